"""The search through the rest of a turn: positions as rows of whole numbers, hexes as masks.

It repeats rules that `games.mrjack` has (J2, J6 to J10) and is tested equal to them. A *play* is
all that one card does, as one number; a *position* is a row, its columns named below. Values are
the chance that the detective wins, between 0 and 1: his plays make it large, Jack's small.

Longer than 400 lines because what is compiled together is faster and cached together.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from darklantern.players.mrjack.compiled import compiled
from darklantern.players.mrjack.ground import Ground

Mask: TypeAlias = Any
"""A set of hexes or of characters: a whole number of numpy's, or of Python's."""

# The columns of a position; 0 to 7 are where the characters stand.
FACING, LIT, OPEN, BARRED, NEAR_EXIT, STEALTHY_NEAR_EXIT = 8, 9, 10, 11, 12, 13
SUSPECTS, CARDS, PLAYED, TURN, UNSEEN, LATER, IDENTITY = 14, 15, 16, 17, 18, 19, 20
LAMPLIGHT, DYING = 21, 22
"""DYING is the post whose lamp goes out at the end of this turn, or NO_POST."""
COLUMNS = 23

BERT, GOODLEY, GULL, HOLMES, LESTRADE, SMITH, STEALTHY, WATSON = range(8)
EIGHT = 8
WHISTLE = 3
WAYS = 6
LAST_TURN = 8

NOWHERE = 63
"""The end of a move that is none: swapped or stayed."""
NO_FACE = 7
NO_POST = 15
NO_CALL = 511

# The parts of a play: where they begin, counted in bits.
FIRST_BIT, FACE_BIT, FROM_BIT, TO_BIT, CALL_BIT = 6, 7, 10, 14, 18

# What a search is told: the places in its list of weights.
EVEN_FEAR, ODD_FEAR, LATE_FEAR, FACT, ALIBI, MARGIN = 0, 1, 2, 3, 4, 5

# What the search remembers of a position whose answers it is looking into.
LOW, HIGH, BEST, SHARE, CARD, NEXT, LOOKED = 0, 1, 2, 3, 4, 5, 6
FIELDS = 7
UNSETTLED = -9.0

ONE = np.int64(1)
MOST_PLAYS = 1 << 16
SLOTS = 4093
"""Of a table that finds a placement seen before: more than the whistle ever leads to."""
BRIEF_CALLS, BRIEF_ENDS = 12, 8
"""So many of Goodley's whistles, and ends of his move after each, when it is to be brief."""


