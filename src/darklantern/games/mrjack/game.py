"""Mr. Jack as one of the games of the house: the contract of `core.game`, kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import Outcome, State, View
from darklantern.core.seats import Seat, Seating
from darklantern.core.sentences import Sentence
from darklantern.games.mrjack import chance, evolve, notation, reasons, rules
from darklantern.games.mrjack.actions import ACTIONS
from darklantern.games.mrjack.events import EVENTS
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.seats import check_seats, usual_seating
from darklantern.games.mrjack.state import Notes, Table, opening


class MrJack:
    name = "mrjack"
    rules_version = 1
    options = MrJackOptions
    actions = ACTIONS
    events = EVENTS

    def seating(self, seats: Sequence[Seat] | None, players: int | None) -> Seating:
        return usual_seating(seats)

    def setup(self, options: MrJackOptions, seating: Seating) -> State:
        seats = check_seats(seating)
        return State(opening(options), {seat: Notes() for seat in seats})

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

    def evolve_notes(self, seat: Seat, notes: Notes, table: Table, event: Event) -> Notes:
        return evolve.evolve_notes(notes, event)

    def chances(self, state: State) -> Sequence[tuple[Action, Fraction]]:
        return chance.chances(state)

    def outcome(self, table: Table) -> Outcome | None:
        return table.outcome

    def footnote(self, table: Table, events: Sequence[Event]) -> Mapping[str, Any]:
        return notation.footnote(table, events)

    def prose(self, event: Event) -> str:
        return notation.prose(event)

    def describe(self, view: View) -> str:
        return notation.describe(view)

    def question(self, view: View) -> str:
        return notation.question(view)

    def plain(self, action: Action) -> bool:
        return notation.plain(action)
