"""Reach, light and whistle against naive ones, and whole games against the referee by the book."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from darklantern.core.record import read, verify
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.hexes import hexes_of
from tests.reference.mrjack_by_the_book import check
from tests.reference.mrjack_games import game

FACTS = json.loads(files("darklantern.boards").joinpath("mrjack.json").read_text("utf-8"))
PRINTINGS = pytest.mark.parametrize("printing", ["2006", "revised"])

# -- a naive board: coordinates and nothing else --------------------------------------------

PLACE = {spot["name"]: (spot["q"], spot["r"]) for spot in FACTS["hexes"]}
KIND = {spot["name"]: spot["kind"] for spot in FACTS["hexes"]}
WALKABLE = [name for name in PLACE if KIND[name] in ("street", "manhole")]
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}


def touch(a: str, b: str) -> bool:
    (q, r), (s, t) = PLACE[a], PLACE[b]
    return (s - q, t - r) in STEPS.values()


def naive_cost(start: str, points: int, holes: Iterable[str], roofs: bool) -> dict[str, int]:
    """Spend every point in every way there is, and write down the least that each hex took."""
    holes = list(holes)
    ground = list(PLACE) if roofs else WALKABLE
    least = {start: 0}
    here = {start}
    for spent in range(1, points + 1):
        here = {
            there
            for there in ground
            if any(touch(a, there) or (a in holes and there in holes) for a in here)
        }
        for there in here:
            least.setdefault(there, spent)
    return {name: cost for name, cost in least.items() if name in WALKABLE}


def naive_walking() -> dict[tuple[str, str], int]:
    """Floyd and Warshall."""
    far = 10**6
    steps = {(a, b): 0 if a == b else 1 if touch(a, b) else far for a in WALKABLE for b in WALKABLE}
    for via in WALKABLE:
        for a in WALKABLE:
            for b in WALKABLE:
                steps[a, b] = min(steps[a, b], steps[a, via] + steps[via, b])
    return steps


def naive_seen(places: list[str], lamps: Iterable[str], watson: str, facing: str) -> set[str]:
    lamps = list(lamps)
    beam = set()
    (q, r), (dq, dr) = PLACE[watson], STEPS[facing]
    names = {spot: name for name, spot in PLACE.items()}
    while (name := names.get((q := q + dq, r := r + dr))) in WALKABLE:  # type: ignore[comparison-overlap]
        beam.add(name)
    return {
        place
        for place in places
        if place in beam
        or any(touch(place, lamp) for lamp in lamps)
        or any(touch(place, other) for other in places)
    }


# -- the fast ones against them -------------------------------------------------------------


@PRINTINGS
@pytest.mark.parametrize(("points", "roofs"), [(3, False), (4, True)])
def test_reach(printing: str, points: int, roofs: bool) -> None:
    hexes = hexes_of(printing)
    rng = Random(printing)
    manholes = sorted(hexes.board.manholes)
    for covered in rng.sample(list(combinations(manholes, 2)), 4):
        holes = frozenset(manholes) - set(covered)
        for start in hexes.board.streets[:: 3 if roofs else 1]:
            assert hexes.ways(start, points, holes, roofs) == naive_cost(
                start, points, holes, roofs
            )


def test_walking_and_whistle() -> None:
    hexes, steps = hexes_of("2006"), naive_walking()
    for a in WALKABLE:
        assert hexes.walking[a] == {b: steps[a, b] for b in WALKABLE}
    for goodley in WALKABLE[::7]:
        for here in WALKABLE:
            for points in (1, 2, 3):
                nearer = {
                    (there, steps[here, there])
                    for there in WALKABLE
                    if there != goodley
                    and steps[here, there] <= points
                    and steps[there, goodley] < steps[here, goodley]
                }
                listed = hexes.nearer(here, goodley, points)
                assert set(listed) == nearer
                assert len(listed) == len(nearer)


@PRINTINGS
def test_light(printing: str) -> None:
    hexes, rng = hexes_of(printing), Random(f"light {printing}")
    for _ in range(400):
        places = rng.sample(WALKABLE, 8)
        lamps = rng.sample(sorted(hexes.board.posts), rng.randint(2, 6))
        facing = rng.choice(list(STEPS))
        fast = hexes.seen(places, lamps, places[0], facing)
        assert fast == naive_seen(places, lamps, places[0], facing)


# -- whole games ----------------------------------------------------------------------------


def written(number: int, **wishes: bool) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(game(number).written(**wishes)))
    return record


def assert_by_the_book(number: int) -> None:
    assert check(written(number, with_legal=True), FACTS) == []


@pytest.mark.parametrize("number", range(24))
def test_a_game_by_the_book(number: int) -> None:
    assert_by_the_book(number)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 400, 50))
def test_more_games_by_the_book(first: int) -> None:
    for number in range(first, first + 50):
        assert_by_the_book(number)
        game.cache_clear()


GOLDEN = sorted(Path(__file__).parents[1].glob("playthroughs/mrjack-*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_by_the_book(path: Path) -> None:
    assert check(json.loads(path.read_text("utf-8")), FACTS) == []


def test_our_own_verifier_agrees() -> None:
    for number in range(8):
        verify(read(json.dumps(game(number).written(with_legal=True))))


def test_the_referee_notices_what_is_wrong() -> None:
    lists = written(3, with_legal=True)
    pick = next(action for action in lists["actions"] if action["type"] == "pick")
    pick["legal"] = pick["legal"][1:]
    assert check(lists, FACTS)
    calls = written(3, with_legal=True)
    turn_end = next(action for action in calls["actions"] if "call" in action)
    turn_end["call"]["suspects"].pop()
    assert check(calls, FACTS)
    ends = written(3)
    ends["outcome"] = {"winner": "jack", "reason": "left"}
    assert check(ends, FACTS)


@pytest.mark.slow
def test_the_games_have_every_action_every_event_and_every_end() -> None:
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number in range(160):
        playthrough = game(number)
        actions.update(step.move.action.type for step in playthrough.steps)
        events.update(event.type for step in playthrough.steps for event in step.events)
        assert playthrough.position.outcome is not None
        reasons[playthrough.position.outcome.reason] += 1
    assert set(actions) == set(GAME.actions)
    assert set(events) == set(GAME.events)
    assert set(reasons) == {"left", "wrong-accusation", "dawn", "caught"}
