"""Who plays, and the hideout (C13, C17; Preparing the Game)."""

from __future__ import annotations

import pytest

from darklantern.core.codec import Malformed, read_action
from darklantern.core.game import InvalidSetup
from darklantern.core.position import begin
from darklantern.core.seats import JACK, Seating
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import ChooseHideout, PlaceWoman, Walk
from darklantern.games.whitechapel.events import HideoutChosen, JackEscaped, NightBegan
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import COACHES, FAKE_WOMEN, MARKED_WOMEN, STREETS
from tests.rulebook.whitechapel_table import RED, Night

ALL_FIVE = {f"police-{place}": (pawn,) for place, pawn in enumerate(PAWNS, 1)}


def set_up(seats: tuple[str, ...], pawns: dict[str, tuple[str, ...]] | None) -> None:
    held = None if pawns is None else tuple(pawns.items())
    GAME.setup(WhitechapelOptions(), Seating(seats, held))


# -- seats and pawns (C17) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "pawns"),
    [
        (1, [("blue", "yellow", "brown", "red", "green")]),
        (2, [("blue", "brown", "green"), ("yellow", "red")]),
        (3, [("blue", "red"), ("yellow", "green"), ("brown",)]),
        (4, [("blue", "green"), ("yellow",), ("brown",), ("red",)]),
        (5, [("blue",), ("yellow",), ("brown",), ("red",), ("green",)]),
    ],
)
def test_C17_the_pawns_are_dealt_evenly_round_the_table(
    players: int, pawns: list[tuple[str, ...]]
) -> None:
    seating = GAME.seating(None, players)
    assert seating.seats == (JACK, *(f"police-{n}" for n in range(1, players + 1)))
    assert [held for _, held in seating.pawns or ()] == pawns
    assert begin(GAME, WhitechapelOptions(), seating).seat == JACK


def test_C17_five_detectives_unless_told_otherwise_and_seats_by_name() -> None:
    assert GAME.seating(None, None) == GAME.seating(None, 5)
    assert GAME.seating(["police-1", "police-2"], None) == GAME.seating(None, 2)
    assert GAME.seating([JACK, "police-1"], 4) == GAME.seating(None, 1)


@pytest.mark.parametrize(
    ("seats", "pawns", "told"),
    [
        ((JACK,), {}, "one to five"),
        (("police-1",), {"police-1": ("blue",)}, "one to five"),
        ((JACK, *ALL_FIVE, "police-6"), {**ALL_FIVE, "police-6": ()}, "one to five"),
        (("police-1", JACK), {}, "one to five"),
        ((JACK, "police-2"), {"police-2": ("blue",)}, "in order: police-1"),
        ((JACK, "police-2", "police-1"), {}, "in order: police-1, police-2"),
        ((JACK, "police-1", "police-1"), {}, "in order"),
        ((JACK, "yellow"), {"yellow": ("yellow",)}, "in order"),
        ((JACK, "police-1"), None, "which detective holds which pawns"),
        ((JACK, "police-1"), {}, "must name police-1"),
        ((JACK, "police-1"), {"police-2": ("blue",)}, "must name police-1"),
        ((JACK, *ALL_FIVE), {**ALL_FIVE, JACK: ()}, "each once"),
        ((JACK, *ALL_FIVE), {**ALL_FIVE, "police-5": ()}, "police-5 holds no pawn"),
        ((JACK, *ALL_FIVE), {**ALL_FIVE, "police-5": ("blue",)}, "each held once"),
        ((JACK, *ALL_FIVE), {**ALL_FIVE, "police-5": ("green", "blue")}, "each held once"),
        ((JACK, *ALL_FIVE), {**ALL_FIVE, "police-5": ("pink",)}, "each held once"),
        ((JACK, "police-1"), {"police-1": ("blue", "yellow", "brown", "red")}, "each held once"),
    ],
)
def test_C17_other_seats_and_pawns_are_refused(
    seats: tuple[str, ...], pawns: dict[str, tuple[str, ...]] | None, told: str
) -> None:
    with pytest.raises(InvalidSetup, match=told):
        set_up(seats, pawns)


def test_C17_any_deal_of_the_five_pawns_is_allowed() -> None:
    others = ("green", "blue", "red", "brown")
    set_up((JACK, "police-1", "police-2"), {"police-2": others, "police-1": ("yellow",)})


# -- the hideout ----------------------------------------------------------------------------


def test_setup_the_example_hideout_90_and_any_circle_but_the_red_ones() -> None:
    position = begin(GAME, WhitechapelOptions(), GAME.seating(None, None))
    assert [a.circle for a in position.legal] == [c for c in STREETS.circles() if c not in RED]
    assert "21 is red" in str(position.why_not(JACK, ChooseHideout(21)))
    _, events = position.play(JACK, ChooseHideout(90))
    assert events == [HideoutChosen(90), NightBegan(1)]


