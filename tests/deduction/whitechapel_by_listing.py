"""What is possible in Letters from Whitechapel, found the naive way: every row is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from darklantern.core.events import Event
from darklantern.games.whitechapel import events as e
from darklantern.games.whitechapel.evolve import evolve_table
from darklantern.games.whitechapel.state import STREETS, Phase, Table
from tests.deduction.whitehall_by_listing import TooMany

Row = tuple[int, ...]


class Listing:
    def __init__(self, table: Table, most: int = 20_000) -> None:
        self.table = table
        self.most = most
        self.rows: list[Row] = [()]
        red = STREETS.circles("red")
        self.homes = {c for c in STREETS.circles() if c not in red}
        if table.options.catch_me_if_you_can:
            self.homes -= {beside for circle in red for beside in STREETS.neighbours[circle]}

    def see(self, event: Event) -> None:
        before = self.table
        self.table = evolve_table(before, event)
        match event:
            case e.WretchedKilled(circle=circle):
                self.rows = [(circle,)]
            case e.DoubleEvent(circles=(one, other)):
                self.rows = [(one, other), (other, one)]
            case e.JackWalked() | e.JackEscaped():
                self._extend(
                    (*row, to)
                    for row in self.rows
                    for to in STREETS.walks(row[-1], before.occupied)
                )
                if isinstance(event, e.JackEscaped):
                    self.homes &= {row[-1] for row in self.rows}
            case e.JackTookCoach():
                self._extend(
                    (*row, via, to)
                    for row in self.rows
                    for via in STREETS.neighbours[row[-1]]
                    for to in STREETS.neighbours[via]
                    if to != row[-1]
                )
            case e.JackUsedAlley():
                self._extend((*row, to) for row in self.rows for to in STREETS.alleys(row[-1]))
            case e.CircleSearched(circle=circle, found=found):
                self._keep(lambda row: (circle in row) == found)
            case e.ArrestFailed(circles=circles):
                self._keep(lambda row: row[-1] not in circles)
            case e.AddressWrong(circle=circle):
                self.homes.discard(circle)
            case e.NightBegan():
                self.rows = [()]

    def _extend(self, rows: Iterable[Row]) -> None:
        self.rows = []
        for row in rows:
            self.rows.append(row)
            if len(self.rows) > self.most:
                raise TooMany

    def _keep(self, right: Callable[[Row], bool]) -> None:
        self.rows = [row for row in self.rows if right(row)]

    def possible(self) -> tuple[list[list[int]], list[int], list[int], str]:
        """Spaces, certain circles, hideouts, number of rows."""
        rows, _ = self.rows_and_goals()
        spaces = [sorted(set(circles)) for circles in zip(*rows, strict=True)]
        certain = sorted(set.intersection(*map(set, rows)))
        return spaces, certain, sorted(self.homes), str(len(rows))

    def rows_and_goals(self) -> tuple[list[Row], set[int]]:
        """Tonight's rows of all possible worlds, and their hideouts."""
        rows = self.rows
        if self.table.phase is Phase.ESCAPE:
            rows = [row for row in rows if self._can_move(row[-1])]
        return rows, self.homes

    def _can_move(self, here: int) -> bool:
        table = self.table
        return bool(
            STREETS.walks(here, table.occupied)
            or (table.left("alley") and STREETS.alleys(here))
            or (table.left("coach") and table.space <= 13 and STREETS.rides(here))
        )
