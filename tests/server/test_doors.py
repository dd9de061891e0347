"""The doors: who is let in, what is answered to whom, and what never stands in any log."""

from __future__ import annotations

import asyncio
import json
import logging
from http import HTTPStatus
from typing import Any

import pytest

from darklantern.server import rest
from darklantern.server.doorkeeper import COOKIE
from darklantern.server.journal import JsonLines
from tests.at_play import some_setups
from tests.server.callers import HOST, ORIGIN, Browser, Refused, Server, quiet, running
from tests.server.tables import at_random, charter_of, gather

CHARTER = charter_of(some_setups("whitehall", 1)[0])
FOREIGN = (
    "http://elsewhere.test",
    "https://lantern.test",
    f"{ORIGIN}:81",
    f"{ORIGIN}.elsewhere.test",
    f"{ORIGIN}/",
    "null",
    "",
    "file://",
    f"{ORIGIN}@elsewhere.test",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_or_absent_origin_is_refused_before_anything_is_accepted(origin: str) -> None:
    async def knock() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            opened = await ann.open(CHARTER, sit=["jack"])
            with pytest.raises(Refused):
                await ann.knock(opened["table"], origin=origin)
            for path, body in (
                ("/api/me", {"name": "Eve"}),
                ("/api/tables", {"charter": CHARTER}),
                ("/api/join", {"code": "x" * 22}),
                (f"/api/tables/{opened['table']}", {"do": "leave", "seat": "jack"}),
            ):
                assert (await ann.post(path, body, origin=origin)).status == 403
            me = (await ann.get("/api/me")).json()
            assert me["name"] == "Ann"
            assert me["tables"][0]["yours"] == ["jack"]

    asyncio.run(knock())


def test_with_a_fixed_origin_the_host_does_not_matter() -> None:
    async def knock() -> None:
        async with running(origin="https://lantern.example") as server:
            ann = server.browser()
            assert (await ann.post("/api/me", {"name": "A"})).status == 403
            named = await ann.post("/api/me", {"name": "A"}, origin="https://lantern.example")
            assert named.status == 200
            assert b"Secure" in dict(named.headers)[b"set-cookie"]

    asyncio.run(knock())


def test_a_socket_without_a_session_is_refused_before_it_is_accepted() -> None:
    async def knock() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            opened = await ann.open(CHARTER, sit=["jack"])
            for cookies in ({}, {COOKIE: ""}, {COOKIE: "x" * 22}, {COOKIE: "x" * 5000}):
                stranger = server.browser()
                stranger.cookies = cookies
                with pytest.raises(Refused):
                    await stranger.knock(opened["table"])

    asyncio.run(knock())


async def everybody(server: Server) -> tuple[str, dict[str, Browser]]:
    """One of each kind of visitor at a game that is running."""
    table = await gather(server, {**CHARTER, "listed": True})
    for _ in range(8):
        await table.act(at_random(8))
    jack = table.people["jack"]
    left = await server.browser().call_me("Left")
    code = (await table.people["red"].at(table.table, "link", seat="red")).json()["code"]
    assert (await left.join(code)).status == 200
    assert (await left.at(table.table, "leave", seat="red")).status == 200
    elsewhere = await server.browser().call_me("Elsewhere")
    await elsewhere.open(CHARTER, sit=["jack"])
    return table.table, {
        "jack, host": jack,
        "yellow": table.people["yellow"],
        "left red": left,
        "spectator": await server.browser().call_me("Fan"),
        "elsewhere": elsewhere,
        "stranger": server.browser(),
    }


MATRIX = {
    # path: who gets 200; everybody else what stands first
    "/healthz": (0, "all"),
    "/metrics": (404, "nobody"),
    "/api/games": (0, "all"),
    "/api/me": (0, "all"),
    "/api/tables": (0, "all"),
    "/api/tables/{table}": (0, "all"),
    "/api/tables/{table}/seals": (0, "all"),
    "/api/tables/{table}/then/0": (0, "all"),
    "/api/tables/{table}/then/8": (0, "all"),
    "/api/tables/{table}/then/100000": (404, "nobody"),
    "/api/tables/{table}/then/-1": (404, "nobody"),
    "/api/tables/{table}/record": (409, "nobody"),
    "/api/tables/{table}/log": (404, "nobody"),
    "/api/tables/no-such-table": (404, "nobody"),
    "/api/tables/no-such-table/record": (404, "nobody"),
    "/api/tables/{table}/../../me": (404, "nobody"),
    "/api": (404, "nobody"),
    "/darklantern.sqlite3": (404, "nobody"),
    "/assets/../house.py": (404, "nobody"),
    "/": (0, "all"),
    "/table/{table}": (0, "all"),
}
"""While a game is running. What each answer says is looked at in test_frame_canaries.py."""


def test_every_kind_of_visitor_at_every_route() -> None:
    async def look() -> None:
        async with running() as server:
            id, visitors = await everybody(server)
            for path, (status, who) in MATRIX.items():
                for name, visitor in visitors.items():
                    answer = await visitor.get(path.format(table=id))
                    expected = HTTPStatus.OK if who == "all" else status
                    assert answer.status == expected, (path, name, answer)
            wishes: list[tuple[dict[str, Any], set[str]]] = [
                ({"do": "link", "seat": "yellow"}, {"yellow"}),
                ({"do": "link", "seat": "jack"}, {"jack, host"}),
                ({"do": "link", "seat": "red"}, {"yellow"}),  # free again, and of her side
                ({"do": "computer", "seat": "jack", "level": "nemo"}, set()),
                ({"do": "replace", "seat": "jack"}, set()),
                ({"do": "rematch"}, set()),
                ({"do": "resign", "seat": "blue", "agree": True}, set()),
                ({"do": "leave", "seat": "blue"}, set()),
            ]
            for wish, may in wishes:
                for name, visitor in visitors.items():
                    answer = await visitor.post(f"/api/tables/{id}", wish)
                    expected = 401 if name == "stranger" else 200 if name in may else 409
                    assert answer.status == expected, (wish, name, answer.body)
            for name, visitor in visitors.items():
                if name == "stranger":
                    with pytest.raises(Refused):
                        await visitor.knock(id)
                    continue
                wire = await visitor.sit(id)
                yours = {"jack, host": ["jack"], "yellow": ["yellow"]}.get(name, [])
                assert wire.welcome["yours"] == yours
                assert list(wire.welcome["notes"]) == [seat for seat in yours if seat == "jack"]

    asyncio.run(look())


def test_where_spectators_are_not_welcome_the_table_does_not_exist_for_them() -> None:
    async def look() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            opened = await ann.open({**CHARTER, "spectators": "nobody", "listed": True})
            fan = await server.browser().call_me("Fan")
            real = await fan.get(f"/api/tables/{opened['table']}")
            unreal = await fan.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
            assert (real.status, real.body) == (unreal.status, unreal.body)
            assert (await fan.get("/api/tables")).json()["tables"] == []
            with pytest.raises(Refused):
                await fan.knock(opened["table"])
            await (await ann.sit(opened["table"])).gone()

    asyncio.run(look())


def test_tables_are_not_found_by_counting_and_unlisted_ones_in_no_list() -> None:
    async def look() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            ids = [(await ann.open(CHARTER))["table"] for _ in range(20)]
            assert len(set(ids)) == 20
            assert {len(id) for id in ids} == {22}  # 128 bits
            assert (await server.browser().get("/api/tables")).json()["tables"] == []

    asyncio.run(look())


def test_headers_and_cookies_are_strict() -> None:
    async def look() -> None:
        async with running() as server:
            ann = server.browser()
            answer = await ann.post("/api/me", {"name": "Ann"})
            cookie = dict(answer.headers)[b"set-cookie"].decode().lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "path=/" in cookie
            assert len(ann.cookies[COOKIE]) == 22
            for path in ("/", "/api/me", "/nothing", "/healthz"):
                headers = dict((await ann.get(path)).headers)
                policy = headers[b"content-security-policy"].decode()
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert headers[b"x-content-type-options"] == b"nosniff"
                assert headers[b"referrer-policy"] == b"no-referrer"
            assert headers[b"cache-control"] == b"no-store"

    asyncio.run(look())


def test_a_token_is_worth_nothing_after_leaving_or_logging_out() -> None:
    async def look() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            yellow = table.people["yellow"]
            old = server.browser()
            old.cookies = dict(yellow.cookies)
            assert (await old.get("/api/me")).json()["name"] == "P-yellow"
            assert (await yellow.at(table.table, "leave", seat="yellow")).status == 200
            assert yellow.cookies != old.cookies
            assert (await old.get("/api/me")).json()["name"] is None
            with pytest.raises(Refused):
                await old.knock(table.table)
            await quiet()
            assert table.wires["yellow"].welcome["yours"] == []
            answer = await table.wires["yellow"].play("yellow", {"type": "done"})
            assert answer["why_not"] == "You do not sit there."
            assert (await yellow.post("/api/me/log-out", {})).status == 200
            await quiet()
            assert table.wires["yellow"].closed == 4001
            assert (await yellow.get("/api/me")).json()["name"] is None

    asyncio.run(look())


def test_another_device_by_a_code_that_works_once() -> None:
    async def look() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            code = (await table.people["jack"].post("/api/me/device", {})).json()["code"]
            phone = server.browser()
            assert (await phone.join(code)).status == 200
            assert phone.cookies != table.people["jack"].cookies
            wire = await phone.sit(table.table)
            assert wire.welcome["yours"] == ["jack"]
            assert (await server.browser().join(code)).status == 404

    asyncio.run(look())


SECRETS_LOOKED_FOR = "tokens, codes, names, talk"


def test_the_journal_holds_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    """Everything that is logged at any level by anybody, while all kinds of things go on."""

    async def live() -> list[str]:
        caplog.set_level(logging.DEBUG)
        async with running() as server:
            id, visitors = await everybody(server)
            secrets = [visitor.cookies.get(COOKIE, "") for visitor in visitors.values()]
            jack = await visitors["jack, host"].sit(id)
            await jack.say("table", "the hideout is 5150")
            jack.send("{")
            for visitor in visitors.values():
                await visitor.post("/api/join", {"code": "c0de" * 6})
                await visitor.post("/api/join", b"{")
                await visitor.get("/api/tables/" + "t0ken" * 5)
            server.house.storage.fault = RuntimeError("the hideout is 5150")  # type: ignore[attr-defined]
            try:
                await jack.play("jack", {"type": "walk", "to": 5150})
                await jack.play("jack", jack.turn.get("legal", [{}])[0])
            except ConnectionError:
                pass
            server.house.storage.fault = None  # type: ignore[attr-defined]
            return [*filter(None, secrets), "5150", "c0de", "t0ken", "Jack", "P-yellow", id]

    secrets = asyncio.run(live())
    form = JsonLines()
    written = "\n".join(form.format(record) for record in caplog.records)
    for secret in secrets:
        assert secret not in written
    for line in written.splitlines():
        json.loads(line)


PAYLOADS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"'><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "</textarea><b>",
    "%3Cscript%3E",
    "\u202etfel ot thgir\u202c",
    "line\nbreak\x00\x1b[2J",
)


