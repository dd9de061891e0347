"""Police of Whitehall Mystery: exact belief, joint moves by enumeration, questions by their worth.

One mind may hold any of the figures. Whoever is to move plans for itself and for those after it,
as if they thought alike, and plays its own part: nothing is agreed upon that a seat could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitehall.state import STREETS, Table
from darklantern.players.player import Chair
from darklantern.players.streets.belief import Array, Posterior
from darklantern.players.whitehall import kernel
from darklantern.players.whitehall.casebook import GROUND, STROLLERS, Casebook, Stroller
from darklantern.players.whitehall.placing import placed
from darklantern.streets.inspections import open_circles
from darklantern.streets.track import LAST_SPACE

OUTLOOK = {1: (0.35, 0.35, 0.25), 2: (0.25, 0.35, 0.12), 3: (0.15, 0.4, 0.0)}
"""By round: the chance to win when all is vague, how much more when he is seen, and the chance
when he has arrived."""

CERTAIN = 0.999
BEST_FEW = 12
"""So many of the best moves are in the draw."""

PRICE = {1: 0.2, 2: 0.12, 3: 0.03}
"""What an ability must be worth beyond the next best, by round: it is used once."""

ACCUSE_AT = {1: 0.3, 2: 0.24, 3: 0.14}
"""How likely a location must be for brown to name it."""


class Craft(NamedTuple):
    """How well a rung works."""

    walkers: tuple[Stroller, ...] = STROLLERS
    weights: tuple[float, ...] = (1.0, 0.25, 0.5, 0.4, 0.5)
    """Of a placement: see `kernel`."""
    mood: float = 0.01
    """How much worse a choice may be before it is made e times less often."""
    doubt: float = 0.01
    """The same of questions and arrests."""
    rows: int = 384
    """Rows drawn to weigh questions with."""


class Police:
    """Any figures of Whitehall Mystery."""

    def __init__(self, rng: Random, craft: Craft) -> None:
        self.rng, self.craft = rng, craft
        self.chances = np.random.default_rng(rng.getrandbits(32))
        self.book: Casebook | None = None
        self._why = ""

    def reason(self) -> str:
        """Why it chose as it did last, in a sentence."""
        return self._why

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        if self.book is None:
            self.book = Casebook(view, self.craft.walkers)
        self.book.listen(chair.heard)
        if len(legal) == 1:
            self._why = "There is nothing else to do."
            return legal[0]
        types = {action.type for action in legal}
        if "deploy" in types:
            return self._deploy(legal, self.book)
        if "move" in types:
            return self._move(legal, self.book)
        return self._inspect(legal, self.book)

    # -- where to stand -------------------------------------------------------------------------

    def _deploy(self, legal: Sequence[Any], book: Casebook) -> Action:
        """Apart from the others, and not too far from where goals can be."""
        taken = GROUND.places(book.table.crossings)
        near = np.exp(-GROUND.steps_to / 4) @ book.prior

        def worth(action: Any) -> float:
            here = GROUND.place[action.crossing]
            apart = min((GROUND.steps[here, other] for other in taken), default=4)
            return float(near[here]) + 0.1 * min(6, apart)

        self._why = "From there the others' streets are not watched yet."
        return self._drawn(legal, [worth(action) for action in legal], 0.1)

    def _move(self, legal: Sequence[Any], book: Casebook) -> Action:
        table, likely = book.table, book.likely()
        options = self._options(legal, table)
        scores, where = placed(likely, table, options, self.craft.weights, self._draw(likely)[0])
        abilities = {GROUND.place[a.to] for a in legal if a.ability}
        if abilities:
            scores = scores - PRICE[table.round] * np.isin(where[:, table.acting], list(abilities))
        chosen = where[self._one_of_best(scores), table.acting]
        return self._moving(legal, GROUND.names[chosen], likely)

    def _moving(self, legal: Sequence[Any], to: str, likely: Posterior) -> Action:
        top = int(likely.here.argmax())
        goal = likely.belief.targets[int(likely.goals.argmax())]
        self._why = (
            f"Jack is likeliest at {top} ({100 * likely.here[top]:.0f} %), and may be going to "
            f"{goal} ({100 * likely.goals.max():.0f} %): {to} serves best against both."
        )
        action: Action = next(a for a in legal if a.to == to)
        return action

    def _options(self, legal: Sequence[Any], table: Table) -> list[Array]:
        """Where each figure can be after its move: those that have moved stay."""
        options = []
        for number, crossing in enumerate(table.crossings):
            if number < table.acting:
                options.append(GROUND.places([crossing]))
            elif number == table.acting:
                options.append(GROUND.places(a.to for a in legal))
            else:
                options.append(GROUND.places(STREETS.moves[crossing]))
        return options

    def _one_of_best(self, scores: Array) -> int:
        few = np.argpartition(-scores, min(BEST_FEW, len(scores)) - 1)[:BEST_FEW]
        weights = np.exp((scores[few] - scores[few].max()) / self.craft.mood)
        return int(self.rng.choices(few.tolist(), weights.tolist())[0])

    # -- what to ask ----------------------------------------------------------------------------

    def _draw(self, likely: Posterior) -> tuple[Array, Array]:
        return likely.rows(self.chances.random((self.craft.rows, LAST_SPACE + 1)))

    def _inspect(self, legal: Sequence[Any], book: Casebook) -> Action:
        likely = book.likely()
        arrests = [a for a in legal if a.type == "arrest"]
        for action in arrests:
            if action.circle is not None and likely.here[action.circle] > CERTAIN:
                self._why = f"Jack is at {action.circle}."
                return action  # type: ignore[no-any-return]
        rows, goals = self._draw(likely)
        targets = np.append(np.array(likely.belief.targets), -1)
        arriving = not book.row.told and book.row.steps[-1].kind == "walk"
        home = (rows[:, -1] == targets[goals]) & arriving
        worths = [
            self._worth(action, book, rows, home, asks)
            for asks in [self._asking(legal, book, rows, home)]
            for action in legal
        ]
        chosen = self._drawn(legal, worths, self.craft.doubt)
        self._why = self._inspection(chosen, likely)
        return chosen

    def _asking(
        self, legal: Sequence[Any], book: Casebook, rows: Array, home: Array
    ) -> dict[int, float]:
        """What it is worth to ask at each circle."""
        circles = np.array([a.circle for a in legal if a.type == "search"], np.int64)
        if not len(circles):
            return {}
        passed = np.ascontiguousarray((rows[:, :, None] == circles).any(axis=1))
        values = np.zeros(len(circles))
        kernel.inquire(
            np.ones(len(rows), np.bool_), passed, rows[:, -1].copy(), home, circles,
            np.ones(len(circles), np.bool_), self._to_come(book.table), *GROUND.reach_lists,
            _blocked(book.table), np.array(OUTLOOK[book.table.round]), values,
        )  # fmt: skip
        return dict(zip(circles.tolist(), values.tolist(), strict=True))

    def _to_come(self, table: Table) -> Array:
        """Where the figures stand that have yet to ask or arrest in this turn."""
        return GROUND.places(table.crossings[table.acting + 1 :])

    def _worth(
        self, action: Any, book: Casebook, rows: Array, home: Array, asks: dict[int, float]
    ) -> float:
        table, ends = book.table, rows[:, -1].copy()
        outlook = np.array(OUTLOOK[table.round])

        def left(alive: Array, barred: int = -1) -> float:
            value = kernel.prospect(
                alive, ends, home, self._to_come(table), *GROUND.reach_lists, _blocked(table),
                outlook, barred,
            )  # fmt: skip
            return float(value)

        everything = np.ones(len(rows), np.bool_)
        if action.type == "search":
            return asks[action.circle] + 0.002 * float(ends[0] >= 0)
        if action.type == "arrest":
            circles = [action.circle]
            if action.circle is None:
                circles = list(open_circles(STREETS, table.crossing, table.blocked))
            caught = np.isin(ends, circles)
            share = float(caught.mean())
            price = PRICE[table.round] * 0.5 if action.ability else 0.0
            return share + (1 - share) * left(~caught) - price if share else 0.0
        if action.type == "accuse":
            goals = book.likely()
            place = dict(zip(goals.belief.targets, goals.goals, strict=True))
            right = float(place.get(action.circle, 0.0) * (1 - goals.here[action.circle]))
            if right < ACCUSE_AT[table.round]:
                return 0.0
            return right + (1 - right) * left(everything)
        if action.type == "smoker":
            return left(everything) + 0.01
        return left(everything)

    def _inspection(self, action: Any, likely: Posterior) -> str:
        if action.type == "arrest" and action.circle is not None:
            chance = 100 * likely.here[action.circle]
            return f"Jack is at {action.circle} with {chance:.0f} %, worth more than a question."
        if action.type == "arrest":
            return "So many circles in reach may hold Jack that all of them are worth naming."
        if action.type == "search":
            return f"The answer at {action.circle} tells most about where Jack is now."
        if action.type == "accuse":
            return f"Of the locations still to come {action.circle} is the likeliest."
        if action.type == "smoker":
            return "To know when he was there tells how far he can be by now."
        return "No question in reach tells anything new."

    def _drawn(self, legal: Sequence[Any], worths: Sequence[float], mood: float) -> Action:
        """One of them, a worse one less often."""
        worth = np.array(worths)
        weights = np.exp((worth - worth.max()) / mood)
        action: Action = self.rng.choices(list(legal), weights.tolist())[0]
        return action


def _blocked(table: Table) -> Array:
    blocked = np.zeros(STREETS.size, np.bool_)
    blocked[list(table.blocked)] = True
    return blocked
