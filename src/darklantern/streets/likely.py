"""Rows weighed by a named model of how Jack walks: what is likely, never what is proved.

A *walker* chooses among the ways that fit what was announced (a walk, an alley ...) with weight
exp(-pull × steps from there to his goal), the police ignored. Without pull all ways are alike. The
weight of a row is the product of its choices, and the weights of all rows with the same summary
are added up forwards and backwards, as in `paths`. Every goal rides along in a lane of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.boards.streetboard import Circle
from darklantern.streets.distances import far
from darklantern.streets.paths import Goals, Search, State
from darklantern.streets.rows import TO, VIA, WALK, Row, narrowed
from darklantern.streets.streets import Streets
from darklantern.streets.ways import ways

Lanes = NDArray[np.float64]
"""One number for each goal."""


class Walker(NamedTuple):
    """One way to walk."""

    name: str
    pull: float


UNIFORM = Walker("uniform", 0.0)
HOMING = Walker("homing", 1.0)
MODELS = {"uniform": (UNIFORM,), "homing": (HOMING,), "mixed": (UNIFORM, HOMING)}
"""A model is one walker, or several between whom Bayes decides, equal at first."""


class Weighed(NamedTuple):
    """All rows of one walker, goal by goal."""

    total: Lanes
    """How well the rows of each goal fit the facts: the probability of what was seen of them."""
    spaces: list[dict[Circle, Lanes]]
    """The part of it that passes each circle at each space."""
    passed: dict[frozenset[Circle], Lanes]
    """The part of it that passes just these of the watched circles."""


class Weighing:
    """One row, one walker; `targets` are where each lane's Jack goes, `avoid` what he may not
    touch (but on an arrival not told yet), `left` the choices of goals of which one is spared."""

    def __init__(
        self,
        streets: Streets,
        row: Row,
        walker: Walker,
        targets: Sequence[Circle],
        avoid: Sequence[Circle] | None = None,
        watched: Sequence[Circle] = (),
        left: Goals | None = None,
    ) -> None:
        self.streets, self.row, self.walker = streets, row, walker
        self.first = len(row.starts[0]) - 1
        self.search = Search(streets, row, goals=left, watched=watched)
        self.attraction = np.exp(-walker.pull * far(streets, False)[:, list(targets)])
        self.targets = np.array(targets)
        self.barred = None if avoid is None else np.array(avoid)
        self.lanes = len(targets)

    def weighed(self) -> Weighed:
        live = self.search.live
        alphas: list[dict[State, Lanes]] = [{} for _ in live]
        share = 1.0 / max(1, len(self.row.starts))
        alphas[self.first] = {s: np.full(self.lanes, share) for s in live[self.first]}
        steps: list[list[tuple[State, State, Lanes]]] = [[] for _ in live]
        for space in range(self.first + 1, self.row.last + 1):
            for state, alpha in alphas[space - 1].items():
                for ahead, weight in self._choices(space, state):
                    steps[space].append((state, ahead, weight))
                    gained = alpha * weight
                    before = alphas[space].get(ahead)
                    alphas[space][ahead] = gained if before is None else before + gained
        betas: list[dict[State, Lanes]] = [{} for _ in live]
        betas[-1] = {state: np.ones(self.lanes) for state in alphas[-1]}
        for space in range(self.row.last, self.first, -1):
            for state, ahead, weight in steps[space]:
                gained = weight * betas[space][ahead]
                before = betas[space - 1].get(state)
                betas[space - 1][state] = gained if before is None else before + gained
        total = sum(alphas[-1].values(), np.zeros(self.lanes))
        passed: dict[frozenset[Circle], Lanes] = {}
        for state, alpha in alphas[-1].items():
            circles = self.search.passed(state)
            passed[circles] = passed.get(circles, 0.0) + alpha
        return Weighed(total, self._spaces(alphas, betas), passed)

    def _spaces(
        self, alphas: list[dict[State, Lanes]], betas: list[dict[State, Lanes]]
    ) -> list[dict[Circle, Lanes]]:
        spaces: list[dict[Circle, Lanes]] = [{} for _ in alphas]
        for space in range(self.first, self.row.last + 1):
            for state, alpha in alphas[space].items():
                if state in betas[space]:
                    weight = alpha * betas[space][state]
                    places = [(space, state.circle)]
                    if space == self.first:
                        places = [
                            place
                            for start in self.row.starts
                            if start[-1] == state.circle
                            for place in enumerate(start)
                        ]
                    for at, circle in places:
                        spaces[at][circle] = spaces[at].get(circle, 0.0) + weight
        return spaces

    def _choices(self, space: int, state: State) -> list[tuple[State, Lanes]]:
        """The live states ahead, with the probability of each choice."""
        kind = self.row.step(space).kind
        total = self._total(space, state)
        found = []
        for ahead in self.search.successors(state, space):
            if ahead not in self.search.live[space]:
                continue
            # A coach's choice is weighed at its end, once.
            weight = np.ones(self.lanes)
            if kind != VIA:
                likes = self.attraction[ahead.circle]
                weight = np.divide(likes, total, out=np.zeros(self.lanes), where=total > 0)
            found.append((ahead, self._spared(space, ahead.circle, weight)))
        return found

    def _total(self, space: int, state: State) -> Any:
        """The sum over all that he could have chosen; for a coach over its pairs of circles."""
        kind = self.row.step(space).kind
        if kind == TO:
            allowed = narrowed(self.streets, self.row._replace(facts=())).allowed
            return sum(
                self.attraction[end] * self._may_enter(via) * self._may_enter(end)
                for via, end in self.streets.rides(state.origin)
                if allowed[space - 1][via] and allowed[space][end]
            )
        ends = ways(self.streets, self.row.step(space))[state.circle]
        if kind in (WALK, VIA):
            return sum(self.attraction[end] for end, _ in ends)
        return sum(self.attraction[end] * self._may_enter(end) for end, _ in ends)

    def _may_enter(self, circle: Circle) -> Any:
        """In which lanes a special movement may end here: not on a goal (H3)."""
        if self.barred is None:
            return 1.0
        return (self.barred != circle) & (self.targets != circle)

    def _spared(self, space: int, circle: Circle, weight: Lanes) -> Lanes:
        arrival = space == self.row.last and not self.row.told
        if self.barred is None or (arrival and self.row.step(space).kind == WALK):
            return weight
        return np.where(self.barred == circle, 0.0, weight)
