"""What a player chooses depends on nothing that a person in its seat could not know.

A game is played and a twin of it is found: another world in which the seat has seen the same.
With the same source of chance the player must choose the same in both, at every moment.
"""

from __future__ import annotations

from random import Random

import pytest

from darklantern.core.position import Position
from darklantern.core.record import Move, Playthrough
from darklantern.core.seats import CHANCE
from darklantern.players.company import Company
from darklantern.players.levels import LADDERS, Level, role_of
from tests.at_play import Setup, homing, play_out, some_setups
from tests.leaks.worlds import find_twin

RUNGS = [
    (game, role, rung)
    for (game, role), rungs in LADDERS.items()
    for rung in rungs
    if rung.name != "random"
]
LENGTHS = (20, 34, 48)


def choices(setup: Setup, moves: list[Move], seat: str, rung: Level) -> list[object]:
    """What this rung would do at each moment of a game when the seat acts."""
    playthrough = Playthrough(*setup)
    company = Company(playthrough, {seat: rung.make(Random(1888))})
    chosen: list[object] = []
    for move in moves:
        if move.seat == seat:
            chosen.append(company.choose(seat))
        playthrough.play(*move)
    if playthrough.position.seat == seat:
        chosen.append(company.choose(seat))
    return chosen


@pytest.mark.parametrize(("game", "role", "rung"), RUNGS, ids=[f"{g}-{r}-{x}" for g, r, x in RUNGS])
def test_a_player_chooses_alike_in_twin_worlds(game: str, role: str, rung: Level) -> None:
    rng, compared = Random(f"{game} {role}"), 0
    for number, setup in enumerate(some_setups(game, 3, seed=11)):
        seats = [seat for seat in setup.seating.seats if role_of(game, seat) == role]
        seat = rng.choice(seats)
        for length in LENGTHS:
            playthrough = play_out(setup, f"doctored {number}", homing)
            twin = find_twin(playthrough, seat, rng, min(length, len(playthrough.steps) - 1))
            if twin is None:
                continue
            ours, theirs = (
                choices(setup, moves, seat, rung) for moves in (twin.moves, twin.other_moves)
            )
            assert ours == theirs
            compared += len(ours)
    # Jack sees nearly everything in the street games: there he may have no twin at all.
    assert compared or (role == "jack" and game != "mrjack")


def test_the_test_would_see_a_player_that_peeks() -> None:
    """A planted leak: a police player that reads Jack's circle out of the position."""

    class Peeping:
        position: Position | None = None

        def choose(self, view, legal, chair):  # type: ignore[no-untyped-def]
            assert self.position is not None
            row = self.position.state.notes["jack"].row
            return legal[(row[-1] if row else 0) % len(legal)]

    setup, rng, apart = some_setups("whitehall", 1)[0], Random(5), 0
    for number in range(6):
        playthrough = play_out(setup, f"peeping {number}", homing)
        twin = find_twin(playthrough, "yellow", rng, min(40, len(playthrough.steps) - 1))
        if twin is None:
            continue
        chosen = []
        for moves in (twin.moves, twin.other_moves):
            world, peeping = Playthrough(*setup), Peeping()
            company = Company(world, {"yellow": peeping})
            mine = []
            for move in moves:
                peeping.position = world.position
                if move.seat == "yellow" and move.seat != CHANCE:
                    mine.append(company.choose("yellow"))
                world.play(*move)
            chosen.append(mine)
        apart += chosen[0] != chosen[1]
    assert apart
