"""The loader of Mr. Jack's board refuses what contradicts itself, and names the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from darklantern.boards.faults import BoardFault
from darklantern.boards.hexboard import DIRECTIONS, hex_board, read_hex_board

FACTS = json.loads(files("darklantern.boards").joinpath("mrjack.json").read_text("utf-8"))
Facts = dict[str, Any]


def entry(facts: Facts, things: str, name: str, key: str = "name") -> Facts:
    found: Facts = next(thing for thing in facts[things] if thing[key] == name)
    return found


def with_change(change: Callable[[Facts], object]) -> Facts:
    facts: Facts = copy.deepcopy(FACTS)
    change(facts)
    return facts


@pytest.mark.parametrize("printing", ["2006", "revised"])
def test_the_board_is_sound(printing: str) -> None:
    board = hex_board(printing)
    assert len(board.spots) == 86
    assert len(board.streets) == 60
    assert len(board.posts) == 8
    assert list(board.exits) == ["NW", "NE", "SE", "SW"]
    assert len(board.characters) == 8


def test_beside_goes_both_ways() -> None:
    board = hex_board("2006")
    opposite = dict(zip(DIRECTIONS, ("S", "SW", "NW", "N", "NE", "SE"), strict=True))
    for here, beside in board.beside.items():
        for way, there in beside.items():
            assert board.beside[there][opposite[way]] == here


def test_sight_stops_before_the_first_obstacle() -> None:
    board = hex_board("2006")
    for here in board.streets:
        for way in DIRECTIONS:
            line = board.sight(here, way)
            assert set(line) <= set(board.streets)
            ahead = board.beside[line[-1] if line else here].get(way)
            assert ahead is None or ahead not in board.streets


def test_each_printing_is_read_once() -> None:
    assert hex_board("2006") is hex_board("2006")
    with pytest.raises(BoardFault, match="no printing"):
        read_hex_board(FACTS, "1888")


BROKEN: dict[str, tuple[Callable[[Facts], object], str]] = {
    "no object": (lambda f: f.update(hexes={}), "the hexes must be a list"),
    "format": (lambda f: f.update(format="x"), "the format must be"),
    "missing key": (lambda f: f.pop("exits"), "the board lacks exits"),
    "unknown key": (lambda f: f.update(fog=1), "unknown keys: fog"),
    "directions": (lambda f: f["coords"]["directions"].update(N=[0, 1]), "six directions"),
    "a hex twice": (lambda f: f["hexes"].append(f["hexes"][0]), "hex a5 stands twice"),
    "a name that does not fit": (lambda f: f["hexes"][0].update(name="a6"), "are not hex 'a6'"),
    "half a hex": (lambda f: f["hexes"][0].update(q=0.5), "needs whole numbers"),
    "an unknown kind": (lambda f: f["hexes"][1].update(kind="pub"), "of unknown kind 'pub'"),
    "a post nowhere": (
        lambda f: f["gaslights"][0].update(name="z9"),
        "'z9', which is no hex of the board",
    ),
    "a post elsewhere": (lambda f: f["gaslights"][0].update(q=2), "are not hex b2"),
    "a post in the street": (
        lambda f: f["gaslights"][0].update(q=0, r=6, name="a1"),
        "no gaslight post on a1: street",
    ),
    "a post twice": (lambda f: f["gaslights"].append(f["gaslights"][0]), "gaslight b2 stands"),
    "a post left out": (lambda f: f["gaslights"].pop(), "hexes and gaslights do not match at h4"),
    "a lamp too many": (lambda f: entry(f, "gaslights", "f9").update(start="lit"), "six lamps"),
    "a number twice": (lambda f: entry(f, "gaslights", "b2").update(start="2"), "six lamps"),
    "a lamp half lit": (lambda f: entry(f, "gaslights", "b2").update(start=""), "neither lit nor"),
    "a manhole in a house": (
        lambda f: f["manholes"][0].update(q=1, r=2, name="b5"),
        "manhole b5 is not in the street: building",
    ),
    "a manhole twice": (lambda f: f["manholes"].append(f["manholes"][0]), "manhole a5 stands"),
    "a manhole not drawn": (
        lambda f: entry(f, "hexes", "a5").update(kind="street"),
        "hexes and manholes do not match at a5",
    ),
    "a manhole half open": (lambda f: f["manholes"][0].update(covered=1), "covered or not"),
    "a cover too many": (lambda f: f["manholes"][0].update(covered=True), "two covers"),
    "an exit in a house": (
        lambda f: f["exits"][0].update(q=3, r=-1, name="d8"),
        "exit NW is not in the street: building",
    ),
    "an exit to nowhere": (lambda f: f["exits"][0].update(leave_dirs=["S"]), "does not leave"),
    "an exit askew": (lambda f: f["exits"][0].update(leave_dirs=["W"]), "in no direction: 'W'"),
    "a fifth corner": (lambda f: f["exits"][0].update(id="N"), "at a corner, not 'N'"),
    "an exit twice": (lambda f: f["exits"].append(f["exits"][0]), "exit NW stands twice"),
    "an exit too few": (lambda f: f["exits"].pop(), "four exits"),
    "a cordon too many": (lambda f: f["exits"][0].update(cordon=True), "two cordons"),
    "a cordon perhaps": (lambda f: f["exits"][0].update(cordon=None), "has a cordon or not"),
    "a character in a garden": (
        lambda f: f["characters"][0].update(q=1, r=3, hex="b4"),
        "Sherlock Holmes does not start in the street: garden",
    ),
    "a character elsewhere": (lambda f: f["characters"][0].update(q=5), "are not hex g5"),
    "two on one hex": (
        lambda f: f["characters"][0].update(q=4, r=2, hex="e5"),
        "two characters start on e5",
    ),
    "two of one name": (
        lambda f: f["characters"][0].update(name="Mary Watson"),
        "John H. Watson stands twice",
    ),
    "two of one colour": (lambda f: f["characters"][0].update(color="blue"), "two characters are"),
    "nobody": (lambda f: f["characters"][0].update(name=" "), "a character has a name"),
    "seven": (lambda f: f["characters"].pop(0), "eight characters, not 7"),
    "a second lantern": (lambda f: f["characters"][0].update(facing="N"), "Holmes cannot face 'N'"),
    "no lantern": (lambda f: f["characters"][1].update(facing=None), "Watson cannot face None"),
    "looking east": (lambda f: f["characters"][1].update(facing="E"), "Watson cannot face 'E'"),
    "a third printing": (lambda f: f["variants"].update(later={}), "unknown keys: later"),
    "the revised one has a newcomer": (
        lambda f: f["variants"]["revised"]["characters"][0].update(name="Mary Kelly"),
        "Mary Kelly is not on the first board",
    ),
    "the revised one has a manhole in a house": (
        lambda f: f["variants"]["revised"]["manholes"][0].update(q=1, r=2, name="b5"),
        "manhole b5 is not in the street",
    ),
    "the revised one crowds a hex": (
        lambda f: f["variants"]["revised"]["characters"][0].update(q=6, r=2, hex="g5"),
        "two characters start on g5",
    ),
    "a street cut off": (
        lambda f: [
            entry(f, "hexes", name).update(kind="building") for name in ("i9", "h10", "j10")
        ],
        "no street leads to",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_is_refused(name: str) -> None:
    change, sentence = BROKEN[name]
    with pytest.raises(BoardFault) as raised:
        read_hex_board(with_change(change), "revised" if "printing" in name else "2006")
    assert sentence in str(raised.value)


@pytest.mark.parametrize("value", [None, [], 3, "board", {}])
def test_what_is_no_board_at_all_is_refused(value: Any) -> None:
    with pytest.raises(BoardFault):
        read_hex_board(value, "2006")
