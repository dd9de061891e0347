"""Actions and events to JSON values and back, strictly.

Reading refuses unknown and missing keys and wrong types (33.0, "33" and true are not 33), and
names the key. Writing a redacted event writes what it tells and nothing else.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from darklantern.core.actions import Action
from darklantern.core.events import Event

Json: TypeAlias = Any
Reader: TypeAlias = Callable[[Json], Any]


class Malformed(ValueError):
    """This is not how the record writes such a thing."""


class _Key(NamedTuple):
    name: str
    attribute: str
    read: Reader
    default: Any


_KNOWN: dict[type[Any], tuple[_Key, ...]] = {}
"""What has been worked out for each class so far."""


def _keys(cls: type[Any]) -> tuple[_Key, ...]:
    if cls not in _KNOWN:
        _KNOWN[cls] = _work_out_keys(cls)
    return _KNOWN[cls]


def _work_out_keys(cls: type[Any]) -> tuple[_Key, ...]:
    hints = get_type_hints(cls)
    return tuple(
        _Key(f.name.rstrip("_"), f.name, _reader(hints[f.name], f.default), f.default)
        for f in fields(cls)
    )


def _reader(hint: Any, default: Any) -> Reader:
    if default is False:  # a flag: true or absent
        return _flag
    if get_origin(hint) in (Union, types.UnionType):
        inner = [_reader(h, MISSING) for h in get_args(hint) if h is not type(None)]
        if len(inner) == 1:  # an optional key: absent, or this
            return inner[0]
    if get_origin(hint) is tuple:
        inside = get_args(hint)
        each = _reader(inside[0], MISSING)
        return _list_of(each, None if inside[-1] is Ellipsis else len(inside))
    if hint in (int, str, bool):
        return _exactly(hint)
    raise TypeError(f"the codec has no way to write {hint}")


def _flag(value: Json) -> bool:
    if value is not True:
        raise Malformed("is a flag: true, or absent")
    return True


def _exactly(wanted: type[Any]) -> Reader:
    name = {int: "a whole number", str: "a string", bool: "true or false"}[wanted]

    def read(value: Json) -> Any:
        if type(value) is not wanted:
            raise Malformed(f"must be {name}, not {json.dumps(value, default=repr):.60}")
        return value

    return read


def _list_of(each: Reader, length: int | None) -> Reader:
    def read(value: Json) -> Any:
        if type(value) is not list or (length is not None and len(value) != length):
            raise Malformed("must be a list" + ("" if length is None else f" of {length}"))
        return tuple(each(item) for item in value)

    return read


def write(thing: Action | Event) -> dict[str, Json]:
    """An action, or what a (perhaps redacted) event tells, as JSON values."""
    told = thing.__dict__
    written: dict[str, Json] = {"type": thing.type}
    for key in _keys(type(thing)):
        if key.attribute in told and (value := told[key.attribute]) != key.default:
            written[key.name] = list(value) if isinstance(value, tuple) else value
    return written


def read_action(vocabulary: Mapping[str, type[Action]], value: Json) -> Action:
    """The action that these JSON values write."""
    cls = _class(vocabulary, value)
    given = _read_keys(cls, value)
    for key in _keys(cls):
        if key.attribute not in given and key.default is MISSING:
            raise Malformed(f'"{cls.type}" needs the key "{key.name}"')
    action: Action = cls(**given)
    return action


def read_event(vocabulary: Mapping[str, type[Event]], value: Json) -> Event:
    """The event, redacted or whole, that these JSON values write."""
    cls = _class(vocabulary, value)
    event: Event = object.__new__(cls)
    told = _read_keys(cls, value)
    for key in _keys(cls):
        if key.attribute not in told and key.default is not MISSING:
            told[key.attribute] = key.default
    event.__dict__.update(told)
    return event


def _class(vocabulary: Mapping[str, type[Any]], value: Json) -> type[Any]:
    if type(value) is not dict:
        raise Malformed("must be an object")
    name = value.get("type")
    if type(name) is not str or name not in vocabulary:
        raise Malformed(f"has no known type: {json.dumps(name, default=repr):.60}")
    return vocabulary[name]


def _read_keys(cls: type[Any], value: Mapping[str, Json]) -> dict[str, Any]:
    keys = {key.name: key for key in _keys(cls)}
    given = {}
    for name, written in value.items():
        if name == "type":
            continue
        if name not in keys:
            raise Malformed(f'"{cls.type}" has no key "{name:.60}"')
        try:
            given[keys[name].attribute] = keys[name].read(written)
        except Malformed as fault:
            raise Malformed(f'"{cls.type}": "{name}" {fault}') from None
    return given
