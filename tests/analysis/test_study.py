"""The study of a record: at every moment what `analyse` says there, beside the truth."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from darklantern.analysis.knowledge import Knowledge, knowledge
from darklantern.analysis.study import MODELS_OF, USUAL, Unstudied, study
from darklantern.cli.analyse import analyse
from darklantern.core.record import Record, RecordFault, read
from darklantern.core.seats import SPECTATOR
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.mrjack.deduce import Suspicion
from darklantern.games.whitechapel.likely import likely as likely_in_whitechapel
from darklantern.games.whitehall.likely import likely as likely_in_whitehall
from tests.at_play import homing, play_out, some_setups
from tests.leaks.worlds import find_twin

PLAYED = Path(__file__).parents[1] / "playthroughs"
RECORDS = sorted(PLAYED.glob("*.jsonl"))
LIKELY: dict[str, Any] = {"whitechapel": likely_in_whitechapel, "whitehall": likely_in_whitehall}


def studied(path: Path, model: str | None = None) -> Knowledge:
    return knowledge(read(path.read_text(encoding="utf-8").splitlines()[0]), model)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_playthrough_can_be_studied_and_the_truth_is_never_excluded(path: Path) -> None:
    found = studied(path)
    assert len(found.told) == len(found.record.moves) + 1
    for known in found.told:
        if isinstance(known.possible, Suspicion):
            assert known.truth.now in known.possible.suspects
            assert known.believed is not None
            assert set(known.believed.now) == set(known.possible.suspects)
            assert sum(known.believed.now.values()) == pytest.approx(1)
        if not isinstance(known.possible, Possible) or not known.truth.goals:
            continue
        assert set(known.truth.goals) <= set(known.possible.goals)
        assert known.there is not None
        assert known.there > 0
        if known.possible.now:
            assert known.truth.now in known.possible.now
            assert known.here is not None
            assert 0 < known.here <= 1.0000001
    json.dumps(found.written())


@pytest.mark.parametrize("name", ["whitehall-smoker", "whitechapel-full-game", "mrjack-caught"])
def test_what_was_provable_is_what_analyse_says(name: str) -> None:
    found = studied(PLAYED / f"{name}.jsonl")
    police = "detective" if name.startswith("mrjack") else "public"
    for known in found.told[:: max(1, len(found.told) // 40)]:
        try:
            expected = analyse(found.record, known.at, police)
        except NothingToDeduce:
            assert known.possible is None
        else:
            assert known.possible == expected


@pytest.mark.parametrize("model", ["mixed", "homing"])
@pytest.mark.parametrize("game", ["whitehall", "whitechapel"])
def test_what_was_likely_is_what_the_model_says(game: str, model: str) -> None:
    """The fast belief against the plain weighing, game by game of several sets of options."""
    compared = 0
    for setup in some_setups(game, 2, seed=2):
        told = list(study(play_out(setup, 3, homing).record(), model))
        for known in told[:: max(1, len(told) // 8)]:
            if known.possible is None or known.believed is None:
                continue
            expected = LIKELY[game](known.notebook, model)
            assert known.believed.now == pytest.approx(positive(expected.now), abs=1e-9)
            assert known.believed.goals == pytest.approx(positive(expected.goals), abs=1e-9)
            compared += 1
    assert compared > 8


def positive(shares: Any) -> dict[int, float]:
    return {each: share for each, share in shares.items() if share > 0}


def test_the_document_tells_what_changed_and_nothing_twice() -> None:
    found = studied(PLAYED / "whitechapel-full-game.jsonl")
    written = found.written()
    assert len(written["steps"]) == len(found.told)
    assert all(len(curve) == len(found.told) for curve in written["curves"].values())
    possible: Any = None
    for known, step in zip(found.told, written["steps"], strict=True):
        possible = step.get("possible", possible)
        expected = known.possible
        assert (possible and possible["now"]) == (expected and list(expected.now))  # type: ignore[union-attr]
    changed = [step["possible"] for step in written["steps"] if "possible" in step]
    assert all(one != other for one, other in pairwise(changed))
    assert written["outcome"] == {"winner": "jack", "reason": "fifth-victim-home"} or written[
        "outcome"
    ]["winner"] in ("jack", "police")


def test_progress_is_told_to_the_end_and_can_end_the_study() -> None:
    record = read((PLAYED / "whitehall-arrest.jsonl").read_text().splitlines()[0])
    heard: list[tuple[int, int]] = []
    knowledge(record, None, lambda done, of: heard.append((done, of)))
    assert heard[0] == (0, 2 * len(record.moves))
    assert heard[-1] == (2 * len(record.moves), 2 * len(record.moves))
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)

    class EnoughError(Exception):
        pass

    def enough(done: int, of: int) -> None:
        if done == 5:
            raise EnoughError

    with pytest.raises(EnoughError):
        knowledge(record, None, enough)


def test_an_unfinished_game_is_studied_as_far_as_it_goes() -> None:
    written = json.loads((PLAYED / "whitehall-arrest.jsonl").read_text().splitlines()[0])
    written["actions"] = written["actions"][:20]
    written["outcome"] = {"winner": None, "reason": None}
    found = knowledge(read(json.dumps(written)))
    assert len(found.told) == 21
    assert found.written()["outcome"] is None
    assert all(moment.kind != "end" for moment in found.moments)


def test_an_illegal_action_is_named() -> None:
    written = json.loads((PLAYED / "whitehall-arrest.jsonl").read_text().splitlines()[0])
    written["actions"].insert(20, written["actions"][0])
    with pytest.raises(RecordFault, match="action 21"):
        knowledge(read(json.dumps(written)))


@pytest.mark.parametrize("game", sorted(MODELS_OF))
def test_a_model_that_is_none_is_refused_with_those_there_are(game: str) -> None:
    record = play_out(some_setups(game, 1)[0], 1, homing).record()
    with pytest.raises(Unstudied, match=MODELS_OF[game][0]):
        knowledge(record, "clairvoyant")


def test_alike_means_alike_and_choices_betray_somebody() -> None:
    alike, choices = (
        [known.believed for known in studied(PLAYED / "mrjack-caught.jsonl", model).told]
        for model in ("alike", "choices")
    )
    for each in alike:
        assert each is None or len(set(each.now.values())) == 1
    assert any(each is not None and len(set(each.now.values())) > 1 for each in choices)


@pytest.mark.parametrize("game", ["whitehall", "whitechapel", "mrjack"])
def test_what_was_known_follows_from_what_was_told(game: str) -> None:
    """In a twin world, with other secrets and the same news, exactly the same was known."""
    police = "detective" if game == "mrjack" else SPECTATOR
    compared, rng = 0, Random(f"twins of {game}")
    for seed in range(12):
        setup = some_setups(game, 2)[seed % 2]
        playthrough = play_out(setup, f"known {seed}")
        length = min(len(playthrough.steps), (15, 30, 45)[seed % 3])
        twin = find_twin(playthrough, police, rng, length)
        if twin is None:
            continue
        one, other = (
            list(study(Record(setup.game, setup.options, setup.seating, tuple(moves)), USUAL[game]))
            for moves in (twin.moves, twin.other_moves)
        )
        assert one[-1].position.state.notes != other[-1].position.state.notes
        for known, twins in zip(one, other, strict=True):
            assert known.possible == twins.possible
            assert known.believed == twins.believed
        compared += 1
    assert compared > 2
