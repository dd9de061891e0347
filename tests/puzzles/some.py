"""Some of the puzzles that come with the package."""

from __future__ import annotations

from collections.abc import Iterator

from darklantern.puzzles.puzzle import Puzzle
from darklantern.puzzles.shelf import games_with_puzzles, puzzles_of


def some(count: int) -> Iterator[Puzzle]:
    """So many of each game, spread over all."""
    for game in games_with_puzzles():
        shelf = puzzles_of(game)
        yield from shelf[:: max(1, len(shelf) // count)][:count]


def one_of_each() -> list[Puzzle]:
    """One of each kind of each game."""
    found: dict[tuple[str, str], Puzzle] = {}
    for game in games_with_puzzles():
        for puzzle in puzzles_of(game):
            found.setdefault((game, puzzle.kind), puzzle)
    return list(found.values())


def called(puzzle: Puzzle) -> str:
    """For the name of a test."""
    return f"{puzzle.game}-{puzzle.kind}-{puzzle.source.game}"
