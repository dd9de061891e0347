"""Sampled worlds: the same to the seat, down to every event, view and list; and truly possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from darklantern.core.events import Event, redact
from darklantern.core.game import View
from darklantern.core.position import Position, view
from darklantern.core.seats import SPECTATOR
from darklantern.games.mrjack import sample as mrjack
from darklantern.games.whitechapel import sample as whitechapel
from darklantern.games.whitehall import sample as whitehall
from tests.at_play import homing, play_out, setups

SAMPLE: dict[str, Any] = {"whitehall": whitehall, "whitechapel": whitechapel, "mrjack": mrjack}


def played_again(setup: Any, wanted: list[Event]) -> Position:
    """The position reached by actions, each found among the legal ones by what it makes happen.

    So the imagined world is one that the rules can produce, with every answer they would give.
    """
    position, done = setup.begin(), 0
    while done < len(wanted):
        seat = position.seat
        assert seat is not None
        for action in position.legal:
            if position.game.decide(position.state, action) == wanted[done]:
                after, events = position.play(seat, action)
                assert events == wanted[done : done + len(events)]
                break
        else:
            raise AssertionError(f"{seat} cannot make happen: {wanted[done]}")
        position, done = after, done + len(events)
    return position


def check_world(name: str, setup: Any, seat: str, events: list[Event], rng: Random) -> None:
    told = [redact(event, seat) for event in events]
    world = SAMPLE[name].imagined(setup.begin().state, told, rng)
    assert [redact(event, seat) for event in world] == told
    position = played_again(setup, world)
    assert SAMPLE[name].state_after(setup.game, setup.begin().state, world) == position.state


def worlds(name: str, seeds: range, share: float) -> int:
    count = 0
    for seed in seeds:
        rng = Random(f"sample/{seed}")
        setup = rng.choice(setups(name))
        playthrough = play_out(setup, seed, homing)
        events: list[Event] = []
        for step in playthrough.steps:
            events += step.events
            if step.after.seat is not None and rng.random() < share:
                seat = rng.choice((*setup.seating.seats, SPECTATOR))
                check_world(name, setup, seat, events, rng)
                count += 1
    return count


@pytest.mark.parametrize("name", SAMPLE)
def test_a_sampled_world_looks_the_same(name: str) -> None:
    assert worlds(name, range(4), 0.15 if name == "mrjack" else 0.03) > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLE)
def test_many_sampled_worlds_look_the_same(name: str) -> None:
    assert worlds(name, range(100, 115), 0.3 if name == "mrjack" else 0.05) > 50


@pytest.mark.parametrize("name", SAMPLE)
def test_the_next_choices_are_the_same(name: str) -> None:
    """The seat to act has the same view and the same list in a sampled world."""
    for seed in range(3):
        rng = Random(f"next/{seed}")
        setup = rng.choice(setups(name))
        events: list[Event] = []
        for step in play_out(setup, seed, homing).steps:
            events += step.events
            seat = step.after.seat
            if seat in (None, "chance") or rng.random() > 0.05:
                continue
            told = [redact(event, seat) for event in events]
            state = SAMPLE[name].sample(setup.begin().state, told, rng)
            assert view(state, seat) == step.after.view(seat)
            seen: View = view(state, seat)
            assert setup.game.legal_actions(seen) == step.after.legal
