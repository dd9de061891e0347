"""What is known of one row of Jack's sheet: how each space was filled, and what was answered.

A `Row` is a list of facts, each of which can be said in a sentence and taken away again (that is
how `why` finds the few that matter). `narrowed` turns the facts into what a search for paths
asks: which circles each space can hold, and which circles must be passed by when.

Spaces count from 0, the first circle of the row; a coach fills two of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from darklantern.boards.streetboard import Circle
from darklantern.core.sentences import Sentence
from darklantern.streets.streets import Streets

T = TypeVar("T", bound=type)

WALK, ALLEY, BOAT, HIDDEN, VIA, TO = "walk", "alley", "boat", "hidden", "via", "to"
"""How a space is filled. HIDDEN is an alley or a boat face down; VIA and TO are a coach's two."""

FREE, BY_ALLEY, BY_BOAT, BY_EITHER = 0, 1, 2, 3
"""What a way costs of the tiles face down: nothing, an alley, a boat, one or the other."""


class Step(NamedTuple):
    """How one space was filled; for a walk, the crossings occupied at that moment."""

    kind: str
    occupied: int = 0


def of_its_kind(cls: T) -> T:
    """Tuples of the same numbers are equal, whatever they are called; facts are not.

    Rows of facts are what caches go by, so a clue must never pass for a search in vain.
    """

    def equal(one: Any, other: Any) -> bool:
        return type(one) is type(other) and tuple.__eq__(one, other)

    def unequal(one: Any, other: Any) -> bool:
        return not equal(one, other)

    changed: Any = cls
    changed.__eq__, changed.__ne__ = equal, unequal
    return cls


@of_its_kind
class Vain(NamedTuple):
    """A search found nothing: the circle is on no space up to this one (W7)."""

    circle: Circle
    space: int

    @property
    def sentence(self) -> Sentence:
        return Sentence("no clue at {circle} after space {space}", **self._asdict())

    def narrow(self, allowed: list[bytearray]) -> None:
        for space in range(min(self.space + 1, len(allowed))):
            allowed[space][self.circle] = 0


@of_its_kind
class Clue(NamedTuple):
    """A search found a clue: the circle is on some space up to this one (W7)."""

    circle: Circle
    space: int

    @property
    def sentence(self) -> Sentence:
        return Sentence("a clue at {circle} after space {space}", **self._asdict())

    def narrow(self, allowed: list[bytearray]) -> None:
        """Nothing is forbidden: `narrowed` lists what must be passed."""


@of_its_kind
class NotThere(NamedTuple):
    """An arrest failed: the space's circle is none of these (W8)."""

    circles: tuple[Circle, ...]
    space: int

    @property
    def sentence(self) -> Sentence:
        return Sentence("the arrest at {circles} after space {space} failed", **self._asdict())

    def narrow(self, allowed: list[bytearray]) -> None:
        for circle in self.circles:
            allowed[self.space][circle] = 0


@of_its_kind
class Scent(NamedTuple):
    """Smoker told on exactly which spaces up to this one the circle stands (H9)."""

    circle: Circle
    spaces: tuple[int, ...]
    space: int

    @property
    def sentence(self) -> Sentence:
        return Sentence(
            "Smoker found {circle} at space {spaces}, asked after space {space}", **self._asdict()
        )

    def narrow(self, allowed: list[bytearray]) -> None:
        for space in range(min(self.space + 1, len(allowed))):
            if space in self.spaces:
                _only(allowed[space], self.circle)
            else:
                allowed[space][self.circle] = 0


@of_its_kind
class Reached(NamedTuple):
    """The row ended here: a location, reached for the first time, or the hideout."""

    circle: Circle
    space: int
    first: bool
    """Whether the row would have ended had he been there before."""

    @property
    def sentence(self) -> Sentence:
        circle, space, first = self
        if first:
            return Sentence(
                "{circle} was reached, for the first time, at space {space}",
                circle=circle,
                space=space,
            )
        return Sentence("{circle} was reached at space {space}", circle=circle, space=space)

    def narrow(self, allowed: list[bytearray]) -> None:
        if self.first:
            for space in range(1, self.space):
                allowed[space][self.circle] = 0
        _only(allowed[self.space], self.circle)


@of_its_kind
class Shunned(NamedTuple):
    """A location announced in a later round: this row passed it nowhere (H2, H3)."""

    circle: Circle

    @property
    def sentence(self) -> Sentence:
        return Sentence("{circle} was a location not yet announced", circle=self.circle)

    def narrow(self, allowed: list[bytearray]) -> None:
        for space in range(1, len(allowed)):
            allowed[space][self.circle] = 0


Fact: TypeAlias = Vain | Clue | NotThere | Scent | Reached | Shunned


def _only(allowed: bytearray, circle: Circle) -> None:
    kept = allowed[circle]
    allowed[:] = bytes(len(allowed))
    allowed[circle] = kept


