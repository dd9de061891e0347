"""Our own drawing of Mr. Jack's London by lamplight, as SVG made from the board file alone.

    hexpicture.draw()                       the first printing, as the game begins
    hexpicture.draw("revised")              the later one
    hexpicture.draw_scene(board, scene)     any position: who stands where, which lamps burn

What is lit is bright, what is not is blue with night. A character is a disc in its colour with
two letters; a suspect's rim is gold, an innocent's pale and broken. No meaning hangs on colour
alone, and every hex says in its tooltip what is on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple
from xml.sax.saxutils import escape

from darklantern.boards.hexboard import (
    BUILDING,
    DIRECTIONS,
    GARDEN,
    GASLIGHT,
    OUT,
    STREET,
    Hex,
    HexBoard,
    hex_board,
)


class Scene(NamedTuple):
    """What lies on the board at one moment."""

    places: Mapping[str, Hex]
    """Where each character stands."""
    facing: str
    lamps: Mapping[Hex, str]
    """The posts with a lit lamp, each with the number on it, or none: ""."""
    covers: Iterable[Hex]
    cordons: Iterable[str]
    suspects: Iterable[str]


SIZE = 48
"""From the middle of a hex to a corner."""
HALF = SIZE * math.sqrt(3) / 2
MARGIN = 92
LEGEND = 118

NIGHT, DUSK, EDGE = "#10131c", "#343c50", "#1a1f2b"
LAMPLIGHT, FLAME, WARM = "#ffd27a", "#fff3c4", "#8a6f3f"
ROOFS = ("#232633", "#272a38", "#20232f", "#2a2c39")
EAVES, GREEN, LEAVES, STONE, IRON = "#0d0f16", "#1d3129", "#2b4a3a", "#2b2a2c", "#0b0b0d"
INK, PAPER, GOLD, RED = "#14110b", "#e9dcb8", "#f2c230", "#c8372d"
COLOURS = {
    "red": ("#b3261e", "#ffffff"),
    "brown": ("#7b4a26", "#ffffff"),
    "yellow": ("#f4c52c", "#14110b"),
    "blue": ("#2563a8", "#ffffff"),
    "green": ("#2f8a46", "#ffffff"),
    "black": ("#17171a", "#ffffff"),
    "purple": ("#6d3a9c", "#ffffff"),
    "orange": ("#ea7317", "#14110b"),
}
TITLE = "London, 1888"


def draw(board: str = "2006") -> str:
    """This printing of the board as the game begins, as an SVG document."""
    read = hex_board(board)
    return draw_scene(read, opening(read))


def opening(board: HexBoard) -> Scene:
    """What lies on the board as the game begins."""
    watson = board.characters["watson"].facing
    return Scene(
        {character: start.hex for character, start in board.characters.items()},
        watson or "N",
        {post: start.strip("lit") for post, start in board.posts.items() if start != OUT},
        [hole for hole, covered in board.manholes.items() if covered],
        [name for name, exit in board.exits.items() if exit.cordon],
        tuple(board.characters),
    )


def draw_scene(board: HexBoard, scene: Scene) -> str:
    """The board with what lies on it, as an SVG document."""
    return "\n".join(_Drawing(board, scene).document()) + "\n"


class _Drawing:
    def __init__(self, board: HexBoard, scene: Scene) -> None:
        self.board, self.scene = board, scene
        self.beam = board.sight(scene.places["watson"], scene.facing)
        self.lit = board.around(scene.lamps) | set(self.beam)
        self.middle = {name: _middle(q, r) for name, (q, r) in board.spots.items()}
        self.left = min(x for x, _ in self.middle.values()) - SIZE - MARGIN
        self.top = min(y for _, y in self.middle.values()) - HALF - MARGIN
        self.right = max(x for x, _ in self.middle.values()) + SIZE + MARGIN
        self.bottom = max(y for _, y in self.middle.values()) + HALF + MARGIN + LEGEND

    # -- the document -----------------------------------------------------------------------

    def document(self) -> Iterator[str]:
        left, top = self.left, self.top
        width, height = self.right - left, self.bottom - top
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" width="{width:.0f}" '
            f'height="{height:.0f}" role="img" aria-label="{TITLE}" '
            'font-family="Georgia, \'Times New Roman\', serif" text-anchor="middle">'
        )
        yield f"<title>{TITLE}</title>"
        yield from self.definitions()
        yield f'<rect x="{left:.0f}" y="{top:.0f}" width="100%" height="100%" fill="url(#sky)"/>'
        yield from _group("exits", map(self.exit, self.board.exits))
        yield from _group("hexes", map(self.hex, self.board.spots))
        yield from _group("light", self.light())
        yield from _group("lines", map(self.outline, self.board.spots))
        yield from _group("manholes", map(self.manhole, self.board.manholes))
        yield from _group("gaslights", map(self.gaslight, self.board.posts))
        yield from _group("names", map(self.name, self.board.spots))
        yield from _group("characters", map(self.character, self.scene.places))
        yield from _group("legend", self.legend())
        yield from self.frame()
        yield "</svg>"

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        yield (
            '<radialGradient id="sky" cx="50%" cy="45%" r="75%"><stop offset="0" '
            f'stop-color="#1b2030"/><stop offset="1" stop-color="{NIGHT}"/></radialGradient>'
            '<radialGradient id="glow"><stop offset="0" stop-color="#fff0c0" stop-opacity="0.95"/>'
            f'<stop offset="0.45" stop-color="{LAMPLIGHT}" stop-opacity="0.75"/>'
            f'<stop offset="1" stop-color="{LAMPLIGHT}" stop-opacity="0.12"/></radialGradient>'
            '<pattern id="cobbles" width="14" height="9" patternUnits="userSpaceOnUse">'
            '<path d="M0 4.5h14M0 9h14M4 0v4.5M11 4.5v4.5" stroke="#000" stroke-opacity="0.2" '
            'fill="none"/></pattern>'
            '<pattern id="stripes" width="12" height="12" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="12" height="12" fill="{PAPER}"/>'
            f'<rect width="6" height="12" fill="{RED}"/></pattern>'
        )
        yield f'<clipPath id="lit"><path d="{self.outlines(self.lit)}"/></clipPath>'
        yield f'<clipPath id="beam"><path d="{self.outlines(self.beam)}"/></clipPath>'
        yield "</defs>"

    def outlines(self, hexes: Iterable[Hex]) -> str:
        return "".join(f"M{_points(self.middle[name])}Z" for name in sorted(hexes))

    # -- the ground -------------------------------------------------------------------------

    def hex(self, name: Hex) -> str:
        kind, middle = self.board.kinds[name], self.middle[name]
        title = f"<title>{escape(self.told(name))}</title>"
        if kind == BUILDING:
            return f'<g id="{name}">{title}{_house(middle, sum(self.board.spots[name]))}</g>'
        if kind == GARDEN:
            return f'<g id="{name}">{title}{_garden(middle)}</g>'
        fill = STONE if kind == GASLIGHT else WARM if name in self.lit else DUSK
        shape = f'<polygon points="{_points(middle)}" fill="{fill}"/>'
        if kind != GASLIGHT:
            shape += f'<polygon points="{_points(middle)}" fill="url(#cobbles)"/>'
        return f'<g id="{name}">{title}{shape}</g>'

    def told(self, name: Hex) -> str:
        """What the tooltip of a hex says."""
        kind = self.board.kinds[name]
        words = [f"{name}: {kind}"]
        if kind == GASLIGHT:
            number = self.scene.lamps.get(name)
            words.append("out" if number is None else f"lit {number}".strip())
        elif name in self.board.streets:
            if kind != STREET:
                words.append("covered" if name in tuple(self.scene.covers) else "open")
            words.append("in the light" if name in self.lit else "dark")
        for character, place in self.scene.places.items():
            if place == name:
                suspected = character in tuple(self.scene.suspects)
                full = self.board.characters[character].name
                words.append(f"{full}, {'suspect' if suspected else 'innocent'}")
        return ", ".join(words)

    def light(self) -> Iterator[str]:
        """The lamps shine on the street around them, Watson's lantern down it."""
        yield '<g clip-path="url(#lit)">'
        for post in self.scene.lamps:
            x, y = self.middle[post]
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2.7 * SIZE:.0f}" fill="url(#glow)"/>'
        yield "</g>"
        if not self.beam:
            return
        (x, y), (to_x, to_y) = (
            self.middle[self.scene.places["watson"]],
            self.middle[self.beam[-1]],
        )
        length = math.dist((x, y), (to_x, to_y)) + SIZE
        turn = math.degrees(math.atan2(to_y - y, to_x - x))
        yield (
            '<g clip-path="url(#beam)">'
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">'
            f'<path d="M0 -9L{length:.0f} -{HALF:.0f}V{HALF:.0f}L0 9Z" fill="{FLAME}" '
            f'opacity="0.55"/><path d="M0 -4L{length:.0f} -{HALF / 2:.0f}V{HALF / 2:.0f}L0 4Z" '
            f'fill="{FLAME}" opacity="0.5"/></g></g>'
        )

    def outline(self, name: Hex) -> str:
        return (
            f'<polygon points="{_points(self.middle[name])}" fill="none" stroke="{EDGE}" '
            'stroke-width="2.5" stroke-linejoin="round"/>'
        )

    def name(self, name: Hex) -> str:
        x, y = self.middle[name]
        bright = name in self.lit or name in self.scene.lamps
        fill = INK if bright else "#aab2c6" if name in self.board.streets else "#8d94a6"
        return (
            f'<text x="{x:.1f}" y="{y + HALF - 5:.1f}" font-size="11" '
            f'font-family="sans-serif" fill="{fill}">{name}</text>'
        )

    # -- what lies on it --------------------------------------------------------------------

    def manhole(self, name: Hex) -> str:
        x, y = self.middle[name]
        y -= 4
        covered = name in tuple(self.scene.covers)
        round_it = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="25" '
        if covered:
            bars = "".join(
                f"M{x - w:.1f} {y + d:.1f}h{2 * w:.1f}M{x + d:.1f} {y - w:.1f}v{2 * w:.1f}"
                for d, w in ((-14, 17), (-5, 21.5), (5, 21.5), (14, 17))
            )
            return (
                f'{round_it}fill="#565a63" stroke="#8b909b" stroke-width="3"/>'
                f'<path d="{bars}" stroke="#33363d" stroke-width="3"/>'
            )
        rungs = "".join(f"M{x - 8:.1f} {y + d:.1f}h16" for d in (-12, -3, 6, 15))
        rails = f"M{x - 8:.1f} {y - 21:.1f}v44M{x + 8:.1f} {y - 21:.1f}v44"
        return (
            f'{round_it}fill="{IRON}" stroke="#9aa0ac" stroke-width="3.5"/>'
            f'<path d="{rungs}{rails}" stroke="#6a6f7a" stroke-width="2.2" fill="none"/>'
        )

    def gaslight(self, name: Hex) -> str:
        x, y = self.middle[name]
        number = self.scene.lamps.get(name)
        glass, iron = ("#3d424e", "#8b909b") if number is None else (FLAME, "#3a2c10")
        lamp = (
            f'<path d="M0 20v14M-9 34h18" stroke="{iron}" stroke-width="4"/>'
            f'<path d="M-13 -14L-8 18H8L13 -14Z" fill="{glass}" stroke="{iron}" '
            'stroke-width="2.6"/>'
            f'<path d="M-16 -14H16L7 -25H-7Z" fill="{iron}"/>'
            f'<circle cy="-28" r="3.5" fill="{iron}"/>'
        )
        if number is not None:
            lamp = f'<circle cy="8" r="{SIZE:.0f}" fill="url(#glow)"/>{lamp}'
            lamp += '<path d="M0 -8C7 2 6 13 0 13C-6 13 -7 2 0 -8Z" fill="#f0a02a"/>'
        if number:
            lamp += (
                f'<circle cx="20" cy="-14" r="11.5" fill="{INK}" stroke="{FLAME}" '
                f'stroke-width="2"/><text x="20" y="-9" font-size="15" font-weight="bold" '
                f'fill="{FLAME}">{escape(number)}</text>'
            )
        return f'<g transform="translate({x:.1f} {y - 7:.1f}) scale(0.86)">{lamp}</g>'

    def exit(self, corner: str) -> str:
        exit = self.board.exits[corner]
        x, y = self.middle[exit.hex]
        steps = [_middle(*DIRECTIONS[way]) for way in exit.ways]
        dx, dy = sum(step[0] for step in steps), sum(step[1] for step in steps)
        turn = math.degrees(math.atan2(dy, dx))
        if corner in tuple(self.scene.cordons):
            bar = (
                '<rect x="58" y="-40" width="15" height="80" rx="3" fill="url(#stripes)" '
                f'stroke="{INK}" stroke-width="2"/>'
                + "".join(f'<circle cx="65.5" cy="{d}" r="5" fill="{RED}"/>' for d in (-44, 44))
            )
            what = "cordon"
        else:
            bar = (
                f'<path d="M52 -13H72V-26L98 0L72 26V13H52Z" fill="{GOLD}" stroke="{INK}" '
                'stroke-width="2"/>'
            )
            what = "exit"
        far = 92 if what == "cordon" else 116
        label_x = x + far * math.cos(math.radians(turn))
        label_y = y + far * math.sin(math.radians(turn))
        return (
            f'<g id="exit-{corner}"><title>{what} {corner}, from {exit.hex}</title>'
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">{bar}</g>'
            f'<text x="{label_x:.1f}" y="{label_y + 6:.1f}" font-size="18" font-weight="bold" '
            f'fill="{PAPER}">{corner}</text></g>'
        )

    def character(self, character: str) -> str:
        x, y = self.middle[self.scene.places[character]]
        token = self.token(character)
        if character == "watson":
            dx, dy = _middle(*DIRECTIONS[self.scene.facing])
            turn = math.degrees(math.atan2(dy, dx))
            token = (
                f'<g transform="rotate({turn:.1f})"><path d="M22 -9L40 -17V17L22 9Z" '
                f'fill="{FLAME}" stroke="{INK}" stroke-width="2"/></g>{token}'
            )
        return f'<g class="character" transform="translate({x:.1f} {y - 3:.1f})">{token}</g>'

    def token(self, character: str) -> str:
        fill, ink = COLOURS[self.board.characters[character].colour]
        suspect = character in tuple(self.scene.suspects)
        rim = f'stroke="{GOLD}"' if suspect else f'stroke="{PAPER}" stroke-dasharray="5 4"'
        return (
            f'<circle r="26.5" fill="{INK}" opacity="0.75"/>'
            f'<circle r="24" fill="{fill}" stroke-width="3.5" {rim}/>'
            f'<text y="7" font-size="21" font-weight="bold" fill="{ink}">'
            f"{character[:2].capitalize()}</text>"
        )

    # -- round it ---------------------------------------------------------------------------

    def legend(self) -> Iterator[str]:
        """Who is who, along the lower edge."""
        width = (self.right - self.left - 90) / 4
        for place, (character, start) in enumerate(self.board.characters.items()):
            x = self.left + 78 + width * (place % 4)
            y = self.bottom - LEGEND - 4 + 52 * (place // 4)
            state = "suspect" if character in tuple(self.scene.suspects) else "innocent"
            yield (
                f'<g transform="translate({x:.0f} {y:.0f})"><g transform="scale(0.8)">'
                f"{self.token(character)}</g>"
                f'<text x="30" y="0" font-size="16" text-anchor="start" fill="{PAPER}">'
                f"{escape(start.name)}</text>"
                f'<text x="30" y="17" font-size="12.5" font-style="italic" text-anchor="start" '
                f'fill="#b3a785">{start.colour}, {state}</text></g>'
            )

    def frame(self) -> Iterator[str]:
        for inset, thickness in ((14, 3), (22, 1)):
            yield (
                f'<rect x="{self.left + inset:.0f}" y="{self.top + inset:.0f}" '
                f'width="{self.right - self.left - 2 * inset:.0f}" '
                f'height="{self.bottom - self.top - 2 * inset:.0f}" fill="none" '
                f'stroke="#d9c48f" stroke-width="{thickness}" opacity="0.8"/>'
            )
        printing = "first printing" if self.board.printing == "2006" else "revised printing"
        middle = (self.left + self.right) / 2
        yield (
            f'<rect x="{middle - 190:.0f}" y="{self.top + 4:.0f}" width="380" height="28" '
            f'fill="{NIGHT}"/><text x="{middle:.0f}" y="{self.top + 25:.0f}" font-size="22" '
            f'font-style="italic" letter-spacing="2" fill="#d9c48f">{TITLE}: {printing}</text>'
        )


def _middle(q: int, r: int) -> tuple[float, float]:
    return 1.5 * SIZE * q, 2 * HALF * (r + q / 2)


def _points(middle: tuple[float, float], size: float = SIZE) -> str:
    x, y = middle
    corners = (math.radians(60 * corner) for corner in range(6))
    return " ".join(f"{x + size * math.cos(a):.1f},{y + size * math.sin(a):.1f}" for a in corners)


def _house(middle: tuple[float, float], number: int) -> str:
    """A roof with its ridges, and a chimney."""
    x, y = middle
    roof = ROOFS[number % len(ROOFS)]
    ridges = "".join(
        f"M{x:.1f} {y:.1f}L{x + SIZE * math.cos(a):.1f} {y + SIZE * math.sin(a):.1f}"
        for a in (math.radians(60 * corner) for corner in range(6))
    )
    side = -1 if number % 2 else 1
    return (
        f'<polygon points="{_points(middle)}" fill="{EAVES}"/>'
        f'<polygon points="{_points(middle, SIZE - 4)}" fill="{roof}"/>'
        f'<path d="{ridges}" stroke="{EAVES}" stroke-width="2" opacity="0.7"/>'
        f'<polygon points="{_points(middle, SIZE * 0.42)}" fill="#31353f" stroke="{EAVES}" '
        'stroke-width="2"/>'
        f'<rect x="{x + side * 24 - 5:.1f}" y="{y - 20:.1f}" width="10" height="13" fill="#4a2f2a" '
        f'stroke="{EAVES}" stroke-width="2"/>'
    )


def _garden(middle: tuple[float, float]) -> str:
    x, y = middle
    trees = ((-16, -14, 13), (14, -17, 11), (-2, 6, 15), (21, 9, 10), (-23, 12, 9))
    crowns = "".join(
        f'<circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="{r}" fill="{LEAVES}" stroke="#14231d" '
        'stroke-width="2"/>'
        for dx, dy, r in trees
    )
    return f'<polygon points="{_points(middle)}" fill="{GREEN}"/>{crowns}'


def _group(name: str, parts: Iterable[str]) -> Iterator[str]:
    yield f'<g id="{name}">'
    yield from parts
    yield "</g>"
