"""Compiled: which streets five pawns bar, what the safest way home costs, what a stand is worth.

The way home is looked for as Jack would, who sees the pawns: each circle costs what the pawns near
it make it cost, each step a little, and a street that they bar is no way at all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit  # type: ignore[import-untyped, unused-ignore]

SEALED = 4.0
"""The cost of a way home that is barred, and the most that any can cost."""

DANGER, DOOR = 0.75, 0.7
"""What the danger of the way and each pawn at the door take from Jack's hope, in logits, as games
have shown. `base` is the hope that the steps and the spaces to spare give him."""


@njit(cache=True, fastmath=True)  # type: ignore[untyped-decorator, unused-ignore]
def open_walks(routes: Any, passing: Any, passed: Any, walk_of: Any, pawns: Any) -> Any:
    """For each walk whether some route of it passes no pawn."""
    left = routes.copy()
    shut = np.zeros(walk_of.size, np.uint8)
    for pawn in pawns:
        for i in range(passing[pawn], passing[pawn + 1]):
            route = passed[i]
            if not shut[route]:
                shut[route] = 1
                left[walk_of[route]] -= 1
    return (left > 0).astype(np.uint8)


@njit(cache=True, fastmath=True)  # type: ignore[untyped-decorator, unused-ignore]
def dangers(begin: Any, ends: Any, is_open: Any, cost: Any, step: float, goals: Any) -> Any:
    """By circle and goal, what the safest way home costs from there.

    All goals at once: over the circles to and fro, each learning from its neighbours, until
    nothing gets cheaper. On his own doorstep he must leave and come back.
    """
    size, many = cost.size, goals.size
    best = np.full((size, many), np.float32(SEALED))
    onto = np.full((size, many), np.float32(SEALED))
    for g in range(many):
        onto[goals[g], g] = step
    near = np.zeros(ends.size, np.int64)
    near_begin = np.zeros(size + 1, np.int64)
    count = 0
    for circle in range(size):
        for i in range(begin[circle], begin[circle + 1]):
            if is_open[i]:
                near[count] = ends[i]
                count += 1
        near_begin[circle + 1] = count
    asked = np.zeros(size, np.uint8)
    for g in range(many):
        for i in range(near_begin[goals[g]], near_begin[goals[g] + 1]):
            asked[near[i]] = 1
    again = True
    sweep = 0
    while again:
        again = False
        for place in range(size):
            circle = place if sweep % 2 == 0 else size - 1 - place
            if not asked[circle]:
                continue
            asked[circle] = 0
            low, high = near_begin[circle], near_begin[circle + 1]
            here = best[circle]
            for i in range(low, high):
                ahead = onto[near[i]]
                for g in range(many):
                    here[g] = min(here[g], ahead[g])
            own = onto[circle]
            more = np.float32(cost[circle] + step)
            gained = np.float32(0.0)
            for g in range(many):
                through = min(own[g], here[g] + more)
                gained += own[g] - through
                own[g] = through
            if gained > 0.003:
                again = True
                for i in range(low, high):
                    asked[near[i]] = 1
        sweep += 1
    return best


@njit(cache=True, fastmath=True)  # type: ignore[untyped-decorator, unused-ignore]
def caught(pawns: Any, here: Any, reach_begin: Any, reach: Any) -> float:
    """How likely an arrest is if each pawn names the likeliest circle in reach not named yet."""
    total = 0.0
    named = np.zeros(here.size, np.uint8)
    for pawn in pawns:
        best, circle = 0.0, -1
        for i in range(reach_begin[pawn], reach_begin[pawn + 1]):
            if not named[reach[i]] and here[reach[i]] > best:
                best, circle = here[reach[i]], reach[i]
        if circle >= 0:
            named[circle] = 1
            total += best
    return total


@njit(cache=True, fastmath=True)  # type: ignore[untyped-decorator, unused-ignore]
def stand(
    pawns: Any,
    begin: Any,
    ends: Any,
    routes: Any,
    passing: Any,
    passed: Any,
    walk_of: Any,
    hazard: Any,
    reach_begin: Any,
    reach: Any,
    goals: Any,
    joint: Any,
    base: Any,
    away: Any,
    here: Any,
    onward: Any,
    asking: Any,
    step: float,
    weights: Any,
) -> float:
    """How good it is to stand so: a probability that Jack is caught, roughly.

    weights: of an arrest now, of barring the ways home, of where he walks next, of questions.
    """
    is_open = open_walks(routes, passing, passed, walk_of, pawns)
    cost = np.zeros(here.size, np.float32)
    for pawn in pawns:
        for circle in range(here.size):
            cost[circle] += hazard[pawn, circle]
    barred = 0.0
    if weights[1] > 0:
        danger = dangers(begin, ends, is_open, cost, step, goals)
        doors = np.zeros(goals.size, np.float32)
        for pawn in pawns:
            for g in range(goals.size):
                if away[pawn, goals[g]] <= 1:
                    doors[g] += 1.0
        for circle in range(here.size):
            for g in range(goals.size):
                share = joint[circle, g]
                if share > 0:
                    hope = base[circle, g] - DANGER * danger[circle, g] - DOOR * doors[g]
                    barred += share / (1.0 + np.exp(hope))
    now = caught(pawns, here, reach_begin, reach)
    soon = 0.0
    for circle in range(here.size):
        if onward[circle] > 0:
            soon += onward[circle] * (1.0 - np.exp(-2.0 * cost[circle]))
    asked = 0.0
    named = np.zeros(here.size, np.uint8)
    for pawn in pawns:
        for i in range(reach_begin[pawn], reach_begin[pawn + 1]):
            if not named[reach[i]]:
                named[reach[i]] = 1
                asked += asking[reach[i]]
    worth: float = weights[0] * now + weights[1] * barred + weights[2] * soon + weights[3] * asked
    return worth
