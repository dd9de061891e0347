"""The belief of the Whitechapel police: nothing impossible in it, and the truth always."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from darklantern.core.events import redact
from darklantern.core.seats import SPECTATOR
from darklantern.games.whitechapel.deduce import current_row, possible_hideouts
from darklantern.games.whitechapel.events import AlarmWhistled, JackEscaped
from darklantern.games.whitechapel.state import STREETS, Phase
from darklantern.players.whitechapel.ground import HOMES
from darklantern.players.whitechapel.hunch import Hunch
from darklantern.players.whitechapel.questions import Questions
from darklantern.streets.explore import explore
from tests.at_play import homing, play_out, some_setups


@pytest.mark.parametrize("number", range(3))
def test_it_holds_what_is_possible_and_nothing_else(number: int) -> None:
    setup = some_setups("whitechapel", 3)[number]
    playthrough = play_out(setup, f"hunch {number}", homing)
    hunch = Hunch(setup.begin().state.table)
    heard, compared = [], 0
    for count, step in enumerate(playthrough.steps[:-1]):
        heard += [redact(event, SPECTATOR) for event in step.events]
        hunch.listen(heard)
        after = playthrough.steps[count + 1].before.state
        home = after.notes["jack"].hideout
        if any(isinstance(event, JackEscaped) for event in step.events):
            provable = set(possible_hideouts(hunch.notebook))
            likely = {HOMES[i] for i in np.flatnonzero(hunch.prior > 0)}
            assert likely <= provable
            assert home in likely
        row = current_row(hunch.notebook)
        if row is None or count % 7 or after.table.phase is Phase.OVER:
            continue
        now = hunch.now()
        assert now is not None
        assert abs(now.here.sum() - 1) < 1e-9
        possible = explore(STREETS, row._replace(beginning=None)).spaces[-1]
        assert set(np.flatnonzero(now.here > 0).tolist()) <= set(possible)
        assert now.here[after.notes["jack"].circle] > 0
        compared += 1
    assert compared > 3


def test_rows_struck_out_are_as_likely_as_rows_weighed_anew() -> None:
    """Answers strike out drawn rows: what is left agrees with the exact sum."""
    setup = some_setups("whitechapel", 1)[0]
    playthrough = play_out(setup, "struck out", homing)
    hunch, heard = Hunch(setup.begin().state.table), []
    questions = Questions(Random(4), lambda: hunch.now())  # type: ignore[arg-type,return-value]
    furthest = 0.0
    for step in playthrough.steps[:120]:
        heard += [redact(event, SPECTATOR) for event in step.events]
        hunch.listen(heard)
        begun = any(isinstance(event, AlarmWhistled) for event in step.events)
        if not hunch.notebook.hunting or begun or hunch.table.phase is Phase.OVER:
            continue
        rows, now = questions.rows_of(hunch.notebook.row), hunch.now()
        assert now is not None
        shares = np.bincount(rows.circles[:, -1], minlength=STREETS.size) / len(rows.circles)
        assert now.here[shares > 0].min() > 0
        furthest = max(furthest, float(np.abs(shares - now.here).max()))
    assert 0 < furthest < 0.2
