"""How each rung of Whitehall Mystery thinks, in numbers. What has been published is not changed."""

from __future__ import annotations

from random import Random

from darklantern.players.player import Player
from darklantern.players.whitehall.casebook import STRAYING_OR_HOMING, Stroller
from darklantern.players.whitehall.fox import Care, Fox
from darklantern.players.whitehall.greedy import GreedyPolice
from darklantern.players.whitehall.jack import Cunning, Jack
from darklantern.players.whitehall.police import Craft, Police

TWO_SORTS = (
    Stroller("straying", 0.0, 0.0, 1.0, 0.0),
    Stroller("strolling", 0.5, 0.5, 1.0, 0.5),
)
"""What middling police expect of Jack."""

CAREFUL_OR_HASTY = (
    Stroller("careful", 0.8, 2.5, 1.0, 0.6, 0.3),
    Stroller("hasty", 1.8, 2.0, 1.0, 0.8, 0.6),
    Stroller("hastier", 4.0, 4.0, 1.0, 0.8, 0.6),
    Stroller("beeline", 5.0, 0.0, 1.0, 0.95, 0.2),
)
HASTY = (
    Stroller("hasty", 1.8, 2.0, 1.0, 0.8, 0.6),
    Stroller("hastier", 4.0, 4.0, 1.0, 0.8, 0.6),
    Stroller("beeline", 5.0, 0.0, 1.0, 0.95, 0.2),
)
"""What the best police expect: who dawdles has more to fear from the track than from them."""

BELIEF_1 = Cunning(foresight=False)
NORMAL_JACK_1 = Cunning(foresight=False, mood=0.8, choosy=3.0)
HARD_JACK_1 = Cunning(tours=200, choosy=1.0)
NORMAL_JACK_2 = HARD_JACK_1
HARD_JACK_2 = (Cunning(tours=400, choosy=1.0), Care(hazard=0.2, mood=0.08))
EXPERT_JACK_1 = (Cunning(tours=1500, choosy=0.3), Care(hazard=0.2, mood=0.02))
EXPERT_JACK_2 = (
    Cunning(walkers=HASTY, tours=1500, choosy=0.3),
    Care(hazard=0.23, mood=0.01, next=1.2, stray=0.02),
)

NORMAL_POLICE_1 = Craft(walkers=STRAYING_OR_HOMING, mood=0.1, rows=128)
HARD_POLICE_1 = Craft(walkers=TWO_SORTS, mood=0.03, rows=256)
HARD_POLICE_2 = Craft(walkers=CAREFUL_OR_HASTY, mood=0.03, doubt=0.03, rows=256)
EXPERT_POLICE_1 = Craft()
EXPERT_POLICE_2 = Craft(walkers=HASTY)


def jack(rng: Random, name: str) -> Player:
    """Jack as this rung plays him."""
    match name:
        case "belief@1":
            return Jack(rng, BELIEF_1)
        case "normal@1":
            return Jack(rng, NORMAL_JACK_1)
        case "normal@2":
            return Jack(rng, NORMAL_JACK_2)
        case "hard@1":
            return Jack(rng, HARD_JACK_1)
        case "hard@2":
            return Fox(rng, *HARD_JACK_2)
        case "expert@1":
            return Fox(rng, *EXPERT_JACK_1)
        case "expert@2":
            return Fox(rng, *EXPERT_JACK_2)
    raise LookupError(name)


def police(rng: Random, name: str) -> Player:
    """The police as this rung plays them."""
    match name:
        case "greedy@1":
            return GreedyPolice(rng)
        case "normal@1":
            return Police(rng, NORMAL_POLICE_1)
        case "hard@1":
            return Police(rng, HARD_POLICE_1)
        case "hard@2":
            return Police(rng, HARD_POLICE_2)
        case "expert@1":
            return Police(rng, EXPERT_POLICE_1)
        case "expert@2":
            return Police(rng, EXPERT_POLICE_2)
    raise LookupError(name)
