"""`darklantern bench server`: a real server, real WebSockets, random players at many tables.

Two people at each table, Jack and the police, on two connections. First everybody plays as fast as
the answers come: how many actions a second are saved and acknowledged. Then they play at a fixed
rate: how long it takes from a command to the last viewer's event. Server and players share the
machine; each is one thread of work. Then boardgame.io's server does the same with tic-tac-toe.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from darklantern.cli import bench_boardgame_io
from darklantern.cli.visitor import Line, Visitor

GAMES = ("whitehall", "whitechapel", "mrjack")
NO_LIMITS = ("--frames=1e6", "--requests=1e6", "--new-things=1e6", "--most-from-address=100000")


class Turn(Struct):
    position: int
    to_act: str | None
    legal: list[Raw] | UnsetType = UNSET


class Heard(Struct):
    """What a player needs of a frame; the rest is passed over."""

    type: str
    id: str = ""
    position: int = 0
    turn: Turn | None = None
    why_not: str = ""


class Play(Struct, tag="play"):
    id: str
    position: int
    seat: str
    actions: list[Raw]


_hear = msgspec.json.Decoder(Heard).decode


class Table:
    """Two people who play at random."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench, self.number = bench, number
        self.lines: list[Line] = []
        self.heard = [0, 0]
        self.sent, self.sent_at, self.position = 0, 0.0, 0
        self.due = 0.0
        self.over = asyncio.Event()

    async def sit_down(self, jack: Visitor, police: Visitor) -> None:
        game = GAMES[self.number % len(GAMES)]
        opened = await jack.ask("POST", "/api/tables", {"charter": {"game": game}, "sit": ["jack"]})
        self.id = opened["table"]
        for seat, code in opened["links"].items():
            if seat != "police":
                await police.ask("POST", "/api/join", {"code": code})
        for who, visitor in enumerate((jack, police)):
            line = await visitor.call(self.id, partial(self.hear, who))
            self.lines.append(line)
            line.send({"type": "hello", "protocol": 1})

    def hear(self, who: int, frame: bytes) -> None:
        heard = _hear(frame)
        if heard.type in ("rejected", "conflict", "problem"):
            raise RuntimeError(f"{heard.type}: {frame[:300]!r}")
        if heard.type == "accepted":
            self.bench.acknowledged += 1
            return
        if heard.turn is None:
            return
        turn = heard.turn
        self.heard[who] = turn.position
        if self.sent_at and min(self.heard) > self.position:  # the last viewer has heard of it
            self.bench.times.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if turn.to_act is None:
            if self.heard[0] == self.heard[1]:
                self.bench.again(self)
        elif turn.legal is not UNSET:
            self.bench.choose(self, who, turn)

    def act(self, who: int, turn: Turn) -> None:
        assert turn.to_act is not None
        assert turn.legal is not UNSET
        self.sent += 1
        self.sent_at, self.position = time.perf_counter(), turn.position
        action = self.bench.rng.choice(turn.legal)
        self.lines[who].send(Play(f"bench-{self.sent:08}", turn.position, turn.to_act, [action]))

    def close(self) -> None:
        for line in self.lines:
            line.close()


