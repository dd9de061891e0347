"""What the compiled search reads and returns, as arrays and back."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.boards.streetboard import Circle
from darklantern.streets import kernel
from darklantern.streets.distances import far
from darklantern.streets.paths import END_MARGIN, Goals, Paths
from darklantern.streets.rows import (
    ALLEY,
    BOAT,
    HIDDEN,
    TO,
    VIA,
    WALK,
    Narrowed,
    Row,
    Step,
    in_hand,
    narrowed,
)
from darklantern.streets.streets import Streets
from darklantern.streets.ways import ways

Array = NDArray[Any]

KINDS = {VIA: kernel.VIA, TO: kernel.TO}
SHORT_CUTS = {ALLEY, BOAT, HIDDEN}

MOST_TOURED = 10
"""The clues told last, for which the shortest tours are worked out."""


@lru_cache(maxsize=1024)
def _step_arrays(streets: Streets, step: Step) -> tuple[Array, Array, Array]:
    """The ways of one step: where those of each circle begin, their ends, their costs."""
    listed = ways(streets, step)
    begin = np.zeros(streets.size + 1, np.int32)
    begin[1:] = np.cumsum([len(each) for each in listed])
    flat = [way for each in listed for way in each]
    return (
        begin,
        np.array([end for end, _ in flat], np.uint8),
        np.array([cost for _, cost in flat], np.uint8),
    )


@lru_cache(maxsize=64)
def _ways_arrays(streets: Streets, first: int, steps: tuple[Step, ...]) -> tuple[Array, ...]:
    """The ways of all steps, one after the other, and what kind of space each one fills."""
    size = streets.size
    begin = np.zeros((first + 1 + len(steps), size + 1), np.int32)
    ends, costs, offset = [np.zeros(0, np.uint8)], [np.zeros(0, np.uint8)], 0
    for space, step in enumerate(steps, first + 1):
        own, own_ends, own_costs = _step_arrays(streets, step)
        begin[space] = own + offset
        ends.append(own_ends)
        costs.append(own_costs)
        offset += len(own_ends)
    kinds = np.array([0] * (first + 1) + [KINDS.get(s.kind, kernel.PLAIN) for s in steps], np.int64)
    return begin, np.concatenate(ends), np.concatenate(costs), kinds


def _can_explore(row: Row, goals: Goals | None) -> bool:
    """Whether the compiled search knows how: goals one at a time, with nothing else to mind."""
    if goals is None:
        return True
    return (
        row.beginning is None
        and not goals.accused
        and len(goals.choices) <= kernel.MOST_OPEN
        and all(len(choice) == 1 for choice in goals.choices)
    )


def explore(
    streets: Streets, row: Row, avoid: Collection[Circle], goals: Goals | None
) -> Paths | None:
    """All possible rows at once, like `paths.explore`; None where it does not know how."""
    if not _can_explore(row, goals):
        return None
    question = narrowed(streets, row, avoid)
    size, first, last = streets.size, len(row.starts[0]) - 1, row.last
    allowed = np.frombuffer(b"".join(question.allowed), np.uint8).reshape(last + 1, size)
    clues = sorted(question.clues, key=lambda clue: -clue[1])
    bits = np.zeros((last + 1, size), np.int64)
    due = np.zeros(last + 1, np.int64)
    for i, (circle, until) in enumerate(clues):
        bits[: until + 1, circle] |= 1 << i
        due[until:] |= 1 << i
    every = (1 << len(clues)) - 1
    touching = np.zeros(size, np.int64)
    still_open = kernel.SAFE
    if goals is not None:
        still_open = (1 << len(goals.choices)) - 1
        for i, (circle,) in enumerate(goals.choices):
            touching[circle] |= 1 << i
        if len(goals.choices) > last - first + END_MARGIN:
            still_open = kernel.SAFE
    rule = _end_rule(size, question)
    starts = []
    for start in row.starts:
        seen = 0
        for space, circle in enumerate(start):
            seen |= int(bits[space, circle])
            if not allowed[space, circle] or seen & due[space] != due[space]:
                break
        else:
            if first < last or _may_stand(row, int(rule[start[-1]])):
                starts.append(start[-1] | still_open << kernel.OPEN | seen << kernel.CLUES)
    if not still_open:
        starts = []
    begin, ends, costs, kinds = _ways_arrays(streets, first, row.steps)
    spaces, certain, number = kernel.search(
        first,
        last,
        size,
        np.array(starts, np.int64),
        allowed,
        bits,
        due,
        every,
        kinds,
        begin,
        ends,
        costs,
        np.array((row.alleys, row.boats), np.int64),
        row.face_down,
        rule,
        touching,
        not row.told and bool(row.steps) and row.steps[-1].kind == WALK,
        END_MARGIN,
        np.array([circle for circle, _ in clues[:MOST_TOURED]], np.int64),
        far(streets, bool({step.kind for step in row.steps} & SHORT_CUTS)),
    )
    found = [tuple(np.flatnonzero(circles).tolist()) for circles in spaces]
    left = [start for start in row.starts if spaces[first, start[-1]]]
    for space in range(first):
        found[space] = tuple(sorted({start[space] for start in left}))
    must = set(np.flatnonzero(certain).tolist())
    must.update(*(set(start) for start in left))
    return Paths(tuple(found), tuple(sorted(must)), int(number[0]) + (int(number[1]) << 64))


def _end_rule(size: int, question: Narrowed) -> Array:
    """Which tiles let the row end on each circle (W6); all but a few need none."""
    rule = np.full(size, kernel.FREE_END, np.uint8)
    for circle, exits in question.stuck.items():
        rule[circle] = 0
        for way_on in exits:
            rule[circle] |= {ALLEY: 1, BOAT: 2, None: 4}[way_on.tile]
    return rule


def _may_stand(row: Row, rule: int) -> bool:
    """The same of a row with no step yet."""
    return bool(
        rule == kernel.FREE_END
        or rule & 4
        or (rule & 1 and in_hand(row, ALLEY, 0, 0))
        or (rule & 2 and in_hand(row, BOAT, 0, 0))
    )
