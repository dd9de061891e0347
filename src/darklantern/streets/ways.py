"""The ways from each circle to the next space of a row, by how that space was filled."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from darklantern.boards.streetboard import Circle
from darklantern.streets.rows import (
    BY_ALLEY,
    BY_BOAT,
    BY_EITHER,
    FREE,
    Step,
)
from darklantern.streets.streets import Streets

Way: TypeAlias = tuple[Circle, int]
"""Where it leads, and what it costs of the tiles face down."""


@lru_cache(maxsize=1024)
def ways(streets: Streets, step: Step) -> tuple[tuple[Way, ...], ...]:
    """The ways by the number of the circle left. A coach's second way may not lead back (W5):
    that is for the caller to see to."""
    found: list[tuple[Way, ...]] = [()] * streets.size
    for circle in streets.circles():
        match step.kind:
            case "walk":
                ends = streets.walks(circle, step.occupied)
            case "alley":
                ends = streets.alleys(circle)
            case "boat":
                ends = streets.boats(circle)
            case "hidden":
                found[circle] = _face_down(streets, circle)
                continue
            case _:
                ends = streets.neighbours[circle]
        found[circle] = tuple((end, FREE) for end in ends)
    return tuple(found)


def _face_down(streets: Streets, circle: Circle) -> tuple[Way, ...]:
    costs = dict.fromkeys(streets.alleys(circle), BY_ALLEY)
    for end in streets.boats(circle):
        costs[end] = BY_EITHER if end in costs else BY_BOAT
    return tuple(sorted(costs.items()))
