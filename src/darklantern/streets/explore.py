"""The search for paths: plain at first, compiled as soon as that pays, and if numba is installed.

Bringing the compiled search in costs about a second, as much as thousands of small searches in
plain Python. So the first searches of a program are plain, until the work of them all adds up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import TypeAlias

from darklantern.boards.streetboard import Circle
from darklantern.streets import paths
from darklantern.streets.paths import Goals, Paths
from darklantern.streets.rows import Clue, Reached, Row
from darklantern.streets.streets import Streets

Compiled: TypeAlias = Callable[[Streets, Row, Collection[Circle], Goals | None], Paths | None]


def explore(
    streets: Streets, row: Row, avoid: Collection[Circle] = (), goals: Goals | None = None
) -> Paths:
    """All possible rows at once."""
    if _worth_compiling(row):
        found = _compiled()(streets, row, avoid, goals)
        if found is not None:
            return found
    return paths.explore(streets, row, avoid, goals)


PATIENCE = 12_000
"""How many states are searched in plain Python, roughly, before the compiled search is brought in:
about as long as bringing it in takes."""

_done = [0]


def _worth_compiling(row: Row) -> bool:
    """Roughly, the circles of each space times the sets of clues that can have been passed."""
    if _done[0] <= PATIENCE:
        clues = len({fact.circle for fact in row.facts if type(fact) is Clue})
        _done[0] += sum(min(150, 2 * space**2) for space in range(1, row.last + 1)) << clues
    return _done[0] > PATIENCE


def a_row(
    streets: Streets, row: Row, unwelcome: Collection[Circle] = ()
) -> tuple[Circle, ...] | None:
    """One possible row, always the same one, with few unwelcome circles; None if there is none."""
    found = explore(streets, row)
    if not found.number:
        return None
    for space in range(row.last + 1):
        circles = found.spaces[space]
        if len(circles) > 1:
            chosen = min(circles, key=lambda circle: (circle in unwelcome, circle))
            row = row.and_(Reached(chosen, space, False))
            found = explore(streets, row)
    return tuple(circle for (circle,) in found.spaces)


@cache
def _compiled() -> Compiled:
    """Brought in when it is first needed: numba takes its time to arrive."""
    try:
        from darklantern.streets import compiled
    except ImportError:
        return lambda streets, row, avoid, goals: None
    return compiled.explore
