"""`darklantern bench knowledge`: how long the study of a whole game takes, in CPU seconds.

Games of strong computer players are recorded first. Each is studied once in a program that has
studied another game before, as a server has; and one of each kind in a program just begun.
Whitechapel games are taken only if they went through all four nights.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from darklantern.analysis.knowledge import knowledge
from darklantern.cli.bench_deduction import tell
from darklantern.cli.wishes import players_wanted
from darklantern.core.record import Playthrough, read
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer

GAMES_EACH = 5
PLAYERS = {
    "whitechapel": "jack=hard,police=hard",
    "whitehall": "jack=hard,police=hard",
    "mrjack": "jack=hard,detective=hard",
}
ALL_NIGHTS = 4

FRESH = """
import sys, time
start = time.process_time()
from darklantern.analysis.knowledge import knowledge
from darklantern.core.record import read
knowledge(read(open(sys.argv[1], encoding="utf-8").read()))
print(time.process_time() - start)
"""


def run(wishes: argparse.Namespace) -> int:
    results = {name: _measured(name) for name in PLAYERS}
    tell(results, wishes.json)
    return 0


def _measured(name: str) -> dict[str, float]:
    lines = _recorded(name)
    knowledge(read(lines[0]))
    times, sizes = [], []
    for line in lines[1:]:
        record = read(line)
        start = time.process_time()
        found = knowledge(record)
        times.append(time.process_time() - start)
        sizes.append(len(json.dumps(found.written())))
    return {
        "games": len(times),
        "actions_median": median(len(read(line).moves) for line in lines[1:]),
        "study_median_s": round(median(times), 3),
        "study_worst_s": round(max(times), 3),
        "first_study_s": round(_fresh(lines[0]), 3),
        "document_median_kb": round(median(sizes) / 1000),
    }


def _recorded(name: str) -> list[str]:
    """The first games, by their seeds, that are long enough; one more, to begin with."""
    lines: list[str] = []
    seed = 0
    while len(lines) <= GAMES_EACH:
        seed += 1
        game, rng = find_game(name), Random(f"knowledge/{name}/{seed}")
        seating = game.seating(None, None)
        playthrough = Playthrough(game, game.options(), seating)
        company = Company(playthrough, players_wanted(PLAYERS[name], game, seating, rng))
        dealer = Dealer(rng)
        while (seat := playthrough.position.seat) is not None:
            draws = seat == CHANCE
            action = dealer.draw(playthrough.position) if draws else company.choose(seat)
            playthrough.play(seat, action)
        table = playthrough.position.state.table
        if name != "whitechapel" or table.night == ALL_NIGHTS:
            lines.append(json.dumps(playthrough.written()))
    return lines


def _fresh(line: str) -> float:
    """In a program just begun, with all that it has to bring in."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.jsonl"
        path.write_text(line, encoding="utf-8")
        command = [sys.executable, "-c", FRESH, str(path)]
        runs = [
            float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
            for _ in range(2)
        ]
    return min(runs)
