"""Our own drawing of a street board, as SVG made from the board file alone.

    streetpicture.draw(street_board("whitehall"))          the bare board, by night
    streetpicture.draw(board, DAY, names=True)             by day, each crossing with its name
    streetpicture.draw(board, marks={57: "#c33"})          with rings round some places

Blocks are filled from their outlines, streets are the pale ways between them with the dotted
line that one walks along, and a number is never hidden by a mark: marks are rings.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from darklantern.boards.streetboard import Block, CircleSpot, CrossingSpot, Place, StreetBoard


class Palette(NamedTuple):
    """The colours of one time of day."""

    ground: str
    houses: tuple[str, ...]
    quay: str
    water: str
    ripple: str
    eaves: str
    street: str
    dots: str
    ink: str
    white: tuple[str, str]
    black: tuple[str, str]
    blue: tuple[str, str]
    red: tuple[str, str]
    crossing: str
    yellow: str
    red_border: str
    text: str


NIGHT = Palette(
    ground="#14161d",
    houses=("#2c2f3b", "#313442", "#282b36", "#353746"),
    quay="#3a3833",
    water="#17303f",
    ripple="#24495c",
    eaves="#1b1d26",
    street="#6b6250",
    dots="#d9c48f",
    ink="#14110b",
    white=("#f3ead3", "#1d1810"),
    black=("#191713", "#f0e3bf"),
    blue=("#2e6f9e", "#ffffff"),
    red=("#a3262a", "#ffffff"),
    crossing="#17140e",
    yellow="#f2c230",
    red_border="#e0392f",
    text="#d9c48f",
)

DAY = Palette(
    ground="#d8c9a4",
    houses=("#c3b08a", "#bda882", "#c9b793", "#b8a47d"),
    quay="#cfc3a0",
    water="#a9c4c6",
    ripple="#8fb0b4",
    eaves="#a08c66",
    street="#efe5c9",
    dots="#5b4c33",
    ink="#2b2315",
    white=("#fffaf0", "#221b10"),
    black=("#2a241a", "#fff6de"),
    blue=("#2b6a99", "#ffffff"),
    red=("#9d2226", "#ffffff"),
    crossing="#2a241a",
    yellow="#e3a900",
    red_border="#c22a22",
    text="#3a2f1c",
)


class Layers(NamedTuple):
    """What somebody else draws into the picture: SVG elements, in the board's coordinates."""

    under: Sequence[str] = ()
    """Below the circles, so that no number is hidden."""
    over: Sequence[str] = ()
    faint: Collection[int] = ()
    """Circles that step back."""
    title: str | None = None
    foot: int = 0
    """Room left below the board."""


TITLES = {"whitehall": "Whitehall, October 1888", "whitechapel": "Whitechapel, autumn 1888"}
RADIUS = 15
MARGIN = 60
SIDES = [(dx, dy) for dx in (-19, 0, 19) for dy in (-13, 0, 13) if (dx, dy) != (0, 0)]


def draw(
    board: StreetBoard,
    palette: Palette = NIGHT,
    *,
    names: bool = False,
    marks: Mapping[Place, str] | None = None,
    layers: Layers = Layers(),  # noqa: B008 (a value)
) -> str:
    """The board as an SVG document; `marks` rings places in a colour."""
    return "\n".join(_document(board, palette, names, marks or {}, layers)) + "\n"


def _document(
    board: StreetBoard, palette: Palette, names: bool, marks: Mapping[Place, str], layers: Layers
) -> Iterator[str]:
    title = layers.title or TITLES.get(board.name, board.name)
    left, top = -MARGIN, -MARGIN
    width, height = board.width + 2 * MARGIN, board.height + 2 * MARGIN + layers.foot
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label={quoteattr(title)} '
        "font-family=\"Georgia, 'Times New Roman', serif\">"
    )
    yield f"<title>{escape(title)}</title>"
    yield from _patterns(palette)
    yield f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{palette.ground}"/>'
    yield from _group("blocks", _blocks(board, palette))
    yield from _group("streets", _streets(board, palette))
    yield from _group("crossings", (_crossing(spot, palette) for spot in board.crossings.values()))
    if names:
        yield from _group("names", _names(board, palette))
    yield from layers.under
    faint = [spot for spot in board.circles.values() if spot.id in layers.faint]
    if faint:
        yield '<g id="faint" opacity="0.62">'
        yield from (_circle(spot, palette) for spot in faint)
        yield "</g>"
    clear = (spot for spot in board.circles.values() if spot.id not in layers.faint)
    yield from _group("circles", (_circle(spot, palette) for spot in clear))
    yield from _group("marks", (_ring(board, place, colour) for place, colour in marks.items()))
    yield from layers.over
    yield from _frame(title, left, top, width, height, palette)
    yield "</svg>"


def _group(name: str, parts: Iterable[str]) -> Iterator[str]:
    yield f'<g id="{name}">'
    yield from parts
    yield "</g>"


