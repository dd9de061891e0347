"""What is always true in Mr. Jack, in whatever game hypothesis can think of."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from darklantern.core.position import Position
from darklantern.core.record import Playthrough, Step
from darklantern.core.seats import CHANCE, JACK
from darklantern.games.mrjack import GAME, rules
from darklantern.games.mrjack.actions import Accuse, Leave, Move, Pick, Stay, Whistle
from darklantern.games.mrjack.chance import alibis_left
from darklantern.games.mrjack.events import (
    AlibiDrawn,
    CardsTurnedUp,
    CharacterWhistled,
    SuspectsCleared,
    WitnessesCalled,
)
from darklantern.games.mrjack.state import CHARACTERS, Notes, Phase, Table
from tests.at_play import setups
from tests.reference.mrjack_games import any_of_them, calm, crowded, slippery

TURNS = 8
MOST_A_CARD = 1 + 1 + 3 * 2 + 1
"""Actions a card: the pick, a move, three whistles of Watson with a facing each, an alibi."""

few = settings(max_examples=25)
"""Each is a whole game."""


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """A game on either board, of any kind."""
    setup = draw(st.sampled_from(setups("mrjack")))
    rng = draw(st.randoms(use_true_random=False))
    choose = draw(st.sampled_from((any_of_them, calm, crowded, slippery)))(rng)
    playthrough = Playthrough(*setup)
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        action = rng.choice(position.legal) if seat == CHANCE else choose(position)
        playthrough.play(seat, action)
    return playthrough


def positions(game: Playthrough) -> list[Position]:
    return [game.steps[0].before, *(step.after for step in game.steps)]


def table_of(position: Position) -> Table:
    table: Table = position.state.table
    return table


def notes_of(position: Position, seat: str = JACK) -> Notes:
    notes: Notes = position.state.notes[seat]
    return notes


def turn_ends(game: Playthrough) -> list[Step]:
    return [s for s in game.steps if any(isinstance(e, WitnessesCalled) for e in s.events)]


# -- who Jack is ----------------------------------------------------------------------------


@few
@given(games())
def test_the_true_jack_is_never_cleared(game: Playthrough) -> None:
    for position in positions(game)[1:]:
        assert notes_of(position).identity in table_of(position).suspects


@few
@given(games())
def test_suspects_only_become_fewer(game: Playthrough) -> None:
    for before, after in pairwise(positions(game)):
        assert set(table_of(after).suspects) <= set(table_of(before).suspects)


@few
@given(games())
def test_J8_the_call_parts_the_suspects_as_the_answer_says(game: Playthrough) -> None:
    for step in turn_ends(game):
        call = next(e for e in step.events if isinstance(e, WitnessesCalled))
        cleared = next(e for e in step.events if isinstance(e, SuspectsCleared)).characters
        note = GAME.footnote(table_of(step.after), step.events)["call"]
        before = table_of(step.before).suspects
        assert sorted((*cleared, *note["suspects"])) == list(before)
        assert note["answer"] == ("seen" if call.seen else "not-seen")
        assert table_of(step.after).seen == call.seen


@few
@given(games())
def test_J12_no_card_is_held_twice_and_jacks_own_is_never_drawn(game: Playthrough) -> None:
    for position in positions(game)[1:]:
        jack, detective = notes_of(position), notes_of(position, "detective")
        held = [jack.identity, *jack.alibis, *detective.alibis]
        assert len(set(held)) == len(held)
        assert sorted((*held, *alibis_left(position.state))) == sorted(CHARACTERS)  # type: ignore[type-var]
        assert len(held) == 1 + len(table_of(position).drawers)


# -- the turn -------------------------------------------------------------------------------


@few
@given(games())
def test_J13_each_character_is_played_once_in_two_turns(game: Playthrough) -> None:
    cards = [e.characters for s in game.steps for e in s.events if isinstance(e, CardsTurnedUp)]
    for odd, even in zip(cards[::2], cards[1::2], strict=False):
        assert sorted((*odd, *even)) == sorted(CHARACTERS)
    picked = [s.move.action.character for s in game.steps if isinstance(s.move.action, Pick)]
    for start in range(0, len(picked), 8):
        assert len(set(picked[start : start + 8])) == len(picked[start : start + 8])


@few
@given(games())
def test_games_end_within_eight_turns(game: Playthrough) -> None:
    assert len(game.steps) <= 1 + TURNS // 2 + TURNS * 4 * MOST_A_CARD
    assert game.position.outcome is not None
    assert table_of(game.position).turn <= TURNS


@few
@given(games())
def test_the_box_holds_what_it_holds(game: Playthrough) -> None:
    for position in positions(game):
        table = table_of(position)
        board = table.hexes.board
        assert len(set(table.places)) == len(CHARACTERS)
        assert set(table.places) <= set(board.streets)
        assert len(set(table.covers)) == len(set(table.cordons)) == 2
        assert set(table.covers) <= set(board.manholes)
        assert set(table.cordons) <= set(board.exits)
        assert len(set(table.lit)) == len(table.lamps) == 6 - min(table.turn - 1, 4)
        assert set(table.lit) | set(table.dark) == set(board.posts)


@few
@given(games())
def test_J3_stay_is_offered_exactly_when_there_is_no_free_hex(game: Playthrough) -> None:
    for step in game.steps:
        table, legal = table_of(step.before), step.before.legal
        kinds = {type(action) for action in legal}
        if table.phase is Phase.PLAYING and not table.moved and not table.turning:
            begun = rules.whistle_begun(table) and Whistle in kinds
            assert begun or table.card == "gull" or (Stay in kinds) is not (Move in kinds)
        else:
            assert not kinds & {Stay, Move, Accuse, Leave}


@few
@given(games())
def test_J9_a_whistle_brings_nearer_and_spends_at_most_three(game: Playthrough) -> None:
    spent = 0
    for step in game.steps:
        for event in step.events:
            if isinstance(event, CharacterWhistled):
                before, after = table_of(step.before), table_of(step.after)
                far = before.hexes.walking[before.place("goodley")]
                assert far[event.to] < far[before.place(event.character)]
                assert after.place(event.character) == event.to
                spent += event.points
                assert spent + after.whistle <= 3 or after.card is None
        if isinstance(step.move.action, Pick):
            spent = 0


# -- what is known --------------------------------------------------------------------------


@few
@given(games())
def test_J5_leaving_is_in_jacks_list_alone_and_for_his_own_character(game: Playthrough) -> None:
    for step in game.steps:
        if any(isinstance(action, Leave) for action in step.before.legal):
            table = table_of(step.before)
            assert step.move.seat == JACK
            assert not table.seen
            assert table.card == notes_of(step.before).identity


@few
@given(games())
def test_the_detective_has_the_same_list_whoever_jack_is(game: Playthrough) -> None:
    """His list follows from the table and no more: his own alibis do not change it either."""
    for step in game.steps:
        if step.move.seat == "detective":
            view = step.before.view()
            assert GAME.legal_actions(view._replace(notes=Notes())) == step.before.legal


@few
@given(games())
def test_chance_is_fair_and_every_draw_can_be_made(game: Playthrough) -> None:
    for step in game.steps:
        if step.move.seat == CHANCE:
            chances = GAME.chances(step.before.state)
            assert sum((likely for _, likely in chances), Fraction()) == 1
            assert len({likely for _, likely in chances}) == 1
        drawn = [e for e in step.events if isinstance(e, AlibiDrawn)]
        assert bool(drawn) is (step.move.action.type == "deal-alibi")
