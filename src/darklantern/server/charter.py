"""The charter of a table: what is agreed before the game begins, and never changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import Options, read_options
from darklantern.core.position import Position, begin
from darklantern.core.registry import find_game
from darklantern.core.seats import JACK, Seat, Seating

POLICE = "police"
"""The side of all seats that are not Jack's, and the link to whichever of them is free."""

Line = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Assist = Literal["none", "possible", "likely", "full"]


class BadCharter(ValueError):
    """A table like this cannot be; the sentence says why."""


class LiveClock(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class DaysClock(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Charter(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What the table agrees on. Everything but the game has a usual value."""

    game: Word
    title: Line = ""
    options: dict[Word, Any] = msgspec.field(default_factory=dict)
    figures: Annotated[list[Word], Meta(max_length=8)] | None = None
    """The police seats, where the game leaves a choice."""
    detectives: Annotated[int, Meta(ge=1, le=8)] | None = None
    """How many police players share the pawns, where they do."""
    assist: dict[Literal["jack", "police"], Assist] = msgspec.field(default_factory=dict)
    """What the notebook may work out for each side: nothing; what is possible (and so what is
    certain) by proof alone; that and what is likely; or that and why."""
    talk: Literal["private", "open", "closed"] = "private"
    """The police channel: for the police alone; heard by everybody; none."""
    spectators: Literal["welcome", "nobody"] = "welcome"
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """How many seconds later spectators hear of everything."""
    listed: bool = False
    """Whether strangers find the table in the listing, or only who has a link."""
    clock: LiveClock | DaysClock | None = None
    pace: Annotated[float, Meta(ge=0, le=60)] = 1.0
    """Seconds that a computer takes for every decision, easy or hard, forced or free."""

    def assist_of(self, seat: Seat) -> Assist:
        """What this seat's notebook may work out."""
        return self.assist.get(side(seat), "none")  # type: ignore[call-overload, no-any-return]

    @property
    def seconds(self) -> float | None:
        """How long a decision may take."""
        if isinstance(self.clock, LiveClock):
            return self.clock.seconds
        return self.clock.days * 86_400 if self.clock else None


class Setup:
    """The charter read by the rules: game, options, seating, the first position."""

    def __init__(self, charter: Charter) -> None:
        try:
            self.game: Game = find_game(charter.game)
            self.options: Options = read_options(self.game.options, charter.options)
            figures = None if charter.figures is None else [JACK, *charter.figures]
            self.seating: Seating = self.game.seating(figures, charter.detectives)
            self.opening: Position = begin(self.game, self.options, self.seating)
        except LookupError as missing:
            raise BadCharter(str(missing.args[0])) from None
        except (InvalidSetup, ValueError) as fault:
            raise BadCharter(str(fault)) from None


def side(seat: Seat) -> str:
    """Jack's side, or the others'."""
    return JACK if seat == JACK else POLICE
