"""`darklantern analyse`: what it prints, and what it says where there is nothing to deduce."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from darklantern.cli.main import main

PLAYED = Path(__file__).parents[1] / "playthroughs"
HALL = PLAYED / "whitehall-fourth-location.jsonl"
CHAPEL = PLAYED / "whitechapel-full-game.jsonl"
MRJACK = PLAYED / "mrjack-caught.jsonl"


def actions(path: Path) -> list[dict[str, Any]]:
    played: list[dict[str, Any]] = json.loads(path.read_text().splitlines()[0])["actions"]
    return played


def after(path: Path, kind: str, nth: int = 1) -> int:
    """How many actions it takes until this kind has happened so often."""
    places = [n for n, action in enumerate(actions(path), 1) if action["type"] == kind]
    return places[nth - 1]


def answer(capsys: pytest.CaptureFixture[str], path: Path, *wishes: object) -> Any:
    assert main(["analyse", str(path), "--json", *map(str, wishes)]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_keys_and_their_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, HALL, "--at", after(HALL, "walk", 2))
    assert set(found) == {"spaces", "now", "certain", "goals", "paths"}
    assert len(found["spaces"]) == 3
    assert found["now"] == found["spaces"][-1]
    for circles in (*found["spaces"], found["certain"], found["goals"]):
        assert circles == sorted(circles)
        assert all(type(circle) is int for circle in circles)
    assert found["paths"].isdigit()


@pytest.mark.parametrize(
    "kind", ["choose-hideout", "place-patrol", "head", "wait", "move-wretched"]
)
def test_in_hell_there_is_one_row_the_empty_one(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind not in {action["type"] for action in actions(CHAPEL)}:
        pytest.skip("not in this record")
    found = answer(capsys, CHAPEL, "--at", after(CHAPEL, kind))
    assert [found[key] for key in ("spaces", "now", "certain", "paths")] == [[], [], [], "1"]
    assert found["goals"]


@pytest.mark.parametrize(
    ("path", "at", "because"),
    [
        (HALL, 0, "has not begun"),
        (HALL, after(HALL, "deploy", 3), "has not begun"),
        (HALL, len(actions(HALL)), "is over"),
        (CHAPEL, 0, "not chosen yet"),
        (CHAPEL, len(actions(CHAPEL)), "is over"),
        (MRJACK, 0, "Nobody is Jack yet"),
        (MRJACK, len(actions(MRJACK)), "is over"),
    ],
)
def test_where_there_is_no_analysis_it_says_so(
    path: Path, at: int, because: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(path), "--at", str(at), "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert because in said.err


def test_begin_is_the_first_moment_with_an_analysis(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, HALL, "--at", after(HALL, "begin"))
    start = next(a["circle"] for a in actions(HALL) if a["type"] == "begin")
    assert found["spaces"] == [[start]]
    assert found["paths"] == "1"


def test_all_police_seats_and_the_public_know_the_same_of_jack(
    capsys: pytest.CaptureFixture[str],
) -> None:
    at = after(CHAPEL, "walk", 2)
    found = [answer(capsys, CHAPEL, "--at", at, "--as", s) for s in ("public", "police-1")]
    assert found[0] == found[1]


def test_likely_is_there_when_a_model_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, HALL, "--at", after(HALL, "walk", 2), "--model", "mixed")["likely"]
    assert found["model"] == "mixed"
    assert set(found["types"]) == {"uniform", "homing"}
    for shares in (found["now"], found["goals"], found["types"]):
        assert sum(shares.values()) == pytest.approx(1)


def test_tell_is_for_everybody_and_for_jack_his_moves(capsys: pytest.CaptureFixture[str]) -> None:
    at = after(HALL, "walk", 2)
    told = answer(capsys, HALL, "--at", at, "--tell")["tell"]
    assert [one["figure"] for one in told] == ["yellow", "blue", "red"]
    assert sum(told[0]["possible"][0]["answers"]) == pytest.approx(1)
    before = answer(capsys, HALL, "--at", at - 1, "--as", "jack", "--tell")["tell"]
    assert {"action", "police", "share"} <= set(before[0])
    assert main(["analyse", str(HALL), "--at", str(at), "--as", "jack"]) == 2
    assert "--tell" in capsys.readouterr().err


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    at = str(after(HALL, "walk", 2))
    assert main(["analyse", str(HALL), "--at", at]) == 0
    assert "Different rows possible" in capsys.readouterr().out
    assert main(["analyse", str(HALL), "--at", at, "--tell", "--model", "homing"]) == 0
    said = capsys.readouterr().out
    assert "by possible rows" in said
    assert "by the model homing" in said
    assert main(["analyse", str(HALL), "--at", at, "--why", "1"]) == 0
    assert "Can Jack be on 1 now?" in capsys.readouterr().out


def test_a_map_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.svg"
    at = str(after(CHAPEL, "walk", 2))
    assert main(["analyse", str(CHAPEL), "--at", at, "--svg", str(file), "--model", "homing"]) == 0
    assert "by the model homing" in file.read_text()
    capsys.readouterr()
    assert main(["analyse", str(MRJACK), "--at", "3", "--svg", str(file)]) == 2


def test_a_batch_answers_each_line_and_goes_on_after_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(HALL.read_text().splitlines()[0])
    broken = {**record, "actions": [{"seat": "jack", "type": "walk", "to": 57}]}
    wishes = [
        {"record": record, "n": after(HALL, "walk", 2), "seat": "public"},
        {"record": record, "n": 0, "seat": "public"},
        {"record": broken, "n": 1, "seat": "public"},
        {"record": record, "n": "many", "seat": "public"},
        ["nonsense"],
        {"record": record, "n": after(HALL, "walk", 2), "seat": "yellow"},
        {"record": record, "n": after(HALL, "walk", 2), "seat": None},
    ]
    file = tmp_path / "wishes.jsonl"
    file.write_text("".join(json.dumps(wish) + "\n" for wish in wishes))
    assert main(["analyse", str(file), "--batch"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == len(wishes)
    assert lines[0] == lines[5]
    assert all(set(line) == {"error"} for line in lines[1:5])
    assert lines[6] == {"error": '"seat" names a seat, or is left out'}
    assert lines[4]["error"].startswith("a line of a batch is {")
    assert main(["analyse", str(file), "--batch", "--model", "uniform"]) == 1
    assert json.loads(capsys.readouterr().out.splitlines()[0])["likely"]["model"] == "uniform"
