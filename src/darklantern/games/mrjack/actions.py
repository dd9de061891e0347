"""All that a seat can choose and chance can draw, as record.md names it."""

from __future__ import annotations

from darklantern.core.actions import Action, vocabulary


class DealIdentity(Action, type="deal-identity"):
    """Chance: the alibi card that Jack draws at the start. He is that character."""

    character: str


class DealCards(Action, type="deal-cards"):
    """Chance: the four character cards of an odd turn, in alphabetical order."""

    characters: tuple[str, str, str, str]


class DealAlibi(Action, type="deal-alibi"):
    """Chance: the alibi card that Holmes draws for whoever plays him."""

    character: str


class Pick(Action, type="pick"):
    """A card is taken from those face up, and its character is played."""

    character: str


class Move(Action, type="move"):
    to: str


class Accuse(Action, type="accuse"):
    """The detective's character ends its move on another one's hex and accuses it."""

    to: str


class Leave(Action, type="leave"):
    """Jack's own character leaves the district."""

    exit: str


class Stay(Action, type="stay"):
    """A character with nowhere to go stays; that counts as its move (J3)."""


class Lamp(Action, type="lamp"):
    """Smith moves a lit tile to a gaslight that is out."""

    from_: str
    to: str


class Cordon(Action, type="cordon"):
    """Lestrade moves a cordon to another exit."""

    from_: str
    to: str


class Manhole(Action, type="manhole"):
    """Bert moves a cover, opening one manhole and closing another."""

    from_: str
    to: str


class Whistle(Action, type="whistle"):
    """Goodley brings another character nearer to him."""

    character: str
    to: str


class Swap(Action, type="swap"):
    """Gull changes places with another character instead of moving."""

    with_: str


class Face(Action, type="face"):
    """Watson's lantern is turned."""

    direction: str


ACTIONS = vocabulary(
    (
        *(DealIdentity, DealCards, DealAlibi),
        *(Pick, Move, Accuse, Leave, Stay),
        *(Lamp, Cordon, Manhole, Whistle, Swap, Face),
    )
)