def _patterns(palette: Palette) -> Iterator[str]:
    yield (
        '<defs><pattern id="water" width="46" height="22" patternUnits="userSpaceOnUse">'
        f'<rect width="46" height="22" fill="{palette.water}"/>'
        f'<path d="M4 8q7-5 14 0t14 0M22 18q6-4 12 0t12 0" fill="none" '
        f'stroke="{palette.ripple}" stroke-width="1.4"/></pattern></defs>'
    )


def _blocks(board: StreetBoard, palette: Palette) -> Iterator[str]:
    order = sorted(board.blocks, key=lambda block: block.kind != "water")
    for number, block in enumerate(order):
        points = " ".join("{},{}".format(*board.spot(place)) for place in block.outline)
        yield (
            f'<polygon id="{block.id}" points="{points}" fill="{_fill(block, number, palette)}" '
            f'stroke="{palette.eaves}" stroke-width="3" stroke-linejoin="round"/>'
        )


def _fill(block: Block, number: int, palette: Palette) -> str:
    if block.kind == "water":
        return "url(#water)"
    if block.kind == "quay":
        return palette.quay
    return palette.houses[number % len(palette.houses)]


def _streets(board: StreetBoard, palette: Palette) -> Iterator[str]:
    """All streets first, then the dotted lines: where they meet, no kerb cuts a line."""
    path = "".join("M{} {}L{} {}".format(*board.spot(a), *board.spot(b)) for a, b in board.lines)
    common = f'd="{path}" fill="none" stroke-linecap="round"'
    yield f'<path {common} stroke="{palette.eaves}" stroke-width="22"/>'
    yield f'<path {common} stroke="{palette.street}" stroke-width="16"/>'
    yield f'<path {common} stroke="{palette.dots}" stroke-width="2.6" stroke-dasharray="0.1 7"/>'


def _crossing(spot: CrossingSpot, palette: Palette) -> str:
    border = {"yellow": palette.yellow, "red": palette.red_border}.get(spot.border or "")
    half = 8 if border else 6
    stroke = f'stroke="{border}" stroke-width="5"' if border else f'stroke="{palette.street}"'
    return (
        f'<rect id="{spot.id}" x="{spot.x - half}" y="{spot.y - half}" width="{2 * half}" '
        f'height="{2 * half}" rx="1.5" fill="{palette.crossing}" {stroke}>'
        f"<title>{spot.id}</title></rect>"
    )


def _names(board: StreetBoard, palette: Palette) -> Iterator[str]:
    """Each crossing's name beside it, on the side where there is most room."""
    places: list[Place] = [*board.circles, *board.crossings]
    spots = [board.spot(place) for place in places]
    for spot in board.crossings.values():
        others = [other for other in spots if other != (spot.x, spot.y)]
        sides = [(spot.x + dx, spot.y + dy) for dx, dy in SIDES]
        x, y = max(sides, key=lambda side: min(math.dist(side, other) for other in others))
        yield (
            f'<text x="{x}" y="{y}" dy="0.36em" text-anchor="middle" font-size="10.5" '
            f'font-family="sans-serif" fill="{palette.text}" stroke="{palette.ground}" '
            f'stroke-width="3" paint-order="stroke">{spot.id}</text>'
        )


def _circle(spot: CircleSpot, palette: Palette) -> str:
    fill, ink = getattr(palette, spot.kind)
    return (
        f'<g id="c{spot.id}"><circle cx="{spot.x}" cy="{spot.y}" r="{RADIUS}" fill="{fill}" '
        f'stroke="{palette.ink}" stroke-width="2"/>'
        f'<text x="{spot.x}" y="{spot.y}" dy="0.36em" text-anchor="middle" '
        f'font-size="{16 if spot.id < 100 else 13.5}" font-weight="bold" '
        f'fill="{ink}">{spot.id}</text></g>'
    )


def _ring(board: StreetBoard, place: Place, colour: str) -> str:
    x, y = board.spot(place)
    return (
        f'<circle cx="{x}" cy="{y}" r="{RADIUS + 5}" fill="none" '
        f'stroke="{escape(colour, {chr(34): "&quot;"})}" stroke-width="6"/>'
    )


def _frame(
    title: str, left: int, top: int, width: int, height: int, palette: Palette
) -> Iterator[str]:
    for inset, thickness in ((14, 3), (22, 1)):
        yield (
            f'<rect x="{left + inset}" y="{top + inset}" width="{width - 2 * inset}" '
            f'height="{height - 2 * inset}" fill="none" stroke="{palette.text}" '
            f'stroke-width="{thickness}" opacity="0.8"/>'
        )
    middle, bottom = left + width / 2, top + height - 14
    room = 15 * len(title)
    yield (
        f'<rect x="{middle - room / 2}" y="{bottom - 16}" width="{room}" height="24" '
        f'fill="{palette.ground}"/>'
        f'<text x="{middle}" y="{bottom + 6}" text-anchor="middle" font-size="22" '
        f'font-style="italic" letter-spacing="2" fill="{palette.text}">{escape(title)}</text>'
    )
