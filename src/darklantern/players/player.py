"""What a player is: it sits in a chair, sees a view, and chooses among what is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import Game, View
from darklantern.core.seats import Seat, Seating


def in_peace() -> bool:
    """Nobody hurries the player."""
    return False


@dataclass(frozen=True)
class Chair:
    """What the seat to act knows beside its view, and whether somebody is getting impatient."""

    game: Game
    seating: Seating
    seats: tuple[Seat, ...]
    """The seats that this player holds, the one to act among them."""
    heard: Sequence[Event]
    """All that has happened, as the seat to act was told it."""
    hurry: Callable[[], bool] = in_peace
    """Asked now and then by a player that thinks long: it then answers with the best so far."""


class Player(Protocol):
    """Made for one game. It meets views and redacted events, never a State.

    With its source of chance fixed, what it chooses depends on nothing that a person in that
    seat could not know (tests/players/test_doctored_worlds.py).
    """

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        """One of the legal actions."""
        ...


@runtime_checkable
class Reasoned(Protocol):
    """A player that can say why."""

    def reason(self) -> str:
        """Why it chose what it chose last, in a sentence for the person in its seat."""
        ...


def reason_of(player: Player) -> str:
    """Its reason, or that it has none to give."""
    return player.reason() if isinstance(player, Reasoned) else "It does not say why."
