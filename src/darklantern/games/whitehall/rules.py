"""The rules of Whitehall Mystery: what is legal, what an action does, what follows by itself.

    legal_actions    one function a phase; the order of each list is part of the contract
    decide           one event a gesture; what Jack must answer is worked out here
    follows          the end of the turn (H12) and the want of a move (W6)

The sentences for illegal actions are in `reasons`, the change of state in `evolve`.
docs/rules/whitehall.md maps each clause of the rulebook to its function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import State, View
from darklantern.core.seats import JACK, Seat
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
from darklantern.games.whitehall.events import (
    AccusationFailed,
    AccusationProved,
    ArrestFailed,
    CircleSearched,
    FalseClueKept,
    FalseCluePlaced,
    FigureDeployed,
    FigureDone,
    FigureMoved,
    HuntBegan,
    JackArrested,
    JackTookCoach,
    JackTrapped,
    JackUsedHiddenTile,
    JackUsedTile,
    JackWalked,
    LocationAnnounced,
    LocationChosen,
    MovesRanOut,
    RoundBegan,
    SmokerAnswered,
    TileNotReclaimed,
    TileReclaimed,
    TilesShown,
    TurnEnded,
)
from darklantern.games.whitehall.evolve import reclaimable
from darklantern.games.whitehall.seats import BLUE, BROWN, GREEN, YELLOW
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
from darklantern.streets.answers import is_there, was_there
from darklantern.streets.inspections import open_circles, unasked_circles
from darklantern.streets.track import LAST_SPACE, coach_fits

WHITE_CIRCLES = STREETS.circles("white")
SECTION = {circle: spot.section for circle, spot in STREETS.board.circles.items()}

# -- who must act ---------------------------------------------------------------------------

JACKS_PHASES = frozenset(
    {Phase.LOCATIONS, Phase.BEGINNING, Phase.RECLAIMING, Phase.ESCAPE, Phase.BLOCKING}
)


def to_act(table: Table) -> Seat | None:
    if table.phase is Phase.OVER:
        return None
    return JACK if table.phase in JACKS_PHASES else table.figure


# -- what is legal --------------------------------------------------------------------------


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do, from what it knows. Another seat may do nothing."""
    table: Table = view.table
    if view.seat != to_act(table):
        return ()
    return _CHOICES[table.phase](table, view.notes)


def locations_to_choose(table: Table, notes: JackNotes) -> Sequence[Action]:
    """H1: ascending, one in each quadrant, and the four can still be completed."""
    lowest = notes.locations[-1] if notes.locations else 0
    needed = set(SECTION.values()) - {SECTION[c] for c in notes.locations}
    highest = {s: max(c for c in WHITE_CIRCLES if SECTION[c] == s) for s in needed}
    return [
        ChooseLocation(c)
        for c in WHITE_CIRCLES
        if c > lowest
        and SECTION[c] in needed
        and all(c < highest[s] for s in needed - {SECTION[c]})
    ]


def crossings_to_deploy_on(table: Table, notes: None) -> Sequence[Action]:
    """A free yellow-bordered crossing."""
    return [Deploy(k) for k in STREETS.bordered("yellow") if k not in table.crossings]


def circles_to_begin_at(table: Table, notes: JackNotes) -> Sequence[Action]:
    """H1: always all four."""
    return [Begin(circle) for circle in notes.locations]


def tiles_to_reclaim(table: Table, notes: JackNotes) -> Sequence[Action]:
    """H7, Newspaper Fabrications."""
    return [*(Reclaim(tile) for tile in reclaimable(table)), Pass()]


def escapes(table: Table, notes: JackNotes) -> Sequence[Action]:
    """Phase 1: walk, or use a tile that is left."""
    here, tiles = notes.circle, notes.tiles
    actions: list[Action] = [_walk(c) for c in STREETS.walks(here, table.occupied)]
    if COACH in tiles and coach_fits(table.space):
        actions += _but_not_onto(notes.goals(table), _coaches(here))
    if ALLEY in tiles:
        actions += _but_not_onto(notes.goals(table), _alleys(here))
    if BOAT in tiles:
        actions += _but_not_onto(notes.goals(table), _boats(here))
    return actions


