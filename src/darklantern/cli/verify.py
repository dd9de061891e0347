"""`darklantern verify FILE...`: is every game in these files legal, to the last key?"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from darklantern.cli.wishes import lines_of
from darklantern.core.record import RecordFault, read, verify


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "verify",
        help="check records: one line a fault, exit status 1 if there is any",
        description="Replays every record and checks each action, the outcome and, where the file "
        "has them, the legal lists. Prints one line a fault.",
    )
    command.add_argument("files", nargs="+", metavar="FILE")
    command.add_argument("--quiet", action="store_true", help="print faults only")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    records = faults = 0
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
