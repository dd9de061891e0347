"""Who plays the bouts: this core, or all of them. Other crowds of machines fit the same door."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Protocol

from darklantern.arena.bouts import Bout, Played

Play = Callable[[Bout], Played]

AHEAD = 4
"""Bouts handed out for each core: enough to keep it busy, few enough to stop early."""


class Workers(Protocol):
    """The interface: results in the order of the bouts, so that stopping early favours nobody.

    `play` and bouts can be pickled. A bout is asked for only when somebody is about to be free:
    whoever stops listening ends the match.
    """

    def results(self, play: Play, bouts: Iterable[Bout]) -> Iterator[Played]: ...


class OneCore:
    """Plays here and now."""

    def results(self, play: Play, bouts: Iterable[Bout]) -> Iterator[Played]:
        return map(play, bouts)


class AllCores:
    """Plays on so many cores of this machine."""

    def __init__(self, cores: int | None = None) -> None:
        self.cores = cores or os.cpu_count() or 1

    def results(self, play: Play, bouts: Iterable[Bout]) -> Iterator[Played]:
        context = multiprocessing.get_context("spawn")
        waiting: deque[Future[Played]] = deque()
        coming = iter(bouts)
        with ProcessPoolExecutor(self.cores, mp_context=context) as pool:
            try:
                for bout in islice(coming, self.cores * AHEAD):
                    waiting.append(pool.submit(play, bout))
                while waiting:
                    played = waiting.popleft().result()
                    for bout in islice(coming, 1):
                        waiting.append(pool.submit(play, bout))
                    yield played
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def workers(cores: int | None) -> Workers:
    """One core is this one: nothing is started."""
    return OneCore() if cores == 1 else AllCores(cores)
