"""Sergeant Goodley's whistle (J9, and J6 for its place beside the move)."""

from __future__ import annotations

from darklantern.games.mrjack.actions import Accuse, Face, Move, Whistle
from darklantern.games.mrjack.events import CardTurnedDown, CharacterWhistled
from tests.rulebook.mrjack_table import Evening, sketch

SOUTH_WEST = {"goodley": "b1", "gull": "e3", "watson": "a4", "lestrade": "k11", "holmes": "m12"}
"""Goodley in a corner, Gull three steps east of him, Watson four steps north."""

NORTH_EAST = {
    "goodley": "l12",
    # one step from him
    "watson": "m12",
    "gull": "k11",
    # two
    "holmes": "m11",
    "lestrade": "k10",
    "bert": "j10",
    # three
    "smith": "m10",
    "stealthy": "l10",
}
"""Every hex within two steps of Goodley is taken: nobody can come nearer."""


def goodley(turn: int = 1, **places: str) -> Evening:
    """Goodley has been picked by whoever picks first."""
    table = Evening(turn=turn, cards=["goodley"], **{**SOUTH_WEST, **places})  # type: ignore[arg-type]
    table.pick("goodley")
    return table


def called(table: Evening) -> dict[str, set[str]]:
    """Where the whistle can bring whom."""
    found: dict[str, set[str]] = {}
    for action in table.legal("whistle"):
        assert isinstance(action, Whistle)
        found.setdefault(action.character, set()).add(action.to)
    return found


# -- how far and whereto (J9) ---------------------------------------------------------------


def test_J9_others_come_nearer_by_up_to_three_steps() -> None:
    table = goodley()
    assert called(table)["gull"] == {"d3", "c2", "c3"}
    assert called(table)["watson"] == {"a3", "a2", "a1", "b3", "c4", "c3"}
    assert "goodley" not in called(table)


def test_J9_nearer_than_the_hex_it_leaves_and_not_merely_elsewhere() -> None:
    table = goodley()
    reason = table.refusal("detective", Whistle("gull", "e4"))
    assert reason == "e4 is not nearer to Goodley on foot than e3 is (J9)."
    assert "is not nearer" in table.refusal("detective", Whistle("watson", "a5"))


def test_J9_a_detour_is_allowed_if_it_ends_nearer() -> None:
    """From d3 to b3 is two steps past c3, and no nearer; from e5 it is nearer."""
    assert "b3" not in called(goodley(gull="d3"))["gull"]
    assert "b3" in called(goodley(gull="e5"))["gull"]


def test_J9_distance_is_walked_not_flown() -> None:
    """From a to f is three hexes over the houses, four steps round them."""
    streets = sketch("""
            c
          b   d
        a   #   e
          #   f
    """)
    assert streets.walking["a"]["f"] == 4
    assert streets.nearer("a", "f", 3) == (("b", 1), ("c", 2), ("d", 3))
    assert streets.nearer("a", "f", 1) == (("b", 1),)


def test_J9_it_costs_the_walking_distance() -> None:
    table = goodley()
    assert table.play(Whistle("gull", "c2")) == [CharacterWhistled("gull", "c2", 2)]
    assert table.table.whistle == 1
    reason = table.refusal("detective", Whistle("watson", "a2"))
    assert reason == "a2 is 2 steps from Watson: the whistle has 1 point left (J9)."
    table.play(Whistle("watson", "a3"), Face("N"))
    assert table.table.whistle == 0


def test_J9_the_points_are_shared_as_one_likes() -> None:
    table = goodley()
    table.play(Whistle("watson", "a3"), Face("N"), Whistle("gull", "d3"))
    assert table.table.whistle == 1
    assert {"watson", "gull"} <= set(called(table))


def test_J9_the_same_character_may_be_called_again() -> None:
    table = goodley(gull="e4", lestrade="e3")
    for place in ("d3", "c2"):
        table.play(Whistle("gull", place))
    assert table.table.place("gull") == "c2"
    assert table.table.whistle == 1


def test_J9_to_a_free_hex_past_anybody() -> None:
    table = goodley(bert="d3")
    assert called(table)["gull"] == {"c2", "c3"}
    reason = table.refusal("detective", Whistle("gull", "d3"))
    assert reason == "Bert stands on d3: it must be free (J9)."
    assert "Goodley stands on b1" in table.refusal("detective", Whistle("gull", "b1"))


