"""The same record gives the same bytes, whatever order this Python's sets happen to have.

PYTHONHASHSEED must be set before Python starts, so each seed is a process of its own.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from darklantern.core.registry import game_names

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "playthroughs").glob("*.jsonl"))
SEEDS = ("0", "1", "1888")

REPLAY = """
import sys
from darklantern.core.codec import write
from darklantern.core.events import redact
from darklantern.core.record import read, replay
from darklantern.core.seats import SPECTATOR

sys.stdout.reconfigure(encoding="utf-8", newline="")
for name in sys.argv[1:]:
    print(name.replace(chr(92), "/").rsplit("/", 1)[-1])
    for line in open(name, encoding="utf-8"):
        record = read(line)
        game, seats = record.game, (*record.seating.seats, SPECTATOR)
        for step in replay(record):
            print([write(action) for action in step.before.legal])
            for seat in seats:
                print(seat, [write(redact(event, seat)) for event in step.events])
                print([game.prose(redact(event, seat)) for event in step.events])
                print(game.describe(step.after.view(seat)))
            if step.after.seat is not None:
                print(step.after.seat, game.question(step.after.view()))
"""


@cache
def printed(seed: str, *command: str) -> str:
    """The digest of what a process with this hash seed prints."""
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, timeout=200
    )
    assert ran.returncode == 0, ran.stderr.decode()
    assert len(ran.stdout) > 1000
    return hashlib.sha256(ran.stdout).hexdigest()


@pytest.mark.parametrize("seed", SEEDS[1:])
def test_records_replay_the_same(seed: str) -> None:
    """Legal lists in order, events as each seat hears them, prose, positions and questions."""
    command = ("-c", REPLAY, *map(str, RECORDS))
    assert printed(seed, *command) == printed(SEEDS[0], *command)


OPTIONS = {
    "whitehall": "murderer-at-large,newspaper-fabrications,false-clues,roll-up-your-sleeves,smoker",
    "whitechapel": "jacks-letters,false-clues,rushing,area-arrests",
}


@pytest.mark.parametrize("seed", SEEDS[1:])
@pytest.mark.parametrize("game", game_names())
def test_games_between_computer_players_are_the_same(game: str, seed: str) -> None:
    command = ["-m", "darklantern", "selfplay", game, "--games", "3", "--seed", "1888"]
    if game in OPTIONS:
        command += ["--options", OPTIONS[game]]
    command += ["--with-legal", "--out", "-"]
    assert printed(seed, *command) == printed(SEEDS[0], *command)


def test_this_test_would_see_a_difference() -> None:
    """The order of a set of strings does follow the hash seed."""
    command = ("-c", "print(list({str(n) for n in range(1000)}))")
    assert len({printed(seed, *command) for seed in SEEDS}) > 1
