"""The moments that mattered, found in what was known.

    proof     an arrest (or accusation) that was provable, and was not made
    belief    an answer by which what was likely changed most
    search    the search that would have told most, of all that could have been made instead
    call      the same in Mr. Jack: the end of a turn that would have cleared most suspects
    escape    where Jack stood within the reach of an arrest that was not made, likeliest first
    end       how it ended, and how likely that was

What could have been done is taken from the legal list, and what would have come of it from the
rules: the action is played on the very position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from darklantern.analysis.choices import (
    DEDUCE,
    Asked,
    decisions,
    provable_arrests,
    who_of,
    would_catch,
)
from darklantern.analysis.known import Known
from darklantern.core.codec import Json, write
from darklantern.core.events import Event
from darklantern.deduction.possible import Possible
from darklantern.games.mrjack.deduce import Suspicion

MOST_CHANGES = 4
LEAST_CHANGE = 0.1
"""A change of belief smaller than this mattered to nobody."""

LEAST_BITS = 0.1
"""A search that would have told so little is not worth a word."""


class Moment(NamedTuple):
    """Look at the board after `at` actions; there it was so."""

    kind: str
    at: int
    facts: Mapping[str, Json]

    def written(self) -> dict[str, Json]:
        return {"kind": self.kind, "at": self.at, **self.facts}


def moments(told: Sequence[Known], asked: Sequence[Asked]) -> list[Moment]:
    """All of them, in the order of the game."""
    found = [*_proofs(told), *_changes(told), *_best_search(told, asked), *_best_call(told)]
    found += [*_narrowest(told), *_end(told)]
    return sorted(found, key=lambda each: each.at)


# -- an arrest that was provable ------------------------------------------------------------------


def _proofs(told: Sequence[Known]) -> Iterator[Moment]:
    """One for each turn, where it was first so; none for a turn in which he was caught."""
    caught = _caught(told)
    seen: set[tuple[int, ...]] = set()
    for known, action, seat in decisions(told):
        if known.turn in seen or known.turn == caught:
            continue
        provable = provable_arrests(known)
        if provable and action not in provable:
            seen.add(known.turn)
            yield Moment(
                "proof",
                known.at,
                {
                    "who": list(dict.fromkeys(who_of(known, seat, each) for each in provable)),
                    "where": _certainly(known),
                    "instead": write(action),
                },
            )
    yield from _moved_away(told, seen, caught)


def _certainly(known: Known) -> list[Json]:
    found = known.possible
    return list(found.now) if isinstance(found, Possible) else list(found.suspects if found else ())


def _moved_away(
    told: Sequence[Known], seen: set[tuple[int, ...]], caught: tuple[int, ...] | None
) -> Iterator[Moment]:
    """Nobody could arrest him, but somebody could have gone where he would have been in reach.

    Jack must have no false clue left to lay there: then nothing could have come between.
    """
    moving: set[tuple[int, ...]] = set()
    for known, action, seat in decisions(told):
        found = known.possible
        if action.type != "move" or not isinstance(found, Possible) or len(found.now) != 1:
            continue
        table, turn = known.position.state.table, known.turn
        if turn in seen or turn in moving or turn == caught or table.false_clues:
            continue
        (circle,) = found.now
        deduce = DEDUCE[known.position.game.name]
        ways = [
            move
            for move in known.position.legal
            if move.type == "move"
            and circle not in table.blocked
            and circle in deduce.STREETS.reach[move.to]  # type: ignore[attr-defined]
        ]
        mover = who_of(known, seat, action)
        nearer = [move for move in ways if who_of(known, seat, move) == mover]
        if nearer and action not in nearer:
            moving.add(turn)
            yield Moment(
                "proof",
                known.at,
                {
                    "who": [mover],
                    "where": [circle],
                    "by": str(nearer[0].to),  # type: ignore[attr-defined]
                    "instead": write(action),
                },
            )


def _caught(told: Sequence[Known]) -> tuple[int, ...] | None:
    """The turn in which he was."""
    return told[-1].turn if _is_arrest(told[-1]) else None


def _is_arrest(last: Known) -> bool:
    return any(event.type in ("jack-arrested", "accusation-proved") for event in last.events)


# -- what was believed ----------------------------------------------------------------------------


def _changes(told: Sequence[Known]) -> list[Moment]:
    """The answers that moved belief most: how much of it went elsewhere, at least."""
    found = []
    for before, after in pairwise(told):
        moved = _moved(before, after)
        if moved >= LEAST_CHANGE:
            facts = {"moved": round(moved, 4), **_from_to(before, after)}
            found.append((moved, Moment("belief", after.at, facts)))
    found.sort(key=lambda each: (-each[0], each[1].at))
    return [moment for _, moment in found[:MOST_CHANGES]]


def _moved(before: Known, after: Known) -> float:
    """The part of belief that is somewhere else than before. Jack's own steps are no answer."""
    one, other = before.believed, after.believed
    if one is None or other is None:
        return 0.0
    here = 0.0
    stays = before.turn == after.turn or isinstance(after.possible, Suspicion)
    if stays and one.now and other.now:
        here = _apart(one.now, other.now)
    there = _apart(one.goals, other.goals) if _same_goals(before, after) else 0.0
    return max(here, there)


