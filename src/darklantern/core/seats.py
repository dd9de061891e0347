"""Seats: the roles that act and learn.

A seat is a role in the rules ("jack", "yellow", "police-2"), written as the record writes it.
Who sits there, a person or a computer, is no business of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = str

CHANCE: Seat = "chance"
"""Deals whatever a shuffle decides, at the moment it is needed."""

SPECTATOR: Seat = "spectator"
"""Sees the table and nothing else. No game seats it."""

JACK: Seat = "jack"


@dataclass(frozen=True)
class Seating:
    """Who plays: the seats in order and, where seats share pawns, who holds which."""

    seats: tuple[Seat, ...]
    pawns: tuple[tuple[Seat, tuple[str, ...]], ...] | None = None

    def pawns_of(self, seat: Seat) -> tuple[str, ...]:
        return dict(self.pawns or ()).get(seat, ())
