"""The first part of a night, Hell: what each seat may choose, and what Jack and the head answer.

In the order of C18, one section a phase. `rules` puts them together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import State
from darklantern.games.whitechapel.actions import (
    Accuse,
    ChooseHideout,
    Head,
    Kill,
    Letter,
    MoveWretched,
    Pass,
    PlacePatrol,
    PlaceWoman,
    Relocate,
    Reveal,
    Wait,
)
from darklantern.games.whitechapel.events import (
    AddressRight,
    AddressWrong,
    AlarmWhistled,
    DoubleEvent,
    HeadDrawn,
    LetterMovedPatrol,
    PatrolRevealed,
    SaucyJackySent,
    WomenTurnedOver,
    WretchedKilled,
    WretchedStayed,
)
from darklantern.games.whitechapel.seats import BROWN, PAWNS, RED
from darklantern.games.whitechapel.state import (
    DEAR_BOSS,
    DOUBLE_EVENT,
    FAKE_WOMEN,
    FALSE,
    FROM_HELL,
    LATEST,
    MARKED_WOMEN,
    SAUCY_JACKY,
    STREETS,
    TOKENS,
    JackNotes,
    Patrol,
    PoliceNotes,
    Table,
)
from darklantern.streets.streets import by_number

RED_CIRCLES = STREETS.circles("red")
YELLOW_CROSSINGS = STREETS.bordered("yellow")
SECTION = {crossing: spot.section for crossing, spot in STREETS.board.crossings.items()}
SECTIONS = {
    DEAR_BOSS: ("A/a", "C/b"),
    FROM_HELL: ("A/b", "C/a"),
    SAUCY_JACKY: ("B/a", "B/b"),
}
"""C7: where a letter takes its tokens from."""

PASS, WAIT = Pass(), Wait()

# -- before the first night -----------------------------------------------------------------


def hideouts(table: Table, notes: JackNotes) -> Sequence[Action]:
    """Any circle but the red ones; Catch Me If You Can: none beside them either (C13)."""
    return _HIDEOUTS_APART if table.options.catch_me_if_you_can else _HIDEOUTS


_HIDEOUTS = tuple(ChooseHideout(c) for c in STREETS.circles() if c not in RED_CIRCLES)
_BESIDE_RED = {beside for red in RED_CIRCLES for beside in STREETS.neighbours[red]}
_HIDEOUTS_APART = tuple(choice for choice in _HIDEOUTS if choice.circle not in _BESIDE_RED)

# -- 2. The Targets are Identified ----------------------------------------------------------


def targets(table: Table, notes: JackNotes) -> Sequence[Action]:
    """C16: each red circle with no crime scene and no woman, with each kind still in hand."""
    marked = len(notes.marked)
    fakes = len(table.women) - marked
    in_hand = {True: MARKED_WOMEN[table.night] - marked, False: FAKE_WOMEN[table.night] - fakes}
    return [
        _woman(circle, kind)
        for circle in RED_CIRCLES
        if circle not in table.scenes and circle not in table.women
        for kind, left in in_hand.items()
        if left
    ]


@cache
def _woman(circle: int, marked: bool) -> PlaceWoman:
    return PlaceWoman(circle, marked)


def women_of(night: int) -> int:
    """How many tokens Jack lays in all."""
    return MARKED_WOMEN[night] + FAKE_WOMEN[night]


# -- 3. Patrolling the Streets: the head ----------------------------------------------------


def heads(table: Table) -> Sequence[tuple[Action, Fraction]]:
    """C12: one of the tiles not turned over yet, each as likely."""
    pile = [pawn for pawn in PAWNS if pawn not in table.heads]
    return [(Head(pawn), Fraction(1, len(pile))) for pawn in pile]


def turn_over_head(table: Table, pawn: str) -> Event:
    """Whoever holds the pawn of the tile's colour leads tonight."""
    return HeadDrawn(pawn, table.detectives[table.holder(pawn)])


