"""Why not? The rule that an illegal action breaks, in a sentence for the person who tried it.

`rules` alone decides what is legal; this file only explains, from what the seat can see.
"""

from __future__ import annotations

from darklantern.boards.hexboard import DIRECTIONS
from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.actions import (
    Accuse,
    Cordon,
    Face,
    Lamp,
    Leave,
    Manhole,
    Move,
    Pick,
    Stay,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.seats import DETECTIVE
from darklantern.games.mrjack.state import (
    BERT,
    CHARACTERS,
    GOODLEY,
    GULL,
    LESTRADE,
    SMITH,
    STEALTHY,
    Notes,
    Phase,
    Table,
)

ABILITY_OF: dict[type[Action], str] = {
    Lamp: SMITH,
    Cordon: LESTRADE,
    Manhole: BERT,
    Whistle: GOODLEY,
    Swap: GULL,
}


def why_not(view: View, action: Action) -> str:
    """The reason why this seat may not do this now. Asked of illegal actions only."""
    table: Table = view.table
    if table.phase is Phase.PICKING:
        return _pick(table, action)
    if table.phase is not Phase.PLAYING:
        return f"Not now: {table.phase.value}."
    unknown = _unknown(table, action)
    if unknown:
        return unknown
    if table.turning and not isinstance(action, Face):
        return "Watson has been moved: choose where he faces first (J6, J7)."
    if type(action) in ABILITY_OF:
        return _ability(table, action)
    if isinstance(action, Face):
        return "Watson turns only when he has been moved (J6, J7)."
    if isinstance(action, Pick):
        return f"{_name(table)} is being played: another card comes after that."
    return _movement(view, action)


def _name(table: Table) -> str:
    return (table.card or "").capitalize()


def _pick(table: Table, action: Action) -> str:
    if not isinstance(action, Pick):
        return "Not now: a character is picked first."
    if action.character not in CHARACTERS:
        return f"There is no character {action.character}."
    return f"{action.character.capitalize()}'s card is not face up: {', '.join(table.cards)} are."


def _unknown(table: Table, action: Action) -> str | None:
    """What the action names and the board or the box does not have."""
    board = table.hexes.board
    match action:
        case Move() | Accuse() if action.to not in board.kinds:
            return f"There is no hex {action.to} on this board."
        case Whistle() if action.to not in board.kinds:
            return f"There is no hex {action.to} on this board."
        case Whistle() if action.character not in CHARACTERS:
            return f"There is no character {action.character}."
        case Swap() if action.with_ not in CHARACTERS:
            return f"There is no character {action.with_}."
        case Leave() if action.exit not in board.exits:
            return f"There is no exit {action.exit}: {', '.join(board.exits)}."
        case Face() if action.direction not in DIRECTIONS:
            return f"Watson cannot face {action.direction}: {', '.join(DIRECTIONS)}."
    return None


# -- moving ---------------------------------------------------------------------------------


def _movement(view: View, action: Action) -> str:
    table: Table = view.table
    if table.moved:
        return f"{_name(table)} has moved already (J2, J3)."
    if rules.whistle_begun(table) and rules.whistles(table):
        return "The whistle goes on while points are left and somebody can come nearer (J9)."
    match action:
        case Move():
            return _move(table, action.to)
        case Accuse():
            return _accusation(view, action.to)
        case Leave():
            return _departure(view, action.exit)
        case Stay() if table.card == GULL:
            return "Gull can always swap, so he never stays (J3)."
        case Stay():
            return f"{_name(table)} has somewhere to go, and so must move (J3)."
    return f"Not now: {table.phase.value}."


def _move(table: Table, to: str) -> str:
    other = table.standing_on(to)
    if other == table.card:
        return f"{_name(table)} must end its move on another hex than it began on (J2)."
    if other is not None:
        return f"{other.capitalize()} stands on {to}: a move ends on a free hex (J2)."
    return _out_of_reach(table, to)


def _out_of_reach(table: Table, to: str) -> str:
    kind = table.hexes.board.kinds[to]
    if to not in table.hexes.board.streets:
        crossed = " Miss Stealthy crosses it, but stops in the street" * (table.card == STEALTHY)
        return f"{to} is no street but a {kind}:{crossed or ' nobody stops there'} (J2)."
    points = rules.ways_of(table).points
    return f"{to} is more than {points} points away for {_name(table)} (J2)."


def _accusation(view: View, to: str) -> str:
    table: Table = view.table
    if view.seat != DETECTIVE:
        return "Only the detective accuses (J4)."
    other = table.standing_on(to)
    if other is None:
        return f"Nobody stands on {to} to be accused (J4)."
    if other == table.card:
        return f"{_name(table)} cannot accuse itself: any other character may be (J4)."
    return _out_of_reach(table, to).replace("(J2)", "(J2, J4)")


def _departure(view: View, name: str) -> str:
    table: Table = view.table
    notes: Notes | None = view.notes
    if view.seat == DETECTIVE or notes is None:
        return "Only Jack leaves the district, with his own character (J5)."
    if table.seen:
        return "Jack leaves only while the witness card shows that he was not seen (J5, J13)."
    if notes.identity != table.card:
        return f"You are not {_name(table)}: only Jack's own character leaves (J5)."
    if name in table.cordons:
        return f"A police cordon bars the exit {name} (J5)."
    place, points = table.hexes.board.exits[name].hex, rules.ways_of(table).points
    return f"The exit {name} is one point beyond {place}, more than {points} in all (J5)."


# -- abilities ------------------------------------------------------------------------------


def _ability(table: Table, action: Action) -> str:
    owner = ABILITY_OF[type(action)]
    if table.card != owner:
        return f"That is {owner.capitalize()}'s ability, and {_name(table)} is being played."
    match action:
        case Lamp():
            return _lamp(table, action)
        case Cordon():
            return _cordon(table, action)
        case Manhole():
            return _manhole(table, action)
        case Whistle():
            return _whistle(table, action)
        case Swap() if action.with_ == GULL:
            return "Gull swaps with another character."
    return "Gull swaps instead of moving, and only once (J6)."


def _used(table: Table) -> str:
    return f"{_name(table)} has used the ability already (J6)."


def _lamp(table: Table, action: Lamp) -> str:
    posts = table.hexes.board.posts
    if not table.ability:
        return _used(table)
    for place in (action.from_, action.to):
        if place not in posts:
            return f"There is no gaslight post on {place} (J10)."
    if action.from_ not in table.lit:
        return f"The gaslight on {action.from_} is out: there is no lit tile to move (J10)."
    return f"The gaslight on {action.to} is lit already (J10)."


def _cordon(table: Table, action: Cordon) -> str:
    exits = table.hexes.board.exits
    if not table.ability:
        return _used(table)
    for name in (action.from_, action.to):
        if name not in exits:
            return f"There is no exit {name}: {', '.join(exits)}."
    if action.from_ not in table.cordons:
        return f"There is no cordon at {action.from_} (J10)."
    return f"There is a cordon at {action.to} already (J10)."


def _manhole(table: Table, action: Manhole) -> str:
    if not table.ability:
        return _used(table)
    for place in (action.from_, action.to):
        if place not in table.hexes.board.manholes:
            return f"There is no manhole on {place} (J10)."
    if action.from_ not in table.covers:
        return f"The manhole on {action.from_} is open: there is no cover to move (J10)."
    return f"The manhole on {action.to} is covered already (J10)."


def _whistle(table: Table, action: Whistle) -> str:
    if not table.whistle:
        return "The whistle is over: all of it comes on one side of Goodley's move (J6, J9)."
    if action.character == GOODLEY:
        return "The whistle brings other characters nearer to Goodley, not himself (J9)."
    board, here = table.hexes.board, table.place(action.character)
    if action.to not in board.streets:
        return f"{action.to} is no street but a {board.kinds[action.to]} (J9)."
    other = table.standing_on(action.to)
    if other is not None:
        return f"{other.capitalize()} stands on {action.to}: it must be free (J9)."
    to_goodley = table.hexes.walking[table.place(GOODLEY)]
    name = action.character.capitalize()
    if to_goodley[action.to] >= to_goodley[here]:
        return f"{action.to} is not nearer to Goodley on foot than {here} is (J9)."
    steps = table.hexes.walking[here][action.to]
    left = "1 point" if table.whistle == 1 else f"{table.whistle} points"
    return f"{action.to} is {steps} steps from {name}: the whistle has {left} left (J9)."
