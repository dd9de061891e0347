"""Whole games against the computer, by clicking what the page offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.truth import assert_told_no_more

pytestmark = pytest.mark.slow

SEATS = {
    "whitehall": ["yellow", "blue", "red"],
    "whitechapel": ["police-1"],
    "mrjack": ["detective"],
}
MORE: dict[str, dict[str, Any]] = {
    "whitehall": {},
    "whitechapel": {"detectives": 1},
    "mrjack": {},
}


def against(game: str, role: str, level: str = "random") -> dict[str, Any]:
    """What a table is opened with where the computer plays the other side, without a pause."""
    sides = {"jack": ["jack"], "police": SEATS[game]}
    other = "police" if role == "jack" else "jack"
    return {
        "charter": {"game": game, "pace": 0, **MORE[game]},
        "sit": sides[role],
        "computers": dict.fromkeys(sides[other], level),
    }


@pytest.mark.parametrize("role", ["jack", "police"])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_whole_game_against_the_computer(
    somebody: Callable[..., Person], game: str, role: str
) -> None:
    ann = somebody("Ann")
    table = ann.open_table(**against(game, role))["table"]
    ann.sit_down(table)
    player = Player(ann, f"{game} {role}", avoid=("Accuse",))
    player.play_out()
    assert ann.page.get_by_role("dialog").get_by_role("heading").is_visible()
    assert assert_told_no_more(ann, table) > 15
