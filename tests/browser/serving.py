"""The server, for browsers: as people run it, or in this process where a test must look inside."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from darklantern.server.app import make_app
from darklantern.server.house import House
from darklantern.server.page import built_page
from darklantern.server.serving import listen
from darklantern.server.settings import Settings
from darklantern.server.thinking import Here
from tests.server.callers import FREE
from tests.server.memory import MemoryStorage

PATIENCE = 60
"""Seconds; a slow machine is no fault."""


def require_page() -> None:
    assert (built_page() / "index.html").is_file(), (
        "The page has not been built: scripts/setup does it, or .venv/bin/python hatch_build.py."
    )


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """`darklantern serve` in a process of its own; its address."""
    require_page()
    limits = [f"--{name.replace('_', '-')}={value:.0f}" for name, value in FREE.items()]
    command = [sys.executable, "-m", "darklantern", "serve", f"--port={port}", f"--data={folder}"]
    with subprocess.Popen(
        [*command, *limits], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            first = server.stdout.readline().split()
            assert first, "the server ended before it began"
            address = first[-1].rstrip("/")
            _until_it_answers(address)
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _until_it_answers(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(f"{address}/healthz").close()
        except URLError:
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)
        else:
            return


@contextmanager
def served_here() -> Iterator[tuple[str, House]]:
    """The server in a thread of this process: its address, and itself."""
    require_page()
    app = make_app(Settings(Path("nowhere"), **FREE), MemoryStorage(), Here())  # type: ignore[arg-type]
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app, ws="websockets-sansio", access_log=False, log_config=None, lifespan="on"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not server.started:
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.house
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
