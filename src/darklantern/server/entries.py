"""The entries of a table's log. A table is what its entries make of it, and nothing besides.

Entries are only ever appended; the server that reads them after a crash comes to the same table
as the one that wrote them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from darklantern.server.charter import Charter
from darklantern.server.notebook import What
from darklantern.server.pencil import Mark


class Opened(Struct, tag="opened", forbid_unknown_fields=True):
    """The first entry of every table."""

    charter: Charter
    host: str
    """The person who opened it."""
    rules_version: int
    key: bytes
    """What the salts of the seals are made from."""
    at: float


class SatDown(Struct, tag="sat-down", forbid_unknown_fields=True, omit_defaults=True):
    """A seat is a person's from now on, or a computer's, or (neither) free."""

    seat: str
    person: str | None = None
    name: str | None = None
    level: str | None = None
    at: float = 0


class Linked(Struct, tag="linked", forbid_unknown_fields=True, omit_defaults=True):
    """The code with this digest leads to the seat; without one no code does."""

    seat: str
    digest: str | None = None


class Played(Struct, tag="played", forbid_unknown_fields=True):
    """These actions, as the record writes them: a seat's, and what chance drew after them."""

    position: int
    """How many were played before."""
    actions: list[dict[str, Any]]
    at: float


class Spoken(Struct, tag="spoken", forbid_unknown_fields=True):
    channel: str
    name: str
    text: str
    position: int
    """As the speaker saw it: what the answer said, should the command come again."""
    at: float


class Voted(Struct, tag="voted", forbid_unknown_fields=True, omit_defaults=True):
    """Somebody wants the absent person's seat to go to the computer, or to be free."""

    seat: str
    person: str
    level: str | None = None


class Agreed(Struct, tag="agreed", forbid_unknown_fields=True):
    """Somebody would give up for this side, or no longer would."""

    side: str
    person: str
    agree: bool


class Resigned(Struct, tag="resigned", forbid_unknown_fields=True):
    """All people of the side have agreed: the game is over."""

    side: str
    at: float


class WentOn(Struct, tag="went-on", forbid_unknown_fields=True):
    """The rematch is at this table."""

    table: str


class Pencilled(Struct, tag="pencilled", forbid_unknown_fields=True):
    """What somebody's sheet of pencil marks for one side holds from now on."""

    person: str
    name: str
    side: str
    shared: bool
    marks: list[Mark]


class Assisted(Struct, tag="assisted", forbid_unknown_fields=True):
    """A seat has asked its notebook. Recorded once for each kind of question in each position."""

    seat: str
    what: What
    position: int


Entry: TypeAlias = (
    Opened
    | SatDown
    | Linked
    | Played
    | Spoken
    | Voted
    | Agreed
    | Resigned
    | WentOn
    | Pencilled
    | Assisted
)

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
