"""Bradley-Terry ratings of two sides: how strong each Jack is, each of the others, and the side.

    P(Jack i beats j) = 1 / (1 + exp(-(side + jack_i - other_j)))

Ratings are in Elo points (400 points: ten to one) and average 0 on each side; the side constant
is Jack's advantage between average players. A cell won by one side alone would rate it without
end: so each cell counts half a game more for either side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp, log, sqrt
from typing import NamedTuple

from darklantern.arena.statistics import SIGMAS

ELO = 400 / log(10)
ROUNDS = 60
HOLD = 1e6
"""The weight that holds each side's average at 0: so strong that no result moves it."""
FAINT = 1e-9
"""What no result speaks of is rated 0 with an enormous margin, instead of not at all."""


class Cell(NamedTuple):
    """What one Jack has done against one opponent."""

    wins: float
    games: float


class Rating(NamedTuple):
    elo: float
    margin: float
    """Half the width of the interval of 95 %."""


class Ratings(NamedTuple):
    jacks: Mapping[str, Rating]
    others: Mapping[str, Rating]
    side: Rating
    gaps: Mapping[tuple[str, str, str], Rating]
    """By side (`jack` or `others`), stronger and weaker: how far the one is above the other.

    Not the difference of two margins: what both have played against the same is known better.
    """


def rate(cells: Mapping[tuple[str, str], Cell], extra: float = 0.5) -> Ratings:
    """The most likely ratings, by Newton's method.

    >>> even = rate({("a", "x"): Cell(75, 100), ("b", "x"): Cell(25, 100)}, extra=0)
    >>> round(even.jacks["a"].elo - even.jacks["b"].elo), round(even.side.elo)
    (382, 0)
    """
    jacks = sorted({jack for jack, _ in cells})
    others = sorted({other for _, other in cells})
    places = {name: 1 + i for i, name in enumerate(jacks)}
    places |= {f"v {name}": 1 + len(jacks) + i for i, name in enumerate(others)}
    size = 1 + len(places)
    holds = [[0 < i <= len(jacks) for i in range(size)]]
    holds.append([i > len(jacks) for i in range(size)])
    at, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for _ in range(ROUNDS):
        slope = [0.0] * size
        curve = [[FAINT * (i == j) for j in range(size)] for i in range(size)]
        for hold in holds:
            _add(slope, curve, [float(h) for h in hold], 0.0, HOLD)
        for (jack, other), cell in cells.items():
            way = [0.0] * size
            way[0], way[places[jack]], way[places[f"v {other}"]] = 1.0, 1.0, -1.0
            chance = 1 / (1 + exp(-sum(w * a for w, a in zip(way, at, strict=True))))
            games = cell.games + 2 * extra
            missed = cell.wins + extra - games * chance
            _add(slope, curve, way, missed, games * chance * (1 - chance))
        step = solve(curve, slope)
        most = max(map(abs, step))
        at = [a + s / max(1.0, most) for a, s in zip(at, step, strict=True)]
        if most < 1e-10:
            break
    variances = _inverse(curve)
    found = [
        Rating(ELO * a, ELO * SIGMAS * sqrt(max(0.0, variances[i][i]))) for i, a in enumerate(at)
    ]
    gaps = {
        (side, one, other): _gap(at, variances, places[prefix + one], places[prefix + other])
        for side, prefix, names in (("jack", "", jacks), ("others", "v ", others))
        for one, other in permutations(names, 2)
    }
    return Ratings(
        {name: found[places[name]] for name in jacks},
        {name: found[places[f"v {name}"]] for name in others},
        found[0],
        gaps,
    )


def _gap(at: list[float], variances: list[list[float]], i: int, j: int) -> Rating:
    variance = variances[i][i] + variances[j][j] - 2 * variances[i][j]
    return Rating(ELO * (at[i] - at[j]), ELO * SIGMAS * sqrt(max(0.0, variance)))


def _add(
    slope: list[float], curve: list[list[float]], way: list[float], push: float, bend: float
) -> None:
    """One cell's part in the slope and the curvature of the likelihood, along its way."""
    for i, w in enumerate(way):
        if w:
            slope[i] += w * push
            for j, other in enumerate(way):
                curve[i][j] += w * other * bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x of matrix · x = right, by Gauss.

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [1.0, 3.0])
    [0.5, 0.75]
    """
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    size = len(matrix)
    return [solve(matrix, [float(i == j) for j in range(size)]) for i in range(size)]
