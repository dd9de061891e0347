"""What the head of the investigation does in Hell: patrols real and false, and the wretched.

A night's stand is judged before it begins: Jack may start at any woman's circle, and goes to any
hideout that is likely. Among the better placements one is drawn: the best could be guessed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from darklantern.core.game import View
from darklantern.games.whitechapel.hell import YELLOW_CROSSINGS
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import FALSE, Table
from darklantern.players.whitechapel.ground import HOMES, NUMBER
from darklantern.players.whitechapel.picture import minded, starting
from darklantern.players.whitechapel.stand import NOTHING, Picture, Weights, hope, ways_home
from darklantern.streets.track import LAST_SPACE

if TYPE_CHECKING:
    from darklantern.players.whitechapel.detectives import Detectives

MOOD = 0.02
"""Placements as much worse than the best are chosen less often, by a factor of e."""

LAID = Weights(arrest=0.0, barred=1.0, soon=0.0, asking=0.0)


def deployment(head: Detectives, table: Table, hurry: Callable[[], bool]) -> dict[str, int]:
    """A crossing for each pawn, and two for the fakes, as `false` and `false-2`."""
    picture = _tonight(head, table)
    laid = {NUMBER[patrol.crossing] for patrol in table.patrols}
    if table.night == 1:
        stood: list[int] = []
        free = [NUMBER[k] for k in YELLOW_CROSSINGS]
    else:
        stood = [NUMBER[k] for k in table.crossings]
        free = [NUMBER[k] for k in YELLOW_CROSSINGS if k not in table.crossings]
    elsewhere = len(PAWNS) + 2 - len(stood)
    found: list[tuple[float, tuple[int, ...], Sequence[int]]] = []
    worths: dict[frozenset[int], float] = {}
    sets = list(combinations(free, elsewhere))
    head.rng.shuffle(sets)
    for extra in sets:
        every = [*stood, *extra]
        if not laid <= set(every):
            continue
        for fakes in combinations(every, 2):
            real = tuple(k for k in every if k not in fakes)
            key = frozenset(real)
            if key not in worths:
                if hurry() and found:
                    break
                worths[key] = picture.worth(np.array(real, np.int64))
            found.append((worths[key], real, fakes))
    best = max(worth for worth, _, _ in found)
    weights = [math.exp((worth - best) / MOOD) for worth, _, _ in found]
    _, real, false = head.rng.choices(found, weights)[0]
    pawns = head.rng.sample(PAWNS, len(PAWNS))
    plan = dict(zip(pawns, real, strict=True))
    return {**plan, FALSE: false[0], "false-2": false[1]}


def _tonight(head: Detectives, table: Table) -> Picture:
    """He starts at any of the women, and lives where he is likely to."""
    assert head.hunch is not None
    goals, weights = minded(head.manner, head.hunch.hideouts())
    starts = sorted(table.women or table.wretched)
    joint = np.zeros((len(NOTHING), len(goals)))
    homes = np.array([HOMES[g] for g in goals], np.int64)
    joint[starts] = weights * starting(starts, [HOMES[g] for g in goals], head.manner.near)
    base = hope(homes, LAST_SPACE - 1)
    return Picture(homes, joint, base, NOTHING, NOTHING, NOTHING, LAID)


def real_ones(view: View) -> list[int]:
    """Where the head's pawns lie, as it alone knows."""
    return [NUMBER[p.crossing] for p in view.notes.patrols if p.token != FALSE]


def relocation(head: Detectives, view: View, legal: Sequence[Any]) -> Any:
    """Saucy Jacky: to where it bars most, if it is no fake."""
    picture = _tonight(head, view.table)
    fakes = {p.crossing for p in view.notes.patrols if p.token == FALSE}
    real = real_ones(view)

    def worth(action: Any) -> float:
        if action.crossing in fakes:
            return picture.worth(np.array(real, np.int64))
        there = [k for k in real if k != NUMBER[action.crossing]] + [NUMBER[action.to]]
        return picture.worth(np.array(there, np.int64))

    return max(head.rng.sample(list(legal), len(legal)), key=worth)


def wretched_move(head: Detectives, view: View, legal: Sequence[Any]) -> Any:
    """The wretched to where Jack's way home is longest past the real patrols."""
    assert head.hunch is not None
    goals, weights = minded(head.manner, head.hunch.hideouts())
    real = real_ones(view)
    danger = ways_home(real, [HOMES[g] for g in goals])
    barred = (1 - np.exp(-danger)) @ weights

    def gain(action: Any) -> float:
        return float(barred[action.to] - barred[action.circle]) + head.rng.gauss(0, 0.01)

    return max(legal, key=gain)
