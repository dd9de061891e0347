"""What a page is sent of a puzzle is a function of what the puzzle's seat has seen.

In another world that looks the same to that seat (other rows, another hideout, another Jack, other
cards) the question, the answer with its proof, and every byte sent are the same.
"""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from darklantern.core.codec import write
from darklantern.core.position import begin
from darklantern.games.mrjack import sample as in_mrjack
from darklantern.games.whitechapel import sample as in_whitechapel
from darklantern.games.whitehall import sample as in_whitehall
from darklantern.puzzles.moment import moment_of, opening
from darklantern.puzzles.proving import posed
from darklantern.puzzles.puzzle import Puzzle, puzzle
from darklantern.server import outlet
from tests.puzzles.some import called, one_of_each

SAMPLES: dict[str, ModuleType] = {
    "whitehall": in_whitehall,
    "whitechapel": in_whitechapel,
    "mrjack": in_mrjack,
}


@pytest.mark.parametrize("asked", one_of_each(), ids=called)
def test_a_puzzle_is_the_same_in_every_world_that_looks_the_same(asked: Puzzle) -> None:
    options, seating = asked.setup()
    position = begin(asked.rules, options, seating)
    worlds = set()
    for seed in range(3):
        whole = SAMPLES[asked.game].imagined(position.state, asked.events(), Random(seed))
        worlds.add(repr(whole))
        moment = opening(asked.rules, options, seating, asked.seat).told(whole)
        found = posed(asked.kind, moment)
        assert found is not None
        setup = {"options": asked.options, "seats": asked.seats, "pawns": asked.pawns}
        twin = puzzle(found, asked.rules, setup, asked.seat, moment.heard, asked.source)
        assert twin == asked
        assert outlet.puzzle(twin, 1) == outlet.puzzle(asked, 1)
        assert outlet.solution(twin) == outlet.solution(asked)
        for events in range(0, len(asked.heard), 40):
            assert outlet.puzzle_then(twin, events) == outlet.puzzle_then(asked, events)
    if asked.kind not in ("who", "catch", "crowd"):  # there the seat knows all but the cards
        assert len(worlds) > 1


@pytest.mark.parametrize("asked", one_of_each(), ids=called)
def test_whole_events_put_in_come_out_as_the_seat_hears_them(asked: Puzzle) -> None:
    """Were somebody to file a puzzle with what its seat was not told, none of it would be sent."""
    options, seating = asked.setup()
    state = begin(asked.rules, options, seating).state
    whole = SAMPLES[asked.game].imagined(state, asked.events(), Random(1888))
    careless = Puzzle(
        **{
            **{name: getattr(asked, name) for name in Puzzle.__struct_fields__},
            "heard": [write(event) for event in whole],
        }
    )
    assert outlet.puzzle(careless, 1) == outlet.puzzle(asked, 1)
    half = len(whole) // 2
    assert outlet.puzzle_then(careless, half) == outlet.puzzle_then(asked, half)
    assert moment_of(careless).view == moment_of(asked).view
