"""What a player is, and the players there are for each game, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from darklantern.core.actions import Action
from darklantern.core.game import View


class Player(Protocol):
    """Sees what its seat sees, and chooses among what is legal."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...
