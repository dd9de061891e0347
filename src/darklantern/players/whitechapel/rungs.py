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
from darklantern.players.whitechapel.temper import Outlook, Temper
from darklantern.players.whitechapel.wary import Wary

ANYHOW = (Walker("anyhow", 0.0),)
MIXED = (
    Walker("straying", 0.05, 1.0),
    Walker("strolling", 0.4, 1.5),
    Walker("careful", 0.9, 2.0),
    Walker("straight", 1.8, 0.4),
)

# -- police -------------------------------------------------------------------------------------

GREEDY = Manner(
    walkers=ANYHOW, weights=Weights(1.0, 0.0, 0.3, 0.05), goals=24, flat=0.7, rounds=3, near=0.4,
    next_night=0.2, sure=0.22, mixed=0.25, home=0.6, accuse=0.45, careless=0.0,
)  # fmt: skip
NORMAL = Manner(
    walkers=ANYHOW, weights=Weights(1.0, 0.0, 0.2, 0.05), goals=8, flat=1.0, rounds=1, near=0.0,
    next_night=0.0, sure=0.4, mixed=0.4, home=0.2, accuse=0.6, careless=0.75,
)  # fmt: skip
HARD = Manner(
    walkers=ANYHOW, weights=Weights(0.8, 1.0, 0.3, 0.05), goals=8, flat=1.0, rounds=3, near=0.4,
    next_night=0.0, sure=0.35, mixed=0.25, home=0.6, accuse=0.45, careless=0.5,
)  # fmt: skip
EXPERT = Manner(
    walkers=MIXED, weights=Weights(0.8, 1.0, 0.3, 0.05), goals=24, flat=0.7, rounds=3, near=0.4,
    next_night=0.2, sure=0.22, mixed=0.25, home=0.6, accuse=0.45, careless=0.0,
)  # fmt: skip
MANNERS = {
    "greedy": GREEDY, "normal": NORMAL, "hard": HARD, "expert": EXPERT,
    "normal@2": HARD._replace(careless=0.8), "hard@2": HARD._replace(careless=0.6),
}  # fmt: skip

# -- Jack ---------------------------------------------------------------------------------------

THOROUGH = EXPERT._replace(goals=10, rounds=1)
CHASING = GREEDY._replace(walkers=MIXED)
"""The police that Jack expects: those who bar his ways, and those who run to where he is."""

EXPERT_JACK = Temper(
    walkers=MIXED, foresees=1, expects=(THOROUGH, CHASING), mood=0.03, share=1.5, unseen=0.04,
    stray_cover=0.2, outlook=Outlook(), detours=0.4, coach=0.06, alley=0.03,
    starts=(0, 3, 2, 1, 1), start=(4.2, -0.5, -0.6), patience=(0.0, 0.8, 0.7, 0.6, 0.5),
    kept=(0, 3, 2, 1, 0), settling=2.0, hideouts=(),
)  # fmt: skip
HARD_JACK = EXPERT_JACK._replace(mood=0.1, settling=6.0)
NORMAL_JACK = EXPERT_JACK._replace(
    foresees=0, mood=0.25, settling=50.0, patience=(0.0, 0.6, 0.45, 0.3, 0.2)
)
BELIEF = EXPERT_JACK._replace(foresees=0, detours=0.0)
TEMPERS = {
    "belief": BELIEF, "normal": NORMAL_JACK, "hard": HARD_JACK, "expert": EXPERT_JACK,
    "normal@2": EXPERT_JACK._replace(mood=0.13, settling=8.0),
    "hard@2": EXPERT_JACK._replace(mood=0.085, settling=5.0),
}  # fmt: skip

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
