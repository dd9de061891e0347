"""docs/record.md names all that a record can hold; docs/glossary.md is in order and complete."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from darklantern.cli.serve import FLAGS
from darklantern.core.options import choices, names
from darklantern.core.registry import find_game, game_names

DOCS = Path(__file__).parents[2] / "docs"
RECORD = (DOCS / "record.md").read_text(encoding="utf-8")
GLOSSARY = (DOCS / "glossary.md").read_text(encoding="utf-8")

TITLES = {
    "whitehall": "Whitehall Mystery",
    "whitechapel": "Letters from Whitechapel",
    "mrjack": "Mr. Jack",
}

WORDS = """
    circle crossing hex night round turn Hell hunt track crime scene patrol wretched clue
    false clue coach alley boat hideout location gaslight manhole cordon alibi witness
"""
"""The words of the boxes that the whole house uses."""


def chapter(game: str) -> str:
    """What record.md says of one game."""
    return RECORD.partition(f"\n## {TITLES[game]}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", [name for name in game_names() if name in TITLES])
def test_every_action_and_its_keys_are_described(game: str) -> None:
    told = chapter(game)
    for name, cls in find_game(game).actions.items():
        assert f"`{name}`" in told, name
        keys = {f.name.rstrip("_") for f in fields(cls)}
        described = set(re.findall(rf"`{name}` {{([^}}]*)}}", told))
        found = {key.split(":")[0].strip() for text in described for key in text.split(",")}
        assert keys <= found | {""}, f"{name} has the keys {keys}, described are {found}"


@pytest.mark.parametrize("game", [name for name in game_names() if name in TITLES])
def test_every_option_is_described(game: str) -> None:
    told = chapter(game)
    options = find_game(game).options
    for option, attribute in names(options).items():
        assert f"`{option}`" in told
        for value in choices(options, attribute):
            assert value in (False, True) or f'`"{value}"`' in told


def test_every_seat_and_outcome_is_described() -> None:
    reasons = {
        "whitehall": "fourth-location arrest out-of-moves no-legal-move accusation",
        "whitechapel": "fifth-victim-home arrest out-of-moves no-legal-move hideout-found",
        "mrjack": "left wrong-accusation dawn caught",
    }
    for game, listed in reasons.items():
        for reason in listed.split():
            assert f"`{reason}`" in chapter(game)


def test_the_glossary_is_in_alphabetical_order() -> None:
    words = re.findall(r"^\| ([^|]+?) (?:\(house\) )?\|", GLOSSARY, re.MULTILINE)[1:]
    assert words == sorted(words, key=str.lower)
    assert len(words) == len(set(words)) > 50


def test_the_glossary_has_the_words_of_the_boxes() -> None:
    first_column = " ".join(re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.MULTILINE))
    for word in WORDS.split():
        assert re.search(rf"\b{word}\b", first_column), word


def test_the_dangers_name_tests_that_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", (DOCS / "dangers.md").read_text(encoding="utf-8")))
    written = {
        name
        for path in DOCS.parent.glob("tests/**/test_*.py")
        for name in re.findall(r"def (test_\w+)\(", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 25
    assert not named - written


def test_every_setting_of_the_server_is_described() -> None:
    told = (DOCS / "server.md").read_text(encoding="utf-8")
    for flag in FLAGS:
        assert f"`--{flag.replace('_', '-')}`" in told, flag
