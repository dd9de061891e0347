"""Puzzles over REST: the same for everybody, and no answer before it is asked for."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import msgspec
import pytest

from darklantern.puzzles.puzzle import Puzzle
from darklantern.puzzles.shelf import games_with_puzzles, puzzles_of
from darklantern.server import outlet
from tests.puzzles.some import one_of_each
from tests.server.callers import Answer, running

KEYS = {
    *("game", "number", "kind", "difficulty", "seat", "seating", "rules_version", "choices"),
    *("events", "board", "notes"),
}


def header(answer: Answer, name: str) -> str:
    return dict(answer.headers)[name.encode()].decode()


def fetched(*paths: str, at: datetime | None = None, **headers: str) -> list[Answer]:
    async def ask() -> list[Answer]:
        now = None if at is None else at.timestamp
        async with running(now=now) as server:
            return [await server.browser().get(path, **headers) for path in paths]

    return asyncio.run(ask())


def test_the_list_names_every_puzzle_and_no_answer() -> None:
    (answer,) = fetched("/api/puzzles")
    listed = answer.json()["puzzles"]
    assert {*listed} == {*games_with_puzzles()}
    for game, puzzles in listed.items():
        assert [each["number"] for each in puzzles] == [*range(1, len(puzzles_of(game)) + 1)]
        assert all({*each} == {"number", "kind", "difficulty"} for each in puzzles)
    assert header(answer, "cache-control") == "public, max-age=3600"


def test_today_is_one_of_each_game_and_kept_until_midnight_utc() -> None:
    late = datetime(2026, 11, 19, 23, 59, 30, tzinfo=UTC)
    (before,), (after,) = (
        fetched("/api/puzzles/today", at=each)
        for each in (late, datetime(2026, 11, 20, 0, 0, 1, tzinfo=UTC))
    )
    assert before.json()["day"] == "2026-11-19"
    assert after.json()["day"] == "2026-11-20"
    assert before.json()["zone"] == "UTC"
    assert {*before.json()["numbers"]} == {*games_with_puzzles()}
    assert before.json()["numbers"] != after.json()["numbers"]
    assert header(before, "cache-control") == "public, max-age=30"
    assert header(after, "cache-control") == "public, max-age=3600"


def numbered() -> list[tuple[str, int]]:
    """The address of one of each kind."""
    return [(each.game, puzzles_of(each.game).index(each) + 1) for each in one_of_each()]


@pytest.mark.parametrize(("game", "number"), numbered())
def test_a_puzzle_is_told_without_its_answer_and_the_solution_when_asked(
    game: str, number: int
) -> None:
    path = f"/api/puzzles/{game}/{number}"
    asked = puzzles_of(game)[number - 1]
    told, solved = fetched(path, f"{path}/solution")
    body, solution = told.json(), solved.json()
    assert {*body} == KEYS
    assert len(body["events"]) == len(asked.heard)
    assert all("seal" not in event for event in body["events"])
    assert solution["answer"] == asked.answer
    for facts in (solution["because"], *solution["others"].values()):
        for fact in facts:
            assert fact["prose"]
    # Without the answer, the proof and the measures not a byte would be another.
    assert told.body == told_without_answer(asked, number)


def told_without_answer(asked: Puzzle, number: int) -> bytes:
    blank = msgspec.structs.replace(asked, answer=0, because=[], route=[], others={}, measures={})
    return bytes(outlet.puzzle(blank, number))


@pytest.mark.parametrize("game", ["whitehall", "mrjack"])
def test_the_board_goes_from_bare_to_what_the_puzzle_shows(game: str) -> None:
    path, all_events = f"/api/puzzles/{game}/1", len(puzzles_of(game)[0].heard)
    whole, first, last, beyond = fetched(
        path,
        f"{path}/then/0",
        f"{path}/then/{all_events}",
        f"{path}/then/{all_events + 1}",
    )
    assert last.json() == {key: whole.json()[key] for key in ("board", "notes")}
    assert first.json()["board"] != last.json()["board"]
    assert beyond.status == 404


def test_the_same_answer_is_not_sent_twice() -> None:
    path = "/api/puzzles/whitehall/1"
    (first,) = fetched(path)
    tag = header(first, "etag")
    (again,) = fetched(path, **{"if-none-match": tag})
    assert (again.status, again.body) == (304, b"")
    (squeezed,) = fetched(path, **{"accept-encoding": "gzip"})
    assert header(squeezed, "content-encoding") == "gzip"
    assert len(squeezed.body) < len(first.body) / 3


@pytest.mark.parametrize(
    "path",
    ["chess/1", "whitehall/0", "whitehall/201", "whitehall/-1", "whitehall/one", "whitehall/1/x",
     "whitehall/99999999", "whitehall/1/then/x", "whitehall/1/then/99999", "whitehall/²"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(path: str) -> None:
    (answer,) = fetched(f"/api/puzzles/{path}")
    assert answer.status == 404
    assert header(answer, "cache-control") == "no-store"
    assert "why" in json.loads(answer.body)