@pytest.mark.parametrize("payload", PAYLOADS)
def test_text_is_plain_text_everywhere(payload: str) -> None:
    async def write() -> None:
        async with running() as server:
            ann = server.browser()
            named = await ann.post("/api/me", {"name": payload})
            assert named.status == 200
            opened = await ann.open({**CHARTER, "title": payload, "listed": True}, sit=["jack"])
            wire = await ann.sit(opened["table"])
            await wire.say("table", payload)
            await wire.play("jack", {"type": payload})
            await wire.play(payload[:40], {"type": "walk"})
            await quiet()
            said = next(f for f in map(json.loads, wire.frames) if f["type"] == "said")["said"]
            plain = "".join(c if c.isprintable() else " " for c in payload).strip()
            assert (said["text"], said["by"]) == (plain, plain)
            for path in ("/api/me", "/api/tables", f"/api/tables/{opened['table']}"):
                answer = await ann.get(path)
                assert dict(answer.headers)[b"content-type"] == b"application/json"
            for answer in (
                await ann.get(f"/{payload.encode().hex()}"),
                await ann.post("/api/join", {"code": payload}),
                await ann.post(f"/api/tables/{opened['table']}", {"do": payload}),
            ):
                assert answer.status in (400, 404)
                assert dict(answer.headers)[b"content-type"] == b"application/json"

    asyncio.run(write())


