"""Roll Up Your Sleeves: the house abilities of yellow, blue, red and Smoker (H9, H10)."""

from __future__ import annotations

import pytest

from darklantern.games.whitehall.actions import Arrest, Done, Move, Search, Smoker, Walk
from darklantern.games.whitehall.events import (
    ArrestFailed,
    CircleSearched,
    FigureDone,
    FigureMoved,
    JackArrested,
    SmokerAnswered,
)
from darklantern.games.whitehall.state import STREETS
from tests.rulebook.whitehall_table import Hunt

AROUND = {"yellow": "k110", "blue": "k137", "red": "k102"}
"""Yellow reaches 108 and 128; blue 137, 138 and 139; red 93, 109 and 112."""


def rolled_up(
    *circles: int, figures: dict[str, str] = AROUND, start: int = 147, **more: bool
) -> Hunt:
    """Jack has walked these circles, and yellow is to move."""
    table = Hunt(figures=figures, start=start, roll_up_your_sleeves=True, **more)
    table.walk(*circles[:-1])
    table.jack(Walk(circles[-1]))
    return table


def far(table: Hunt) -> list[str]:
    """Where the figure to move goes by its ability."""
    return [move.to for move in table.legal("move") if move.ability]


# -- yellow ---------------------------------------------------------------------------------


def test_H9_yellow_moves_to_a_crossing_at_distance_exactly_three() -> None:
    table = rolled_up(114)
    assert far(table) == list(STREETS.at_distance("k110", 3))
    events = table.yellow(Move("k92", ability=True))
    assert events == [FigureMoved("yellow", "k92", ability=True)]
    assert table.hears("jack", events) == ["Yellow moves to k92, using its ability."]
    assert table.table.crossings[0] == "k92"


def test_H9_yellow_neither_nearer_nor_farther_with_its_ability() -> None:
    table = rolled_up(114)
    for crossing in ("k110", "k100", "k96", "k1"):
        assert "exactly three" in table.refusal("yellow", Move(crossing, ability=True))
    assert "(H9)" in table.refusal("yellow", Move("k1", ability=True))
    assert "more than two crossings" in table.refusal("yellow", Move("k92"))


# -- blue -----------------------------------------------------------------------------------


def test_H9_blue_moves_by_water() -> None:
    """138 is in reach of k137, 157 of k158, and a boat goes between them."""
    table = rolled_up(114)
    table.yellow(Move("k110"))
    assert far(table) == ["k158"]
    table.blue(Move("k158", ability=True))
    assert table.table.crossings[1] == "k158"


def test_H9_blue_three_or_more_crossings_away() -> None:
    """k143 reaches 160 on the same water, and is next to k137."""
    table = rolled_up(114)
    table.yellow(Move("k110"))
    assert "k143" in STREETS.next_crossings["k137"]
    assert "(H9)" in table.refusal("blue", Move("k143", ability=True))
    assert "(H9)" in table.refusal("blue", Move("k85", ability=True))
    table.blue(Move("k143"))


def test_H9_blue_from_where_no_blue_circle_is_in_reach() -> None:
    table = rolled_up(114, figures={**AROUND, "blue": "k85"})
    table.yellow(Move("k110"))
    assert far(table) == []


def test_H9_blue_to_any_landing_of_the_water() -> None:
    table = rolled_up(114, figures={**AROUND, "blue": "k148"})
    table.yellow(Move("k110"))
    assert far(table) == ["k143", "k152", "k158"]


# -- red ------------------------------------------------------------------------------------


def reds_part(*circles: int, red: str = "k102") -> Hunt:
    """It is red's part of phase 3."""
    table = rolled_up(*circles, figures={**AROUND, "red": red})
    table.police_stay()
    table.done("yellow", "blue")
    return table


ONCE_MORE = [Arrest(93, ability=True), Arrest(109, ability=True), Arrest(112, ability=True), Done()]


def test_H9_red_is_asked_once_more_after_a_clue() -> None:
    table = reds_part(112, 114)
    assert table.red(Search(112)) == [CircleSearched("red", 112, True)]
    assert table.seat == "red"
    assert table.legal() == ONCE_MORE
    events = table.red(Arrest(112, ability=True))
    assert events[0] == ArrestFailed("red", (112,), ability=True)
    assert table.hears("jack", events)[0] == (
        "Red makes an arrest by its ability at 112: Jack is not there."
    )
    assert table.seat == "jack"


