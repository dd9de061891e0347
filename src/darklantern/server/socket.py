"""The WebSocket: /api/tables/{table}/socket, one for each device at a table.

Origin, session and table are looked at before it is accepted; whoever is refused learns nothing
but that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from darklantern.core.sentences import Sentence
from darklantern.server import outlet
from darklantern.server.connection import TOO_SLOW, Connection
from darklantern.server.doorkeeper import address_of, comes_from_us, session_of
from darklantern.server.house import House
from darklantern.server.limits import Bucket
from darklantern.server.messages import (
    PROTOCOL,
    FromPage,
    Hello,
    Look,
    Pencil,
    Play,
    Problem,
    Say,
    read_frame,
)
from darklantern.server.outlet import Frame
from darklantern.server.rest import may_look_in
from darklantern.server.room import Room

LARGEST_FRAME = 16 * 1024
HELLO_WITHIN = 15.0
"""Seconds in which the first frame must come."""

MOST_QUESTIONS = 8
"""That wait for the notebook at once."""

MUCH_AT_ONCE = Sentence("That was much at once. Wait a little.")

Slow = dict[type, Bucket]
"""What may come less often than other frames."""

LOG = logging.getLogger("darklantern.server")
BAD_HELLO, OTHER_PROTOCOL, FAILED = 4002, 4003, 1011
MOST_FRAMES_A_MESSAGE = 32
FRAMES_AT_ONCE = 3.0
"""Seconds' worth of frames that may come at once."""


async def socket(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    digest = session_of(websocket)
    person = house.sessions.person(digest)
    room = house.room(websocket.path_params["table"])
    refusal = _refusal(websocket, house, person, room)
    if refusal is not None or person is None or room is None or digest is None:
        house.measures.count(house.measures.refused, refusal or "session")
        await websocket.close(1008)  # before it is accepted: the answer is a plain 403
        return
    callers: Counter[str] = websocket.app.state.connected
    counted = (ALL, address_of(websocket), _own(person))
    callers.update(counted)
    try:
        await websocket.accept()
        await _meet(websocket, house, room, Connection(person, digest))
    finally:
        callers.subtract(counted)
        for each in counted:
            if not callers[each]:
                del callers[each]


ALL = "all"
"""Under which all connections are counted together."""


def _own(person: str) -> str:
    return f"person {person}"


def _refusal(
    websocket: WebSocket, house: House, person: str | None, room: Room | None
) -> str | None:
    settings = house.settings
    if not comes_from_us(websocket, settings):
        return "origin"
    if person is None:
        return "session"
    if room is None or not may_look_in(room, person):
        return "table"
    callers: Counter[str] = websocket.app.state.connected
    if callers[ALL] >= settings.most_connections:
        return "connections"
    if callers[address_of(websocket)] >= settings.most_from_address:
        return "address"
    if callers[_own(person)] >= settings.most_connections_each:
        return "person"
    return None


async def _meet(websocket: WebSocket, house: House, room: Room, connection: Connection) -> None:
    """From hello to goodbye."""
    hello = await _hello(websocket)
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        known = isinstance(hello, Hello)
        await websocket.close(OTHER_PROTOCOL if known else BAD_HELLO)
        return
    if house.sessions.person(connection.digest) is None:  # logged out in the meantime
        await websocket.close(1008)
        return
    room.enter(connection, hello.events)
    writer = asyncio.ensure_future(_write(websocket, house, connection))
    reader = asyncio.ensure_future(_read(websocket, house, room, connection))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and (fault := reader.exception()) is not None:
            LOG.error("a connection failed", exc_info=fault)
            connection.close(FAILED)
            await writer
    finally:
        room.leave(connection)
        connection.close(1000)
        under_way = (reader, writer, *connection.questions)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


async def _hello(websocket: WebSocket) -> FromPage | None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            return read_frame(await websocket.receive_text())
    except (TimeoutError, WebSocketDisconnect, msgspec.DecodeError, KeyError, RecursionError):
        return None


async def _write(websocket: WebSocket, house: House, connection: Connection) -> None:
    """Send what waits, as fast as the other end reads."""
    while (text := await connection.message()) is not None:
        await websocket.send_text(text)
    if connection.closing == TOO_SLOW:
        house.measures.cut_off += 1
    await websocket.close(connection.closing or 1000)


async def _read(websocket: WebSocket, house: House, room: Room, connection: Connection) -> None:
    rate = house.settings.frames
    bucket = Bucket(rate, FRAMES_AT_ONCE * rate, time.monotonic())
    slow: Slow = {
        Say: Bucket(house.settings.talk, 5, time.monotonic()),
        Pencil: Bucket(house.settings.sheets, 20, time.monotonic()),
        Look: Bucket(house.settings.looks, 20, time.monotonic()),
    }
    while (message := await websocket.receive())["type"] == "websocket.receive":
        text = message.get("text")
        if text is None:
            connection.put(outlet.frame(Problem("Frames are text.")))
            continue
        lines = text.splitlines()
        for line in lines[:MOST_FRAMES_A_MESSAGE]:
            if wait := bucket.wait(time.monotonic()):
                await asyncio.sleep(wait)  # not read on: who floods us waits
            answer = await _answer(house, room, connection, slow, line)
            if answer is not None:
                connection.put(answer)
        if not lines or len(lines) > MOST_FRAMES_A_MESSAGE:
            why = f"A message holds 1 to {MOST_FRAMES_A_MESSAGE} frames."
            connection.put(outlet.frame(Problem(why)))


async def _answer(
    house: House, room: Room, connection: Connection, slow: Slow, line: str
) -> Frame | None:
    """What to tell the page at once; None where the answer comes by itself."""
    try:
        command = read_frame(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        return outlet.frame(Problem(f"The frame could not be read: {fault!s:.200}"))
    person, start = connection.person, time.perf_counter()
    bucket = slow.get(type(command))
    if (
        bucket is not None
        and isinstance(command, Say | Pencil | Look)
        and bucket.wait(time.monotonic())
    ):
        bucket.drops += 1
        return outlet.rejected(command.id, MUCH_AT_ONCE)
    match command:
        case Hello():
            return outlet.frame(Problem("Hello has been said."))
        case Play():
            answer = await room.play(person, command)
        case Say():
            answer = await room.say(person, house.sessions.names[person], command)
        case Look():
            if len(connection.questions) >= MOST_QUESTIONS:
                return outlet.rejected(command.id, MUCH_AT_ONCE)
            question = asyncio.ensure_future(_look(house, room, connection, command))
            connection.questions.add(question)
            question.add_done_callback(connection.questions.discard)
            return None
        case Pencil():
            answer = await room.pencil(person, house.sessions.names[person], command)
        case _:
            return room.why(person, command)
    house.measures.took(time.perf_counter() - start)
    house.measures.count(house.measures.answers, _type_of(answer))
    return answer


async def _look(house: House, room: Room, connection: Connection, command: Look) -> None:
    """One question after the other; meanwhile the person plays on."""
    async with connection.one_question:
        start = time.perf_counter()
        answer = await room.look(connection.person, command, house.thinkers)
        house.measures.took(time.perf_counter() - start)
        house.measures.count(house.measures.answers, _type_of(answer))
        connection.put(answer)


def _type_of(frame: Frame) -> str:
    """{"type":"accepted", ...: the word there."""
    return frame[9:24].split(b'"', 1)[0].decode()


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", socket)]
