"""The table of Mr. Jack, which everybody sees, and the cards that each seat keeps to itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from darklantern.boards.hexboard import NUMBERS, OUT, Hex, HexBoard
from darklantern.core.game import Outcome
from darklantern.core.seats import Seat
from darklantern.games.mrjack.hexes import Hexes, hexes_of
from darklantern.games.mrjack.options import MrJackOptions

BERT, GOODLEY, GULL, HOLMES = "bert", "goodley", "gull", "holmes"
LESTRADE, SMITH, STEALTHY, WATSON = "lestrade", "smith", "stealthy", "watson"
CHARACTERS = (BERT, GOODLEY, GULL, HOLMES, LESTRADE, SMITH, STEALTHY, WATSON)
"""In alphabetical order."""

LAST_TURN = 8
CARDS_A_TURN = 4
WHISTLE_POINTS = 3


class Phase(Enum):
    """What is asked now, or what is about to happen by itself."""

    IDENTITY = "Jack's identity is dealt"
    DEALING = "four character cards are dealt"
    TURNING_UP = "the other four cards are turned up"
    PICKING = "a character is picked"
    PLAYING = "a character is played"
    ALIBI = "an alibi card is drawn"
    WITNESSES = "the witnesses are called"
    CLEARING = "suspects are cleared"
    SHUTTING = "a gaslight goes out"
    TURN_ENDS = "the turn ends"
    OVER = "the game is over"


class Lamp(NamedTuple):
    """A lit gaslight tile: the post it lies on, and the turn in which it goes out, if it does."""

    post: Hex
    number: int | None


class Table(NamedTuple):
    """What lies in the open."""

    options: MrJackOptions
    places: tuple[Hex, ...]
    """Where the characters stand, in the order of CHARACTERS."""
    facing: str
    """Where Watson's lantern points."""
    lamps: tuple[Lamp, ...]
    covers: tuple[Hex, ...]
    """The covered manholes, in alphabetical order, as are the cordons."""
    cordons: tuple[str, ...]
    phase: Phase = Phase.IDENTITY
    turn: int = 1
    seen: bool = True
    """What the witness card shows (J13: at first, "seen")."""
    suspects: tuple[str, ...] = CHARACTERS
    cards: tuple[str, ...] = ()
    """The character cards face up and not yet picked in this turn."""
    later: tuple[str, ...] = ()
    """The four cards of the even turn to come."""
    played: int = 0
    """How many characters have been played in this turn."""
    card: str | None = None
    """The character being played."""
    moved: bool = False
    """Whether it has moved, swapped or stayed."""
    ability: bool = False
    """Whether Smith, Lestrade or Bert has still to use the ability."""
    whistle: int = 0
    """The points that Goodley's whistle has left."""
    turning: bool = False
    """Whether Watson has been moved and must be faced before anything else."""
    drawers: tuple[Seat, ...] = ()
    """Who has drawn an alibi card with Holmes, in order."""
    outcome: Outcome | None = None

    @property
    def hexes(self) -> Hexes:
        return hexes_of(self.options.board)

    def place(self, character: str) -> Hex:
        """Where this character stands."""
        return self.places[CHARACTERS.index(character)]

    def standing_on(self, place: Hex) -> str | None:
        """Who stands on this hex."""
        return CHARACTERS[self.places.index(place)] if place in self.places else None

    @property
    def lit(self) -> tuple[Hex, ...]:
        """The posts with a lit lamp, in the order of the board."""
        lit = {lamp.post for lamp in self.lamps}
        return tuple(post for post in self.hexes.board.posts if post in lit)

    @property
    def dark(self) -> tuple[Hex, ...]:
        """The posts that are out."""
        lit = {lamp.post for lamp in self.lamps}
        return tuple(post for post in self.hexes.board.posts if post not in lit)

    @property
    def open_manholes(self) -> tuple[Hex, ...]:
        return tuple(hole for hole in self.hexes.board.manholes if hole not in self.covers)

    @property
    def open_exits(self) -> tuple[str, ...]:
        """The exits without a cordon."""
        return tuple(exit for exit in self.hexes.board.exits if exit not in self.cordons)


class Notes(NamedTuple):
    """The cards that one seat keeps face down before it."""

    identity: str | None = None
    """Jack's: who he is. The detective's is blank."""
    alibis: tuple[str, ...] = ()
    """Drawn with Holmes, in order."""


def opening(options: MrJackOptions) -> Table:
    """The table as the board file lays it out."""
    board: HexBoard = hexes_of(options.board).board
    watson = board.characters[WATSON].facing
    assert watson is not None  # the loader sees to it
    return Table(
        options,
        tuple(board.characters[character].hex for character in CHARACTERS),
        watson,
        tuple(
            Lamp(post, int(start) if start in NUMBERS else None)
            for post, start in board.posts.items()
            if start != OUT
        ),
        tuple(sorted(hole for hole, covered in board.manholes.items() if covered)),
        tuple(sorted(name for name, exit in board.exits.items() if exit.cordon)),
    )
