"""Games of Mr. Jack for tests, on both boards, by number.

Four kinds take turns: random; calm, where accusing is rare and whole nights are played; crowded,
where everybody gathers round one hex, so that characters are blocked and whistles lapse; and
slippery, where Jack heads for an open exit and leaves when he can.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE, JACK
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.actions import Accuse, Leave, Manhole, Move, Whistle
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.state import Table
from darklantern.players.dealer import Dealer

Chooser = Callable[[Position], Action]
CORNERS = ("l6", "l6", "l6", "b7")
"""Where few hexes are in reach."""


@cache
def game(number: int) -> Playthrough:
    """One whole game; its number decides everything."""
    rng = Random(number)
    options = MrJackOptions(board=("2006", "revised")[number % 2])  # type: ignore[arg-type]
    playthrough = Playthrough(GAME, options, GAME.seating(None, None))
    choose = (any_of_them, calm, crowded, slippery)[number // 2 % 4](rng)
    dealer = Dealer(rng)
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        playthrough.play(seat, dealer.draw(position) if seat == CHANCE else choose(position))
    return playthrough


def any_of_them(rng: Random) -> Chooser:
    return lambda position: rng.choice(position.legal)


def quiet(position: Position, rng: Random) -> list[Action]:
    """What does not end the game, but for once in a while."""
    legal = list(position.legal)
    if rng.random() < 0.02:
        return legal
    return [action for action in legal if not isinstance(action, Accuse | Leave)] or legal


def calm(rng: Random) -> Chooser:
    return lambda position: rng.choice(quiet(position, rng))


def crowded(rng: Random) -> Chooser:
    hexes = GAME.setup(MrJackOptions(), GAME.seating(None, None)).table.hexes
    middle = rng.choice((*CORNERS, rng.choice(hexes.board.streets)))
    steps = hexes.walking[middle]

    def choose(position: Position) -> Action:
        actions = quiet(position, rng)
        if rng.random() < 0.1:
            return rng.choice(actions)
        return min(actions, key=nearness)

    def nearness(action: Action) -> float:
        if isinstance(action, Manhole):
            return steps[action.to]
        if isinstance(action, Move | Whistle):
            return steps[action.to] + rng.random() / 2
        return rng.random() * 6

    return choose


def slippery(rng: Random) -> Chooser:
    def choose(position: Position) -> Action:
        table: Table = position.state.table
        legal = list(position.legal)
        leaving = [action for action in legal if isinstance(action, Leave)]
        if leaving and rng.random() < 0.5:
            return rng.choice(leaving)
        actions = quiet(position, rng)
        moves = [action for action in actions if isinstance(action, Move)]
        if position.seat == JACK and moves and table.card == position.view(JACK).notes.identity:  # type: ignore[union-attr]
            exits = [table.hexes.board.exits[name].hex for name in table.open_exits]
            walking = table.hexes.walking
            return min(moves, key=lambda move: min(walking[e][move.to] for e in exits))
        return rng.choice(actions)

    return choose
