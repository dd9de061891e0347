"""Police who know exactly how likely Jack is where, and grasp at it, one figure after the other.

A baseline: they expect a Jack who strays or heads home blindly, look at the present turn alone,
and neither bar his way nor share out the work beyond not asking twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.players.player import Chair
from darklantern.players.streets.belief import Posterior
from darklantern.players.whitehall.casebook import GROUND, STRAYING_OR_HOMING, Casebook
from darklantern.streets.track import LAST_SPACE

SURE_ENOUGH = 0.34
"""An arrest is tried where Jack is at least as likely as this."""

NEARNESS = 0.05
"""What a crossing nearer to him is worth, in chances to have him in reach."""

ROWS = 256


class GreedyPolice:
    """Any figures of Whitehall Mystery."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.chances = np.random.default_rng(rng.getrandbits(32))
        self.book: Casebook | None = None
        self._why = ""

    def reason(self) -> str:
        """Why it chose as it did last, in a sentence."""
        return self._why

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        if self.book is None:
            self.book = Casebook(view, STRAYING_OR_HOMING)
        self.book.listen(chair.heard)
        types = {action.type for action in legal}
        if "deploy" in types:
            self._why = "As far from the others as can be."
            return self._best(legal, self._apart)
        likely = self.book.likely()
        if "move" in types:
            return self._move(legal, self.book, likely)
        if types & {"search", "arrest"}:
            return self._inspect(legal, likely)
        self._why = "Nothing else is worth the while."
        return next((a for a in legal if a.type in ("smoker", "done")), legal[0])

    def _apart(self, action: Any) -> float:
        assert self.book is not None
        steps = GROUND.steps[GROUND.place[action.crossing]]
        others = GROUND.places(self.book.table.crossings)
        return min((float(steps[other]) for other in others), default=0.0)

    def _move(self, legal: Sequence[Any], book: Casebook, likely: Posterior) -> Action:
        table, here = book.table, likely.here.copy()
        moved = GROUND.places(table.crossings[: table.acting])
        here[GROUND.reach[moved].sum(axis=0) > 0] = 0.0
        here[list(table.blocked)] = 0.0

        def worth(action: Any) -> float:
            if action.ability:
                return -1.0  # kept for better days
            at = GROUND.place[action.to]
            return float(GROUND.reach[at] @ here - NEARNESS * (GROUND.steps_to[at] @ likely.here))

        self._why = "That brings most of where Jack may be into reach."
        return self._best(legal, worth)

    def _inspect(self, legal: Sequence[Any], likely: Posterior) -> Action:
        rows, _ = likely.rows(self.chances.random((ROWS, LAST_SPACE + 1)))
        reach = [a.circle for a in legal if a.type == "search"]

        def caught(action: Any) -> float:
            if action.circle is None:
                return float(likely.here[reach].sum())
            return float(likely.here[action.circle])

        def unsure(action: Any) -> float:
            passed = float((rows == action.circle).any(axis=1).mean())
            return min(passed, 1 - passed)

        arrests = [a for a in legal if a.type == "arrest"]
        searches = [a for a in legal if a.type == "search"]
        arrest = self._best(arrests, caught) if arrests else None
        if arrest is not None and caught(arrest) >= SURE_ENOUGH:
            self._why = f"Jack is there with {100 * caught(arrest):.0f} %."
            return arrest
        if searches:
            search: Any = self._best(searches, unsure)
            if unsure(search) > 0:
                self._why = f"Whether he passed {search.circle} is most in doubt."
                return search  # type: ignore[no-any-return]
        self._why = "No question here would tell anything new."
        if arrest is not None and caught(arrest) > 0:
            return arrest
        done: Action = next(action for action in legal if action.type == "done")
        return done

    def _best(self, actions: Sequence[Action], worth: Callable[[Action], float]) -> Action:
        worths = [worth(action) for action in actions]
        most = max(worths)
        return self.rng.choice([a for a, w in zip(actions, worths, strict=True) if w == most])
