"""Who plays: Jack and the detective. The eight characters belong to neither of them."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.game import InvalidSetup
from darklantern.core.seats import JACK, Seat, Seating

DETECTIVE: Seat = "detective"
SEATS: tuple[Seat, ...] = (JACK, DETECTIVE)


def usual_seating(seats: Sequence[Seat] | None) -> Seating:
    """Jack and the detective; other wishes are refused by `check_seats`."""
    wanted = set(seats or SEATS)
    return Seating(SEATS if wanted == set(SEATS) else tuple(seats or SEATS))


def check_seats(seating: Seating) -> tuple[Seat, ...]:
    """The two seats; InvalidSetup where somebody else is to play."""
    if seating.seats != SEATS:
        raise InvalidSetup('the seats are "jack" and "detective", in this order')
    if seating.pawns is not None:
        raise InvalidSetup('there are no "pawns" in this game')
    return SEATS
