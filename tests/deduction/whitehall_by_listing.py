"""What is possible in Whitehall Mystery, found the naive way: every row is listed and asked.

It shares with the code under test the map and the public table, and no thought beyond that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from darklantern.core.events import Event
from darklantern.games.whitehall import events as e
from darklantern.games.whitehall.evolve import evolve_table
from darklantern.games.whitehall.rules import SECTION
from darklantern.games.whitehall.state import FULL_TILES, STREETS, Phase, Table

Row = tuple[int, ...]
World = tuple[Row, tuple[tuple[int, str], ...]]
"""A row of this round, and the tiles used in it with the spaces they filled."""

BLUE = set(STREETS.circles("blue"))


class TooMany(Exception):
    """More rows than a listing should hold."""


class Listing:
    def __init__(self, table: Table, whites: Iterable[int], most: int = 20_000) -> None:
        self.table = table
        self.whites = sorted(whites)
        self.most = most
        self.worlds: list[World] = []
        self.touched: list[set[frozenset[int]]] = []
        """For each finished round, what each possible row of it touched."""
        self.banned: set[int] = set()
        self.accused: set[int] = set()

    def see(self, event: Event) -> None:
        before = self.table
        self.table = evolve_table(before, event)
        match event:
            case e.HuntBegan(circle=circle) | e.RoundBegan(circle=circle):
                self.worlds = [((circle,), ())]
            case e.JackWalked():
                self._extend(
                    ((*row, to), tiles)
                    for row, tiles in self.worlds
                    for to in STREETS.walks(row[-1], before.occupied)
                )
            case e.JackTookCoach(space=space):
                self._extend(
                    ((*row, via, to), (*tiles, (space, "coach")))
                    for row, tiles in self.worlds
                    for via, to in STREETS.rides(row[-1])
                    if via not in BLUE and to not in BLUE
                )
            case e.JackUsedTile(tile=tile, space=space):
                self._extend(self._by_tile(tile, space))
            case e.JackUsedHiddenTile(space=space):
                worlds = [*self._by_tile("alley", space), *self._by_tile("boat", space)]
                self._extend(w for w in worlds if self._left(before, w[1]) is not None)
            case e.CircleSearched(circle=circle, found=found):
                self._keep(lambda row: (circle in row) == found)
            case e.ArrestFailed(circles=circles):
                self._keep(lambda row: row[-1] not in circles)
            case e.SmokerAnswered(circle=circle, spaces=spaces):
                self._keep(
                    lambda row: [i for i, c in enumerate(row) if c == circle] == list(spaces)
                )
            case e.AccusationFailed(circle=circle):
                self.accused.add(circle)
            case e.FalseCluePlaced(circle=circle):
                self.banned.add(circle)
            case e.TurnEnded():
                self._turn_ends()
            case e.LocationAnnounced(circle=circle):
                self.accused.discard(circle)
                self._turn_ends()
                self._keep(lambda row: row[-1] == circle and circle not in row[:-1])
                self.touched = [{t for t in rows if circle not in t} for rows in self.touched]
                self.touched.append({frozenset(row[1:-1]) for row, _ in self.worlds})
            case e.TilesShown(spaces=spaces, tiles=tiles):
                shown = set(zip(spaces, tiles, strict=True))
                self.worlds = [w for w in self.worlds if shown <= set(w[1])]
                self.touched[-1] = {frozenset(row[1:-1]) for row, _ in self.worlds}

    def _extend(self, worlds: Iterable[World]) -> None:
        self.worlds = []
        for world in worlds:
            self.worlds.append(world)
            if len(self.worlds) > self.most:
                raise TooMany

    def _by_tile(self, tile: str, space: int) -> Iterator[World]:
        ways = STREETS.alleys if tile == "alley" else STREETS.boats
        return (
            ((*row, to), (*tiles, (space, tile)))
            for row, tiles in self.worlds
            for to in ways(row[-1])
        )

    def _keep(self, right: object) -> None:
        self.worlds = [world for world in self.worlds if right(world[0])]  # type: ignore[operator]

    def _turn_ends(self) -> None:
        self.banned |= self.accused
        self.accused = set()

    def _left(self, table: Table, tiles: tuple[tuple[int, str], ...]) -> list[str] | None:
        """The tiles in hand in this world; None when it would have used more than there are."""
        known_here = [s.tile for s in table.specials if s.tile is not None]
        left = list(FULL_TILES)
        before = list(table.used)
        for tile in known_here:
            before.remove(tile)
        for tile in [*before, *(tile for _, tile in tiles)]:
            if tile not in left:
                return None
            left.remove(tile)
        return left

    # -- the answer -------------------------------------------------------------------------

    def possible(self) -> tuple[list[list[int]], list[int], list[int], str]:
        """Spaces, certain circles, goals, number of rows."""
        rows, goals = self.rows_and_goals()
        spaces = [sorted(set(circles)) for circles in zip(*rows, strict=True)]
        certain = sorted(set.intersection(*map(set, rows))) if rows else []
        return spaces, certain, sorted(goals), str(len(rows))

    def rows_and_goals(self) -> tuple[set[Row], set[int]]:
        """The current rows of all possible worlds, and their goals."""
        announced = {SECTION[c] for c in self.table.announced}
        quarters = [
            [c for c in self.whites if SECTION[c] == section and c not in self.banned]
            for section in sorted(set(SECTION.values()) - announced)
        ]
        met = {c for row, _ in self.worlds for c in row} | self.accused
        met |= {c for rows in self.touched for touched in rows for c in touched}
        met |= {c for row, _ in self.worlds for c in self._ends(row[-1])}
        # Circles that nothing meets are all alike: one of each quarter speaks for the others.
        alike = {min(set(quarter) - met, default=0): set(quarter) - met for quarter in quarters}
        choices = [
            frozenset(choice)
            for choice in product(*([c for c in q if c in met or c in alike] for q in quarters))
            if all(any(t.isdisjoint(choice) for t in rows) for rows in self.touched)
        ]
        rows: set[Row] = set()
        goals: set[int] = set()
        for world in self.worlds:
            row = world[0]
            fits = [choice for choice in choices if self._fits(world, choice)]
            if fits:
                rows.add(row)
                goals.update(*fits)
        goals.update(*(others for one, others in alike.items() if one in goals))
        return rows, goals

    def _ends(self, here: int) -> set[int]:
        """All that an exit can touch, where no walk is possible."""
        if self.table.phase is not Phase.ESCAPE or STREETS.walks(here, self.table.occupied):
            return set()
        rides = {circle for ride in STREETS.rides(here) for circle in ride}
        return {*rides, *STREETS.alleys(here), *STREETS.boats(here)}

    def _fits(self, world: World, choice: frozenset[int]) -> bool:
        row, tiles = world
        phase = self.table.phase
        touched = set(row[1:])
        arrival = phase in (Phase.HUNTING, Phase.BLOCKING, Phase.SUSPICION)
        if arrival and row[1:] and len(row) - 1 not in [space for space, _ in tiles]:
            touched = set(row[1:-1])
        if not touched.isdisjoint(choice):
            return False
        if any(circle in choice and circle != row[-1] for circle in self.accused):
            return False
        return phase is not Phase.ESCAPE or self._can_move(world, choice)

    def _can_move(self, world: World, choice: frozenset[int]) -> bool:
        (*_, here), tiles = world
        if STREETS.walks(here, self.table.occupied):
            return True
        left = self._left(self.table, tiles)
        assert left is not None
        ends = set()
        if "alley" in left:
            ends |= set(STREETS.alleys(here))
        if "boat" in left:
            ends |= set(STREETS.boats(here))
        if ends - choice:
            return True
        return (
            "coach" in left
            and self.table.space <= 13
            and any(not {via, to} & (BLUE | choice) for via, to in STREETS.rides(here))
        )
