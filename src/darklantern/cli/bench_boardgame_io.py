"""boardgame.io beside our server: its own server, its own tic-tac-toe, its own socket transport.

It is installed with npm into a folder of the virtual environment, the first time it is asked for.
What is measured is the same: random players at as many tables, first as fast as answers come, then
at our fixed rate. It keeps its matches in memory; ours are on the disk before anybody is answered.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

HERE = Path(str(files("darklantern"))) / "cli" / "peers" / "boardgame_io"
PATIENCE = 120
"""Seconds beyond the measuring itself."""


class NotMeasured(Exception):
    """Why it stands not beside ours."""


def measure(
    tables: int, seconds: float, rate: float, memory_of: Any
) -> dict[str, float | int | str]:
    """The same figures as ours, named alike; NotMeasured says why there are none."""
    folder = _installed()
    with _serving(folder) as (port, pid):
        empty = memory_of(pid)
        fast = _play(folder, port, tables, seconds, 0)
        even = _play(folder, port, tables, seconds, rate)
        kept = memory_of(pid) - empty
    return {
        "actions_per_s": fast["actions_per_s"],
        "p50_ms_saturated": fast["p50_ms"],
        "p99_ms_saturated": fast["p99_ms"],
        "even_actions_per_s": even["actions_per_s"],
        "p50_ms": even["p50_ms"],
        "p99_ms": even["p99_ms"],
        "kB_a_table": round(kept / tables / 1000),
    }


def _installed() -> Path:
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise NotMeasured("npm and node are not here")
    folder = Path(sys.prefix) / "peers" / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    for source in HERE.iterdir():
        shutil.copy(source, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if ran.returncode:
            raise NotMeasured(f"npm could not install it: {ran.stderr.strip()[-200:]}")
    return folder


@contextmanager
def _serving(folder: Path) -> Iterator[tuple[int, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    command = ["node", "server.cjs", str(port)]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            if server.stdout.readline().strip() != "ready":
                raise NotMeasured("its server did not start")
            yield port, server.pid
        finally:
            server.kill()


def _play(folder: Path, port: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    command = ["node", "players.cjs", *map(str, (port, tables, seconds, rate))]
    try:
        ran = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=2 * seconds + PATIENCE
        )
        found: dict[str, float] = json.loads(ran.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError) as fault:
        raise NotMeasured(f"its players did not come to an end: {fault}") from None
    return found
