"""Seen and unseen (J8): gaslights, neighbours, Watson's lantern."""

from __future__ import annotations

import pytest

from darklantern.games.mrjack import rules
from darklantern.games.mrjack.state import CHARACTERS
from tests.rulebook.mrjack_table import Evening, sketch

FAR_APART = {
    "bert": "l6",
    "goodley": "m10",
    "gull": "e9",
    "holmes": "h10",
    "lestrade": "d5",
    "smith": "j8",
    "stealthy": "g3",
    "watson": "a5",
}
"""Nobody beside anybody, and all in the dark while the lamps of NOWHERE burn."""

NOWHERE = {"turn": 5, "lit": ["b2", "l11"]}


def seen(**wishes: object) -> set[str]:
    """Who is seen when they stand far apart but for these wishes; Watson looks away."""
    table = Evening(**{**FAR_APART, **NOWHERE, "facing": "NW", **wishes})  # type: ignore[arg-type]
    return set(rules.seen_characters(table.table))


def test_J8_far_from_everything_nobody_is_seen() -> None:
    assert seen() == set()


# -- gaslights ------------------------------------------------------------------------------

AROUND_A_LAMP = sketch("""
          u
        t   v
      s   *   w
        #   x
          y
""")


def test_J8_the_street_next_to_a_lit_gaslight_is_lit() -> None:
    (post,) = AROUND_A_LAMP.board.posts
    assert AROUND_A_LAMP.board.around([post]) == {"t", "u", "v", "x", "y"}


def test_J8_who_stands_next_to_a_lit_gaslight_is_seen() -> None:
    for place in ("a1", "a2", "b1", "b3", "c2", "c3"):
        assert seen(holmes=place) == {"holmes"}
    assert seen(holmes="d3") == set()


def test_J8_a_gaslight_that_is_out_lights_nothing() -> None:
    assert seen(holmes="a1", lit=["c7", "l11"]) == set()


def test_J8_a_lamp_lights_no_further_than_the_next_hex() -> None:
    assert seen(holmes="a3", lit=["b2", "l11"], watson="m8") == set()


# -- one beside another ---------------------------------------------------------------------


def test_J8_two_side_by_side_are_both_seen_in_the_dark() -> None:
    assert seen(holmes="e8") == {"gull", "holmes"}


def test_J8_two_steps_apart_they_do_not_see_each_other() -> None:
    assert seen(holmes="e7") == set()


def test_J8_not_across_a_building() -> None:
    """d7 and d5 lie on either side of the building d6."""
    assert seen(holmes="d7") == set()


def test_J8_two_open_manholes_are_not_adjacent() -> None:
    table = Evening(**{**FAR_APART, **NOWHERE, "facing": "NW", "holmes": "m9", "goodley": "h6"})  # type: ignore[arg-type]
    assert {"a5", "m9", "h6"} <= set(table.table.open_manholes)
    assert rules.seen_characters(table.table) == frozenset()


def test_J8_cleared_characters_count() -> None:
    assert seen(holmes="e8", innocent=["gull"]) == {"gull", "holmes"}


def test_J8_watson_is_seen_beside_somebody_like_anyone() -> None:
    assert seen(watson="e8") == {"gull", "watson"}


# -- Watson's lantern -----------------------------------------------------------------------


@pytest.mark.parametrize("place", ["e8", "e7", "e6", "e5", "e4", "e3"])
def test_J8_the_lantern_lights_the_whole_line_ahead(place: str) -> None:
    who = seen(watson="e9", facing="S", gull="a5", lestrade=place)
    assert "lestrade" in who
    assert ("watson" in who) is (place == "e8")  # beside Lestrade


def test_J8_the_lantern_does_not_light_watson() -> None:
    assert seen(watson="e9", facing="S", gull="a5", lestrade="e4") == {"lestrade"}


def test_J8_characters_do_not_stop_the_lantern() -> None:
    who = seen(watson="e9", facing="S", gull="e3", lestrade="e7", holmes="e5")
    assert who == {"gull", "lestrade", "holmes"}


@pytest.mark.parametrize(
    ("obstacle", "mark"), [("building", "#"), ("garden", "%"), ("gaslight", "*")]
)
def test_J8_every_obstacle_stops_the_lantern(obstacle: str, mark: str) -> None:
    line = sketch(f"""
        a
          b
            {mark}
              c
    """)
    assert obstacle in line.board.kinds.values()
    assert line.board.sight("a", "SE") == ("b",)
    assert line.board.sight("c", "NW") == ()


def test_J8_a_gaslight_post_stops_it_lit_or_out() -> None:
    """South-east of b7 stands the post c7; the street goes on behind it with d7 and e7."""
    for lit in (["c7", "l11"], ["b2", "l11"]):
        who = seen(watson="b7", facing="SE", gull="a5", lestrade="e7", lit=lit)
        assert "lestrade" not in who
    assert "lestrade" in seen(watson="d7", facing="SE", gull="a5", lestrade="f7")


def test_J8_the_lantern_ends_at_the_edge_of_the_board() -> None:
    line = sketch("""
        a   c
          b   d
    """)
    assert line.board.sight("a", "SE") == ("b",)
    assert line.board.sight("a", "SW") == ()


def test_J8_a_manhole_is_street_to_the_lantern() -> None:
    assert seen(watson="m10", facing="S", goodley="m8", gull="a5") == {"goodley"}  # past m9


def test_J8_the_other_directions_stay_dark() -> None:
    who = seen(watson="e9", facing="NE", gull="a5", lestrade="e4")
    assert who == set()


def test_J8_on_the_board_a_lamp_and_the_lantern_and_a_neighbour_together() -> None:
    who = seen(watson="e9", facing="S", gull="e4", holmes="a1", smith="i8", bert="i9")
    assert who == {"gull", "holmes", "smith", "bert"}


def test_J8_everybody_can_be_seen_or_nobody() -> None:
    assert seen() == set()
    row = dict(zip(CHARACTERS, ("e9", "e8", "e7", "e6", "e5", "e4", "e3", "d3"), strict=True))
    assert seen(**row) == set(CHARACTERS)
