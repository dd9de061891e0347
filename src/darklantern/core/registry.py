"""The games that are installed, found by entry points.

A game registers itself in its package's metadata, group "darklantern.games":

    [project.entry-points."darklantern.games"]
    whitehall = "darklantern.games.whitehall:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from darklantern.core.game import Game

GROUP = "darklantern.games"


def game_names() -> list[str]:
    """The names of the installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find_game(name: str) -> Game:
    """The game of this name; LookupError lists those there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game = point.load()
            return game
    raise LookupError(f'there is no game "{name}"; there are {", ".join(game_names())}')
