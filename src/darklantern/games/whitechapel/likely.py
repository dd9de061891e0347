"""Where Jack is likely to be in Letters from Whitechapel, under a named model.

A world of the model is a hideout and his rows. A priori each possible hideout is as likely; every
finished night ended there, and tonight he is going there too. His silence on it is no fact, so it
is none here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from darklantern.deduction.likely import Kind, Lanes, Likely, mixed
from darklantern.games.whitechapel.deduce import (
    Notebook,
    current_row,
    possible_hideouts,
)
from darklantern.games.whitechapel.state import STREETS
from darklantern.streets.likely import MODELS, Walker, Weighing
from darklantern.streets.rows import Row


def likely(notebook: Notebook, model: str, watched: Sequence[int] = ()) -> Likely:
    """The same facts as `possible`, weighed; `watched` circles are asked about all at once."""
    row, goals = current_row(notebook), possible_hideouts(notebook)
    prior = np.full(len(goals), 1 / max(1, len(goals)))
    kinds = [_weighed(notebook, row, goals, walker, watched) for walker in MODELS[model]]
    return mixed(model, goals, prior, kinds)


def _weighed(
    notebook: Notebook,
    row: Row | None,
    goals: tuple[int, ...],
    walker: Walker,
    watched: Sequence[int],
) -> Kind:
    total = np.ones(len(goals))
    for night in notebook.rows[:-1] if notebook.hunting else notebook.rows:
        total = total * _ended(night, goals, walker)
    if row is None:
        return Kind(walker.name, total, ())
    now = Weighing(STREETS, row, walker, goals, watched=watched).weighed()
    spaces = [{c: total * lanes for c, lanes in space.items()} for space in now.spaces]
    passed = {some: total * lanes for some, lanes in now.passed.items()}
    return Kind(walker.name, total * now.total, spaces, passed)


@lru_cache(maxsize=64)
def _ended(night: Row, goals: tuple[int, ...], walker: Walker) -> Lanes:
    """How well a finished night's row fits each hideout, where it had to end."""
    ends = Weighing(STREETS, night, walker, goals).weighed().spaces[-1]
    none = np.zeros(len(goals))
    return np.array([ends.get(goal, none)[lane] for lane, goal in enumerate(goals)])
