"""What was likely, fast enough to be asked at every moment of a whole game.

Street games: the same models and facts as `games.*.likely`, weighed by the compiled belief of the
players. What that does not mind (W6, how many tiles of a kind lie face down, choices of several
goals) is minded by leaving out whatever cannot be. Mr. Jack: what his choices betray, as the
strongest of our detectives reads them, or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from darklantern.core.events import Event
from darklantern.deduction.possible import Possible
from darklantern.games.mrjack.state import CHARACTERS
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.rules import SECTION
from darklantern.players.mrjack.chances import ODDS, SCHEMING
from darklantern.players.mrjack.suspicion import Suspicion, room_to_think
from darklantern.players.streets.belief import Belief, Walker
from darklantern.streets.explore import explore
from darklantern.streets.likely import MODELS
from darklantern.streets.rows import Row, Shunned
from darklantern.streets.streets import Streets, streets_of
from darklantern.streets.track import LAST_SPACE

Array: TypeAlias = NDArray[Any]


class Believed(NamedTuple):
    """Probabilities under one model. Never a proof."""

    model: str
    now: Mapping[Any, float]
    """Where Jack is; or, in Mr. Jack, who he is."""
    goals: Mapping[Any, float]
    """His hideout, or where he is going next."""


ALIKE, CHOICES = "alike", "choices"
"""Mr. Jack: whoever can be Jack is as likely; or what he chose is held against whom it suits."""


class Walk:
    """One row, as each of the model's walkers may have walked it to each of its targets."""

    def __init__(
        self,
        streets: Streets,
        targets: Sequence[int],
        model: str,
        barring: bool,
        length: int = LAST_SPACE,
    ) -> None:
        self.targets = tuple(targets)
        alike = np.ones(len(self.targets))
        walkers = [Walker(each.name, each.pull, late=0.0) for each in MODELS[model]]
        self.beliefs = [
            Belief(streets, self.targets, alike, [each], barring=barring, nowhere=0, length=length)
            for each in walkers
        ]
        self._last: tuple[Row | None, list[Array]] = (None, [])

    def joint(self, row: Row) -> list[Array]:
        """For each walker, by circle and target: how likely the facts are and that he ends there,
        were this his target."""
        if self._last[0] != row:
            weighed = [belief.weigh(row) for belief in self.beliefs]
            self._last = (
                row,
                [now.both * exp(now.evidence) * len(self.targets) for now in weighed],
            )
        return self._last[1]


class WhitechapelBelief:
    """Told how one game goes on, notebook by notebook."""

    def __init__(self, model: str) -> None:
        self.model = model
        self.streets = streets_of("whitechapel")
        self.nights: list[Row] = []
        """The finished ones that are weighed in `homes`."""
        self.homes: list[dict[int, float]] = [{} for _ in MODELS[model]]
        """For each walker, how well the finished nights fit each hideout; absent: as any other."""
        self.walk: Walk | None = None

    def believed(self, notebook: Any, found: Possible) -> Believed:
        finished = notebook.rows[:-1] if notebook.hunting else notebook.rows
        for night in finished[len(self.nights) :]:
            self._end(night)
        now, goals = np.zeros(self.streets.size), np.zeros(len(found.goals))
        if not notebook.hunting:
            goals = sum((self._prior(k, found.goals) for k in range(len(self.homes))), goals)
        else:
            walk = self._walk(notebook, found.goals)
            places = [walk.targets.index(goal) for goal in found.goals]
            for k, joint in enumerate(walk.joint(notebook.row)):
                weighed = joint[:, places] * self._prior(k, found.goals)
                now += weighed.sum(axis=1)
                goals += weighed.sum(axis=0)
        return _believed(self.model, found, now, goals)

    def _walk(self, notebook: Any, goals: Sequence[int]) -> Walk:
        if self.walk is None:
            length = LAST_SPACE - 1 + notebook.table.time
            self.walk = Walk(self.streets, goals, self.model, False, length)
        return self.walk

    def _prior(self, walker: int, goals: Sequence[int]) -> Array:
        return np.array([self.homes[walker].get(goal, 1.0) for goal in goals])

    def _end(self, night: Row) -> None:
        """Every row of a finished night ended at home."""
        walk, self.walk = self.walk, None
        assert walk is not None
        for k, joint in enumerate(walk.joint(night)):
            before = self._prior(k, walk.targets)
            ended = [float(joint[home, i] * before[i]) for i, home in enumerate(walk.targets)]
            self.homes[k] = dict(zip(walk.targets, ended, strict=True))
        self.nights.append(night)


