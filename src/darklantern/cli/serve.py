"""`darklantern serve`: play together over the network; `darklantern backup` copies its tables."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from darklantern.cli.wishes import BadWish
from darklantern.server.settings import Settings
from darklantern.server.sqlite import back_up
from darklantern.server.storage import StorageFault

FLAGS = {
    "host": "the address to listen on; 0.0.0.0 for all of this machine",
    "port": "the port; 0 for any that is free",
    "origin": "the address that browsers use, such as https://lantern.example",
    "behind_proxy": "a proxy on this machine passes on who calls (X-Forwarded-For, -Proto)",
    "workers": "how many workers think for computer players; 0: none beside the server",
    "most_tables": "running games at most",
    "most_connections": "connections at most, all together",
    "most_connections_each": "connections at most of one person",
    "most_from_address": "connections at most from one network address",
    "requests": "requests a second from one address",
    "new_things": "new people and tables a second from one address",
    "studies": "studies of records a second for one address",
    "frames": "frames a second on one connection",
    "talk": "things said a second by one person",
    "looks": "questions to the notebook a second on one connection",
    "sheets": "sheets of pencil marks a second on one connection",
    "absent_after": "seconds after which an absent person's seat may be given away",
    "metrics_for_all": "let other machines read /metrics",
}
ENVIRONMENT = "DARKLANTERN_"


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "serve",
        help="let people play together over the network",
        description="Serves tables for people and computers. Every flag can be set in the "
        "environment too: --most-tables as DARKLANTERN_MOST_TABLES.",
    )
    _add_folder(command)
    usual = {field.name: field.default for field in fields(Settings)}
    for name, meaning in FLAGS.items():
        flag, value = "--" + name.replace("_", "-"), usual[name]
        if value is False:
            command.add_argument(flag, action="store_true", default=None, help=meaning)
        else:
            shown = "" if value is None else f" (default: {value})"
            kind = str if value is None else type(value)
            command.add_argument(flag, type=kind, metavar="X", help=meaning + shown)
    command.set_defaults(run=run)
    copy = commands.add_parser(
        "backup",
        help="copy the tables of a server while it runs",
        description="Writes all that is saved into one file, all or nothing, while people play.",
    )
    _add_folder(copy)
    copy.add_argument("--to", type=Path, required=True, metavar="FILE")
    copy.set_defaults(run=run_backup)


def _add_folder(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=Path(os.environ.get(ENVIRONMENT + "DATA", "darklantern-tables")),
        help="where the tables are kept (default: ./darklantern-tables)",
    )


def settings_wanted(wishes: argparse.Namespace) -> Settings:
    """Flags first, then the environment, then what is usual."""
    chosen: dict[str, Any] = {}
    usual = {field.name: field.default for field in fields(Settings)}
    for name in FLAGS:
        value = getattr(wishes, name)
        if value is None:
            value = _from_environment(name, usual[name])
        if value is not None:
            chosen[name] = value
    return Settings(wishes.data, **chosen)


def _from_environment(name: str, usual: Any) -> Any:
    variable = ENVIRONMENT + name.upper()
    written = os.environ.get(variable)
    if written is None or usual is None:
        return written
    try:
        if isinstance(usual, bool):
            return {"1": True, "true": True, "0": False, "false": False}[written.lower()]
        return type(usual)(written)
    except (ValueError, KeyError):
        raise BadWish(f"{variable} cannot be {written!r}") from None


def run(wishes: argparse.Namespace) -> int:
    # Here, so that no other command waits for a web server to be loaded.
    from darklantern.server.serving import serve

    settings = settings_wanted(wishes)
    try:
        serve(settings, lambda line: print(line, flush=True))
    except StorageFault as fault:
        print(f"darklantern: {fault}", file=sys.stderr)
        return 1
    except OverflowError:
        raise BadWish("--port takes a number from 0 to 65535") from None
    return 0


def run_backup(wishes: argparse.Namespace) -> int:
    try:
        back_up(wishes.data, wishes.to)
    except StorageFault as fault:
        print(f"darklantern: {fault}", file=sys.stderr)
        return 1
    print(f"Saved in {wishes.to}.")
    return 0
