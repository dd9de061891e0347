"""Letters from Whitechapel as one of the games of the house: the contract of `core.game`, kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import Outcome, State, View
from darklantern.core.seats import JACK, Seat, Seating
from darklantern.core.sentences import Sentence
from darklantern.games.whitechapel import evolve, notation, reasons, rules
from darklantern.games.whitechapel.actions import ACTIONS
from darklantern.games.whitechapel.events import EVENTS
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import check_seats, usual_seating
from darklantern.games.whitechapel.state import JackNotes, PoliceNotes, Table


class Whitechapel:
    name = "whitechapel"
    rules_version = 1
    options = WhitechapelOptions
    actions = ACTIONS
    events = EVENTS

    def seating(self, seats: Sequence[Seat] | None, players: int | None) -> Seating:
        return usual_seating(seats, players)

    def setup(self, options: WhitechapelOptions, seating: Seating) -> State:
        detectives, held = check_seats(seating)
        notes = {JACK: JackNotes(), **dict.fromkeys(detectives, PoliceNotes())}
        return State(Table(options, detectives, held), notes)

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

    def evolve_notes(
        self, seat: Seat, notes: JackNotes | PoliceNotes, table: Table, event: Event
    ) -> JackNotes | PoliceNotes:
        return evolve.evolve_notes(notes, event)

    def chances(self, state: State) -> Sequence[tuple[Action, Fraction]]:
        return rules.chances(state.table)

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
