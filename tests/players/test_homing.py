"""The Jack who walks home, in both street games."""

from __future__ import annotations

from random import Random

import pytest

from darklantern.core.game import Game
from darklantern.core.position import Position, begin
from darklantern.core.seats import CHANCE, JACK
from darklantern.games.whitechapel import GAME as WHITECHAPEL
from darklantern.games.whitechapel.state import STREETS
from darklantern.games.whitehall import GAME as WHITEHALL
from darklantern.players.dealer import Dealer
from darklantern.players.homing import HomingJack, steps_to


def play_out(game: Game, seed: int) -> Position:
    rng = Random(seed)
    jack, dealer = HomingJack(rng), Dealer(rng)
    position = begin(game, game.options(), game.seating(None, None))
    while (seat := position.seat) is not None:
        if seat == JACK:
            action = jack.choose(position.view(), position.legal)
            assert action in position.legal
        else:
            action = dealer.draw(position) if seat == CHANCE else rng.choice(position.legal)
        position, _ = position.play(seat, action)
    return position


@pytest.mark.parametrize(
    ("game", "reason"), [(WHITECHAPEL, "fifth-victim-home"), (WHITEHALL, "fourth-location")]
)
def test_he_gets_home_more_often_than_not_against_random_police(game: Game, reason: str) -> None:
    ends = [play_out(game, seed).outcome for seed in range(12)]
    assert sum(end is not None and end.reason == reason for end in ends) > 6


def test_the_same_numbers_drawn_give_the_same_game() -> None:
    assert play_out(WHITECHAPEL, 3).state == play_out(WHITECHAPEL, 3).state


def test_steps_home_are_counted_in_walks() -> None:
    steps = steps_to(STREETS, (90,))
    assert steps[90] == 0
    assert {circle for circle, n in steps.items() if n == 1} == {*STREETS.neighbours[90]}
    assert steps.keys() == {*STREETS.circles()}
