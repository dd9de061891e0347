"""`hint` at the table: what a level would do in one's place, and why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from darklantern.cli.main import main
from darklantern.players.levels import LADDERS, hint_level, level


def at_the_table(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    *lines: str,
) -> str:
    typed: Iterator[str] = iter([*lines, "quit"])
    monkeypatch.setattr("builtins.input", lambda _="": next(typed))
    assert main(["play", *command]) == 0
    return capsys.readouterr().out


def test_a_hint_can_be_played_as_it_is_said_and_gives_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["mrjack", "--computer", "jack=easy", "--seed", "3"]
    said = at_the_table(monkeypatch, capsys, table, "hint", "hint", "hint normal")
    hints = [line for line in said.splitlines() if " would play: " in line]
    assert hints[0] == hints[1]  # asked again, it says the same
    assert "Were the witnesses called then" in hints[0]
    assert hints[2].startswith("  normal would play: pick ")
    action = hints[0].partition("would play: ")[2].partition(".")[0]
    said = at_the_table(monkeypatch, capsys, table, action, "hint")
    assert "That is no action here" not in said
    assert said.count(" would play: ") == 1


def test_who_gives_no_reason_is_said_to_give_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = at_the_table(monkeypatch, capsys, ["whitehall", "--seed", "3"], "", "hint random")
    assert "random would play: " in said
    assert "It does not say why." in said


def test_a_hint_of_nobody_names_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = at_the_table(monkeypatch, capsys, ["mrjack", "--computer", "jack"], "hint nemo")
    assert 'there is no computer player "nemo" for detective' in said


def test_advice_comes_from_a_level_there_is() -> None:
    for game, role in LADDERS:
        assert level(game, role, hint_level(game, role)).name == hint_level(game, role)


@pytest.mark.parametrize("computer", ["jack=hard", "jack=easy@1,detective=normal"])
def test_the_computer_is_named_with_its_level_and_version(
    computer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_the_table(monkeypatch, capsys, ["mrjack", "--computer", computer, "--seed", "1"])


def test_selfplay_takes_levels_and_refuses_what_is_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["selfplay", "mrjack", "--seed", "2", "--players"]
    assert main([*asked, "jack=normal@1,police=easy"]) == 0
    assert '"winner"' in capsys.readouterr().out
    assert main([*asked, "jack=normal@99"]) == 2
