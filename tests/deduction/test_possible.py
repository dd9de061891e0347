"""What is possible, against the listing of all rows, in many short games of both street games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from darklantern.deduction.possible import Possible
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from tests.at_play import setups
from tests.deduction import whitechapel_by_listing, whitehall_by_listing
from tests.deduction.short_games import distances, tours, whitechapel_game, whitehall_game
from tests.deduction.whitehall_by_listing import TooMany

MOST_ROWS = 2500


def shown(found: Possible) -> tuple[list[list[int]], list[int], list[int], str]:
    written = found.written()
    assert written["now"] == (written["spaces"] or [[]])[-1]
    return written["spaces"], written["certain"], written["goals"], written["paths"]


def compared(game: Any, steps: Iterator[Any], listing: Any, notebook: Any, share: float) -> int:
    """Play on, compare at a share of the positions, until there are too many rows to list."""
    count, rng = 0, Random(7)
    try:
        for playthrough, told in steps:
            for event in told:
                notebook = game.see(notebook, event)
                listing.see(event)
            begun = game is whitechapel or notebook.rows
            if begun and playthrough.position.seat is not None and rng.random() < share:
                assert shown(game.possible(notebook)) == listing.possible(), notebook
                count += 1
    except TooMany:
        pass
    return count


def few_whites(rng: Random, each: int) -> set[int]:
    """A board with few white circles that can be locations, so that rows can use them all up."""
    tour = rng.choice(tours())
    near = [c for c in WHITE_CIRCLES if min(distances("whitehall", t)[c] for t in tour) <= 3]
    chosen = set(tour)
    for section in sorted(set(SECTION.values())):
        here = [c for c in near if SECTION[c] == section]
        chosen.update(rng.sample(here, min(len(here), rng.randint(0, each))))
    return chosen


def whitehall_games(seeds: range, monkeypatch: pytest.MonkeyPatch, few: int, share: float) -> int:
    count = 0
    for seed in seeds:
        rng = Random(seed)
        setup = rng.choice(setups("whitehall"))
        whites = few_whites(rng, few) if few else set(WHITE_CIRCLES)
        by_section = {
            section: frozenset(c for c in whites if SECTION[c] == section)
            for section in whitehall.WHITE_BY_SECTION
        }
        monkeypatch.setattr(whitehall, "WHITE_BY_SECTION", by_section)
        table = setup.begin().state.table
        listing = whitehall_by_listing.Listing(table, whites, MOST_ROWS if few else MOST_ROWS // 8)
        steps = whitehall_game(setup, rng, sorted(whites))
        count += compared(whitehall, steps, listing, whitehall.Notebook(table), share)
    return count


def whitechapel_games(seeds: range, share: float) -> int:
    count = 0
    for seed in seeds:
        rng = Random(seed)
        setup = rng.choice(setups("whitechapel"))
        table = setup.begin().state.table
        listing = whitechapel_by_listing.Listing(table, MOST_ROWS)
        steps = whitechapel_game(setup, rng)
        count += compared(whitechapel, steps, listing, whitechapel.Notebook(table), share)
    return count


@pytest.mark.parametrize("few", [0, 2, 4])
def test_whitehall_equals_the_listing_of_all_rows(
    monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    assert whitehall_games(range(6), monkeypatch, few, 0.3) > 25


def test_whitechapel_equals_the_listing_of_all_rows() -> None:
    assert whitechapel_games(range(12), 0.3) > 100


@pytest.mark.slow
@pytest.mark.parametrize("few", [0, 2, 4])
def test_whitehall_equals_the_listing_in_many_games(
    monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    assert whitehall_games(range(100, 120), monkeypatch, few, 0.5) > 200


@pytest.mark.slow
def test_whitechapel_equals_the_listing_in_many_games() -> None:
    assert whitechapel_games(range(100, 200), 0.5) > 1000
