"""What a seat can prove about Jack in Letters from Whitechapel, from the events told to it.

    Notebook, see      the facts, gathered from redacted events; no State comes near
    possible           tonight's row, the hideouts and the number of rows, exactly

A *world* is the hideout and Jack's rows of all nights. The hideout is where every finished night
ended, by a walk (C2); never red, nor beside red where that is forbidden (C13), nor wrongly named
(C9). Tonight's row does not depend on it: Jack may walk past his own door and say nothing, and no
special movement is barred from it. Women, patrols and letters move the police only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from darklantern.core.events import Event
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NO_ROW, NothingToDeduce, Possible
from darklantern.games.whitechapel.events import (
    AddressWrong,
    ArrestFailed,
    CircleSearched,
    DoubleEvent,
    JackEscaped,
    JackTookCoach,
    JackUsedAlley,
    JackWalked,
    WretchedKilled,
)
from darklantern.games.whitechapel.evolve import evolve_table
from darklantern.games.whitechapel.hell import hideouts
from darklantern.games.whitechapel.state import ALLEY, COACH, STREETS, JackNotes, Phase, Table
from darklantern.streets.explore import explore
from darklantern.streets.rows import TO, VIA, WALK, Beginning, Clue, NotThere, Row, Step, Vain
from darklantern.streets.track import coach_fits

Circles = frozenset[int]


class Notebook(NamedTuple):
    """What has been told so far about Jack's path: the same to all but Jack."""

    table: Table
    rows: tuple[Row, ...] = ()
    """One for each night whose victim has been killed."""
    no_hideouts: Circles = frozenset()
    """Circles wrongly named as the address."""

    @property
    def row(self) -> Row:
        return self.rows[-1]

    @property
    def hunting(self) -> bool:
        """Whether tonight's row has begun."""
        return len(self.rows) == self.table.night > 0


def see(notebook: Notebook, event: Event) -> Notebook:
    """The notebook after one more event, told as a police seat or a spectator hears it."""
    table = notebook.table
    after = notebook._replace(table=evolve_table(table, event))
    match event:
        case CircleSearched(circle=circle, found=found):
            return _noted(after, (Clue if found else Vain)(circle, after.row.last))
        case ArrestFailed(circles=circles):
            return _noted(after, NotThere(circles, after.row.last))
        case JackWalked() | JackEscaped():
            return _filled(after, Step(WALK, table.occupied))
        case JackTookCoach():
            return _filled(after, Step(VIA), Step(TO))
        case JackUsedAlley():
            return _filled(after, Step(ALLEY))
        case WretchedKilled(circle=circle):
            return after._replace(rows=(*after.rows, Row(((circle,),))))
        case DoubleEvent(circles=(one, other)):
            return after._replace(rows=(*after.rows, Row(((one, other), (other, one)))))
        case AddressWrong(circle=circle):
            return after._replace(no_hideouts=after.no_hideouts | {circle})
    return after


def _noted(notebook: Notebook, fact: Vain | Clue | NotThere) -> Notebook:
    return notebook._replace(rows=(*notebook.rows[:-1], notebook.row.and_(fact)))


def _filled(notebook: Notebook, *steps: Step) -> Notebook:
    return notebook._replace(rows=(*notebook.rows[:-1], notebook.row.filled(*steps)))


def current_row(notebook: Notebook) -> Row | None:
    """Tonight's row with what the table tells besides: the alleys in hand, W6. None in Hell."""
    table = notebook.table
    if table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: there is nothing left to deduce."))
    if table.phase is Phase.HIDEOUT:
        raise NothingToDeduce(
            Sentence("The hideout is not chosen yet: there is nothing to deduce.")
        )
    if not notebook.hunting:
        return None
    row = notebook.row._replace(alleys=table.left(ALLEY))
    if table.phase is Phase.ESCAPE:
        coach = table.left(COACH) > 0 and coach_fits(table.space)
        row = row._replace(beginning=Beginning(table.occupied, coach))
    return row


def possible(notebook: Notebook) -> Possible:
    """All that is provable now."""
    row = current_row(notebook)
    goals = possible_hideouts(notebook)
    if row is None:
        return NO_ROW._replace(goals=goals)
    paths = explore(STREETS, row)
    return Possible(paths.spaces, paths.certain, goals, paths.number)


def possible_hideouts(notebook: Notebook) -> tuple[int, ...]:
    """Where every finished night can have ended."""
    finished = notebook.rows[:-1] if notebook.hunting else notebook.rows
    allowed = {choice.circle for choice in hideouts(notebook.table, JackNotes())}  # type: ignore[attr-defined]
    allowed -= notebook.no_hideouts
    for row in finished:
        allowed &= _ends(row)
    return tuple(sorted(allowed))


@lru_cache(maxsize=256)
def _ends(row: Row) -> Circles:
    """Where a finished night's row can have ended."""
    return frozenset(explore(STREETS, row).spaces[-1])
