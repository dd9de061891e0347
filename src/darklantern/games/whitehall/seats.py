"""Who plays: Jack, and three of the five figures in order of priority."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.game import InvalidSetup
from darklantern.core.seats import JACK, Seat, Seating
from darklantern.games.whitehall.options import WhitehallOptions

YELLOW, BLUE, RED, GREEN, BROWN = "yellow", "blue", "red", "green", "brown"
FIGURES: tuple[Seat, ...] = (YELLOW, BLUE, RED, GREEN, BROWN)
"""In order of priority."""

REINFORCEMENTS = (GREEN, BROWN)


def usual_seating(seats: Sequence[Seat] | None) -> Seating:
    """Jack and these figures, in order of priority; without a wish, the three of the box."""
    wanted = [seat for seat in seats or FIGURES[:3] if seat != JACK]
    known = [figure for figure in FIGURES if figure in wanted]
    unknown = [seat for seat in wanted if seat not in FIGURES]
    return Seating((JACK, *known, *unknown))


def check_seats(options: WhitehallOptions, seating: Seating) -> tuple[Seat, ...]:
    """The figures in play; InvalidSetup where options and seats do not go together."""
    figures = seating.seats[1:]
    in_order = tuple(figure for figure in FIGURES if figure in figures)
    if seating.seats[:1] != (JACK,) or len(figures) != 3 or figures != in_order:
        raise InvalidSetup(
            'the seats are "jack" and three of yellow, blue, red, green, brown, in this order'
        )
    if seating.pawns is not None:
        raise InvalidSetup('there are no "pawns" in this game: each figure is a seat')
    if any(figure in REINFORCEMENTS for figure in figures) and not options.roll_up_your_sleeves:
        raise InvalidSetup("green and brown need the option roll-up-your-sleeves")
    if options.smoker and not options.roll_up_your_sleeves:
        raise InvalidSetup("the option smoker needs roll-up-your-sleeves")
    if options.smoker and YELLOW not in figures:
        raise InvalidSetup("Smoker is the yellow figure's dog: without yellow no smoker (H11)")
    return figures
