"""What a device was told, held against the truth that comes out when the game is over."""

from __future__ import annotations

import json

from darklantern.core.codec import read_event, write
from darklantern.core.events import redact
from darklantern.core.registry import find_game
from darklantern.core.seats import SPECTATOR
from tests.browser.people import Person


def assert_told_no_more(person: Person, table: str) -> int:
    """Every frame says what the viewer's seats may know and nothing beyond; how many events did."""
    game = find_game(person.ask(f"/api/tables/{table}")["charter"]["game"])
    seals = person.ask(f"/api/tables/{table}/seals")
    whole = {each["number"]: json.loads(each["sealed"])["event"] for each in seals["openings"]}
    yours: set[str] = set()
    events = 0
    for frame in person.frames:
        if frame["type"] == "welcome":
            yours = set(frame["yours"])
        if frame["type"] not in ("welcome", "happened"):
            continue
        assert set(frame["notes"]) <= yours, (person.name, frame["notes"])
        if "legal" in frame["turn"] or "question" in frame["turn"]:
            assert frame["turn"]["to_act"] in yours, (person.name, frame["turn"])
        for told in frame["events"]:
            events += 1
            assert set(told.get("known", {})) <= yours, (person.name, told)
            if told["number"] not in whole:
                assert "seal" not in told
                continue
            assert "seal" in told
            truth = read_event(game.events, whole[told["number"]])
            assert told["event"] == write(redact(truth, SPECTATOR)), (person.name, told)
            for seat, known in told.get("known", {}).items():
                assert known["event"] == write(redact(truth, seat)), (person.name, told)
    assert events
    return events
