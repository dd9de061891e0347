"""Twin worlds: another game in which one seat has seen exactly the same.

A twin is found by playing the game again with other hidden choices, turning back where an answer
comes out differently. It says of each step what the seat was told; the tests then compare all
else that reaches the seat.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from darklantern.core.actions import Action
from darklantern.core.codec import write
from darklantern.core.events import Event, redact
from darklantern.core.game import Game
from darklantern.core.position import Position
from darklantern.core.record import Move, Playthrough
from darklantern.core.seats import CHANCE, Seat


class Twin(NamedTuple):
    """The same moments in two worlds, as far as the twin could be played."""

    seat: Seat
    moves: list[Move]
    other_moves: list[Move]


def told(events: Sequence[Event], seat: Seat) -> list[Event]:
    return [redact(event, seat) for event in events]


def find_twin(playthrough: Playthrough, seat: Seat, rng: Random, length: int) -> Twin | None:
    """A twin of the first `length` steps, other than the game itself; None if none was met."""
    steps = playthrough.steps[:length]
    path = [playthrough.steps[0].before]
    moves: list[Move] = []
    fuel, failures = 40 * len(steps), 0
    while len(moves) < len(steps):
        fuel -= 1
        if not fuel:
            return None
        step = steps[len(moves)]
        # The more often it has turned back, the more of the choices stay as they were.
        alike = rng.random() < min(0.9, 0.1 + failures / 40)
        found = _same_for(path[-1], step.move, told(step.events, seat), seat, alike, rng)
        if found is None:  # turn back a few steps and choose otherwise
            failures += 1
            back = min(len(moves), rng.randint(1, 12 + failures // 2))
            if back:
                del moves[-back:], path[-back:]
            continue
        move, after = found
        moves.append(move)
        path.append(after)
    original = [step.move for step in steps]
    return None if moves == original else Twin(seat, original, moves)


def _same_for(
    position: Position, move: Move, heard: list[Event], seat: Seat, alike: bool, rng: Random
) -> tuple[Move, Position] | None:
    own = move.seat == seat
    choices = [move.action] if own else _shuffled(position, move.action, alike, rng)
    for action in choices:
        if own and action not in position.legal:
            return None
        after, events = position.play(move.seat, action)
        if told(events, seat) == heard:
            return Move(move.seat, action), after
    return None


def _shuffled(position: Position, original: Action, alike: bool, rng: Random) -> list[Action]:
    """The same choice first, or others of its kind; not all of a long list are tried."""
    same = [a for a in position.legal if a.type == original.type and a != original]
    others = [a for a in position.legal if a.type != original.type]
    rng.shuffle(same)
    rng.shuffle(others)
    again = [original] if original in position.legal else []
    if alike:
        return [*again, *same[:25], *others[:10]]
    return [*same[:25], *again, *others[:10]]


class Reached(NamedTuple):
    """All that reaches a seat at one moment, as text to compare byte by byte."""

    events: str
    view: str
    legal: str
    words: str
    refusals: str


def reached(
    game: Game,
    before: Position,
    move: Move,
    after: Position,
    events: Sequence[Event],
    seat: Seat,
    tries: Sequence[Action],
) -> Reached:
    heard = told(events, seat)
    mine = after.seat == seat
    view = after.view(seat)
    return Reached(
        json.dumps([write(event) for event in heard]),
        repr(view),
        repr([write(action) for action in after.legal]) if mine else "",
        "\n".join(
            (
                *map(game.prose, heard),
                game.describe(view),
                game.question(view) if mine else "",
                str(after.seat),
                str(after.outcome),
            )
        ),
        repr([after.why_not(seat, action) for action in tries] if after.seat != CHANCE else []),
    )


def compare(
    game: Game, playthrough: Playthrough, twin: Twin, tries: Sequence[Action], rng: Random
) -> None:
    """AssertionError at the first moment at which the seat could tell the worlds apart."""
    ours = theirs = Position(game, playthrough.steps[0].before.state)
    for number, (mine, other) in enumerate(zip(twin.moves, twin.other_moves, strict=True), 1):
        some = rng.sample(tries, min(6, len(tries)))
        seen = []
        for position, move in ((ours, mine), (theirs, other)):
            after, events = position.play(*move)
            seen.append((after, reached(game, position, move, after, events, twin.seat, some)))
        (ours, here), (theirs, there) = seen
        assert here == there, f"{twin.seat} can tell the worlds apart at action {number}"
