"""Views as JSON values: tables and notes, field by field, as a page reads them."""

from __future__ import annotations

from enum import Enum
from typing import Any

from darklantern.core.codec import Json
from darklantern.core.options import Options, names, write_options
from darklantern.core.seats import Seating

MASKS = frozenset({"occupied"})
"""Fields that repeat others as masks of bits, larger than a page's numbers; left out."""


def plain(value: Any) -> Json:
    """
    >>> plain((1, frozenset({3, 2}), None))
    [1, [2, 3], None]
    """
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return plain_fields(value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return [plain(item) for item in sorted(value)]
    if isinstance(value, Enum):
        return value.name.lower().replace("_", "-")
    if isinstance(value, Options):
        return {key: getattr(value, name) for key, name in names(type(value)).items()}
    raise TypeError(f"a page has no way to read {type(value).__name__}")


def plain_fields(value: Any, before: Any = None) -> dict[str, Json]:
    """The fields of a table or of notes; those alone that have changed, given what was before."""
    if value is None:
        return {}
    old = (None,) * len(value) if before is None else before
    return {
        name: plain(now)
        for name, now, was in zip(value._fields, value, old, strict=True)
        if name not in MASKS and (before is None or (now is not was and now != was))
    }


def write_setup(options: Options, seating: Seating) -> dict[str, Json]:
    """Options and seats as the record writes them."""
    written: dict[str, Json] = {"options": write_options(options), "seats": list(seating.seats)}
    if seating.pawns is not None:
        written["pawns"] = {seat: list(held) for seat, held in seating.pawns}
    return written
