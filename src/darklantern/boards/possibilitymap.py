"""A map of possibility: the board with what can be proved about Jack, and what is likely.

    possibilitymap.draw(street_board("whitehall"), Sighting(now=(57, 58), ...))

Four things are told apart by shape as well as by colour, and none hides a number:

    a lamplit disc      Jack can be there now
    a thin dashed ring  he can have been there, and is not there now
    a thick pale ring   he must have passed there
    a small lozenge     he can be going there

Under a named model the discs burn as brightly as it makes them likely, with the shares written
above; all other circles step back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from darklantern.boards import streetpicture
from darklantern.boards.streetboard import Circle, Crossing, StreetBoard
from darklantern.boards.streetpicture import MARGIN, NIGHT, RADIUS, Layers, Palette


class Sighting(NamedTuple):
    """What is drawn: what a seat can prove, and what lies on the table."""

    now: Sequence[Circle]
    been: Sequence[Circle] = ()
    """Possible at some space of the row."""
    certain: Sequence[Circle] = ()
    goals: Sequence[Circle] = ()
    likely: Mapping[Circle, float] | None = None
    model: str = ""
    figures: Mapping[Crossing, str] = {}
    """Who stands where."""
    clues: Sequence[Circle] = ()
    blocked: Sequence[Circle] = ()
    goal: str = "can be where he is going"
    caption: str = ""


LAMPLIGHT, PALE, GOAL, CLUE = "#ffb52e", "#fff6dc", "#7fe0c3", "#ffe14a"
FIGURES = {
    "yellow": "#f2c230",
    "blue": "#3f7fd0",
    "red": "#d23c3c",
    "green": "#3f9d57",
    "brown": "#8d6238",
}
FOOT = 118
SHARES_WRITTEN = 12
"""So many circles, the likeliest, have their share written above them."""
WORTH_WRITING = 0.01


def draw(board: StreetBoard, sighting: Sighting, palette: Palette = NIGHT) -> str:
    """The picture as an SVG document."""
    told = {*sighting.now, *sighting.been, *sighting.certain, *sighting.goals}
    told |= {*sighting.clues, *sighting.blocked}
    layers = Layers(
        under=tuple(_under(board, sighting)),
        over=(*_over(board, sighting), *_legend(board, sighting, palette)),
        faint=frozenset(board.circles) - told,
        title=sighting.caption or None,
        foot=FOOT,
    )
    return streetpicture.draw(board, palette, layers=layers)


# -- on the board ---------------------------------------------------------------------------


def _under(board: StreetBoard, sighting: Sighting) -> Iterator[str]:
    yield (
        '<defs><radialGradient id="lamp"><stop offset="0.35" stop-color="#fff1c9"/>'
        f'<stop offset="0.6" stop-color="{LAMPLIGHT}"/>'
        f'<stop offset="1" stop-color="{LAMPLIGHT}" stop-opacity="0"/></radialGradient></defs>'
    )
    for circle in sighting.now:
        yield _lamp(*board.spot(circle), _brightness(sighting, circle), f"{circle}: possible now")
    for circle in _earlier(sighting):
        x, y = board.spot(circle)
        yield (
            f'<circle cx="{x}" cy="{y}" r="{RADIUS + 5}" fill="none" stroke="{LAMPLIGHT}" '
            f'stroke-width="2.5" stroke-dasharray="4 4"><title>{circle}: possible earlier'
            "</title></circle>"
        )


def _earlier(sighting: Sighting) -> list[Circle]:
    """Possible at some space, not now, and not certain."""
    return sorted({*sighting.been} - {*sighting.now} - {*sighting.certain})


def _brightness(sighting: Sighting, circle: Circle) -> float:
    """1 without a model; else how likely it is beside the likeliest, never quite out."""
    if not sighting.likely:
        return 1.0
    most = max(sighting.likely.values())
    return 0.22 + 0.78 * sighting.likely.get(circle, 0.0) / most


def _lamp(x: int, y: int, brightness: float, title: str) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{RADIUS + 8 + 12 * brightness:.1f}" fill="url(#lamp)" '
        f'opacity="{brightness:.3f}"><title>{title}</title></circle>'
        f'<circle cx="{x}" cy="{y}" r="{RADIUS + 3}" fill="none" stroke="{LAMPLIGHT}" '
        'stroke-width="4"/>'
    )


def _over(board: StreetBoard, sighting: Sighting) -> Iterator[str]:
    for circle in sighting.certain:
        x, y = board.spot(circle)
        yield (
            f'<circle cx="{x}" cy="{y}" r="{RADIUS + 7}" fill="none" stroke="{PALE}" '
            f'stroke-width="5"><title>{circle}: he must have passed</title></circle>'
        )
    for circle in sighting.goals:
        yield _lozenge(*_beside(board, circle, 1, 1), 7)
    for circle in sighting.clues:
        yield _clue(*_beside(board, circle, -1, 1))
    for circle in sighting.blocked:
        yield _cross(*_beside(board, circle, -1, -1))
    for crossing, who in sighting.figures.items():
        yield _figure(*board.spot(crossing), who)
    yield from _shares(board, sighting)


def _beside(board: StreetBoard, circle: Circle, right: int, down: int) -> tuple[int, int]:
    x, y = board.spot(circle)
    return x + right * (RADIUS - 1), y + down * (RADIUS - 1)


def _lozenge(x: int, y: int, size: int = 6) -> str:
    return (
        f'<path d="M{x} {y - size}L{x + size} {y}L{x} {y + size}L{x - size} {y}Z" '
        f'fill="{GOAL}" stroke="#10221d" stroke-width="1.5"/>'
    )


def _clue(x: int, y: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="6" fill="{CLUE}" stroke="#2b2300" stroke-width="2"/>'


def _cross(x: int, y: int) -> str:
    return (
        f'<path d="M{x - 5} {y - 5}L{x + 5} {y + 5}M{x + 5} {y - 5}L{x - 5} {y + 5}" '
        'stroke="#ff6a5e" stroke-width="4" stroke-linecap="round"/>'
    )


def _figure(x: int, y: int, who: str) -> str:
    """Each has a letter besides its colour."""
    letter = "Bn" if who == "brown" else who[:1].upper()
    ink = "#fff6dc" if who == "brown" else "#0d0d12"
    return (
        f'<g><rect x="{x - 13}" y="{y - 13}" width="26" height="26" rx="6" '
        f'fill="{FIGURES.get(who, "#999")}" stroke="#0d0d12" stroke-width="3"/>'
        f'<text x="{x}" y="{y}" dy="0.36em" text-anchor="middle" font-size="17" '
        f'font-weight="bold" fill="{ink}">{escape(letter)}'
        f"</text><title>{escape(who)}</title></g>"
    )


def _shares(board: StreetBoard, sighting: Sighting) -> Iterator[str]:
    ranked = sorted((sighting.likely or {}).items(), key=lambda item: (-item[1], item[0]))
    for circle, share in ranked[:SHARES_WRITTEN]:
        if share >= WORTH_WRITING:
            x, y = board.spot(circle)
            yield (
                f'<text x="{x}" y="{y - RADIUS - 8}" text-anchor="middle" font-size="17" '
                f'font-weight="bold" fill="#ffffff" stroke="#14161d" stroke-width="5" '
                f'paint-order="stroke">{share:.0%}</text>'
            )


# -- below it -------------------------------------------------------------------------------


def _legend(board: StreetBoard, sighting: Sighting, palette: Palette) -> Iterator[str]:
    """Each sign once, with what it means and how often it is on the board."""
    top = board.height + MARGIN - 22
    column = board.width / 3
    entries = [*_entries(sighting)]
    yield '<g id="legend">'
    for number, (sign, words) in enumerate(entries):
        x, y = round(number % 3 * column) + 20, top + number // 3 * 46
        yield f'<g transform="translate({x} {y})">{sign}</g>'
        yield (
            f'<text x="{x + 34}" y="{y}" dy="0.36em" font-size="21" fill="{palette.text}">'
            f"{escape(words)}</text>"
        )
    yield "</g>"


def _entries(sighting: Sighting) -> Iterator[tuple[str, str]]:
    ring = f'<circle r="{RADIUS}" fill="none" stroke='
    yield _lamp(0, 0, 0.3, "possible now"), f"possible now: {len(sighting.now)}"
    earlier = len(_earlier(sighting))
    dashed = f'{ring}"{LAMPLIGHT}" stroke-width="2.5" stroke-dasharray="4 4"/>'
    yield dashed, f"only earlier: {earlier}"
    yield f'{ring}"{PALE}" stroke-width="5"/>', f"certainly passed: {len(sighting.certain)}"
    yield _lozenge(0, 0, 10), f"{sighting.goal}: {len(sighting.goals)}"
    yield _clue(0, 0), f"clue: {len(sighting.clues)}"
    if sighting.likely:
        yield _lamp(0, 0, 1.0, "likely now"), f"brighter: likelier, by the model {sighting.model}"
    if sighting.blocked:
        yield _cross(0, 0), f"false clue: {len(sighting.blocked)}"
