"""Every row that fits what a puzzle's seat was told, listed one by one: another way to its answer.

Nothing of the deduction under test is used, and no more of the rules than the map and the table.
"""

from __future__ import annotations

from typing import Any

from darklantern.core.events import redact
from darklantern.core.seats import SPECTATOR
from darklantern.games.whitehall.rules import WHITE_CIRCLES
from darklantern.puzzles.moment import moment_of
from darklantern.puzzles.puzzle import Puzzle
from tests.deduction import whitechapel_by_listing, whitehall_by_listing
from tests.deduction.whitehall_by_listing import TooMany

BEGINNINGS = ("hunt-began", "round-began", "wretched-killed", "double-event")


class Rows:
    """The rows of the round or night that is under way, and the homes that are left."""

    def __init__(self, puzzle: Puzzle, most: int) -> None:
        moment = moment_of(puzzle)
        listing: Any
        if puzzle.game == "whitehall":
            listing = whitehall_by_listing.Listing(moment.opening, WHITE_CIRCLES, most)
        else:
            listing = whitechapel_by_listing.Listing(moment.opening, most)
        lost = False
        self.whole = True
        """Whether no night before was too long to be listed."""
        for event in moment.heard:
            lost = lost and event.type not in BEGINNINGS
            if lost:
                _evolve(listing, event)
                continue
            try:
                listing.see(redact(event, SPECTATOR))
            except TooMany:
                lost, self.whole = True, False
        if lost:
            raise TooMany
        self.listing = listing
        held = listing.worlds if puzzle.game == "whitehall" else listing.rows
        self.rows: set[tuple[int, ...]] = {
            world[0] if puzzle.game == "whitehall" else world for world in held
        }


def _evolve(listing: Any, event: Any) -> None:
    """The table goes on; the rows of this round or night are given up."""
    from darklantern.games.whitechapel.evolve import evolve_table as in_whitechapel
    from darklantern.games.whitehall.evolve import evolve_table as in_whitehall

    street = isinstance(listing, whitehall_by_listing.Listing)
    evolve = in_whitehall if street else in_whitechapel
    listing.table = evolve(listing.table, redact(event, SPECTATOR))
