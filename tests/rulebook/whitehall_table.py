"""A table of Whitehall Mystery to play scenes at, one line a gesture.

    table = Hunt(figures={"yellow": "k110", "blue": "k39", "red": "k102"}, start=147)
    table.jack(Walk(114))
    table.police_move(yellow="k109")              # the others stay
    table.everyone_done()
    assert Walk(112) in table.legal("walk")
    assert "(W1)" in table.refusal("jack", Walk(159))

Everything is played as players would, with one liberty: `figures` may be deployed anywhere, so
that a scene need not begin with a march to it. Where figures really deploy has its own tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.game import IllegalAction, Outcome
from darklantern.core.position import Position, begin, evolve
from darklantern.core.seats import JACK, Seat, Seating
from darklantern.games.whitehall import GAME
from darklantern.games.whitehall.actions import (
    Begin,
    ChooseLocation,
    Deploy,
    Done,
    Move,
    Pass,
    Search,
    Walk,
)
from darklantern.games.whitehall.events import FigureDeployed
from darklantern.games.whitehall.options import WhitehallOptions
from darklantern.games.whitehall.state import STREETS, JackNotes, Part, Phase, Table

EXAMPLE = (33, 46, 147, 159)
"""The locations of the rulebook's example, one in each quadrant."""

FIGURES = {"yellow": "k92", "blue": "k107", "red": "k112"}


class Hunt:
    """A hunt whose set-up has been played; of a set-up given in part, that part."""

    def __init__(
        self,
        locations: Sequence[int] = EXAMPLE,
        figures: Mapping[Seat, str | None] = FIGURES,
        start: int | None = 147,
        **options: bool,
    ) -> None:
        seating = Seating((JACK, *figures))
        self.position: Position = begin(GAME, WhitehallOptions(**options), seating)
        self.told: list[Event] = []
        """All that has happened."""
        for circle in locations:
            self.jack(ChooseLocation(circle))
        if len(locations) == 4:
            self._deploy(figures)
        if self.table.phase is Phase.BEGINNING and start is not None:
            self.jack(Begin(start))

    def _deploy(self, figures: Mapping[Seat, str | None]) -> None:
        for figure, crossing in figures.items():
            if crossing is None:
                return
            if crossing in STREETS.bordered("yellow"):
                self.play(figure, Deploy(crossing))
            else:
                self.happens(FigureDeployed(figure, crossing))

    # -- playing ----------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """One gesture; what came of it."""
        self.position, events = self.position.play(seat, action)
        self.told += events
        return events

    def happens(self, event: Event) -> None:
        self.position = Position(GAME, evolve(GAME, self.position.state, event))
        self.told.append(event)

    def jack(self, action: Action) -> list[Event]:
        return self.play(JACK, action)

    def yellow(self, action: Action) -> list[Event]:
        return self.play("yellow", action)

    def blue(self, action: Action) -> list[Event]:
        return self.play("blue", action)

    def red(self, action: Action) -> list[Event]:
        return self.play("red", action)

    def green(self, action: Action) -> list[Event]:
        return self.play("green", action)

    def brown(self, action: Action) -> list[Event]:
        return self.play("brown", action)

    def police_move(self, **to: str) -> None:
        """Phase 2 to its end: these figures move, the others stay."""
        while self.table.phase is Phase.HUNTING:
            figure = self.table.figure
            self.play(figure, Move(to.get(figure, self.table.crossing)))

    def police_stay(self) -> None:
        self.police_move()

    def done(self, *figures: Seat) -> None:
        for figure in figures:
            self.play(figure, Done())

    def everyone_done(self) -> list[Event]:
        """Phase 3 to its end: who has not had its part is done. A false clue is kept."""
        events: list[Event] = []
        while self.table.phase in (Phase.BLOCKING, Phase.SUSPICION):
            seat = self.position.seat
            assert seat is not None
            events = self.play(seat, Pass() if seat == JACK else Done())
        return events

    def turn(self, action: Action, **to: str) -> list[Event]:
        """A whole turn in which the police move thus and inspect nothing; what ended it."""
        self.jack(action)
        self.police_move(**to)
        return self.everyone_done()

    def walk(self, *circles: int) -> list[Event]:
        """Whole turns: Jack walks from circle to circle, the police stand and wait."""
        events: list[Event] = []
        for circle in circles:
            events = self.turn(Walk(circle))
        return events

    # -- looking ----------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        table: Table = self.position.state.table
        return table

    @property
    def notes(self) -> JackNotes:
        notes: JackNotes = self.position.state.notes[JACK]
        return notes

    @property
    def seat(self) -> Seat | None:
        return self.position.seat

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def legal(self, *types: str) -> list[Action]:
        """What the seat to act may do, of these types only if any is named."""
        return [action for action in self.position.legal if not types or action.type in types]

    def refusal(self, seat: Seat, action: Action) -> str:
        """The sentence told to who tries this, which must be illegal and change nothing."""
        sentence = self.position.why_not(seat, action)
        assert sentence is not None, f"{action} is legal for {seat}"
        if seat == self.seat:
            assert action not in self.legal()
        before = self.position
        with pytest.raises(IllegalAction) as raised:
            self.position.play(seat, action)
        assert str(raised.value) == sentence
        assert self.position is before
        return sentence

    def hears(self, viewer: Seat, events: Sequence[Event]) -> list[str]:
        """The lines of the log that these events are to a viewer."""
        return [GAME.prose(redact(event, viewer)) for event in events]


# -- a scene for several subjects: Jack has earned a false clue ----------------------------

CLUES_AT = {"k44": (42, 44), "k88": (77, 78), "k71": (76,)}


def five_clues(
    figures: Mapping[str, str] = {"yellow": "k44", "blue": "k88", "red": "k71"},
    *,
    false_clues: bool = True,
    **more: bool,
) -> Hunt:
    """Seven turns; in the last two the figures find five clues. Jack stands on 78."""
    table = Hunt((44, 71, 147, 159), figures, 44, false_clues=false_clues, **more)
    table.walk(24, 42, 56, 59, 76)
    for turn, circle in enumerate((77, 78)):
        table.jack(Walk(circle))
        table.police_stay()
        for figure, crossing in figures.items():
            clues = CLUES_AT[crossing][turn:]
            table.play(figure, Search(clues[0]) if clues else Done())
            if table.table.part is Part.AGAIN:
                table.done(figure)
    assert table.table.clues == {42, 44, 76, 77, 78}
    return table


def blocking(table: Hunt | None = None, **to: str) -> Hunt:
    """Jack, who has earned a false clue, has walked, the figures have moved thus: he is asked."""
    table = table or five_clues()
    table.jack(Walk(77))
    table.police_move(**to)
    return table
