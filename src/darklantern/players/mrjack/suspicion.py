"""Whom Jack's choices speak for: a model of Jack beside what the witnesses prove.

Public throughout: it hears what a spectator hears. Jack reads it too, to know how he looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from darklantern.core.events import Event
from darklantern.core.game import View
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.games.mrjack.events import CardPicked, CardTurnedDown
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.state import Notes, Table, opening
from darklantern.players.mrjack import kernel
from darklantern.players.mrjack.kernel import Room
from darklantern.players.mrjack.plays import fill

MOOD = 0.12
"""How much worse a play may be to a suspect before he would do it e times less often."""
DOUBT = 0.5
"""The part of all Jacks who do not choose as the model says."""
LEFT_UNDONE = 0.03
"""The part of those who could have left, and have not."""


def room_to_think(levels: int = 5, listed: int = 256) -> Room:
    """Room for the sums, for whoever asks without playing."""
    return Room(
        np.zeros((levels, kernel.MOST_PLAYS), np.int64),
        np.zeros((levels, kernel.MOST_PLAYS)),
        np.zeros((2, kernel.MOST_PLAYS), np.int64),
        np.zeros((levels, listed), np.int64),
        np.zeros((levels, listed), np.int64),
        np.zeros((levels + 1, kernel.EIGHT)),
        np.zeros(levels),
        np.zeros((levels, 2), np.int64),
        np.zeros((2, kernel.EIGHT)),
    )


class Suspicion:
    """Weights of the eight characters, from all that has been heard."""

    def __init__(self, options: MrJackOptions, w: Any, odds: Any) -> None:
        self.table: Table = opening(options)
        self.weights = np.ones(8)
        self._w, self._odds = w, odds
        self._heard = 0
        self._before: Table | None = None
        self._stack = np.zeros((3, kernel.COLUMNS), np.int64)

    def hear(self, events: Sequence[Event], room: Room) -> None:
        """Everything said so far; what was heard before is passed over."""
        for event in events[self._heard :]:
            before = self.table
            self.table = evolve_table(before, event)
            if isinstance(event, CardPicked):
                self._before = before if event.seat == JACK else None
            elif isinstance(event, CardTurnedDown) and self._before is not None:
                self._weigh(self._before, room)
                self._before = None
        self._heard = len(events)

    def _weigh(self, before: Table, room: Room) -> None:
        """Jack has played a card: who would have been likely to play it so?"""
        p = self._stack[0]
        ground = fill(p, _as_seen(before))
        if kernel.count(p[kernel.SUSPECTS]) < 2:
            return
        belief = belief_of(self.weights, p[kernel.SUSPECTS])
        usual, found = np.zeros(8), np.zeros(8)
        kernel.temptations(
            ground, self._stack, self._w, self._odds, belief, MOOD, room, usual
        )  # fmt: skip
        could_leave = kernel.leavers(p)
        q = self._stack[1]
        fill(q, _as_seen(self.table))
        mean = kernel.foresee(ground, q, self._w, self._odds, belief, found)
        suspects = [who for who in range(8) if p[kernel.SUSPECTS] >> who & 1]
        likely = {
            who: float(np.exp(-(found[who] + kernel.TIE * mean) / MOOD) / usual[who])
            for who in suspects
        }
        middle = sum(likely.values()) / len(likely)
        for who in suspects:
            self.weights[who] *= (1 - DOUBT) * likely[who] + DOUBT * middle
            if could_leave >> who & 1:
                self.weights[who] *= LEFT_UNDONE
        self.weights /= self.weights.max()


def belief_of(weights: Any, suspects: int) -> Any:
    """The weights of these suspects, which sum to 1, and each times its logarithm."""
    belief = np.zeros((2, 8))
    for who in range(8):
        if suspects >> who & 1:
            belief[0, who] = max(1e-6, weights[who])
    belief[0] /= max(1e-9, belief[0].sum())
    belief[1] = belief[0] * np.log(np.maximum(1e-12, belief[0]))
    return belief


def _as_seen(table: Table) -> View:
    return View(SPECTATOR, table, Notes())
