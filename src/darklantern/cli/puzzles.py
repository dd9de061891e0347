"""`darklantern puzzles GAME`: make puzzles from games of the computer, or prove them again."""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from darklantern.cli.wishes import BadWish
from darklantern.puzzles.making import PLAYERS, made
from darklantern.puzzles.proving import prove
from darklantern.puzzles.puzzle import DIFFICULTIES, Puzzle, PuzzleFault, read, written


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "puzzles",
        help="make puzzles from games of the computer, or prove them again",
        description="Looks through games between computer players for moments at which one answer "
        "is provably right. The same seed gives the same puzzles; a file that is there already is "
        "gone on with.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help=", ".join(PLAYERS))
    command.add_argument("--count", type=int, default=20, metavar="N", help="so many in all")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument(
        "--out", metavar="FILE", help="one puzzle a line; default: standard output"
    )
    command.add_argument(
        "--check", metavar="FILE", help="prove every puzzle of a file (or FILE.gz) from its events"
    )
    command.add_argument(
        "--sample", type=int, metavar="K", help="with --check: only so many, spread over the file"
    )
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    if wishes.check:
        return _check(Path(wishes.check), wishes.sample)
    if wishes.game not in PLAYERS:
        raise BadWish(f"puzzles are made of {', '.join(PLAYERS)}; or --check FILE")
    if wishes.count < 0:
        raise BadWish("--count takes a number from 0 on")
    if wishes.out is None:
        for each in made(wishes.game, wishes.seed, wishes.count):
            print(written(each).decode())
        return 0
    return _go_on(Path(wishes.out), wishes)


def _go_on(path: Path, wishes: argparse.Namespace) -> int:
    """Add to the file what it lacks. What a stopped run left of its last line is written anew."""
    there = _whole_lines(path)
    if any(each.game != wishes.game or each.source.seed != wishes.seed for each in there):
        raise BadWish(f"{path} holds puzzles of another game or seed")
    path.write_bytes(b"".join(written(each) + b"\n" for each in there))
    with path.open("ab") as file:
        for each in made(wishes.game, wishes.seed, wishes.count, there):
            file.write(written(each) + b"\n")
            file.flush()
            there.append(each)
            print(f"{len(there)}: {each.kind}, {each.difficulty}", file=sys.stderr)
    print(summary(there), file=sys.stderr)
    return 0


def _whole_lines(path: Path) -> list[Puzzle]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    try:
        return [read(line) for line in lines if line.endswith(b"\n")]
    except PuzzleFault as fault:
        raise BadWish(f"{path}: {fault}") from None


def _check(path: Path, sample: int | None) -> int:
    content = path.read_bytes()
    lines = (gzip.decompress(content) if path.suffix == ".gz" else content).splitlines()
    if sample is not None and sample < 1:
        raise BadWish("--sample takes a number from 1 on")
    step = 1 if sample is None else max(1, -(-len(lines) // sample))
    proved: list[Puzzle] = []
    wrong = 0
    for number in range(0, len(lines), step):
        try:
            each = read(lines[number])
            prove(each)
            proved.append(each)
        except PuzzleFault as fault:
            print(f"{path}: puzzle {number + 1}: {fault}")
            wrong += 1
    print(f"{len(proved)} of {len(proved) + wrong} proved: {summary(proved)}")
    return 1 if wrong else 0


def summary(puzzles: Sequence[Puzzle]) -> str:
    """How many there are of each kind, easy, medium and hard."""
    kinds = Counter(each.kind for each in puzzles)
    degrees = Counter((each.kind, each.difficulty) for each in puzzles)
    return ", ".join(
        f"{number} {kind} ({'/'.join(str(degrees[kind, d]) for d in DIFFICULTIES)})"
        for kind, number in sorted(kinds.items())
    )
