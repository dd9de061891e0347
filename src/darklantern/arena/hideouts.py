"""Which hideouts have served Jack well: a table from the arena's own games of Whitechapel.

A game counts the nights that Jack got home in. Few games are played from each circle, so circles
near each other learn from one another, and all of them lean towards the mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from darklantern.arena.bouts import Played
from darklantern.games.whitechapel.hell import RED_CIRCLES
from darklantern.games.whitechapel.state import STREETS
from darklantern.streets.distances import far

LEANING = 4.0
"""So many games of average luck are added to what each circle has seen."""

NEIGHBOURLY = 1.2
"""Over so many steps a game says a third as much."""

NIGHTS = 4


class Hideout(NamedTuple):
    """One circle."""

    circle: int
    games: int
    nights: float
    """Got home in so many nights of a game, as far as can be told."""


def hideouts(all_played: Iterable[Played]) -> list[Hideout]:
    """All circles where Jack may live, the best first."""
    seen = [
        (int(played.record["actions"][0]["circle"]), nights_survived(played))
        for played in all_played
        if played.bout.game == "whitechapel" and played.record["actions"]
    ]
    mean = sum(nights for _, nights in seen) / max(1, len(seen))
    steps = far(STREETS, False)
    found = []
    for circle in STREETS.circles():
        if circle in RED_CIRCLES:
            continue
        weights = [exp(-float(steps[circle, home]) / NEIGHBOURLY) for home, _ in seen]
        total = sum(w * nights for w, (_, nights) in zip(weights, seen, strict=True))
        nights = (total + LEANING * mean) / (sum(weights) + LEANING)
        games = sum(home == circle for home, _ in seen)
        found.append(Hideout(circle, games, nights))
    return sorted(found, key=lambda hideout: -hideout.nights)


def nights_survived(played: Played) -> int:
    """In how many nights he got home: each has its murder, and the last one ended the game."""
    if played.jack_won:
        return NIGHTS
    murders = [action for action in played.record["actions"] if action["type"] == "kill"]
    in_hell = played.record["outcome"]["reason"] == "hideout-found"
    return len(murders) - (not in_hell)
