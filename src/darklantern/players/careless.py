"""A player who now and then does anything at all: how a sensible one becomes beatable."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.players.player import Chair, Player, reason_of


class Careless:
    """Mostly plays as another does."""

    def __init__(self, rng: Random, player: Player, whim: float) -> None:
        self.rng, self.player, self.whim = rng, player, whim
        self._idle = False

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        self._idle = self.rng.random() < self.whim
        return self.rng.choice(legal) if self._idle else self.player.choose(view, legal, chair)

    def reason(self) -> str:
        """Why it chose what it chose last."""
        return "For no reason at all." if self._idle else reason_of(self.player)
