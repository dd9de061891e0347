"""The notebook at a table: as much as was agreed, from what the seat knows, seen by all."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random
from typing import Any

import pytest

from darklantern.cli.analyse import analyse
from darklantern.core.record import read
from darklantern.core.seats import JACK
from darklantern.server.thinking import Here, Workers
from tests.at_play import Setup, some_setups
from tests.server.callers import Wire, quiet, running
from tests.server.memory import MemoryStorage
from tests.server.tables import Gathering, charter_of, gather

NUMBERS = count(1)
WHATS = ("possible", "likely", "why", "tell")
FULL = {"jack": "full", "police": "full"}


async def look(wire: Wire, seat: str, what: str, **more: Any) -> dict[str, Any]:
    id = f"look-{next(NUMBERS):06}"
    wire.send({"type": "look", "id": id, "seat": seat, "what": what, **more})
    return await wire.until("shown", "rejected", "problem", id=id)


async def play_on(table: Gathering, actions: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(actions):
        if table.to_act is None:
            return
        await table.act(rng.choice)


def setup_of(game: str) -> Setup:
    return some_setups(game, 1)[0]


@pytest.mark.parametrize("game", ["whitehall", "whitechapel", "mrjack"])
def test_it_says_what_the_analysis_of_the_record_says(game: str) -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(setup_of(game), assist=FULL))
            police = next(seat for seat in table.wires if seat != JACK)
            for number in range(4):
                await play_on(table, 25, number)
                if table.to_act is None:
                    break
                answer = await look(table.wires[police], police, "possible")
                room = server.house.rooms[table.table]
                record = read(json.dumps(room.table.record()))
                if answer["type"] == "rejected":
                    assert "othing to deduce" in answer["why_not"] or "no analysis" in answer
                    continue
                expected = analyse(record, len(record.moves), police).written()
                found = answer["found"]
                found.pop("seen", None)
                assert found == expected
                assert answer["position"] == room.table.played

    asyncio.run(play())


@pytest.mark.parametrize("agreed", ["none", "possible", "likely", "full"])
def test_no_more_than_was_agreed(agreed: str) -> None:
    async def play() -> None:
        async with running() as server:
            charter = charter_of(setup_of("whitehall"), assist={"police": agreed})
            table = await gather(server, charter)
            await play_on(table, 30, 7)
            answers = {
                what: await look(table.wires["blue"], "blue", what, circle=57) for what in WHATS
            }
            may = {"none": 0, "possible": 1, "likely": 2, "full": 4}[agreed]
            assert [a["type"] for a in answers.values()] == ["shown"] * may + ["rejected"] * (
                4 - may
            )
            assert (await look(table.wires[JACK], JACK, "possible"))["type"] == "rejected"
            refused = await look(table.wires["blue"], "red", "possible")
            assert refused["why_not"] == "You do not sit there."

    asyncio.run(play())


def test_everybody_sees_how_often_it_was_asked_and_it_is_kept() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with running(storage) as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            await play_on(table, 30, 7)
            for _ in range(3):
                await look(table.wires["blue"], "blue", "possible")
            await play_on(table, 1, 8)
            await look(table.wires["blue"], "blue", "possible")
            await look(table.wires["red"], "red", "why", circle=12)
            await quiet()
            told = [f for f in map(json.loads, table.wires[JACK].frames) if f["type"] == "assisted"]
            assert told == [
                {"type": "assisted", "seat": "blue", "what": "possible", "times": 1},
                {"type": "assisted", "seat": "blue", "what": "possible", "times": 2},
                {"type": "assisted", "seat": "red", "what": "why", "times": 1},
            ]
            cookies = table.people[JACK].cookies
        async with running(storage) as server:
            jack = server.browser()
            jack.cookies = cookies
            wire = await jack.sit(table.table)
            assert wire.welcome["assisted"] == {"blue": {"possible": 2}, "red": {"why": 1}}

    asyncio.run(play())


def test_jack_hears_what_the_police_can_prove_and_what_his_moves_would_tell() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            rng = Random(3)
            while True:
                room = server.house.rooms[table.table]
                state = room.table.position.state
                if table.to_act == JACK and state.table.phase.name == "ESCAPE":
                    break
                await table.act(rng.choice)
            found = (await look(table.wires[JACK], JACK, "possible"))["found"]
            assert state.notes[JACK].circle in found["now"]
            assert found["to_spare"] == found["spaces_left"] - found["shortest"]
            moves = (await look(table.wires[JACK], JACK, "tell"))["found"]["moves"]
            legal = table.wires[JACK].turn["legal"]
            assert [move["action"] for move in moves] == legal
            assert all(0 < move["share"] <= 1 for move in moves)

    asyncio.run(play())


@pytest.mark.slow
def test_a_worker_reads_for_people_while_others_think() -> None:
    async def play() -> None:
        workers = Workers(1)
        async with running(thinkers=workers) as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            await play_on(table, 30, 7)
            assert (await look(table.wires["blue"], "blue", "possible"))["type"] == "shown"
            assert not workers.ids  # nobody thinks: only the reader was started

    asyncio.run(play())


def test_a_circle_that_is_none_and_a_question_that_is_none() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            await play_on(table, 30, 7)
            blue = table.wires["blue"]
            assert (await look(blue, "blue", "why", circle=999))["type"] == "rejected"
            assert (await look(blue, "blue", "why"))["type"] == "rejected"
            blue.send({"type": "look", "id": "look-nonsense", "seat": "blue", "what": "who"})
            assert (await blue.until("problem"))["type"] == "problem"

    asyncio.run(play())


class Waiting(Here):
    """Thinks when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()

    async def look(self, inquiry: Any) -> dict[str, Any]:
        await self.let.wait()
        return await super().look(inquiry)


