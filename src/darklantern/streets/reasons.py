"""Why can Jack not be there? A row's facts, one by one, to be kept or let go.

    facts_of        the facts, each with a sentence
    row_of          the row with some of them alone
    breaks          whether a row contradicts one
    route_in_words  a row as one reads it aloud

`deduction.reasons` finds the few that matter.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, TypeAlias

from darklantern.boards.streetboard import Circle
from darklantern.core.sentences import Sentence
from darklantern.streets.explore import explore
from darklantern.streets.rows import (
    TO,
    VIA,
    WALK,
    Beginning,
    Clue,
    Fact,
    NotThere,
    Reached,
    Row,
    Scent,
    Shunned,
    Vain,
    hemmed_in,
    of_its_kind,
)
from darklantern.streets.streets import Streets
from darklantern.streets.ways import ways


@of_its_kind
class Barred(NamedTuple):
    """Where the police stood when a space was filled by a walk (W1)."""

    space: int
    crossings: tuple[str, ...]

    @property
    def sentence(self) -> Sentence:
        return Sentence(
            "the police stood on {crossings} as he walked to space {space}", **self._asdict()
        )


@of_its_kind
class NotBeaten(NamedTuple):
    """Phase 1 began and went on: he was not without a move (W6)."""

    beginning: Beginning

    @property
    def sentence(self) -> Sentence:
        return Sentence("Jack was not beaten for want of a move")


Known: TypeAlias = Fact | Barred | NotBeaten


def facts_of(streets: Streets, row: Row) -> tuple[Known, ...]:
    """All that is known of the row but its beginning and the kinds of its steps."""
    known: list[Known] = list(dict.fromkeys(row.facts))
    for space, step in enumerate(row.steps, len(row.starts[0])):
        if step.kind == WALK and step.occupied:
            crossings = tuple(k for k, bit in streets.bits.items() if step.occupied & bit)
            known.append(Barred(space, crossings))
    if row.beginning is not None:
        known.append(NotBeaten(row.beginning))
    return tuple(known)


def row_of(row: Row, kept: Collection[Known]) -> Row:
    """The row as it would be with these facts alone."""
    barred = {fact.space for fact in kept if isinstance(fact, Barred)}
    steps = tuple(
        step if space in barred else step._replace(occupied=0)
        for space, step in enumerate(row.steps, len(row.starts[0]))
    )
    beginning = row.beginning
    if beginning is not None and not any(isinstance(fact, NotBeaten) for fact in kept):
        beginning = None
    facts = tuple(fact for fact in kept if not isinstance(fact, Barred | NotBeaten))
    return row._replace(steps=steps, facts=facts, beginning=beginning)


def breaks(streets: Streets, row: Row, circles: tuple[Circle, ...], fact: Known) -> bool:
    """Whether a row of these circles contradicts the fact."""
    match fact:
        case Vain(circle, space):
            return circle in circles[: space + 1]
        case Clue(circle, space):
            return circle not in circles[: space + 1]
        case NotThere(named, space):
            return circles[space] in named
        case Scent(circle, spaces, space):
            found = tuple(i for i, c in enumerate(circles[: space + 1]) if c == circle)
            return found != spaces
        case Reached(circle, space, first):
            return circles[space] != circle or (first and circle in circles[1:space])
        case Shunned(circle):
            return circle in circles[1:]
        case Barred(space):
            open_ways = ways(streets, row.step(space))[circles[space - 1]]
            return all(end != circles[space] for end, _ in open_ways)
        case NotBeaten(beginning):
            if circles[-1] not in hemmed_in(streets, beginning):
                return False
            pins = (Reached(here, space, False) for space, here in enumerate(circles))
            return explore(streets, row_of(row, (fact, *pins))).number == 0


def route_in_words(row: Row, circles: tuple[Circle, ...]) -> str:
    """The row as one reads it aloud: `57 - 58 - (coach) 60 - 61`."""
    words = [str(circle) for circle in circles]
    for space in range(len(row.starts[0]), row.last + 1):
        kind = row.step(space).kind
        if kind not in (WALK, TO):
            words[space] = f"({'coach' if kind == VIA else kind}) {words[space]}"
    return " - ".join(words)
