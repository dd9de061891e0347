"""The table before the first turn: both printings (J1), the cards (J12, J13), who plays."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from darklantern.core.game import InvalidSetup, State
from darklantern.core.options import read_options
from darklantern.core.position import begin
from darklantern.core.seats import CHANCE, JACK, Seating
from darklantern.games.mrjack import GAME, rules
from darklantern.games.mrjack.actions import DealAlibi, DealCards, DealIdentity, Pick
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.state import CHARACTERS, Table
from tests.rulebook.mrjack_table import Evening

BOTH = pytest.mark.parametrize("board", ["2006", "revised"])


def opening(board: str) -> Table:
    state: State = begin(GAME, MrJackOptions(board=board), GAME.seating(None, None)).state  # type: ignore[arg-type]
    table: Table = state.table
    return table


@BOTH
def test_four_are_seen_and_four_are_not_at_the_start(board: str) -> None:
    seen = {"holmes", "lestrade", "smith", "bert"}
    assert rules.seen_characters(opening(board)) == seen


@BOTH
def test_everybody_is_suspected_at_the_start(board: str) -> None:
    assert opening(board).suspects == CHARACTERS


def test_J1_the_first_printing_has_eight_manholes_and_is_the_default() -> None:
    assert MrJackOptions().board == "2006"
    table = opening("2006")
    assert set(table.open_manholes) == {"a5", "f10", "f7", "h6", "h3", "m9"}
    assert table.covers == ("c2", "l12")


def test_J1_the_revised_printing_has_nine_manholes() -> None:
    table = opening("revised")
    assert set(table.open_manholes) == {"b6", "c4", "f10", "g6", "h3", "k9", "l7"}
    assert table.covers == ("b1", "l12")


def test_J1_a_manhole_of_the_first_board_is_plain_street_on_the_revised_one() -> None:
    table = Evening(board="revised", cards=["gull"], gull="a5")
    table.pick("gull")
    assert table.table.hexes.board.kinds["a5"] == "street"
    assert "m9" not in table.ends()
    table = Evening(cards=["gull"], gull="a5")
    table.pick("gull")
    assert "m9" in table.ends()


def test_J1_watson_and_stealthy_are_swapped_on_the_revised_printing() -> None:
    first, revised = opening("2006"), opening("revised")
    assert (first.place("watson"), first.place("stealthy")) == ("a3", "i4")
    assert (revised.place("watson"), revised.place("stealthy")) == ("i4", "a3")
    assert first.facing == revised.facing == "NE"


def test_J13_whom_the_later_board_does_not_name_starts_as_on_the_first() -> None:
    first, revised = opening("2006"), opening("revised")
    for character in {*CHARACTERS} - {"watson", "stealthy"}:
        assert first.place(character) == revised.place(character)


@BOTH
def test_setup_six_lamps_two_cordons_two_covers(board: str) -> None:
    table = opening(board)
    assert sorted(lamp.number or 0 for lamp in table.lamps) == [0, 0, 1, 2, 3, 4]
    assert table.dark == ("f9", "h4")
    assert table.cordons == ("NE", "SW")
    assert len(table.covers) == 2


def test_J13_the_witness_card_opens_on_seen() -> None:
    assert opening("2006").seen


def test_setup_jack_draws_his_identity_from_eight_cards() -> None:
    position = begin(GAME, MrJackOptions(), GAME.seating(None, None))
    assert position.seat == CHANCE
    assert GAME.chances(position.state) == tuple(
        (DealIdentity(character), Fraction(1, 8)) for character in CHARACTERS
    )


def test_setup_jack_alone_learns_who_he_is() -> None:
    table = Evening(jack="holmes")
    assert table.notes("jack").identity == "holmes"
    assert table.notes("detective").identity is None
    assert table.hears("jack", table.told[:1])[0].endswith(": Holmes.")
    assert table.hears("detective", table.told[:1])[0].endswith("that he is.")


def test_setup_four_of_eight_cards_are_turned_up_seventy_ways() -> None:
    position = begin(GAME, MrJackOptions(), GAME.seating(None, None))
    position, _ = position.play(CHANCE, DealIdentity("gull"))
    assert GAME.chances(position.state) == tuple(
        (DealCards(four), Fraction(1, 70)) for four in combinations(CHARACTERS, 4)
    )


@pytest.mark.parametrize(
    "four",
    [
        ("gull", "bert", "holmes", "smith"),
        ("bert", "bert", "gull", "smith"),
        ("bert", "gull", "smith", "mary"),
    ],
)
def test_setup_the_four_are_different_and_in_alphabetical_order(four: tuple[str, ...]) -> None:
    position = begin(GAME, MrJackOptions(), GAME.seating(None, None))
    position, _ = position.play(CHANCE, DealIdentity("gull"))
    assert position.why_not(CHANCE, DealCards(four)) is not None  # type: ignore[arg-type]


def test_setup_each_seat_waits_for_chance() -> None:
    position = begin(GAME, MrJackOptions(), GAME.seating(None, None))
    assert GAME.legal_actions(position.view("detective")) == ()
    assert position.why_not("detective", Pick("gull")) is not None
    assert position.why_not(JACK, DealAlibi("gull")) is not None


@pytest.mark.parametrize(
    "seating",
    [
        Seating(("detective", "jack")),
        Seating(("jack",)),
        Seating(("jack", "detective", "detective")),
        Seating(("jack", "police-1")),
        Seating(("jack", "detective"), (("detective", ("blue",)),)),
    ],
)
def test_setup_jack_and_the_detective_play_and_nobody_else(seating: Seating) -> None:
    with pytest.raises(InvalidSetup):
        begin(GAME, MrJackOptions(), seating)


def test_setup_the_usual_seating() -> None:
    assert GAME.seating(None, None) == Seating(("jack", "detective"))
    assert GAME.seating(["detective"], None) == Seating(("detective",))
    assert GAME.seating(["detective", "jack"], None) == Seating(("jack", "detective"))


def test_J1_there_is_no_third_printing() -> None:
    with pytest.raises(ValueError, match='option "board" is "2006" or "revised"'):
        read_options(MrJackOptions, {"board": "1888"})
