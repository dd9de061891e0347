"""Reinforcements: green and brown (H9, H11, and what stands between them and W9, W11, H2)."""

from __future__ import annotations

from darklantern.games.whitehall.actions import Accuse, Arrest, Done, FalseClue, Search, Walk
from darklantern.games.whitehall.events import (
    AccusationFailed,
    AccusationProved,
    ArrestFailed,
    JackArrested,
)
from darklantern.games.whitehall.state import STREETS
from tests.rulebook.whitehall_table import Hunt, blocking, five_clues

NEAR_36 = {"locations": (36, 42, 147, 159), "start": 42}


def greens_part(*circles: int, green: str = "k102") -> Hunt:
    """Jack has walked from 147 over these circles; green is to act in phase 3."""
    figures = {"yellow": "k85", "green": green, "brown": "k107"}
    table = Hunt(figures=figures, start=147, roll_up_your_sleeves=True)
    table.walk(*circles[:-1])
    table.jack(Walk(circles[-1]))
    table.police_stay()
    table.done("yellow")
    return table


def browns_part(*circles: int, locations: tuple[int, ...] = NEAR_36["locations"]) -> Hunt:
    """Jack has walked from 42 over these circles; brown, alone to act, is asked in phase 3."""
    figures = {"yellow": "k85", "red": "k86", "brown": "k107"}
    table = Hunt(locations, figures, start=42, roll_up_your_sleeves=True)
    table.walk(*circles[:-1])
    table.jack(Walk(circles[-1]))
    table.police_stay()
    table.done("yellow", "red")
    return table


def green_at_k44(**to: str) -> Hunt:
    """Jack has earned a false clue and is asked; green has moved thus."""
    figures = {"yellow": "k88", "red": "k71", "green": "k44"}
    return blocking(five_clues(figures, roll_up_your_sleeves=True), **to)


# -- green ----------------------------------------------------------------------------------


def test_H9_green_arrests_at_every_circle_in_reach() -> None:
    """k102 reaches 93, 109 and 112."""
    table = greens_part(112)
    assert Arrest(ability=True) in table.legal()
    events = table.green(Arrest(ability=True))
    assert events == [JackArrested("green", (93, 109, 112), ability=True)]
    assert table.outcome == ("police", "arrest")


def test_H9_green_in_vain_is_spent() -> None:
    table = greens_part(112, 114)
    events = table.green(Arrest(ability=True))
    assert events == [ArrestFailed("green", (93, 109, 112), ability=True)]
    assert table.hears("jack", events) == [
        "Green makes an arrest by its ability at 93, 109 and 112: Jack is not there."
    ]
    assert table.seat == "brown"
    assert table.table.spent == {"green"}
    table.done("brown")
    table.jack(Walk(115))
    table.police_stay()
    table.done("yellow")
    assert "once a game (H9)" in table.refusal("green", Arrest(ability=True))
    table.green(Arrest(93))


def test_H9_greens_ability_stands_beside_the_plain_arrests() -> None:
    table = greens_part(114)
    assert table.legal("arrest") == [Arrest(93), Arrest(109), Arrest(112), Arrest(ability=True)]
    table.green(Arrest(93))
    assert table.table.spent == set()


def test_H9_green_names_no_single_circle_with_it() -> None:
    table = greens_part(114)
    assert "none by number (H9)" in table.refusal("green", Arrest(93, ability=True))


def test_H9_green_not_after_a_search() -> None:
    table = greens_part(114)
    table.green(Search(93))
    assert "(W10)" in table.refusal("green", Arrest(ability=True))


def test_H9_green_names_only_what_is_not_blocked() -> None:
    """On k44: 42, 43, 44 and 59."""
    table = green_at_k44()
    table.jack(FalseClue(59))
    table.done("yellow", "red")
    events = table.green(Arrest(ability=True))
    assert events[0] == ArrestFailed("green", (42, 43, 44), ability=True)


def test_H9_green_with_everything_blocked_has_just_done() -> None:
    """k32 reaches 42 alone."""
    table = green_at_k44(green="k32")
    table.jack(FalseClue(42))
    table.done("yellow", "red")
    assert table.legal() == [Done()]
    assert "Every circle in reach is blocked (H9)" in table.refusal("green", Arrest(ability=True))


