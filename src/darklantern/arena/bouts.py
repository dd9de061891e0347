"""One game between two rungs, asked for by name and number: the same wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from darklantern.core.options import read_options
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, JACK
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import level, role_of
from darklantern.players.player import Player
from darklantern.players.probes import is_probe, probe

Differences = tuple[tuple[str, Any], ...]
"""Options that differ from the default, by the names of the record."""


class Bout(NamedTuple):
    """A game to be played. Rungs are named with their version, others by where they stand."""

    game: str
    options: Differences
    jack: str
    others: str
    """The rung of all the seats that are not Jack's: one mind."""
    seed: str
    number: int


class Played(NamedTuple):
    """A bout and its record, whose `arena` says which bout it was and how long each side took."""

    bout: Bout
    record: dict[str, Any]

    @property
    def jack_won(self) -> bool:
        return bool(self.record["outcome"]["winner"] == JACK)

    def seconds(self, side: str) -> list[float]:
        """CPU seconds of each whole turn of `jack` or `others`."""
        return list(self.record["arena"]["seconds"][side])


def bout(
    game: str,
    jack: str,
    others: str,
    seed: str,
    number: int,
    options: Differences = (),
) -> Bout:
    """The bout of these rungs; LookupError when there is none of that name."""
    other_role = role_of(game, "the others")
    names = whole_name(game, JACK, jack), whole_name(game, other_role, others)
    return Bout(game, options, *names, seed, number)


def whole_name(game: str, role: str, name: str) -> str:
    """With its version; a player from elsewhere is named as it is."""
    if ":" in name or is_probe(name):
        maker(game, role, name)
        return name
    return str(level(game, role, name))


def maker(game: str, role: str, name: str) -> Callable[[Random], Player]:
    """What makes a player of this name: a rung, a probe, or `package.module:Name` from elsewhere.

    Only here, where one's own command line is the source of names: it runs what it imports.
    """
    if is_probe(name):
        return probe(game, role, name).make
    module, is_elsewhere, attribute = name.partition(":")
    if not is_elsewhere:
        return level(game, role, name).make
    try:
        found: Callable[[Random], Player] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        raise LookupError(f"there is no player to import at {name}") from None
    return found


def play(bout: Bout) -> Played:
    """Play it. Chance has a source of its own: bouts of one seed and number are dealt alike."""
    game = find_game(bout.game)
    options = read_options(game.options, dict(bout.options))
    playthrough = Playthrough(game, options, game.seating(None, None))
    chance, jacks, theirs = (
        Random(f"{bout.seed}/{bout.number}/{who}") for who in ("chance", "jack", "others")
    )
    jack = maker(bout.game, JACK, bout.jack)(jacks)
    others = maker(bout.game, role_of(bout.game, "the others"), bout.others)(theirs)
    seats = playthrough.seating.seats
    company = Company(playthrough, {seat: jack if seat == JACK else others for seat in seats})
    dealer = Dealer(chance)
    spent: list[tuple[str, float]] = []
    while (seat := playthrough.position.seat) is not None:
        if seat == CHANCE:
            playthrough.play(seat, dealer.draw(playthrough.position))
            continue
        start = time.process_time()
        action = company.choose(seat)
        spent.append(("jack" if seat == JACK else "others", time.process_time() - start))
        playthrough.play(seat, action)
    turns = list(_turns(spent))
    record = playthrough.written()
    record["arena"] = {
        "jack": bout.jack,
        "others": bout.others,
        "seed": bout.seed,
        "number": bout.number,
        "seconds": {
            side: [round(seconds, 4) for whose, seconds in turns if whose == side]
            for side in ("jack", "others")
        },
    }
    return Played(bout, record)


def _turns(spent: list[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    """A whole turn of a side: all its decisions until the other side has one."""
    whose, seconds = "", 0.0
    for side, took in spent:
        if side != whose and whose:
            yield whose, seconds
            seconds = 0.0
        whose, seconds = side, seconds + took
    if whose:
        yield whose, seconds
