"""A table of Mr. Jack to play scenes at, and small boards drawn as text.

    table = Evening(jack="gull", cards=("smith", "bert"), smith="e8")
    table.pick("smith")                             # by whoever is to act
    table.play(Move("e7"))
    assert Lamp("b2", "f9") in table.legal("lamp")
    assert "(J2)" in table.refusal("detective", Move("e8"))

A scene is laid out by events, as the game itself would tell them: characters are called to their
hexes, lamps, covers and cordons are carried, turns end. From then on it is played.

    street = sketch('''
          b
        a   d
          #
    ''')
    street.walking["a"]["d"]                        # 2, by way of b

In a sketch a small letter is a street hex of that name, a capital one a manhole, # a building,
% a garden and * a gaslight post; hexes touch as they do on the board, flat sides up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from darklantern.boards.hexboard import HexBoard
from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.game import IllegalAction, Outcome
from darklantern.core.position import Position, begin, evolve
from darklantern.core.seats import CHANCE, JACK, Seat
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.actions import (
    Cordon,
    DealCards,
    DealIdentity,
    Face,
    Move,
    Pick,
)
from darklantern.games.mrjack.events import (
    AlibiDrawn,
    CardsTurnedUp,
    CharacterWhistled,
    CordonMoved,
    CoverMoved,
    GaslightWentOut,
    LampMoved,
    SuspectsCleared,
    TurnBegan,
    WatsonFaced,
    WitnessesCalled,
)
from darklantern.games.mrjack.hexes import Hexes
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.state import CHARACTERS, Notes, Table

QUIET: dict[str, tuple[Action, ...]] = {
    "gull": (Move("e8"),),
    "lestrade": (Move("e6"), Cordon("NE", "NW")),
    "stealthy": (Move("i5"),),
    "watson": (Move("a4"), Face("S")),
}
"""Four characters who can make way without meeting anybody or stepping into the light."""


class Evening:
    """A game in the turn that is asked for, its cards turned up and nothing picked yet.

    On odd turns the detective picks first, on even ones Jack. `cards` are among the four face up.
    """

    def __init__(
        self,
        jack: str = "gull",
        turn: int = 1,
        *,
        board: str = "2006",
        seen: bool = True,
        cards: Sequence[str] = (),
        innocent: Sequence[str] = (),
        drawn: Sequence[tuple[Seat, str]] = (),
        facing: str | None = None,
        lit: Iterable[str] | None = None,
        covers: Iterable[str] | None = None,
        cordons: Iterable[str] | None = None,
        **places: str,
    ) -> None:
        options = MrJackOptions(board=board)  # type: ignore[arg-type]
        self.position: Position = begin(GAME, options, GAME.seating(None, None))
        self.told: list[Event] = []
        """All that has happened."""
        self.play(DealIdentity(jack))
        for character, hex_name in places.items():
            self.happens(CharacterWhistled(character, hex_name, 0))
        self.happens(WatsonFaced(facing or self.table.facing))
        self._exchange(CoverMoved, self.table.covers, covers)
        self._exchange(CordonMoved, self.table.cordons, cordons)
        for drawer, card in drawn:
            self.happens(AlibiDrawn(drawer, card))
        self._let_pass(turn, seen, tuple(innocent))
        self._exchange(LampMoved, self.table.lit, lit)
        assert len(set(self.table.places)) == len(CHARACTERS), "two characters on one hex"
        others = [card for card in CHARACTERS if card not in cards]
        four = tuple(sorted((*cards, *others)[:4]))
        if turn % 2:
            self.play(DealCards(four))  # type: ignore[arg-type]
        else:
            self.happens(CardsTurnedUp(four))

    def _exchange(
        self,
        event: type[CoverMoved | CordonMoved | LampMoved],
        there: Sequence[str],
        wanted: Iterable[str] | None,
    ) -> None:
        """Carry tiles from where they should not lie to where they should."""
        if wanted is not None:
            gone, come = sorted(set(there) - set(wanted)), sorted(set(wanted) - set(there))
            for start, end in zip(gone, come, strict=True):
                self.happens(event(start, end))

    def _let_pass(self, turn: int, seen: bool, innocent: tuple[str, ...]) -> None:
        """The turns before this one: their calls, and the lamps that went out."""
        for earlier in range(1, turn):
            if earlier % 2:
                self.happens(CardsTurnedUp(CHARACTERS[:4]))
            self.happens(WitnessesCalled(seen))
            self.happens(SuspectsCleared(innocent if earlier == 1 else ()))
            if earlier <= 4:
                post = next(lamp.post for lamp in self.table.lamps if lamp.number == earlier)
                self.happens(GaslightWentOut(earlier, post))
            self.happens(TurnBegan(earlier + 1))

    # -- playing ----------------------------------------------------------------------------

    def play(self, *actions: Action) -> list[Event]:
        """Gestures of whoever is to act; what came of the last one."""
        events: list[Event] = []
        for action in actions:
            seat = self.seat
            assert seat is not None, "the game is over"
            self.position, events = self.position.play(seat, action)
            self.told += events
        return events

    def pick(self, character: str) -> list[Event]:
        return self.play(Pick(character))

    def happens(self, event: Event) -> None:
        self.position = Position(GAME, evolve(GAME, self.position.state, event))
        self.told.append(event)

    def quietly(self, count: int = 4) -> list[Event]:
        """So many of the cards face up, each played as QUIET says; what came of the last action."""
        events: list[Event] = []
        for character in self.table.cards[:count]:
            events = self.play(Pick(character), *QUIET[character])
        return events

    # -- looking ----------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        table: Table = self.position.state.table
        return table

    def notes(self, seat: Seat = JACK) -> Notes:
        notes: Notes = self.position.state.notes[seat]
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

    def ends(self, *types: str) -> set[str]:
        """The hexes that these actions lead to."""
        return {action.to for action in self.legal(*(types or ("move",)))}  # type: ignore[attr-defined]

    def kinds(self) -> list[str]:
        """The types of the legal actions, in the order of the list."""
        return list(dict.fromkeys(action.type for action in self.legal()))

    def refusal(self, seat: Seat, action: Action) -> str:
        """The sentence told to who tries this, which must be illegal and change nothing."""
        sentence = self.position.why_not(seat, action)
        assert sentence is not None, f"{action} is legal for {seat}"
        before = self.position
        with pytest.raises(IllegalAction) as raised:
            before.play(seat, action)
        assert str(raised.value) == sentence
        return sentence

    def hears(self, viewer: Seat, events: Sequence[Event]) -> list[str]:
        """The lines of the log that these events are to a viewer."""
        return [GAME.prose(redact(event, viewer)) for event in events]

    def draws(self) -> dict[Action, float]:
        """What chance may draw now, and how likely."""
        assert self.seat == CHANCE
        return {action: float(likely) for action, likely in GAME.chances(self.position.state)}


KINDS = {"#": "building", "%": "garden", "*": "gaslight"}


def sketch(text: str) -> Hexes:
    """A small board as it is drawn: a column every two characters, half a hex down each line."""
    spots, kinds = {}, {}
    lines = [line.rstrip() for line in text.splitlines()]
    margin = min(len(line) - len(line.lstrip()) for line in lines if line)
    marks = [
        ((column - margin) // 2, row, mark)
        for row, line in enumerate(lines)
        for column, mark in enumerate(line)
        if mark != " "
    ]
    odd = (marks[0][0] + marks[0][1]) % 2
    for q, row, mark in sorted(marks):
        assert (q + row) % 2 == odd, f"{mark} is drawn between two hexes"
        name = mark.lower() if mark.isalpha() else f"{mark}{q},{row}"
        spots[name] = (q, (row - q - odd) // 2)
        kinds[name] = KINDS.get(mark, "manhole" if mark.isupper() else "street")
    holes = {name: False for name, kind in kinds.items() if kind == "manhole"}
    posts = {name: "out" for name, kind in kinds.items() if kind == "gaslight"}
    return Hexes(HexBoard("sketch", spots, kinds, posts, holes, {}, {}))
