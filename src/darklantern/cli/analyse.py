"""`darklantern analyse FILE`: what a seat can prove about Jack at some point of a game.

Only what the seat was told goes in: the events of the first N actions, redacted for it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from darklantern.cli import findings
from darklantern.cli.wishes import BadWish, lines_of, record_at
from darklantern.core.events import redact
from darklantern.core.game import InvalidSetup, View
from darklantern.core.position import begin
from darklantern.core.record import Record, RecordFault, read, replay
from darklantern.core.seats import JACK, SPECTATOR, Seat
from darklantern.deduction.explanations import Explanation
from darklantern.deduction.likely import Likely
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.mrjack import deduce as mrjack
from darklantern.games.mrjack.deduce import Suspicion
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitechapel import tell as tell_in_whitechapel
from darklantern.games.whitechapel.likely import likely as likely_in_whitechapel
from darklantern.games.whitechapel.why import why as why_in_whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall import tell as tell_in_whitehall
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
TELL: Mapping[str, Any] = {
    "whitehall": tell_in_whitehall,
    "whitechapel": tell_in_whitechapel,
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
    command.add_argument(
        "--tell",
        action="store_true",
        help="what each search and arrest would tell; --as jack: each of his moves",
    )
    command.add_argument("--svg", metavar="FILE", help="draw the board as a map of possibility")
    command.add_argument("--json", action="store_true", help="as one line of JSON")
    command.add_argument(
        "--batch",
        action="store_true",
        help='FILE holds lines of {"record", "n", "seat"}; one line of JSON for each',
    )
    command.set_defaults(run=run)


class Analysis(NamedTuple):
    """Everything that was asked for."""

    found: Possible | Suspicion | None
    answers: list[Explanation]
    weighed: Likely | None
    told: tuple[Any, ...] | None

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        value = self.found.written() if self.found else {}
        if self.weighed:
            value["likely"] = self.weighed.written()
        if self.answers:
            value["why"] = [answer.written() for answer in self.answers]
        if self.told is not None:
            value["tell"] = [one.written() for one in self.told]
        return value


def run(wishes: argparse.Namespace) -> int:
    if wishes.batch:
        return _batch(wishes)
    record = record_at(wishes.file, wishes.record)
    at = len(record.moves) if wishes.at is None else wishes.at
    name = record.game.name
    try:
        notebook, view = _seen(record, at, wishes.viewer, wishes.tell)
        analysis = _analysis(name, notebook, view, wishes)
    except NothingToDeduce as silence:
        raise BadWish(str(silence)) from None
    except RecordFault as fault:
        print(f"{wishes.file}: {fault}")
        return 1
    if wishes.svg:
        _draw(wishes.svg, name, analysis, notebook, at)
    if wishes.json:
        print(json.dumps(analysis.written()))
    elif not wishes.svg or any(analysis[1:]):
        print("\n".join(_words(name, analysis, view, wishes.model)))
    return 0


def _analysis(name: str, notebook: Any, view: View, wishes: argparse.Namespace) -> Analysis:
    if view.seat == JACK and name != "mrjack":
        return Analysis(None, [], None, TELL[name].moves_tell(notebook, view.notes))
    found = GAMES[name].possible(notebook)
    answers = _answers(name, notebook, wishes.why)
    weighed = _weighed(name, notebook, wishes.model)
    told = None
    if wishes.tell:
        if name not in TELL:
            raise BadWish(f"--tell is about searches and arrests, and {name} has none")
        told = TELL[name].tell(notebook, wishes.model)
    return Analysis(found, answers, weighed, told)


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


def _words(game: str, analysis: Analysis, view: View, model: str | None) -> list[str]:
    lines = []
    if analysis.found and not (analysis.answers or analysis.weighed or analysis.told is not None):
        lines.append(findings.told(game, analysis.found))
    lines += map(str, analysis.answers)
    if analysis.weighed:
        lines.append(findings.guessed(game, analysis.weighed))
    if analysis.told is not None:
        jacks = view.seat == JACK
        lines += (
            findings.moves(analysis.told) if jacks else findings.inquiries(analysis.told, model)
        )
    return lines


def _draw(path: str, game: str, analysis: Analysis, notebook: Any, at: int) -> None:
    if not isinstance(analysis.found, Possible):
        raise BadWish("--svg draws where Jack can be in the street games, as the police see it")
    when = f"after {at} actions"
    picture = findings.picture(game, analysis.found, analysis.weighed, notebook.table, when)
    Path(path).write_text(picture, encoding="utf-8")


def _batch(wishes: argparse.Namespace) -> int:
    """One answer a line; a line that has none says why, and the next is read."""
    status = 0
    for _, line in lines_of(wishes.file):
        try:
            record, at, viewer = _wished(line)
            notebook, view = _seen(record, at, viewer, wishes.tell)
            answer = _analysis(record.game.name, notebook, view, wishes).written()
        except (NothingToDeduce, BadWish) as silence:
            answer = {"error": str(silence)}
        except ValueError as fault:  # a RecordFault is one too
            answer, status = {"error": str(fault)}, 1
        print(json.dumps(answer))
    return status


def _wished(line: str) -> tuple[Record, Any, Seat]:
    """What a line of a batch asks about: a record, after how many actions, and which seat."""
    try:
        wish = json.loads(line)
    except ValueError as fault:
        raise ValueError(f"the line is not JSON: {fault}") from None
    if type(wish) is not dict or not {"record", "n"} <= wish.keys():
        raise ValueError('a line of a batch is {"record": …, "n": …, "seat": …}')
    viewer = wish.get("seat", PUBLIC)
    if type(viewer) is not str:
        raise ValueError('"seat" names a seat, or is left out')
    return _read(json.dumps(wish["record"])), wish["n"], viewer


@lru_cache(maxsize=4)
def _read(line: str) -> Record:
    return read(line)


def analyse(record: Record, at: int, viewer: Seat) -> Possible | Suspicion:
    """What this seat can prove after so many actions."""
    return GAMES[record.game.name].possible(notebook_after(record, at, viewer))  # type: ignore[no-any-return]


def notebook_after(record: Record, at: int, viewer: Seat) -> Any:
    """What this seat was told in the first actions of a game."""
    return _seen(record, at, viewer, False)[0]


def _seen(record: Record, at: int, viewer: Seat, jack_too: bool) -> tuple[Any, View]:
    """What this seat was told, and what it sees now. For Jack: what all the others were told."""
    game = record.game
    if game.name not in GAMES:
        raise BadWish(f"there is no analysis of {game.name}")
    if type(at) is not int or not 0 <= at <= len(record.moves):
        raise BadWish(f"--at takes a number from 0 to {len(record.moves)} in this game")
    if viewer in (PUBLIC, SPECTATOR):
        viewer = SPECTATOR
    elif viewer == JACK and game.name != "mrjack" and not jack_too:
        raise BadWish(
            '"jack" knows where he is; --tell says what each of his moves would give away'
        )
    elif viewer not in record.seating.seats:
        there_are = ", ".join(seat for seat in record.seating.seats if seat != JACK)
        raise BadWish(f'no analysis for "{viewer}"; there are {there_are}, {PUBLIC}')
    moments, fault = _HEARD.moments(record, viewer)
    if at >= len(moments):
        assert fault is not None
        raise fault
    return moments[at]


Moments = tuple[list[tuple[Any, View]], RecordFault | None]


class _Heard:
    """The same record is asked about again and again in a batch: it is played once."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.by_seat: dict[Seat, Moments] = {}

    def moments(self, record: Record, viewer: Seat) -> Moments:
        if record is not self.record:
            self.record, self.by_seat = record, {}
        if viewer not in self.by_seat:
            self.by_seat[viewer] = _moments(record, viewer)
        return self.by_seat[viewer]


_HEARD = _Heard()


def _moments(record: Record, viewer: Seat) -> Moments:
    """The notebook and the view after each action, up to the first that is not legal."""
    game = record.game
    hears = SPECTATOR if viewer == JACK and game.name != "mrjack" else viewer
    deduce = GAMES[game.name]
    try:
        position = begin(game, record.options, record.seating)
    except InvalidSetup as fault:
        raise RecordFault(game.name, 0, str(fault)) from None
    notebook = deduce.Notebook(position.state.table)
    moments = [(notebook, position.view(viewer))]
    try:
        for step in replay(record):
            for event in step.events:
                notebook = deduce.see(notebook, redact(event, hears))
            moments.append((notebook, step.after.view(viewer)))
    except RecordFault as fault:
        return moments, fault
    return moments, None
