"""What holds at every moment of every game of Whitechapel, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from darklantern.core.events import redact
from darklantern.core.position import Position, evolve
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.events import (
    AlarmWhistled,
    CircleSearched,
    JackTookCoach,
    WretchedMoved,
)
from darklantern.games.whitechapel.state import (
    ALLEY,
    COACH,
    FALSE,
    STREETS,
    TOKENS,
    JackNotes,
    Phase,
    PoliceNotes,
    Table,
)
from tests.reference.whitechapel_games import game

games = given(st.integers(min_value=0, max_value=100_000))
few = settings(max_examples=12)


def moments(number: int) -> Iterator[tuple[Position, Table, JackNotes]]:
    for step in game(number).steps:
        state = step.after.state
        yield step.after, state.table, state.notes[JACK]
    game.cache_clear()


@few
@games
def test_W7_a_clue_lies_only_where_jack_has_been_tonight(number: int) -> None:
    for step in game(number).steps:
        row = step.before.state.notes[JACK].row
        for event in step.events:
            if isinstance(event, CircleSearched):
                assert event.found == (event.circle in row)
        table: Table = step.after.state.table
        assert table.clues <= {*step.after.state.notes[JACK].row}


@few
@games
def test_C1_each_space_from_the_murder_on_has_its_circle(number: int) -> None:
    for _, table, notes in moments(number):
        assert -4 <= table.space <= 15
        if table.crossings and notes.row:
            assert len(notes.row) == table.space + table.time  # the murder's space is 1 - time


@few
@games
def test_W3_pawns_stand_apart_and_what_is_occupied_is_what_stands_there(number: int) -> None:
    for _, table, _ in moments(number):
        standing = [patrol.crossing for patrol in table.patrols] or table.crossings
        assert len({*standing}) == len(standing)
        assert table.occupied == STREETS.mask(standing)


@few
@games
def test_C3_no_wretched_ends_its_walk_beside_a_token_or_on_a_crime_scene(number: int) -> None:
    for step in game(number).steps:
        table: Table = step.before.state.table
        for event in step.events:
            if isinstance(event, WretchedMoved):
                watched = {c for p in table.patrols for c in STREETS.reach[p.crossing]}
                assert event.to not in watched | table.wretched | {*table.scenes}
                assert event.to in STREETS.walks(event.circle, table.occupied)


@few
@games
def test_C5_the_head_alone_knows_the_tokens_and_knows_them_rightly(number: int) -> None:
    for position, table, _ in moments(number):
        notes = position.state.notes
        patrols = {seat: own.patrols for seat, own in notes.items() if isinstance(own, PoliceNotes)}
        laid = dict(patrols.pop(table.head))
        assert not any(patrols.values())
        assert laid.keys() == {patrol.crossing for patrol in table.patrols}
        assert all(token in (None, laid[crossing]) for crossing, token in table.patrols)
        if len(laid) == len(TOKENS):
            assert sorted(map(str, laid.values())) == sorted(TOKENS)


@few
@games
def test_hell_9_pawns_appear_on_crossings_that_had_tokens(number: int) -> None:
    for step in game(number).steps:
        for event in step.events:
            if isinstance(event, AlarmWhistled):
                crossings = {p.crossing for p in step.before.state.table.patrols}
                assert {*event.crossings} <= crossings
                assert len({*event.crossings}) == 5


@few
@games
def test_C7_letters_at_most_one_a_night_and_special_movements_as_given(number: int) -> None:
    for _, table, _ in moments(number):
        assert len(table.letters) <= max(0, table.night - 1)
        assert not table.night or (table.left(COACH) >= 0 and table.left(ALLEY) >= 0)
        assert not table.letters or table.options.jacks_letters


@few
@games
def test_a_spectator_s_account_of_the_game_gives_the_same_table(number: int) -> None:
    played = game(number)
    state = played.steps[0].before.state._replace(notes={})
    for step in played.steps:
        for event in step.events:
            state = evolve(GAME, state, redact(event, SPECTATOR))
        assert state.table == step.after.state.table


@few
@games
def test_W5_the_two_steps_of_a_coach_are_walks_with_no_police(number: int) -> None:
    for step in game(number).steps:
        for event in step.events:
            if isinstance(event, JackTookCoach):
                here = step.before.state.notes[JACK].circle
                assert event.via in STREETS.neighbours[here]
                assert event.to in STREETS.neighbours[event.via]
                assert event.to != here


@few
@games
def test_C17_each_pawn_moves_once_and_has_one_part_a_turn(number: int) -> None:
    moved: list[str] = []
    for step in game(number).steps:
        table: Table = step.before.state.table
        if step.move.action.type == "move":
            moved.append(step.move.action.pawn)  # type: ignore[attr-defined]
            assert step.move.seat == table.detectives[table.holder(moved[-1])]
        if table.phase is Phase.ESCAPE:
            assert sorted(moved) in ([], ["blue", "brown", "green", "red", "yellow"])
            moved.clear()
    assert FALSE not in moved
