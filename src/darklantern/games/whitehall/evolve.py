"""How events change the table and Jack's notes. Decisions are made in `rules`, not here."""

from __future__ import annotations

from typing import Final

from darklantern.core.events import Event
from darklantern.core.game import Outcome
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
from darklantern.games.whitehall.seats import RED, YELLOW
from darklantern.games.whitehall.state import (
    COACH,
    STREETS,
    JackNotes,
    Part,
    Phase,
    Special,
    Table,
)
from darklantern.streets.inspections import unasked_circles

POLICE: Final = "police"


def evolve_table(table: Table, event: Event) -> Table:
    """The table after the event, of which only the public part is told."""
    match event:
        case CircleSearched():
            return _searched(table, event)
        case FigureMoved():
            return _moved(table, event)
        case FigureDone():
            return _done(table)
        case JackWalked():
            return _jack_moved(table, event.space)
        case JackTookCoach():
            return _jack_used(table, event.space, COACH)
        case JackUsedTile():
            return _jack_used(table, event.space, event.tile)
        case JackUsedHiddenTile():
            return _jack_used(table, event.space, None)
        case ArrestFailed():
            return _part_over(_spend(table, event.figure) if event.ability else table)
        case TurnEnded():
            return table._replace(phase=Phase.ESCAPE)
        case FalseCluePlaced():
            return _to_suspicion(table)._replace(blocked=table.blocked | {event.circle})
        case FalseClueKept():
            return _to_suspicion(table)
        case SmokerAnswered():
            return _part_over(_spend(table, "smoker"))
        case AccusationFailed():
            return _part_over(_spend(table, event.figure))
        case LocationAnnounced():
            return _announced(table, event.circle)
        case TilesShown():
            return _tiles_shown(table, event)
        case RoundBegan():
            return _round_began(table, event.round)
        case TileReclaimed():
            used = list(table.used)
            used.remove(event.tile)
            return table._replace(used=tuple(used), phase=Phase.ESCAPE)
        case TileNotReclaimed():
            return table._replace(phase=Phase.ESCAPE)
        case LocationChosen():
            chosen = table.chosen + 1
            phase = Phase.DEPLOYMENT if chosen == 4 else Phase.LOCATIONS
            return table._replace(chosen=chosen, phase=phase)
        case FigureDeployed():
            return _deployed(table, event.crossing)
        case HuntBegan():
            return table._replace(announced=(event.circle,), round=1, phase=Phase.ESCAPE)
        case JackArrested():
            return _over(table, Outcome(POLICE, "arrest"))
        case AccusationProved():
            return _over(table, Outcome(POLICE, "accusation"))
        case MovesRanOut():
            return _over(table, Outcome(POLICE, "out-of-moves"))
        case JackTrapped():
            return _over(table, Outcome(POLICE, "no-legal-move"))
    raise TypeError(f"the table knows nothing of {event}")


def evolve_notes(notes: JackNotes, event: Event) -> JackNotes:
    """Jack's notes after the event, which he is told whole."""
    match event:
        case JackWalked():
            return notes._replace(row=(*notes.row, event.to))
        case JackTookCoach():
            return _without(notes._replace(row=(*notes.row, event.via, event.to)), COACH)
        case JackUsedTile():
            return _without(notes._replace(row=(*notes.row, event.to)), event.tile)
        case JackUsedHiddenTile():
            face_down = (*notes.face_down, (event.space, event.tile))
            notes = notes._replace(row=(*notes.row, event.to), face_down=face_down)
            return _without(notes, event.tile)
        case LocationChosen():
            return notes._replace(locations=(*notes.locations, event.circle))
        case HuntBegan():
            return notes._replace(row=(event.circle,))
        case RoundBegan():
            earlier = (*notes.earlier_rows, notes.row)
            return notes._replace(row=(event.circle,), earlier_rows=earlier, face_down=())
        case TileReclaimed():
            return notes._replace(tiles=tuple(sorted((*notes.tiles, event.tile))))
    return notes


def _without(notes: JackNotes, tile: str) -> JackNotes:
    tiles = list(notes.tiles)
    tiles.remove(tile)
    return notes._replace(tiles=tuple(tiles))


