"""Preparing the game: locations, figures, the start (H1, H11)."""

from __future__ import annotations

import itertools

import pytest

from darklantern.core.actions import Action
from darklantern.core.game import InvalidSetup
from darklantern.core.position import begin
from darklantern.core.seats import Seating
from darklantern.games.whitehall import GAME
from darklantern.games.whitehall.actions import Begin, ChooseLocation, Deploy, Walk
from darklantern.games.whitehall.events import HuntBegan, LocationChosen
from darklantern.games.whitehall.options import WhitehallOptions
from darklantern.games.whitehall.state import STREETS
from tests.rulebook.whitehall_table import Hunt

FIVE = ("yellow", "blue", "red", "green", "brown")
NOBODY_DEPLOYED = {"yellow": None, "blue": None, "red": None}


def set_up(*figures: str, **options: bool) -> None:
    begin(GAME, WhitehallOptions(**options), Seating(("jack", *figures)))


# -- the four locations ---------------------------------------------------------------------


def test_setup_the_example_33_46_147_159() -> None:
    table = Hunt(locations=(33, 46, 147, 159), start=147)
    assert table.notes.locations == (33, 46, 147, 159)
    assert table.notes.row == (147,)
    assert table.table.announced == (147,)
    assert (table.table.round, table.table.space) == (1, 0)
    assert table.seat == "jack"
    assert table.legal("walk")


def test_setup_a_location_is_white() -> None:
    table = Hunt(locations=())
    assert all(STREETS.board.circles[a.circle].kind == "white" for a in table.legal())
    assert "white circle" in table.refusal("jack", ChooseLocation(19))  # black
    assert "white circle" in table.refusal("jack", ChooseLocation(66))  # blue
    table.jack(ChooseLocation(1))


def test_setup_one_location_in_each_quadrant() -> None:
    table = Hunt(locations=(33,))
    assert "quadrant bA already" in table.refusal("jack", ChooseLocation(34))
    table.jack(ChooseLocation(46))
    assert "quadrant bB already" in table.refusal("jack", ChooseLocation(47))
    table.jack(ChooseLocation(147))
    assert "quadrant aB already" in table.refusal("jack", ChooseLocation(148))
    table.jack(ChooseLocation(159))
    assert table.seat == "yellow"


def test_H1_locations_ascend() -> None:
    table = Hunt(locations=(46,))
    assert "ascending" in table.refusal("jack", ChooseLocation(33))
    assert "(H1)" in table.refusal("jack", ChooseLocation(33))
    assert ChooseLocation(47) not in table.legal()
    assert ChooseLocation(48) in table.legal()


def test_H1_each_quadrant_still_needed_keeps_a_higher_white_circle() -> None:
    """The highest white circle of bA is 72, of bB 79, of aB 188, of aA 189."""
    table = Hunt(locations=())
    assert "(H1)" in table.refusal("jack", ChooseLocation(77))  # bB, and nothing left in bA
    assert "(H1)" in table.refusal("jack", ChooseLocation(117))
    table.jack(ChooseLocation(67))  # bB: 68 to 72 are left in bA
    assert "(H1)" in table.refusal("jack", ChooseLocation(117))  # bA is still needed
    assert [a.circle for a in table.legal()] == [68, 69, 71, 72]
    table.jack(ChooseLocation(72))
    assert "(H1)" in table.refusal("jack", ChooseLocation(189))  # aA, and nothing left in aB
    table.jack(ChooseLocation(188))
    assert table.legal() == [ChooseLocation(189)]


def test_H1_every_offer_can_be_completed() -> None:
    """Down the first and the last offer of each list, four locations always come about."""
    for ends in itertools.product((0, -1), repeat=4):
        table = Hunt(locations=())
        for end in ends:
            table.jack(table.legal()[end])
        assert list(table.notes.locations) == sorted(table.notes.locations)
        assert table.seat == "yellow"


def test_setup_the_locations_are_told_to_nobody() -> None:
    table = Hunt(locations=())
    events = table.jack(ChooseLocation(33))
    assert events == [LocationChosen(33)]
    assert table.hears("yellow", events) == ["Jack notes a location."]
    assert table.hears("jack", events) == ["Jack notes a location: 33."]


# -- the figures ----------------------------------------------------------------------------