def test_H9_red_is_asked_once_more_after_it_stopped_searching() -> None:
    table = reds_part(114)
    table.red(Search(93))
    assert table.red(Done()) == [FigureDone("red")]
    assert table.legal() == ONCE_MORE  # 93 too, though searched in vain


def test_H9_red_is_asked_once_more_when_nothing_is_left_to_search() -> None:
    table = reds_part(114)
    for circle in (93, 109, 112):
        table.red(Search(circle))
    assert table.legal() == ONCE_MORE


def test_H9_red_with_its_second_chance_catches_him() -> None:
    table = reds_part(112)
    table.red(Search(112))
    assert table.red(Arrest(112, ability=True)) == [JackArrested("red", (112,), ability=True)]
    assert table.outcome == ("police", "arrest")


def test_H9_red_without_a_search_or_after_a_plain_arrest_is_asked_nothing_more() -> None:
    table = reds_part(114)
    table.red(Done())
    assert table.seat == "jack"
    table = reds_part(114)
    assert "(H9)" in table.refusal("red", Arrest(112, ability=True))
    table.red(Arrest(112))
    assert table.seat == "jack"


def test_H9_red_asked_once_more_neither_searches_nor_arrests_plainly() -> None:
    table = reds_part(114)
    table.red(Search(93))
    assert "(W10)" in table.refusal("red", Arrest(112))
    assert "(H9)" in table.refusal("red", Arrest(112, ability=True))
    table.red(Done())
    assert "Red's search is over" in table.refusal("red", Search(109))
    assert "by its ability only (H9)" in table.refusal("red", Arrest(109))
    assert "(W2)" in table.refusal("red", Arrest(108, ability=True))


def test_H9_red_names_one_circle() -> None:
    table = reds_part(112, 114)
    table.red(Search(112))
    assert "(H9)" in table.refusal("red", Arrest(ability=True))


def test_H9_reds_declining_keeps_it_and_using_it_spends_it() -> None:
    table = reds_part(114)
    table.red(Search(93))
    table.red(Done())
    table.red(Done())
    assert table.table.spent == set()
    table.jack(Walk(115))
    table.police_stay()
    table.done("yellow", "blue")
    table.red(Search(93))
    table.red(Done())
    table.red(Arrest(93, ability=True))
    assert table.table.spent == {"red"}
    table.jack(Walk(114))
    table.police_stay()
    table.done("yellow", "blue")
    table.red(Search(93))
    table.red(Done())
    assert table.seat == "jack"


def test_H9_without_rolled_up_sleeves_red_is_not_asked_again() -> None:
    table = Hunt(figures=AROUND)
    table.jack(Walk(114))
    table.police_stay()
    table.done("yellow", "blue")
    table.red(Search(93))
    table.red(Done())
    assert table.seat == "jack"


# -- Smoker ---------------------------------------------------------------------------------


def smoking(*circles: int, yellow: str, **more: bool) -> Hunt:
    """Yellow moves to this crossing in the last turn, and its part begins."""
    table = rolled_up(*circles, figures={**AROUND, "yellow": "k139"}, smoker=True, **more)
    table.police_move(yellow=yellow)
    return table


def test_H9_smoker_tells_at_which_spaces_jack_was_on_the_circle() -> None:
    table = smoking(149, 147, 149, yellow="k136")
    table.yellow(Search(149))
    assert table.seat == "yellow"
    assert table.legal() == [Smoker(), Done()]
    events = table.yellow(Smoker())
    assert events == [SmokerAnswered(149, (1, 3))]
    assert table.hears("spectator", events) == [
        "Smoker follows the scent: Jack was on 149 at space 1 and 3."
    ]
    assert table.seat == "blue"  # yellow's part is over


def test_H9_smoker_counts_space_0() -> None:
    table = smoking(149, 147, 149, yellow="k136")
    table.yellow(Search(147))
    assert table.yellow(Smoker()) == [SmokerAnswered(147, (0, 2))]


def test_H9_smoker_only_right_after_a_new_marker_of_yellows() -> None:
    table = smoking(149, yellow="k136")
    assert "(H9)" in table.refusal("yellow", Smoker())
    table.yellow(Search(148))
    assert "(H9)" in table.refusal("yellow", Smoker())
    table.yellow(Search(147))
    table.yellow(Done())
    table.everyone_done()
    table.jack(Walk(132))
    table.police_stay()
    table.yellow(Search(147))  # the same clue again
    assert table.seat == "blue"


