"""Scores of many placements of the figures at once, compiled.

Lists by crossing or circle lie one after the other: `x_begin[i] : x_begin[i + 1]` are those of i.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from darklantern.players.mrjack.compiled import compiled

ARREST, CLUE, COVER, NEAR, BLOCK = 0, 1, 2, 3, 4
"""The places of the weights: what is in reach now, what can be asked, where he goes next, being
about where he will be later, standing in his way."""
WEIGHTS = 5

SECOND = 0.5
"""What a second figure in reach of the same circle adds to the first, and so on."""


@compiled
def barring(
    walk_begin: Any, walk_ends: Any, cut_begin: Any, cuts: Any, both: Any, targets: Any, far: Any,
    crossings: int,
) -> Any:  # fmt: skip
    """By crossing: how much of Jack's ways nearer to his target a figure there alone would bar."""
    block = np.zeros(crossings)
    size, many = both.shape
    for circle in range(size):
        weight = 0.0
        for i in range(many):
            weight += both[circle, i]
        if weight < 0.002:
            continue
        nearer = np.zeros(many)
        for way in range(walk_begin[circle], walk_begin[circle + 1]):
            for i in range(many):
                if far[walk_ends[way], targets[i]] < far[circle, targets[i]]:
                    nearer[i] += 1.0
        for way in range(walk_begin[circle], walk_begin[circle + 1]):
            if cut_begin[way] == cut_begin[way + 1]:
                continue
            flow = 0.0
            for i in range(many):
                if far[walk_ends[way], targets[i]] < far[circle, targets[i]]:
                    flow += both[circle, i] / nearer[i]
            for cut in range(cut_begin[way], cut_begin[way + 1]):
                block[cuts[cut]] += flow
    return block


@compiled
def placements(
    first: Any, second: Any, third: Any,
    reach_begin: Any, reach: Any, soon_begin: Any, soon: Any,
    here: Any, clue: Any, coming: Any, alone: Any, weights: Any,
    scores: Any, where: Any,
) -> int:  # fmt: skip
    """Every way to place three figures on the crossings open to each, with its score."""
    count = 0
    size = len(here)
    asked = np.zeros(size, np.int64)
    covered = np.zeros(size, np.int64)
    for a in first:
        value_a = alone[a]
        for i in range(reach_begin[a], reach_begin[a + 1]):
            asked[reach[i]] += 1
            value_a += weights[CLUE] * clue[reach[i]]
        for i in range(soon_begin[a], soon_begin[a + 1]):
            covered[soon[i]] += 1
            value_a += weights[COVER] * coming[soon[i]]
        best_a, at_a = best_of(a, reach_begin, reach, here, -1, -1)
        value_a += weights[ARREST] * best_a
        for b in second:
            if b == a:
                continue
            value_b = value_a + alone[b]
            for i in range(reach_begin[b], reach_begin[b + 1]):
                if asked[reach[i]] == 0:
                    value_b += weights[CLUE] * clue[reach[i]]
                asked[reach[i]] += 1
            for i in range(soon_begin[b], soon_begin[b + 1]):
                value_b += weights[COVER] * coming[soon[i]] * SECOND ** covered[soon[i]]
                covered[soon[i]] += 1
            best_b, at_b = best_of(b, reach_begin, reach, here, at_a, -1)
            value_b += weights[ARREST] * best_b
            for c in third:
                if c in (a, b):
                    continue
                value = value_b + alone[c]
                for i in range(reach_begin[c], reach_begin[c + 1]):
                    if asked[reach[i]] == 0:
                        value += weights[CLUE] * clue[reach[i]]
                for i in range(soon_begin[c], soon_begin[c + 1]):
                    value += weights[COVER] * coming[soon[i]] * SECOND ** covered[soon[i]]
                best_c, _ = best_of(c, reach_begin, reach, here, at_a, at_b)
                scores[count] = value + weights[ARREST] * best_c
                where[count, 0], where[count, 1], where[count, 2] = a, b, c
                count += 1
            for i in range(reach_begin[b], reach_begin[b + 1]):
                asked[reach[i]] -= 1
            for i in range(soon_begin[b], soon_begin[b + 1]):
                covered[soon[i]] -= 1
        for i in range(reach_begin[a], reach_begin[a + 1]):
            asked[reach[i]] -= 1
        for i in range(soon_begin[a], soon_begin[a + 1]):
            covered[soon[i]] -= 1
    return count


