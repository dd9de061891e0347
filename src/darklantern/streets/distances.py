"""How far it is from circle to circle, in steps, the police ignored."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.streets.streets import Streets

Array = NDArray[Any]


@lru_cache(maxsize=8)
def far(streets: Streets, short_cuts: bool) -> Array:
    """The fewest steps from each circle to each other, with alleys and boats if any was used."""
    beside = np.zeros((streets.size, streets.size), np.bool_)
    for circle in streets.circles():
        ends = [*streets.neighbours[circle]]
        if short_cuts:
            ends += [*streets.alleys(circle), *streets.boats(circle)]
        beside[circle, ends] = True
    steps_to = np.full(beside.shape, 255, np.int64)
    ring, steps = np.eye(streets.size, dtype=np.bool_), 0
    while ring.any():
        steps_to[ring] = steps
        ring, steps = (ring @ beside) & (steps_to == 255), steps + 1
    return steps_to
