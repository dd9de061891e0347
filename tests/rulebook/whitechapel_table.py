"""A table of Letters from Whitechapel to play scenes at, one line a gesture.

    table = Night()                               # night 1, women laid, patrols laid, kill or wait?
    table.jack(Wait())
    table = Night(number=3).hunt(at=27, then=3, pawns={"blue": "k12"})
    table.police_move(blue="k19")                 # the others stay
    table.everyone_done()
    assert Walk(9) in table.legal("walk")
    assert "(W1)" in table.refusal("jack", Walk(159))

Everything is played as players would, with three liberties, each taken by an event: patrol tokens
and pawns may be put anywhere, Jack may kill anywhere, and earlier nights end as soon as they have
begun. What is legal there has its own tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.game import IllegalAction, Outcome
from darklantern.core.position import Position, begin, evolve
from darklantern.core.seats import CHANCE, JACK, Seat, Seating
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import (
    ChooseHideout,
    Done,
    Head,
    Kill,
    Move,
    Pass,
    PlaceWoman,
    Walk,
)
from darklantern.games.whitechapel.events import (
    AlarmWhistled,
    DoubleEvent,
    JackEscaped,
    PatrolPlaced,
    WretchedKilled,
)
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import (
    FAKE_WOMEN,
    MARKED_WOMEN,
    STREETS,
    JackNotes,
    Phase,
    PoliceNotes,
    Table,
)

RED = STREETS.circles("red")
YELLOW = STREETS.bordered("yellow")
FALSE = "false"
TOKENS = (*PAWNS, FALSE, FALSE)
PATROLS = dict(zip(YELLOW, TOKENS, strict=True))
"""blue k42, yellow k44, brown k58, red k138, green k143, and false on k156 and k181."""

HEADS = {1: "blue", 2: "yellow", 3: "green", 4: "red"}


class Night:
    """A night played up to the first `kill` or `wait`, or to the question asked before it."""

    def __init__(
        self,
        number: int = 1,
        hideout: int = 90,
        head: str | None = None,
        marked: Sequence[int] | None = None,
        patrols: Mapping[str, str] = PATROLS,
        stood: Mapping[str, str] = PATROLS,
        detectives: int = 5,
        pawns: Mapping[Seat, Sequence[str]] | None = None,
        **options: bool,
    ) -> None:
        """`stood`: tokens of the nights before, and so where the pawns stood when they ended."""
        seating = GAME.seating(None, detectives)
        if pawns is not None:
            held = tuple((seat, tuple(colours)) for seat, colours in pawns.items())
            seating = Seating((JACK, *pawns), held)
        self.position: Position = begin(GAME, WhitechapelOptions(**options), seating)
        self.told: list[Event] = []
        """All that has happened."""
        self.jack(ChooseHideout(hideout))
        heads = _heads_before(number, head)
        for earlier in range(1, number):
            self._play_hell(heads[earlier - 1], None, stood)
            self._until_blood()
            self.hunt(*((7,), (26,), (44, 45))[earlier - 1])
            self.happens(JackEscaped(self.table.space + 1, hideout))
        self._play_hell(head or HEADS[number], marked, patrols)

    def _play_hell(
        self, head: str, marked: Sequence[int] | None, patrols: Mapping[str, str]
    ) -> None:
        self.lay_women(marked)
        self.draw(head)
        for crossing, token in patrols.items():
            self.happens(PatrolPlaced(self.table.head, crossing, token))

    def _until_blood(self) -> None:
        while self.table.phase in (Phase.ADDRESS, Phase.LETTERS):
            self.play(self.acting, Pass())

    # -- playing ----------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """One gesture; what came of it."""
        self.position, events = self.position.play(seat, action)
        self.told += events
        return events

    def happens(self, event: Event) -> list[Event]:
        """An event that nobody chose at this table, and what follows by itself."""
        before = len(self.told)
        following: Event | None = event
        while following is not None:
            self._only(following)
            following = GAME.follows(self.position.state)
        return self.told[before:]

    def jack(self, action: Action) -> list[Event]:
        return self.play(JACK, action)

    def head(self, action: Action) -> list[Event]:
        return self.play(self.table.head, action)

    def police(self, action: Action) -> list[Event]:
        """By the detective whose turn it is."""
        assert self.acting not in (JACK, CHANCE)
        return self.play(self.acting, action)

    def draw(self, pawn: str) -> list[Event]:
        return self.play(CHANCE, Head(pawn))

    def lay_women(self, marked: Sequence[int] | None = None) -> None:
        """Marked women on these circles (or the first free red ones), fakes on the next."""
        night = self.table.night
        free = [circle for circle in RED if circle not in self.table.scenes]
        wanted = tuple(marked or free[: MARKED_WOMEN[night]])
        fakes = [circle for circle in free if circle not in wanted][: FAKE_WOMEN[night]]
        for circle in wanted:
            self.jack(PlaceWoman(circle, True))
        for circle in fakes:
            self.jack(PlaceWoman(circle, False))

    def kill(self, circle: int, then: int | None = None) -> list[Event]:
        return self.jack(Kill(circle, then))

    def hunt(
        self, at: int = 65, then: int | None = None, pawns: Mapping[str, str] | None = None
    ) -> Night:
        """The murder (on night 3: `at`, then `then`) and the whistles; these pawns are elsewhere.

        Pawns that are not named stand where their tokens lay.
        """
        assert self.table.phase is Phase.BLOOD
        laid = {patrol.token: patrol.crossing for patrol in self.head_notes.patrols}
        at_last = {**{pawn: laid[pawn] for pawn in PAWNS}, **(pawns or {})}
        if then is None:
            self._only(WretchedKilled(at))
        else:
            self._only(DoubleEvent((min(at, then), max(at, then)), (at, then)))
        self.happens(AlarmWhistled(PAWNS, tuple(at_last[pawn] for pawn in PAWNS)))
        return self

    def _only(self, event: Event) -> None:
        self.position = Position(GAME, evolve(GAME, self.position.state, event))
        self.told.append(event)

    def police_move(self, **to: str) -> None:
        """Phase 2 to its end: these pawns move, the others stay."""
        while self.table.phase is Phase.HUNTING:
            pawn = self.table.todo[0]
            self.police(Move(pawn, to.get(pawn, self.table.crossing_of(pawn))))

    def done(self, *pawns: str) -> None:
        for pawn in pawns:
            self.police(Done(pawn))

    def everyone_done(self) -> list[Event]:
        """Phase 3 to its end: who has not had its part is done. A false clue is kept."""
        events: list[Event] = []
        while self.table.phase in (Phase.BLOCKING, Phase.SUSPICION):
            if self.acting == JACK:
                events = self.jack(Pass())
            else:
                events = self.police(Done(self.table.searching or self.table.todo[0]))
        return events

    def turn(self, action: Action, **to: str) -> list[Event]:
        """A whole turn in which the police move thus and inspect nothing; what ended it."""
        events = self.jack(action)
        if self.table.phase is Phase.GRAFFITI:
            self.jack(Pass())
        if self.table.phase is Phase.HUNTING:
            self.police_move(**to)
            events = self.everyone_done()
        return events

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
    def head_notes(self) -> PoliceNotes:
        notes: PoliceNotes = self.position.state.notes[self.table.head]
        return notes

    @property
    def acting(self) -> Seat:
        seat = self.position.seat
        assert seat is not None, "the game is over"
        return seat

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
        before = self.position
        with pytest.raises(IllegalAction) as raised:
            self.position.play(seat, action)
        assert str(raised.value) == sentence
        assert self.position is before
        return sentence

    def hears(self, viewer: Seat, events: Sequence[Event]) -> list[str]:
        """The lines of the log that these events are to a viewer."""
        return [GAME.prose(redact(event, viewer)) for event in events]

    def hears_all(self, viewer: Seat) -> list[Event]:
        """All that has happened, as this viewer was told."""
        return [redact(event, viewer) for event in self.told]


def _heads_before(number: int, head: str | None) -> list[str]:
    """Heads of the nights before this one, other than its own."""
    wanted = head or HEADS[number]
    usual = [HEADS[n] for n in range(1, number)]
    spare = next(pawn for pawn in PAWNS if pawn not in (*usual, wanted))
    return [spare if pawn == wanted else pawn for pawn in usual]
