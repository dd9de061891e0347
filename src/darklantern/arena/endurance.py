"""Games that prove nobody errs: every rung, with any options, to the end.

The other side is the easiest level, so that games last. What is not legal ends the run: a player's
mistake is an exception here, and the bout that it happened in is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from darklantern.arena.bouts import Bout, Differences, bout
from darklantern.core.game import Game, InvalidSetup
from darklantern.core.options import choices, names, write_options
from darklantern.core.seats import JACK
from darklantern.players.levels import Level, ladder, role_of

OPPONENT = "easy"


def endurance_bouts(game: Game, role: str, rung: Level, seed: str, games: int) -> Iterator[Bout]:
    """So many games of one rung, each with options of its own."""
    theirs = role_of(game.name, "the others") if role == JACK else JACK
    rungs = [r.name for r in ladder(game.name, theirs)]
    other = OPPONENT if OPPONENT in rungs else rungs[0]
    pair = (str(rung), other) if role == JACK else (other, str(rung))
    for number in range(games):
        options = any_options(game, Random(f"{seed}/{game.name}/{number}"))
        yield bout(game.name, *pair, seed, number, options)


def any_options(game: Game, rng: Random) -> Differences:
    """Any that go together."""
    attributes = names(game.options).values()
    while True:
        chosen = {a: rng.choice(choices(game.options, a)) for a in attributes}
        options = game.options(**chosen)
        try:
            game.setup(options, game.seating(None, None))
        except InvalidSetup:
            continue
        return tuple(sorted(write_options(options).items()))
