"""kill -9 at any moment and at every step of the commit path: what was promised stays true."""

from __future__ import annotations

import asyncio

import pytest

from darklantern.cli.bench_kill import Siege

KILLS = 54


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_nothing_happens_twice_nobody_saw_what_is_not_kept() -> None:
    siege = Siege(tables=4)
    asyncio.run(siege.run(KILLS))
    assert siege.kills == KILLS
    assert siege.acknowledged > KILLS
    assert len(siege.steps) > 6