def _deployed(table: Table, crossing: str) -> Table:
    crossings = (*table.crossings, crossing)
    everybody = len(crossings) == len(table.figures)
    return table._replace(
        crossings=crossings,
        occupied=STREETS.mask(crossings),
        acting=0 if everybody else table.acting + 1,
        phase=Phase.BEGINNING if everybody else Phase.DEPLOYMENT,
    )


def _jack_moved(table: Table, space: int) -> Table:
    return table._replace(space=space, phase=Phase.HUNTING, acting=0)


def _jack_used(table: Table, space: int, tile: str | None) -> Table:
    used = table.used if tile is None else tuple(sorted((*table.used, tile)))
    specials = (*table.specials, Special(space, tile))
    return _jack_moved(table, space)._replace(specials=specials, used=used)


def _moved(table: Table, event: FigureMoved) -> Table:
    crossings = list(table.crossings)
    crossings[table.acting] = event.to
    bits = STREETS.bits
    occupied = (table.occupied & ~bits[table.crossing]) | bits[event.to]
    table = table._replace(crossings=tuple(crossings), occupied=occupied, acting=table.acting + 1)
    if event.ability:
        table = _spend(table, event.figure)
    if table.acting < len(table.figures):
        return table
    if table.false_clues:
        return table._replace(phase=Phase.BLOCKING, acting=0)
    return _to_suspicion(table)


def _to_suspicion(table: Table) -> Table:
    return table._replace(phase=Phase.SUSPICION, acting=0, part=Part.FRESH)


def _searched(table: Table, event: CircleSearched) -> Table:
    if not event.found:
        table = table._replace(asked=table.asked | {event.circle}, part=Part.SEARCHING)
        if unasked_circles(STREETS, table.crossing, table.blocked, table.asked):
            return table
        return _search_over(table)
    if event.circle in table.clues:
        return _search_over(table)
    table = table._replace(clues=table.clues | {event.circle})
    if table.figure == YELLOW and table.options.smoker and table.can_use("smoker"):
        return table._replace(part=Part.SMOKER, found=event.circle)
    return _search_over(table)


def _search_over(table: Table) -> Table:
    """The search has ended; red may be asked once more (H9)."""
    if table.figure == RED and table.can_use(RED):
        return table._replace(part=Part.AGAIN)
    return _part_over(table)


def _done(table: Table) -> Table:
    return _search_over(table) if table.part is Part.SEARCHING else _part_over(table)


def _part_over(table: Table) -> Table:
    acting = table.acting + 1
    if acting == len(table.figures):
        return table._replace(
            phase=Phase.TURN_ENDS, acting=0, part=Part.FRESH, asked=frozenset(), found=None
        )
    return table._replace(acting=acting, part=Part.FRESH, asked=frozenset(), found=None)


def _spend(table: Table, ability: str) -> Table:
    return table._replace(spent=table.spent | {ability})


def _announced(table: Table, circle: int) -> Table:
    announced = (*table.announced, circle)
    if len(announced) == 4:
        fourth = Outcome("jack", "fourth-location")
        return _over(table._replace(announced=announced), fourth)
    return table._replace(announced=announced, phase=Phase.ROUND_ENDS)


def _tiles_shown(table: Table, event: TilesShown) -> Table:
    face_down = dict(zip(event.spaces, event.tiles, strict=True))
    specials = tuple(s._replace(tile=face_down.get(s.space, s.tile)) for s in table.specials)
    used = tuple(sorted((*table.used, *event.tiles)))
    return table._replace(specials=specials, used=used)


def _round_began(table: Table, number: int) -> Table:
    """H12: clues, blocks and unused false clues go, and the track is reset."""
    table = table._replace(
        round=number, space=0, clues=frozenset(), blocked=frozenset(), specials=()
    )
    return table._replace(phase=Phase.RECLAIMING if reclaimable(table) else Phase.ESCAPE)


def reclaimable(table: Table) -> tuple[str, ...]:
    """H7: each kind of alley or boat among the used tiles, once."""
    if not table.options.newspaper_fabrications:
        return ()
    return tuple(sorted(set(table.used) - {COACH}))


def _over(table: Table, outcome: Outcome) -> Table:
    return table._replace(phase=Phase.OVER, outcome=outcome)
