"""What so many wins in so many games say: an interval, and a test that stops when it knows.

>>> low, high = interval(60, 100)
>>> round(low, 3), round(high, 3)
(0.502, 0.691)
>>> trial = Trial(0.5, 0.6)
>>> trial.verdict(60, 100) is None, trial.verdict(150, 200), trial.verdict(90, 200)
(True, 'at least 0.6', 'at most 0.5')
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

SIGMAS = 1.959963984540054
"""Of a normal distribution 95 % lie within so many standard deviations."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a probability."""
    if not games:
        return 0.0, 1.0
    rate, z = wins / games, SIGMAS
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Trial(NamedTuple):
    """Wald's sequential test: is the rate p0 or less, or p1 or more?

    Wrong at most one time in twenty either way, however often it is asked on the way.
    """

    p0: float
    p1: float
    wrong: float = 0.05

    @property
    def bound(self) -> float:
        """How much more likely, as a logarithm, is enough."""
        return log((1 - self.wrong) / self.wrong)

    def evidence(self, wins: int, games: int) -> float:
        """The logarithm of how much more likely these results are under p1 than under p0."""
        losses = games - wins
        return wins * log(self.p1 / self.p0) + losses * log((1 - self.p1) / (1 - self.p0))

    def verdict(self, wins: int, games: int) -> str | None:
        """What is settled; nothing while it is not."""
        evidence = self.evidence(wins, games)
        if evidence >= self.bound:
            return f"at least {self.p1:g}"
        return f"at most {self.p0:g}" if evidence <= -self.bound else None


def quantile(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed; 0 when there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
