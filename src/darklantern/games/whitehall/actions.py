"""All that a seat can choose, as record.md names it."""

from __future__ import annotations

from darklantern.core.actions import Action, vocabulary


class ChooseLocation(Action, type="choose-location"):
    """Jack notes one of his four locations, lowest number first."""

    circle: int


class Deploy(Action, type="deploy"):
    """A figure is placed on a yellow-bordered crossing."""

    crossing: str


class Begin(Action, type="begin"):
    """Jack announces at which of his locations the hunt begins."""

    circle: int


class Reclaim(Action, type="reclaim"):
    """Newspaper Fabrications: Jack takes a used tile back."""

    tile: str


class Pass(Action, type="pass"):
    """Jack takes no tile back, or keeps his false clue."""


class Walk(Action, type="walk"):
    to: int


class Coach(Action, type="coach"):
    via: int
    to: int


class Alley(Action, type="alley"):
    to: int


class Boat(Action, type="boat"):
    to: int


class Move(Action, type="move"):
    """A figure moves; with `ability`, as yellow's or blue's tile allows."""

    to: str
    ability: bool = False


class FalseClue(Action, type="false-clue"):
    circle: int


class Search(Action, type="search"):
    circle: int


class Arrest(Action, type="arrest"):
    """One circle; with `ability` red's second chance, or (no circle) all in green's reach."""

    circle: int | None = None
    ability: bool = False


class Smoker(Action, type="smoker"):
    """Yellow's dog asks when Jack was on the circle of the clue just found."""


class Accuse(Action, type="accuse"):
    """Brown names a circle as a location not yet reached."""

    circle: int


class Done(Action, type="done"):
    """The figure stops here."""


ACTIONS = vocabulary(
    (
        *(ChooseLocation, Deploy, Begin, Reclaim, Pass),
        *(Walk, Coach, Alley, Boat, Move),
        *(FalseClue, Search, Arrest, Smoker, Accuse, Done),
    )
)
