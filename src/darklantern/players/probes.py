"""Players drawn by lot, to look for one that a rung cannot stand: the crowd an exploiter seeks in.

A probe is named by its number, and is the same for ever: `probe-17` thinks like a rung or goes by
fixed habits, with numbers of its own. Nobody meets one at a table; only the arena knows them.

>>> probe("whitechapel", "jack", "probe-2").says
'...'
>>> probe("mrjack", "jack", "probe-x")
Traceback (most recent call last):
LookupError: there is no player "probe-x": a probe has a number, as in probe-17
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from darklantern.core.seats import JACK
from darklantern.players.player import Player

PREFIX = "probe-"


class Probe(NamedTuple):
    """One of the crowd."""

    says: str
    """What it does otherwise than the rung that it was drawn from."""
    make: Callable[[Random], Player]


def is_probe(name: str) -> bool:
    return name.startswith(PREFIX)


def probe(game: str, role: str, name: str) -> Probe:
    """The probe of this number; LookupError when it is no number, or nobody draws for the game."""
    number = name.removeprefix(PREFIX)
    if not number.isdecimal():
        raise LookupError(f'there is no player "{name}": a probe has a number, as in probe-17')
    lot = Random(f"{game}/{role}/{int(number)}")
    match game:
        case "whitehall":
            from darklantern.players.whitehall import probes as whitehall

            return (whitehall.jack if role == JACK else whitehall.police)(lot)
        case "whitechapel":
            from darklantern.players.whitechapel import probes as whitechapel

            return (whitechapel.jack if role == JACK else whitechapel.police)(lot)
        case "mrjack":
            from darklantern.players.mrjack import probes as mrjack

            return mrjack.either(lot)
    raise LookupError(f"there are no probes of {game}")


def drawn(lot: Random, choices: dict[str, tuple[Any, ...]]) -> dict[str, Any]:
    """One value for each name."""
    return {name: lot.choice(values) for name, values in choices.items()}


def said(kind: str, values: dict[str, Any]) -> str:
    """The values as a report shows them."""
    return f"{kind}: " + ", ".join(f"{name} {_short(value)}" for name, value in values.items())


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if hasattr(value, "name"):
        return str(value.name)
    if isinstance(value, tuple):
        return "(" + " ".join(_short(each) for each in value) + ")"
    return f"{value:g}" if isinstance(value, float) else str(value)