def test_setup_figures_are_deployed_by_priority_on_yellow_borders() -> None:
    table = Hunt(figures=NOBODY_DEPLOYED)
    borders = ["k85", "k86", "k92", "k96", "k107", "k112"]
    assert table.legal() == [Deploy(k) for k in borders]
    assert table.refusal("blue", Deploy("k85")) == "It is not blue's turn: yellow must act."
    assert "yellow-bordered" in table.refusal("yellow", Deploy("k1"))
    table.yellow(Deploy("k92"))
    assert "Another figure stands on k92" in table.refusal("blue", Deploy("k92"))
    table.blue(Deploy("k85"))
    assert table.legal() == [Deploy(k) for k in ("k86", "k96", "k107", "k112")]
    table.red(Deploy("k112"))
    assert table.table.crossings == ("k92", "k85", "k112")


def test_H1_locations_first_then_figures_then_the_start() -> None:
    table = Hunt(locations=(33, 46, 147), figures=NOBODY_DEPLOYED)
    assert table.seat == "jack"
    assert "Not now" in table.refusal("jack", Begin(33))
    table.jack(ChooseLocation(159))
    assert table.seat == "yellow"
    assert "yellow must act" in table.refusal("jack", Begin(33))
    table.yellow(Deploy("k85"))
    table.blue(Deploy("k86"))
    table.red(Deploy("k92"))
    assert table.seat == "jack"
    assert "Not now" in table.refusal("jack", Walk(114))


def test_H1_all_four_are_offered_as_the_start_and_the_choice_is_announced() -> None:
    table = Hunt(start=None)
    assert table.legal() == [Begin(33), Begin(46), Begin(147), Begin(159)]
    assert "(H1)" in table.refusal("jack", Begin(34))
    events = table.jack(Begin(159))
    assert events == [HuntBegan(159)]
    assert table.hears("spectator", events) == ["The hunt begins: Jack was at 159."]
    assert table.table.announced == (159,)


# -- who plays ------------------------------------------------------------------------------


def test_setup_the_usual_seats_are_jack_yellow_blue_red() -> None:
    assert GAME.seating(None, None) == Seating(("jack", "yellow", "blue", "red"))


@pytest.mark.parametrize("three", [*itertools.combinations(FIVE, 3)])
def test_H11_any_three_figures_play_with_reinforcements(three: tuple[str, ...]) -> None:
    set_up(*three, roll_up_your_sleeves=True)
    if {"green", "brown"} & {*three}:
        with pytest.raises(InvalidSetup, match="green and brown need the option"):
            set_up(*three)


@pytest.mark.parametrize(
    "figures",
    [
        ("yellow", "blue"),
        ("yellow", "blue", "red", "green"),
        ("blue", "yellow", "red"),
        ("yellow", "yellow", "red"),
        ("yellow", "blue", "purple"),
    ],
)
def test_H11_three_different_figures_by_priority(figures: tuple[str, ...]) -> None:
    with pytest.raises(InvalidSetup, match="in this order"):
        set_up(*figures, roll_up_your_sleeves=True)


def test_H11_smoker_needs_yellow_and_rolled_up_sleeves() -> None:
    set_up("yellow", "green", "brown", roll_up_your_sleeves=True, smoker=True)
    with pytest.raises(InvalidSetup, match=r"without yellow no smoker \(H11\)"):
        set_up("blue", "red", "green", roll_up_your_sleeves=True, smoker=True)
    with pytest.raises(InvalidSetup, match="smoker needs roll-up-your-sleeves"):
        set_up("yellow", "blue", "red", smoker=True)


# -- the sentences --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "seat", "action"),
    [
        (Hunt(locations=(33,)), "jack", ChooseLocation(19)),
        (Hunt(locations=(33,)), "jack", ChooseLocation(34)),
        (Hunt(figures=NOBODY_DEPLOYED), "yellow", Deploy("k1")),
        (Hunt(figures={**NOBODY_DEPLOYED, "yellow": "k92"}), "blue", Deploy("k92")),
    ],
)
def test_setup_a_refusal_says_where_the_rule_stands(table: Hunt, seat: str, action: Action) -> None:
    assert "(Preparing the Game)" in table.refusal(seat, action)


def test_setup_places_that_do_not_exist() -> None:
    assert Hunt().refusal("jack", Walk(190)) == "There is no circle 190 on this board."
    table = Hunt(figures=NOBODY_DEPLOYED)
    assert table.refusal("yellow", Deploy("k999")) == "There is no crossing k999 on this board."
