"""The eight characters and what each can do (J6, J7, J10, J12)."""

from __future__ import annotations

from darklantern.core.seats import CHANCE
from darklantern.games.mrjack.actions import (
    Cordon,
    DealAlibi,
    Face,
    Lamp,
    Manhole,
    Move,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.events import (
    AlibiDrawn,
    CardTurnedDown,
    CordonMoved,
    CoverMoved,
    LampMoved,
    PlacesSwapped,
    WatsonFaced,
)
from darklantern.games.mrjack.state import CHARACTERS
from tests.rulebook.mrjack_table import Evening

DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"]


def played(character: str, turn: int = 1, **wishes: object) -> Evening:
    """This character has been picked by whoever picks first in that turn."""
    table = Evening(turn=turn, cards=[character], **wishes)  # type: ignore[arg-type]
    table.pick(character)
    return table


# -- Sherlock Holmes (J12) ------------------------------------------------------------------


def test_J12_holmes_draws_after_moving_and_only_then() -> None:
    table = played("holmes")
    assert set(table.kinds()) <= {"move", "accuse"}
    table.play(Move("g6"))
    assert table.seat == CHANCE
    events = table.play(DealAlibi("bert"))
    assert events == [AlibiDrawn("detective", "bert"), CardTurnedDown("holmes")]


def test_J12_the_drawer_alone_learns_the_card() -> None:
    table = played("holmes")
    table.play(Move("g6"))
    told = table.play(DealAlibi("bert"))[:1]
    assert table.hears("detective", told) == ["The detective draws an alibi card: Bert."]
    for viewer in ("jack", "spectator"):
        assert table.hears(viewer, told) == ["The detective draws an alibi card."]
    assert table.notes("detective").alibis == ("bert",)
    assert table.notes("jack").alibis == ()
    assert table.table.drawers == ("detective",)


def test_J12_jack_draws_too_when_he_plays_holmes() -> None:
    table = played("holmes", turn=2)
    table.play(Move("g6"))
    told = table.play(DealAlibi("bert"))[:1]
    assert table.hears("jack", told) == ["Jack draws an alibi card: Bert."]
    assert table.hears("detective", told) == ["Jack draws an alibi card."]
    assert table.notes("jack").alibis == ("bert",)
    assert "bert" in table.table.suspects  # the table learns nothing of it


def test_J12_only_cards_that_nobody_holds_are_drawn() -> None:
    table = played("holmes", jack="gull", turn=2)
    table.play(Move("g6"))
    draws = table.draws()
    assert draws == {DealAlibi(c): 1 / 7 for c in CHARACTERS if c != "gull"}
    table.play(DealAlibi("bert"))
    assert table.refusal(CHANCE, DealAlibi("bert"))
    table = played("holmes", turn=3, drawn=[("detective", "bert"), ("jack", "smith")])
    table.play(Move("g6"))
    left = set(CHARACTERS) - {"gull", "bert", "smith"}
    assert table.draws() == {DealAlibi(c): 1 / 5 for c in left}


# -- Watson (J6, J7) ------------------------------------------------------------------------


def test_J6_watson_faces_after_his_move() -> None:
    table = played("watson")
    assert set(table.kinds()) <= {"move", "accuse"}
    assert "Watson turns only when" in table.refusal("detective", Face("N"))
    table.play(Move("a4"))
    assert table.legal() == [Face(direction) for direction in DIRECTIONS]
    assert table.play(Face("S")) == [WatsonFaced("S"), CardTurnedDown("watson")]
    assert table.table.facing == "S"


def test_J6_watson_may_keep_his_facing_and_look_off_the_board() -> None:
    table = played("watson")
    table.play(Move("a4"), Face("NE"))
    assert table.table.facing == "NE"
    table = played("watson")
    table.play(Move("a4"), Face("SW"))
    assert table.table.facing == "SW"


def test_J6_facing_cannot_be_put_off() -> None:
    table = played("watson")
    table.play(Move("a4"))
    reason = table.refusal("detective", Move("a5"))
    assert reason == "Watson has been moved: choose where he faces first (J6, J7)."
    assert "cannot face E" in table.refusal("detective", Face("E"))


def test_J7_whoever_swaps_watson_faces_him() -> None:
    table = played("gull")
    assert table.play(Swap("watson")) == [PlacesSwapped("watson")]
    assert table.legal() == [Face(direction) for direction in DIRECTIONS]
    assert table.seat == "detective"
    table.play(Face("N"))
    assert table.table.card is None


def test_J7_swapping_another_turns_nobody() -> None:
    table = played("gull")
    table.play(Swap("bert"))
    assert table.table.card is None
    assert table.table.facing == "NE"


def test_J7_whistling_watson_turns_him_at_once_every_time() -> None:
    table = played("goodley", goodley="a1", watson="a4")
    table.play(Whistle("watson", "a3"))
    assert table.kinds() == ["face"]
    table.play(Face("S"))
    assert table.kinds() == ["whistle"]
    table.play(Whistle("watson", "a2"))
    assert table.legal() == [Face(direction) for direction in DIRECTIONS]


# -- Smith (J6, J10) ------------------------------------------------------------------------


def test_J10_smith_moves_any_lit_tile_to_any_post_that_is_out() -> None:
    table = played("smith")
    posts = ["b2", "c7", "f5", "h8", "k6", "l11"]
    assert table.legal("lamp") == [Lamp(post, to) for post in posts for to in ("f9", "h4")]
    assert table.play(Lamp("f5", "h4")) == [LampMoved("f5", "h4")]
    assert set(table.table.dark) == {"f5", "f9"}


def test_J10_smith_is_told_why_not() -> None:
    table = played("smith")
    assert "is lit already" in table.refusal("detective", Lamp("b2", "f5"))
    assert "no lit tile to move" in table.refusal("detective", Lamp("f9", "h4"))
    assert "no gaslight post on g5" in table.refusal("detective", Lamp("b2", "g5"))


def test_J10_posts_whose_tile_is_gone_can_be_lit_again() -> None:
    table = played("smith", turn=7)
    assert len(table.legal("lamp")) == 2 * 6
    table.play(Lamp("f5", "b2"))
    assert table.table.lit == ("b2", "h8")


def test_J6_smith_before_the_move() -> None:
    table = played("smith", turn=2)
    assert table.kinds() == ["move", "lamp"]
    table.play(Lamp("c7", "f9"))
    assert "has used the ability already" in table.refusal("jack", Lamp("f9", "b2"))
    assert table.kinds() == ["move"]
    table.play(Move("g9"))
    assert table.table.card is None


def test_J6_smith_after_the_move_must_use_his_ability() -> None:
    table = played("smith")
    table.play(Move("g9"))
    assert table.kinds() == ["lamp"]
    table.play(Lamp("b2", "f9"))
    assert table.table.card is None


# -- Lestrade (J6, J10) ---------------------------------------------------------------------


def test_J10_lestrade_moves_one_cordon_to_an_exit_without() -> None:
    table = played("lestrade")
    assert table.legal("cordon") == [
        *(Cordon("NE", "NW"), Cordon("NE", "SE"), Cordon("SW", "NW"), Cordon("SW", "SE"))
    ]
    assert table.play(Cordon("NE", "SE")) == [CordonMoved("NE", "SE")]
    assert table.table.cordons == ("SE", "SW")
    assert set(table.table.open_exits) == {"NW", "NE"}


def test_J10_lestrade_is_told_why_not() -> None:
    table = played("lestrade")
    assert table.refusal("detective", Cordon("NW", "SE")) == "There is no cordon at NW (J10)."
    assert "a cordon at SW already" in table.refusal("detective", Cordon("NE", "SW"))
    assert "There is no exit E" in table.refusal("detective", Cordon("NE", "E"))


def test_J6_lestrade_before_or_after_the_move_and_always() -> None:
    before, after = played("lestrade", turn=2), played("lestrade", turn=2)
    before.play(Cordon("NE", "NW"))
    assert before.kinds() == ["move"]
    before.play(Move("e6"))
    after.play(Move("e6"))
    assert after.kinds() == ["cordon"]
    after.play(Cordon("NE", "NW"))
    assert before.table == after.table


# -- Bert (J6, J10) -------------------------------------------------------------------------


def test_J10_bert_moves_one_cover_to_an_open_manhole() -> None:
    table = played("bert")
    opened = ["a5", "f10", "f7", "h6", "h3", "m9"]
    assert table.legal("manhole") == [Manhole(h, to) for h in ("c2", "l12") for to in opened]
    assert table.play(Manhole("c2", "f7")) == [CoverMoved("c2", "f7")]
    assert table.table.covers == ("f7", "l12")


def test_J10_bert_is_told_why_not() -> None:
    table = played("bert")
    assert "no cover to move" in table.refusal("detective", Manhole("a5", "f7"))
    assert "is covered already" in table.refusal("detective", Manhole("c2", "l12"))
    assert "no manhole on g5" in table.refusal("detective", Manhole("c2", "g5"))


def test_J10_under_his_own_feet_and_under_others() -> None:
    table = played("bert", bert="f7", gull="c2")
    assert Manhole("c2", "f7") in table.legal()
    table.play(Manhole("c2", "f7"))
    assert "a5" not in table.ends()  # the way down is closed to him now
    table = played("bert", bert="c2")
    assert "a5" not in table.ends()
    table.play(Manhole("c2", "h3"))
    assert "a5" in table.ends()


def test_J6_bert_before_or_after_the_move_and_always() -> None:
    before, after = played("bert"), played("bert")
    assert before.kinds() == ["move", "accuse", "manhole"]
    before.play(Manhole("c2", "f7"))
    before.play(Move("i7"))
    after.play(Move("i7"))
    assert after.kinds() == ["manhole"]
    after.play(Manhole("c2", "f7"))
    assert before.table == after.table


# -- Gull -----------------------------------------------------------------------------------


def test_gull_may_move() -> None:
    table = played("gull")
    table.play(Move("e8"))
    assert table.table.card is None


def test_gull_may_swap_with_any_other_instead() -> None:
    table = played("gull")
    others = [character for character in CHARACTERS if character != "gull"]
    assert table.legal("swap") == [Swap(character) for character in others]
    table.play(Swap("goodley"))
    assert table.table.place("gull") == "m10"
    assert table.table.place("goodley") == "e9"
    assert table.table.card is None


def test_gull_swaps_with_another() -> None:
    table = played("gull")
    assert table.refusal("detective", Swap("gull")) == "Gull swaps with another character."
    assert table.refusal("detective", Swap("mary")) == "There is no character mary."


def test_gull_does_not_swap_after_moving() -> None:
    table = played("gull")
    events = table.play(Move("e8"))
    assert events[-1] == CardTurnedDown("gull")


# -- whose ability it is --------------------------------------------------------------------


def test_nobody_has_the_ability_of_another() -> None:
    table = played("stealthy", turn=2)
    assert table.kinds() == ["move"]
    for action in (Lamp("c7", "f9"), Cordon("NE", "NW"), Manhole("c2", "a5"), Swap("bert")):
        assert "Stealthy is being played" in table.refusal("jack", action)
    assert "Goodley's ability" in table.refusal("jack", Whistle("bert", "i9"))


def test_the_order_of_the_list_move_accuse_ability() -> None:
    table = played("lestrade", gull="e8", holmes="e6")
    assert table.kinds() == ["move", "accuse", "cordon"]
    table = played("gull", gull="e8", holmes="e6")
    assert table.kinds() == ["move", "accuse", "swap"]
