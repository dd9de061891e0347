"""Proving a puzzle again, from what its seat was told and nothing else."""

from __future__ import annotations

import json

from darklantern.puzzles import mrjack, streets
from darklantern.puzzles.moment import Moment, moment_of
from darklantern.puzzles.puzzle import Posed, Puzzle, PuzzleFault, puzzle


def posed(kind: str, moment: Moment) -> Posed | None:
    """The question of this kind that can be asked at this moment, if one can."""
    game = moment.game.name
    if game in streets.DEDUCE and kind in streets.KINDS:
        return streets.KINDS[kind](streets.Lookout(moment))
    if game == "mrjack" and kind in mrjack.KINDS:
        return mrjack.KINDS[kind](moment)
    raise PuzzleFault(f'there are no puzzles "{kind}" in {game}')


def prove(claimed: Puzzle) -> None:
    """PuzzleFault says what the file claims and the deduction does not find."""
    if claimed.rules_version != claimed.rules.rules_version:
        raise PuzzleFault(
            f"it was made by version {claimed.rules_version} of the rules of {claimed.game}; "
            f"this is version {claimed.rules.rules_version}"
        )
    moment = moment_of(claimed)
    found = posed(claimed.kind, moment)
    if found is None:
        raise PuzzleFault("what was told does not lead to one answer")
    setup = {"options": claimed.options, "seats": claimed.seats, "pawns": claimed.pawns}
    proved = puzzle(found, moment.game, setup, moment.seat, moment.heard, claimed.source)
    for name in Puzzle.__struct_fields__:
        says, is_ = getattr(claimed, name), getattr(proved, name)
        if says != is_:
            raise PuzzleFault(
                f"{name}: the file says {json.dumps(says):.100}, it is {json.dumps(is_):.100}"
            )
