"""Why not? The rule that an illegal action breaks, in a sentence for the person who tried it.

`rules` alone decides what is legal; this file only explains, from what the seat can see.
Longer than 400 lines because there are many rules, and each sentence names what stands in it.
"""

from __future__ import annotations

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.core.sentences import Sentence
from darklantern.games.whitechapel import hell, hunting, rules
from darklantern.games.whitechapel.actions import (
    Accuse,
    Alley,
    Arrest,
    ChooseHideout,
    Coach,
    Done,
    FalseClue,
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
from darklantern.games.whitechapel.seats import BROWN, PAWNS
from darklantern.games.whitechapel.state import (
    ALLEY,
    COACH,
    DOUBLE_EVENT,
    GOULSTON_STREET,
    SAUCY_JACKY,
    STREETS,
    TOKENS,
    JackNotes,
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
from darklantern.streets.streets import by_number

WHEN: dict[type[Action], tuple[Phase, ...]] = {
    ChooseHideout: (Phase.HIDEOUT,),
    PlaceWoman: (Phase.TARGETS,),
    PlacePatrol: (Phase.PATROLLING,),
    Accuse: (Phase.ADDRESS,),
    Pass: (Phase.ADDRESS, Phase.LETTERS, Phase.GRAFFITI, Phase.BLOCKING),
    Letter: (Phase.LETTERS, Phase.GRAFFITI),
    Relocate: (Phase.RELOCATING,),
    Kill: (Phase.BLOOD,),
    Wait: (Phase.BLOOD,),
    MoveWretched: (Phase.SUSPENSE,),
    Reveal: (Phase.READY,),
    Walk: (Phase.ESCAPE,),
    Coach: (Phase.ESCAPE,),
    Alley: (Phase.ESCAPE,),
    RelocatePawn: (Phase.CALLED,),
    Move: (Phase.HUNTING,),
    FalseClue: (Phase.BLOCKING,),
    Search: (Phase.SUSPICION,),
    Arrest: (Phase.SUSPICION,),
    Rush: (Phase.SUSPICION,),
    Done: (Phase.SUSPICION,),
}


def why_not(view: View, action: Action) -> Sentence:
    """The reason why this seat may not do this now. Asked of illegal actions only."""
    table: Table = view.table
    if view.seat != rules.to_act(table):
        return Sentence("It is not {seat}'s turn.", seat=view.seat)
    if table.phase not in WHEN.get(type(action), ()):
        return Sentence("Not now: {phase}.", phase=table.phase.value)
    unknown = unknown_place(STREETS, action)
    if unknown:
        return unknown
    match action:
        case Walk():
            return _walk(table, view.notes, action)
        case Coach():
            return _coach(table, view.notes, action)
        case Alley():
            return _alley(table, view.notes, action)
        case Move():
            return _move(table, action)
        case Search() | Arrest() | Rush() | Done():
            return _part(table, action)
        case FalseClue():
            return Sentence("{circle} is blocked already (W9).", circle=action.circle)
        case RelocatePawn():
            return _relocation_of_pawn(table, action.pawn)
    return _why_not_in_hell(view, action)


def _why_not_in_hell(view: View, action: Action) -> Sentence:
    table: Table = view.table
    match action:
        case ChooseHideout():
            return _hideout(action.circle)
        case PlaceWoman():
            return _woman(table, action)
        case PlacePatrol():
            return _patrol(table, action)
        case Letter():
            return _letter(table, action)
        case Relocate():
            return _relocation(table, action)
        case Kill():
            return _kill(table, action)
        case Wait():
            return Sentence("The Time of the Crime is V: Jack must kill (C1).")
        case MoveWretched():
            return _wretched(table, action)
        case Reveal():
            return _reveal(table, action.crossing)
    return Sentence("Not now: {phase}.", phase=table.phase.value)


# -- Hell -----------------------------------------------------------------------------------


def _hideout(circle: int) -> Sentence:
    if circle in hell.RED_CIRCLES:
        return Sentence(
            "The hideout may not be red, and {circle} is red (Preparing the Game).", circle=circle
        )
    return Sentence(
        "{circle} is adjacent to a red circle: Catch Me If You Can forbids it (C13).", circle=circle
    )


def _woman(table: Table, action: PlaceWoman) -> Sentence:
    circle = action.circle
    if circle not in hell.RED_CIRCLES:
        return Sentence("Women are laid on red circles, and {circle} is none (C16).", circle=circle)
    if circle in table.scenes:
        return Sentence("{circle} bears a crime scene (C16).", circle=circle)
    if circle in table.women:
        return Sentence("A woman lies on {circle} already (C16).", circle=circle)
    return Sentence(
        "There is no {kind} woman left in hand (C16).", kind="marked" if action.marked else "fake"
    )


def _patrol(table: Table, action: PlacePatrol) -> Sentence:
    crossing, token = action.crossing, action.token
    if token not in TOKENS:
        return Sentence(
            'A patrol token is one of the five colours or "false", not {token}.', token=token[:20]
        )
    if any(patrol.crossing == crossing for patrol in table.patrols):
        return Sentence("A patrol token lies on {crossing} already (C5).", crossing=crossing)
    if crossing in hell.crossings_to_patrol(table):
        return Sentence("No {token} token is left in hand (C5).", token=token)
    if table.night == 1:
        return Sentence("On the first night tokens go to the yellow-bordered crossings (C5).")
    if crossing not in hell.YELLOW_CROSSINGS:
        return Sentence(
            "No pawn stood on {crossing} when the night ended, and it is not yellow (C5).",
            crossing=crossing,
        )
    return Sentence("Two tokens lie where no pawn stood; the other five go where pawns stood (C5).")


def _letter(table: Table, action: Letter) -> Sentence:
    letter = action.letter
    if letter not in (*hell.SECTIONS, GOULSTON_STREET):
        return Sentence(
            "The letters are dear-boss, from-hell, saucy-jacky and goulston-street (C7, C8)."
        )
    if (letter == GOULSTON_STREET) != (table.phase is Phase.GRAFFITI):
        return Sentence(
            "Goulston Street is sent after Jack's move, the other letters in Hell (C7, C8)."
        )
    if letter in table.letters:
        return Sentence(
            "{letter} has been sent: each letter is for once a game (C7).", letter=letter
        )
    if not _has_its_keys(action):
        return _KEYS[letter]
    if action.pawn is not None:
        return _graffiti(table, action.pawn)
    if action.crossings is not None:
        return _saucy_jacky(table, action.crossings)
    return _letter_for_one(table, action)


_KEYS = {
    "dear-boss": Sentence(
        "Dear Boss names a crossing, and the crossing to move its token to (C7)."
    ),
    "from-hell": Sentence(
        "From Hell names a crossing, and the crossing to move its token to (C7)."
    ),
    SAUCY_JACKY: Sentence("Saucy Jacky names two crossings, nothing else (C7)."),
    GOULSTON_STREET: Sentence("Goulston Street names a pawn, nothing else (C8)."),
}


def _has_its_keys(action: Letter) -> bool:
    given = {key for key, value in action.__dict__.items() if value is not None} - {"letter"}
    if action.letter == SAUCY_JACKY:
        return given == {"crossings"}
    return given == ({"pawn"} if action.letter == GOULSTON_STREET else {"crossing", "to"})


def _letter_for_one(table: Table, action: Letter) -> Sentence:
    assert action.crossing is not None
    assert action.to is not None
    return _no_token(table, action.letter, action.crossing) or _no_place(action.to)


def _saucy_jacky(table: Table, crossings: tuple[str, str]) -> Sentence:
    for crossing in crossings:
        if fault := _no_token(table, SAUCY_JACKY, crossing):
            return fault
    if by_number(crossings[0]) >= by_number(crossings[1]):
        return Sentence("Saucy Jacky names two tokens, the lower crossing first (C7).")
    return Sentence("There is no room to move both tokens, one after the other (C7).")


def _no_token(table: Table, letter: str, crossing: str) -> Sentence | None:
    if all(patrol.crossing != crossing for patrol in table.patrols):
        return Sentence("No patrol token lies on {crossing} (C7).", crossing=crossing)
    if crossing not in hell.tokens_in(table, letter):
        first, second = hell.SECTIONS[letter]
        here = hell.SECTION[crossing]
        return Sentence(
            "{crossing} lies in {here}; {letter} takes from {first} and {second} (C7).",
            crossing=crossing,
            here=here,
            letter=letter,
            first=first,
            second=second,
        )
    return None


def _no_place(to: str) -> Sentence:
    if to not in hell.YELLOW_CROSSINGS:
        return Sentence("Tokens move to yellow-bordered crossings, and {to} is none (C7).", to=to)
    return Sentence("A patrol token lies on {to}: tokens move to unoccupied crossings (C7).", to=to)


def _relocation(table: Table, action: Relocate) -> Sentence:
    if action.crossing not in table.chosen:
        return Sentence("Saucy Jacky moves the tokens on {chosen} (C7).", chosen=table.chosen)
    if action.to not in hell.free_yellow_crossings(table):
        return _no_place(action.to)
    return Sentence("The other token must still be able to move afterwards (C7).")


def _kill(table: Table, action: Kill) -> Sentence:
    if (action.then is None) == (table.night == DOUBLE_EVENT):
        return Sentence("On the third night Jack kills two, on the others one (C6).")
    for circle in (action.circle, action.then):
        if circle is not None and circle not in table.wretched:
            return Sentence("No wretched stands on {circle} (Blood on the Streets).", circle=circle)
    return Sentence("The two victims are not the same (C6).")


def _wretched(table: Table, action: MoveWretched) -> Sentence:
    circle, to = action.circle, action.to
    if circle not in table.wretched:
        return Sentence("No wretched stands on {circle} (C3).", circle=circle)
    if circle not in table.restless:
        return Sentence(
            "The wretched on {circle} has moved already: each moves once (C3).", circle=circle
        )
    if to not in STREETS.neighbours[circle]:
        return Sentence("{to} is not adjacent to {circle} (W1).", to=to, circle=circle)
    if to in table.wretched:
        return Sentence("A wretched stands on {to} (C3).", to=to)
    if to in table.scenes:
        return Sentence("{to} is a crime scene (C3).", to=to)
    tokens = tuple(patrol.crossing for patrol in table.patrols)
    if to in hell.watched_circles(tokens):
        return Sentence("{to} is next to a patrol token (C3).", to=to)
    return no_walk(STREETS, circle, to, (("a patrol token", crossing) for crossing in tokens))


def _reveal(table: Table, crossing: str) -> Sentence:
    if any(patrol.crossing == crossing for patrol in table.patrols):
        return Sentence("The token on {crossing} is revealed already (C4).", crossing=crossing)
    return Sentence("No patrol token lies on {crossing} (C4).", crossing=crossing)


# -- Hunting --------------------------------------------------------------------------------


def _walk(table: Table, notes: JackNotes, action: Walk) -> Sentence:
    if action.escape and action.to != notes.hideout:
        return Sentence("Jack escapes onto his hideout, and {to} is not it (C2).", to=action.to)
    return no_walk(STREETS, notes.circle, action.to, table.standing())


def _coach(table: Table, notes: JackNotes, action: Coach) -> Sentence:
    if not table.left(COACH):
        return Sentence("Tonight's coaches are used (Special Movements).")
    fault = no_coach(STREETS, notes.circle, action.via, action.to, table.space)
    return fault or Sentence("No coach goes there (W5).")


def _alley(table: Table, notes: JackNotes, action: Alley) -> Sentence:
    if not table.left(ALLEY):
        return Sentence("Tonight's alleys are used (Special Movements).")
    return no_alley(STREETS, notes.circle, action.to) or Sentence("No alley leads there (W4).")


def _graffiti(table: Table, pawn: str) -> Sentence:
    if pawn not in hunting.METROPOLITAN:
        return Sentence("Goulston Street names red, green or blue (C8).")
    there = hunting.pawn_in_goulston_street(table) or ""
    return Sentence(
        "{there} stands in Goulston Street, so neither {pawn} nor brown can go there (C8).",
        there=there,
        pawn=pawn,
    )


def _relocation_of_pawn(table: Table, pawn: str) -> Sentence:
    if pawn not in (table.called, BROWN):
        return Sentence("Goulston Street calls {called} or brown (C8).", called=table.called or "")
    there = hunting.pawn_in_goulston_street(table) or ""
    return Sentence(
        "{there} stands in Goulston Street, so {pawn} cannot go there (C8).", there=there, pawn=pawn
    )


def _not_its_turn(table: Table, pawn: str) -> Sentence | None:
    """Why this pawn cannot act now, if it cannot."""
    if pawn not in PAWNS:
        return Sentence("The pawns are {pawns}.", pawns=PAWNS)
    if pawn not in table.held[table.acting]:
        return Sentence(
            "{seat} does not hold the {pawn} pawn (C17).",
            seat=table.detectives[table.acting],
            pawn=pawn,
        )
    if pawn not in table.todo:
        return Sentence("{pawn} has had its turn in this phase (C17).", pawn=pawn)
    if table.searching not in (None, pawn):
        return Sentence(
            "{searching} has begun to search: it goes on first, or is done (C17).",
            searching=table.searching,
        )
    return None


def _move(table: Table, action: Move) -> Sentence:
    if fault := _not_its_turn(table, action.pawn):
        return fault
    here, to = table.crossing_of(action.pawn), action.to
    if to != here and to in table.crossings:
        return stands_there(PAWNS[table.crossings.index(to)], to, "pawns")
    return Sentence(
        "{to} is more than two crossings away from {here} (Hunting the Monster).", to=to, here=here
    )


def _part(table: Table, action: Search | Arrest | Rush | Done) -> Sentence:
    pawn = action.pawn
    fault = _not_its_turn(table, pawn)
    if fault:
        return fault
    if isinstance(action, Rush):
        return _rush(table, action)
    circle = getattr(action, "circle", None)
    if circle is not None:
        here = table.crossing_of(pawn)
        if fault := no_inspection(STREETS, pawn, here, table.blocked, circle):
            return fault
        if isinstance(action, Search):
            return asked_already(pawn, circle)
    if table.searching:
        return searches_on(pawn)
    if not table.options.area_arrests:
        return Sentence("An arrest names one circle (W8).")
    if circle is not None:
        return Sentence(
            "With Area Arrests an arrest names every circle in reach, so none by number (C11)."
        )
    return Sentence("Every circle in reach is blocked, or there is none (C11).")


def _rush(table: Table, action: Rush) -> Sentence:
    if not table.options.rushing:
        return Sentence("To rush takes the option rushing (C11).")
    if table.searching:
        return searches_on(action.pawn)
    to = action.to
    if to in table.crossings:
        return stands_there(PAWNS[table.crossings.index(to)], to, "pawns")
    return Sentence(
        "A pawn rushes to a crossing exactly one step away, and {to} is not (C11).", to=to
    )
