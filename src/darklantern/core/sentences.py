"""Sentences for people that remember how they were made.

A sentence is a str, in English: who prints it need not know more. Besides, it keeps its pattern and
what was put into it, so that somebody who speaks another language can put the same into theirs.

>>> fault = Sentence("{to} is not adjacent to {here} (W1).", to=5, here=9)
>>> fault
'5 is not adjacent to 9 (W1).'
>>> wording(fault)
{'pattern': '{to} is not adjacent to {here} (W1).', 'given': {'to': 5, 'here': 9}}

What is put in must be said: nothing travels beside a sentence that does not stand in it.

>>> Sentence("Not now.", hideout=57)
Traceback (most recent call last):
ValueError: "Not now." does not say: hideout
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, TypeAlias, Union

Part: TypeAlias = Union[int, str, "Sentence", Sequence[Union[int, str, "Sentence"]]]
"""A number, a name, a sentence within the sentence, or a list of those."""


class Sentence(str):
    """An English sentence, its pattern, and what was put into it."""

    __slots__ = ("given", "pattern")
    pattern: str
    given: Mapping[str, Part]

    def __new__(cls, pattern: str, /, **given: Part) -> Sentence:
        named = {name for _, name, _, _ in Formatter().parse(pattern) if name is not None}
        if named != given.keys():
            unsaid = ", ".join(sorted(given.keys() - named))
            missing = ", ".join(sorted(named - given.keys()))
            raise ValueError(
                f'"{pattern}" does not say: {unsaid}' if unsaid else f'"{pattern}" lacks: {missing}'
            )
        text = pattern.format_map({name: _english(part) for name, part in given.items()})
        sentence = super().__new__(cls, text)
        sentence.pattern, sentence.given = pattern, given
        return sentence

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Part]]:  # for pickle
        return (self.pattern,), dict(self.given)


def _english(part: Part) -> str:
    if isinstance(part, int | str):
        return str(part)
    *others, last = map(str, part)
    return f"{', '.join(others)} and {last}" if others else last


def wording(sentence: str) -> dict[str, Any] | None:
    """How a sentence was made, as JSON values; None of a plain str, which has forgotten."""
    if not isinstance(sentence, Sentence):
        return None
    return {
        "pattern": sentence.pattern,
        "given": {name: _written(part) for name, part in sentence.given.items()},
    }


def _written(part: Part) -> Any:
    if isinstance(part, Sentence):
        return wording(part)
    return part if isinstance(part, int | str) else [_written(each) for each in part]
