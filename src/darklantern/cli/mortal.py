"""Servers that die: forked as often as they are killed, or by their own hand at a chosen step.

A nursery loads everything once and forks a server for every line of its standard input. A line says
at which step between the arrival of a command and the last frame about it the server kills itself,
and the how manieth time.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

GAMES = ("whitehall", "whitechapel", "mrjack")


STEPS = (
    "asked",  # the entry is handed to the writer
    "begin",
    "insert",
    "commit",
    "committed",
    "applied",
    "made",  # the viewers' frames are made
    "put",  # one of them is waiting to be sent
    "answered",
    "sending",
    "sent",
)
"""Where a server can be told to kill itself."""


def nursery(folder: str) -> None:
    """Load everything, take a port, then fork a server for every line of standard input."""
    from darklantern.core.registry import find_game
    from darklantern.server import serving

    for game in GAMES:
        find_game(game)
    listening = serving.listen("127.0.0.1", 0)
    listening.listen(256)
    print(listening.getsockname()[1], flush=True)
    for line in sys.stdin:
        step, nth = json.loads(line)
        child = os.fork()
        if child == 0:
            _serve(folder, listening, step, nth)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)


def _serve(folder: str, listening: Any, step: str | None, nth: int) -> None:
    import uvicorn

    from darklantern.server.app import make_app
    from darklantern.server.settings import Settings

    if step is not None:
        mortal(step, nth)
    free = dict(requests=1e6, new_things=1e6, frames=1e6, talk=1e6, most_from_address=10_000)
    settings = Settings(Path(folder), workers=0, **free)  # type: ignore[arg-type]
    config = uvicorn.Config(
        make_app(settings), ws="websockets-sansio", log_level="critical", access_log=False
    )
    uvicorn.Server(config).run(sockets=[listening])


def mortal(step: str, nth: int) -> None:
    """This server dies when it comes to the step for the n-th time."""
    from starlette.websockets import WebSocket

    from darklantern.server import outlet, room, sqlite
    from darklantern.server.connection import Connection
    from darklantern.server.table import Table

    left = nth

    def pass_by(name: str) -> None:
        nonlocal left
        if name == step:
            left -= 1
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def before(owner: Any, name: str, at: str) -> None:
        wrapped: Callable[..., Any] = getattr(owner, name)

        def first(*args: Any, **more: Any) -> Any:
            pass_by(at)
            return wrapped(*args, **more)

        setattr(owner, name, first)

    before(sqlite.SqliteStorage, "write", "asked")
    before(sqlite, "_settle", "committed")
    before(Table, "apply", "applied")
    before(outlet, "happened", "made")
    before(Connection, "put", "put")
    before(room, "Accepted", "answered")
    before(WebSocket, "send_text", "sending")
    send: Callable[..., Any] = WebSocket.send_text

    async def send_text(self: WebSocket, text: str) -> None:
        await send(self, text)
        pass_by("sent")

    setattr(WebSocket, "send_text", send_text)  # noqa: B010
    connect = sqlite._connect

    def traced(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        words = {"BEGIN": "begin", "INSERT": "insert", "COMMIT": "commit"}
        connection.set_trace_callback(
            lambda statement: pass_by(words.get(statement.split(None, 1)[0], ""))
        )
        return connection

    sqlite._connect = traced