def test_J9_on_foot_without_sewers() -> None:
    """Bert on the manhole m9 could be at a5 for one point below; above he is far away."""
    table = goodley(bert="m9")
    assert "a5" in table.table.open_manholes
    assert "is 3 steps" not in table.refusal("detective", Whistle("bert", "a5"))
    assert max(table.table.hexes.walking["m9"][there] for there in called(table)["bert"]) == 3


def test_J9_stealthy_walks_like_anyone() -> None:
    """c6 and b3 are three hexes apart over the houses; on foot it is further."""
    table = goodley(stealthy="c6")
    assert called(table)["stealthy"] == {"a5", "b6", "e6", "e7", "f7"}
    assert called(goodley(gull="c6"))["gull"] == called(table)["stealthy"]


def test_J9_nearer_to_the_hex_where_goodley_is_now() -> None:
    table = goodley(gull="c3")
    assert called(table)["gull"] == {"a1", "c2"}
    table.play(Move("e4"))
    assert called(table)["gull"] == {"d3", "e3", "e5"}


def test_J9_not_himself_and_not_into_obstacles() -> None:
    table = goodley()
    assert "not himself" in table.refusal("detective", Whistle("goodley", "a2"))
    reason = table.refusal("detective", Whistle("gull", "b2"))
    assert reason == "b2 is no street but a gaslight (J9)."
    assert "There is no hex z9" in table.refusal("detective", Whistle("gull", "z9"))
    assert "There is no character mary" in table.refusal("detective", Whistle("mary", "a2"))


def test_J9_it_belongs_to_whoever_plays_goodley() -> None:
    table = goodley(turn=2)
    table.play(Whistle("gull", "d3"))
    assert table.seat == "jack"


# -- its place beside the move (J6, J9) -----------------------------------------------------


def test_J6_before_the_move() -> None:
    table = goodley(turn=2)
    assert table.kinds() == ["move", "whistle"]
    table.play(Whistle("gull", "c2"), Whistle("watson", "a3"), Face("N"))
    assert table.kinds() == ["move"]
    table.play(Move("a2"))
    assert table.table.card is None


def test_J6_after_the_move() -> None:
    table = goodley()
    table.play(Move("a1"))
    assert table.kinds() == ["whistle"]
    table.play(Whistle("gull", "c2"))
    assert table.table.card == "goodley"
    table.play(Whistle("watson", "a3"))
    assert table.play(Face("N"))[-1] == CardTurnedDown("goodley")


def test_J6_a_whistle_once_begun_is_finished_first() -> None:
    table = goodley()
    table.play(Whistle("gull", "d3"))
    assert table.kinds() == ["whistle"]
    reason = table.refusal("detective", Move("a2"))
    assert reason == (
        "The whistle goes on while points are left and somebody can come nearer (J9)."
    )
    assert "The whistle goes on" in table.refusal("detective", Accuse("d3"))


def test_J6_only_watsons_facing_comes_between() -> None:
    table = goodley()
    table.play(Whistle("watson", "a3"))
    assert table.kinds() == ["face"]
    table.play(Face("SE"))
    assert table.kinds() == ["whistle"]


def test_J9_with_no_legal_use_it_is_not_offered_and_is_asked_after_the_move() -> None:
    table = goodley(turn=2, **NORTH_EAST)
    assert table.kinds() == ["move"]
    table.play(Move("k9"))
    assert table.kinds() == ["whistle"]


def test_J9_with_no_legal_use_after_the_move_either_it_lapses() -> None:
    table = goodley(**{**NORTH_EAST, "goodley": "i10"})
    assert "whistle" in table.kinds()
    events = table.play(Move("l12"))
    assert events[-1] == CardTurnedDown("goodley")


def test_J9_points_that_nobody_can_use_end_it() -> None:
    table = goodley(turn=2, **{**NORTH_EAST, "bert": "i10"})
    table.play(Whistle("bert", "j10"))
    assert table.table.whistle == 2
    assert table.kinds() == ["move"]


def test_J6_all_of_it_on_one_side_of_the_move() -> None:
    """After the move the two points left would bring Lestrade to i9, but the whistle is over."""
    table = goodley(**{**NORTH_EAST, "bert": "i10"})
    table.play(Whistle("bert", "j10"))
    assert table.table.hexes.walking["k10"]["i9"] == table.table.whistle == 2
    assert table.play(Move("i10"))[-1] == CardTurnedDown("goodley")
    table = goodley(**NORTH_EAST)
    table.play(Move("i10"))
    assert "i9" in called(table)["lestrade"]


def test_J6_before_the_move_it_may_be_left_for_later() -> None:
    table = goodley()
    table.play(Move("c3"))
    assert called(table)["gull"] == {"b3", "c2", "c4", "d3"}
