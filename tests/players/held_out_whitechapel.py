"""Two opponents for Letters from Whitechapel that no tuning has touched, of another kind.

Neither weighs anything: both go by what a person new to the game would do. Written before the
strongest rungs were settled, and left alone since.

    PYTHONPATH=. darklantern arena match expert tests.players.held_out_whitechapel:Doorkeepers \
        --game whitechapel
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitechapel.state import STREETS, Phase
from darklantern.players.homing import HomingJack, steps_to
from darklantern.players.player import Chair
from darklantern.players.set_only import circle_steps, crossing_steps
from darklantern.players.trail import Trail

SPACES = 15


class Looper(HomingJack):
    """A Jack who walks in loops: where he has not been, out of reach, and home in good time."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, whim=0.0, waits=0.3)

    def choose(self, view: View, legal: Sequence[Any], chair: Chair | None = None) -> Action:
        if view.table.phase is not Phase.ESCAPE:
            return super().choose(view, legal, chair)
        home = steps_to(STREETS, (view.notes.hideout,))
        left = SPACES - view.table.space
        away = circle_steps(STREETS)

        def cost(action: Any) -> float:
            if getattr(action, "escape", False):
                return -100
            near = sum(away[k][action.to] <= 2 for k in view.table.crossings)
            late = max(0, home[action.to] + 3 - left)
            been = action.to in view.notes.row
            spent = 0.7 * (action.type != "walk")
            return near + 3 * late + 0.8 * been + spent + 0.15 * home[action.to]

        return self._cheapest(legal, cost)


class Doorkeepers:
    """Police who spread, search wherever they stand, and name whatever circle is new."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.trail: Trail | None = None

    def choose(self, view: View, legal: Sequence[Any], chair: Chair) -> Action:
        if self.trail is None:
            self.trail = Trail(STREETS)
        self.trail.listen(chair.heard, len(chair.heard))
        types = {action.type for action in legal}
        if "move" in types:
            return max(legal, key=self._spread)
        if "search" in types:
            asks = [a for a in legal if a.type == "search" and a.circle not in self.trail.clues]
            here = self.trail.now()
            names = [a for a in legal if a.type == "arrest" and a.circle in here]
            if names and len(here) <= 8:
                return self.rng.choice(names)
            return self.rng.choice(asks) if asks else legal[-1]
        if "pass" in types:
            return legal[-1]
        return self.rng.choice(legal)

    def _spread(self, action: Any) -> float:
        """Near to where he can be, and not beside a colleague."""
        assert self.trail is not None
        steps, apart = circle_steps(STREETS), crossing_steps(STREETS)
        far = sorted(steps[action.to][circle] for circle in self.trail.now())
        others = [k for pawn, k in self.trail.standing.items() if pawn != action.pawn]
        alone = min((apart[action.to][k] for k in others), default=3)
        return -sum(far[:3]) + 0.8 * min(3, alone) + 0.1 * self.rng.random()