class Beginning(NamedTuple):
    """Phase 1 has begun and Jack was not beaten for want of a move (W6): how he could move."""

    occupied: int
    coach: bool
    """Whether a coach is in his hand and fits on the track."""


class Row(NamedTuple):
    """All that is known of one row."""

    starts: tuple[tuple[Circle, ...], ...]
    """How it may begin: one circle, or the two crime scenes of the double event in each order."""
    steps: tuple[Step, ...] = ()
    facts: tuple[Fact, ...] = ()
    alleys: int = 0
    """The alleys Jack held when those face down were used (all that are left, if none were)."""
    boats: int = 0
    beginning: Beginning | None = None
    """Known while phase 1 is under way."""
    told: bool = True
    """Whether an arrival at the last space would have been told by now."""

    @property
    def last(self) -> int:
        """The last space filled."""
        return len(self.starts[0]) - 1 + len(self.steps)

    def step(self, space: int) -> Step:
        """How this space was filled."""
        return self.steps[space - len(self.starts[0])]

    def and_(self, *facts: Fact) -> Row:
        """The same row with one thing more known."""
        return self._replace(facts=(*self.facts, *facts))

    def filled(self, *steps: Step) -> Row:
        """The row with one more step."""
        return self._replace(steps=(*self.steps, *steps))

    @property
    def face_down(self) -> int:
        """How many tiles lie face down."""
        return sum(step.kind == HIDDEN for step in self.steps)


class Exit(NamedTuple):
    """One way on that would have saved Jack from being beaten: its tile and its circles."""

    tile: str | None
    circles: frozenset[Circle]


class Narrowed(NamedTuple):
    """A row as a search for paths reads it."""

    row: Row
    allowed: list[bytearray]
    """For each space, 1 at the number of each circle that it can hold."""
    clues: tuple[tuple[Circle, int], ...]
    """Circles to be passed, each with the last space that does."""
    stuck: Mapping[Circle, tuple[Exit, ...]]
    """Where no walk was possible as phase 1 began: what else he could do there."""


def narrowed(streets: Streets, row: Row, avoid: Collection[Circle] = ()) -> Narrowed:
    """The row's facts put together; `avoid` are goals that no space may hold, nor any exit use."""
    size = streets.size
    allowed = [bytearray(b"\1" * size) for _ in range(row.last + 1)]
    blue = streets.circles("blue")
    for space, step in enumerate(row.steps, len(row.starts[0])):
        if step.kind in (VIA, TO):  # a coach stops on no blue circle (H4)
            for circle in blue:
                allowed[space][circle] = 0
    first_told: dict[Circle, int] = {}
    for fact in row.facts:
        fact.narrow(allowed)
        if type(fact) is Clue:
            first_told[fact.circle] = min(fact.space, first_told.get(fact.circle, fact.space))
    for circle in avoid:
        for space in range(1, row.last + 1):
            allowed[space][circle] = 0
    # A clue on a circle that every beginning holds says nothing.
    clues = tuple(
        (circle, space)
        for circle, space in first_told.items()
        if not all(circle in start[: space + 1] for start in row.starts)
    )
    stuck = {
        circle: tuple(exit for exit in exits if exit.circles.isdisjoint(avoid))
        for circle, exits in hemmed_in(streets, row.beginning).items()
    }
    return Narrowed(row, allowed, clues, stuck)


@lru_cache(maxsize=256)
def hemmed_in(streets: Streets, beginning: Beginning | None) -> Mapping[Circle, tuple[Exit, ...]]:
    """The circles from which no walk was possible then, each with its other ways on."""
    if beginning is None:
        return {}
    return {
        circle: _exits(streets, circle, beginning.coach)
        for circle in streets.circles()
        if not streets.walks(circle, beginning.occupied)
    }


def _exits(streets: Streets, circle: Circle, coach: bool) -> tuple[Exit, ...]:
    """The special movements from a circle: alleys, boats, and a coach if there is one."""
    blue = streets.circles("blue")
    exits = [Exit(ALLEY, frozenset((end,))) for end in streets.alleys(circle)]
    exits += [Exit(BOAT, frozenset((end,))) for end in streets.boats(circle)]
    if coach:
        exits += [
            Exit(None, frozenset(ride))
            for ride in streets.rides(circle)
            if not any(stop in blue for stop in ride)
        ]
    return tuple(exits)


def in_hand(row: Row, tile: str | None, alleys: int, boats: int) -> bool:
    """Whether he may still hold this tile, the row having needed so many alleys and boats.

    What lay face down and could have been either is dealt out in whatever way leaves the tile.
    """
    if tile is None:
        return True
    held_alleys = row.alleys - (tile == ALLEY)
    held_boats = row.boats - (tile == BOAT)
    return (
        held_alleys >= alleys and held_boats >= boats and held_alleys + held_boats >= row.face_down
    )
