"""Games of Letters from Whitechapel for tests, over all options and tables, by number.

Three kinds take turns: random; a Jack who walks home against random police, so that all four
nights are reached; and police who are told where Jack is, crowd him, find his clues and seldom
arrest him, so that false clues, traps and full tracks happen too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.record import Playthrough
from darklantern.core.seats import CHANCE, JACK, Seating
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.options import WhitechapelOptions
from darklantern.games.whitechapel.seats import PAWNS, detectives
from darklantern.games.whitechapel.state import STREETS, JackNotes, Table
from darklantern.players.dealer import Dealer
from darklantern.players.homing import HomingJack, steps_to

OPTIONS = tuple(WhitechapelOptions.__dataclass_fields__)  # type: ignore[attr-defined]

Chooser = Callable[[Position], Action]


@cache
def game(number: int) -> Playthrough:
    """One whole game; its number decides everything."""
    rng = Random(number)
    options = WhitechapelOptions(**{name: rng.random() < 0.5 for name in OPTIONS})
    playthrough = Playthrough(GAME, options, any_seating(rng, 1 + number % 5))
    choose = (random_jack, homing_jack, hounded_jack)[number // 5 % 3](rng)
    dealer = Dealer(rng)
    while (seat := playthrough.position.seat) is not None:
        position = playthrough.position
        action = dealer.draw(position) if seat == CHANCE else choose(position)
        playthrough.play(seat, action)
    return playthrough


def any_seating(rng: Random, number: int) -> Seating:
    """So many detectives; the pawns fall to them as they like."""
    seats = detectives(number)
    pawns = rng.sample(PAWNS, len(PAWNS))
    cuts = [0, *sorted(rng.sample(range(1, len(PAWNS)), number - 1)), len(PAWNS)]
    hands = (tuple(pawns[a:b]) for a, b in pairwise(cuts))
    return Seating((JACK, *seats), tuple(zip(seats, hands, strict=True)))


def random_jack(rng: Random) -> Chooser:
    return lambda position: rng.choice(position.legal)


def homing_jack(rng: Random) -> Chooser:
    jack = HomingJack(rng)

    def choose(position: Position) -> Action:
        if position.seat == JACK:
            return jack.choose(position.view(), position.legal)
        return rng.choice(position.legal)

    return choose


def hounded_jack(rng: Random) -> Chooser:
    """From some night on the police know everything; Jack himself dawdles."""
    jack = HomingJack(rng)
    bites, from_night = rng.choice((0, 0.1, 0.5)), rng.choice((1, 1, 2, 3, 4))

    def choose(position: Position) -> Action:
        hounded = position.state.table.night >= from_night
        if position.seat != JACK:
            return hound(rng, position, bites) if hounded else rng.choice(position.legal)
        if not hounded or rng.random() < 0.6:
            return jack.choose(position.view(), position.legal)
        if position.legal[-1].type == "wait":
            return position.legal[-1]
        stays = [action for action in position.legal if not getattr(action, "escape", False)]
        return rng.choice(stays)

    return choose


def hound(rng: Random, position: Position, bites: float) -> Action:
    table: Table = position.state.table
    notes: JackNotes = position.state.notes[JACK]
    legal = list(position.legal)
    kinds = {action.type for action in legal}
    if "accuse" in kinds:
        right = next(a for a in legal if getattr(a, "circle", None) == notes.hideout)
        return rng.choice((right, legal[-1]))  # or pass
    if "move-wretched" in kinds:  # where they will find it hard to move again
        return min(legal, key=lambda a: (len(STREETS.neighbours[a.to]), rng.random()))  # type: ignore[attr-defined]
    if "move" in kinds and rng.random() < 0.8:
        steps = steps_to(STREETS, (notes.circle,))
        nearest = [min((steps[c] for c in STREETS.reach[a.to]), default=9) for a in legal]  # type: ignore[attr-defined]
        return rng.choice([a for a, n in zip(legal, nearest, strict=True) if n == min(nearest)])
    if "search" in kinds:
        new = {*notes.row} - table.clues
        hits = [a for a in legal if a.type == "search" and a.circle in new]  # type: ignore[attr-defined]
        if hits and rng.random() < 0.9:
            return rng.choice(hits)
        if rng.random() >= bites:
            legal = [action for action in legal if action.type != "arrest"]
    return rng.choice(legal)
