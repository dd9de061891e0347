"""Why not? A smallest set of facts that leaves no world.

Facts only ever exclude worlds. So a set of them excludes everything when no world keeps them all;
and whoever finds a world that breaks some facts has shown that one of these is needed. Small sets
that hit all the broken ones are tried until no world is left: that set is a smallest one.

>>> facts = {"odd": lambda n: n % 2 == 1, "big": lambda n: n > 6, "three": lambda n: n % 3 == 0}
>>> def world(kept):
...     return next((n for n in range(9) if all(facts[name](n) for name in kept)), None)
>>> def broken(n):
...     return {name for name, holds in facts.items() if not holds(n)}
>>> smallest_reason(facts, world, broken)
Reason(facts=('big', 'three'), smallest=True)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

F = TypeVar("F", bound=Hashable)
W = TypeVar("W")

PATIENCE = 60
"""After so many worlds a set from which nothing can be left out has to do."""


class Reason(NamedTuple, Generic[F]):
    """Facts that together exclude every world; without any one of them some world is left."""

    facts: tuple[F, ...]
    smallest: bool
    """Whether no other set of facts that does so is smaller."""


def smallest_reason(
    facts: Iterable[F],
    world: Callable[[Collection[F]], W | None],
    broken: Callable[[W], Collection[F]],
) -> Reason[F] | None:
    """A smallest set of facts that leaves no world; None when all of them leave one.

    `world` finds a world that keeps these facts, `broken` the facts that a world breaks.
    """
    listed = list(dict.fromkeys(facts))
    if world(listed) is not None:
        return None
    needed: list[frozenset[F]] = []
    """Of each of these sets at least one fact is needed."""
    chosen: tuple[F, ...] = ()
    for _ in range(PATIENCE):
        found = world(chosen)
        if found is None:
            return Reason(_in_order(listed, chosen), True)
        needed.append(frozenset(broken(found)))
        chosen = _smallest_hitting(needed)
    return Reason(_in_order(listed, _thinned(listed, world)), False)


def _in_order(listed: Sequence[F], chosen: Collection[F]) -> tuple[F, ...]:
    return tuple(fact for fact in listed if fact in chosen)


def _smallest_hitting(needed: Sequence[frozenset[F]]) -> tuple[F, ...]:
    """As few facts as can be, at least one out of each set."""
    minimal = [one for one in needed if not any(other < one for other in needed)]
    for size in range(1, len(minimal) + 1):
        found = _hitting(minimal, size)
        if found is not None:
            return found
    return ()


def _hitting(needed: Sequence[frozenset[F]], size: int) -> tuple[F, ...] | None:
    if not needed:
        return ()
    if size == 0:
        return None
    apart: set[F] = set()
    disjoint = 0
    for one in needed:  # so many sets apart need so many facts
        if apart.isdisjoint(one):
            apart |= one
            disjoint += 1
    if disjoint > size:
        return None
    fewest = min(len(one) for one in needed)
    first = next(one for one in needed if len(one) == fewest)
    for fact in sorted(first, key=repr):
        rest = _hitting([one for one in needed if fact not in one], size - 1)
        if rest is not None:
            return (fact, *rest)
    return None


def _thinned(facts: Sequence[F], world: Callable[[Collection[F]], W | None]) -> list[F]:
    """The facts without those that can be left out, larger handfuls first."""
    kept = list(facts)
    handful = len(kept)
    while handful:
        start = 0
        while start < len(kept):
            fewer = kept[:start] + kept[start + handful :]
            if world(fewer) is None:
                kept = fewer
            else:
                start += handful
        handful //= 2
    return kept
