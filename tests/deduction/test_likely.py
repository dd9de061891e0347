"""What is likely, against every row weighed on its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any

import pytest

from darklantern.core.events import redact
from darklantern.core.seats import SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitechapel.likely import likely as likely_in_whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.likely import likely as likely_in_whitehall
from darklantern.streets.explore import explore
from darklantern.streets.likely import MODELS, Walker
from darklantern.streets.paths import Search, State
from darklantern.streets.rows import TO, VIA, Row
from darklantern.streets.streets import Streets, streets_of
from tests.at_play import setups
from tests.deduction.short_games import distances, whitechapel_game, whitehall_game

GAMES: dict[str, Any] = {
    "whitehall": (whitehall, whitehall_game, likely_in_whitehall),
    "whitechapel": (whitechapel, whitechapel_game, likely_in_whitechapel),
}
MOST_ROWS = 40
KEYS = ("goals", "now", "types", "passed")


def all_rows(streets: Streets, row: Row) -> list[tuple[int, ...]]:
    """Every possible row, listed."""
    search, first = Search(streets, row), len(row.starts[0]) - 1

    def onwards(state: State, space: int, begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if space > row.last:
            yield begun
            return
        for ahead in search.successors(state, space):
            if ahead in search.live[space]:
                yield from onwards(ahead, space + 1, (*begun, ahead.circle))

    return [
        done
        for state in search.live[first]
        for start in row.starts
        if start[-1] == state.circle
        for done in onwards(state, first + 1, start)
    ]


def weight(
    streets: Streets,
    row: Row,
    circles: tuple[int, ...],
    walker: Walker,
    goal: int,
    barred: frozenset[int] = frozenset(),
) -> float:
    """The probability that this walker, going there, walks like this; no special movement may
    enter what is barred."""
    far = distances(streets.board.name, goal)

    def likes(circle: int) -> float:
        return exp(-walker.pull * far[circle])

    chance = 1.0 / len(row.starts)
    blue = streets.circles("blue")
    for space in range(len(row.starts[0]), row.last + 1):
        step, here = row.step(space), circles[space - 1]
        if step.kind == VIA:
            continue
        if step.kind == TO:
            rides = [r for r in streets.rides(circles[space - 2]) if not {*r} & {*blue, *barred}]
            chance *= likes(circles[space]) / sum(likes(end) for _, end in rides)
            continue
        ends = {
            "walk": lambda here=here, step=step: streets.walks(here, step.occupied),
            "alley": lambda here=here: streets.alleys(here),
            "boat": lambda here=here: streets.boats(here),
            "hidden": lambda here=here: {*streets.alleys(here), *streets.boats(here)},
        }[step.kind]()
        if step.kind != "walk":
            ends = {*ends} - barred
        chance *= likes(circles[space]) / sum(map(likes, ends))
    return chance


def barred(name: str, *goals: int) -> frozenset[int]:
    """H3: in Whitehall no special movement may enter a location not yet announced."""
    return frozenset(goals if name == "whitehall" else ())


def naive(
    name: str, notebook: Any, model: str, watched: frozenset[int]
) -> dict[str, dict[Any, float]] | None:
    """Goals, circles now, kinds of Jack, watched circles passed: from all rows of all rounds."""
    deduce, streets = GAMES[name][0], streets_of(name)
    row = deduce.current_row(notebook)
    if row is None:
        return None
    goals = deduce.possible(notebook).goals
    earlier = notebook.rows[:-1]
    if sum(explore(streets, one).number for one in (*earlier, row)) > MOST_ROWS:
        return None
    listed = [all_rows(streets, one) for one in (*earlier, row)]
    found: dict[str, dict[Any, float]] = {k: defaultdict(float) for k in KEYS}
    for walker in MODELS[model]:
        for goal in goals:
            if name == "whitehall":
                section = whitehall.SECTION
                prior = 1 / sum(section[g] == section[goal] for g in goals)
                ends = notebook.table.announced[1:]
            else:
                prior, ends = 1.0, (goal,) * len(earlier)
            for one, end, rows in zip(earlier, ends, listed, strict=False):
                prior *= sum(
                    weight(streets, one, r, walker, end, barred(name, goal, end))
                    for r in rows
                    if (goal not in r[1:] if name == "whitehall" else r[-1] == goal)
                )
            for r in listed[-1]:
                arrival = not row.told and row.steps and row.steps[-1].kind == "walk"
                if name == "whitehall" and goal in (r[1:-1] if arrival else r[1:]):
                    continue
                share = prior * weight(streets, row, r, walker, goal, barred(name, goal))
                found["goals"][goal] += share
                found["now"][r[-1]] += share
                found["types"][walker.name] += share
                found["passed"][watched & {*r}] += share
    whole = sum(found["goals"].values())
    return {key: {k: v / whole for k, v in shares.items()} for key, shares in found.items()}


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", GAMES)
def test_likely_equals_every_row_weighed(name: str, model: str) -> None:
    deduce, game, likely = GAMES[name]
    compared = 0
    for seed in range(5):
        rng = Random(f"likely/{seed}")
        setup = rng.choice(setups(name))
        notebook = deduce.Notebook(setup.begin().state.table)
        for _, told in game(setup, rng):
            for event in told:
                notebook = deduce.see(notebook, redact(event, SPECTATOR))
            if rng.random() > 0.08:
                continue
            try:
                found = deduce.possible(notebook)
                near = sorted({c for space in found.spaces for c in space})
                watched = rng.sample(near, min(3, len(near)))
                expected = naive(name, notebook, model, frozenset(watched))
            except NothingToDeduce:
                continue
            if expected is None:
                continue
            found = likely(notebook, model, watched)
            for key in KEYS:
                for thing, share in getattr(found, key).items():
                    assert share == pytest.approx(expected[key].get(thing, 0.0), abs=1e-9)
            assert sum(found.goals.values()) == pytest.approx(1)
            assert set(found.now) <= set(deduce.possible(notebook).now)
            compared += 1
    assert compared > 1
