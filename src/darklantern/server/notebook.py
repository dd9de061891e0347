"""The notebook: what a seat could find out by itself, found out for it, as far as was agreed.

The answers are made in a worker from what the seat was told: redacted events and, for Jack, his
own notes. No State comes near them, so that they can tell no more than a patient person finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from darklantern.core.events import Event
from darklantern.core.game import Table, View
from darklantern.core.seats import JACK, Seat
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce
from darklantern.server.charter import Assist

What: TypeAlias = Literal["possible", "likely", "why", "tell"]
"""What can be, by proof; what is likely, under a named model; why, for one circle; and what each
search and arrest would tell, or for Jack each of his moves."""

Model: TypeAlias = Literal["uniform", "homing", "mixed"]

AGREED: dict[Assist, frozenset[What]] = {
    "none": frozenset(),
    "possible": frozenset({"possible"}),
    "likely": frozenset({"possible", "likely"}),
    "full": frozenset({"possible", "likely", "why", "tell"}),
}
"""What each side may ask, by what the charter says of it."""


class NotAnswered(Exception):
    """There is no answer now; the sentence says why. Nothing secret stands in it."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Inquiry(NamedTuple):
    """All that the worker is given."""

    game: str
    opening: Table
    """The table before the first action."""
    seat: Seat
    heard: Sequence[Event]
    """All that has happened, as the seat was told it; for Jack in the street games as everybody
    was: his notebook is about what the police know."""
    view: View
    what: What
    circle: int | None
    model: Model


def answer(inquiry: Inquiry) -> dict[str, Any]:
    """As JSON values. NotAnswered where there is nothing to say."""
    try:
        if inquiry.game == "mrjack":
            return _of_mrjack(inquiry)
        return _of_streets(inquiry)
    except NothingToDeduce as silence:
        raise NotAnswered(silence.sentence) from None


def _of_streets(inquiry: Inquiry) -> dict[str, Any]:
    deduce, likely, why, tell = _house(inquiry.game)
    book = deduce.Notebook(inquiry.opening)
    for event in inquiry.heard:
        book = deduce.see(book, event)
    match inquiry.what:
        case "possible":
            found: dict[str, Any] = deduce.possible(book).written()
            return found | (_to_spare(inquiry) if inquiry.seat == JACK else {})
        case "likely":
            return dict(likely.likely(book, inquiry.model).written())
        case "why":
            if inquiry.circle not in _streets(inquiry.game).board.circles:
                raise NotAnswered(Sentence("There is no such circle on this board."))
            return {"why": [each.written() for each in why.why(book, inquiry.circle)]}
        case "tell":
            if inquiry.seat == JACK:
                return {
                    "moves": [each.written() for each in tell.moves_tell(book, _notes(inquiry))]
                }
            return {"tell": [each.written() for each in tell.tell(book, inquiry.model)]}


def _notes(inquiry: Inquiry) -> Any:
    return inquiry.view.notes


def _to_spare(inquiry: Inquiry) -> dict[str, Any]:
    """For Jack: how many spaces he has beyond the shortest way, the police ignored."""
    from darklantern.streets.distances import far
    from darklantern.streets.track import LAST_SPACE

    table, notes = inquiry.view.table, _notes(inquiry)
    goals = notes.goals(table)
    if not notes.row or not goals:
        return {}
    steps = int(min(far(_streets(inquiry.game), False)[notes.circle, goal] for goal in goals))
    left = LAST_SPACE - table.space
    return {"spaces_left": left, "shortest": steps, "to_spare": left - steps}


def _of_mrjack(inquiry: Inquiry) -> dict[str, Any]:
    """Suspects, and whom the witnesses would see if they were called as everybody stands."""
    from darklantern.games.mrjack import deduce, rules

    if inquiry.what != "possible":
        raise NotAnswered(
            Sentence("In this game every suspect is as likely, and the reasons lie in the open.")
        )
    book = deduce.Notebook(inquiry.opening)
    for event in inquiry.heard:
        book = deduce.see(book, event)
    found = deduce.possible(book).written()
    seen = rules.seen_characters(book.table)
    return found | {"seen": [each for each in found["public"] if each in seen]}


@cache
def _house(game: str) -> tuple[Any, Any, Any, Any]:
    """Brought in when it is first asked for: numbers and their compiler come with it."""
    if game == "whitehall":
        from darklantern.games.whitehall import deduce, likely, tell, why

        return deduce, likely, why, tell
    from darklantern.games.whitechapel import deduce as deduce_
    from darklantern.games.whitechapel import likely as likely_
    from darklantern.games.whitechapel import tell as tell_
    from darklantern.games.whitechapel import why as why_

    return deduce_, likely_, why_, tell_


def _streets(game: str) -> Any:
    from darklantern.streets.streets import streets_of

    return streets_of(game)
