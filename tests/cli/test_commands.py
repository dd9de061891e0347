"""The commands of the terminal, and what they say when asked for what cannot be."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from darklantern.cli import bench, bench_truth
from darklantern.cli.main import main
from darklantern.core.codec import write
from darklantern.core.record import Record, read, replay
from tests.at_play import GAMES, play_out, some_setups
from tests.leaks.worlds import find_twin

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_selfplay_writes_games_that_verify(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["selfplay", name, "--games", "4", "--seed", "1888", "--out", str(out)]
    assert main([*arguments, "--with-legal"]) == 0
    assert len(out.read_text().splitlines()) == 4
    assert main(["verify", str(out)]) == 0
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "4 records, all legal" in shown.err
    for line in out.read_text().splitlines():
        assert read(line).outcome is not None
        for action in json.loads(line)["actions"]:
            assert ("legal" in action) is (action["seat"] != "chance")


@every_game
def test_the_same_seed_gives_the_same_games_and_another_others(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for seed in ("1", "1", "2"):
        assert main(["selfplay", name, "--games", "2", "--seed", seed]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2]
    first, second = shown[0].splitlines()
    assert first != second


def test_selfplay_takes_options_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["--options", "roll-up-your-sleeves,false-clues=true", "--seats", "brown,yellow,green"]
    assert main(["selfplay", "whitehall", *wishes]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["options"] == {"roll-up-your-sleeves": True, "false-clues": True}
    assert record["seats"] == ["jack", "yellow", "green", "brown"]


def test_verify_prints_one_line_a_fault_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = play_out(some_setups("whitehall", 1)[0], "verify").written()
    wrong = {**right, "outcome": {"winner": "jack", "reason": "fourth-location"}}
    illegal = {**right, "actions": [*right["actions"][1:]]}
    path = tmp_path / "mixed.jsonl"
    lines = [json.dumps(right), "", json.dumps(wrong), json.dumps(illegal), "nonsense"]
    path.write_text("\n".join(lines) + "\n")
    assert main(["verify", str(path)]) == 1
    shown = capsys.readouterr()
    faults = shown.out.splitlines()
    assert [fault.split(": ")[0] for fault in faults] == [f"{path}:{n}" for n in (3, 4, 5)]
    assert "the outcome is" in faults[0]
    assert "whitehall: action" in faults[1]
    assert "3 at fault" in shown.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["selfplay", "chess"], "there is no game"),
        (["selfplay", "whitehall", "--options", "fog"], "there is no option"),
        (["selfplay", "whitehall", "--options", "smoker"], "roll-up-your-sleeves"),
        (["selfplay", "whitehall", "--options", "smoker=maybe"], "option"),
        (["selfplay", "whitehall", "--seats", "yellow,pink"], "three of yellow"),
        (["selfplay", "whitehall", "--players", "jack=nemo"], "computer player"),
        (["selfplay", "whitehall", "--players", "holmes=random"], "there is no seat"),
        (["selfplay", "whitehall", "--games", "-1"], "from 0 on"),
        (["selfplay", "whitehall", "--out", "/nowhere/at/all"], "No such file"),
        (["verify", "/nowhere/at/all"], "No such file"),
        (["replay", "/nowhere/at/all"], "No such file"),
        (["play", "chess"], "there is no game"),
        (["play", "whitehall", "--computer", "jack=nemo"], "computer player"),
        (["play", "--resume", "/nowhere/at/all"], "No such file"),
        (["board", "whitehall", "--svg", "/nowhere/at/all"], "No such file"),
        (["board", "whitehall", "--board", "revised"], "one printing"),
        (["board", "mrjack", "--board", "2011"], "there are 2006, revised"),
        (["selfplay", "whitehall", "--detectives", "2"], "--detectives says nothing"),
        (["selfplay", "mrjack", "--detectives", "2"], "--detectives says nothing"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wish_that_cannot_be_is_answered_with_a_sentence_and_status_2(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("darklantern: ")
    assert told in shown.err


def test_a_binary_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.jsonl"
    path.write_bytes(b"\xff\xfe\x00\x00" * 50)
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == 2
        assert "UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_line_that_is_no_record_is_the_records_fault_and_not_the_wishs(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text('{"format": "darklantern/1", "game": "whitehall"}\n')
    assert main([command, str(path)]) == 1
    assert f"{path}:1: whitehall: " in capsys.readouterr().err


def test_a_fault_with_letters_that_cannot_be_written_is_told_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text('{"format": "darklantern/1", "game": "\\ud800"}\n')
    told = subprocess.run(
        [sys.executable, "-m", "darklantern", "verify", str(path)], capture_output=True, timeout=60
    )
    assert told.returncode == 1
    assert rb'there is no game "\ud800"' in told.stdout
    assert b"Traceback" not in told.stderr


@every_game
def test_replay_tells_the_game_as_a_seat_saw_it(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playthrough = play_out(some_setups(name, 1)[0], "replay")
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(playthrough.written()) + "\n")
    told = {}
    for viewer in (*playthrough.seating.seats, "spectator", "referee"):
        assert main(["replay", str(path), "--as", viewer]) == 0
        told[viewer] = capsys.readouterr().out
    assert len({len(text.splitlines()) for text in told.values()}) == 1
    assert told["spectator"] != told["jack"]
    for arguments in (["--as", "nobody"], ["--at", "99999"], ["--at", "-1"], ["--record", "2"]):
        assert main(["replay", str(path), *arguments]) == 2
        capsys.readouterr()


@every_game
def test_replay_tells_a_seat_the_same_of_twin_worlds(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The canary for the terminal: two records that differ in secrets alone print alike."""
    rng, found = Random(6), 0
    setup = some_setups(name, 1)[0]
    seat = setup.seating.seats[1]
    for seed in range(16):
        playthrough = play_out(setup, f"terminal {seed}")
        twin = find_twin(playthrough, seat, rng, min(35, len(playthrough.steps) - 1))
        if twin is None:
            continue
        found += 1
        shown = []
        for moves in (twin.moves, twin.other_moves):
            *_, last = replay(Record(setup.game, setup.options, setup.seating, tuple(moves)))
            value = playthrough.written()
            value["actions"] = [{"seat": seat, **write(action)} for seat, action in moves]
            value["outcome"] = {"winner": None, "reason": None}
            assert last.after.outcome is None
            path = tmp_path / "twin.jsonl"
            path.write_text(json.dumps(value))
            assert main(["replay", str(path), "--as", seat, "--at", str(len(moves))]) == 0
            shown.append(capsys.readouterr().out)
        assert shown[0] == shown[1]
    assert found >= 3


