"""Whole games over the wire: all games, several sets of options, every viewer."""

from __future__ import annotations

import asyncio
import json

import pytest

from darklantern.core.record import read, verify
from darklantern.server.seals import faults
from tests.at_play import GAMES, Setup, some_setups
from tests.server.callers import quiet, running
from tests.server.memory import MemoryStorage
from tests.server.tables import at_random, charter_of, gather

SETUPS = [setup for name in GAMES for setup in some_setups(name, 4, seed=7)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_is_played_to_its_end_and_everything_is_open_then(setup: Setup) -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with running(storage) as server:
            table = await gather(server, charter_of(setup))
            fan = await server.browser().call_me("Fan")
            watching = await fan.sit(table.table)
            await table.play_out(at_random(str(setup)))
            await quiet()
            for wire in (*table.wires.values(), watching):
                numbers = [
                    event["number"]
                    for frame in map(json.loads, wire.frames)
                    for event in frame.get("events", [])
                ]
                assert numbers == list(range(1, len(numbers) + 1))
                assert json.loads(wire.frames[-1])["type"] in ("ended", "accepted")
            kept = {
                event["number"]: event["seal"]
                for frame in map(json.loads, watching.frames)
                for event in frame.get("events", [])
                if "seal" in event
            }
            record = await fan.get(f"/api/tables/{table.table}/record")
            verify(read(record.body.decode()))
            published = (await fan.get(f"/api/tables/{table.table}/seals")).json()
            assert list(faults(published, kept)) == []
            assert len(kept) == len(published["openings"])
        async with running(storage) as server:  # a finished game is read again when asked for
            assert not server.house.rooms
            again = await fan_of(server, fan).get(f"/api/tables/{table.table}/record")
            assert again.body == record.body

    asyncio.run(play())


def fan_of(server, fan):  # type: ignore[no-untyped-def]
    fan.server = server
    return fan


@pytest.mark.parametrize("name", GAMES)
def test_a_resumed_connection_has_what_a_patient_one_has(name: str) -> None:
    """Whoever comes back at any time, by number, misses nothing and hears nothing twice."""

    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups(name, 1)[0]))
            fan = await server.browser().call_me("Fan")
            watching = await fan.sit(table.table)
            restless = await server.browser().call_me("Restless")
            heard: list[object] = []

            async def come_and_go(count: int) -> None:
                if count % 7 == 0:
                    wire = await restless.sit(table.table, events=len(heard))
                    heard.extend(wire.welcome["events"])
                    await wire.gone()

            await table.play_out(at_random(name), come_and_go)
            wire = await restless.sit(table.table, events=len(heard))
            heard.extend(wire.welcome["events"])
            patient = [
                event for f in map(json.loads, watching.frames) for event in f.get("events", [])
            ]
            assert heard == patient

    asyncio.run(play())


@pytest.mark.parametrize("name", GAMES)
def test_boards_and_notes_add_up_from_their_changes(name: str) -> None:
    """A page that merges the changes has what a page that comes new is given."""

    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups(name, 1)[0]))

            async def compare(count: int) -> None:
                if count % 9:
                    return
                for seat, person in table.people.items():
                    wire = await person.sit(table.table)
                    board, notes = {}, {}
                    for frame in map(json.loads, table.wires[seat].frames):
                        board |= frame.get("board", {})
                        for own, fields in frame.get("notes", {}).items():
                            notes[own] = {**notes.get(own, {}), **fields}
                    assert wire.welcome["board"] == board
                    assert wire.welcome["notes"] == notes
                    await wire.gone()

            await table.play_out(at_random(name), compare)

    asyncio.run(play())
