"""Where Jack is likely to be in Whitehall Mystery, under a named model.

A world of the model is one goal, where he is going now, and his rows. A priori each open quarter
is as likely, and in it each circle that can be a location. In a finished round he was going to the
location that was announced; the goal he has now was then spared. His other goals are left out:
they would change the weights by little, and `possible` minds them exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from darklantern.deduction.likely import Kind, Lanes, Likely, mixed
from darklantern.games.whitehall.deduce import Notebook, current_row, possible, scarce
from darklantern.games.whitehall.rules import SECTION
from darklantern.games.whitehall.state import STREETS
from darklantern.streets.likely import MODELS, Walker, Weighing
from darklantern.streets.rows import Row


def likely(notebook: Notebook, model: str, watched: Sequence[int] = ()) -> Likely:
    """The same facts as `possible`, weighed; `watched` circles are asked about all at once."""
    row, goals = current_row(notebook), possible(notebook).goals
    sections = [SECTION[goal] for goal in goals]
    prior = np.array([1 / sections.count(section) for section in sections])
    prior /= len(set(sections))
    kinds = [_weighed(notebook, row, goals, walker, watched) for walker in MODELS[model]]
    return mixed(model, goals, prior, kinds)


def _weighed(
    notebook: Notebook,
    row: Row,
    goals: tuple[int, ...],
    walker: Walker,
    watched: Sequence[int],
) -> Kind:
    total = np.ones(len(goals))
    for one, end in zip(notebook.rows[:-1], notebook.table.announced[1:], strict=True):
        total = total * _finished(one, end, goals, walker)
    left = scarce(notebook, row)
    now = Weighing(STREETS, row, walker, goals, goals, watched, left).weighed()
    spaces = [{c: total * lanes for c, lanes in space.items()} for space in now.spaces]
    passed = {some: total * lanes for some, lanes in now.passed.items()}
    return Kind(walker.name, total * now.total, spaces, passed)


@lru_cache(maxsize=64)
def _finished(row: Row, end: int, goals: tuple[int, ...], walker: Walker) -> Lanes:
    """How well a finished round's row fits each goal that he has now, which it had to spare."""
    return Weighing(STREETS, row, walker, [end] * len(goals), goals).weighed().total
