"""Moving (J2), being blocked (J3), accusing (J4) and leaving the district (J5)."""

from __future__ import annotations

import pytest

from darklantern.core.game import Outcome
from darklantern.games.mrjack.actions import (
    Accuse,
    Cordon,
    Face,
    Lamp,
    Leave,
    Manhole,
    Move,
    Pick,
    Stay,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.events import (
    AccusationFailed,
    AccusationProved,
    CharacterStayed,
    JackLeft,
)
from darklantern.games.mrjack.state import CHARACTERS
from tests.rulebook.mrjack_table import Evening, sketch

FROM_B1 = {"a1", "a2", "a3", "b3", "c2", "c3", "c4", "d3", "e3", "e4"}
"""What three steps reach from b1, in the south-west; the manhole c2 is covered there."""

# -- points and hexes (J2) ------------------------------------------------------------------


def played(character: str, **wishes: object) -> Evening:
    """This character has been picked by the detective, in turn 1."""
    table = Evening(cards=[character], **wishes)  # type: ignore[arg-type]
    table.pick(character)
    return table


def played_by_jack(character: str, **wishes: object) -> Evening:
    """This character has been picked by Jack, in turn 2."""
    table = Evening(turn=2, cards=[character], **wishes)  # type: ignore[arg-type]
    table.pick(character)
    return table


def test_J2_one_to_three_points_along_the_street() -> None:
    table = played("lestrade", lestrade="b1", watson="m8")
    assert table.ends() == FROM_B1
    assert table.refusal("detective", Move("c6")) == (
        "c6 is more than 3 points away for Lestrade (J2)."
    )


def test_J2_nobody_but_stealthy_enters_an_obstacle() -> None:
    table = played("lestrade", lestrade="b1", watson="m8")
    for place, kind in (("b2", "gaslight"), ("b4", "garden"), ("d4", "building")):
        reason = table.refusal("detective", Move(place))
        assert reason == f"{place} is no street but a {kind}: nobody stops there (J2)."
    assert table.refusal("detective", Move("z9")) == "There is no hex z9 on this board."


def test_J2_through_other_characters_but_not_onto_them() -> None:
    table = played("lestrade", lestrade="b1", watson="a1", gull="c2")
    assert table.ends() == FROM_B1 - {"a1", "c2"}
    reason = table.refusal("detective", Move("c2"))
    assert reason == "Gull stands on c2: a move ends on a free hex (J2)."


def test_J2_never_back_onto_the_hex_it_began_on() -> None:
    table = played("lestrade", lestrade="b1")
    reason = table.refusal("detective", Move("b1"))
    assert reason == "Lestrade must end its move on another hex than it began on (J2)."


def test_J2_a_character_moves_once() -> None:
    table = played("lestrade", lestrade="b1", watson="m8")
    table.play(Move("c2"))
    assert table.refusal("detective", Move("c3")) == "Lestrade has moved already (J2, J3)."
    assert table.kinds() == ["cordon"]


def test_J2_the_moves_go_column_by_column_from_the_north_west() -> None:
    table = played("lestrade", lestrade="b1", watson="m8")
    order = ["a3", "a2", "a1", "b3", "c4", "c3", "c2", "d3", "e4", "e3"]
    assert table.legal("move") == [Move(place) for place in order]


# -- sewers (J2) ----------------------------------------------------------------------------


def test_J2_from_one_open_manhole_to_any_other_is_one_point() -> None:
    streets = sketch("""
        A   c   E
          b   #
    """)
    assert streets.ways("a", 1, frozenset({"a", "e"}), False) == {"a": 0, "b": 1, "e": 1}
    table = played("gull", gull="a5")
    assert {"f10", "f7", "h6", "h3", "m9"} <= table.ends()


def test_J2_the_sewers_in_mid_move() -> None:
    """A step to the manhole a5, one point below, a step on; a second step is too many."""
    table = played("gull", gull="a4", watson="a1")
    assert {"m9", "m8", "e9", "g10"} <= table.ends()
    assert not {"l10", "h10"} & table.ends()


def test_J2_the_sewers_under_another_token() -> None:
    table = played("gull", gull="a4", watson="a5", holmes="m9")
    assert "m8" in table.ends()
    assert not {"a5", "m9"} & table.ends()


def test_J2_the_sewers_more_than_once() -> None:
    """Two manholes side by side, far from a third: below, along the street, below again."""
    streets = sketch("""
        A   c
          B   d
    """)
    holes = frozenset({"a", "b"})
    assert streets.ways("a", 4, holes, False) == {"a": 0, "b": 1, "c": 2, "d": 3}
    assert streets.ways("d", 4, holes, False)["a"] == 3


def test_J2_a_covered_manhole_lets_nobody_in_or_out() -> None:
    table = played("gull", gull="c2")
    assert not {"a5", "f10", "m9"} & table.ends()
    table = played("gull", gull="f10")
    assert "c2" not in table.ends()
    assert "l12" not in table.ends()
    table = played("gull", gull="c2", covers=["a5", "l12"])
    assert {"f10", "m9"} <= table.ends()
    assert "a5" not in table.ends()


def test_J2_an_open_manhole_is_street_to_walk_on() -> None:
    streets = sketch("""
        a   c   e
          B   d
    """)
    assert streets.ways("a", 3, frozenset(), False) == {"a": 0, "b": 1, "c": 2, "d": 3}


# -- Miss Stealthy (J2) ---------------------------------------------------------------------


def test_J2_stealthy_has_four_points() -> None:
    table = played("stealthy", stealthy="l6", covers=["m9", "l12"])
    assert "k9" in table.ends()  # l7, l8, l9 and out again: across two obstacles
    table = played("lestrade", lestrade="l6", covers=["m9", "l12"])
    assert "k9" not in table.ends()


def test_J2_stealthy_crosses_every_kind_of_hex() -> None:
    roofs = sketch("""
        a   *   b
          #   %
    """)
    assert roofs.ways("a", 4, frozenset(), True) == {"a": 0, "b": 4}
    assert roofs.ways("a", 4, frozenset(), False) == {"a": 0}


def test_J2_stealthy_stops_in_the_street() -> None:
    table = played("stealthy")
    reason = table.refusal("detective", Move("h5"))
    assert reason == (
        "h5 is no street but a building: Miss Stealthy crosses it, but stops in the street (J2)."
    )
    kinds = table.table.hexes.board.kinds
    assert {kinds[place] for place in table.ends()} == {"street", "manhole"}


def test_J2_stealthy_uses_the_sewers_too() -> None:
    assert "a4" in played("stealthy").ends()  # i4, h3, below to a5, a4
    assert "a4" not in played("stealthy", covers=["h3", "h6"]).ends()


# -- blocked (J3) ---------------------------------------------------------------------------

CORNER = ("l7", "k7", "j6", "m8", "m9")
"""All that three points reach from l6, in the south-east, while no manhole is nearer than m9."""


def cornered(character: str) -> dict[str, str]:
    """This character on l6 with five others on everything it could reach."""
    others = [other for other in CHARACTERS if other != character]
    return {character: "l6", **dict(zip(others, CORNER, strict=False))}


def test_J3_a_blocked_character_may_stay() -> None:
    table = played_by_jack("lestrade", **cornered("lestrade"))
    assert table.legal("move") == []
    assert Stay() in table.legal()
    assert table.play(Stay()) == [CharacterStayed("lestrade")]
    assert table.table.place("lestrade") == "l6"


def test_J3_stay_is_asked_even_as_the_only_choice() -> None:
    table = played_by_jack("stealthy", jack="gull", watson="b1", stealthy="l6")
    assert table.legal("stay") == []
    table = played_by_jack("watson", jack="gull", **cornered("watson"))
    assert table.legal() == [Stay()]


def test_J3_stay_stands_beside_every_accusation() -> None:
    table = played("watson", **cornered("watson"))
    assert table.kinds() == ["accuse", "stay"]
    assert table.ends("accuse") == set(CORNER)


def test_J3_stay_stands_beside_leaving() -> None:
    table = played_by_jack("watson", jack="watson", seen=False, **cornered("watson"))
    assert table.legal() == [Leave("SE"), Stay()]


def test_J3_stay_is_asked_whoever_jack_is() -> None:
    for jack in CHARACTERS:
        assert Stay() in played_by_jack("watson", jack=jack, **cornered("watson")).legal()


def test_J3_who_has_somewhere_to_go_does_not_stay() -> None:
    places = cornered("watson")
    del places[next(who for who, place in places.items() if place == "m9")]
    table = played_by_jack("watson", **places)
    assert table.ends() == {"m9"}
    reason = table.refusal("jack", Stay())
    assert reason == "Watson has somewhere to go, and so must move (J3)."


def test_J3_gull_never_stays() -> None:
    table = played_by_jack("gull", jack="bert", **cornered("gull"))
    assert table.kinds() == ["swap"]
    reason = table.refusal("jack", Stay())
    assert reason == "Gull can always swap, so he never stays (J3)."


def test_J3_staying_counts_as_the_move_and_the_ability_follows() -> None:
    table = played_by_jack("lestrade", **cornered("lestrade"))
    assert table.kinds() == ["stay", "cordon"]
    table.play(Stay())
    assert table.kinds() == ["cordon"]
    assert "has moved already" in table.refusal("jack", Stay())
    table.play(Cordon("NE", "NW"))
    assert table.table.card is None


def test_J3_the_ability_may_come_before_staying() -> None:
    table = played_by_jack("smith", **cornered("smith"))
    table.play(Lamp("c7", "f9"))
    assert table.legal() == [Stay()]


def test_J3_holmes_draws_and_watson_faces_after_staying() -> None:
    table = played_by_jack("holmes", **cornered("holmes"))
    table.play(Stay())
    assert table.seat == "chance"
    table = played_by_jack("watson", **cornered("watson"))
    table.play(Stay())
    assert table.kinds() == ["face"]


BESIDE_B7 = {"gull": "b6", "holmes": "a5", "smith": "c6", "watson": "a4", "stealthy": "d7"}
"""All that three points reach from b7 while the manhole a5 is covered."""


def test_J3_freed_by_its_own_ability_it_must_move() -> None:
    table = played_by_jack("bert", bert="b7", covers=["a5", "l12"], **BESIDE_B7)
    assert table.kinds() == ["stay", "manhole"]
    table.play(Manhole("a5", "c2"))
    assert "stay" not in table.kinds()
    assert {"f10", "m9"} <= table.ends()
    assert "(J3)" in table.refusal("jack", Stay())


def test_J3_who_has_stayed_does_not_move_when_freed() -> None:
    table = played_by_jack("bert", bert="b7", covers=["a5", "l12"], **BESIDE_B7)
    table.play(Stay())
    events = table.play(Manhole("a5", "c2"))
    assert table.table.card is None
    assert len(events) == 2


def test_J3_blocked_by_its_own_ability_it_may_stay() -> None:
    table = played_by_jack("bert", bert="b7", covers=["c2", "l12"], **BESIDE_B7)
    assert "stay" not in table.kinds()
    table.play(Manhole("c2", "a5"))
    assert table.legal() == [Stay()]


# -- accusing (J4) --------------------------------------------------------------------------


def test_J4_right_the_detective_wins() -> None:
    table = played("lestrade", jack="gull", gull="e6")
    assert table.play(Accuse("e6")) == [AccusationProved("lestrade", "gull")]
    assert table.outcome == Outcome("detective", "caught")
    assert table.seat is None


def test_J4_wrong_jack_wins() -> None:
    table = played("lestrade", jack="bert", gull="e6")
    assert table.play(Accuse("e6")) == [AccusationFailed("lestrade", "gull")]
    assert table.outcome == Outcome("jack", "wrong-accusation")


def test_J4_accusing_ends_the_move_so_it_has_the_reach_of_one() -> None:
    table = played("lestrade", lestrade="b1", gull="c2", bert="e3", holmes="e5")
    assert table.ends("accuse") == {"a3", "c2", "e3"}  # Watson is on a3
    reason = table.refusal("detective", Accuse("e5"))
    assert reason == "e5 is more than 3 points away for Lestrade (J2, J4)."


def test_J4_through_the_sewers() -> None:
    table = played("lestrade", lestrade="a5", gull="m9")
    assert Accuse("m9") in table.legal()
    table = played("lestrade", lestrade="a5", gull="m9", covers=["m9", "l12"])
    assert Accuse("m9") not in table.legal()


def test_J4_across_the_roofs_with_stealthy() -> None:
    table = played("stealthy", stealthy="l6", goodley="k9", covers=["m9", "l12"])
    assert Accuse("k9") in table.legal()


def test_J4_any_other_character_cleared_ones_too() -> None:
    table = Evening(turn=3, cards=["lestrade"], innocent=["gull"], gull="e6")
    table.pick("lestrade")
    assert "gull" not in table.table.suspects
    assert Accuse("e6") in table.legal()


def test_J4_whoever_moves_may_accuse_itself_suspected_or_not() -> None:
    table = played("gull", jack="gull", holmes="e8")
    assert table.play(Accuse("e8")) == [AccusationFailed("gull", "holmes")]


def test_J4_nobody_accuses_an_empty_hex_or_itself() -> None:
    table = played("lestrade", lestrade="b1")
    assert table.refusal("detective", Accuse("c2")) == "Nobody stands on c2 to be accused (J4)."
    assert "cannot accuse itself" in table.refusal("detective", Accuse("b1"))


def test_J4_jack_never_accuses() -> None:
    table = played_by_jack("lestrade", gull="e6")
    assert table.legal("accuse") == []
    assert table.refusal("jack", Accuse("e6")) == "Only the detective accuses (J4)."


def test_J4_not_by_swap_or_whistle() -> None:
    table = played("gull", jack="bert")
    table.play(Swap("bert"))
    assert table.outcome is None
    table = played("goodley", jack="gull", goodley="g5", holmes="m10", gull="g7", bert="g6")
    assert "Bert stands on g6" in table.refusal("detective", Whistle("gull", "g6"))
    assert "stands on g5" in table.refusal("detective", Whistle("gull", "g5"))


def test_J4_nothing_more_is_owed() -> None:
    table = played("smith", jack="bert", smith="i6")
    assert table.play(Accuse("i8")) == [AccusationProved("smith", "bert")]
    assert table.seat is None


def test_J4_after_the_ability_too() -> None:
    table = played("smith", jack="bert", smith="i6")
    table.play(Lamp("b2", "f9"))
    assert Accuse("i8") in table.legal()


def test_J4_not_after_the_move() -> None:
    table = played("smith", jack="bert")
    table.play(Move("g9"))
    assert table.kinds() == ["lamp"]
    assert "has moved already" in table.refusal("detective", Accuse("i8"))


# -- leaving (J5) ---------------------------------------------------------------------------


def test_J5_jack_leaves_and_wins() -> None:
    table = played_by_jack("gull", jack="gull", seen=False, gull="l7")
    assert table.play(Leave("SE")) == [JackLeft("gull", "SE")]
    assert table.outcome == Outcome("jack", "left")
    assert table.seat is None


def test_J5_only_while_the_witness_card_shows_not_seen() -> None:
    table = played_by_jack("gull", jack="gull", seen=True, gull="l7")
    assert table.legal("leave") == []
    assert "was not seen (J5, J13)" in table.refusal("jack", Leave("SE"))


def test_J5_what_counts_is_how_the_last_call_was_answered() -> None:
    """Gull stands in the light of k6 now; at the call he was not seen."""
    table = played_by_jack("gull", jack="gull", seen=False, gull="l6")
    assert Leave("SE") in table.legal()


def test_J5_J13_not_in_turn_one() -> None:
    table = Evening(jack="gull", cards=["gull"], gull="l6")
    table.quietly(0)
    table.play(Pick("bert"), Move("j10"), Manhole("c2", "a5"))
    assert table.seat == "jack"
    table.pick("gull")
    assert table.legal("leave") == []
    assert "(J5, J13)" in table.refusal("jack", Leave("SE"))


def test_J5_only_jacks_own_character() -> None:
    table = played_by_jack("gull", jack="bert", seen=False, gull="l6")
    assert table.legal("leave") == []
    reason = table.refusal("jack", Leave("SE"))
    assert reason == "You are not Gull: only Jack's own character leaves (J5)."


def test_J5_the_detective_makes_nobody_leave() -> None:
    table = Evening(jack="gull", turn=3, seen=False, cards=["gull"], gull="l6")
    table.pick("gull")
    assert table.legal("leave") == []
    reason = table.refusal("detective", Leave("SE"))
    assert reason == "Only Jack leaves the district, with his own character (J5)."


def test_J5_the_detective_hears_the_same_whoever_jack_is() -> None:
    heard = set()
    for jack in CHARACTERS:
        table = Evening(jack=jack, turn=3, seen=False, cards=["gull"], gull="l6")
        table.pick("gull")
        heard.add(table.refusal("detective", Leave("SE")))
    assert len(heard) == 1


def test_J5_a_cordon_bars_the_exit() -> None:
    wishes = {"jack": "gull", "seen": False, "gull": "l6", "cordons": ["SE", "SW"]}
    table = played_by_jack("gull", **wishes)
    assert table.legal("leave") == []
    assert table.refusal("jack", Leave("SE")) == "A police cordon bars the exit SE (J5)."
    assert table.refusal("jack", Leave("E")) == "There is no exit E: NW, NE, SE and SW."


@pytest.mark.parametrize(("place", "near"), [("l7", True), ("k7", True), ("j6", False)])
def test_J5_the_way_to_the_exit_and_one_point_more(place: str, near: bool) -> None:
    table = played_by_jack("gull", jack="gull", seen=False, gull=place)
    assert (Leave("SE") in table.legal()) is near
    if not near:
        reason = "The exit SE is one point beyond l6, more than 3 in all (J5)."
        assert table.refusal("jack", Leave("SE")) == reason


def test_J5_stealthy_has_four_points_for_it() -> None:
    table = played_by_jack("stealthy", jack="stealthy", seen=False, stealthy="i4")
    assert Leave("SE") in table.legal()  # by j5 and k6, both obstacles, to l6 and out
    table = played_by_jack("stealthy", jack="stealthy", seen=False, stealthy="i9")
    assert Leave("SE") not in table.legal()


def test_J5_tokens_do_not_matter_on_the_way() -> None:
    table = played_by_jack("gull", jack="gull", seen=False, gull="k7", bert="l7", smith="l6")
    assert Leave("SE") in table.legal()


def test_J5_through_the_sewers() -> None:
    wishes = {"jack": "gull", "seen": False, "gull": "a5", "cordons": ["SW", "SE"]}
    assert Leave("NE") in played_by_jack("gull", covers=["c2", "h3"], **wishes).legal()
    assert Leave("NE") not in played_by_jack("gull", covers=["c2", "l12"], **wishes).legal()


def test_J5_not_by_swap_or_whistle() -> None:
    table = played_by_jack("gull", jack="gull", seen=False, smith="l6")
    table.play(Swap("smith"))
    assert table.table.place("gull") == "l6"
    assert table.outcome is None
    assert table.legal("leave") == []


def test_J5_leaving_is_a_move_so_not_after_one() -> None:
    table = played_by_jack("lestrade", jack="lestrade", seen=False, lestrade="l7")
    table.play(Move("l6"))
    assert table.kinds() == ["cordon"]


def test_J5_the_ability_may_come_before_leaving() -> None:
    table = played_by_jack(
        "lestrade", jack="lestrade", seen=False, lestrade="l7", cordons=["SE", "SW"]
    )
    assert table.legal("leave") == []
    table.play(Cordon("SE", "NE"))
    table.play(Leave("SE"))
    assert table.outcome == Outcome("jack", "left")


def test_J5_watson_leaving_faces_nobody() -> None:
    table = played_by_jack("watson", jack="watson", seen=False, watson="l6")
    table.play(Leave("SE"))
    assert table.seat is None
    assert table.refusal("jack", Face("N")) == "The game is over."