# -- brown ----------------------------------------------------------------------------------


def test_H9_brown_names_a_location_not_yet_reached_and_the_police_win() -> None:
    table = browns_part(56)
    events = table.brown(Accuse(36))
    assert events == [AccusationProved("brown", 36)]
    assert table.hears("jack", events) == ["Brown names 36: right! The police win."]
    assert table.outcome == ("police", "accusation")
    assert table.seat is None


def test_H9_brown_any_of_the_105_white_circles() -> None:
    table = browns_part(56)
    named = [action.circle for action in table.legal("accuse")]
    assert named == list(STREETS.circles("white"))
    assert len(named) == 105
    assert "not white" in table.refusal("brown", Accuse(56))
    assert "(H9)" in table.refusal("brown", Accuse(66))


def test_H9_brown_wrong_ends_its_part_and_spends_it() -> None:
    table = browns_part(56)
    events = table.brown(Accuse(1))
    assert events[0] == AccusationFailed("brown", 1)
    assert table.hears("jack", events)[0] == "Brown names 1: not a location ahead."
    assert table.seat == "jack"
    assert table.table.spent == {"brown"}
    table.jack(Walk(57))
    table.police_stay()
    table.done("yellow", "red")
    assert table.legal("accuse") == []
    assert "once a game (H9)" in table.refusal("brown", Accuse(36))


def test_H9_a_location_on_which_jack_stands_counts_as_reached() -> None:
    table = browns_part(56, 36)
    events = table.brown(Accuse(36))
    assert events[0] == AccusationFailed("brown", 36)
    assert table.outcome is None
    assert table.table.announced == (42, 36)


def test_H9_an_announced_location_may_be_named_in_vain() -> None:
    table = browns_part(56)
    assert Accuse(42) in table.legal()
    assert table.brown(Accuse(42))[0] == AccusationFailed("brown", 42)


def test_H9_brown_accuses_instead_of_searching_not_after_it() -> None:
    table = browns_part(56)
    table.brown(Search(104))
    assert table.legal("accuse") == []
    assert "instead of searching" in table.refusal("brown", Accuse(36))


def test_H9_nobody_else_accuses() -> None:
    table = greens_part(114)
    assert "Brown alone" in table.refusal("green", Accuse(33))


def test_H9_brown_declining_keeps_it() -> None:
    table = browns_part(56)
    table.done("brown")
    table.jack(Walk(57))
    table.police_stay()
    table.done("yellow", "red")
    table.brown(Accuse(36))
    assert table.outcome == ("police", "accusation")


def test_W10_with_everything_blocked_brown_may_still_accuse_blocked_circles_too() -> None:
    figures = {"yellow": "k88", "red": "k71", "brown": "k44"}
    table = blocking(five_clues(figures, roll_up_your_sleeves=True), brown="k32")
    table.jack(FalseClue(42))
    table.done("yellow", "red")
    assert {action.type for action in table.legal()} == {"accuse", "done"}
    assert Accuse(42) in table.legal()


def test_H2_an_accusation_with_the_fifteenth_space_filled_comes_first() -> None:
    table = browns_part(*(56, 42) * 7, 56)
    assert table.table.space == 15
    table.brown(Accuse(147))
    assert table.outcome == ("police", "accusation")


def test_W11_after_a_right_accusation_nobody_is_asked() -> None:
    figures = {"red": "k85", "green": "k86", "brown": "k107"}
    table = Hunt(**NEAR_36, figures=figures, roll_up_your_sleeves=True)
    table.jack(Walk(56))
    table.police_stay()
    table.done("red", "green")
    table.brown(Accuse(159))
    assert table.legal() == []
    assert table.refusal("jack", Walk(57)) == "The game is over."


# -- together -------------------------------------------------------------------------------


def test_H11_green_and_brown_act_after_red_and_in_this_order() -> None:
    figures = {"red": "k85", "green": "k86", "brown": "k107"}
    table = Hunt(**NEAR_36, figures=figures, roll_up_your_sleeves=True)
    table.jack(Walk(56))
    table.police_stay()
    for figure in figures:
        assert table.seat == figure
        table.play(figure, Done())
