"""Twin worlds of Whitechapel: two that differ in one secret look the same, byte for byte.

Both worlds are played with the same public gestures. After each of them every seat that must not
know the secret is given: the events as it hears them, its view, its legal list when it acts, the
sentences on what it may not do, and the words of its log. All of it is compared as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from darklantern.core.actions import Action
from darklantern.core.codec import write
from darklantern.core.events import redact
from darklantern.core.position import Position
from darklantern.core.seats import JACK, SPECTATOR, Seat
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import (
    Accuse,
    ChooseHideout,
    Coach,
    Kill,
    Letter,
    Pass,
    PlacePatrol,
    PlaceWoman,
    Relocate,
    Reveal,
    Wait,
    Walk,
)
from darklantern.games.whitechapel.events import (
    AddressWrong,
    PatrolPlaced,
    PatrolRelocated,
    WomenTurnedOver,
)
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import Phase
from tests.reference.whitechapel_games import game
from tests.rulebook.test_whitechapel_letters import SPREAD
from tests.rulebook.whitechapel_table import PATROLS, RED, YELLOW, Night

POLICE = tuple(f"police-{n}" for n in range(1, 6))


class Worlds:
    """Two worlds, and the seats that must not be able to tell them apart."""

    def __init__(self, ours: Night, theirs: Night, seats: Iterable[Seat]) -> None:
        self.ours, self.theirs, self.seats = ours, theirs, tuple(seats)
        self.heard = [0, 0]
        self.compare()

    def play(self, seat: Seat, ours: Action, theirs: Action | None = None) -> None:
        """The same gesture in both; or two that differ in nothing but the secret."""
        self.ours.play(seat, ours)
        self.theirs.play(seat, theirs or ours)
        self.compare()

    def both(self, play: Callable[[Night], object]) -> None:
        play(self.ours)
        play(self.theirs)
        self.compare()

    def compare(self) -> None:
        for seat in self.seats:
            ours, theirs = (
                reaches(table, table.told[since:], seat)
                for table, since in zip((self.ours, self.theirs), self.heard, strict=True)
            )
            assert ours == theirs, f"{seat} can tell the worlds apart"
        self.heard = [len(self.ours.told), len(self.theirs.told)]

    def differ_for(self, seat: Seat) -> bool:
        return repr(self.ours.position.view(seat)) != repr(self.theirs.position.view(seat))


def reaches(table: Night, events: Iterable[object], seat: Seat) -> list[str]:
    """All that this seat is told and can find out by asking."""
    position = table.position
    heard = [redact(event, seat) for event in events]  # type: ignore[type-var]
    view = position.view(seat)
    lines = [repr([write(event) for event in heard]), *map(GAME.prose, heard)]
    lines += [repr(view), GAME.describe(view), str(position.seat), str(position.outcome)]
    lines += [str(write(action)) for action in GAME.legal_actions(view)]
    lines += [str(position.why_not(seat, action)) for action in anything()]
    return lines


@cache
def anything() -> list[Action]:
    """Gestures of every kind, legal somewhere: what a seat may try to see what it is told."""
    found: dict[Action, None] = {}
    for number in (0, 5, 10, 12):
        for step in game(number).steps[::7]:
            found.update(dict.fromkeys(step.before.legal))
    return Random(5).sample(list(found), 60)


# -- the women's marks ----------------------------------------------------------------------


def test_the_women_s_marks_are_jack_s_alone_until_they_are_turned_over() -> None:
    tables = [begun(), begun()]
    worlds = Worlds(*tables, (*POLICE, SPECTATOR))
    for circle, ours in zip(RED, (1, 1, 0, 1, 0, 1, 0, 1), strict=True):
        worlds.play(JACK, PlaceWoman(circle, bool(ours)), PlaceWoman(circle, circle > 27))
    assert worlds.differ_for(JACK)
    worlds.both(lambda table: table.draw("brown"))
    for crossing, token in list(PATROLS.items())[:-1]:
        worlds.play("police-3", PlacePatrol(crossing, token))
    for table in tables:
        table.head(PlacePatrol(*list(PATROLS.items())[-1]))
    turned = [
        event for table in tables for event in table.told if isinstance(event, WomenTurnedOver)
    ]
    assert turned[0] != turned[1]  # only now


def begun() -> Night:
    """A game before its first woman: Night plays on, so it is made from its first event."""
    table = Night.__new__(Night)
    position = Position(GAME, GAME.setup(WhitechapelOptions(), GAME.seating(None, 5)))
    table.position, table.told = position, []
    table.jack(ChooseHideout(90))
    return table


# -- the patrols ----------------------------------------------------------------------------


def patrolled(order: tuple[str, ...], number: int = 1, **wishes: object) -> Night:
    crossings = YELLOW if number == 1 else SPREAD
    return Night(number, patrols=dict(zip(crossings, order, strict=True)), **wishes)  # type: ignore[arg-type]


OTHERS = (JACK, "police-1", "police-3", "police-4", "police-5", SPECTATOR)
"""Everybody but police-2, who holds yellow and leads."""


@settings(max_examples=15)
@given(st.permutations((*PAWNS, "false", "false")), st.permutations((*PAWNS, "false", "false")))
def test_which_token_lies_where_is_the_head_s_alone(ours: list[str], theirs: list[str]) -> None:
    worlds = Worlds(
        patrolled(tuple(ours), head="yellow"), patrolled(tuple(theirs), head="yellow"), OTHERS
    )
    assert worlds.differ_for("police-2") == (ours != theirs)
    worlds.play(JACK, Wait())
    while worlds.ours.table.phase is Phase.SUSPENSE:
        worlds.play("police-2", worlds.ours.legal()[0])
    same = [k for k, a, b in zip(YELLOW, ours, theirs, strict=True) if a == b]
    if same:
        worlds.both(lambda table: table.jack(Reveal(same[0])))


def test_the_head_lays_its_tokens_and_its_list_alone_tells_which_are_left() -> None:
    tables = [Night(patrols={}, head="yellow") for _ in range(2)]
    worlds = Worlds(*tables, OTHERS)
    for crossing, ours, theirs in zip(YELLOW, (*PAWNS, "false", "false"), TURNED, strict=True):
        if crossing == YELLOW[-1]:
            break
        worlds.play("police-2", PlacePatrol(crossing, ours), PlacePatrol(crossing, theirs))
        assert worlds.differ_for("police-2")


TURNED = ("false", "green", "red", "false", "brown", "yellow", "blue")


def test_letters_move_tokens_that_nobody_but_the_head_has_seen() -> None:
    ours, theirs = (*PAWNS, "false", "false"), TURNED
    tables = [
        patrolled(o, 2, head="yellow", stood=SPREAD, jacks_letters=True) for o in (ours, theirs)
    ]
    worlds = Worlds(*tables, OTHERS)
    worlds.play(JACK, Letter("saucy-jacky", crossings=("k42", "k117")))
    worlds.play("police-2", Relocate("k42", "k44"))
    worlds.play("police-2", Relocate("k117", "k42"))
    assert worlds.differ_for("police-2")
    worlds.play(JACK, Wait())


def test_a_detective_who_led_before_learns_nothing_of_another_night() -> None:
    """police-2 led the second night; on the third police-5 does."""
    tables = [
        patrolled(o, 3, stood=SPREAD, head="green") for o in ((*PAWNS, "false", "false"), TURNED)
    ]
    assert tables[0].table.head == "police-5"
    Worlds(*tables, (JACK, "police-1", "police-2", "police-3", "police-4", SPECTATOR))


# -- the hideout ----------------------------------------------------------------------------


@pytest.mark.parametrize("other", [69, 128, 1])
def test_the_hideout_is_jack_s_alone_even_when_he_stands_on_it(other: int) -> None:
    options = {"i_know_your_address": True, "head": "brown"}
    tables = [Night(hideout=h, **options) for h in (90, other)]  # type: ignore[arg-type]
    worlds = Worlds(*tables, (*POLICE, SPECTATOR))
    worlds.play("police-3", Accuse(91))
    assert AddressWrong(91) in worlds.theirs.told
    worlds.both(lambda table: table.hunt(103, pawns={}))
    for to in (69, 103, 128):
        worlds.play(JACK, Walk(to))
        while worlds.ours.table.phase is not Phase.ESCAPE:
            seat = worlds.ours.acting
            worlds.play(seat, worlds.ours.legal()[-1])
    assert worlds.differ_for(JACK)


def test_an_escape_tells_no_circle() -> None:
    tables = [Night(hideout=69).hunt(103), Night(hideout=128).hunt(103)]
    worlds = Worlds(*tables, (*POLICE, SPECTATOR))
    worlds.play(JACK, Walk(69, escape=True), Walk(128, escape=True))
    assert worlds.ours.table.night == 2


# -- the order of the double event, Jack's circle, the coach's middle circle ----------------


def double_event(*order: int) -> Night:
    table = Night(3, marked=(3, 21, 27), head="yellow")
    table.kill(*order)
    return table


def test_the_order_of_the_double_event_is_jack_s_alone() -> None:
    worlds = Worlds(double_event(3, 27), double_event(27, 3), (*POLICE, SPECTATOR))
    assert worlds.differ_for(JACK)
    while worlds.ours.table.phase is Phase.HUNTING:
        worlds.play(worlds.ours.acting, worlds.ours.legal()[0])
    while worlds.ours.table.phase is Phase.SUSPICION:  # nobody is near the crime scenes
        worlds.play(worlds.ours.acting, worlds.ours.legal()[0])
    worlds.play(JACK, worlds.ours.legal("walk")[0], worlds.theirs.legal("walk")[0])


def test_double_events_in_hell_are_played_with_the_same_words() -> None:
    for first, then in permutations((3, 21, 27), 2):
        tables = [Night(3, marked=(3, 21, 27)), Night(3, marked=(3, 21, 27))]
        worlds = Worlds(*tables, (*POLICE, SPECTATOR))
        worlds.play(JACK, Kill(first, then), Kill(then, first))


def test_jack_s_circle_and_the_coach_s_middle_circle_are_his_alone() -> None:
    tables = [Night().hunt(103), Night().hunt(103)]
    worlds = Worlds(*tables, (*POLICE, SPECTATOR))
    worlds.play(JACK, Coach(69, 102), Coach(127, 102))
    assert worlds.differ_for(JACK)
    while worlds.ours.table.phase is not Phase.ESCAPE:
        worlds.play(worlds.ours.acting, worlds.ours.legal()[-1])  # done
    worlds.play(JACK, Walk(69), Walk(101))


def test_false_clues_and_goulston_street_are_asked_whatever_the_secret() -> None:
    tables = [
        Night(2, hideout=h, stood=SPREAD, patrols=SPREAD, jacks_letters=True) for h in (90, 63)
    ]
    worlds = Worlds(*tables, (*POLICE, SPECTATOR))
    worlds.play(JACK, Pass())
    worlds.both(lambda table: table.hunt(65))
    worlds.play(JACK, Walk(63))
    assert worlds.ours.table.phase is Phase.GRAFFITI
    worlds.play(JACK, Pass())


def test_the_wretched_walk_the_same_ways_whatever_lies_under_the_tokens() -> None:
    ways = []
    for order in ((*PAWNS, "false", "false"), TURNED):
        table = patrolled(order, head="yellow", marked=(65, 3, 21, 27, 147))
        table.jack(Wait())
        ways.append(table.legal("move-wretched"))
    assert ways[0] == ways[1]


def test_only_labelled_seats_hear_the_token_of_a_patrol() -> None:
    event = PatrolPlaced("police-2", "k42", "red")
    assert redact(event, "police-2") == event
    for other in OTHERS:
        assert not hasattr(redact(event, other), "token")
    moved = PatrolRelocated("k42", "k44")
    assert redact(moved, JACK) is moved
