"""The map as the rules of both street games use it.

    walks            where Jack can walk, and how the police bar the street    W1
    rides            a coach: two walks at once, past the police              W5
    alleys, boats    through a block of houses, over a block of water         W4, H5
    moves, reach     where a figure can move, search and arrest               W2
    by_water         where blue can go by boat                                H9

Everything is worked out once per board, on first use. Lists ascend: circles by number,
crossings by the number in their id. A set of crossings is a bit mask (`mask`), so that asking
"is any of these occupied" is one operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property

from darklantern.boards.streetboard import (
    Circle,
    Crossing,
    Place,
    StreetBoard,
    neighbours_in,
    street_board,
)


def by_number(crossing: Crossing) -> int:
    """The order of crossings: k2 before k10."""
    return int(crossing[1:])


class Streets:
    """One board's circles, crossings and the ways between them."""

    def __init__(self, board: StreetBoard) -> None:
        self.board = board
        self.bits = {k: 1 << i for i, k in enumerate(sorted(board.crossings, key=by_number))}
        self._beside = neighbours_in(board.streets)

    # -- sets of places ---------------------------------------------------------------------

    def mask(self, crossings: Iterable[Crossing]) -> int:
        """A set of crossings as a number."""
        bits = self.bits
        mask = 0
        for crossing in crossings:
            mask |= bits[crossing]
        return mask

    @cache  # noqa: B019 (one instance a board, for ever)
    def circles(self, *kinds: str) -> tuple[Circle, ...]:
        """The circles of these kinds; all of them when no kind is named."""
        spots = self.board.circles.values()
        return tuple(sorted(c.id for c in spots if not kinds or c.kind in kinds))

    @cached_property
    def size(self) -> int:
        """One more than the highest number of a circle: the length of a list by number."""
        return max(self.circles()) + 1

    @cache  # noqa: B019
    def bordered(self, border: str) -> tuple[Crossing, ...]:
        """The crossings with a border of this colour."""
        spots = self.board.crossings.values()
        return tuple(sorted((k.id for k in spots if k.border == border), key=by_number))

    # -- Jack on foot -----------------------------------------------------------------------

    @cached_property
    def routes(self) -> Mapping[Circle, Mapping[Circle, tuple[int, ...]]]:
        """From each circle to each adjacent one: the routes, as masks of the crossings passed.

        W1: two circles are adjacent when a route of dotted lines joins them through crossings
        only. A route that passes all the crossings of another tells nothing new and is left out.
        """
        return {
            start: {end: _least(masks) for end, masks in sorted(self._routes_from(start).items())}
            for start in self.circles()
        }

    def _routes_from(self, start: Circle) -> dict[Circle, set[int]]:
        found: dict[Circle, set[int]] = {}
        todo: list[tuple[Place, int]] = [(start, 0)]
        while todo:
            place, passed = todo.pop()
            for ahead in self._beside[place]:
                if isinstance(ahead, int):
                    if ahead != start:
                        found.setdefault(ahead, set()).add(passed)
                elif not passed & self.bits[ahead]:
                    todo.append((ahead, passed | self.bits[ahead]))
        return found

    @cached_property
    def neighbours(self) -> Mapping[Circle, tuple[Circle, ...]]:
        """The circles adjacent to each circle, the police ignored (W1)."""
        return {circle: tuple(ends) for circle, ends in self.routes.items()}

    @cached_property
    def _near(self) -> Mapping[Circle, int]:
        """All crossings on any route from a circle: nobody there, nothing is barred."""
        near = {}
        for circle, ends in self.routes.items():
            near[circle] = 0
            for masks in ends.values():
                for mask in masks:
                    near[circle] |= mask
        return near

    def walks(self, circle: Circle, occupied: int) -> tuple[Circle, ...]:
        """Where Jack can walk: an occupied crossing bars every route that passes it (W1)."""
        if not occupied & self._near[circle]:
            return self.neighbours[circle]
        return tuple(
            end
            for end, routes in self.routes[circle].items()
            if any(not route & occupied for route in routes)
        )

    def barring(self, circle: Circle, end: Circle, occupied: int) -> int:
        """The occupied crossings on the routes between two adjacent circles."""
        barred = 0
        for route in self.routes[circle][end]:
            barred |= route & occupied
        return barred

    # -- Jack's special movements -----------------------------------------------------------

    @cache  # noqa: B019
    def rides(self, circle: Circle) -> tuple[tuple[Circle, Circle], ...]:
        """The coach's pairs of circles: each step adjacent, the police ignored, no return (W5)."""
        return tuple(
            (via, end)
            for via in self.neighbours[circle]
            for end in self.neighbours[via]
            if end != circle
        )

    @cache  # noqa: B019
    def alleys(self, circle: Circle) -> tuple[Circle, ...]:
        """The other circles on the blocks of houses that this circle is on (W4, H5)."""
        return self._across("houses", circle, self.circles())

    @cache  # noqa: B019
    def boats(self, circle: Circle) -> tuple[Circle, ...]:
        """From a blue circle, the other blue circles on its block of water (W4, H5)."""
        blue = self.circles("blue")
        return self._across("water", circle, blue) if circle in blue else ()

    def _across(self, kind: str, circle: Circle, allowed: tuple[Circle, ...]) -> tuple[Circle, ...]:
        blocks = [b for b in self.board.blocks if b.kind == kind and circle in b.circles]
        others = {other for block in blocks for other in block.circles} - {circle}
        return tuple(sorted(others.intersection(allowed)))

    # -- the police -------------------------------------------------------------------------

    @cached_property
    def reach(self) -> Mapping[Crossing, tuple[Circle, ...]]:
        """Where a figure can search and arrest: one dotted segment from its crossing (W2)."""
        return {
            crossing: tuple(sorted(p for p in self._beside[crossing] if isinstance(p, int)))
            for crossing in self.bits
        }

    @cached_property
    def next_crossings(self) -> Mapping[Crossing, tuple[Crossing, ...]]:
        """The crossings one away: circles between are ignored (W2)."""
        return {
            crossing: tuple(sorted(self._crossings_past_circles(crossing), key=by_number))
            for crossing in self.bits
        }

    def _crossings_past_circles(self, start: Crossing) -> Iterator[Crossing]:
        seen: set[Place] = {start}
        todo: list[Place] = [start]
        while todo:
            for ahead in self._beside[todo.pop()] - seen:
                seen.add(ahead)
                if isinstance(ahead, int):
                    todo.append(ahead)
                else:
                    yield ahead

    @cache  # noqa: B019
    def at_distance(self, crossing: Crossing, distance: int) -> tuple[Crossing, ...]:
        """The crossings at exactly this distance, counted in crossings."""
        ring, seen = {crossing}, {crossing}
        for _ in range(distance):
            ring = {ahead for here in ring for ahead in self.next_crossings[here]} - seen
            seen |= ring
        return tuple(sorted(ring, key=by_number))

    @cached_property
    def moves(self) -> Mapping[Crossing, tuple[Crossing, ...]]:
        """Where a figure can move: 0, 1 or 2 crossings away (W3)."""
        return {
            crossing: tuple(
                sorted((k for d in (0, 1, 2) for k in self.at_distance(crossing, d)), key=by_number)
            )
            for crossing in self.bits
        }

    @cache  # noqa: B019
    def by_water(self, crossing: Crossing) -> tuple[Crossing, ...]:
        """Blue's ability: crossings three or more away with a boat's passage between (H9)."""
        landings = {landing for quay in self.reach[crossing] for landing in self.boats(quay)}
        near = {*self.moves[crossing]}
        return tuple(k for k in self.bits if k not in near and landings.intersection(self.reach[k]))


def _least(masks: Iterable[int]) -> tuple[int, ...]:
    """The masks that contain no other of them, smaller ones first."""
    least: list[int] = []
    for mask in sorted(masks, key=lambda m: (m.bit_count(), m)):
        if not any(kept & mask == kept for kept in least):
            least.append(mask)
    return tuple(least)


@cache
def streets_of(name: str) -> Streets:
    """The streets of this game's board."""
    return Streets(street_board(name))
