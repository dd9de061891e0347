"""Compiled: which streets five pawns bar, what the safest way home costs, what a stand is worth.

The way home is looked for as Jack would, who sees the pawns: each circle costs what the pawns near
it make it cost, each step a little, and a street that they bar is no way at all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from darklantern.players.mrjack.compiled import compiled

SEALED = 4.0
"""The cost of a way home that is barred, and the most that any can cost."""


@compiled
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


@compiled
def dangers(begin: Any, ends: Any, is_open: Any, cost: Any, step: float, goals: Any) -> Any:
    """For each goal, what the safest way home costs from each circle."""
    size = cost.size
    found = np.full((goals.size, size), np.float32(SEALED))
    queue = np.zeros(size, np.int32)
    waiting = np.zeros(size, np.uint8)
    for g in range(goals.size):
        goal = goals[g]
        best = found[g]
        best[goal] = 0.0
        queue[0] = goal
        head, length = 0, 1
        waiting[goal] = 1
        while length:
            here = queue[head]
            head = head + 1 if head + 1 < size else 0
            length -= 1
            waiting[here] = 0
            via = best[here] + step
            if here != goal:
                via += cost[here]
            if via >= SEALED:
                continue
            for i in range(begin[here], begin[here + 1]):
                if is_open[i]:
                    end = ends[i]
                    if via < best[end] and end != goal:
                        best[end] = via
                        if not waiting[end]:
                            waiting[end] = 1
                            tail = head + length
                            queue[tail if tail < size else tail - size] = end
                            length += 1
        # On his own doorstep he must leave and come back.
        again = np.float32(SEALED)
        for i in range(begin[goal], begin[goal + 1]):
            if is_open[i]:
                again = min(again, best[ends[i]] + cost[ends[i]] + step)
        best[goal] = again
    return found


@compiled
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


@compiled
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
        for g in range(goals.size):
            for circle in range(here.size):
                share = joint[g, circle]
                if share > 0:
                    barred += share * (1.0 - np.exp(-danger[g, circle]))
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
