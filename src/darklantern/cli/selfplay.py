"""`darklantern selfplay GAME`: computer players against each other, as records."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

from darklantern.cli.wishes import (
    BadWish,
    add_game,
    add_setup,
    game_named,
    players_wanted,
    setup_wanted,
)
from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "selfplay",
        help="let computer players play, and write the records",
        description="Plays games between computer players. The same seed gives the same games.",
    )
    add_game(command)
    command.add_argument("--games", type=int, default=1, metavar="N")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument(
        "--players",
        default="",
        metavar="ROLE=NAME,...",
        help="who plays a seat, or `police`, such as jack=easy,police=easy (default: random)",
    )
    add_setup(command)
    command.add_argument(
        "--with-legal", action="store_true", help="add each list of legal actions (tells secrets)"
    )
    command.add_argument("--out", default="-", metavar="FILE", help="default: standard output")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    game = game_named(wishes.game)
    options, seating = setup_wanted(game, wishes)
    if wishes.games < 0:
        raise BadWish("--games takes a number from 0 on")
    to_stdout = wishes.out == "-"
    players_wanted(wishes.players, game, seating, Random())  # refuse before any file is made
    with (
        nullcontext(sys.stdout) if to_stdout else Path(wishes.out).open("w", encoding="utf-8")
    ) as out:
        for number in range(wishes.games):
            rng = Random(f"{wishes.seed}/{number}")
            playthrough = Playthrough(game, options, seating)
            players = players_wanted(wishes.players, game, seating, rng)
            play_out(playthrough, Company(playthrough, players), Dealer(rng))
            print(json.dumps(playthrough.written(wishes.with_legal)), file=out)
    return 0


def play_out(playthrough: Playthrough, company: Company, dealer: Dealer) -> None:
    """Play to the end."""
    while (seat := playthrough.position.seat) is not None:
        drawn = seat == CHANCE
        action = dealer.draw(playthrough.position) if drawn else company.choose(seat)
        playthrough.play(seat, action)