def test_setup_jack_alone_learns_the_hideout() -> None:
    table = Night()
    assert table.hears(JACK, table.told[:1]) == ["Jack chooses his hideout: 90."]
    assert table.hears("police-1", table.told[:1]) == ["Jack chooses his hideout."]
    assert table.notes.hideout == 90


def test_C13_catch_me_if_you_can_forbids_circles_beside_a_red_one_too() -> None:
    position = begin(GAME, WhitechapelOptions(catch_me_if_you_can=True), GAME.seating(None, 1))
    beside = {circle for red in RED for circle in STREETS.neighbours[red]}
    offered = {action.circle for action in position.legal}
    assert offered == {*STREETS.circles()} - {*RED} - beside
    assert 83 in beside  # adjacent to 65 by one crossing
    assert "adjacent to a red circle" in str(position.why_not(JACK, ChooseHideout(83)))
    assert "is red" in str(position.why_not(JACK, ChooseHideout(65)))


# -- what a night gives (Hell 1 and 2) ------------------------------------------------------


@pytest.mark.parametrize(
    ("night", "coaches", "alleys", "marked", "all_women"),
    [(1, 3, 2, 5, 8), (2, 2, 2, 4, 7), (3, 2, 1, 3, 6), (4, 1, 1, 1, 4)],
)
def test_hell_1_and_2_tokens_and_women_of_each_night(
    night: int, coaches: int, alleys: int, marked: int, all_women: int
) -> None:
    table = Night(night)
    assert (table.table.left("coach"), table.table.left("alley")) == (coaches, alleys)
    assert COACHES[night] == coaches
    assert (MARKED_WOMEN[night], MARKED_WOMEN[night] + FAKE_WOMEN[night]) == (marked, all_women)
    tonight = table.told[table.told.index(NightBegan(night)) :]
    laid = [event for event in tonight if event.type == "woman-placed"]
    assert len(laid) == all_women
    assert len(table.table.wretched) == marked


def test_C16_women_in_any_order_on_free_red_circles() -> None:
    position = begin(GAME, WhitechapelOptions(), GAME.seating(None, None))
    position, _ = position.play(JACK, ChooseHideout(90))
    assert position.legal == [PlaceWoman(c, kind) for c in RED for kind in (True, False)]
    assert "red circles" in str(position.why_not(JACK, PlaceWoman(90, True)))
    for circle in (158, 149, 147):
        position, _ = position.play(JACK, PlaceWoman(circle, False))
    assert position.legal == [PlaceWoman(c, True) for c in (3, 21, 27, 65, 84)]
    assert "already" in str(position.why_not(JACK, PlaceWoman(158, True)))
    assert "no fake woman left" in str(position.why_not(JACK, PlaceWoman(3, False)))
    for circle in (3, 21, 27, 65):
        position, _ = position.play(JACK, PlaceWoman(circle, True))
    assert position.legal == [PlaceWoman(84, True)]  # the last one is asked for too


def test_C16_no_woman_on_a_crime_scene() -> None:
    table = Night()
    table.kill(65)
    table.happens(JackEscaped(1, 90))
    assert PlaceWoman(65, True) not in table.legal()
    assert "crime scene" in table.refusal(JACK, PlaceWoman(65, True))
    assert {action.circle for action in table.legal()} == {*RED} - {65}


def test_C16_the_marks_are_told_to_jack_alone() -> None:
    table = Night()
    laid = [event for event in table.told if event.type == "woman-placed"]
    assert table.hears(JACK, laid[:1]) == ["A marked woman token is laid on 3."]
    assert table.hears("police-1", laid[:1]) == ["A woman token is laid on 3."]
    assert table.hears("spectator", laid[-1:]) == ["A woman token is laid on 158."]


# -- what is written (W11) ------------------------------------------------------------------


@pytest.mark.parametrize("circle", [33.0, "33", True, None, [33]])
def test_W11_numbers_are_whole_json_numbers(circle: object) -> None:
    written = {"type": "choose-hideout", "circle": 33}
    assert read_action(GAME.actions, written) == ChooseHideout(33)
    with pytest.raises(Malformed, match="circle"):
        read_action(GAME.actions, {**written, "circle": circle})


def test_W11_flags_are_true_or_absent_and_marks_are_either() -> None:
    walk = {"type": "walk", "to": 33, "escape": True}
    assert read_action(GAME.actions, walk) == Walk(33, escape=True)
    for wrong in (False, 1):
        with pytest.raises(Malformed, match="escape"):
            read_action(GAME.actions, {**walk, "escape": wrong})
    woman = {"type": "place-woman", "circle": 3, "marked": False}
    assert read_action(GAME.actions, woman) == PlaceWoman(3, False)
    with pytest.raises(Malformed, match="marked"):
        read_action(GAME.actions, {**woman, "marked": 0})
