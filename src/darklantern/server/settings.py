"""What can be set for a server, by flags or by the environment (docs/server.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The usual values suit a small public server."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8888
    origin: str | None = None
    """The address by which browsers know the server, such as https://lantern.example."""
    behind_proxy: bool = False
    """Whether to believe X-Forwarded-For and -Proto of a proxy on this machine."""
    workers: int = 1
    """How many workers think for computer seats; 0: none, in the server itself."""
    most_tables: int = 10_000
    most_connections: int = 5_000
    most_connections_each: int = 20
    """From one person, on all devices."""
    most_from_address: int = 200
    """Connections from one network address."""
    requests: float = 10.0
    """Requests a second from one address, on average."""
    new_things: float = 0.2
    """People and tables made a second from one address, on average."""
    studies: float = 0.1
    """Studies of records a second for one address, on average."""
    frames: float = 20.0
    """Frames a second on one connection, on average."""
    talk: float = 0.5
    """Things said a second by one person, on average."""
    looks: float = 4.0
    """Questions to the notebook a second on one connection, on average."""
    sheets: float = 2.0
    """Sheets of pencil marks a second on one connection, on average."""
    absent_after: float = 120.0
    """Seconds without a connection after which the others may give a seat away."""
    metrics_for_all: bool = False
    """Whether /metrics answers to other machines than this one."""
