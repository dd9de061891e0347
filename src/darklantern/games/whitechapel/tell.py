"""What would it tell? Each search and arrest of each pawn; and each of Jack's moves.

tell          for every pawn where it stands: its inquiries, by what is possible and, where a
              model is named, by what is likely under it
moves_tell    for Jack: what the police could prove after each of his moves
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from darklantern.core.actions import Action
from darklantern.core.codec import write
from darklantern.core.events import Event, redact
from darklantern.core.seats import SPECTATOR
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.whitechapel.deduce import (
    Notebook,
    current_row,
    possible,
    possible_hideouts,
    see,
)
from darklantern.games.whitechapel.events import (
    JackEscaped,
    JackTookCoach,
    JackUsedAlley,
    JackWalked,
    NightBegan,
)
from darklantern.games.whitechapel.hunting import escapes
from darklantern.games.whitechapel.likely import likely
from darklantern.games.whitechapel.state import LAST_NIGHT, STREETS, JackNotes, Phase, Table
from darklantern.streets.explore import explore
from darklantern.streets.inspections import open_circles, unasked_circles
from darklantern.streets.questions import Inquiry, Shares, arrest, searches
from darklantern.streets.rows import Reached
from darklantern.streets.shares import counted, weighed
from darklantern.streets.track import LAST_SPACE

OUT_HUNTING = frozenset(
    {
        *(Phase.ESCAPE, Phase.GRAFFITI, Phase.CALLED),
        *(Phase.HUNTING, Phase.BLOCKING, Phase.SUSPICION),
    }
)
"""The pawns stand on the board, and the row has begun."""


class Told(NamedTuple):
    """What one pawn's inquiries would tell from where it stands."""

    pawn: str
    crossing: str
    possible: tuple[Inquiry, ...]
    """Every possible row counted alike."""
    likely: tuple[Inquiry, ...] = ()
    """The same inquiries under the model, if one is named."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "pawn": self.pawn,
            "crossing": self.crossing,
            "possible": [one.written() for one in self.possible],
            "likely": [one.written() for one in self.likely],
        }


def tell(notebook: Notebook, model: str | None = None) -> tuple[Told, ...]:
    """Every pawn's inquiries; none in Hell. Nothing is asked by moving: move first, then see."""
    table = notebook.table
    if current_row(notebook) is None or table.phase not in OUT_HUNTING:
        return ()
    return tuple(tell_from(notebook, pawn, crossing, model) for pawn, crossing in table.standing())


def tell_from(notebook: Notebook, pawn: str, crossing: str, model: str | None = None) -> Told:
    """What this pawn's inquiries would tell if it stood there."""
    row = current_row(notebook)
    assert row is not None
    to_search, to_arrest = inquiries(notebook.table, pawn, crossing)
    circles = sorted({*to_search, *(c for named in to_arrest for c in named)})
    shares = counted(row, circles, lambda row: explore(STREETS, row).number)
    told = Told(pawn, crossing, _all(to_search, to_arrest, shares))
    if model is None:
        return told
    found = likely(notebook, model, circles)
    shares = weighed(found.passed, found.now)
    return told._replace(likely=_all(to_search, to_arrest, shares))


def _all(
    to_search: Sequence[int], to_arrest: Sequence[Sequence[int]], shares: Shares
) -> tuple[Inquiry, ...]:
    return (*searches(to_search, shares), *(arrest(named, shares) for named in to_arrest))


def inquiries(
    table: Table, pawn: str, crossing: str
) -> tuple[Sequence[int], list[tuple[int, ...]]]:
    """The circles that it can search, and those that each of its arrests names (W9, W10, C11)."""
    if table.searching == pawn:
        return unasked_circles(STREETS, crossing, table.blocked, table.asked), []
    circles = open_circles(STREETS, crossing, table.blocked)
    if table.options.area_arrests:
        return circles, [tuple(circles)] if circles else []
    return circles, [(circle,) for circle in circles]


# -- for Jack -------------------------------------------------------------------------------


class MoveTold(NamedTuple):
    """What one of Jack's moves would let a perfect police know, before they ask anything."""

    action: Action
    police: Possible
    """After an escape: the hideouts that are left; there is no row any more."""
    share: float | None
    """The part of the rows possible to them that end where he would stand; after an escape the
    row is of no more use."""
    spaces_left: int
    ends: str | None
    """Why the game would end with this move, if it does."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "action": write(self.action),
            "police": self.police.written(),
            "share": self.share,
            "spaces_left": self.spaces_left,
            "ends": self.ends,
        }


def moves_tell(notebook: Notebook, notes: JackNotes) -> tuple[MoveTold, ...]:
    """Each legal movement of Jack's phase 1. All his walks are one and the same to the police."""
    table = notebook.table
    if table.phase is not Phase.ESCAPE:
        raise NothingToDeduce(Sentence("It is not Jack's move."))

    @cache
    def after(event: Event) -> tuple[Notebook, Possible]:
        seen = see(notebook, event)
        if isinstance(event, JackEscaped):
            finished = _finished(seen)
            return seen, Possible((), (), possible_hideouts(finished), 1)
        return seen, possible(seen)

    moves = []
    for action in escapes(table, notes):
        event = redact(announced(table, action), SPECTATOR)
        seen, found = after(event)
        spaces_left = LAST_SPACE - seen.table.space
        if isinstance(event, JackEscaped):
            ends = "fifth-victim-home" if table.night == LAST_NIGHT else None
            moves.append(MoveTold(action, found, None, spaces_left, ends))
            continue
        ending = seen.row.and_(Reached(action.to, seen.row.last, False))  # type: ignore[attr-defined]
        share = Fraction(explore(STREETS, ending).number, found.paths)
        ends = None if spaces_left else "out-of-moves"
        moves.append(MoveTold(action, found, float(share), spaces_left, ends))
    return tuple(moves)


def _finished(notebook: Notebook) -> Notebook:
    """Tonight's row is done: it counts among the finished ones."""
    if notebook.table.night == LAST_NIGHT:  # no night follows
        return notebook._replace(table=notebook.table._replace(night=LAST_NIGHT + 1))
    return see(notebook, NightBegan(notebook.table.night + 1))


def announced(table: Table, action: Any) -> Event:
    """What this movement would be at the table."""
    if action.type == "coach":
        return JackTookCoach(table.space + 2, action.via, action.to)
    if action.type == "alley":
        return JackUsedAlley(table.space + 1, action.to)
    event = JackEscaped if action.escape else JackWalked
    return event(table.space + 1, action.to)
