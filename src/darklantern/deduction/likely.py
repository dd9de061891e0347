"""What is likely, under a model of Jack that is always named. Never a proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Lanes = NDArray[np.float64]


class Likely(NamedTuple):
    """Probabilities under one model."""

    model: str
    spaces: tuple[Mapping[int, float], ...]
    """For each space of the row, how likely each circle is."""
    goals: Mapping[int, float]
    """Where he is going next; or his hideout."""
    types: Mapping[str, float]
    """How likely each of the model's kinds of Jack is by now."""
    passed: Mapping[frozenset[int], float] = {}
    """Of some circles asked about: how likely he passed just these."""

    @property
    def now(self) -> Mapping[int, float]:
        """Where Jack is."""
        return self.spaces[-1] if self.spaces else {}

    def written(self) -> dict[str, Any]:
        """As JSON values: circles as keys are digits there."""
        return {
            "model": self.model,
            "spaces": [_keyed(space) for space in self.spaces],
            "now": _keyed(self.now),
            "goals": _keyed(self.goals),
            "types": dict(self.types),
        }


def _keyed(shares: Mapping[int, float]) -> dict[str, float]:
    return {str(circle): share for circle, share in sorted(shares.items())}


class Kind(NamedTuple):
    """One kind of Jack weighed: for each goal the probability of all that was seen, and the part
    of it that passes each circle at each space."""

    name: str
    total: Lanes
    spaces: Sequence[Mapping[int, Lanes]]
    passed: Mapping[frozenset[int], Lanes] = {}


def mixed(model: str, goals: Sequence[int], prior: Lanes, kinds: Sequence[Kind]) -> Likely:
    """Bayes over the goals and over the kinds of Jack, all kinds equal at first.

    >>> kinds = [Kind("uniform", np.array([0.2, 0.1]), [{7: np.array([0.2, 0.1])}])]
    >>> mixed("uniform", (33, 44), np.array([0.5, 0.5]), kinds).goals
    {33: 0.666..., 44: 0.333...}
    """
    evidence = {kind.name: prior * kind.total for kind in kinds}
    everything = sum(float(weights.sum()) for weights in evidence.values())
    by_goal = sum(evidence.values(), np.zeros(len(goals))) / everything
    spaces: list[dict[int, float]] = [{} for _ in kinds[0].spaces]
    for kind in kinds:
        for space, circles in zip(spaces, kind.spaces, strict=True):
            for circle, lanes in circles.items():
                share = float((prior * lanes).sum()) / everything
                space[circle] = space.get(circle, 0.0) + share
    passed: dict[frozenset[int], float] = {}
    for kind in kinds:
        for some, lanes in kind.passed.items():
            passed[some] = passed.get(some, 0.0) + float((prior * lanes).sum()) / everything
    return Likely(
        model,
        tuple({c: share for c, share in sorted(space.items()) if share > 0} for space in spaces),
        {goal: float(share) for goal, share in zip(goals, by_goal, strict=True)},
        {name: float(weights.sum()) / everything for name, weights in evidence.items()},
        passed,
    )
