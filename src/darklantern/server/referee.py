"""The referee: judges what somebody asks to play, before anything is saved or told.

A refusal must tell no more than the player knows. One action is judged from the seat's own view.
A batch is judged blindfolded: played on from what the seat knows, and no further than that goes,
so that nobody can ask "would this search find something?" with a batch made to fail.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.codec import Json, Malformed, read_action, write
from darklantern.core.events import Event, redact
from darklantern.core.game import State
from darklantern.core.position import Position
from darklantern.core.record import Move
from darklantern.core.seats import CHANCE, SPECTATOR, Seat
from darklantern.core.sentences import Sentence
from darklantern.players.dealer import Dealer
from darklantern.server.entries import Played
from darklantern.server.table import Step, Table


class Refused(Exception):
    """Not done, and why not, in a sentence for the person who asked."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class _LookedBehind(Exception):
    """The rules needed somebody else's notes."""


class _Screen:
    """Stands where another seat keeps its notes."""

    def __getattr__(self, name: str) -> Any:
        raise _LookedBehind


def read_actions(table: Table, written: Sequence[Json]) -> list[Action]:
    """The actions that a page has written."""
    try:
        return [read_action(table.setup.game.actions, action) for action in written]
    except Malformed as fault:
        raise Refused(Sentence("The action {fault}.", fault=str(fault))) from None


def judge(position: Position, seat: Seat, actions: Sequence[Action]) -> Sentence | None:
    """None when the seat may play all of these; else the rule against it."""
    *first, last = actions
    if not first:
        return position.why_not(seat, last)
    notes = {each: _Screen() for each in position.state.notes}
    own = {seat: position.state.notes[seat]} if seat in notes else {}
    here = Position(position.game, State(position.state.table, {**notes, **own}))
    for action in first:
        fault = here.why_not(seat, action)
        if fault is not None:
            return fault
        try:
            here = _play_blindfolded(here, seat, action)
        except (_LookedBehind, TypeError, LookupError):
            return Sentence(
                'What comes after "{type}" depends on its answer: send it alone.', type=action.type
            )
    return here.why_not(seat, last)


def _play_blindfolded(position: Position, seat: Seat, action: Action) -> Position:
    game, state = position.game, position.state
    event: Event | None = game.decide(state, action)
    while event is not None:
        notes = dict(state.notes)
        if seat in notes:
            told = redact(event, seat)
            notes[seat] = game.evolve_notes(seat, notes[seat], state.table, told)
        state = State(game.evolve_table(state.table, redact(event, SPECTATOR)), notes)
        event = game.follows(state)
    return Position(game, state)


def work_out(
    table: Table, seat: Seat, actions: Sequence[Action], dealer: Dealer, now: float
) -> tuple[Played, Step]:
    """The entry for these actions, and what they do; Refused where they are not legal."""
    if table.resigned:
        raise Refused(Sentence("The game is over."))
    if (actions or seat != CHANCE) and (fault := judge(table.position, seat, actions)) is not None:
        raise Refused(fault)
    step = table.work_out([(seat, action) for action in actions])
    moves, events, position = list(step.moves), list(step.events), step.after
    while position.seat == CHANCE:
        draw = dealer.draw(position)
        position, drawn = position.play(CHANCE, draw)
        moves.append(Move(CHANCE, draw))
        events += drawn
    written = [{"seat": move.seat, **write(move.action)} for move in moves]
    return Played(table.played, written, now), Step(moves, events, position)
