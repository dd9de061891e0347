"""Probes of Letters from Whitechapel, drawn by lot.

Jacks of fixed habits with any hideout and the murders next door kept for late: short returns all
over the board. Jacks who think, and know the police `expert` as it is. Police of other manners.
"""

from __future__ import annotations

from functools import partial
from random import Random

from darklantern.players.player import Player
from darklantern.players.probes import Probe, drawn, said
from darklantern.players.whitechapel.detectives import Detectives
from darklantern.players.whitechapel.ground import HOMES, REDS, ground
from darklantern.players.whitechapel.picture import Manner
from darklantern.players.whitechapel.rungs import CHASING, EXPERT, EXPERT_JACK, MIXED, THOROUGH
from darklantern.players.whitechapel.schemes import Habits, Scheming
from darklantern.players.whitechapel.stand import Weights
from darklantern.players.whitechapel.temper import Temper
from darklantern.players.whitechapel.wary import Wary

NEAR = 2
"""A hideout for short returns is so many walks from a murder at most."""

HABITS = {
    "strays": ((0, 0), (0, 0), (2, 4), (3, 6)),
    "waits": (0.0, 0.15, 0.5),
    "wait_last": (False, True),
    "eyes": (0.0, 0.15, 0.4),
}
TEMPER = {
    "foresees": (1, 1, 3),
    "expects": ((THOROUGH, CHASING), (THOROUGH,), (EXPERT,)),
    "mood": (0.01, 0.03, 0.08),
    "share": (1.0, 1.5, 2.5),
    "unseen": (0.0, 0.04, 0.1),
    "stray_cover": (0.1, 0.2, 0.5),
    "detours": (0.0, 0.4, 0.8),
    "coach": (0.03, 0.06, 0.12),
    "starts": ((0, 3, 2, 1, 1), (0, 0, 0, 0, 0), (0, 5, 4, 2, 1)),
    "kept": ((0, 3, 2, 1, 0), (0, 0, 0, 0, 0), (0, 4, 3, 2, 1)),
    "settling": (0.7, 2.0, 8.0),
}
MANNER = {
    "walkers": (MIXED, MIXED[1:], MIXED[:2], MIXED[2:], MIXED[3:]),
    "goals": (8, 24, 48),
    "flat": (0.5, 0.7, 1.0),
    "near": (0.0, 0.4, 0.9),
    "next_night": (0.0, 0.2, 0.4),
    "sure": (0.12, 0.22, 0.35),
    "home": (0.2, 0.6, 1.2),
    "accuse": (0.3, 0.45, 0.6),
    "taste": (0.0, 0.5, 0.9),
}
WEIGHTS = {
    "arrest": (0.5, 0.8, 1.3),
    "barred": (0.5, 1.0, 1.6),
    "soon": (0.1, 0.3, 0.6),
    "asking": (0.0, 0.05, 0.15),
}


def jack(lot: Random) -> Probe:
    """As many of habit as thinking ones."""
    steps = ground().steps
    if lot.random() < 0.5:
        red = lot.choice(REDS)
        home = lot.choice([h for h in HOMES if steps[red, h] <= NEAR])
        reds = sorted(REDS, key=lambda r: int(steps[r, home]))
        how = drawn(lot, HABITS)
        how |= {"hideouts": (home,), "kept": tuple(reds[: lot.choice((0, 1, 2))])}
        return Probe(said("habits", how), partial(_schemer, habits=Habits(**how)))
    how = drawn(lot, TEMPER)
    spoken = how | {"expects": len(how["expects"])}
    return Probe(said("wary Jack", spoken), partial(_wary, temper=EXPERT_JACK._replace(**how)))


def police(lot: Random) -> Probe:
    how, weights = drawn(lot, MANNER), drawn(lot, WEIGHTS)
    manner = EXPERT._replace(weights=Weights(**weights), **how)
    named = {"walkers": tuple(walker.name for walker in how["walkers"])}
    return Probe(said("police", how | named | weights), partial(_police, manner=manner))


def _schemer(rng: Random, habits: Habits) -> Player:
    return Scheming(rng, habits)


def _wary(rng: Random, temper: Temper) -> Player:
    return Wary(rng, temper)


def _police(rng: Random, manner: Manner) -> Player:
    return Detectives(rng, manner)
