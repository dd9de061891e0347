"""Phase 1, Escape in the Night: Jack on foot, and the want of a move (W1, W6, W12)."""

from __future__ import annotations

import pytest

from darklantern.games.whitehall.actions import Alley, Boat, Coach, Done, Pass, Walk
from darklantern.games.whitehall.events import JackTrapped, JackWalked, MovesRanOut
from tests.rulebook.whitehall_table import EXAMPLE, Hunt

FROM_8 = {"locations": (8, 46, 147, 159), "start": 8}
"""From 8 one way leads by k13 and one by k29, there are two ways to 10, and no alley."""


# -- routes (W1) ----------------------------------------------------------------------------


def test_W1_the_example_147_to_114_past_three_crossings() -> None:
    table = Hunt(locations=EXAMPLE, start=147)
    events = table.jack(Walk(114))
    assert events == [JackWalked(space=1, to=114)]
    assert table.notes.row == (147, 114)
    assert table.table.space == 1


def test_W1_the_walk_is_told_and_the_circle_is_not() -> None:
    table = Hunt()
    events = table.jack(Walk(114))
    assert table.hears("red", events) == ["Space 1: Jack walks."]
    assert table.hears("jack", events) == ["Space 1: Jack walks to 114."]


@pytest.mark.parametrize("crossing", ["k118", "k126", "k131"])
def test_W1_a_figure_on_any_crossing_of_the_route_bars_it(crossing: str) -> None:
    table = Hunt(figures={"yellow": "k85", "blue": crossing, "red": "k86"}, start=147)
    reason = f"Every route from 147 to 114 is barred by blue on {crossing} (W1)."
    assert table.refusal("jack", Walk(114)) == reason


def test_W1_a_figure_beside_the_route_bars_nothing() -> None:
    table = Hunt(figures={"yellow": "k102", "blue": "k124", "red": "k136"}, start=147)
    assert Walk(114) in table.legal()


def test_W1_one_free_route_is_enough() -> None:
    """8 to 10: by k13 and k23, or by k29 and k23."""
    table = Hunt(**FROM_8, figures={"yellow": "k13", "blue": "k107", "red": "k112"})
    assert Walk(10) in table.legal()
    table = Hunt(**FROM_8, figures={"yellow": "k92", "blue": "k107", "red": "k29"})
    assert Walk(10) in table.legal()


def test_W1_every_route_barred_is_no_way() -> None:
    table = Hunt(**FROM_8, figures={"yellow": "k13", "blue": "k107", "red": "k29"})
    reason = table.refusal("jack", Walk(10))
    assert reason == "Every route from 8 to 10 is barred by yellow on k13 and red on k29 (W1)."
    table = Hunt(**FROM_8, figures={"yellow": "k92", "blue": "k23", "red": "k112"})
    assert "barred by blue on k23 (W1)" in table.refusal("jack", Walk(10))
    assert Walk(9) in table.legal()


def test_W1_no_walk_past_a_third_circle() -> None:
    """11 lies behind 9."""
    table = Hunt(**FROM_8)
    reason = table.refusal("jack", Walk(11))
    assert reason == "11 is not adjacent to 8: every way passes another circle (W1)."
    table.walk(9)
    table.jack(Walk(11))


def test_escape_any_colour_will_do() -> None:
    table = Hunt(locations=(33, 46, 137, 147), start=137)
    assert Walk(135) in table.legal()  # white
    assert Walk(138) in table.legal()  # blue
    table.walk(139)  # black


def test_escape_walks_ascend_and_come_before_the_tiles() -> None:
    table = Hunt(locations=(33, 46, 137, 147), start=137)
    order = ["walk", "coach", "alley", "boat"]
    kinds = [action.type for action in table.legal()]
    assert kinds == sorted(kinds, key=order.index)
    walks = [action.to for action in table.legal("walk")]
    assert walks == sorted(walks)


# -- Jack must move (W12) -------------------------------------------------------------------


def test_W12_a_route_back_to_its_own_circle_is_no_walk() -> None:
    table = Hunt(start=147)
    assert "(W12)" in table.refusal("jack", Walk(147))


def test_escape_jack_must_move() -> None:
    table = Hunt(start=147)
    assert "Not now" in table.refusal("jack", Pass())
    assert "Not now" in table.refusal("jack", Done())


def test_W12_back_to_the_circle_just_left_is_legal() -> None:
    table = Hunt(start=147)
    table.walk(114, 147)
    assert table.notes.row == (147, 114, 147)


