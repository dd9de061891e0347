"""Whitehall Mystery against a second referee that shares no line with it (whitehall_by_the_book).

Both see the same random games, with every list of legal actions written beside the action.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.record import Playthrough
from tests.at_play import Setup, any_action, homing, play_out, setups
from tests.reference.whitehall_by_the_book import check
from tests.shadowing import shadowed

BOARD = json.loads(files("darklantern.boards").joinpath("whitehall.json").read_text("utf-8"))
ALL = setups("whitehall")
"""Every set of options with every three figures that it allows."""


def chosen(count: int) -> list[Setup]:
    return Random(1888).sample(ALL, count)


def uniform(position: Position, rng: Random) -> Action:
    return rng.choice(position.legal)


WAYS = {"uniform": uniform, "kind first": any_action, "homing": homing, "shadowed": shadowed}


@cache
def record_of(setup: Setup, seed: int, way: str) -> dict[str, Any]:
    """A game as a file would hold it."""
    playthrough: Playthrough = play_out(setup, seed, WAYS[way])
    written: dict[str, Any] = json.loads(json.dumps(playthrough.written(with_legal=True)))
    return written


def test_every_option_and_every_three_figures_are_among_the_games() -> None:
    assert len(ALL) > 100
    assert len({setup.seating for setup in ALL}) == 10


@pytest.mark.parametrize("setup", chosen(40), ids=str)
def test_a_second_referee_agrees(setup: Setup) -> None:
    for way in WAYS:
        assert check(record_of(setup, 0, way), BOARD) == []


@pytest.mark.slow
@pytest.mark.parametrize("setup", ALL, ids=str)
def test_a_second_referee_agrees_on_every_setup(setup: Setup) -> None:
    for way in WAYS:
        assert check(record_of(setup, 1, way), BOARD) == []


def test_the_games_end_in_every_way() -> None:
    """All five outcomes, so that the agreement means something."""
    reasons = {
        record_of(setup, 0, way)["outcome"]["reason"] for setup in chosen(40) for way in WAYS
    }
    assert reasons >= {"fourth-location", "arrest", "out-of-moves", "accusation", "no-legal-move"}


def test_the_games_hold_every_kind_of_action() -> None:
    kinds = {
        (action["type"], "ability" in action)
        for setup in chosen(40)
        for way in WAYS
        for action in record_of(setup, 0, way)["actions"]
    }
    assert kinds >= {
        *((t, False) for t in ("walk", "coach", "alley", "boat", "reclaim", "pass", "false-clue")),
        *((t, False) for t in ("move", "search", "arrest", "smoker", "accuse", "done")),
        *(("move", True), ("arrest", True)),
    }


# -- the second referee can say no ----------------------------------------------------------


def tampered(change: Any) -> list[str]:
    record = json.loads(json.dumps(record_of(chosen(1)[0], 0, "homing")))
    change(record)
    return check(record, BOARD)


def test_a_legal_action_left_out_is_found() -> None:
    assert tampered(lambda r: r["actions"][20]["legal"].pop())


def test_an_illegal_action_listed_is_found() -> None:
    assert tampered(lambda r: r["actions"][20]["legal"].append({"type": "walk", "to": 1}))


def test_a_wrong_outcome_is_found() -> None:
    assert tampered(lambda r: r["outcome"].update(reason="no-legal-move"))


def test_an_illegal_action_is_found() -> None:
    assert tampered(lambda r: r["actions"][20].update(type="boat", to=189))
