"""What searches, arrests, orders and Jack's moves would tell, against all rows listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from copy import copy
from math import log2
from random import Random
from typing import Any

import pytest

from darklantern.core.events import redact
from darklantern.core.position import Position
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitechapel import tell as tell_in_whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall import tell as tell_in_whitehall
from darklantern.games.whitehall.rules import WHITE_CIRCLES
from darklantern.streets.likely import MODELS
from darklantern.streets.questions import Inquiry, best, entropy
from tests.at_play import setups
from tests.deduction import whitechapel_by_listing, whitehall_by_listing
from tests.deduction.short_games import whitechapel_game, whitehall_game
from tests.deduction.whitehall_by_listing import TooMany

GAMES: dict[str, Any] = {
    "whitehall": (whitehall, tell_in_whitehall, whitehall_game),
    "whitechapel": (whitechapel, tell_in_whitechapel, whitechapel_game),
}
MOST_ROWS = 2500


def positions(name: str, seeds: range, share: float) -> Iterator[tuple[Any, Any, Position]]:
    """A notebook, the listing of all rows, and the referee's position."""
    deduce, _, game = GAMES[name]
    for seed in seeds:
        rng = Random(f"tell/{seed}")
        setup = rng.choice(setups(name))
        table = setup.begin().state.table
        notebook, listing = deduce.Notebook(table), listing_of(name, table)
        try:
            for playthrough, told in game(setup, rng):
                for event in told:
                    notebook = deduce.see(notebook, event)
                    listing.see(event)
                if playthrough.position.seat is None or rng.random() > share:
                    continue
                try:
                    if deduce.current_row(notebook) is not None:
                        yield notebook, listing, playthrough.position
                except NothingToDeduce:
                    pass
        except TooMany:
            pass


def listing_of(name: str, table: Any) -> Any:
    if name == "whitehall":
        return whitehall_by_listing.Listing(table, WHITE_CIRCLES, MOST_ROWS // 8)
    return whitechapel_by_listing.Listing(table, MOST_ROWS)


def naive(rows: Collection[tuple[int, ...]], inquiry: Inquiry) -> tuple[tuple[float, ...], float]:
    """How likely each answer is, each row asked in turn; and the entropy of the answers."""
    answers: Counter[int] = Counter()
    for row in rows:
        if inquiry.what == "arrest":
            answers[0 if row[-1] in inquiry.circles else 1] += 1
        else:
            found = [n for n, circle in enumerate(inquiry.circles) if circle in row]
            answers[found[0] if found else len(inquiry.circles)] += 1
    length = 2 if inquiry.what == "arrest" else len(inquiry.circles) + 1
    shares = tuple(answers[n] / len(rows) for n in range(length))
    return shares, -sum(share * log2(share) for share in shares if share)


def compare(name: str, seeds: range, share: float) -> int:
    count = 0
    for notebook, listing, position in positions(name, seeds, share):
        rows, _ = listing.rows_and_goals()
        for told in GAMES[name][1].tell(notebook):
            for inquiry in told.possible:
                shares, bits = naive(rows, inquiry)
                assert inquiry.answers == pytest.approx(shares, abs=1e-9)
                assert inquiry.bits == pytest.approx(bits, abs=1e-9)
                count += 1
        legal(name, GAMES[name][1].tell(notebook), position)
    return count


def legal(name: str, told: Any, position: Position) -> None:
    """What the one to act may ask is what is listed for it, no more and no less."""
    if position.seat == JACK or not {a.type for a in position.legal} & {"search", "done"}:
        return
    for one in told:
        who = one.figure if name == "whitehall" else one.pawn
        mine = [a for a in position.legal if getattr(a, "pawn", position.seat) == who]
        if not mine:
            continue
        asked = {a.circle for a in mine if a.type == "search"}
        assert {i.circles[0] for i in one.possible if i.what == "search"} == asked
        named = {i.circles for i in one.possible if i.what == "arrest"}
        arrests = [a.circle for a in mine if a.type == "arrest"]
        assert {c for c in arrests if c is not None} == {n[0] for n in named if len(n) == 1} or (
            None in arrests
        )
        assert len(named) >= len(set(arrests)) - 1


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_as_likely_as_the_rows_say(name: str) -> None:
    assert compare(name, range(10), 0.08) > 500


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_answers_are_as_likely_as_the_rows_say_in_many_games(name: str) -> None:
    assert compare(name, range(100, 130), 0.1) > 3000


@pytest.mark.parametrize("name", GAMES)
def test_every_order_is_there_and_the_longest_tell_most(name: str) -> None:
    for notebook, _, _ in positions(name, range(4), 0.05):
        for told in GAMES[name][1].tell(notebook):
            searches = [one for one in told.possible if one.what == "search"]
            reach = max((len(one.circles) for one in searches), default=0)
            factorial = {0: 0, 1: 1, 2: 4, 3: 15, 4: 64}[reach]
            assert len({one.circles for one in searches}) == len(searches) == factorial
            most = best(searches)
            if most is not None:
                full = [one.bits for one in searches if len(one.circles) == reach]
                assert most.bits == pytest.approx(max(full))


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", GAMES)
def test_likely_answers_agree_with_the_facts_added(name: str, model: str) -> None:
    """The chance of no clue is the weight left when the search was in vain; a model that walks
    every way alike and a count of rows give the same certainties."""
    compared = 0
    for notebook, _, _ in positions(name, range(6), 0.03):
        for told in GAMES[name][1].tell(notebook, model):
            pairs = list(zip(told.possible, told.likely, strict=True))
            for by_count, by_weight in pairs:
                assert by_weight.circles == by_count.circles
                assert sum(by_weight.answers) == pytest.approx(1)
                for one, other in zip(by_count.answers, by_weight.answers, strict=True):
                    assert other == pytest.approx(0, abs=1e-9) or one > 0
                assert by_weight.bits == pytest.approx(entropy(by_weight.answers))
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("name", GAMES)
def test_what_jacks_moves_tell_is_what_the_police_then_prove(name: str) -> None:
    deduce, tell, _ = GAMES[name]
    compared = 0
    for notebook, listing, position in positions(name, range(40), 0.15):
        if position.seat != JACK or position.legal[0].type not in ("walk", "coach", "alley"):
            continue
        moves = tell.moves_tell(notebook, position.view(JACK).notes)
        assert [move.action for move in moves] == list(position.legal)
        for move in Random(compared).sample(moves, min(4, len(moves))):
            after, events = position.play(JACK, move.action)
            seen = notebook
            for event in events:
                seen = deduce.see(seen, redact(event, SPECTATOR))
            if after.seat is None:
                assert move.ends == after.outcome.reason
                continue
            found = deduce.possible(seen)
            assert move.police.goals == found.goals
            if getattr(move.action, "escape", False):
                continue
            assert move.police == found
            heard = copy(listing)
            try:
                heard.see(redact(events[0], SPECTATOR))
            except TooMany:
                continue
            rows, _ = heard.rows_and_goals()
            ending = sum(row[-1] == move.action.to for row in rows)
            assert move.share == pytest.approx(ending / len(rows), abs=1e-9)
            compared += 1
    assert compared > 30


def test_the_best_of_several_inquiries() -> None:
    one = Inquiry("search", (57,), (0.5, 0.5), 1.0)
    two = Inquiry("search", (57, 58), (0.5, 0.0, 0.5), 1.0)
    assert best([two, one]) == one
    assert best([]) is None
