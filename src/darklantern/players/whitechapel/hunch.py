"""What the police believe in Letters from Whitechapel: public, so that Jack can work it out too.

    hunch = Hunch(walkers)
    hunch.listen(chair.heard)     the events that are new since last time
    hunch.now()                   the posterior of tonight's row; None in Hell
    hunch.hideouts()              how likely each of HOMES is the hideout
    hunch.foreseen(...)           the posterior after one more step of Jack's, whatever it was

Hideouts are carried from night to night: where a night ended is where he lives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.core.events import Event
from darklantern.games.whitechapel.deduce import Notebook, possible_hideouts, see
from darklantern.games.whitechapel.events import (
    JackEscaped,
    JackTookCoach,
    JackUsedAlley,
    JackWalked,
    NightBegan,
)
from darklantern.games.whitechapel.state import STREETS, Table
from darklantern.players.streets.belief import Belief, Posterior, Walker
from darklantern.players.whitechapel.ground import HOMES, NUMBER, ground, nearness
from darklantern.streets.rows import ALLEY, TO, VIA, WALK, Row, Step
from darklantern.streets.track import LAST_SPACE

Array = NDArray[Any]

FORGOTTEN = 3e-4
"""A hideout less likely than this is left out of tonight's sums."""

FICKLE = 0.5
"""How much of what was learnt of Jack's way of walking is forgotten overnight."""

WALKERS = (
    Walker("straying", 0.05, 1.0),
    Walker("strolling", 0.4, 1.5),
    Walker("careful", 0.9, 2.0),
    Walker("straight", 1.8, 0.4),
)


def settling(taste: float) -> Array:
    """How likely he settles at each of HOMES: near the murders, as far as that is his taste."""
    near = np.exp(-nearness() / 2.0)
    found: Array = (1 - taste) / len(HOMES) + taste * near / near.sum()
    return found


class Hunch:
    """Told the events of one game, in order."""

    def __init__(
        self,
        table: Table,
        walkers: Sequence[Walker] = WALKERS,
        taste: Array | None = None,
    ) -> None:
        self.notebook = Notebook(table)
        self.walkers = tuple(walkers)
        allowed = set(possible_hideouts(self.notebook))
        weights = np.ones(len(HOMES)) if taste is None else taste.copy()
        weights[[home not in allowed for home in HOMES]] = 0
        self.prior: Array = weights / weights.sum()
        self.shares: Array = np.full(len(walkers), 1 / len(walkers))
        self.cautions: list[Array] = []
        self.heard = 0
        self._belief: Belief | None = None
        self._homes: Array = np.arange(len(HOMES))
        self._last: tuple[Row, Posterior] | None = None

    @property
    def table(self) -> Table:
        return self.notebook.table

    # -- what happens ---------------------------------------------------------------------------

    def listen(self, heard: Sequence[Event]) -> None:
        for event in heard[self.heard :]:
            self._hear(event)
        self.heard = len(heard)

    def _hear(self, event: Event) -> None:
        table = self.notebook.table
        if isinstance(event, NightBegan):
            self.cautions = []
            self._belief = self._last = None
        step = isinstance(event, JackWalked | JackEscaped | JackUsedAlley | JackTookCoach)
        if step:
            caution = self.caution(table.crossings)
            self.cautions += [caution] * (2 if isinstance(event, JackTookCoach) else 1)
        self.notebook = see(self.notebook, event)
        if isinstance(event, JackEscaped):
            self._carry_over()
        elif self.notebook.no_hideouts:
            for home in self.notebook.no_hideouts:
                if home in HOMES:
                    self.prior[HOMES.index(home)] = 0
            self.prior /= self.prior.sum()

    @staticmethod
    def caution(crossings: Iterable[str]) -> Array:
        """By circle, how much Jack has to fear there of pawns that stand so."""
        numbers = [NUMBER[crossing] for crossing in crossings]
        found: Array = ground().hazard[numbers].sum(axis=0)
        return found

    # -- what it means --------------------------------------------------------------------------

    def belief(self) -> Belief:
        """Tonight's: hideouts that are out of the question are left out of it."""
        if self._belief is None:
            self._homes = np.flatnonzero(self.prior > FORGOTTEN * self.prior.max())
            self._belief = Belief(
                STREETS,
                [HOMES[i] for i in self._homes],
                self.prior[self._homes],
                self.walkers,
                self.shares,
                length=self.length,
            )
        return self._belief

    @property
    def length(self) -> int:
        """The last space of tonight's row when the track is full: waiting makes it longer."""
        return LAST_SPACE - 1 + self.notebook.table.time

    def now(self) -> Posterior | None:
        if not self.notebook.hunting:
            return None
        row = self.notebook.row
        if self._last is None or self._last[0] != row:
            self._last = (row, self.belief().weigh(row, self.cautions))
        return self._last[1]

    def foreseen(self, kind: str) -> Posterior:
        """After one more step of this kind, of which nothing else is known."""
        table = self.notebook.table
        steps = {
            "walk": (Step(WALK, table.occupied),),
            "coach": (Step(VIA), Step(TO)),
            "alley": (Step(ALLEY),),
        }[kind]
        cautions = [*self.cautions, *[self.caution(table.crossings)] * len(steps)]
        return self.belief().weigh(self.notebook.row.filled(*steps), cautions)

    def hideouts(self) -> Array:
        """By place in HOMES."""
        now = self.now()
        if now is None:
            return self.prior
        return self.spread(now)

    def spread(self, now: Posterior) -> Array:
        """The hideouts of a posterior, by place in HOMES."""
        found = np.zeros(len(HOMES))
        found[self._homes] = now.goals
        shares: Array = found / found.sum()
        return shares

    def joint(self, now: Posterior) -> Array:
        """By place in HOMES and circle; he who goes nowhere lives anywhere."""
        found = np.zeros((len(HOMES), STREETS.size))
        both = now.both
        rest = np.maximum(0, now.here - both.sum(axis=1))
        goals = now.goals
        found[self._homes] = both.T + np.outer(goals, rest)
        return found

    def _carry_over(self) -> None:
        """He has told that he is home: every row ends on its own hideout."""
        now = self.belief().weigh(self.notebook.row._replace(told=False), self.cautions)
        homes = [HOMES[i] for i in self._homes]
        both = now.both
        nowhere = np.maximum(0, now.here - both.sum(axis=1))
        ended = np.array([both[home, i] for i, home in enumerate(homes)])
        ended = ended + nowhere[homes] * self.prior[self._homes]
        parts = now.walkers[:-1] + 1e-6
        parts /= parts.sum()
        prior = np.zeros(len(HOMES))
        if ended.sum() > 0:
            prior[self._homes] = ended
        else:  # nobody thought of it: what is possible is all there is
            prior[[home in possible_hideouts(self.notebook) for home in HOMES]] = 1
        self.prior = prior / prior.sum()
        self.shares = (1 - FICKLE) * parts + FICKLE / len(parts)
        self.cautions = []
        self._belief = self._last = None
