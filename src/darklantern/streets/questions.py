"""What would it tell? Every search, arrest and order of searches from one crossing, weighed.

A question's answer follows from Jack's row, so what it can be expected to tell is the entropy of
its answers, in bits: one bit halves what is left, and a question whose answer is known tells
nothing. `Shares` are the rows that such questions tell apart: counted (what is possible, every
row alike) or weighed by a named model (what is likely). The two never meet in one list.

An order of searches goes on while it finds nothing (W10): its answers are the first clue, the
second, ... or none at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations
from math import log2
from typing import Any, NamedTuple

from darklantern.boards.streetboard import Circle


class Shares(NamedTuple):
    """The part of all rows that passes, and that ends on, the circles asked about."""

    none_of: Callable[[frozenset[Circle]], float]
    """The part that passes none of these circles."""
    here: Mapping[Circle, float]
    """The part that ends on each circle; circles on which no row ends may be missing."""


class Inquiry(NamedTuple):
    """One thing that a figure could do, and what it would tell."""

    what: str
    """`search` (one circle, or several in this order) or `arrest` (one circle, or all of these)."""
    circles: tuple[Circle, ...]
    answers: tuple[float, ...]
    """How likely each answer is: a clue at each circle in turn, then none at all; or caught, then
    not."""
    bits: float
    """What it can be expected to tell."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "what": self.what,
            "circles": list(self.circles),
            "answers": list(self.answers),
            "bits": self.bits,
        }


def entropy(shares: Iterable[float]) -> float:
    """How much an answer tells that is this likely to be each of these, in bits.

    >>> entropy((0.5, 0.5)), entropy((1.0, 0.0)), entropy((0.25,) * 4)
    (1.0, 0.0, 2.0)
    """
    return max(0.0, -sum(share * log2(share) for share in shares if share > 0))


def searches(open_circles: Sequence[Circle], shares: Shares) -> list[Inquiry]:
    """Each circle alone, then every order of two, of three and so on; all in reach and open."""
    found = []
    for length in range(1, len(open_circles) + 1):
        for order in permutations(open_circles, length):
            left, answers = 1.0, []
            for number in range(1, length + 1):
                none = shares.none_of(frozenset(order[:number]))
                answers.append(max(0.0, left - none))
                left = none
            found.append(Inquiry("search", order, (*answers, left), entropy((*answers, left))))
    return found


def arrest(circles: Sequence[Circle], shares: Shares) -> Inquiry:
    """One circle named, or several at once (area arrests, green's ability)."""
    caught = sum(shares.here.get(circle, 0.0) for circle in circles)
    answers = (caught, max(0.0, 1.0 - caught))
    return Inquiry("arrest", tuple(circles), answers, entropy(answers))


def best(inquiries: Iterable[Inquiry]) -> Inquiry | None:
    """The one that tells most; of several the shortest, then the first."""
    return max(inquiries, key=lambda one: (round(one.bits, 12), -len(one.circles)), default=None)
