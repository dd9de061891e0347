"""The compiled functions of the Whitechapel players, against the rules and a plain search."""

from __future__ import annotations

import heapq
from random import Random

import numpy as np
import pytest

from darklantern.games.whitechapel.state import STREETS
from darklantern.players.whitechapel import kernel
from darklantern.players.whitechapel.ground import CROSSINGS, HOMES, NUMBER, SIZE, ground, moves
from darklantern.players.whitechapel.stand import STEP, Picture, Weights, ascend, hope, ways_home


def standing(seed: int) -> list[int]:
    return Random(seed).sample(range(len(CROSSINGS)), 5)


@pytest.mark.parametrize("seed", range(6))
def test_open_walks_are_those_of_the_rules(seed: int) -> None:
    g, pawns = ground(), standing(seed)
    is_open = kernel.open_walks(g.routes, g.passing, g.passed, g.walk_of, np.array(pawns))
    mask = STREETS.mask(CROSSINGS[k] for k in pawns)
    for circle in STREETS.circles():
        span = slice(g.begin[circle], g.begin[circle + 1])
        walks = tuple(int(end) for end in g.ends[span][is_open[span] == 1])
        assert walks == STREETS.walks(circle, mask)


@pytest.mark.parametrize("seed", range(4))
def test_the_safest_way_home_is_the_one_a_plain_search_finds(seed: int) -> None:
    g, pawns, rng = ground(), standing(seed), Random(seed)
    goals = rng.sample(HOMES, 6)
    found = ways_home(pawns, goals)
    cost = g.hazard[pawns].sum(axis=0)
    mask = STREETS.mask(CROSSINGS[k] for k in pawns)
    for place, goal in enumerate(goals):
        best = {goal: 0.0}
        todo = [(0.0, goal)]
        while todo:
            so_far, here = heapq.heappop(todo)
            if so_far > best[here]:
                continue
            onto = so_far + STEP + (float(cost[here]) if here != goal else 0.0)
            for beside in STREETS.walks(here, mask):
                if onto < best.get(beside, kernel.SEALED):
                    best[beside] = onto
                    heapq.heappush(todo, (onto, beside))
        for circle in STREETS.circles():
            if circle != goal:
                expected = best.get(circle, kernel.SEALED)
                assert abs(found[circle, place] - expected) < 0.01


def test_a_barred_door_costs_the_most() -> None:
    """134 has two crossings beside it: with a pawn on each nobody gets in."""
    beside = [NUMBER[k] for k in CROSSINGS if 134 in STREETS.reach[k]]
    assert len(beside) == 2
    far_off = [k for k in range(len(CROSSINGS)) if ground().away[k, 134] > 8][:3]
    found = ways_home([*beside, *far_off], [134])
    assert all(found[c, 0] == kernel.SEALED for c in STREETS.circles())


def test_pawns_climb_to_a_better_stand_and_never_share_a_crossing() -> None:
    pawns, goal, start = standing(9), 51, 65
    joint = np.zeros((SIZE, 1))
    joint[start, 0] = 1.0
    here = joint[:, 0].copy()
    picture = Picture(
        np.array([goal]), joint, hope([goal], 14), here, 0 * here, 0 * here, Weights()
    )
    choices = [[int(k) for k in moves()[pawn]] for pawn in pawns]
    before = picture.worth(np.array(pawns))
    best, worth = ascend(picture, pawns, choices, 3, lambda: False)
    assert worth >= before
    assert len(set(best)) == 5
    assert all(k in own for k, own in zip(best, choices, strict=True))
