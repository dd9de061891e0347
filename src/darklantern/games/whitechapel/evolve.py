"""How events change the table and each seat's notes. Decisions are made elsewhere.

Here too is what comes after what: after the seventh patrol, after a walk, after a pawn's part.
"""

from __future__ import annotations

from typing import Final

from darklantern.core.events import Event, tells
from darklantern.core.game import Outcome
from darklantern.games.whitechapel.events import (
    AddressKept,
    AddressRight,
    AddressWrong,
    AlarmWhistled,
    ArrestFailed,
    CircleSearched,
    DoubleEvent,
    FalseClueKept,
    FalseCluePlaced,
    GoulstonStreetSent,
    HeadDrawn,
    HideoutChosen,
    JackArrested,
    JackEscaped,
    JackTookCoach,
    JackTrapped,
    JackUsedAlley,
    JackWaited,
    JackWalked,
    LetterKept,
    LetterMovedPatrol,
    MovesRanOut,
    NightBegan,
    PatrolPlaced,
    PatrolRelocated,
    PatrolRevealed,
    PawnDone,
    PawnMoved,
    PawnRelocated,
    PawnRushed,
    SaucyJackySent,
    WomanPlaced,
    WomenTurnedOver,
    WretchedKilled,
    WretchedMoved,
    WretchedStayed,
)
from darklantern.games.whitechapel.hell import address_is_asked, letters_to_send, women_of
from darklantern.games.whitechapel.hunting import graffiti_is_asked
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import (
    ALLEY,
    COACH,
    DOUBLE_EVENT,
    FALSE,
    GOULSTON_STREET,
    LAST_NIGHT,
    NOBODY,
    SAUCY_JACKY,
    STREETS,
    TOKENS,
    JackNotes,
    Patrol,
    Phase,
    PoliceNotes,
    Special,
    Table,
)
from darklantern.streets.inspections import unasked_circles
from darklantern.streets.streets import by_number
from darklantern.streets.track import LAST_SPACE

POLICE: Final = "police"


def evolve_table(table: Table, event: Event) -> Table:
    """The table after the event, of which only the public part is told."""
    match event:
        case CircleSearched():
            return _searched(table, event)
        case PawnMoved():
            return _next_pawn(_stands(table, event.pawn, event.to), event.pawn)
        case PawnDone() | ArrestFailed():
            return _next_pawn(table, event.pawn)
        case PawnRushed():
            return _next_pawn(_stands(table, event.pawn, event.to), event.pawn)
        case JackWalked():
            return _jack_moved(table, event.space)
        case JackTookCoach():
            return _jack_used(table, event.space, COACH)
        case JackUsedAlley():
            return _jack_used(table, event.space, ALLEY)
        case JackEscaped():
            return _escaped(table, event.space)
        case FalseCluePlaced():
            return _to_suspicion(table)._replace(blocked=table.blocked | {event.circle})
        case FalseClueKept():
            return _to_suspicion(table)
        case GoulstonStreetSent():
            table = _use_letter(table, GOULSTON_STREET)
            return table._replace(called=event.pawn, phase=Phase.CALLED)
        case PawnRelocated():
            return _to_hunting(_stands(table, event.pawn, event.crossing)._replace(called=None))
        case JackArrested():
            return _over(table, Outcome(POLICE, "arrest"))
        case MovesRanOut():
            return _over(table, Outcome(POLICE, "out-of-moves"))
        case JackTrapped():
            return _over(table, Outcome(POLICE, "no-legal-move"))
    return _evolve_in_hell(table, event)


def _evolve_in_hell(table: Table, event: Event) -> Table:
    match event:
        case WomanPlaced():
            women = table.women | {event.circle}
            phase = Phase.HEAD if len(women) == women_of(table.night) else Phase.TARGETS
            return table._replace(women=women, phase=phase)
        case PatrolPlaced():
            return _patrolled(table, event.crossing)
        case WretchedMoved():
            return _wretched_moved(table, event.circle, event.to)
        case PatrolRevealed():
            return _revealed(table, event.crossing, event.token)
        case JackWaited():
            restless = table.wretched
            return table._replace(time=event.time, restless=restless, phase=Phase.SUSPENSE)
        case WretchedStayed():
            return table._replace(restless=NOBODY, phase=Phase.READY)
        case WretchedKilled():
            return _killed(table, (event.circle,))
        case DoubleEvent():
            return _killed(table, event.circles)
        case AlarmWhistled():
            return _whistled(table, event.crossings)
        case WomenTurnedOver():
            return table._replace(
                women=NOBODY, wretched=frozenset(event.marked), time=1, phase=Phase.BLOOD
            )
        case HeadDrawn():
            leading = table.detectives.index(event.head)
            heads = (*table.heads, event.pawn)
            return table._replace(heads=heads, leading=leading, phase=Phase.PATROLLING)
        case AddressKept():
            return _to_letters(table)
        case AddressWrong():
            return _to_letters(table._replace(address_named=True))
        case AddressRight():
            return _over(table._replace(address_named=True), Outcome(POLICE, "hideout-found"))
        case LetterMovedPatrol():
            table = _patrol_moved(table, event.crossing, event.to)
            return _use_letter(table, event.letter)._replace(phase=Phase.VICTIMS)
        case SaucyJackySent():
            table = _use_letter(table, SAUCY_JACKY)
            return table._replace(chosen=event.crossings, phase=Phase.RELOCATING)
        case PatrolRelocated():
            chosen = tuple(k for k in table.chosen if k != event.crossing)
            phase = Phase.RELOCATING if chosen else Phase.VICTIMS
            table = _patrol_moved(table, event.crossing, event.to)
            return table._replace(chosen=chosen, phase=phase)
        case LetterKept():
            return _to_hunting(table) if _is_hunting(table) else _to_victims(table)
        case HideoutChosen():
            return table._replace(phase=Phase.NIGHT_BEGINS)
        case NightBegan():
            return _night_began(table, event.night)
    raise TypeError(f"the table knows nothing of {event}")


