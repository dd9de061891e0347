"""Two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

from random import Random

import pytest

from darklantern.core.record import Record, replay
from darklantern.core.seats import SPECTATOR
from tests.at_play import GAMES, Setup, play_out, some_setups, strangers
from tests.leaks.worlds import compare, find_twin

SETUPS = [setup for name in GAMES for setup in some_setups(name, 8, seed=47)]
LENGTHS = (15, 30, 60)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_seat_can_tell_twin_worlds_apart(setup: Setup) -> None:
    rng = Random(f"twins of {setup}")
    tried = found = 0
    for seat in (*setup.seating.seats, SPECTATOR):
        for seed, length in enumerate(LENGTHS):
            playthrough = play_out(setup, f"twin {seed}")
            twin = find_twin(playthrough, seat, rng, min(length, len(playthrough.steps)))
            if twin is not None:
                compare(setup.game, playthrough, twin, strangers(setup.game.name), rng)
                found += 1
            tried += seat != "jack"  # Jack sees nearly everything: he may have no twin
    # If something told the worlds apart at every turn, no twins would be met at all.
    assert found >= tried // 3


@pytest.mark.parametrize("name", ["whitehall"])
def test_twins_differ_in_where_jack_is(name: str) -> None:
    """The twins compared above are far apart, not two spellings of one world."""
    setup = some_setups(name, 1)[0]
    rng, apart = Random(5), 0
    for seed in range(6):
        playthrough = play_out(setup, f"apart {seed}")
        twin = find_twin(playthrough, "yellow", rng, 40)
        if twin is not None:
            ours = playthrough.record()
            rows = []
            for moves in (twin.moves, twin.other_moves):
                record = Record(ours.game, ours.options, ours.seating, tuple(moves))
                *_, last = replay(record)
                rows.append(last.after.state.notes["jack"].row)
            apart += rows[0][-1] != rows[1][-1]
    assert apart >= 4
