"""Whole games against the referee that plays by the book, legal lists included."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from darklantern.core.record import read, verify
from darklantern.games.whitechapel import GAME
from tests.reference.whitechapel_by_the_book import check
from tests.reference.whitechapel_games import OPTIONS, game

BOARD = json.loads(files("darklantern.boards").joinpath("whitechapel.json").read_text("utf-8"))
CORPUS = range(150)
REASONS = {"fifth-victim-home", "arrest", "out-of-moves", "no-legal-move", "hideout-found"}


def assert_by_the_book(number: int) -> None:
    written = json.loads(json.dumps(game(number).written(with_legal=True)))
    assert check(written, BOARD) == []


@pytest.mark.parametrize("number", range(0, 120, 8))
def test_a_game_by_the_book(number: int) -> None:
    assert_by_the_book(number)


GOLDEN = sorted(Path(__file__).parents[1].glob("playthroughs/whitechapel-*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_by_the_book(path: Path) -> None:
    assert check(json.loads(path.read_text("utf-8")), BOARD) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(150, 330, 30))
def test_more_games_by_the_book(first: int) -> None:
    for number in range(first, first + 30):
        assert_by_the_book(number)
        game.cache_clear()


def test_the_referee_notices_a_wrong_list_and_a_wrong_outcome() -> None:
    written = json.loads(json.dumps(game(5).written(with_legal=True)))
    walk = next(a for a in written["actions"] if a["type"] == "walk")
    walk["legal"] = walk["legal"][1:]
    assert check(written, BOARD)
    written = json.loads(json.dumps(game(5).written()))
    written["outcome"] = {"winner": "jack", "reason": "arrest"}
    assert check(written, BOARD)


@pytest.mark.slow
def test_the_corpus_has_every_action_every_event_every_end_and_all_nights() -> None:
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    nights: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    letters: Counter[str] = Counter()
    for number in CORPUS:
        played = game(number)
        actions.update(step.move.action.type for step in played.steps)
        events.update(event.type for step in played.steps for event in step.events)
        letters.update(getattr(step.move.action, "letter", "") for step in played.steps)
        nights[played.position.state.table.night] += 1
        assert played.position.outcome is not None
        ends[played.position.outcome.reason] += 1
    assert actions.keys() == GAME.actions.keys()
    # A wretched that must stay takes more luck: it has its own tests (C3) and its own record.
    assert events.keys() | {"wretched-stayed"} == GAME.events.keys()
    assert letters.keys() - {""} == {"dear-boss", "from-hell", "saucy-jacky", "goulston-street"}
    assert ends.keys() == REASONS
    assert nights.keys() == {1, 2, 3, 4}
    assert nights[4] > len(CORPUS) // 4


def test_the_corpus_has_every_option_both_ways_and_every_number_of_detectives() -> None:
    games = [game(number) for number in range(0, 120, 8)]
    for name in OPTIONS:
        assert {getattr(played.options, name) for played in games} == {True, False}
    assert {len(played.seating.seats) - 1 for played in games} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("number", [0, 7, 13])
def test_a_written_game_reads_back_and_verifies(number: int) -> None:
    line = json.dumps(game(number).written(with_legal=True))
    record = read(line)
    assert record.moves == game(number).record().moves
    verify(record)
