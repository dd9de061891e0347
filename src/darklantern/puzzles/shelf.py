"""The puzzles that come with the package: by game and number, and which of them is today's."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from math import gcd

from darklantern.core.registry import game_names
from darklantern.puzzles.puzzle import Puzzle, read

FIRST_DAY = date(2026, 1, 1)
"""The day of number 1 of each game."""


@cache
def puzzles_of(game: str) -> Sequence[Puzzle]:
    """All puzzles of a game, number 1 first; none where none were made."""
    file = files("darklantern.puzzles") / f"{game}.jsonl.gz"
    if not file.is_file():
        return ()
    return tuple(map(read, gzip.decompress(file.read_bytes()).splitlines()))


def puzzle_of(game: str, number: int) -> Puzzle:
    """LookupError where there is none of this number."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise LookupError(f"{game} has puzzles 1 to {len(found)}" if found else f"none in {game}")
    return found[number - 1]


def games_with_puzzles() -> list[str]:
    return [game for game in game_names() if puzzles_of(game)]


def day_of(seconds: float) -> date:
    """The day as everybody counts it here, wherever they are: in UTC."""
    return datetime.fromtimestamp(seconds, UTC).date()


def number_of_day(game: str, day: date) -> int:
    """Which puzzle is the day's. Neighbours on the shelf are of one making, and so are far apart in
    the calendar; all have had their day before one comes again.

    >>> from datetime import timedelta
    >>> [number_of_day("mrjack", FIRST_DAY + timedelta(days=n)) for n in (0, 1, 2, 200)]
    [1, 124, 47, 1]
    """
    count = len(puzzles_of(game))
    stride = next(n for n in range(int(0.618 * count), count + 1) if gcd(n, count) == 1)
    return (day - FIRST_DAY).days * stride % count + 1
