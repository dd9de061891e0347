"""Probes of Mr. Jack: the searches of the rungs, as wide, as bold and as candid as the lot says."""

from __future__ import annotations

from functools import partial
from random import Random

from darklantern.players.mrjack.schemer import Scheme, Schemer
from darklantern.players.mrjack.thinker import Effort, Thinker
from darklantern.players.player import Player
from darklantern.players.probes import Probe, drawn, said

MOODS = (0.0005, 0.003, 0.01, 0.02)
SCHEME = {
    "widths": ((4, 2, 2), (8, 2, 2), (14, 3, 3), (20, 2, 2)),
    "mood": MOODS,
    "candour": (0.0, 0.4, 0.7, 1.0),
    "suspicious": (False, True),
}
EFFORT = {
    "depth": (1, 4),
    "widths": ((6, 2, 2, 2), (10, 4, 4, 4), (16, 2, 2, 2)),
    "mood": MOODS,
    "chances": ("guessed", "counted"),
}


def either(lot: Random) -> Probe:
    """For Jack and the detective alike: three in four keep the suspects apart."""
    if lot.random() < 3 / 4:
        how = drawn(lot, SCHEME)
        return Probe(said("schemer", how), partial(_schemer, scheme=Scheme(**how)))
    how = drawn(lot, EFFORT)
    return Probe(said("thinker", how), partial(_thinker, effort=Effort(**how)))


def _schemer(rng: Random, scheme: Scheme) -> Player:
    return Schemer(rng, scheme)


def _thinker(rng: Random, effort: Effort) -> Player:
    return Thinker(rng, effort)
