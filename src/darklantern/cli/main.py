"""The command `darklantern`: reads the command line and calls the file named after the command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from darklantern import __version__
from darklantern.cli import (
    analyse,
    arena,
    bench,
    board,
    games,
    home,
    play,
    puzzle,
    puzzles,
    replay,
    selfplay,
    serve,
    verify,
)
from darklantern.cli.wishes import BadWish

COMMANDS = (
    *(home, play, selfplay, verify, replay, games, board),
    *(analyse, puzzle, puzzles, arena, bench, serve),
)

EPILOG = """\
examples:
  darklantern home                                 play in the browser
  darklantern play whitehall --computer police     play Jack against the computer
  darklantern play whitehall                       two people on one screen
  darklantern selfplay whitehall --games 100 --seed 1 --out games.jsonl
  darklantern verify games.jsonl                   are all these games legal?
  darklantern replay games.jsonl --as yellow       the first game as yellow saw it
  darklantern board whitehall --svg board.svg      draw the board

exit status: 0 well, 1 a record is at fault, 2 the command makes no sense, 130 interrupted
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="darklantern",
        description="Hidden-information board games in the London of 1888.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"darklantern {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    wishes = parser().parse_args(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        # A record may hold letters that this terminal, or UTF-8 itself, has no way to write.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int = wishes.run(wishes)
        sys.stdout.flush()
    except BadWish as fault:
        print(f"darklantern: {fault}", file=sys.stderr)
        return fault.status
    except OSError as fault:
        if isinstance(fault, BrokenPipeError):  # the reader, `head` say, has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        where = f"{fault.filename}: " if fault.filename else ""
        print(f"darklantern: {where}{fault.strerror or fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
