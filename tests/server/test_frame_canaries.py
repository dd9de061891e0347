"""Canaries in every byte: hidden values are spelt unmistakably, then looked for in what is sent.

The games are marked as in tests/leaks/test_canaries.py; here a marked value looks like CANARY57 in
JSON and in prose alike. Every route and every frame is looked at, for every kind of viewer.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import msgspec
import pytest

from darklantern.core.codec import write
from darklantern.core.events import redact
from darklantern.core.registry import find_game
from darklantern.server import charter, outlet
from tests.at_play import GAMES, Setup, some_setups
from tests.leaks import test_canaries as marks
from tests.server.callers import Browser, Refused, running
from tests.server.tables import at_random, charter_of, gather

SETUPS = [setup for name in GAMES for setup in some_setups(name, 4, seed=31)]
MARK = re.compile(rb"CANARY[\w-]+")
ROUTES = (
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/seals",
    "/api/tables/{table}/then/0",
    "/api/tables/{table}/then/9",
    "/api/tables",
    "/api/me",
    "/api/games",
    "/healthz",
    "/metrics",
    "/table/{table}",
    "/",
)


def spelt(value: Any) -> Any:
    """A value for JSON, with its canaries spelt out."""
    if isinstance(value, marks.CanaryNumber | marks.CanaryWord):
        return str(value)
    if isinstance(value, dict):
        return {key: spelt(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [spelt(item) for item in value]
    if isinstance(value, msgspec.Raw):
        return json.loads(bytes(value))
    if isinstance(value, msgspec.Struct):
        return {
            **({"type": tag} if (tag := value.__struct_config__.tag) else {}),
            **{
                name: spelt(item)
                for name in value.__struct_fields__
                if (item := getattr(value, name)) is not msgspec.UNSET
            },
        }
    return value


def unmarked(value: Any) -> Any:
    """A value that has become public, as marks._plain makes it, but spelt plainly."""
    if isinstance(value, marks.CanaryNumber):
        return int(value)
    if isinstance(value, marks.CanaryWord):
        return "".join(value)
    return tuple(map(unmarked, value)) if isinstance(value, tuple) else value


def unspelt(action: Any) -> Any:
    """What a page sends back: the plain values."""
    text = re.sub(r'"CANARY(\d+)"', r"\1", json.dumps(action))
    return json.loads(re.sub(r'"CANARY([\w-]+)"', r'"\1"', text))


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    encode = lambda message: json.dumps(spelt(message)).encode()  # noqa: E731
    monkeypatch.setattr(outlet, "_encode", encode)
    outlet._written.cache_clear()
    monkeypatch.setattr(outlet, "_written", lambda action: write(action))
    monkeypatch.setattr(charter, "find_game", lambda name: marks.Marked(find_game(name)))
    monkeypatch.setattr(marks, "_plain", unmarked)
    spell = lambda value: "CANARY" + repr(unmarked(value)).strip("'")  # noqa: E731
    monkeypatch.setattr(marks.CanaryNumber, "__str__", spell, raising=False)
    monkeypatch.setattr(marks.CanaryWord, "__str__", spell, raising=False)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_byte_tells_what_its_reader_must_not_know(setup: Setup) -> None:
    async def play() -> set[str]:
        async with running() as server:
            table = await gather(server, charter_of(setup, delay=0))
            room = server.house.rooms[table.table]
            fan, stranger = await server.browser().call_me("Fan"), server.browser()
            elsewhere = await server.browser().call_me("Elsewhere")
            await elsewhere.open({"game": setup.game.name}, sit=["jack"])
            outsiders = [fan, stranger, elsewhere]
            watching = await fan.sit(table.table)
            found: set[str] = set()

            def allowed(seat: str) -> set[bytes]:
                """The secrets that this seat is told of or keeps."""
                told = [write(redact(sealed.event, seat)) for sealed in room.table.events]
                text = json.dumps(spelt([told, outlet.plain_fields(notes(seat))]))
                return set(MARK.findall(text.encode()))

            def notes(seat: str) -> Any:
                return room.table.position.state.notes.get(seat)

            async def look(count: int) -> None:
                if count % 5 == 0:
                    for person in (*table.people.values(), *outsiders):
                        await ask_everything(person, table.table)
                if count % 11 == 0:
                    for person in (*table.people.values(), fan, elsewhere):
                        wire = await person.sit(table.table)
                        await wire.gone()
                if count % 6 == 0:
                    await mistakes(count)
                if room.table.over:
                    return
                for person in outsiders:
                    seen = b"\n".join(person.seen)
                    assert not MARK.search(seen), MARK.findall(seen)
                    person.seen.clear()
                for seat, person in table.people.items():
                    seen = set(MARK.findall(b"\n".join(person.seen)))
                    assert seen <= allowed(seat), (seat, seen - allowed(seat))
                    found.update(seat for _ in seen)
                    person.seen.clear()

            async def mistakes(count: int) -> None:
                """What is refused, and whatever is said about it."""
                for seat, wire in table.wires.items():
                    action = tries[count % len(tries)]
                    await wire.play(seat, action)
                    await wire.play("jack", action)
                    wire.send(
                        {"type": "why", "id": f"why-{count:08}", "seat": seat, "action": action}
                    )
                    await wire.until("explained")
                watching.send("{")
                await watching.until("problem")
                await watching.play("jack", tries[count % len(tries)])

            tries = [{"type": kind} for kind in setup.game.actions]
            tries += [{"type": "walk", "to": circle} for circle in range(1, 60)]
            choose = at_random(f"canary {setup}")
            await table.play_out(lambda legal: unspelt(choose(legal)), look)
            return found

    found = asyncio.run(play())
    assert "jack" in found  # the marks are there, and those who may read them do


async def ask_everything(person: Browser, table: str) -> None:
    for path in ROUTES:
        await person.get(path.format(table=table))
    await person.post(f"/api/tables/{table}", {"do": "link", "seat": "jack"})
    await person.post(f"/api/tables/{table}", {"do": "rematch"})
    await person.post(f"/api/tables/{table}", {"do": "nonsense"})
    try:
        wire = await person.knock(table, origin="http://elsewhere.test")
    except Refused:
        pass
    else:
        raise AssertionError(wire)
