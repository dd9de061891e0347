"""A puzzle as it is kept: what one seat was told, what is asked, and what can be proved.

It holds nothing that the seat was not told: the events are redacted, and the answer follows from
them. So whoever has the file can prove the answer again, and nobody finds more in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from darklantern.core.codec import Malformed, read_event, write
from darklantern.core.events import Event
from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import Options, read_options
from darklantern.core.registry import find_game
from darklantern.core.seats import Seat, Seating

Answer: TypeAlias = int | str | dict[str, Any]
"""A circle, a character, or an action as the record writes it."""

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")

Json: TypeAlias = dict[str, Any]


class PuzzleFault(ValueError):
    """Why a puzzle is refused, in a sentence."""


class Posed(NamedTuple):
    """A question that has one answer, with its proof."""

    kind: str
    answer: Answer
    choices: tuple[Answer, ...]
    """What can be answered; empty: any circle of the board."""
    difficulty: Difficulty
    measures: Mapping[str, float]
    """What the difficulty was read off; docs/puzzles.md says what each number is."""
    because: tuple[Json, ...] = ()
    """The facts that prove it; without any one of them it would not be proved."""
    route: tuple[int, ...] = ()
    """A row of Jack's that fits everything that was told."""
    others: Mapping[str, tuple[Json, ...]] = {}
    """For other answers that look possible, what excludes them, or what they would do."""


class Source(Struct, forbid_unknown_fields=True, frozen=True):
    """The game that it was found in; with the same program it can be played again."""

    seed: int
    game: int
    """Its number among the games of this seed."""
    jack: str
    """The rungs that played, with their versions."""
    others: str
    actions: int
    """How many had been played."""


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One line of a file of puzzles."""

    game: str
    kind: str
    seat: Seat
    """Who is asked; all that this seat was told stands in `heard`."""
    answer: Answer
    difficulty: Difficulty
    measures: dict[str, float]
    source: Source
    seats: list[Seat]
    heard: list[Json]
    rules_version: int
    choices: list[Answer] = []
    because: list[Json] = []
    route: list[int] = []
    others: dict[str, list[Json]] = {}
    options: Json = {}
    pawns: dict[Seat, list[str]] | None = None

    @property
    def rules(self) -> Game:
        try:
            return find_game(self.game)
        except LookupError as missing:
            raise PuzzleFault(str(missing.args[0])) from None

    def setup(self) -> tuple[Options, Seating]:
        try:
            options = read_options(self.rules.options, self.options)
        except (ValueError, InvalidSetup) as fault:
            raise PuzzleFault(str(fault)) from None
        pawns = self.pawns and tuple((seat, tuple(held)) for seat, held in self.pawns.items())
        return options, Seating(tuple(self.seats), pawns or None)

    def events(self) -> list[Event]:
        """What the seat was told."""
        vocabulary = self.rules.events
        try:
            return [read_event(vocabulary, written) for written in self.heard]
        except Malformed as fault:
            raise PuzzleFault(f"an event {fault}") from None

    @property
    def posed(self) -> Posed:
        """What the file claims."""
        return Posed(
            self.kind,
            self.answer,
            tuple(self.choices),
            self.difficulty,
            self.measures,
            tuple(self.because),
            tuple(self.route),
            {other: tuple(facts) for other, facts in self.others.items()},
        )


def puzzle(
    posed: Posed,
    game: Game,
    setup: Json,
    seat: Seat,
    heard: Sequence[Event],
    source: Source,
) -> Puzzle:
    """The question put on file; `setup` are options, seats and pawns as the record writes them."""
    made = Puzzle(
        game=game.name,
        kind=posed.kind,
        seat=seat,
        answer=posed.answer,
        difficulty=posed.difficulty,
        measures=dict(posed.measures),
        source=source,
        heard=[write(event) for event in heard],
        rules_version=game.rules_version,
        choices=list(posed.choices),
        because=list(posed.because),
        route=list(posed.route),
        others={other: list(facts) for other, facts in posed.others.items()},
        **setup,
    )
    return read(written(made))  # as it will be read: tuples are lists there


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Puzzle).decode


def written(puzzle: Puzzle) -> bytes:
    """One line, without its end."""
    return _encode(puzzle)


def read(line: bytes) -> Puzzle:
    """The puzzle written in this line; PuzzleFault says what is wrong with it."""
    try:
        return _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise PuzzleFault(f"the line is not a puzzle: {fault!s:.200}") from None


def read_all(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file, one a line."""
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            yield read(line)
        except PuzzleFault as fault:
            raise PuzzleFault(f"puzzle {number}: {fault}") from None
