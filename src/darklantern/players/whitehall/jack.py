"""Jack of Whitehall Mystery: he knows what the police believe of him, and walks beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import STREETS, JackNotes, Phase, Table
from darklantern.players.player import Chair
from darklantern.players.streets.belief import Array, Posterior
from darklantern.players.whitehall.casebook import (
    GROUND,
    STROLLERS,
    Casebook,
    Stroller,
)
from darklantern.players.whitehall.placing import placed
from darklantern.streets.rows import HIDDEN, TO, VIA, WALK, Row, Step
from darklantern.streets.track import LAST_SPACE


class Cunning(NamedTuple):
    """How well a rung thinks."""

    walkers: tuple[Stroller, ...] = STROLLERS
    weights: tuple[float, ...] = (1.0, 0.25, 0.5, 0.4, 0.5)
    """Of the police's placements, as he expects them."""
    foresight: bool = True
    """Whether he works out where the police will stand, or fears every circle they can reach."""
    danger: float = 6.0
    hurry: float = 0.45
    """What a step nearer to a goal is worth."""
    late: float = 1.5
    """What each space too few in hand costs, once fewer than `slack` are to spare."""
    slack: float = 3.0
    hidden: float = 1.0
    """What the spread of where the police believe him is worth, in nats."""
    room: float = 0.25
    """What it is worth to have more ways on."""
    tours: int = 60
    """Sets of locations drawn, of which one of the best is chosen."""
    choosy: float = 1.0
    """How much harder a tour may be before it is chosen e times less often."""
    price: float = 1.2
    """Of a tile."""
    mood: float = 0.25


