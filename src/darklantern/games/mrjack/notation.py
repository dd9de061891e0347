"""Mr. Jack in words: the log, the position and the question, as a seat hears them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.events import Event, tells
from darklantern.core.game import View
from darklantern.core.seats import CHANCE
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.actions import Face, Move, Pick
from darklantern.games.mrjack.events import (
    AccusationFailed,
    AccusationProved,
    AlibiDrawn,
    CardPicked,
    CardsTurnedUp,
    CardTurnedDown,
    CharacterMoved,
    CharacterStayed,
    CharacterWhistled,
    CordonMoved,
    CoverMoved,
    DawnBroke,
    GaslightWentOut,
    IdentityDealt,
    JackLeft,
    LampMoved,
    PlacesSwapped,
    SuspectsCleared,
    TurnBegan,
    WatsonFaced,
    WitnessesCalled,
)
from darklantern.games.mrjack.state import (
    CHARACTERS,
    GOODLEY,
    GULL,
    LAST_TURN,
    WATSON,
    Notes,
    Phase,
    Table,
)

PLAIN = (Pick, Move, Face)


def plain(action: Action) -> bool:
    """What a bare word means: a card, a hex to go to, a direction to face."""
    return isinstance(action, PLAIN)


def footnote(table: Table, events: Sequence[Event]) -> Mapping[str, Any]:
    """Beside the action that ended a turn: the call, who is suspected after it, the lamp gone."""
    for event in events:
        if isinstance(event, WitnessesCalled):
            went_out = (e.post for e in events if isinstance(e, GaslightWentOut))
            call = {
                "answer": _answer(event.seen),
                "suspects": list(table.suspects),
                "lamp": next(went_out, None),
            }
            return {"call": call}
    return {}


def _answer(seen: bool) -> str:
    return "seen" if seen else "not-seen"


# -- the log --------------------------------------------------------------------------------


def prose(event: Event) -> str:
    """A line of the log, saying what the (redacted) event tells."""
    match event:
        case CharacterMoved():
            return f"{_name(event.character)} goes to {event.to}."
        case CardPicked():
            return f"{_player(event.seat)} plays {_name(event.character)}."
        case CardTurnedDown():
            return f"{_name(event.character)} is done."
        case CharacterWhistled():
            cost = "1 point" if event.points == 1 else f"{event.points} points"
            return f"The whistle brings {_name(event.character)} to {event.to} ({cost})."
        case WatsonFaced():
            return f"Watson faces {event.direction}."
        case LampMoved():
            return f"Smith puts out {event.from_} and lights {event.to}."
        case CordonMoved():
            return f"Lestrade moves the cordon from {event.from_} to {event.to}."
        case CoverMoved():
            return f"Bert opens the manhole on {event.from_} and covers {event.to}."
        case PlacesSwapped():
            return f"Gull and {_name(event.with_)} change places."
        case CharacterStayed():
            return f"{_name(event.character)} has nowhere to go and stays."
        case AlibiDrawn():
            return f"{_player(event.drawer)} draws an alibi card{_told(event)}."
        case IdentityDealt():
            return f"Jack draws the card of the character that he is{_told(event)}."
        case CardsTurnedUp():
            return f"The cards of this turn: {_names(event.characters)}."
        case WitnessesCalled():
            return f"The witnesses are called: Jack is {_answer(event.seen).replace('-', ' ')}."
        case SuspectsCleared():
            return f"Cleared: {_names(event.characters) or 'nobody'}."
        case GaslightWentOut():
            return f"Gaslight {event.number} goes out on {event.post}."
        case TurnBegan():
            return f"Turn {event.turn} begins."
        case AccusationProved():
            return f"{_accusation(event)}: right, it is Jack! The detective wins."
        case AccusationFailed():
            return f"{_accusation(event)}: wrong, and Jack gets away in the uproar. Jack wins."
        case JackLeft():
            return f"{_name(event.character)} leaves by {event.exit}: it was Jack! Jack wins."
        case DawnBroke():
            return "Dawn breaks and Jack has not been caught. Jack wins."
    raise TypeError(f"no words for {event}")


def _name(character: str) -> str:
    return character.capitalize()


def _names(characters: Sequence[str]) -> str:
    *first, last = map(_name, characters or ("",))
    return f"{', '.join(first)} and {last}" if first else last


def _player(seat: str) -> str:
    return "Jack" if seat == "jack" else f"The {seat}"


def _told(event: AlibiDrawn | IdentityDealt) -> str:
    return f": {_name(event.character)}" if tells(event, "character") else ""


def _accusation(event: AccusationProved | AccusationFailed) -> str:
    return f"{_name(event.character)} accuses {_name(event.accused)}"


# -- the position ---------------------------------------------------------------------------


def describe(view: View) -> str:
    """The position in a few lines: what lies in the open, then the viewer's own cards."""
    table: Table = view.table
    card = "seen" if table.seen else "not seen"
    lines = [f"Turn {table.turn} of {LAST_TURN}; the witness card says: {card}"]
    if table.cards:
        lines.append(f"Cards face up: {_names(table.cards)}")
    if table.later:
        lines.append(f"Next turn: {_names(table.later)}")
    seen = rules.seen_characters(table)
    lines += [_standing(table, character, seen) for character in CHARACTERS]
    lamps = (f"{post}{_number(table, post)}" for post in table.lit)
    lines.append(f"Gaslights lit: {', '.join(lamps)}; out: {_row(table.dark)}")
    lines.append(f"Manholes open: {_row(table.open_manholes)}; covered: {_row(table.covers)}")
    lines.append(f"Exits open: {_row(table.open_exits)}; cordons: {_row(table.cordons)}")
    if table.drawers:
        drawn = (f"{seat} {table.drawers.count(seat)}" for seat in dict.fromkeys(table.drawers))
        lines.append(f"Alibi cards drawn: {', '.join(drawn)}")
    if isinstance(view.notes, Notes):
        lines += _hand(view.notes)
    return "\n".join(lines)


