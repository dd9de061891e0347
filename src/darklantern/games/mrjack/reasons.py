"""Why not? The rule that an illegal action breaks, in a sentence for the person who tried it.

`rules` alone decides what is legal; this file only explains, from what the seat can see.
"""

from __future__ import annotations

from darklantern.boards.hexboard import DIRECTIONS
from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.core.sentences import Sentence
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


def why_not(view: View, action: Action) -> Sentence:
    """The reason why this seat may not do this now. Asked of illegal actions only."""
    table: Table = view.table
    if table.phase is Phase.PICKING:
        return _pick(table, action)
    if table.phase is not Phase.PLAYING:
        return Sentence("Not now: {phase}.", phase=table.phase.value)
    unknown = _unknown(table, action)
    if unknown:
        return unknown
    if table.turning and not isinstance(action, Face):
        return Sentence("Watson has been moved: choose where he faces first (J6, J7).")
    if type(action) in ABILITY_OF:
        return _ability(table, action)
    if isinstance(action, Face):
        return Sentence("Watson turns only when he has been moved (J6, J7).")
    if isinstance(action, Pick):
        return Sentence("{name} is being played: another card comes after that.", name=_name(table))
    return _movement(view, action)


def _name(table: Table) -> str:
    return (table.card or "").capitalize()


def _pick(table: Table, action: Action) -> Sentence:
    if not isinstance(action, Pick):
        return Sentence("Not now: a character is picked first.")
    if action.character not in CHARACTERS:
        return Sentence("There is no character {character}.", character=action.character)
    return Sentence(
        "{character}'s card is not face up: {cards} are.",
        character=action.character.capitalize(),
        cards=table.cards,
    )


def _unknown(table: Table, action: Action) -> Sentence | None:
    """What the action names and the board or the box does not have."""
    board = table.hexes.board
    match action:
        case Move() | Accuse() if action.to not in board.kinds:
            return Sentence("There is no hex {to} on this board.", to=action.to)
        case Whistle() if action.to not in board.kinds:
            return Sentence("There is no hex {to} on this board.", to=action.to)
        case Whistle() if action.character not in CHARACTERS:
            return Sentence("There is no character {character}.", character=action.character)
        case Swap() if action.with_ not in CHARACTERS:
            return Sentence("There is no character {character}.", character=action.with_)
        case Leave() if action.exit not in board.exits:
            return Sentence(
                "There is no exit {exit}: {exits}.", exit=action.exit, exits=list(board.exits)
            )
        case Face() if action.direction not in DIRECTIONS:
            return Sentence(
                "Watson cannot face {direction}: {directions}.",
                direction=action.direction,
                directions=list(DIRECTIONS),
            )
    return None


# -- moving ---------------------------------------------------------------------------------


def _movement(view: View, action: Action) -> Sentence:
    table: Table = view.table
    if table.moved:
        return Sentence("{name} has moved already (J2, J3).", name=_name(table))
    if rules.whistle_begun(table) and rules.whistles(table):
        return Sentence(
            "The whistle goes on while points are left and somebody can come nearer (J9)."
        )
    match action:
        case Move():
            return _move(table, action.to)
        case Accuse():
            return _accusation(view, action.to)
        case Leave():
            return _departure(view, action.exit)
        case Stay() if table.card == GULL:
            return Sentence("Gull can always swap, so he never stays (J3).")
        case Stay():
            return Sentence("{name} has somewhere to go, and so must move (J3).", name=_name(table))
    return Sentence("Not now: {phase}.", phase=table.phase.value)


def _move(table: Table, to: str) -> Sentence:
    other = table.standing_on(to)
    if other == table.card:
        return Sentence(
            "{name} must end its move on another hex than it began on (J2).", name=_name(table)
        )
    if other is not None:
        return Sentence(
            "{other} stands on {to}: a move ends on a free hex (J2).",
            other=other.capitalize(),
            to=to,
        )
    return _out_of_reach(table, to)


def _out_of_reach(table: Table, to: str, rulings: str = "J2") -> Sentence:
    kind = table.hexes.board.kinds[to]
    if to not in table.hexes.board.streets:
        if table.card == STEALTHY:
            return Sentence(
                "{to} is no street but a {kind}: "
                "Miss Stealthy crosses it, but stops in the street ({rulings}).",
                to=to,
                kind=kind,
                rulings=rulings,
            )
        return Sentence(
            "{to} is no street but a {kind}: nobody stops there ({rulings}).",
            to=to,
            kind=kind,
            rulings=rulings,
        )
    points = rules.ways_of(table).points
    return Sentence(
        "{to} is more than {points} points away for {name} ({rulings}).",
        to=to,
        points=points,
        name=_name(table),
        rulings=rulings,
    )


