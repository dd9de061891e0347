"""Who plays: Jack, and one to five detectives who share the five pawns (C17)."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.game import InvalidSetup
from darklantern.core.seats import JACK, Seat, Seating

BLUE, YELLOW, BROWN, RED, GREEN = "blue", "yellow", "brown", "red", "green"
PAWNS = (BLUE, YELLOW, BROWN, RED, GREEN)
"""In the order of the box; lists of pawns keep to it."""

MOST_DETECTIVES = len(PAWNS)


def detectives(number: int) -> tuple[Seat, ...]:
    """police-1 to police-N, clockwise."""
    return tuple(f"police-{place}" for place in range(1, number + 1))


def usual_seating(seats: Sequence[Seat] | None, players: int | None) -> Seating:
    """Jack and so many detectives (five of them unless told), the pawns dealt round the table."""
    if seats is None:
        police = detectives(MOST_DETECTIVES if players is None else players)
    else:
        police = tuple(seat for seat in seats if seat != JACK)
    held = tuple((seat, PAWNS[place :: len(police)]) for place, seat in enumerate(police))
    return Seating((JACK, *police), held)


def check_seats(seating: Seating) -> tuple[tuple[Seat, ...], tuple[tuple[str, ...], ...]]:
    """The detectives clockwise, and the pawns of each; InvalidSetup where C17 is not kept."""
    police = seating.seats[1:]
    if seating.seats[:1] != (JACK,) or not 1 <= len(police) <= MOST_DETECTIVES:
        raise InvalidSetup('the seats are "jack" and one to five of police-1, police-2 ...')
    if police != detectives(len(police)):
        raise InvalidSetup(f"the detectives sit in order: {', '.join(detectives(len(police)))}")
    held = seating.pawns
    if held is None:
        raise InvalidSetup('"pawns" must say which detective holds which pawns (C17)')
    if sorted(seat for seat, _ in held) != sorted(police):
        raise InvalidSetup(f'"pawns" must name {", ".join(police)}, each once (C17)')
    for seat, pawns in held:
        if not pawns:
            raise InvalidSetup(f"{seat} holds no pawn, and each detective needs one (C17)")
    if sorted(pawn for _, pawns in held for pawn in pawns) != sorted(PAWNS):
        raise InvalidSetup(f"the pawns are {', '.join(PAWNS)}, each held once (C17)")
    pawns_of = dict(held)
    return police, tuple(tuple(p for p in PAWNS if p in pawns_of[seat]) for seat in police)
