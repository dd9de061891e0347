"""A turn of Mr. Jack from its cards to the call for witnesses, and the end of a turn (J11, J13)."""

from __future__ import annotations

import pytest

from darklantern.core.game import Outcome
from darklantern.core.seats import CHANCE
from darklantern.games.mrjack import GAME, rules
from darklantern.games.mrjack.actions import DealCards, Face, Lamp, Move, Pick
from darklantern.games.mrjack.events import (
    CardsTurnedUp,
    CardTurnedDown,
    DawnBroke,
    GaslightWentOut,
    LampMoved,
    SuspectsCleared,
    TurnBegan,
    WitnessesCalled,
)
from darklantern.games.mrjack.state import CHARACTERS
from tests.rulebook.mrjack_table import QUIET, Evening

CARDS = tuple(QUIET)
SEEN_AFTER_IT = ("bert", "holmes", "smith")
"""Who is seen when those four have been played quietly: nobody of them."""


def pickers(table: Evening) -> list[str | None]:
    """Who picks each of the four cards of the turn."""
    found = []
    for _ in range(4):
        found.append(table.seat)
        table.quietly(1)
    return found


# -- who picks, and from what ---------------------------------------------------------------


@pytest.mark.parametrize("turn", [1, 3, 5, 7])
def test_odd_turns_detective_jack_jack_detective(turn: int) -> None:
    table = Evening(turn=turn, cards=CARDS)
    assert pickers(table) == ["detective", "jack", "jack", "detective"]


@pytest.mark.parametrize("turn", [2, 4, 6, 8])
def test_even_turns_jack_detective_detective_jack(turn: int) -> None:
    table = Evening(turn=turn, cards=CARDS)
    assert pickers(table) == ["jack", "detective", "detective", "jack"]


def test_a_card_is_picked_from_those_face_up() -> None:
    table = Evening(cards=CARDS)
    assert table.legal() == [Pick(character) for character in CARDS]
    reason = table.refusal("detective", Pick("smith"))
    assert reason == "Smith's card is not face up: gull, lestrade, stealthy and watson are."
    assert table.refusal("detective", Pick("mary")) == "There is no character mary."
    assert "picked first" in table.refusal("detective", Move("e8"))
    assert "detective must act" in table.refusal("jack", Pick("gull"))


def test_a_card_once_played_is_turned_down() -> None:
    table = Evening(cards=CARDS)
    events = table.pick("stealthy")
    assert "stealthy" not in table.table.cards
    assert "Stealthy is being played" in table.refusal("detective", Pick("gull"))
    events = table.play(Move("i5"))
    assert events[-1] == CardTurnedDown("stealthy")
    assert table.seat == "jack"
    assert Pick("stealthy") not in table.legal()
    assert len(table.legal("pick")) == 3


def test_J13_the_fourth_pick_has_one_choice_and_is_asked_like_the_others() -> None:
    table = Evening(cards=CARDS)
    table.quietly(3)
    assert table.seat == "detective"
    assert len(table.legal()) == 1
    assert table.kinds() == ["pick"]


def test_even_turns_have_the_other_four_cards() -> None:
    table = Evening(cards=CARDS)
    assert table.table.later == ("bert", "goodley", "holmes", "smith")
    events = table.quietly()
    assert events[-2:] == [TurnBegan(2), CardsTurnedUp(("bert", "goodley", "holmes", "smith"))]
    assert table.table.cards == ("bert", "goodley", "holmes", "smith")
    assert table.seat == "jack"


@pytest.mark.parametrize("turn", [2, 4, 6])
def test_J13_all_eight_cards_are_reshuffled_before_the_odd_turns(turn: int) -> None:
    table = Evening(turn=turn, cards=CARDS)
    events = table.quietly()
    assert events[-1] == TurnBegan(turn + 1)
    assert table.seat == CHANCE
    draws = table.draws()
    assert len(draws) == 70
    assert DealCards(CARDS) in draws  # those just played may come again


# -- the call for witnesses -----------------------------------------------------------------


def test_J11_the_call_the_clearing_the_lamp_the_next_turn() -> None:
    table = Evening(cards=CARDS)
    events = table.quietly()
    kinds = [type(event) for event in events[-6:]]
    assert kinds == [
        *(CardTurnedDown, WitnessesCalled, SuspectsCleared),
        *(GaslightWentOut, TurnBegan, CardsTurnedUp),
    ]


def test_the_call_jack_in_the_light_is_seen() -> None:
    table = Evening(jack="holmes", cards=CARDS)
    events = table.quietly()
    assert WitnessesCalled(seen=True) in events
    assert table.table.seen


def test_the_call_jack_in_the_dark_is_not_seen() -> None:
    table = Evening(jack="goodley", cards=CARDS)
    events = table.quietly()
    assert WitnessesCalled(seen=False) in events
    assert not table.table.seen


def test_clearing_jack_seen_clears_the_unseen() -> None:
    table = Evening(jack="holmes", cards=CARDS)
    events = table.quietly()
    assert SuspectsCleared(("goodley", "gull", "lestrade", "stealthy", "watson")) in events
    assert table.table.suspects == SEEN_AFTER_IT


def test_clearing_jack_not_seen_clears_the_seen() -> None:
    table = Evening(jack="goodley", cards=CARDS)
    events = table.quietly()
    assert SuspectsCleared(SEEN_AFTER_IT) in events
    assert table.table.suspects == ("goodley", "gull", "lestrade", "stealthy", "watson")


