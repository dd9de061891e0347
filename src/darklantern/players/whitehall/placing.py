"""What each joint placement of the three figures is worth, from what is likely of Jack."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from darklantern.games.whitehall.state import Table
from darklantern.players.streets.belief import Array, Posterior
from darklantern.players.whitehall import kernel
from darklantern.players.whitehall.casebook import GROUND

HORIZON = 4
"""So many walks ahead Jack is looked for."""

LATER = 0.7
"""How much each walk later counts less."""

REACHING = 2.0
"""Crossings that make a figure e times less near."""

CLOSENESS = np.exp(-GROUND.steps_to / REACHING)


def placed(
    likely: Posterior,
    table: Table,
    options: Sequence[Array],
    weights: Sequence[float],
    rows: Array,
) -> tuple[Array, Array]:
    """The score of every placement, and the crossings, by figure, of each."""
    here, ahead = likely.here.copy(), likely.ahead(HORIZON)
    clue, _ = kernel.surprises(rows, len(here))
    closed = list(table.blocked)
    here[closed] = clue[closed] = 0.0
    count = int(np.prod([len(each) for each in options]))
    scores, where = np.zeros(count), np.zeros((count, 3), np.int64)
    count = kernel.placements(
        options[0], options[1], options[2], *GROUND.reach_lists, *GROUND.soon_lists,
        here, clue, ahead[0], alone(likely, ahead, weights), np.array(weights), scores, where,
    )  # fmt: skip
    return scores[:count], where[:count]


def alone(likely: Posterior, ahead: Array, weights: Sequence[float]) -> Array:
    """By crossing: what a figure there is worth whatever the others do."""
    fading = LATER ** np.arange(1, HORIZON)
    near: Array = CLOSENESS @ (fading @ ahead[1:]) / fading.sum()
    block = kernel.barring(
        *GROUND.walk_ends, *GROUND.cuts, likely.both, np.array(likely.belief.targets),
        GROUND.far, len(GROUND.names),
    )  # fmt: skip
    total: Array = weights[kernel.NEAR] * near + weights[kernel.BLOCK] * block
    return total


def grasped(likely: Posterior, table: Table, options: Sequence[Array]) -> tuple[Array, Array]:
    """The same as simple police would score it: what is in reach now, and nearness to him."""
    here = likely.here.copy()
    nearness = -0.05 * (GROUND.steps_to @ here)
    here[list(table.blocked)] = 0.0
    count = int(np.prod([len(each) for each in options]))
    scores, where = np.zeros(count), np.zeros((count, 3), np.int64)
    count = kernel.placements(
        options[0], options[1], options[2], *GROUND.reach_lists, *GROUND.soon_lists,
        here, here, here, nearness, np.array((0.0, 1.0, 0.0, 0.0, 0.0)), scores, where,
    )  # fmt: skip
    return scores[:count], where[:count]
