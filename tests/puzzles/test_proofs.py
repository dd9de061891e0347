"""What a puzzle claims is proved again, and by other means; what is false in it is found."""

from __future__ import annotations

from math import log2

import msgspec
import pytest

from darklantern.core.events import redact
from darklantern.puzzles.moment import moment_of
from darklantern.puzzles.proving import prove
from darklantern.puzzles.puzzle import Puzzle, PuzzleFault, read, written
from darklantern.puzzles.shelf import puzzles_of
from tests.deduction.whitehall_by_listing import TooMany
from tests.puzzles.listing import Rows
from tests.puzzles.some import called, one_of_each, some

STREETS = ("whitehall", "whitechapel")


@pytest.mark.parametrize("puzzle", [*some(20)], ids=called)
def test_what_comes_with_the_package_is_proved_again(puzzle: Puzzle) -> None:
    prove(puzzle)


@pytest.mark.parametrize("puzzle", [*some(3)], ids=called)
def test_a_seat_has_been_told_nothing_that_is_not_for_it(puzzle: Puzzle) -> None:
    for event in puzzle.events():
        assert redact(event, puzzle.seat) == event


def others(puzzle: Puzzle) -> list[object]:
    """Other answers: all that were offered, or circles."""
    offered = puzzle.choices or [1, 2, 33]
    return [each for each in offered if each != puzzle.answer][:3]


@pytest.mark.parametrize("puzzle", one_of_each(), ids=called)
def test_another_answer_is_found_out(puzzle: Puzzle) -> None:
    for answer in others(puzzle):
        with pytest.raises(PuzzleFault, match="answer: the file says"):
            prove(msgspec.structs.replace(puzzle, answer=answer))


@pytest.mark.parametrize("puzzle", one_of_each(), ids=called)
def test_a_fact_less_or_half_the_events_are_found_out(puzzle: Puzzle) -> None:
    if puzzle.because:
        with pytest.raises(PuzzleFault, match="because"):
            prove(msgspec.structs.replace(puzzle, because=puzzle.because[1:]))
    with pytest.raises(PuzzleFault):
        prove(msgspec.structs.replace(puzzle, heard=puzzle.heard[: len(puzzle.heard) // 2]))
    wrong = "hard" if puzzle.difficulty == "easy" else "easy"
    with pytest.raises(PuzzleFault, match="difficulty"):
        prove(msgspec.structs.replace(puzzle, difficulty=wrong))


def test_rules_of_another_version_prove_nothing() -> None:
    puzzle = puzzles_of("mrjack")[0]
    with pytest.raises(PuzzleFault, match="version 99 of the rules"):
        prove(msgspec.structs.replace(puzzle, rules_version=99))


def test_what_no_puzzle_is_is_refused_with_a_sentence() -> None:
    puzzle = puzzles_of("mrjack")[0]
    assert read(written(puzzle)) == puzzle
    for line in (b"", b"{}", b"[1]", b"\xff", written(puzzle)[:-1] + b', "more": 1}'):
        with pytest.raises(PuzzleFault, match="the line is not a puzzle"):
            read(line)
    for wrong in (
        {"game": "chess"},
        {"kind": "mate-in-two"},
        {"seat": "police"},
        {"options": {"fog": True}},
        {"heard": [{"type": "it-rained"}]},
        {"heard": [*puzzle.heard[5:]]},
    ):
        with pytest.raises(PuzzleFault):
            prove(msgspec.structs.replace(puzzle, **wrong))


# -- by listing every row -------------------------------------------------------------------------


@pytest.mark.parametrize("game", STREETS)
def test_all_rows_listed_lead_to_the_same_answer(game: str) -> None:
    proved = dict.fromkeys(("place", "way", "search"), 0)
    for puzzle in puzzles_of(game):
        if puzzle.kind == "hideout" or sum(proved.values()) == 45:
            continue
        what = {"where": "place", "arrest": "place", "search": "search"}.get(puzzle.kind, "way")
        if proved[what] == 15:
            continue
        try:
            rows = Rows(puzzle, 3_000).rows
        except TooMany:
            continue
        proved[what] += 1
        assert rows, puzzle
        if puzzle.route:
            assert tuple(puzzle.route) in rows
        if what == "place":
            assert {row[-1] for row in rows} == {puzzle.answer}
        elif what == "way":
            table = moment_of(puzzle).table
            double_event = game == "whitechapel" and table.night == 3
            known = table.clues | set(next(iter(rows))[: 1 + double_event])
            offered = puzzle.choices or set.union(*map(set, rows))
            must = [c for c in offered if c not in known and all(c in row for row in rows)]
            assert must == [puzzle.answer]
        else:
            told = {c: bits(sum(c in row for row in rows) / len(rows)) for c in puzzle.choices}
            best, second = sorted(told, key=lambda c: -told[c])[:2]  # type: ignore[index]
            assert best == puzzle.answer
            assert told[best] - told[second] == pytest.approx(puzzle.measures["margin"], abs=1e-4)
    assert proved["way"] >= 5
    assert proved["search"] >= 5


def bits(share: float) -> float:
    return -sum(part * log2(part) for part in (share, 1 - share) if part)


def test_hideouts_are_where_every_night_listed_can_have_ended() -> None:
    proved = 0
    for puzzle in puzzles_of("whitechapel"):
        if puzzle.kind != "hideout":
            continue
        try:
            rows = Rows(puzzle, 20_000)
        except TooMany:
            continue
        assert puzzle.answer in rows.listing.homes
        if rows.whole:
            assert rows.listing.homes == {puzzle.answer}
            proved += 1
        if proved == 2:
            return
    assert proved


@pytest.mark.parametrize("game", STREETS)
def test_without_any_one_of_its_facts_a_proof_proves_nothing(game: str) -> None:
    """Smallest means smallest: `because` names no fact that could be left out."""
    from darklantern.puzzles.facts import FACTS
    from darklantern.puzzles.streets import Lookout
    from darklantern.streets.explore import explore
    from darklantern.streets.reasons import facts_of, row_of
    from darklantern.streets.rows import NotThere, Vain

    tried = 0
    for puzzle in puzzles_of(game):
        if puzzle.kind not in ("where", "arrest", "clue", "passed") or tried == 6:
            continue
        look = Lookout(moment_of(puzzle))
        row = look.row
        assert row is not None
        assert isinstance(puzzle.answer, int)
        place = puzzle.kind in ("where", "arrest")
        end = row.last
        otherwise = NotThere((puzzle.answer,), end) if place else Vain(puzzle.answer, end)
        known = {(type(f), tuple(f)): f for f in facts_of(look.streets, row)}
        named = []
        for fact in puzzle.because:
            if fact["fact"] == "not-beaten":
                named += [f for f in known.values() if type(f).__name__ == "NotBeaten"]
                continue
            values = {k: tuple(v) if isinstance(v, list) else v for k, v in fact.items()}
            cls = FACTS[values.pop("fact")]
            named.append(cls(**values))
        assert all(fact in known.values() for fact in named)

        def left(facts: list[object], row: object = row, otherwise: object = otherwise) -> int:
            kept = row_of(row, facts).and_(otherwise)  # type: ignore[arg-type]
            return explore(look.streets, kept).number  # noqa: B023

        assert left(named) == 0
        for fact in named:
            assert left([each for each in named if each != fact]) > 0
        tried += 1
    assert tried == 6
