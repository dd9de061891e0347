"""The rungs of Letters from Whitechapel: which player, how it thinks, in numbers.

All is written out, so that a rung stays who it is when a default is tuned for the next.
"""

from __future__ import annotations

from random import Random

from darklantern.players.player import Player
from darklantern.players.streets.belief import Walker
from darklantern.players.whitechapel import schemes
from darklantern.players.whitechapel.detectives import Detectives
from darklantern.players.whitechapel.picture import Manner
from darklantern.players.whitechapel.schemes import Adapting, Habits, Scheming
from darklantern.players.whitechapel.stand import Weights
from darklantern.players.whitechapel.wary import Temper, Wary

ANYHOW = (Walker("anyhow", 0.0),)
MIXED = (
    Walker("straying", 0.05, 1.0),
    Walker("strolling", 0.4, 1.5),
    Walker("careful", 0.9, 2.0),
    Walker("straight", 1.8, 0.4),
)

GREEDY = Manner(
    walkers=ANYHOW, weights=Weights(1.0, 0.0, 0.3, 0.05), goals=24, flat=0.7, rounds=3,
    next_night=0.0, sure=0.22, mixed=0.25, home=0.6, accuse=0.45,
)  # fmt: skip
EXPERT = Manner(
    walkers=MIXED, weights=Weights(0.8, 1.0, 0.3, 0.05), goals=24, flat=0.7, rounds=3,
    next_night=0.2, sure=0.22, mixed=0.25, home=0.6, accuse=0.45,
)  # fmt: skip
MANNERS = {"greedy": GREEDY, "expert": EXPERT}

BELIEF = Temper(walkers=MIXED, foresees=0, detours=0.0)
TEMPERS = {"belief": BELIEF, "expert": BELIEF._replace(foresees=1, detours=0.4)}

HABITS: dict[str, Habits] = {
    "direct": schemes.DIRECT,
    "early-detour": schemes.EARLY_DETOUR,
    "short-return-51": schemes.SHORT_RETURN_51,
    "short-return-134": schemes.SHORT_RETURN_134,
}


def police(rng: Random, manner: str) -> Player:
    return Detectives(rng, MANNERS[manner])


def jack(rng: Random, temper: str) -> Player:
    return Wary(rng, TEMPERS[temper])


def schemer(rng: Random, habits: str) -> Player:
    return Adapting(rng) if habits == "adapting" else Scheming(rng, HABITS[habits])
