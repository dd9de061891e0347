"""What would it tell? Each search and arrest of each figure; and each of Jack's moves.

tell          for every figure where it stands: its inquiries, by what is possible and, where a
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
from darklantern.core.seats import SPECTATOR, Seat
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.whitehall.deduce import Notebook, current_row, possible, scarce, see
from darklantern.games.whitehall.events import (
    JackTookCoach,
    JackUsedHiddenTile,
    JackUsedTile,
    JackWalked,
)
from darklantern.games.whitehall.likely import likely
from darklantern.games.whitehall.rules import escapes
from darklantern.games.whitehall.seats import GREEN
from darklantern.games.whitehall.state import STREETS, JackNotes, Part, Phase, Table
from darklantern.streets.explore import explore
from darklantern.streets.inspections import open_circles, unasked_circles
from darklantern.streets.paths import Goals
from darklantern.streets.questions import Inquiry, Shares, arrest, searches
from darklantern.streets.rows import Reached
from darklantern.streets.shares import counted, weighed
from darklantern.streets.track import LAST_SPACE


class Told(NamedTuple):
    """What one figure's inquiries would tell from where it stands."""

    figure: Seat
    crossing: str
    possible: tuple[Inquiry, ...]
    """Every possible row counted alike."""
    likely: tuple[Inquiry, ...] = ()
    """The same inquiries under the model, if one is named."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "figure": self.figure,
            "crossing": self.crossing,
            "possible": [one.written() for one in self.possible],
            "likely": [one.written() for one in self.likely],
        }


def tell(notebook: Notebook, model: str | None = None) -> tuple[Told, ...]:
    """Every figure's inquiries. Nothing is asked by moving: move first, then see."""
    table = notebook.table
    current_row(notebook)  # before the hunt, while figures are still being deployed, it says so
    return tuple(
        tell_from(notebook, figure, crossing, model)
        for figure, crossing in zip(table.figures, table.crossings, strict=True)
    )


def tell_from(notebook: Notebook, figure: Seat, crossing: str, model: str | None = None) -> Told:
    """What this figure's inquiries would tell if it stood there."""
    row = current_row(notebook)
    to_search, to_arrest = inquiries(notebook.table, figure, crossing)
    circles = sorted({*to_search, *(c for named in to_arrest for c in named)})
    left = scarce(notebook, row)
    shares = counted(row, circles, lambda row: explore(STREETS, row, goals=left).number)
    told = Told(figure, crossing, _all(to_search, to_arrest, shares))
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
    table: Table, figure: Seat, crossing: str
) -> tuple[Sequence[int], list[tuple[int, ...]]]:
    """The circles that it can search, and those that each of its arrests names (W9, W10, H9)."""
    circles = open_circles(STREETS, crossing, table.blocked)
    each: list[tuple[int, ...]] = [(circle,) for circle in circles]
    if table.phase is Phase.SUSPICION and table.figure == figure:
        if table.part is Part.SEARCHING:
            return unasked_circles(STREETS, crossing, table.blocked, table.asked), []
        if table.part is not Part.FRESH:
            return (), each if table.part is Part.AGAIN else []
    if figure == GREEN and circles and table.can_use(GREEN):
        each.append(tuple(circles))
    return circles, each


# -- for Jack -------------------------------------------------------------------------------


class MoveTold(NamedTuple):
    """What one of Jack's moves would let a perfect police know, before they ask anything."""

    action: Action
    police: Possible
    share: float
    """The part of the rows possible to them that end where he would stand."""
    spaces_left: int
    arrives: bool
    """Whether the turn would end with this circle announced."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "action": write(self.action),
            "police": self.police.written(),
            "share": self.share,
            "spaces_left": self.spaces_left,
            "arrives": self.arrives,
        }


def moves_tell(notebook: Notebook, notes: JackNotes) -> tuple[MoveTold, ...]:
    """Each legal movement of Jack's phase 1. All his walks are one and the same to the police."""
    table = notebook.table
    if table.phase is not Phase.ESCAPE:
        raise NothingToDeduce(Sentence("It is not Jack's move."))

    @cache
    def after(event: Event) -> tuple[Notebook, Possible, Goals | None]:
        seen = see(notebook, event)
        return seen, possible(seen), scarce(seen, current_row(seen))

    moves = []
    for action in escapes(table, notes):
        event = redact(announced(table, action), SPECTATOR)
        seen, found, left = after(event)
        to: int = action.to  # type: ignore[attr-defined]
        ending = current_row(seen).and_(Reached(to, seen.row.last, False))
        share = Fraction(explore(STREETS, ending, goals=left).number, found.paths)
        arrives = action.type == "walk" and to in notes.goals(table)
        spaces_left = LAST_SPACE - seen.table.space
        moves.append(MoveTold(action, found, float(share), spaces_left, arrives))
    return tuple(moves)


def announced(table: Table, action: Any) -> Event:
    """What this movement would be at the table."""
    if action.type == "walk":
        return JackWalked(table.space + 1, action.to)
    if action.type == "coach":
        return JackTookCoach(table.space + 2, action.via, action.to)
    hidden = table.options.murderer_at_large
    event = JackUsedHiddenTile if hidden else JackUsedTile
    return event(table.space + 1, action.type, action.to)