@cache
def _walk(to: int) -> Walk:
    return Walk(to)


@cache
def _coaches(here: int) -> tuple[Coach, ...]:
    """W5, H4: white or black circles only; the circle left may be any."""
    blue = STREETS.circles("blue")
    return tuple(
        Coach(via, to) for via, to in STREETS.rides(here) if via not in blue and to not in blue
    )


@cache
def _alleys(here: int) -> tuple[Alley, ...]:
    return tuple(map(Alley, STREETS.alleys(here)))


@cache
def _boats(here: int) -> tuple[Boat, ...]:
    return tuple(map(Boat, STREETS.boats(here)))


def _but_not_onto(goals: Sequence[int], rides: Sequence[Coach | Alley | Boat]) -> Sequence[Action]:
    """H3: no special movement may enter a location not yet announced, a coach on neither step."""
    return [
        ride
        for ride in rides
        if ride.to not in goals and not (isinstance(ride, Coach) and ride.via in goals)
    ]


def moves(table: Table, notes: None) -> Sequence[Action]:
    """Phase 2: 0, 1 or 2 crossings, not onto another figure (W3); then the ability (H9, H10)."""
    here, taken = table.crossing, table.crossings
    actions: list[Action] = [_move(k) for k in STREETS.moves[here] if k == here or k not in taken]
    if table.figure in (YELLOW, BLUE) and table.can_use(table.figure):
        far = STREETS.at_distance(here, 3) if table.figure == YELLOW else STREETS.by_water(here)
        actions += [Move(k, ability=True) for k in far if k not in taken]
    return actions


@cache
def _move(to: str) -> Move:
    return Move(to)


def circles_to_block(table: Table, notes: JackNotes) -> Sequence[Action]:
    """W9, H8: any circle not blocked already and none of his four locations."""
    return [
        *(
            FalseClue(c)
            for c in STREETS.circles()
            if c not in table.blocked and c not in notes.locations
        ),
        Pass(),
    ]


def inspections(table: Table, notes: None) -> Sequence[Action]:
    """Phase 3, one figure's part (W7 to W10, H9)."""
    if table.part is Part.SEARCHING:
        unasked = unasked_circles(STREETS, table.crossing, table.blocked, table.asked)
        return [*map(_search, unasked), DONE]
    reach = open_circles(STREETS, table.crossing, table.blocked)
    if table.part is Part.AGAIN:
        return [*(Arrest(c, ability=True) for c in reach), DONE]
    if table.part is Part.SMOKER:
        return [SMOKER, DONE]
    actions: list[Action] = [_search(c) for c in reach]
    actions += [_arrest(c) for c in reach]
    if table.figure == GREEN and reach and table.can_use(GREEN):
        actions.append(Arrest(ability=True))
    if table.figure == BROWN and table.can_use(BROWN):
        actions += _ACCUSATIONS
    actions.append(DONE)
    return actions


@cache
def _search(circle: int) -> Search:
    return Search(circle)


@cache
def _arrest(circle: int) -> Arrest:
    return Arrest(circle)


DONE, SMOKER = Done(), Smoker()
_ACCUSATIONS = tuple(map(Accuse, WHITE_CIRCLES))

_CHOICES: dict[Phase, Callable[..., Sequence[Action]]] = {
    Phase.LOCATIONS: locations_to_choose,
    Phase.DEPLOYMENT: crossings_to_deploy_on,
    Phase.BEGINNING: circles_to_begin_at,
    Phase.RECLAIMING: tiles_to_reclaim,
    Phase.ESCAPE: escapes,
    Phase.HUNTING: moves,
    Phase.BLOCKING: circles_to_block,
    Phase.SUSPICION: inspections,
}

# -- what an action does --------------------------------------------------------------------


