"""`darklantern analyse FILE`: what a seat can prove about Jack at some point of a game.

Only what the seat was told goes in: the events of the first N actions, redacted for it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from darklantern.cli.wishes import BadWish, lines_of, record_at
from darklantern.core.events import redact
from darklantern.core.position import begin
from darklantern.core.record import Record, RecordFault, read, replay
from darklantern.core.seats import JACK, SPECTATOR, Seat
from darklantern.deduction.explanations import Explanation
from darklantern.deduction.likely import Likely
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.mrjack import deduce as mrjack
from darklantern.games.mrjack.deduce import Suspicion
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitechapel.likely import likely as likely_in_whitechapel
from darklantern.games.whitechapel.why import why as why_in_whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.likely import likely as likely_in_whitehall
from darklantern.games.whitehall.why import why as why_in_whitehall
from darklantern.streets.likely import MODELS
from darklantern.streets.streets import streets_of

GAMES: Mapping[str, Any] = {
    "whitehall": whitehall,
    "whitechapel": whitechapel,
    "mrjack": mrjack,
}
WHY: Mapping[str, Callable[[Any, int], list[Explanation]]] = {
    "whitehall": why_in_whitehall,
    "whitechapel": why_in_whitechapel,
}
LIKELY: Mapping[str, Callable[[Any, str], Likely]] = {
    "whitehall": likely_in_whitehall,
    "whitechapel": likely_in_whitechapel,
}
PUBLIC = "public"


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "analyse",
        help="what a seat can prove about Jack",
        description="What follows from what a seat was told in the first N actions of a game: "
        "where Jack can be and can have been, what he must have passed, where he can be going.",
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument("--at", type=int, metavar="N", help="after N actions (default: all)")
    command.add_argument(
        "--as", dest="viewer", default=PUBLIC, metavar="SEAT", help=f"a police seat, or {PUBLIC}"
    )
    command.add_argument("--record", type=int, default=1, metavar="K", help="the K-th of the file")
    command.add_argument(
        "--why", type=int, metavar="CIRCLE", help="a route that reaches it, or what excludes it"
    )
    command.add_argument(
        "--model", choices=tuple(MODELS), help="what is likely too, under this model of Jack"
    )
    command.add_argument("--json", action="store_true", help="as one line of JSON")
    command.add_argument(
        "--batch",
        action="store_true",
        help='FILE holds lines of {"record", "n", "seat"}; one line of JSON for each',
    )
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    if wishes.batch:
        return _batch(wishes.file)
    record = record_at(wishes.file, wishes.record)
    at = len(record.moves) if wishes.at is None else wishes.at
    try:
        notebook = notebook_after(record, at, wishes.viewer)
        found = GAMES[record.game.name].possible(notebook)
        answers = _answers(record.game.name, notebook, wishes.why)
        weighed = _weighed(record.game.name, notebook, wishes.model)
    except NothingToDeduce as silence:
        raise BadWish(str(silence)) from None
    except RecordFault as fault:
        print(f"{wishes.file}: {fault}")
        return 1
    if wishes.json:
        why = {"why": [answer.written() for answer in answers]} if answers else {}
        likely = {"likely": weighed.written()} if weighed else {}
        print(json.dumps({**found.written(), **likely, **why}))
        return 0
    if not answers and not weighed:
        print(_told(record.game.name, found))
    if answers:
        print("\n".join(map(str, answers)))
    if weighed:
        print(_guessed(record.game.name, weighed))
    return 0


def _weighed(game: str, notebook: Any, model: str | None) -> Likely | None:
    """What is likely under this model; nothing when none is named."""
    if model is None:
        return None
    if game not in LIKELY:
        raise BadWish(f"there are no models of Jack in {game}: every suspect is as likely")
    return LIKELY[game](notebook, model)


def _answers(game: str, notebook: Any, circle: int | None) -> list[Explanation]:
    """Why Jack can be on this circle, or not; nothing when no circle is asked about."""
    if circle is None:
        return []
    if game not in WHY:
        raise BadWish(f"--why asks about circles, and {game} has none")
    if circle not in streets_of(game).board.circles:
        raise BadWish(f"there is no circle {circle} on this board")
    return WHY[game](notebook, circle)


def _batch(path: str) -> int:
    """One answer a line; a line that has none says why, and the next is read."""
    status = 0
    for _, line in lines_of(path):
        try:
            wish = json.loads(line)
            record = _read(json.dumps(wish["record"]))
            answer = analyse(record, wish["n"], wish.get("seat", PUBLIC)).written()
        except (NothingToDeduce, BadWish) as silence:
            answer = {"error": str(silence)}
        except (RecordFault, ValueError, KeyError, TypeError) as fault:
            answer, status = {"error": str(fault)}, 1
        print(json.dumps(answer))
    return status


@lru_cache(maxsize=4)
def _read(line: str) -> Record:
    return read(line)


def analyse(record: Record, at: int, viewer: Seat) -> Possible | Suspicion:
    """What this seat can prove after so many actions."""
    return GAMES[record.game.name].possible(notebook_after(record, at, viewer))  # type: ignore[no-any-return]


def notebook_after(record: Record, at: int, viewer: Seat) -> Any:
    """What this seat was told in the first actions of a game."""
    game = record.game
    if game.name not in GAMES:
        raise BadWish(f"there is no analysis of {game.name}")
    if type(at) is not int or not 0 <= at <= len(record.moves):
        raise BadWish(f"--at takes a number from 0 to {len(record.moves)} in this game")
    if viewer in (PUBLIC, SPECTATOR):
        viewer = SPECTATOR
    elif viewer not in record.seating.seats or (viewer == JACK and game.name != "mrjack"):
        there_are = ", ".join(seat for seat in record.seating.seats if seat != JACK)
        raise BadWish(f'no analysis for "{viewer}"; there are {there_are}, {PUBLIC}')
    return _notebooks(record, viewer, at)


def _notebooks(record: Record, viewer: Seat, at: int) -> Any:
    deduce = GAMES[record.game.name]
    notebook = deduce.Notebook(begin(record.game, record.options, record.seating).state.table)
    for number, step in enumerate(replay(record)):
        if number == at:
            break
        for event in step.events:
            notebook = deduce.see(notebook, redact(event, viewer))
    return notebook


# -- in words -------------------------------------------------------------------------------


def _told(game: str, found: Possible | Suspicion) -> str:
    if isinstance(found, Suspicion):
        return (
            f"Suspects in the open:   {_listed(found.public)}\n"
            f"Suspects for this seat: {_listed(found.suspects)}"
        )
    goals = {"whitehall": "Locations not yet announced can be", "whitechapel": "The hideout can be"}
    lines = []
    if found.spaces:
        lines.append("Where Jack can have been, space by space:")
        lines += [f"  {n:3}  {_listed(circles)}" for n, circles in enumerate(found.spaces)]
        lines.append(f"He is on one of {len(found.now)} circles: {_listed(found.now)}")
        lines.append(f"He must have passed: {_listed(found.certain)}")
        lines.append(f"Different rows possible: {found.paths:,}")
    else:
        lines.append("No row is being walked.")
    lines.append(f"{goals[game]} ({len(found.goals)}): {_listed(found.goals)}")
    return "\n".join(lines)


def _guessed(game: str, weighed: Likely) -> str:
    goal = {"whitehall": "going to", "whitechapel": "his hideout"}[game]
    lines = [f'Likely, if Jack walks as the model "{weighed.model}" says (no proof):']
    if weighed.now:
        lines.append(f"  he is on   {_ranked(weighed.now)}")
    lines.append(f"  {goal:11}{_ranked(weighed.goals)}")
    kinds = ", ".join(f"{name} {share:.0%}" for name, share in weighed.types.items())
    return "\n".join([*lines, f"  he walks   {kinds}"])


def _ranked(shares: Mapping[int, float], most: int = 12) -> str:
    ranked = sorted(shares.items(), key=lambda item: -item[1])[:most]
    return "  ".join(f"{circle} {share:.1%}" for circle, share in ranked)


def _listed(things: Sequence[object]) -> str:
    return " ".join(map(str, things)) or "none"
