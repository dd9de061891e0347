"""False clues: how many Jack holds (W9)."""

from __future__ import annotations

MARKERS_EACH = 5
MOST = 3


def false_clues_held(markers: int, placed: int) -> int:
    """One for the 5th, 10th and 15th new clue marker of the round or night, less those placed."""
    return min(MOST, markers // MARKERS_EACH) - placed
