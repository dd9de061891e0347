"""Worlds: a history as one seat was told it, with what was hidden filled in.

A sampled world is made of events, not of a state: the events told, completed. Redacted for the
same seat they are the same again, so the world cannot be told from the true one; and the state,
notes included, evolves from them as from any events.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from darklantern.core.events import Event
from darklantern.core.game import Game, State
from darklantern.core.position import evolve

E = TypeVar("E", bound=Event)


def completed(event: E, **hidden: Any) -> E:
    """The event with what it does not tell filled in; what it tells stays.

    >>> from darklantern.core.events import Event, known_to, public, redact
    >>> class Walked(Event, type="walked"):
    ...     space: int = public()
    ...     to: int = known_to("jack")
    >>> completed(redact(Walked(space=3, to=57), "yellow"), to=99)
    Walked(space=3, to=99)
    """
    whole = object.__new__(type(event))
    whole.__dict__.update({**hidden, **event.__dict__})
    missing = event.labels.keys() - whole.__dict__.keys()
    if missing:
        raise ValueError(f"{type(event).__name__} needs {', '.join(sorted(missing))}")
    return whole


def state_after(game: Game, setup: State, events: Iterable[Event]) -> State:
    """The referee's whole knowledge in this world."""
    state = setup
    for event in events:
        state = evolve(game, state, event)
    return state
