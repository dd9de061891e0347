"""Options: what a record may ask for."""

from __future__ import annotations

import pytest

from darklantern.core.game import InvalidSetup
from darklantern.core.options import read_options, write_options
from darklantern.core.registry import find_game, game_names
from tests.at_play import GAMES, setups


@pytest.mark.parametrize("name", GAMES)
def test_options_read_back_as_written(name: str) -> None:
    game = find_game(name)
    for setup in setups(name):
        assert read_options(game.options, write_options(setup.options)) == setup.options


@pytest.mark.parametrize("name", GAMES)
def test_unknown_options_and_wrong_values_are_refused_by_name(name: str) -> None:
    game = find_game(name)
    with pytest.raises(ValueError, match='no option "fog"'):
        read_options(game.options, {"fog": True})
    key, value = ("board", "1889") if name == "mrjack" else ("false-clues", 1)
    with pytest.raises(ValueError, match=f'option "{key}" is'):
        read_options(game.options, {key: value})
    with pytest.raises(ValueError, match="not null$"):  # as the record has it, not as Python does
        read_options(game.options, {key: None})


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(LookupError, match="whitehall"):
        find_game("chess")
    assert game_names() == ["mrjack", "whitechapel", "whitehall"]


def test_options_and_seats_of_whitehall_must_go_together() -> None:
    game = find_game("whitehall")
    plain, sleeves = game.options(), game.options(roll_up_your_sleeves=True)  # type: ignore[call-arg]
    smoker = game.options(roll_up_your_sleeves=True, smoker=True)  # type: ignore[call-arg]
    alone = game.options(smoker=True)  # type: ignore[call-arg]
    box, reinforced = ["yellow", "blue", "red"], ["blue", "red", "green"]
    game.setup(plain, game.seating(box, None))
    game.setup(sleeves, game.seating(reinforced, None))
    game.setup(smoker, game.seating(box, None))
    for options, seats in (
        (plain, reinforced),
        (alone, box),
        (smoker, reinforced),
        (plain, ["yellow", "blue"]),
        (plain, ["yellow", "blue", "pink"]),
        (sleeves, ["yellow", "blue", "red", "green"]),
    ):
        with pytest.raises(InvalidSetup, match="."):
            game.setup(options, game.seating(seats, None))
