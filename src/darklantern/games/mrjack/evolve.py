"""How events change the table and the seats' notes. Decisions are made in `rules`, not here."""

from __future__ import annotations

from darklantern.core.events import Event, tells
from darklantern.core.game import Outcome
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
    BERT,
    CARDS_A_TURN,
    CHARACTERS,
    GOODLEY,
    GULL,
    HOLMES,
    LESTRADE,
    SMITH,
    WATSON,
    WHISTLE_POINTS,
    Notes,
    Phase,
    Table,
)

LAST_LAMP = 4
"""The lamps are numbered 1 to 4; none goes out after the fourth turn."""


def evolve_table(table: Table, event: Event) -> Table:
    """The table after the event, of which only the public part is told."""
    match event:
        case CharacterMoved():
            return _moved(_put(table, event.character, event.to), event.character)
        case CardTurnedDown():
            return _turned_down(table)
        case CardPicked():
            return _picked(table, event.character)
        case CharacterWhistled():
            return _whistled(table, event)
        case WatsonFaced():
            return table._replace(facing=event.direction, turning=False)
        case LampMoved():
            return _lamp_moved(table, event.from_, event.to)
        case CordonMoved():
            cordons = _instead(table.cordons, event.from_, event.to)
            return table._replace(cordons=cordons, ability=False)
        case CoverMoved():
            covers = _instead(table.covers, event.from_, event.to)
            return table._replace(covers=covers, ability=False)
        case PlacesSwapped():
            return _swapped(table, event.with_)
        case AlibiDrawn():
            return table._replace(drawers=(*table.drawers, event.drawer), phase=Phase.PLAYING)
        case WitnessesCalled():
            return table._replace(seen=event.seen, phase=Phase.CLEARING)
        case SuspectsCleared():
            return _cleared(table, event.characters)
        case GaslightWentOut():
            lamps = tuple(lamp for lamp in table.lamps if lamp.number != event.number)
            return table._replace(lamps=lamps, phase=Phase.TURN_ENDS)
        case TurnBegan():
            phase = Phase.DEALING if event.turn % 2 else Phase.TURNING_UP
            return table._replace(turn=event.turn, played=0, phase=phase)
        case CardsTurnedUp():
            return _cards_turned_up(table, event.characters)
        case CharacterStayed():
            return _moved(table, event.character)
        case IdentityDealt():
            return table._replace(phase=Phase.DEALING)
        case AccusationProved():
            return _over(table, Outcome("detective", "caught"))
        case AccusationFailed():
            return _over(table, Outcome("jack", "wrong-accusation"))
        case JackLeft():
            return _over(table, Outcome("jack", "left"))
        case DawnBroke():
            return _over(table, Outcome("jack", "dawn"))
    raise TypeError(f"the table knows nothing of {event}")


def evolve_notes(notes: Notes, event: Event) -> Notes:
    """The seat's notes after the event, as far as that seat is told."""
    match event:
        case IdentityDealt() if tells(event, "character"):
            return notes._replace(identity=event.character)
        case AlibiDrawn() if tells(event, "character"):
            return notes._replace(alibis=(*notes.alibis, event.character))
    return notes


def _put(table: Table, character: str, to: str) -> Table:
    places = list(table.places)
    places[CHARACTERS.index(character)] = to
    return table._replace(places=tuple(places))


def _moved(table: Table, character: str) -> Table:
    """What a move, or staying in its stead, brings with it (J3, J6)."""
    if character == HOLMES:
        return table._replace(moved=True, phase=Phase.ALIBI)
    if character == WATSON:
        return table._replace(moved=True, turning=True)
    if character == GOODLEY and table.whistle < WHISTLE_POINTS:
        return table._replace(moved=True, whistle=0)  # all of it on one side of the move
    return table._replace(moved=True)


def _picked(table: Table, character: str) -> Table:
    return table._replace(
        phase=Phase.PLAYING,
        cards=tuple(card for card in table.cards if card != character),
        card=character,
        moved=False,
        ability=character in (SMITH, LESTRADE, BERT),
        whistle=WHISTLE_POINTS if character == GOODLEY else 0,
        turning=False,
    )


def _turned_down(table: Table) -> Table:
    played = table.played + 1
    phase = Phase.WITNESSES if played == CARDS_A_TURN else Phase.PICKING
    return table._replace(phase=phase, played=played, card=None, moved=False, whistle=0)


def _whistled(table: Table, event: CharacterWhistled) -> Table:
    """J7: Watson is faced at once."""
    table = _put(table, event.character, event.to)
    turning = event.character == WATSON
    return table._replace(whistle=table.whistle - event.points, turning=turning)


def _swapped(table: Table, other: str) -> Table:
    """J7: whoever swaps Gull with Watson faces him."""
    gull, elsewhere = table.place(GULL), table.place(other)
    table = _put(_put(table, GULL, elsewhere), other, gull)
    return table._replace(moved=True, turning=other == WATSON)


def _lamp_moved(table: Table, post: str, to: str) -> Table:
    lamps = tuple(lamp._replace(post=to) if lamp.post == post else lamp for lamp in table.lamps)
    return table._replace(lamps=lamps, ability=False)


def _instead(things: tuple[str, ...], gone: str, come: str) -> tuple[str, ...]:
    return tuple(sorted({*things, come} - {gone}))


def _cleared(table: Table, characters: tuple[str, ...]) -> Table:
    suspects = tuple(suspect for suspect in table.suspects if suspect not in characters)
    phase = Phase.SHUTTING if table.turn <= LAST_LAMP else Phase.TURN_ENDS
    return table._replace(suspects=suspects, phase=phase)


def _cards_turned_up(table: Table, characters: tuple[str, ...]) -> Table:
    """J13: the four not drawn on an odd turn are those of the even turn after it."""
    others = tuple(card for card in CHARACTERS if card not in characters)
    later = others if table.turn % 2 else ()
    return table._replace(cards=characters, later=later, phase=Phase.PICKING)


def _over(table: Table, outcome: Outcome) -> Table:
    return table._replace(phase=Phase.OVER, outcome=outcome)
