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
MOST_WAYS = 256
"""No circle has as many ways on."""
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
def _may_end(rule: int, limits: Array, alleys: int, boats: int, face_down: int) -> bool:
    """Whether a row may stand like this now (W6): `rows.in_hand` once more."""
    if rule & 4:
        return True
    if limits[0] + limits[1] <= face_down:
        return False
    return bool(
        (rule & 1 and limits[0] > alleys and limits[1] >= boats)
        or (rule & 2 and limits[0] >= alleys and limits[1] > boats)
    )


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _find(table: Array, keys: Array, key: int) -> int:
    """Where in the table a state is, or would be put."""
    slot = _slot(key) & (table.size - 1)
    while table[slot] >= 0 and keys[table[slot]] != key:
        slot = slot + 1 & (table.size - 1)
    return slot


@njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _expanded(
    source: int,
    until: int,
    begin: int,
    count: int,
    edge: int,
    states: tuple[Array, Array, Array, Array],
    links: tuple[Array, Array],
    asked: tuple[Array, Array, Array, Array, Array],
    onwards: tuple[Array, Array, Array],
    tours: tuple[Array, Array, Array, Array],
    limits: Array,
    layer: tuple[int, int, int, int, int, int, bool, int],
) -> tuple[int, int, int]:
    """One layer from the layer before, as far as there is room: the source at which to go on, and
    how many states and edges there are now.

    A function of its own, in which no array is ever replaced: else each access would count
    references, which took most of the time.
    """
    keys, low, high, table = states
    sources, targets = links
    reach, clues, bits, rule, touching = asked
    ways, ends, costs = onwards
    fewest, needed, places, far = tours
    space, last, due, every, kind, face_down, arrival, margin = layer
    toured = fewest.shape[0] - 1
    while source < until:
        key = keys[source]
        circle, origin = key & 255, key >> ORIGIN & 255
        fan = ways[circle + 1] - ways[circle]
        if (
            edge + fan > sources.size
            or count + fan > keys.size
            or 2 * (count + fan - begin) > table.size
        ):
            break
        spent_alleys, spent_boats = key >> ALLEYS & 3, key >> BOATS & 3
        still_open, seen = key >> OPEN & SAFE, key >> CLUES
        mine, mine_high = low[source], high[source]
        for way in range(ways[circle], ways[circle + 1]):
            end = ends[way]
            if not reach[end] or (kind == TO and end == origin):
                continue
            now = seen | bits[end]
            if now & due != due or now | clues[end] != every:
                continue
            missing = every & ~now & toured
            if missing:
                if needed[missing, end] < 0:
                    needed[missing, end] = _steps_needed(end, missing, places, far, fewest)
                if needed[missing, end] > last - space:
                    continue
            alleys, boats = spent_alleys + (costs[way] == 1), spent_boats + (costs[way] == 2)
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
            barred = space == last and rule[end] != FREE_END
            if barred and not _may_end(rule[end], limits, alleys, boats, face_down):
                continue
            ahead = end | alleys << ALLEYS | boats << BOATS | left << OPEN | now << CLUES
            if kind == VIA:
                ahead |= circle << ORIGIN
            slot = _find(table, keys, ahead)
            target = table[slot]
            if target < 0:
                target = count
                table[slot] = target
                keys[target], low[target], high[target] = ahead, 0, 0
                count += 1
            total = low[target] + mine
            high[target] += mine_high + np.uint64(total < mine)
            low[target] = total
            sources[edge], targets[edge] = source, target
            edge += 1
        source += 1
    return source, count, edge


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
    needed = np.full((tours.shape[0], size), -1, np.int16)
    keys = np.empty(1024, np.int64)
    low = np.empty(1024, np.uint64)
    high = np.empty(1024, np.uint64)
    layer = np.zeros(last + 2, np.int64)
    sources = np.empty(4096, np.int32)
    targets = np.empty(4096, np.int32)
    edges = np.zeros(last + 2, np.int64)
    # Room for each circle with each set of clues, so that hardly two states meet.
    table = np.empty(1024 << min(7, max(0, _ones(every) - 2)), np.int32)
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
        arrival = untold and space == last
        source, until = layer[space - 1], layer[space]
        while source < until:
            source, count, edge = _expanded(
                source,
                until,
                begin,
                count,
                edge,
                (keys, low, high, table),
                (sources, targets),
                (reach[space], clues[space], bits[space], rule, touching),
                (ways[space], ends, costs),
                (tours, needed, places, far),
                limits,
                (space, last, due[space], every, kinds[space], face_down, arrival, margin),
            )
            if source == until:
                break
            if edge + MOST_WAYS > sources.size:
                sources, targets = _grown(sources, 2 * edge), _grown(targets, 2 * edge)
            if count + MOST_WAYS > keys.size:
                keys = _grown(keys, 2 * count)
                low, high = _grown(low, 2 * count), _grown(high, 2 * count)
            if 2 * (count + MOST_WAYS - begin) > table.size:  # find everybody anew
                table = np.full(table.size * 4, -1, np.int32)
                for other in range(begin, count):
                    table[_find(table, keys, keys[other])] = other
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
