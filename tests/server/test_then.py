"""Looking back: the table as it lay earlier, for each viewer; and what the end shows everybody."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.at_play import GAMES, some_setups
from tests.server.callers import running
from tests.server.tables import at_random, charter_of, gather

CHARTER = charter_of(some_setups("whitehall", 1)[0])


@pytest.mark.parametrize("name", GAMES)
def test_what_one_looks_back_at_is_what_one_saw(name: str) -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups(name, 1)[0]))
            choose = at_random("back")
            for _ in range(12):
                await table.act(lambda legal: choose(_without_an_end(legal)))
            for seat, person in table.people.items():
                board: dict[str, Any] = {}
                notes: dict[str, Any] = {}
                events = 0
                for frame in map(json.loads, table.wires[seat].frames):
                    if frame["type"] not in ("welcome", "happened"):
                        continue
                    events += len(frame["events"])
                    board |= frame["board"]
                    for own, fields in frame["notes"].items():
                        notes[own] = {**notes.get(own, {}), **fields}
                    then = await person.get(f"/api/tables/{table.table}/then/{events}")
                    assert then.json() == {"board": board, "notes": notes}
                assert events > 10

    asyncio.run(play())


def _without_an_end(legal: list[Any]) -> list[Any]:
    """An accusation at random would soon end the game."""
    return [action for action in legal if action["type"] not in ("accuse", "leave")]


def test_spectators_who_hear_later_cannot_look_ahead() -> None:
    async def play() -> None:
        time = 1000.0
        async with running(now=lambda: time) as server:
            table = await gather(server, {**CHARTER, "delay": 600})
            fan = await server.browser().call_me("Fan")
            before = (await fan.sit(table.table)).welcome["events"]
            for _ in range(6):
                await table.act(at_random(5))
            ahead = len(before) + 1
            jack = table.people["jack"]
            assert (await jack.get(f"/api/tables/{table.table}/then/{ahead}")).status == 200
            assert (await fan.get(f"/api/tables/{table.table}/then/{ahead}")).status == 404

    asyncio.run(play())


def test_at_the_end_every_screen_comes_down() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            for _ in range(9):
                await table.act(at_random(5))
            assert (await table.people["yellow"].sit(table.table)).welcome["notes"] == {}
            row = server.house.rooms[table.table].table.position.state.notes["jack"].row
            resigned = await table.people["jack"].at(table.table, "resign", seat="jack")
            assert resigned.status == 200
            ended = await table.wires["yellow"].until("ended")
            assert ended["notes"]["jack"]["row"] == list(row)
            again = await table.people["yellow"].sit(table.table)
            assert again.welcome["notes"] == ended["notes"]
            then = (await table.people["yellow"].get(f"/api/tables/{table.table}/then/2")).json()
            assert len(then["notes"]["jack"]["locations"]) >= 2

    asyncio.run(play())
