"""The ladders of computer players, and the chair each sits in."""

from __future__ import annotations

from random import Random

import pytest

from darklantern.core.events import redact
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import LADDERS, ladder, level, role_of, seat_player, usual_level
from darklantern.players.levels import newest as newest_of
from tests.at_play import GAMES

ROLES = [(name, role_of(name, seat)) for name in GAMES for seat in ("jack", "the others")]


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_every_rung_has_a_name_of_its_own_and_says_what_to_expect(game: str, role: str) -> None:
    rungs = ladder(game, role)
    assert rungs[0].name == "random"
    assert len({str(rung) for rung in rungs}) == len(rungs)
    for rung in rungs:
        assert 10 < len(rung.promise) < 120
        assert rung.promise.endswith(".")
        assert "\n" not in rung.promise
        assert level(game, role, str(rung)) is rung
    assert usual_level(game, role) in {rung.name for rung in rungs}


def test_a_bare_name_means_the_newest_version() -> None:
    for (game, role), rungs in LADDERS.items():
        for rung in rungs:
            newest = max(other.version for other in rungs if other.name == rung.name)
            assert level(game, role, rung.name).version == newest
        assert [r.name for r in newest_of(game, role)] == list(dict.fromkeys(r.name for r in rungs))
        assert all(level(game, role, r.name) is r for r in newest_of(game, role))


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="there are random, shortest, homing, easy"):
        seat_player("whitehall", "jack", "nemo", Random())
    with pytest.raises(LookupError, match='"easy@9"'):
        seat_player("whitehall", "jack", "easy@9", Random())


@pytest.mark.parametrize("name", GAMES)
def test_a_chair_holds_what_the_seat_was_told_and_nothing_else(name: str) -> None:
    game, rng = find_game(name), Random(3)
    playthrough = Playthrough(game, game.options(), game.seating(None, None))
    random = {role: seat_player(name, role, "random", rng) for role in (role_of(name, "jack"), "")}
    players = {
        seat: random[role_of(name, seat) if seat == "jack" else ""]
        for seat in playthrough.seating.seats
    }
    company, dealer = Company(playthrough, players), Dealer(rng)
    for _ in range(60):
        seat = playthrough.position.seat
        if seat is None:
            break
        drawn = seat == CHANCE
        action = dealer.draw(playthrough.position) if drawn else company.choose(seat)
        playthrough.play(seat, action)
    events = [event for step in playthrough.steps for event in step.events]
    for seat in playthrough.seating.seats:
        chair = company.chair(seat)
        assert list(chair.heard) == [redact(event, seat) for event in events]
        assert seat in chair.seats
        assert ("jack" in chair.seats) is (seat == "jack")
