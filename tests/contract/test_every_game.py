"""The contract, for every game with every kind of options at once (docs/add-a-game.md)."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

from darklantern.core.codec import read_action, read_event, write
from darklantern.core.events import redact
from darklantern.core.game import IllegalAction
from darklantern.core.position import Position
from darklantern.core.record import read, replay, verify
from darklantern.core.seats import CHANCE, SPECTATOR
from tests.at_play import GAMES, Setup, any_action, play_out, setups, some_setups, strangers

SETUPS = [setup for name in GAMES for setup in some_setups(name, 14)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def viewers(setup: Setup) -> tuple[str, ...]:
    return (*setup.seating.seats, SPECTATOR)


@every_setup
def test_somebody_can_act_until_the_game_is_over(setup: Setup) -> None:
    for seed in range(3):
        for step in (playthrough := play_out(setup, seed)).steps:
            assert step.before.seat in (*setup.seating.seats, CHANCE)
            assert step.before.legal
            assert step.before.outcome is None
        assert playthrough.position.seat is None
        assert playthrough.position.legal == ()
        assert playthrough.position.outcome is not None


@every_setup
def test_legal_is_what_play_accepts_and_the_list_has_no_doubles(setup: Setup) -> None:
    rng, position = Random(str(setup)), setup.begin()
    while (seat := position.seat) is not None:
        assert len(set(position.legal)) == len(position.legal)
        for action in rng.sample(list(position.legal), min(6, len(position.legal))):
            assert position.why_not(seat, action) is None
            _, events = position.play(seat, action)
            assert events
        position, _ = position.play(seat, any_action(position, rng))


@every_setup
def test_what_is_not_in_the_list_is_refused_with_a_sentence_and_changes_nothing(
    setup: Setup,
) -> None:
    rng, position = Random(str(setup)), setup.begin()
    refused = 0
    while (seat := position.seat) is not None:
        before = copy.deepcopy(position.state)
        for action in rng.sample(strangers(setup.game.name), 8):
            if action in position.legal:
                continue
            sentence = position.why_not(seat, action)
            assert sentence is not None
            assert len(sentence.split()) > 2, sentence
            assert sentence[-1] == ".", sentence
            with pytest.raises(IllegalAction, match=r"\.$") as refusal:
                position.play(seat, action)
            assert str(refusal.value) == sentence
            refused += 1
        assert position.state == before
        position, _ = position.play(seat, any_action(position, rng))
    assert refused > 50


@every_setup
def test_nobody_else_may_act_and_nobody_after_the_end(setup: Setup) -> None:
    playthrough = play_out(setup, "others")
    for step in playthrough.steps[:: max(1, len(playthrough.steps) // 25)]:
        for other in viewers(setup):
            if other != step.before.seat:
                assert not setup.game.legal_actions(step.before.view(other))
                with pytest.raises(IllegalAction, match="turn"):
                    step.before.play(other, step.move.action)
    last = playthrough.steps[-1].move
    with pytest.raises(IllegalAction, match="over"):
        playthrough.position.play(*last)


@every_setup
def test_a_written_game_reads_back_and_replays_to_the_same_state(setup: Setup) -> None:
    playthrough = play_out(setup, "written")
    for with_legal in (False, True):
        line = json.dumps(playthrough.written(with_legal))
        record = read(line)
        verify(record)
        assert record.moves == playthrough.record().moves
        last = [step.after for step in replay(record)][-1]
        assert last.state == playthrough.position.state
        assert last.outcome == playthrough.position.outcome


@every_setup
def test_an_unfinished_game_has_no_outcome_yet(setup: Setup) -> None:
    playthrough = play_out(setup, "unfinished")
    written = playthrough.written()
    written["actions"] = written["actions"][: len(playthrough.steps) // 2]
    written["outcome"] = {"winner": None, "reason": None}
    verify(read(json.dumps(written)))


@every_setup
def test_actions_and_redacted_events_survive_the_wire(setup: Setup) -> None:
    game = setup.game
    for step in play_out(setup, "wire").steps:
        wire = json.loads(json.dumps(write(step.move.action)))
        assert read_action(game.actions, wire) == step.move.action
        for event in step.events:
            for viewer in viewers(setup):
                told = redact(event, viewer)
                again = read_event(game.events, json.loads(json.dumps(write(told))))
                assert again == told
                assert hash(again) == hash(told)


@every_setup
def test_play_is_pure(setup: Setup) -> None:
    """The same action in the same position does the same, and leaves the position as it was."""
    playthrough = play_out(setup, "pure")
    for step in playthrough.steps[::7]:
        before = copy.deepcopy(step.before.state)
        after, events = Position(setup.game, step.before.state).play(*step.move)
        assert events == step.events
        assert after.state == step.after.state
        assert step.before.state == before


@every_setup
def test_every_event_position_and_question_has_words_for_every_viewer(setup: Setup) -> None:
    game = setup.game
    for step in play_out(setup, "words").steps:
        for viewer in viewers(setup):
            for event in step.events:
                assert game.prose(redact(event, viewer))
            game.describe(step.after.view(viewer))
        if step.before.seat != CHANCE:
            assert game.question(step.before.view())


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up(name: str) -> None:
    for setup in some_setups(name, 3):
        for step in play_out(setup, "chances").steps:
            if step.before.seat == CHANCE:
                assert sum(likely for _, likely in setup.game.chances(step.before.state)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_set_of_options_plays_to_the_end(name: str) -> None:
    for setup in setups(name):
        assert play_out(setup, "all").position.outcome is not None
