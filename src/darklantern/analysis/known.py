"""What was known at one moment of a game, and what was true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from darklantern.analysis.believed import Believed
from darklantern.core.events import Event
from darklantern.core.position import Position
from darklantern.core.record import Move
from darklantern.deduction.possible import Possible
from darklantern.games.mrjack.deduce import Suspicion


class Truth(NamedTuple):
    """What Jack alone knew."""

    now: int | str | None
    """Where he was; or, in Mr. Jack, who he is."""
    goals: tuple[int, ...] = ()
    """His hideout; or his locations not yet announced."""


class Known(NamedTuple):
    """One moment: after so many actions."""

    at: int
    move: Move | None
    """The action that led here."""
    events: Sequence[Event]
    """What it made happen."""
    position: Position
    truth: Truth
    possible: Possible | Suspicion | None
    """What the police could prove; nothing before there is something to deduce, and at the end."""
    believed: Believed | None
    notebook: Any
    """What they had been told, as the game's own `deduce` keeps it."""

    @property
    def turn(self) -> tuple[int, ...]:
        """Which turn of the game it is: night or round and space, or the turn's number."""
        table = self.position.state.table
        if isinstance(self.possible, Suspicion) or not hasattr(table, "space"):
            return (table.turn,)
        return (getattr(table, "night", 0) or getattr(table, "round", 0), table.space)

    @property
    def places(self) -> int | None:
        """On how many circles Jack could be; or how many the suspects were for the detective."""
        match self.possible:
            case Possible():
                return len(self.possible.now) or None
            case Suspicion():
                return len(self.possible.suspects)
        return None

    @property
    def goals(self) -> int | None:
        """How many hideouts or locations could be."""
        return len(self.possible.goals) if isinstance(self.possible, Possible) else None

    @property
    def rows(self) -> int | None:
        """How many rows could be."""
        found = self.possible
        return found.paths if isinstance(found, Possible) and found.now else None

    @property
    def here(self) -> float | None:
        """How likely the truth was of where he is, or who."""
        if self.believed is None or not self.believed.now or self.truth.now is None:
            return None
        return self.believed.now.get(self.truth.now, 0.0)

    @property
    def there(self) -> float | None:
        """How likely the truth was of where he is going."""
        if self.believed is None or not self.believed.goals or not self.truth.goals:
            return None
        return sum(self.believed.goals.get(goal, 0.0) for goal in self.truth.goals)
