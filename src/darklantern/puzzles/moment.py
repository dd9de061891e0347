"""What one seat knows at one moment of a game, evolved from what it was told and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from darklantern.core.events import Event, redact
from darklantern.core.game import Game, InvalidSetup, View
from darklantern.core.options import Options
from darklantern.core.position import begin
from darklantern.core.seats import SPECTATOR, Seat, Seating
from darklantern.puzzles.puzzle import Puzzle, PuzzleFault


@dataclass(frozen=True)
class Moment:
    """A seat's view with all that led to it. No State comes near."""

    game: Game
    view: View
    opening: Any
    """The table before the first action."""
    heard: tuple[Event, ...] = ()

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @property
    def table(self) -> Any:
        return self.view.table

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.table)

    @cached_property
    def legal(self) -> Sequence[Any]:
        """What the seat may do, if it is to act."""
        return self.game.legal_actions(self.view) if self.to_act == self.seat else ()

    def told(self, events: Iterable[Event]) -> Moment:
        """A little later. The events are redacted for the seat once more: that changes nothing
        where it was done before, and lets nothing through where it was not."""
        game, seat = self.game, self.seat
        _, table, notes = self.view
        heard = [redact(event, seat) for event in events]
        for event in heard:
            if notes is not None:
                notes = game.evolve_notes(seat, notes, table, event)
            table = game.evolve_table(table, redact(event, SPECTATOR))
        return replace(self, view=View(seat, table, notes), heard=(*self.heard, *heard))


def opening(game: Game, options: Options, seating: Seating, seat: Seat) -> Moment:
    """Before the first action."""
    position = begin(game, options, seating)
    return Moment(game, position.view(seat), position.state.table)


def moment_of(puzzle: Puzzle, events: int | None = None) -> Moment:
    """What the seat knows, or knew after so many events; PuzzleFault where such a thing cannot have
    been told."""
    options, seating = puzzle.setup()
    try:
        moment = opening(puzzle.rules, options, seating, puzzle.seat)
    except InvalidSetup as fault:
        raise PuzzleFault(str(fault)) from None
    if puzzle.seat not in seating.seats:
        raise PuzzleFault(f'there is no seat "{puzzle.seat}" at this table')
    try:
        return moment.told(puzzle.events()[:events])
    except (TypeError, ValueError, LookupError, AttributeError, AssertionError) as fault:
        raise PuzzleFault(f"no game goes like this: {fault!r:.200}") from None
