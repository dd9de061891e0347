"""Letters from Whitechapel in words: log, position and question, as a seat hears them."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.actions import Action
from darklantern.core.events import Event, tells
from darklantern.core.game import View
from darklantern.games.whitechapel.actions import (
    Accuse,
    ChooseHideout,
    FalseClue,
    Kill,
    Move,
    Reveal,
    Search,
    Walk,
)
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
from darklantern.games.whitechapel.state import (
    ALLEY,
    COACH,
    NUMERALS,
    JackNotes,
    Patrol,
    Phase,
    PoliceNotes,
    Table,
    space_name,
)

PLAIN = (ChooseHideout, Accuse, Kill, Reveal, Walk, Move, FalseClue, Search)
LETTER_NAMES = {
    "dear-boss": "Dear Boss",
    "from-hell": "From Hell",
}


def plain(action: Action) -> bool:
    """What a bare number means: the ordinary thing of the phase, one circle or crossing."""
    if isinstance(action, Kill):
        return action.then is None
    return isinstance(action, PLAIN) and not getattr(action, "escape", False)


# -- the log --------------------------------------------------------------------------------


def prose(event: Event) -> str:
    """A line of the log, saying what the (redacted) event tells."""
    match event:
        case JackWalked():
            return f"Space {space_name(event.space)}: Jack walks{_told(event, 'to', ' to ')}."
        case JackTookCoach():
            spaces = f"{space_name(event.space - 1)} and {space_name(event.space)}"
            ride = f"{_told(event, 'via', ' by ')}{_told(event, 'to', ' to ')}"
            return f"Spaces {spaces}: Jack takes a coach{ride}."
        case JackUsedAlley():
            to = _told(event, "to", " to ")
            return f"Space {space_name(event.space)}: Jack slips through an alley{to}."
        case JackEscaped():
            to = _told(event, "to", " to ")
            return f"Space {space_name(event.space)}: Jack walks{to} and has escaped."
        case GoulstonStreetSent():
            return f"Jack sends Goulston Street, naming {event.pawn}."
        case PawnRelocated():
            return f"{_name(event.pawn)} is sent to {event.crossing}, Goulston Street."
        case PawnMoved():
            return f"{_name(event.pawn)} moves to {event.to}."
        case FalseCluePlaced():
            return f"Jack blocks {event.circle} with a false clue."
        case FalseClueKept():
            return "Jack keeps his false clue."
        case CircleSearched():
            answer = "a clue!" if event.found else "nothing."
            return f"{_name(event.pawn)} searches {event.circle}: {answer}"
        case ArrestFailed():
            return f"{_arrest(event)}: Jack is not there."
        case JackArrested():
            return f"{_arrest(event)}: Jack is caught! The police win."
        case PawnRushed():
            return f"{_name(event.pawn)} rushes to {event.to}."
        case PawnDone():
            return f"{_name(event.pawn)} is done."
        case MovesRanOut():
            return "The last space is filled: Jack is out of moves. The police win."
        case JackTrapped():
            return "Jack has no move left. The police win."
    return _prose_of_hell(event)


def _prose_of_hell(event: Event) -> str:
    match event:
        case HideoutChosen():
            return f"Jack chooses his hideout{_told(event, 'circle', ': ')}."
        case NightBegan():
            return f"Night {event.night} begins."
        case WomanPlaced():
            return f"A {_mark(event)}woman token is laid on {event.circle}."
        case HeadDrawn():
            return f"The tile shows {event.pawn}: {event.head} leads the investigation tonight."
        case PatrolPlaced():
            return f"A {_face(event)}patrol token is laid on {event.crossing}."
        case AddressWrong():
            return f"The head names {event.circle} as Jack's address: wrong."
        case AddressRight():
            return f"The head names {event.circle} as Jack's address: right! The police win."
        case AddressKept():
            return "The head names no address."
        case LetterMovedPatrol():
            letter = LETTER_NAMES[event.letter]
            return f"Jack sends {letter}: the patrol on {event.crossing} goes to {event.to}."
        case SaucyJackySent():
            both = " and ".join(event.crossings)
            return f"Jack sends Saucy Jacky: the patrols on {both} must go elsewhere."
        case PatrolRelocated():
            return f"The head moves the patrol on {event.crossing} to {event.to}."
        case LetterKept():
            return "Jack sends no letter."
        case WomenTurnedOver():
            return f"The women are turned over. Wretched stand on {_listed(event.marked)}."
        case WretchedKilled():
            return f"Jack kills on {event.circle}."
        case DoubleEvent():
            order = _told_order(event)
            return f"The double event: Jack kills on {_listed(event.circles)}{order}."
        case JackWaited():
            return f"Jack waits: the Time of the Crime is {NUMERALS[event.time - 1]}."
        case WretchedMoved():
            return f"The wretched on {event.circle} walks to {event.to}."
        case WretchedStayed():
            return f"No way is open from {_listed(event.circles)}: nobody there moves."
        case PatrolRevealed():
            return f"Jack turns over the token on {event.crossing}: {event.token}."
        case AlarmWhistled():
            at = zip(event.pawns, event.crossings, strict=True)
            pawns = ", ".join(f"{pawn} on {crossing}" for pawn, crossing in at)
            return f"Alarm whistles! {pawns.capitalize()}."
    raise TypeError(f"no words for {event}")


def _told(event: Event, name: str, before: str) -> str:
    return f"{before}{getattr(event, name)}" if tells(event, name) else ""


def _mark(event: WomanPlaced) -> str:
    if not tells(event, "marked"):
        return ""
    return "marked " if event.marked else "fake "


def _face(event: PatrolPlaced) -> str:
    return f"{event.token} " if tells(event, "token") else ""


def _told_order(event: DoubleEvent) -> str:
    return f", first on {event.order[0]}" if tells(event, "order") else ""


def _name(pawn: str) -> str:
    return pawn.capitalize()


def _arrest(event: ArrestFailed | JackArrested) -> str:
    return f"{_name(event.pawn)} makes an arrest at {_listed(event.circles)}"


def _listed(numbers: Sequence[int | str]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last


# -- the position ---------------------------------------------------------------------------


def describe(view: View) -> str:
    """The position in a few lines: what lies in the open, then the viewer's own notes."""
    table: Table = view.table
    lines = [*_night(table), *_streets(table)]
    match view.notes:
        case JackNotes():
            lines += _sheet(view.notes)
        case PoliceNotes(patrols=patrols) if patrols:
            lines.append(f"Your patrols: {_patrols(patrols)}")
    return "\n".join(lines)


