"""The dealer: draws for the chance seat, as likely as the game says."""

from __future__ import annotations

from random import Random

from darklantern.core.actions import Action
from darklantern.core.position import Position


class Dealer:
    """Not a player: it serves the referee, and so sees the position."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def draw(self, position: Position) -> Action:
        chances = position.game.chances(position.state)
        weights = [float(likely) for _, likely in chances]
        return self.rng.choices([action for action, _ in chances], weights)[0]
