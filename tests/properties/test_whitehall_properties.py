"""What is always true in Whitehall Mystery, in whatever game hypothesis can think of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.record import Playthrough, Step
from darklantern.core.seats import JACK
from darklantern.games.whitehall.actions import Arrest, Smoker
from darklantern.games.whitehall.state import FULL_TILES, STREETS, JackNotes, Phase, Table
from tests.at_play import any_action, homing, setups
from tests.shadowing import shadowed

LONGEST = 3 * 15
"""Turns in a game: fifteen in each of three rounds."""

MOST_A_TURN = 3 + 1 + 3 * 6
"""Actions a turn besides Jack's: moves, a false clue or pass, and each figure's part."""


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """A game with any options, any figures, players at random or walking home, police who know."""
    setup = draw(st.sampled_from(setups("whitehall")))
    rng = draw(st.randoms(use_true_random=False))
    choose = draw(st.sampled_from((any_action, homing, shadowed)))
    playthrough = Playthrough(*setup)
    while (seat := playthrough.position.seat) is not None:
        playthrough.play(seat, choose(playthrough.position, rng))
    return playthrough


def every_game(test: Callable[[Playthrough], None]) -> Callable[[], None]:
    """Twenty games for each property: one game takes as long as many small examples."""
    return settings(max_examples=20)(given(games())(test))


def table_of(position: Position) -> Table:
    table: Table = position.state.table
    return table


def notes_of(position: Position) -> JackNotes:
    notes: JackNotes = position.state.notes[JACK]
    return notes


def positions(game: Playthrough) -> list[Position]:
    return [game.steps[0].before, *(step.after for step in game.steps)]


def jacks_turns(game: Playthrough) -> list[Step]:
    return [s for s in game.steps if table_of(s.before).phase is Phase.ESCAPE]


# -- Jack -----------------------------------------------------------------------------------


@every_game
def test_W1_the_row_is_a_chain(game: Playthrough) -> None:
    """Each circle follows from the one before by a walk, a coach's step, an alley or a boat."""
    notes = notes_of(game.position)
    for row in (*notes.earlier_rows, notes.row):
        for here, there in pairwise(row):
            beside = {*STREETS.neighbours[here], *STREETS.alleys(here), *STREETS.boats(here)}
            assert there in beside
            assert there != here


@every_game
def test_W1_a_walk_passes_no_figure(game: Playthrough) -> None:
    for step in jacks_turns(game):
        if step.move.action.type == "walk":
            here, to = notes_of(step.before).circle, step.move.action.__dict__["to"]
            occupied = table_of(step.before).occupied
            assert any(not route & occupied for route in STREETS.routes[here][to])


@every_game
def test_spaces_and_row_tell_the_same(game: Playthrough) -> None:
    for position in positions(game):
        table, notes = table_of(position), notes_of(position)
        if table.round:
            assert table.space == len(notes.row) - 1
            assert 0 <= table.space <= 15
            assert 1 <= table.round <= 3


@every_game
def test_H3_goals_are_entered_on_foot_only(game: Playthrough) -> None:
    for step in jacks_turns(game):
        goals = notes_of(step.before).goals(table_of(step.before))
        if step.move.action.type != "walk":
            action = step.move.action.__dict__
            assert action["to"] not in goals
            assert action.get("via") not in goals


@every_game
def test_H4_no_coach_ends_or_passes_on_blue(game: Playthrough) -> None:
    for step in jacks_turns(game):
        if step.move.action.type == "coach":
            visited = {*step.move.action.__dict__.values()}
            assert not visited & {*STREETS.circles("blue")}


@every_game
def test_no_tile_is_made_or_lost(game: Playthrough) -> None:
    """In Jack's hand, lying used, or face down: always two of each kind."""
    for position in positions(game):
        table, notes = table_of(position), notes_of(position)
        lying = {special.space for special in table.specials if special.tile is None}
        face_down = [kind for space, kind in notes.face_down if space in lying]
        assert len(face_down) == len(lying)
        assert sorted((*notes.tiles, *table.used, *face_down)) == sorted(FULL_TILES)


@every_game
def test_announced_are_locations(game: Playthrough) -> None:
    for position in positions(game):
        table, notes = table_of(position), notes_of(position)
        assert {*table.announced} <= {*notes.locations}
        assert len(table.announced) == len({*table.announced})
        if table.round and position.outcome is None:
            assert len(table.announced) == table.round


# -- the police -----------------------------------------------------------------------------


@every_game
def test_W3_no_two_figures_share_a_crossing(game: Playthrough) -> None:
    for position in positions(game):
        table = table_of(position)
        assert len({*table.crossings}) == len(table.crossings)
        assert table.occupied == STREETS.mask(table.crossings)


