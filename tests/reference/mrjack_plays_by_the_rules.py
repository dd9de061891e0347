"""What a card of Mr. Jack can lead to, found with the rules themselves, action by action.

Shares nothing with the kernel of the computer players: it is what the kernel is compared to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from darklantern.core.game import State, View
from darklantern.core.seats import JACK
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.actions import Accuse, Leave, Pick
from darklantern.games.mrjack.events import AlibiDrawn
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.state import Notes, Phase, Table


class Placement(NamedTuple):
    """How the board lies when a card is turned down."""

    places: tuple[str, ...]
    facing: str
    lit: tuple[str, ...]
    covers: tuple[str, ...]
    cordons: tuple[str, ...]


def placement(table: Table) -> Placement:
    return Placement(table.places, table.facing, table.lit, table.covers, table.cordons)


def picked(table: Table, character: str) -> Table:
    """The table after this card is picked."""
    return evolve_table(table, rules.decide(_state(table), Pick(character)))


def placements(table: Table, character: str) -> set[Placement]:
    """Every way the board can lie after this card, but for accusing and leaving."""
    return {placement(after) for after in _ends(picked(table, character), set())}


def _ends(table: Table, met: set[tuple[object, ...]]) -> Iterator[Table]:
    if table.phase is Phase.ALIBI:
        table = evolve_table(table, AlibiDrawn(rules.playing(table), "holmes"))
    if rules.part_over(table):
        yield table
        return
    key = (placement(table), table.moved, table.ability, table.whistle, table.turning)
    if key in met:
        return
    met.add(key)
    for action in rules.legal_actions(View(rules.playing(table), table, Notes())):
        if not isinstance(action, (Accuse, Leave)):
            yield from _ends(evolve_table(table, rules.decide(_state(table), action)), met)


def _state(table: Table) -> State:
    return State(table, {JACK: Notes()})
