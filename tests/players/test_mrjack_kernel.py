"""The kernel of Mr. Jack against the rules, and its search against one that prunes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from darklantern.core.game import View
from darklantern.core.seats import JACK
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.state import CHARACTERS, Phase, Table
from darklantern.players.mrjack import chances, kernel
from darklantern.players.mrjack.ground import ground_of, names_of
from darklantern.players.mrjack.plays import actions_of, fill
from tests.at_play import play_out, setups
from tests.reference.mrjack_plays_by_the_rules import Placement, picked, placement, placements

CHANCES, WEIGHTS = chances.CHANCES["counted"], chances.WEIGHTS
QUICK = [who for who in CHARACTERS if who != "goodley"]


def views(seed: str, count: int) -> Iterator[View]:
    """Moments at which a card is picked, in games of both printings, from both seats."""
    rng = Random(seed)
    found: list[View] = []
    for setup in setups("mrjack"):
        for number in range(count):
            steps = play_out(setup, f"{seed} {number}").steps
            here = [s.before for s in steps if s.before.state.table.phase is Phase.PICKING]
            found += (one.view() for one in rng.sample(here, min(3, len(here))))
    return iter(rng.sample(found, count))


class Board:
    """A stack of positions, and what a search needs beside it."""

    def __init__(self, view: View) -> None:
        self.stack = np.zeros((6, kernel.COLUMNS), np.int64)
        self.numbers = np.zeros((5, kernel.MOST_PLAYS), np.int64)
        self.values = np.zeros((5, kernel.MOST_PLAYS))
        self.scratch = np.zeros((2, kernel.MOST_PLAYS), np.int64)
        self.ground = fill(self.stack[0], view)
        self.names = names_of(view.table.options.board)

    def plays(self, who: int, brief: bool) -> list[int]:
        n = kernel.plays(self.ground, self.stack[0], who, brief, self.numbers[0], self.scratch)
        return [int(number) for number in self.numbers[0, :n]]

    def placement(self, p: Any) -> Placement:
        names = self.names
        return Placement(
            tuple(names.hexes[place] for place in p[:8]),
            names.directions[p[kernel.FACING]],
            tuple(n for i, n in enumerate(names.posts) if p[kernel.LIT] >> i & 1),
            tuple(sorted(n for i, n in enumerate(names.manholes) if not p[kernel.OPEN] >> i & 1)),
            tuple(sorted(n for i, n in enumerate(names.exits) if p[kernel.BARRED] >> i & 1)),
        )

    def led_to(self, who: int, number: int) -> Placement:
        return self.placement(kernel.after(self.ground, self.stack, 0, who, number))


def people(mask: int) -> frozenset[str]:
    return frozenset(who for i, who in enumerate(CHARACTERS) if mask >> i & 1)


def test_who_is_seen_where_one_can_go_and_who_could_leave() -> None:
    for view in views("seen", 40):
        table: Table = view.table
        board = Board(view)
        p, ground = board.stack[0], board.ground
        assert board.placement(p) == placement(table)
        assert people(kernel.seen(ground, p)) == rules.seen_characters(table)
        for i, who in enumerate(CHARACTERS):
            ways = rules.ways_of(table._replace(card=who))
            reach = kernel.reach_of(ground, p, i, p[kernel.OPEN])
            assert {n for k, n in enumerate(board.names.hexes) if reach >> k & 1} == set(ways.cost)
            unseen = table._replace(card=who, seen=False)
            leaves = rules.departures(unseen, ways, view.notes._replace(identity=who))
            assert kernel.can_leave(p, i) is bool(leaves)
        assert kernel.jack_plays(p) == (rules.playing(table) == JACK)


@pytest.mark.parametrize("who", QUICK)
def test_plays_lead_to_the_same_placements_as_the_rules(who: str) -> None:
    for view in views(f"plays of {who}", 4):
        table = view.table._replace(cards=CHARACTERS)
        board = Board(view._replace(table=table))
        index = CHARACTERS.index(who)
        found = {board.led_to(index, number) for number in board.plays(index, brief=False)}
        assert found == placements(table, who)
        brief = {board.led_to(index, number) for number in board.plays(index, brief=True)}
        assert brief
        assert brief <= found


@pytest.mark.slow
def test_goodleys_plays_lead_to_the_same_placements_as_the_rules() -> None:
    for view in views("plays of goodley", 2):
        table = view.table._replace(cards=CHARACTERS)
        board = Board(view._replace(table=table))
        found = {board.led_to(1, number) for number in board.plays(1, brief=False)}
        assert found == placements(table, "goodley")
        assert {board.led_to(1, number) for number in board.plays(1, brief=True)} <= found


def test_the_actions_of_a_play_are_legal_and_lead_where_it_says() -> None:
    rng = Random(8)
    for view in views("actions", 24):
        table: Table = view.table
        board = Board(view)
        who = rng.choice(table.cards)
        index = CHARACTERS.index(who)
        numbers = board.plays(index, brief=False)
        for number in rng.sample(numbers, min(20, len(numbers))):
            now = picked(table, who)
            for action in actions_of(table.options.board, who, number):
                seat = rules.playing(now)
                assert action in rules.legal_actions(View(seat, now, view.notes))
                state = view._replace(table=now)
                now = evolve_table(now, rules.decide(_as_state(state), action))
            assert now.phase is Phase.ALIBI or rules.part_over(now)
            assert placement(now) == board.led_to(index, number)


def _as_state(view: View) -> Any:
    from darklantern.core.game import State

    return State(view.table, {JACK: view.notes})


# -- values ---------------------------------------------------------------------------------


def worth(view: View, table: Table) -> float:
    """What `kernel.worth` says in the words of ai: the pooled Jack, and the one who knows."""
    turns = 8 - table.turn
    if turns <= 0:
        return 0.0
    alibis = () if view.notes.identity else view.notes.alibis
    suspects = [who for who in table.suspects if who not in alibis]
    seen = rules.seen_characters(table)
    light = [who for who in suspects if who in seen]
    dark = [who for who in suspects if who not in seen]

    def fear(who: str) -> float:
        unseen = table._replace(card=who, seen=False)
        notes = view.notes._replace(identity=who)
        if not rules.departures(unseen, rules.ways_of(unseen), notes):
            return 0.0
        if table.turn % 2 == 0:
            return float(WEIGHTS[kernel.ODD_FEAR])
        late = kernel.EVEN_FEAR if who in table.later else kernel.LATE_FEAR
        return float(WEIGHTS[late])

    def if_dark(some: list[str]) -> float:
        return float(CHANCES[1, len(dark), turns]) * sum(1 - fear(who) for who in some)

    if_light = float(CHANCES[0, len(light), turns])
    pooled = (len(light) * if_light + if_dark(dark)) / len(suspects)
    me = view.notes.identity
    if me is None:
        return pooled
    fact = if_light if me in seen else if_dark([me])
    part = float(WEIGHTS[kernel.FACT])
    return part * fact + (1 - part) * pooled


def test_a_position_is_worth_what_the_words_say() -> None:
    for view in views("worth", 40):
        board = Board(view)
        found = kernel.worth(board.ground, board.stack[0], WEIGHTS, CHANCES)
        assert found == pytest.approx(worth(view, view.table))


def plain_search(board: Board, p: Any, depth: int, widths: Any) -> float:
    """The same search with nothing cut off: every play that is looked into is looked into whole."""
    ground = board.ground
    if p[kernel.PLAYED] == 4 or depth == 0:
        return float(kernel.worth(ground, p, WEIGHTS, CHANCES))
    jack, n = kernel.jack_plays(p), kernel.count(p[kernel.SUSPECTS])
    share, values = 1.0, []
    if jack:
        leaving = kernel.leavers(p)
        if p[kernel.IDENTITY] >= 0 and leaving >> p[kernel.IDENTITY] & 1:
            return 0.0
        if p[kernel.IDENTITY] < 0 and p[kernel.PLAYED] < 2:
            share -= kernel.count(leaving) / n
    elif kernel.to_accuse(ground, p):
        values.append(1 / n)
    for who in range(8):
        if not p[kernel.CARDS] >> who & 1:
            continue
        bonus = 0.0 if who != kernel.HOLMES else WEIGHTS[kernel.ALIBI] * (-1 if jack else 1)
        out = np.zeros(kernel.MOST_PLAYS, np.int64)
        found = kernel.plays(ground, p, who, True, out, board.scratch)
        ends = []
        for number in out[:found]:
            q = p.copy()
            kernel.carry_out(ground, q, who, number)
            ends.append((float(kernel.worth(ground, q, WEIGHTS, CHANCES)), q))
        if depth == 1 or p[kernel.PLAYED] == 3:
            values += [value + bonus for value, _ in ends]
            continue
        ranked = np.array([value for value, _ in ends])
        order = np.arange(found)
        kernel.best_first(ranked, order, found, widths[0], not jack)
        values += [
            plain_search(board, ends[i][1], depth - 1, widths[1:]) + bonus
            for i in order[: widths[0]]
        ]
    return share * (min(values) if jack else max(values))


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_alpha_and_beta_change_no_value(depth: int) -> None:
    widths = np.array([3, 2, 2, 2, 2], np.int64)
    for view in views(f"search {depth}", 6):
        board = Board(view)
        plain = plain_search(board, board.stack[0].copy(), depth, widths)
        quick = kernel.search(
            board.ground, board.stack, 0, depth, -1.0, 2.0, WEIGHTS, CHANCES,
            widths, board.numbers, board.values, board.scratch,
        )  # fmt: skip
        assert quick == pytest.approx(plain)


def test_as_it_is_written_it_says_what_it_says_compiled() -> None:
    """Where numba is missing the functions run as they stand."""
    for view in views("written", 3):
        board = Board(view)
        ground, p = board.ground, board.stack[0]
        for name in ("seen", "occupied", "leavers", "jack_plays"):
            fast = getattr(kernel, name)
            slow = getattr(fast, "py_func", fast)
            arguments = (ground, p) if name == "seen" else (p,)
            assert fast(*arguments) == slow(*arguments)
    assert ground_of("2006") is not ground_of("revised")