@every_game
def test_W7_clues_lie_only_where_jack_has_been_this_round(game: Playthrough) -> None:
    for position in positions(game):
        assert table_of(position).clues <= {*notes_of(position).row}


@every_game
def test_W9_false_clues_never_exceed_three(game: Playthrough) -> None:
    for position in positions(game):
        table, notes = table_of(position), notes_of(position)
        assert 0 <= table.false_clues + len(table.blocked) <= 3
        assert len(table.blocked) * 5 <= len(table.clues)
        assert not table.blocked & {*notes.locations}
        assert table.options.false_clues or not table.blocked


@every_game
def test_W9_blocked_circles_are_left_alone(game: Playthrough) -> None:
    for step in game.steps:
        blocked = table_of(step.before).blocked
        if step.move.action.type in ("search", "arrest"):
            assert step.move.action.__dict__["circle"] not in blocked


@every_game
def test_H9_a_spent_ability_is_never_offered_again(game: Playthrough) -> None:
    for position in positions(game):
        table = table_of(position)
        for action in position.legal:
            assert ability_of(position.seat or "", action) not in table.spent
            if ability_of(position.seat or "", action):
                assert table.options.roll_up_your_sleeves


def ability_of(seat: str, action: Action) -> str | None:
    """Whose tile this action would turn over."""
    if isinstance(action, Smoker):
        return "smoker"
    uses_it = action.__dict__.get("ability", False) or action.type == "accuse"
    return seat if uses_it else None


@every_game
def test_H9_no_ability_is_used_twice(game: Playthrough) -> None:
    used = Counter(ability_of(step.move.seat, step.move.action) for step in game.steps)
    del used[None]
    assert all(times == 1 for times in used.values())


@every_game
def test_W10_every_figure_is_asked_in_every_turn(game: Playthrough) -> None:
    """Between two of Jack's phases 1 each figure moves once and has one part, in order."""
    figures = game.seating.seats[1:]
    moves = [s.move.seat for s in game.steps if s.move.action.type == "move"]
    assert moves == [*figures] * len(jacks_turns(game))
    parts = [s.move.seat for s in game.steps if table_of(s.before).phase is Phase.SUSPICION]
    runs = [seat for n, seat in enumerate(parts) if n == 0 or parts[n - 1] != seat]
    assert runs == ([*figures] * len(jacks_turns(game)))[: len(runs)]
    ended_by_the_police = game.position.outcome in (("police", "arrest"), ("police", "accusation"))
    assert ended_by_the_police or len(runs) == 3 * len(jacks_turns(game))


ORDER = (
    *("choose-location", "deploy", "begin", "reclaim", "walk", "coach", "alley", "boat", "move"),
    *("false-clue", "search", "arrest", "smoker", "accuse", "pass", "done"),
)


def in_order(action: Action) -> tuple[object, ...]:
    """As docs/rules/whitehall.md gives it: by kind, abilities last, by number."""
    keys = {**action.__dict__}
    ability = keys.pop("ability", False)
    places = [
        int(str(p).lstrip("k")) if p else 0 for p in keys.values() if p not in ("alley", "boat")
    ]
    return ORDER.index(action.type), ability, places, str(keys.get("tile"))


@every_game
def test_legal_lists_are_in_the_order_of_the_page(game: Playthrough) -> None:
    for position in positions(game):
        assert list(position.legal) == sorted(position.legal, key=in_order)
        assert len({*position.legal}) == len(position.legal)


# -- the game -------------------------------------------------------------------------------


@every_game
def test_games_end_within_a_bound(game: Playthrough) -> None:
    assert game.position.outcome is not None
    assert len(jacks_turns(game)) <= LONGEST
    assert len(game.steps) <= 4 + 3 + 1 + 2 + LONGEST * (1 + MOST_A_TURN)


@every_game
def test_the_outcome_is_what_happened(game: Playthrough) -> None:
    outcome = game.position.outcome
    assert outcome is not None
    table, notes = table_of(game.position), notes_of(game.position)
    last = game.steps[-1].move.action
    match outcome.reason:
        case "fourth-location":
            assert outcome.winner == "jack"
            assert {*table.announced} == {*notes.locations}
        case "arrest":
            assert isinstance(last, Arrest)
            assert last.circle in (None, notes.circle)
        case "accusation":
            assert last.__dict__["circle"] in notes.goals(table)
        case "out-of-moves":
            assert table.space == 15
            assert notes.circle not in notes.goals(table)
        case "no-legal-move":
            assert STREETS.walks(notes.circle, table.occupied) == ()
        case reason:
            raise AssertionError(reason)
