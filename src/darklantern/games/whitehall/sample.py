"""Another world of Whitehall Mystery that looks the same to a seat.

First by trial: goals at random, a row for each round at random among those that the round's own
facts allow, kept when they go together. That draws every world equally often (but for the tiles
face down, dealt afterwards). Where goals are so scarce that trials fail, the goals that the rows
leave are found exactly, and the rows drawn around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from darklantern.core.chance import Rng
from darklantern.core.events import Event, tells
from darklantern.core.game import State
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.worlds import completed, state_after
from darklantern.games.whitehall import deduce
from darklantern.games.whitehall.deduce import Notebook, current_row, locations_left, see
from darklantern.games.whitehall.events import (
    JackTookCoach,
    JackUsedHiddenTile,
    JackUsedTile,
    JackWalked,
    LocationChosen,
    RoundBegan,
)
from darklantern.games.whitehall.game import Whitehall
from darklantern.games.whitehall.state import STREETS, Phase
from darklantern.streets.draws import draw_row, draw_tiles, searched
from darklantern.streets.paths import Goals
from darklantern.streets.rows import WALK, Row

TRIALS = 300


class World(NamedTuple):
    """What is hidden from the police."""

    locations: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    tiles: dict[int, str]
    """The tiles face down in this round, by space."""


def sample(setup: State, told: Sequence[Event], rng: Rng) -> State:
    """The referee's knowledge in a world drawn from those that this seat cannot exclude."""
    return state_after(Whitehall(), setup, imagined(setup, told, rng))


def imagined(setup: State, told: Sequence[Event], rng: Rng) -> list[Event]:
    """The events told to a seat, with what was hidden from it filled in."""
    notebook = Notebook(setup.table)
    for event in told:
        notebook = see(notebook, event)
    if notebook.table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: nothing is left to imagine."))
    if any(isinstance(event, LocationChosen) and tells(event, "circle") for event in told):
        return list(told)  # Jack himself: nothing is hidden from him
    return list(_filled(told, notebook, _world(notebook, rng)))


def _world(notebook: Notebook, rng: Rng) -> World:
    quarters = [sorted(quarter) for quarter in locations_left(notebook)]
    if not notebook.rows:
        return World(tuple(rng.choice(quarter) for quarter in quarters), (), {})
    row, earlier = current_row(notebook), notebook.rows[:-1]
    for _ in range(TRIALS):
        goals = frozenset(rng.choice(quarter) for quarter in quarters)
        rows = tuple(draw_row(searched(STREETS, one), rng) for one in (*earlier, row))
        if all(goals.isdisjoint(one) for one in rows[:-1]) and _go_together(
            row, rows[-1], goals, notebook.accused
        ):
            tiles = draw_tiles(STREETS, row, rows[-1], goals, rng)
            if tiles is not None:
                return World((*notebook.table.announced, *goals), rows, tiles)
    return _scarce(notebook, row, earlier, rng)


def _go_together(
    row: Row, circles: tuple[int, ...], goals: frozenset[int], accused: frozenset[int]
) -> bool:
    """Whether the current row leaves these goals untouched, but for an arrival not yet told."""
    arrival = not row.told and row.step(row.last).kind == WALK
    touched = circles[1:-1] if arrival else circles[1:]
    return goals.isdisjoint(touched) and goals & accused <= {circles[-1]}


def _scarce(notebook: Notebook, row: Row, earlier: Sequence[Row], rng: Rng) -> World:
    choices = tuple(deduce.choices_left(earlier, locations_left(notebook)))
    search = searched(STREETS, row, goals=Goals(choices, notebook.accused))
    while True:  # a row of this search goes with some choice, so this ends
        circles = draw_row(search, rng)
        fitting = [c for c in choices if _go_together(row, circles, c, notebook.accused)]
        dealt = [(c, draw_tiles(STREETS, row, circles, c, rng)) for c in fitting]
        left = [(c, tiles) for c, tiles in dealt if tiles is not None]
        if left:
            break
    goals, tiles = rng.choice(left)
    rows = tuple(draw_row(searched(STREETS, one, goals), rng) for one in earlier)
    return World((*notebook.table.announced, *goals), (*rows, circles), tiles)


def _filled(told: Sequence[Event], notebook: Notebook, world: World) -> Iterator[Event]:
    locations = iter(sorted(world.locations))
    number, last = 0, len(world.rows) - 1
    for event in told:
        match event:
            case LocationChosen():
                yield completed(event, circle=next(locations))
            case JackWalked(space=space) | JackUsedTile(space=space):
                yield completed(event, to=world.rows[number][space])
            case JackTookCoach(space=space):
                via, to = world.rows[number][space - 1 : space + 1]
                yield completed(event, via=via, to=to)
            case JackUsedHiddenTile(space=space):
                shown = notebook.rows[number].step(space).kind
                tile = world.tiles[space] if number == last else shown
                yield completed(event, tile=tile, to=world.rows[number][space])
            case RoundBegan():
                number += 1
                yield event
            case _:
                yield event
