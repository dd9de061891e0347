"""What Jack must truthfully answer, from the row of circles on his sheet."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from darklantern.boards.streetboard import Circle


def was_there(row: Sequence[Circle], circle: Circle) -> bool:
    """A search asks about every space of the current row, the first one included (W7)."""
    return circle in row


def is_there(row: Sequence[Circle], circles: Collection[Circle]) -> bool:
    """An arrest asks whether Jack stands now on a circle it names (W8)."""
    return row[-1] in circles
