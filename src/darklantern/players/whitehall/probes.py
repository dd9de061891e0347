"""Probes of Whitehall Mystery: the thinking of the rungs with other numbers, drawn by lot.

Jack's know the police `expert`: its belief is public, so they compute it, and expect its moves.
"""

from __future__ import annotations

from functools import partial
from random import Random

from darklantern.players.player import Player
from darklantern.players.probes import Probe, drawn, said
from darklantern.players.whitehall.casebook import STROLLERS
from darklantern.players.whitehall.fox import Care, Fox
from darklantern.players.whitehall.jack import Cunning, Jack
from darklantern.players.whitehall.police import Craft, Police

LOCATIONS = {"tours": (1, 60, 400, 1500), "choosy": (0.1, 0.3, 1.0, 4.0)}
CUNNING = {
    "danger": (3.0, 6.0, 12.0),
    "hurry": (0.25, 0.45, 0.8),
    "hidden": (0.3, 1.0, 2.0),
    "room": (0.1, 0.25, 0.5),
    "mood": (0.05, 0.15, 0.3),
}
CARE = {
    "grip": (1.0, 1.5, 2.2),
    "next": (0.3, 0.8, 1.4),
    "bend": (0.4, 0.6, 0.9),
    "hazard": (0.02, 0.07, 0.15, 0.3),
    "known": (0.2, 0.4, 0.7),
    "price": (0.04, 0.12, 0.25),
    "content": (-0.3, -0.15, -0.05),
    "mood": (0.01, 0.03, 0.06),
    "simple": (0.05, 0.35),
}
CRAFT = {
    "walkers": (
        STROLLERS, STROLLERS[1:], STROLLERS[3:], STROLLERS[2:5], STROLLERS[:2], STROLLERS[:1],
        STROLLERS[4:],
    ),
    "mood": (0.003, 0.01, 0.03),
    "doubt": (0.003, 0.01, 0.03),
}  # fmt: skip
WEIGHTS = ((0.7, 1.0, 1.5), (0.1, 0.25, 0.6), (0.2, 0.5, 1.0), (0.2, 0.4, 0.8), (0.2, 0.5, 1.0))


def jack(lot: Random) -> Probe:
    """Two in three think as `expert` does, the others as `hard`."""
    where = drawn(lot, LOCATIONS)
    if lot.random() < 1 / 3:
        how = where | drawn(lot, CUNNING)
        return Probe(said("foreseeing Jack", how), partial(_jack, cunning=Cunning(**how)))
    care = drawn(lot, CARE)
    make = partial(_fox, cunning=Cunning(**where), care=Care(**care))
    return Probe(said("careful Jack", where | care), make)


def police(lot: Random) -> Probe:
    how = drawn(lot, CRAFT) | {"weights": tuple(map(lot.choice, WEIGHTS))}
    return Probe(said("police", how), partial(_police, craft=Craft(**how)))


def _jack(rng: Random, cunning: Cunning) -> Player:
    return Jack(rng, cunning)


def _fox(rng: Random, cunning: Cunning, care: Care) -> Player:
    return Fox(rng, cunning, care)


def _police(rng: Random, craft: Craft) -> Player:
    return Police(rng, craft)