def test_W12_with_one_free_space_no_coach_is_legal() -> None:
    table = Hunt(**FROM_8)
    table.walk(*(9, 8) * 7)
    assert table.table.space == 14
    assert table.legal("coach") == []
    assert "two free spaces" in table.refusal("jack", Coach(9, 10))
    assert "(W5)" in table.refusal("jack", Coach(9, 10))
    assert Walk(9) in table.legal()


def test_W12_with_exactly_two_free_spaces_a_coach_is_legal_even_if_it_can_only_lose() -> None:
    table = Hunt(**FROM_8)
    table.walk(*(9, 8) * 6, 9)
    assert table.table.space == 13
    assert table.turn(Coach(8, 10))[-1] == MovesRanOut()
    assert table.outcome == ("police", "out-of-moves")


def test_W12_any_move_onto_the_last_space_is_legal() -> None:
    table = Hunt(**FROM_8)
    table.walk(*(9, 8) * 7)
    assert table.walk(9)[-1] == MovesRanOut()


# -- no legal move (W6) ---------------------------------------------------------------------


def test_W6_with_no_legal_action_as_phase_1_begins_jack_has_lost() -> None:
    """At 14 spaces no coach fits; 8 has no alley; k13 and k29 are all its crossings."""
    table = Hunt(**FROM_8, figures={"yellow": "k5", "blue": "k23", "red": "k112"})
    table.walk(*(9, 8) * 6, 9)
    events = table.turn(Walk(8), yellow="k13", blue="k29")
    assert events[-1] == JackTrapped()
    assert table.outcome == ("police", "no-legal-move")
    assert table.seat is None


def test_W6_a_legal_coach_must_be_used() -> None:
    table = Hunt(**FROM_8, figures={"yellow": "k5", "blue": "k23", "red": "k112"})
    table.walk(9)
    table.turn(Walk(8), yellow="k13", blue="k29")
    assert table.outcome is None
    assert {action.type for action in table.legal()} == {"coach"}
    assert "(W1)" in table.refusal("jack", Walk(9))
    table.jack(Coach(9, 11))


def test_W6_with_both_coaches_used_there_is_no_way_out() -> None:
    table = Hunt(**FROM_8, figures={"yellow": "k5", "blue": "k107", "red": "k47"})
    table.turn(Coach(28, 29))
    events = table.turn(Coach(28, 8), yellow="k13", red="k29")
    assert events[-1] == JackTrapped()


def test_W6_a_legal_alley_must_be_used() -> None:
    """9 has the crossings k5 and k13, and a block of houses."""
    table = Hunt(
        locations=(9, 46, 147, 159),
        start=9,
        figures={"yellow": "k92", "blue": "k29", "red": "k18"},
    )
    table.walk(*(10, 9) * 6, 10)
    table.turn(Walk(9), blue="k13", red="k5")
    assert table.table.space == 14
    assert table.legal() == [Alley(1), Alley(10), Alley(11)]
    assert table.turn(Alley(1))[-1] == MovesRanOut()


def test_W6_with_both_alleys_used_too_there_is_no_way_out() -> None:
    table = Hunt(
        locations=(9, 46, 147, 159),
        start=9,
        figures={"yellow": "k92", "blue": "k29", "red": "k18"},
    )
    table.turn(Alley(1))
    table.turn(Alley(9))
    table.walk(*(10, 9) * 5, 10)
    events = table.turn(Walk(9), blue="k13", red="k5")
    assert events[-1] == JackTrapped()


def test_W12_with_one_free_space_a_boat_is_a_way_out() -> None:
    """138 has the one crossing k137, and is blue."""
    figures = {"yellow": "k140", "blue": "k107", "red": "k112"}
    table = Hunt(locations=(33, 46, 137, 147), start=137, figures=figures)
    table.walk(*(139, 137) * 6, 139)
    table.turn(Walk(138), yellow="k137")
    assert table.table.space == 14
    assert table.legal() == [Boat(157), Boat(158), Boat(160)]


def test_W12_with_one_free_space_and_no_walk_alley_or_boat_he_has_lost() -> None:
    figures = {"yellow": "k140", "blue": "k107", "red": "k112"}
    table = Hunt(locations=(33, 46, 137, 147), start=137, figures=figures)
    table.walk(138)
    table.turn(Boat(157))
    table.turn(Boat(138))
    table.walk(137, 139, 138, *(137, 138) * 3, 137)
    events = table.turn(Walk(138), yellow="k137")
    assert table.table.space == 14
    assert events[-1] == JackTrapped()


def test_W6_is_asked_as_the_hunt_begins_too() -> None:
    """With six tiles in hand he has a way out of every circle."""
    table = Hunt(**FROM_8, figures={"yellow": "k13", "blue": "k29", "red": "k112"})
    assert table.seat == "jack"
    assert {action.type for action in table.legal()} == {"coach"}