def test_replay_stops_at_an_illegal_action(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = play_out(some_setups("whitehall", 1)[0], "stop").written()
    del value["actions"][20]
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(value))
    assert main(["replay", str(path)]) == 1
    shown = capsys.readouterr()
    assert "The hunt begins" in shown.out
    assert "whitehall: action" in shown.err


def test_games_lists_every_game_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    for word in (*GAMES, "murderer-at-large", "jacks-letters", "board=2006|revised"):
        assert word in shown


@every_game
@pytest.mark.parametrize("flags", [[], ["--day"], ["--names"]])
def test_board_draws_well_formed_svg(name: str, flags: list[str], tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert main(["board", name, "--svg", str(path), *flags]) == 0
    assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_board_goes_to_standard_output_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "whitehall"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_bench_measures_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_peers", dict)  # other people's games have warnings of their own
    assert main(["bench", "rules", "--json", "--seconds", "0.1"]) == 0
    measured = json.loads(capsys.readouterr().out)
    for name in GAMES:
        assert measured[name]["actions_per_cpu_s"] > 0
    assert main(["bench", "rules", "--seconds", "0.1"]) == 0
    assert "actions/CPU s" in capsys.readouterr().out


def test_bench_truth_counts_worlds_wrongly_excluded(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["bench", "truth", "--games", "2", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    for found in measured.values():
        assert found["moments"] > 0
        assert found["excluded"] == []
    for name, deduce in bench_truth.GAMES.items():  # a deduction that thinks he goes nowhere
        liar = SimpleNamespace(Notebook=deduce.Notebook, see=deduce.see, possible=_nowhere(deduce))
        monkeypatch.setitem(bench_truth.GAMES, name, liar)
    assert main(["bench", "truth", "--games", "2"]) == 1
    assert "he is going to" in capsys.readouterr().out


def _nowhere(deduce: Any) -> Any:
    return lambda notebook: deduce.possible(notebook)._replace(goals=())


@pytest.mark.parametrize(
    "arguments", [["--help"], *([c, "--help"] for c in ("play", "selfplay", "verify", "replay"))]
)
def test_help_is_there(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 0
    assert len(capsys.readouterr().out) > 300
