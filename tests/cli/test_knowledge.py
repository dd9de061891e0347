"""`darklantern replay --knowledge`: what it prints, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from darklantern.analysis.knowledge import FORMAT
from darklantern.cli.main import main

PLAYED = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("path", sorted(PLAYED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_playthrough_is_told_turn_by_turn(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path), "--knowledge"]) == 0
    first, heading, *rest = capsys.readouterr().out.splitlines()
    assert "by the model" in first
    assert heading.split()[0] == "after"
    turns, moments = rest[: rest.index("")], rest[rest.index("") + 2 :]
    assert turns
    assert moments
    actions = len(json.loads(path.read_text(encoding="utf-8").splitlines()[0])["actions"])
    for line in (*turns, *moments):
        assert 0 <= int(line.split()[0]) <= actions
        assert "None" not in line


def test_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    path = PLAYED / "whitehall-arrest.jsonl"
    assert main(["replay", str(path), "--knowledge", "--json", "--model", "homing"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["format"], found["model"]) == (FORMAT, "homing")


@pytest.mark.parametrize(
    "wishes",
    [
        ["--model", "mixed"],
        ["--json"],
        ["--knowledge", "--at", "3"],
        ["--knowledge", "--as", "jack"],
        ["--knowledge", "--model", "nemo"],
    ],
    ids=" ".join,
)
def test_what_would_be_ignored_or_is_unknown_is_refused(
    wishes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(PLAYED / "whitehall-arrest.jsonl"), *wishes]) == 2
    assert capsys.readouterr().err.startswith("darklantern: ")


def test_an_illegal_record_is_named_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads((PLAYED / "mrjack-caught.jsonl").read_text().splitlines()[0])
    record["actions"].insert(9, record["actions"][0])
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(record))
    assert main(["replay", str(path), "--knowledge"]) == 1
    assert "action 10" in capsys.readouterr().err
