"""Routes and reasons about one row: can it end there, pass there, or avoid that circle?"""

from __future__ import annotations

from collections.abc import Collection

from darklantern.boards.streetboard import Circle
from darklantern.streets.explore import a_row, explore
from darklantern.streets.reasons import Known, breaks, facts_of, row_of
from darklantern.streets.rows import WALK, Fact, NotThere, Reached, Row, Shunned, Vain
from darklantern.streets.streets import Streets


class RowQuestion:
    """Can the row be like this, in one way or another? A search for reasons asks `facts`,
    `world` and `broken`."""

    def __init__(self, streets: Streets, row: Row, *ways_to_be: Fact) -> None:
        self.streets, self.row, self.ways_to_be = streets, row, ways_to_be
        self.facts = facts_of(streets, row)
        self.unwelcome = {fact.circle for fact in row.facts if isinstance(fact, Vain | Shunned)}
        self.unwelcome |= {c for f in row.facts if isinstance(f, NotThere) for c in f.circles}

    def world(self, kept: Collection[Known]) -> tuple[Circle, ...] | None:
        """A row that keeps these facts, and breaks few of the others."""
        row = row_of(self.row, kept)
        rows = (a_row(self.streets, row.and_(one), self.unwelcome) for one in self.ways_to_be)
        return next((found for found in rows if found is not None), None)

    def broken(self, circles: tuple[Circle, ...]) -> list[Known]:
        """The facts that a row contradicts."""
        return [fact for fact in self.facts if breaks(self.streets, self.row, circles, fact)]

    def route(self) -> tuple[Circle, ...] | None:
        """A row that keeps all the facts, if there is one."""
        return self.world(self.facts)


def ending_at(streets: Streets, row: Row, circle: Circle) -> RowQuestion:
    """Can Jack be on this circle now?"""
    return RowQuestion(streets, row, Reached(circle, row.last, False))


def last_passing(streets: Streets, row: Row, circle: Circle) -> int | None:
    """The last space that the circle can be on; None when it can be on none."""
    spaces = explore(streets, row).spaces
    return next((n for n in range(row.last, -1, -1) if circle in spaces[n]), None)


def standing_at(streets: Streets, row: Row, circle: Circle, space: int) -> RowQuestion:
    """Can Jack have been on this circle at this space?"""
    return RowQuestion(streets, row, Reached(circle, space, False))


def sparing(streets: Streets, row: Row, circle: Circle) -> RowQuestion:
    """Can the circle be a goal: passed nowhere, or reached this moment and not told yet?"""
    if row.told or row.step(row.last).kind != WALK:
        return RowQuestion(streets, row, Shunned(circle))
    return RowQuestion(streets, row, Shunned(circle), Reached(circle, row.last, True))


def clash(streets: Streets, row: Row) -> RowQuestion:
    """Can all of this be true? For facts entered by hand, at a table of wood."""
    return RowQuestion(streets, row, *(Reached(c, 0, False) for c in {s[0] for s in row.starts}))
