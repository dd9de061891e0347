"""The end of a turn, of a round and of the hunt (H2, H12)."""

from __future__ import annotations

from darklantern.games.whitehall.actions import Arrest, Coach, Done, Search, Walk
from darklantern.games.whitehall.events import (
    CircleSearched,
    FigureDone,
    JackArrested,
    LocationAnnounced,
    MovesRanOut,
    RoundBegan,
    TurnEnded,
)
from tests.rulebook.whitehall_table import Hunt

NEAR_36 = {"locations": (36, 42, 147, 159), "start": 42}
"""42, 56, 36: the second location is two walks away."""

SHORT = {"locations": (71, 77, 119, 130), "start": 119}
"""All four within eight walks."""
FIRST, SECOND, THIRD = (100, 85, 71), (87, 75, 77), (93, 130)
FAR_AWAY = {"yellow": "k1", "blue": "k2", "red": "k3"}


# -- a location reached (H2) ----------------------------------------------------------------


def test_H2_a_location_is_announced_at_the_end_of_the_turn() -> None:
    table = Hunt(**NEAR_36)
    table.walk(56)
    reached = table.jack(Walk(36))
    assert table.hears("spectator", reached) == ["Space 2: Jack walks."]
    assert table.table.announced == (42,)
    table.police_stay()
    table.done("yellow", "blue")
    assert table.table.announced == (42,)
    events = table.red(Done())
    assert events == [FigureDone("red"), LocationAnnounced(36), RoundBegan(2, 36)]
    assert table.table.announced == (42, 36)


def test_H2_the_police_act_first_in_that_turn_too() -> None:
    table = Hunt(**NEAR_36, figures={"yellow": "k53", "blue": "k107", "red": "k112"})
    table.walk(56)
    table.jack(Walk(36))
    table.police_stay()
    assert table.yellow(Search(36)) == [CircleSearched("yellow", 36, True)]
    assert table.everyone_done()[1:] == [LocationAnnounced(36), RoundBegan(2, 36)]


def test_H2_an_arrest_in_that_turn_comes_first() -> None:
    table = Hunt(**NEAR_36, figures={"yellow": "k53", "blue": "k107", "red": "k112"})
    table.walk(56)
    table.jack(Walk(36))
    table.police_stay()
    table.yellow(Arrest(36))
    assert table.outcome == ("police", "arrest")
    assert table.table.announced == (42,)


def test_H2_announcing_is_no_choice_of_jacks() -> None:
    """It follows by itself, and walking on over a location is impossible."""
    table = Hunt(**NEAR_36)
    table.walk(56)
    table.walk(36)
    assert table.table.round == 2
    assert table.notes.row == (36,)


def test_H2_a_turn_without_a_new_location_just_ends() -> None:
    table = Hunt(**NEAR_36)
    assert table.walk(56)[-1] == TurnEnded()
    assert table.walk(42)[-1] == TurnEnded()  # announced as the start
    assert table.table.round == 1


# -- the fifteenth space (H2) ---------------------------------------------------------------


def test_H2_out_of_moves_only_after_the_police_have_acted() -> None:
    table = Hunt(**NEAR_36)
    table.walk(*(56, 42) * 7)
    table.jack(Walk(56))
    assert table.table.space == 15
    assert table.outcome is None
    table.police_stay()
    table.done("yellow", "blue")
    assert table.outcome is None
    assert table.red(Done()) == [FigureDone("red"), MovesRanOut()]
    assert table.outcome == ("police", "out-of-moves")


def test_H2_an_arrest_with_the_fifteenth_space_filled_is_an_arrest() -> None:
    figures = {"yellow": "k92", "blue": "k107", "red": "k70"}
    table = Hunt(**NEAR_36, figures=figures)
    table.walk(*(56, 42) * 7)
    table.jack(Walk(56))
    table.police_move(red="k54")
    table.done("yellow", "blue")
    assert table.red(Arrest(56)) == [JackArrested("red", (56,))]
    assert table.outcome == ("police", "arrest")


def test_H2_a_location_reached_on_the_fifteenth_space_counts() -> None:
    table = Hunt(**NEAR_36)
    table.walk(*(56, 42) * 5, 56, 57, 39, 56)
    assert table.table.space == 14
    assert table.walk(36)[-1] == RoundBegan(2, 36)
    assert table.outcome is None
    assert table.table.space == 0


