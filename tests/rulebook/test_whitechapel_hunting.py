"""Jack's side of the Hunting: walks, coaches, alleys, escape, the ends (W1, W4 to W6, W12, C2)."""

from __future__ import annotations

import pytest

from darklantern.core.seats import JACK
from darklantern.games.whitechapel.actions import Alley, Coach, Move, Walk
from darklantern.games.whitechapel.events import (
    JackEscaped,
    JackTookCoach,
    JackTrapped,
    JackUsedAlley,
    JackWalked,
    MovesRanOut,
    NightBegan,
)
from darklantern.games.whitechapel.state import STREETS, Phase
from tests.rulebook.whitechapel_table import Night


def at(circle: int, number: int = 1, hideout: int = 90, **pawns: str) -> Night:
    """The Hunting begins with Jack on this circle."""
    table = Night(number, hideout=hideout)
    return table.hunt(circle, pawns=pawns)


# -- 1. on foot (W1, W12) -------------------------------------------------------------------


def test_W1_the_example_127_to_103() -> None:
    table = at(127)
    assert table.jack(Walk(103)) == [JackWalked(1, 103)]
    assert table.notes.row == (127, 103)


def test_W1_jack_walks_to_every_adjacent_circle() -> None:
    table = at(65, blue="k1", yellow="k7", brown="k8", red="k16", green="k17")
    assert table.legal("walk") == [Walk(to) for to in (51, 63, 66, 67, 82, 83, 84)]


def test_W1_a_pawn_bars_every_route_that_passes_it() -> None:
    table = at(65, blue="k83")
    assert table.legal("walk") == [Walk(to) for to in (63, 82, 83)]
    told = table.refusal(JACK, Walk(51))
    assert told == "Every route from 65 to 51 is barred by blue on k83 (W1)."
    assert "not adjacent" in table.refusal(JACK, Walk(53))


def test_W1_the_walk_is_told_and_the_circle_is_not() -> None:
    table = at(127)
    events = table.jack(Walk(103))
    assert table.hears(JACK, events) == ["Space 1: Jack walks to 103."]
    for other in ("police-1", "police-5", "spectator"):
        assert table.hears(other, events) == ["Space 1: Jack walks."]


def test_W12_back_again_is_legal_and_standing_still_is_not() -> None:
    table = at(127)
    table.walk(103)
    assert Walk(127) in table.legal()
    assert "no walk (W12)" in table.refusal(JACK, Walk(103))


# -- special movements (W4, W5) -------------------------------------------------------------


def test_W5_the_example_by_coach_from_103_by_69_to_56() -> None:
    table = at(103)
    events = table.jack(Coach(69, 56))
    assert events == [JackTookCoach(2, 69, 56)]
    assert table.notes.row == (103, 69, 56)
    assert table.table.space == 2
    assert table.table.left("coach") == 2
    assert table.hears(JACK, events) == ["Spaces 1 and 2: Jack takes a coach by 69 to 56."]
    assert table.hears("police-1", events) == ["Spaces 1 and 2: Jack takes a coach."]


def test_W5_a_coach_passes_the_police_and_never_returns() -> None:
    table = at(103, blue="k92", red="k133")
    assert table.legal("walk") == []
    assert Coach(69, 56) in table.legal()
    assert table.legal("coach") == [Coach(via, to) for via, to in STREETS.rides(103)]
    assert "differ" in table.refusal(JACK, Coach(69, 103))
    assert "differ" in table.refusal(JACK, Coach(69, 69))
    assert "39 is not adjacent to 69" in table.refusal(JACK, Coach(69, 39))
    assert "56 is not adjacent to 103" in table.refusal(JACK, Coach(56, 69))


@pytest.mark.parametrize(("night", "coaches"), [(1, 3), (4, 1)])
def test_W5_no_more_coaches_than_the_night_gives(night: int, coaches: int) -> None:
    table = at(103, night)
    for _ in range(coaches):
        table.turn(table.legal("coach")[0])
    assert table.legal("coach") == []
    assert "Tonight's coaches are used" in table.refusal(JACK, Coach(69, 56))


def test_W5_W12_a_coach_needs_two_free_spaces_and_may_lose_with_exactly_two() -> None:
    table = at(103)
    table.happens(JackWalked(13, 103))
    table.police_move()
    table.everyone_done()
    assert Coach(69, 56) in table.legal()
    assert table.jack(Coach(69, 56))[-1] == MovesRanOut()
    table = at(103)
    table.happens(JackWalked(14, 103))
    table.police_move()
    table.everyone_done()
    assert table.legal("coach") == []
    assert "two free spaces" in table.refusal(JACK, Coach(69, 56))


def test_W4_an_alley_crosses_a_block_of_houses_past_the_police() -> None:
    table = at(3, blue="k2", red="k3")
    assert table.legal("walk") == []
    assert table.legal("alley") == [Alley(4), Alley(11)]
    assert "not two circles of one block" in table.refusal(JACK, Alley(9))
    events = table.jack(Alley(11))
    assert events == [JackUsedAlley(1, 11)]
    assert table.table.left("alley") == 1
    assert table.hears("police-1", events) == ["Space 1: Jack slips through an alley."]


