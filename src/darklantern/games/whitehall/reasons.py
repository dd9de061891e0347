"""Why not? The rule that an illegal action breaks, in a sentence for the person who tried it.

`rules` alone decides what is legal; this file only explains, from what the seat can see.
"""

from __future__ import annotations

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitehall import rules
from darklantern.games.whitehall.actions import (
    Accuse,
    Alley,
    Arrest,
    Begin,
    Boat,
    ChooseLocation,
    Coach,
    Deploy,
    Done,
    FalseClue,
    Move,
    Pass,
    Reclaim,
    Search,
    Smoker,
    Walk,
)
from darklantern.games.whitehall.seats import BLUE, BROWN, GREEN, RED, YELLOW
from darklantern.games.whitehall.state import (
    ALLEY,
    BOAT,
    COACH,
    STREETS,
    JackNotes,
    Part,
    Phase,
    Table,
)
from darklantern.streets.sentences import (
    asked_already,
    no_alley,
    no_coach,
    no_inspection,
    no_walk,
    searches_on,
    stands_there,
    unknown_place,
)

WHEN: dict[type[Action], tuple[Phase, ...]] = {
    ChooseLocation: (Phase.LOCATIONS,),
    Deploy: (Phase.DEPLOYMENT,),
    Begin: (Phase.BEGINNING,),
    Reclaim: (Phase.RECLAIMING,),
    Pass: (Phase.RECLAIMING, Phase.BLOCKING),
    Walk: (Phase.ESCAPE,),
    Coach: (Phase.ESCAPE,),
    Alley: (Phase.ESCAPE,),
    Boat: (Phase.ESCAPE,),
    Move: (Phase.HUNTING,),
    FalseClue: (Phase.BLOCKING,),
    Search: (Phase.SUSPICION,),
    Arrest: (Phase.SUSPICION,),
    Accuse: (Phase.SUSPICION,),
    Smoker: (Phase.SUSPICION,),
    Done: (Phase.SUSPICION,),
}


def why_not(view: View, action: Action) -> str:
    """The reason why this seat may not do this now. Asked of illegal actions only."""
    table: Table = view.table
    if table.phase not in WHEN.get(type(action), ()):
        return f"Not now: {table.phase.value}."
    unknown = unknown_place(STREETS, action)
    if unknown:
        return unknown
    match action:
        case ChooseLocation():
            return _location(view.notes, action.circle)
        case Deploy():
            return _deployment(table, action.crossing)
        case Begin():
            return "The hunt begins at one of the four locations (H1)."
        case Reclaim():
            return f"There is no used {action.tile} to take back; alley and boat alone can be (H7)."
        case Walk():
            standing = zip(table.figures, table.crossings, strict=True)
            return no_walk(STREETS, view.notes.circle, action.to, standing)
        case Coach():
            return _coach(table, view.notes, action)
        case Alley():
            return _tile(table, view.notes, ALLEY, action.to)
        case Boat():
            return _tile(table, view.notes, BOAT, action.to)
        case Move():
            return _move(table, action)
        case FalseClue():
            return _false_clue(table, view.notes, action.circle)
        case Search() | Arrest():
            return _inspection(table, action)
        case Accuse():
            return _accusation(table, action)
        case Smoker():
            return "Smoker is sent right after a search by yellow has placed a new marker (H9)."
    return f"Not now: {table.phase.value}."


def _location(notes: JackNotes, circle: int) -> str:
    if STREETS.board.circles[circle].kind != "white":
        return f"A location is a white circle, and {circle} is not (Preparing the Game)."
    if rules.SECTION[circle] in {rules.SECTION[c] for c in notes.locations}:
        quadrant = rules.SECTION[circle]
        return f"You have a location in the quadrant {quadrant} already (Preparing the Game)."
    return (
        "The four are noted in ascending order, and one in each quadrant must still be "
        f"possible after {circle} (H1)."
    )


def _deployment(table: Table, crossing: str) -> str:
    if crossing in table.crossings:
        return f"Another figure stands on {crossing} (Preparing the Game)."
    return (
        f"Figures are deployed on yellow-bordered crossings, and {crossing} is none "
        "(Preparing the Game)."
    )


