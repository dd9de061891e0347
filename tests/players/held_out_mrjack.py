"""Two opponents for Mr. Jack that no tuning has touched, of another kind than the searchers.

Both look at one gesture at a time, never at the answer, and go by what a person new to the game
is told. Written before the strongest rungs, and left alone since.

    PYTHONPATH=. darklantern arena match expert tests.players.held_out_mrjack:Halver --game mrjack
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from darklantern.core.actions import Action
from darklantern.core.game import State, View
from darklantern.core.seats import JACK
from darklantern.games.mrjack.actions import Accuse, Leave, Pick
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.rules import decide, legal_actions, seen_characters
from darklantern.games.mrjack.state import CHARACTERS, Notes, Table
from darklantern.players.player import Chair

TRIES = 60
"""So many gestures are looked at, of those there are."""
FAR = 20


class Novice:
    """Picks the card whose first gesture looks best, then the best gesture after each other."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    patience = 1
    """With so many suspects left the detective accuses when he can."""

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        for action in legal:
            if isinstance(action, Leave):
                return action
        if accusation := self.accuses(view, legal):
            return accusation
        if isinstance(legal[0], Pick):
            return max(legal, key=lambda pick: self.promise(view, pick))
        return self.best(view, legal)[0]

    def promise(self, view: View, pick: Action) -> float:
        """What the first gesture of a card would bring; at once, if somebody can be accused."""
        picked = after(view, pick)
        legal = legal_actions(picked)
        if any(isinstance(a, Leave) for a in legal) or self.accuses(picked, legal):
            return 1e9
        return self.best(picked, legal)[1]

    def best(self, view: View, legal: Sequence[Action]) -> tuple[Action, float]:
        some = [a for a in legal if not isinstance(a, Accuse)] or list(legal)
        if len(some) > TRIES:
            some = self.rng.sample(some, TRIES)
        worths = [self.worth(after(view, action)) + 0.01 * self.rng.random() for action in some]
        place = max(range(len(some)), key=worths.__getitem__)
        return some[place], worths[place]

    def accuses(self, view: View, legal: Sequence[Action]) -> Action | None:
        """One suspect left, or the last turn: then whoever can be reached."""
        left = suspects_of(view)
        if view.seat == JACK or (len(left) > self.patience and view.table.turn < 8):
            return None
        there = [a for a in legal if isinstance(a, Accuse) and view.table.standing_on(a.to) in left]
        return self.rng.choice(there) if there else None

    def worth(self, view: View) -> float:
        raise NotImplementedError


class Halver(Novice):
    """Counts heads: the detective wants halves, Jack to be one of many. Then come distances."""

    def worth(self, view: View) -> float:
        table, left = view.table, suspects_of(view)
        seen = seen_characters(table)
        light = sum(who in seen for who in left)
        if view.seat == JACK:
            me = view.notes.identity
            mine = light if me in seen else len(left) - light
            return 10 * mine + 0.3 * min(far(table, who, me) for who in others(table, me))
        near = sum(min(far(table, who, other) for who in others(table, other)) for other in left)
        return -10 * abs(2 * light - len(left)) - near


class Runner(Novice):
    """Jack goes for the way out through the dark; the detective crowds everybody together.

    He accuses one of two, rather than wait.
    """

    patience = 2

    def worth(self, view: View) -> float:
        table = view.table
        seen = seen_characters(table)
        if view.seat == JACK:
            me = view.notes.identity
            return -2.0 * way_out(table, me) - 5 * (me in seen)
        left = suspects_of(view)
        crowd = sum(far(table, one, other) for one in left for other in others(table, one))
        loose = sum(way_out(table, who) <= 3 and who not in seen for who in left)
        return -crowd / max(1, len(left)) - 4 * loose


def after(view: View, action: Action) -> View:
    """The table after a gesture of one's own, as far as it is known."""
    state = State(view.table, {view.seat: view.notes or Notes()})
    table: Any = evolve_table(view.table, decide(state, action))
    return view._replace(table=table)


def suspects_of(view: View) -> tuple[str, ...]:
    alibis = () if view.seat == JACK or view.notes is None else view.notes.alibis
    return tuple(who for who in view.table.suspects if who not in alibis)


def others(table: Table, who: str | None) -> list[str]:
    return [other for other in CHARACTERS if other != who]


def far(table: Table, one: str, other: str | None) -> int:
    """Steps on foot between two characters."""
    assert other is not None
    return table.hexes.walking[table.place(one)].get(table.place(other), FAR)


def way_out(table: Table, who: str | None) -> int:
    """Steps on foot to the nearest exit without a cordon."""
    assert who is not None
    costs = table.hexes.walking[table.place(who)]
    exits = table.hexes.board.exits
    return min(
        (costs.get(exit.hex, FAR) for name, exit in exits.items() if name not in table.cordons),
        default=FAR,
    )