class Bench:
    def __init__(self, port: int, tables: int) -> None:
        self.port, self.wanted = port, tables
        self.rng = Random(1888)
        self.acknowledged = 0
        self.times: list[float] = []
        self.rate: float | None = None
        """Actions a second, all together; None: as fast as answers come."""
        self.stopped = False
        self._moving: set[asyncio.Task[None]] = set()

    async def set_up(self) -> None:
        self.people = [(Visitor(self.port), Visitor(self.port)) for _ in range(self.wanted)]
        self.stopped = True
        for pair in self.people:
            for visitor in pair:
                await visitor.ask("POST", "/api/me", {"name": "Somebody"})
        self.tables = [Table(self, number) for number in range(self.wanted)]
        self.waiting: dict[Table, tuple[int, Turn]] = {}
        for table, pair in zip(self.tables, self.people, strict=True):
            await table.sit_down(*pair)

    def choose(self, table: Table, who: int, turn: Turn) -> None:
        if self.stopped:
            self.waiting[table] = (who, turn)
        elif self.rate is None:
            table.act(who, turn)
        else:
            gap = self.wanted / self.rate
            now = time.perf_counter()
            table.due = max(now, table.due + gap)
            asyncio.get_running_loop().call_later(table.due - now, self._act, table, who, turn)

    def _act(self, table: Table, who: int, turn: Turn) -> None:
        if self.stopped:
            self.waiting[table] = (who, turn)
        else:
            table.act(who, turn)

    def again(self, table: Table) -> None:
        """The game is over: another one, with the same people."""
        task = asyncio.ensure_future(self._again(table))
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)

    async def _again(self, table: Table) -> None:
        table.close()
        fresh = Table(self, table.number)
        fresh.due = table.due
        self.tables[table.number] = fresh
        await fresh.sit_down(*self.people[table.number])

    async def run(self, seconds: float, rate: float | None) -> dict[str, float]:
        self.rate, self.stopped = rate, False
        self.times.clear()
        now = time.perf_counter()
        for number, (table, (who, turn)) in enumerate(list(self.waiting.items())):
            table.due = now
            if rate is not None:  # not all at once
                table.due += number / rate
                asyncio.get_running_loop().call_later(number / rate, self._act, table, who, turn)
            else:
                table.act(who, turn)
        self.waiting.clear()
        await asyncio.sleep(seconds / 5)  # until it runs evenly
        self.times.clear()
        count, start = self.acknowledged, time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        done = self.acknowledged - count
        self.stopped = True
        cuts = statistics.quantiles(self.times, n=100) if len(self.times) > 2 else [0.0] * 99
        await asyncio.sleep(1)
        return {
            "actions_per_s": round(done / spent),
            "p50_ms": round(1000 * cuts[49], 1),
            "p99_ms": round(1000 * cuts[98], 1),
        }


def memory_of(pid: int) -> int:
    """Bytes in memory, where the system says so."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def cpu_of(pid: int) -> float:
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0.0


def add_flags(command: argparse.ArgumentParser) -> None:
    command.add_argument("--tables", type=int, default=500, metavar="N", help="server: at once")
    command.add_argument(
        "--kill", type=int, metavar="N", help="server: kill it so many times instead, and check"
    )


def run(wishes: argparse.Namespace) -> int:
    if wishes.kill is not None:
        from darklantern.cli.bench_kill import run_kills

        status: int = run_kills(wishes.kill, wishes.json)
        return status
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "darklantern", "serve", "--port=0", "--workers=0"]
        command += [f"--data={folder}", *NO_LIMITS]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
                results = asyncio.run(measure(port, server.pid, wishes.tables, wishes.seconds))
            finally:
                server.terminate()
    results["boardgame.io"] = beside(wishes.tables, wishes.seconds, results["even_actions_per_s"])
    if wishes.json:
        print(json.dumps(results))
    else:
        print_figures(results)
    return 0


def print_figures(results: dict[str, Any], indent: str = "") -> None:
    for name, value in results.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            print_figures(value, indent + "  ")
        elif isinstance(value, int | float):
            print(f"{indent}{name:{32 - len(indent)}}{value:>12,}")
        else:
            print(f"{indent}{name}: {value}")


async def measure(port: int, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    await until_it_answers(port)
    empty = memory_of(pid)
    bench = Bench(port, tables)
    await bench.set_up()
    before = cpu_of(pid)
    fast = await bench.run(seconds, None)
    cpu = cpu_of(pid) - before
    rate = min(2000.0, 0.7 * fast["actions_per_s"])
    even = await bench.run(seconds, rate)
    return {
        "tables": tables,
        "connections": 2 * tables,
        "actions_per_s": fast["actions_per_s"],
        "server_cpu_share": round(cpu / (1.2 * seconds + 1), 2),
        "p50_ms_saturated": fast["p50_ms"],
        "p99_ms_saturated": fast["p99_ms"],
        "even_actions_per_s": even["actions_per_s"],
        "p50_ms": even["p50_ms"],
        "p99_ms": even["p99_ms"],
        "kB_a_table": round((memory_of(pid) - empty) / tables / 1000),
    }


def beside(tables: int, seconds: float, rate: float) -> dict[str, Any] | str:
    """boardgame.io at as many tables and at the rate that we kept, or why not."""
    try:
        return bench_boardgame_io.measure(tables, seconds, rate, memory_of)
    except bench_boardgame_io.NotMeasured as why:
        return f"not measured: {why}"


async def until_it_answers(port: int) -> None:
    for _ in range(600):
        try:
            await Visitor(port).ask("GET", "/healthz")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer")
