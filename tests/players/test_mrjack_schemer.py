"""The search that keeps the suspects apart, against one written plainly; suspicion; reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from darklantern.core.events import redact
from darklantern.core.game import View
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, JACK, SPECTATOR
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.actions import Accuse, Leave, Pick
from darklantern.games.mrjack.seats import DETECTIVE
from darklantern.games.mrjack.state import CHARACTERS, Phase, Table
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import seat_player
from darklantern.players.mrjack import kernel
from darklantern.players.mrjack.chances import ODDS, SCHEMING
from darklantern.players.mrjack.plays import suspects_of
from darklantern.players.mrjack.schemer import Scheme, Schemer
from darklantern.players.mrjack.suspicion import Suspicion, belief_of
from darklantern.players.player import reason_of
from tests.at_play import play_out, setups
from tests.players.test_mrjack_kernel import Board, views

TABLE = ODDS
WIDTHS = np.array([2, 2, 1, 1, 1], np.int64)


def schemer(seed: int = 0, mood: float = 0.003) -> Schemer:
    return Schemer(Random(seed), Scheme((2, 1, 1), mood, 1.0, True))


def belief_in(p: Any, rng: Random) -> Any:
    return belief_of(np.array([rng.random() for _ in CHARACTERS]), int(p[kernel.SUSPECTS]))


def catchers(table: Table, suspect: str) -> int:
    """Who could come to him in the next turn, by the rules."""
    coming = table.later if table.turn % 2 else CHARACTERS
    place = table.place(suspect)
    ways = (rules.ways_of(table._replace(card=who)) for who in coming if who != suspect)
    return min(3, sum(place in way.cost for way in ways))


def test_the_fates_are_those_of_the_group_each_suspect_would_be_in() -> None:
    alone = 0
    for view in views("alike", 60):
        board, table = Board(view), view.table
        p, out = board.stack[0], np.zeros(8)
        belief = belief_of(np.ones(8), int(p[kernel.SUSPECTS]))
        mean = kernel.foresee(board.ground, p, SCHEMING, TABLE, belief, out)
        assert mean == pytest.approx(float(out @ belief[0]))
        suspects, seen = suspects_of(view), rules.seen_characters(table)
        for who in suspects:
            group = [other for other in suspects if (other in seen) is (who in seen)]
            alone += len(group) == 1
            near = catchers(table, who) if len(group) == 1 else 2
            expected = TABLE[int(who not in seen), len(group), max(0, 8 - table.turn), near]
            if who not in seen:
                expected *= 1 - kernel.fear(p, SCHEMING, CHARACTERS.index(who))
            found = out[CHARACTERS.index(who)]
            assert found == pytest.approx(0 if table.turn == 8 else expected)
    assert alone > 5


def test_whom_nobody_believes_in_does_not_count_as_a_suspect() -> None:
    sure = belief_of(np.array([1.0, 1.0, 1e-12, 1.0, 0, 0, 0, 0]), 0b0110)
    assert kernel.effective(sure, 0b0110) == pytest.approx(1, abs=1e-3)
    even = belief_of(np.ones(8), 0b1111)
    assert kernel.effective(even, 0b1111) == pytest.approx(4)


def plainly(board: Board, p: Any, level: int, belief: Any, apart: Schemer) -> list[float]:
    """The fates by the words: no frames, no lists kept, every node by itself."""
    out, ground = np.zeros(8), board.ground
    suspects = [who for who in range(8) if p[kernel.SUSPECTS] >> who & 1]
    if p[kernel.PLAYED] == 4:
        kernel.foresee(ground, p, SCHEMING, TABLE, belief, out)
        return [float(x) for x in out]
    jack = kernel.jack_plays(p)
    answers: list[tuple[list[float], float]] = []
    fates = [2.0] * 8
    if jack:
        leaving = kernel.leavers(p)
        fates = [0.0 if leaving >> who & 1 else 2.0 for who in range(8)]
        if p[kernel.IDENTITY] >= 0 and leaving >> p[kernel.IDENTITY] & 1:
            return [min(1.0, fate) for fate in fates]
        if leaving == p[kernel.SUSPECTS]:
            return [min(1.0, fate) for fate in fates]
    else:
        kernel.accuse(ground, p, 4, belief, reset(apart)._room)
        if apart._room.means[4] > 0:
            answers.append(([float(x) for x in apart._room.fates[4]], float(apart._room.means[4])))
    for card in range(8):
        if not p[kernel.CARDS] >> card & 1:
            continue
        bonus = kernel.bonus_of(card, jack, SCHEMING)
        stack = np.array([p] * 6)
        room = reset(apart)._room
        if p[kernel.PLAYED] == 3:
            n = kernel.plays(ground, p, card, True, room.numbers[0], room.scratch)
            numbers = [int(x) for x in room.numbers[0, :n]]
        else:
            kernel.list_plays(
                ground, stack, 0, card, WIDTHS[level], True, SCHEMING, TABLE, belief, room
            )
            numbers = [int(x) for x in room.listed[0, : room.counts[0, kernel.LISTED]]]
        for number in numbers:
            q = p.copy()
            kernel.carry_out(ground, q, card, number)
            after = [x + bonus for x in plainly(board, q, level + 1, belief, apart)]
            answers.append((after, sum(float(belief[0, who]) * after[who] for who in suspects)))
    if jack:
        return [min([fates[who], *(after[who] for after, _ in answers)]) for who in range(8)]
    return max(answers, key=lambda answer: answer[1])[0]


def reset(apart: Schemer) -> Schemer:
    apart._room.means[:] = -1
    apart._room.counts[:] = 0
    return apart


def test_each_jack_does_what_suits_him_and_the_detective_what_is_best_on_average() -> None:
    rng, compared = Random(6), 0
    for view in views("apart", 20):
        if view.table.played < 2 and (view.table.played < 1 or compared > 2):
            continue  # the same, and slow when it is written plainly
        board = Board(view)
        p, apart = board.stack[0].copy(), schemer()
        belief = belief_in(p, rng)
        kernel.look_apart(
            board.ground, board.stack, 0, SCHEMING, TABLE, belief, WIDTHS, reset(apart)._room
        )
        found = apart._room.fates[0].copy()
        plain = plainly(board, p, 0, belief, schemer())
        suspects = [who for who in range(8) if p[kernel.SUSPECTS] >> who & 1]
        if kernel.jack_plays(p):
            assert [found[who] for who in suspects] == pytest.approx([plain[w] for w in suspects])
        else:  # two answers may be as good on average
            means = [
                sum(float(belief[0, w]) * fates[w] for w in suspects) for fates in (found, plain)
            ]
            assert means[0] == pytest.approx(means[1])
        compared += 1
    assert compared > 3


def test_who_could_have_left_and_has_not_is_suspected_less() -> None:
    seen = 0
    for number in range(50):
        playthrough = play_out(setups("mrjack")[0], f"stayed {number}")
        heard: list[Any] = []
        suspicion = Suspicion(playthrough.position.state.table.options, SCHEMING, TABLE)
        before: Any = None
        for step in playthrough.steps:
            table = step.before.state.table
            if table.phase is Phase.PICKING:
                suspicion.hear(heard, schemer()._room)
                assert suspicion.table == table
                if before is not None:
                    view, weights = before
                    p = Board(view).stack[0]
                    leaving = kernel.leavers(p)
                    for who in range(8):
                        if leaving >> who & 1 and kernel.count(p[kernel.SUSPECTS]) > 1:
                            others = [w for w in range(8) if p[kernel.SUSPECTS] >> w & 1]
                            part = suspicion.weights[who] / suspicion.weights[others].sum()
                            assert part < weights[who] / weights[others].sum() or len(
                                [w for w in others if leaving >> w & 1]
                            ) == len(others)
                            seen += 1
                playing = step.before.seat == JACK
                view = View(SPECTATOR, table, step.before.view(JACK).notes._replace(identity=None))
                before = (view, suspicion.weights.copy()) if playing else None
            heard += [redact(event, SPECTATOR) for event in step.events]
    assert seen >= 3


def at_the_table(playthrough: Playthrough, name: str, count: int) -> list[tuple[Any, str]]:
    """So many choices of this level in both seats, with the reasons."""
    rng = Random(4)
    players = {seat: seat_player("mrjack", seat, name, rng) for seat in (JACK, DETECTIVE)}
    company, dealer = Company(playthrough, players), Dealer(rng)
    found: list[tuple[Any, str]] = []
    while (seat := playthrough.position.seat) is not None and len(found) < count:
        if seat == CHANCE:
            action = dealer.draw(playthrough.position)
        else:
            action = company.choose(seat)
            found.append((action, reason_of(players[seat])))
        playthrough.play(seat, action)
    return found


@pytest.mark.parametrize("name", ["easy", "expert"])
def test_a_reason_is_a_sentence_that_fits(name: str) -> None:
    game = find_game("mrjack")
    said = at_the_table(Playthrough(game, game.options(), game.seating(None, None)), name, 400)
    for action, reason in said:
        assert reason[0].isupper()
        assert reason.endswith(".")
        if isinstance(action, Leave):
            assert "not seen" in reason
        if isinstance(action, Accuse):
            assert "Jack" in reason
        if isinstance(action, Pick):
            assert reason != "There was little to choose."
