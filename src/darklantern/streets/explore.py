"""The search for paths, compiled where numba is installed and plain where it is not."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import TypeAlias

from darklantern.boards.streetboard import Circle
from darklantern.streets import paths
from darklantern.streets.paths import Goals, Paths
from darklantern.streets.rows import Row
from darklantern.streets.streets import Streets

Compiled: TypeAlias = Callable[[Streets, Row, Collection[Circle], Goals | None], Paths | None]


def explore(
    streets: Streets, row: Row, avoid: Collection[Circle] = (), goals: Goals | None = None
) -> Paths:
    """All possible rows at once."""
    found = _compiled()(streets, row, avoid, goals)
    return paths.explore(streets, row, avoid, goals) if found is None else found


@cache
def _compiled() -> Compiled:
    """Brought in when it is first needed: numba takes its time to arrive."""
    try:
        from darklantern.streets import compiled
    except ImportError:
        return lambda streets, row, avoid, goals: None
    return compiled.explore
