"""Commands: once, in order, all or nothing, whatever the wire does."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from darklantern.server.connection import MOST_WAITING
from darklantern.server.sqlite import SqliteStorage
from darklantern.server.storage import StorageFault
from tests.at_play import some_setups
from tests.server.callers import Refused, Wire, quiet, running
from tests.server.memory import MemoryStorage
from tests.server.tables import at_random, charter_of, gather

WHITEHALL = some_setups("whitehall", 1)[0]
CHARTER = charter_of(WHITEHALL)


def test_a_batch_happens_whole_or_not_at_all() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            jack = table.wires["jack"]
            room = server.house.rooms[table.table]
            good = [{"type": "choose-location", "circle": circle} for circle in locations(room)]
            bad = [*good[:2], {"type": "choose-location", "circle": good[0]["circle"]}]
            answer = await jack.play("jack", *bad)
            assert answer["type"] == "rejected"
            assert (room.table.played, room.table.events) == (0, [])
            answer = await jack.play("jack", *good)
            assert (answer["type"], answer["position"]) == ("accepted", 4)
            await quiet()
            (happened,) = (
                frame
                for frame in map(json.loads, table.wires["yellow"].frames)
                if frame["type"] == "happened"
            )
            assert [event["number"] for event in happened["events"]] == [1, 2, 3, 4]

    asyncio.run(play())


def locations(room: Any) -> list[int]:
    """Four locations that may be chosen together."""
    position, chosen = room.table.position, []
    for _ in range(4):
        action = position.legal[0]
        chosen.append(action.circle)
        position, _events = position.play("jack", action)
    return chosen


def test_the_same_id_is_the_same_command_and_gets_the_same_answer_across_a_restart(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(SqliteStorage(tmp_path)) as server:
            table = await gather(server, CHARTER)
            jack = table.wires["jack"]
            action = jack.turn["legal"][0]
            first = await jack.play("jack", action, position=0, id="the-command")
            again = await jack.play("jack", action, position=0, id="the-command")
            assert first == again == {"type": "accepted", "id": "the-command", "position": 1}
            other = await jack.play("jack", action, position=0, id="another-one")
            assert other == {"type": "conflict", "id": "another-one", "position": 1}
            said = await jack.say("table", "Good evening", id="greeting")
            assert said == await jack.say("table", "Good evening", id="greeting")
            person = table.people["jack"]
        async with running(SqliteStorage(tmp_path)) as server:
            person.server = server
            jack = await person.sit(table.table)
            assert jack.turn["position"] == 1
            assert [said["text"] for said in jack.welcome["talk"]] == ["Good evening"]
            assert first == await jack.play("jack", action, position=0, id="the-command")
            assert said == await jack.say("table", "Good evening", id="greeting")
            answer = await jack.play("jack", jack.turn["legal"][0], id="the-command")
            assert answer["type"] == "rejected"  # the id is used up

    asyncio.run(play())


def test_of_a_hundred_racing_commands_one_wins(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(SqliteStorage(tmp_path)) as server:
            table = await gather(server, CHARTER)
            wires = [await table.people["jack"].sit(table.table) for _ in range(100)]
            action = wires[0].turn["legal"][0]
            answers = await asyncio.gather(
                *(wire.play("jack", action, position=0) for wire in wires)
            )
            assert Counter(answer["type"] for answer in answers) == {"accepted": 1, "conflict": 99}
            assert server.house.rooms[table.table].table.played == 1

    asyncio.run(play())


def test_what_cannot_be_saved_has_not_happened_and_nobody_hears_of_it() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with running(storage) as server:
            table = await gather(server, CHARTER)
            jack, yellow = table.wires["jack"], table.wires["yellow"]
            heard = len(yellow.frames)
            storage.fault = StorageFault("the disk is full")
            answer = await jack.play("jack", jack.turn["legal"][0])
            assert answer["type"] == "rejected"
            assert "not happened" in answer["why_not"]
            await quiet()
            assert len(yellow.frames) == heard
            assert server.house.rooms[table.table].table.played == 0
            storage.fault = None
            assert (await jack.play("jack", jack.turn["legal"][0]))["type"] == "accepted"

    asyncio.run(play())


def test_told_only_when_saved() -> None:
    """While the storage has not said that it is kept, no frame leaves, not even the answer."""

    class SlowStorage(MemoryStorage):
        gate: asyncio.Event | None = None

        async def write(self, writings: Any) -> None:
            if self.gate is not None:
                await self.gate.wait()
            await super().write(writings)

    async def play() -> None:
        storage = SlowStorage()
        async with running(storage) as server:
            table = await gather(server, CHARTER)
            frames = {seat: len(wire.frames) for seat, wire in table.wires.items()}
            storage.gate = asyncio.Event()
            jack = table.wires["jack"]
            waiting = asyncio.ensure_future(jack.play("jack", jack.turn["legal"][0]))
            await quiet()
            assert {seat: len(wire.frames) for seat, wire in table.wires.items()} == frames
            # Even if the one who asked is gone by now, it is carried out to its end.
            waiting.cancel()
            jack.task.cancel()
            storage.gate.set()
            await quiet()
            assert server.house.rooms[table.table].table.played == 1
            assert len(table.wires["yellow"].frames) > frames["yellow"]

    asyncio.run(play())


def test_nobody_plays_for_a_seat_that_is_not_theirs() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            action = table.wires["jack"].turn["legal"][0]
            fan = await (await server.browser().call_me("Fan")).sit(table.table)
            for wire in (table.wires["yellow"], fan):
                answer = await wire.play("jack", action)
                assert (answer["type"], answer["why_not"]) == ("rejected", "You do not sit there.")
                wire.send({"type": "why", "id": "why-why-why", "seat": "jack", "action": action})
                assert (await wire.until("explained"))["why_not"] == "You do not sit there."
            answer = await table.wires["yellow"].play("yellow", {"type": "deploy", "crossing": "x"})
            assert answer["why_not"] == "It is not yellow's turn: jack must act."

    asyncio.run(play())


class Proxy:
    """Between one player and the server: drops, repeats and swaps what goes either way."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def spoil(self, frames: list[Any]) -> list[Any]:
        spoilt = [frame for frame in frames if self.rng.random() > 0.25]
        spoilt += [frame for frame in frames if self.rng.random() < 0.25]
        if self.rng.random() < 0.3:
            self.rng.shuffle(spoilt)
        return spoilt


