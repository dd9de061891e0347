"""What is said on the command line about a game: which, its options, who sits where."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import Options, choices, names, read_options, write_options
from darklantern.core.position import begin
from darklantern.core.record import Record, RecordFault, read
from darklantern.core.registry import find_game, game_names
from darklantern.core.seats import JACK, Seat, Seating
from darklantern.players.at_random import RandomPlayer
from darklantern.players.levels import role_of, seat_player, usual_level
from darklantern.players.player import Player


class BadWish(Exception):
    """The command line asks for something that cannot be; the sentence says what there is."""

    status = 2


class BadRecord(BadWish):
    """The wish makes sense, but what stands in the file is no record."""

    status = 1


def add_setup(command: argparse.ArgumentParser) -> None:
    """The flags that choose options and seats."""
    command.add_argument(
        "--options",
        default="",
        metavar="A,B,KEY=VALUE",
        help="optional rules, as `darklantern games` lists them",
    )
    command.add_argument(
        "--seats", metavar="A,B,C", help="whitehall: the three figures, such as yellow,blue,green"
    )
    command.add_argument(
        "--detectives", type=int, metavar="N", help="whitechapel: how many share the five pawns"
    )


def game_named(name: str) -> Game:
    try:
        return find_game(name)
    except LookupError as missing:
        raise BadWish(missing.args[0]) from None


def setup_wanted(game: Game, wishes: argparse.Namespace) -> tuple[Options, Seating]:
    """Options and seats that the game allows."""
    seats = None if wishes.seats is None else [s for s in wishes.seats.split(",") if s]
    try:
        options = read_options(game.options, _options(game, wishes.options))
        seating = game.seating(seats, wishes.detectives)
        begin(game, options, seating)
    except (InvalidSetup, ValueError) as fault:
        raise BadWish(f"{game.name}: {fault}") from None
    if wishes.detectives is not None and seating.pawns is None:
        raise BadWish(f"{game.name}: nobody shares pawns here, so --detectives says nothing")
    return options, seating


def options_wanted(game: Game, text: str) -> tuple[tuple[str, Any], ...]:
    """Options by the names of the record, those that differ from the default."""
    try:
        options = read_options(game.options, _options(game, text))
        begin(game, options, game.seating(None, None))
    except (InvalidSetup, ValueError) as fault:
        raise BadWish(f"{game.name}: {fault}") from None
    return tuple(sorted(write_options(options).items()))


def _options(game: Game, text: str) -> dict[str, Any]:
    wanted: dict[str, Any] = {}
    known = names(game.options)
    for word in filter(None, (word.strip() for word in text.split(","))):
        key, has_value, value = word.partition("=")
        flag = key in known and choices(game.options, known[key]) == (False, True)
        truths = {"true": True, "false": False}
        wanted[key] = truths.get(value, value) if has_value and flag else value or True
    return wanted


def player_named(game: Game, role: str, seating: Seating, name: str, rng: Random) -> Player:
    """A computer player for a role; without a name, the one people usually meet."""
    seat = seats_of(role, seating)[0]
    side = role_of(game.name, seat)
    try:
        return seat_player(game.name, side, name or usual_level(game.name, side), rng)
    except LookupError as missing:
        raise BadWish(missing.args[0]) from None


def players_wanted(text: str, game: Game, seating: Seating, rng: Random) -> dict[Seat, Player]:
    """`jack=hard,police=easy` as a player for each seat; the rest play at random."""
    players: dict[Seat, Player] = {seat: RandomPlayer(rng) for seat in seating.seats}
    for word in filter(None, text.split(",")):
        role, _, name = word.partition("=")
        player = player_named(game, role, seating, name, rng)
        players |= dict.fromkeys(seats_of(role, seating), player)
    return players


def seats_of(role: str, seating: Seating) -> tuple[Seat, ...]:
    """A role on the command line: a seat, or "police" for all that are not Jack's."""
    if role in seating.seats:
        return (role,)
    if role == "police":
        return tuple(seat for seat in seating.seats if seat != JACK)
    raise BadWish(f'there is no seat "{role}"; there are {", ".join((*seating.seats, "police"))}')


def lines_of(path: str) -> Iterator[tuple[int, str]]:
    """The lines of a file of records that are not blank, with their numbers."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line
    except UnicodeDecodeError:
        raise BadWish(f"{path} is not a text file in UTF-8") from None


def record_at(path: str, number: int) -> Record:
    """The n-th record of a file."""
    for count, (line_number, line) in enumerate(lines_of(path), 1):
        if count == number:
            try:
                return read(line)
            except RecordFault as fault:
                raise BadRecord(f"{path}:{line_number}: {fault}") from None
    raise BadWish(f"{path} has no record number {number}")


def add_game(command: argparse.ArgumentParser, **more: Any) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(game_names()), **more)
