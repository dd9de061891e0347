"""The board of Mr. Jack: hexes of street and obstacle, and what lies on them at the start.

The file holds both printings (J1): the first, and what the later one has differently. A hex is
named like a square of chess: its column by a letter from the west, then its row from the south.
What can be seen from the drawing alone is found here too: the hexes beside a hex, the line of
sight along the street, and what lamps and a lantern light.

>>> board = hex_board("2006")
>>> board.kinds["g5"], board.beside["g5"]["NW"], board.kinds["f5"]
('street', 'f5', 'gaslight')
>>> board.sight("a3", "NE")  # as far as the garden on b4
()
>>> board.sight("e9", "S")
('e8', 'e7', 'e6', 'e5', 'e4', 'e3')
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from darklantern.boards.faults import keys_of, require

Hex: TypeAlias = str
"""The name of a hex: "g5"."""

FORMAT = "darklantern-hexboard/1"
FIRST, REVISED = "2006", "revised"
PRINTINGS = (FIRST, REVISED)

DIRECTIONS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
"""Clockwise from north, each as a step in q (columns, eastward) and r (southward in a column)."""

STREET, MANHOLE, BUILDING, GARDEN, GASLIGHT = "street", "manhole", "building", "garden", "gaslight"
KINDS = (STREET, MANHOLE, BUILDING, GARDEN, GASLIGHT)
ON_FOOT = (STREET, MANHOLE)
NUMBERS = ("1", "2", "3", "4")
"""The lamps that go out in these turns."""
LIT, OUT = "lit", "out"
CORNERS = ("NW", "NE", "SE", "SW")


class Exit(NamedTuple):
    """A way out of the district: the hex it is on, and whether a cordon lies there."""

    hex: Hex
    cordon: bool
    ways: tuple[str, ...]
    """The directions in which it leaves the board."""


class Start(NamedTuple):
    """Where a character begins. Watson alone has a lantern, and so a facing."""

    name: str
    colour: str
    hex: Hex
    facing: str | None


@dataclass(frozen=True)
class HexBoard:
    """One printing, as the file gives it and as the checks below have found it sound."""

    printing: str
    spots: Mapping[Hex, tuple[int, int]]
    """Each hex with its q and r: column by column from the west, each from the north."""
    kinds: Mapping[Hex, str]
    posts: Mapping[Hex, str]
    """Each gaslight post with the number of its lamp, or "lit" (no number), or "out"."""
    manholes: Mapping[Hex, bool]
    """Each manhole, and whether it is covered."""
    exits: Mapping[str, Exit]
    characters: Mapping[str, Start]
    """By id, in alphabetical order."""

    @cached_property
    def streets(self) -> tuple[Hex, ...]:
        """The hexes one can walk on."""
        return tuple(name for name, kind in self.kinds.items() if kind in ON_FOOT)

    @cached_property
    def beside(self) -> Mapping[Hex, Mapping[str, Hex]]:
        """Each hex with the hexes around it, by direction; the board's edge leaves some out."""
        names = {spot: name for name, spot in self.spots.items()}
        return {
            name: {
                way: names[q + dq, r + dr]
                for way, (dq, dr) in DIRECTIONS.items()
                if (q + dq, r + dr) in names
            }
            for name, (q, r) in self.spots.items()
        }

    @cache  # noqa: B019 (one instance a printing, for ever)
    def sight(self, here: Hex, direction: str) -> tuple[Hex, ...]:
        """The street straight ahead, up to the first obstacle or the edge of the board (J8)."""
        seen = []
        ahead = self.beside[here].get(direction)
        while ahead is not None and self.kinds[ahead] in ON_FOOT:
            seen.append(ahead)
            ahead = self.beside[ahead].get(direction)
        return tuple(seen)

    def around(self, hexes: Iterable[Hex]) -> frozenset[Hex]:
        """The street next to any of these hexes: what lamps there would light (J8)."""
        return frozenset(
            spot
            for name in hexes
            for spot in self.beside[name].values()
            if self.kinds[spot] in ON_FOOT
        )

    def __repr__(self) -> str:
        return f"HexBoard({self.printing})"

    __hash__ = object.__hash__


@cache
def hex_board(printing: str) -> HexBoard:
    """This printing of the board, read from the package once."""
    text = files("darklantern.boards").joinpath("mrjack.json").read_text(encoding="utf-8")
    return read_hex_board(json.loads(text), printing)


