"""Phase 3, Clues and Suspicion: looking for clues, executing an arrest (W2, W7, W8, W10, W11)."""

from __future__ import annotations

import pytest

from darklantern.core.codec import Malformed, read_action
from darklantern.games.whitehall.actions import ACTIONS, Arrest, Coach, Done, Search, Walk
from darklantern.games.whitehall.events import (
    ArrestFailed,
    CircleSearched,
    FigureDone,
    JackArrested,
    TurnEnded,
)
from tests.rulebook.whitehall_table import Hunt

AT_THE_BRIDGE = {"yellow": "k110", "blue": "k89", "red": "k102"}
"""Yellow reaches 108 and 128; blue 70, 83 and 84; red 93, 109 and 112."""


def suspicion(
    *circles: int, start: int = 147, figures: dict[str, str] = AT_THE_BRIDGE, **moves: str
) -> Hunt:
    """Jack has walked these circles, the figures make these moves in the last turn, and its
    phase 3 begins."""
    locations = (46, 52, 147, 159) if start == 52 else (33, 46, 147, 159)
    table = Hunt(locations, figures, start)
    table.walk(*circles[:-1])
    table.jack(Walk(circles[-1]))
    table.police_move(**moves)
    return table


# -- reach (W2) -----------------------------------------------------------------------------


def test_W2_reach_is_one_dotted_segment() -> None:
    table = suspicion(114)
    assert table.legal() == [Search(108), Search(128), Arrest(108), Arrest(128), Done()]
    reason = table.refusal("yellow", Search(107))
    assert reason == "107 is out of yellow's reach on k110 (W2)."
    assert "(W2)" in table.refusal("yellow", Arrest(127))


def test_W2_search_and_arrest_ignore_where_other_figures_stand() -> None:
    table = suspicion(114, figures={"yellow": "k110", "blue": "k100", "red": "k109"})
    assert Search(108) in table.legal()


# -- looking for clues ----------------------------------------------------------------------


def test_looking_for_clues_the_example_yellow_128_then_108() -> None:
    table = suspicion(114)
    for circle in (107, 127):
        assert "(W2)" in table.refusal("yellow", Search(circle))
    events = table.yellow(Search(128))
    assert events == [CircleSearched("yellow", 128, False)]
    assert table.seat == "yellow"
    for circle in (107, 127):
        assert "(W2)" in table.refusal("yellow", Search(circle))
    events = table.yellow(Search(108))
    assert events == [CircleSearched("yellow", 108, False)]
    assert table.table.clues == set()
    assert table.seat == "blue"  # nothing is left to yellow


def test_looking_for_clues_the_example_blue_84_then_70() -> None:
    table = suspicion(70, start=52)
    table.done("yellow")
    assert table.hears("jack", table.blue(Search(84))) == ["Blue searches 84: nothing."]
    events = table.blue(Search(70))
    assert events == [CircleSearched("blue", 70, True)]
    assert table.table.clues == {70}
    assert table.seat == "red"  # 83 can be searched no more


def test_looking_for_clues_nothing_but_that_he_was_there_is_told() -> None:
    """Once or twice, early or late: the clue is the same."""
    once = suspicion(70, 69, start=52)
    twice = suspicion(70, 52, 70, 69, start=52)
    for table in (once, twice):
        table.done("yellow")
        assert table.blue(Search(70)) == [CircleSearched("blue", 70, True)]


def test_W7_every_space_of_the_row_counts_the_first_included() -> None:
    figures = {"yellow": "k141", "blue": "k124", "red": "k102"}
    table = suspicion(132, 114, figures=figures, yellow="k131")
    assert table.yellow(Search(147)) == [CircleSearched("yellow", 147, True)]
    assert table.blue(Search(132)) == [CircleSearched("blue", 132, True)]
    assert table.table.clues == {132, 147}


def test_W7_both_circles_of_a_coach_count() -> None:
    table = Hunt(figures={"yellow": "k110", "blue": "k85", "red": "k107"}, start=147)
    table.jack(Coach(112, 108))
    table.police_stay()
    assert table.yellow(Search(108)) == [CircleSearched("yellow", 108, True)]
    table = Hunt(figures={"yellow": "k102", "blue": "k85", "red": "k107"}, start=147)
    table.jack(Coach(112, 108))
    table.police_stay()
    assert table.yellow(Search(112)) == [CircleSearched("yellow", 112, True)]


def test_W7_asking_again_finds_the_same_clue_again() -> None:
    table = suspicion(70, start=52, yellow="k77", figures={**AT_THE_BRIDGE, "yellow": "k72"})
    table.yellow(Search(70))
    assert Search(70) in table.legal()
    events = table.blue(Search(70))
    assert events == [CircleSearched("blue", 70, True)]
    assert table.table.clues == {70}
    assert table.seat == "red"


def test_W7_earlier_rounds_are_not_asked_about() -> None:
    """36 is reached; 56, walked in the first round, bears no clue in the second."""
    figures = {"yellow": "k62", "blue": "k107", "red": "k112"}
    table = Hunt((36, 42, 147, 159), figures, start=42)
    table.walk(56, 36)
    assert table.table.round == 2
    table.jack(Walk(35))
    table.police_stay()
    assert table.yellow(Search(56)) == [CircleSearched("yellow", 56, False)]


