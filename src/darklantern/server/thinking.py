"""Computer players think outside the server's event loop, in workers of their own.

A worker gets the view of the seat it plays and what is legal there: no state, no other seat's
notes. It ends when the server ends, however that comes about. One that crashes or never answers is
replaced; what it should have chosen is asked once more, and then drawn by lot, so that no table
waits for ever.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from random import Random, SystemRandom
from threading import Thread
from typing import Any, NamedTuple, Protocol

from darklantern.core.actions import Action
from darklantern.core.events import Event
from darklantern.core.game import View
from darklantern.core.registry import find_game
from darklantern.core.seats import Seat, Seating
from darklantern.core.sentences import Sentence
from darklantern.players.levels import role_of, seat_player
from darklantern.players.player import Chair
from darklantern.server import notebook

LOG = logging.getLogger("darklantern.server")
PATIENCE = 60.0
"""Seconds after which a worker counts as lost."""


class Question(NamedTuple):
    """All that a computer player is told: what its seat knows and has heard, and nothing else."""

    game: str
    level: str
    seating: Seating
    seats: tuple[Seat, ...]
    """The seats this player holds."""
    view: View
    legal: Sequence[Action]
    heard: Sequence[Event]
    """All that has happened, as the seat to act was told it."""
    seconds: float
    """After so long it is asked to hurry."""


class Thinkers(Protocol):
    async def choose(self, question: Question) -> Action: ...

    async def look(self, inquiry: notebook.Inquiry) -> dict[str, Any]:
        """What the notebook says; NotAnswered where it says nothing."""
        ...

    def close(self) -> None: ...


def answer(question: Question) -> Action:
    """What the player of this level chooses. Runs in a worker.

    The player is made anew for every question, so that any worker can answer, after a restart too.
    """
    until = time.monotonic() + question.seconds
    role = role_of(question.game, question.view.seat)
    player = seat_player(question.game, role, question.level, SystemRandom())
    chair = Chair(
        find_game(question.game),
        question.seating,
        question.seats,
        question.heard,
        lambda: time.monotonic() > until,
    )
    return player.choose(question.view, question.legal, chair)


class Here:
    """No workers: thinks on the spot. For levels that need no time, and for tests."""

    async def choose(self, question: Question) -> Action:
        return answer(question)

    async def look(self, inquiry: notebook.Inquiry) -> dict[str, Any]:
        return notebook.answer(inquiry)

    def close(self) -> None:
        pass


class Workers:
    """So many workers, started when first asked; and one more for notebooks.

    A person who looks something up does not wait for a computer that thinks.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.count, self.patience = count, patience
        self.restarts = 0
        self._pool: ProcessPoolExecutor | None = None
        self._reader: ProcessPoolExecutor | None = None
        self._lot: Random = SystemRandom()

    async def choose(self, question: Question) -> Action:
        for _ in range(2):
            pool = self._started()
            future = asyncio.get_running_loop().run_in_executor(pool, answer, question)
            try:
                async with asyncio.timeout(self.patience):
                    return await future
            except (BrokenExecutor, TimeoutError) as fault:
                LOG.warning("a thinking worker was lost", extra={"reason": type(fault).__name__})
                self._restart(pool)
        return self._lot.choice(question.legal)

    async def look(self, inquiry: notebook.Inquiry) -> dict[str, Any]:
        if self._reader is None:
            self._reader = _pool(1)
        reader = self._reader
        future = asyncio.get_running_loop().run_in_executor(reader, notebook.answer, inquiry)
        try:
            async with asyncio.timeout(self.patience):
                return await future
        except (BrokenExecutor, TimeoutError) as fault:
            LOG.warning("a reading worker was lost", extra={"reason": type(fault).__name__})
            if self._reader is reader:
                self._reader = None
                self.restarts += 1
                _stop(reader)
            raise notebook.NotAnswered(Sentence("That took too long. Try again.")) from None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = _pool(self.count)
        return self._pool

    def _restart(self, lost: ProcessPoolExecutor) -> None:
        if self._pool is lost:  # somebody else may have been quicker
            self._pool = None
            self.restarts += 1
            _stop(lost)

    def close(self) -> None:
        for pool in (self._pool, self._reader):
            if pool is not None:
                _stop(pool)
        self._pool = self._reader = None

    @property
    def ids(self) -> list[int]:
        """The workers, by the number the system gives them."""
        return list(self._pool._processes or ()) if self._pool else []


def _pool(count: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, spawn, end_with_the_server)


def _stop(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def end_with_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and it ends them
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