def test_H2_a_coach_onto_the_fifteenth_space_runs_out() -> None:
    table = Hunt(**NEAR_36)
    table.walk(*(56, 42) * 6, 56)
    assert table.turn(Coach(57, 58))[-1] == MovesRanOut()


# -- a new round (H12) ----------------------------------------------------------------------


def test_H12_the_new_row_starts_with_that_circle_on_space_0() -> None:
    table = Hunt(**NEAR_36)
    table.walk(56, 36)
    assert table.notes.row == (36,)
    assert table.notes.earlier_rows == ((42, 56, 36),)
    assert table.table.space == 0
    assert table.table.round == 2
    assert table.seat == "jack"
    table.jack(Walk(35))
    assert table.table.space == 1


def test_H12_clue_markers_go_and_red_markers_stay() -> None:
    table = Hunt(**NEAR_36, figures={"yellow": "k53", "blue": "k107", "red": "k112"})
    table.walk(56)
    table.jack(Walk(36))
    table.police_stay()
    table.yellow(Search(36))
    assert table.table.clues == {36}
    table.everyone_done()
    assert table.table.clues == set()
    assert table.table.announced == (42, 36)


def test_H12_the_first_circle_of_the_new_row_answers_searches() -> None:
    table = Hunt(**NEAR_36, figures={"yellow": "k53", "blue": "k107", "red": "k112"})
    table.walk(56, 36)
    table.jack(Walk(56))
    table.police_stay()
    assert table.yellow(Search(36)) == [CircleSearched("yellow", 36, True)]


def test_H12_the_figures_stay_where_they_are() -> None:
    table = Hunt(**NEAR_36)
    before = table.table.crossings
    table.walk(56, 36)
    assert table.table.crossings == before


def test_H12_used_tiles_leave_the_track() -> None:
    table = Hunt(**NEAR_36)
    table.turn(Coach(41, 40))
    table.walk(39, 56)
    assert len(table.table.specials) == 1
    table.walk(36)
    assert table.table.specials == ()


# -- the end of the hunt --------------------------------------------------------------------


def test_end_of_the_hunt_jack_wins_with_the_fourth_location() -> None:
    table = Hunt(**SHORT, figures=FAR_AWAY)
    assert table.walk(*FIRST)[-2:] == [LocationAnnounced(71), RoundBegan(2, 71)]
    assert table.walk(*SECOND)[-2:] == [LocationAnnounced(77), RoundBegan(3, 77)]
    assert table.walk(*THIRD)[-1] == LocationAnnounced(130)
    assert table.outcome == ("jack", "fourth-location")
    assert table.table.announced == (119, 71, 77, 130)
    assert table.seat is None


def test_end_of_the_hunt_the_locations_may_be_reached_in_any_order() -> None:
    """The same places, the other way round."""
    table = Hunt(locations=(71, 77, 119, 130), start=130, figures=FAR_AWAY)
    table.walk(93, 77, 75, 87, 71, 85, 100, 119)
    assert table.table.announced == (130, 77, 71, 119)
    assert table.outcome == ("jack", "fourth-location")


def test_H12_an_arrest_on_the_fourth_location_comes_first() -> None:
    table = Hunt(**SHORT, figures={"yellow": "k1", "blue": "k2", "red": "k121"})
    table.walk(*FIRST, *SECOND, THIRD[0])
    table.jack(Walk(130))
    table.police_move(red="k109")
    table.done("yellow", "blue")
    table.red(Arrest(130))
    assert table.outcome == ("police", "arrest")


def test_H12_the_fourth_location_wins_on_the_fifteenth_space_too() -> None:
    table = Hunt(**SHORT, figures=FAR_AWAY)
    table.walk(*FIRST, *SECOND)
    table.walk(*(93, 77) * 5, 93, 112, 109, 93)
    assert table.table.space == 14
    table.walk(130)
    assert table.outcome == ("jack", "fourth-location")


def test_W11_after_the_fourth_location_nobody_is_asked() -> None:
    table = Hunt(**SHORT, figures=FAR_AWAY)
    table.walk(*FIRST, *SECOND, *THIRD)
    assert table.legal() == []
    assert table.refusal("jack", Walk(93)) == "The game is over."