@compiled
def best_of(
    crossing: int, reach_begin: Any, reach: Any, here: Any, not_this: int, nor_this: int
) -> Any:
    """The likeliest circle in reach that no colleague arrests at, and how likely it is."""
    best, at = 0.0, -1
    for i in range(reach_begin[crossing], reach_begin[crossing + 1]):
        circle = reach[i]
        if here[circle] > best and circle != not_this and circle != nor_this:
            best, at = here[circle], circle
    return best, at


@compiled
def surprises(rows: Any, size: int) -> Any:
    """By circle: what asking for a clue there tells of Jack's present circle, in nats; and how
    likely the answer is yes. From rows drawn from the belief."""
    number, spaces = rows.shape
    now = np.zeros(size)
    passed = np.zeros((size, size))
    seen = np.zeros(size, np.int64)
    found = np.zeros(size)
    for n in range(number):
        end = rows[n, spaces - 1]
        now[end] += 1.0 / number
        for space in range(spaces):
            circle = rows[n, space]
            if seen[circle] != n + 1:
                seen[circle] = n + 1
                passed[circle, end] += 1.0 / number
                found[circle] += 1.0 / number
    told = np.zeros(size)
    for circle in range(size):
        yes = found[circle]
        if yes <= 0.0 or yes >= 0.9999:
            continue
        value = 0.0
        for end in range(size):
            p = passed[circle, end]
            if now[end] > 0:
                if p > 0:
                    value += p * np.log(p / (yes * now[end]))
                if now[end] - p > 1e-12:
                    value += (now[end] - p) * np.log((now[end] - p) / ((1 - yes) * now[end]))
        told[circle] = value
    return told, found


@compiled
def prospect(
    alive: Any, ends: Any, home: Any, crossings: Any, reach_begin: Any, reach: Any, blocked: Any,
    outlook: Any, barred: int,
) -> Any:  # fmt: skip
    """What the rows that are alive promise the police, when the figures on these crossings have
    yet to arrest and do it at once: caught now, or later, the likelier the fewer circles are left.

    `home` rows have arrived. `outlook`: the chance to win when all is vague, how much more when
    nothing is, and the chance when he has arrived. `barred`: no arrest there any more.
    """
    size = len(blocked)
    now = np.zeros(size)
    total = arrived = 0.0
    for n in range(len(ends)):
        if alive[n]:
            now[ends[n]] += 1.0
            total += 1.0
    if total == 0:
        return 0.0
    gone = 0.0
    taken = np.zeros(size, np.bool_)
    if barred >= 0:
        taken[barred] = True
    for crossing in crossings:
        best, at = 0.0, -1
        for i in range(reach_begin[crossing], reach_begin[crossing + 1]):
            circle = reach[i]
            if not blocked[circle] and not taken[circle] and now[circle] > best:
                best, at = now[circle], circle
        if at >= 0:
            taken[at] = True
            gone += best
            now[at] = 0.0
    left = total - gone
    if left <= 0:
        return 1.0
    sharp = 0.0
    for circle in range(size):
        sharp += (now[circle] / left) ** 2
    for n in range(len(ends)):
        if alive[n] and home[n] and not (taken[ends[n]] and ends[n] != barred):
            arrived += 1.0
    arrived /= left
    later = (1 - arrived) * (outlook[0] + outlook[1] * np.sqrt(sharp)) + arrived * outlook[2]
    return (gone + left * later) / total


