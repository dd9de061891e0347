"""The puzzles over REST: the same for everybody, so that anything between may keep the answers.

What a page is given before it asks for the solution is what the puzzle's seat has been told, and
the question; the outlet makes it. Who has solved what is known to the page alone.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache

from starlette.responses import Response

from darklantern.puzzles.puzzle import Puzzle
from darklantern.puzzles.shelf import (
    day_of,
    games_with_puzzles,
    number_of_day,
    puzzle_of,
    puzzles_of,
)
from darklantern.server import outlet
from darklantern.server.page import AN_HOUR, Leaf
from darklantern.server.rest import NOT_FOUND, Visit, route

HOUR = 3600


def leaf(frame: outlet.Frame) -> Leaf:
    return Leaf("puzzle.json", frame, AN_HOUR, {})


@lru_cache(maxsize=1)
def _shelf() -> Leaf:
    lists = {
        game: [
            {"number": number, "kind": each.kind, "difficulty": each.difficulty}
            for number, each in enumerate(puzzles_of(game), 1)
        ]
        for game in games_with_puzzles()
    }
    return leaf(outlet.answer({"puzzles": lists}))


@lru_cache(maxsize=1024)
def _posed(game: str, number: int) -> Leaf:
    return leaf(outlet.puzzle(puzzle_of(game, number), number))


@lru_cache(maxsize=1024)
def _solved(game: str, number: int) -> Leaf:
    return leaf(outlet.solution(puzzle_of(game, number)))


async def shelf(visit: Visit) -> Response:
    """Which puzzles there are."""
    return _shelf().answer(visit.request)


async def today(visit: Visit) -> Response:
    """The day's of each game, kept no longer than the day."""
    now = visit.house.now()
    day = day_of(now)
    midnight = datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()
    numbers = {game: number_of_day(game, day) for game in games_with_puzzles()}
    response = visit.told({"day": day.isoformat(), "zone": "UTC", "numbers": numbers})
    response.headers["cache-control"] = f"public, max-age={max(0, min(HOUR, int(midnight - now)))}"
    return response


async def posed(visit: Visit) -> Response:
    return _posed(*_wanted(visit)).answer(visit.request)


async def solution(visit: Visit) -> Response:
    return _solved(*_wanted(visit)).answer(visit.request)


async def then(visit: Visit) -> Response:
    """The board as it lay after so many events, for whoever reads the log."""
    game, number = _wanted(visit)
    wanted: Puzzle = puzzle_of(game, number)
    events = _whole_number(visit.request.path_params["events"])
    if events > len(wanted.heard):
        raise NOT_FOUND
    return leaf(outlet.puzzle_then(wanted, events)).answer(visit.request)


def _wanted(visit: Visit) -> tuple[str, int]:
    game, number = (
        visit.request.path_params["game"],
        _whole_number(visit.request.path_params["number"]),
    )
    if game not in games_with_puzzles() or not 1 <= number <= len(puzzles_of(game)):
        raise NOT_FOUND
    return game, number


def _whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise NOT_FOUND
    return int(text)


ROUTES = [
    route("/api/puzzles", shelf),
    route("/api/puzzles/today", today),
    route("/api/puzzles/{game}/{number}", posed),
    route("/api/puzzles/{game}/{number}/solution", solution),
    route("/api/puzzles/{game}/{number}/then/{events}", then),
]
