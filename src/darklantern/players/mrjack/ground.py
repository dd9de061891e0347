"""The board of Mr. Jack in numbers: sets of hexes as masks, everything else in order.

Street hexes are numbered in the order of the board file, characters alphabetically, directions
clockwise from north; gaslight posts, manholes and exits as the board lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from darklantern.boards.hexboard import DIRECTIONS, Hex
from darklantern.games.mrjack.hexes import Hexes, hexes_of

FAR = 99
"""More points than anybody has."""


class Ground(NamedTuple):
    """What the search asks of a printing, as arrays of whole numbers."""

    near: Any
    """By hex: the street hexes beside it."""
    ball: Any
    """By points, then hex: the street hexes so many points away or nearer, on foot."""
    roof: Any
    """The same across every hex, as Stealthy goes."""
    walk: Any
    """By hex and hex: the steps on foot."""
    hole_at: Any
    """By manhole: its hex."""
    to_hole: Any
    """By hex and manhole: the steps on foot."""
    to_hole_over_roofs: Any
    light: Any
    """By post: the street hexes a lamp there lights."""
    line: Any
    """By hex and direction: what Watson's lantern lights."""
    exit_at: Any
    """By exit: its hex."""


class Names(NamedTuple):
    """The same board's names, in the order of the numbers."""

    hexes: tuple[Hex, ...]
    posts: tuple[Hex, ...]
    manholes: tuple[Hex, ...]
    exits: tuple[str, ...]
    directions: tuple[str, ...]


@cache
def names_of(printing: str) -> Names:
    board = hexes_of(printing).board
    return Names(
        board.streets, tuple(board.posts), tuple(board.manholes), tuple(board.exits),
        tuple(DIRECTIONS),
    )  # fmt: skip


@cache
def ground_of(printing: str) -> Ground:
    """This printing, worked out once."""
    hexes = hexes_of(printing)
    board, names = hexes.board, names_of(printing)
    number = {name: i for i, name in enumerate(names.hexes)}

    def mask(some: Iterable[Hex]) -> int:
        return sum(1 << number[name] for name in set(some))

    on_foot = [_costs(hexes, name, over_roofs=False) for name in names.hexes]
    over_roofs = [_costs(hexes, name, over_roofs=True) for name in names.hexes]
    return Ground(
        _array([mask(hexes.by_street[name]) for name in names.hexes]),
        _array([_within(on_foot, points, mask) for points in range(4)]),
        _array([_within(over_roofs, points, mask) for points in range(5)]),
        _array([[costs.get(name, FAR) for name in names.hexes] for costs in on_foot]),
        _array([number[hole] for hole in names.manholes]),
        _array([[costs.get(hole, FAR) for hole in names.manholes] for costs in on_foot]),
        _array([[costs.get(hole, FAR) for hole in names.manholes] for costs in over_roofs]),
        _array([mask(board.around((post,))) for post in names.posts]),
        _array(
            [[mask(board.sight(name, way)) for way in names.directions] for name in names.hexes]
        ),
        _array([number[board.exits[name].hex] for name in names.exits]),
    )


def _costs(hexes: Hexes, start: Hex, over_roofs: bool) -> Mapping[Hex, int]:
    """What each street hex costs from here with every manhole covered."""
    return hexes.ways(start, len(hexes.board.kinds), frozenset(), over_roofs)


def _within(costs: list[Mapping[Hex, int]], points: int, mask: Any) -> list[int]:
    return [mask(name for name, cost in here.items() if cost <= points) for here in costs]


def _array(values: list[Any]) -> Any:
    return np.array(values, dtype=np.int64)
