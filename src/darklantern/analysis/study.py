"""A whole record gone through, from the first moment to the last.

What the police could prove is what follows from what they had been told by then; the notebooks
are those of `analyse` and of the table, and no State comes near them. The truth is laid beside it
from the record, which tells everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from darklantern.analysis.believed import (
    ALIKE,
    CHOICES,
    Believed,
    MrJackBelief,
    WhitechapelBelief,
    WhitehallBelief,
)
from darklantern.analysis.known import Known, Truth
from darklantern.core.events import Event, redact
from darklantern.core.game import InvalidSetup
from darklantern.core.position import Position, begin
from darklantern.core.record import Move, Record, RecordFault, replay
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce, Possible
from darklantern.games.mrjack import deduce as mrjack
from darklantern.games.mrjack.seats import DETECTIVE
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.streets.likely import MODELS

MODELS_OF: Mapping[str, tuple[str, ...]] = {
    "whitehall": tuple(MODELS),
    "whitechapel": tuple(MODELS),
    "mrjack": (CHOICES, ALIKE),
}
"""The models of Jack by which each game can be studied."""

USUAL: Mapping[str, str] = {"whitehall": "mixed", "whitechapel": "mixed", "mrjack": CHOICES}

MOST_ACTIONS = 10_000
"""Four nights in which every pawn searches all it can reach in every turn have half as many."""


class Unstudied(ValueError):
    """There is no study of this record; the sentence says why."""


def study(record: Record, model: str) -> Iterator[Known]:
    """What was known before the first action and after each; RecordFault at an illegal one."""
    name = record.game.name
    if name not in MODELS_OF:
        raise Unstudied(f"There is no study of {name}.")
    if model not in MODELS_OF[name]:
        listed = ", ".join(MODELS_OF[name])
        raise Unstudied(f'There is no model "{model:.40}" in {name}; there are: {listed}.')
    if len(record.moves) > MOST_ACTIONS:
        raise Unstudied(f"A record of more than {MOST_ACTIONS} actions is not studied.")
    try:
        opening = begin(record.game, record.options, record.seating)
    except InvalidSetup as fault:
        raise RecordFault(name, 0, str(fault)) from None
    police = (
        _DetectivesView(model, record.options) if name == "mrjack" else _StreetsView(name, model)
    )
    police.open(opening)
    yield police.known(0, None, (), opening)
    for at, step in enumerate(replay(record), 1):
        police.hear(step.events)
        yield police.known(at, step.move, step.events, step.after)


class _StreetsView:
    """The police of the street games, who are all told the same about Jack's path."""

    def __init__(self, game: str, model: str) -> None:
        self.deduce: Any = whitehall if game == "whitehall" else whitechapel
        self.belief = (WhitehallBelief if game == "whitehall" else WhitechapelBelief)(model)
        self.notebook: Any = None
        self._last: tuple[Any, Possible, Believed] | None = None

    def open(self, opening: Position) -> None:
        self.notebook = self.deduce.Notebook(opening.state.table)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.notebook = self.deduce.see(self.notebook, redact(event, SPECTATOR))

    def known(
        self, at: int, move: Move | None, events: Sequence[Event], position: Position
    ) -> Known:
        table, notes = position.state.table, position.state.notes[JACK]
        truth = Truth(notes.row[-1] if notes.row else None, tuple(sorted(notes.goals(table))))
        possible, believed = self._found() or (None, None)
        return Known(at, move, events, position, truth, possible, believed, self.notebook)

    def _found(self) -> tuple[Possible, Believed] | None:
        """Worked out anew only when something was learnt."""
        try:
            row = self.deduce.current_row(self.notebook)
        except NothingToDeduce:
            return None
        facts = (row, self.notebook._replace(table=None))
        if self._last is None or self._last[0] != facts:
            possible = self.deduce.possible(self.notebook)
            self._last = (facts, possible, self.belief.believed(self.notebook, possible))
        return self._last[1:]


class _DetectivesView:
    """Mr. Jack's detective, with his own alibi cards."""

    def __init__(self, model: str, options: Any) -> None:
        self.belief = MrJackBelief(model, options)
        self.notebook: Any = None

    def open(self, opening: Position) -> None:
        self.notebook = mrjack.Notebook(opening.state.table)

    def hear(self, events: Sequence[Event]) -> None:
        heard = [redact(event, DETECTIVE) for event in events]
        for event in heard:
            self.notebook = mrjack.see(self.notebook, event)
        self.belief.hear(heard)

    def known(
        self, at: int, move: Move | None, events: Sequence[Event], position: Position
    ) -> Known:
        truth = Truth(position.state.notes[JACK].identity)
        try:
            found = mrjack.possible(self.notebook)
        except NothingToDeduce:
            return Known(at, move, events, position, truth, None, None, self.notebook)
        believed = self.belief.believed(found.suspects)
        return Known(at, move, events, position, truth, found, believed, self.notebook)
