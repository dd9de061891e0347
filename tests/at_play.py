"""Games at play, for tests that hold for every game and every set of options."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from darklantern.core.actions import Action
from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import Options, choices, names
from darklantern.core.position import Position, begin
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game, game_names
from darklantern.core.seats import CHANCE, JACK, Seating
from darklantern.players.dealer import Dealer
from darklantern.players.homing import HomingJack

GAMES = game_names()
FIGURES = ("yellow", "blue", "red", "green", "brown")


class Setup(NamedTuple):
    """One way to set a game up."""

    game: Game
    options: Options
    seating: Seating

    def __str__(self) -> str:
        on = [key for key, name in names(type(self.options)).items() if getattr(self.options, name)]
        return "-".join((self.game.name, *self.seating.seats[1:], *map(str, on)))

    def begin(self) -> Position:
        return begin(*self)


@cache
def setups(name: str) -> tuple[Setup, ...]:
    """Every set of options and seats that the game allows."""
    game = find_game(name)
    return tuple(
        Setup(game, options, seating)
        for options in _all_options(game)
        for seating in _all_seatings(game)
        if _allowed(game, options, seating)
    )


def some_setups(name: str, count: int, seed: int = 1888) -> list[Setup]:
    """The plain game, and a fixed choice of the others."""
    first, *others = setups(name)
    return [first, *Random(seed).sample(others, min(count - 1, len(others)))]


def _all_options(game: Game) -> Iterator[Options]:
    attributes = list(names(game.options).values())
    for values in itertools.product(*(choices(game.options, a) for a in attributes)):
        yield game.options(**dict(zip(attributes, values, strict=True)))


def _all_seatings(game: Game) -> list[Seating]:
    triples = [game.seating(triple, None) for triple in itertools.combinations(FIGURES, 3)]
    tables = [game.seating(None, players) for players in (None, 1, 2, 3, 4, 5)]
    return list(dict.fromkeys((*tables, *(triples if game.name == "whitehall" else ()))))


def _allowed(game: Game, options: Options, seating: Seating) -> bool:
    try:
        game.setup(options, seating)
    except InvalidSetup:
        return False
    return True


def any_action(position: Position, rng: Random) -> Action:
    """A random choice; half the time the kind of action first, so that rare kinds happen."""
    if position.seat == CHANCE:
        return Dealer(rng).draw(position)
    legal = position.legal
    if rng.random() < 0.5:
        kind = rng.choice(sorted({action.type for action in legal}))
        legal = [action for action in legal if action.type == kind]
    return rng.choice(legal)


def homing(position: Position, rng: Random) -> Action:
    """Jack walks towards his goals where he has any, so that games of many nights happen."""
    if position.seat == JACK and position.game.name != "mrjack":
        return HomingJack(rng).choose(position.view(JACK), position.legal)
    return any_action(position, rng)


def play_out(
    setup: Setup,
    seed: int | str,
    choose: Callable[[Position, Random], Action] = any_action,
    limit: int = 5000,
) -> Playthrough:
    """A whole random game."""
    rng = Random(f"{setup}/{seed}")
    playthrough = Playthrough(*setup)
    while (seat := playthrough.position.seat) is not None:
        playthrough.play(seat, choose(playthrough.position, rng))
        assert len(playthrough.steps) < limit, "this game does not end"
    return playthrough


@cache
def strangers(name: str) -> Sequence[Action]:
    """Actions of this game from all over its life: at any one moment most of them are illegal."""
    found: dict[Action, None] = {}
    for number, setup in enumerate(some_setups(name, 12, seed=7)):
        for step in play_out(setup, f"strangers {number}").steps:
            if step.move.seat != CHANCE:
                found.update(dict.fromkeys(step.before.legal))
    rng = Random(1888)
    return rng.sample(list(found), min(len(found), 1500))