@pytest.mark.parametrize("seed", range(3))
def test_through_a_proxy_that_drops_repeats_and_reorders_everything_happens_once(seed: int) -> None:
    async def play() -> None:
        rng = Random(seed)
        proxy = Proxy(rng)
        async with running() as server:
            table = await gather(server, CHARTER)
            room, choose = server.house.rooms[table.table], at_random(seed)
            done: list[str] = []
            for number in range(40):
                seat = room.table.to_act
                assert seat is not None
                person = table.people[seat]
                wire = await person.sit(table.table)  # after trouble one comes anew
                id, position = f"{seat}-proxied-{number}", wire.turn["position"]
                command = {"type": "play", "id": id, "position": position, "seat": seat}
                command["actions"] = [choose(wire.turn["legal"])]
                late = {**command, "id": f"{seat}-stale-{number}", "position": max(0, position - 1)}
                answers: list[Any] = []
                while not answers:
                    for frame in proxy.spoil([command, command, late]):
                        wire.send(frame)
                    await quiet()
                    heard = [f for f in map(json.loads, wire.frames) if f.get("id") == id]
                    answers = proxy.spoil(heard)
                    if rng.random() < 0.3:
                        await wire.gone()
                        wire = await person.sit(table.table)
                assert {frame["type"] for frame in answers} == {"accepted"}
                assert {frame["position"] for frame in answers} == {room.table.played}
                done.append(id)
                await wire.gone()
            log = server.house.storage.logs[table.table]  # type: ignore[attr-defined]
            assert [entry.command for entry in log if entry.command] == done
            assert room.table.played == 40

    asyncio.run(play())


def test_a_reader_that_never_reads_stalls_nobody_is_cut_off_and_can_resume() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            slow = await (await server.browser().call_me("Slow")).sit(table.table)
            room = server.house.rooms[table.table]
            (connection,) = (c for c in room.connections if not c.seats)
            slow.stuck = True
            most = 0
            for number in range(2600):  # talk fills the queue faster than a game would
                await table.wires["jack"].say("table", "x" * 480, id=f"talk-{number:06}")
                most = max(most, connection._waiting)
                if connection.closing:
                    break
            assert connection.closing == 4008
            assert most <= MOST_WAITING
            assert connection._waiting == 0
            assert (await table.act(at_random(1)))["type"] == "accepted"
            slow.task.cancel()
            await asyncio.gather(slow.task, return_exceptions=True)
            assert connection not in room.connections
            again = await slow.browser.sit(table.table)
            assert again.turn["position"] == 1

    asyncio.run(play())


def test_the_first_frame_must_be_a_hello_of_this_protocol() -> None:
    async def first(frame: Any) -> int | None:
        async with running() as server:
            person = await server.browser().call_me("Ann")
            opened = await person.open(CHARTER, sit=["jack"])
            wire: Wire = await person.knock(opened["table"])
            wire.send(frame)
            await wire.task
            assert wire.frames == []
            return wire.closed

    assert asyncio.run(first({"type": "hello", "protocol": 99})) == 4003
    assert (
        asyncio.run(first({"type": "why", "id": "why-why-why", "seat": "jack", "action": {}}))
        == 4002
    )
    assert asyncio.run(first("{")) == 4002


def test_a_number_from_the_future_gets_everything() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            for _ in range(3):
                await table.act(at_random(2))
            wire = await table.people["jack"].sit(table.table, events=999)
            assert [event["number"] for event in wire.welcome["events"]] == [1, 2, 3]
            with pytest.raises(Refused):
                await table.people["jack"].knock("no-such-table")

    asyncio.run(play())
