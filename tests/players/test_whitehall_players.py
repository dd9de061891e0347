"""The police and the Jacks of Whitehall Mystery: what they know, and what they do about it."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from darklantern.core.events import redact
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import STREETS, Phase
from darklantern.players.company import Company
from darklantern.players.levels import ladder, seat_player
from darklantern.players.whitehall import kernel, rungs
from darklantern.players.whitehall.casebook import GROUND, Casebook
from darklantern.players.whitehall.fox import Fox
from darklantern.players.whitehall.jack import ORDERS, toil
from darklantern.players.whitehall.police import CERTAIN, Police
from tests.at_play import homing, play_out, some_setups

GAME = find_game("whitehall")


def played(jack: Any, police: Any, watch: Any = None) -> Playthrough:
    """A game of the usual rules; `watch` sees every choice as it is made."""
    playthrough = Playthrough(GAME, GAME.options(), GAME.seating(None, None))
    seats = playthrough.seating.seats
    company = Company(playthrough, {s: jack if s == JACK else police for s in seats})
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        action = company.choose(seat)
        if watch:
            watch(position, seat, action)
        playthrough.play(seat, action)
    return playthrough


def rung(role: str, name: str, seed: int) -> Any:
    return seat_player("whitehall", role, name, Random(seed))


# -- the book -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_the_book_never_excludes_the_truth_whatever_the_options(number: int) -> None:
    setup = some_setups("whitehall", 8, seed=5)[number]
    playthrough = play_out(setup, number, homing)
    book = Casebook(playthrough.steps[0].before.view(SPECTATOR))
    heard = []
    for step in playthrough.steps[:-1]:
        heard += [redact(event, SPECTATOR) for event in step.events]
        book.listen(heard)
        notes = step.after.state.notes[JACK]
        if not book.notebook.rows or book.table.phase is Phase.OVER:
            continue
        likely = book.likely()
        assert likely.spaces[range(len(notes.row)), notes.row].min() > 0
        assert likely.here.sum() == pytest.approx(1)
        goals = dict(zip(likely.belief.targets, likely.goals, strict=True))
        assert all(goals[c] > 0 for c in notes.goals(book.table) if c != notes.circle)


def test_what_a_round_passed_by_is_hardly_a_goal_of_the_next() -> None:
    seen = 0
    for seed in range(12):
        playthrough = play_out(some_setups("whitehall", 1)[0], seed, homing)
        steps = playthrough.steps
        begun = [i for i, s in enumerate(steps) if any(e.type == "round-began" for e in s.events)]
        if not begun:
            continue
        book = Casebook(steps[0].before.view(SPECTATOR))
        told = [redact(e, SPECTATOR) for s in steps[: begun[0] + 1] for e in s.events]
        book.listen(told)
        clues = {e.circle for e in told if e.type == "circle-searched" and e.found}
        for clue in clues & set(WHITE_CIRCLES) - set(book.table.announced):
            quarter = [c for c in WHITE_CIRCLES if SECTION[c] == SECTION[clue]]
            assert book.prior[clue] < 0.2 / len(quarter)
            seen += 1
        for section in set(SECTION.values()):
            quarter = [c for c in WHITE_CIRCLES if SECTION[c] == section]
            assert book.prior[quarter].sum() == pytest.approx(1)
    assert seen


# -- the scores -----------------------------------------------------------------------------------


def test_placements_are_scored_as_one_by_one() -> None:
    rng = np.random.default_rng(3)
    size, crossings = STREETS.size, len(GROUND.names)
    here, clue, coming = rng.random((3, size))
    alone, weights = rng.random(crossings), rng.random(5)
    options = [rng.choice(crossings, 5, replace=False) for _ in range(3)]
    scores, where = np.zeros(125), np.zeros((125, 3), np.int64)
    count = kernel.placements(
        options[0], options[1], options[2], *GROUND.reach_lists, *GROUND.soon_lists,
        here, clue, coming, alone, weights, scores, where,
    )  # fmt: skip
    expected = {}
    for a in options[0]:
        for b in options[1]:
            for c in options[2]:
                if len({a, b, c}) == 3:
                    expected[a, b, c] = _score((a, b, c), here, clue, coming, alone, weights)
    assert count == len(expected)
    for score, at in zip(scores[:count], where[:count].tolist(), strict=True):
        assert score == pytest.approx(expected[tuple(at)])


def _score(at, here, clue, coming, alone, weights):  # type: ignore[no-untyped-def]
    score = sum(alone[k] for k in at)
    score += weights[kernel.CLUE] * clue[GROUND.reach[list(at)].max(axis=0) > 0].sum()
    times = GROUND.soon[list(at)].sum(axis=0)
    shares = sum((times > n) * kernel.SECOND**n for n in range(3))
    score += weights[kernel.COVER] * (shares * coming).sum()
    taken: set[int] = set()
    for k in at:
        open_here = [c for c in STREETS.reach[GROUND.names[k]] if c not in taken]
        if open_here:
            best = max(open_here, key=lambda c: here[c])
            taken.add(best)
            score += weights[kernel.ARREST] * here[best]
    return score


def test_surprises_are_mutual_information() -> None:
    rng = np.random.default_rng(4)
    rows = rng.integers(1, 6, (300, 3))
    told, found = kernel.surprises(rows, 8)
    for circle in range(1, 6):
        passed = (rows == circle).any(axis=1)
        expected = 0.0
        for end in range(1, 6):
            for answer in (True, False):
                both = ((rows[:, -1] == end) & (passed == answer)).mean()
                if both:
                    apart = (rows[:, -1] == end).mean() * (passed == answer).mean()
                    expected += both * np.log(both / apart)
        assert told[circle] == pytest.approx(expected)
        assert found[circle] == pytest.approx(passed.mean())


def test_a_tour_is_as_hard_as_its_legs() -> None:
    tour = [33, 46, 147, 159]
    hard = toil(np.array([tour]))[0]
    for order, worth in zip(ORDERS, hard, strict=True):
        legs = [GROUND.far[tour[a], tour[b]] for a, b in pairwise(order)]
        assert worth == sum(legs) + max(legs)


# -- what they do ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_jack_is_arrested_as_soon_as_it_is_certain_where_he_is(name: str) -> None:
    certain = 0
    for seed in range(6):
        police = rung("police", name, seed)

        def watch(position: Any, seat: str, action: Any, police: Any = police) -> None:
            nonlocal certain
            if seat == JACK or position.state.table.phase is not Phase.SUSPICION:
                return
            here = police.book.likely().here
            sure = [a for a in position.legal if a.type == "arrest" and here[a.circle] > CERTAIN]
            if sure:
                certain += 1
                assert action in sure
                assert str(action.circle) in police.reason()

        played(rung(JACK, "shortest", seed), police, watch)
    assert certain


@pytest.mark.parametrize("role", [JACK, "police"])
def test_whoever_thinks_can_say_why_in_a_sentence(role: str) -> None:
    for each in ladder("whitehall", role):
        if each.name in ("random", "shortest", "homing", "easy", "set-only"):
            continue
        player = each.make(Random(5))

        def watch(position: Any, seat: str, action: Any, player: Any = player) -> None:
            if (seat == JACK) is (role == JACK):
                why = player.reason()
                assert why[0].isupper()
                assert why.endswith(".")
                assert "\n" not in why
                assert len(why) < 160

        other = "police" if role == JACK else JACK
        mine, theirs = (player, rung(other, "easy", 5))
        played(mine if role == JACK else theirs, theirs if role == JACK else mine, watch)


def test_expert_police_catch_a_jack_of_the_shortest_way() -> None:
    won = 0
    for seed in range(12):
        game = played(rung(JACK, "shortest", seed), rung("police", "expert", seed))
        won += game.position.outcome.winner == "police"  # type: ignore[union-attr]
    assert won >= 10


def test_expert_jack_escapes_police_who_know_only_sets() -> None:
    won = 0
    for seed in range(10):
        game = played(rung(JACK, "expert", seed), rung("police", "set-only", seed))
        won += game.position.outcome.winner == JACK  # type: ignore[union-attr]
    assert won >= 7


def test_expert_jack_learns_what_sort_of_police_hunts_him() -> None:
    """Clever or simple: what the figures do tells."""
    trust = {}
    for name in ("greedy", "expert"):
        foxes = [Fox(Random(seed), *rungs.EXPERT_JACK_1) for seed in range(6)]
        for seed, fox in enumerate(foxes):
            played(fox, rung("police", name, seed))
        trust[name] = float(np.mean([fox.trust[0] for fox in foxes]))
    assert trust["greedy"] < 0.5 < trust["expert"]


def test_no_rung_of_the_police_is_stronger_for_its_source_of_chance_alone() -> None:
    """With the same source it does the same: a bout can be played again."""
    chosen = []
    for _ in range(2):
        police = Police(Random(9), rungs.EXPERT_POLICE_1)
        game = played(rung(JACK, "shortest", 9), police)
        chosen.append([step.move for step in game.steps])
    assert chosen[0] == chosen[1]