def _same_goals(before: Known, after: Known) -> bool:
    """Whether both moments ask for the same goal: a hideout always, a location in one round."""
    rounds = [getattr(known.position.state.table, "round", 0) for known in (before, after)]
    return rounds[0] == rounds[1] and bool(before.goals) and bool(after.goals)


def _apart(one: Mapping[Any, float], other: Mapping[Any, float]) -> float:
    return sum(max(0.0, share - other.get(each, 0.0)) for each, share in one.items())


def _from_to(before: Known, after: Known) -> dict[str, Json]:
    return {
        "places": [before.places, after.places],
        "goals": [before.goals, after.goals],
        "here": [_rounded(before.here), _rounded(after.here)],
        "there": [_rounded(before.there), _rounded(after.there)],
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 5)


# -- what could have been asked -------------------------------------------------------------------


def _best_search(told: Sequence[Known], asked: Sequence[Asked]) -> list[Moment]:
    best = max(asked, key=lambda each: (round(each.gain, 9), -each.at), default=None)
    if best is None or best.gain < LEAST_BITS:
        return []
    facts: dict[str, Json] = {
        "who": [best.who],
        "circle": best.circle,
        "found": best.found,
        "bits": round(best.bits, 3),
        "made": round(best.made, 3),
        "places": [len(best.before.now), len(best.after.now)],
        "rows": [str(best.before.paths), str(best.after.paths)],
        "instead": write(told[best.at + 1].move.action),  # type: ignore[union-attr]
    }
    return [Moment("search", best.at, facts)]


def _best_call(told: Sequence[Known]) -> list[Moment]:
    """Mr. Jack: the detective's last choice of a turn that would have cleared most suspects."""
    best: tuple[int, Moment] | None = None
    for known, action, seat in decisions(told):
        after = told[known.at + 1]
        if not isinstance(known.possible, Suspicion) or not _called(after.events):
            continue
        left = len(after.position.state.table.suspects)
        for other in known.position.legal:
            position, events = known.position.play(seat, other)
            would = len(position.state.table.suspects)
            if not _called(events) or (best is not None and left - would <= best[0]):
                continue
            if left - would > 0:
                facts: dict[str, Json] = {
                    "who": [seat],
                    "action": write(other),
                    "places": [left, would],
                    "instead": write(action),
                }
                best = (left - would, Moment("call", known.at, facts))
    return [] if best is None else [best[1]]


def _called(events: Sequence[Event]) -> bool:
    return any(event.type == "witnesses-called" for event in events)


# -- how close it was -----------------------------------------------------------------------------


def _narrowest(told: Sequence[Known]) -> list[Moment]:
    """The likeliest arrest that would have been right and was not made; or, where nobody ever
    stood in reach of him, the moment in which he could be on fewest circles."""
    best: tuple[float, Moment] | None = None
    fewest: tuple[int, Moment] | None = None
    caught = _caught(told)
    for known, action, seat in decisions(told):
        if known.turn == caught:
            continue
        if known.places and (fewest is None or known.places < fewest[0]):
            facts: dict[str, Json] = {"who": [], "places": [known.places, known.places]}
            fewest = (known.places, Moment("escape", known.at, facts))
        for other in known.position.legal:
            share = would_catch(known, other)
            if share is None or other == action or (best is not None and share <= best[0]):
                continue
            facts = {
                "who": [who_of(known, seat, other)],
                "where": known.truth.now,
                "places": [known.places, known.places],
                "here": [_rounded(share), _rounded(share)],
                "instead": write(action),
            }
            best = (share, Moment("escape", known.at, facts))
    chosen = best or fewest
    return [] if chosen is None else [chosen[1]]


def _end(told: Sequence[Known]) -> list[Moment]:
    last = told[-1]
    outcome = last.position.outcome
    if outcome is None or len(told) < 2:
        return []
    before = told[-2]
    facts: dict[str, Json] = {"winner": outcome.winner, "reason": outcome.reason}
    if _is_arrest(last) and before.possible is not None:
        assert last.move is not None
        facts["who"] = [who_of(before, last.move.seat, last.move.action)]
        facts["places"] = [before.places, before.places]
        share = would_catch(before, last.move.action)
        if share is not None:
            facts["here"] = [_rounded(share), _rounded(share)]
    return [Moment("end", last.at, facts)]