def _coach(table: Table, notes: JackNotes, action: Coach) -> str:
    if COACH not in notes.tiles:
        return "Both coaches are used (Special Movements)."
    fault = no_coach(STREETS, notes.circle, action.via, action.to, table.space)
    if fault:
        return fault
    for circle in (action.via, action.to):
        if STREETS.board.circles[circle].kind == "blue":
            return f"A coach visits white and black circles, and {circle} is blue (H4)."
    return _location_ahead(table, notes, action.via, action.to)


def _tile(table: Table, notes: JackNotes, tile: str, to: int) -> str:
    here = notes.circle
    if tile not in notes.tiles:
        return f"There is no {tile} left (Special Movements)."
    if tile == ALLEY and (fault := no_alley(STREETS, here, to)):
        return fault
    if tile == BOAT and to not in STREETS.boats(here):
        return f"{here} and {to} are not two blue circles of one block of water (W4, H5)."
    return _location_ahead(table, notes, to)


def _location_ahead(table: Table, notes: JackNotes, *circles: int) -> str:
    ahead = next(circle for circle in circles if circle in notes.goals(table))
    return f"No special movement may enter {ahead}, a location not yet announced (H3)."


def _move(table: Table, action: Move) -> str:
    here, to, figure = table.crossing, action.to, table.figure
    if to in table.crossings and to != here:
        other = table.figures[table.crossings.index(to)]
        return stands_there(other, to, "figures")
    if not action.ability:
        return f"{to} is more than two crossings away from {here} (Hunting the Monster)."
    if not table.options.roll_up_your_sleeves:
        return "Abilities need the option roll-up-your-sleeves (H9)."
    if figure not in (YELLOW, BLUE):
        return f"{figure} has no ability for moving (H9)."
    if figure in table.spent:
        return f"{figure} has used its ability: each is for once a game (H9)."
    if figure == YELLOW:
        return f"Yellow's ability is for a crossing at distance exactly three from {here} (H9)."
    return f"No boat of blue's goes from {here} to {to}, three or more crossings away (H9)."


def _false_clue(table: Table, notes: JackNotes, circle: int) -> str:
    if circle in table.blocked:
        return f"{circle} is blocked already (W9)."
    return f"{circle} is one of your four locations: no false clue may lie there (H8)."


def _inspection(table: Table, action: Search | Arrest) -> str:
    circle = action.circle
    if circle is not None:
        fault = no_inspection(STREETS, table.figure, table.crossing, table.blocked, circle)
        if fault:
            return fault
    if table.part is Part.SMOKER:
        return "Yellow has found a clue: send Smoker, or be done (H9)."
    if isinstance(action, Arrest):
        return _arrest(table, action)
    if table.part is Part.AGAIN:
        return "Red's search is over: use its ability for an arrest, or be done (H9)."
    assert circle is not None  # a search
    return asked_already(table.figure, circle)


def _arrest(table: Table, action: Arrest) -> str:
    figure = table.figure
    if not action.ability:
        if action.circle is None:
            return "An arrest names one circle (W8)."
        if table.part is Part.AGAIN:
            return "After its search red arrests by its ability only (H9)."
        return searches_on(figure)
    if not table.options.roll_up_your_sleeves:
        return "Abilities need the option roll-up-your-sleeves (H9)."
    if figure in table.spent:
        return f"{figure} has used its ability: each is for once a game (H9)."
    if figure == RED:
        return "Red's ability is one arrest after its search has ended, naming a circle (H9)."
    if figure == GREEN:
        if action.circle is not None:
            return "Green's ability names every circle in reach, so none by number (H9)."
        if table.part is Part.SEARCHING:
            return searches_on(figure)
        return "Every circle in reach is blocked (H9)."
    return f"{figure} has no ability for arrests (H9)."


def _accusation(table: Table, action: Accuse) -> str:
    if table.figure != BROWN:
        return "Brown alone can accuse (H9)."
    if BROWN in table.spent:
        return "Brown has used its ability: each is for once a game (H9)."
    if table.part is not Part.FRESH:
        return "Brown accuses instead of searching, not after it (H9)."
    return f"{action.circle} is not white, and locations are (H9)."
