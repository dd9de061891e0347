"""`darklantern bench players`: random playouts, and decisions of each rung, for each CPU second.

For the levels that people meet, too, the first move of a fresh process: from its start, with all
that is imported and loaded, and the longest decision of that first game.

Where OpenSpiel is installed its phantom_ttt is played out beside ours, driven from Python.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from darklantern.arena.bouts import bout, play
from darklantern.arena.statistics import quantile
from darklantern.core.position import begin
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game, game_names
from darklantern.core.seats import CHANCE, JACK
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import FOR_PEOPLE, ladder, newest, role_of, seat_player

USUAL = "easy"
"""The opponent of the rungs measured, where the game has it."""


class Turns(NamedTuple):
    """What a rung did, in CPU time."""

    decisions: int
    seconds: float
    turns: list[float]


class Begun(NamedTuple):
    """How a fresh process begins, in CPU time."""

    first_move_cpu_s: float
    longest_decision_cpu_s: float


def run(wishes: argparse.Namespace) -> int:
    results: dict[str, Any] = {}
    for name, playout in {**_playouts(), **_peers()}.items():
        results[name] = {"playouts_per_cpu_s": round(_rate(playout, wishes.seconds), 1)}
        _say(wishes, f"{name:40}{results[name]['playouts_per_cpu_s']:>10,} playouts/CPU s")
    for game in game_names():
        for role in (JACK, role_of(game, "the others")):
            for rung in ladder(game, role):
                measured = _measure(game, role, str(rung), wishes.seconds)
                name = f"{game} {role} {rung}"
                rate = round(measured.decisions / max(1e-9, measured.seconds), 1)
                late = round(quantile(measured.turns, 0.95), 4)
                results[name] = {"decisions_per_cpu_s": rate, "cpu_s_a_turn_95_percent": late}
                _say(wishes, f"{name:40}{rate:>10,} decisions/CPU s, {late:.3f} s a turn (95 %)")
    for game, role, level in _met_by_people():
        name = f"{game} {role} {level}"
        first, longest = begun = _fresh(game, role, level)
        results.setdefault(name, {}).update(begun._asdict())
        told = f"{first:.2f} CPU s to the first move, {longest:.2f} at most for one after it"
        _say(wishes, f"{name + ', fresh':40} {told}")
    if wishes.json:
        print(json.dumps(results))
    return 0


def _met_by_people() -> Iterator[tuple[str, str, str]]:
    for game in game_names():
        for role in (JACK, role_of(game, "the others")):
            for rung in newest(game, role):
                if rung.name in FOR_PEOPLE:
                    yield game, role, str(rung)


def _fresh(game: str, role: str, rung: str) -> Begun:
    """Measured in a process of its own."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        return pool.submit(first_game, game, role, rung).result()


def first_game(game: str, role: str, rung: str) -> Begun:
    """CPU seconds since this process began, less what the other side has taken."""
    setup = find_game(game)
    playthrough = Playthrough(setup, setup.options(), setup.seating(None, None))
    sides = dict.fromkeys((JACK, role_of(game, "the others")), "random") | {role: rung}
    minds = {side: seat_player(game, side, name, Random(side)) for side, name in sides.items()}
    seats = playthrough.seating.seats
    company = Company(playthrough, {seat: minds[role_of(game, seat)] for seat in seats})
    dealer = Dealer(Random(1888))
    first, longest, elsewhere = 0.0, 0.0, 0.0
    while (seat := playthrough.position.seat) is not None:
        before = time.process_time()
        action = dealer.draw(playthrough.position) if seat == CHANCE else company.choose(seat)
        now = time.process_time()
        if seat == CHANCE or role_of(game, seat) != role:
            elsewhere += now - before
        elif not first:
            first = now - elsewhere
        else:
            longest = max(longest, now - before)
        playthrough.play(seat, action)
    return Begun(round(first, 3), round(longest, 3))


def _say(wishes: argparse.Namespace, line: str) -> None:
    if not wishes.json:
        print(line, flush=True)


def _rate(playout: Callable[[Random], object], seconds: float) -> float:
    rng, count = Random(1888), 0
    playout(rng)  # import and fill the caches before the clock runs
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        playout(rng)
        count += 1
    return count / spent


def _playouts() -> dict[str, Callable[[Random], object]]:
    return {f"{name}, at random": _random_game(name) for name in game_names()}


def _random_game(name: str) -> Callable[[Random], object]:
    game = find_game(name)

    def playout(rng: Random) -> object:
        position = begin(game, game.options(), game.seating(None, None))
        dealer = Dealer(rng)
        while (seat := position.seat) is not None:
            drawn = seat == CHANCE
            action = dealer.draw(position) if drawn else rng.choice(position.legal)
            position, _ = position.play(seat, action)
        return position.outcome

    return playout


def _measure(game: str, role: str, rung: str, seconds: float) -> Turns:
    """Games of this rung against the usual opponent, until it has thought so long, or 50."""
    other = USUAL if any(r.name == USUAL for r in ladder(game, role)) else "random"
    pair = (rung, other) if role == JACK else (other, rung)
    side = "jack" if role == JACK else "others"
    play(bout(game, *pair, "warm", 0))
    decisions, turns = 0, []
    for number in range(50):
        record = play(bout(game, *pair, "bench", number)).record
        acted = [action["seat"] for action in record["actions"] if action["seat"] != CHANCE]
        decisions += sum((seat == JACK) is (role == JACK) for seat in acted)
        turns += record["arena"]["seconds"][side]
        if sum(turns) > seconds:
            break
    return Turns(decisions, sum(turns), turns)


def _peers() -> dict[str, Callable[[Random], object]]:
    try:
        import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return {}
    spiel = pyspiel.load_game("phantom_ttt")

    def phantom(rng: Random) -> object:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return state.returns()

    return {"OpenSpiel phantom_ttt, at random": phantom}
