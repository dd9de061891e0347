"""The sets of the set-only police never exclude the truth."""

from __future__ import annotations

import pytest

from darklantern.core.events import redact
from darklantern.players.trail import Trail
from darklantern.streets.streets import streets_of
from tests.at_play import homing, play_out, some_setups

SETUPS = [setup for name in ("whitehall", "whitechapel") for setup in some_setups(name, 6, seed=3)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_true_circle_is_always_in_the_set(setup) -> None:  # type: ignore[no-untyped-def]
    playthrough = play_out(setup, "trail", homing)
    trail = Trail(streets_of(setup.game.name))
    seat = setup.seating.seats[-1]
    heard, compared = [], 0
    for step in playthrough.steps:
        heard += [redact(event, seat) for event in step.events]
        trail.listen(heard, len(heard))
        row = step.after.state.notes["jack"].row
        if row and trail.start and step.after.seat is not None:
            assert row[-1] in trail.now()
            spaces = trail.spaces()
            assert len(row) - (len(trail.start) - 1) == len(spaces)
            assert all(
                circle in circles for circle, circles in zip(row[::-1], spaces[::-1], strict=False)
            )
            compared += 1
    assert compared > 3
