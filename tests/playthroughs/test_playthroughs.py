"""Golden records: few, short, each for something. They must replay for as long as there is a game.

After a deliberate change of a log's words:

    .venv/bin/python -m tests.playthroughs.test_playthroughs
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from darklantern.core.events import redact
from darklantern.core.record import Playthrough, Record, RecordFault, read, replay, verify

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.jsonl"))
LOGS = sorted(HERE.glob("*.txt"))

WHITEHALL = {
    "fourth-location": "fourth-location",
    "arrest": "arrest",
    "out-of-moves": "out-of-moves",
    "no-legal-move": "no-legal-move",
    "accusation": "accusation",
    "murderer-at-large": "arrest",
    "newspaper-fabrications": "fourth-location",
    "smoker": "arrest",
    "false-clues": "arrest",
}
"""What each record of Whitehall Mystery is for, and how it ends."""


def records(path: Path) -> list[Record]:
    return [read(line) for line in path.read_text(encoding="utf-8").splitlines()]


def log(record: Record, viewer: str) -> str:
    """The game in prose, as this viewer heard it; a line an event, numbered by action."""
    lines = [
        f"{number:3}  {record.game.prose(redact(event, viewer))}\n"
        for number, step in enumerate(replay(record), 1)
        for event in step.events
    ]
    return "".join(lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_replays_to_its_outcome(path: Path) -> None:
    assert records(path)
    for record in records(path):
        verify(record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_written_and_read_again_it_is_the_same_game(path: Path) -> None:
    for record in records(path):
        for with_legal in (False, True):
            again = read(json.dumps(Playthrough.of(record).written(with_legal)))
            assert replace(again, aside=()) == replace(record, aside=())
            verify(again)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_any_beginning_of_it_is_an_unfinished_record(path: Path) -> None:
    """A game can be stopped and resumed anywhere."""
    value = json.loads(path.read_text("utf-8").splitlines()[0])
    for count in range(0, len(value["actions"]), 7):
        part = {**value, "actions": value["actions"][:count]}
        part["outcome"] = {"winner": None, "reason": None}
        verify(read(json.dumps(part)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_action_more_or_less_is_refused(path: Path) -> None:
    value = json.loads(path.read_text("utf-8").splitlines()[0])
    if value["outcome"]["winner"] is None:
        pytest.skip("an unfinished game may stop anywhere")
    for actions in (value["actions"][:-1], [*value["actions"], value["actions"][-1]]):
        with pytest.raises(RecordFault):
            verify(read(json.dumps({**value, "actions": actions})))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_the_log_says_what_it_said(path: Path) -> None:
    """`whitehall-arrest.as-yellow.txt` is whitehall-arrest.jsonl as yellow heard it."""
    name, _, viewer = path.stem.partition(".as-")
    (record,) = records(HERE / f"{name}.jsonl")
    assert log(record, viewer) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WHITEHALL)
def test_whitehall_has_a_record_for_it(name: str) -> None:
    (record,) = records(HERE / f"whitehall-{name}.jsonl")
    assert record.outcome is not None
    assert record.outcome.reason == WHITEHALL[name]
    assert len(record.moves) < 120


def played(name: str) -> set[str]:
    """The kinds of action in a record of Whitehall Mystery, and of events."""
    (record,) = records(HERE / f"whitehall-{name}.jsonl")
    types = {move.action.type for move in record.moves}
    return types | {event.type for step in replay(record) for event in step.events}


def test_whitehall_records_hold_what_they_are_for() -> None:
    assert {"coach", "alley", "circle-searched"} <= played("fourth-location")
    assert {"accuse", "accusation-proved"} <= played("accusation")
    assert {"jack-used-hidden-tile", "tiles-shown", "reclaim"} <= played("murderer-at-large")
    assert {"reclaim", "pass"} <= played("newspaper-fabrications")
    assert {"smoker", "smoker-answered"} <= played("smoker")
    assert {"false-clue", "false-clue-placed"} <= played("false-clues")
    assert "jack-trapped" in played("no-legal-move")
    assert "moves-ran-out" in played("out-of-moves")


if __name__ == "__main__":
    for path in LOGS:
        name, _, viewer = path.stem.partition(".as-")
        path.write_text(log(records(HERE / f"{name}.jsonl")[0], viewer), encoding="utf-8")
