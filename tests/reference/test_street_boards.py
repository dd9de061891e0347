"""The street boards: the real ones load, a broken one is refused with the place, the drawing holds
every place."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from darklantern.boards.faults import BoardFault
from darklantern.boards.streetboard import faces, read_street_board, street_board
from darklantern.boards.streetpicture import DAY, NIGHT, draw

NAMES = ("whitehall", "whitechapel")
SVG = "{http://www.w3.org/2000/svg}"

Facts = dict[str, Any]
Break = Callable[[Facts], None]


def facts(name: str) -> Facts:
    text = files("darklantern.boards").joinpath(f"{name}.json").read_text(encoding="utf-8")
    value: Facts = json.loads(text)
    return value


ORIGINAL = {name: facts(name) for name in NAMES}


def broken(break_it: Break, name: str = "whitehall") -> str:
    """The sentence with which the board, broken thus, is refused."""
    value = copy.deepcopy(ORIGINAL[name])
    break_it(value)
    with pytest.raises(BoardFault) as refused:
        read_street_board(value)
    return str(refused.value)


# -- the real boards ------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_real_board_loads(name: str) -> None:
    board = street_board(name)
    value = ORIGINAL[name]
    assert board.name == name
    assert len(board.circles) == len(value["circles"])
    assert len(board.crossings) == len(value["crossings"])
    assert len(board.streets) == len(value["streets"])
    assert len(board.blocks) == len(value["blocks"])
    assert len(faces(board)) == len(board.blocks) + 1  # and what lies outside
    assert street_board(name) is board


def test_whitehall_as_the_box_has_it() -> None:
    board = street_board("whitehall")
    kinds = [spot.kind for spot in board.circles.values()]
    assert sorted(board.circles) == list(range(1, 190))
    assert (kinds.count("white"), kinds.count("blue")) == (105, 20)
    assert sum(spot.border == "yellow" for spot in board.crossings.values()) == 6
    assert {spot.section for spot in board.circles.values()} == {"bA", "bB", "aA", "aB"}


def test_whitechapel_as_the_box_has_it() -> None:
    board = street_board("whitechapel")
    kinds = [spot.kind for spot in board.circles.values()]
    assert sorted(board.circles) == list(range(1, 196))
    assert kinds.count("red") == 8
    assert sum(spot.border == "yellow" for spot in board.crossings.values()) == 7
    assert sum(spot.border == "red" for spot in board.crossings.values()) == 1


# -- broken boards --------------------------------------------------------------------------


def test_a_wrong_format_is_refused() -> None:
    assert "darklantern-board/1" in broken(lambda b: b.update(format="darklantern-board/2"))


@pytest.mark.parametrize("value", [None, 7, "whitehall", []])
def test_what_is_no_object_is_refused(value: object) -> None:
    with pytest.raises(BoardFault, match="the board must be an object"):
        read_street_board(value)


def test_unknown_and_missing_keys_are_refused_by_name() -> None:
    assert broken(lambda b: b.update(moat=[])) == "the board has unknown keys: moat"
    assert broken(lambda b: b.pop("blocks")) == "the board lacks blocks"
    assert broken(lambda b: b["circles"][4].pop("kind")) == "a circle lacks kind"
    assert broken(lambda b: b["circles"][4].update(z=1)) == "a circle has unknown keys: z"
    assert broken(lambda b: b["crossings"][4].pop("border")) == "a crossing lacks border"
    assert broken(lambda b: b["blocks"][4].update(name="Mews")) == "a block has unknown keys: name"


def test_unknown_kinds_are_refused_with_the_place() -> None:
    assert "circle 5 is of unknown kind 'green'" in broken(
        lambda b: b["circles"][4].update(kind="green")
    )
    assert "crossing k5 has an unknown border" in broken(
        lambda b: b["crossings"][4].update(border="blue")
    )
    assert "block b5 is of unknown kind" in broken(lambda b: b["blocks"][4].update(kind="park"))


@pytest.mark.parametrize("id", [0, -3, "5", 5.0, True, None])
def test_a_circle_has_a_number(id: object) -> None:
    assert "circle's id is its number" in broken(lambda b: b["circles"][4].update(id=id))


@pytest.mark.parametrize("id", [5, "5", "", "j5", None])
def test_a_crossing_has_a_name_like_k12(id: object) -> None:
    assert "crossing's id is like k12" in broken(lambda b: b["crossings"][4].update(id=id))


def test_overlapping_ids_are_refused() -> None:
    assert (
        broken(lambda b: b["circles"].append(b["circles"][4])) == "the id 5 stands for two places"
    )
    twice = broken(lambda b: b["crossings"].append(b["crossings"][0]))
    assert twice == "the id k1 stands for two places"
    joint = broken(lambda b: b["joints"].append({"id": "k1", "x": 1, "y": 1}))
    assert joint == "the id k1 stands for two places"


def test_an_unknown_end_of_a_street_is_refused() -> None:
    assert broken(lambda b: b["streets"].append(["k1", "k999"])) == (
        "the street k1-k999 ends at k999, which is nowhere"
    )
    assert "ends at 190, which is nowhere" in broken(lambda b: b["lines"].append([190, "k1"]))
    assert "water line" in broken(lambda b: b["water_lines"].append([66, "k0"]))
    assert "has k999 in its outline" in broken(lambda b: b["blocks"][4]["outline"].append("k999"))


def test_a_street_does_not_end_in_a_joint() -> None:
    joint = ORIGINAL["whitechapel"]["joints"][0]["id"]
    reason = broken(lambda b: b["streets"].append(["k1", joint]), "whitechapel")
    assert f"ends at {joint}, which is nowhere" in reason


@pytest.mark.parametrize("pair", [["k1"], ["k1", "k11", "k2"], "k1-k11", {"k1": "k11"}, None])
def test_a_street_joins_two_places(pair: object) -> None:
    assert "joins two places" in broken(lambda b: b["streets"].append(pair))


def test_a_street_to_itself_is_refused() -> None:
    assert "k1-k1 leads back" in broken(lambda b: b["streets"].append(["k1", "k1"]))


def test_a_street_written_twice_is_refused() -> None:
    """In the same or the other direction: a street goes both ways and is written once."""
    first, second = ORIGINAL["whitehall"]["streets"][0]
    assert f"{first}-{second} stands twice" in broken(
        lambda b: b["streets"].append([first, second])
    )
    assert f"{second}-{first} stands twice" in broken(
        lambda b: b["streets"].append([second, first])
    )


def without(board: Facts, place: object, *, but: int = 0) -> None:
    """Take the streets and lines at a place away, all but some."""
    for key in ("streets", "lines"):
        at_it = [pair for pair in board[key] if place in pair]
        board[key] = [pair for pair in board[key] if pair not in at_it[but:]]


def test_a_circle_without_a_street_is_refused() -> None:
    assert broken(lambda b: without(b, 57)) == "no street leads to circle 57"


def test_a_dangling_crossing_is_refused() -> None:
    assert broken(lambda b: without(b, "k57", but=1)) == "the street to crossing k57 dangles"
    assert broken(lambda b: without(b, "k57")) == "the street to crossing k57 dangles"


def test_a_part_of_the_town_that_no_way_leads_to_is_refused() -> None:
    def found_an_island(board: Facts) -> None:
        spot = {"x": 5, "y": 5, "section": "bA"}
        board["circles"].append({"id": 900, "kind": "white", **spot})
        board["crossings"] += [{"id": k, "border": None, **spot} for k in ("k900", "k901")]
        for key in ("streets", "lines"):
            board[key] += [[900, "k900"], ["k900", "k901"], ["k901", 900]]

    assert broken(found_an_island) == "no way leads to 900"


def test_a_street_that_is_not_drawn_is_refused() -> None:
    assert "do not match at k1-k174" in broken(lambda b: b["streets"].append(["k1", "k174"]))


def test_a_line_that_is_no_street_is_refused() -> None:
    assert ["k102", "k109"] in ORIGINAL["whitehall"]["streets"]
    reason = broken(lambda b: b["streets"].remove(["k102", "k109"]))
    assert reason == "streets and lines do not match at k102-k109"


def test_a_joint_joins_three_lines() -> None:
    reason = broken(lambda b: b["joints"].append({"id": "j900", "x": 1, "y": 1}))
    assert reason == "joint j900 does not join three lines"


def test_a_block_that_is_no_face_is_refused() -> None:
    block = ORIGINAL["whitehall"]["blocks"][4]["id"]
    reason = broken(lambda b: b["blocks"][4].update(outline=b["blocks"][4]["outline"][:-1]))
    assert reason == f"block {block} is no face of the drawing"


def test_a_block_with_other_circles_than_its_outline_is_refused() -> None:
    block = ORIGINAL["whitehall"]["blocks"][4]["id"]
    reason = broken(lambda b: b["blocks"][4]["circles"].append(189))
    assert reason == f"block {block} has other circles than its outline"


def test_a_face_without_a_block_is_refused() -> None:
    assert broken(lambda b: b["blocks"].pop()) == "1 faces of the drawing are in no block"


def test_a_block_listed_twice_is_refused() -> None:
    assert "is no face" in broken(lambda b: b["blocks"].append(b["blocks"][4]))


def test_circles_moved_across_a_street_no_longer_match_their_faces() -> None:
    """The drawing decides what bounds a block, so a misplaced circle is noticed."""

    def swap(board: Facts) -> None:
        one, other = board["circles"][0], board["circles"][100]
        one["x"], other["x"] = other["x"], one["x"]
        one["y"], other["y"] = other["y"], one["y"]

    assert "no face" in broken(swap)


@pytest.mark.parametrize(
    "break_it",
    [
        lambda b: b.update(circles=None),
        lambda b: b.update({key: [] for key in b if type(b[key]) is list}),
        lambda b: b.update(width="wide"),
        lambda b: b["circles"][4].update(x="5"),
        lambda b: b["circles"][4].update(section=7),
        lambda b: b["blocks"][4].update(outline=None),
        lambda b: b["streets"].append([[1], 2]),
    ],
    ids=["no circles", "empty", "width", "x", "section", "outline", "street"],
)
def test_values_of_the_wrong_kind_are_refused_with_a_sentence(break_it: Break) -> None:
    assert broken(break_it)


# -- the drawing ----------------------------------------------------------------------------


@pytest.fixture(scope="module", params=NAMES)
def drawing(request: pytest.FixtureRequest) -> tuple[str, ElementTree.Element]:
    board = street_board(request.param)
    return request.param, ElementTree.fromstring(draw(board, names=True))


def group(svg: ElementTree.Element, name: str) -> ElementTree.Element:
    found = svg.find(f".//{SVG}g[@id='{name}']")
    assert found is not None
    return found


def test_every_circle_is_drawn_with_its_number(drawing: tuple[str, ElementTree.Element]) -> None:
    name, svg = drawing
    numbers = [text.text for text in group(svg, "circles").iter(f"{SVG}text")]
    assert sorted(numbers, key=str) == sorted((str(c) for c in street_board(name).circles), key=str)


def test_every_crossing_and_block_is_drawn(drawing: tuple[str, ElementTree.Element]) -> None:
    name, svg = drawing
    board = street_board(name)
    crossings = {part.get("id") for part in group(svg, "crossings").iter() if part.get("id")}
    assert crossings - {"crossings"} == set(board.crossings)
    blocks = {part.get("id") for part in group(svg, "blocks").iter() if part.get("id")}
    assert blocks - {"blocks"} == {block.id for block in board.blocks}
    named = {text.text for text in group(svg, "names").iter(f"{SVG}text")}
    assert named == set(board.crossings)


def test_borders_are_drawn_in_their_colour(drawing: tuple[str, ElementTree.Element]) -> None:
    name, svg = drawing
    for border, colour in (("yellow", NIGHT.yellow), ("red", NIGHT.red_border)):
        drawn = {
            part.get("id")
            for part in group(svg, "crossings").iter(f"{SVG}rect")
            if part.get("stroke") == colour
        }
        wanted = {k.id for k in street_board(name).crossings.values() if k.border == border}
        assert drawn == wanted


def test_every_place_lies_inside_the_picture(drawing: tuple[str, ElementTree.Element]) -> None:
    name, svg = drawing
    left, top, width, height = map(float, (svg.get("viewBox") or "").split())
    board = street_board(name)
    for place in (*board.circles, *board.crossings):
        x, y = board.spot(place)
        assert left < x < left + width
        assert top < y < top + height


def test_numbers_stand_in_their_circles_colours() -> None:
    svg = draw(street_board("whitehall"), DAY)
    for kind in ("white", "black", "blue"):
        fill, _ = getattr(DAY, kind)
        assert fill in svg


def test_by_day_and_by_night_the_same_places() -> None:
    board = street_board("whitehall")
    colours = re.compile(r"#[0-9a-f]{6}")
    day, night = draw(board, DAY), draw(board, NIGHT)
    assert day != night
    assert colours.sub("", day) == colours.sub("", night)


def test_marks_ring_places() -> None:
    svg = ElementTree.fromstring(
        draw(street_board("whitehall"), marks={57: "#cc3333", "k5": "#00ff00"})
    )
    assert len(list(group(svg, "marks"))) == 2
