"""`darklantern games`: what can be played, and with which options."""

from __future__ import annotations

import argparse
from typing import Any

from darklantern.core.options import choices, names
from darklantern.core.registry import find_game, game_names


def add_to(commands: Any) -> None:
    command = commands.add_parser("games", help="list the games and their options")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    for name in game_names():
        try:
            game = find_game(name)
        except ModuleNotFoundError:
            continue
        print(f"{name}  (rules version {game.rules_version})")
        print(f"  seats    {' '.join(game.seating(None, None).seats)}")
        for key, attribute in names(game.options).items():
            values = choices(game.options, attribute)
            shown = "" if values == (False, True) else "=" + "|".join(values)
            print(f"  option   {key}{shown}")
    return 0
