"""What one figure's or pawn's part of Clues and Suspicion can still be about."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from darklantern.boards.streetboard import Circle, Crossing
from darklantern.streets.streets import Streets


def open_circles(
    streets: Streets, crossing: Crossing, blocked: Collection[Circle]
) -> Sequence[Circle]:
    """In reach (W2) and not blocked by a false clue (W9)."""
    reach = streets.reach[crossing]
    return [c for c in reach if c not in blocked] if blocked else reach


def unasked_circles(
    streets: Streets, crossing: Crossing, blocked: Collection[Circle], asked: Collection[Circle]
) -> list[Circle]:
    """What this search can go on with: no circle twice in one part (W10)."""
    return [c for c in open_circles(streets, crossing, blocked) if c not in asked]
