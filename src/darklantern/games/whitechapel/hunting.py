"""The second part of a night, Hunting: what each seat may choose, and what Jack answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.games.whitechapel.actions import (
    Alley,
    Arrest,
    Coach,
    Done,
    FalseClue,
    Letter,
    Move,
    Pass,
    RelocatePawn,
    Rush,
    Search,
    Walk,
)
from darklantern.games.whitechapel.events import (
    ArrestFailed,
    CircleSearched,
    JackArrested,
    JackEscaped,
    JackWalked,
    PawnRelocated,
)
from darklantern.games.whitechapel.seats import BLUE, BROWN, GREEN, PAWNS, RED
from darklantern.games.whitechapel.state import (
    ALLEY,
    COACH,
    GOULSTON_STREET,
    STREETS,
    JackNotes,
    PoliceNotes,
    Table,
)
from darklantern.streets.answers import is_there, was_there
from darklantern.streets.inspections import open_circles, unasked_circles
from darklantern.streets.track import coach_fits

PASS = Pass()
[GOULSTON_CROSSING] = STREETS.bordered("red")
METROPOLITAN = (RED, GREEN, BLUE)
"""The pawns that Goulston Street may name; brown stands for the City police."""

# -- 1. Escape in the Night -----------------------------------------------------------------


def escapes(table: Table, notes: JackNotes) -> Sequence[Action]:
    """Walks (W1), the walk home told as an escape (C2), coaches (W5) and alleys (W4)."""
    here = notes.circle
    walks = STREETS.walks(here, table.occupied)
    actions: list[Action] = [_walk(circle) for circle in walks]
    if notes.hideout in walks:
        actions.append(_walk(notes.hideout, escape=True))
    if table.left(COACH) and coach_fits(table.space):
        actions += _coaches(here)
    if table.left(ALLEY):
        actions += _alleys(here)
    return actions


@cache
def _walk(to: int, escape: bool = False) -> Walk:
    return Walk(to, escape)


@cache
def _coaches(here: int) -> tuple[Coach, ...]:
    return tuple(Coach(via, to) for via, to in STREETS.rides(here))


@cache
def _alleys(here: int) -> tuple[Alley, ...]:
    return tuple(map(Alley, STREETS.alleys(here)))


def walk(table: Table, action: Walk) -> Event:
    """C2: an escape is told; a walk onto the hideout without it looks like any other."""
    return (JackEscaped if action.escape else JackWalked)(table.space + 1, action.to)


# -- 1. Escape in the Night: Goulston Street ------------------------------------------------


def graffiti(table: Table, notes: JackNotes) -> Sequence[Action]:
    """C8: the letter with each pawn that it may name, or `pass`."""
    return [*_graffiti(pawns_to_name(table)), PASS]


@cache
def _graffiti(pawns: tuple[str, ...]) -> tuple[Letter, ...]:
    return tuple(Letter(GOULSTON_STREET, pawn=pawn) for pawn in pawns)


def graffiti_is_asked(table: Table) -> bool:
    """C8: nights 2 to 4, while it is unused and no letter was used tonight."""
    if table.night == 1 or not table.options.jacks_letters:
        return False
    unused = GOULSTON_STREET not in table.letters and not table.letter_tonight
    return unused and bool(pawns_to_name(table))


def pawns_to_name(table: Table) -> tuple[str, ...]:
    """C8: P may be named unless a pawn other than P and brown stands in Goulston Street."""
    there = pawn_in_goulston_street(table)
    return tuple(pawn for pawn in METROPOLITAN if there in (None, BROWN, pawn))


def pawn_in_goulston_street(table: Table) -> str | None:
    return dict(zip(table.crossings, PAWNS, strict=True)).get(GOULSTON_CROSSING)


def pawns_to_relocate(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """C8: the pawn named or brown, unless the other of the two stands there."""
    there = pawn_in_goulston_street(table)
    return [RelocatePawn(p) for p in (table.called, BROWN) if p is not None and there in (None, p)]


def relocate_pawn(pawn: str) -> Event:
    return PawnRelocated(pawn, GOULSTON_CROSSING)


# -- 2. Hunting the Monster -----------------------------------------------------------------


def moves(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """The seat's pawns not yet moved (C17): 0, 1 or 2 crossings, not onto another pawn (W3)."""
    actions: list[Action] = []
    for pawn in table.todo:
        here = table.crossing_of(pawn)
        others = [crossing for crossing in table.crossings if crossing != here]
        actions += [move for move in _moves(pawn, here) if move.to not in others]
    return actions


@cache
def _moves(pawn: str, here: str) -> tuple[Move, ...]:
    return tuple(Move(pawn, to) for to in STREETS.moves[here])


# -- 3. Clues and Suspicion -----------------------------------------------------------------


def circles_to_block(table: Table, notes: JackNotes) -> Sequence[Action]:
    """W9, C10: any circle not blocked already; or `pass`."""
    return [*(false for false in _FALSE_CLUES if false.circle not in table.blocked), PASS]


_FALSE_CLUES = tuple(map(FalseClue, STREETS.circles()))


def inspections(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """W10, C17: the pawn that is searching; else all that each pawn not yet done may do."""
    if table.searching is not None:
        return _searches_on(table, table.searching)
    actions: list[Action] = []
    for pawn in table.todo:
        actions += _fresh(table, pawn)
    return actions


def _searches_on(table: Table, pawn: str) -> Sequence[Action]:
    """W10: after its first search a pawn searches on or is done."""
    unasked = unasked_circles(STREETS, table.crossing_of(pawn), table.blocked, table.asked)
    return [*(_search(pawn, circle) for circle in unasked), _done(pawn)]


def _fresh(table: Table, pawn: str) -> Sequence[Action]:
    """A pawn's first decision: search, arrest, rush (C11) or be done."""
    here = table.crossing_of(pawn)
    circles = open_circles(STREETS, here, table.blocked)
    actions: list[Action] = [_search(pawn, circle) for circle in circles]
    if not table.options.area_arrests:
        actions += [_arrest(pawn, circle) for circle in circles]
    elif circles:
        actions.append(_arrest(pawn, None))
    if table.options.rushing:
        actions += [rush for rush in _rushes(pawn, here) if rush.to not in table.crossings]
    actions.append(_done(pawn))
    return actions


@cache
def _search(pawn: str, circle: int) -> Search:
    return Search(pawn, circle)


@cache
def _arrest(pawn: str, circle: int | None) -> Arrest:
    return Arrest(pawn, circle)


@cache
def _rushes(pawn: str, here: str) -> tuple[Rush, ...]:
    return tuple(Rush(pawn, to) for to in STREETS.next_crossings[here])


@cache
def _done(pawn: str) -> Done:
    return Done(pawn)


def search(notes: JackNotes, action: Search) -> Event:
    """W7: any space of tonight's row, the crime scenes included."""
    return CircleSearched(action.pawn, action.circle, was_there(notes.row, action.circle))


def arrest(table: Table, notes: JackNotes, action: Arrest) -> Event:
    """W8: one circle; an area arrest names all in reach that are not blocked (C11)."""
    if action.circle is not None:
        circles: tuple[int, ...] = (action.circle,)
    else:
        circles = tuple(open_circles(STREETS, table.crossing_of(action.pawn), table.blocked))
    caught = is_there(notes.row, circles)
    return (JackArrested if caught else ArrestFailed)(action.pawn, circles)
