"""Every rung plays every game to the end, whatever the options; a mind may hold any seats."""

from __future__ import annotations

from random import Random

import pytest

from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE, JACK
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import LADDERS, Level, role_of
from darklantern.players.player import Player
from tests.at_play import Setup, setups, some_setups

RUNGS = [(game, role, rung) for (game, role), rungs in LADDERS.items() for rung in rungs]
COUNT = {"whitehall": 3, "whitechapel": 2, "mrjack": 2}


def play_out(setup: Setup, role: str, rung: Level, seed: str, apart: bool = False) -> Playthrough:
    """A game of this rung; the other side is the easiest rung above random, so that games last."""
    rng = Random(f"{rung}/{role}/{setup}/{seed}")
    game = setup.game.name
    others = {r: next((x for x in rungs if x.name == "easy"), rungs[0]) for (g, r), rungs in
              LADDERS.items() if g == game}  # fmt: skip
    minds: dict[str, Player] = {}
    players = {}
    for seat in setup.seating.seats:
        side = role_of(game, seat)
        made = rung if side == role else others[side]
        key = seat if apart else side
        players[seat] = minds.setdefault(key, made.make(rng))
    playthrough = Playthrough(*setup)
    company, dealer = Company(playthrough, players), Dealer(rng)
    while (seat := playthrough.position.seat) is not None:
        drawn = seat == CHANCE
        playthrough.play(seat, dealer.draw(playthrough.position) if drawn else company.choose(seat))
        assert len(playthrough.steps) < 5000
    return playthrough


@pytest.mark.parametrize(("game", "role", "rung"), RUNGS, ids=[f"{g}-{r}-{x}" for g, r, x in RUNGS])
def test_it_plays_legally_to_the_end_with_any_options(game: str, role: str, rung: Level) -> None:
    rng = Random(f"{rung} {role}")
    for setup in rng.sample(setups(game), COUNT[game]):
        assert play_out(setup, role, rung, "legal").position.outcome is not None


@pytest.mark.parametrize("name", ["whitehall", "whitechapel"])
def test_seats_may_be_held_by_computers_that_do_not_confer(name: str) -> None:
    setup = some_setups(name, 1)[0]
    rung = LADDERS[name, "police"][-1]
    assert play_out(setup, "police", rung, "apart", apart=True).position.outcome is not None


@pytest.mark.parametrize("name", ["whitehall", "whitechapel", "mrjack"])
def test_a_player_may_take_over_in_the_middle(name: str) -> None:
    """A game goes on from a record: the new player has heard all, and planned nothing."""
    setup, rng = some_setups(name, 1)[0], Random(12)
    whole = play_out(setup, JACK, LADDERS[name, JACK][-1], "resumed")
    length = len(whole.steps)
    for cut in sorted(rng.sample(range(length), min(10, length))):
        playthrough = Playthrough(*setup)
        for step in whole.steps[:cut]:
            playthrough.play(*step.move)
        seats = setup.seating.seats
        players = {seat: LADDERS[name, role_of(name, seat)][-1].make(rng) for seat in seats}
        company, dealer = Company(playthrough, players), Dealer(rng)
        for _ in range(6):
            seat = playthrough.position.seat
            if seat is None:
                break
            drawn = seat == CHANCE
            action = dealer.draw(playthrough.position) if drawn else company.choose(seat)
            playthrough.play(seat, action)


@pytest.mark.parametrize(("game", "role", "rung"), RUNGS, ids=[f"{g}-{r}-{x}" for g, r, x in RUNGS])
def test_who_is_hurried_answers_at_once_and_legally(game: str, role: str, rung: Level) -> None:
    setup = some_setups(game, 1)[0]
    whole = play_out(setup, role, rung, "hurried")
    moments = [
        s for s in whole.steps if s.move.seat != CHANCE and role_of(game, s.move.seat) == role
    ]
    playthrough = Playthrough(*setup)
    rng = Random(3)
    chosen = set(map(id, rng.sample(moments, min(12, len(moments)))))
    for step in whole.steps:
        if id(step) in chosen:
            seat = step.move.seat
            company = Company(playthrough, {seat: rung.make(rng)})
            assert company.choose(seat, hurry=lambda: True) in step.before.legal
        playthrough.play(*step.move)