def test_clearing_leaves_everybody_where_he_is() -> None:
    table = Evening(jack="goodley", cards=CARDS)
    table.quietly(3)
    before = table.table
    table.quietly()
    moved = [c for c in CHARACTERS if table.table.place(c) != before.place(c)]
    assert moved == ["watson"]  # who was played last


def test_clearing_never_makes_an_innocent_a_suspect_again() -> None:
    table = Evening(jack="goodley", turn=3, cards=CARDS, innocent=["bert", "smith"])
    table.quietly()
    assert not {"bert", "smith"} & set(table.table.suspects)


def test_J13_one_suspect_left_does_not_end_the_game() -> None:
    innocent = [character for character in CHARACTERS if character != "gull"]
    table = Evening(jack="gull", turn=3, cards=CARDS, innocent=innocent)
    assert table.table.suspects == ("gull",)
    table.quietly()
    assert table.table.suspects == ("gull",)
    assert table.outcome is None
    assert table.table.turn == 4


# -- a gaslight goes out --------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "post"), [(1, "b2"), (2, "l11"), (3, "c7"), (4, "k6")])
def test_a_gaslight_goes_out_in_each_of_the_first_four_turns(turn: int, post: str) -> None:
    table = Evening(turn=turn, cards=CARDS)
    before = len(table.table.lamps)
    events = table.quietly()
    assert GaslightWentOut(turn, post) in events
    assert post in table.table.dark
    assert len(table.table.lamps) == before - 1


@pytest.mark.parametrize("turn", [5, 6, 7, 8])
def test_no_gaslight_goes_out_in_the_last_four_turns(turn: int) -> None:
    table = Evening(turn=turn, cards=CARDS)
    assert len(table.table.lamps) == 2
    events = table.quietly()
    assert not any(isinstance(event, GaslightWentOut) for event in events)
    assert len(table.table.lamps) == 2


def test_J10_the_numbered_tile_goes_wherever_it_lies() -> None:
    table = Evening(cards=["smith", "watson", "gull", "lestrade"])
    table.pick("smith")
    assert table.play(Lamp("b2", "f9")) == [LampMoved("b2", "f9")]
    table.play(Move("h10"))
    events = table.quietly()
    assert GaslightWentOut(1, "f9") in events
    assert {"b2", "f9"} <= set(table.table.dark)


def test_J11_the_lamp_still_shines_at_its_own_call() -> None:
    """Jack beside the lamp of turn 1 is seen at the call of turn 1, and in the dark after it."""
    table = Evening(jack="goodley", goodley="b1", cards=CARDS)
    events = table.quietly()
    assert WitnessesCalled(seen=True) in events
    assert "goodley" not in rules.seen_characters(table.table)


# -- dawn -----------------------------------------------------------------------------------


def test_J11_after_the_eighth_call_jack_has_won() -> None:
    table = Evening(turn=8, cards=CARDS)
    events = table.quietly()
    kinds = [type(event) for event in events[-3:]]
    assert kinds == [WitnessesCalled, SuspectsCleared, DawnBroke]
    assert table.outcome == Outcome("jack", "dawn")
    assert table.seat is None


def test_dawn_breaks_even_when_the_detective_knows_who_jack_is() -> None:
    innocent = [character for character in CHARACTERS if character != "gull"]
    table = Evening(jack="gull", turn=8, cards=CARDS, innocent=innocent)
    table.quietly()
    assert table.table.suspects == ("gull",)
    assert table.outcome == Outcome("jack", "dawn")


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = Evening(turn=8, cards=CARDS)
    table.quietly()
    assert table.legal() == []
    assert table.refusal("jack", Pick("gull")) == "The game is over."


# -- what a file with legal lists says beside the action ------------------------------------


def test_the_call_stands_beside_the_action_that_ends_a_turn() -> None:
    table = Evening(jack="goodley", cards=CARDS)
    events = table.quietly()
    note = GAME.footnote(table.table, events)
    assert note == {
        "call": {"answer": "not-seen", "suspects": list(table.table.suspects), "lamp": "b2"}
    }


def test_the_call_of_turn_eight_has_no_lamp() -> None:
    table = Evening(jack="holmes", turn=8, cards=CARDS, lit=["f5", "h8"])
    events = table.quietly()
    call = GAME.footnote(table.table, events)["call"]
    assert call["lamp"] is None
    assert call["answer"] == "seen"


def test_the_call_stands_beside_an_alibi_that_ends_a_turn() -> None:
    table = Evening(cards=("gull", "holmes", "lestrade", "stealthy"))
    for character in ("gull", "lestrade", "stealthy"):
        table.play(Pick(character), *QUIET[character])
    table.pick("holmes")
    assert GAME.footnote(table.table, table.play(Move("g6"))) == {}
    assert table.seat == CHANCE
    events = table.play(next(iter(table.draws())))
    assert "call" in GAME.footnote(table.table, events)


def test_no_call_stands_beside_any_other_action() -> None:
    table = Evening(cards=CARDS)
    assert GAME.footnote(table.table, table.pick("watson")) == {}
    assert GAME.footnote(table.table, table.play(Move("a4"))) == {}
    assert GAME.footnote(table.table, table.play(Face("N"))) == {}
