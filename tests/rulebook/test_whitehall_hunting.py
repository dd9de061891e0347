"""Phase 2, Hunting the Monster: how the figures move (W2, W3, W10)."""

from __future__ import annotations

from darklantern.games.whitehall.actions import Done, Move, Search, Walk
from darklantern.games.whitehall.events import FigureMoved
from darklantern.games.whitehall.state import STREETS
from tests.rulebook.whitehall_table import Hunt


def hunting(**figures: str) -> Hunt:
    """Jack has walked; yellow is to move."""
    table = Hunt(figures=figures or {"yellow": "k110", "blue": "k89", "red": "k39"}, start=147)
    table.jack(Walk(114))
    return table


def test_hunting_the_figures_move_by_priority() -> None:
    table = hunting()
    assert table.refusal("blue", Move("k89")) == "It is not blue's turn: yellow must act."
    table.yellow(Move("k110"))
    assert table.refusal("red", Move("k39")) == "It is not red's turn: blue must act."
    table.blue(Move("k89"))
    table.red(Move("k39"))
    assert table.seat == "yellow"
    assert table.legal("search")


def test_hunting_the_priority_of_reinforcements_comes_last() -> None:
    table = Hunt(
        figures={"blue": "k92", "green": "k107", "brown": "k112"}, roll_up_your_sleeves=True
    )
    table.jack(Walk(114))
    order = []
    while table.legal("move"):
        assert table.seat is not None
        order.append(table.seat)
        table.play(table.seat, Move(table.table.crossing))
    assert order == ["blue", "green", "brown"]


def test_hunting_zero_one_or_two_crossings() -> None:
    """Beside k110 lie k100, k109, k113 and k121; k92 is three away."""
    table = hunting()
    near = {"k110", "k100", "k109", "k113", "k121"}
    assert near <= {action.to for action in table.legal("move")}
    assert Move("k102") in table.legal()  # k109, k102
    reason = table.refusal("yellow", Move("k92"))
    assert "k92 is more than two crossings away from k110" in reason
    events = table.yellow(Move("k102"))
    assert events == [FigureMoved("yellow", "k102")]
    assert table.table.crossings == ("k102", "k89", "k39")


def test_W2_moves_ignore_circles() -> None:
    """128 lies between k110 and k121, 108 between k110 and k100: they count for nothing."""
    assert "k121" in STREETS.next_crossings["k110"]
    assert "k100" in STREETS.next_crossings["k110"]
    table = hunting()
    table.yellow(Move("k121"))


def test_hunting_borders_do_not_matter() -> None:
    table = hunting(yellow="k92", blue="k89", red="k39")
    assert Move("k86") in table.legal()  # yellow-bordered
    assert Move("k102") in table.legal()  # not


def test_W3_staying_put_is_a_move() -> None:
    table = hunting()
    events = table.yellow(Move("k110"))
    assert events == [FigureMoved("yellow", "k110")]
    assert table.seat == "blue"


def test_W3_a_figure_may_pass_through_another() -> None:
    """From k2 to k11 the only way of two crossings is over k7."""
    assert {*STREETS.next_crossings["k2"]} & {*STREETS.next_crossings["k11"]} == {"k7"}
    table = hunting(yellow="k2", blue="k7", red="k39")
    table.yellow(Move("k11"))
    assert table.table.crossings == ("k11", "k7", "k39")


def test_W3_figures_do_not_end_together() -> None:
    table = hunting(yellow="k110", blue="k121", red="k102")
    table.yellow(Move("k109"))
    assert table.refusal("blue", Move("k109")) == (
        "yellow stands on k109: figures do not end their moves together (W3)."
    )


def test_W3_not_where_a_figure_that_has_yet_to_move_still_stands() -> None:
    table = hunting(yellow="k110", blue="k109", red="k102")
    reason = table.refusal("yellow", Move("k109"))
    assert reason == "blue stands on k109: figures do not end their moves together (W3)."
    assert "red stands on k102" in table.refusal("yellow", Move("k102"))


def test_W3_a_crossing_just_left_is_free() -> None:
    table = hunting(yellow="k110", blue="k109", red="k102")
    table.yellow(Move("k113"))
    table.blue(Move("k110"))
    table.red(Move("k109"))
    assert table.table.crossings == ("k113", "k110", "k109")


def test_W10_every_figure_is_asked_in_phase_2() -> None:
    table = hunting()
    for figure in ("yellow", "blue", "red"):
        assert table.seat == figure
        assert "Not now" in table.refusal(figure, Done())
        assert "Not now" in table.refusal(figure, Search(108))
        table.play(figure, Move(table.table.crossing))


def test_hunting_the_example_red_bars_the_bridge() -> None:
    """A figure that has moved bars Jack's next walk."""
    table = Hunt(start=147, figures={"yellow": "k92", "blue": "k107", "red": "k102"})
    table.turn(Walk(114), red="k118")
    assert "barred by red on k118" in table.refusal("jack", Walk(147))


def test_hunting_all_moves_are_told_to_all() -> None:
    table = hunting()
    events = table.yellow(Move("k113"))
    assert table.hears("jack", events) == ["Yellow moves to k113."]
    assert table.hears("spectator", events) == ["Yellow moves to k113."]
