"""The compiled search against the plain one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from darklantern.core.events import redact
from darklantern.core.seats import SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.rules import WHITE_CIRCLES
from darklantern.streets import paths
from darklantern.streets.paths import Goals
from darklantern.streets.streets import streets_of
from tests.at_play import homing, play_out, setups

compiled = pytest.importorskip("darklantern.streets.compiled")
DEDUCE: dict[str, Any] = {"whitehall": whitehall, "whitechapel": whitechapel}


def same_answers(name: str, seeds: range, share: float) -> int:
    """Rows of whole games: free, avoiding a circle, and with few goals left."""
    deduce, streets, count = DEDUCE[name], streets_of(name), 0
    for seed in seeds:
        rng = Random(seed)
        setup = rng.choice(setups(name))
        notebook = deduce.Notebook(setup.begin().state.table)
        for step in play_out(setup, seed, homing).steps:
            for event in step.events:
                notebook = deduce.see(notebook, redact(event, SPECTATOR))
            if rng.random() > share:
                continue
            try:
                row = deduce.current_row(notebook)
            except NothingToDeduce:
                continue
            if row is None:
                continue
            avoid = frozenset(rng.sample(WHITE_CIRCLES, rng.randint(0, 2)))
            few = rng.sample(WHITE_CIRCLES, rng.randint(1, 6))
            goals = Goals(tuple(frozenset((circle,)) for circle in few))
            for some, left in (((), None), (avoid, None), ((), goals)):
                found = compiled.explore(streets, row, some, left)
                if found is not None:
                    assert found == paths.explore(streets, row, some, left), row
                    count += 1
    return count


@pytest.mark.parametrize("name", DEDUCE)
def test_compiled_equals_plain(name: str) -> None:
    assert same_answers(name, range(6), 0.06) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", DEDUCE)
def test_compiled_equals_plain_in_many_games(name: str) -> None:
    assert same_answers(name, range(1000, 1012), 0.15) > 200
