"""Events: what happened, and who learns which part of it.

Every field of every event carries a label. That an event happened is public; what a field
says reaches those its label names. `redact` is the only way a fact leaves the referee: what
a viewer must not know is not in the redacted event at all, so that code which asks for it
fails instead of leaking.

>>> class JackWalked(Event, type="jack-walked"):
...     space: int = public()
...     to: int = known_to("jack")
>>> told = redact(JackWalked(space=3, to=57), "yellow")
>>> told
JackWalked(space=3, to=hidden)
>>> told.to
Traceback (most recent call last):
AttributeError: 'JackWalked' object has no attribute 'to'
>>> class Careless(Event, type="careless"):
...     circle: int
Traceback (most recent call last):
TypeError: Careless.circle says not who learns it: use public() or known_to(...)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field
from typing import Any, ClassVar, TypeAlias, TypeVar, dataclass_transform

from darklantern.core.seats import Seat

Audience: TypeAlias = Callable[["Event", Seat], bool]


def everybody(event: Event, viewer: Seat) -> bool:
    """The audience of a public field."""
    return True


def public(*, default: Any = MISSING) -> Any:
    """Label: everybody learns this field, spectators too."""
    return field(default=default, metadata={"audience": everybody})


def known_to(*seats: Seat) -> Any:
    """Label: these seats alone learn this field."""
    return field(metadata={"audience": lambda event, viewer: viewer in seats})


def known_to_seat_in(name: str) -> Any:
    """Label: the seat that the event itself names, in its public field `name`, learns it."""
    return field(metadata={"audience": lambda event, viewer: viewer == getattr(event, name)})


@dataclass_transform(frozen_default=True, field_specifiers=(public, known_to, known_to_seat_in))
class Event:
    """One sentence that a player could say aloud, in the past tense."""

    type: ClassVar[str] = ""
    labels: ClassVar[dict[str, Audience]] = {}
    is_public: ClassVar[bool] = True

    def __init_subclass__(cls, *, type: str) -> None:
        cls.type = type
        cls.labels = {
            name: _label(cls, name)
            for name, annotation in cls.__annotations__.items()
            if not str(annotation).startswith("ClassVar")
        }
        cls.is_public = all(label is everybody for label in cls.labels.values())
        dataclass(frozen=True, eq=False, repr=False)(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *sorted(self.__dict__.items(), key=lambda item: item[0])))

    def __repr__(self) -> str:
        told = (f"{name}={self.__dict__.get(name, HIDDEN)!r}" for name in self.labels)
        return f"{type(self).__name__}({', '.join(told)})"


class _Hidden:
    def __repr__(self) -> str:
        return "hidden"


HIDDEN = _Hidden()


def _label(cls: type[Event], name: str) -> Audience:
    declared = cls.__dict__.get(name)
    if not isinstance(declared, Field) or "audience" not in declared.metadata:
        raise TypeError(
            f"{cls.__name__}.{name} says not who learns it: use public() or known_to(...)"
        )
    audience: Audience = declared.metadata["audience"]
    return audience


E = TypeVar("E", bound=Event)


def redact(event: E, viewer: Seat) -> E:
    """The event as this viewer learns it. The only way out for a fact."""
    if event.is_public:
        return event
    told = {
        name: event.__dict__[name]
        for name, audience in event.labels.items()
        if audience(event, viewer)
    }
    redacted = object.__new__(type(event))
    redacted.__dict__.update(told)
    return redacted


def tells(event: Event, name: str) -> bool:
    """Whether this (perhaps redacted) event says what its field `name` is."""
    return name in event.__dict__
