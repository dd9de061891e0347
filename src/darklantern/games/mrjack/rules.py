"""The rules of Mr. Jack: what is legal, what an action does, what follows by itself.

    legal_actions    a card to pick; or what the character being played may still do
    decide           one event a gesture
    follows          the card turned down, the end of the turn (J11), the next one

The list of a character's actions is always in this order: moves, accusations or ways to leave,
staying, the ability. Hexes go column by column from the west and from the north in each,
characters alphabetically, exits and directions clockwise. What chance may draw is in `chance`,
the sentences for illegal actions in `reasons`, the change of state in `evolve`.
docs/rules/mrjack.md maps each clause of the rulebook to its function.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from darklantern.boards.hexboard import DIRECTIONS, Hex
from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import State, View
from darklantern.core.seats import CHANCE, JACK, Seat
from darklantern.games.mrjack.actions import (
    Accuse,
    Cordon,
    DealAlibi,
    DealCards,
    DealIdentity,
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
from darklantern.games.mrjack.events import (
    AccusationFailed,
    AccusationProved,
    AlibiDrawn,
    CardPicked,
    CardsTurnedUp,
    CardTurnedDown,
    CharacterMoved,
    CharacterStayed,
    CharacterWhistled,
    CordonMoved,
    CoverMoved,
    DawnBroke,
    GaslightWentOut,
    IdentityDealt,
    JackLeft,
    LampMoved,
    PlacesSwapped,
    SuspectsCleared,
    TurnBegan,
    WatsonFaced,
    WitnessesCalled,
)
from darklantern.games.mrjack.hexes import hexes_of
from darklantern.games.mrjack.seats import DETECTIVE
from darklantern.games.mrjack.state import (
    CHARACTERS,
    GOODLEY,
    GULL,
    LAST_TURN,
    LESTRADE,
    SMITH,
    STEALTHY,
    WATSON,
    WHISTLE_POINTS,
    Notes,
    Phase,
    Table,
)

# -- who must act ---------------------------------------------------------------------------

ODD_TURNS = (DETECTIVE, JACK, JACK, DETECTIVE)
EVEN_TURNS = (JACK, DETECTIVE, DETECTIVE, JACK)
CHANCES_PHASES = frozenset({Phase.IDENTITY, Phase.DEALING, Phase.ALIBI})


def to_act(table: Table) -> Seat | None:
    if table.phase is Phase.OVER:
        return None
    return CHANCE if table.phase in CHANCES_PHASES else playing(table)


def playing(table: Table) -> Seat:
    """Who picks and plays the next character, or plays this one."""
    return (ODD_TURNS if table.turn % 2 else EVEN_TURNS)[table.played]


# -- what is legal --------------------------------------------------------------------------


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do, from what it knows. Another seat may do nothing."""
    table: Table = view.table
    if view.seat == CHANCE or view.seat != to_act(table):
        return ()
    if table.phase is Phase.PICKING:
        return picks(table)
    if table.turning:
        return facings()
    if whistle_begun(table) and (calls := whistles(table)):
        return calls
    actions: list[Action] = []
    if not table.moved:
        actions += movements(table, view.seat, view.notes)
    actions += abilities(table)
    return actions


def picks(table: Table) -> Sequence[Action]:
    """The cards face up; the fourth pick of a turn has one choice and is asked like the others."""
    return [_pick(character) for character in table.cards]


def facings() -> Sequence[Action]:
    """J6, J7: all six directions, the old one too, for whoever has moved Watson."""
    return _FACES


def movements(table: Table, seat: Seat, notes: Notes) -> Sequence[Action]:
    """J2 to J5: to a free hex; onto somebody to accuse him, or out of the district; or stay."""
    ways = ways_of(table)
    places = table.places
    actions: list[Action] = [move for move in ways.moves if move.to not in places]
    blocked = not actions
    if seat == DETECTIVE:
        actions += accusations(table, ways)
    else:
        actions += departures(table, ways, notes)
    if table.card == GULL:
        actions += _SWAPS
    elif blocked:  # J3: whoever Jack is, and even if there is nothing else to choose
        actions.append(STAY)
    return actions