@compiled
def count(mask: int) -> int:
    """How many are in a set."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


@compiled
def reach(g: Ground, here: int, points: int, holes: int, roofs: bool) -> Mask:
    """J2: the street hexes within so many points, the own one too, everybody ignored.

    All open manholes are one point apart: the first one entered leads to each of them.
    """
    ball = g.roof if roofs else g.ball
    steps = g.to_hole_over_roofs if roofs else g.to_hole
    mask = ball[points, here]
    nearest = points
    for hole in range(len(g.hole_at)):
        if holes >> hole & 1 and steps[here, hole] < nearest:
            nearest = steps[here, hole]
    left = points - nearest - 1
    if left >= 0:
        for hole in range(len(g.hole_at)):
            if holes >> hole & 1:
                mask |= ball[left, g.hole_at[hole]]
    return mask


@compiled
def reach_of(g: Ground, p: Any, card: int, holes: int) -> Mask:
    """Where this character can go, everybody ignored."""
    if card == STEALTHY:
        return reach(g, p[card], 4, holes, True)
    return reach(g, p[card], 3, holes, False)


@compiled
def mind_exits(g: Ground, p: Any) -> None:
    """Note from where an exit without a cordon can be left by (J5): a point less than the way."""
    near, stealthy = np.int64(0), np.int64(0)
    for exit in range(len(g.exit_at)):
        if not p[BARRED] >> exit & 1:
            near |= reach(g, g.exit_at[exit], 2, p[OPEN], False)
            stealthy |= reach(g, g.exit_at[exit], 3, p[OPEN], True)
    p[NEAR_EXIT] = near
    p[STEALTHY_NEAR_EXIT] = stealthy


@compiled
def mind_lamps(g: Ground, p: Any) -> None:
    """Note which street hexes the lamps light (J8)."""
    lit = np.int64(0)
    for post in range(len(g.light)):
        if p[LIT] >> post & 1:
            lit |= g.light[post]
    p[LAMPLIGHT] = lit


@compiled
def occupied(p: Any) -> Mask:
    mask = np.int64(0)
    for who in range(EIGHT):
        mask |= ONE << p[who]
    return mask


@compiled
def seen(g: Ground, p: Any) -> Mask:
    """J8: the characters in the light or beside another."""
    everybody = occupied(p)
    lit = g.line[p[WATSON], p[FACING]] | p[LAMPLIGHT]
    mask = np.int64(0)
    for who in range(EIGHT):
        if lit >> p[who] & 1 or g.near[p[who]] & everybody:
            mask |= ONE << who
    return mask


@compiled
def can_leave(p: Any, who: int) -> bool:
    near = p[STEALTHY_NEAR_EXIT] if who == STEALTHY else p[NEAR_EXIT]
    return bool(near >> p[who] & 1)


@compiled
def fear(p: Any, w: Any, who: int) -> Any:
    """How likely this character, unseen, is out of the district in the next turn, were he Jack."""
    if not can_leave(p, who):
        return 0.0
    if p[TURN] % 2 == 0:
        return w[ODD_FEAR]
    return w[EVEN_FEAR] if p[LATER] >> who & 1 else w[LATE_FEAR]


@compiled
def worth(g: Ground, p: Any, w: Any, chances: Any) -> Any:
    """What the position is worth to the detective if the witnesses are called now.

    The answer is a chance: each suspect is as likely as the others. Jack knows the answer; he
    counts it with a weight, and the rest as everybody would.
    """
    turns = LAST_TURN - p[TURN]
    if turns <= 0:
        return 0.0
    mask, suspects = seen(g, p), p[SUSPECTS]
    in_light = count(suspects & mask)
    in_dark = count(suspects & ~mask)
    if_seen = chances[0, in_light, turns]
    if_unseen = chances[1, in_dark, turns]
    escapes = 0.0
    for who in range(EIGHT):
        if suspects >> who & 1 and not mask >> who & 1:
            escapes += fear(p, w, who)
    pooled = in_light * if_seen
    if in_dark:
        pooled += in_dark * if_unseen * (1 - escapes / in_dark)
    pooled /= max(1, in_light + in_dark)
    jack = p[IDENTITY]
    if jack < 0:
        return pooled
    fact = if_seen if mask >> jack & 1 else if_unseen * (1 - fear(p, w, jack))
    return w[FACT] * fact + (1 - w[FACT]) * pooled


# -- plays ----------------------------------------------------------------------------------


@compiled
def play(end: int, first: int, face: int, old: int, new: int, calls: int) -> Mask:
    """A play as one number; `calls` is three of nine bits, the first one lowest."""
    number = np.int64(end) | first << FIRST_BIT | face << FACE_BIT
    return number | old << FROM_BIT | new << TO_BIT | calls << CALL_BIT


NO_CALLS = NO_CALL | NO_CALL << 9 | NO_CALL << 18


@compiled
def carry_out(g: Ground, p: Any, card: int, number: int) -> None:
    """Change the position as the play says, the card turned down."""
    end, face = number & 63, number >> FACE_BIT & 7
    old, new = number >> FROM_BIT & 15, number >> TO_BIT & 15
    if card == GOODLEY:
        for place in range(3):
            call = number >> CALL_BIT + 9 * place & NO_CALL
            if call != NO_CALL:
                p[call >> 6] = call & 63
    if end != NOWHERE:
        p[card] = end
    if face != NO_FACE:
        p[FACING] = face
    if card == GULL and end == NOWHERE:
        p[GULL], p[new] = p[new], p[GULL]
    elif card == SMITH:
        p[LIT] = p[LIT] & ~(ONE << old) | ONE << new
        if p[DYING] == old:
            p[DYING] = new
        mind_lamps(g, p)
    elif card == LESTRADE:
        p[BARRED] = p[BARRED] & ~(ONE << old) | ONE << new
        mind_exits(g, p)
    elif card == BERT:
        p[OPEN] = p[OPEN] & ~(ONE << new) | ONE << old
        mind_exits(g, p)
    p[CARDS] &= ~(ONE << card)
    p[PLAYED] += 1


@compiled
def with_face(g: Ground, p: Any, here: int, number: int, brief: bool, out: Any, n: int) -> int:
    """The play with each facing of Watson; in brief, one for each different group in the light."""
    number &= ~(7 << FACE_BIT)
    others = occupied(p) & ~(ONE << p[WATSON])
    for way in range(WAYS):
        lit = g.line[here, way] & others
        new = True
        if brief:
            for before in range(way):
                if g.line[here, before] & others == lit:
                    new = False
                    break
        if new:
            out[n] = number | way << FACE_BIT
            n += 1
    return n


@compiled
def plays(g: Ground, p: Any, card: int, brief: bool, out: Any, scratch: Any) -> int:
    """All that a card can do, but to accuse or to leave; how many are written to `out`.

    In brief: what differs only in its use for later turns is written once (covers, facings that
    light the same), and of Goodley's thousands of plays an even choice of about a hundred.
    """
    n = 0
    here, others = p[card], occupied(p)
    if card == GOODLEY:
        return goodleys_plays(g, p, brief, out, scratch)
    if card == BERT:
        return berts_plays(g, p, brief, out)
    ends = reach_of(g, p, card, p[OPEN]) & ~others
    stays = card != GULL and ends == 0
    for end in range(len(g.near)):
        if not (ends >> end & 1 or (stays and end == here)):
            continue
        to = NOWHERE if stays else end
        if card == WATSON:
            n = with_face(g, p, end, play(to, 0, 0, 0, 0, NO_CALLS), brief, out, n)
        elif card == SMITH:
            for post in range(len(g.light)):
                if p[LIT] >> post & 1:
                    for dark in range(len(g.light)):
                        if not p[LIT] >> dark & 1:
                            out[n] = play(to, 0, NO_FACE, post, dark, NO_CALLS)
                            n += 1
        elif card == LESTRADE:
            for exit in range(len(g.exit_at)):
                if p[BARRED] >> exit & 1:
                    for other in range(len(g.exit_at)):
                        if not p[BARRED] >> other & 1:
                            out[n] = play(to, 0, NO_FACE, exit, other, NO_CALLS)
                            n += 1
        else:
            out[n] = play(to, 0, NO_FACE, 0, 0, NO_CALLS)
            n += 1
    if card == GULL:
        for who in range(EIGHT):
            if who == WATSON:
                n = with_face(g, p, here, play(NOWHERE, 0, 0, 0, who, NO_CALLS), brief, out, n)
            elif who != GULL:
                out[n] = play(NOWHERE, 0, NO_FACE, 0, who, NO_CALLS)
                n += 1
    return n


@compiled
def berts_plays(g: Ground, p: Any, brief: bool, out: Any) -> int:
    """A cover moves before or after him: both lead to the ends that either opens."""
    n, here, others = 0, p[BERT], occupied(p)
    before = reach_of(g, p, BERT, p[OPEN]) & ~others
    done = np.int64(0)
    for hole in range(len(g.hole_at)):
        if p[OPEN] >> hole & 1:
            continue
        for other in range(len(g.hole_at)):
            if not p[OPEN] >> other & 1:
                continue
            holes = p[OPEN] & ~(ONE << other) | ONE << hole
            after = reach_of(g, p, BERT, holes) & ~others
            stays = before == 0 and after == 0
            for end in range(len(g.near)):
                if not ((before | after) >> end & 1 or (stays and end == here)):
                    continue
                if brief and done >> end & 1:
                    continue
                done |= ONE << end
                to = NOWHERE if stays else end
                out[n] = play(to, 1 - (before >> end & 1), NO_FACE, hole, other, NO_CALLS)
                n += 1
    return n


@compiled
def calls(g: Ground, p: Any, out: Any, keys: Any) -> int:
    """J9: each way to spend the whistle's points, once for each placement it leads to.

    By turning back, without recursion: numba cannot keep what calls itself. `tried` is how far
    each call of the three has got through all characters and hexes.
    """
    n, depth, goodley = 0, 0, p[GOODLEY]
    tried, points, written = np.zeros(5, np.int64), np.zeros(5, np.int64), np.zeros(5, np.int64)
    key, came_from, who_came = np.zeros(5, np.int64), np.zeros(5, np.int64), np.zeros(5, np.int64)
    any_legal = np.zeros(5, np.int64)
    slots = keys[-SLOTS:]
    slots[:] = 0
    points[0], written[0] = WHISTLE, NO_CALLS
    while depth >= 0:
        others, call, here, to, who = occupied(p), tried[depth], 0, 0, 0
        found = False
        while points[depth] and call < EIGHT << 6 and not found:
            who, to = call >> 6, call & 63
            here = p[who]
            left = (g.ball[points[depth], here] & ~others) >> to if who != GOODLEY else 0
            if left == 0:
                call = who + 1 << 6
                continue
            while not left & 1:
                left >>= 1
                to += 1
            call = who << 6 | to
            call += 1
            found = g.walk[goodley, to] < g.walk[goodley, here]
        tried[depth] = call
        if found:
            any_legal[depth] = 1
            who_came[depth], came_from[depth] = who, here
            p[who] = to
            shift = 9 * depth
            written[depth + 1] = written[depth] & ~(NO_CALL << shift) | (who << 6 | to) << shift
            points[depth + 1] = points[depth] - g.walk[here, to]
            # A sum that each placement has for itself: every character its own digit, base 64.
            digit = who if who < GOODLEY else who - 1
            key[depth + 1] = key[depth] + (to - here) * (ONE << 6 * digit)
            depth += 1
            tried[depth], any_legal[depth] = 0, 0
            continue
        if not any_legal[depth]:
            slot = key[depth] % SLOTS
            while slots[slot] and keys[slots[slot] - 1] != key[depth]:
                slot = (slot + 1) % SLOTS
            if not slots[slot]:
                out[n], keys[n] = written[depth], key[depth]
                n += 1
                slots[slot] = n
        depth -= 1
        if depth >= 0:
            p[who_came[depth]] = came_from[depth]
    return n


@compiled
def goodleys_plays(g: Ground, p: Any, brief: bool, out: Any, scratch: Any) -> int:
    """Whistle and move, or move and whistle; Watson, if he came, is faced."""
    n, here = 0, p[GOODLEY]
    written, keys = scratch[0], scratch[1]
    found = calls(g, p, written, keys)
    lapsed = found == 1 and written[0] == NO_CALLS
    if not lapsed:
        stride = max(1, found // BRIEF_CALLS) if brief else 1
        for i in range(0, found, stride):
            n = goodleys_ends(g, p, written[i], brief, out, n)
    if brief and not lapsed:
        return n
    ends = reach_of(g, p, GOODLEY, p[OPEN]) & ~occupied(p)
    stays = ends == 0
    for end in range(len(g.near)):
        if not (ends >> end & 1 or (stays and end == here)):
            continue
        p[GOODLEY] = end
        found = calls(g, p, written, keys)
        for i in range(found):
            number = play(NOWHERE if stays else end, 0, NO_FACE, 0, 0, written[i])
            n = faced(g, p, number, brief, out, n)
        p[GOODLEY] = here
    return n


@compiled
def goodleys_ends(g: Ground, p: Any, written: int, brief: bool, out: Any, n: int) -> int:
    """The whistle is done: where he can go now. Nobody else's place is kept changed."""
    undo = np.int64(0)
    for who in range(EIGHT):
        undo |= p[who] << 6 * who
    for place in range(3):
        call = written >> 9 * place & NO_CALL
        if call != NO_CALL:
            p[call >> 6] = call & 63
    ends = reach_of(g, p, GOODLEY, p[OPEN]) & ~occupied(p)
    stays = ends == 0
    for who in range(EIGHT):
        p[who] = undo >> 6 * who & 63
    stride = max(1, count(ends) // BRIEF_ENDS) if brief else 1
    place = 0
    for end in range(len(g.near)):
        if ends >> end & 1 or (stays and end == p[GOODLEY]):
            place += 1
            if place % stride:
                continue
            number = play(NOWHERE if stays else end, 1, NO_FACE, 0, 0, written)
            n = faced(g, p, number, brief, out, n)
    return n


@compiled
def faced(g: Ground, p: Any, number: int, brief: bool, out: Any, n: int) -> int:
    """The play, with each facing if the whistle has moved Watson. Too many are cut off."""
    if n > MOST_PLAYS - WAYS - 1:
        return n
    for place in range(2, -1, -1):
        call = number >> CALL_BIT + 9 * place & NO_CALL
        if call != NO_CALL and call >> 6 == WATSON:
            return with_face(g, p, call & 63, number, brief, out, n)
    out[n] = number
    return n + 1


# -- the search -----------------------------------------------------------------------------


@compiled
def jack_plays(p: Any) -> Any:
    """Whose card it is: D J J D on odd turns, J D D J on even ones."""
    in_the_middle = p[PLAYED] == 1 or p[PLAYED] == 2
    return in_the_middle == (p[TURN] % 2 == 1)


@compiled
def leavers(p: Any) -> Mask:
    """The suspects who, were they Jack, could leave with a card now face up (J5)."""
    found = np.int64(0)
    if p[UNSEEN]:
        for who in range(EIGHT):
            if p[SUSPECTS] & p[CARDS] & ONE << who and can_leave(p, who):
                found |= ONE << who
    return found


@compiled
def to_accuse(g: Ground, p: Any) -> Mask:
    """The suspects whom a character with its card face up can reach (J4)."""
    everywhere, found = np.int64(0), np.int64(0)
    for card in range(EIGHT):
        if p[CARDS] >> card & 1:
            everywhere |= reach_of(g, p, card, p[OPEN]) & ~(ONE << p[card])
    for who in range(EIGHT):
        if p[SUSPECTS] >> who & 1 and everywhere >> p[who] & 1:
            found |= ONE << who
    return found


@compiled
def after(g: Ground, stack: Any, level: int, card: int, number: int) -> Any:
    """The position after a play, on the next level of the stack."""
    p, q = stack[level], stack[level + 1]
    for column in range(COLUMNS):
        q[column] = p[column]
    carry_out(g, q, card, number)
    return q


@compiled
def best_first(values: Any, numbers: Any, n: int, wanted: int, largest: bool) -> int:
    """Bring the best so many to the front, in order; how many there are."""
    wanted = min(wanted, n)
    for i in range(wanted):
        best = i
        for j in range(i + 1, n):
            if values[j] > values[best] if largest else values[j] < values[best]:
                best = j
        values[i], values[best] = values[best], values[i]
        numbers[i], numbers[best] = numbers[best], numbers[i]
    return wanted


@compiled
def ranked_plays(
    g: Ground,
    stack: Any,
    level: int,
    card: int,
    wanted: int,
    w: Any,
    chances: Any,
    numbers: Any,
    values: Any,
    scratch: Any,
) -> Any:
    """The plays of a card that promise most, were the witnesses called now, at the front."""
    jack = jack_plays(stack[level])
    n = plays(g, stack[level], card, True, numbers[level], scratch)
    for i in range(n):
        q = after(g, stack, level, card, numbers[level, i])
        values[level, i] = worth(g, q, w, chances)
    return best_first(values[level], numbers[level], n, wanted, not jack)


@compiled
def bonus_of(card: int, jack: bool, w: Any) -> Any:
    """What the alibi card is worth that Holmes brings to whoever plays him."""
    if card != HOLMES:
        return 0.0
    return -w[ALIBI] if jack else w[ALIBI]


@compiled
def settle(
    g: Ground,
    stack: Any,
    level: int,
    depth: int,
    frame: Any,
    w: Any,
    chances: Any,
    numbers: Any,
    values: Any,
    scratch: Any,
) -> Any:
    """The value of a position that needs no answers looked into; else UNSETTLED, and its frame.

    The last card is worked out whole: nobody answers it.
    """
    p, f = stack[level], frame[level]
    if p[PLAYED] == 4 or depth == 0:
        return worth(g, p, w, chances)
    jack, suspects = jack_plays(p), count(p[SUSPECTS])
    f[SHARE] = 1.0
    f[BEST] = 2.0 if jack else -1.0
    if jack:
        leaving = leavers(p)
        if p[IDENTITY] >= 0:
            if leaving >> p[IDENTITY] & 1:
                return 0.0
        elif leaving and p[PLAYED] < 2:
            # Whoever can leave does so with Jack's first card; his second is the others'.
            share = 1 - count(leaving) / suspects
            if share <= 0:
                return 0.0
            f[SHARE] = share
            f[LOW] /= share
            f[HIGH] /= share
    elif to_accuse(g, p):
        f[BEST] = 1 / suspects
        if suspects == 1 or f[BEST] >= f[HIGH]:
            return f[BEST]
        f[LOW] = max(f[LOW], f[BEST])
    f[CARD], f[NEXT], f[LOOKED] = -1, 0, 0
    if depth > 1 and p[PLAYED] < 3:
        return UNSETTLED
    for card in range(EIGHT):
        if p[CARDS] >> card & 1:
            ranked_plays(g, stack, level, card, 1, w, chances, numbers, values, scratch)
            take(f, jack, values[level, 0] + bonus_of(card, jack, w))
    return f[BEST] * f[SHARE]


@compiled
def take(f: Any, jack: bool, value: float) -> None:
    """One answer more is known."""
    if jack:
        f[BEST] = min(f[BEST], value)
        f[HIGH] = min(f[HIGH], value)
    else:
        f[BEST] = max(f[BEST], value)
        f[LOW] = max(f[LOW], value)


@compiled
def search(
    g: Ground,
    stack: Any,
    first: int,
    depth: int,
    low: float,
    high: float,
    w: Any,
    chances: Any,
    widths: Any,
    numbers: Any,
    values: Any,
    scratch: Any,
) -> Any:
    """The value of the position on the first level, so many cards deep, by alpha and beta.

    Of each card's plays the most promising are looked into, `widths` says how many on which level.
    What lies outside of low and high is not told from what lies at the edge.
    """
    frame = np.zeros((len(stack), FIELDS))
    level = first
    frame[level, LOW], frame[level, HIGH] = low, high
    value = settle(g, stack, level, depth, frame, w, chances, numbers, values, scratch)
    if value != UNSETTLED:
        return value
    while True:
        f, p = frame[level], stack[level]
        jack = jack_plays(p)
        done = f[LOW] >= f[HIGH]
        while not done and f[NEXT] >= f[LOOKED]:
            f[CARD] += 1
            card = int(f[CARD])
            if card == EIGHT:
                done = True
            elif p[CARDS] >> card & 1:
                f[LOOKED] = ranked_plays(
                    g, stack, level, card, widths[level], w, chances, numbers, values, scratch
                )
                f[NEXT] = 0
        if done:
            value = f[BEST] * f[SHARE]
            level -= 1
            if level < first:
                return value
        else:
            card = int(f[CARD])
            bonus = bonus_of(card, jack, w)
            after(g, stack, level, card, numbers[level, int(f[NEXT])])
            f[NEXT] += 1
            frame[level + 1, LOW], frame[level + 1, HIGH] = f[LOW] - bonus, f[HIGH] - bonus
            ahead = depth - (level + 1 - first)
            value = settle(g, stack, level + 1, ahead, frame, w, chances, numbers, values, scratch)
            if value == UNSETTLED:
                level += 1
                continue
        jack = jack_plays(stack[level])
        take(frame[level], jack, value + bonus_of(int(frame[level, CARD]), jack, w))


@compiled
def look(
    g: Ground,
    stack: Any,
    card: int,
    depth: int,
    edge: float,
    w: Any,
    chances: Any,
    widths: Any,
    numbers: Any,
    values: Any,
    scratch: Any,
) -> int:
    """The most promising plays of a card in the position on level 0, each with its value.

    They are left in the first rows of `numbers` and `values`; how many there are is the answer.
    What is worse than the edge need not be told from what is much worse.
    """
    p = stack[0]
    jack = jack_plays(p)
    low, high = (-1.0, edge) if jack else (edge, 2.0)
    n = plays(g, p, card, False, numbers[0], scratch)
    for i in range(n):
        values[0, i] = worth(g, after(g, stack, 0, card, numbers[0, i]), w, chances)
    n = best_first(values[0], numbers[0], n, widths[0], not jack)
    for i in range(n):
        after(g, stack, 0, card, numbers[0, i])
        value = search(
            g, stack, 1, depth - 1, low, high, w, chances, widths, numbers, values, scratch
        )
        value += bonus_of(card, jack, w)
        values[0, i] = value
        if jack:
            high = min(high, value + w[MARGIN])
        else:
            low = max(low, value - w[MARGIN])
    return n


# -- a search that keeps the suspects apart ---------------------------------------------------


class Room(NamedTuple):
    """Where the second search writes, by level."""

    numbers: Any
    values: Any
    scratch: Any
    listed: Any
    """The plays that are looked into, and the card of each."""
    card_of: Any
    fates: Any
    """For each suspect the chance that the detective wins, were he Jack."""
    means: Any
    counts: Any
    """How many plays are listed, and how many of them have been looked into."""
    best: Any
    """While a card is ranked: the best play of each suspect, and what it is worth to him."""


LISTED, TAKEN = 0, 1
EVERYBODY = 255
SOME, MANY = 2, 3
"""Catchers: an ordinary number, and as many as need be told apart."""
TIE = 0.05
"""What is the same to Jack himself is decided by what it would be to the others."""


@compiled
def effective(belief: Any, group: int) -> Any:
    """How many suspects, all alike, would be as hard to tell apart as this group."""
    total, sharp = 0.0, 0.0
    for who in range(EIGHT):
        if group >> who & 1:
            total += belief[0, who]
            sharp += belief[1, who]
    if total <= 0:
        return 1.0
    return max(1.0, np.exp(np.log(total) - sharp / total))


@compiled
def chance_of(odds: Any, unseen: int, many: float, turns: int) -> Any:
    """The detective's chance against a group, between the entries of the table."""
    below = min(7, int(many))
    part = many - below
    here, above = odds[unseen, below, turns, SOME], odds[unseen, below + 1, turns, SOME]
    return (1 - part) * here + part * above


@compiled
def catchers_of(g: Ground, p: Any, who: int) -> int:
    """How many could come to him in the turn after this one, as all stand; 3 are many.

    Of an even turn the cards are known before. Who can come to him is where he could go.
    """
    coming = p[LATER] if p[TURN] % 2 else EVERYBODY
    coming &= ~(1 << who)
    around, found = reach(g, p[who], 3, p[OPEN], False), 0
    for other in range(EIGHT):
        if coming >> other & 1 and other != STEALTHY:
            found += around >> p[other] & 1
    if coming >> STEALTHY & 1 and found < MANY:
        found += reach(g, p[who], 4, p[OPEN], True) >> p[STEALTHY] & 1
    return min(MANY, found)


@compiled
def foresee(g: Ground, p: Any, w: Any, odds: Any, belief: Any, out: Any) -> Any:
    """The fate of each suspect, were the witnesses called now; the mean is the answer."""
    turns = LAST_TURN - p[TURN]
    suspects = p[SUSPECTS]
    for who in range(EIGHT):
        out[who] = 0.0
    if turns <= 0:
        return 0.0
    mask = seen(g, p)
    total, mean = 0.0, 0.0
    for unseen in range(2):
        group = suspects & (~mask if unseen else mask)
        size = count(group)
        if size == 0:
            continue
        many = effective(belief, group)
        usual = chance_of(odds, unseen, many, turns)
        for who in range(EIGHT):
            if not group >> who & 1:
                continue
            value = usual
            if size == 1:
                value = odds[unseen, 1, turns, catchers_of(g, p, who)]
            if unseen:
                value *= 1 - fear(p, w, who)
            out[who] = value
            mean += belief[0, who] * value
            total += belief[0, who]
    return mean / max(1e-9, total)


@compiled
def mean_of(p: Any, belief: Any, fates: Any) -> Any:
    total, mean = 0.0, 0.0
    for who in range(EIGHT):
        if p[SUSPECTS] >> who & 1:
            mean += belief[0, who] * fates[who]
            total += belief[0, who]
    return mean / max(1e-9, total)


@compiled
def list_plays(
    g: Ground, stack: Any, level: int, card: int, wanted: int, brief: bool, w: Any, odds: Any,
    belief: Any, room: Room,
) -> None:  # fmt: skip
    """Add a card's most promising plays: to the detective, to Jack, or to each who may be Jack."""
    p = stack[level]
    jack, me, fates = jack_plays(p), p[IDENTITY], room.fates[-1]
    numbers, values = room.numbers[level], room.values[level]
    n = plays(g, p, card, brief, numbers, room.scratch)
    for who in range(EIGHT):
        room.best[0, who], room.best[1, who] = 9.0, 0.0
    for i in range(n):
        mean = foresee(g, after(g, stack, level, card, numbers[i]), w, odds, belief, fates)
        values[i] = mean
        if jack and me >= 0:
            values[i] = fates[me] + TIE * mean
        elif jack:
            for who in range(EIGHT):
                if p[SUSPECTS] >> who & 1 and fates[who] + TIE * mean < room.best[0, who]:
                    room.best[0, who], room.best[1, who] = fates[who] + TIE * mean, numbers[i]
    n = best_first(values, numbers, n, wanted, not jack)
    start, count = room.counts[level, LISTED], room.counts[level, LISTED]
    for i in range(n):
        room.listed[level, count], room.card_of[level, count] = numbers[i], card
        count += 1
    if jack and me < 0:
        for who in range(EIGHT):
            if p[SUSPECTS] >> who & 1:
                number, new = np.int64(room.best[1, who]), True
                for i in range(start, count):
                    new = new and room.listed[level, i] != number
                if new:
                    room.listed[level, count], room.card_of[level, count] = number, card
                    count += 1
    room.counts[level, LISTED] = count


@compiled
def consider(p: Any, level: int, card: int, found: Any, w: Any, belief: Any, room: Room) -> None:
    """One answer more: each Jack takes what is best for himself, the detective what is on average.

    He cannot tell by the answer who Jack is; this search has him believe what he did before.
    """
    jack = jack_plays(p)
    bonus = bonus_of(card, jack, w)
    if jack:
        for who in range(EIGHT):
            room.fates[level, who] = min(room.fates[level, who], found[who] + bonus)
        return
    mean = mean_of(p, belief, found) + bonus
    if mean > room.means[level]:
        room.means[level] = mean
        for who in range(EIGHT):
            room.fates[level, who] = found[who] + bonus


@compiled
def open_up(
    g: Ground, stack: Any, level: int, w: Any, odds: Any, belief: Any, widths: Any, room: Room
) -> bool:
    """Whether the fates here are settled; else its plays have been listed."""
    p = stack[level]
    if p[PLAYED] == 4:
        foresee(g, p, w, odds, belief, room.fates[level])
        return True
    jack = jack_plays(p)
    room.means[level] = -1.0
    room.counts[level, LISTED], room.counts[level, TAKEN] = 0, 0
    if jack:
        leaving = leavers(p)
        for who in range(EIGHT):
            room.fates[level, who] = 0.0 if leaving >> who & 1 else 2.0
        if leaving == p[SUSPECTS] or (p[IDENTITY] >= 0 and leaving >> p[IDENTITY] & 1):
            for who in range(EIGHT):
                room.fates[level, who] = min(1.0, room.fates[level, who])
            return True
    else:
        accuse(g, p, level, belief, room)
        if room.means[level] > 0.999:
            return True
    if p[PLAYED] < 3:
        for card in range(EIGHT):
            if p[CARDS] >> card & 1:
                wide = widths[level]
                list_plays(g, stack, level, card, wide, True, w, odds, belief, room)
        return False
    numbers, fates = room.numbers[level], room.fates[-1]
    for card in range(EIGHT):
        if p[CARDS] >> card & 1:
            n = plays(g, p, card, True, numbers, room.scratch)
            for i in range(n):
                foresee(g, after(g, stack, level, card, numbers[i]), w, odds, belief, fates)
                consider(p, level, card, fates, w, belief, room)
    return True


@compiled
def accuse(g: Ground, p: Any, level: int, belief: Any, room: Room) -> None:
    """The fates if the likeliest suspect in reach is accused now; one of several alike."""
    there, total, most, alike = to_accuse(g, p), 0.0, 0.0, 0
    if not there:
        return
    for who in range(EIGHT):
        if p[SUSPECTS] >> who & 1:
            total += belief[0, who]
            if there >> who & 1:
                most = max(most, belief[0, who])
    for who in range(EIGHT):
        alike += 1 if there >> who & 1 and belief[0, who] > most - 1e-9 else 0
    for who in range(EIGHT):
        likeliest = there >> who & 1 and belief[0, who] > most - 1e-9
        room.fates[level, who] = 1 / alike if likeliest else 0.0
    room.means[level] = most / max(1e-9, total)


@compiled
def look_apart(
    g: Ground, stack: Any, first: int, w: Any, odds: Any, belief: Any, widths: Any, room: Room
) -> None:
    """The fates of the position on the first level, to the end of the turn, left in the room."""
    level = first
    if open_up(g, stack, level, w, odds, belief, widths, room):
        return
    while True:
        taken = room.counts[level, TAKEN]
        if taken == room.counts[level, LISTED] or room.means[level] > 0.999:
            if level == first:
                return
            level -= 1
        else:
            card = room.card_of[level, taken]
            after(g, stack, level, card, room.listed[level, taken])
            room.counts[level, TAKEN] = taken + 1
            if not open_up(g, stack, level + 1, w, odds, belief, widths, room):
                level += 1
                continue
        card = room.card_of[level, room.counts[level, TAKEN] - 1]
        consider(stack[level], level, card, room.fates[level + 1], w, belief, room)


@compiled
def look_apart_at(
    g: Ground, stack: Any, card: int, w: Any, odds: Any, belief: Any, widths: Any, room: Room,
    out: Any,
) -> int:  # fmt: skip
    """The promising plays of a card in the position on level 0, their suspects' fates in `out`.

    The plays are in the first row of what is listed; how many there are is the answer.
    """
    jack = jack_plays(stack[0])
    room.counts[0, LISTED] = 0
    list_plays(g, stack, 0, card, widths[0], False, w, odds, belief, room)
    for i in range(room.counts[0, LISTED]):
        after(g, stack, 0, card, room.listed[0, i])
        look_apart(g, stack, 1, w, odds, belief, widths, room)
        for who in range(EIGHT):
            out[i, who] = room.fates[1, who] + bonus_of(card, jack, w)
    return int(room.counts[0, LISTED])


@compiled
def temptations(
    g: Ground, stack: Any, w: Any, odds: Any, belief: Any, mood: float, room: Room, out: Any
) -> None:
    """For each suspect, how tempting the plays are to him on average, were he Jack."""
    p, fates, numbers = stack[0], room.fates[-1], room.numbers[0]
    total = 0
    for who in range(EIGHT):
        out[who] = 0.0
    for card in range(EIGHT):
        if not p[CARDS] >> card & 1:
            continue
        n = plays(g, p, card, True, numbers, room.scratch)
        total += n
        for i in range(n):
            q = after(g, stack, 0, card, numbers[i])
            mean = foresee(g, q, w, odds, belief, fates)
            for who in range(EIGHT):
                out[who] += np.exp(-(fates[who] + TIE * mean) / mood)
    for who in range(EIGHT):
        out[who] /= max(1, total)
