"""What could have been done at a moment, and what would have come of it.

Taken from the legal list, and from the rules: an action is played on the very position.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from math import log2
from typing import Any, NamedTuple

from darklantern.analysis.known import Known
from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.seats import CHANCE, JACK, SPECTATOR, Seat
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.mrjack.deduce import Suspicion
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall

DEDUCE: Mapping[str, Any] = {"whitehall": whitehall, "whitechapel": whitechapel}


def decisions(told: Sequence[Known]) -> Iterator[tuple[Known, Action, Seat]]:
    """Each moment in which somebody of the police chose, with what was chosen."""
    for known, after in pairwise(told):
        assert after.move is not None
        if after.move.seat not in (JACK, CHANCE) and known.possible is not None:
            yield known, after.move.action, after.move.seat


def who_of(known: Known, seat: Seat, action: Any) -> str:
    """The pawn, or the figure, or the detective."""
    return str(getattr(action, "pawn", seat))


# -- arrests and accusations ----------------------------------------------------------------------


def provable_arrests(known: Known) -> list[Action]:
    """The legal arrests and accusations of this moment that could only be right."""
    match known.possible:
        case Possible(now=now) if now:
            return [
                action
                for action in known.position.legal
                if action.type == "arrest" and set(now) <= set(named(known, action))
            ]
        case Suspicion(suspects=(only,)):
            place = known.position.state.table.place(only)
            return [
                action
                for action in known.position.legal
                if action.type == "accuse" and action.to == place  # type: ignore[attr-defined]
            ]
    return []


def named(known: Known, action: Any) -> tuple[int, ...]:
    """The circles that an arrest names."""
    if action.circle is not None:
        return (action.circle,)
    _, events = known.position.play(known.position.seat or "", action)
    return tuple(events[0].circles)  # type: ignore[attr-defined]


def would_catch(known: Known, action: Any) -> float | None:
    """How likely this arrest was to be right, if it would have been."""
    if known.believed is None:
        return None
    if action.type == "arrest":
        if action.circle is not None and action.circle != known.truth.now:
            return None
        circles = named(known, action)
        if known.truth.now not in circles:
            return None
        return sum(known.believed.now.get(circle, 0.0) for circle in circles)
    if action.type == "accuse" and isinstance(known.possible, Suspicion):
        table = known.position.state.table
        accused = table.standing_on(action.to)
        return known.believed.now.get(accused, 0.0) if accused == known.truth.now else None
    return None


# -- searches -------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """One search that could have been made at a decision, and what it would have told."""

    at: int
    who: str
    circle: int
    found: bool
    before: Possible
    after: Possible
    bits: float
    """Of what it would have told; of the search that was made, if one was, this much less."""
    made: float

    @property
    def gain(self) -> float:
        return self.bits - self.made


def searched(told: Sequence[Known]) -> dict[tuple[int, ...], set[int]]:
    """The circles searched in each turn."""
    found: dict[tuple[int, ...], set[int]] = {}
    for known, action, _ in decisions(told):
        if action.type == "search":
            found.setdefault(known.turn, set()).add(action.circle)  # type: ignore[attr-defined]
    return found


def asked_at(known: Known, after: Known, searched: Collection[int]) -> Asked | None:
    """The search that would have told most at this decision, of those not made in this turn."""
    before = known.possible
    if after.move is None or not isinstance(before, Possible) or not before.paths:
        return None
    legal = [action for action in known.position.legal if action.type == "search"]
    if not legal or after.move.seat in (JACK, CHANCE):
        return None
    maybe = {circle for space in before.spaces for circle in space} - set(before.certain)
    made = _bits(known, after.events) if after.move.action.type in ("search", "arrest") else 0.0
    best: Asked | None = None
    for action in legal:
        circle: int = action.circle  # type: ignore[attr-defined]
        if circle not in maybe or circle in searched:
            continue
        _, events = known.position.play(after.move.seat, action)
        found = _would_know(known, events[:1])
        if found is None:
            continue
        bits = log2(before.paths) - log2(found.paths)
        if best is None or bits > best.bits:
            clue: bool = events[0].found  # type: ignore[attr-defined]
            who = who_of(known, after.move.seat, action)
            best = Asked(known.at, who, circle, clue, before, found, bits, made)
    return best


def _bits(known: Known, events: Sequence[Event]) -> float:
    """How much the answer to what was done has told of the row."""
    found, before = _would_know(known, events[:1]), known.possible
    assert isinstance(before, Possible)
    return 0.0 if found is None else log2(before.paths) - log2(found.paths)


def _would_know(known: Known, events: Sequence[Event]) -> Possible | None:
    """What could be proved were these the next events, before anything else follows."""
    deduce, notebook = DEDUCE[known.position.game.name], known.notebook
    for event in events:
        notebook = deduce.see(notebook, redact(event, SPECTATOR))
    try:
        found: Possible = deduce.possible(notebook)
    except NothingToDeduce:
        return None
    return found if found.paths else None  # none: what follows at once is that he is trapped