def test_limits_hold() -> None:
    async def press() -> None:
        async with running(requests=5, new_things=0.1, most_connections_each=3) as server:
            ann = await server.browser().call_me("Ann")
            opened = await ann.open(CHARTER, sit=["jack"])
            for _ in range(3):
                await ann.sit(opened["table"])
            with pytest.raises(Refused):
                await ann.knock(opened["table"])
            statuses = [(await ann.post("/api/me", {"name": "A"})).status for _ in range(20)]
            assert 429 in statuses
            statuses = [(await ann.get("/api/me")).status for _ in range(150)]
            assert 429 in statuses
            other = server.browser()
            other.address = "198.51.100.7"
            assert (await other.get("/api/me")).status == 200
            assert (await ann.get("/healthz")).status == 200

    asyncio.run(press())


def test_bodies_are_bounded() -> None:
    async def press() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            big = b'{"name": "' + b"x" * rest.LARGEST_BODY + b'"}'
            assert (await ann.post("/api/me", big)).status == 413
            deep = b"[" * 60_000
            assert (await ann.post("/api/me", deep)).status == 400
            assert (await ann.get("/api/me", host=HOST)).json()["name"] == "Ann"

    asyncio.run(press())


def test_a_flood_of_talk_is_slowed_down() -> None:
    async def talk() -> None:
        async with running(talk=0.001) as server:
            table = await gather(server, CHARTER)
            answers = [await table.wires["jack"].say("table", "hello") for _ in range(12)]
            assert [answer["type"] for answer in answers] == ["accepted"] * 5 + ["rejected"] * 7

    asyncio.run(talk())
