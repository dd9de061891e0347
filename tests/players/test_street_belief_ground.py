"""The map as arrays says what the streets say."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from darklantern.players.streets.ground import ground_of
from darklantern.streets.streets import streets_of

BOARDS = ("whitehall", "whitechapel")


@pytest.mark.parametrize("name", BOARDS)
def test_moves_and_reach_are_those_of_the_streets(name: str) -> None:
    streets, ground = streets_of(name), ground_of(streets_of(name))
    for crossing in Random(1).sample(ground.names, 25):
        at = ground.place[crossing]
        moves = {ground.names[i] for i in np.flatnonzero(ground.steps[at] <= 2)}
        assert moves == set(streets.moves[crossing])
        assert set(np.flatnonzero(ground.reach[at])) == set(streets.reach[crossing])
        soon = {circle for k in moves for circle in streets.reach[k]}
        assert set(np.flatnonzero(ground.soon[at])) == soon
        begin, circles = ground.reach_lists
        assert set(circles[begin[at] : begin[at + 1]]) == set(streets.reach[crossing])


@pytest.mark.parametrize("name", BOARDS)
def test_a_cut_bars_its_walk_and_other_crossings_do_not(name: str) -> None:
    streets, ground = streets_of(name), ground_of(streets_of(name))
    begin, ends = ground.walk_ends
    cut_begin, cuts = ground.cuts
    for circle in Random(2).sample(streets.circles(), 40):
        assert tuple(ends[begin[circle] : begin[circle + 1]]) == streets.neighbours[circle]
        for way in range(begin[circle], begin[circle + 1]):
            barring = {ground.names[i] for i in cuts[cut_begin[way] : cut_begin[way + 1]]}
            for crossing in {
                k for r in streets.routes[circle][ends[way]] for k in _named(streets, r)
            }:
                open_still = ends[way] in streets.walks(circle, streets.mask([crossing]))
                assert open_still is (crossing not in barring)


def _named(streets, mask):  # type: ignore[no-untyped-def]
    return {name for name, bit in streets.bits.items() if bit & mask}
