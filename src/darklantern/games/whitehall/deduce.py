"""What a seat can prove about Jack in Whitehall Mystery, from the events told to it.

    Notebook, see      the facts, gathered from redacted events; no State comes near
    possible           the current row, the goals and the number of rows, exactly

A *world* is Jack's four locations and his rows of all rounds (with the kinds of the tiles face
down). The facts of a world fall apart by rounds, but for the locations: a location not announced in
a round was touched by no space of its row (H2, H3), except on arrival. So:

- the row of a finished round must avoid the locations announced later (`Shunned`) and those not
  announced to this day;
- those are one white circle of each open quarter (H1: every such set can be chosen in ascending
  order), never one that bore a false clue (H8) or was wrongly accused (H9);
- a choice of them is possible when the row of every finished round and the current one can avoid
  them all. The rows of different rounds do not otherwise know of each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from darklantern.core.events import Event
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.whitehall.events import (
    AccusationFailed,
    ArrestFailed,
    CircleSearched,
    FalseCluePlaced,
    HuntBegan,
    JackTookCoach,
    JackUsedHiddenTile,
    JackUsedTile,
    JackWalked,
    LocationAnnounced,
    RoundBegan,
    SmokerAnswered,
    TilesShown,
    TurnEnded,
)
from darklantern.games.whitehall.evolve import evolve_table
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import ALLEY, BOAT, COACH, FULL_TILES, STREETS, Phase, Table
from darklantern.streets.explore import a_row, explore
from darklantern.streets.paths import END_MARGIN, Goals, Paths
from darklantern.streets.rows import (
    HIDDEN,
    TO,
    VIA,
    WALK,
    Beginning,
    Clue,
    NotThere,
    Reached,
    Row,
    Scent,
    Shunned,
    Step,
    Vain,
    hemmed_in,
)
from darklantern.streets.track import coach_fits

Circles = frozenset[int]


class Notebook(NamedTuple):
    """What has been told so far. The police seats and the spectators are all told the same."""

    table: Table
    rows: tuple[Row, ...] = ()
    """One for each round that has begun."""
    no_locations: Circles = frozenset()
    """White circles once blocked, or wrongly accused and not announced in that turn."""
    accused: Circles = frozenset()
    """Wrongly accused in this turn: a location only if Jack stands there (H9)."""

    @property
    def row(self) -> Row:
        return self.rows[-1]


def see(notebook: Notebook, event: Event) -> Notebook:
    """The notebook after one more event, told as a police seat or a spectator hears it."""
    table = notebook.table
    after = notebook._replace(table=evolve_table(table, event))
    match event:
        case CircleSearched(circle=circle, found=found):
            return _noted(after, (Clue if found else Vain)(circle, after.row.last))
        case ArrestFailed(circles=circles):
            return _noted(after, NotThere(circles, after.row.last))
        case JackWalked():
            return _filled(after, Step(WALK, table.occupied))
        case JackTookCoach():
            return _filled(after, Step(VIA), Step(TO))
        case JackUsedTile(tile=tile):
            return _filled(after, Step(tile))
        case JackUsedHiddenTile():
            return _filled(after, Step(HIDDEN))
        case SmokerAnswered(circle=circle, spaces=spaces):
            return _noted(after, Scent(circle, spaces, after.row.last))
        case AccusationFailed(circle=circle):
            return after._replace(accused=after.accused | {circle})
        case FalseCluePlaced(circle=circle):
            return after._replace(no_locations=after.no_locations | {circle})
        case TurnEnded():
            return _turn_ended(after)
        case LocationAnnounced(circle=circle):
            return _announced(after, circle)
        case TilesShown(spaces=spaces, tiles=tiles):
            return _shown(after, dict(zip(spaces, tiles, strict=True)))
        case HuntBegan(circle=circle) | RoundBegan(circle=circle):
            return after._replace(rows=(*after.rows, Row(((circle,),))))
    return after


def _with_row(notebook: Notebook, row: Row) -> Notebook:
    return notebook._replace(rows=(*notebook.rows[:-1], row))


def _noted(notebook: Notebook, fact: Vain | Clue | NotThere | Scent) -> Notebook:
    return _with_row(notebook, notebook.row.and_(fact))


def _filled(notebook: Notebook, *steps: Step) -> Notebook:
    return _with_row(notebook, notebook.row.filled(*steps)._replace(told=False))


def _turn_ended(notebook: Notebook) -> Notebook:
    """No location was reached: an arrival at the last space would have been told."""
    settled = notebook.no_locations | notebook.accused
    notebook = notebook._replace(no_locations=settled, accused=frozenset())
    return _with_row(notebook, notebook.row._replace(told=True))


def _announced(notebook: Notebook, circle: int) -> Notebook:
    notebook = _turn_ended(notebook._replace(accused=notebook.accused - {circle}))
    *earlier, row = notebook.rows
    shunned = (one.and_(Shunned(circle)) for one in earlier)
    return notebook._replace(rows=(*shunned, row.and_(Reached(circle, row.last, True))))


def _shown(notebook: Notebook, tiles: dict[int, str]) -> Notebook:
    steps = enumerate(notebook.row.steps, 1)
    shown = tuple(Step(tiles[space]) if space in tiles else step for space, step in steps)
    return _with_row(notebook, notebook.row._replace(steps=shown))


# -- what is possible -----------------------------------------------------------------------


def current_row(notebook: Notebook) -> Row:
    """The current row with what the table tells besides: the tiles in hand, W6."""
    table = notebook.table
    if table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: there is nothing left to deduce."))
    if not notebook.rows:
        raise NothingToDeduce(Sentence("The hunt has not begun: Jack has told nothing yet."))
    left = {tile: FULL_TILES.count(tile) - table.used.count(tile) for tile in FULL_TILES}
    row = notebook.row._replace(alleys=left[ALLEY], boats=left[BOAT])
    if table.phase is Phase.ESCAPE:
        coach = left[COACH] > 0 and coach_fits(table.space)
        row = row._replace(beginning=Beginning(table.occupied, coach))
    return row


def possible(notebook: Notebook) -> Possible:
    """All that is provable now."""
    row = current_row(notebook)
    left = scarce(notebook, row)
    paths = explore(STREETS, row, goals=left)
    free = paths if left is None else explore(STREETS, row)
    goals = _goals(notebook, row, free)
    return Possible(paths.spaces, paths.certain, goals, paths.number)


def scarce(notebook: Notebook, row: Row) -> Goals | None:
    """The choices of goals that are left, where a row could touch them all; else nothing."""
    quarters, earlier = locations_left(notebook), notebook.rows[:-1]
    if _leaves_enough(row, _passed(earlier), quarters):
        return None
    return Goals(tuple(choices_left(earlier, quarters)), notebook.accused)


def locations_left(notebook: Notebook) -> list[Circles]:
    """For each open quarter the white circles that no answer has excluded by name."""
    announced = {SECTION[circle] for circle in notebook.table.announced}
    return [
        circles - notebook.no_locations
        for section, circles in WHITE_BY_SECTION.items()
        if section not in announced
    ]


WHITES = frozenset(WHITE_CIRCLES)
WHITE_BY_SECTION = {
    section: frozenset(c for c in WHITE_CIRCLES if SECTION[c] == section)
    for section in sorted(set(SECTION.values()))
}


def _leaves_enough(row: Row, passed: Circles, quarters: Sequence[Circles]) -> bool:
    """Whether every row leaves some choice of goals untouched, for want of circles.

    Take one possible row of each finished round. The candidates that they have not passed can be
    goals; if each open quarter has more of them than the current row can touch (and accuse, and
    need as an exit), one is left in each, whatever the row.
    """
    return all(len(quarter - passed) > row.last + END_MARGIN for quarter in quarters)


def _passed(rows: Sequence[Row]) -> Circles:
    """The circles of one possible row of each of these rounds."""
    return frozenset().union(*map(_a_row, rows))


@lru_cache(maxsize=1024)
def _a_row(row: Row) -> Circles:
    """The circles of a possible row, one with few white ones. No row: all circles."""
    return frozenset(a_row(STREETS, row, WHITES) or STREETS.circles())


def choices_left(earlier: Sequence[Row], quarters: Sequence[Circles]) -> Iterator[Circles]:
    """The choices of goals that the finished rounds leave open, one circle of each quarter."""
    return (
        frozenset(choice)
        for choice in product(*map(sorted, quarters))
        if all(_can_avoid(row, choice) for row in earlier)
    )


def _can_avoid(row: Row, circles: Sequence[int]) -> bool:
    """Whether a possible row of a finished round touches none of these."""
    *others, last = circles
    return last not in _never_avoided(row, frozenset(others))


@lru_cache(maxsize=4096)
def _never_avoided(row: Row, avoid: Circles) -> Circles:
    """The circles in every possible row that avoids these; all circles when none does."""
    paths = explore(STREETS, row, avoid)
    return frozenset(paths.certain if paths.number else STREETS.circles())


def _goals(notebook: Notebook, row: Row, free: Paths) -> tuple[int, ...]:
    """The white circles that can be a location not yet announced.

    One can, when every finished row and the current one can avoid it (or have just arrived
    there), and when goals are left for the other open quarters besides.
    """
    earlier = notebook.rows[:-1]
    quarters = locations_left(notebook)
    never = frozenset().union(*(_never_avoided(one, frozenset()) for one in earlier))
    exits = hemmed_in(STREETS, row.beginning).values()
    at_exits = {circle for ways_on in exits for exit in ways_on for circle in exit.circles}
    passed = _passed(earlier)
    found = []
    for i, quarter in enumerate(quarters):
        others = quarters[:i] + quarters[i + 1 :]
        plenty = not others or _leaves_enough(row, passed, others)
        for circle in quarter - never:
            plain = circle not in at_exits and circle not in notebook.accused
            allowed = (plain and circle not in free.certain) or _row_allows(
                circle, row, free, notebook.accused
            )
            # Rows of the finished rounds that do not pass the circle: those at hand, or others.
            if allowed and (
                (plenty and (not others or circle not in passed))
                or _completed(circle, others, row, earlier, notebook.accused)
            ):
                found.append(circle)
    return tuple(sorted(found))


def _row_allows(circle: int, row: Row, free: Paths, accused: Circles) -> bool:
    """Whether the current row can avoid the circle, or has just arrived there (H2)."""
    if circle not in accused and explore(STREETS, row, frozenset((circle,))).number:
        return True
    if row.told or row.step(row.last).kind != WALK or circle not in free.spaces[-1]:
        return False
    return explore(STREETS, row.and_(Reached(circle, row.last, True))).number > 0


def _completed(
    circle: int,
    others: Sequence[Circles],
    row: Row,
    earlier: Sequence[Row],
    accused: Circles,
) -> bool:
    """Whether, with this goal, some world has one in each of the other open quarters too."""
    shunning = [one.and_(Shunned(circle)) for one in earlier]
    if _leaves_enough(row, _passed(shunning), others):
        return True
    choices = tuple(choice | {circle} for choice in choices_left(shunning, others))
    goals = Goals(choices, accused)
    return bool(choices) and explore(STREETS, row, goals=goals).number > 0
