"""Police who know where Jack may be and go where most of that is, in both street games.

They weigh nothing: every circle of the set counts alike. They look for him, not for his goal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from darklantern.boards.streetboard import Circle, Crossing
from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.players.player import Chair
from darklantern.players.trail import Trail
from darklantern.streets.streets import Streets, streets_of

SURE_ENOUGH = 0.34
"""An arrest is tried where Jack is at least as likely as this."""

NEARNESS = 0.05
"""What a step nearer to the set is worth, in circles in reach."""


class SetOnlyPolice:
    """Any police seats of Whitehall Mystery and Letters from Whitechapel."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.trail: Trail | None = None

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        if self.trail is None:
            self.trail = Trail(streets_of(chair.game.name))
        self.trail.listen(chair.heard, len(chair.heard))
        types = {action.type for action in legal}
        if "deploy" in types:
            return self._best(legal, self._apart)
        if "move" in types:
            return self._move(legal, self.trail)
        if types & {"search", "arrest"}:
            return self._inspect(legal, self.trail)
        if "pass" in types:
            return next(action for action in legal if action.type == "pass")
        return self.rng.choice(legal)

    # -- where to stand -----------------------------------------------------------------------

    def _apart(self, action: Any) -> float:
        """How far a crossing is from the colleagues'."""
        assert self.trail is not None
        steps = crossing_steps(self.trail.streets)
        others = self.trail.standing.values()
        return min((steps[action.crossing][other] for other in others), default=0)

    def _move(self, legal: Sequence[Action], trail: Trail) -> Action:
        here = trail.now()
        streets = trail.streets
        watched = {circle for who in trail.moved for circle in streets.reach[trail.standing[who]]}
        steps = circle_steps(streets)

        def worth(action: Any) -> float:
            if getattr(action, "ability", False):
                return -1  # kept for better days
            covered = sum(c in here and c not in watched for c in streets.reach[action.to])
            far = sum(steps[action.to][circle] for circle in here) / max(1, len(here))
            return covered - NEARNESS * far

        return self._best(legal, worth)

    # -- what to ask --------------------------------------------------------------------------

    def _inspect(self, legal: Sequence[Any], trail: Trail) -> Action:
        here, spaces = trail.now(), trail.spaces()

        def catch(action: Any) -> float:
            if action.circle is not None:
                return (action.circle in here) / max(1, len(here))
            reach = {other.circle for other in legal if other.type == "search"}
            return len(here & reach) / max(1, len(here))

        def clue(action: Any) -> float:
            if action.circle in trail.clues:
                return 0
            return sum(1 / len(circles) for circles in spaces if action.circle in circles)

        arrests = [a for a in legal if a.type == "arrest"]
        searches = [a for a in legal if a.type == "search"]
        arrest = self._best(arrests, catch) if arrests else None
        if arrest is not None and catch(arrest) >= SURE_ENOUGH:
            return arrest
        if searches:
            search = self._best(searches, clue)
            if clue(search) > 0:
                return search
        if arrest is not None and catch(arrest) > 0:
            return arrest
        done: Action = next(action for action in legal if action.type == "done")
        return done

    def _best(self, actions: Sequence[Action], worth: Callable[[Action], float]) -> Action:
        worths = [worth(action) for action in actions]
        most = max(worths)
        return self.rng.choice([a for a, w in zip(actions, worths, strict=True) if w == most])


@cache
def crossing_steps(streets: Streets) -> dict[Crossing, dict[Crossing, int]]:
    """How many crossings it is from each to each."""
    return {start: _spread(streets, start) for start in streets.next_crossings}


def _spread(streets: Streets, start: Crossing) -> dict[Crossing, int]:
    steps, todo = {start: 0}, [start]
    for here in todo:
        for ahead in streets.next_crossings[here]:
            if ahead not in steps:
                steps[ahead] = steps[here] + 1
                todo.append(ahead)
    return steps


@cache
def circle_steps(streets: Streets) -> dict[Crossing, dict[Circle, int]]:
    """How many crossings it is from each to the nearest one that has the circle in reach."""
    found: dict[Crossing, dict[Circle, int]] = {}
    for start, steps in crossing_steps(streets).items():
        nearest: dict[Circle, int] = {}
        for crossing, far in steps.items():
            for circle in streets.reach[crossing]:
                nearest[circle] = min(far, nearest.get(circle, far))
        found[start] = nearest
    return found
