"""All that a seat can choose, and all that chance can draw, as record.md names it."""

from __future__ import annotations

from darklantern.core.actions import Action, vocabulary


class ChooseHideout(Action, type="choose-hideout"):
    circle: int


class PlaceWoman(Action, type="place-woman"):
    """Jack lays a woman token face down; a marked one is a possible target."""

    circle: int
    marked: bool


class Head(Action, type="head"):
    """Chance turns over a Head of the Investigation tile."""

    pawn: str


class PlacePatrol(Action, type="place-patrol"):
    """The head lays a patrol token face down: a colour, or "false"."""

    crossing: str
    token: str


class Accuse(Action, type="accuse"):
    """I Know Your Address: the head names a circle as Jack's hideout."""

    circle: int


class Pass(Action, type="pass"):
    """No address is named, no letter sent, no false clue placed."""


class Letter(Action, type="letter"):
    """Each letter has its own keys: crossing and to, crossings, or pawn."""

    letter: str
    crossing: str | None = None
    to: str | None = None
    crossings: tuple[str, str] | None = None
    pawn: str | None = None


class Relocate(Action, type="relocate"):
    """Saucy Jacky: the head moves one of the two tokens that Jack chose."""

    crossing: str
    to: str


class Kill(Action, type="kill"):
    """Jack's victim; on the third night two of them, in the order he keeps to himself."""

    circle: int
    then: int | None = None


class Wait(Action, type="wait"):
    """Jack lets the Time of the Crime move on."""


class MoveWretched(Action, type="move-wretched"):
    circle: int
    to: int


class Reveal(Action, type="reveal"):
    """Jack turns a patrol token over."""

    crossing: str


class Walk(Action, type="walk"):
    """With `escape`, onto the hideout, and he says so."""

    to: int
    escape: bool = False


class Coach(Action, type="coach"):
    via: int
    to: int


class Alley(Action, type="alley"):
    to: int


class RelocatePawn(Action, type="relocate-pawn"):
    """Goulston Street: the pawn that the head sends there."""

    pawn: str


class Move(Action, type="move"):
    pawn: str
    to: str


class FalseClue(Action, type="false-clue"):
    circle: int


class Search(Action, type="search"):
    pawn: str
    circle: int


class Arrest(Action, type="arrest"):
    """One circle; without one (area arrests) all in the pawn's reach."""

    pawn: str
    circle: int | None = None


class Rush(Action, type="rush"):
    """Rushing: the pawn moves once more, and does nothing else."""

    pawn: str
    to: str


class Done(Action, type="done"):
    """The pawn's part ends here."""

    pawn: str


ACTIONS = vocabulary(
    (
        *(ChooseHideout, PlaceWoman, Head, PlacePatrol, Accuse, Pass),
        *(Letter, Relocate, Kill, Wait, MoveWretched, Reveal),
        *(Walk, Coach, Alley, RelocatePawn, Move),
        *(FalseClue, Search, Arrest, Rush, Done),
    )
)
