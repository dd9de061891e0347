"""Golden records of Mr. Jack: one for each way to win, and one for who cannot move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from darklantern.core.events import Event
from darklantern.core.game import Outcome
from darklantern.core.record import read, replay, verify
from darklantern.games.mrjack.events import (
    AccusationFailed,
    AccusationProved,
    AlibiDrawn,
    CharacterStayed,
    CharacterWhistled,
    CordonMoved,
    CoverMoved,
    DawnBroke,
    GaslightWentOut,
    JackLeft,
    LampMoved,
    PlacesSwapped,
    SuspectsCleared,
    WatsonFaced,
    WitnessesCalled,
)
from darklantern.games.mrjack.state import Table

HERE = Path(__file__).parent
RECORDS = {path.stem.removeprefix("mrjack-"): path for path in HERE.glob("mrjack-*.jsonl")}


def played(name: str) -> tuple[list[Event], Table]:
    """All that happened in this record, and the table at its end."""
    steps = list(replay(read(RECORDS[name].read_text("utf-8"))))
    table: Table = steps[-1].after.state.table
    return [event for step in steps for event in step.events], table


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_the_record_replays_and_says_what_it_is_for(name: str) -> None:
    text = RECORDS[name].read_text("utf-8")
    assert text.count("\n") == 1
    verify(read(text))
    assert json.loads(text)["for"]


def test_there_is_one_for_each_way_to_win() -> None:
    outcomes = {played(name)[1].outcome for name in RECORDS}
    assert outcomes >= {
        Outcome("jack", "left"),
        Outcome("jack", "wrong-accusation"),
        Outcome("jack", "dawn"),
        Outcome("detective", "caught"),
    }


def test_left() -> None:
    events, table = played("left")
    assert events[-1] == JackLeft("stealthy", "SE")
    assert WitnessesCalled(seen=False) in events
    assert table.turn == 2
    assert table.outcome == Outcome("jack", "left")


def test_wrong_accusation() -> None:
    events, table = played("wrong-accusation")
    assert events[-1] == AccusationFailed("lestrade", "smith")
    assert table.turn == 1


def test_caught() -> None:
    events, _ = played("caught")
    assert events[-1] == AccusationProved("smith", "gull")
    assert sum(isinstance(event, CharacterWhistled) for event in events) == 3


def test_dawn() -> None:
    events, table = played("dawn")
    assert isinstance(events[-1], DawnBroke)
    assert table.options.board == "revised"
    answers = [event.seen for event in events if isinstance(event, WitnessesCalled)]
    assert len(answers) == 8
    assert set(answers) == {True, False}
    assert [e.number for e in events if isinstance(e, GaslightWentOut)] == [1, 2, 3, 4]
    assert {e.drawer for e in events if isinstance(e, AlibiDrawn)} == {"jack", "detective"}
    for kind in (LampMoved, CordonMoved, CoverMoved, CharacterWhistled, PlacesSwapped):
        assert any(isinstance(event, kind) for event in events)
    cleared = {c for e in events if isinstance(e, SuspectsCleared) for c in e.characters}
    assert not cleared & set(table.suspects)


def test_dawn_watson_is_turned_by_others_too() -> None:
    events, _ = played("dawn")
    faced = sum(isinstance(event, WatsonFaced) for event in events)
    assert faced > 4  # his card comes once in two turns


def test_blocked() -> None:
    events, table = played("blocked")
    assert CharacterStayed("lestrade") in events
    assert table.outcome is None
