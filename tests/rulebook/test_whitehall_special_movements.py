"""Coach, alley and boat (W4, W5, H3, H4, H5)."""

from __future__ import annotations

from darklantern.games.whitehall.actions import Alley, Boat, Coach, Search, Walk
from darklantern.games.whitehall.events import JackTookCoach, JackUsedTile
from darklantern.games.whitehall.state import STREETS
from tests.rulebook.whitehall_table import Hunt

BESIDE_THE_THAMES = {"locations": (33, 46, 137, 147), "start": 137}
NEAR_36 = {"locations": (36, 42, 147, 159), "start": 42}
"""36 is a location ahead, and 56 lies between it and 42."""


def reached_36() -> Hunt:
    """The second round begins at 36."""
    table = Hunt(**NEAR_36)
    table.walk(56, 36)
    assert table.table.announced == (42, 36)
    return table


# -- coach ----------------------------------------------------------------------------------


def test_W5_the_example_by_coach_from_40_over_37_to_34_through_blue() -> None:
    table = Hunt(start=33, figures={"yellow": "k92", "blue": "k46", "red": "k112"})
    table.walk(18, 37)
    table.turn(Walk(40), blue="k39")
    assert "barred by blue on k39" in table.refusal("jack", Walk(37))
    events = table.jack(Coach(via=37, to=34))
    assert events == [JackTookCoach(space=5, via=37, to=34)]
    assert table.notes.row == (33, 18, 37, 40, 37, 34)
    heard = ["Spaces 4 and 5: Jack takes a coach."]
    assert table.hears("blue", events) == heard


def test_W5_a_coach_fills_two_spaces() -> None:
    table = Hunt(start=147)
    table.turn(Coach(114, 132))
    assert table.table.space == 2
    assert len(table.notes.row) == 3
    table.walk(147)
    assert table.table.space == 3


def test_W5_both_circles_differ_from_each_other_and_from_the_circle_left() -> None:
    table = Hunt(start=147)
    assert "(W5)" in table.refusal("jack", Coach(114, 147))
    assert "(W5)" in table.refusal("jack", Coach(114, 114))
    assert "(W5)" in table.refusal("jack", Coach(147, 114))
    table.jack(Coach(114, 132))


def test_W5_each_step_is_between_adjacent_circles() -> None:
    table = Hunt(start=147)
    assert table.refusal("jack", Coach(115, 133)) == "115 is not adjacent to 147 (W5)."
    assert table.refusal("jack", Coach(114, 150)) == "150 is not adjacent to 114 (W5)."


def test_W5_a_coach_passes_the_police_on_both_steps() -> None:
    table = Hunt(start=33, figures={"yellow": "k45", "blue": "k35", "red": "k48"})
    assert Walk(34) not in table.legal()
    assert Coach(34, 35) in table.legal()
    assert {action.via for action in table.legal("coach")} == set(STREETS.neighbours[33])


def test_W5_the_middle_circle_answers_searches() -> None:
    table = Hunt(start=33, figures={"yellow": "k85", "blue": "k46", "red": "k24"})
    table.jack(Coach(37, 40))
    table.police_move(red="k36")
    table.done("yellow", "blue")
    assert table.legal("search")
    assert STREETS.reach["k36"] == (34, 35, 37)
    (event,) = table.red(Search(37))[:1]
    assert event.found


def test_H4_coach_circles_are_never_blue() -> None:
    """138 is blue, and adjacent to 137."""
    table = Hunt(**BESIDE_THE_THAMES)
    assert table.refusal("jack", Coach(138, 139)) == (
        "A coach visits white and black circles, and 138 is blue (H4)."
    )
    table.walk(135)
    assert "(H4)" in table.refusal("jack", Coach(137, 138))


def test_H4_the_circle_left_may_be_blue() -> None:
    table = Hunt(**BESIDE_THE_THAMES)
    table.walk(138)
    table.turn(Coach(137, 135))
    assert table.notes.circle == 135


def test_H4_each_ordered_pair_once() -> None:
    table = Hunt(start=147)
    coaches = table.legal("coach")
    assert len(coaches) == len(set(coaches))
    assert {Coach(149, 150), Coach(150, 149)} <= set(coaches)


# -- alley ----------------------------------------------------------------------------------


def test_W4_the_example_by_alley_from_85_to_121() -> None:
    table = Hunt(locations=(46, 71, 147, 159), start=71)
    table.walk(85)
    events = table.jack(Alley(121))
    assert events == [JackUsedTile(space=2, tile="alley", to=121)]
    assert table.notes.row == (71, 85, 121)
    assert table.hears("yellow", events) == ["Space 2: Jack uses an alley."]


def test_W4_an_alley_leads_to_any_other_circle_of_a_block() -> None:
    """The rulebook's example of a block of houses."""
    table = Hunt(locations=(33, 46, 142, 159), start=142)
    block = {126, 129, 141, 142, 164, 165, 181}
    for circle in sorted(block - {142}):
        assert Alley(circle) in table.legal()
    assert "(W4, H5)" in table.refusal("jack", Alley(142))


def test_W4_an_alley_leads_nowhere_else() -> None:
    table = Hunt(locations=(33, 46, 142, 159), start=142)
    reason = "142 and 143 are not two circles of one block of houses (W4, H5)."
    assert table.refusal("jack", Alley(143)) == reason


def test_W4_the_circle_left_may_lie_on_several_blocks() -> None:
    table = Hunt(locations=(46, 71, 147, 159), start=71)
    table.walk(85)
    circles = [action.to for action in table.legal("alley")]
    assert circles == [83, 84, 86, 102, 103, 104, 105, 119, 121]


