"""The lessons' files are what the rules make of the plots, and tell no learner a secret."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from frontend.lessons.lesson import Lesson, act
from frontend.lessons.make import FILES, PLOTS, lessons

MADE = lessons()
MOST = 8_000
"""Bytes of a lesson, squeezed: it is fetched when somebody begins it."""


def steps(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(MADE[name])["steps"]
    return found


def test_there_is_a_lesson_for_each_game_and_role() -> None:
    games = {"whitehall": "police", "whitechapel": "police", "mrjack": "detective"}
    assert set(MADE) == {f"{game}-{role}" for game in games for role in ("jack", games[game])}
    assert {path.stem for path in FILES.glob("*.json")} == set(MADE)


@pytest.mark.parametrize("name", MADE)
def test_the_file_is_what_the_rules_make_of_the_plot(name: str) -> None:
    """If not: .venv/bin/python -m frontend.lessons.make"""
    assert (FILES / f"{name}.json").read_text(encoding="utf-8") == MADE[name]


@pytest.mark.parametrize("name", MADE)
def test_a_lesson_takes_its_time_and_little_room(name: str) -> None:
    ids = [step["id"] for step in steps(name)]
    assert len(ids) == len(set(ids))
    assert 12 <= len(ids) <= 24
    assert sum("answers" in step for step in steps(name)) >= 7
    assert len(gzip.compress(MADE[name].encode())) < MOST


@pytest.mark.parametrize("name", [name for name in MADE if not name.endswith("-jack")])
def test_the_police_are_told_no_secret_of_jacks(name: str) -> None:
    for step in steps(name):
        if "ending" in step:  # as at a table: then all lies open
            continue
        assert "jack" not in step.get("notes", {})
        for told in [
            *step.get("told", []),
            *(t for a in step.get("answers", []) for t in a["told"]),
        ]:
            assert "jack" not in told.get("known", {})
            if told["event"]["type"] in ("jack-walked", "jack-used-tile", "identity-dealt"):
                assert not {"to", "character"} & set(told["event"])


def test_where_jack_can_be_is_never_where_he_is_not() -> None:
    """The glow of the lessons as Jack has him in it; his own row says where he is."""
    for name in ("whitehall-jack", "whitechapel-jack"):
        row: list[int] = []
        for step in steps(name):
            row = step.get("notes", {}).get("jack", {}).get("row", row)
            assert str(row[-1]) in step["possible"] if "possible" in step else True


def test_a_plot_cannot_break_the_rules() -> None:
    lesson = Lesson(PLOTS["whitehall-jack"])
    with pytest.raises(ValueError, match="white circle"):
        lesson.ask("blue", act("choose-location", circle=138))
    with pytest.raises(AssertionError, match="the learner does that"):
        lesson.play("choose-location", circle=71)
    with pytest.raises(AssertionError, match="is like the rest"):
        lesson.attempt("white", 71)
