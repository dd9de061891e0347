"""The move track: what still fits on it. Both tracks end at 15."""

from __future__ import annotations

LAST_SPACE = 15


def coach_fits(space: int) -> bool:
    """A coach needs two free spaces; with exactly two it is legal, even if it loses (W5, W12)."""
    return space + 2 <= LAST_SPACE
