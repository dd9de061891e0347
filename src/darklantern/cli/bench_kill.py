"""Killing the server, again and again, and what must be true afterwards.

A nursery process loads the server once and forks it as often as it is killed: by chance, or by
itself at a chosen step between the arrival of a command and the last frame about it. Random players
go on all the time: they reconnect, resume from the number they have, and send again what was not
answered. In the end nothing acknowledged may be lost, nothing may have happened twice, and nobody
may have seen what is not in the log.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from darklantern.cli.mortal import GAMES, STEPS
from darklantern.cli.visitor import Line, Visitor
from darklantern.server.sqlite import FILE


class Wrong(AssertionError):
    """A promise was broken."""


# -- the players -----------------------------------------------------------------------------------


class Player:
    """One person at a table: plays at random, and keeps what it was told."""

    def __init__(self, siege: Siege, visitor: Visitor, table: str, seats: list[str]) -> None:
        self.siege, self.visitor, self.table, self.seats = siege, visitor, table, seats
        self.events: dict[int, Any] = {}
        self.boards: dict[int, Any] = {}
        self.accepted: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.over = False
        self.line: Line | None = None

    async def stay(self) -> None:
        """Connect, and connect again, until the game is over."""
        while not self.over and not self.siege.lifted:
            try:
                async with asyncio.timeout(20):
                    self.line = await self.visitor.call(self.table, self._hear)
                self.line.send({"type": "hello", "protocol": 1, "events": len(self.events)})
                await self.line.gone
            except (OSError, TimeoutError):
                await asyncio.sleep(0.02)

    def _hear(self, raw: bytes) -> None:
        frame = json.loads(raw)
        match frame["type"]:
            case "welcome" | "happened":
                self._learn(frame)
                if frame["type"] == "welcome" and self.pending is not None:
                    self._send(self.pending)  # was it done? The same id gets the same answer
                else:
                    self._act(frame["turn"])
            case "accepted":
                self._accepted(frame)
            case "rejected" | "problem":
                raise Wrong(f"{frame} for {self.pending}")
            case "conflict":
                self.siege.conflicts += 1
                raise Wrong(f"{frame} for {self.pending}: nobody else plays here")

    def _learn(self, frame: Any) -> None:
        if frame["first"] > len(self.events) + 1:
            raise Wrong(f"events {len(self.events) + 1} to {frame['first'] - 1} were left out")
        for event in frame["events"]:
            known = self.events.setdefault(event["number"], event)
            if known != event:
                raise Wrong(f"{event} was told before as {known}")
        self.over = self.over or frame["turn"]["to_act"] is None
        self.turn = frame["turn"]

    def _accepted(self, frame: Any) -> None:
        known = self.accepted.setdefault(frame["id"], frame["position"])
        if known != frame["position"]:
            raise Wrong(f"{frame['id']} was accepted at {known} and at {frame['position']}")
        if self.pending is not None and frame["id"] == self.pending["id"]:
            self.pending = None
            self.siege.acknowledged += 1
        self._act(self.turn)

    def _act(self, turn: Any) -> None:
        if self.pending is not None or turn["to_act"] not in self.seats or self.siege.lifted:
            return
        self.sent += 1
        self.pending = {
            "type": "play",
            "id": f"{self.seats[0]}-command-{self.sent}",
            "position": turn["position"],
            "seat": turn["to_act"],
            "actions": [self.siege.rng.choice(turn["legal"])],
        }
        self._send(self.pending)
        if self.siege.rng.random() < 0.1:  # sent twice, for good measure
            self._send(self.pending)

    def _send(self, frame: Any) -> None:
        if self.line is not None:
            self.line.send(frame)


class Siege:
    """Tables at play on a server that is killed all the time."""

    def __init__(self, tables: int, seed: int = 1888) -> None:
        self.wanted, self.rng = tables, Random(seed)
        self.acknowledged = self.conflicts = self.kills = self.games = 0
        self.lifted = False
        self.players: list[Player] = []
        self.steps: Counter[str] = Counter()
        self.broken: list[str] = []

    async def run(self, kills: int) -> None:
        """Kill so many servers, then let one live and check everything."""
        with tempfile.TemporaryDirectory() as folder:
            self.file = Path(folder) / FILE
            command = (
                "from darklantern.cli.mortal import nursery; import sys; nursery(*sys.argv[1:])"
            )
            self.nursery = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                command,
                folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            try:
                self.port = int(await self._line())
                await self._besiege(kills)
            finally:
                if self.nursery.stdin is not None:
                    self.nursery.stdin.close()
                await self.nursery.wait()

    async def _line(self) -> str:
        assert self.nursery.stdout is not None
        return (await self.nursery.stdout.readline()).decode().strip()

    async def _begin(self, step: str | None, nth: int) -> int:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(json.dumps([step, nth]).encode() + b"\n")
        return int(await self._line())

    async def _besiege(self, kills: int) -> None:
        asyncio.get_running_loop().set_exception_handler(self._note)
        server = await self._begin(None, 0)
        tasks = [asyncio.create_task(self._table(number)) for number in range(self.wanted)]
        while len(self.players) < 3 * self.wanted:
            await asyncio.sleep(0.05)
            self._look(tasks)
        try:
            while self.kills < kills:
                await self._end(server, by_itself=self.kills > 0 and self.kills % 2 == 1)
                self.kills += 1
                step = self.rng.choice(STEPS) if self.kills % 2 else None
                self.steps[step or "anywhere"] += 1
                server = await self._begin(step, self.rng.randint(1, 12))
                self._look(tasks)
            await self._end(server, by_itself=False)
            server = await self._begin(None, 0)
            self.lifted = True
            await asyncio.sleep(0.2)
            await self._check()
            self._look([])
        finally:
            self.lifted = True
            for task in tasks:
                task.cancel()
            for player in self.players:
                if player.line is not None:
                    player.line.close()
            await asyncio.gather(*tasks, return_exceptions=True)
            os.kill(server, signal.SIGKILL)
            await self._line()

    def _note(self, loop: Any, context: dict[str, Any]) -> None:
        self.broken.append(repr(context.get("exception") or context["message"]))

    def _look(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done() and task.exception() is not None:
                self.broken.append(repr(task.exception()))
        if self.broken:
            raise Wrong("; ".join(self.broken[:3]))

    async def _end(self, server: int, by_itself: bool) -> None:
        """Wait until it has killed itself, or kill it at any moment."""
        dead = asyncio.ensure_future(self._line())
        wait = self.rng.uniform(0.02, 0.12) if not by_itself else 5.0
        await asyncio.wait([dead], timeout=wait)
        if not dead.done():
            os.kill(server, signal.SIGKILL)
        if await dead != "dead":
            raise Wrong("the nursery has lost a server")

    async def _table(self, number: int) -> None:
        """Game after game at one table."""
        people = [Visitor(self.port) for _ in range(3)]
        for visitor in people:
            await self._insist(visitor, "POST", "/api/me", {"name": "Somebody"})
        while not self.lifted:
            jack, police, _ = people
            charter = {"game": GAMES[(number + self.games) % len(GAMES)]}
            opened = await self._insist(
                jack, "POST", "/api/tables", {"charter": charter, "sit": ["jack"]}
            )
            seats = [seat for seat in opened["links"] if seat != "police"]
            for seat in seats:
                await self._sit(police, opened["table"], opened["links"][seat], seat)
            players = [
                Player(self, visitor, opened["table"], held)
                for visitor, held in zip(people, (["jack"], seats, []), strict=True)
            ]
            self.players += players
            await asyncio.gather(*(player.stay() for player in players))
            self.games += 1

    async def _sit(self, visitor: Visitor, table: str, code: str, seat: str) -> None:
        """A link works once: if the answer is lost, look whether one sits there."""
        while True:
            try:
                await visitor.ask("POST", "/api/join", {"code": code})
            except OSError:
                looked = await self._insist(visitor, "GET", f"/api/tables/{table}")
                if seat in looked["yours"]:
                    return
                await asyncio.sleep(0.02)
            else:
                return

    async def _insist(self, visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
        until = time.monotonic() + 60
        while True:
            try:
                return await visitor.ask(method, path, body)
            except (OSError, IndexError) as fault:
                if time.monotonic() > until:
                    raise Wrong(f"no answer to {method} {path}: {fault}") from None
                await asyncio.sleep(0.02)

    # -- what must be true -----------------------------------------------------------------------

    async def _check(self) -> None:
        for player in self.players:
            log = await self._whole_log(player)
            told = {event["number"]: event for event in log["events"]}
            for number, event in player.events.items():
                if told.get(number) != event:
                    raise Wrong(f"{event} was seen, but the log says {told.get(number)}")
            if player.accepted and log["turn"]["position"] < max(player.accepted.values()):
                raise Wrong("an acknowledged action is lost")
        self._check_log()

    def _check_log(self) -> None:
        """Against what is on the disk: every accepted command once, and nothing unasked."""
        with closing(sqlite3.connect(self.file)) as kept:
            rows = kept.execute("SELECT id, command, body FROM log WHERE command IS NOT NULL")
            log: dict[str, dict[str, int]] = {}
            for table, command, body in rows:
                entry = json.loads(body)
                if command in log.setdefault(table, {}):
                    raise Wrong(f"{command} was carried out twice")
                log[table][command] = entry["position"] + len(entry["actions"])
        for player in self.players:
            done = log.setdefault(player.table, {})
            for command, position in player.accepted.items():
                if done.pop(command, None) != position:
                    raise Wrong(f"{command} was accepted at {position}, and is lost")
            if player.pending is not None:
                done.pop(player.pending["id"], None)
        if left := {table: commands for table, commands in log.items() if commands}:
            raise Wrong(f"nobody sent {left}")

    async def _whole_log(self, player: Player) -> Any:
        told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def hear(raw: bytes) -> None:
            frame = json.loads(raw)
            if frame["type"] == "welcome" and not told.done():
                told.set_result(frame)

        async with asyncio.timeout(60):
            line = await player.visitor.call(player.table, hear)
            line.send({"type": "hello", "protocol": 1, "events": 0})
            welcome = await told
        line.close()
        return welcome


def run_kills(kills: int, as_json: bool) -> int:
    """Report; exit status 1 when a promise was broken."""
    siege = Siege(tables=8, seed=kills)
    start = time.monotonic()
    asyncio.run(siege.run(kills))
    result = {
        "kills": siege.kills,
        "acknowledged": siege.acknowledged,
        "games": siege.games,
        "lost": 0,
        "twice": 0,
        "seconds": round(time.monotonic() - start),
        "at": dict(siege.steps),
    }
    print(json.dumps(result) if as_json else "\n".join(f"{k:14}{v}" for k, v in result.items()))
    return 0
