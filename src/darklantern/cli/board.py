"""`darklantern board GAME --svg FILE`: our drawing of a board."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from darklantern.boards.hexpicture import draw as draw_hexes
from darklantern.boards.streetboard import street_board
from darklantern.boards.streetpicture import DAY, NIGHT
from darklantern.boards.streetpicture import draw as draw_streets
from darklantern.cli.wishes import BadWish

STREET_BOARDS = ("whitehall", "whitechapel")
PRINTINGS = ("2006", "revised")


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "board",
        help="draw a board as SVG",
        description="Draws the board of a game from its facts, as a scalable picture.",
    )
    command.add_argument("game", choices=(*STREET_BOARDS, "mrjack"), metavar="GAME")
    command.add_argument("--svg", default="-", metavar="FILE", help="default: standard output")
    command.add_argument("--day", action="store_true", help="by daylight (default: by night)")
    command.add_argument("--names", action="store_true", help="with the names of the crossings")
    command.add_argument("--board", metavar="PRINTING", help="mrjack: 2006 (default), revised")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    picture = _picture(wishes)
    if wishes.svg == "-":
        sys.stdout.write(picture)
    else:
        Path(wishes.svg).write_text(picture, encoding="utf-8")
    return 0


def _picture(wishes: argparse.Namespace) -> str:
    if wishes.game in STREET_BOARDS:
        if wishes.board is not None:
            raise BadWish(f"there is one printing of {wishes.game}, so --board says nothing")
        palette = DAY if wishes.day else NIGHT
        return draw_streets(street_board(wishes.game), palette, names=wishes.names)
    printing = wishes.board or PRINTINGS[0]
    if printing not in PRINTINGS:
        raise BadWish(f'there is no printing "{printing}"; there are {", ".join(PRINTINGS)}')
    return draw_hexes(printing)
