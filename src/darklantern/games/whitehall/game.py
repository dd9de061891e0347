"""Whitehall Mystery as one of the games of the house: the contract of `core.game`, kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import Outcome, State, View
from darklantern.core.seats import JACK, Seat, Seating
from darklantern.core.sentences import Sentence
from darklantern.games.whitehall import evolve, notation, reasons, rules
from darklantern.games.whitehall.actions import ACTIONS
from darklantern.games.whitehall.events import EVENTS
from darklantern.games.whitehall.options import WhitehallOptions
from darklantern.games.whitehall.seats import check_seats, usual_seating
from darklantern.games.whitehall.state import JackNotes, Table


class Whitehall:
    name = "whitehall"
    rules_version = 1
    options = WhitehallOptions
    actions = ACTIONS
    events = EVENTS

    def seating(self, seats: Sequence[Seat] | None, players: int | None) -> Seating:
        return usual_seating(seats)

    def setup(self, options: WhitehallOptions, seating: Seating) -> State:
        return State(Table(options, check_seats(options, seating)), {JACK: JackNotes()})

    def to_act(self, table: Table) -> Seat | None:
        return rules.to_act(table)

    def legal_actions(self, view: View) -> Sequence[Action]:
        return rules.legal_actions(view)

    def why_not(self, view: View, action: Action) -> Sentence:
        return reasons.why_not(view, action)

    def decide(self, state: State, action: Action) -> Event:
        return rules.decide(state, action)

    def follows(self, state: State) -> Event | None:
        return rules.follows(state)

    def evolve_table(self, table: Table, event: Event) -> Table:
        return evolve.evolve_table(table, event)

    def evolve_notes(self, seat: Seat, notes: JackNotes, table: Table, event: Event) -> JackNotes:
        return evolve.evolve_notes(notes, event)

    def chances(self, state: State) -> Sequence[tuple[Action, Fraction]]:
        return ()  # nothing is left to chance in this game

    def outcome(self, table: Table) -> Outcome | None:
        return table.outcome

    def footnote(self, table: Table, events: Sequence[Event]) -> Mapping[str, Any]:
        return {}

    def prose(self, event: Event) -> str:
        return notation.prose(event)

    def describe(self, view: View) -> str:
        return notation.describe(view)

    def question(self, view: View) -> str:
        return notation.question(view)

    def plain(self, action: Action) -> bool:
        return notation.plain(action)
