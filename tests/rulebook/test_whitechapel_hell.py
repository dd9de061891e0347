"""Hell: the head, the patrols, the wretched, the Time of the Crime (C1, C3 to C6, C9, C12, C18)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from darklantern.core.seats import CHANCE, JACK
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import (
    Accuse,
    Head,
    Kill,
    MoveWretched,
    Pass,
    PlacePatrol,
    Reveal,
    Wait,
    Walk,
)
from darklantern.games.whitechapel.events import (
    AddressKept,
    AddressRight,
    AddressWrong,
    AlarmWhistled,
    DoubleEvent,
    HeadDrawn,
    JackEscaped,
    JackWaited,
    PatrolPlaced,
    PatrolRevealed,
    WomenTurnedOver,
    WretchedKilled,
    WretchedMoved,
    WretchedStayed,
)
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import Phase, space_name
from tests.rulebook.whitechapel_table import FALSE, PATROLS, YELLOW, Night

FAR = {"k181": "blue", "k138": "yellow", "k156": "red", "k143": "green", "k44": "brown"}
"""Real tokens far from the circles 3, 27 and 65; fakes wherever the scene wants them."""


def placing(number: int = 1, **wishes: object) -> Night:
    """A night at its first patrol token."""
    return Night(number, patrols={}, **wishes)  # type: ignore[arg-type]


# -- 3. the head (C12) ----------------------------------------------------------------------


def test_C12_the_tile_is_drawn_without_replacement_and_one_is_never_used() -> None:
    table = Night()
    for night in (1, 2, 3, 4):
        drawn = table.table.heads
        assert len(drawn) == night
        if night == 4:
            break
        table.hunt(*((65,), (84,), (21, 27))[night - 1])
        table.happens(JackEscaped(table.table.space + 1, 90))
        table.lay_women()
        assert table.acting == CHANCE
        pile = [pawn for pawn in PAWNS if pawn not in drawn]
        chances = GAME.chances(table.position.state)
        assert chances == [(Head(pawn), Fraction(1, len(pile))) for pawn in pile]
        assert "cannot be drawn" in table.refusal(CHANCE, Head(drawn[0]))
        table.draw(pile[0])
        for crossing, token in PATROLS.items():
            table.happens(PatrolPlaced(table.table.head, crossing, token))
    assert len(set(PAWNS) - set(table.table.heads)) == 1


@pytest.mark.parametrize(("pawn", "seat"), [("blue", "police-1"), ("red", "police-2")])
def test_hell_3_who_holds_the_pawn_of_the_tile_is_the_head(pawn: str, seat: str) -> None:
    table = placing(head=pawn, detectives=2)
    assert HeadDrawn(pawn, seat) in table.told
    assert table.table.head == table.acting == seat


# -- 3. the patrols (C5) --------------------------------------------------------------------


def test_C5_the_first_night_all_seven_on_the_yellow_crossings() -> None:
    table = placing()
    kinds = (*PAWNS, FALSE)
    assert table.legal() == [PlacePatrol(k, token) for k in YELLOW for token in kinds]
    assert "yellow-bordered" in table.refusal("police-1", PlacePatrol("k1", "blue"))
    table.head(PlacePatrol("k42", "red"))
    assert PlacePatrol("k42", "blue") not in table.legal()
    assert "already" in table.refusal("police-1", PlacePatrol("k42", "blue"))
    assert "No red token" in table.refusal("police-1", PlacePatrol("k44", "red"))
    assert "five colours" in table.refusal("police-1", PlacePatrol("k44", "black"))
    table.head(PlacePatrol("k181", FALSE))
    assert PlacePatrol("k44", FALSE) in table.legal()
    table.head(PlacePatrol("k156", FALSE))
    assert "No false token" in table.refusal("police-1", PlacePatrol("k44", FALSE))
    for crossing, token in (("k44", "blue"), ("k58", "yellow"), ("k138", "brown")):
        table.head(PlacePatrol(crossing, token))
    assert table.legal() == [PlacePatrol("k143", "green")]  # asked even so
    table.head(PlacePatrol("k143", "green"))
    assert table.table.phase is Phase.BLOOD


def ended_on(*crossings: str) -> Night:
    """The second night, the pawns having been left there."""
    table = Night().hunt(at=65, pawns=dict(zip(PAWNS, crossings, strict=True)))
    table.happens(JackEscaped(1, 90))
    table.lay_women()
    table.draw("yellow")
    return table


def crossings_offered(table: Night) -> list[str]:
    offered = [action.crossing for action in table.legal() if isinstance(action, PlacePatrol)]
    return list(dict.fromkeys(offered))


def test_C5_later_five_where_pawns_stood_and_two_on_other_yellow_crossings() -> None:
    table = ended_on("k1", "k2", "k3", "k42", "k44")
    # in order of their numbers: the five, and the yellow ones where no pawn stood
    others = ["k58", "k138", "k143", "k156", "k181"]
    assert crossings_offered(table) == ["k1", "k2", "k3", "k42", "k44", *others]
    assert "No pawn stood on k4" in table.refusal("police-2", PlacePatrol("k4", "red"))
    table.head(PlacePatrol("k58", "red"))
    table.head(PlacePatrol("k1", FALSE))  # a fake may lie where a pawn stood
    assert crossings_offered(table) == ["k2", "k3", "k42", "k44", *others[1:]]
    table.head(PlacePatrol("k181", FALSE))
    assert crossings_offered(table) == ["k2", "k3", "k42", "k44"]
    assert "Two tokens lie" in table.refusal("police-2", PlacePatrol("k138", "blue"))
    assert "No false token" in table.refusal("police-2", PlacePatrol("k2", FALSE))
    for crossing, token in (("k2", "green"), ("k3", "blue"), ("k42", "yellow"), ("k44", "brown")):
        table.head(PlacePatrol(crossing, token))  # other colours than stood there
    assert table.table.phase is Phase.BLOOD


def test_C5_a_yellow_crossing_where_a_pawn_stood_counts_among_the_five() -> None:
    table = ended_on(*YELLOW[:5])
    assert crossings_offered(table) == list(YELLOW)
    for crossing, token in zip(YELLOW[5:], ("blue", "red"), strict=True):
        table.head(PlacePatrol(crossing, token))
    assert crossings_offered(table) == list(YELLOW[:5])


def test_C5_where_pawns_stood_as_the_escape_was_told() -> None:
    table = Night(hideout=82).hunt(at=65, pawns={"blue": "k1"})
    table.jack(Walk(63))
    table.police_move(blue="k7")
    table.everyone_done()
    table.jack(Walk(82, escape=True))
    table.lay_women()
    table.draw("yellow")
    assert "k7" in crossings_offered(table)
    assert "k1" not in crossings_offered(table)


def test_hell_3_the_head_alone_learns_which_token_lies_where() -> None:
    table = placing(head="red", detectives=3)  # police-1 holds blue and red
    events = table.head(PlacePatrol("k42", "green"))
    assert table.hears("police-1", events) == ["A green patrol token is laid on k42."]
    for other in ("police-2", "police-3", JACK, "spectator"):
        assert table.hears(other, events) == ["A patrol token is laid on k42."]
        notes = table.position.view(other).notes
        assert not getattr(notes, "patrols", ())
    assert table.head_notes.patrols[0] == ("k42", "green")


# -- 3. I Know Your Address (C9) ------------------------------------------------------------


@pytest.mark.parametrize(("head", "asked"), [("brown", True), ("red", True), ("blue", False)])
def test_C9_asked_when_brown_or_red_leads_on_the_first_night_too(head: str, asked: bool) -> None:
    table = Night(head=head, i_know_your_address=True)
    assert (table.table.phase is Phase.ADDRESS) == asked
    if asked:
        assert table.legal() == [*map(Accuse, range(1, 196)), Pass()]


def test_C9_never_without_the_option() -> None:
    assert Night(head="brown").table.phase is Phase.BLOOD


def test_C9_a_pass_keeps_it_and_an_address_uses_it_up() -> None:
    table = Night(2, head="red", i_know_your_address=True)
    assert table.head(Pass())[0] == AddressKept()
    table = next_night(table, "brown")
    assert table.table.phase is Phase.ADDRESS
    assert table.head(Accuse(91))[0] == AddressWrong(91)
    assert table.table.phase is Phase.BLOOD
    table = Night(2, head="red", i_know_your_address=True)
    table.head(Accuse(91))
    assert next_night(table, "brown").table.phase is Phase.BLOOD


def next_night(table: Night, head: str) -> Night:
    table.hunt(at=44)
    table.happens(JackEscaped(1, 90))
    table.lay_women()
    table.draw(head)
    for crossing, token in PATROLS.items():
        table.happens(PatrolPlaced(table.table.head, crossing, token))
    return table


def test_C9_the_right_address_ends_the_game() -> None:
    table = Night(head="brown", i_know_your_address=True)
    assert table.head(Accuse(90)) == [AddressRight(90)]
    assert table.outcome == ("police", "hideout-found")
    assert table.position.seat is None


# -- the order of Hell (C18) ----------------------------------------------------------------


def test_C18_hell_in_order_with_everything_that_can_be_asked() -> None:
    stood = {"k1": "blue", "k42": "yellow", "k58": "brown", "k101": "red", "k9": "green"}
    stood |= {"k138": FALSE, "k143": FALSE}
    table = Night(
        2, head="red", stood=stood, patrols=stood, jacks_letters=True, i_know_your_address=True
    )
    assert table.table.phase is Phase.ADDRESS
    table.head(Pass())
    assert table.table.phase is Phase.LETTERS
    events = table.jack(Pass())
    assert [event.type for event in events] == ["letter-kept", "women-turned-over"]
    assert table.table.phase is Phase.BLOOD
    kinds = list(dict.fromkeys(event.type for event in table.told[_begin(table) :]))
    assert kinds == [
        *("night-began", "woman-placed", "head-drawn", "patrol-placed"),
        *("address-kept", "letter-kept", "women-turned-over"),
    ]


def _begin(table: Night) -> int:
    return max(n for n, event in enumerate(table.told) if event.type == "night-began")


# -- 4. the women turned over ---------------------------------------------------------------


def test_hell_4_the_marked_women_become_wretched_and_the_fakes_go() -> None:
    table = Night(marked=(21, 65, 84, 149, 158))
    assert WomenTurnedOver((21, 65, 84, 149, 158)) in table.told
    assert table.table.wretched == {21, 65, 84, 149, 158}
    assert table.table.women == frozenset()
    assert table.table.time == 1


# -- 5. kill or wait (C1) -------------------------------------------------------------------


def test_C1_the_track_runs_from_V_to_I_and_on_to_15() -> None:
    names = [space_name(space) for space in range(-4, 16)]
    assert names == ["V", "IV", "III", "II", "I", *map(str, range(1, 16))]


def wait(table: Night, times: int) -> Night:
    """Jack waits; each time any legal wretched move, and a real token is turned over."""
    for _ in range(times):
        table.jack(Wait())
        while table.table.phase is Phase.SUSPENSE:
            table.head(table.legal()[0])
        real = {p.crossing for p in table.head_notes.patrols if p.token != FALSE}
        table.jack(next(Reveal(crossing) for crossing in real if Reveal(crossing) in table.legal()))
    return table


@pytest.mark.parametrize(("waits", "space", "left"), [(0, 0, 15), (1, -1, 16), (4, -4, 19)])
def test_C1_waiting_gives_more_spaces(waits: int, space: int, left: int) -> None:
    table = wait(Night(), waits)
    victim = min(table.table.wretched)
    events = table.kill(victim)
    assert events[0] == WretchedKilled(victim)
    assert table.table.space == space
    assert 15 - table.table.space == left
    assert space_name(space) == ("I", "II", "III", "IV", "V")[waits]


@pytest.mark.parametrize(("waits", "left"), [(0, 14), (4, 18)])
def test_C1_one_space_fewer_on_the_third_night(waits: int, left: int) -> None:
    table = wait(Night(3), waits)
    first, then, _ = sorted(table.table.wretched)
    table.kill(first, then)
    assert 15 - table.table.space == left


def test_C1_nobody_waits_at_V() -> None:
    table = wait(Night(), 3)
    assert Wait() in table.legal()
    wait(table, 1)
    assert table.table.time == 5
    assert table.legal("wait") == []
    assert "V: Jack must kill (C1)" in table.refusal(JACK, Wait())


def test_hell_5_kill_any_wretched_or_wait() -> None:
    table = Night(marked=(21, 65, 84, 149, 158))
    assert table.legal() == [*map(Kill, (21, 65, 84, 149, 158)), Wait()]
    assert "No wretched stands on 27" in table.refusal(JACK, Kill(27))
    assert "third night" in table.refusal(JACK, Kill(21, 65))


def test_hell_8_the_example_a_murder_on_82_at_II() -> None:
    table = Night(marked=(65, 3, 21, 27, 147))
    table.jack(Wait())
    table.head(MoveWretched(65, 82))
    for circle, to in ((3, 2), (21, 20), (27, 28), (147, 111)):
        table.head(MoveWretched(circle, to))
    table.jack(Reveal("k42"))
    events = table.kill(82)
    assert events[0] == WretchedKilled(82)
    assert table.notes.row == (82,)
    assert table.table.scenes == (82,)
    assert space_name(table.table.space) == "II"


# -- the double event (C6) ------------------------------------------------------------------


def test_C6_six_ordered_pairs_on_the_third_night() -> None:
    table = Night(3, marked=(3, 21, 27))
    pairs = [(3, 21), (3, 27), (21, 3), (21, 27), (27, 3), (27, 21)]
    assert table.legal("kill") == [Kill(first, then) for first, then in pairs]
    assert "third night" in table.refusal(JACK, Kill(3))
    assert "not the same" in table.refusal(JACK, Kill(3, 3))
    assert "No wretched stands on 65" in table.refusal(JACK, Kill(3, 65))


def test_C6_the_example_27_then_3() -> None:
    table = Night(3, marked=(3, 21, 27))
    events = table.kill(27, 3)
    assert events[0] == DoubleEvent((3, 27), (27, 3))
    assert table.hears("police-1", events[:1]) == ["The double event: Jack kills on 3 and 27."]
    assert table.hears(JACK, events[:1]) == [
        "The double event: Jack kills on 3 and 27, first on 27."
    ]
    assert table.notes.row == (27, 3)
    assert table.notes.circle == 3
    assert table.table.scenes[-2:] == (3, 27)
    assert table.table.space == 1


def test_C6_after_the_double_event_the_police_act_first() -> None:
    table = Night(3, marked=(3, 21, 27))
    table.kill(27, 3)
    assert table.table.phase is Phase.HUNTING
    assert table.acting == table.table.head
    table.police_move()
    table.everyone_done()
    assert table.acting == JACK
    assert Walk(2) in table.legal("walk")


# -- 6. the wretched (C3) -------------------------------------------------------------------


def suspense(
    number: int = 1, marked: tuple[int, ...] = (65, 3, 21, 27, 147), **fakes: str
) -> Night:
    """Jack waits; fakes on two crossings, the real tokens far away."""
    at = [fakes.get("one", "k230"), fakes.get("two", "k232")]
    table = Night(number, marked=marked, patrols={**FAR, **dict.fromkeys(at, FALSE)})
    assert table.jack(Wait())[0] == JackWaited(2)
    return table


def ways(table: Night, circle: int) -> set[int]:
    moves = [action for action in table.legal() if isinstance(action, MoveWretched)]
    return {move.to for move in moves if move.circle == circle}


def test_C3_the_example_the_seven_ways_from_65() -> None:
    table = suspense()
    assert ways(table, 65) == {63, 66, 51, 67, 84, 83, 82}
    events = table.head(MoveWretched(65, 82))
    assert events == [WretchedMoved(65, 82)]
    assert table.table.wretched == {82, 3, 21, 27, 147}


def test_C3_not_past_a_token_revealed_or_not() -> None:
    table = suspense(one="k80")
    assert not ways(table, 65) & {51, 67}  # by k83 and k80 alone
    assert "next to a patrol token" in table.refusal("police-1", MoveWretched(65, 51))
    table = suspense(one="k89")
    assert ways(table, 65) == {51, 66, 67, 83, 84}
    table = Night(marked=(65, 3, 21, 27, 147), patrols={**FAR, "k157": FALSE, "k196": FALSE})
    table.jack(Wait())
    assert "adjacent" in table.refusal("police-1", MoveWretched(65, 99))


def test_C3_barred_by_a_token_on_the_route_although_not_beside_it() -> None:
    """From 27 to 45 every way passes k40 and k49; 45 itself is in reach of neither."""
    table = suspense(one="k49")
    assert 45 not in ways(table, 27)
    assert "a patrol token on k49" in table.refusal("police-1", MoveWretched(27, 45))
    assert 45 in ways(suspense(), 27)


def test_C3_not_next_to_a_token() -> None:
    table = suspense(one="k63")  # beside 51, on no way from 65
    assert ways(table, 65) == {63, 66, 67, 84, 83, 82}
    assert "next to a patrol token" in table.refusal("police-1", MoveWretched(65, 51))


def test_C3_a_revealed_token_still_bars_and_a_removed_fake_does_not() -> None:
    for crossing, open_again in (("k63", True), ("k44", False)):
        table = suspense(one="k63")
        assert 51 not in ways(table, 65)
        table.head(MoveWretched(65, 66))
        while table.table.phase is Phase.SUSPENSE:
            table.head(table.legal()[0])
        table.jack(Reveal(crossing))
        table.jack(Wait())
        assert (51 in ways(table, 66)) == open_again


def test_C3_not_onto_another_wretched() -> None:
    table = suspense(marked=(65, 84, 3, 21, 27))
    assert ways(table, 65) == {63, 66, 51, 67, 83, 82}
    assert "A wretched stands on 84" in table.refusal("police-1", MoveWretched(65, 84))
    table.head(MoveWretched(84, 99))
    assert 84 in ways(table, 65)  # free at that moment


def test_C3_not_onto_a_crime_scene_of_any_night() -> None:
    table = suspense(4, marked=(27,))
    assert {26, 44, 45} <= {*table.table.scenes}
    assert ways(table, 27) == {28, 29, 46, 47, 48, 79}
    assert "26 is a crime scene" in table.refusal("police-4", MoveWretched(27, 26))


def test_C3_each_once_in_any_order() -> None:
    table = suspense()
    table.head(MoveWretched(27, 28))
    assert ways(table, 28) == set()
    assert "moved already" in table.refusal("police-1", MoveWretched(28, 27))
    assert "No wretched stands on 27" in table.refusal("police-1", MoveWretched(27, 28))
    for circle, to in ((3, 2), (65, 66), (147, 111)):
        table.head(MoveWretched(circle, to))
    assert {action.circle for action in table.legal()} == {21}  # type: ignore[attr-defined]
    table.head(MoveWretched(21, 20))
    assert table.acting == JACK
    assert table.table.phase is Phase.READY


def test_C3_who_cannot_move_stays_when_nobody_else_can_either() -> None:
    table = suspense(3, marked=(27, 3, 21), one="k40", two="k46")
    assert ways(table, 27) == set()
    table.head(MoveWretched(3, 2))
    events = table.head(MoveWretched(21, 20))
    assert events == [WretchedMoved(21, 20), WretchedStayed((27,))]
    assert table.table.phase is Phase.READY
    table = Night(4, marked=(27,), patrols={**FAR, "k40": FALSE, "k46": FALSE})
    assert table.jack(Wait()) == [JackWaited(2), WretchedStayed((27,))]


def test_C3_one_that_is_freed_by_another_must_move() -> None:
    """81 has two neighbours, 80 and 118, and the others stand on them."""
    table = suspense(3, marked=(27, 3, 21))
    for circle, to in ((27, 81), (3, 80), (21, 118)):
        table.happens(WretchedMoved(circle, to))
    table.jack(Reveal("k230"))
    table.jack(Wait())
    assert ways(table, 81) == set()
    assert "A wretched stands on 80" in table.refusal("police-5", MoveWretched(81, 80))
    table.head(MoveWretched(80, 62))
    table.head(MoveWretched(118, 117))
    assert table.legal() == [MoveWretched(81, 80)]  # 118 is next to k143


# -- 7. a token turned over (C4) ------------------------------------------------------------


def ready() -> Night:
    table = suspense(one="k40")
    while table.table.phase is Phase.SUSPENSE:
        table.head(table.legal()[0])
    return table


def test_C4_any_token_not_revealed_yet_and_a_fake_leaves_the_board() -> None:
    table = ready()
    tokens = ["k40", "k44", "k138", "k143", "k156", "k181", "k232"]
    assert table.legal() == list(map(Reveal, tokens))
    assert table.jack(Reveal("k40")) == [PatrolRevealed("k40", FALSE)]
    assert "k40" not in [patrol.crossing for patrol in table.table.patrols]
    assert table.table.phase is Phase.BLOOD


def test_C4_a_real_one_stays_face_up_and_is_not_turned_twice() -> None:
    table = ready()
    assert table.jack(Reveal("k44")) == [PatrolRevealed("k44", "brown")]
    assert ("k44", "brown") in table.table.patrols
    table.jack(Wait())
    while table.table.phase is Phase.SUSPENSE:
        table.head(table.legal()[0])
    assert Reveal("k44") not in table.legal()
    assert "revealed already" in table.refusal(JACK, Reveal("k44"))
    assert "No patrol token" in table.refusal(JACK, Reveal("k1"))


# -- 9. the whistles ------------------------------------------------------------------------


def test_hell_9_pawns_appear_where_their_tokens_lay_and_the_rest_is_cleared() -> None:
    table = Night(marked=(65, 3, 21, 27, 147))
    events = table.kill(65)
    assert events[1:] == [AlarmWhistled(PAWNS, ("k42", "k44", "k58", "k138", "k143"))]
    assert table.table.patrols == ()
    assert table.table.wretched == frozenset()
    assert table.table.standing()[0] == ("blue", "k42")
    assert table.head_notes.patrols == ()
    assert table.acting == JACK
