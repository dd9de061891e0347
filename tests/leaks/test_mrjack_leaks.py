"""Mr. Jack's two secrets, who Jack is and what was drawn with Holmes, told by nothing else.

Worlds are played twice with the same public play and another identity, or another alibi card. All
that reaches a seat that cannot know the difference must be the same, byte for byte: events, views,
words, lists of actions, and the refusals of whatever it could try.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from darklantern.boards.hexboard import DIRECTIONS, hex_board
from darklantern.core.actions import Action
from darklantern.core.codec import write
from darklantern.core.events import Event, redact
from darklantern.core.game import IllegalAction
from darklantern.core.position import Position, evolve
from darklantern.core.record import Move, Playthrough
from darklantern.core.seats import CHANCE, JACK, SPECTATOR, Seat
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.actions import (
    Accuse,
    Cordon,
    DealAlibi,
    DealCards,
    DealIdentity,
    Face,
    Lamp,
    Leave,
    Manhole,
    Pick,
    Stay,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.actions import Move as Walk
from darklantern.games.mrjack.events import AlibiDrawn, IdentityDealt
from darklantern.games.mrjack.state import CHARACTERS
from tests.reference.mrjack_games import game

DETECTIVE = "detective"


class Moment(NamedTuple):
    """One action in two worlds, and the positions it led to."""

    here: Position
    there: Position
    told_here: Sequence[Event]
    told_there: Sequence[Event]


# -- everything one could try ---------------------------------------------------------------


@cache
def everything() -> tuple[Action, ...]:
    """Each action that names things of the box, and some that name what there is not."""
    board = hex_board("2006")
    hexes, posts, holes = tuple(board.spots), tuple(board.posts), ("a5", "c2", "f7", "l12", "b6")
    exits = (*board.exits, "E")
    return (
        *(kind(place) for kind in (Walk, Accuse) for place in (*hexes, "z9")),
        *(Leave(name) for name in exits),
        Stay(),
        *(Lamp(a, b) for a in posts for b in posts),
        *(Cordon(a, b) for a in exits for b in exits),
        *(Manhole(a, b) for a in holes for b in holes),
        *(Whistle(who, place) for who in (*CHARACTERS, "mary") for place in hexes),
        *(Swap(who) for who in (*CHARACTERS, "mary")),
        *(Face(way) for way in (*DIRECTIONS, "E")),
        *(Pick(who) for who in (*CHARACTERS, "mary")),
        *(kind(who) for kind in (DealIdentity, DealAlibi) for who in CHARACTERS),
        DealCards(("bert", "goodley", "gull", "holmes")),
    )


# -- the same play in another world ---------------------------------------------------------


def in_another_world(
    playthrough: Playthrough, moves: Sequence[Move], seats: Sequence[Seat]
) -> Iterator[Moment]:
    """Both worlds step by step, as long as what the seats are told is the same."""
    start = playthrough.steps[0].before
    here, there = start, start
    for step, move in zip(playthrough.steps, moves, strict=True):
        try:
            there, events = there.play(*move)
        except IllegalAction:
            return
        here = step.after
        for seat in seats:
            if [redact(e, seat) for e in step.events] != [redact(e, seat) for e in events]:
                return  # Jack has answered otherwise, or the game has ended in one of them
        yield Moment(here, there, step.events, events)


def someone_else(playthrough: Playthrough, jack: str) -> list[Move]:
    """The same moves, with this character dealt to Jack."""
    first, *others = (step.move for step in playthrough.steps)
    return [Move(first.seat, DealIdentity(jack)), *others]


def exchanged(playthrough: Playthrough, one: str, other: str) -> list[Move]:
    """The same moves, with one alibi card drawn for the other."""
    cards = {one: other, other: one}
    return [
        Move(move.seat, DealAlibi(cards.get(move.action.character, move.action.character)))
        if isinstance(move.action, DealAlibi)
        else move
        for move in (step.move for step in playthrough.steps)
    ]


def reaching(position: Position, told: Sequence[Event], seat: Seat, tries: Sequence[Action]) -> str:
    """All that reaches this seat now, as text."""
    heard = [redact(event, seat) for event in told]
    view = position.view(seat)
    return json.dumps(
        {
            "events": [write(event) for event in heard],
            "log": [GAME.prose(event) for event in heard],
            "view": repr(view),
            "text": GAME.describe(view),
            "question": GAME.question(view),
            "to act": position.seat,
            "outcome": repr(position.outcome),
            "legal": [write(action) for action in GAME.legal_actions(view)],
            "refusals": [position.why_not(seat, action) for action in tries],
        }
    )


def assert_alike(moment: Moment, seats: Sequence[Seat], tries: Sequence[Action]) -> None:
    for seat in seats:
        here = reaching(moment.here, moment.told_here, seat, tries)
        assert here == reaching(moment.there, moment.told_there, seat, tries)


# -- who Jack is ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(16))
def test_the_detective_cannot_tell_who_jack_is_but_by_his_answers(number: int) -> None:
    playthrough, rng = game(number), Random(number)
    seats = (DETECTIVE, SPECTATOR)
    moments = 0
    for jack in CHARACTERS:
        moves = someone_else(playthrough, jack)
        if moves[0] == playthrough.steps[0].move:
            continue
        for moment in in_another_world(playthrough, moves, seats):
            assert_alike(moment, seats, rng.sample(everything(), 5))
            moments += 1
    assert moments > 50


@pytest.mark.parametrize("number", [4, 7, 12])
def test_the_same_refusals_over_all_that_could_be_tried(number: int) -> None:
    playthrough = game(number)
    seats = (DETECTIVE, SPECTATOR)
    jack = next(c for c in reversed(CHARACTERS) if DealIdentity(c) != playthrough.steps[0].move[1])
    moments = list(in_another_world(playthrough, someone_else(playthrough, jack), seats))
    for moment in moments[:: max(1, len(moments) // 6)]:
        assert_alike(moment, seats, everything())


def test_the_worlds_compared_include_one_in_which_jack_could_have_left() -> None:
    """In one world the list has a way out, in the other not; the detective hears the same."""
    found = 0
    for number in range(6, 80):
        playthrough = game(number)
        if not any(isinstance(a, Leave) for step in playthrough.steps for a in step.before.legal):
            continue
        for jack in CHARACTERS:
            moves = someone_else(playthrough, jack)
            for moment in in_another_world(playthrough, moves, (DETECTIVE,)):
                ways = [
                    sum(isinstance(action, Leave) for action in position.legal)
                    for position in (moment.here, moment.there)
                ]
                if ways[0] != ways[1]:
                    assert_alike(moment, (DETECTIVE, SPECTATOR), everything()[::9])
                    found += 1
    assert found > 3


def test_the_worlds_compared_include_one_in_which_a_character_stays() -> None:
    """Whether staying is asked does not depend on who Jack is (J3)."""
    found = 0
    for number in range(4, 160, 8):  # the crowded games on the first board
        playthrough = game(number)
        if not any(isinstance(step.move.action, Stay) for step in playthrough.steps):
            continue
        for jack in CHARACTERS:
            moves = someone_else(playthrough, jack)
            for moment in in_another_world(playthrough, moves, (DETECTIVE,)):
                asked = [Stay() in position.legal for position in moment[:2]]
                assert asked[0] == asked[1]
                found += asked[0]
    assert found


# -- what was drawn with Holmes -------------------------------------------------------------


def draws(playthrough: Playthrough) -> dict[str, Seat]:
    """Each card drawn, and who drew it."""
    notes = playthrough.position.state.notes
    return {card: seat for seat in (JACK, DETECTIVE) for card in notes[seat].alibis}


@pytest.mark.parametrize("drawer", [JACK, DETECTIVE])
def test_nobody_but_the_drawer_can_tell_an_alibi_card_from_another(drawer: Seat) -> None:
    others = (DETECTIVE if drawer == JACK else JACK, SPECTATOR)
    rng, compared = Random(drawer), 0
    for number in range(10):
        playthrough = game(number)
        drawn = draws(playthrough)
        jack = playthrough.position.state.notes[JACK].identity
        own = [card for card in drawn if drawn[card] == drawer]
        spare = [c for c in CHARACTERS if c != jack and drawn.get(c, drawer) == drawer]
        for card in own:
            other = rng.choice([c for c in spare if c != card] or [card])
            if other == card:
                continue
            moments = list(
                in_another_world(playthrough, exchanged(playthrough, card, other), others)
            )
            assert len(moments) == len(playthrough.steps)  # nothing public ever depends on it
            for moment in moments:
                assert_alike(moment, others, rng.sample(everything(), 2))
            ends = [position.state.notes[drawer].alibis for position in moments[-1][:2]]
            assert ends[0] != ends[1]
            compared += 1
    assert compared > 3


def test_how_many_cards_are_left_to_draw_is_public_anyway() -> None:
    for number in range(8):
        for step in game(number).steps:
            if step.move.seat == CHANCE and isinstance(step.move.action, DealAlibi):
                drawn = len(step.before.state.table.drawers)
                assert len(step.before.legal) == len(CHARACTERS) - 1 - drawn


# -- side doors -----------------------------------------------------------------------------


def test_while_chance_is_to_act_no_seat_has_a_list() -> None:
    for step in game(2).steps:
        if step.move.seat == CHANCE:
            for seat in (JACK, DETECTIVE, SPECTATOR, CHANCE):
                assert GAME.legal_actions(step.before.view(seat)) == ()


def test_only_the_seat_to_act_has_a_list() -> None:
    for step in game(9).steps:
        for seat in {JACK, DETECTIVE, SPECTATOR} - {step.move.seat}:
            assert GAME.legal_actions(step.before.view(seat)) == ()


def test_the_table_never_learns_a_secret() -> None:
    """Identity and alibis appear nowhere on the table, whatever it is asked."""
    for step in game(5).steps:
        table = step.after.state.table
        assert not hasattr(table, "identity")
        assert not hasattr(table, "alibis")
        spectator = step.after.view(SPECTATOR)
        assert spectator.notes is None


def test_an_unmistakable_card_reaches_its_drawer_alone() -> None:
    """A card such as there is none is drawn; whoever else has it was told it wrongly."""
    state = game(2).steps[0].before.state
    for event, knows in (
        (IdentityDealt("canary-of-jack"), JACK),
        (AlibiDrawn(DETECTIVE, "canary-of-the-detective"), DETECTIVE),
        (AlibiDrawn(JACK, "canary-of-holmes"), JACK),
    ):
        state = evolve(GAME, state, event)
        position = Position(GAME, state)
        for seat in (JACK, DETECTIVE, SPECTATOR):
            heard = redact(event, seat)
            everything_told = (repr(position.view(seat)), GAME.prose(heard), repr(write(heard)))
            assert any(event.character in text for text in everything_told) is (seat == knows)
