"""A Jack who walks home, for both street games: weak, but he gets there against random police.

He heads for his nearest goal (the hideout, or a location not yet announced) by the shortest way
that is legal, kills where home is near enough, and now and then does something else on a whim.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from darklantern.boards.streetboard import Circle
from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitechapel.state import STREETS as WHITECHAPEL_STREETS
from darklantern.games.whitechapel.state import JackNotes as WhitechapelNotes
from darklantern.games.whitehall.state import STREETS as WHITEHALL_STREETS
from darklantern.games.whitehall.state import JackNotes as WhitehallNotes
from darklantern.players.player import Chair
from darklantern.streets.streets import Streets

WHIM = 0.05
"""How often he does anything legal at all."""

PASSES = 0.3
"""How often he keeps a letter, a tile or a false clue for later."""

WAITS = 0.25
"""How often he waits although a victim is near enough to his home."""

NEAR_ENOUGH = 10
SPENDING = {"walk": 0.0, "alley": 0.5, "boat": 0.5, "coach": 1.5}
"""What a way of moving costs him beside the steps that are left: he is thrifty with tokens."""

AWAY_AND_BACK = 2
"""Steps home from the hideout itself when he may not yet say that he is there."""

STREETS_OF = {WhitehallNotes: WHITEHALL_STREETS, WhitechapelNotes: WHITECHAPEL_STREETS}


class HomingJack:
    """Plays Jack in both street games, from what Jack sees.

    With no whims and no waiting he is the Jack of the shortest way, as readable as can be.
    """

    def __init__(self, rng: Random, whim: float = WHIM, waits: float = WAITS) -> None:
        self.rng, self.whim, self.waits = rng, whim, waits

    def choose(self, view: View, legal: Sequence[Action], chair: Chair | None = None) -> Action:
        """One of the legal actions."""
        types = {action.type for action in legal}
        if self.rng.random() < self.whim:
            return self.rng.choice(legal)
        if types & SPENDING.keys():
            return self._go_home(view, legal)
        if "kill" in types:
            return self._kill(view, legal)
        if "pass" in types and self.rng.random() < PASSES:
            return next(action for action in legal if action.type == "pass")
        return self.rng.choice(legal)

    def _go_home(self, view: View, legal: Sequence[Action]) -> Action:
        steps = _steps_home(view)

        def cost(action: Action) -> float:
            if getattr(action, "escape", False):
                return -1
            to: Circle = action.__dict__["to"]
            left = steps[to] if action.type == "walk" else _from_here(steps, to)
            return left + SPENDING[action.type]

        return self._cheapest(legal, cost)

    def _kill(self, view: View, legal: Sequence[Action]) -> Action:
        """Whoever leaves him nearest to home; he waits while all are far, and sometimes so."""
        steps = _steps_home(view)
        kills = [action for action in legal if action.type == "kill"]
        waits = [action for action in legal if action.type == "wait"]

        def cost(action: Action) -> float:
            killed = action.__dict__
            return _from_here(steps, killed["then"] or killed["circle"])

        best = self._cheapest(kills, cost)
        if waits and (cost(best) > NEAR_ENOUGH or self.rng.random() < self.waits):
            return waits[0]
        return best

    def _cheapest(self, actions: Sequence[Action], cost: Callable[[Action], float]) -> Action:
        costs = [cost(action) for action in actions]
        least = min(costs)
        return self.rng.choice([a for a, c in zip(actions, costs, strict=True) if c == least])


def _from_here(steps: Mapping[Circle, int], circle: Circle) -> int:
    return steps[circle] or AWAY_AND_BACK


def _steps_home(view: View) -> Mapping[Circle, int]:
    goals = view.notes.goals(view.table)
    return steps_to(STREETS_OF[type(view.notes)], tuple(goals))


@cache
def steps_to(streets: Streets, goals: tuple[Circle, ...]) -> Mapping[Circle, int]:
    """How many walks it takes from each circle to the nearest goal, the police ignored."""
    steps = dict.fromkeys(goals, 0)
    todo = list(goals)
    for here in todo:
        for beside in streets.neighbours[here]:
            if beside not in steps:
                steps[beside] = steps[here] + 1
                todo.append(beside)
    return steps
