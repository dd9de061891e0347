"""The strongest player of Mr. Jack: keeps the suspects apart, and minds what choices betray.

Whoever may be Jack plays for himself, and the detective, who cannot tell, for the average. So
Jack foresees a detective that does not know him, and the detective as many Jacks as there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.core.seats import JACK
from darklantern.games.mrjack.state import CHARACTERS
from darklantern.players.mrjack import kernel
from darklantern.players.mrjack.chances import ODDS, SCHEMING
from darklantern.players.mrjack.compiled import COMPILED
from darklantern.players.mrjack.kernel import Room
from darklantern.players.mrjack.plays import actions_of, fill, suspects_of
from darklantern.players.mrjack.suspicion import Suspicion, belief_of
from darklantern.players.mrjack.thinker import Effort, Thinker
from darklantern.players.player import Chair

LEVELS = 5
MOST_LISTED = 256


class Scheme(NamedTuple):
    """How hard a rung thinks. Counted in plays, like an Effort."""

    widths: tuple[int, int, int]
    """How many plays of each card are looked into, of the first card ahead, the second, the third.

    The last card of a turn is always looked into whole.
    """
    mood: float
    candour: float
    """How far Jack goes by his own fate; for the rest by that of the suspects on average."""
    suspicious: bool
    """Whether what Jack has chosen so far is held against those whom it suits."""


class Schemer(Thinker):
    """Plays each card as a thinker does, but for how the best one is found."""

    def __init__(self, rng: Random, scheme: Scheme) -> None:
        super().__init__(rng, Effort(1, (999, 1, 1, 1), scheme.mood, "counted"))
        self.scheme = scheme
        self._suspicion: Suspicion | None = None
        self._wide = np.array((*scheme.widths, 1, 1), np.int64)
        self._fates = np.zeros((MOST_LISTED, kernel.EIGHT))
        self._room = Room(
            self._numbers,
            self._values,
            self._scratch,
            np.zeros((LEVELS, MOST_LISTED), np.int64),
            np.zeros((LEVELS, MOST_LISTED), np.int64),
            np.zeros((LEVELS + 1, kernel.EIGHT)),
            np.zeros(LEVELS),
            np.zeros((LEVELS, 2), np.int64),
            np.zeros((2, kernel.EIGHT)),
        )

    def _best_card(
        self, view: View, cards: Sequence[str], chair: Chair
    ) -> tuple[str, list[Action]]:
        if not COMPILED:
            return super()._best_card(view, cards, chair)
        ground = fill(self._stack[0], view)
        jack = view.seat == JACK
        belief = self._belief(view, chair)
        if jack and (way_out := self._way_out(view, cards)):
            return way_out
        found: list[tuple[float, str, int]] = []
        for character in cards:
            if found and chair.hurry():
                break
            n = kernel.look_apart_at(
                ground, self._stack, CHARACTERS.index(character), SCHEMING, ODDS, belief,
                self._wide, self._room, self._fates,
            )  # fmt: skip
            values = self._fates[:n] @ belief[0]
            if jack:
                own = self.scheme.candour
                me = CHARACTERS.index(view.notes.identity)
                values = own * self._fates[:n, me] + (1 - own) * values
            numbers = self._room.listed[0, :n]
            found += zip(map(float, values), [character] * n, map(int, numbers), strict=True)
        going_on = max((value for value, _, _ in found), default=0.0)
        likely = {who: float(belief[0, CHARACTERS.index(who)]) for who in suspects_of(view)}
        if not jack and (accusation := self._accusation(view, cards, likely, going_on)):
            return accusation
        value, character, number = self._drawn(found, jack)
        self._explain(view, ground, character, number, value)
        return character, actions_of(view.table.options.board, character, number)

    def _belief(self, view: View, chair: Chair) -> Any:
        """How likely each suspect is Jack, as far as this seat minds it."""
        suspects = int(self._stack[0, kernel.SUSPECTS])
        if not self.scheme.suspicious:
            return belief_of(np.ones(kernel.EIGHT), suspects)
        if self._suspicion is None:
            options = view.table.options
            self._suspicion = Suspicion(options, SCHEMING, ODDS)
        self._suspicion.hear(chair.heard, self._room)
        return belief_of(self._suspicion.weights, suspects)
