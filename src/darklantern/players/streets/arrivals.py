"""One jump of Jack's, compiled: what its ends are worth, and where a walk leads; see `kernel`."""

from __future__ import annotations

from typing import Any

import numpy as np

from darklantern.players.mrjack.compiled import compiled


@compiled
def choices(
    begin: Any,
    ends: Any,
    vias: Any,
    open_here: Any,
    attraction: Any,
    courage: Any,
    own: Any,
    special: bool,
    arrival: Any,
    scale: Any,
) -> None:
    """The weights of one jump: what each end is worth to each lane, and one over their sum.

    `attraction` by circle and lane, `courage` by walker and circle; `own` the place of a circle
    among the targets, which a special movement may not enter.
    """
    size, lanes = attraction.shape
    walkers = len(courage)
    targets = (lanes - 1) // walkers
    for end in range(size):
        for k in range(walkers):
            for i in range(k * targets, (k + 1) * targets):
                arrival[end, i] = attraction[end, i] * courage[k, end]
        arrival[end, lanes - 1] = 1.0
        if special and own[end] >= 0:
            for k in range(walkers):
                arrival[end, k * targets + own[end]] = 0.0
    total = np.zeros(lanes)
    for circle in range(size):
        total[:] = 0.0
        for way in range(begin[circle], begin[circle + 1]):
            if not open_here[ends[way]] or (vias[way] and not open_here[vias[way]]):
                continue
            barred = own[vias[way]] if vias[way] and special else -1
            for i in range(lanes):
                if barred < 0 or i == lanes - 1 or i % targets != barred:
                    total[i] += arrival[ends[way], i]
        for i in range(lanes):
            scale[circle, i] = 1.0 / total[i] if total[i] > 0 else 0.0


@compiled
def onward(
    begin: Any, ends: Any, here: Any, attraction: Any, own: Any, own_lanes: Any, barring: bool
) -> Any:
    """One walk on, by circle and lane, the police ignored: lanes that were home have stopped."""
    size, lanes = here.shape
    there = np.zeros((size, lanes))
    scaled = np.zeros(lanes)
    total = np.zeros(lanes)
    for circle in range(size):
        weight = 0.0
        for j in range(lanes):
            weight += here[circle, j]
        if weight < 1e-4:
            continue
        total[:] = 0.0
        for way in range(begin[circle], begin[circle + 1]):
            for j in range(lanes):
                total[j] += attraction[ends[way], j]
        for j in range(lanes):
            scaled[j] = here[circle, j] / total[j] if total[j] > 0 else 0.0
            if barring and own_lanes[j] == circle:
                scaled[j] = 0.0
        for way in range(begin[circle], begin[circle + 1]):
            for j in range(lanes):
                there[ends[way], j] += scaled[j]
    for circle in range(size):
        for j in range(lanes):
            there[circle, j] *= attraction[circle, j]
    return there
