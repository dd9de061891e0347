"""The same seed gives the same puzzles, at once or with a rest; and the calendar is everybody's."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from itertools import islice
from pathlib import Path

import pytest

from darklantern.cli.main import main
from darklantern.puzzles import making
from darklantern.puzzles.making import made
from darklantern.puzzles.puzzle import read, written
from darklantern.puzzles.shelf import (
    FIRST_DAY,
    day_of,
    games_with_puzzles,
    number_of_day,
    puzzles_of,
)

QUICK = {"whitehall": (("homing@1", "set-only@1"),)}
"""Players that need no compiler; and their games may give what they like."""


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "PLAYERS", QUICK)
    monkeypatch.setattr(making, "LARGEST_PART", {"whitehall": 1.0})


def test_the_same_seed_gives_the_same_puzzles_and_another_others() -> None:
    first = list(made("whitehall", 7, 3))
    assert [*map(written, first)] == [*map(written, made("whitehall", 7, 3))]
    assert len({each.kind for each in first}) > 1
    assert first != list(made("whitehall", 8, 3))


def test_what_was_stopped_is_gone_on_with_wherever_it_stopped() -> None:
    whole = list(made("whitehall", 7, 3))
    for stopped in (0, 1, 3):
        there = list(islice(made("whitehall", 7, 3), stopped))
        assert [*there, *made("whitehall", 7, 3, there)] == whole


def test_a_file_is_made_gone_on_with_and_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    make = ["puzzles", "whitehall", "--seed", "7", "--count"]
    assert main([*make, "4", "--out", str(whole)]) == 0
    torn.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:2]) + b'{"game": "whi')
    assert main([*make, "4", "--out", str(torn)]) == 0
    assert torn.read_bytes() == whole.read_bytes()
    assert main(["puzzles", "--check", str(whole)]) == 0
    assert "4 of 4 proved" in capsys.readouterr().out

    lines = whole.read_bytes().splitlines()
    claimed = read(lines[1])
    assert isinstance(claimed.answer, int)
    false = lines[1].replace(b'"answer":%d' % claimed.answer, b'"answer":%d' % (claimed.answer + 1))
    assert false != lines[1]
    whole.write_bytes(b"\n".join([lines[0], false, *lines[2:]]))
    assert main(["puzzles", "--check", str(whole)]) == 1
    out = capsys.readouterr().out
    assert "puzzle 2: answer: the file says" in out
    assert "3 of 4 proved" in out
    assert main([*make[:3], "8", "--out", str(torn)]) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["puzzles"], "puzzles are made of whitehall"),
        (["puzzles", "chess"], "puzzles are made of whitehall"),
        (["puzzles", "whitehall", "--count", "-1"], "--count takes a number"),
        (["puzzles", "--check", "nowhere.jsonl"], "No such file"),
        (["puzzle", "chess"], 'there are no puzzles of "chess"'),
        (["puzzle", "whitehall", "--number", "0"], "whitehall has puzzles 1 to 200"),
    ],
)
def test_what_cannot_be_is_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


# -- the shelf and the calendar ------------------------------------------------------------------


def test_there_are_two_hundred_of_each_game_and_no_two_alike() -> None:
    assert games_with_puzzles() == ["mrjack", "whitechapel", "whitehall"]
    for game in games_with_puzzles():
        shelf = puzzles_of(game)
        assert len(shelf) == 200
        assert {each.game for each in shelf} == {game}
        assert {each.difficulty for each in shelf} == {"easy", "medium", "hard"}
        assert len({each.kind for each in shelf}) >= 4
        assert len({(each.source.game, each.kind) for each in shelf}) == 200


def test_the_files_are_small() -> None:
    folder = Path(making.__file__).parent
    assert sum(file.stat().st_size for file in folder.glob("*.gz")) < 500_000


@pytest.mark.parametrize("game", ["mrjack", "whitechapel", "whitehall"])
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    days = [FIRST_DAY + timedelta(days=n) for n in range(200)]
    assert sorted(number_of_day(game, day) for day in days) == [*range(1, 201)]
    assert number_of_day(game, FIRST_DAY) == 1
    assert number_of_day(game, FIRST_DAY + timedelta(days=200)) == 1
    assert 1 <= number_of_day(game, date(1888, 8, 31)) <= 200


def test_a_day_is_the_same_for_everybody() -> None:
    """It turns at midnight UTC, wherever one is and whatever the machine's clock shows."""
    last = datetime(2026, 11, 19, 23, 59, 59, tzinfo=UTC)
    assert day_of(last.timestamp()) == date(2026, 11, 19)
    assert day_of(last.timestamp() + 1) == date(2026, 11, 20)
    in_auckland = last.astimezone(timezone(timedelta(hours=13)))
    assert day_of(in_auckland.timestamp()) == date(2026, 11, 19)


# -- in the terminal -----------------------------------------------------------------------------


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number, asked = next(
        (n, each) for n, each in enumerate(puzzles_of("whitehall"), 1) if each.kind == "where"
    )
    wrong = next(iter(asked.others))
    lines = iter(["nonsense", wrong, str(asked.answer)])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert main(["puzzle", "whitehall", "--number", str(number)]) == 0
    out = capsys.readouterr().out
    before, _, after = out.partition(f"Not {wrong}.")
    assert "Jack can be on one circle only" in before
    assert "That cannot be answered here." in before
    assert "Right!" in after
    assert " - ".join(map(str, asked.route)) in after
    assert " - ".join(map(str, asked.route)) not in before


@pytest.mark.parametrize("kind", ["who", "split"])
def test_names_and_numbered_choices_are_answers_too(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number, asked = next(
        (n, each) for n, each in enumerate(puzzles_of("mrjack"), 1) if each.kind == kind
    )
    right = str(asked.choices.index(asked.answer) + 1) if kind == "split" else str(asked.answer)
    monkeypatch.setattr("builtins.input", lambda _: right)
    assert main(["puzzle", "mrjack", "--number", str(number)]) == 0
    assert "Right!" in capsys.readouterr().out


def test_who_gives_up_is_told_and_today_is_asked_unless_one_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "?")
    monkeypatch.setattr("time.time", lambda: datetime(2026, 1, 2, tzinfo=UTC).timestamp())
    assert main(["puzzle", "mrjack"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("mrjack, puzzle 124: ")
    assert "The answer is " in out
