"""What chance may draw, and how likely: Jack's identity, the cards of an odd turn, an alibi.

No shuffled pile is stored: a card is drawn when it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

from darklantern.core.actions import Action
from darklantern.core.game import State
from darklantern.games.mrjack.actions import DealAlibi, DealCards, DealIdentity
from darklantern.games.mrjack.state import CHARACTERS, Phase, Table


def chances(state: State) -> Sequence[tuple[Action, Fraction]]:
    """Each card left in a pile is as likely as the others."""
    table: Table = state.table
    match table.phase:
        case Phase.IDENTITY:
            return _IDENTITIES
        case Phase.DEALING:
            return _HANDS
        case Phase.ALIBI:
            return _alibis(alibis_left(state))
    return ()


def alibis_left(state: State) -> tuple[str, ...]:
    """J12: the alibi cards nobody holds; Jack holds his own."""
    held = {card for notes in state.notes.values() for card in (notes.identity, *notes.alibis)}
    return tuple(character for character in CHARACTERS if character not in held)


def _evenly(draws: Sequence[Action]) -> Sequence[tuple[Action, Fraction]]:
    return tuple((draw, Fraction(1, len(draws))) for draw in draws)


@cache
def _alibis(left: tuple[str, ...]) -> Sequence[tuple[Action, Fraction]]:
    return _evenly(tuple(map(DealAlibi, left)))


_IDENTITIES = _evenly(tuple(map(DealIdentity, CHARACTERS)))
_HANDS = _evenly(tuple(DealCards((a, b, c, d)) for a, b, c, d in combinations(CHARACTERS, 4)))
"""J13: all eight cards are reshuffled before every odd turn: 70 hands of four."""
