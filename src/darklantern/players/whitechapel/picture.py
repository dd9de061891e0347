"""How the police see the hunt: what a stand of five pawns is judged by, made from their belief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.games.whitechapel.state import LAST_NIGHT, Table
from darklantern.players.streets.belief import Posterior, Walker
from darklantern.players.whitechapel.ground import HOMES, REDS, SIZE, ground
from darklantern.players.whitechapel.hunch import WALKERS, Hunch
from darklantern.players.whitechapel.stand import Picture, Weights, hope
from darklantern.streets.track import LAST_SPACE

Array = NDArray[Any]


class Manner(NamedTuple):
    """How a police player thinks: its strength, and its habits."""

    walkers: tuple[Walker, ...] = WALKERS
    weights: Weights = Weights()
    goals: int = 24
    """How many likely hideouts are minded when the pawns stand."""
    flat: float = 0.7
    """Likelihoods of hideouts to this power: below one, the less likely ones count for more."""
    rounds: int = 3
    near: float = 0.4
    """How much likelier a murder is thought for each step that it is nearer to a hideout."""
    next_night: float = 0.2
    """How much the murders to come count while this night lasts."""
    sure: float = 0.22
    """About so likely must Jack be somewhere for an arrest there."""
    mixed: float = 0.25
    """How much that varies from decision to decision."""
    home: float = 0.6
    """What a nat about his hideout is worth beside one about where he is."""
    accuse: float = 0.45
    taste: float = 0.0
    """How much is taken for granted that he lives near the murders."""
    careless: float = 0.0
    """How much chance there is in the worth of a stand."""


def picture_of(hunch: Hunch, now: Posterior, table: Table, manner: Manner) -> Picture:
    """The belief as a picture for `stand`."""
    here = now.here
    joint = hunch.joint(now)
    goals, weights = minded(manner, joint.sum(axis=1))
    each = joint[goals]
    each = each / np.maximum(1e-12, each.sum(axis=1, keepdims=True)) * weights[:, None]
    if table.night < LAST_NIGHT and manner.next_night:
        each *= 1 - manner.next_night
        reds = [red for red in REDS if red not in table.scenes]
        begins = starting(reds, [HOMES[g] for g in goals], manner.near)
        each[:, reds] += manner.next_night * weights[:, None] * begins.T
    each[each < 2e-5] = 0
    visited = np.minimum(1.0, now.spaces.sum(axis=0))
    asking = 4 * visited * (1 - visited)
    asking[list(table.clues)] = 0
    homes = np.array([HOMES[g] for g in goals], np.int64)
    base = hope(homes, LAST_SPACE - table.space)
    return Picture(
        homes, np.ascontiguousarray(each.T), base, here, onward_of(here), asking, manner.weights
    )


def starting(circles: Sequence[int], homes: Sequence[int], near: float) -> Array:
    """By circle and hideout: how likely the murder is there. He likes a short way home."""
    shares = np.exp(-near * ground().steps[np.ix_(circles, homes)])
    shares /= shares.sum(axis=0)
    found: Array = shares
    return found


def minded(manner: Manner, likely: Array) -> tuple[Array, Array]:
    """The likeliest hideouts, as places in HOMES, and how much each counts."""
    goals = np.argsort(-likely)[: manner.goals]
    goals = goals[likely[goals] > 0]
    weights = likely[goals] ** manner.flat
    return goals, weights / weights.sum()


def onward_of(here: Array) -> Array:
    """Where he walks next if every walk is alike."""
    g = ground()
    onward = np.zeros(SIZE)
    for circle in np.flatnonzero(here > 1e-4):
        ends = g.ends[g.begin[circle] : g.begin[circle + 1]]
        onward[ends] += here[circle] / len(ends)
    return onward
