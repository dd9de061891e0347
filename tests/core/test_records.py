"""Reading records strictly: whatever is wrong is refused, with the game, the action, a sentence."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest

from darklantern.core.record import RecordFault, read, verify
from tests.at_play import GAMES, play_out, some_setups

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def _written(name: str, with_legal: bool) -> str:
    return json.dumps(play_out(some_setups(name, 1)[0], "record").written(with_legal))


def written(name: str, with_legal: bool = False) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(_written(name, with_legal))
    return value


def fault(value: Any) -> RecordFault:
    line = value if isinstance(value, str) else json.dumps(value)
    with pytest.raises(RecordFault) as caught:
        verify(read(line))
    assert str(caught.value).startswith(f"{caught.value.game}: ")
    assert len(caught.value.sentence) > 10
    return caught.value


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "[]",
        "{",
        "{}",
        '{"format": "darklantern/2"}',
        '{"format": "darklantern/1"}',
        '{"format": "darklantern/1", "game": "chess"}',
        '{"format": "darklantern/1", "game": 5}',
        "[" * 100_000,
        '{"format": "darklantern/1", "format": "darklantern/1"}',
        '{"format": NaN}',
        "9" * 10_000,
    ],
    ids=lambda line: line[:40] or "empty",
)
def test_what_is_no_record_is_refused(line: str) -> None:
    assert fault(line).action == 0


@every_game
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("options", None),
        ("options", []),
        ("options", {"fog": True}),
        ("options", {"board": "1889", "false-clues": "yes"}),
        ("seats", None),
        ("seats", "jack"),
        ("seats", []),
        ("seats", ["jack"]),
        ("seats", ["jack", 5]),
        ("seats", ["detective", "jack"]),
        ("seats", ["jack", "yellow", "yellow", "red"]),
        ("pawns", {"police-1": ["pink"]}),
        ("pawns", []),
        ("actions", None),
        ("actions", {}),
        ("outcome", None),
        ("outcome", {"winner": "jack"}),
        ("outcome", {"winner": None, "reason": None}),
        ("outcome", {"winner": "nobody", "reason": "dawn"}),
        ("outcome", {"winner": True, "reason": "dawn"}),
    ],
)
def test_a_wrong_heading_is_refused(name: str, key: str, value: Any) -> None:
    fault({**written(name), key: value})


@every_game
@pytest.mark.parametrize("key", ["format", "game", "options", "seats", "actions", "outcome"])
def test_a_missing_heading_is_refused(name: str, key: str) -> None:
    value = written(name)
    del value[key]
    fault(value)


@every_game
def test_other_top_level_keys_mean_nothing(name: str) -> None:
    verify(read(json.dumps({**written(name), "date": "1888-10-02", "names": {"jack": "A. N."}})))


@every_game
def test_an_action_after_the_end_is_refused(name: str) -> None:
    value = written(name)
    value["actions"].append(value["actions"][-1])
    refused = fault(value)
    assert refused.action == len(value["actions"])
    assert "over" in refused.sentence


@every_game
@pytest.mark.parametrize(
    "change",
    [
        {"seat": None},
        {"seat": 5},
        {"seat": "chance"},
        {"seat": "nobody"},
        {"type": None},
        {"type": "fly"},
        {"type": ["walk"]},
        {"unknown": 1},
        {"legal": {}},
        {"legal": []},
        {"legal": [{"type": "walk", "to": 5}]},
        {"call": {}},
    ],
    ids=str,
)
def test_a_wrong_action_is_refused_with_its_number(name: str, change: dict[str, Any]) -> None:
    value = written(name)
    # Not chance's action, which has other keys; the third last is far from the set-up.
    number = max(n for n, a in enumerate(value["actions"]) if a["seat"] != "chance" and n % 3 == 0)
    value["actions"][number] = {**value["actions"][number], **change}
    assert fault(value).action == number + 1


@every_game
def test_numbers_compare_as_json_values(name: str) -> None:
    """W11: 33.0, "33" and true are not 33."""
    value = written(name)
    for number, action in enumerate(value["actions"]):
        for key, right in action.items():
            if type(right) is not int:
                continue
            for wrong in (float(right), str(right), True, None, [right]):
                changed = copy.deepcopy(value)
                changed["actions"][number][key] = wrong
                assert fault(changed).action == number + 1
            return
        for key, right in action.items():
            if key not in ("seat", "type") and type(right) is str and number > 3:
                changed = copy.deepcopy(value)
                changed["actions"][number][key] = [right]
                assert fault(changed).action == number + 1
                return


def test_a_flag_is_true_or_absent() -> None:
    value = written("whitehall")
    number = next(n for n, a in enumerate(value["actions"]) if a["type"] == "move")
    for wrong in (False, 1, "true", None):
        value["actions"][number]["ability"] = wrong
        refused = fault(value)
        assert refused.action == number + 1
        assert "flag" in refused.sentence


@every_game
def test_legal_lists_are_checked(name: str) -> None:
    value = written(name, with_legal=True)
    verify(read(json.dumps(value)))
    number = max(n for n, a in enumerate(value["actions"]) if len(a.get("legal", ())) > 2)
    listed = value["actions"][number]["legal"]
    for wrong in (listed[1:], [*listed, listed[0]], [*listed[1:], {"type": "fly"}], "all"):
        changed = copy.deepcopy(value)
        changed["actions"][number]["legal"] = wrong
        assert fault(changed).action == number + 1
    value["actions"][number]["legal"] = listed[::-1]  # in any order
    verify(read(json.dumps(value)))


@every_game
def test_whatever_is_done_to_a_record_it_is_refused_or_still_right(name: str) -> None:
    """Fuzz: no crash but RecordFault, whatever value stands wherever."""
    rng = Random(1888)
    junk = [None, True, 0, -1, 10**30, 1.5, "", "k1", "jack", [], {}, [[]], {"type": "walk"}, "\0"]
    refused = 0
    for _ in range(400):
        value = written(name)
        if len(value["actions"]) > 60:
            value["actions"] = value["actions"][:60]
            value["outcome"] = {"winner": None, "reason": None}
        spot, key = value, rng.choice(["options", "seats", "actions", "actions", "outcome"])
        while isinstance(spot[key], dict | list) and spot[key] and rng.random() < 0.9:
            spot = spot[key]
            key = rng.choice(list(spot)) if isinstance(spot, dict) else rng.randrange(len(spot))
        spot[key] = rng.choice(junk)
        try:
            verify(read(json.dumps(value)))
        except RecordFault:
            refused += 1
    assert refused > 350


@every_game
def test_a_mangled_line_is_refused(name: str) -> None:
    rng, line = Random(7), _written(name, False)
    for _ in range(200):
        cut = rng.randrange(len(line))
        mangled = rng.choice([line[:cut], line[:cut] + rng.choice('{}[]",:x\\') + line[cut:]])
        try:
            verify(read(mangled))
        except RecordFault:
            continue
        assert json.loads(mangled)["outcome"] == json.loads(line)["outcome"]
