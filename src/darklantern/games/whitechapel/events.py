"""All that can happen, and who learns it. The labels are the secrecy of this game.

Spaces of the move track count from -4 (V) over 0 (I) to 15: `state.space_name` names them.
"""

from __future__ import annotations

from darklantern.core.actions import vocabulary
from darklantern.core.events import Event, known_to, known_to_seat_in, public
from darklantern.core.seats import JACK


class HideoutChosen(Event, type="hideout-chosen"):
    circle: int = known_to(JACK)


class NightBegan(Event, type="night-began"):
    night: int = public()


# -- Hell -----------------------------------------------------------------------------------


class WomanPlaced(Event, type="woman-placed"):
    circle: int = public()
    marked: bool = known_to(JACK)


class HeadDrawn(Event, type="head-drawn"):
    """The pawn on the tile, and the detective who holds that pawn."""

    pawn: str = public()
    head: str = public()


class PatrolPlaced(Event, type="patrol-placed"):
    """Which token lies there is known to tonight's head alone, not to the other detectives."""

    head: str = public()
    crossing: str = public()
    token: str = known_to_seat_in("head")


class AddressWrong(Event, type="address-wrong"):
    circle: int = public()


class AddressRight(Event, type="address-right"):
    circle: int = public()


class AddressKept(Event, type="address-kept"):
    """The head names no circle, and may later."""


class LetterMovedPatrol(Event, type="letter-moved-patrol"):
    """Dear Boss or From Hell. Jack does not look at the token."""

    letter: str = public()
    crossing: str = public()
    to: str = public()


class SaucyJackySent(Event, type="saucy-jacky-sent"):
    crossings: tuple[str, str] = public()


class PatrolRelocated(Event, type="patrol-relocated"):
    crossing: str = public()
    to: str = public()


class LetterKept(Event, type="letter-kept"):
    pass


class WomenTurnedOver(Event, type="women-turned-over"):
    """The marked ones are wretched now; the others were fakes."""

    marked: tuple[int, ...] = public()


class WretchedKilled(Event, type="wretched-killed"):
    circle: int = public()


class DoubleEvent(Event, type="double-event"):
    """The third night: both circles, ascending; in which order is Jack's secret (C6)."""

    circles: tuple[int, int] = public()
    order: tuple[int, int] = known_to(JACK)


class JackWaited(Event, type="jack-waited"):
    """The Time of the Crime is now this roman numeral, 2 to 5."""

    time: int = public()


class WretchedMoved(Event, type="wretched-moved"):
    circle: int = public()
    to: int = public()


class WretchedStayed(Event, type="wretched-stayed"):
    """None of those still to move can (C3)."""

    circles: tuple[int, ...] = public()


class PatrolRevealed(Event, type="patrol-revealed"):
    crossing: str = public()
    token: str = public()


class AlarmWhistled(Event, type="alarm-whistled"):
    """Every pawn stands where its token lay: pawns in the order of the box."""

    pawns: tuple[str, ...] = public()
    crossings: tuple[str, ...] = public()


# -- Hunting --------------------------------------------------------------------------------


class JackWalked(Event, type="jack-walked"):
    space: int = public()
    to: int = known_to(JACK)


class JackTookCoach(Event, type="jack-took-coach"):
    """`space` is the second of the two that are filled."""

    space: int = public()
    via: int = known_to(JACK)
    to: int = known_to(JACK)


class JackUsedAlley(Event, type="jack-used-alley"):
    space: int = public()
    to: int = known_to(JACK)


class JackEscaped(Event, type="jack-escaped"):
    space: int = public()
    to: int = known_to(JACK)


class GoulstonStreetSent(Event, type="goulston-street-sent"):
    pawn: str = public()


class PawnRelocated(Event, type="pawn-relocated"):
    pawn: str = public()
    crossing: str = public()


class PawnMoved(Event, type="pawn-moved"):
    pawn: str = public()
    to: str = public()


class FalseCluePlaced(Event, type="false-clue-placed"):
    circle: int = public()


class FalseClueKept(Event, type="false-clue-kept"):
    pass


class CircleSearched(Event, type="circle-searched"):
    pawn: str = public()
    circle: int = public()
    found: bool = public()


class ArrestFailed(Event, type="arrest-failed"):
    pawn: str = public()
    circles: tuple[int, ...] = public()


class JackArrested(Event, type="jack-arrested"):
    """Where among several circles he stood is no secret: the game is over."""

    pawn: str = public()
    circles: tuple[int, ...] = public()


class PawnRushed(Event, type="pawn-rushed"):
    pawn: str = public()
    to: str = public()


class PawnDone(Event, type="pawn-done"):
    pawn: str = public()


class MovesRanOut(Event, type="moves-ran-out"):
    """The last space is filled and no escape was told (C15)."""


class JackTrapped(Event, type="jack-trapped"):
    """Jack has no legal action (W6)."""


EVENTS = vocabulary(
    (
        *(HideoutChosen, NightBegan, WomanPlaced, HeadDrawn, PatrolPlaced),
        *(AddressWrong, AddressRight, AddressKept),
        *(LetterMovedPatrol, SaucyJackySent, PatrolRelocated, LetterKept),
        *(WomenTurnedOver, WretchedKilled, DoubleEvent, JackWaited),
        *(WretchedMoved, WretchedStayed, PatrolRevealed, AlarmWhistled),
        *(JackWalked, JackTookCoach, JackUsedAlley, JackEscaped),
        *(GoulstonStreetSent, PawnRelocated, PawnMoved, FalseCluePlaced, FalseClueKept),
        *(CircleSearched, ArrestFailed, JackArrested, PawnRushed, PawnDone),
        *(MovesRanOut, JackTrapped),
    )
)
