"""What everybody at the table can know of Jack, kept from event to event, and what is likely then.

Police and Jack keep the same book, from redacted events alone: Jack reads in it what the police
believe of him.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from darklantern.core.events import Event
from darklantern.core.game import View
from darklantern.games.whitehall.deduce import Notebook, locations_left, see
from darklantern.games.whitehall.events import HuntBegan, LocationAnnounced, RoundBegan
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import STREETS, Table
from darklantern.players.streets.belief import Array, Belief, Posterior, Walker
from darklantern.players.streets.ground import ground_of
from darklantern.streets.rows import Row
from darklantern.streets.track import LAST_SPACE

GROUND = ground_of(STREETS)

FAITH = 0.5
"""How far Jack is expected to walk in the next round as he did in this one."""

LEAST = 0.002
"""A circle may be a goal although nearly all likely rows passed it."""

DRAWS = 1024


class Stroller(NamedTuple):
    """A `Walker`, and how surely he goes to the nearest of his locations."""

    name: str
    pull: float
    fear: float
    late: float
    nearest: float
    close: float = 0.0
    """How much rarer he has put a location a step farther off, as a power of e."""


STROLLERS = (
    Stroller("straying", 0.0, 0.0, 1.0, 0.3),
    Stroller("strolling", 0.35, 1.0, 1.0, 0.5, 0.3),
    Stroller("careful", 0.8, 2.5, 1.0, 0.6, 0.3),
    Stroller("hasty", 1.8, 2.0, 1.0, 0.8, 0.6),
    Stroller("hastier", 4.0, 4.0, 1.0, 0.8, 0.6),
    Stroller("beeline", 5.0, 0.0, 1.0, 0.95, 0.2),
)


STRAYING_OR_HOMING = (
    Stroller("straying", 0.0, 0.0, 0.0, 0.0),
    Stroller("homing", 1.0, 0.0, 0.0, 0.0),
)
"""What simple police expect."""


class Casebook:
    """The notebook of `deduce`, the belief of the current round, and what led to it."""

    def __init__(self, view: View, walkers: Sequence[Stroller] = STROLLERS) -> None:
        self.walkers = tuple(walkers)
        self._walkers = [Walker(*walker[:4]) for walker in walkers]
        self.shares = np.ones(len(walkers)) / len(walkers)
        self.notebook = Notebook(Table(view.table.options, view.table.figures))
        self.cautions: list[Array | None] = []
        self.prior = np.zeros(STREETS.size)
        for section in set(SECTION.values()):
            quarter = [c for c in WHITE_CIRCLES if SECTION[c] == section]
            self.prior[quarter] = 1 / len(quarter)
        self._heard = 0
        self._belief: Belief | None = None
        self._weighed: tuple[Row, Posterior] | None = None

    @property
    def table(self) -> Table:
        return self.notebook.table

    @property
    def row(self) -> Row:
        return self.notebook.row

    def listen(self, heard: Sequence[Event]) -> None:
        """Take in what is new since last time."""
        for event in heard[self._heard :]:
            self._hear(event)
        self._heard = len(heard)

    def _hear(self, event: Event) -> None:
        before = self.notebook
        self.notebook = see(before, event)
        if isinstance(event, LocationAnnounced):
            self._learn(event.circle)
        if isinstance(event, (HuntBegan, RoundBegan)):
            self.cautions, self._belief = [], None
        elif self.notebook.no_locations != before.no_locations:
            self._belief = None
        elif self.notebook.rows:
            steps, known = len(self.row.steps), len(self.cautions)
            if steps > known:
                self.cautions += [self.caution(before.table)] * (steps - known)

    # -- the belief of this round ----------------------------------------------------------------

    @property
    def belief(self) -> Belief:
        if self._belief is None:
            targets = sorted(c for quarter in locations_left(self.notebook) for c in quarter)
            self._belief = Belief(
                STREETS, targets, self._priors(targets), self._walkers, self.shares
            )
        return self._belief

    def _priors(self, targets: list[int]) -> Array:
        """How likely he goes to each target now: to the nearest of his, or to any of them."""
        prior = self.prior[targets] + 1e-9
        steps = GROUND.far[self.row.starts[0][0], targets]
        sections = np.array([ord(SECTION[c][0]) * 256 + ord(SECTION[c][1]) for c in targets])
        nearest = prior.copy()
        for section in np.unique(sections):
            others = sections == section
            part = prior[others] / prior[others].sum()
            for i in np.flatnonzero(~others):
                nearest[i] *= (part * (steps[others] > steps[i])).sum() + 0.5 * (
                    part * (steps[others] == steps[i])
                ).sum()
        nearest = nearest / max(1e-12, nearest.sum())
        any_of_them = prior / prior.sum()
        lines = []
        for walker in self.walkers:
            line = walker.nearest * nearest + (1 - walker.nearest) * any_of_them
            line = line * np.exp(-walker.close * steps)
            lines.append(line / line.sum() + 1e-12)
        return np.array(lines)

    def likely(self) -> Posterior:
        """What is likely now."""
        if self._weighed is None or self._weighed[0] is not self.row:
            self._weighed = self.row, self.belief.weigh(self.row, self.cautions)
        return self._weighed[1]

    def if_he(self, row: Row) -> Posterior:
        """What would be likely, were this the row, perhaps with another step."""
        more = len(row.steps) - len(self.cautions)
        return self.belief.weigh(row, self.cautions + [self.caution(self.table)] * more)

    def caution(self, table: Table) -> Array:
        """What Jack has to fear at each circle as he leaves: figures that may come and ask."""
        return caution_of(table)

    def _learn(self, end: int) -> None:
        """The round is over: how he walked, and past which circles, which are no goals then."""
        finished = Belief(STREETS, [end], [1], self._walkers, self.shares)
        now = finished.weigh(self.row, self.cautions)
        walked = now.walkers[:-1] / max(1e-9, now.walkers[:-1].sum())
        self.shares = (1 - FAITH) * self.shares + FAITH * walked
        chances = np.random.default_rng(len(self.row.steps)).random((DRAWS, LAST_SPACE + 1))
        rows, _ = now.rows(chances)
        passed = np.zeros((DRAWS, STREETS.size), np.bool_)
        passed[np.arange(DRAWS)[:, None], rows] = True
        self.prior *= np.maximum(LEAST, 1 - passed.mean(axis=0))
        for section in set(SECTION.values()):
            quarter = [c for c in WHITE_CIRCLES if SECTION[c] == section]
            self.prior[quarter] /= max(1e-9, self.prior[quarter].sum())


def caution_of(table: Table) -> Array:
    """The chance that somebody comes to ask there, as far as crossings tell."""
    places = GROUND.places(table.crossings)
    caution: Array = 1 - np.prod(1 - 0.5 * GROUND.soon[places], axis=0)
    return caution
