"""What a game is to the rest of the house.

A game is pure: no input or output, no clock, no random numbers, no globals. It is four
questions about what a player sees, and three about what happens:

    to_act, legal_actions, why_not, outcome       asked of a table or a view
    decide, follows, evolve_...                   how one state becomes the next

`State` is the table, which everybody sees, and the notes that each seat keeps behind its
screen. A `View` is what one seat can see of it. Nothing else goes to a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from darklantern.core.actions import Action, Vocabulary
from darklantern.core.events import Event
from darklantern.core.options import Options
from darklantern.core.seats import Seat, Seating
from darklantern.core.sentences import Sentence

Table: TypeAlias = Any
"""What lies in the open. Each game has its own, an immutable value."""

Notes: TypeAlias = Any
"""What one seat keeps to itself. Each game has its own, an immutable value."""


class State(NamedTuple):
    """Everything: for the referee alone."""

    table: Table
    notes: Mapping[Seat, Notes]


class View(NamedTuple):
    """All that one seat knows now; a spectator has no notes."""

    seat: Seat
    table: Table
    notes: Notes
    """None for a spectator."""


class Outcome(NamedTuple):
    winner: Literal["jack", "police", "detective"]
    reason: str


class IllegalAction(ValueError):
    """Somebody tried what the rules forbid; the sentence says which rule, and nothing changed."""


class InvalidSetup(ValueError):
    """These options or seats are not ones that the game allows."""


class Game(Protocol):
    """The contract. Every game module offers one as `GAME`."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def options(self) -> type[Options]: ...

    @property
    def actions(self) -> Vocabulary: ...

    @property
    def events(self) -> Mapping[str, type[Event]]: ...

    def seating(self, seats: Sequence[Seat] | None, players: int | None) -> Seating:
        """The usual seats, or these, or those for so many police players."""
        ...

    def setup(self, options: Any, seating: Seating) -> State:
        """The state before the first action. `InvalidSetup` says what is wrong with the wish."""
        ...

    def to_act(self, table: Table) -> Seat | None:
        """Who must choose now; nobody when the game is over."""
        ...

    def legal_actions(self, view: View) -> Sequence[Action]:
        """All that the seat to act may do, in the order that docs/rules gives."""
        ...

    def why_not(self, view: View, action: Action) -> Sentence:
        """The rule that an illegal action breaks, in a sentence for the person who tried it."""
        ...

    def decide(self, state: State, action: Action) -> Event:
        """What a legal action makes happen first. `Position.play` has checked that it is legal."""
        ...

    def follows(self, state: State) -> Event | None:
        """What happens now without anybody's choice, if anything does."""
        ...

    def evolve_table(self, table: Table, event: Event) -> Table:
        """The table after the event, told as a spectator hears it."""
        ...

    def evolve_notes(self, seat: Seat, notes: Notes, table: Table, event: Event) -> Notes:
        """The seat's notes after the event, told as that seat hears it; `table` is before it."""
        ...

    def chances(self, state: State) -> Sequence[tuple[Action, Fraction]]:
        """When chance is to act: what it may draw, and how likely."""
        ...

    def outcome(self, table: Table) -> Outcome | None:
        """Who has won and why; nothing while the game runs."""
        ...

    def footnote(self, table: Table, events: Sequence[Event]) -> Mapping[str, Any]:
        """What a file with legal lists adds to an action beside its list, if anything."""
        ...

    def prose(self, event: Event) -> str:
        """The event as a line of the log, saying what it tells and no more."""
        ...

    def describe(self, view: View) -> str:
        """The position in a few lines of text, as its viewer sees it."""
        ...

    def question(self, view: View) -> str:
        """What is asked of the seat to act, in a sentence."""
        ...

    def plain(self, action: Action) -> bool:
        """Whether a bare number, typed, means this kind of action."""
        ...
