"""Between the game's words and the search's numbers: a view as a position, a play as actions."""

from __future__ import annotations

from typing import Any

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.mrjack.actions import (
    Cordon,
    Face,
    Lamp,
    Manhole,
    Move,
    Stay,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.state import CHARACTERS, Notes, Table
from darklantern.players.mrjack import kernel
from darklantern.players.mrjack.ground import Ground, ground_of, names_of


def fill(p: Any, view: View) -> Ground:
    """Write the position into a row: the table, and of the notes what the seat knows by itself.

    The detective's suspects are those on the table less his own alibis. Jack knows who he is.
    """
    table: Table = view.table
    notes: Notes = view.notes
    printing = table.options.board
    ground, names = ground_of(printing), names_of(printing)
    for who, place in enumerate(table.places):
        p[who] = names.hexes.index(place)
    p[kernel.FACING] = names.directions.index(table.facing)
    p[kernel.LIT] = sum(1 << names.posts.index(post) for post in table.lit)
    dying = [lamp.post for lamp in table.lamps if lamp.number == table.turn]
    p[kernel.DYING] = names.posts.index(dying[0]) if dying else kernel.NO_POST
    p[kernel.OPEN] = sum(1 << names.manholes.index(hole) for hole in table.open_manholes)
    p[kernel.BARRED] = sum(1 << names.exits.index(exit) for exit in table.cordons)
    p[kernel.SUSPECTS] = _people(suspects_of(view))
    p[kernel.CARDS] = _people((*table.cards, *((table.card,) if table.card else ())))
    p[kernel.PLAYED] = table.played
    p[kernel.TURN] = table.turn
    p[kernel.UNSEEN] = not table.seen
    p[kernel.LATER] = _people(table.later)
    p[kernel.IDENTITY] = CHARACTERS.index(notes.identity) if notes.identity else -1
    kernel.mind_lamps(ground, p)
    kernel.mind_exits(ground, p)
    return ground


def suspects_of(view: View) -> tuple[str, ...]:
    """Who can be Jack, as far as this seat can tell without looking at its own identity."""
    alibis = () if view.notes.identity else view.notes.alibis
    return tuple(who for who in view.table.suspects if who not in alibis)


def _people(characters: tuple[str, ...]) -> int:
    return sum(1 << CHARACTERS.index(character) for character in characters)


def actions_of(printing: str, character: str, number: int) -> list[Action]:
    """What the play is, action by action, the card having been picked."""
    names = names_of(printing)
    end, face = number & 63, number >> kernel.FACE_BIT & 7
    old, new = number >> kernel.FROM_BIT & 15, number >> kernel.TO_BIT & 15
    facing = [Face(names.directions[face])] if face != kernel.NO_FACE else []
    move: Action = Stay() if end == kernel.NOWHERE else Move(names.hexes[end])
    match character:
        case "gull" if end == kernel.NOWHERE:
            return [Swap(CHARACTERS[new]), *facing]
        case "watson":
            return [move, *facing]
        case "smith":
            ability: list[Action] = [Lamp(names.posts[old], names.posts[new])]
        case "lestrade":
            ability = [Cordon(names.exits[old], names.exits[new])]
        case "bert":
            ability = [Manhole(names.manholes[old], names.manholes[new])]
        case "goodley":
            ability = _whistles(names.hexes, number, facing)
        case _:
            ability = []
    return [*ability, move] if number >> kernel.FIRST_BIT & 1 else [move, *ability]


def _whistles(hexes: tuple[str, ...], number: int, facing: list[Face]) -> list[Action]:
    """The calls in order; whenever Watson comes he is faced at once (J7)."""
    actions: list[Action] = []
    for place in range(3):
        call = number >> kernel.CALL_BIT + 9 * place & kernel.NO_CALL
        if call != kernel.NO_CALL:
            actions.append(Whistle(CHARACTERS[call >> 6], hexes[call & 63]))
            actions += facing if call >> 6 == kernel.WATSON else []
    return actions
