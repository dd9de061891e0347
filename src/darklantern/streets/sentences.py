"""Why not? The sentences that both street games tell a person who tried what the streets forbid."""

from __future__ import annotations

from collections.abc import Iterable

from darklantern.boards.streetboard import Circle, Crossing
from darklantern.core.actions import Action
from darklantern.core.sentences import Sentence
from darklantern.streets.streets import Streets
from darklantern.streets.track import coach_fits


def unknown_place(streets: Streets, action: Action) -> Sentence | None:
    """An action names circles as numbers, and crossings under `crossing`, `crossings` or `to`."""
    named = action.__dict__
    for place in named.values():
        if type(place) is int and place not in streets.board.circles:
            return Sentence("There is no circle {place} on this board.", place=place)
    for place in (*(named.get("crossings") or ()), named.get("crossing"), named.get("to")):
        if type(place) is str and place not in streets.board.crossings:
            return Sentence("There is no crossing {place} on this board.", place=place)
    return None


def no_walk(
    streets: Streets, here: Circle, to: Circle, standing: Iterable[tuple[str, Crossing]]
) -> Sentence:
    """Why Jack cannot walk there; `standing` tells who is on which crossing."""
    if to == here:
        return Sentence("Jack must move: a route back to its own circle is no walk (W12).")
    if to not in streets.neighbours[here]:
        return Sentence(
            "{to} is not adjacent to {here}: every way passes another circle (W1).",
            to=to,
            here=here,
        )
    standing = tuple(standing)
    barring = streets.barring(here, to, streets.mask(crossing for _, crossing in standing))
    who = [
        Sentence("{name} on {crossing}", name=name, crossing=crossing)
        for name, crossing in standing
        if barring & streets.bits[crossing]
    ]
    return Sentence(
        "Every route from {here} to {to} is barred by {who} (W1).", here=here, to=to, who=who
    )


def no_coach(
    streets: Streets, here: Circle, via: Circle, to: Circle, space: int
) -> Sentence | None:
    """Why no coach goes there, a coach being left; None when streets and track allow it."""
    if not coach_fits(space):
        return Sentence("A coach needs two free spaces on the move track (W5).")
    if len({here, via, to}) < 3:
        return Sentence("A coach's circles differ from each other and from the circle left (W5).")
    for start, end in ((here, via), (via, to)):
        if end not in streets.neighbours[start]:
            return Sentence("{end} is not adjacent to {start} (W5).", end=end, start=start)
    return None


def no_alley(streets: Streets, here: Circle, to: Circle) -> Sentence | None:
    """Why no alley leads there, one being left; None when the streets allow it."""
    if to in streets.alleys(here):
        return None
    return Sentence(
        "{here} and {to} are not two circles of one block of houses (W4, H5).", here=here, to=to
    )


def no_inspection(
    streets: Streets, who: str, crossing: Crossing, blocked: Iterable[Circle], circle: Circle
) -> Sentence | None:
    """Why this circle can be neither searched nor named; None when it is open."""
    if circle not in streets.reach[crossing]:
        return Sentence(
            "{circle} is out of {who}'s reach on {crossing} (W2).",
            circle=circle,
            who=who,
            crossing=crossing,
        )
    if circle in blocked:
        return Sentence("{circle} is blocked by a false clue (W9).", circle=circle)
    return None


def asked_already(who: str, circle: Circle) -> Sentence:
    return Sentence(
        "{who} has asked for {circle} in this part already (W10).", who=who, circle=circle
    )


def searches_on(who: str) -> Sentence:
    return Sentence(
        "{who} has begun to search: after that it searches on or is done (W10).", who=who
    )


def stands_there(other: str, crossing: Crossing, what: str) -> Sentence:
    return Sentence(
        "{other} stands on {crossing}: {what} do not end their moves together (W3).",
        other=other,
        crossing=crossing,
        what=what,
    )
