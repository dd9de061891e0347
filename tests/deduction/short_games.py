"""Short games that exercise the rules deduction stands on: the police come near and do not arrest
Jack, he uses his special movements, and his goals are a few steps apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.position import Position
from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE, JACK, SPECTATOR
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.players.dealer import Dealer
from darklantern.streets.streets import Streets, streets_of
from tests.at_play import Setup

NEAR = 3
"""At most so many steps lie between a goal and the next."""

Told = tuple[Playthrough, list[Event]]


@cache
def distances(game: str, start: int) -> dict[int, int]:
    """Steps on foot from one circle to each other one."""
    streets = streets_of(game)
    steps, todo = {start: 0}, [start]
    for here in todo:
        for ahead in streets.neighbours[here]:
            if ahead not in steps:
                steps[ahead] = steps[here] + 1
                todo.append(ahead)
    return steps


@cache
def tours() -> list[tuple[int, ...]]:
    """Four white circles, one of each quarter, each a few steps from the one before."""
    found: list[tuple[int, ...]] = [(c,) for c in WHITE_CIRCLES]
    for _ in range(3):
        found = [
            (*tour, c)
            for tour in found
            for c in WHITE_CIRCLES
            if distances("whitehall", tour[-1])[c] <= NEAR
            and SECTION[c] not in {SECTION[t] for t in tour}
        ]
    return found


def whitehall_game(
    setup: Setup, rng: Random, whites: Sequence[int] = WHITE_CIRCLES
) -> Iterator[Told]:
    """The game after each action, with what the public was told; `whites` can be locations."""
    ours = [tour for tour in tours() if set(tour) <= set(whites)]
    yield from _game(setup, rng, rng.choice(ours))


def whitechapel_game(setup: Setup, rng: Random) -> Iterator[Told]:
    """The same for Whitechapel; the hideout is a few steps from some red circle."""
    yield from _game(setup, rng, ())


def _game(setup: Setup, rng: Random, tour: Sequence[int]) -> Iterator[Told]:
    playthrough = Playthrough(*setup)
    special = rng.random() * 0.6
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        if seat == CHANCE:
            action = Dealer(rng).draw(position)
        elif seat == JACK:
            action = _jacks(position, rng, tour, special)
        else:
            action = _polices(position, rng, tour)
        told = [redact(event, SPECTATOR) for event in playthrough.play(seat, action)]
        yield playthrough, told


def _jacks(position: Position, rng: Random, tour: Sequence[int], special: float) -> Action:
    table, notes = position.view(JACK).table, position.view(JACK).notes
    legal = list(position.legal)
    types = {action.type for action in legal}
    name = position.game.name
    if "choose-location" in types:
        return next(a for a in legal if a.circle == sorted(tour)[table.chosen])
    if "begin" in types:
        return next(a for a in legal if a.circle == tour[0])
    if "choose-hideout" in types:
        reds = streets_of(name).circles("red")
        close = [a for a in legal if sum(distances(name, a.circle)[r] <= NEAR for r in reds) > 1]
        return rng.choice(close or legal)
    if types & {"walk", "coach", "alley", "boat"}:
        tiles = rng.random() < special
        legal = [a for a in legal if (a.type != "walk") == tiles] or legal
        goals = [c for c in tour if c not in table.announced] if tour else notes.goals(table)
        if rng.random() < 0.85:
            legal.sort(
                key=lambda a: (
                    not getattr(a, "escape", False),
                    min(distances(name, a.to)[g] for g in goals),
                    rng.random(),
                )
            )
            legal = legal[:2]
    if "place-woman" in types or "kill" in types:
        return _near_home(legal, distances(name, notes.hideout), rng)
    return rng.choice(legal)


def _near_home(legal: Sequence[Action], steps: dict[int, int], rng: Random) -> Action:
    """Women lie near his home, marked ones first, and he kills the nearest, mostly at once."""
    kills = [a for a in legal if a.type == "kill"]
    if rng.random() < 0.15:
        return rng.choice(legal)
    return min(
        kills or legal,
        key=lambda a: (
            not getattr(a, "marked", True),
            steps[getattr(a, "then", None) or getattr(a, "circle", 0)] if a.type != "wait" else 99,
            rng.random(),
        ),
    )


def _polices(position: Position, rng: Random, tour: Sequence[int]) -> Action:
    legal = list(position.legal)
    notes = position.view(JACK).notes
    if not notes.row:
        return _not_the_address(legal, notes, rng)
    streets: Streets = streets_of(position.game.name)
    types = {action.type for action in legal}
    if "move" in types and rng.random() < 0.5:
        near = distances(position.game.name, notes.circle)
        legal.sort(key=lambda a: min((near[c] for c in streets.reach[a.to]), default=9))
        return legal[0]
    if types & {"search", "arrest"}:
        goals = notes.goals(position.view(JACK).table)
        harmless = [
            a
            for a in legal
            if not (a.type == "arrest" and a.circle in (None, notes.circle))
            and not (a.type == "accuse" and a.circle in goals and a.circle != notes.circle)
        ]
        types = {action.type for action in harmless}
        kind = rng.choice([*sorted(types), *["search"] * (2 * ("search" in types))])
        return rng.choice([a for a in harmless if a.type == kind])
    return _not_the_address(legal, notes, rng)


def _not_the_address(legal: Sequence[Action], notes: object, rng: Random) -> Action:
    home = getattr(notes, "hideout", None)
    return rng.choice([a for a in legal if a.type != "accuse" or a.circle != home])
