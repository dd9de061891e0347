"""The strongest Jack of Whitehall Mystery: he works out what the police will ask, and know then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitehall.state import STREETS, JackNotes, Table
from darklantern.players.player import Chair
from darklantern.players.streets.belief import Array
from darklantern.players.whitehall import kernel
from darklantern.players.whitehall.casebook import GROUND, STRAYING_OR_HOMING, Casebook
from darklantern.players.whitehall.jack import Cunning, Jack, kind_of, stepped
from darklantern.players.whitehall.placing import grasped, placed
from darklantern.streets.rows import TO, WALK
from darklantern.streets.track import LAST_SPACE


class Care(NamedTuple):
    """How the fox weighs what he has worked out."""

    rows: int = 512
    placements: int = 12
    police: float = 0.04
    """How much worse a placement may be before the police are expected there e times less often."""
    grip: float = 1.5
    """How much likelier he is caught than their belief in his circle says."""
    next: float = 0.8
    """The danger of the next turn, for a known circle whose ways on are all watched."""
    bend: float = 0.6
    hazard: float = 0.07
    """Of each turn more that he needs."""
    known: float = 0.4
    """The danger of the turn after an arrival."""
    slack: float = 2.0
    late: float = 0.08
    price: float = 0.12
    """Of a tile."""
    content: float = -0.15
    """A risk so small that no tile is thought of."""
    mood: float = 0.03
    simple: float = 0.35
    """How likely the police are simple, before he has seen them."""
    learning: float = 2.0
    """How fast he learns what police they are."""
    stray: float = 0.0
    """How likely each figure that can come near names him by mere chance."""


class Expected(NamedTuple):
    """Where one sort of police is expected to stand, and how likely each placement is."""

    where: Array
    shares: Array


class Fox(Jack):
    """Works out, for each of his moves, where the police will stand, what they will ask, and what
    they will know then: he knows all the answers.

    He expects two sorts of police, clever and simple, and trusts what he sees them do.
    """

    def __init__(self, rng: Random, cunning: Cunning, care: Care) -> None:
        super().__init__(rng, cunning)
        self.care = care
        self.simple: Casebook | None = None
        self.trust = np.array([1 - care.simple, care.simple])
        """How far he takes the police for clever, and for simple."""
        self._expected: list[Expected] = []

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        if self.simple is None:
            self.simple = Casebook(view, STRAYING_OR_HOMING)
        self.simple.listen(chair.heard)
        return super().choose(view, legal, chair)

    def _escape(self, view: View, legal: Sequence[Any], book: Casebook) -> Action:
        table: Table = view.table
        notes: JackNotes = view.notes
        goals = list(notes.goals(table))
        self._trust(table)
        worths = np.full(len(legal), -99.0)
        caught = np.zeros(len(legal))
        expected: dict[str, list[Expected]] = {}
        ahead = int(GROUND.far[notes.circle, goals].min())
        for kind in sorted({kind_of(a, table) for a in legal}, key=_walks_first):
            if kind != WALK and worths.max() + self.care.hazard * ahead > self.care.content:
                break  # walking will do: tiles are for when it will not
            of_kind = [i for i, a in enumerate(legal) if kind_of(a, table) == kind]
            expected[kind], found = self._foreseen(
                kind, book, table, notes, [legal[i] for i in of_kind]
            )
            space = table.space + (2 if kind == TO else 1)
            for i, numbers in zip(of_kind, found, strict=True):
                worths[i] = self._outlook(legal[i], goals, numbers, space, table, notes)
                caught[i] = numbers[0]
        weights = np.exp((worths - worths.max()) / self.care.mood)
        chosen = self.rng.choices(range(len(legal)), weights.tolist())[0]
        action: Any = legal[chosen]
        self._expected = expected[kind_of(action, table)]
        steps = int(GROUND.far[action.to, goals].min())
        self._why = (
            f"At {action.to} he is caught with {100 * caught[chosen]:.0f} %, "
            f"and it is {steps} steps from there to a location."
        )
        return action  # type: ignore[no-any-return]

    def _trust(self, table: Table) -> None:
        """Whichever sort has foreseen better where the figures now stand is trusted more."""
        if not self._expected:
            return
        stand = GROUND.places(table.crossings)
        near = [
            float(sort.shares @ np.exp(-GROUND.steps[sort.where, stand]).mean(axis=1))
            for sort in self._expected
        ]
        self.trust = self.trust * np.exp(self.care.learning * np.array(near))
        self.trust = np.maximum(0.05, self.trust / self.trust.sum())
        self.trust /= self.trust.sum()
        self._expected = []

    def _foreseen(
        self, kind: str, book: Casebook, table: Table, notes: JackNotes, actions: Sequence[Any]
    ) -> tuple[list[Expected], Array]:
        """Where each sort of police will stand after such a move, and what they then know."""
        assert self.simple is not None
        options = [GROUND.places(STREETS.moves[crossing]) for crossing in table.crossings]
        total = np.zeros((len(actions), 4))
        expected = []
        for number, mind in enumerate((book, self.simple)):
            after = mind.if_he(stepped(mind.row, kind, table))
            rows, _ = after.rows(self.chances.random((self.care.rows, LAST_SPACE + 1)))
            if number == 0:
                scores, where = placed(after, table, options, self.cunning.weights, rows)
            else:
                scores, where = grasped(after, table, options)
            number_of = min(self.care.placements, len(scores))
            few = np.argpartition(-scores, number_of - 1)[:number_of]
            shares = np.exp((scores[few] - scores[few].max()) / self.care.police)
            expected.append(Expected(where[few], shares / shares.sum()))
            total += self.trust[number] * self._exposed(rows, expected[-1], table, notes, actions)
        return expected, total

    def _exposed(
        self,
        rows: Array,
        expected: Expected,
        table: Table,
        notes: JackNotes,
        actions: Sequence[Any],
    ) -> Array:
        passed = np.zeros(STREETS.size, np.bool_)
        passed[list(notes.row)] = True
        blocked = np.zeros(STREETS.size, np.bool_)
        blocked[list(table.blocked)] = True
        moves = np.array([(getattr(a, "via", 0), a.to) for a in actions], np.int64)
        found = np.zeros((len(actions), 4))
        kernel.exposed(
            rows, passed, moves, expected.where, expected.shares, blocked,
            *GROUND.reach_lists, *GROUND.soon_lists, *GROUND.walk_ends, *GROUND.cuts,
            len(GROUND.names), self.care.grip, found,
        )  # fmt: skip
        return found

    def _outlook(
        self,
        action: Any,
        goals: list[int],
        numbers: Array,
        space: int,
        table: Table,
        notes: JackNotes,
    ) -> float:
        """The log of the chance to come through, as far as it can be told."""
        care = self.care
        caught, share, covered, shut = (float(number) for number in numbers)
        near = GROUND.soon[GROUND.places(table.crossings), action.to].sum()
        caught += (1 - caught) * care.stray * float(near)
        worth = float(np.log(max(0.02, 1 - caught)))
        steps = int(GROUND.far[action.to, goals].min())
        if action.type == "walk" and action.to in goals:
            if len(goals) == 1:
                return worth
            return worth - care.known * (0.3 + 0.35 * covered) - 0.5 * shut
        spare = LAST_SPACE - space - steps
        worth -= care.next * share**care.bend * (0.3 + 0.35 * covered)
        worth -= care.hazard * steps + shut * (0.5 if notes.tiles else 2.0)
        if spare < care.slack:
            worth -= care.late * (care.slack - spare) ** 2
        if spare < 0:
            worth -= 3.0
        if action.type != "walk":
            worth -= care.price
        return float(worth)


def _walks_first(kind: str) -> tuple[bool, str]:
    """The order is the same in every process: a set's is not."""
    return kind != WALK, kind
