"""Records: one played game as options, seats and a list of actions. Nothing else is stored.

A file holds one record a line (JSON Lines). Reading is strict: `read` refuses what is not
written as a record is, `replay` refuses what the rules forbid, and each says which action it
was and why. docs/record.md describes the format.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from darklantern.core.actions import Action
from darklantern.core.codec import Json, Malformed, read_action, write
from darklantern.core.events import Event
from darklantern.core.game import Game, IllegalAction, InvalidSetup, Outcome
from darklantern.core.options import Options, read_options, write_options
from darklantern.core.position import Position, begin
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, Seat, Seating

FORMAT = "darklantern/1"
LONGEST_LINE = 64 * 1024 * 1024
MOST_ACTIONS = 100_000
ASIDE = ("legal", "call")
"""Keys that may stand beside an action: what was legal, and what the game adds (footnotes)."""


class RecordFault(ValueError):
    """Why a record is refused: the game, the action (from 1; 0: before them all), the reason."""

    def __init__(self, game: str, action: int, sentence: str) -> None:
        where = f"{game}: action {action}: " if action else f"{game}: "
        super().__init__(where + sentence)
        self.game, self.action, self.sentence = game, action, sentence


class Move(NamedTuple):
    seat: Seat
    action: Action


@dataclass(frozen=True)
class Record:
    """One played game, read and well formed; `replay` tells whether it is legal."""

    game: Game
    options: Options
    seating: Seating
    moves: tuple[Move, ...]
    outcome: Outcome | None = None
    aside: tuple[Mapping[str, Json], ...] = ()


class Step(NamedTuple):
    """One action played: the position it was chosen in, what happened, and where that led."""

    before: Position
    move: Move
    events: Sequence[Event]
    after: Position


def read(line: str) -> Record:
    """The record written in this line; RecordFault says what is wrong with it."""
    value = _parse(line)
    if type(value) is not dict:
        raise RecordFault("record", 0, "a record is a JSON object")
    if value.get("format") != FORMAT:
        raise RecordFault("record", 0, f'"format" must be "{FORMAT}"')
    name = value.get("game")
    if type(name) is not str:
        raise RecordFault("record", 0, '"game" must name a game')
    try:
        game = find_game(name)
    except LookupError as missing:
        raise RecordFault("record", 0, str(missing.args[0])) from None
    moves, aside = _read_moves(game, value.get("actions"))
    return Record(
        game,
        _read_options(game, value.get("options")),
        _read_seating(game, value.get("seats"), value.get("pawns")),
        moves,
        _read_outcome(game, value.get("outcome")),
        aside,
    )


def _parse(line: str) -> Json:
    if len(line) > LONGEST_LINE:
        raise RecordFault("record", 0, f"the line is longer than {LONGEST_LINE} characters")
    try:
        return json.loads(line, object_pairs_hook=_once_each, parse_constant=_no_constant)
    except RecursionError:
        raise RecordFault("record", 0, "the line is nested too deeply") from None
    except ValueError as fault:
        raise RecordFault("record", 0, f"the line is not JSON: {fault}") from None


def _once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value = dict(pairs)
    if len(value) != len(pairs):
        twice = next(key for key, n in Counter(key for key, _ in pairs).items() if n > 1)
        raise ValueError(f'the key "{twice:.60}" stands twice')
    return value


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON value")


def _read_options(game: Game, value: Json) -> Options:
    if type(value) is not dict:
        raise RecordFault(game.name, 0, '"options" must be an object')
    try:
        return read_options(game.options, value)
    except ValueError as fault:
        raise RecordFault(game.name, 0, str(fault)) from None


def _read_seating(game: Game, seats: Json, pawns: Json) -> Seating:
    if not _words(seats):
        raise RecordFault(game.name, 0, '"seats" must be a list of seat names')
    if pawns is None:
        return Seating(tuple(seats))
    if type(pawns) is not dict or not all(_words(held) for held in pawns.values()):
        raise RecordFault(game.name, 0, '"pawns" must give each police seat a list of pawns')
    return Seating(tuple(seats), tuple((seat, tuple(held)) for seat, held in pawns.items()))


def _words(value: Json) -> bool:
    return type(value) is list and all(type(word) is str for word in value)


def _read_moves(game: Game, value: Json) -> tuple[tuple[Move, ...], tuple[Mapping[str, Json], ...]]:
    if type(value) is not list:
        raise RecordFault(game.name, 0, '"actions" must be a list')
    if len(value) > MOST_ACTIONS:
        raise RecordFault(game.name, 0, f"there are more than {MOST_ACTIONS} actions")
    moves, asides = [], []
    for number, written in enumerate(value, 1):
        if type(written) is not dict or type(written.get("seat")) is not str:
            raise RecordFault(
                game.name, number, 'an action is an object with a "seat" and a "type"'
            )
        rest = {key: item for key, item in written.items() if key not in ("seat", *ASIDE)}
        try:
            moves.append(Move(written["seat"], read_action(game.actions, rest)))
        except Malformed as fault:
            raise RecordFault(game.name, number, f"the action {fault}") from None
        asides.append({key: written[key] for key in ASIDE if key in written})
    return tuple(moves), tuple(asides)


def _read_outcome(game: Game, value: Json) -> Outcome | None:
    if type(value) is not dict or set(value) != {"winner", "reason"}:
        raise RecordFault(game.name, 0, '"outcome" must have the keys "winner" and "reason"')
    winner, reason = value["winner"], value["reason"]
    if winner is None and reason is None:
        return None
    if type(winner) is not str or type(reason) is not str:
        raise RecordFault(
            game.name, 0, '"outcome" names a winner and a reason, or both are null (unfinished)'
        )
    return Outcome(winner, reason)  # type: ignore[arg-type]


def replay(record: Record) -> Iterator[Step]:
    """Play the record's actions from the start; RecordFault at the first that is illegal."""
    try:
        position = begin(record.game, record.options, record.seating)
    except InvalidSetup as fault:
        raise RecordFault(record.game.name, 0, str(fault)) from None
    for number, move in enumerate(record.moves, 1):
        try:
            after, events = position.play(*move)
        except IllegalAction as fault:
            shown = json.dumps({"seat": move.seat, **write(move.action)})
            raise RecordFault(record.game.name, number, f"{shown:.300}: {fault}") from None
        yield Step(position, move, events, after)
        position = after


