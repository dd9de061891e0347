"""The streets of Whitechapel as arrays of numbers, worked out once.

Crossings are numbered from 0 in the order of their names, circles keep their numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.boards.streetboard import Circle, Crossing
from darklantern.games.whitechapel.state import STREETS
from darklantern.streets.distances import far

Array = NDArray[Any]

CROSSINGS: tuple[Crossing, ...] = tuple(STREETS.bits)
NUMBER: dict[Crossing, int] = {crossing: i for i, crossing in enumerate(CROSSINGS)}
SIZE = STREETS.size
REDS: tuple[Circle, ...] = STREETS.circles("red")
HOMES: tuple[Circle, ...] = tuple(c for c in STREETS.circles() if c not in REDS)
"""Where Jack can live."""

HAZARDS = (0.55, 0.5, 0.42, 0.17, 0.11, 0.05, 0.02)
"""What it costs to walk where a pawn is so many crossings from reaching: a pawn that is two
away is there before Jack walks on."""


class Ground(NamedTuple):
    """What the compiled functions read."""

    begin: Array
    """Where the walks from each circle begin."""
    ends: Array
    """Where each walk ends."""
    routes: Array
    """How many routes each walk has."""
    passing: Array
    """Where the routes past each crossing begin in `passed`."""
    passed: Array
    """Of each route past a crossing its number; `walk_of` says which walk it belongs to."""
    walk_of: Array
    alley_begin: Array
    alley_ends: Array
    steps: Array
    """Walks from circle to circle, the police ignored."""
    short_steps: Array
    """The same with alleys."""
    hazard: Array
    """What a pawn on a crossing makes it cost to walk onto a circle."""
    away: Array
    """How many crossings it is from a crossing to the nearest that reaches the circle."""
    reach_begin: Array
    reach: Array
    """The circles in reach of each crossing."""


@cache
def ground() -> Ground:
    """Made when the first player needs it."""
    begin, ends, routes = [0], list[int](), list[int]()
    passed: list[list[int]] = [[] for _ in CROSSINGS]
    walk_of: list[int] = []
    for circle in range(SIZE):
        for end, masks in STREETS.routes.get(circle, {}).items():
            for mask in masks:
                for number, crossing in enumerate(CROSSINGS):
                    if mask & STREETS.bits[crossing]:
                        passed[number].append(len(walk_of))
                walk_of.append(len(ends))
            ends.append(end)
            routes.append(len(masks))
        begin.append(len(ends))
    alleys = [STREETS.alleys(c) if c in STREETS.neighbours else () for c in range(SIZE)]
    away = np.full((len(CROSSINGS), SIZE), 99, np.int64)
    for number, crossing in enumerate(CROSSINGS):
        for distance in range(len(CROSSINGS)):
            ring = STREETS.at_distance(crossing, distance) if distance else (crossing,)
            if not ring:
                break
            for there in ring:
                for circle in STREETS.reach[there]:
                    away[number, circle] = min(distance, away[number, circle])
            if distance > len(HAZARDS) + 12:
                break
    costs = np.zeros(100, np.float32)
    costs[: len(HAZARDS)] = HAZARDS
    return Ground(
        np.array(begin, np.int32),
        np.array(ends, np.int32),
        np.array(routes, np.int32),
        _starts(passed),
        np.array([route for each in passed for route in each], np.int32),
        np.array(walk_of, np.int32),
        _starts(alleys),
        np.array([end for each in alleys for end in each], np.int32),
        far(STREETS, False),
        far(STREETS, True),
        costs[away],
        away,
        _starts([STREETS.reach[k] for k in CROSSINGS]),
        np.array([c for k in CROSSINGS for c in STREETS.reach[k]], np.int32),
    )


def _starts(lists: Any) -> Array:
    return np.concatenate(([0], np.cumsum([len(each) for each in lists]))).astype(np.int32)


@cache
def nearness() -> Array:
    """By place in HOMES: the steps to the four nearest red circles, together."""
    steps = ground().steps[np.ix_(REDS, HOMES)]
    found: Array = np.sort(np.maximum(2, steps), axis=0)[:4].sum(axis=0)
    return found


@cache
def moves() -> tuple[Array, ...]:
    """Where a pawn can go from each crossing: none, one or two crossings."""
    return tuple(np.array([NUMBER[k] for k in STREETS.moves[c]], np.int64) for c in CROSSINGS)


@cache
def apart() -> Array:
    """How many crossings it is from crossing to crossing."""
    table = np.full((len(CROSSINGS), len(CROSSINGS)), 99, np.int64)
    for number, start in enumerate(CROSSINGS):
        table[number, number] = 0
        ring, seen, steps = {start}, {start}, 0
        while ring:
            for crossing in ring:
                table[number, NUMBER[crossing]] = steps
            ring = {k for here in ring for k in STREETS.next_crossings[here]} - seen
            seen |= ring
            steps += 1
    return table
