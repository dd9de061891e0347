"""Two opponents for Whitehall Mystery that no tuning has touched, of another kind.

Neither weighs anything: both go by what a person new to the game would do. Written after the
first rungs; no rung was changed with them in sight.

    PYTHONPATH=. darklantern arena match expert tests.players.held_out_whitehall:Sentries \
        --game whitehall
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import STREETS, Phase
from darklantern.players.homing import HomingJack, steps_to
from darklantern.players.player import Chair
from darklantern.players.set_only import circle_steps, crossing_steps
from darklantern.players.trail import Trail

SPACES = 15
AFRAID = 3
"""Figures nearer than so many crossings he keeps away from, while there is time."""


class Shy(HomingJack):
    """A Jack who keeps away from whoever is near, and goes on when the way is clear."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, whim=0.0)

    def choose(self, view: View, legal: Sequence[Any], chair: Chair | None = None) -> Action:
        if view.table.phase is not Phase.ESCAPE:
            return super().choose(view, legal, chair)
        table, away = view.table, circle_steps(STREETS)
        goals = steps_to(STREETS, tuple(view.notes.goals(table)))
        left = SPACES - table.space

        def cost(action: Any) -> float:
            nearest = min(away[crossing].get(action.to, 9) for crossing in table.crossings)
            fear = max(0, AFRAID - nearest)
            late = max(0, goals[action.to] + 2 - left)
            tile = 1.2 * (action.type != "walk")
            again = 0.4 * (action.to in view.notes.row)
            return 1.1 * fear + 4 * late + tile + again + 0.5 * goals[action.to]

        return self._cheapest(legal, cost)


class Sentries:
    """Police who stand before the circles where a location may be, and ask wherever they stand."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.trail: Trail | None = None

    def choose(self, view: View, legal: Sequence[Any], chair: Chair) -> Action:
        if self.trail is None:
            self.trail = Trail(STREETS)
        self.trail.listen(chair.heard, len(chair.heard))
        types = {action.type for action in legal}
        if "deploy" in types or "move" in types:
            return max(legal, key=lambda action: self._post(view, action))
        here = self.trail.now()
        names = [a for a in legal if a.type == "arrest" and a.circle in here]
        if names and len(here) <= 6:
            return self.rng.choice(names)
        been = frozenset[int]().union(*self.trail.spaces()) - frozenset(self.trail.clues)
        asks = [a for a in legal if a.type == "search" and a.circle in been]
        if asks:
            return self.rng.choice(asks)
        return next((a for a in legal if a.type in ("done", "pass")), legal[-1])

    def _post(self, view: View, action: Any) -> float:
        """Before the doors that he may be coming to, and not beside a colleague."""
        assert self.trail is not None
        at = action.crossing if action.type == "deploy" else action.to
        if getattr(action, "ability", False):
            return -99
        apart = crossing_steps(STREETS)[at]
        others = [k for who, k in self.trail.standing.items() if who != view.seat]
        alone = min((apart[k] for k in others), default=4)
        far = circle_steps(STREETS)[at]
        told = {SECTION[circle] for circle in view.table.announced}
        doors = [c for c in WHITE_CIRCLES if SECTION[c] not in told]
        guarded = sum(0.6 ** far[c] for c in doors if c not in self.trail.vain)
        near = sorted(far[c] for c in self.trail.now()) or [0]
        return guarded - 0.8 * near[len(near) // 2] + min(3, alone) + 0.1 * self.rng.random()