def _night(table: Table) -> list[str]:
    if not table.night:
        return []
    lines = [f"Night {table.night} of 4, {table.phase.value}"]
    if len(table.heads) == table.night:
        lines.append(f"Head of the investigation: {table.head} ({table.heads[-1]})")
    if table.scenes:
        lines.append(f"Crime scenes: {', '.join(map(str, table.scenes))}")
    if table.letters:
        lines.append(f"Letters sent: {', '.join(sorted(table.letters))}")
    return lines


def _streets(table: Table) -> list[str]:
    lines = []
    if table.women:
        lines.append(f"Women, face down: {_numbers(table.women)}")
    if table.wretched:
        lines.append(f"Wretched: {_numbers(table.wretched)}")
    if table.patrols:
        lines.append(f"Patrol tokens: {_patrols(table.patrols)}")
    elif table.crossings:
        at = ", ".join(f"{pawn} on {crossing}" for pawn, crossing in table.standing())
        lines.append(f"Pawns: {at}")
        lines.append(f"Time of the Crime {NUMERALS[table.time - 1]}, {_track(table)}")
    if table.clues:
        lines.append(f"Clues: {_numbers(table.clues)}")
    if table.blocked:
        lines.append(f"Blocked by false clues: {_numbers(table.blocked)}")
    if table.false_clues:
        lines.append(f"False clues in Jack's hand: {table.false_clues}")
    return lines


def _track(table: Table) -> str:
    left = f"{table.left(COACH)} coaches and {table.left(ALLEY)} alleys left"
    return f"space {space_name(table.space)} of 15, {left}"


def _numbers(circles: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(circles)))


def _patrols(patrols: Sequence[Patrol]) -> str:
    return ", ".join(k if face is None else f"{k} ({face})" for k, face in patrols)


def _sheet(notes: JackNotes) -> list[str]:
    lines = []
    if notes.hideout is not None:
        lines.append(f"Your hideout: {notes.hideout}")
    if notes.marked and not notes.row:
        lines.append(f"Marked women: {_numbers(notes.marked)}")
    if notes.row:
        lines.append("Your row: " + " - ".join(map(str, notes.row)))
    return lines


# -- the question ---------------------------------------------------------------------------

QUESTIONS = {
    Phase.HIDEOUT: "Jack, choose your hideout.",
    Phase.TARGETS: "Jack, lay a woman token on a red circle, marked or fake.",
    Phase.HEAD: "Turn over a Head of the Investigation tile.",
    Phase.PATROLLING: "{head}, lay a patrol token on a crossing.",
    Phase.ADDRESS: "{head}, name the circle of Jack's hideout, or pass.",
    Phase.LETTERS: "Jack, send a letter or pass.",
    Phase.RELOCATING: "{head}, move a token that Saucy Jacky names.",
    Phase.BLOOD: "Jack, kill or wait.",
    Phase.SUSPENSE: "{head}, move a wretched.",
    Phase.READY: "Jack, turn over a patrol token.",
    Phase.ESCAPE: "Jack, walk to an adjacent circle, or use a coach or an alley.",
    Phase.GRAFFITI: "Jack, send Goulston Street or pass.",
    Phase.CALLED: "{head}, send {called} or brown to Goulston Street.",
    Phase.HUNTING: "{acting}, move {pawns} 0, 1 or 2 crossings.",
    Phase.BLOCKING: "Jack, block a circle with a false clue, or pass.",
    Phase.SUSPICION: "{acting}, search or make an arrest with {pawns}, or be done.",
    Phase.OVER: "The game is over.",
}


def question(view: View) -> str:
    """What is asked of the seat to act."""
    table: Table = view.table
    if table.searching is not None:
        return f"{_acting(table)}, search on with {table.searching}, or be done."
    return QUESTIONS.get(table.phase, table.phase.value).format(
        head=_name(table.head),
        called=table.called,
        acting=_acting(table),
        pawns=" or ".join(table.todo),
    )


def _acting(table: Table) -> str:
    return _name(table.detectives[table.acting])