def test_H9_smoker_declined_is_kept() -> None:
    table = smoking(149, 147, yellow="k136")
    table.yellow(Search(149))
    assert table.yellow(Done()) == [FigureDone("yellow")]
    assert table.seat == "blue"
    assert table.table.spent == set()


def test_H9_smoker_is_sent_once_a_game_beside_yellows_own_ability() -> None:
    table = smoking(149, 147, yellow="k136")
    table.yellow(Search(149))
    table.yellow(Smoker())
    assert table.table.spent == {"smoker"}
    table.everyone_done()
    table.jack(Walk(145))
    assert far(table)  # yellow's own tile is another
    table.police_move(yellow="k136")
    table.yellow(Search(147))
    assert table.seat == "blue"


def test_H9_smoker_asked_for_after_the_clue_nothing_else_is_legal() -> None:
    table = smoking(149, yellow="k136")
    table.yellow(Search(149))
    assert "send Smoker, or be done (H9)" in table.refusal("yellow", Search(148))
    assert "send Smoker, or be done (H9)" in table.refusal("yellow", Arrest(149))


def test_H9_without_the_option_smoker_stays_at_home() -> None:
    table = rolled_up(149, figures={**AROUND, "yellow": "k139"})
    table.police_move(yellow="k136")
    table.yellow(Search(149))
    assert table.seat == "blue"


# -- all of them ----------------------------------------------------------------------------


def test_H9_each_ability_once_a_game() -> None:
    table = rolled_up(114)
    table.yellow(Move("k92", ability=True))
    table.blue(Move("k158", ability=True))
    table.red(Move("k102"))
    table.everyone_done()
    assert table.table.spent == {"yellow", "blue"}
    table.jack(Walk(115))
    assert far(table) == []
    assert "once a game (H9)" in table.refusal("yellow", Move("k110", ability=True))
    table.yellow(Move("k92"))
    assert "once a game (H9)" in table.refusal("blue", Move("k137", ability=True))


def test_H9_not_using_an_ability_keeps_it() -> None:
    table = rolled_up(114)
    table.police_stay()
    table.everyone_done()
    table.jack(Walk(115))
    assert far(table)


def test_H9_abilities_need_the_option() -> None:
    table = Hunt(figures=AROUND)
    table.jack(Walk(114))
    assert far(table) == []
    reason = "Abilities need the option roll-up-your-sleeves (H9)."
    assert table.refusal("yellow", Move("k92", ability=True)) == reason
    table.police_stay()
    assert table.refusal("yellow", Arrest(108, ability=True)) == reason


def test_H9_who_has_no_such_ability() -> None:
    table = rolled_up(114)
    table.yellow(Move("k110"))
    table.blue(Move("k137"))
    assert table.refusal("red", Move("k92", ability=True)) == "red has no ability for moving (H9)."
    table.red(Move("k102"))
    reason = "yellow has no ability for arrests (H9)."
    assert table.refusal("yellow", Arrest(108, ability=True)) == reason


def test_H10_ability_moves_stand_beside_the_plain_ones() -> None:
    table = rolled_up(114)
    plain = [move for move in table.legal() if not move.ability]
    assert [move.to for move in plain] == list(_near("k110"))
    assert table.legal()[: len(plain)] == plain
    assert len(table.legal()) > len(plain)


def _near(crossing: str) -> list[str]:
    return [k for k in STREETS.moves[crossing] if k != "k102"]  # red stands there


def test_H10_no_ability_moves_onto_another_figure() -> None:
    table = rolled_up(114, figures={**AROUND, "red": "k92"})
    assert "k92" not in far(table)
    assert "(W3)" in table.refusal("yellow", Move("k92", ability=True))
    table = rolled_up(114, figures={**AROUND, "red": "k158"})
    table.yellow(Move("k110"))
    assert far(table) == []
    assert "(W3)" in table.refusal("blue", Move("k158", ability=True))


@pytest.mark.parametrize("figure", ["yellow", "blue"])
def test_H9_the_use_is_public(figure: str) -> None:
    table = rolled_up(114)
    if figure == "blue":
        table.yellow(Move("k110"))
    events = table.play(figure, Move(far(table)[0], ability=True))
    assert table.hears("spectator", events)[0].endswith(", using its ability.")
    assert table.table.spent == {figure}