# -- the notes ------------------------------------------------------------------------------


def evolve_notes(notes: JackNotes | PoliceNotes, event: Event) -> JackNotes | PoliceNotes:
    """The seat's notes after the event, told as that seat hears it."""
    if isinstance(notes, JackNotes):
        return _jacks_notes(notes, event)
    return _police_notes(notes, event)


def _jacks_notes(notes: JackNotes, event: Event) -> JackNotes:
    match event:
        case JackWalked() | JackUsedAlley() | JackEscaped():
            return notes._replace(row=(*notes.row, event.to))
        case JackTookCoach():
            return notes._replace(row=(*notes.row, event.via, event.to))
        case WomanPlaced(marked=True):
            return notes._replace(marked=notes.marked | {event.circle})
        case WretchedKilled():
            return notes._replace(row=(event.circle,))
        case DoubleEvent():
            return notes._replace(row=event.order)
        case NightBegan():
            earlier = (*notes.earlier_rows, notes.row) if notes.row else ()
            return notes._replace(marked=NOBODY, row=(), earlier_rows=earlier)
        case HideoutChosen():
            return notes._replace(hideout=event.circle)
    return notes


def _police_notes(notes: PoliceNotes, event: Event) -> PoliceNotes:
    """The head is told each token as it is laid; a letter moves what it knows along."""
    match event:
        case PatrolPlaced() if tells(event, "token"):
            return PoliceNotes((*notes.patrols, Patrol(event.crossing, event.token)))
        case LetterMovedPatrol() | PatrolRelocated():
            return PoliceNotes(_moved(notes.patrols, event.crossing, event.to))
        case PatrolRevealed(token="false"):
            return PoliceNotes(tuple(p for p in notes.patrols if p.crossing != event.crossing))
        case AlarmWhistled():
            return PoliceNotes()
    return notes


# -- Hell -----------------------------------------------------------------------------------


def _night_began(table: Table, night: int) -> Table:
    """Clues, false clues and special movement tokens go; pawns and crime scenes stay."""
    return table._replace(
        night=night,
        letter_tonight=False,
        time=1,
        space=0,
        specials=(),
        clues=NOBODY,
        blocked=NOBODY,
        phase=Phase.TARGETS,
    )


def _patrolled(table: Table, crossing: str) -> Table:
    patrols = (*table.patrols, Patrol(crossing, None))
    table = _with_patrols(table, patrols)
    if len(patrols) < len(TOKENS):
        return table
    if address_is_asked(table):
        return table._replace(phase=Phase.ADDRESS)
    return _to_letters(table)


def _with_patrols(table: Table, patrols: tuple[Patrol, ...]) -> Table:
    patrols = tuple(sorted(patrols, key=lambda patrol: by_number(patrol.crossing)))
    return table._replace(patrols=patrols, occupied=STREETS.mask(p.crossing for p in patrols))


def _patrol_moved(table: Table, crossing: str, to: str) -> Table:
    return _with_patrols(table, _moved(table.patrols, crossing, to))


def _moved(patrols: tuple[Patrol, ...], crossing: str, to: str) -> tuple[Patrol, ...]:
    return tuple(p._replace(crossing=to) if p.crossing == crossing else p for p in patrols)


def _to_letters(table: Table) -> Table:
    """C7: Jack is asked only when a letter is legal."""
    asked = letters_to_send(table)
    return table._replace(phase=Phase.LETTERS) if asked else _to_victims(table)


def _to_victims(table: Table) -> Table:
    return table._replace(phase=Phase.VICTIMS)


