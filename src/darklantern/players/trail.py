"""The row that Jack is walking, as a police seat hears of it, and where that leaves him in sets.

A set is more than can be proved: each clue is used alone, and what two of them say together is
lost. The true circle is never excluded.
"""

from __future__ import annotations

from collections.abc import Iterable

from darklantern.boards.streetboard import Circle, Crossing
from darklantern.core.events import Event
from darklantern.streets.streets import Streets

Circles = frozenset[Circle]


class Trail:
    """What was told of the current row: how each space was filled, and all the answers.

    Fed with the events of either street game, in order, once each.
    """

    def __init__(self, streets: Streets) -> None:
        self.streets = streets
        self.standing: dict[str, Crossing] = {}
        """Where each figure or pawn stands."""
        self.moved: set[str] = set()
        """Those that have moved since Jack's last step."""
        self._begin(())
        self._heard = 0

    def _begin(self, start: Iterable[Circle]) -> None:
        self.start = frozenset(start)
        self.steps: list[tuple[str, int]] = []
        """How each space was filled, with the crossings occupied at that moment."""
        self.vain: dict[Circle, int] = {}
        """Searched in vain, with the last space that the answer was about."""
        self.clues: dict[Circle, int] = {}
        """Found, with the last space that the first answer was about."""
        self._not_there: dict[int, set[Circle]] = {}
        self._sets: list[Circles] | None = None

    def listen(self, heard: Iterable[Event], total: int) -> None:
        """Take in the events that are new since last time."""
        for number, event in enumerate(heard):
            if number >= self._heard:
                self._hear(event)
        self._heard = total

    def _hear(self, event: Event) -> None:
        told = event.__dict__
        match event.type:
            case "figure-deployed":
                self.standing[told["figure"]] = told["crossing"]
            case "figure-moved":
                self._stands(told["figure"], told["to"])
            case "alarm-whistled":
                self.standing = dict(zip(told["pawns"], told["crossings"], strict=True))
            case "pawn-moved" | "pawn-rushed":
                self._stands(told["pawn"], told["to"])
            case "pawn-relocated":
                self.standing[told["pawn"]] = told["crossing"]
            case "hunt-began" | "round-began" | "wretched-killed":
                self._begin((told["circle"],))
            case "double-event":
                self._begin(told["circles"])
            case "jack-walked":
                self._step("walk")
            case "jack-took-coach":
                self._step("coach")
                self._step("coach")
            case "jack-used-tile":
                self._step(told["tile"])
            case "jack-used-alley":
                self._step("alley")
            case "jack-used-hidden-tile":
                self._step("hidden")
            case "circle-searched" if told["found"]:
                self.clues.setdefault(told["circle"], len(self.steps))
            case "circle-searched":
                self.vain[told["circle"]] = len(self.steps)
            case "arrest-failed":
                self._not_there.setdefault(len(self.steps), set()).update(told["circles"])
        self._sets = None

    def _stands(self, who: str, where: Crossing) -> None:
        self.standing[who] = where
        self.moved.add(who)

    def _step(self, kind: str) -> None:
        self.steps.append((kind, self.streets.mask(self.standing.values())))
        self.moved = set()

    # -- sets ---------------------------------------------------------------------------------

    def spaces(self) -> list[Circles]:
        """For each space of the row the circles it may hold."""
        if self._sets is None:
            self._sets = self._forward()
        return self._sets

    def now(self) -> Circles:
        """Where Jack may be: reached from the start, and past each clue in time."""
        spaces = self.spaces()
        here = spaces[-1]
        for clue, by in self.clues.items():
            if clue not in self.start:
                here &= self._past(clue, by, spaces)
        return here or spaces[-1]

    def _forward(self) -> list[Circles]:
        spaces = [self.start]
        for space, step in enumerate(self.steps, 1):
            spaces.append(self._onward(spaces[-1], step, space))
        return spaces

    def _past(self, clue: Circle, by: int, spaces: list[Circles]) -> Circles:
        """Where he may be, having passed this circle on a space up to `by`."""
        past: Circles = frozenset()
        for space, circles in enumerate(spaces):
            if space:
                past = self._onward(past, self.steps[space - 1], space)
            if space <= by and clue in circles:
                past |= {clue}
        return past

    def _onward(self, circles: Circles, step: tuple[str, int], space: int) -> Circles:
        kind, occupied = step
        streets = self.streets
        found: set[Circle] = set()
        for circle in circles:
            if kind == "walk":
                found.update(streets.walks(circle, occupied))
            elif kind == "coach":
                found.update(streets.neighbours[circle])
            if kind in ("alley", "hidden"):
                found.update(streets.alleys(circle))
            if kind in ("boat", "hidden"):
                found.update(streets.boats(circle))
        not_there = self._not_there.get(space, ())
        return frozenset(c for c in found if self.vain.get(c, -1) < space and c not in not_there)
