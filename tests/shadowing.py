"""Police who know where Jack is, so that what random police never bring about happens in tests."""

from __future__ import annotations

from random import Random

from darklantern.core.actions import Action
from darklantern.core.position import Position
from darklantern.core.seats import JACK
from darklantern.games.whitehall.state import STREETS, Phase
from tests.at_play import homing


def shadowed(position: Position, rng: Random) -> Action:
    """Police who know everything: they bar the street or find clue after clue, and let Jack run,
    so that false clues, Smoker and the want of a move come about."""
    table, row = position.state.table, position.state.notes[JACK].row
    if position.seat == JACK or table.phase is Phase.DEPLOYMENT or rng.random() < 0.1:
        return homing(position, rng)
    kinds = {action.type for action in position.legal}
    if "move" in kinds:
        standing = table.occupied & ~STREETS.bits[table.crossing]

        def worth(action: Action) -> float:
            crossing = action.to
            clues = len({*STREETS.reach[crossing]} & {*row} - table.clues)
            left = len(STREETS.walks(row[-1], standing | STREETS.bits[crossing]))
            return clues - 2 * left + rng.random() if table.space > 4 else clues + rng.random()

        return max(position.legal, key=worth)
    others = [a for a in position.legal if a.type in ("smoker", "done")]
    searches = [a for a in position.legal if a.type == "search" and a.circle in row]
    return rng.choice([a for a in searches if a.circle not in table.clues] or searches or others)
