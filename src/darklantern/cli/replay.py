"""`darklantern replay FILE`: a recorded game in prose, as one seat saw it.

With `--knowledge`: what the police could prove and what was likely, turn by turn, beside the
truth; and the moments that mattered.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from darklantern.analysis.knowledge import knowledge
from darklantern.analysis.study import MODELS_OF, Unstudied
from darklantern.cli.knowledge import findings_of
from darklantern.cli.wishes import BadWish, record_at
from darklantern.core.events import redact
from darklantern.core.record import Record, RecordFault, replay
from darklantern.core.seats import SPECTATOR

REFEREE = "referee"


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "replay",
        help="tell a recorded game in prose, as one seat saw it",
        description="Tells what happened as a seat heard it: nothing that it could not know.",
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "--as",
        dest="viewer",
        metavar="SEAT",
        help=f"a seat, {SPECTATOR} (default), or {REFEREE}, who knows everything",
    )
    command.add_argument(
        "--at", type=int, metavar="N", help="stop after N actions and show the position there"
    )
    command.add_argument("--record", type=int, default=1, metavar="K", help="the K-th of the file")
    command.add_argument(
        "--knowledge",
        action="store_true",
        help="what was known and when, beside the truth, and the moments that mattered",
    )
    command.add_argument(
        "--model",
        metavar="NAME",
        help="with --knowledge: the model of Jack by which things are likely "
        f"({', '.join(dict.fromkeys(model for each in MODELS_OF.values() for model in each))})",
    )
    command.add_argument(
        "--json", action="store_true", help="with --knowledge: all of it, as one line of JSON"
    )
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    record = record_at(wishes.file, wishes.record)
    if wishes.knowledge:
        if wishes.viewer is not None or wishes.at is not None:
            raise BadWish("--as and --at do not go with --knowledge: it tells all of the game")
        return _knowledge(record, wishes)
    if wishes.model or wishes.json:
        raise BadWish("--model and --json go with --knowledge")
    game, viewer = record.game, wishes.viewer or SPECTATOR
    if viewer not in (*record.seating.seats, SPECTATOR, REFEREE):
        there_are = ", ".join((*record.seating.seats, SPECTATOR, REFEREE))
        raise BadWish(f'nobody called "{viewer}" saw this game; there are {there_are}')
    if wishes.at is not None and not 0 <= wishes.at <= len(record.moves):
        raise BadWish(f"--at takes a number from 0 to {len(record.moves)} in this game")
    stop = len(record.moves) if wishes.at is None else wishes.at
    try:
        for number, step in enumerate(replay(record), 1):
            if number > stop:
                break
            for event in step.events:
                told = event if viewer == REFEREE else redact(event, viewer)
                print(f"{number:5}  {game.prose(told)}")
            position = step.after
    except RecordFault as fault:
        sys.stdout.flush()
        print(f"{wishes.file}: {fault}", file=sys.stderr)
        return 1
    if wishes.at and position.seat is not None:
        seat = SPECTATOR if viewer == REFEREE else viewer
        print(f"\n{game.describe(position.view(seat))}")
        print(f"To act: {position.seat}")
    return 0


def _knowledge(record: Record, wishes: argparse.Namespace) -> int:
    try:
        found = knowledge(record, wishes.model)
    except Unstudied as reason:
        raise BadWish(str(reason)) from None
    except RecordFault as fault:
        print(f"{wishes.file}: {fault}", file=sys.stderr)
        return 1
    print(json.dumps(found.written()) if wishes.json else "\n".join(findings_of(found)))
    return 0