class Ways(NamedTuple):
    """Where a character can go from its hex, all other characters ignored."""

    points: int
    cost: dict[Hex, int]
    moves: tuple[Move, ...]
    accusations: tuple[Accuse, ...]


def ways_of(table: Table) -> Ways:
    """J2: three points for the character being played, four for Stealthy."""
    assert table.card is not None
    stealthy = table.card == STEALTHY
    return _ways(table.options.board, table.place(table.card), table.covers, stealthy)


@cache
def _ways(printing: str, start: Hex, covers: tuple[Hex, ...], stealthy: bool) -> Ways:
    """J2: Stealthy crosses every hex and ends in the street."""
    hexes = hexes_of(printing)
    points = 4 if stealthy else 3
    open_manholes = frozenset(hexes.board.manholes).difference(covers)
    cost = dict(hexes.ways(start, points, open_manholes, over_roofs=stealthy))
    ends = [there for there in cost if there != start]
    return Ways(points, cost, tuple(map(_move, ends)), tuple(map(_accuse, ends)))


def accusations(table: Table, ways: Ways) -> Sequence[Action]:
    """J4: any other character within its move, cleared ones too. The own hex is no end of one."""
    return [accuse for accuse in ways.accusations if accuse.to in table.places]


def departures(table: Table, ways: Ways, notes: Notes) -> Sequence[Action]:
    """J5: Jack's own character, unseen at the last call, by an exit with no cordon in reach."""
    if table.seen or notes.identity != table.card:
        return ()
    return [
        Leave(name)
        for name, exit in table.hexes.board.exits.items()
        if name not in table.cordons and ways.cost.get(exit.hex, ways.points) + 1 <= ways.points
    ]


def abilities(table: Table) -> Sequence[Action]:
    """J6: what the character being played has still to do beside its move."""
    if table.card == GOODLEY:
        return whistles(table)
    if not table.ability:
        return ()
    if table.card == SMITH:
        return lamps_to_move(table)
    if table.card == LESTRADE:
        return cordons_to_move(table)
    return covers_to_move(table)


def lamps_to_move(table: Table) -> Sequence[Action]:
    """J10, Smith: any lit tile to any post that is out."""
    return _lamps(table.lit, table.dark)


def cordons_to_move(table: Table) -> Sequence[Action]:
    """J10, Lestrade: a cordon to an exit that has none."""
    return _cordons(table.cordons, table.open_exits)


def covers_to_move(table: Table) -> Sequence[Action]:
    """J10, Bert: a cover to an open manhole, his own hex included."""
    return _covers(table.covers, table.open_manholes)


def whistles(table: Table) -> Sequence[Action]:
    """J9: another character to a free hex nearer to Goodley, on foot, for the points left."""
    if not table.whistle:
        return ()
    places, goodley = table.places, table.place(GOODLEY)
    return [
        call
        for character, here in zip(CHARACTERS, places, strict=True)
        if character != GOODLEY
        for call in _whistles(table.options.board, character, here, goodley, table.whistle)
        if call.to not in places
    ]


@cache
def _whistles(
    printing: str, character: str, here: Hex, goodley: Hex, points: int
) -> tuple[Whistle, ...]:
    nearer = hexes_of(printing).nearer(here, goodley, points)
    return tuple(Whistle(character, there) for there, _ in nearer)


def whistle_begun(table: Table) -> bool:
    """J6, J9: a whistle once begun is finished before anything else but Watson's facing."""
    return 0 < table.whistle < WHISTLE_POINTS


# Actions are values: each is made once.


@cache
def _pick(character: str) -> Pick:
    return Pick(character)


@cache
def _move(to: Hex) -> Move:
    return Move(to)


@cache
def _accuse(to: Hex) -> Accuse:
    return Accuse(to)


@cache
def _lamps(lit: tuple[Hex, ...], dark: tuple[Hex, ...]) -> tuple[Lamp, ...]:
    return tuple(Lamp(post, to) for post in lit for to in dark)


