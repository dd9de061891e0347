"""All that can happen, and who learns it. The labels are the secrecy of this game.

Two things are hidden: who Jack is, known to Jack, and each alibi card, known to its drawer.
"""

from __future__ import annotations

from darklantern.core.actions import vocabulary
from darklantern.core.events import Event, known_to, known_to_seat_in, public
from darklantern.core.seats import JACK


class IdentityDealt(Event, type="identity-dealt"):
    character: str = known_to(JACK)


class CardsTurnedUp(Event, type="cards-turned-up"):
    """The four cards of this turn: drawn on odd turns, the other four on even ones."""

    characters: tuple[str, ...] = public()


class CardPicked(Event, type="card-picked"):
    seat: str = public()
    character: str = public()


class CharacterMoved(Event, type="character-moved"):
    character: str = public()
    to: str = public()


class CharacterStayed(Event, type="character-stayed"):
    """Nowhere to go: nothing is told but that, whoever Jack is (J3)."""

    character: str = public()


class LampMoved(Event, type="lamp-moved"):
    from_: str = public()
    to: str = public()


class CordonMoved(Event, type="cordon-moved"):
    from_: str = public()
    to: str = public()


class CoverMoved(Event, type="cover-moved"):
    """The manhole it lay on is open now, the other one closed."""

    from_: str = public()
    to: str = public()


class CharacterWhistled(Event, type="character-whistled"):
    """Somebody comes nearer to Goodley, for so many of his three points."""

    character: str = public()
    to: str = public()
    points: int = public()


class PlacesSwapped(Event, type="places-swapped"):
    """Gull and this character stand where the other one stood."""

    with_: str = public()


class WatsonFaced(Event, type="watson-faced"):
    direction: str = public()


class AlibiDrawn(Event, type="alibi-drawn"):
    """That Holmes drew a card is public; which one, the seat that played him knows (J12)."""

    drawer: str = public()
    character: str = known_to_seat_in("drawer")


class CardTurnedDown(Event, type="card-turned-down"):
    """The character has done all it had to do."""

    character: str = public()


class WitnessesCalled(Event, type="witnesses-called"):
    """Jack's answer, which the witness card shows until the next call."""

    seen: bool = public()


class SuspectsCleared(Event, type="suspects-cleared"):
    """In alphabetical order; perhaps nobody."""

    characters: tuple[str, ...] = public()


class GaslightWentOut(Event, type="gaslight-went-out"):
    """The tile of this number, wherever it lay (J10)."""

    number: int = public()
    post: str = public()


class TurnBegan(Event, type="turn-began"):
    turn: int = public()


class AccusationProved(Event, type="accusation-proved"):
    character: str = public()
    accused: str = public()


class AccusationFailed(Event, type="accusation-failed"):
    character: str = public()
    accused: str = public()


class JackLeft(Event, type="jack-left"):
    character: str = public()
    exit: str = public()


class DawnBroke(Event, type="dawn-broke"):
    """The eighth call is answered and Jack is not caught."""


EVENTS = vocabulary(
    (
        *(IdentityDealt, CardsTurnedUp, CardPicked, CharacterMoved, CharacterStayed),
        *(LampMoved, CordonMoved, CoverMoved, CharacterWhistled, PlacesSwapped, WatsonFaced),
        *(AlibiDrawn, CardTurnedDown),
        *(WitnessesCalled, SuspectsCleared, GaslightWentOut, TurnBegan),
        *(AccusationProved, AccusationFailed, JackLeft, DawnBroke),
    )
)
