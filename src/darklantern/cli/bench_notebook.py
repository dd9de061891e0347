"""`darklantern bench notebook`: how long one waits at a table for what the notebook answers.

A real server with its own worker for notebooks, a real WebSocket, no network between. Somebody
plays both sides by lot, and stops now and then in a hunt to ask everything once, as somebody does
who has just heard of a move. The first answers of all, which bring numbers and their compiler into
the worker, are told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from random import Random
from typing import Any

from darklantern.cli.bench_server import NO_LIMITS, print_figures, until_it_answers
from darklantern.cli.visitor import Line, Visitor

BOARDS = {"whitehall": 189, "whitechapel": 195}
"""The street games, and the highest number of a circle."""
WHATS = ("possible", "likely", "why", "tell")
HUNTS = ("ESCAPE", "HUNTING", "SUSPICION")
TABLES = 3
"""Of each game."""
EVERY = 9
"""Actions between two positions that are asked about."""
MOST = 12
"""Positions of one table."""


def run(wishes: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "darklantern", "serve", "--port=0", "--workers=1"]
        command += [f"--data={folder}", *NO_LIMITS, "--looks=1e6"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
                results = asyncio.run(measure(port))
            finally:
                server.terminate()
    if wishes.json:
        print(json.dumps(results))
    else:
        print_figures(results)
    return 0


async def measure(port: int) -> dict[str, Any]:
    await until_it_answers(port)
    return {game: await _of(game, port) for game in BOARDS}


async def _of(game: str, port: int) -> dict[str, Any]:
    rng = Random(f"notebook {game}")
    times: dict[str, list[float]] = {what: [] for what in WHATS}
    first = 0.0
    for _ in range(TABLES):
        reader = Reader(game, port, rng)
        await reader.sit_down()
        found = await reader.play_and_ask(times)
        first = first or found
    return {
        "positions": len(times["possible"]),
        "first_answer_ms": round(1000 * first),
        **{f"{what}_p50_ms": round(1000 * statistics.median(times[what]), 1) for what in WHATS},
        **{
            f"{what}_p95_ms": round(1000 * statistics.quantiles(times[what], n=20)[18], 1)
            for what in WHATS
        },
    }


class Reader:
    """Somebody with all the seats of a table, who asks the notebook of the police."""

    def __init__(self, game: str, port: int, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.visitor = Visitor(port)
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.turn: dict[str, Any] = {}
        self.phase, self.number, self.over = "", 0, False
        self.line: Line

    async def sit_down(self) -> None:
        await self.visitor.ask("POST", "/api/me", {"name": "Somebody"})
        detectives = {"detectives": 1} if self.game == "whitechapel" else {}
        charter = {"game": self.game, "assist": {"police": "full"}, **detectives}
        police = ["police-1"] if detectives else ["yellow", "blue", "red"]
        wish = {"charter": charter, "sit": ["jack", *police]}
        opened = await self.visitor.ask("POST", "/api/tables", wish)
        self.seat = police[0]
        self.line = await self.visitor.call(opened["table"], self.hear)
        self.line.send({"type": "hello", "protocol": 1})
        await self.answers.get()

    def hear(self, text: bytes) -> None:
        frame = json.loads(text)
        self.turn = frame.get("turn", self.turn)
        self.phase = frame.get("board", {}).get("phase", self.phase)
        if frame["type"] == "ended":
            self.over = True
        if frame["type"] in ("welcome", "accepted", "shown", "rejected", "problem"):
            self.answers.put_nowait(frame)

    async def send(self, frame: dict[str, Any]) -> dict[str, Any]:
        self.number += 1
        self.line.send({"id": f"reader-{self.number:06}", **frame})
        return await self.answers.get()

    def _ended(self) -> bool:
        return self.over

    async def play_and_ask(self, times: dict[str, list[float]]) -> float:
        """How long the very first answer took."""
        first, asked, played = 0.0, 0, 0
        while asked < MOST:
            turn = self.turn
            action = self.rng.choice(turn["legal"])
            play = {"type": "play", "position": turn["position"], "seat": turn["to_act"]}
            answer = await self.send({**play, "actions": [action]})
            if answer["type"] != "accepted":
                raise RuntimeError(f"{answer}")
            played += 1
            if self._ended():
                break
            if played % EVERY or self.phase.upper() not in HUNTS:
                continue
            asked += 1
            for what in WHATS:
                circle = self.rng.randint(1, BOARDS[self.game])
                look = {"type": "look", "seat": self.seat, "what": what, "circle": circle}
                start = time.perf_counter()
                answer = await self.send(look)
                spent = time.perf_counter() - start
                if answer["type"] != "shown":
                    raise RuntimeError(f"{answer}")
                if not first:
                    first = spent
                else:
                    times[what].append(spent)
        self.line.close()
        return first
