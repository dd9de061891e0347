"""The search for paths, compiled: `paths.Search` once more, over arrays, and tested equal to it.

A state is one number, from the low bits up: circle 8, where the coach under way came from 8,
alleys 2 and boats 2 spent face down, goals still open 19 (all ones: SAFE), clues passed 24. Counts
are two 64-bit words, so that no number of rows is ever rounded.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit  # type: ignore[import-untyped, unused-ignore]
from numpy.typing import NDArray

Array = NDArray[Any]

ORIGIN, ALLEYS, BOATS, OPEN, CLUES = 8, 16, 18, 20, 39
"""Where each part of a state begins."""

MOST_OPEN = 18
MOST_CLUES = 24
SAFE = (1 << 19) - 1
PLAIN, VIA, TO = 0, 1, 2
FREE_END = 255
"""A circle on which the row may always end; else bits: 1 with an alley, 2 with a boat, 4 anyhow."""


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _attainable(
    first: int, last: int, size: int, allowed: Array, bits: Array, ways: Array, ends: Array
) -> tuple[Array, Array]:
    """For each space and circle: whether the end can be reached, and which clues on the way.

    Generous (it looks at one clue at a time), so that it drops no state that could be completed.
    """
    reach = np.zeros((last + 1, size), np.uint8)
    clues = np.zeros((last + 1, size), np.int64)
    for circle in range(size):
        if allowed[last, circle]:
            reach[last, circle] = 1
            clues[last, circle] = bits[last, circle]
    for space in range(last - 1, first - 1, -1):
        for circle in range(size):
            if not allowed[space, circle]:
                continue
            found = bits[space, circle]
            for way in range(ways[space + 1, circle], ways[space + 1, circle + 1]):
                end = ends[way]
                if reach[space + 1, end]:
                    reach[space, circle] = 1
                    found |= clues[space + 1, end]
            clues[space, circle] = found
    return reach, clues


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _tours(places: Array, far: Array) -> Array:
    """For each set of clues and each of them: the fewest steps to pass them all, beginning there.

    The steps are counted without police and with every special movement that the row has, so that
    no row is quicker.
    """
    clues = places.size
    tours = np.zeros((1 << clues, clues), np.int64)
    for some in range(1, 1 << clues):
        for one in range(clues):
            rest = some & ~(1 << one)
            if rest == some or rest == 0:
                continue
            fewest = 255
            for other in range(clues):
                if rest >> other & 1:
                    steps = far[places[one], places[other]] + tours[rest, other]
                    fewest = min(fewest, steps)
            tours[some, one] = fewest
    return tours


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _steps_needed(circle: int, some: int, places: Array, far: Array, tours: Array) -> int:
    """The fewest spaces in which these clues can all be passed from here."""
    fewest = 255
    for one in range(places.size):
        if some >> one & 1:
            fewest = min(fewest, far[circle, places[one]] + tours[some, one])
    return fewest


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _grown(array: Array, length: int) -> Array:
    grown = np.empty(length, array.dtype)
    grown[: array.size] = array
    return grown


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _slot(key: int) -> int:
    """Where to look for a state first: circles with the same clues lie side by side."""
    rest = (key >> ORIGIN & (1 << CLUES - ORIGIN) - 1) * 977
    return (key & 255 | key >> CLUES << 8) + rest


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def search(
    first: int,
    last: int,
    size: int,
    starts: Array,
    allowed: Array,
    bits: Array,
    due: Array,
    every: int,
    kinds: Array,
    ways: Array,
    ends: Array,
    costs: Array,
    limits: Array,
    face_down: int,
    rule: Array,
    touching: Array,
    untold: bool,
    margin: int,
    places: Array,
    far: Array,
) -> tuple[Array, Array, Array]:
    """All possible rows: circles by space, circles on every row, their number."""
    reach, clues = _attainable(first, last, size, allowed, bits, ways, ends)
    tours = _tours(places, far)
    toured = tours.shape[0] - 1
    needed = np.full((toured + 1, size), -1, np.int16)
    keys = np.empty(1024, np.int64)
    low = np.empty(1024, np.uint64)
    high = np.empty(1024, np.uint64)
    layer = np.zeros(last + 2, np.int64)
    sources = np.empty(4096, np.int32)
    targets = np.empty(4096, np.int32)
    edges = np.zeros(last + 2, np.int64)
    table = np.full(1024, -1, np.int32)
    count = 0
    for i in range(starts.size):
        circle = starts[i] & 255
        if reach[first, circle] and (starts[i] >> CLUES | clues[first, circle]) == every:
            keys[count], low[count], high[count] = starts[i], 1, 0
            count += 1
    layer[first + 1] = count
    edge = 0
    for space in range(first + 1, last + 1):
        table[:] = -1
        begin = count
        kind = kinds[space]
        arrival = untold and space == last
        for source in range(layer[space - 1], layer[space]):
            key = keys[source]
            circle, origin = key & 255, key >> ORIGIN & 255
            spent_alleys, spent_boats = key >> ALLEYS & 3, key >> BOATS & 3
            still_open, seen = key >> OPEN & SAFE, key >> CLUES
            for way in range(ways[space, circle], ways[space, circle + 1]):
                end = ends[way]
                if not reach[space, end] or (kind == TO and end == origin):
                    continue
                now = seen | bits[space, end]
                if now & due[space] != due[space] or now | clues[space, end] != every:
                    continue
                missing = every & ~now & toured
                if missing:
                    if needed[missing, end] < 0:
                        needed[missing, end] = _steps_needed(end, missing, places, far, tours)
                    if needed[missing, end] > last - space:
                        continue
                cost = costs[way]
                alleys, boats = spent_alleys + (cost == 1), spent_boats + (cost == 2)
                if alleys > limits[0] or boats > limits[1]:
                    continue
                left = still_open
                if left != SAFE:
                    if not arrival:
                        left &= ~touching[end]
                        if left == 0:
                            continue
                    if _ones(left) > last - space + margin:
                        left = SAFE
                if space == last and rule[end] != FREE_END:
                    may = rule[end] & 4 != 0
                    if rule[end] & 1 and not may:
                        may = (
                            limits[0] > alleys
                            and limits[1] >= boats
                            and limits[0] + limits[1] > face_down
                        )
                    if rule[end] & 2 and not may:
                        may = (
                            limits[0] >= alleys
                            and limits[1] > boats
                            and limits[0] + limits[1] > face_down
                        )
                    if not may:
                        continue
                ahead = end | alleys << ALLEYS | boats << BOATS | left << OPEN | now << CLUES
                if kind == VIA:
                    ahead |= circle << ORIGIN
                if (count - begin) * 2 >= table.size:  # make room, and find everybody anew
                    table = np.full(table.size * 4, -1, np.int32)
                    for other in range(begin, count):
                        slot = _slot(keys[other]) & (table.size - 1)
                        while table[slot] >= 0:
                            slot = slot + 1 & (table.size - 1)
                        table[slot] = other
                slot = _slot(ahead) & (table.size - 1)
                while table[slot] >= 0 and keys[table[slot]] != ahead:
                    slot = slot + 1 & (table.size - 1)
                target = table[slot]
                if target < 0:
                    target = count
                    table[slot] = target
                    if count == keys.size:
                        keys = _grown(keys, 2 * count)
                        low, high = _grown(low, 2 * count), _grown(high, 2 * count)
                    keys[target], low[target], high[target] = ahead, 0, 0
                    count += 1
                total = low[target] + low[source]
                high[target] += high[source] + np.uint64(total < low[source])
                low[target] = total
                if edge == sources.size:
                    sources, targets = _grown(sources, 2 * edge), _grown(targets, 2 * edge)
                sources[edge], targets[edge] = source, target
                edge += 1
        layer[space + 1] = count
        edges[space + 1] = edge
    # Backwards: what can be completed.
    live = np.zeros(count, np.uint8)
    live[layer[last] : count] = 1
    for i in range(edge - 1, -1, -1):
        if live[targets[i]]:
            live[sources[i]] = 1
    # One row. What is on every row is on this one: so many bits will do.
    bit_of = np.zeros(size, np.int64)
    names = np.zeros(64, np.int64)
    listed = 0
    at = -1
    for i in range(layer[first], layer[first + 1]):
        if live[i]:
            at = i
            break
    if at >= 0:
        names[0], listed = keys[at] & 255, 1
        bit_of[names[0]] = 1
        for space in range(first + 1, last + 1):
            for i in range(edges[space], edges[space + 1]):
                if sources[i] == at and live[targets[i]]:
                    at = targets[i]
                    break
            circle = keys[at] & 255
            if bit_of[circle] == 0:
                names[listed] = circle
                bit_of[circle] = 1 << listed
                listed += 1
    # Forwards once more: which of them are on every way to each state.
    must = np.full(count, -1, np.int64)
    spaces = np.zeros((last + 1, size), np.uint8)
    for i in range(layer[first], layer[first + 1]):
        if live[i]:
            circle = keys[i] & 255
            spaces[first, circle] = 1
            must[i] = bit_of[circle]
    for space in range(first + 1, last + 1):
        for i in range(edges[space], edges[space + 1]):
            if live[sources[i]]:
                must[targets[i]] &= must[sources[i]]
        for i in range(layer[space], layer[space + 1]):
            if live[i]:
                circle = keys[i] & 255
                spaces[space, circle] = 1
                must[i] |= bit_of[circle]
    every_row = np.int64(-1)
    number = np.zeros(2, np.uint64)
    for i in range(layer[last], count):
        every_row &= must[i]
        total = number[0] + low[i]
        number[1] += high[i] + np.uint64(total < low[i])
        number[0] = total
    certain = np.zeros(size, np.uint8)
    for i in range(listed):
        certain[names[i]] = every_row >> i & 1
    return spaces, certain, number
