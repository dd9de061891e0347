"""The search for paths, compiled where numba is installed and plain where it is not."""

from __future__ import annotations

from collections.abc import Collection

from darklantern.boards.streetboard import Circle
from darklantern.streets import paths
from darklantern.streets.paths import Goals, Paths
from darklantern.streets.rows import Row
from darklantern.streets.streets import Streets


def explore(
    streets: Streets, row: Row, avoid: Collection[Circle] = (), goals: Goals | None = None
) -> Paths:
    """All possible rows at once."""
    return paths.explore(streets, row, avoid, goals)
