"""Pencil marks: what a person draws on the board for oneself, or for the others of the side.

They mean nothing to the rules. A sheet is sent, kept and shown whole: nothing on it can be half
there, and a page that comes back has it as it was.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

MOST_MARKS = 200

Place = Annotated[str, Meta(min_length=1, max_length=8, pattern=r"\A[A-Za-z0-9]+\Z")]
Hand = Annotated[str, Meta(max_length=40, pattern=r"\A[^\x00-\x1f\x7f]*\Z")]


class Mark(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One mark on a sheet."""

    kind: Literal["ring", "cross", "arrow", "text"]
    at: Place
    """A circle by its number, a crossing, a hex or an exit by its name."""
    to: Place | None = None
    """Where an arrow ends."""
    text: Hand = ""
    colour: Literal[1, 2, 3, 4] = 1


Marks = Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


class Owner(NamedTuple):
    """Whose sheet it is: each person has two for each side, one of them for all of that side."""

    person: str
    side: str
    shared: bool


class Sheet(NamedTuple):
    name: str
    marks: list[Mark]