@compiled
def inquire(
    alive: Any, passed: Any, ends: Any, home: Any, circles: Any, open_here: Any, crossings: Any,
    reach_begin: Any, reach: Any, blocked: Any, outlook: Any, values: Any,
) -> None:  # fmt: skip
    """The value of asking at each of the circles first, and then perhaps at one more.

    `passed` by row and place in `circles`, `open_here` those that may still be asked.
    """
    number = len(alive)
    yes, no = np.zeros(number, np.bool_), np.zeros(number, np.bool_)
    both, neither = np.zeros(number, np.bool_), np.zeros(number, np.bool_)
    for i in range(len(circles)):
        values[i] = -1.0
        if not open_here[i]:
            continue
        found = missed = 0
        for n in range(number):
            yes[n] = alive[n] and passed[n, i]
            no[n] = alive[n] and not passed[n, i]
            found += yes[n]
            missed += no[n]
        if found + missed == 0:
            continue
        value = 0.0
        if found:
            value += found * prospect(
                yes, ends, home, crossings, reach_begin, reach, blocked, outlook, -1
            )
        if missed:
            best = prospect(no, ends, home, crossings, reach_begin, reach, blocked, outlook, -1)
            for k in range(len(circles)):
                if k == i or not open_here[k]:
                    continue
                hits = 0
                for n in range(number):
                    both[n] = no[n] and passed[n, k]
                    neither[n] = no[n] and not passed[n, k]
                    hits += both[n]
                if hits in (0, missed):
                    continue
                then = hits * prospect(
                    both, ends, home, crossings, reach_begin, reach, blocked, outlook, -1
                ) + (missed - hits) * prospect(
                    neither, ends, home, crossings, reach_begin, reach, blocked, outlook, -1
                )
                best = max(best, then / missed)
            value += missed * best
        values[i] = value / (found + missed)


@compiled
def exposed(
    rows: Any, passed: Any, moves: Any, where: Any, shares: Any, blocked: Any,
    reach_begin: Any, reach: Any, soon_begin: Any, soon: Any,
    walk_begin: Any, walk_ends: Any, cut_begin: Any, cuts: Any, crossings: int,
    grip: float, found: Any,
) -> None:  # fmt: skip
    """What the police know of Jack after each of his moves and after their answers to it.

    `rows` as the police believe them after such a move, `passed` where he truly was before,
    `moves` his circles (a coach has two, else the first is 0), `where` the placements to expect
    with their `shares`. Jack knows all answers: the rows that would answer alike are what remains.
    `found`, by move: the chance that he is caught now; how much of the belief is then on his
    circle; how far his next circles are covered; the chance that none of them is open to him.
    """
    number, spaces = rows.shape
    size = len(blocked)
    been = np.zeros((number, size), np.bool_)
    for n in range(number):
        for space in range(spaces):
            been[n, rows[n, space]] = True
    alike = np.zeros(number, np.bool_)
    stands = np.zeros(crossings, np.bool_)
    asked = np.zeros(size, np.bool_)
    listed = np.zeros(size, np.int64)
    covered = np.zeros(size)
    for m in range(len(where)):
        asked[:] = False
        covered[:] = 0.0
        for f in range(3):
            at = where[m, f]
            stands[at] = True
            for i in range(reach_begin[at], reach_begin[at + 1]):
                asked[reach[i]] = not blocked[reach[i]]
            for i in range(soon_begin[at], soon_begin[at + 1]):
                covered[soon[i]] += 1.0
        questions = 0
        for circle in range(size):
            if asked[circle]:
                listed[questions] = circle
                questions += 1
        for n in range(number):
            alike[n] = True
            for i in range(questions):
                if been[n, listed[i]] != passed[listed[i]]:
                    alike[n] = False
                    break
        for k in range(len(moves)):
            via, end = moves[k, 0], moves[k, 1]
            # Where the move itself changes an answer, the rows are looked at anew.
            fresh = (asked[end] and not passed[end]) or (via and asked[via] and not passed[via])
            left = on_him = 0.0
            for n in range(number):
                if fresh:
                    same = True
                    for i in range(questions):
                        circle = listed[i]
                        truth = passed[circle] or circle in (end, via)
                        if been[n, circle] != truth:
                            same = False
                            break
                else:
                    same = alike[n]
                if same:
                    left += 1.0
                    on_him += rows[n, spaces - 1] == end
            share = (on_him + 0.5) / (left + 2.0)
            if asked[end]:
                found[k, 0] += shares[m] * min(0.97, grip * share)
            found[k, 1] += shares[m] * share
            least = second = 4.0
            ways = 0
            for way in range(walk_begin[end], walk_begin[end + 1]):
                barred = False
                for i in range(cut_begin[way], cut_begin[way + 1]):
                    barred = barred or stands[cuts[i]]
                if not barred:
                    ways += 1
                    cover = covered[walk_ends[way]]
                    if cover < least:
                        least, second = cover, least
                    elif cover < second:
                        second = cover
            found[k, 2] += shares[m] * 0.5 * (min(3.0, least) + min(3.0, second))
            if ways == 0:
                found[k, 3] += shares[m]
        for f in range(3):
            stands[where[m, f]] = False
