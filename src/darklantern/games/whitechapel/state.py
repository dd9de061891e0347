"""The table of Letters from Whitechapel, which everybody sees, and the notes behind the screens.

Jack's notes are his sheet and the marks on the women; a detective's notes are the patrol tokens
as laid tonight, empty but for the head of the investigation.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from darklantern.core.game import Outcome
from darklantern.core.seats import Seat
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.streets.falseclues import false_clues_held
from darklantern.streets.streets import streets_of

STREETS = streets_of("whitechapel")

LAST_NIGHT = 4
DOUBLE_EVENT = 3
"""The night of the two murders."""

COACH, ALLEY = "coach", "alley"
# By night; the first entry is for no night.
COACHES = (0, 3, 2, 2, 1)
ALLEYS = (0, 2, 2, 1, 1)
MARKED_WOMEN = (0, 5, 4, 3, 1)
FAKE_WOMEN = (0, 3, 3, 3, 3)

FALSE = "false"
"""A patrol token with no colour."""
TOKENS = (*PAWNS, FALSE, FALSE)

DEAR_BOSS, FROM_HELL = "dear-boss", "from-hell"
SAUCY_JACKY, GOULSTON_STREET = "saucy-jacky", "goulston-street"

LATEST = 5
"""The Time of the Crime at which Jack can wait no longer."""
NUMERALS = ("I", "II", "III", "IV", "V")
NOBODY: frozenset[int] = frozenset()


def space_name(space: int) -> str:
    """C1: the track runs V IV III II I 1 2 … 15; spaces count from -4 to 15.

    >>> [space_name(space) for space in (-4, -1, 0, 1, 15)]
    ['V', 'II', 'I', '1', '15']
    """
    return str(space) if space > 0 else NUMERALS[-space]


class Phase(Enum):
    """What is asked now, or what is about to happen by itself."""

    HIDEOUT = "Jack chooses his hideout"
    NIGHT_BEGINS = "the night begins"
    TARGETS = "The Targets are Identified"
    HEAD = "the head of the investigation is drawn"
    PATROLLING = "Patrolling the Streets"
    ADDRESS = "the head may name Jack's address"
    LETTERS = "Jack may send a letter"
    RELOCATING = "the head moves the tokens of Saucy Jacky"
    VICTIMS = "The Victims are Chosen"
    BLOOD = "Blood on the Streets"
    SUSPENSE = "Suspense Grows"
    READY = "Ready to Kill"
    WHISTLES = "Alarm Whistles"
    ESCAPE = "Escape in the Night"
    GRAFFITI = "Jack may send Goulston Street"
    CALLED = "the head sends a pawn to Goulston Street"
    HUNTING = "Hunting the Monster"
    BLOCKING = "Jack may place a false clue"
    SUSPICION = "Clues and Suspicion"
    NO_SPACE_LEFT = "the move track is full"
    OVER = "the game is over"


class Patrol(NamedTuple):
    """A patrol token on the board; on the table its face is known once it is revealed."""

    crossing: str
    token: str | None


class Special(NamedTuple):
    """A special movement token beside the move track; `space` is the last it covers."""

    space: int
    token: str


class Table(NamedTuple):
    """What lies in the open."""

    options: WhitechapelOptions
    detectives: tuple[Seat, ...]
    """Clockwise."""
    held: tuple[tuple[str, ...], ...]
    """The pawns of each, in the order of the box."""
    phase: Phase = Phase.HIDEOUT
    night: int = 0
    heads: tuple[str, ...] = ()
    """The pawns on the tiles turned over so far."""
    leading: int = 0
    """Tonight's head, as a place among `detectives`."""
    address_named: bool = False
    letters: frozenset[str] = frozenset()
    """The letters used so far."""
    letter_tonight: bool = False
    scenes: tuple[int, ...] = ()
    """The crime scenes of all nights."""
    # Hell
    women: frozenset[int] = NOBODY
    """Where tokens lie face down."""
    patrols: tuple[Patrol, ...] = ()
    """In order of the crossings' numbers."""
    chosen: tuple[str, ...] = ()
    """The tokens of Saucy Jacky that the head has still to relocate."""
    wretched: frozenset[int] = NOBODY
    restless: frozenset[int] = NOBODY
    """The wretched who have not moved yet in this phase."""
    time: int = 1
    """The Time of the Crime, 1 to 5."""
    # Hunting
    crossings: tuple[str, ...] = ()
    """Where the pawns stand, or stood last, in the order of the box."""
    occupied: int = 0
    """The crossings with a pawn (in Hell: with a patrol token), as a mask."""
    space: int = 0
    """The last space filled on the move track."""
    specials: tuple[Special, ...] = ()
    """The coaches and alleys used tonight."""
    called: str | None = None
    """The pawn that Goulston Street names, until the head has answered."""
    acting: int = 0
    """The detective to act, as a place among `detectives`."""
    todo: tuple[str, ...] = ()
    """The pawns of that detective which have not had their turn in this phase."""
    searching: str | None = None
    """The pawn that has begun to search."""
    asked: frozenset[int] = NOBODY
    """The circles it has searched."""
    clues: frozenset[int] = NOBODY
    blocked: frozenset[int] = NOBODY
    outcome: Outcome | None = None

    @property
    def head(self) -> Seat:
        """Tonight's head of the investigation."""
        return self.detectives[self.leading]

    def holder(self, pawn: str) -> int:
        """Who holds this pawn, as a place among `detectives`."""
        return next(place for place, pawns in enumerate(self.held) if pawn in pawns)

    def crossing_of(self, pawn: str) -> str:
        """Where this pawn stands."""
        return self.crossings[PAWNS.index(pawn)]

    def standing(self) -> tuple[tuple[str, str], ...]:
        """Each pawn with its crossing."""
        return tuple(zip(PAWNS, self.crossings, strict=True))

    def left(self, token: str) -> int:
        """How many coaches or alleys Jack has left tonight."""
        given = (COACHES if token == COACH else ALLEYS)[self.night]
        return given - sum(special.token == token for special in self.specials)

    @property
    def false_clues(self) -> int:
        """How many false clues Jack holds."""
        if not self.options.false_clues:
            return 0
        return false_clues_held(len(self.clues), len(self.blocked))


class JackNotes(NamedTuple):
    """Jack's sheet (hideout, tonight's row, the earlier rows) and the marks on the women."""

    hideout: int | None = None
    marked: frozenset[int] = NOBODY
    row: tuple[int, ...] = ()
    earlier_rows: tuple[tuple[int, ...], ...] = ()

    @property
    def circle(self) -> int:
        """Where Jack is."""
        return self.row[-1]

    def goals(self, table: Table) -> tuple[int, ...]:
        """Where he is going."""
        return () if self.hideout is None else (self.hideout,)


class PoliceNotes(NamedTuple):
    """What a detective knows of tonight's patrol tokens: all if it is the head, else nothing."""

    patrols: tuple[Patrol, ...] = ()