def _accusation(view: View, to: str) -> Sentence:
    table: Table = view.table
    if view.seat != DETECTIVE:
        return Sentence("Only the detective accuses (J4).")
    other = table.standing_on(to)
    if other is None:
        return Sentence("Nobody stands on {to} to be accused (J4).", to=to)
    if other == table.card:
        return Sentence(
            "{name} cannot accuse itself: any other character may be (J4).", name=_name(table)
        )
    return _out_of_reach(table, to, "J2, J4")


def _departure(view: View, name: str) -> Sentence:
    table: Table = view.table
    notes: Notes | None = view.notes
    if view.seat == DETECTIVE or notes is None:
        return Sentence("Only Jack leaves the district, with his own character (J5).")
    if table.seen:
        return Sentence(
            "Jack leaves only while the witness card shows that he was not seen (J5, J13)."
        )
    if notes.identity != table.card:
        return Sentence(
            "You are not {name}: only Jack's own character leaves (J5).", name=_name(table)
        )
    if name in table.cordons:
        return Sentence("A police cordon bars the exit {name} (J5).", name=name)
    place, points = table.hexes.board.exits[name].hex, rules.ways_of(table).points
    return Sentence(
        "The exit {name} is one point beyond {place}, more than {points} in all (J5).",
        name=name,
        place=place,
        points=points,
    )


# -- abilities ------------------------------------------------------------------------------


def _ability(table: Table, action: Action) -> Sentence:
    owner = ABILITY_OF[type(action)]
    if table.card != owner:
        return Sentence(
            "That is {owner}'s ability, and {name} is being played.",
            owner=owner.capitalize(),
            name=_name(table),
        )
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
            return Sentence("Gull swaps with another character.")
    return Sentence("Gull swaps instead of moving, and only once (J6).")


def _used(table: Table) -> Sentence:
    return Sentence("{name} has used the ability already (J6).", name=_name(table))


def _lamp(table: Table, action: Lamp) -> Sentence:
    posts = table.hexes.board.posts
    if not table.ability:
        return _used(table)
    for place in (action.from_, action.to):
        if place not in posts:
            return Sentence("There is no gaslight post on {place} (J10).", place=place)
    if action.from_ not in table.lit:
        return Sentence(
            "The gaslight on {place} is out: there is no lit tile to move (J10).",
            place=action.from_,
        )
    return Sentence("The gaslight on {to} is lit already (J10).", to=action.to)


def _cordon(table: Table, action: Cordon) -> Sentence:
    exits = table.hexes.board.exits
    if not table.ability:
        return _used(table)
    for name in (action.from_, action.to):
        if name not in exits:
            return Sentence("There is no exit {name}: {exits}.", name=name, exits=list(exits))
    if action.from_ not in table.cordons:
        return Sentence("There is no cordon at {place} (J10).", place=action.from_)
    return Sentence("There is a cordon at {to} already (J10).", to=action.to)


def _manhole(table: Table, action: Manhole) -> Sentence:
    if not table.ability:
        return _used(table)
    for place in (action.from_, action.to):
        if place not in table.hexes.board.manholes:
            return Sentence("There is no manhole on {place} (J10).", place=place)
    if action.from_ not in table.covers:
        return Sentence(
            "The manhole on {place} is open: there is no cover to move (J10).", place=action.from_
        )
    return Sentence("The manhole on {to} is covered already (J10).", to=action.to)


def _whistle(table: Table, action: Whistle) -> Sentence:
    if not table.whistle:
        return Sentence(
            "The whistle is over: all of it comes on one side of Goodley's move (J6, J9)."
        )
    if action.character == GOODLEY:
        return Sentence("The whistle brings other characters nearer to Goodley, not himself (J9).")
    board, here = table.hexes.board, table.place(action.character)
    if action.to not in board.streets:
        return Sentence(
            "{to} is no street but a {kind} (J9).", to=action.to, kind=board.kinds[action.to]
        )
    other = table.standing_on(action.to)
    if other is not None:
        return Sentence(
            "{other} stands on {to}: it must be free (J9).", other=other.capitalize(), to=action.to
        )
    to_goodley = table.hexes.walking[table.place(GOODLEY)]
    name = action.character.capitalize()
    if to_goodley[action.to] >= to_goodley[here]:
        return Sentence(
            "{to} is not nearer to Goodley on foot than {here} is (J9).", to=action.to, here=here
        )
    steps = table.hexes.walking[here][action.to]
    points = table.whistle
    left = Sentence("1 point") if points == 1 else Sentence("{points} points", points=points)
    return Sentence(
        "{to} is {steps} steps from {name}: the whistle has {left} left (J9).",
        to=action.to,
        steps=steps,
        name=name,
        left=left,
    )
