"""Golden records of Letters from Whitechapel: each is there for something, and still is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from darklantern.core.events import Event
from darklantern.core.record import read, replay, verify
from darklantern.games.whitechapel.events import (
    AddressKept,
    AddressRight,
    AlarmWhistled,
    CircleSearched,
    DoubleEvent,
    FalseClueKept,
    FalseCluePlaced,
    GoulstonStreetSent,
    JackEscaped,
    JackTrapped,
    JackWaited,
    LetterMovedPatrol,
    MovesRanOut,
    NightBegan,
    PatrolRelocated,
    PawnMoved,
    PawnRelocated,
    SaucyJackySent,
    WretchedStayed,
)
from darklantern.games.whitechapel.state import Table

HERE = Path(__file__).parent
RECORDS = {path.stem.removeprefix("whitechapel-"): path for path in HERE.glob("whitechapel-*")}


def played(name: str) -> tuple[list[Event], Table]:
    """All that happened in this record, and the table at its end."""
    steps = list(replay(read(RECORDS[name].read_text("utf-8"))))
    table: Table = steps[-1].after.state.table
    return [event for step in steps for event in step.events], table


def those(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_the_record_replays_and_says_what_it_is_for(name: str) -> None:
    text = RECORDS[name].read_text("utf-8")
    assert text.count("\n") == 1
    verify(read(text))
    assert json.loads(text)["for"]


def test_full_game() -> None:
    events, table = played("full-game")
    assert [event.night for event in those(events, NightBegan)] == [1, 2, 3, 4]  # type: ignore[attr-defined]
    assert len(those(events, JackEscaped)) == 4
    assert len(table.scenes) == 5
    assert table.outcome == ("jack", "fifth-victim-home")


def test_double_event() -> None:
    events, table = played("double-event")
    [murders] = those(events, DoubleEvent)
    assert sorted(murders.order) == list(murders.circles)  # type: ignore[attr-defined]
    whistles = max(n for n, event in enumerate(events) if isinstance(event, AlarmWhistled))
    assert isinstance(events[whistles + 1], PawnMoved)  # the police act first
    assert {*table.scenes[-2:]} <= table.clues
    assert (table.night, table.outcome) == (3, ("police", "arrest"))


def test_letters_in_hell() -> None:
    events, table = played("letters-in-hell")
    sent = [event.letter for event in those(events, LetterMovedPatrol)]  # type: ignore[attr-defined]
    assert sorted(sent) == ["dear-boss", "from-hell"]
    assert len(those(events, SaucyJackySent)) == 1
    assert len(those(events, PatrolRelocated)) == 2
    assert table.letters == {"dear-boss", "from-hell", "saucy-jacky"}


def test_goulston_street() -> None:
    events, _ = played("goulston-street")
    [letter] = those(events, GoulstonStreetSent)
    [answer] = those(events, PawnRelocated)
    assert (answer.pawn, answer.crossing) == ("brown", "k101")  # type: ignore[attr-defined]
    assert letter.pawn != "brown"  # type: ignore[attr-defined]
    assert events.index(answer) == events.index(letter) + 1


def test_arrest_on_the_last_move() -> None:
    _, table = played("arrest-on-the-last-move")
    assert table.space == 14
    assert table.outcome == ("police", "arrest")


def test_address() -> None:
    events, table = played("address")
    assert len(those(events, AddressKept)) == 1
    assert isinstance(events[-1], AddressRight)
    assert table.outcome == ("police", "hideout-found")


def test_false_clues() -> None:
    events, _ = played("false-clues")
    assert those(events, FalseClueKept)
    [placed] = those(events, FalseCluePlaced)
    after = events[events.index(placed) :]
    assert placed.circle not in [e.circle for e in those(after, CircleSearched)]  # type: ignore[attr-defined]


def test_waiting_to_V() -> None:
    events, _ = played("waiting-to-V")
    assert [event.time for event in those(events, JackWaited)] == [2, 3, 4, 5]  # type: ignore[attr-defined]
    assert isinstance(events[-1], MovesRanOut)


def test_trapped() -> None:
    events, table = played("trapped")
    assert isinstance(events[-1], JackTrapped)
    assert table.outcome == ("police", "no-legal-move")


def test_wretched_stays() -> None:
    events, _ = played("wretched-stays")
    assert those(events, WretchedStayed)
