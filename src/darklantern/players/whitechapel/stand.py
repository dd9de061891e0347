"""Where five pawns do most good, by coordinate ascent: one pawn after the other, till none gains.

The worth of a stand is `kernel.stand`: an arrest now, the ways home barred, the circles where he
walks next, the questions in reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.players.whitechapel import kernel
from darklantern.players.whitechapel.ground import SIZE, ground

Array = NDArray[Any]

STEP = 0.05
"""What a step of his costs him besides: the police go on meanwhile."""


class Weights(NamedTuple):
    """What matters how much in a stand."""

    arrest: float = 0.8
    barred: float = 1.0
    soon: float = 0.3
    asking: float = 0.05


class Picture(NamedTuple):
    """What a stand is judged by."""

    goals: Array
    """Circles where he may live."""
    joint: Array
    """By circle and place in `goals`: how much it matters that he is there and goes home there."""
    base: Array
    """By circle and place in `goals`: his hope to get home, in logits, were there no pawns."""
    here: Array
    """How likely he is on each circle now."""
    onward: Array
    """How likely he walks onto each circle next."""
    asking: Array
    """What a question about each circle tells."""
    weights: Weights

    def worth(self, pawns: Array) -> float:
        """How good it is to stand on these crossings."""
        g = ground()
        return float(
            kernel.stand(
                pawns, g.begin, g.ends, g.routes, g.passing, g.passed, g.walk_of, g.hazard,
                g.reach_begin, g.reach, self.goals, self.joint, self.base, g.away, self.here,
                self.onward, self.asking, STEP, np.array(self.weights, np.float64),
            )
        )  # fmt: skip


NOTHING = np.zeros(SIZE)


def ascend(
    picture: Picture,
    pawns: Sequence[int],
    choices: Sequence[Sequence[int]],
    rounds: int,
    hurry: Callable[[], bool],
) -> tuple[list[int], float]:
    """The best stand found, from `pawns`; each has its choices, and no two may end together."""
    standing = np.array(pawns, np.int64)
    best = picture.worth(standing)
    for _ in range(rounds):
        before = best
        for place, own in enumerate(choices):
            kept = standing[place]
            taken = {int(other) for i, other in enumerate(standing) if i != place}
            for choice in own:
                if choice == kept or choice in taken:
                    continue
                standing[place] = choice
                worth = picture.worth(standing)
                if worth > best + 1e-9:
                    best, kept = worth, choice
            standing[place] = kept
            if hurry():
                return [int(k) for k in standing], best
        if best <= before + 1e-6:
            break
    return [int(k) for k in standing], best


def hope(goals: Sequence[int] | Array, left: int) -> Array:
    """`Picture.base` with so many spaces left, as games have shown it."""
    steps = np.maximum(1, ground().steps[:, goals])
    spare = left - steps
    return np.where(spare < 0, -20.0, 1.0 - 0.4 * steps + 0.14 * spare + 0.5 * np.minimum(3, spare))


def ways_home(pawns: Sequence[int], goals: Sequence[int]) -> Array:
    """By circle and goal what the safest way home costs, the pawns standing so."""
    g = ground()
    numbers = np.array(pawns, np.int64)
    is_open = kernel.open_walks(g.routes, g.passing, g.passed, g.walk_of, numbers)
    cost = g.hazard[numbers].sum(axis=0).astype(np.float32)
    found: Array = kernel.dangers(g.begin, g.ends, is_open, cost, STEP, np.array(goals, np.int64))
    return found
