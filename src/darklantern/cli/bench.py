"""`darklantern bench NAME`: how fast we are, measured in one run, in CPU time.

`rules` plays random games of every installed game: the legal list, the choice, the decision and
the evolution of the table and of all notes. Where OpenSpiel and PettingZoo are installed
(`scripts/bench rules --peers`) their games are driven from Python in the same run.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from darklantern.cli import (
    bench_deduction,
    bench_knowledge,
    bench_notebook,
    bench_page,
    bench_players,
    bench_server,
    bench_truth,
)
from darklantern.core.position import begin
from darklantern.core.registry import find_game, game_names
from darklantern.core.seats import CHANCE, Seating
from darklantern.players.dealer import Dealer

ROUNDS = 5
"""The contestants take turns, so that a slow minute of the machine hits all alike."""


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "bench",
        help="measure speed",
        description="`rules`, `deduction`, `knowledge` and `players` measure in CPU seconds, "
        "`server` a server with real connections, `notebook` what it answers at a table, "
        "`page` the page in a browser. `truth` counts how often the deduction is wrong.",
    )
    command.add_argument(
        "name",
        choices=(
            *("rules", "deduction", "truth", "knowledge", "players"),
            *("server", "notebook", "page"),
        ),
        metavar="NAME",
    )
    command.add_argument("--json", action="store_true")
    command.add_argument("--seconds", type=float, default=10.0, help="CPU seconds for each game")
    command.add_argument(
        "--games", type=int, default=200, metavar="N", help="truth: of each street game"
    )
    bench_server.add_flags(command)
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    if wishes.name == "server":
        return bench_server.run(wishes)
    if wishes.name == "notebook":
        return bench_notebook.run(wishes)
    if wishes.name == "page":
        return bench_page.run(wishes)
    if wishes.name == "deduction":
        return bench_deduction.run(wishes)
    if wishes.name == "truth":
        return bench_truth.run(wishes)
    if wishes.name == "knowledge":
        return bench_knowledge.run(wishes)
    if wishes.name == "players":
        return bench_players.run(wishes)
    contestants = {**_ours(), **_peers()}
    actions = dict.fromkeys(contestants, 0)
    games = dict.fromkeys(contestants, 0)
    spent = dict.fromkeys(contestants, 0.0)
    rng = Random(1888)
    for play in contestants.values():
        play(rng)  # import, load and fill the caches before the clock runs
    for turn in range(1, ROUNDS + 1):
        for name, play in contestants.items():
            start = time.process_time()
            until = wishes.seconds * turn / ROUNDS
            while spent[name] < until:
                actions[name] += play(rng)
                games[name] += 1
                now = time.process_time()
                spent[name], start = spent[name] + now - start, now
    results = {
        name: {"actions_per_cpu_s": round(actions[name] / spent[name]), "games": games[name]}
        for name in contestants
    }
    if wishes.json:
        print(json.dumps(results))
    else:
        for name, result in results.items():
            print(f"{name:24}{result['actions_per_cpu_s']:>9,} actions/CPU s")
    return 0


def _ours() -> dict[str, Callable[[Random], int]]:
    return {name: _random_game(name) for name in game_names() if _installed(name)}


def _installed(name: str) -> bool:
    try:
        find_game(name)
    except ModuleNotFoundError:
        return False
    return True


def _random_game(name: str) -> Callable[[Random], int]:
    game = find_game(name)
    seating: Seating = game.seating(None, None)
    options = game.options()

    def play(rng: Random) -> int:
        position, count = begin(game, options, seating), 0
        dealer = Dealer(rng)
        while (seat := position.seat) is not None:
            action = dealer.draw(position) if seat == CHANCE else rng.choice(position.legal)
            position, _ = position.play(seat, action)
            count += 1
        return count

    return play


def _peers() -> dict[str, Callable[[Random], int]]:
    peers: dict[str, Callable[[Random], int]] = {}
    try:
        import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        pass
    else:
        spiel = pyspiel.load_game("phantom_ttt")

        def phantom(rng: Random) -> int:
            state, count = spiel.new_initial_state(), 0
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
            return count

        peers["OpenSpiel phantom_ttt"] = phantom
    try:
        from pettingzoo.classic import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
            chess_v6,
        )
    except ImportError:
        pass
    else:

        def chess(rng: Random) -> int:
            env, count = chess_v6.env(), 0
            env.reset(seed=rng.randrange(2**31))
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = [i for i, may in enumerate(seen["action_mask"]) if may]
                env.step(rng.choice(legal))
                count += 1
            return count

        peers["PettingZoo chess"] = chess
    return peers
