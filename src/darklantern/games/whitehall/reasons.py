"""Why not? The rule that an illegal action breaks, in a sentence for the person who tried it.

`rules` alone decides what is legal; this file only explains, from what the seat can see.
"""

from __future__ import annotations

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.core.sentences import Sentence
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


def why_not(view: View, action: Action) -> Sentence:
    """The reason why this seat may not do this now. Asked of illegal actions only."""
    table: Table = view.table
    if table.phase not in WHEN.get(type(action), ()):
        return Sentence("Not now: {phase}.", phase=table.phase.value)
    unknown = unknown_place(STREETS, action)
    if unknown:
        return unknown
    match action:
        case ChooseLocation():
            return _location(view.notes, action.circle)
        case Deploy():
            return _deployment(table, action.crossing)
        case Begin():
            return Sentence("The hunt begins at one of the four locations (H1).")
        case Reclaim():
            return Sentence(
                "There is no used {tile} to take back; alley and boat alone can be (H7).",
                tile=action.tile,
            )
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
            return Sentence(
                "Smoker is sent right after a search by yellow has placed a new marker (H9)."
            )
    return Sentence("Not now: {phase}.", phase=table.phase.value)


def _location(notes: JackNotes, circle: int) -> Sentence:
    if STREETS.board.circles[circle].kind != "white":
        return Sentence(
            "A location is a white circle, and {circle} is not (Preparing the Game).", circle=circle
        )
    if rules.SECTION[circle] in {rules.SECTION[c] for c in notes.locations}:
        quadrant = rules.SECTION[circle]
        return Sentence(
            "You have a location in the quadrant {quadrant} already (Preparing the Game).",
            quadrant=quadrant,
        )
    return Sentence(
        "The four are noted in ascending order, and one in each quadrant must still be "
        "possible after {circle} (H1).",
        circle=circle,
    )


def _deployment(table: Table, crossing: str) -> Sentence:
    if crossing in table.crossings:
        return Sentence(
            "Another figure stands on {crossing} (Preparing the Game).", crossing=crossing
        )
    return Sentence(
        "Figures are deployed on yellow-bordered crossings, and {crossing} is none "
        "(Preparing the Game).",
        crossing=crossing,
    )


def _coach(table: Table, notes: JackNotes, action: Coach) -> Sentence:
    if COACH not in notes.tiles:
        return Sentence("Both coaches are used (Special Movements).")
    fault = no_coach(STREETS, notes.circle, action.via, action.to, table.space)
    if fault:
        return fault
    for circle in (action.via, action.to):
        if STREETS.board.circles[circle].kind == "blue":
            return Sentence(
                "A coach visits white and black circles, and {circle} is blue (H4).", circle=circle
            )
    return _location_ahead(table, notes, action.via, action.to)


def _tile(table: Table, notes: JackNotes, tile: str, to: int) -> Sentence:
    here = notes.circle
    if tile not in notes.tiles:
        return Sentence("There is no {tile} left (Special Movements).", tile=tile)
    if tile == ALLEY and (fault := no_alley(STREETS, here, to)):
        return fault
    if tile == BOAT and to not in STREETS.boats(here):
        return Sentence(
            "{here} and {to} are not two blue circles of one block of water (W4, H5).",
            here=here,
            to=to,
        )
    return _location_ahead(table, notes, to)


def _location_ahead(table: Table, notes: JackNotes, *circles: int) -> Sentence:
    ahead = next(circle for circle in circles if circle in notes.goals(table))
    return Sentence(
        "No special movement may enter {ahead}, a location not yet announced (H3).", ahead=ahead
    )


def _move(table: Table, action: Move) -> Sentence:
    here, to, figure = table.crossing, action.to, table.figure
    if to in table.crossings and to != here:
        other = table.figures[table.crossings.index(to)]
        return stands_there(other, to, "figures")
    if not action.ability:
        return Sentence(
            "{to} is more than two crossings away from {here} (Hunting the Monster).",
            to=to,
            here=here,
        )
    if not table.options.roll_up_your_sleeves:
        return Sentence("Abilities need the option roll-up-your-sleeves (H9).")
    if figure not in (YELLOW, BLUE):
        return Sentence("{figure} has no ability for moving (H9).", figure=figure)
    if figure in table.spent:
        return Sentence(
            "{figure} has used its ability: each is for once a game (H9).", figure=figure
        )
    if figure == YELLOW:
        return Sentence(
            "Yellow's ability is for a crossing at distance exactly three from {here} (H9).",
            here=here,
        )
    return Sentence(
        "No boat of blue's goes from {here} to {to}, three or more crossings away (H9).",
        here=here,
        to=to,
    )


def _false_clue(table: Table, notes: JackNotes, circle: int) -> Sentence:
    if circle in table.blocked:
        return Sentence("{circle} is blocked already (W9).", circle=circle)
    return Sentence(
        "{circle} is one of your four locations: no false clue may lie there (H8).", circle=circle
    )


def _inspection(table: Table, action: Search | Arrest) -> Sentence:
    circle = action.circle
    if circle is not None:
        fault = no_inspection(STREETS, table.figure, table.crossing, table.blocked, circle)
        if fault:
            return fault
    if table.part is Part.SMOKER:
        return Sentence("Yellow has found a clue: send Smoker, or be done (H9).")
    if isinstance(action, Arrest):
        return _arrest(table, action)
    if table.part is Part.AGAIN:
        return Sentence("Red's search is over: use its ability for an arrest, or be done (H9).")
    assert circle is not None  # a search
    return asked_already(table.figure, circle)


def _arrest(table: Table, action: Arrest) -> Sentence:
    figure = table.figure
    if not action.ability:
        if action.circle is None:
            return Sentence("An arrest names one circle (W8).")
        if table.part is Part.AGAIN:
            return Sentence("After its search red arrests by its ability only (H9).")
        return searches_on(figure)
    if not table.options.roll_up_your_sleeves:
        return Sentence("Abilities need the option roll-up-your-sleeves (H9).")
    if figure in table.spent:
        return Sentence(
            "{figure} has used its ability: each is for once a game (H9).", figure=figure
        )
    if figure == RED:
        return Sentence(
            "Red's ability is one arrest after its search has ended, naming a circle (H9)."
        )
    if figure == GREEN:
        if action.circle is not None:
            return Sentence("Green's ability names every circle in reach, so none by number (H9).")
        if table.part is Part.SEARCHING:
            return searches_on(figure)
        return Sentence("Every circle in reach is blocked (H9).")
    return Sentence("{figure} has no ability for arrests (H9).", figure=figure)


def _accusation(table: Table, action: Accuse) -> Sentence:
    if table.figure != BROWN:
        return Sentence("Brown alone can accuse (H9).")
    if BROWN in table.spent:
        return Sentence("Brown has used its ability: each is for once a game (H9).")
    if table.part is not Part.FRESH:
        return Sentence("Brown accuses instead of searching, not after it (H9).")
    return Sentence("{circle} is not white, and locations are (H9).", circle=action.circle)
