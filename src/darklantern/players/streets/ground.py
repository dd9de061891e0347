"""The map as arrays, for scores that look at all of it at once. Crossings go by their place in
`names` (k1 is 0), circles by number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.boards.streetboard import Crossing
from darklantern.streets.distances import far
from darklantern.streets.streets import Streets

Array = NDArray[Any]


class Ground:
    """Made once for each board."""

    def __init__(self, streets: Streets) -> None:
        self.streets = streets
        self.names: tuple[Crossing, ...] = tuple(streets.bits)
        self.place = {name: i for i, name in enumerate(self.names)}

    def places(self, crossings: Iterable[Crossing]) -> Array:
        return np.array([self.place[k] for k in crossings], np.int64)

    @cached_property
    def reach(self) -> Array:
        """By crossing and circle: 1 where a figure can search and arrest."""
        reach = np.zeros((len(self.names), self.streets.size))
        for i, name in enumerate(self.names):
            reach[i, list(self.streets.reach[name])] = 1
        return reach

    @cached_property
    def steps(self) -> Array:
        """From crossing to crossing, in crossings."""
        number = len(self.names)
        beside = np.zeros((number, number), np.bool_)
        for i, name in enumerate(self.names):
            beside[i, self.places(self.streets.next_crossings[name])] = True
        steps = np.full((number, number), 99, np.int64)
        ring, far_off = np.eye(number, dtype=np.bool_), 0
        while ring.any():
            steps[ring] = far_off
            ring, far_off = (ring @ beside) & (steps == 99), far_off + 1
        return steps

    @cached_property
    def steps_to(self) -> Array:
        """From crossing to circle: to the nearest crossing that has it in reach; 99 for none."""
        steps = np.full((len(self.names), self.streets.size), 99, np.int64)
        for circle in self.streets.circles():
            within = self.reach[:, circle] > 0
            if within.any():
                steps[:, circle] = self.steps[:, within].min(axis=1)
        return steps

    @cached_property
    def soon(self) -> Array:
        """By crossing and circle: 1 where a figure from there can search after its next move."""
        soon: Array = (self.steps_to <= 2).astype(float)
        return soon

    @cached_property
    def far(self) -> Array:
        """From circle to circle, in walks."""
        return far(self.streets, False)

    @cached_property
    def walk_ends(self) -> tuple[Array, Array]:
        """Where the walks of each circle begin, and their ends, the police ignored."""
        begin = np.zeros(self.streets.size + 1, np.int64)
        ends: list[int] = []
        for circle in range(self.streets.size):
            ends += self.streets.neighbours.get(circle, ())
            begin[circle + 1] = len(ends)
        return begin, np.array(ends, np.int64)

    @cached_property
    def cuts(self) -> tuple[Array, Array]:
        """For each walk of `walk_ends` the crossings that bar it alone: those on all its routes."""
        begin, listed = [0], list[int]()
        for circle in range(self.streets.size):
            for routes in self.streets.routes.get(circle, {}).values():
                common = routes[0]
                for mask in routes:
                    common &= mask
                listed += _places(common)
                begin.append(len(listed))
        return np.array(begin, np.int64), np.array(listed, np.int64)

    @cached_property
    def reach_lists(self) -> tuple[Array, Array]:
        """`reach` as lists: where those of each crossing begin, and the circles."""
        return _lists(self.reach)

    @cached_property
    def soon_lists(self) -> tuple[Array, Array]:
        """`soon` as lists."""
        return _lists(self.soon)

    @cached_property
    def routes(self) -> tuple[Array, Array, Array]:
        """The routes of each walk of `walk_ends`: where they begin, where the crossings of each
        begin, and the crossings."""
        of_walk, of_route, passed = [0], [0], list[int]()
        for circle in range(self.streets.size):
            for end in self.streets.neighbours.get(circle, ()):
                for mask in self.streets.routes[circle][end]:
                    passed += _places(mask)
                    of_route.append(len(passed))
                of_walk.append(len(of_route) - 1)
        return np.array(of_walk), np.array(of_route), np.array(passed)


def _places(mask: int) -> list[int]:
    """The bits of a mask of crossings."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _lists(marks: Array) -> tuple[Array, Array]:
    begin = np.zeros(len(marks) + 1, np.int64)
    begin[1:] = np.cumsum((marks > 0).sum(axis=1))
    return begin, np.nonzero(marks)[1].astype(np.int64)


@cache
def ground_of(streets: Streets) -> Ground:
    """The arrays of this board."""
    return Ground(streets)
