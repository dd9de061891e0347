"""Rows weighed forwards and backwards, compiled: the numbers behind `belief`.

A *state* is a circle and the clues passed by then, as one number: `clues << 8 | circle`. A *layer*
holds the states at one space; from one layer to the next Jack takes a *jump*: a walk, an alley, a
boat, or a whole coach, whose first circle is the jump's `via`. A *lane* is one way to walk to one
target; all lanes of a state lie side by side. A choice among the ends of a jump is weighed

    arrival[jump, end, lane] × scale[jump, circle left, lane]

so that whatever depends on the end can be multiplied in once for all that lead there.

Longer than 400 lines because what is compiled together is faster and cached together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from darklantern.players.mrjack.compiled import compiled

CIRCLE = 255
CLUES = 8
SLOTS = 1 << 16
MOST_STATES = 1 << 14
"""States that a layer may have. Beyond that a clue is given up: see `belief`."""


@compiled
def unfold(
    starts: Any,
    begin: Any,
    ends: Any,
    vias: Any,
    space_of: Any,
    allowed: Any,
    clue_circles: Any,
    clue_until: Any,
    far: Any,
) -> tuple[Any, Any, Any, Any, Any, Any, Any]:
    """All states that can be completed: their keys, where each layer begins, and the edges.

    Edges come in the order of their sources. Too many states: no layers at all.
    """
    jumps, size = len(space_of) - 1, allowed.shape[1]
    clues = len(clue_circles)
    last = space_of[jumps]
    bits = np.zeros((last + 1, size), np.int64)
    hopeless = np.zeros((last + 1, size), np.int64)
    for i in range(clues):
        for space in range(last + 1):
            left = clue_until[i] - space
            if left >= 0:
                bits[space, clue_circles[i]] |= 1 << i
            for circle in range(size):
                if left < far[circle, clue_circles[i]]:
                    hopeless[space, circle] |= 1 << i
    keys = np.zeros(1024, np.int64)
    layer = np.zeros(jumps + 2, np.int64)
    sources, targets = np.zeros(8192, np.int32), np.zeros(8192, np.int32)
    through = np.zeros(8192, np.int16)
    edge_layer = np.zeros(jumps + 2, np.int64)
    slots = np.zeros(SLOTS, np.int32)
    stamps = np.zeros(SLOTS, np.int32)
    count = edge = 0
    for i in range(len(starts)):
        circle, seen = starts[i] & CIRCLE, starts[i] >> CLUES
        if allowed[space_of[0], circle] and not hopeless[space_of[0], circle] & ~seen:
            keys[count] = starts[i]
            count += 1
    layer[1] = count
    for jump in range(jumps):
        space = space_of[jump + 1]
        for source in range(layer[jump], layer[jump + 1]):
            circle, before = keys[source] & CIRCLE, keys[source] >> CLUES
            for way in range(begin[jump, circle], begin[jump, circle + 1]):
                end, via = ends[way], vias[way]
                if not allowed[space, end]:
                    continue
                seen = before | bits[space, end]
                if via:
                    if not allowed[space - 1, via]:
                        continue
                    seen |= bits[space - 1, via]
                if hopeless[space, end] & ~seen:
                    continue
                key = seen << CLUES | end
                slot = (key * 0x9E3779B97F4A7C1 >> 20) & (SLOTS - 1)
                while stamps[slot] == jump + 1 and keys[slots[slot]] != key:
                    slot = (slot + 1) & (SLOTS - 1)
                if stamps[slot] != jump + 1:
                    if count - layer[jump + 1] == MOST_STATES:
                        layer[:] = 0
                        return (
                            keys[:0],
                            layer,
                            sources[:0],
                            targets[:0],
                            through[:0],
                            edge_layer,
                            layer,
                        )
                    if count == len(keys):
                        more = np.zeros(2 * count, np.int64)
                        more[:count] = keys
                        keys = more
                    stamps[slot], slots[slot] = jump + 1, count
                    keys[count] = key
                    count += 1
                if edge == len(sources):
                    wider = np.zeros(2 * edge, np.int32)
                    wider[:edge] = sources
                    sources = wider
                    wide = np.zeros(2 * edge, np.int32)
                    wide[:edge] = targets
                    targets = wide
                    longer = np.zeros(2 * edge, np.int16)
                    longer[:edge] = through
                    through = longer
                sources[edge], targets[edge], through[edge] = source, slots[slot], via
                edge += 1
        layer[jump + 2] = count
        edge_layer[jump + 1] = edge
    # What cannot be completed goes, and the rest moves together.
    live = np.zeros(count, np.int32)
    live[layer[jumps] : count] = 1
    for i in range(edge - 1, -1, -1):
        if live[targets[i]]:
            live[sources[i]] = 1
    place = np.zeros(count + 1, np.int32)
    for i in range(count):
        place[i + 1] = place[i] + live[i]
        if live[i]:
            keys[place[i]] = keys[i]
    kept = 0
    old = 0
    for jump in range(jumps):
        for i in range(old, edge_layer[jump + 1]):
            if live[targets[i]]:
                sources[kept] = place[sources[i]]
                targets[kept] = place[targets[i]]
                through[kept] = through[i]
                kept += 1
        old = edge_layer[jump + 1]
        edge_layer[jump + 1] = kept
    for i in range(jumps + 2):
        layer[i] = place[layer[i]]
    count = place[count]
    edge_of = np.zeros(count + 1, np.int64)
    for i in range(kept):
        edge_of[sources[i] + 1] += 1
    for i in range(count):
        edge_of[i + 1] += edge_of[i]
    return (
        keys[:count],
        layer,
        sources[:kept],
        targets[:kept],
        through[:kept],
        edge_layer,
        edge_of,
    )


@compiled
def weigh(
    keys: Any,
    layer: Any,
    sources: Any,
    targets: Any,
    through: Any,
    edge_layer: Any,
    arrival: Any,
    scale: Any,
    own: Any,
    own_lanes: Any,
    barring: bool,
    arriving: bool,
    share: Any,
) -> tuple[Any, Any]:
    """Forwards and backwards: for each state and lane the weight up to it, and from it on.

    With `barring` no lane may touch its own target, but for the last space when `arriving`.
    Backwards each state's own arrival is counted in, except in the first layer.
    """
    jumps, lanes = len(layer) - 2, arrival.shape[2]
    alpha = np.zeros((len(keys), lanes))
    beta = np.zeros((len(keys), lanes))
    scaled = np.zeros(lanes)
    for i in range(layer[1]):
        alpha[i, :] = share[keys[i] & CIRCLE]
    for jump in range(jumps):
        spared = barring and not (arriving and jump == jumps - 1)
        before = -1
        for i in range(edge_layer[jump], edge_layer[jump + 1]):
            source, target = sources[i], targets[i]
            if source != before:
                circle = keys[source] & CIRCLE
                for j in range(lanes):
                    scaled[j] = alpha[source, j] * scale[jump, circle, j]
                before = source
            if barring and through[i] and own[through[i]] >= 0:
                for j in range(lanes):
                    if own_lanes[j] != through[i]:
                        alpha[target, j] += scaled[j]
            else:
                for j in range(lanes):
                    alpha[target, j] += scaled[j]
        for target in range(layer[jump + 1], layer[jump + 2]):
            circle = keys[target] & CIRCLE
            for j in range(lanes):
                alpha[target, j] *= arrival[jump, circle, j]
            if spared and own[circle] >= 0:
                for j in range(lanes):
                    if own_lanes[j] == circle:
                        alpha[target, j] = 0.0
    for jump in range(jumps, 0, -1):
        spared = barring and not (arriving and jump == jumps)
        for target in range(layer[jump], layer[jump + 1]):
            circle = keys[target] & CIRCLE
            if jump == jumps:
                for j in range(lanes):
                    beta[target, j] = arrival[jump - 1, circle, j]
            else:
                for j in range(lanes):
                    beta[target, j] *= scale[jump, circle, j] * arrival[jump - 1, circle, j]
            if spared and own[circle] >= 0:
                for j in range(lanes):
                    if own_lanes[j] == circle:
                        beta[target, j] = 0.0
        for i in range(edge_layer[jump - 1], edge_layer[jump]):
            source, target = sources[i], targets[i]
            if barring and through[i] and own[through[i]] >= 0:
                for j in range(lanes):
                    if own_lanes[j] != through[i]:
                        beta[source, j] += beta[target, j]
            else:
                for j in range(lanes):
                    beta[source, j] += beta[target, j]
    for i in range(layer[1]):
        circle = keys[i] & CIRCLE
        for j in range(lanes):
            beta[i, j] = beta[i, j] * scale[0, circle, j] if jumps else 1.0
    return alpha, beta


@compiled
def gather(
    keys: Any,
    layer: Any,
    sources: Any,
    targets: Any,
    through: Any,
    edge_layer: Any,
    space_of: Any,
    alpha: Any,
    beta: Any,
    arrival: Any,
    scale: Any,
    own: Any,
    own_lanes: Any,
    barring: bool,
    prior: Any,
    size: int,
    first: int,
) -> tuple[Any, Any, Any]:
    """Weights by space and circle, by last circle and lane, and by lane."""
    jumps, lanes = len(layer) - 2, len(prior)
    spaces = np.zeros((space_of[jumps] + 1, size))
    here = np.zeros((size, lanes))
    lane = np.zeros(lanes)
    for i in range(layer[1]):
        for j in range(lanes):
            lane[j] += prior[j] * alpha[i, j] * beta[i, j]
    for jump in range(jumps + 1):
        space = space_of[jump]
        for i in range(layer[jump], layer[jump + 1]):
            circle = keys[i] & CIRCLE
            if jump == jumps:
                for j in range(lanes):
                    here[circle, j] += prior[j] * alpha[i, j]
                continue
            weight = 0.0
            if jump == 0:
                for j in range(lanes):
                    weight += prior[j] * alpha[i, j] * beta[i, j]
            else:
                for j in range(lanes):
                    at = arrival[jump - 1, circle, j]
                    if at > 0:
                        weight += prior[j] * alpha[i, j] * beta[i, j] / at
            spaces[space, circle] += weight
    for circle in range(size):
        for j in range(lanes):
            spaces[space_of[jumps], circle] += here[circle, j]
    for jump in range(jumps):
        for i in range(edge_layer[jump], edge_layer[jump + 1]):
            if through[i]:
                circle = keys[sources[i]] & CIRCLE
                weight = 0.0
                for j in range(lanes):
                    if not (barring and own_lanes[j] == through[i]):
                        weight += (
                            prior[j]
                            * alpha[sources[i], j]
                            * scale[jump, circle, j]
                            * beta[targets[i], j]
                        )
                spaces[space_of[jump + 1] - 1, through[i]] += weight
    return spaces, here, lane


@compiled
def draw(
    keys: Any,
    layer: Any,
    targets: Any,
    through: Any,
    edge_of: Any,
    space_of: Any,
    alpha: Any,
    beta: Any,
    own: Any,
    own_lanes: Any,
    barring: bool,
    prior: Any,
    chances: Any,
    rows: Any,
    lanes_drawn: Any,
) -> None:
    """Rows as likely as the facts leave them, one for each line of `chances`."""
    jumps, lanes = len(layer) - 2, len(prior)
    sums = np.zeros(layer[1] * lanes)
    total = 0.0
    for i in range(layer[1]):
        for j in range(lanes):
            total += prior[j] * alpha[i, j] * beta[i, j]
            sums[i * lanes + j] = total
    for n in range(len(chances)):
        at = np.searchsorted(sums, chances[n, 0] * total)
        at = min(at, len(sums) - 1)
        state, lane = at // lanes, at % lanes
        lanes_drawn[n] = lane
        rows[n, space_of[0]] = keys[state] & CIRCLE
        for jump in range(jumps):
            total_here = 0.0
            for e in range(edge_of[state], edge_of[state + 1]):
                if not (barring and through[e] and own_lanes[lane] == through[e]):
                    total_here += beta[targets[e], lane]
            wanted = chances[n, jump + 1] * total_here
            chosen = edge_of[state]
            for e in range(edge_of[state], edge_of[state + 1]):
                if barring and through[e] and own_lanes[lane] == through[e]:
                    continue
                weight = beta[targets[e], lane]
                if weight > 0:
                    chosen = e
                    wanted -= weight
                    if wanted < 0:
                        break
            state = targets[chosen]
            rows[n, space_of[jump + 1]] = keys[state] & CIRCLE
            if through[chosen]:
                rows[n, space_of[jump + 1] - 1] = through[chosen]
