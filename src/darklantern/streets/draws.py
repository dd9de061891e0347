"""Rows drawn from the possible ones, each as likely as the others."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import product

from darklantern.boards.streetboard import Circle
from darklantern.core.chance import Rng, weighed
from darklantern.streets.paths import Goals, Search
from darklantern.streets.rows import (
    ALLEY,
    BOAT,
    BY_ALLEY,
    BY_BOAT,
    BY_EITHER,
    HIDDEN,
    Exit,
    Row,
    hemmed_in,
)
from darklantern.streets.streets import Streets
from darklantern.streets.ways import ways


@lru_cache(maxsize=16)
def searched(
    streets: Streets,
    row: Row,
    avoid: Collection[Circle] = frozenset(),
    goals: Goals | None = None,
) -> Search:
    """A search that can be drawn from, kept while it is drawn from again and again."""
    return Search(streets, row, avoid, goals)


def draw_row(search: Search, rng: Rng) -> tuple[Circle, ...]:
    """One of the possible rows, each as likely."""
    return search.row_by(lambda states: weighed(states, rng))


def draw_tiles(
    streets: Streets, row: Row, circles: tuple[Circle, ...], goals: Collection[Circle], rng: Rng
) -> dict[int, str] | None:
    """The tiles face down beside a row of these circles, as space to kind, each dealing as likely;
    None when with these goals no dealing would have left him a move (W6)."""
    exits = hemmed_in(streets, row.beginning).get(circles[-1])
    if exits is not None:
        exits = tuple(exit for exit in exits if exit.circles.isdisjoint(goals))
    kinds = [
        (space, KINDS[dict(ways(streets, row.step(space))[circles[space - 1]])[circles[space]]])
        for space in range(len(row.starts[0]), row.last + 1)
        if row.step(space).kind == HIDDEN
    ]
    dealings = [
        dict(zip((space for space, _ in kinds), dealing, strict=True))
        for dealing in product(*(can_be for _, can_be in kinds))
        if _held(row, dealing, exits)
    ]
    return rng.choice(dealings) if dealings else None


KINDS = {BY_ALLEY: (ALLEY,), BY_BOAT: (BOAT,), BY_EITHER: (ALLEY, BOAT)}


def _held(row: Row, dealing: tuple[str, ...], exits: tuple[Exit, ...] | None) -> bool:
    """Whether he held these tiles, and one more where he needed it."""
    left = {ALLEY: row.alleys - dealing.count(ALLEY), BOAT: row.boats - dealing.count(BOAT)}
    if min(left.values()) < 0 and dealing:
        return False
    return exits is None or any(exit.tile is None or left[exit.tile] > 0 for exit in exits)
