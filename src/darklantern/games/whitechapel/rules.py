"""The rules of Letters from Whitechapel, put together: who acts, what is legal, what happens.

    legal_actions    one function a phase; the order of each list is part of the contract
    decide           one event a gesture; what Jack and the head must answer is worked out here
    follows          what happens by itself: the women turned over, alarm whistles, the ends

The rules of each phase are in `hell` and `hunting`, the sentences for illegal actions in
`reasons`, the change of state in `evolve`. docs/rules/whitechapel.md maps each clause of the
rulebook to its function.

The order of the lists: circles by number, crossings by the number in their id, pawns and tokens
in the order of the box (blue, yellow, brown, red, green, false). Jack's phase 1 lists walks, the
escape, coaches, alleys; a pawn's part searches, arrests, rushes, done, and the lists of a seat's
pawns follow one another. Letters: dear-boss, from-hell, saucy-jacky; goulston-street names red,
green, blue. Women: on each circle first the marked. `pass` and `wait` come last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import State, View
from darklantern.core.seats import CHANCE, JACK, Seat
from darklantern.games.whitechapel import hell, hunting
from darklantern.games.whitechapel.actions import (
    Accuse,
    Alley,
    Arrest,
    ChooseHideout,
    Coach,
    Done,
    FalseClue,
    Head,
    Kill,
    Letter,
    Move,
    MoveWretched,
    Pass,
    PlacePatrol,
    PlaceWoman,
    Relocate,
    RelocatePawn,
    Reveal,
    Rush,
    Search,
    Wait,
    Walk,
)
from darklantern.games.whitechapel.events import (
    AddressKept,
    FalseClueKept,
    FalseCluePlaced,
    GoulstonStreetSent,
    HideoutChosen,
    JackTookCoach,
    JackTrapped,
    JackUsedAlley,
    JackWaited,
    LetterKept,
    MovesRanOut,
    NightBegan,
    PatrolPlaced,
    PatrolRelocated,
    PawnDone,
    PawnMoved,
    PawnRushed,
    WomanPlaced,
    WretchedMoved,
)
from darklantern.games.whitechapel.state import JackNotes, Phase, Table

# -- who must act ---------------------------------------------------------------------------

JACKS_PHASES = frozenset(
    {
        *(Phase.HIDEOUT, Phase.TARGETS, Phase.LETTERS, Phase.BLOOD, Phase.READY),
        *(Phase.ESCAPE, Phase.GRAFFITI, Phase.BLOCKING),
    }
)
HUNTERS_PHASES = frozenset({Phase.HUNTING, Phase.SUSPICION})
"""Each detective in turn; the other phases of the police are the head's alone."""


def to_act(table: Table) -> Seat | None:
    phase = table.phase
    if phase in HUNTERS_PHASES:
        return table.detectives[table.acting]
    if phase in JACKS_PHASES:
        return JACK
    if phase is Phase.OVER:
        return None
    return CHANCE if phase is Phase.HEAD else table.head


# -- what is legal --------------------------------------------------------------------------


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do, from what it knows. Another seat may do nothing."""
    table: Table = view.table
    choices = _CHOICES.get(table.phase)
    if choices is None or view.seat != to_act(table):
        return ()
    return choices(table, view.notes)


def chances(table: Table) -> Sequence[tuple[Action, Fraction]]:
    """What may be drawn, when chance is to act."""
    return hell.heads(table) if table.phase is Phase.HEAD else ()


_CHOICES: dict[Phase, Callable[..., Sequence[Action]]] = {
    Phase.HIDEOUT: hell.hideouts,
    Phase.TARGETS: hell.targets,
    Phase.PATROLLING: hell.patrols,
    Phase.ADDRESS: hell.addresses,
    Phase.LETTERS: hell.letters,
    Phase.RELOCATING: hell.relocations,
    Phase.BLOOD: hell.blood,
    Phase.SUSPENSE: hell.wretched_moves,
    Phase.READY: hell.patrols_to_reveal,
    Phase.ESCAPE: hunting.escapes,
    Phase.GRAFFITI: hunting.graffiti,
    Phase.CALLED: hunting.pawns_to_relocate,
    Phase.HUNTING: hunting.moves,
    Phase.BLOCKING: hunting.circles_to_block,
    Phase.SUSPICION: hunting.inspections,
}

# -- what an action does --------------------------------------------------------------------


def decide(state: State, action: Action) -> Event:
    """What a legal action makes happen."""
    table: Table = state.table
    notes: JackNotes = state.notes[JACK]
    match action:
        case Search():
            return hunting.search(notes, action)
        case Move():
            return PawnMoved(action.pawn, action.to)
        case Done():
            return PawnDone(action.pawn)
        case Arrest():
            return hunting.arrest(table, notes, action)
        case Rush():
            return PawnRushed(action.pawn, action.to)
        case Walk():
            return hunting.walk(table, action)
        case Coach():
            return JackTookCoach(table.space + 2, action.via, action.to)
        case Alley():
            return JackUsedAlley(table.space + 1, action.to)
        case FalseClue():
            return FalseCluePlaced(action.circle)
    return _decide_in_hell(state, action)


def _decide_in_hell(state: State, action: Action) -> Event:
    """Hell, the hideout, and the letter in between."""
    table: Table = state.table
    match action:
        case PlacePatrol():
            return PatrolPlaced(table.head, action.crossing, action.token)
        case PlaceWoman():
            return WomanPlaced(action.circle, action.marked)
        case MoveWretched():
            return WretchedMoved(action.circle, action.to)
        case Reveal():
            return hell.reveal(state, action.crossing)
        case Wait():
            return JackWaited(table.time + 1)
        case Kill():
            return hell.kill(action)
        case Head():
            return hell.turn_over_head(table, action.pawn)
        case Accuse():
            return hell.name_address(state.notes[JACK], action.circle)
        case Letter(pawn=str(pawn)):
            return GoulstonStreetSent(pawn)
        case Letter():
            return hell.send_letter(action)
        case Relocate():
            return PatrolRelocated(action.crossing, action.to)
        case RelocatePawn():
            return hunting.relocate_pawn(action.pawn)
        case Pass():
            return _pass(table)
        case ChooseHideout():
            return HideoutChosen(action.circle)
    raise TypeError(f"no such action in Letters from Whitechapel: {action}")


def _pass(table: Table) -> Event:
    if table.phase is Phase.ADDRESS:
        return AddressKept()
    return FalseClueKept() if table.phase is Phase.BLOCKING else LetterKept()


# -- what follows by itself -----------------------------------------------------------------


def follows(state: State) -> Event | None:
    """The events that nobody chooses, one at a time."""
    table: Table = state.table
    match table.phase:
        case Phase.NIGHT_BEGINS:
            return NightBegan(table.night + 1)
        case Phase.VICTIMS:
            return hell.turn_women_over(state.notes[JACK])
        case Phase.SUSPENSE:
            return hell.wretched_stay(table)
        case Phase.WHISTLES:
            return hell.blow_whistles(state)
        case Phase.ESCAPE:
            return None if hunting.escapes(table, state.notes[JACK]) else JackTrapped()
        case Phase.NO_SPACE_LEFT:
            return MovesRanOut()
    return None