def read_hex_board(value: Any, printing: str) -> HexBoard:
    """The board that these JSON values describe; BoardFault where they contradict themselves."""
    keys = ("format", "coords", "hexes", "gaslights", "manholes", "exits", "characters")
    notes = ("variants", "name", "edition", "exits_note")
    form, coords, hexes, posts, manholes, exits, characters, variants, *_ = keys_of(
        value, "the board", *keys, *notes
    )
    require(form == FORMAT, f'the format must be "{FORMAT}"')
    _check_directions(coords)
    spots, kinds = _read_hexes(hexes)
    first = _read_manholes(manholes, spots, kinds)
    drawn = {name for name, kind in kinds.items() if kind == MANHOLE}
    require(drawn == set(first), f"hexes and manholes do not match at {_odd(drawn, first)}")
    (later,) = keys_of(variants, "variants", REVISED)
    _, later_manholes, later_characters = keys_of(
        later, "the revised printing", "note", "manholes", "characters"
    )
    starts = _read_characters(characters, spots, kinds)
    moved = _read_moved(later_characters, starts, spots, kinds)
    revised = _read_manholes(later_manholes, spots, kinds)
    require(printing in PRINTINGS, f"there is no printing {printing!r}")
    holes = revised if printing == REVISED else first
    board = HexBoard(
        printing,
        spots,
        {name: _kind_in(kind, name, holes) for name, kind in kinds.items()},
        _read_posts(posts, spots, kinds),
        holes,
        _read_exits(exits, spots, kinds),
        moved if printing == REVISED else starts,
    )
    _check_all_in_reach(board)
    return board


def _check_directions(coords: Any) -> None:
    named = coords.get("directions") if isinstance(coords, dict) else None
    steps = {way: list(step) for way, step in DIRECTIONS.items()}
    require(named == steps, "the six directions are not those of flat-topped hexes")


def name_at(q: int, r: int) -> Hex:
    """What the hex of this column and row is called."""
    return f"{chr(ord('a') + q)}{7 - r}"


def _read_hexes(hexes: Any) -> tuple[dict[Hex, tuple[int, int]], dict[Hex, str]]:
    found: dict[Hex, tuple[tuple[int, int], str]] = {}
    for value in _listed(hexes, "the hexes"):
        q, r, kind, name = keys_of(value, "a hex", "q", "r", "kind", "name")
        require(type(q) is int and type(r) is int, f"hex {name!r} needs whole numbers q and r")
        require(0 <= q < 26 and name == name_at(q, r), f"q {q} and r {r} are not hex {name!r}")
        require(kind in KINDS, f"hex {name} is of unknown kind {kind!r}")
        require(name not in found, f"hex {name} stands twice")
        found[name] = ((q, r), kind)
    ordered = sorted(found.items(), key=lambda item: item[1][0])
    return {n: spot for n, (spot, _) in ordered}, {n: kind for n, (_, kind) in ordered}


def _place(
    value: Any, what: str, spots: Mapping[Hex, tuple[int, int]], *more: str, name: str = "name"
) -> list[Any]:
    """The hex where this lies, and the values of its other keys."""
    q, r, hex_name, *rest = keys_of(value, what, "q", "r", name, *more)
    require(type(hex_name) is str, f"{what} lies on a hex, not {hex_name!r}")
    require(hex_name in spots, f"{what} lies on {hex_name!r}, which is no hex of the board")
    require(spots[hex_name] == (q, r), f"{what}: q {q} and r {r} are not hex {hex_name}")
    return [hex_name, *rest]


def _read_posts(
    value: Any, spots: Mapping[Hex, tuple[int, int]], kinds: Mapping[Hex, str]
) -> dict[Hex, str]:
    posts: dict[Hex, str] = {}
    for post in _listed(value, "the gaslights"):
        name, start = _place(post, "a gaslight", spots, "start")
        require(kinds[name] == GASLIGHT, f"there is no gaslight post on {name}: {kinds[name]}")
        require(name not in posts, f"gaslight {name} stands twice")
        require(start in (*NUMBERS, LIT, OUT), f"gaslight {name} starts neither lit nor out")
        posts[name] = start
    drawn = {name for name, kind in kinds.items() if kind == GASLIGHT}
    require(drawn == set(posts), f"hexes and gaslights do not match at {_odd(drawn, posts)}")
    lamps = sorted(start for start in posts.values() if start != OUT)
    require(lamps == [*NUMBERS, LIT, LIT], "there are six lamps: 1, 2, 3, 4 and two more")
    return {name: posts[name] for name in spots if name in posts}


