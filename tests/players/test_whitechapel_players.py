"""The Whitechapel players: a few things that each of them must get right."""

from __future__ import annotations

from random import Random

import pytest

from darklantern.arena.bouts import bout, play
from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE, JACK
from darklantern.games.whitechapel.actions import Arrest, Walk
from darklantern.games.whitechapel.state import Phase
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import level, newest
from tests.at_play import some_setups

STRONGEST = "expert"


def at_play(jack: str, police: str, seed: str):  # type: ignore[no-untyped-def]
    """A game, one action at a time: the moment, who acts and what is chosen."""
    setup, rng = some_setups("whitechapel", 1)[0], Random(seed)
    made = {
        JACK: level("whitechapel", JACK, jack).make(rng),
        "police": level("whitechapel", "police", police).make(rng),
    }
    playthrough = Playthrough(*setup)
    seats = {s: made[JACK if s == JACK else "police"] for s in setup.seating.seats}
    company, dealer = Company(playthrough, seats), Dealer(rng)
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        if seat == CHANCE:
            playthrough.play(seat, dealer.draw(position))
            continue
        action = company.choose(seat)
        yield position, seat, action, made
        playthrough.play(seat, action)


def test_the_short_return_schemes_live_where_they_say_and_keep_their_murders() -> None:
    for name, homes, last in (("short-return-51", (51, 66, 67), (65, 84)),
                              ("short-return-134", (134,), (147,))):  # fmt: skip
        nights = set()
        for seed in range(4):
            for position, seat, action, _ in at_play(name, "random", f"{name}{seed}"):
                table, notes = position.state.table, position.state.notes[JACK]
                if seat == JACK and table.night:
                    nights.add(table.night)
                    assert notes.hideout in homes
                if action.type == "kill" and table.night == 4:
                    assert table.time > 1 or name != "short-return-134"
                    assert action.circle in last or not table.scenes or table.time > 1
        assert 4 in nights


@pytest.mark.parametrize("name", ["greedy", STRONGEST])
def test_they_arrest_at_once_when_they_are_certain(name: str) -> None:
    """Whenever the police's own sum leaves one circle, and a pawn can name it, it is named."""
    seen = 0
    for seed in range(3):
        for position, _, action, made in at_play("shortest", name, f"certain {seed}"):
            if position.state.table.phase is not Phase.SUSPICION:
                continue
            now = made["police"].hunch.now()
            circle = int(now.here.argmax())
            named = [a for a in position.legal if isinstance(a, Arrest) and a.circle == circle]
            if now.here[circle] > 0.999 and named:
                assert isinstance(action, Arrest)
                assert action.circle == circle
                seen += 1
    assert seen


def test_a_wary_jack_goes_home_when_the_door_is_open() -> None:
    seen = 0
    for position, _, action, _ in at_play(STRONGEST, "random", "open door"):
        if any(isinstance(a, Walk) and a.escape for a in position.legal):
            assert isinstance(action, Walk)
            assert action.escape
            seen += 1
    assert seen == 4


def test_each_says_why() -> None:
    said = {JACK: set(), "police": set()}
    for _, seat, _, made in at_play(STRONGEST, STRONGEST, "why"):
        side = JACK if seat == JACK else "police"
        sentence = made[side].reason()
        assert sentence.endswith(".")
        said[side].add(sentence)
    assert min(len(sentences) for sentences in said.values()) > 3


def test_the_same_bout_is_the_same_game() -> None:
    one, again = (
        play(bout("whitechapel", STRONGEST, "normal", "twice", 3)).record["actions"]
        for _ in range(2)
    )
    assert one == again


def test_the_levels_for_people_are_all_there() -> None:
    for role in (JACK, "police"):
        names = [rung.name for rung in newest("whitechapel", role)]
        assert [n for n in names if n in ("easy", "normal", "hard", "expert")] == [
            "easy", "normal", "hard", "expert",
        ]  # fmt: skip
