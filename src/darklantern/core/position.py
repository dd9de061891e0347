"""A position of a game, and how play goes from one to the next. Written once for all games.

position = begin(GAME, GAME.options(), GAME.seating(None, None))
while position.seat is not None:
    position, events = position.play(position.seat, choose(position.view(), position.legal))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.game import Game, IllegalAction, Outcome, State, View
from darklantern.core.options import Options
from darklantern.core.seats import CHANCE, SPECTATOR, Seat, Seating
from darklantern.core.sentences import Sentence


def evolve(game: Game, state: State, event: Event) -> State:
    """The state after the event.

    The table learns what a spectator learns and the notes what their seat learns: a secret
    cannot reach a place that does not know it.
    """
    table, notes = state
    return State(
        game.evolve_table(table, redact(event, SPECTATOR)),
        {
            seat: game.evolve_notes(seat, own, table, redact(event, seat))
            for seat, own in notes.items()
        },
    )


def view(state: State, seat: Seat) -> View:
    """All that this seat (or a spectator) knows now."""
    return View(seat, state.table, state.notes.get(seat))


@dataclass(frozen=True)
class Position:
    """Where a game stands: the referee's whole knowledge. Players get `view`, never this."""

    game: Game
    state: State

    @cached_property
    def seat(self) -> Seat | None:
        """Who must act; nobody when the game is over."""
        return self.game.to_act(self.state.table)

    @cached_property
    def legal(self) -> Sequence[Action]:
        """All that the seat to act may do."""
        if self.seat is None:
            return ()
        if self.seat == CHANCE:
            return tuple(action for action, _ in self.game.chances(self.state))
        return self.game.legal_actions(view(self.state, self.seat))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state.table)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees: the seat to act, unless another is named."""
        return view(self.state, seat or self.seat or SPECTATOR)

    def why_not(self, seat: Seat, action: Action) -> Sentence | None:
        """None when this seat may do this now; else the sentence a person is told."""
        if self.seat is None:
            return Sentence("The game is over.")
        if seat != self.seat:
            return Sentence(
                "It is not {seat}'s turn: {to_act} must act.", seat=seat, to_act=self.seat
            )
        if action in self.legal:
            return None
        if seat == CHANCE:
            return Sentence("That cannot be drawn now.")
        return self.game.why_not(view(self.state, seat), action)

    def play(self, seat: Seat, action: Action) -> tuple[Position, list[Event]]:
        """The next position and all that happened on the way; IllegalAction changes nothing."""
        fault = self.why_not(seat, action)
        if fault is not None:
            raise IllegalAction(fault)
        game = self.game
        event: Event | None = game.decide(self.state, action)
        state, events = self.state, []
        while event is not None:
            events.append(event)
            state = evolve(game, state, event)
            event = game.follows(state)
        return Position(game, state), events


def begin(game: Game, options: Options, seating: Seating) -> Position:
    """The position before the first action; InvalidSetup where the game does not allow it."""
    return Position(game, game.setup(options, seating))
