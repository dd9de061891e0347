"""What the search believes of positions between turns: the detective's chances to win."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log2
from typing import Any

import numpy as np

from darklantern.players.mrjack import kernel


def _guess(suspects: int, turns: int) -> float:
    """Each turn may halve the suspects; the last of them has still to be caught."""
    balance = 0.9 * (turns - 1.3 * log2(suspects)) - 0.6
    return max(0.9 / suspects, 1 / (1 + exp(-balance)))


def _count(suspects: int, turns: int) -> float:
    """A curve through 160 games of whole-turn against rest-of-turn (seed fit1).

    Who is known is nearly always caught; in the last turn only an accusation is left.
    """
    if suspects == 1 or turns == 1:
        return 0.97 / suspects
    return 1 / (1 + exp(-(0.27 * turns - 0.8 * log2(suspects) + 0.9)))


def _table(chance: Callable[[int, int], float]) -> Any:
    chances = np.zeros((2, 9, 9))
    for suspects in range(1, 9):
        for turns in range(1, 9):
            chances[:, suspects, turns] = chance(suspects, turns)
    return chances


CHANCES = {"guessed": _table(_guess), "counted": _table(_count)}
"""Each by the witnesses' last answer (0 seen, 1 unseen), suspects left, and turns left."""

WEIGHTS = np.zeros(6)
WEIGHTS[kernel.EVEN_FEAR] = 0.9
WEIGHTS[kernel.ODD_FEAR] = 0.3
WEIGHTS[kernel.LATE_FEAR] = 0.1
WEIGHTS[kernel.FACT] = 0.5
WEIGHTS[kernel.ALIBI] = 0.02
WEIGHTS[kernel.MARGIN] = 0.06


def _odds(unseen: int, suspects: int, turns: int, catchers: int) -> float:
    """Curves through 3,300 turns of 710 games (docs/strength.md), of the turns to come.

    One who is known gets away from few catchers, and more easily when there is no time left.
    """
    even = turns % 2
    if suspects == 1:
        late = {1: 1.4, 2: 0.65}.get(turns, 0.0)
        return _curve(1.2 + 1.1 * catchers - late)
    if turns == 1:
        return min(0.97, _curve(0.4) * 2 / suspects)
    return _curve(0.7 + 0.3 * turns - 1.0 * log2(suspects) + 0.2 * even + 0.1 * unseen)


def _curve(logit: float) -> float:
    return 1 / (1 + exp(-logit))


ODDS = np.array(
    [
        [[[_odds(unseen, max(1, n), max(1, t), c) for c in range(4)] for t in range(9)]
         for n in range(9)]
        for unseen in range(2)
    ]
)  # fmt: skip
"""The same once more, by how many could come to him in the next turn: 3 are many."""

SCHEMING = np.zeros(6)
SCHEMING[kernel.EVEN_FEAR] = 1.0
SCHEMING[kernel.ODD_FEAR] = 0.06
SCHEMING[kernel.ALIBI] = 0.03
