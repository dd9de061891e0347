"""The true world is never excluded: whole games, all options, after any action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from darklantern.core.events import Event, redact
from darklantern.core.position import Position
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall
from tests.at_play import any_action, homing, play_out, setups
from tests.deduction.short_games import whitechapel_game, whitehall_game

GAMES: dict[str, Any] = {"whitehall": whitehall, "whitechapel": whitechapel}
SHORT: dict[str, Any] = {"whitehall": whitehall_game, "whitechapel": whitechapel_game}


def check(name: str, notebook: Any, position: Position) -> None:
    """What Jack has really done is possible, and nothing is certain that he has not done."""
    found = GAMES[name].possible(notebook)
    view = position.view(JACK)
    assert len(found.spaces) == len(view.notes.row)
    for circle, circles in zip(view.notes.row, found.spaces, strict=True):
        assert circle in circles
    assert set(found.certain) <= set(view.notes.row)
    assert set(view.notes.goals(view.table)) <= set(found.goals)
    assert found.paths >= 1


def check_game(name: str, seed: int, share: float) -> int:
    """A random game, a homing one or one with police all about; at how many positions."""
    rng = Random(f"truth/{name}/{seed}")
    setup = rng.choice(setups(name))
    steps: list[tuple[list[Event], Position]]
    if seed % 3 == 2:
        short = SHORT[name](setup, rng)
        steps = [(told, game.position) for game, told in short]
    else:
        game = play_out(setup, seed, (any_action, homing)[seed % 3])
        steps = [([redact(e, SPECTATOR) for e in s.events], s.after) for s in game.steps]
    notebook, count = GAMES[name].Notebook(setup.begin().state.table), 0
    for told, position in steps:
        for event in told:
            notebook = GAMES[name].see(notebook, event)
        if rng.random() > share or position.seat is None:
            continue
        try:
            GAMES[name].current_row(notebook)
        except NothingToDeduce:
            continue
        check(name, notebook, position)
        count += 1
    return count


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_never_excluded(name: str) -> None:
    assert sum(check_game(name, seed, 0.1) for seed in range(6)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_never_excluded_in_many_games(name: str) -> None:
    assert sum(check_game(name, seed, 0.2) for seed in range(1000, 1060)) > 500
