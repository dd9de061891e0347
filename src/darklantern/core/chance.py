"""Chance as rules may see it: a source of random numbers that is passed in, never made here."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """What `random.Random` offers, as far as it is used."""

    def randrange(self, stop: int, /) -> int: ...

    def choice(self, seq: Sequence[T], /) -> T: ...

    def shuffle(self, x: MutableSequence[T], /) -> None: ...


def weighed(choices: Sequence[tuple[T, int]], rng: Rng) -> T:
    """One of the choices, as likely as its weight says, with no rounding however large it is.

    >>> from random import Random
    >>> weighed([("walk", 0), ("coach", 10**40)], Random(1888))
    'coach'
    """
    left = rng.randrange(sum(weight for _, weight in choices))
    for choice, weight in choices:
        left -= weight
        if left < 0:
            return choice
    raise ValueError("weights may not be negative")
