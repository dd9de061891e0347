"""All that is known of what was known: a record studied, as a document (docs/knowledge.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from darklantern.analysis.choices import Asked, asked_at, searched
from darklantern.analysis.known import Known
from darklantern.analysis.moments import Moment, moments
from darklantern.analysis.study import USUAL, study
from darklantern.core.codec import Json, write
from darklantern.core.record import Record
from darklantern.deduction.possible import Possible
from darklantern.games.mrjack.deduce import Suspicion

FORMAT = "darklantern-knowledge/1"
LEAST_SHARE = 0.0005
"""What is less likely is left out of the document; the curves are exact."""

Tell = Callable[[int, int], None]
"""Told how much is done, of how much. What it raises ends the study."""


def _nobody(done: int, of: int) -> None:
    pass


class Knowledge(NamedTuple):
    """One record and what was known in it."""

    record: Record
    model: str
    told: Sequence[Known]
    moments: Sequence[Moment]

    def written(self) -> dict[str, Json]:
        """As JSON values. It tells every secret of the game."""
        last = self.told[-1].position
        outcome = last.outcome
        return {
            "format": FORMAT,
            "game": self.record.game.name,
            "model": self.model,
            "outcome": None if outcome is None else outcome._asdict(),
            "steps": _steps(self.record, self.told),
            "curves": {
                "places": [known.places for known in self.told],
                "goals": [known.goals for known in self.told],
                "rows": [None if known.rows is None else str(known.rows) for known in self.told],
                "here": [_fine(known.here) for known in self.told],
                "there": [_fine(known.there) for known in self.told],
            },
            "moments": [moment.written() for moment in self.moments],
        }


def knowledge(record: Record, model: str | None = None, tell: Tell = _nobody) -> Knowledge:
    """The whole study. RecordFault where the record is not legal, Unstudied where none is made."""
    chosen = USUAL.get(record.game.name, "") if model is None else model
    of = 2 * len(record.moves)
    told: list[Known] = []
    for known in study(record, chosen):
        told.append(known)
        tell(known.at, of)
    asked: list[Asked] = []
    made = searched(told)
    for known, after in pairwise(told):
        best = asked_at(known, after, made.get(known.turn, ()))
        if best is not None:
            asked.append(best)
        tell(len(record.moves) + after.at, of)
    return Knowledge(record, chosen, told, moments(told, asked))


def _steps(record: Record, told: Sequence[Known]) -> list[Json]:
    """One for each moment; what is known stands there only when it is other than just before."""
    steps: list[Json] = []
    before: Known | None = None
    for known in told:
        step: dict[str, Json] = {}
        if known.move is not None:
            step["seat"] = known.move.seat
            step["events"] = [
                {"event": write(event), "prose": record.game.prose(event)} for event in known.events
            ]
        if before is None or known.possible != before.possible:
            step["possible"] = None if known.possible is None else _possible(known.possible)
        if before is None or known.believed != before.believed:
            step["likely"] = None if known.believed is None else _likely(known)
        steps.append(step)
        before = known
    return steps


def _possible(found: Possible | Suspicion) -> dict[str, Json]:
    if isinstance(found, Suspicion):
        return found.written()
    return {"now": list(found.now), "goals": list(found.goals), "certain": list(found.certain)}


def _likely(known: Known) -> dict[str, Json]:
    assert known.believed is not None
    return {"now": _shares(known.believed.now), "goals": _shares(known.believed.goals)}


def _shares(shares: Any) -> dict[str, float]:
    return {
        str(each): round(share, 4) for each, share in sorted(shares.items()) if share >= LEAST_SHARE
    }


def _fine(share: float | None) -> float | None:
    return None if share is None else float(f"{share:.6g}")
