"""Whitehall Mystery in words: the log, the position and the question, as a seat hears them."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.actions import Action
from darklantern.core.events import Event, tells
from darklantern.core.game import View
from darklantern.games.whitehall.actions import (
    Begin,
    ChooseLocation,
    Deploy,
    FalseClue,
    Move,
    Search,
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
from darklantern.games.whitehall.state import JackNotes, Part, Phase, Table
from darklantern.streets.track import LAST_SPACE

PLAIN = (ChooseLocation, Deploy, Begin, Walk, Move, FalseClue, Search)


def plain(action: Action) -> bool:
    """What a bare number means: the ordinary thing of the phase, with no ability."""
    return isinstance(action, PLAIN) and not getattr(action, "ability", False)


def prose(event: Event) -> str:
    """A line of the log, saying what the (redacted) event tells."""
    match event:
        case LocationChosen():
            return f"Jack notes a location{_told(event, 'circle', ': ')}."
        case FigureDeployed():
            return f"{event.figure.capitalize()} is placed on {event.crossing}."
        case HuntBegan():
            return f"The hunt begins: Jack was at {event.circle}."
        case JackWalked():
            return f"Space {event.space}: Jack walks{_told(event, 'to', ' to ')}."
        case JackTookCoach():
            ride = f"{_told(event, 'via', ' by ')}{_told(event, 'to', ' to ')}"
            return f"Spaces {event.space - 1} and {event.space}: Jack takes a coach{ride}."
        case JackUsedTile():
            to = _told(event, "to", " to ")
            return f"Space {event.space}: Jack uses {_article(event.tile)}{to}."
        case JackUsedHiddenTile():
            tile = f" ({event.tile})" if tells(event, "tile") else ""
            to = _told(event, "to", " to ")
            return f"Space {event.space}: Jack uses a tile face down{tile}{to}."
        case FigureMoved():
            how = ", using its ability" if event.ability else ""
            return f"{event.figure.capitalize()} moves to {event.to}{how}."
        case FalseCluePlaced():
            return f"Jack blocks {event.circle} with a false clue."
        case FalseClueKept():
            return "Jack keeps his false clue."
        case CircleSearched():
            answer = "a clue!" if event.found else "nothing."
            return f"{event.figure.capitalize()} searches {event.circle}: {answer}"
        case ArrestFailed():
            return f"{_arrest(event)}: Jack is not there."
        case JackArrested():
            return f"{_arrest(event)}: Jack is caught! The police win."
        case SmokerAnswered():
            spaces = _listed(event.spaces)
            return f"Smoker follows the scent: Jack was on {event.circle} at space {spaces}."
        case AccusationFailed():
            return f"{event.figure.capitalize()} names {event.circle}: not a location ahead."
        case AccusationProved():
            return f"{event.figure.capitalize()} names {event.circle}: right! The police win."
        case FigureDone():
            return f"{event.figure.capitalize()} is done."
        case LocationAnnounced():
            return f"Jack announces a location reached: {event.circle}."
        case TilesShown():
            pairs = zip(event.tiles, event.spaces, strict=True)
            shown = ", ".join(f"{_article(tile)} at {space}" for tile, space in pairs)
            return f"The tiles face down are shown: {shown}."
        case RoundBegan():
            return f"Round {event.round} begins at {event.circle}."
        case TileReclaimed():
            return f"Jack takes {_article(event.tile)} back."
        case TileNotReclaimed():
            return "Jack takes no tile back."
        case TurnEnded():
            return "The turn ends."
        case MovesRanOut():
            return "The fifteenth space is filled: Jack is out of moves. The police win."
        case JackTrapped():
            return "Jack has no move left. The police win."
    raise TypeError(f"no words for {event}")


def _told(event: Event, name: str, before: str) -> str:
    return f"{before}{getattr(event, name)}" if tells(event, name) else ""


def _article(tile: str) -> str:
    return f"{'an' if tile[0] == 'a' else 'a'} {tile}"


def _arrest(event: ArrestFailed | JackArrested) -> str:
    how = " by its ability" if event.ability else ""
    return f"{event.figure.capitalize()} makes an arrest{how} at {_listed(event.circles)}"


def _listed(numbers: Sequence[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last


def describe(view: View) -> str:
    """The position in a few lines: what lies in the open, then the viewer's own notes."""
    table: Table = view.table
    lines = []
    if table.crossings:
        at = zip(table.figures, table.crossings, strict=False)
        lines.append("Figures: " + ", ".join(f"{figure} on {k}" for figure, k in at))
    if table.round:
        lines.append(f"Round {table.round} of 3, space {table.space} of {LAST_SPACE}")
        lines.append("Locations announced: " + ", ".join(map(str, table.announced)))
    if table.clues:
        lines.append("Clues: " + ", ".join(map(str, sorted(table.clues))))
    if table.blocked:
        lines.append("Blocked by false clues: " + ", ".join(map(str, sorted(table.blocked))))
    if table.used:
        lines.append("Tiles used: " + ", ".join(table.used))
    if table.false_clues:
        lines.append(f"False clues in Jack's hand: {table.false_clues}")
    if table.spent:
        lines.append("Abilities used: " + ", ".join(sorted(table.spent)))
    if isinstance(view.notes, JackNotes):
        lines += _sheet(view.notes, table)
    return "\n".join(lines)


def _sheet(notes: JackNotes, table: Table) -> list[str]:
    lines = ["Your locations: " + ", ".join(map(str, notes.locations))]
    if notes.row:
        lines.append("Your row: " + " - ".join(map(str, notes.row)))
        lines.append("Still to reach: " + ", ".join(map(str, notes.goals(table))))
        lines.append("Tiles left: " + (", ".join(notes.tiles) or "none"))
    return lines


def question(view: View) -> str:
    """What is asked of the seat to act."""
    table: Table = view.table
    match table.phase:
        case Phase.LOCATIONS:
            return f"Jack, choose your location {table.chosen + 1} of 4 (lowest number first)."
        case Phase.DEPLOYMENT:
            return f"{table.figure.capitalize()}, choose the crossing to start on."
        case Phase.BEGINNING:
            return "Jack, announce at which of your locations the hunt begins."
        case Phase.RECLAIMING:
            return "Jack, take a used alley or boat back, or pass."
        case Phase.ESCAPE:
            return "Jack, walk to an adjacent circle or use a tile."
        case Phase.HUNTING:
            return f"{table.figure.capitalize()}, move 0, 1 or 2 crossings."
        case Phase.BLOCKING:
            return "Jack, block a circle with a false clue, or pass."
        case Phase.SUSPICION:
            return f"{table.figure.capitalize()}, {_suspicion(table)}"
    return "The game is over."


def _suspicion(table: Table) -> str:
    match table.part:
        case Part.SEARCHING:
            return "search on, or be done."
        case Part.AGAIN:
            return "use your ability for an arrest, or be done."
        case Part.SMOKER:
            return "send Smoker after this clue, or be done."
    return "search, make an arrest, or be done."