# -- executing an arrest --------------------------------------------------------------------


def test_executing_an_arrest_the_example_red_at_112_in_vain() -> None:
    table = suspicion(114)
    table.done("yellow", "blue")
    assert {Arrest(93), Arrest(109), Arrest(112)} <= set(table.legal())
    events = table.red(Arrest(112))
    assert events[0] == ArrestFailed("red", (112,))
    assert events[-1] == TurnEnded()  # neither 93 nor 109 as well
    assert table.hears("jack", events)[0] == "Red makes an arrest at 112: Jack is not there."


def test_executing_an_arrest_where_jack_is_ends_the_game() -> None:
    table = suspicion(112)
    table.done("yellow", "blue")
    events = table.red(Arrest(112))
    assert events == [JackArrested("red", (112,))]
    assert table.outcome == ("police", "arrest")


def test_executing_an_arrest_asks_for_his_present_circle_only() -> None:
    table = suspicion(112, 114)
    table.done("yellow", "blue")
    assert table.red(Arrest(112))[0] == ArrestFailed("red", (112,))
    assert table.outcome is None


def test_W8_an_arrest_names_one_circle() -> None:
    table = suspicion(114)
    assert "(W8)" in table.refusal("yellow", Arrest())
    table.yellow(Arrest(108))
    assert table.seat == "blue"


def test_W8_with_a_clue_on_it_or_not() -> None:
    figures = {"yellow": "k72", "blue": "k89", "red": "k82"}
    table = suspicion(70, start=52, figures=figures, yellow="k77")
    table.yellow(Search(70))
    assert {Arrest(70), Arrest(83)} <= set(table.legal())
    assert table.blue(Arrest(70)) == [JackArrested("blue", (70,))]


# -- one figure's part (W10) ----------------------------------------------------------------


def test_W10_every_figure_is_asked_in_phase_3_by_priority() -> None:
    table = suspicion(114)
    for figure in ("yellow", "blue", "red"):
        assert table.seat == figure
        assert Done() in table.legal()
        events = table.play(figure, Done())
        assert events[0] == FigureDone(figure)
    assert table.seat == "jack"


def test_W10_a_figure_may_do_nothing() -> None:
    table = suspicion(114)
    assert table.hears("jack", table.yellow(Done())) == ["Yellow is done."]


def test_W10_after_a_search_only_search_and_done() -> None:
    table = suspicion(114, figures={"yellow": "k89", "blue": "k110", "red": "k102"})
    table.yellow(Search(84))
    assert table.legal() == [Search(70), Search(83), Done()]
    reason = table.refusal("yellow", Arrest(83))
    assert reason == "yellow has begun to search: after that it searches on or is done (W10)."


def test_W10_not_the_same_circle_twice_in_one_part() -> None:
    table = suspicion(114, figures={"yellow": "k89", "blue": "k82", "red": "k102"})
    table.yellow(Search(84))
    reason = table.refusal("yellow", Search(84))
    assert reason == "yellow has asked for 84 in this part already (W10)."
    table.yellow(Done())
    table.blue(Search(84))  # another figure may


def test_W10_the_same_circle_again_in_the_next_turn() -> None:
    table = suspicion(114)
    table.yellow(Search(108))
    table.everyone_done()
    table.jack(Walk(115))
    table.police_stay()
    table.yellow(Search(108))


def test_W10_done_stops_a_search() -> None:
    table = suspicion(114)
    table.yellow(Search(108))
    table.yellow(Done())
    assert table.seat == "blue"
    assert Search(70) in table.legal()
    assert Arrest(70) in table.legal()


def test_W10_the_part_ends_after_an_arrest() -> None:
    table = suspicion(114)
    table.yellow(Arrest(128))
    assert table.seat == "blue"


def test_W10_each_figure_does_its_own() -> None:
    """One searches, one arrests, one does nothing."""
    table = suspicion(114)
    table.yellow(Search(108))
    table.done("yellow")
    table.blue(Arrest(84))
    events = table.red(Done())
    assert events == [FigureDone("red"), TurnEnded()]


# -- the end, and what is limited (W11) -----------------------------------------------------


def test_W11_after_a_successful_arrest_nobody_is_asked() -> None:
    table = suspicion(112, figures={"yellow": "k102", "blue": "k89", "red": "k110"})
    table.yellow(Arrest(112))
    assert table.seat is None
    assert table.legal() == []
    assert table.refusal("blue", Done()) == "The game is over."
    assert table.refusal("jack", Walk(114)) == "The game is over."


def test_W11_clue_markers_are_not_limited_to_the_fifteen_in_the_box() -> None:
    table = suspicion(114)
    row = range(1, 17)  # a row has sixteen circles at most
    for circle in row:
        table.happens(CircleSearched("yellow", circle, True))
    assert table.table.clues == set(row)


@pytest.mark.parametrize("circle", [114.0, "114", True, None, [114]])
def test_W11_numbers_compare_as_json_values(circle: object) -> None:
    with pytest.raises(Malformed, match='"to" must be a whole number'):
        read_action(ACTIONS, {"type": "walk", "to": circle})
    assert read_action(ACTIONS, {"type": "walk", "to": 114}) == Walk(114)
