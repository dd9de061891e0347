"""Pencil marks reach those for whom they were drawn, are kept, and are never more than marks."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import pytest

from darklantern.core.seats import JACK
from tests.at_play import some_setups
from tests.server.callers import Wire, quiet, running
from tests.server.memory import MemoryStorage
from tests.server.tables import charter_of, gather

CHARTER = charter_of(some_setups("whitehall", 1)[0])
NUMBERS = count(1)
RING = {"kind": "ring", "at": "57"}
ARROW = {"kind": "arrow", "at": "57", "to": "k12", "text": "<b>he ran here</b>", "colour": 2}


async def draw(wire: Wire, seat: str, *marks: Any, shared: bool = False) -> dict[str, Any]:
    id = f"drawing-{next(NUMBERS)}"
    frame = {"type": "pencil", "id": id, "seat": seat, "shared": shared, "marks": list(marks)}
    wire.send(frame)
    return await wire.until("accepted", "rejected", "problem")


def heard(wire: Wire) -> list[Any]:
    frames = map(json.loads, wire.frames)
    return [frame["drawing"] for frame in frames if frame["type"] == "drawn"]


def test_shared_marks_reach_one_s_side_and_others_nobody() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            wires, fan = table.wires, await server.browser().call_me("Fan")
            wires["fan"] = await fan.sit(table.table)
            assert (await draw(wires["yellow"], "yellow", RING))["type"] == "accepted"
            assert (await draw(wires["yellow"], "yellow", ARROW, shared=True))["type"] == "accepted"
            assert (await draw(wires[JACK], JACK, RING, shared=True))["type"] == "accepted"
            await quiet()
            own = {"side": "police", "by": "P-yellow", "yours": True}
            assert heard(wires["yellow"]) == [
                {**own, "shared": False, "marks": [RING]},
                {**own, "shared": True, "marks": [ARROW]},
            ]
            for mate in ("blue", "red"):
                shared = {**own, "yours": False, "shared": True, "marks": [ARROW]}
                assert heard(wires[mate]) == [shared]
            assert [each["side"] for each in heard(wires[JACK])] == [JACK]
            assert heard(wires["fan"]) == []
            again = await table.people["red"].sit(table.table)
            assert again.welcome["drawings"] == heard(wires["red"])
            again = await fan.sit(table.table)
            assert again.welcome["drawings"] == []

    asyncio.run(play())


def test_marks_are_kept_and_go_with_the_seat() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with running(storage) as server:
            table = await gather(server, CHARTER)
            await draw(table.wires["yellow"], "yellow", RING)
            await draw(table.wires["yellow"], "yellow", RING, ARROW)
            cookies = table.people["yellow"].cookies
        async with running(storage) as server:
            yellow = server.browser()
            yellow.cookies = cookies
            wire = await yellow.sit(table.table)
            assert [each["marks"] for each in wire.welcome["drawings"]] == [[RING, ARROW]]
            await yellow.at(table.table, "leave", seat="yellow")
            gone = await yellow.sit(table.table)
            assert gone.welcome["drawings"] == []

    asyncio.run(play())


@pytest.mark.parametrize(
    "marks",
    [
        [RING] * 201,
        [{"kind": "blot", "at": "57"}],
        [{"kind": "ring", "at": "57; drop"}],
        [{"kind": "text", "at": "57", "text": "x" * 41}],
        [{"kind": "text", "at": "57", "text": "two\nlines"}],
        [{"kind": "ring", "at": "57", "secret": 1}],
    ],
)
def test_what_is_no_sheet_is_refused(marks: list[Any]) -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            assert (await draw(table.wires["blue"], "blue", *marks))["type"] == "problem"
            await quiet()
            assert heard(table.wires["blue"]) == []

    asyncio.run(play())


def test_nobody_draws_for_another_and_not_without_end() -> None:
    async def play() -> None:
        async with running(sheets=2.0) as server:
            table = await gather(server, CHARTER)
            answer = await draw(table.wires["blue"], "red", RING)
            assert (answer["type"], answer["why_not"]) == ("rejected", "You do not sit there.")
            answers = [await draw(table.wires["blue"], "blue", RING) for _ in range(30)]
            assert "rejected" in {answer["type"] for answer in answers}

    asyncio.run(play())