def _standing(table: Table, character: str, seen: Iterable[str]) -> str:
    suspected = "suspect" if character in table.suspects else "innocent"
    light = "seen" if character in seen else "in the dark"
    facing = f", facing {table.facing}" if character == WATSON else ""
    return f"  {_name(character):<9} {table.place(character):<4} {suspected}, {light}{facing}"


def _number(table: Table, post: str) -> str:
    number = next(lamp.number for lamp in table.lamps if lamp.post == post)
    return "" if number is None else f" (goes out in turn {number})"


def _row(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _hand(notes: Notes) -> list[str]:
    lines = []
    if notes.identity:
        lines.append(f"You are {_name(notes.identity)}")
    if notes.alibis:
        lines.append(f"Your alibi cards: {_names(notes.alibis)}")
    return lines


# -- the question ---------------------------------------------------------------------------


def question(view: View) -> str:
    """What is asked of the seat to act. It follows from the table alone."""
    table: Table = view.table
    seat = rules.to_act(table)
    if seat is None:
        return "The game is over."
    if seat == CHANCE:
        return f"Chance decides: {table.phase.value}."
    if table.phase is Phase.PICKING:
        return f"{seat.capitalize()}, pick a character: {_names(table.cards)}."
    return f"{seat.capitalize()}, {_asked(table)}"


def _asked(table: Table) -> str:
    name = _name(table.card or "")
    if table.turning:
        return "choose where Watson faces."
    if rules.whistle_begun(table) and rules.whistles(table):
        return f"the whistle goes on: {table.whistle} points left."
    if table.card == GULL:
        return "move Gull, or swap him with another character."
    if table.card == GOODLEY:
        if table.moved:
            return "use Goodley's whistle."
        return "move Goodley, or whistle first." if table.whistle else "move Goodley."
    if table.moved:
        return f"use {name}'s ability."
    return f"move {name}, or use the ability first." if table.ability else f"move {name}."
