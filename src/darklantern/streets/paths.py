"""Which rows are possible: the exact search in plain Python, which the compiled one must equal.

A partial row is summed up by what its future can depend on: the circle he is on, where a coach
under way came from, which clues it has passed, what it needs of the tiles face down, and which
choices of goals it leaves open. Rows with the same summary are counted together, so that a
million rows are a few thousand *states*, and nothing is lost:

    forwards     every state that the facts allow, with the number of rows that lead to it
    backwards    those from which the row can be completed: what is left is possible

Goals (Whitehall). A row may not touch a location that was not yet announced, and Jack chose one of
each open quarter. `Goals.choices` are the sets he can have chosen. A row is possible when it leaves
some choice untouched. While more choices are pairwise disjoint than there are circles still to
come, one must survive whatever the row does: the state forgets the choices (`SAFE`), and in most
positions it does so from the very start.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeAlias

from darklantern.boards.streetboard import Circle
from darklantern.streets.rows import (
    BY_ALLEY,
    BY_BOAT,
    TO,
    VIA,
    WALK,
    Narrowed,
    Row,
    in_hand,
    narrowed,
)
from darklantern.streets.streets import Streets
from darklantern.streets.ways import ways

SAFE = -1
"""Some choice of goals survives, whatever is still to come."""

END_MARGIN = 3
"""What the end of a row can cost besides its spaces: an accused circle, and the two circles of the
exit that saved Jack from being beaten."""


class Goals(NamedTuple):
    """The sets of goals that Jack may have, one of which the row must leave untouched."""

    choices: tuple[frozenset[Circle], ...]
    accused: frozenset[Circle] = frozenset()
    """Goals only if he stands there now, and is about to say so."""


class Paths(NamedTuple):
    """The possible rows, summed up."""

    spaces: tuple[tuple[Circle, ...], ...]
    """For each space the circles it can hold, ascending. Empty ones: the facts clash."""
    certain: tuple[Circle, ...]
    """The circles in every possible row, ascending."""
    number: int
    """How many rows there are."""


class State(NamedTuple):
    """What the future of a partial row depends on."""

    circle: Circle
    origin: Circle
    """Where the coach under way came from; 0 outside a coach."""
    seen: int
    """The clues passed, as bits."""
    alleys: int
    boats: int
    """How many tiles face down can only have been these."""
    left: int
    """The choices of goals untouched so far, as bits; or SAFE."""


Layer: TypeAlias = dict[State, int]


class Search:
    """One search for the rows that the facts allow."""

    def __init__(
        self,
        streets: Streets,
        row: Row,
        avoid: Collection[Circle] = (),
        goals: Goals | None = None,
        watched: Sequence[Circle] = (),
    ) -> None:
        """`watched` circles are remembered when passed, like clues, and need not be."""
        self.row = row
        self.question: Narrowed = narrowed(streets, row, avoid)
        self.goals = goals
        self.last = row.last
        self.watched = tuple(watched)
        self.clue_bits = [self._bits(space) for space in range(self.last + 1)]
        self.due = [
            sum(1 << i for i, (_, until) in enumerate(self.question.clues) if until <= space)
            for space in range(self.last + 1)
        ]
        self.touching: dict[Circle, int] = {}
        for i, choice in enumerate(goals.choices if goals else ()):
            for circle in choice:
                self.touching[circle] = self.touching.get(circle, 0) | 1 << i
        self.disjoint: dict[int, int] = {}
        self.ways = {
            space: ways(streets, row.step(space))
            for space in range(len(row.starts[0]), self.last + 1)
        }
        self.layers = self._forwards()
        self.live = self._backwards()

    def _bits(self, space: int) -> dict[Circle, int]:
        bits: dict[Circle, int] = {}
        for i, (circle, until) in enumerate(self.question.clues):
            if space <= until:
                bits[circle] = bits.get(circle, 0) | 1 << i
        for i, circle in enumerate(self.watched, len(self.question.clues)):
            bits[circle] = bits.get(circle, 0) | 1 << i
        return bits

    def passed(self, state: State) -> frozenset[Circle]:
        """The watched circles that a row in this state has passed."""
        seen = state.seen >> len(self.question.clues)
        return frozenset(circle for i, circle in enumerate(self.watched) if seen >> i & 1)

    # -- forwards ---------------------------------------------------------------------------

    def _forwards(self) -> list[Layer]:
        first = len(self.row.starts[0]) - 1
        layers: list[Layer] = [{} for _ in range(self.last + 1)]
        for start in self.row.starts:
            seen = 0
            for space, circle in enumerate(start):
                seen |= self.clue_bits[space].get(circle, 0)
                if not self._allowed(space, circle, seen):
                    break
            else:
                state = State(start[-1], 0, seen, 0, 0, self._settled(self._all_open(), first))
                layers[first][state] = layers[first].get(state, 0) + 1
        for space in range(first + 1, self.last + 1):
            layer = layers[space]
            for state, count in layers[space - 1].items():
                for ahead in self.successors(state, space):
                    layer[ahead] = layer.get(ahead, 0) + count
        layers[-1] = {s: n for s, n in layers[-1].items() if self._may_end(s)}
        return layers

    def successors(self, state: State, space: int) -> list[State]:
        """The states at this space that a row in `state` at the space before can go on to."""
        kind = self.row.step(space).kind
        found = []
        for end, cost in self.ways[space][state.circle]:
            if kind == TO and end == state.origin:
                continue
            seen = state.seen | self.clue_bits[space].get(end, 0)
            if not self._allowed(space, end, seen):
                continue
            alleys = state.alleys + (cost == BY_ALLEY)
            boats = state.boats + (cost == BY_BOAT)
            if alleys > self.row.alleys or boats > self.row.boats:
                continue
            still_open = self._still_open(state.left, space, end)
            if still_open:
                origin = state.circle if kind == VIA else 0
                found.append(State(end, origin, seen, alleys, boats, still_open))
        return found

    def _allowed(self, space: int, circle: Circle, seen: int) -> bool:
        due = self.due[space]
        return bool(self.question.allowed[space][circle]) and seen & due == due

    # -- goals ------------------------------------------------------------------------------

    def _all_open(self) -> int:
        return SAFE if self.goals is None else (1 << len(self.goals.choices)) - 1

    def _still_open(self, still_open: int, space: int, circle: Circle) -> int:
        """0: every choice is touched. The last walk may be an arrival not told yet (H2)."""
        if still_open == SAFE:
            return SAFE
        arrival = space == self.last and not self.row.told and self.row.step(space).kind == WALK
        if not arrival:
            still_open &= ~self.touching.get(circle, 0)
        return self._settled(still_open, space)

    def _settled(self, still_open: int, space: int) -> int:
        """SAFE when more disjoint choices are open than can still be touched."""
        if still_open in (0, SAFE):
            return still_open
        if still_open not in self.disjoint:
            self.disjoint[still_open] = self._disjoint(still_open)
        to_come = self.last - space + END_MARGIN
        return SAFE if self.disjoint[still_open] > to_come else still_open

    def _disjoint(self, still_open: int) -> int:
        """How many choices without a common circle, gathered greedily: at least so many."""
        assert self.goals is not None
        used: set[Circle] = set()
        count = 0
        for i, choice in enumerate(self.goals.choices):
            if still_open >> i & 1 and used.isdisjoint(choice):
                used |= choice
                count += 1
        return count

    def _may_end(self, state: State) -> bool:
        """Whether a row may stand like this now, in some choice of goals."""
        exits = self.question.stuck.get(state.circle)
        if exits is not None:
            exits = tuple(e for e in exits if in_hand(self.row, e.tile, state.alleys, state.boats))
            if not exits:
                return False
        if state.left == SAFE:
            return True
        assert self.goals is not None
        return any(
            state.left >> i & 1
            and choice & self.goals.accused <= {state.circle}
            and (exits is None or any(choice.isdisjoint(e.circles) for e in exits))
            for i, choice in enumerate(self.goals.choices)
        )

    # -- backwards --------------------------------------------------------------------------

    def _backwards(self) -> list[Layer]:
        """The states from which the row can be completed, with the number of ways to do so."""
        first = len(self.row.starts[0]) - 1
        live: list[Layer] = [{} for _ in self.layers]
        live[-1] = dict.fromkeys(self.layers[-1], 1)
        for space in range(self.last, first, -1):
            for state in self.layers[space - 1]:
                ahead = sum(live[space].get(s, 0) for s in self.successors(state, space))
                if ahead:
                    live[space - 1][state] = ahead
        return live

    # -- single rows ------------------------------------------------------------------------

    def row_by(self, choose: Callable[[Sequence[tuple[State, int]]], State]) -> tuple[Circle, ...]:
        """A possible row, built by choosing among the states that can be completed, each with
        the number of its completions. Choosing by these numbers makes every row as likely."""
        first = len(self.row.starts[0]) - 1
        state = choose(list(self.live[first].items()))
        circles = [c for start in self.row.starts if start[-1] == state.circle for c in start]
        for space in range(first + 1, self.last + 1):
            live = self.live[space]
            ahead = [(s, live[s]) for s in self.successors(state, space) if s in live]
            state = choose(ahead)
            circles.append(state.circle)
        return tuple(circles)

    # -- what comes out ---------------------------------------------------------------------

    @property
    def count(self) -> int:
        return sum(self.layers[-1].values())

    def paths(self) -> Paths:
        first = len(self.row.starts[0]) - 1
        spaces = [tuple(sorted({state.circle for state in layer})) for layer in self.live]
        if first:  # of the double event, the orders that are left
            left = [s for s in self.row.starts if self._is_live_start(s)]
            for space in range(first):
                spaces[space] = tuple(sorted({start[space] for start in left}))
        return Paths(tuple(spaces), self._certain(), self.count)

    def _is_live_start(self, start: Sequence[Circle]) -> bool:
        return any(state.circle == start[-1] for state in self.live[len(start) - 1])

    def _certain(self) -> tuple[Circle, ...]:
        """The circles on every way to each state, space by space; then on every row."""
        first = len(self.row.starts[0]) - 1
        must = {
            state: frozenset(
                circle for s in self.row.starts if s[-1] == state.circle for circle in s
            )
            for state in self.live[first]
        }
        for space in range(first + 1, self.last + 1):
            ahead: dict[State, frozenset[Circle]] = {}
            for state, passed in must.items():
                for after in self.successors(state, space):
                    if after in self.live[space]:
                        both = passed | {after.circle}
                        ahead[after] = ahead[after] & both if after in ahead else both
            must = ahead
        every = list(must.values())
        return tuple(sorted(frozenset.intersection(*every))) if every else ()


def explore(
    streets: Streets, row: Row, avoid: Collection[Circle] = (), goals: Goals | None = None
) -> Paths:
    """All possible rows at once."""
    return Search(streets, row, avoid, goals).paths()
