"""The street boards: circles, crossings, the streets between them and the blocks they bound.

Rules read `streets`: pairs of places that one dotted line joins. The drawing reads `lines`,
where a three-way meeting of lines is a *joint*, and `blocks`, the faces that lines (and
water lines) bound. The loader checks that the three tell the same story.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from darklantern.boards.faults import keys_of, list_of, require, size_of

Circle: TypeAlias = int
Crossing: TypeAlias = str
Place: TypeAlias = int | str
"""A circle (a number), a crossing ("k12") or, in the drawing, a joint ("j3")."""

FORMAT = "darklantern-board/1"
KEYS = (
    *("format", "name", "width", "height", "circles", "crossings", "joints"),
    *("streets", "lines", "water_lines", "blocks"),
)
CIRCLE_KINDS = ("white", "black", "blue", "red")
BORDERS = (None, "yellow", "red")
BLOCK_KINDS = ("houses", "water", "quay")


@dataclass(frozen=True)
class CircleSpot:
    id: Circle
    x: int
    y: int
    kind: str
    section: str


@dataclass(frozen=True)
class CrossingSpot:
    id: Crossing
    x: int
    y: int
    border: str | None
    section: str


@dataclass(frozen=True)
class Block:
    id: str
    kind: str
    circles: tuple[Circle, ...]
    outline: tuple[Place, ...]


@dataclass(frozen=True)
class StreetBoard:
    """One board, as its file gives it and as the checks below have found it sound."""

    name: str
    width: int
    height: int
    circles: dict[Circle, CircleSpot]
    crossings: dict[Crossing, CrossingSpot]
    joints: dict[str, tuple[int, int]]
    streets: tuple[tuple[Place, Place], ...]
    lines: tuple[tuple[Place, Place], ...]
    water_lines: tuple[tuple[Place, Place], ...]
    blocks: tuple[Block, ...]

    def spot(self, place: Place) -> tuple[int, int]:
        """Where a place lies in the drawing."""
        if isinstance(place, int):
            return self.circles[place].x, self.circles[place].y
        if place in self.crossings:
            return self.crossings[place].x, self.crossings[place].y
        return self.joints[place]


@cache
def street_board(name: str) -> StreetBoard:
    """The board of this game, read from the package once."""
    text = files("darklantern.boards").joinpath(f"{name}.json").read_text(encoding="utf-8")
    return read_street_board(json.loads(text))


def read_street_board(value: Any) -> StreetBoard:
    """The board that these JSON values describe; BoardFault where they contradict themselves."""
    form, name, width, height, *lists = keys_of(value, "the board", *KEYS)
    require(form == FORMAT, f'the format must be "{FORMAT}"')
    circles, crossings, joints, streets, lines, water, blocks = map(list_of, lists, KEYS[4:])
    require(bool(circles), "a board has circles")
    board = StreetBoard(
        name,
        size_of(width, "the width"),
        size_of(height, "the height"),
        {c.id: c for c in map(_circle, circles)},
        {k.id: k for k in map(_crossing, crossings)},
        dict(map(_joint, joints)),
        tuple(_pair(street, "street") for street in streets),
        tuple(_pair(line, "line") for line in lines),
        tuple(_pair(line, "water line") for line in water),
        tuple(_block(block) for block in blocks),
    )
    listed = [thing["id"] for thing in (*circles, *crossings, *joints)]
    _check_ids(listed)
    _check_ends(board)
    _check_streets_lead_somewhere(board)
    _check_streets_match_lines(board)
    _check_blocks_match_faces(board)
    return board


def _circle(value: Any) -> CircleSpot:
    id, x, y, kind, section = keys_of(value, "a circle", "id", "x", "y", "kind", "section")
    require(type(id) is int and id > 0, f"a circle's id is its number, not {id!r}")
    require(kind in CIRCLE_KINDS, f"circle {id} is of unknown kind {kind!r}")
    require(type(section) is str, f"the section of circle {id} must be a name")
    return CircleSpot(id, size_of(x, f"x of circle {id}"), size_of(y, f"y of {id}"), kind, section)


def _crossing(value: Any) -> CrossingSpot:
    id, x, y, border, section = keys_of(value, "a crossing", "id", "x", "y", "border", "section")
    require(type(id) is str and id[:1] == "k", f"a crossing's id is like k12, not {id!r}")
    require(border in BORDERS, f"crossing {id} has an unknown border {border!r}")
    require(type(section) is str, f"the section of crossing {id} must be a name")
    return CrossingSpot(id, size_of(x, f"x of {id}"), size_of(y, f"y of {id}"), border, section)


def _joint(value: Any) -> tuple[str, tuple[int, int]]:
    id, x, y = keys_of(value, "a joint", "id", "x", "y")
    require(type(id) is str, f"a joint's id is like j3, not {id!r}")
    return id, (size_of(x, f"x of {id}"), size_of(y, f"y of {id}"))


def _block(value: Any) -> Block:
    id, kind, circles, outline = keys_of(value, "a block", "id", "kind", "circles", "outline")
    require(kind in BLOCK_KINDS, f"block {id} is of unknown kind {kind!r}")
    for places in (circles, outline):
        for place in list_of(places, f"places of block {id}"):
            require(type(place) in (int, str), f"block {id} has {place!r:.40}, which is no place")
    return Block(id, kind, tuple(circles), tuple(outline))


def _pair(value: Any, what: str) -> tuple[Place, Place]:
    require(type(value) is list and len(value) == 2, f"a {what} joins two places: {value!r}")
    a, b = value
    places = type(a) in (int, str) and type(b) in (int, str)
    require(places, f"a {what} joins circles and crossings: {value!r:.60}")
    require(a != b, f"the {what} {a}-{b} leads back to its own start")
    return a, b


def _check_ids(listed: Sequence[Place]) -> None:
    for place in listed:
        require(listed.count(place) == 1, f"the id {place} stands for two places")


def _check_ends(board: StreetBoard) -> None:
    on_foot = {*board.circles, *board.crossings}
    drawn = {*on_foot, *board.joints}
    for what, pairs, places in (
        ("street", board.streets, on_foot),
        ("line", board.lines, drawn),
        ("water line", board.water_lines, drawn),
    ):
        seen = set()
        for a, b in pairs:
            for end in (a, b):
                require(end in places, f"the {what} {a}-{b} ends at {end}, which is nowhere")
            require(frozenset((a, b)) not in seen, f"the {what} {a}-{b} stands twice")
            seen.add(frozenset((a, b)))
    for block in board.blocks:
        for place in block.outline:
            require(
                place in drawn, f"block {block.id} has {place} in its outline, which is nowhere"
            )


def _check_streets_lead_somewhere(board: StreetBoard) -> None:
    beside = neighbours_in(board.streets)
    for circle in board.circles:
        require(circle in beside, f"no street leads to circle {circle}")
    for crossing in board.crossings:
        require(len(beside.get(crossing, ())) > 1, f"the street to crossing {crossing} dangles")
    reached: set[Place] = set()
    todo: list[Place] = [next(iter(board.circles))]
    while todo:
        place = todo.pop()
        if place not in reached:
            reached.add(place)
            todo.extend(beside[place])
    everywhere: list[Place] = [*board.circles, *board.crossings]
    for place in everywhere:
        require(place in reached, f"no way leads to {place}")


def _check_streets_match_lines(board: StreetBoard) -> None:
    """A street is a line, or two lines that meet in a joint."""
    drawn = neighbours_in(board.lines)
    expected = {frozenset(line) for line in board.lines if not set(line) & set(board.joints)}
    for joint in board.joints:
        ends = sorted(drawn.get(joint, ()), key=str)
        require(len(ends) > 2, f"joint {joint} does not join three lines")
        expected |= {frozenset((a, b)) for a in ends for b in ends if a != b}
    for pair in expected ^ {frozenset(street) for street in board.streets}:
        shown = "-".join(sorted(map(str, pair)))
        require(False, f"streets and lines do not match at {shown}")


def _check_blocks_match_faces(board: StreetBoard) -> None:
    found = {_turned(face): face for face in faces(board)}
    for block in board.blocks:
        face = found.pop(_turned(block.outline), None)
        require(face is not None, f"block {block.id} is no face of the drawing")
        circles = tuple(sorted(place for place in set(block.outline) if isinstance(place, int)))
        require(circles == block.circles, f"block {block.id} has other circles than its outline")
    require(len(found) == 1, f"{len(found) - 1} faces of the drawing are in no block")


def neighbours_in(pairs: Iterable[tuple[Place, Place]]) -> dict[Place, set[Place]]:
    """Each place with the places that these pairs join it to."""
    beside: dict[Place, set[Place]] = {}
    for a, b in pairs:
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    return beside


def faces(board: StreetBoard) -> list[list[Place]]:
    """The faces of the drawing, the outside included, found by always turning the same way."""
    beside = neighbours_in((*board.lines, *board.water_lines))
    around = {place: sorted(ends, key=_angle(board, place)) for place, ends in beside.items()}
    walked: set[tuple[Place, Place]] = set()
    found = []
    for start, ends in around.items():
        for first in ends:
            face: list[Place] = []
            here, ahead = start, first
            while (here, ahead) not in walked:
                walked.add((here, ahead))
                face.append(here)
                turns = around[ahead]
                here, ahead = ahead, turns[(turns.index(here) + 1) % len(turns)]
            if face:
                found.append(face)
    return found


def _angle(board: StreetBoard, place: Place) -> Any:
    x, y = board.spot(place)

    def angle(other: Place) -> float:
        to_x, to_y = board.spot(other)
        return math.atan2(to_y - y, to_x - x)

    return angle


def _turned(outline: Sequence[Place]) -> tuple[str, ...]:
    """The outline begun at its least place and in its lesser direction, to compare by."""
    names = [str(place) for place in outline]
    turns = [
        tuple(way[start:] + way[:start])
        for way in (names, names[::-1])
        for start in range(len(names))
    ]
    return min(turns)
