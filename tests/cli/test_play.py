"""The text mode: whole games typed in, mistakes answered, the screen handed over, nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from darklantern.cli import play
from darklantern.cli.main import main
from darklantern.cli.typed import spelling, understand
from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.record import read, verify
from darklantern.core.seats import CHANCE
from tests.at_play import GAMES, any_action, play_out, some_setups

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


class Typist:
    """Answers every prompt: what it was told to type first, then something legal by itself."""

    def __init__(self, *lines: str, seed: int = 1) -> None:
        self.lines = list(lines)
        self.rng = Random(seed)
        self.table: play.Table | None = None
        self.prompts: list[str] = []

    def __call__(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if prompt.startswith("Hand the screen"):
            return ""
        if self.table is None:
            raise EOFError
        return spelling(any_action(self.table.playthrough.position, self.rng))


@pytest.fixture
def typist(monkeypatch: Patch) -> Typist:
    typist = Typist()

    class Watched(play.Table):
        def play(self) -> int:
            typist.table = self
            return super().play()

    monkeypatch.setattr(play, "Table", Watched)
    monkeypatch.setattr("builtins.input", typist)
    return typist


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("computer", ["jack", "police", ""])
def test_a_whole_game_can_be_typed(
    name: str, computer: str, typist: Typist, tmp_path: Path, capsys: Capture
) -> None:
    saved = tmp_path / "game.jsonl"
    assert main(["play", name, "--computer", computer, "--seed", "5", "--save", str(saved)]) == 0
    shown = capsys.readouterr().out
    assert "The game is over" in shown
    assert "What was hidden" in shown
    record = read(saved.read_text())
    verify(record)
    assert record.outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_is_understood_as_it_is_spelled(name: str) -> None:
    for setup in some_setups(name, 6):
        for step in play_out(setup, "typed").steps[::5]:
            if step.before.seat in (None, CHANCE):
                continue
            for action in Random(1).sample(list(step.before.legal), min(8, len(step.before.legal))):
                assert understood(step.before, spelling(action)) == action


def understood(position: Position, typed: str) -> Action | None:
    assert position.seat is not None
    return understand(position, position.seat, typed).action


HUNT = ("33", "46", "147", "159", "k85", "86", "k92", "147")
"""Jack's four locations, three crossings (named by their number or in full), and the start."""


def at_the_table(capsys: Capture, typist: Typist, *lines: str) -> str:
    """What is shown for these lines, typed after the set-up; then everybody leaves."""
    typist.lines = [*_with_hand_overs(HUNT), *lines, "quit"]
    main(["play", "whitehall"])
    return capsys.readouterr().out


def _with_hand_overs(lines: tuple[str, ...]) -> list[str]:
    jack, police, begin = lines[:4], lines[4:7], lines[7:]
    return ["", *jack, "", *police, "", *begin]


def test_numbers_crossings_and_shortened_words_are_actions(capsys: Capture, typist: Typist) -> None:
    shown = at_the_table(capsys, typist, "114", "", "k85", "m 86", "mo k92", "d", "done", "don")
    assert "Space 1: Jack walks." in shown
    assert "Yellow moves to k85." in shown
    assert "Red moves to k92." in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", "1 is not adjacent to 147"),
        ("147", "Jack must move"),
        ("999", "There is no circle 999"),
        ("coach 114 147", "differ"),
        ("fly 5", "That is no action here"),
        ("walk", "Which one?"),
        ("alley", "Which one?"),
        ("boat 138", "two blue circles"),
        ("search 5", "Not now"),
        ("why 1", "walk 1: 1 is not adjacent to 147"),
        ("why 114", "walk 114: legal."),
        ("why", "Say what"),
        ("why xyzzy 5 5 5 5", "Say what"),
        ("?", "walk  112, 114"),
        ("? walk", "walk  112, 114"),
        ("? fly", "Nothing of that kind"),
        ("look", "Your locations: 33, 46, 147, 159"),
        ("log", "The hunt begins: Jack was at 147."),
        ("log 0", "Escape"),
        ("log x", "The hunt begins"),
        ("help", "what is legal now"),
        ("save", "Say where"),
        ("save /nowhere/at/all", "Not saved"),
        ("²", "That is no action here"),
        ("-5", "That is no action here"),
        ("", "walk to an adjacent circle"),
        (",,,", "That is no action here"),
        ("'; DROP", "That is no action here"),
    ],
)
def test_what_is_typed_is_answered_and_nothing_is_lost(
    typed: str, answer: str, capsys: Capture, typist: Typist
) -> None:
    shown = at_the_table(capsys, typist, typed)
    if typed not in ("log 0",):
        assert answer in shown + "\n".join(typist.prompts)
    assert typist.table is not None
    assert len(typist.table.playthrough.steps) == 8  # still where we were