class Jack:
    """Plays Jack."""

    def __init__(self, rng: Random, cunning: Cunning) -> None:
        self.rng, self.cunning = rng, cunning
        self.chances = np.random.default_rng(rng.getrandbits(32))
        self.book: Casebook | None = None
        self.tour: list[int] = []
        self._why = ""

    def reason(self) -> str:
        """Why he chose as he did last, in a sentence."""
        return self._why

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        if self.book is None:
            self.book = Casebook(view, self.cunning.walkers)
        self.book.listen(chair.heard)
        if len(legal) == 1:
            self._why = "There is nothing else to do."
            return legal[0]
        match view.table.phase:
            case Phase.LOCATIONS:
                return self._location(view, legal)
            case Phase.BEGINNING:
                return self._begin(view, legal)
            case Phase.RECLAIMING:
                return self._reclaim(legal)
            case Phase.BLOCKING:
                return self._block(view, legal, self.book)
        return self._escape(view, legal, self.book)

    # -- before the hunt ------------------------------------------------------------------------

    def _location(self, view: View, legal: Sequence[Any]) -> Action:
        """His four are drawn at once, and noted one by one."""
        noted = view.notes.locations
        if len(self.tour) != 4 or tuple(self.tour[: len(noted)]) != noted:
            self.tour = self._planned(noted)
        wanted = self.tour[len(noted)] if len(self.tour) == 4 else None
        self._why = "From there the other quarters are near, and many circles are as likely."
        fitting = [a for a in legal if a.circle == wanted]
        action: Action = self.rng.choice(fitting or legal)
        return action

    def _planned(self, noted: tuple[int, ...]) -> list[int]:
        """One of the easier of many sets that complete those noted."""
        drawn = []
        for section in sorted(set(SECTION.values()) - {SECTION[c] for c in noted}):
            quarter = [c for c in WHITE_CIRCLES if SECTION[c] == section]
            drawn.append(self.chances.choice(quarter, self.cunning.tours))
        if not drawn:
            return list(noted)
        rest = np.sort(np.array(drawn).T, axis=1)
        tours = np.hstack([np.tile(np.array(noted, np.int64), (len(rest), 1)), rest])
        hard = toil(tours).min(axis=1).astype(float)
        if noted:
            hard[rest[:, 0] <= noted[-1]] = 1e3
        weights = np.exp((hard.min() - hard) / self.cunning.choosy)
        return list(map(int, tours[self.rng.choices(range(len(tours)), weights.tolist())[0]]))

    def _begin(self, view: View, legal: Sequence[Any]) -> Action:
        """Where the tour is easy from, and the figures are not too near."""
        places = GROUND.places(view.table.crossings)
        locations = list(view.notes.locations)

        hard = toil(np.array([locations]))[0]

        def worth(start: int) -> float:
            legs = hard[ORDERS[:, 0] == locations.index(start)].min()
            near = min(4, int(GROUND.steps_to[places, start].min()))
            return float(-legs + 0.5 * near)

        self._why = "The way round the other three is shortest from there."
        worths = np.array([worth(a.circle) for a in legal])
        weights = np.exp((worths - worths.max()) / 1.0)
        return _drawn(self.rng, legal, weights)

    def _reclaim(self, legal: Sequence[Any]) -> Action:
        tiles = [a for a in legal if a.type == "reclaim"]
        self._why = "One tile more is one way out more."
        taken: Action = tiles[-1] if tiles else legal[0]
        return taken

    def _block(self, view: View, legal: Sequence[Any], book: Casebook) -> Action:
        """On a circle whose answer would tell much and that the police can ask about now."""
        here, table = book.likely().here, view.table
        reach = GROUND.reach[GROUND.places(table.crossings)].max(axis=0)
        worth = [
            float(here[a.circle] * reach[a.circle]) if a.type == "false-clue" else 0.08
            for a in legal
        ]
        at = int(np.argmax(worth))
        self._why = "Where they could have asked to most purpose they now cannot."
        return legal[at]  # type: ignore[no-any-return]

    # -- on his way -----------------------------------------------------------------------------

    def _escape(self, view: View, legal: Sequence[Any], book: Casebook) -> Action:
        table: Table = view.table
        notes: JackNotes = view.notes
        goals = list(notes.goals(table))
        worths = np.zeros(len(legal))
        kinds = {kind_of(a, table) for a in legal}
        for kind in sorted(kinds):
            of_kind = [i for i, a in enumerate(legal) if kind_of(a, table) == kind]
            after = book.if_he(stepped(book.row, kind, table))
            danger = self._danger(after, table)
            spread = -float((after.here * np.log(after.here + 1e-12)).sum())
            space = table.space + (2 if kind == TO else 1)
            for i in of_kind:
                worths[i] = self._worth(legal[i], goals, danger, spread, space, table)
        weights = np.exp((worths - worths.max()) / self.cunning.mood)
        chosen = self.rng.choices(range(len(legal)), weights.tolist())[0]
        action: Any = legal[chosen]
        steps = int(GROUND.far[action.to, goals].min())
        self._why = f"They do not look at {action.to} first, {steps} steps from a goal."
        return action  # type: ignore[no-any-return]

    def _worth(
        self, action: Any, goals: list[int], danger: Array, spread: float, space: int, table: Table
    ) -> float:
        how, end = self.cunning, action.to
        steps = int(GROUND.far[end, goals].min())
        arrived = action.type == "walk" and end in goals
        if arrived:
            last = len(goals) == 1
            return 12.0 - how.danger * float(danger[end]) + 6.0 * last
        spare = LAST_SPACE - space - steps
        worth = -how.danger * float(danger[end]) - how.hurry * steps + how.hidden * spread
        if spare < how.slack:
            worth -= how.late * (how.slack - spare) ** 2
        if spare < 0:
            worth -= 20
        ways = len(STREETS.walks(end, table.occupied))
        worth += how.room * min(6, ways)
        if ways < 3:
            worth -= 3 - ways
        return float(worth - how.price * (action.type != "walk"))

    def _danger(self, after: Posterior, table: Table) -> Array:
        """By circle: how likely he is caught there in this turn."""
        here = after.here
        if not self.cunning.foresight:
            places = GROUND.places(table.crossings)
            figures = np.minimum(2, GROUND.soon[places].sum(axis=0)) / 2
            guess: Array = figures * here / (here + 0.15)
            return guess
        options = [GROUND.places(STREETS.moves[crossing]) for crossing in table.crossings]
        rows, _ = after.rows(self.chances.random((192, LAST_SPACE + 1)))
        scores, where = placed(after, table, options, self.cunning.weights, rows)
        few = np.argpartition(-scores, min(16, len(scores)) - 1)[:16]
        shares = np.exp((scores[few] - scores[few].max()) / 0.03)
        shares /= shares.sum()
        seen: Array = np.array([GROUND.reach[where[i]].max(axis=0) for i in few])
        inside: Array = seen @ here
        # Who is in reach is found the likelier, the fewer others are.
        caught: Array = seen * (here[None, :] / (here[None, :] + 0.35 * inside[:, None] + 0.03))
        danger: Array = shares @ caught
        return danger


def _drawn(rng: Random, legal: Sequence[Action], weights: Array) -> Action:
    action: Action = rng.choices(list(legal), weights.tolist())[0]
    return action


def kind_of(action: Any, table: Table) -> str:
    """How the space (or the two) would be filled, as everybody sees it."""
    if action.type == "coach":
        return TO
    if action.type == "walk" or not table.options.murderer_at_large:
        return str(action.type)
    return HIDDEN


def stepped(row: Row, kind: str, table: Table) -> Row:
    """The row with such a step more, not told yet whether he has arrived."""
    step = Step(WALK, table.occupied) if kind == WALK else Step(kind)
    return row.filled(*([Step(VIA)] if kind == TO else []), step)._replace(told=False)


ORDERS = np.array(list(permutations(range(4))))


def toil(tours: Array) -> Array:
    """How hard each tour is in each order of `ORDERS`: its legs, and the hardest once more."""
    ordered = tours[:, ORDERS]
    legs = GROUND.far[ordered[:, :, :-1], ordered[:, :, 1:]]
    hard: Array = legs.sum(axis=2) + legs.max(axis=2)
    return hard