def _read_manholes(
    value: Any, spots: Mapping[Hex, tuple[int, int]], kinds: Mapping[Hex, str]
) -> dict[Hex, bool]:
    holes: dict[Hex, bool] = {}
    for hole in _listed(value, "the manholes"):
        name, covered = _place(hole, "a manhole", spots, "covered")
        require(kinds[name] in ON_FOOT, f"the manhole {name} is not in the street: {kinds[name]}")
        require(name not in holes, f"manhole {name} stands twice")
        require(type(covered) is bool, f"manhole {name} is covered or not")
        holes[name] = covered
    require(sum(holes.values()) == 2, "there are two covers for manholes")
    return {name: holes[name] for name in spots if name in holes}


def _kind_in(kind: str, name: Hex, holes: Mapping[Hex, bool]) -> str:
    """J1: a manhole is where this printing lists one; elsewhere the street is plain."""
    if kind not in ON_FOOT:
        return kind
    return MANHOLE if name in holes else STREET


def _read_exits(
    value: Any, spots: Mapping[Hex, tuple[int, int]], kinds: Mapping[Hex, str]
) -> dict[str, Exit]:
    exits: dict[str, Exit] = {}
    for way_out in _listed(value, "the exits"):
        name, corner, cordon, ways = _place(way_out, "an exit", spots, "id", "cordon", "leave_dirs")
        require(corner in CORNERS, f"an exit is at a corner, not {corner!r}")
        require(corner not in exits, f"exit {corner} stands twice")
        require(kinds[name] in ON_FOOT, f"exit {corner} is not in the street: {kinds[name]}")
        require(type(cordon) is bool, f"exit {corner} has a cordon or not")
        q, r = spots[name]
        for way in ways:
            require(way in tuple(DIRECTIONS), f"exit {corner} leaves in no direction: {way!r}")
            dq, dr = DIRECTIONS[way]
            ahead = name_at(q + dq, r + dr)
            require(ahead not in spots, f"exit {corner} does not leave the board, but to {ahead}")
        exits[corner] = Exit(name, cordon, tuple(ways))
    require(set(exits) == set(CORNERS), "there are four exits, one at each corner")
    require(sum(exit.cordon for exit in exits.values()) == 2, "there are two cordons")
    return {corner: exits[corner] for corner in CORNERS}


def _read_characters(
    value: Any, spots: Mapping[Hex, tuple[int, int]], kinds: Mapping[Hex, str]
) -> dict[str, Start]:
    found: dict[str, Start] = {}
    for character in _listed(value, "the characters"):
        place, name, colour, facing = _place(
            character, "a character", spots, "name", "color", "facing", name="hex"
        )
        require(id_of(name) not in found, f"{name} stands twice")
        found[id_of(name)] = Start(name, colour, place, facing)
    return _sound(found, kinds)


def _read_moved(
    value: Any,
    starts: Mapping[str, Start],
    spots: Mapping[Hex, tuple[int, int]],
    kinds: Mapping[Hex, str],
) -> dict[str, Start]:
    """The later printing: whom it does not name starts as on the first (J13)."""
    found = dict(starts)
    for character in _listed(value, "the characters"):
        place, name, facing = _place(character, "a character", spots, "name", "facing", name="hex")
        require(id_of(name) in starts, f"{name} is not on the first board")
        found[id_of(name)] = starts[id_of(name)]._replace(hex=place, facing=facing)
    return _sound(found, kinds)


def _sound(starts: Mapping[str, Start], kinds: Mapping[Hex, str]) -> dict[str, Start]:
    require(len(starts) == 8, f"there are eight characters, not {len(starts)}")
    places, colours = set(), set()
    for id, start in starts.items():
        kind = kinds[start.hex]
        require(kind in ON_FOOT, f"{start.name} does not start in the street: {kind}")
        require(start.hex not in places, f"two characters start on {start.hex}")
        require(start.colour not in colours, f"two characters are {start.colour}")
        places.add(start.hex)
        colours.add(start.colour)
        faces = tuple(DIRECTIONS) if id == "watson" else (None,)
        require(start.facing in faces, f"{start.name} cannot face {start.facing!r}")
    return dict(sorted(starts.items()))


def id_of(name: Any) -> str:
    """J13: the last word of a character's name."""
    require(type(name) is str and bool(name.strip()), f"a character has a name, not {name!r}")
    return str(name).split()[-1].lower()


def _listed(value: Any, what: str) -> list[Any]:
    require(type(value) is list, f"{what} must be a list")
    listed: list[Any] = value
    return listed


def _check_all_in_reach(board: HexBoard) -> None:
    reached: set[Hex] = set()
    todo: list[Hex] = [board.streets[0]]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo.extend(board.around((here,)))
    for name in board.streets:
        require(name in reached, f"no street leads to {name}")


def _odd(some: Iterable[str], others: Iterable[str]) -> str:
    return ", ".join(sorted(set(some) ^ set(others)))