@pytest.mark.parametrize(("night", "alleys"), [(1, 2), (4, 1)])
def test_W4_no_more_alleys_than_the_night_gives(night: int, alleys: int) -> None:
    table = at(103, night)
    for _ in range(alleys):
        table.turn(table.legal("alley")[0])
    assert table.legal("alley") == []
    assert "Tonight's alleys are used" in table.refusal(JACK, Alley(69))


def test_hunting_1_the_list_is_walks_escape_coaches_alleys() -> None:
    table = at(103, hideout=69)
    kinds = list(dict.fromkeys(action.type for action in table.legal()))
    assert kinds == ["walk", "coach", "alley"]
    walks = [Walk(69), Walk(70), Walk(127), Walk(128), Walk(69, escape=True)]
    assert table.legal("walk") == walks


# -- the escape (C2) ------------------------------------------------------------------------


def test_C2_an_escape_ends_the_night_and_tells_no_circle() -> None:
    table = at(103, hideout=69)
    events = table.jack(Walk(69, escape=True))
    assert events == [JackEscaped(1, 69), NightBegan(2)]
    assert table.hears("police-1", events[:1]) == ["Space 1: Jack walks and has escaped."]
    assert table.hears(JACK, events[:1]) == ["Space 1: Jack walks to 69 and has escaped."]
    assert table.table.phase is Phase.TARGETS


def test_C2_he_may_decline_and_nobody_learns_of_it() -> None:
    table = at(103, hideout=69)
    events = table.jack(Walk(69))
    assert events == [JackWalked(1, 69)]
    assert table.hears("police-1", events) == ["Space 1: Jack walks."]


def test_C2_only_onto_the_hideout_and_only_on_foot() -> None:
    table = at(103, hideout=69, blue="k92")
    assert "escapes onto his hideout" in table.refusal(JACK, Walk(127, escape=True))
    assert "barred by blue on k92" in table.refusal(JACK, Walk(69, escape=True))
    assert table.jack(Alley(69)) == [JackUsedAlley(1, 69)]
    assert table.table.phase is Phase.HUNTING  # home, and not escaped


def test_C2_a_murder_on_the_hideout_is_no_escape() -> None:
    table = Night(hideout=82).hunt(at=82)
    assert table.acting == JACK
    assert Walk(82, escape=True) not in table.legal()
    table.walk(63)
    assert Walk(82, escape=True) in table.legal()


def test_end_of_the_hunting_clears_the_streets_but_for_pawns_and_crime_scenes() -> None:
    table = at(103, hideout=69)
    table.turn(Coach(127, 102))
    table.jack(Walk(69))
    table.happens(JackEscaped(4, 69))
    assert table.table.specials == ()
    assert table.table.clues == table.table.blocked == frozenset()
    assert table.table.scenes == (103,)
    assert len(table.table.standing()) == 5
    assert table.notes.row == ()
    assert table.notes.earlier_rows == ((103, 127, 102, 69, 69),)


# -- the ends (W6, C15) ---------------------------------------------------------------------


def test_C15_the_last_space_filled_and_no_escape_told_ends_the_game_at_once() -> None:
    table = at(65)
    table.happens(JackWalked(14, 63))
    table.police_move()
    table.everyone_done()
    assert table.jack(Walk(62)) == [JackWalked(15, 62), MovesRanOut()]
    assert table.outcome == ("police", "out-of-moves")


def test_C15_an_escape_onto_the_last_space_is_in_time() -> None:
    table = at(65, hideout=62)
    table.happens(JackWalked(14, 63))
    table.police_move()
    table.everyone_done()
    table.jack(Walk(62, escape=True))
    assert table.outcome is None
    assert table.table.night == 2


def trapped(number: int, space: int) -> Night:
    """Jack on 43, which has two ways out and no alley; blue and red wait beside them."""
    table = at(48, number, blue="k56", red="k73")
    table.happens(JackWalked(space, 43))
    return table


def test_W6_without_any_legal_action_jack_has_lost() -> None:
    table = trapped(1, 14)  # one free space: no coach
    table.police_move(red="k68")
    events = table.everyone_done()
    assert events[-1] == JackTrapped()
    assert table.outcome == ("police", "no-legal-move")


def test_W6_a_legal_coach_must_be_used() -> None:
    table = trapped(1, 13)
    table.police_move(red="k68")
    table.everyone_done()
    assert table.outcome is None
    assert {action.type for action in table.legal()} == {"coach"}
    assert "barred by blue on k56 and red on k68" in table.refusal(JACK, Walk(44))


def test_W6_with_the_coaches_used_and_every_way_barred() -> None:
    table = at(44, 4, blue="k55", red="k88")
    assert table.turn(Coach(59, 43), blue="k56", red="k73")[-1] == JackTrapped()
    assert table.table.left("coach") == 0
    assert table.outcome == ("police", "no-legal-move")


def test_W6_the_murderer_may_be_trapped_as_the_hunting_begins() -> None:
    table = Night().hunt(at=43, pawns={"blue": "k56", "red": "k68"})
    assert {action.type for action in table.legal()} == {"coach"}


def test_the_end_of_the_game_home_after_the_fifth_victim() -> None:
    table = at(103, 4, hideout=69)
    assert table.jack(Walk(69, escape=True)) == [JackEscaped(1, 69)]
    assert table.outcome == ("jack", "fifth-victim-home")
    assert table.position.seat is None
    assert table.position.why_not(JACK, Move("blue", "k1")) == "The game is over."