def patrols(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """C5: each crossing that is open, with each kind of token still in hand."""
    in_hand = list(TOKENS)
    for patrol in notes.patrols:
        in_hand.remove(patrol.token or FALSE)
    kinds = tuple(dict.fromkeys(in_hand))
    return [_patrol(k, token) for k in crossings_to_patrol(table) for token in kinds]


@cache
def _patrol(crossing: str, token: str) -> PlacePatrol:
    return PlacePatrol(crossing, token)


def crossings_to_patrol(table: Table) -> list[str]:
    """C5: the first night yellow-bordered ones; later where a pawn stood, and two others."""
    taken = {patrol.crossing for patrol in table.patrols}
    if table.night == 1:
        return [k for k in YELLOW_CROSSINGS if k not in taken]
    elsewhere = [k for k in YELLOW_CROSSINGS if k not in table.crossings]
    if sum(k in taken for k in elsewhere) == 2:
        elsewhere = []
    return sorted({*table.crossings, *elsewhere} - taken, key=by_number)


# -- 3. Patrolling the Streets: I Know Your Address -----------------------------------------


def address_is_asked(table: Table) -> bool:
    """C9: brown or red leads, and no address has been named yet."""
    may_name = table.options.i_know_your_address and not table.address_named
    return may_name and table.heads[-1] in (BROWN, RED)


def addresses(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """C9: any circle of the board, or `pass`, which uses nothing up."""
    return _ADDRESSES


_ADDRESSES = (*map(Accuse, STREETS.circles()), PASS)


def name_address(notes: JackNotes, circle: int) -> Event:
    """C9: right when it is the hideout."""
    return (AddressRight if circle == notes.hideout else AddressWrong)(circle)


# -- 3. Patrolling the Streets: Jack's letters ----------------------------------------------


def letters(table: Table, notes: JackNotes) -> Sequence[Action]:
    """C7: each letter with all that it can do, or `pass`, which uses nothing up."""
    return [*letters_to_send(table), PASS]


def letters_to_send(table: Table) -> list[Action]:
    """C7: nights 2 to 4, each letter once a game; none at all, and Jack is not asked."""
    if table.night == 1 or not table.options.jacks_letters:
        return []
    free = free_yellow_crossings(table)
    found: list[Action] = []
    for letter in (DEAR_BOSS, FROM_HELL):
        if letter not in table.letters:
            tokens = tokens_in(table, letter)
            found += [Letter(letter, crossing=k, to=to) for k in tokens for to in free]
    if SAUCY_JACKY not in table.letters:
        pairs = combinations(tokens_in(table, SAUCY_JACKY), 2)
        found += [Letter(SAUCY_JACKY, crossings=p) for p in pairs if both_can_move(p, free)]
    return found


def tokens_in(table: Table, letter: str) -> list[str]:
    """The tokens in the letter's two sections of the board, revealed or not."""
    return [p.crossing for p in table.patrols if SECTION[p.crossing] in SECTIONS[letter]]


def free_yellow_crossings(table: Table) -> list[str]:
    """Yellow-bordered, with no token on it."""
    return [k for k in YELLOW_CROSSINGS if not table.occupied & STREETS.bits[k]]


def both_can_move(pair: tuple[str, str], free: Sequence[str]) -> bool:
    """C7: one after the other; the crossing that the first has left is free for the second."""
    return any(_leaves_room(first, free) for first in pair)


def _leaves_room(first: str, free: Sequence[str]) -> bool:
    """Whether another token can still move after this one has: one place goes, one may come."""
    return len(free) > 1 or (len(free) == 1 and first in YELLOW_CROSSINGS)


def send_letter(letter: Letter) -> Event:
    """Jack moves a token himself, or names two for the head to move."""
    if letter.crossings is not None:
        return SaucyJackySent(letter.crossings)
    assert letter.crossing is not None
    assert letter.to is not None
    return LetterMovedPatrol(letter.letter, letter.crossing, letter.to)


def relocations(table: Table, notes: PoliceNotes) -> Sequence[Action]:
    """C7, Saucy Jacky: the first token only so that the second can still move."""
    free = free_yellow_crossings(table)
    return [
        Relocate(crossing, to)
        for crossing in table.chosen
        if len(table.chosen) == 1 or _leaves_room(crossing, free)
        for to in free
    ]


# -- 4. The Victims are Chosen --------------------------------------------------------------


def turn_women_over(notes: JackNotes) -> Event:
    """The marked ones become wretched, the others leave the board."""
    return WomenTurnedOver(tuple(sorted(notes.marked)))


# -- 5. Blood on the Streets ----------------------------------------------------------------


def blood(table: Table, notes: JackNotes) -> Sequence[Action]:
    """One victim, on the third night two in either order (C6); or wait, but not at V (C1)."""
    wretched = sorted(table.wretched)
    if table.night == DOUBLE_EVENT:
        kills = [_kill(first, then) for first, then in permutations(wretched, 2)]
    else:
        kills = [_kill(circle, None) for circle in wretched]
    return kills if table.time == LATEST else [*kills, WAIT]


@cache
def _kill(circle: int, then: int | None) -> Kill:
    return Kill(circle, then)


def kill(action: Kill) -> Event:
    """C6: of two victims the police learn the circles and not the order."""
    if action.then is None:
        return WretchedKilled(action.circle)
    low, high = sorted((action.circle, action.then))
    return DoubleEvent((low, high), (action.circle, action.then))


# -- 6. Suspense Grows ----------------------------------------------------------------------


def wretched_moves(table: Table, notes: PoliceNotes | None = None) -> Sequence[Action]:
    """C3: each wretched that has not moved yet, to each circle open to it."""
    watched = watched_circles(patrol.crossing for patrol in table.patrols)
    return [
        _move_wretched(circle, to)
        for circle in sorted(table.restless)
        for to in STREETS.walks(circle, table.occupied)
        if to not in watched and to not in table.wretched and to not in table.scenes
    ]


@cache
def _move_wretched(circle: int, to: int) -> MoveWretched:
    return MoveWretched(circle, to)


def watched_circles(crossings: Iterable[str]) -> set[int]:
    """The circles in the reach of a patrol token, revealed or not (C3, W2)."""
    return {circle for crossing in crossings for circle in STREETS.reach[crossing]}


def wretched_stay(table: Table) -> Event | None:
    """C3: when none of those still to move can, they stay."""
    return None if wretched_moves(table) else WretchedStayed(tuple(sorted(table.restless)))


# -- 7. Ready to Kill -----------------------------------------------------------------------


def patrols_to_reveal(table: Table, notes: JackNotes) -> Sequence[Action]:
    """C4: any token not revealed yet."""
    return [_reveal(patrol.crossing) for patrol in table.patrols if patrol.token is None]


@cache
def _reveal(crossing: str) -> Reveal:
    return Reveal(crossing)


def reveal(state: State, crossing: str) -> Event:
    """What the head has laid there."""
    laid = {patrol.crossing: patrol.token or FALSE for patrol in _laid(state)}
    return PatrolRevealed(crossing, laid[crossing])


# -- 9. Alarm Whistles ----------------------------------------------------------------------


def blow_whistles(state: State) -> Event:
    """Each pawn appears where its token lay; the fakes are removed."""
    at = {patrol.token: patrol.crossing for patrol in _laid(state)}
    return AlarmWhistled(PAWNS, tuple(at[pawn] for pawn in PAWNS))


def _laid(state: State) -> tuple[Patrol, ...]:
    """The tokens as the head alone knows them."""
    notes: PoliceNotes = state.notes[state.table.head]
    return notes.patrols