def test_one_plays_on_while_the_notebook_thinks_and_asks_not_without_end() -> None:
    async def play() -> None:
        thinkers = Waiting()
        async with running(thinkers=thinkers) as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            await play_on(table, 30, 7)
            blue = table.wires["blue"]
            ask = {"type": "look", "seat": "blue", "what": "possible"}
            for number in range(9):
                blue.send({**ask, "id": f"waiting-{number}"})
            refused = await blue.until("rejected", id="waiting-8")
            assert refused["why_not"] == "That was much at once. Wait a little."
            marks = [{"kind": "ring", "at": "57"}]
            sheet = {"type": "pencil", "seat": "blue", "shared": False, "marks": marks}
            blue.send({**sheet, "id": "meanwhile-1"})
            assert (await blue.until("accepted", id="meanwhile-1"))["type"] == "accepted"
            thinkers.let.set()
            for number in range(8):
                assert (await blue.until("shown", id=f"waiting-{number}"))["type"] == "shown"

    asyncio.run(play())


def test_who_looks_on_is_answered_nothing_and_shown_no_sheet() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(setup_of("whitehall"), assist=FULL))
            await play_on(table, 30, 7)
            blue = table.wires["blue"]
            await look(blue, "blue", "possible")
            marks = [{"kind": "ring", "at": "57"}]
            blue.send(
                {
                    "type": "pencil",
                    "id": "shared-sheet",
                    "seat": "blue",
                    "shared": True,
                    "marks": marks,
                }
            )
            await blue.until("accepted", id="shared-sheet")
            fan = await (await server.browser().call_me("Fan")).sit(table.table)
            assert fan.welcome["drawings"] == []
            assert fan.welcome["assisted"] == {"blue": {"possible": 1}}
            for what in WHATS:
                refused = await look(fan, "blue", what, circle=57)
                assert (refused["type"], refused["why_not"]) == (
                    "rejected",
                    "You do not sit there.",
                )

    asyncio.run(play())
