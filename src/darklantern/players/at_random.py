"""The random player: any legal action, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.players.player import Chair


class RandomPlayer:
    """
    >>> RandomPlayer(Random(1888)).choose(None, ["walk", "wait"]) in ("walk", "wait")
    True
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(
        self, view: View | None, legal: Sequence[Action], chair: Chair | None = None
    ) -> Action:
        return self.rng.choice(legal)