class WhitehallBelief:
    """The same of Whitehall, where each round has a goal of its own."""

    def __init__(self, model: str) -> None:
        self.model = model
        self.streets = streets_of("whitehall")
        self.rounds = 0
        self.spared: list[dict[int, float]] = [{} for _ in MODELS[model]]
        """For each walker, how likely the finished rounds are and that they spared a circle."""
        self.walk: Walk | None = None

    def believed(self, notebook: whitehall.Notebook, found: Possible) -> Believed:
        if self.rounds < len(notebook.rows) - 1:
            self._end(notebook, found.goals)
        if self.walk is None or not set(found.goals) <= set(self.walk.targets):
            self.walk = Walk(self.streets, found.goals, self.model, True)
        places = [self.walk.targets.index(goal) for goal in found.goals]
        now, goals = np.zeros(self.streets.size), np.zeros(len(found.goals))
        for k, joint in enumerate(self.walk.joint(notebook.row)):
            spared = np.array([self.spared[k].get(goal, 1.0) for goal in found.goals])
            weighed = joint[:, places] * spared * _quarters(found.goals)
            now += weighed.sum(axis=1)
            goals += weighed.sum(axis=0)
        return _believed(self.model, found, now, goals)

    def _end(self, notebook: whitehall.Notebook, goals: Sequence[int]) -> None:
        """A round is over: in each he went to what was announced, and passed no later goal.

        Of the earlier rounds something new is known too: that they spared what is announced now.
        """
        self.rounds, self.walk = len(notebook.rows) - 1, None
        self.spared = [dict.fromkeys(goals, 1.0) for _ in self.spared]
        for row, end in zip(notebook.rows, notebook.table.announced[1:], strict=False):
            walk = Walk(self.streets, [end], self.model, True)
            never = explore(self.streets, row).certain
            for spared, belief in zip(self.spared, walk.beliefs, strict=True):
                for goal in goals:
                    shunning = row.and_(Shunned(goal))._replace(told=False)
                    spared[goal] *= 0 if goal in never else exp(belief.weigh(shunning).evidence)


class MrJackBelief:
    """The same of Mr. Jack's detective."""

    def __init__(self, model: str, options: Any) -> None:
        self.model = model
        self.heard: list[Event] = []
        self.suspicion = Suspicion(options, SCHEMING, ODDS) if model == CHOICES else None
        self.room = room_to_think()

    def hear(self, events: Sequence[Event]) -> None:
        """As the detective heard them."""
        self.heard += events
        if self.suspicion is not None:
            self.suspicion.hear(self.heard, self.room)

    def believed(self, suspects: Sequence[str]) -> Believed:
        weights = dict.fromkeys(suspects, 1.0)
        if self.suspicion is not None:
            found = self.suspicion.weights
            weights = {each: max(1e-6, float(found[CHARACTERS.index(each)])) for each in suspects}
        return Believed(self.model, _shares(weights), {})


def _quarters(goals: Sequence[int]) -> Array:
    """A priori each open quarter is as likely, and in it each circle that can be a location."""
    sections = [SECTION[goal] for goal in goals]
    return np.array([1 / sections.count(section) for section in sections])


def _believed(model: str, found: Possible, now: Array, goals: Array) -> Believed:
    here = {circle: float(now[circle]) for circle in found.now}
    there = {goal: float(share) for goal, share in zip(found.goals, goals, strict=True)}
    return Believed(model, _shares(here), _shares(there))


def _shares(weights: Mapping[Any, float]) -> dict[Any, float]:
    everything = sum(weights.values())
    return {each: weight / everything for each, weight in weights.items() if weight > 0}
