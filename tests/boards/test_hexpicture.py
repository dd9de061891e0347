"""The drawing of Mr. Jack's board shows what lies on it, and is well-formed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from darklantern.boards.hexboard import hex_board
from darklantern.boards.hexpicture import draw, draw_scene, opening
from darklantern.core.position import Position, begin
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.options import MrJackOptions
from darklantern.games.mrjack.picture import draw_position
from tests.reference.mrjack_games import game

SVG = "{http://www.w3.org/2000/svg}"
BOTH = pytest.mark.parametrize("printing", ["2006", "revised"])


def titles(svg: str) -> dict[str, str]:
    """The tooltip of each hex and exit."""
    root = ElementTree.fromstring(svg)
    return {
        group.get("id", ""): title.text or ""
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None
    }


@BOTH
def test_every_hex_and_exit_is_drawn_and_says_what_it_is(printing: str) -> None:
    told = titles(draw(printing))
    board = hex_board(printing)
    assert set(told) == {*board.spots, *(f"exit-{corner}" for corner in board.exits)}
    assert told["h5"] == "h5: building"
    assert told["g5"] == "g5: street, in the light, Sherlock Holmes, suspect"
    assert told["b2"] == "b2: gaslight, lit 1"
    assert told["f9"] == "f9: gaslight, out"
    assert told["l12"] == "l12: manhole, covered, in the light"
    assert told["exit-NE"] == "cordon NE, from l12"
    assert told["exit-NW"] == "exit NW, from b7"


def test_the_default_is_the_first_printing() -> None:
    assert draw() == draw("2006")
    assert draw() != draw("revised")


@BOTH
def test_a_position_as_the_game_begins_is_the_bare_board(printing: str) -> None:
    options = MrJackOptions(board=printing)  # type: ignore[arg-type]
    position: Position = begin(GAME, options, GAME.seating(None, None))
    assert draw_position(position.state.table) == draw(printing)


def test_the_lantern_lights_the_street_ahead_and_innocents_are_told() -> None:
    board = hex_board("2006")
    scene = opening(board)
    places = {**scene.places, "watson": "e9", "gull": "a3"}
    told = titles(draw_scene(board, scene._replace(places=places, facing="S", suspects=["gull"])))
    assert told["e7"] == "e7: street, in the light"
    assert told["d5"] == "d5: street, dark"
    assert told["e9"] == "e9: street, dark, John H. Watson, innocent"
    assert told["a3"] == "a3: street, dark, Sir William Gull, suspect"


@BOTH
def test_any_position_can_be_drawn(printing: str) -> None:
    played = game(2 if printing == "2006" else 3)
    for step in played.steps[::7]:
        ElementTree.fromstring(draw_position(step.after.state.table))


def test_the_drawing_tells_no_secret() -> None:
    """It is made from the table, which does not know who Jack is."""
    assert draw_position.__annotations__ == {"table": "Table", "return": "str"}
