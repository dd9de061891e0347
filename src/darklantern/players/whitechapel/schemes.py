"""Jacks of fixed habits: they see the pawns, and not what the police believe.

    DIRECT            straight home, round the pawns
    EARLY_DETOUR      first away for some spaces, then home
    SHORT_RETURN_51   keeps two murders beside his hideout for the last nights
    SHORT_RETURN_134  keeps the murder beside his hideout for the last night, and waits once

`Adapting` goes straight or strays by what the police were ready for the night before.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitechapel.state import DOUBLE_EVENT, LAST_NIGHT, Phase, Table
from darklantern.players.player import Chair
from darklantern.players.whitechapel import kernel
from darklantern.players.whitechapel.ground import NUMBER, ground
from darklantern.streets.track import LAST_SPACE


class Habits(NamedTuple):
    """What he does, whatever the police think."""

    hideouts: tuple[int, ...] = ()
    """Where he may live; anywhere, if none is named."""
    kept: tuple[int, ...] = ()
    """Red circles kept for the last nights."""
    strays: tuple[int, int] = (0, 0)
    """For how many spaces he goes away first: at least, at most."""
    waits: float = 0.15
    wait_last: bool = False
    """Whether he waits once on the last night."""
    eyes: float = 0.15
    """How much he minds pawns near his way."""


DIRECT = Habits()
EARLY_DETOUR = Habits(strays=(3, 6))
SHORT_RETURN_51 = Habits(hideouts=(51, 66, 67), kept=(65, 84))
SHORT_RETURN_134 = Habits(hideouts=(134,), kept=(147,), wait_last=True)

STEP = 0.05


class Scheming:
    """Jack, from what Jack sees."""

    def __init__(self, rng: Random, habits: Habits = DIRECT) -> None:
        self.rng, self.habits = rng, habits
        self._night, self._stray = 0, 0
        self._said = ""

    def reason(self) -> str:
        return self._said

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        """One of the legal actions."""
        chosen: Action = self._choose(view, legal, chair)
        return chosen

    def _choose(self, view: View, legal: Sequence[Any], chair: Chair) -> Any:
        table: Table = view.table
        match table.phase:
            case Phase.HIDEOUT:
                wanted = [a for a in legal if a.circle in self.habits.hideouts]
                return self.rng.choice(wanted or list(legal))
            case Phase.TARGETS:
                return self._place_woman(table, legal)
            case Phase.BLOOD:
                return self._kill(view, legal)
            case Phase.ESCAPE:
                return self._walk(view, legal)
        if legal[-1].type == "pass":
            return legal[-1]
        return self.rng.choice(legal)

    # -- Hell -----------------------------------------------------------------------------------

    def _place_woman(self, table: Table, legal: Sequence[Any]) -> Any:
        """Fakes where murders are kept for later; on the last night the mark there."""
        marked = self._marked_tonight(table)
        for action in legal:
            if action.circle in self.habits.kept and action.marked == (action.circle in marked):
                return action
        return self.rng.choice(legal)

    def _marked_tonight(self, table: Table) -> tuple[int, ...]:
        kept = [red for red in self.habits.kept if red not in table.scenes]
        if table.night == LAST_NIGHT:
            return tuple(kept[:1])
        return tuple(kept[:1]) if table.night == DOUBLE_EVENT and len(kept) > 1 else ()

    def _kill(self, view: View, legal: Sequence[Any]) -> Any:
        """As near to home as can be; of two victims the nearer one last."""
        table: Table = view.table
        wait = legal[-1] if legal[-1].type == "wait" else None
        waits = self.rng.random() < self.habits.waits
        if table.night == LAST_NIGHT and self.habits.wait_last:
            waits = table.time == 1
        if wait is not None and waits:
            return wait
        steps = ground().steps[:, view.notes.hideout]

        def cost(action: Any) -> Any:
            last = action.circle if action.then is None else action.then
            far = steps[last] or 2
            return far + 0.01 * steps[action.circle] + self.rng.random() * 0.005

        return min((a for a in legal if a.type == "kill"), key=cost)

    # -- Hunting --------------------------------------------------------------------------------

    def _walk(self, view: View, legal: Sequence[Any]) -> Any:
        table: Table = view.table
        for action in legal:
            if getattr(action, "escape", False):
                self._said = "I am home."
                return action
        if self._night != table.night:
            self._night, self._stray = table.night, self.strays(view)
        home = way_home(table, view.notes.hideout, self.habits.eyes)
        steps = ground().steps[:, view.notes.hideout]
        left = LAST_SPACE - table.space
        straying = len(view.notes.row) <= self._stray and left > steps[view.notes.circle] + 3
        hazard = ground().hazard[[NUMBER[k] for k in table.crossings]].sum(axis=0)

        def cost(action: Any) -> float:
            chance = self.rng.random() * 0.01
            if straying:
                price = 0.0 if action.type == "walk" else 1.0
                again = 0.5 if action.to in view.notes.row else 0.0
                return float(price + again + hazard[action.to] - 0.02 * steps[action.to]) + chance
            if action.type == "walk":
                return float(home[action.to] + self.habits.eyes * hazard[action.to]) + chance
            price = 0.12 if action.type == "alley" else 0.2
            return float(home[action.to] + price) + chance

        self._said = "Away first, home later." if straying else "The shortest open way home."
        return min(legal, key=cost)

    def strays(self, view: View) -> int:
        return self.rng.randint(*self.habits.strays)


class Adapting(Scheming):
    """Straight home when the police looked for detours, astray when they stood by his door."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, DIRECT)

    def strays(self, view: View) -> int:
        """The pawns stand where the police expected him when the last night ended."""
        table: Table = view.table
        if table.night == 1:
            return self.rng.choice((0, 4))
        home = view.notes.hideout
        near = sorted(ground().away[NUMBER[k], home] for k in table.crossings)
        guarded = near[1] <= 3
        if self.rng.random() < 0.2:
            guarded = not guarded
        return self.rng.randint(3, 6) if guarded else 0


def way_home(table: Table, hideout: int, eyes: float) -> Any:
    """What the way home costs from each circle, the pawns seen with so much fear."""
    g = ground()
    pawns = np.array([NUMBER[k] for k in table.crossings], np.int64)
    is_open = kernel.open_walks(g.routes, g.passing, g.passed, g.walk_of, pawns)
    cost = (eyes * g.hazard[pawns].sum(axis=0)).astype(np.float32)
    goals = np.array([hideout], np.int64)
    return kernel.dangers(g.begin, g.ends, is_open, cost, STEP, goals)[:, 0]