def test_what_one_person_knows_is_off_the_screen_before_the_next_one_looks(
    capsys: Capture, typist: Typist
) -> None:
    shown = at_the_table(capsys, typist, "114", "", "?", "look", "log 99")
    police = shown[shown.rindex("\n" * 60) :]
    assert "Space 1: Jack walks." in police
    for secret in ("114", "33", "159", "Your row", "Your locations"):
        assert secret not in police.replace("33 ", "")
    hand_overs = [prompt for prompt in typist.prompts if prompt.startswith("Hand the screen")]
    assert hand_overs[:3] == [
        "Hand the screen to Jack, then press Enter. ",
        "Hand the screen to The police, then press Enter. ",
        "Hand the screen to Jack, then press Enter. ",
    ]


def test_against_the_computer_no_screen_is_handed_over(typist: Typist, capsys: Capture) -> None:
    typist.lines = ["33", "46", "147", "159", "147", "quit"]
    main(["play", "whitehall", "--computer", "police", "--seed", "2"])
    assert not any(prompt.startswith("Hand") for prompt in typist.prompts)
    assert "\n" * 20 not in capsys.readouterr().out


def test_a_game_that_was_left_goes_on_where_it_was(
    tmp_path: Path, typist: Typist, capsys: Capture
) -> None:
    saved = tmp_path / "game.jsonl"
    typist.lines = ["33", "46", "quit"]
    assert main(["play", "whitehall", "--computer", "police", "--save", str(saved)]) == 0
    assert f"--resume {saved}" in capsys.readouterr().out
    assert len(read(saved.read_text()).moves) == 2
    assert main(["play", "--resume", str(saved), "--computer", "police"]) == 0
    assert read(saved.read_text()).outcome is not None
    assert not list(tmp_path.glob("*.part"))


def test_a_broken_save_is_refused_and_left_alone(tmp_path: Path, capsys: Capture) -> None:
    saved = tmp_path / "game.jsonl"
    value = play_out(some_setups("whitehall", 1)[0], "broken").written()
    del value["actions"][9]
    saved.write_text(json.dumps(value))
    before = saved.read_text()
    assert main(["play", "--resume", str(saved)]) == 2
    assert "action" in capsys.readouterr().err
    assert main(["play", "mrjack", "--resume", str(saved)]) == 2
    assert saved.read_text() == before


def test_without_a_game_it_asks_and_enter_is_an_answer(typist: Typist, capsys: Capture) -> None:
    typist.lines = ["whiteh", "what", "", "33", "quit"]
    assert main(["play"]) == 0
    shown = capsys.readouterr().out
    assert "Welcome to Dark Lantern" in shown
    assert "Please answer one of" in shown
    assert "Jack notes a location: 33." in shown


def test_the_end_of_input_is_no_crash(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr("builtins.input", Typist())
    assert main(["play", "whitehall"]) == 0
    assert main(["play"]) == 2
    assert "name a game" in capsys.readouterr().err


def test_computers_alone_play_it_out(capsys: Capture) -> None:
    assert main(["play", "whitehall", "--computer", "jack,police", "--seed", "3"]) == 0
    assert "The game is over" in capsys.readouterr().out
