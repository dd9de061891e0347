"""What a loader says of a broken board file."""

from __future__ import annotations

from typing import Any


class BoardFault(ValueError):
    """The board file contradicts itself; the sentence names the place."""


def require(condition: bool, sentence: str) -> None:
    """Refuse the board with this sentence unless the condition holds."""
    if not condition:
        raise BoardFault(sentence)


def list_of(value: Any, what: str) -> list[Any]:
    """The value, which must be a list."""
    require(type(value) is list, f"the {what} must be a list")
    return list(value)


def size_of(value: Any, what: str) -> int:
    """The value, which must be a whole number, 0 or more: a place or a length in the drawing."""
    require(type(value) is int and value >= 0, f"{what} must be a whole number, not {value!r:.40}")
    return int(value)


def keys_of(thing: Any, what: str, *wanted: str) -> list[Any]:
    """The values of exactly these keys."""
    require(isinstance(thing, dict), f"{what} must be an object")
    missing, unknown = set(wanted) - set(thing), set(thing) - set(wanted)
    require(not missing, f"{what} lacks {', '.join(sorted(missing))}")
    require(not unknown, f"{what} has unknown keys: {', '.join(sorted(unknown))}")
    return [thing[key] for key in wanted]
