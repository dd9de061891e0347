"""The part of all rows that passes, or ends on, some circles: counted, or as a model weighs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from darklantern.boards.streetboard import Circle
from darklantern.streets.questions import Shares
from darklantern.streets.rows import Fact, Reached, Row, Vain

Count = Callable[[Row], int]
"""How many rows there are that fit these facts."""


def counted(row: Row, circles: Sequence[Circle], count: Count) -> Shares:
    """Every possible row alike, however unlikely: counted without rounding."""
    everything = count(row)

    def part(*facts: Fact) -> float:
        return float(Fraction(count(row.and_(*facts)), everything))

    @cache
    def none_of(some: frozenset[Circle]) -> float:
        return part(*(Vain(circle, row.last) for circle in sorted(some)))

    here = {circle: part(Reached(circle, row.last, False)) for circle in circles}
    return Shares(none_of, here)


def weighed(passed: Mapping[frozenset[Circle], float], here: Mapping[Circle, float]) -> Shares:
    """As a model has it: how likely he passed just these of the circles, and where he is."""

    def none_of(some: frozenset[Circle]) -> float:
        return min(1.0, sum(share for these, share in passed.items() if some.isdisjoint(these)))

    return Shares(none_of, here)