def decide(state: State, action: Action) -> Event:
    """What a legal action makes happen."""
    table: Table = state.table
    notes: JackNotes = state.notes[JACK]
    match action:
        case Search():
            return CircleSearched(table.figure, action.circle, _clue_at(notes, action.circle))
        case Move():
            return FigureMoved(table.figure, action.to, action.ability)
        case Done():
            return FigureDone(table.figure)
        case Walk():
            return JackWalked(table.space + 1, action.to)
        case Coach():
            return JackTookCoach(table.space + 2, action.via, action.to)
        case Alley() | Boat():
            return _use_tile(table, action)
        case Arrest():
            return _arrest_by(table, notes, action)
        case Accuse():
            return _accuse(table, notes, action.circle)
        case Smoker():
            return _send_smoker(table, notes)
        case FalseClue():
            return FalseCluePlaced(action.circle)
        case Pass():
            return TileNotReclaimed() if table.phase is Phase.RECLAIMING else FalseClueKept()
        case Reclaim():
            return TileReclaimed(action.tile)
        case ChooseLocation():
            return LocationChosen(action.circle)
        case Deploy():
            return FigureDeployed(table.figure, action.crossing)
        case Begin():
            return HuntBegan(action.circle)
    raise TypeError(f"no such action in Whitehall Mystery: {action}")


def _clue_at(notes: JackNotes, circle: int) -> bool:
    """W7: a search asks about every space of the current row, the first one included."""
    return was_there(notes.row, circle)


def _use_tile(table: Table, action: Alley | Boat) -> Event:
    """H6: with Murderer at Large the tile lies face down."""
    hidden = table.options.murderer_at_large
    event = JackUsedHiddenTile if hidden else JackUsedTile
    return event(table.space + 1, action.type, action.to)


def _arrest_by(table: Table, notes: JackNotes, action: Arrest) -> Event:
    """W8: one circle in reach; green's ability names all that are not blocked (H9)."""
    if action.circle is not None:
        circles: tuple[int, ...] = (action.circle,)
    else:
        circles = tuple(open_circles(STREETS, table.crossing, table.blocked))
    event = JackArrested if is_there(notes.row, circles) else ArrestFailed
    return event(table.figure, circles, action.ability)


def _accuse(table: Table, notes: JackNotes, circle: int) -> Event:
    """H9, brown: right when it is a location not yet reached; where Jack stands is reached."""
    right = circle in notes.goals(table) and circle != notes.circle
    return (AccusationProved if right else AccusationFailed)(table.figure, circle)


def _send_smoker(table: Table, notes: JackNotes) -> Event:
    """H9: at which spaces of the track, 0 included, Jack was on the circle just found."""
    assert table.found is not None
    spaces = tuple(space for space, circle in enumerate(notes.row) if circle == table.found)
    return SmokerAnswered(table.found, spaces)


# -- what follows by itself -----------------------------------------------------------------


def follows(state: State) -> Event | None:
    """H12, step by step; and W6 as phase 1 begins."""
    table: Table = state.table
    if table.phase is Phase.TURN_ENDS:
        return _end_turn(table, state.notes[JACK])
    if table.phase is Phase.ROUND_ENDS:
        return _end_round(table, state.notes[JACK])
    if table.phase is Phase.ESCAPE and not escapes(table, state.notes[JACK]):
        return JackTrapped()
    return None


def _end_turn(table: Table, notes: JackNotes) -> Event:
    """H2: a location reached is announced now; else the fifteenth space ends the game."""
    if notes.circle in notes.goals(table):
        return LocationAnnounced(notes.circle)
    return MovesRanOut() if table.space == LAST_SPACE else TurnEnded()


def _end_round(table: Table, notes: JackNotes) -> Event:
    """H6, H12: what lay face down is shown, then the new row begins where Jack is."""
    if any(special.tile is None for special in table.specials):
        spaces, tiles = zip(*notes.face_down, strict=True)
        return TilesShown(spaces, tiles)
    return RoundBegan(table.round + 1, notes.circle)
