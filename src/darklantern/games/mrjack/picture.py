"""Any position of the game as a drawing, of what lies in the open and no more."""

from __future__ import annotations

from darklantern.boards.hexpicture import Scene, draw_scene
from darklantern.games.mrjack.state import CHARACTERS, Table


def draw_position(table: Table) -> str:
    """The table as an SVG document."""
    lamps = {lamp.post: str(lamp.number or "") for lamp in table.lamps}
    places = dict(zip(CHARACTERS, table.places, strict=True))
    scene = Scene(places, table.facing, lamps, table.covers, table.cordons, table.suspects)
    return draw_scene(table.hexes.board, scene)
