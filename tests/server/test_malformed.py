"""Malformed messages by the thousand: no fault of the server's, no crash, no growth."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.at_play import some_setups
from tests.server.callers import Server, quiet, running
from tests.server.tables import charter_of, gather

CHARTER = charter_of(some_setups("whitehall", 1)[0])
WORDS = st.sampled_from(
    [
        "type",
        "play",
        "say",
        "why",
        "hello",
        "id",
        "position",
        "seat",
        "actions",
        "circle",
        "jack",
        "do",
        "link",
        "leave",
        "computer",
        "replace",
        "resign",
        "rematch",
        "level",
        "yellow",
        "charter",
        "game",
        "whitehall",
        "name",
        "code",
        "options",
        "sit",
        "computers",
        "channel",
        "table",
        "text",
        "choose-location",
        "walk",
        "to",
        "protocol",
        "events",
        "clock",
        "kind",
    ]
)
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | WORDS
    | st.sampled_from(["command-0001", 2**53, -1, "\ud800", "\x00", "A" * 22])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=12,
)
FRAMES = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "say", "why", "hello"]) | VALUES},
    optional={
        "id": st.just("command-0001") | VALUES,
        "position": st.integers(-2, 2) | VALUES,
        "seat": st.sampled_from(["jack", "yellow"]) | VALUES,
        "actions": st.lists(
            st.fixed_dictionaries({"type": WORDS}, optional={"circle": VALUES}) | VALUES, max_size=4
        )
        | VALUES,
        "action": st.fixed_dictionaries({"type": WORDS}) | VALUES,
        "channel": st.sampled_from(["table", "police"]) | VALUES,
        "text": VALUES,
    },
)
RAW = st.text(max_size=60) | st.binary(max_size=60).map(lambda b: b.decode("latin-1"))


def spelt(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


ONE = FRAMES.map(spelt) | VALUES.map(spelt) | RAW
MESSAGES = st.lists(ONE, min_size=10, max_size=10)
MESSAGES_WANTED = int(os.environ.get("DARKLANTERN_MALFORMED", "600"))
"""In each of the two tests; ten make an example. DARKLANTERN_MALFORMED=10000 takes a minute."""

MANY = settings(
    max_examples=MESSAGES_WANTED // 10,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@MANY
@given(MESSAGES)
def test_whatever_comes_over_the_socket_is_answered(messages: list[str]) -> None:
    async def send() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            wire, room = table.wires["jack"], server.house.rooms[table.table]
            for message in messages:
                before = len(wire.frames)
                wire.send(message)
                await quiet()
                assert len(wire.frames) > before, message
            assert wire.closed is None
            assert len(room._running) == 0
            assert len(room.connections) == 4
            wire.send({"type": "why", "id": "still-there", "seat": "jack", "action": {}})
            assert (await wire.until("explained", id="still-there"))["why_not"]

    asyncio.run(send())


PATHS = (
    "/api/me",
    "/api/me/device",
    "/api/me/log-out",
    "/api/join",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/%00",
    "/api/games",
    "/healthz",
)


@MANY
@given(st.lists(st.tuples(st.sampled_from(PATHS), ONE), min_size=10, max_size=10))
def test_whatever_is_posted_is_answered_and_never_with_a_fault(
    posts: list[tuple[str, str]],
) -> None:
    async def send() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            opened = await ann.open(CHARTER, sit=["jack"])
            for path, body in posts:
                raw = body.encode("utf-8", "surrogatepass")
                answer = await ann.post(path.format(table=opened["table"]), raw)
                assert answer.status < 500, (path, raw, answer)
                answer.json()
            assert tasks(server) == 0

    asyncio.run(send())


def tasks(server: Server) -> int:
    return sum(len(room._running) for room in server.house.rooms.values())


def test_binary_messages_and_too_many_frames_are_answered() -> None:
    async def send() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            wire = table.wires["jack"]
            wire._out.put_nowait({"type": "websocket.receive", "bytes": b"\x00\xff"})
            assert (await wire.until("problem"))["why"] == "Frames are text."
            wire.send("\n".join(["{}"] * 40))
            await quiet()
            assert len(wire.frames) == 1 + 1 + 32 + 1 or wire.closed is None
            wire.send("")
            await wire.until("problem")

    asyncio.run(send())