def verify(record: Record) -> None:
    """Check everything the record says: legal actions, what stands beside them, the outcome."""
    outcome = None
    asides: Sequence[Mapping[str, Json]] = record.aside or ({},) * len(record.moves)
    for number, (step, aside) in enumerate(zip(replay(record), asides, strict=True), 1):
        _verify_aside(record.game, number, step, aside)
        outcome = step.after.outcome
    if outcome != record.outcome:
        raise RecordFault(
            record.game.name,
            len(record.moves),
            f"the outcome is {_told(outcome)}, but the record says {_told(record.outcome)}",
        )


def _verify_aside(game: Game, number: int, step: Step, aside: Mapping[str, Json]) -> None:
    if "legal" in aside:
        if step.move.seat == CHANCE:
            raise RecordFault(game.name, number, "what chance draws has no list of legal actions")
        ours = Counter(_canonical(write(action)) for action in step.before.legal)
        theirs = aside["legal"]
        if type(theirs) is not list:
            raise RecordFault(game.name, number, '"legal" must be a list')
        difference = Counter(map(_canonical, theirs))
        difference.subtract(ours)
        for written, surplus in sorted(difference.items()):
            if surplus:
                fault = "is listed but not legal, or twice" if surplus > 0 else "is not listed"
                raise RecordFault(game.name, number, f"legal list: {written:.200} {fault}")
    footnote = dict(game.footnote(step.after.state.table, step.events))
    said = {key: value for key, value in aside.items() if key != "legal"}
    if said and _canonical(said) != _canonical(footnote):
        right = json.dumps(footnote) if footnote else "nothing"
        raise RecordFault(game.name, number, f"beside the action stands {said}, should be {right}")


def _canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def _told(outcome: Outcome | None) -> str:
    return "none yet" if outcome is None else f"{outcome.winner} ({outcome.reason})"


class Playthrough:
    """One game being played: what has been done so far, and where it stands now."""

    def __init__(self, game: Game, options: Options, seating: Seating) -> None:
        self.game, self.options, self.seating = game, options, seating
        self.position = begin(game, options, seating)
        self.steps: list[Step] = []

    @classmethod
    def of(cls, record: Record) -> Playthrough:
        """The game as far as the record goes; RecordFault where that is not legal."""
        playthrough = cls(record.game, record.options, record.seating)
        for step in replay(record):
            playthrough.steps.append(step)
            playthrough.position = step.after
        return playthrough

    def play(self, seat: Seat, action: Action) -> Sequence[Event]:
        """What happens; IllegalAction where it may not be, and then nothing has changed."""
        before = self.position
        self.position, events = before.play(seat, action)
        self.steps.append(Step(before, Move(seat, action), events, self.position))
        return events

    def record(self) -> Record:
        moves = tuple(step.move for step in self.steps)
        return Record(self.game, self.options, self.seating, moves, self.position.outcome)

    def written(self, with_legal: bool = False) -> dict[str, Json]:
        """The record as JSON values; with the legal lists it tells secrets."""
        value: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game.name,
            "options": write_options(self.options),
            "seats": list(self.seating.seats),
        }
        if self.seating.pawns is not None:
            value["pawns"] = {seat: list(held) for seat, held in self.seating.pawns}
        value["actions"] = [self._written_step(step, with_legal) for step in self.steps]
        outcome = self.position.outcome
        value["outcome"] = (
            {"winner": None, "reason": None} if outcome is None else outcome._asdict()
        )
        return value

    def _written_step(self, step: Step, with_legal: bool) -> dict[str, Json]:
        written: dict[str, Any] = {"seat": step.move.seat, **write(step.move.action)}
        if with_legal:
            if step.move.seat != CHANCE:
                written["legal"] = [write(action) for action in step.before.legal]
            written.update(self.game.footnote(step.after.state.table, step.events))
        return written
