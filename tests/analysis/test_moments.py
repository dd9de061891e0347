"""The moments that mattered, against the listing of all rows and the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from darklantern.analysis.choices import provable_arrests
from darklantern.analysis.knowledge import Knowledge, knowledge
from darklantern.analysis.moments import Moment
from darklantern.core.events import redact
from darklantern.core.position import Position
from darklantern.core.seats import CHANCE, JACK, SPECTATOR
from darklantern.deduction.possible import Possible
from darklantern.games.whitehall.rules import WHITE_CIRCLES
from tests.at_play import any_action, play_out, setups, some_setups
from tests.deduction import whitechapel_by_listing, whitehall_by_listing
from tests.deduction.short_games import whitechapel_game, whitehall_game
from tests.deduction.whitehall_by_listing import TooMany

MOST_ROWS = 600
SEEDS = {"whitehall": (19, 46), "whitechapel": (11, 17, 20)}
"""Games in which the police stand about and do not arrest."""


def short_game(game: str, seed: int) -> Knowledge:
    rng = Random(seed)
    setup = rng.choice(setups(game))
    play = whitehall_game if game == "whitehall" else whitechapel_game
    *_, (playthrough, _) = play(setup, rng)
    return knowledge(playthrough.record())


@pytest.fixture(scope="module", params=[(g, s) for g, seeds in SEEDS.items() for s in seeds])
def short(request: pytest.FixtureRequest) -> Knowledge:
    return short_game(*request.param)


def listed(found: Knowledge) -> Iterator[tuple[int, set[int]]]:
    """Where Jack can be, found by listing every row, as long as there are not too many."""
    table = found.told[0].position.state.table
    hall = found.record.game.name == "whitehall"
    listing: Any = (
        whitehall_by_listing.Listing(table, WHITE_CIRCLES, MOST_ROWS)
        if hall
        else whitechapel_by_listing.Listing(table, MOST_ROWS)
    )
    over = False
    for known in found.told:
        for event in known.events:
            if event.type in ("round-began", "hunt-began", "wretched-killed", "double-event"):
                over = False  # a row of few circles again
            try:
                if not over or not hall:
                    listing.see(redact(event, SPECTATOR))
            except TooMany:
                if hall:
                    return
                over = True
        if known.possible is not None and getattr(known.possible, "now", ()) and not over:
            yield known.at, {row[-1] for row in listing.rows_and_goals()[0]}


def of_kind(found: Knowledge, kind: str) -> list[Moment]:
    return [moment for moment in found.moments if moment.kind == kind]


def test_an_arrest_said_to_be_provable_is_so_by_listing_every_row(short: Knowledge) -> None:
    places = dict(listed(short))
    proofs = of_kind(short, "proof")
    assert proofs
    checked = [moment for moment in proofs if moment.at in places]
    assert checked
    for moment in checked:
        assert places[moment.at] == set(moment.facts["where"])


def test_an_arrest_said_to_be_provable_succeeds_by_the_rules(short: Knowledge) -> None:
    for moment in of_kind(short, "proof"):
        known = short.told[moment.at]
        if "by" in moment.facts:
            assert ends_in_arrest(known.position, moment)
            continue
        arrests = provable_arrests(known)
        assert arrests
        for action in arrests:
            after, _ = known.position.play(known.position.seat or "", action)
            assert after.outcome is not None
            assert after.outcome.reason == "arrest"


def ends_in_arrest(position: Position, moment: Moment) -> bool:
    """Whoever is named goes there; whatever the others do meanwhile, the arrest then succeeds."""
    (who,), (where,) = moment.facts["who"], moment.facts["where"]
    rng, moved = Random(moment.at), False
    while position.seat is not None:
        mine = [a for a in position.legal if getattr(a, "pawn", position.seat) == who]
        arrests = [a for a in mine if a.type == "arrest" and a.circle == where]
        moves = [a for a in mine if a.type == "move" and a.to == moment.facts["by"]]
        if arrests:
            position, events = position.play(position.seat, arrests[0])
            return any(event.type == "jack-arrested" for event in events)
        if moves and not moved:
            position, moved = position.play(position.seat, moves[0])[0], True
            continue
        others = [a for a in position.legal if a.type != "arrest" and a not in mine] or [
            a for a in position.legal if a.type != "arrest"
        ]
        position, _ = position.play(position.seat, rng.choice(others))
    return False


def test_no_provable_arrest_is_overlooked(short: Knowledge) -> None:
    """In no turn does a legal arrest name all circles that the listing leaves, unmentioned."""
    told, caught = short.told, short.told[-1].turn
    mentioned = {told[moment.at].turn for moment in of_kind(short, "proof")}
    for at, places in listed(short):
        known = told[at]
        if at + 1 == len(told) or known.turn == caught:
            continue
        for action in known.position.legal:
            if action.type == "arrest" and {getattr(action, "circle", None)} == places:
                assert known.turn in mentioned, (at, action)


def test_the_search_that_would_have_told_most_is_answered_by_the_rules(short: Knowledge) -> None:
    for moment in of_kind(short, "search"):
        known = short.told[moment.at]
        row = known.position.state.notes[JACK].row
        assert moment.facts["found"] == (moment.facts["circle"] in row)
        legal = [a for a in known.position.legal if a.type == "search"]
        assert moment.facts["circle"] in [a.circle for a in legal]  # type: ignore[attr-defined]
        assert isinstance(known.possible, Possible)
        before, after = map(int, moment.facts["rows"])
        assert before == known.possible.paths
        assert 0 < after < before
        assert moment.facts["bits"] > moment.facts["made"]


def test_the_narrowest_escape_was_an_arrest_that_would_have_been_right(short: Knowledge) -> None:
    (moment,) = of_kind(short, "escape")
    known = short.told[moment.at]
    if not moment.facts["who"]:
        assert known.places == min(k.places for k in short.told if k.places)
        return
    outcomes = [known.position.play(known.position.seat or "", a)[0].outcome
                for a in known.position.legal if a.type == "arrest"]  # fmt: skip
    assert any(outcome and outcome.reason == "arrest" for outcome in outcomes)
    assert known.position.seat not in (JACK, CHANCE)


def test_the_largest_changes_of_belief_are_the_largest(short: Knowledge) -> None:
    changes = of_kind(short, "belief")
    assert changes
    assert all(moment.facts["moved"] >= 0.1 for moment in changes)
    for moment in changes:
        before, after = short.told[moment.at - 1], short.told[moment.at]
        one, other = before.believed, after.believed
        assert one is not None
        assert other is not None
        apart = [
            sum(abs(a.get(each, 0) - b.get(each, 0)) for each in {*a, *b}) / 2
            for a, b in ((one.now, other.now), (one.goals, other.goals))
        ]
        assert any(each == pytest.approx(moment.facts["moved"], abs=1e-4) for each in apart)


# -- Mr. Jack -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hexes() -> Sequence[Knowledge]:
    setup = some_setups("mrjack", 1)[0]

    def no_accusation(position: Position, rng: Random) -> Any:
        while True:
            action = any_action(position, rng)
            if action.type not in ("accuse", "leave"):
                return action

    return [knowledge(play_out(setup, seed, no_accusation).record()) for seed in range(6)]


def test_an_accusation_that_was_provable_and_not_made(hexes: Sequence[Knowledge]) -> None:
    proofs = [(found, m) for found in hexes for m in of_kind(found, "proof")]
    assert proofs
    for found, moment in proofs:
        known = found.told[moment.at]
        assert moment.facts["where"] == [known.truth.now]
        (accuse,) = provable_arrests(known)
        after, _ = known.position.play("detective", accuse)
        assert after.outcome == ("detective", "caught")


def test_the_call_that_would_have_cleared_most(hexes: Sequence[Knowledge]) -> None:
    calls = [(found, m) for found in hexes for m in of_kind(found, "call")]
    assert calls
    for found, moment in calls:
        known, after = found.told[moment.at], found.told[moment.at + 1]
        left, would = moment.facts["places"]
        assert left == len(after.position.state.table.suspects)
        best = min(
            len(position.state.table.suspects)
            for action in known.position.legal
            for position, events in [known.position.play("detective", action)]
            if any(event.type == "witnesses-called" for event in events)
        )
        assert would == best < left
