"""Browsers for tests: they call the application without any network, and keep all that they see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from darklantern.core.codec import write
from darklantern.server.app import make_app
from darklantern.server.house import House
from darklantern.server.settings import Settings
from darklantern.server.storage import Storage
from darklantern.server.thinking import Here
from tests.server.memory import MemoryStorage

HOST = "lantern.test"
ORIGIN = f"http://{HOST}"
PATIENCE = 60
"""Seconds after which a test gives up; a slow machine is no fault."""

NUMBERS = count(1)
MUCH = 1e6
FREE = dict(
    requests=MUCH,
    new_things=MUCH,
    frames=MUCH,
    talk=MUCH,
    studies=MUCH,
    looks=MUCH,
    sheets=MUCH,
    most_connections_each=1000,
)
"""Settings without limits that matter."""


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Refused(Exception):
    """The WebSocket was not accepted."""


class Server:
    """The application, running in this test."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.house: House = app.state.house

    def browser(self, name: str = "") -> Browser:
        return Browser(self, name)


@asynccontextmanager
async def running(
    storage: Storage | None = None,
    now: Callable[[], float] | None = None,
    thinkers: Any = None,
    **settings: Any,
) -> AsyncIterator[Server]:
    """A server for the time of the block."""
    chosen = Settings(Path("nowhere"), **{"workers": 0, **FREE, **settings})
    clock = {} if now is None else {"now": now}
    app = make_app(chosen, storage or MemoryStorage(), thinkers or Here(), **clock)
    server = Server(app)
    server.house.wake()
    try:
        yield server
    finally:
        await server.house.close()


class Browser:
    """One device: it has cookies, and remembers every byte it was sent."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server, self.name = server, name
        self.cookies: dict[str, str] = {}
        self.seen: list[bytes] = []
        self.address = "192.0.2.1"

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.ask("GET", path, b"", headers)

    async def post(self, path: str, body: Any, **headers: str) -> Answer:
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.ask("POST", path, raw, {"origin": ORIGIN, **headers})

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        parts: list[bytes] = []
        start: dict[str, Any] = {}
        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await asyncio.sleep(PATIENCE)
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                parts.append(message.get("body", b""))

        path, _, query = path.partition("?")
        await self.server.app(self._scope("http", path, query, headers, method), receive, send)
        for key, value in start["headers"]:
            self.seen.append(key + b": " + value)
            if key == b"set-cookie":
                for name, morsel in SimpleCookie(value.decode()).items():
                    self.cookies[name] = morsel.value
        self.seen.append(b"".join(parts))
        return Answer(start["status"], start["headers"], b"".join(parts))

    def _scope(
        self, kind: str, path: str, query: str, headers: dict[str, str], method: str = "GET"
    ) -> dict[str, Any]:
        given = {"host": HOST, **headers}
        if self.cookies:
            given["cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        return {
            "type": kind,
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "http" if kind == "http" else "ws",
            "headers": [(k.encode(), v.encode("latin-1")) for k, v in given.items() if v],
            "client": (self.address, 1888),
            "server": (HOST, 80),
            "http_version": "1.1",
            "asgi": {"version": "3.0"},
            "extensions": {},
            "subprotocols": [],
        }

    async def call_me(self, name: str) -> Browser:
        answer = await self.post("/api/me", {"name": name})
        assert answer.status == 200, answer
        self.name = name
        return self

    async def open(self, charter: dict[str, Any], **more: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", {"charter": charter, **more})
        assert answer.status == 200, answer.body
        opened: dict[str, Any] = answer.json()
        return opened

    async def join(self, code: str) -> Answer:
        return await self.post("/api/join", {"code": code})

    async def at(self, table: str, do: str, **wish: Any) -> Answer:
        return await self.post(f"/api/tables/{table}", {"do": do, **wish})

    async def sit(self, table: str, events: int = 0, **headers: str) -> Wire:
        wire = await self.knock(table, **headers)
        wire.send({"type": "hello", "protocol": 1, "events": events})
        await wire.until("welcome")
        return wire

    async def knock(self, table: str, **headers: str) -> Wire:
        """Open the WebSocket and say nothing yet; `Refused` where it is not accepted."""
        wire = Wire(self)
        given = {"origin": ORIGIN, **headers}
        scope = self._scope("websocket", f"/api/tables/{table}/socket", "", given)
        wire.open(self.server.app(scope, wire.receive, wire.take))
        if not await wire.accepted:
            raise Refused
        return wire


class Wire:
    """The browser's end of a WebSocket."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.frames: list[bytes] = []
        self.messages = 0
        self.closed: int | None = None
        self.stuck = False
        """Whether the browser has stopped reading."""
        self._unread: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out.put_nowait({"type": "websocket.connect"})
        self.welcome: dict[str, Any] = {}
        self.turn: dict[str, Any] = {}

    def open(self, call: Awaitable[None]) -> None:
        self.task = asyncio.ensure_future(call)
        self.task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        if self.closed is None:
            self.closed = 1006
        self._news.set()

    async def receive(self) -> dict[str, Any]:
        return await self._out.get()

    async def take(self, message: dict[str, Any]) -> None:
        while self.stuck:
            await asyncio.sleep(3600)
        match message["type"]:
            case "websocket.accept":
                self.accepted.set_result(True)
            case "websocket.close":
                self.closed = message.get("code", 1000)
                if not self.accepted.done():
                    self.accepted.set_result(False)
                self._news.set()
            case "websocket.send":
                self.messages += 1
                for line in message["text"].encode().split(b"\n"):
                    self._hear(line)
                self._news.set()

    def _hear(self, line: bytes) -> None:
        self.frames.append(line)
        self.browser.seen.append(line)
        frame = json.loads(line)
        if frame["type"] == "welcome":
            self.welcome = frame
        if "turn" in frame:
            self.turn = frame["turn"]
        self._unread.append(frame)

    def send(self, frame: Any) -> None:
        text = frame if isinstance(frame, str) else json.dumps(frame)
        self._out.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, *types: str, id: str | None = None) -> dict[str, Any]:
        """The next frame of one of these types; those before it are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._unread:
                    frame = self._unread.pop(0)
                    if frame["type"] in types and (id is None or frame.get("id") == id):
                        return frame
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def play(
        self, seat: str, *actions: Any, position: int | None = None, id: str | None = None
    ) -> dict[str, Any]:
        """Play these actions, and wait for the answer."""
        written = [action if isinstance(action, dict) else write(action) for action in actions]
        id = id or f"command-{next(NUMBERS)}"
        self.send(
            {
                "type": "play",
                "id": id,
                "position": self.turn["position"] if position is None else position,
                "seat": seat,
                "actions": written,
            }
        )
        return await self.until("accepted", "rejected", "conflict", id=id)

    async def say(self, channel: str, text: str, id: str | None = None) -> dict[str, Any]:
        id = id or f"command-{next(NUMBERS)}"
        self.send({"type": "say", "id": id, "channel": channel, "text": text})
        return await self.until("accepted", "rejected", id=id)

    def hang_up(self) -> None:
        self._out.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def gone(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self.hang_up()
        await self.task


async def quiet() -> None:
    """Let everything that is due happen. For servers that store in memory."""
    for _ in range(20):
        await asyncio.sleep(0)