def test_W4_the_police_do_not_stop_alley_or_boat() -> None:
    table = Hunt(
        locations=(9, 46, 147, 159),
        start=9,
        figures={"yellow": "k5", "blue": "k13", "red": "k112"},
    )
    assert table.legal("walk") == []
    assert table.legal("alley") == [Alley(1), Alley(10), Alley(11)]
    table = Hunt(**BESIDE_THE_THAMES, figures={"yellow": "k140", "blue": "k107", "red": "k112"})
    table.turn(Walk(138), yellow="k137")
    assert table.legal("walk") == []
    assert Boat(157) in table.legal()


def test_H5_an_alley_fills_one_space() -> None:
    table = Hunt(locations=(9, 46, 147, 159), start=9)
    table.turn(Alley(1))
    assert table.table.space == 1
    assert table.notes.row == (9, 1)


def test_H5_no_alley_through_a_quay() -> None:
    """139, 160, 161 and 177 bound the quay at Westminster; 160 is blue."""
    table = Hunt(**BESIDE_THE_THAMES)
    table.walk(139)
    assert "(W4, H5)" in table.refusal("jack", Alley(161))
    assert "(W4, H5)" in table.refusal("jack", Alley(160))
    assert Alley(135) in table.legal()


# -- boat -----------------------------------------------------------------------------------


def test_W4_the_example_by_boat_from_138_to_157() -> None:
    table = Hunt(**BESIDE_THE_THAMES)
    table.walk(138)
    events = table.jack(Boat(157))
    assert events == [JackUsedTile(space=2, tile="boat", to=157)]
    assert table.notes.row == (137, 138, 157)
    assert table.hears("red", events) == ["Space 2: Jack uses a boat."]


def test_H5_a_boat_joins_the_blue_circles_of_a_block_of_water() -> None:
    """The rulebook's example of a block of water: 138, 157, 158 and 160."""
    table = Hunt(**BESIDE_THE_THAMES)
    table.walk(138)
    assert table.legal("boat") == [Boat(157), Boat(158), Boat(160)]
    for white_or_black in (136, 137, 139, 156, 159):
        assert "not two blue circles" in table.refusal("jack", Boat(white_or_black))
    assert "(W4, H5)" in table.refusal("jack", Boat(138))
    assert "(W4, H5)" in table.refusal("jack", Boat(154))  # blue, on other water
    assert STREETS.board.circles[154].kind == "blue"


def test_H5_a_boat_starts_from_a_blue_circle() -> None:
    table = Hunt(**BESIDE_THE_THAMES)  # 137 is white, and on the same water
    assert table.legal("boat") == []
    assert "not two blue circles" in table.refusal("jack", Boat(157))


# -- locations ahead ------------------------------------------------------------------------


def test_H3_no_special_movement_enters_a_location() -> None:
    table = Hunt(**NEAR_36)
    table.walk(56)
    assert "(H3)" in table.refusal("jack", Coach(36, 35))
    assert "(H3)" in table.refusal("jack", Coach(37, 36))
    assert "(H3)" in table.refusal("jack", Alley(36))
    assert table.refusal("jack", Alley(36)) == (
        "No special movement may enter 36, a location not yet announced (H3)."
    )
    table.jack(Walk(36))


def test_H3_an_announced_location_may_be_entered_by_any_means() -> None:
    table = Hunt(**NEAR_36)
    table.walk(56)
    table.jack(Alley(39))
    table = reached_36()
    table.walk(56)
    assert {Walk(36), Coach(37, 36), Coach(36, 35), Alley(36)} <= set(table.legal())
    table.turn(Alley(36))
    assert table.notes.circle == 36


def test_H3_an_announced_location_is_no_goal_any_more() -> None:
    table = reached_36()
    table.walk(56, 36)
    assert table.table.announced == (42, 36)
    assert table.table.round == 2
    assert table.notes.goals(table.table) == (147, 159)
    table = Hunt(start=147)
    table.walk(114, 147)
    assert table.table.announced == (147,)


# -- the tiles ------------------------------------------------------------------------------


def test_special_movements_two_tiles_of_a_kind_in_the_whole_game() -> None:
    table = reached_36()
    table.turn(Coach(56, 57))
    table.turn(Coach(56, 36))
    assert table.legal("coach") == []
    assert "Both coaches are used (Special Movements)" in table.refusal("jack", Coach(56, 57))
    table.turn(Alley(56))
    table.turn(Alley(36))
    assert table.legal("alley") == []
    assert "no alley left (Special Movements)" in table.refusal("jack", Alley(56))

    table = Hunt(**BESIDE_THE_THAMES)
    table.walk(138)
    table.turn(Boat(157))
    table.turn(Boat(138))
    assert table.legal("boat") == []
    assert "no boat left" in table.refusal("jack", Boat(157))


def test_special_movements_a_used_tile_does_not_come_back_with_a_new_round() -> None:
    table = Hunt(**NEAR_36)
    table.turn(Coach(41, 40))
    table.turn(Coach(39, 56))
    table.walk(36)
    assert table.table.round == 2
    assert table.legal("coach") == []
    assert table.table.used == ("coach", "coach")


def test_special_movements_a_tile_lies_open_beside_its_space() -> None:
    table = Hunt(locations=(9, 46, 147, 159), start=9)
    table.walk(1, 9)
    table.turn(Alley(10))
    assert [tuple(special) for special in table.table.specials] == [(3, "alley")]
    assert table.table.used == ("alley",)
