"""Actions: what a seat may choose to do.

>>> class Walk(Action, type="walk"):
...     "Jack walks to a circle."
...
...     to: int
>>> Walk(57)
Walk(to=57)
>>> Walk(57) == Walk(57), Walk.type
(True, 'walk')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, dataclass_transform


@dataclass_transform(frozen_default=True)
class Action:
    """One gesture. Subclasses list the keys that the record gives it, and its name there.

    A key that is a word of Python gets an underscore (`from_`, `with_`). A key with a default
    may be absent from the record; a flag is `true` or absent.
    """

    type: ClassVar[str] = ""

    def __init_subclass__(cls, *, type: str) -> None:
        cls.type = type
        dataclass(frozen=True)(cls)


Vocabulary: TypeAlias = Mapping[str, type[Action]]


def vocabulary(classes: Iterable[type[Any]]) -> dict[str, type[Any]]:
    """The classes by the name each bears in records and on the wire."""
    return {cls.type: cls for cls in classes}
