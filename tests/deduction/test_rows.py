"""The search for rows, plain and compiled, against rows listed one by one: thousands of random
questions on small parts of the boards, each with facts that are true of some row.

The listing knows the map and nothing of the search: it writes every row down with the tiles that
it used, and asks each fact of each row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from darklantern.streets import paths
from darklantern.streets.explore import explore
from darklantern.streets.paths import Goals
from darklantern.streets.rows import (
    ALLEY,
    BOAT,
    HIDDEN,
    TO,
    VIA,
    WALK,
    Beginning,
    Clue,
    Fact,
    NotThere,
    Reached,
    Row,
    Scent,
    Shunned,
    Step,
    Vain,
)
from darklantern.streets.streets import Streets, streets_of

compiled = pytest.importorskip("darklantern.streets.compiled")

Circles = tuple[int, ...]
World = tuple[Circles, tuple[str, ...]]
"""A row, and the tiles face down in their order."""
MOST_WORLDS = 1500


class TooMany(Exception):
    """More worlds than a listing should hold."""


class Question(NamedTuple):
    row: Row
    goals: Goals | None


# -- the naive way --------------------------------------------------------------------------


def worlds_of(streets: Streets, row: Row) -> list[World]:
    """Every row that its steps allow, the facts apart."""
    worlds: list[World] = [(start, ()) for start in row.starts]
    for step in row.steps:
        worlds = [ahead for world in worlds for ahead in onwards(streets, step, world)]
        if len(worlds) > MOST_WORLDS:
            raise TooMany
    return worlds


def onwards(streets: Streets, step: Step, world: World) -> Iterator[World]:
    circles, tiles = world
    here = circles[-1]
    blue = streets.circles("blue")
    if step.kind == WALK:
        yield from (((*circles, end), tiles) for end in streets.walks(here, step.occupied))
    elif step.kind in (VIA, TO):
        for end in streets.neighbours[here]:
            if end not in blue and not (step.kind == TO and end == circles[-2]):
                yield (*circles, end), tiles
    else:
        hidden = step.kind == HIDDEN
        if hidden or step.kind == ALLEY:
            for end in streets.alleys(here):
                yield (*circles, end), (*tiles, ALLEY) if hidden else tiles
        if hidden or step.kind == BOAT:
            for end in streets.boats(here):
                yield (*circles, end), (*tiles, BOAT) if hidden else tiles


def holds(fact: Fact, circles: Circles) -> bool:
    """Whether the fact is true of this row."""
    match fact:
        case Vain(circle, space):
            return circle not in circles[: space + 1]
        case Clue(circle, space):
            return circle in circles[: space + 1]
        case NotThere(named, space):
            return circles[space] not in named
        case Scent(circle, spaces, space):
            return [n for n in range(space + 1) if circles[n] == circle] == list(spaces)
        case Reached(circle, space, first):
            return circles[space] == circle and not (first and circle in circles[1:space])
        case Shunned(circle):
            return circle not in circles[1:]


def may_be(streets: Streets, row: Row, goals: Goals | None, world: World) -> bool:
    """Whether Jack can hold such tiles, have such goals, and still have a move (W6)."""
    circles, tiles = world
    left = {ALLEY: row.alleys - tiles.count(ALLEY), BOAT: row.boats - tiles.count(BOAT)}
    if tiles and min(left.values()) < 0:
        return False
    return any(
        goal_fits(row, goals, choice, circles) and can_move(streets, row, left, choice, circles)
        for choice in ((frozenset(),) if goals is None else goals.choices)
    )


def goal_fits(row: Row, goals: Goals | None, choice: frozenset[int], circles: Circles) -> bool:
    arrival = not row.told and bool(row.steps) and row.steps[-1].kind == WALK
    touched = circles[1:-1] if arrival else circles[1:]
    accused = goals.accused if goals else frozenset()
    return choice.isdisjoint(touched) and choice & accused <= {circles[-1]}


def can_move(
    streets: Streets, row: Row, left: dict[str, int], choice: frozenset[int], circles: Circles
) -> bool:
    here, beginning = circles[-1], row.beginning
    if beginning is None or streets.walks(here, beginning.occupied):
        return True
    barred = choice | {*streets.circles("blue")}
    return bool(
        (left[ALLEY] > 0 and {*streets.alleys(here)} - choice)
        or (left[BOAT] > 0 and {*streets.boats(here)} - choice)
        or (beginning.coach and any(barred.isdisjoint(ride) for ride in streets.rides(here)))
    )


def listed(streets: Streets, question: Question) -> paths.Paths:
    row, goals = question
    rows = {
        world[0]
        for world in worlds_of(streets, row)
        if all(holds(fact, world[0]) for fact in row.facts) and may_be(streets, row, goals, world)
    }
    spaces = tuple(tuple(sorted(set(circles))) for circles in zip(*rows, strict=True))
    certain = tuple(sorted(set.intersection(*map(set, rows)))) if rows else ()
    return paths.Paths(spaces or ((),) * (row.last + 1), certain, len(rows))


# -- questions ------------------------------------------------------------------------------


def question_about(streets: Streets, rng: Random) -> Question:
    """A row is walked; what is asked and answered about it is true of it."""
    water = [c for c in streets.circles("blue") if streets.boats(c)]
    first = rng.choice(water) if water and rng.random() < 0.3 else rng.choice(streets.circles())
    starts: tuple[Circles, ...] = ((first,),)
    if rng.random() < 0.2:
        other = rng.choice([c for c in streets.circles() if c != first])
        starts = ((first, other), (other, first))
    walked = rng.choice(starts)
    steps: list[Step] = []
    spent: list[str] = []
    for _ in range(rng.randint(0, 4)):
        kinds = rng.choice([[WALK], [WALK], [WALK], [ALLEY], [BOAT], [HIDDEN], [HIDDEN], [VIA, TO]])
        some = rng.sample(tuple(streets.bits), rng.randint(0, 25))
        near = [k for k, circles in streets.reach.items() if walked[-1] in circles]
        police = streets.mask(some) | streets.mask(rng.sample(near, rng.randint(0, len(near))))
        for kind in kinds:
            step = Step(kind, police if kind == WALK else 0)
            ahead = list(onwards(streets, step, (walked, ())))
            if not ahead:
                break
            walked, tiles = rng.choice(ahead)
            steps.append(step)
            spent += tiles
        if steps and steps[-1].kind == VIA:
            steps.pop()
            walked = walked[:-1]
    row = Row(starts, tuple(steps), alleys=spent.count(ALLEY) + rng.randint(0, 1))
    row = row._replace(boats=spent.count(BOAT) + rng.randint(0, 1), told=rng.random() < 0.5)
    row = row._replace(facts=tuple(facts_about(streets, rng, walked)))
    goals = None
    if len(starts) == 1 and rng.random() < 0.7:  # no game has goals and a double event
        goals = goals_beside(streets, rng, row, walked)
    if rng.random() < 0.4:
        row = row._replace(beginning=hemming(streets, rng, walked[-1]), told=True)
    return Question(row, goals)


def facts_about(streets: Streets, rng: Random, walked: Circles) -> Iterator[Fact]:
    near = [*walked, *(end for circle in walked for end in streets.neighbours[circle])]
    for _ in range(rng.randint(0, 5)):
        circle, space = rng.choice(near), rng.randrange(len(walked))
        found = circle in walked[: space + 1]
        kind = rng.randrange(6)
        if kind <= 2:
            yield (Clue if found else Vain)(circle, space)
        elif kind == 3:
            named = {*rng.sample(near, min(3, len(near)))} - {walked[space]}
            yield NotThere(tuple(sorted(named)), space)
        elif kind == 4:
            there = tuple(n for n in range(space + 1) if walked[n] == circle)
            yield Scent(circle, there, space)
        elif circle not in walked[1:]:
            yield Shunned(circle)
    if rng.random() < 0.1:
        first = walked[-1] not in walked[1:-1] and rng.random() < 0.5
        yield Reached(walked[-1], len(walked) - 1, first)


def goals_beside(streets: Streets, rng: Random, row: Row, walked: Circles) -> Goals:
    """A few goals among the circles about, so that rows touch them all; one set is left."""
    arrival = not row.told and bool(row.steps) and row.steps[-1].kind == WALK
    touched = {*(walked[1:-1] if arrival else walked[1:])}
    near = {*walked, *(end for circle in walked for end in streets.neighbours[circle])}
    free = sorted(near - touched)
    quarters = [rng.sample(sorted(near), min(len(near), rng.randint(1, 4))) for _ in range(2)]
    choices = {frozenset(choice) for choice in product(*quarters[: rng.randint(1, 2)])}
    choices.add(frozenset(rng.sample(free, min(len(free), 1))))
    choices.discard(frozenset())
    accused = frozenset(rng.sample(sorted(near), min(len(near), rng.randint(0, 2))))
    some = sorted(choices, key=sorted)
    return Goals(tuple(some), accused if rng.random() < 0.3 else frozenset())


def hemming(streets: Streets, rng: Random, here: int) -> Beginning:
    """Police round the place where he stands, and round a neighbour or two."""
    near = rng.sample(streets.neighbours[here], min(2, len(streets.neighbours[here])))
    occupied = 0
    for circle in (here, *near)[: rng.randint(1, 3)]:
        for routes in streets.routes[circle].values():
            for route in routes:
                occupied |= route
    return Beginning(occupied, rng.random() < 0.5)


def compared(seeds: range) -> tuple[int, int]:
    """How many questions were asked, and how many the compiled search answered too."""
    count = answered = 0
    for seed in seeds:
        rng = Random(f"rows/{seed}")
        streets = streets_of(rng.choice(("whitehall", "whitechapel")))
        question = question_about(streets, rng)
        try:
            expected = listed(streets, question)
        except TooMany:
            continue
        row, goals = question
        assert paths.explore(streets, row, goals=goals) == expected, question
        fast = compiled.explore(streets, row, (), goals)
        if fast is not None:
            assert fast == expected, question
            answered += 1
        assert explore(streets, row, goals=goals) == expected
        count += 1
    return count, answered


def test_rows_equal_the_listing() -> None:
    count, answered = compared(range(200))
    assert count > 150
    assert answered > 50


@pytest.mark.slow
def test_thousands_of_rows_equal_the_listing() -> None:
    count, answered = compared(range(1000, 2200))
    assert count > 900
    assert answered > 400


def with_avoid(streets: Streets, row: Row, avoid: Sequence[int]) -> paths.Paths:
    facts = tuple(Shunned(circle) for circle in avoid)
    return listed(streets, Question(row.and_(*facts), None))


def test_rows_that_avoid_circles_equal_the_listing() -> None:
    compared = 0
    for seed in range(120):
        rng = Random(f"avoid/{seed}")
        streets = streets_of("whitehall")
        row, _ = question_about(streets, rng)
        row = row._replace(beginning=None)
        try:
            expected = with_avoid(streets, row, avoid := rng.sample(streets.circles(), 8))
        except TooMany:
            continue
        assert paths.explore(streets, row, avoid) == expected
        assert compiled.explore(streets, row, avoid, None) == expected
        compared += 1
    assert compared > 60
