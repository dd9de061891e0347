"""What a pawn asks and whom it names: searches and arrests, judged on rows drawn from the belief.

After Jack's step many rows are drawn as likely as they are. An answer strikes out those that it
refutes: that is Bayes, and costs nothing. When few are left, new ones are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.games.whitechapel.actions import Arrest, Search
from darklantern.players.streets.belief import Posterior
from darklantern.players.whitechapel.ground import SIZE
from darklantern.streets.rows import Clue, NotThere, Row

Array = NDArray[Any]

DRAWN = 500
FEWEST = 90


class Rows(NamedTuple):
    """Rows as likely as the facts leave them."""

    row: Row
    """The facts that they fit."""
    circles: Array
    goals: Array


class Questions:
    """The rows of one phase of questions."""

    def __init__(self, rng: Random, weigh: Callable[[], Posterior]) -> None:
        self.rng, self.weigh = rng, weigh
        self.rows: Rows | None = None

    def rows_of(self, row: Row) -> Rows:
        """Rows that fit what is known now."""
        rows = self.rows
        if rows is not None and rows.row != row:
            rows = _struck(rows, row)
        if rows is None or len(rows.circles) < FEWEST:
            chances = np.random.default_rng(self.rng.getrandbits(32)).random((DRAWN, row.last + 2))
            circles, goals = self.weigh().rows(chances)
            rows = Rows(row, circles, goals)
        self.rows = rows
        return rows


def _struck(rows: Rows, row: Row) -> Rows | None:
    """The rows that fit the new facts too; None when it is another row altogether."""
    old = rows.row
    if row.steps != old.steps or row.starts != old.starts or len(row.facts) < len(old.facts):
        return None
    fit = np.ones(len(rows.circles), bool)
    for fact in row.facts[len(old.facts) :]:
        if isinstance(fact, NotThere):
            fit &= ~np.isin(rows.circles[:, -1], fact.circles)
        else:
            passed = (rows.circles[:, : row.last + 1] == fact.circle).any(axis=1)
            fit &= passed if isinstance(fact, Clue) else ~passed
    return Rows(row, rows.circles[fit], rows.goals[fit])


class Worths(NamedTuple):
    """What each of a pawn's choices is worth."""

    arrests: list[tuple[float, Arrest]]
    """With the chance that Jack is there."""
    searches: list[tuple[float, Search]]
    """With what the answer tells, in nats."""
    likely: dict[int, float]
    """How likely each circle asked about bears a clue."""


def judge(rows: Rows, actions: Sequence[Any], reach: Sequence[int], home: float) -> Worths:
    """`home` is how much a nat about the hideout counts beside one about where he is now."""
    ends = rows.circles[:, -1]
    arrests = []
    for action in actions:
        if isinstance(action, Arrest):
            named = list(reach) if action.circle is None else [action.circle]
            arrests.append((float(np.isin(ends, named).mean()), action))
    searches, likely = [], {}
    for action in actions:
        if isinstance(action, Search):
            passed = (rows.circles == action.circle).any(axis=1)
            share = float(passed.mean())
            likely[action.circle] = share
            told = 0.0
            if 0 < share < 1:
                told = _told(ends, passed, SIZE)
                if home:
                    told += home * _told(rows.goals + 1, passed, SIZE)
            searches.append((told, action))
    return Worths(arrests, searches, likely)


def _told(values: Array, passed: Array, size: int) -> float:
    """What the answer tells about a value, in nats; less what chance would seem to tell."""
    many = len(values)
    yes = np.bincount(values[passed], minlength=size)
    no = np.bincount(values[~passed], minlength=size)
    whole = _uncertain(yes + no, many)
    n_yes = int(passed.sum())
    after = n_yes / many * _uncertain(yes, n_yes) + (many - n_yes) / many * _uncertain(
        no, many - n_yes
    )
    bias = (np.count_nonzero(yes) + np.count_nonzero(no) - np.count_nonzero(yes + no)) / (2 * many)
    return max(0.0, whole - after - bias)


def _uncertain(counts: Array, many: int) -> float:
    shares = counts[counts > 0] / many
    return float(-(shares * np.log(shares)).sum())
