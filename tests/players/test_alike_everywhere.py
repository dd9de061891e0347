"""A bout is the same in every process: no choice hangs on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PLAYED = """
import json
from darklantern.arena.bouts import bout, play
for game in ("whitehall", "whitechapel", "mrjack"):
    print(json.dumps(play(bout(game, "expert", "expert", "alike", 0)).record["actions"]))
"""


@pytest.mark.slow
def test_experts_play_alike_in_processes_that_order_sets_otherwise() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""
