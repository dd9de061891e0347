"""Options: the optional rules, chosen before the game begins.

>>> class Nights(Options):
...     false_clues: bool = False
...     board: Literal["2006", "revised"] = "2006"
>>> read_options(Nights, {"false-clues": True})
Nights(false_clues=True, board='2006')
>>> write_options(Nights(false_clues=True))
{'false-clues': True}
>>> read_options(Nights, {"fog": True})
Traceback (most recent call last):
ValueError: there is no option "fog"; there are false-clues, board
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints


@dataclass_transform(frozen_default=True)
class Options:
    """Subclasses list flags, and choices among words; each has a default."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


O = TypeVar("O", bound=Options)  # noqa: E741


def names(cls: type[Options]) -> dict[str, str]:
    """The options by the name that the record gives them."""
    return {f.name.replace("_", "-"): f.name for f in fields(cls)}  # type: ignore[arg-type]


def choices(cls: type[Options], attribute: str) -> tuple[Any, ...]:
    """The values this option can take."""
    hint = get_type_hints(cls)[attribute]
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def read_options(cls: type[O], wanted: Mapping[str, Any]) -> O:
    """The options of a record; ValueError names the key that is wrong."""
    known = names(cls)
    values = {}
    for key, value in wanted.items():
        if key not in known:
            there_are = f"there are {', '.join(known)}" if known else "this game has none"
            raise ValueError(f'there is no option "{key}"; {there_are}')
        allowed = choices(cls, known[key])
        if not any(type(value) is type(a) and value == a for a in allowed):
            shown = " or ".join(str(a).lower() if a in (True, False) else f'"{a}"' for a in allowed)
            raise ValueError(
                f'option "{key}" is {shown}, not {json.dumps(value, default=repr):.60}'
            )
        values[known[key]] = value
    return cls(**values)


def write_options(options: Options) -> dict[str, Any]:
    """The options that differ from the default, by the names of the record."""
    default = type(options)()
    return {
        key: getattr(options, attribute)
        for key, attribute in names(type(options)).items()
        if getattr(options, attribute) != getattr(default, attribute)
    }