@cache
def _cordons(barred: tuple[str, ...], free: tuple[str, ...]) -> tuple[Cordon, ...]:
    return tuple(Cordon(exit, to) for exit in barred for to in free)


@cache
def _covers(covered: tuple[Hex, ...], opened: tuple[Hex, ...]) -> tuple[Manhole, ...]:
    return tuple(Manhole(hole, to) for hole in covered for to in opened)


STAY = Stay()
_FACES = tuple(map(Face, DIRECTIONS))
_SWAPS = tuple(Swap(character) for character in CHARACTERS if character != GULL)

# -- what an action does --------------------------------------------------------------------


def decide(state: State, action: Action) -> Event:
    """What a legal action makes happen."""
    table: Table = state.table
    card = table.card or ""
    match action:
        case Move():
            return CharacterMoved(card, action.to)
        case Pick():
            return CardPicked(playing(table), action.character)
        case Whistle():
            return _whistle(table, action)
        case Face():
            return WatsonFaced(action.direction)
        case Lamp():
            return LampMoved(action.from_, action.to)
        case Cordon():
            return CordonMoved(action.from_, action.to)
        case Manhole():
            return CoverMoved(action.from_, action.to)
        case Swap():
            return PlacesSwapped(action.with_)
        case Stay():
            return CharacterStayed(card)
        case Accuse():
            return _accusation(table, state.notes[JACK], action.to)
        case Leave():
            return JackLeft(card, action.exit)
        case DealAlibi():
            return AlibiDrawn(playing(table), action.character)
        case DealCards():
            return CardsTurnedUp(action.characters)
        case DealIdentity():
            return IdentityDealt(action.character)
    raise TypeError(f"no such action in Mr. Jack: {action}")


def _whistle(table: Table, action: Whistle) -> Event:
    """J9: it costs the walking distance, everybody ignored."""
    steps = table.hexes.walking[table.place(action.character)][action.to]
    return CharacterWhistled(action.character, action.to, steps)


def _accusation(table: Table, jacks: Notes, to: Hex) -> Event:
    """J4: right or wrong, the game ends."""
    accused = table.standing_on(to)
    assert table.card is not None
    assert accused is not None
    event = AccusationProved if accused == jacks.identity else AccusationFailed
    return event(table.card, accused)


# -- what follows by itself -----------------------------------------------------------------


def follows(state: State) -> Event | None:
    """A card is turned down when its character is done; after the fourth, the turn ends (J11)."""
    table: Table = state.table
    match table.phase:
        case Phase.PLAYING:
            return CardTurnedDown(table.card or "") if part_over(table) else None
        case Phase.WITNESSES:
            return WitnessesCalled(state.notes[JACK].identity in seen_characters(table))
        case Phase.CLEARING:
            return SuspectsCleared(cleared_by_the_answer(table))
        case Phase.SHUTTING:
            return GaslightWentOut(table.turn, lamp_going_out(table))
        case Phase.TURN_ENDS:
            return DawnBroke() if table.turn == LAST_TURN else TurnBegan(table.turn + 1)
        case Phase.TURNING_UP:
            return CardsTurnedUp(table.later)
    return None


def part_over(table: Table) -> bool:
    """J6, J9: moved, the ability used, Watson faced; a whistle with no legal use has lapsed."""
    return table.moved and not table.ability and not table.turning and not whistles(table)


def seen_characters(table: Table) -> frozenset[str]:
    """J8: in the light of a lamp or of Watson's lantern, or next to another character."""
    places = table.places
    seen = table.hexes.seen(places, table.lit, table.place(WATSON), table.facing)
    return frozenset(
        character for character, place in zip(CHARACTERS, places, strict=True) if place in seen
    )


def cleared_by_the_answer(table: Table) -> tuple[str, ...]:
    """Jack was seen: the suspects unseen are innocent; and the other way round."""
    seen = seen_characters(table)
    return tuple(suspect for suspect in table.suspects if (suspect in seen) != table.seen)


def lamp_going_out(table: Table) -> Hex:
    """J10: the tile with the number of the turn, wherever it lies."""
    return next(lamp.post for lamp in table.lamps if lamp.number == table.turn)
