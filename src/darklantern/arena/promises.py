"""What was asked of the computer players before they were written, to be held against games.

Full printed rules, no options. Each says whose wins are counted, and how many of 100 are enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from darklantern.arena.ratings import Cell
from darklantern.arena.statistics import interval

APART = 100
"""Neighbouring levels differ by so many points, in both roles."""

SECONDS = {"easy": 0.3, "normal": 0.3, "hard": 0.3, "expert": 2.0}
"""CPU seconds for a whole turn that 95 % of them do not exceed."""

GAMES = 400
"""So many games of a cell were asked for."""


class Promise(NamedTuple):
    side: str
    """Who is to win: `jack` or `others`."""
    jack: str
    others: str
    least: float

    def kept(self, cell: Cell) -> str:
        """What the games say. A promise is settled when 95 % of the doubt is on one side of it."""
        wins, games = self.won(cell), int(cell.games)
        low, high = interval(wins, games)
        if not games:
            return "not played"
        if low >= self.least:
            return "kept"
        if high < self.least:
            return "**missed**"
        return "kept so far" if wins >= self.least * games else "missed so far"

    def won(self, cell: Cell) -> int:
        """How many of the games the side has won."""
        return int(cell.wins if self.side == "jack" else cell.games - cell.wins)


def _each(side: str, one: str, opponents: str, least: float) -> Iterable[Promise]:
    for opponent in opponents.split():
        names = (one, opponent) if side == "jack" else (opponent, one)
        yield Promise(side, *names, least)


PROMISES: dict[str, tuple[Promise, ...]] = {
    "whitehall": (
        *_each("others", "expert", "shortest", 0.98),
        *_each("others", "expert", "belief", 0.55),
        *_each("others", "expert", "expert", 0.35),
        *_each("jack", "expert", "greedy", 0.90),
        *_each("jack", "expert", "random easy", 0.85),
    ),
    "whitechapel": (
        *_each("others", "expert", "shortest", 0.95),
        *_each("others", "expert", "belief short-return-51 short-return-134", 0.55),
        *_each("jack", "expert", "random easy greedy", 0.65),
    ),
    "mrjack": (
        *_each("others", "whole-turn", "one-ply", 0.70),
        *_each("jack", "whole-turn", "one-ply", 0.70),
        *_each("others", "expert", "whole-turn", 0.57),
        *_each("jack", "expert", "whole-turn", 0.57),
    ),
}
