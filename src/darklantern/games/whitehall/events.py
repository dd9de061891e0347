"""All that can happen, and who learns it. The labels are the secrecy of this game."""

from __future__ import annotations

from darklantern.core.actions import vocabulary
from darklantern.core.events import Event, known_to, public
from darklantern.core.seats import JACK


class LocationChosen(Event, type="location-chosen"):
    circle: int = known_to(JACK)


class FigureDeployed(Event, type="figure-deployed"):
    figure: str = public()
    crossing: str = public()


class HuntBegan(Event, type="hunt-began"):
    circle: int = public()


class JackWalked(Event, type="jack-walked"):
    space: int = public()
    to: int = known_to(JACK)


class JackTookCoach(Event, type="jack-took-coach"):
    """Two spaces are filled, so a coach is seen to be one even with Murderer at Large (H6)."""

    space: int = public()
    via: int = known_to(JACK)
    to: int = known_to(JACK)


class JackUsedTile(Event, type="jack-used-tile"):
    """An alley or a boat, in the open."""

    space: int = public()
    tile: str = public()
    to: int = known_to(JACK)


class JackUsedHiddenTile(Event, type="jack-used-hidden-tile"):
    """An alley or a boat, face down (Murderer at Large, H6)."""

    space: int = public()
    tile: str = known_to(JACK)
    to: int = known_to(JACK)


class FigureMoved(Event, type="figure-moved"):
    figure: str = public()
    to: str = public()
    ability: bool = public(default=False)


class FalseCluePlaced(Event, type="false-clue-placed"):
    circle: int = public()


class FalseClueKept(Event, type="false-clue-kept"):
    pass


class CircleSearched(Event, type="circle-searched"):
    figure: str = public()
    circle: int = public()
    found: bool = public()


class ArrestFailed(Event, type="arrest-failed"):
    figure: str = public()
    circles: tuple[int, ...] = public()
    ability: bool = public(default=False)


class JackArrested(Event, type="jack-arrested"):
    """Where among several circles he stood is no secret: the game is over."""

    figure: str = public()
    circles: tuple[int, ...] = public()
    ability: bool = public(default=False)


class SmokerAnswered(Event, type="smoker-answered"):
    """At which spaces of this round's row Jack was on the circle."""

    circle: int = public()
    spaces: tuple[int, ...] = public()


class AccusationFailed(Event, type="accusation-failed"):
    figure: str = public()
    circle: int = public()


class AccusationProved(Event, type="accusation-proved"):
    figure: str = public()
    circle: int = public()


class FigureDone(Event, type="figure-done"):
    figure: str = public()


class LocationAnnounced(Event, type="location-announced"):
    circle: int = public()


class TilesShown(Event, type="tiles-shown"):
    """The round is over: what lay face down beside which space (H6, H12)."""

    spaces: tuple[int, ...] = public()
    tiles: tuple[str, ...] = public()


class RoundBegan(Event, type="round-began"):
    round: int = public()
    circle: int = public()


class TileReclaimed(Event, type="tile-reclaimed"):
    tile: str = public()


class TileNotReclaimed(Event, type="tile-not-reclaimed"):
    pass


class TurnEnded(Event, type="turn-ended"):
    """No new location was reached; spaces are left."""


class MovesRanOut(Event, type="moves-ran-out"):
    """The fifteenth space is filled and no new location was reached."""


class JackTrapped(Event, type="jack-trapped"):
    """Jack has no legal action (W6)."""


EVENTS = vocabulary(
    (
        *(LocationChosen, FigureDeployed, HuntBegan),
        *(JackWalked, JackTookCoach, JackUsedTile, JackUsedHiddenTile),
        *(FigureMoved, FalseCluePlaced, FalseClueKept, CircleSearched),
        *(ArrestFailed, JackArrested, SmokerAnswered, AccusationFailed, AccusationProved),
        *(FigureDone, LocationAnnounced, TilesShown, RoundBegan, TileReclaimed, TileNotReclaimed),
        *(TurnEnded, MovesRanOut, JackTrapped),
    )
)
