"""Routes are possible rows; reasons exclude, and no smaller set of facts does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from darklantern.core.events import redact
from darklantern.core.seats import SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.reasons import smallest_reason
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitechapel.state import Phase
from darklantern.games.whitechapel.why import why as why_in_whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.why import why as why_in_whitehall
from darklantern.streets.rows import Clue, Row, Step, Vain
from darklantern.streets.streets import streets_of
from darklantern.streets.why import RowQuestion, clash, ending_at
from tests.at_play import homing, play_out, setups
from tests.deduction.short_games import whitechapel_game, whitehall_game

GAMES: dict[str, Any] = {"whitehall": whitehall, "whitechapel": whitechapel}
WHY: dict[str, Any] = {"whitehall": why_in_whitehall, "whitechapel": why_in_whitechapel}
SHORT: dict[str, Any] = {"whitehall": whitehall_game, "whitechapel": whitechapel_game}


def notebooks(name: str, seeds: range, share: float) -> Iterator[tuple[Any, Row, Random]]:
    """Positions of short games and of whole ones, where a row is being walked."""
    for seed in seeds:
        rng = Random(f"why/{seed}")
        setup = rng.choice(setups(name))
        notebook = GAMES[name].Notebook(setup.begin().state.table)
        if seed % 2:
            steps = [told for _, told in SHORT[name](setup, rng)]
        else:
            steps = [list(step.events) for step in play_out(setup, seed, homing).steps]
        for events in steps:
            for event in events:
                notebook = GAMES[name].see(notebook, redact(event, SPECTATOR))
            try:
                row = GAMES[name].current_row(notebook)
            except NothingToDeduce:
                continue
            if row is not None and rng.random() < share:
                yield notebook, row, rng


def check_reason(asked: RowQuestion) -> bool:
    """That the reason excludes, that nothing in it is idle, that no smaller set would do."""
    reason = smallest_reason(asked.facts, asked.world, asked.broken)
    if reason is None:
        route = asked.route()
        assert route is not None
        assert asked.broken(route) == []
        return False
    assert asked.world(reason.facts) is None
    for fact in reason.facts:
        assert asked.world([other for other in reason.facts if other != fact]) is not None
    if reason.smallest and 2 <= len(reason.facts) <= 3 and len(asked.facts) < 20:
        for fewer in combinations(asked.facts, len(reason.facts) - 1):
            assert asked.world(fewer) is not None
    return len(reason.facts) > 0


@pytest.mark.parametrize("name", GAMES)
def test_reasons_exclude_and_are_smallest(name: str) -> None:
    found = 0
    for _, row, rng in notebooks(name, range(10), 0.04):
        for circle in rng.sample(streets_of(name).circles(), 12):
            found += check_reason(ending_at(streets_of(name), row, circle))
    assert found > 15


@pytest.mark.parametrize("name", GAMES)
def test_why_agrees_with_what_is_possible(name: str) -> None:
    for notebook, _, rng in notebooks(name, range(8), 0.02):
        found = GAMES[name].possible(notebook)
        for circle in rng.sample(streets_of(name).circles(), 6):
            now, *_, goal = WHY[name](notebook, circle)
            assert now.answer == (circle in found.now)
            assert goal.answer == (circle in found.goals)
            if now.answer:
                assert now.route[-1] == circle
                assert all(c in space for c, space in zip(now.route, found.spaces, strict=True))
            assert str(now)
            assert str(goal)
            assert now.written()["answer"] == now.answer


def test_facts_entered_by_hand_that_clash_are_named() -> None:
    """A clue at a circle that was searched in vain later; the rest has nothing to do with it."""
    streets = streets_of("whitehall")
    near = streets.neighbours[57]
    facts = (Vain(near[0], 1), Clue(near[1], 1), Vain(near[1], 2), Clue(near[2], 2))
    row = Row(((57,),), (Step("walk"), Step("walk")), facts)
    asked = clash(streets, row)
    reason = smallest_reason(asked.facts, asked.world, asked.broken)
    assert reason is not None
    assert reason.facts == (Clue(near[1], 1), Vain(near[1], 2))
    assert reason.smallest


def test_one_question_answered_both_ways_is_a_clash() -> None:
    """Somebody has misheard: a clue and a search in vain of the same numbers are two facts."""
    assert Vain(57, 2) != Clue(57, 2)
    assert len({Vain(57, 2), Clue(57, 2)}) == 2
    streets = streets_of("whitehall")
    near = streets.neighbours[57][0]
    facts = (Clue(near, 2), Vain(near, 2))
    asked = clash(streets, Row(((57,),), (Step("walk"), Step("walk")), facts))
    assert asked.facts == facts
    assert smallest_reason(asked.facts, asked.world, asked.broken) == (facts, True)


def test_nights_that_differ_by_one_answer_alone_are_told_apart() -> None:
    """What is remembered of a finished night goes by its facts, and not by their numbers."""
    streets = streets_of("whitechapel")
    start = streets.circles("red")[0]
    home = next(c for c in streets.neighbours[start] if c not in streets.circles("red"))
    table = setups("whitechapel")[0].begin().state.table._replace(phase=Phase.TARGETS, night=2)
    ways_home = []
    for fact in (Vain(home, 1), Clue(home, 1)):
        night = Row(((start,),), (Step("walk"),), (fact,))
        ways_home.append(whitechapel.possible(whitechapel.Notebook(table, (night,))).goals)
    assert home not in ways_home[0]
    assert ways_home[1] == (home,)
