"""`darklantern bench truth`: is what Jack has really done ever called impossible?

Random games of both street games, with any options and any seats: half of the Jacks wander, half
walk home, so that later rounds and nights are seen. At random moments what a spectator can prove
is held against Jack's own notes. One world wrongly excluded is one too many: the status is 1.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

from darklantern.cli.analyse import GAMES
from darklantern.core.events import redact
from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import choices, names
from darklantern.core.position import Position, begin
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, JACK, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.whitehall.seats import FIGURES
from darklantern.players.dealer import Dealer
from darklantern.players.homing import HomingJack

STREET_GAMES = ("whitehall", "whitechapel")
LOOKED_AT = 0.05
"""The share of the moments of a game at which the truth is asked for."""


def run(wishes: argparse.Namespace) -> int:
    results: dict[str, dict[str, Any]] = {}
    for name in STREET_GAMES:
        moments, faults = 0, []
        for seed in range(wishes.games):
            looked, fault = one_game(name, seed)
            moments += looked
            faults += [f"game {seed}: {fault}"] if fault else []
        results[name] = {"games": wishes.games, "moments": moments, "excluded": faults}
    if wishes.json:
        print(json.dumps(results))
    else:
        for name, found in results.items():
            games, moments, faults = found.values()
            print(f"{name:12}{games:,} games, {moments:,} moments, truth excluded: {len(faults)}")
            print("".join(f"  {fault}\n" for fault in faults), end="")
    return 1 if any(found["excluded"] for found in results.values()) else 0


def one_game(name: str, seed: int) -> tuple[int, str | None]:
    """At how many moments of this game one has looked; and the first lie, if there is one."""
    rng = Random(f"truth/{name}/{seed}")
    position = _any_table(find_game(name), rng)
    homing, dealer = HomingJack(rng) if seed % 2 else None, Dealer(rng)
    notebook, looked, number = GAMES[name].Notebook(position.state.table), 0, 0
    while (seat := position.seat) is not None:
        if seat == CHANCE:
            action = dealer.draw(position)
        elif seat == JACK and homing:
            action = homing.choose(position.view(JACK), position.legal)
        else:
            action = rng.choice(position.legal)
        position, events = position.play(seat, action)
        number += 1
        for event in events:
            notebook = GAMES[name].see(notebook, redact(event, SPECTATOR))
        if rng.random() >= LOOKED_AT:
            continue
        try:
            found = GAMES[name].possible(notebook)
        except NothingToDeduce:
            continue
        looked += 1
        if lie := excluded(found, position):
            return looked, f"after {number} actions {lie}"
    return looked, None


def excluded(found: Possible, position: Position) -> str | None:
    """What is true of Jack and has been called impossible."""
    view = position.view(JACK)
    row, goals = view.notes.row, view.notes.goals(view.table)
    if len(found.spaces) != len(row):
        return f"he has filled {len(row)} spaces, not {len(found.spaces)}"
    for space, (circle, circles) in enumerate(zip(row, found.spaces, strict=True)):
        if circle not in circles:
            return f"he was on {circle} at space {space}"
    if wrong := {*found.certain} - {*row}:
        return f"he has not passed {min(wrong)}"
    if wrong := {*goals} - {*found.goals}:
        return f"he is going to {min(wrong)}"
    return None if found.paths else "there is one row, his own"


def _any_table(game: Game, rng: Random) -> Position:
    """Any options and any seats that go together."""
    attributes = names(game.options).values()
    while True:
        options = game.options(**{a: rng.choice(choices(game.options, a)) for a in attributes})
        figures = rng.sample(FIGURES, 3) if game.name == "whitehall" else None
        try:
            return begin(game, options, game.seating(figures, rng.randint(1, 5)))
        except InvalidSetup:
            continue
