"""A player of Mr. Jack for either seat: plans a whole card at a time, and plays the plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import State, View
from darklantern.core.seats import JACK
from darklantern.games.mrjack.actions import Accuse, Leave, Pick
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.rules import decide
from darklantern.games.mrjack.state import CHARACTERS, WHISTLE_POINTS, Notes, Phase, Table
from darklantern.players.mrjack import kernel
from darklantern.players.mrjack.chances import CHANCES, WEIGHTS
from darklantern.players.mrjack.compiled import COMPILED
from darklantern.players.mrjack.ground import Ground, names_of
from darklantern.players.mrjack.plays import actions_of, fill, suspects_of
from darklantern.players.player import Chair


class Effort(NamedTuple):
    """How hard a rung thinks. Counted in plays and not in seconds, so that it can be repeated."""

    depth: int
    """How many cards ahead: 4 is the whole turn."""
    widths: tuple[int, int, int, int]
    """How many plays of each card are looked into: of the first card ahead, the second …"""
    mood: float
    """How much worse a play may be, in chances to win, before it is done e times less often.

    Nobody plays the best move always: Jack because he would be readable, the detective because
    what cannot be foreseen cannot be prepared for.
    """
    chances: str
    """Which of the tables in `chances` it believes."""

    def without_compiler(self) -> Effort:
        """What can be thought in the same time a hundred times more slowly."""
        return self._replace(depth=1)


LEVELS = 5


class Thinker:
    """Sees the table and its own notes; Jack his identity there, the detective his alibis."""

    def __init__(self, rng: Random, effort: Effort) -> None:
        self.rng = rng
        self.effort = effort if COMPILED else effort.without_compiler()
        self.plan: list[Action] = []
        self.why = "There was little to choose."
        self._chances = CHANCES[self.effort.chances]
        self._stack = np.zeros((LEVELS + 1, kernel.COLUMNS), np.int64)
        self._numbers = np.zeros((LEVELS, kernel.MOST_PLAYS), np.int64)
        self._values = np.zeros((LEVELS, kernel.MOST_PLAYS))
        self._scratch = np.zeros((2, kernel.MOST_PLAYS), np.int64)
        self._widths = np.array(self.effort.widths, np.int64)

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        for action in legal:
            if isinstance(action, Leave):
                self.why = "You were not seen at the last call, and this way out is open."
                return action
        if not (self.plan and self.plan[0] in legal):
            self.plan = self._planned(view, legal, chair)
        return self.plan.pop(0)

    def _planned(self, view: View, legal: Sequence[Action], chair: Chair) -> list[Action]:
        table: Table = view.table
        if table.phase is Phase.PICKING:
            character, actions = self._best_card(view, table.cards, chair)
            plan: list[Action] = [Pick(character), *actions]
        elif _untouched(table):  # the game goes on from a record: no card of ours was planned
            assert table.card is not None
            plan = self._best_card(view, (table.card,), chair)[1]
        else:
            plan = []
        return plan if plan and plan[0] in legal else [self._at_once(view, legal)]

    def _best_card(
        self, view: View, cards: Sequence[str], chair: Chair
    ) -> tuple[str, list[Action]]:
        """The card to pick and all that it does."""
        p = self._stack[0]
        ground = fill(p, view)
        jack = view.seat == JACK
        found: list[tuple[float, str, int]] = []
        edge = 2.0 if jack else -1.0
        margin = WEIGHTS[kernel.MARGIN]
        for character in cards:
            if found and chair.hurry():
                break
            n = kernel.look(
                ground, self._stack, CHARACTERS.index(character), self.effort.depth, edge,
                WEIGHTS, self._chances, self._widths, self._numbers, self._values, self._scratch,
            )  # fmt: skip
            for value, number in zip(self._values[0, :n], self._numbers[0, :n], strict=True):
                found.append((float(value), character, int(number)))
            if n:
                best = float(self._values[0, :n].min() if jack else self._values[0, :n].max())
                edge = min(edge, best + margin) if jack else max(edge, best - margin)
        if jack and (way_out := self._way_out(view, cards)):
            return way_out
        going_on = max((value for value, _, _ in found), default=0.0)
        likely = dict.fromkeys(suspects_of(view), 1 / max(1, len(suspects_of(view))))
        if not jack and (accusation := self._accusation(view, cards, likely, going_on)):
            return accusation
        value, character, number = self._drawn(found, jack)
        self._explain(view, ground, character, number, value)
        return character, actions_of(view.table.options.board, character, number)

    def _way_out(self, view: View, cards: Sequence[str]) -> tuple[str, list[Action]] | None:
        """Jack's own card, if it takes him out of the district now: he then leaves at once."""
        me = view.notes.identity
        if me not in cards or view.table.seen:
            return None
        if not kernel.can_leave(self._stack[0], CHARACTERS.index(me)):
            return None
        self.why = "You were not seen at the last call, and the way out of the district is open."
        return me, []

    def _accusation(
        self, view: View, cards: Sequence[str], likely: Mapping[str, float], going_on: float
    ) -> tuple[str, list[Action]] | None:
        """The best accusation, if it is no worse than going on; on the last turn it always is."""
        table: Table = view.table
        p = self._stack[0]
        ground, hexes = fill(p, view), names_of(table.options.board).hexes
        found: list[tuple[str, str]] = []
        best = max(1e-6, going_on - 1e-9)
        for character in cards:
            ends = kernel.reach_of(ground, p, CHARACTERS.index(character), p[kernel.OPEN])
            for suspect, chance in likely.items():
                there = ends >> hexes.index(table.place(suspect)) & 1
                if suspect == character or not there or chance < best:
                    continue
                found = [*found, (character, suspect)] if chance == best else [(character, suspect)]
                best = chance
        if not found:
            return None
        character, suspect = self.rng.choice(found)
        self.why = (
            f"{suspect.capitalize()} is all but certain to be Jack, and {character.capitalize()}"
            " gets to him."
            if best > 0.95
            else f"Waiting promises {_percent(going_on)}, and {suspect.capitalize()} is Jack with"
            f" {_percent(best)}."
        )
        return character, [Accuse(table.place(suspect))]

    def _explain(
        self, view: View, ground: Ground, character: str, number: int, chance: float
    ) -> None:
        """What a play does to the suspects, for whoever asks for the reason."""
        who = CHARACTERS.index(character)
        q = kernel.after(ground, self._stack, 0, who, number)
        seen, suspects = kernel.seen(ground, q), q[kernel.SUSPECTS]
        lit, dark = kernel.count(suspects & seen), kernel.count(suspects & ~seen)
        self.why = (
            f"Were the witnesses called then, {lit} of the suspects would be seen and {dark} not"
        )
        if view.notes.identity:
            mine = seen >> CHARACTERS.index(view.notes.identity) & 1
            self.why += f", you {'with the seen' if mine else 'unseen'}"
        chance = min(1.0, max(0.0, chance))
        self.why += f"; the detective's chance is then about {_percent(chance)}."

    def reason(self) -> str:
        """Why the card being played is played so."""
        return self.why

    def _drawn(self, found: list[tuple[float, str, int]], jack: bool) -> tuple[float, str, int]:
        """One of the plays, a worse one e times less often for each mood that it is worse."""
        mood = self.effort.mood
        sign = -1 if jack else 1
        best = max(sign * value for value, _, _ in found)
        weights = [exp(max(-50.0, (sign * value - best) / mood)) for value, _, _ in found]
        return self.rng.choices(found, weights)[0]

    def _at_once(self, view: View, legal: Sequence[Action]) -> Action:
        """One action looked at alone, in the middle of a card that nobody has planned."""
        keep = [action for action in legal if not isinstance(action, Accuse)] or list(legal)
        p = self._stack[1]
        worths = []
        for action in keep:
            after: Any = view.table
            if not isinstance(action, (Accuse, Pick)):
                after = evolve_table(after, decide(State(after, {JACK: Notes()}), action))
            ground = fill(p, view._replace(table=after))
            worth = kernel.worth(ground, p, WEIGHTS, self._chances)
            worths.append(-worth if view.seat == JACK else worth)
        best = max(worths)
        self.why = "The card has been begun already; this is the best that is left of it."
        return self.rng.choice([a for a, w in zip(keep, worths, strict=True) if w == best])


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _untouched(table: Table) -> bool:
    """Whether the character being played has done nothing yet."""
    ready = table.card not in ("smith", "lestrade", "bert") or table.ability
    fresh = table.card != "goodley" or table.whistle == WHISTLE_POINTS
    return not table.moved and not table.turning and ready and fresh