def _use_letter(table: Table, letter: str) -> Table:
    return table._replace(letters=table.letters | {letter}, letter_tonight=True)


def _wretched_moved(table: Table, circle: int, to: int) -> Table:
    restless = table.restless - {circle}
    return table._replace(
        wretched=(table.wretched - {circle}) | {to},
        restless=restless,
        phase=Phase.SUSPENSE if restless else Phase.READY,
    )


def _revealed(table: Table, crossing: str, token: str) -> Table:
    """C4: a fake leaves the board."""
    others = tuple(p for p in table.patrols if p.crossing != crossing)
    shown = () if token == FALSE else (Patrol(crossing, token),)
    return _with_patrols(table, (*others, *shown))._replace(phase=Phase.BLOOD)


def _killed(table: Table, circles: tuple[int, ...]) -> Table:
    """C1: Jack's pawn stands on the Time of the Crime; after two murders one further (C6)."""
    return table._replace(
        scenes=(*table.scenes, *circles),
        wretched=table.wretched.difference(circles),
        space=len(circles) - table.time,
        phase=Phase.WHISTLES,
    )


def _whistled(table: Table, crossings: tuple[str, ...]) -> Table:
    """The Hunting begins; after the double event the police act first (C6)."""
    occupied = STREETS.mask(crossings)
    table = table._replace(patrols=(), wretched=NOBODY, crossings=crossings, occupied=occupied)
    if table.night == DOUBLE_EVENT:
        return _to_hunting(table)
    return table._replace(phase=Phase.ESCAPE)


# -- Hunting --------------------------------------------------------------------------------


def _is_hunting(table: Table) -> bool:
    """Whether a letter was asked for in the Hunting (Goulston Street) or in Hell."""
    return table.phase is Phase.GRAFFITI


def _jack_moved(table: Table, space: int) -> Table:
    """C15: the last space filled and no escape told ends the game; C8: else the letter."""
    table = table._replace(space=space)
    if space == LAST_SPACE:
        return table._replace(phase=Phase.NO_SPACE_LEFT)
    if graffiti_is_asked(table):
        return table._replace(phase=Phase.GRAFFITI)
    return _to_hunting(table)


def _jack_used(table: Table, space: int, token: str) -> Table:
    specials = (*table.specials, Special(space, token))
    return _jack_moved(table._replace(specials=specials), space)


def _escaped(table: Table, space: int) -> Table:
    table = table._replace(space=space)
    if table.night == LAST_NIGHT:
        return _over(table, Outcome("jack", "fifth-victim-home"))
    return table._replace(phase=Phase.NIGHT_BEGINS)


def _stands(table: Table, pawn: str, crossing: str) -> Table:
    crossings = list(table.crossings)
    place, bits = PAWNS.index(pawn), STREETS.bits
    occupied = (table.occupied & ~bits[crossings[place]]) | bits[crossing]
    crossings[place] = crossing
    return table._replace(crossings=tuple(crossings), occupied=occupied)


def _to_hunting(table: Table) -> Table:
    return _from_the_head(table, Phase.HUNTING)


def _to_suspicion(table: Table) -> Table:
    return _from_the_head(table, Phase.SUSPICION)


def _from_the_head(table: Table, phase: Phase) -> Table:
    """C17: from the head clockwise, each with all its pawns."""
    return table._replace(phase=phase, acting=table.leading, todo=table.held[table.leading])


def _next_pawn(table: Table, pawn: str) -> Table:
    """This pawn has had its turn: the seat's next ones, the next seat, or the phase is over."""
    acting, todo = table.acting, tuple(p for p in table.todo if p != pawn)
    if not todo:
        acting = (acting + 1) % len(table.detectives)
        if acting == table.leading:
            return _round_table(table)
        todo = table.held[acting]
    return table._replace(acting=acting, todo=todo, searching=None, asked=NOBODY)


def _round_table(table: Table) -> Table:
    """Every pawn has moved, or every pawn has had its part."""
    table = table._replace(todo=(), searching=None, asked=NOBODY)
    if table.phase is Phase.SUSPICION:
        return table._replace(phase=Phase.ESCAPE)
    if table.false_clues:
        return table._replace(phase=Phase.BLOCKING)
    return _to_suspicion(table)


def _searched(table: Table, event: CircleSearched) -> Table:
    """W10: the part ends after a clue, or when nothing in reach is left to ask for."""
    if event.found:
        return _next_pawn(table._replace(clues=table.clues | {event.circle}), event.pawn)
    asked = table.asked | {event.circle}
    if unasked_circles(STREETS, table.crossing_of(event.pawn), table.blocked, asked):
        return table._replace(searching=event.pawn, asked=asked)
    return _next_pawn(table, event.pawn)


def _over(table: Table, outcome: Outcome) -> Table:
    return table._replace(phase=Phase.OVER, outcome=outcome)
