"""`darklantern verify FILE...`: is every game in these files legal, to the last key?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from darklantern.cli.wishes import BadWish, lines_of
from darklantern.core.record import RecordFault, read, verify
from darklantern.server import seals


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "verify",
        help="check records: one line a fault, exit status 1 if there is any",
        description="Replays every record and checks each action, the outcome and, where the file "
        "has them, the legal lists. Prints one line a fault.",
    )
    command.add_argument("files", nargs="*", metavar="FILE")
    command.add_argument(
        "--seals",
        action="append",
        default=[],
        metavar="FILE",
        help="check the seals that a table of a server has published at the end of its game",
    )
    command.add_argument(
        "--kept",
        metavar="FILE",
        help="with --seals: the same file as saved during the game, to compare the seals with",
    )
    command.add_argument("--quiet", action="store_true", help="print faults only")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    if not wishes.files and not wishes.seals:
        raise BadWish("name a file to verify: records, or --seals FILE")
    records = faults = 0
    for path in wishes.seals:
        faults += _verify_seals(path, wishes)
    if not wishes.files:
        return 1 if faults else 0
    for path in wishes.files:
        for number, line in lines_of(path):
            records += 1
            try:
                verify(read(line))
            except RecordFault as fault:
                faults += 1
                print(f"{path}:{number}: {fault}")
    if not wishes.quiet:
        verdict = f"{faults} at fault" if faults else "all legal"
        print(f"{records} record{'' if records == 1 else 's'}, {verdict}", file=sys.stderr)
    return 1 if faults else 0


def _verify_seals(path: str, wishes: argparse.Namespace) -> int:
    """How many faults a file of seals has; a line for each."""
    published = _read_json(path)
    kept = None if wishes.kept is None else _kept_seals(wishes.kept)
    found = list(seals.faults(published, kept))
    for fault in found:
        print(f"{path}: {fault}")
    if not found and not wishes.quiet:
        opened = len(published["openings"])
        print(f"{path}: {opened} seals opened, nothing was changed", file=sys.stderr)
    return len(found)


def _read_json(path: str) -> Any:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadWish(f"{path} is not JSON") from None


def _kept_seals(path: str) -> dict[int, str]:
    try:
        return {int(number): str(seal) for number, seal in _read_json(path)["seals"].items()}
    except (TypeError, KeyError, ValueError, AttributeError):
        raise BadWish(f'{path} has no "seals" by number') from None
