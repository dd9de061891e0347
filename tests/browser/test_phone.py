"""A whole game on a phone, by tapping."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.test_whole_games import against

pytestmark = pytest.mark.slow

STICKS_OUT = "document.documentElement.scrollWidth > innerWidth || scrollY > 0"


@pytest.mark.parametrize(("game", "role"), [("mrjack", "police"), ("whitehall", "jack")])
def test_a_whole_game_by_tapping(somebody: Callable[..., Person], game: str, role: str) -> None:
    ann = somebody("Ann", phone=True)
    ann.sit_down(ann.open_table(**against(game, role))["table"])
    player = Player(ann, f"phone {game}", avoid=("Accuse",))

    def fits() -> None:
        assert not ann.page.evaluate(STICKS_OUT)

    player.play_out(each=fits)
