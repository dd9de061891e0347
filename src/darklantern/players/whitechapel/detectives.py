"""Police who believe: any number of detectives' seats, up to all five pawns.

Before the pawns move, the best stand for all five is looked for, and every pawn goes where that
wants it. Then each pawn asks or makes an arrest, judged anew after every answer. Several seats
held by different computers each plan for all, and move their own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitechapel.actions import Move, RelocatePawn, Rush
from darklantern.games.whitechapel.seats import PAWNS, check_seats
from darklantern.games.whitechapel.state import LAST_NIGHT, STREETS, Phase, Table
from darklantern.players.player import Chair
from darklantern.players.whitechapel import patrols
from darklantern.players.whitechapel.ground import CROSSINGS, HOMES, NUMBER, moves
from darklantern.players.whitechapel.hunch import Hunch, settling
from darklantern.players.whitechapel.picture import Manner, picture_of
from darklantern.players.whitechapel.questions import Questions, judge
from darklantern.players.whitechapel.stand import Picture, ascend

Array = NDArray[Any]


class Detectives:
    """The police player."""

    def __init__(self, rng: Random, manner: Manner = Manner()) -> None:  # noqa: B008
        self.rng, self.manner = rng, manner
        self.hunch: Hunch | None = None
        self.questions: Questions | None = None
        self._plan: dict[str, int] = {}
        self._laying = 0
        self._planned: tuple[int, int] | None = None
        self._said = ""

    def reason(self) -> str:
        """Why, in a sentence."""
        return self._said

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        """One of the legal actions."""
        chosen: Action = self._choose(view, legal, chair)
        return chosen

    def _choose(self, view: View, legal: Sequence[Any], chair: Chair) -> Any:
        table: Table = view.table
        if self.hunch is None:
            self.hunch = Hunch(
                at_first(view, chair), self.manner.walkers, settling(self.manner.taste)
            )
        self.hunch.listen(chair.heard)
        if len(legal) == 1:
            self._said = "There is nothing else to do."
            return legal[0]
        match table.phase:
            case Phase.PATROLLING:
                return self._patrol(view, legal, chair)
            case Phase.ADDRESS:
                return self._accuse(table, legal)
            case Phase.RELOCATING | Phase.SUSPENSE:
                choose = (
                    patrols.relocation if table.phase is Phase.RELOCATING else patrols.wretched_move
                )
                self._said = "There the way home is longest past our patrols."
                return choose(self, view, legal)
            case Phase.CALLED:
                return self._called(table, legal)
            case Phase.HUNTING:
                return self._move(table, legal, chair)
            case Phase.SUSPICION:
                return self._inspect(table, legal, chair)
        return self.rng.choice(legal)

    # -- Hell -----------------------------------------------------------------------------------

    def _patrol(self, view: View, legal: Sequence[Any], chair: Chair) -> Any:
        table: Table = view.table
        if not table.patrols or self._laying != table.night:
            self._plan = patrols.deployment(self, table, chair.hurry)
        self._laying = table.night
        token_at = {CROSSINGS[k]: token.partition("-")[0] for token, k in self._plan.items()}
        good = [a for a in legal if token_at.get(a.crossing) == a.token]
        self._said = "Real patrols between his victims and where he may live, false ones beside."
        return self.rng.choice(good or list(legal))

    def _accuse(self, table: Table, legal: Sequence[Any]) -> Any:
        assert self.hunch is not None
        likely = self.hunch.hideouts()
        best = int(likely.argmax())
        enough = 0.0 if table.night == LAST_NIGHT else self.manner.accuse
        if likely[best] >= enough:
            self._said = f"He lives at {HOMES[best]} with {likely[best]:.0%}."
            return next(a for a in legal if a.type == "accuse" and a.circle == HOMES[best])
        self._said = f"No circle is likely enough yet: {HOMES[best]} has {likely[best]:.0%}."
        return next(a for a in legal if a.type == "pass")

    def _called(self, table: Table, legal: Sequence[Any]) -> Any:
        picture = self.picture(table)
        pawns = [NUMBER[k] for k in table.crossings]

        def worth(action: RelocatePawn) -> float:
            there = list(pawns)
            [goulston] = STREETS.bordered("red")
            there[PAWNS.index(action.pawn)] = NUMBER[goulston]
            return picture.worth(np.array(there, np.int64))

        self._said = "The other pawn is needed more where it stands."
        return max(legal, key=worth)

    # -- Hunting --------------------------------------------------------------------------------

    def picture(self, table: Table) -> Picture:
        """What a stand is judged by now."""
        assert self.hunch is not None
        now = self.hunch.now()
        assert now is not None
        return picture_of(self.hunch, now, table, self.manner)

    def _move(self, table: Table, legal: Sequence[Any], chair: Chair) -> Any:
        planned = (table.night, table.space)
        if self._planned != planned or not self._fits(table, legal):
            self._plan_moves(table, chair)
            self._planned = planned
        for action in legal:
            if self._plan.get(action.pawn) == NUMBER[action.to]:
                return action
        # Somebody stands in the way: as near to the plan as can be.
        picture = self.picture(table)
        pawns = [NUMBER[k] for k in table.crossings]

        def worth(action: Move) -> float:
            there = list(pawns)
            there[PAWNS.index(action.pawn)] = NUMBER[action.to]
            return picture.worth(np.array(there, np.int64))

        return max(legal, key=worth)

    def _fits(self, table: Table, legal: Sequence[Any]) -> bool:
        """Whether the colleagues went where the plan had them, and what is left can be done."""
        waiting = set(_waiting(table))
        for pawn, crossing in table.standing():
            if pawn not in waiting and self._plan.get(pawn) != NUMBER[crossing]:
                return False
        return any(self._plan.get(a.pawn) == NUMBER[a.to] for a in legal)

    def shuffled(self, crossings: Array) -> list[int]:
        """So that of equal stands none is a habit."""
        return self.rng.sample([int(k) for k in crossings], len(crossings))

    def _plan_moves(self, table: Table, chair: Chair) -> None:
        picture = self.picture(table)
        pawns = [NUMBER[k] for k in table.crossings]
        waiting = _waiting(table)
        choices: list[list[int]] = [[] for _ in PAWNS]
        for place, pawn in enumerate(waiting):
            number = PAWNS.index(pawn)
            later = {pawns[PAWNS.index(other)] for other in waiting[place + 1 :]}
            choices[number] = [
                k for k in self.shuffled(moves()[pawns[number]]) if k not in later
            ]  # fmt: skip
        if self.manner.careless:
            choices = [
                [k for k in own if self.rng.random() > self.manner.careless] for own in choices
            ]
        best, _ = ascend(picture, pawns, choices, self.manner.rounds, chair.hurry)
        self._plan = dict(zip(PAWNS, best, strict=True))
        goal = HOMES[int(self.hunch.hideouts().argmax())]  # type: ignore[union-attr]
        here = int(picture.here.argmax())
        self._said = (
            f"So we stand across his ways home; he is likeliest at {here} "
            f"({picture.here[here]:.0%}) and goes, perhaps, to {goal}."
        )

    # -- Clues and Suspicion --------------------------------------------------------------------

    def _inspect(self, table: Table, legal: Sequence[Any], chair: Chair) -> Any:
        assert self.hunch is not None
        if self.questions is None:
            hunch = self.hunch
            self.questions = Questions(self.rng, lambda: hunch.now())  # type: ignore[arg-type,return-value]
        rows = self.questions.rows_of(self.hunch.notebook.row)
        pawns = table.todo if table.searching is None else (table.searching,)
        sure = self.manner.sure * math.exp(self.manner.mixed * self.rng.gauss(0, 1))
        last = len(_waiting(table)) <= 1
        best: tuple[float, Any] = (-1.0, None)
        likely: dict[int, float] = {}
        certain = 0.0
        for pawn in pawns:
            own = [a for a in legal if a.pawn == pawn]
            reach = [c for c in STREETS.reach[table.crossing_of(pawn)] if c not in table.blocked]
            worths = judge(rows, own, reach, self.manner.home)
            likely.update(worths.likely)
            for chance, arrest in worths.arrests:
                # A chance of winning now, against what a clue would tell.
                worth = chance / sure if chance >= (sure if not last else sure * 0.6) else -1.0
                if chance > 0.97:
                    worth = 1e6
                if worth > best[0]:
                    best, certain = (worth, arrest), chance
            for told, search in worths.searches:
                if told > 1e-4 and told > best[0]:
                    best = (told, search)
        if best[1] is None:
            return self._nothing_to_ask(table, legal)
        action = best[1]
        if action.type == "arrest":
            self._said = f"He is there with {certain:.0%}."
        else:
            self._said = f"He has been at {action.circle} with {likely[action.circle]:.0%}."
        return action

    def _nothing_to_ask(self, table: Table, legal: Sequence[Any]) -> Any:
        """Rushing, where that stands us better; else the part is over."""
        rushes = [a for a in legal if isinstance(a, Rush)]
        self._said = "There is nothing to learn in reach."
        if rushes:
            picture = self.picture(table)
            pawns = [NUMBER[k] for k in table.crossings]
            now = picture.worth(np.array(pawns, np.int64))

            def worth(action: Rush) -> float:
                there = list(pawns)
                there[PAWNS.index(action.pawn)] = NUMBER[action.to]
                return picture.worth(np.array(there, np.int64))

            best = max(rushes, key=worth)
            if worth(best) > now:
                self._said = "A rush stands us better than another question."
                return best
        return next(a for a in legal if a.type == "done")


def _waiting(table: Table) -> list[str]:
    """The pawns that have not had their turn in this phase, in the order of the table."""
    waiting = list(table.todo)
    place = (table.acting + 1) % len(table.detectives)
    while place != table.leading:
        waiting += table.held[place]
        place = (place + 1) % len(table.detectives)
    return waiting


def at_first(view: View, chair: Chair) -> Table:
    """The table before anything had happened."""
    return Table(view.table.options, *check_seats(chair.seating))
