"""The streets against a naive reading of the board files: every circle and every crossing.

The reference knows the files' `streets`, `blocks` and colours and nothing of `src`: it follows
dotted lines one by one, and asks again every time.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import cached_property
from importlib.resources import files
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from darklantern.streets.streets import Streets, streets_of

NAMES = ("whitehall", "whitechapel")


class Lines:
    """What the file says, and what follows from it step by step."""

    def __init__(self, name: str) -> None:
        text = files("darklantern.boards").joinpath(f"{name}.json").read_text(encoding="utf-8")
        self.facts: dict[str, Any] = json.loads(text)
        self.circles = [circle["id"] for circle in self.facts["circles"]]
        self.crossings = [crossing["id"] for crossing in self.facts["crossings"]]
        self.blue = [c["id"] for c in self.facts["circles"] if c["kind"] == "blue"]

    def ends(self, place: Any) -> list[Any]:
        """Where the dotted lines from a place lead."""
        return self._ends[place]

    @cached_property
    def _ends(self) -> dict[Any, list[Any]]:
        return {
            place: [
                other
                for pair in self.facts["streets"]
                for here, other in (pair, pair[::-1])
                if here == place
            ]
            for place in (*self.circles, *self.crossings)
        }

    def walks(self, circle: int, occupied: Collection[str] = ()) -> set[int]:
        """Flood the free crossings from a circle; what circles lie on their shore."""
        flooded: set[str] = set()
        shore: set[int] = set()
        todo = [circle]
        while todo:
            for end in self.ends(todo.pop()):
                if isinstance(end, int):
                    shore.add(end)
                elif end not in occupied and end not in flooded:
                    flooded.add(end)
                    todo.append(end)
        return shore - {circle}

    def ways(self, circle: int) -> Iterator[tuple[int, list[str]]]:
        """Every route that passes no crossing twice: where it ends, and what it passes."""

        def follow(place: Any, passed: list[str]) -> Iterator[tuple[int, list[str]]]:
            for end in self.ends(place):
                if isinstance(end, int):
                    if end != circle:
                        yield end, passed
                elif end not in passed:
                    yield from follow(end, [*passed, end])

        yield from follow(circle, [])

    def next_to(self, crossing: str) -> set[str]:
        """Crossings one away, whatever circles lie between."""
        seen, found, todo = {crossing}, set(), [crossing]
        while todo:
            for end in self.ends(todo.pop()):
                if end in seen:
                    continue
                seen.add(end)
                if isinstance(end, int):
                    todo.append(end)
                else:
                    found.add(end)
        return found

    @cached_property
    def distances(self) -> dict[str, dict[str, int]]:
        """Between all crossings."""
        beside = {crossing: self.next_to(crossing) for crossing in self.crossings}
        table = {}
        for start in self.crossings:
            far, ring, steps = {start: 0}, {start}, 0
            while ring:
                steps += 1
                ring = {k for here in ring for k in beside[here]} - set(far)
                far |= dict.fromkeys(ring, steps)
            table[start] = far
        return table

    def sharing(self, circle: int, kind: str) -> set[int]:
        """The other circles of the blocks of this kind that a circle is on."""
        found: set[int] = set()
        for block in self.facts["blocks"]:
            on_it = {place for place in block["outline"] if isinstance(place, int)}
            if block["kind"] == kind and circle in on_it:
                found |= on_it
        return found - {circle}

    def reach(self, crossing: str) -> set[int]:
        return {end for end in self.ends(crossing) if isinstance(end, int)}


BOARDS = {name: Lines(name) for name in NAMES}


@pytest.fixture(params=NAMES)
def board(request: pytest.FixtureRequest) -> tuple[Streets, Lines]:
    return streets_of(request.param), BOARDS[request.param]


def number(crossing: str) -> int:
    return int(crossing[1:])


def test_the_boards_have_the_circles_and_crossings_they_should() -> None:
    sizes = [(len(BOARDS[name].circles), len(BOARDS[name].crossings)) for name in NAMES]
    assert sizes == [(189, 174), (195, 234)]


def test_circles_by_kind(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    assert streets.circles() == tuple(sorted(lines.circles))
    for kinds in [("white",), ("blue",), ("white", "black"), ("red",)]:
        wanted = sorted(c["id"] for c in lines.facts["circles"] if c["kind"] in kinds)
        assert streets.circles(*kinds) == tuple(wanted)


def test_crossings_by_border(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for border in ("yellow", "red"):
        wanted = [k["id"] for k in lines.facts["crossings"] if k["border"] == border]
        assert streets.bordered(border) == tuple(sorted(wanted, key=number))


def test_masks_tell_crossings_apart(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    assert set(streets.bits) == set(lines.crossings)
    assert len(set(streets.bits.values())) == len(lines.crossings)
    assert all(bit.bit_count() == 1 for bit in streets.bits.values())
    some = lines.crossings[:5]
    assert streets.mask(some) == sum(streets.bits[k] for k in some)
    assert list(streets.bits) == sorted(lines.crossings, key=number)


# -- Jack -----------------------------------------------------------------------------------


def test_W1_neighbours_of_every_circle(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for circle in lines.circles:
        assert streets.neighbours[circle] == tuple(sorted(lines.walks(circle)))
        assert streets.walks(circle, 0) == streets.neighbours[circle]


def test_W1_routes_are_the_least_sets_of_crossings(board: tuple[Streets, Lines]) -> None:
    """All simple routes from every circle are listed; whichever contains another goes."""
    streets, lines = board
    for circle in lines.circles:
        found: dict[int, set[frozenset[str]]] = {}
        for end, passed in lines.ways(circle):
            found.setdefault(end, set()).add(frozenset(passed))
        assert set(streets.routes[circle]) == set(found)
        for end, sets in found.items():
            least = {one for one in sets if not any(other < one for other in sets)}
            masks = streets.routes[circle][end]
            assert len(masks) == len(set(masks))
            assert set(masks) == {streets.mask(one) for one in least}


def test_W1_walks_past_random_figures(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    rng = Random(1888)
    for circle in lines.circles:
        near = [k for k in lines.crossings if streets.bits[k] & _near(streets, circle)]
        for count in (1, 2, 3, 3, 5):
            occupied = rng.sample(near, min(count, len(near)))
            occupied += rng.sample(lines.crossings, 2)
            walks = streets.walks(circle, streets.mask(occupied))
            assert walks == tuple(sorted(lines.walks(circle, occupied)))


def _near(streets: Streets, circle: int) -> int:
    near = 0
    for masks in streets.routes[circle].values():
        for mask in masks:
            near |= mask
    return near


def test_W1_one_figure_anywhere(board: tuple[Streets, Lines]) -> None:
    """Every circle, and every crossing that any of its routes passes."""
    streets, lines = board
    for circle in lines.circles:
        for crossing in lines.crossings:
            if streets.bits[crossing] & _near(streets, circle):
                walks = streets.walks(circle, streets.bits[crossing])
                assert walks == tuple(sorted(lines.walks(circle, {crossing})))


def test_W1_barring_names_who_stands_in_the_way(board: tuple[Streets, Lines]) -> None:
    """Who is named bars the walk; who is not named makes no difference."""
    streets, lines = board
    rng = Random(1888)
    barred = 0
    for circle in lines.circles:
        near = [k for k in lines.crossings if streets.bits[k] & _near(streets, circle)]
        occupied = rng.sample(near, min(3, len(near)))
        mask = streets.mask(occupied)
        for end in set(streets.neighbours[circle]) - set(streets.walks(circle, mask)):
            barred += 1
            named = {
                k for k in lines.crossings if streets.barring(circle, end, mask) & streets.bits[k]
            }
            assert named <= set(occupied)
            assert end not in lines.walks(circle, named)
            assert end in lines.walks(circle, set(occupied) - named)
    assert barred > 100


def test_W5_rides(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for circle in lines.circles:
        wanted = sorted(
            (via, end)
            for via in lines.walks(circle)
            for end in lines.walks(via)
            if len({circle, via, end}) == 3
        )
        assert list(streets.rides(circle)) == wanted


def test_H5_alleys(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for circle in lines.circles:
        assert streets.alleys(circle) == tuple(sorted(lines.sharing(circle, "houses")))


def test_H5_boats(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for circle in lines.circles:
        wanted = lines.sharing(circle, "water") & set(lines.blue) if circle in lines.blue else set()
        assert streets.boats(circle) == tuple(sorted(wanted))


def test_W4_alleys_and_boats_lead_both_ways(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for one, other in permutations(lines.circles, 2):
        assert (other in streets.alleys(one)) == (one in streets.alleys(other))
        assert (other in streets.boats(one)) == (one in streets.boats(other))


# -- the police -----------------------------------------------------------------------------


def test_W2_reach_of_every_crossing(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for crossing in lines.crossings:
        assert streets.reach[crossing] == tuple(sorted(lines.reach(crossing)))


def test_W2_crossings_one_away(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for crossing in lines.crossings:
        wanted = sorted(lines.next_to(crossing), key=number)
        assert streets.next_crossings[crossing] == tuple(wanted)


def test_W3_moves_and_exact_distances(board: tuple[Streets, Lines]) -> None:
    streets, lines = board
    for crossing, far in lines.distances.items():
        for distance in range(5):
            wanted = sorted((k for k, steps in far.items() if steps == distance), key=number)
            assert streets.at_distance(crossing, distance) == tuple(wanted)
        near = sorted((k for k, steps in far.items() if steps <= 2), key=number)
        assert streets.moves[crossing] == tuple(near)


def test_W2_all_crossings_hang_together(board: tuple[Streets, Lines]) -> None:
    _, lines = board
    for one, other in combinations(lines.crossings, 2):
        assert lines.distances[one][other] == lines.distances[other][one] > 0


def test_H9_by_water(board: tuple[Streets, Lines]) -> None:
    """Two different blue circles of one block of water, one in reach of each crossing."""
    streets, lines = board
    for start in lines.crossings:
        wanted = [
            end
            for end in lines.crossings
            if lines.distances[start][end] >= 3
            and any(
                quay != landing
                and {quay, landing} <= set(lines.blue)
                and landing in lines.sharing(quay, "water")
                for quay in lines.reach(start)
                for landing in lines.reach(end)
            )
        ]
        assert streets.by_water(start) == tuple(sorted(wanted, key=number))
