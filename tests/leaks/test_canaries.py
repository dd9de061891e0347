"""Canaries: secrets that can be recognised wherever they turn up.

Every value that some seat must not learn is replaced, as soon as an event holds it, by an equal
one that remembers where it was hidden. Whatever then becomes public is caught, and must be one
of the doors by which this game reveals things on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from darklantern.core.actions import Action
from darklantern.core.events import Event, everybody, redact
from darklantern.core.game import Game, State
from darklantern.core.seats import SPECTATOR
from tests.at_play import GAMES, Setup, homing, play_out, some_setups

DOORS = {
    "whitehall": {
        "hunt-began.circle",  # H1
        "location-announced.circle",  # H2
        "round-began.circle",
        "tiles-shown.tiles",  # H6, H12
    },
    "whitechapel": {
        "woman-placed.circle",  # where a woman stands is public, which kind she is is not
        "patrol-placed.crossing",  # likewise a patrol
        "patrol-revealed.token",  # C4
        "double-event.circles",  # C6: both circles, sorted
    },
    "mrjack": set(),
}
"""Game: the public fields through which a secret is told at last, as the rules want it."""


class CanaryNumber(int):
    """A number that was hidden once."""


class CanaryWord(str):
    """A word that was hidden once."""

    __slots__ = ()


def canary(value: Any) -> Any:
    if type(value) is int:
        return CanaryNumber(value)
    if type(value) is str:
        return CanaryWord(value)
    if type(value) is tuple:
        return tuple(map(canary, value))
    return value


def canaries(value: Any) -> Iterator[Any]:
    """Every canary inside a value, however deep."""
    if isinstance(value, CanaryNumber | CanaryWord):
        yield value
    elif isinstance(value, dict):
        for pair in value.items():
            yield from canaries(pair)
    elif isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from canaries(item)
    elif hasattr(value, "__dict__") and not isinstance(value, type):
        yield from canaries(vars(value))


class Marked:
    """A game whose hidden values are canaries from the moment an event holds them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.doors: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def decide(self, state: State, action: Action) -> Event:
        event = self._game.decide(state, action)
        if not event.is_public:  # a secret gesture: mark what was chosen, then decide again
            marked = object.__new__(type(action))
            marked.__dict__.update({key: canary(value) for key, value in vars(action).items()})
            event = self._game.decide(state, marked)
        return self._mark(event)

    def follows(self, state: State) -> Event | None:
        event = self._game.follows(state)
        return None if event is None else self._mark(event)

    def _mark(self, event: Event) -> Event:
        values = dict(vars(event))
        for field, label in event.labels.items():
            if label is everybody:
                if any(canaries(values[field])):
                    self.doors.add(f"{event.type}.{field}")
                    values[field] = _plain(values[field])  # it is public from now on
            else:
                values[field] = canary(values[field])
        marked = object.__new__(type(event))
        marked.__dict__.update(values)
        return marked


def _plain(value: Any) -> Any:
    if isinstance(value, CanaryNumber):
        return int(value)
    if isinstance(value, CanaryWord):
        return str(value)
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value


def doors_used(setup: Setup, game: Any, games: int) -> set[str]:
    """Play whole games with marked secrets; nothing marked may reach a spectator."""
    marked = Marked(game)
    for seed in range(games):
        playthrough = play_out(setup._replace(game=marked), f"canary {seed}", homing)
        for step in playthrough.steps:
            view = step.after.view(SPECTATOR)
            assert not list(canaries(tuple(view))), f"after {step.move}"
            for event in step.events:
                assert not list(canaries(redact(event, SPECTATOR))), event
    return marked.doors


@pytest.mark.parametrize("name", GAMES)
def test_secrets_come_out_only_by_the_doors_that_the_rules_open(name: str) -> None:
    used = set()
    for setup in some_setups(name, 12, seed=9):
        used |= doors_used(setup, setup.game, games=3)
    assert used == DOORS[name]


def test_canaries_are_found_wherever_they_hide() -> None:
    for value in (CanaryNumber(5), (1, (CanaryNumber(5),)), {"a": [canary("k5")]}, {canary(5): 1}):
        assert list(canaries(value))
    assert not list(canaries((1, "k5", {"a": (2,)})))
