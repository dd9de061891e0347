"""The table of Whitehall Mystery, which everybody sees, and Jack's notes behind his screen."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from darklantern.core.game import Outcome
from darklantern.core.seats import Seat
from darklantern.games.whitehall.options import WhitehallOptions
from darklantern.streets.falseclues import false_clues_held
from darklantern.streets.streets import streets_of

STREETS = streets_of("whitehall")
COACH, ALLEY, BOAT = "coach", "alley", "boat"
FULL_TILES = (ALLEY, ALLEY, BOAT, BOAT, COACH, COACH)


class Phase(Enum):
    """What is asked now, and (for the last two) what is about to happen by itself."""

    LOCATIONS = "Jack chooses his locations"
    DEPLOYMENT = "the figures are deployed"
    BEGINNING = "Jack chooses where the hunt begins"
    RECLAIMING = "Jack may take a tile back"
    ESCAPE = "Escape in the Night"
    HUNTING = "Hunting the Monster"
    BLOCKING = "Jack may place a false clue"
    SUSPICION = "Clues and Suspicion"
    TURN_ENDS = "the turn ends"
    ROUND_ENDS = "the round ends"
    OVER = "the game is over"


class Part(Enum):
    """How far one figure's part of Clues and Suspicion has come."""

    FRESH = "has done nothing yet"
    SEARCHING = "is searching"
    AGAIN = "may arrest after its search"
    SMOKER = "may send Smoker"


class Special(NamedTuple):
    """A tile beside the move track; face down its kind is unknown (Murderer at Large)."""

    space: int
    tile: str | None


class Table(NamedTuple):
    """What lies in the open. `figures` are in order of priority, `crossings` likewise."""

    options: WhitehallOptions
    figures: tuple[Seat, ...]
    phase: Phase = Phase.LOCATIONS
    chosen: int = 0
    """How many locations Jack has noted."""
    acting: int = 0
    """The figure to act, as its place in `figures`."""
    part: Part = Part.FRESH
    crossings: tuple[str, ...] = ()
    """Where the figures stand; the first ones only while they are deployed."""
    occupied: int = 0
    """The same crossings as a mask."""
    round: int = 0
    space: int = 0
    """The last space filled on the move track."""
    announced: tuple[int, ...] = ()
    clues: frozenset[int] = frozenset()
    blocked: frozenset[int] = frozenset()
    asked: frozenset[int] = frozenset()
    """The circles searched in this figure's part."""
    found: int | None = None
    """The circle of the clue that yellow has just found, while Smoker may be sent."""
    specials: tuple[Special, ...] = ()
    """The tiles used in this round."""
    used: tuple[str, ...] = ()
    """The kinds known to be used and not taken back, in alphabetical order."""
    spent: frozenset[str] = frozenset()
    """The figures whose ability is used, and "smoker"."""
    outcome: Outcome | None = None

    @property
    def figure(self) -> Seat:
        """The figure to act."""
        return self.figures[self.acting]

    @property
    def crossing(self) -> str:
        """Where the figure to act stands."""
        return self.crossings[self.acting]

    @property
    def false_clues(self) -> int:
        """How many false clues Jack holds."""
        if not self.options.false_clues:
            return 0
        return false_clues_held(len(self.clues), len(self.blocked))

    def can_use(self, ability: str) -> bool:
        """Whether this figure's ability (or Smoker) is still unused."""
        return self.options.roll_up_your_sleeves and ability not in self.spent


class JackNotes(NamedTuple):
    """Jack's sheet (his locations, this round's row, the earlier rows) and his tiles."""

    locations: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    earlier_rows: tuple[tuple[int, ...], ...] = ()
    tiles: tuple[str, ...] = FULL_TILES
    face_down: tuple[tuple[int, str], ...] = ()
    """With Murderer at Large: space and kind of the alleys and boats of this round."""

    @property
    def circle(self) -> int:
        """Where Jack is."""
        return self.row[-1]

    def goals(self, table: Table) -> tuple[int, ...]:
        """His locations not yet announced."""
        return tuple(c for c in self.locations if c not in table.announced)
