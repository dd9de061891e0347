"""Records are studied outside the event loop, one at a time, by a worker that lives on.

The worker says how far it has come, and stops when nobody waits any longer. One that is lost or
never answers is replaced. A study is a function of the record alone, so the last ones are kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from itertools import count
from multiprocessing.connection import Connection, Pipe
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from darklantern.analysis.knowledge import Knowledge, knowledge
from darklantern.analysis.study import Unstudied
from darklantern.core.record import RecordFault, read
from darklantern.server.plain import plain_fields, write_setup
from darklantern.server.thinking import end_with_the_server

LOG = logging.getLogger("darklantern.server")
PATIENCE = 180.0
"""Seconds after which a study is given up, and its worker counts as lost. The first on a machine
compiles what all later ones use."""

MOST_WAITING = 12
"""Studies under way and waiting; who comes then is asked to come back."""

MOST_KEPT = 16


class Wish(NamedTuple):
    """What the worker is given."""

    number: int
    record: str
    model: str | None


class Enough(NamedTuple):
    """Nobody waits for this any longer."""

    number: int


class Progress(NamedTuple):
    done: int
    of: int


class Document(NamedTuple):
    """The study, as JSON."""

    body: bytes


class Fault(NamedTuple):
    """There is none; the sentence says why."""

    why: str


Word = Progress | Document | Fault
"""What is told of a study. The last one is no Progress."""


class Busy(Exception):
    """Too many studies are waiting."""


# -- in the worker --------------------------------------------------------------------------------


class _NobodyWaitsError(Exception):
    pass


def attend(line: Connection) -> None:
    """Study what is asked for, one after the other, until the other end is closed."""
    while True:
        try:
            wish = line.recv()
            if wish is None:
                return
            if isinstance(wish, Wish):
                line.send(_answer(wish, line))
        except (EOFError, OSError):
            return


def _answer(wish: Wish, line: Connection) -> Word:
    told = [-1]

    def tell(done: int, of: int) -> None:
        percent = 100 * done // max(1, of)
        if percent == told[0]:
            return
        told[0] = percent
        line.send(Progress(done, of))
        while line.poll():
            if line.recv() == Enough(wish.number):
                raise _NobodyWaitsError

    try:
        return Document(document(wish.record, wish.model, tell))
    except _NobodyWaitsError:
        return Fault("Nobody waited for it.")
    except (RecordFault, Unstudied) as fault:
        return Fault(str(fault))
    except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as fault:
        LOG.exception("a study failed")
        return Fault(f"This record could not be studied ({type(fault).__name__}).")


def document(record: str, model: str | None, tell: Callable[[int, int], None]) -> bytes:
    """The study of a record, with the boards as they lay, for a page that has no rules."""
    return msgspec.json.encode(_with_boards(knowledge(read(record), model, tell)))


def _with_boards(found: Knowledge) -> dict[str, Any]:
    written = found.written()
    written["seating"] = write_setup(found.record.options, found.record.seating)
    before: Any = None
    for known, step in zip(found.told, written["steps"], strict=True):
        table, notes = known.position.state
        if before is None:
            step["board"] = plain_fields(table)
            step["notes"] = {seat: plain_fields(own) for seat, own in notes.items()}
        else:
            step["board"] = plain_fields(table, before.table)
            changed = {seat: plain_fields(own, before.notes[seat]) for seat, own in notes.items()}
            step["notes"] = {seat: fields for seat, fields in changed.items() if fields}
        before = known.position.state
    return written


def _serve(line: Connection) -> None:
    end_with_the_server()
    attend(line)


# -- in the server --------------------------------------------------------------------------------


class _Worker:
    """A process, or a thread of the server where it has no workers."""

    def __init__(self, apart: bool) -> None:
        self.line, other = Pipe()
        if apart:
            spawn = multiprocessing.get_context("spawn")
            self.process: Any = spawn.Process(target=_serve, args=(other,), daemon=True)
            self.process.start()
            other.close()
        else:
            self.process = None
            Thread(target=attend, args=(other,), daemon=True).start()

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
        else:
            self.line.send(None)


class _Asked:
    """One study that somebody waits for."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.words: asyncio.Queue[Word] = asyncio.Queue()
        self.worker: _Worker | None = None
        self.left = False

    def begun(self, worker: _Worker) -> None:
        self.worker = worker
        if self.left:
            self.leave()

    def leave(self) -> None:
        """Nobody waits for it any longer."""
        self.left = True
        if self.worker is not None:
            try:
                self.worker.line.send(Enough(self.wish.number))
            except OSError:
                LOG.debug("the worker has gone already")


class Studies:
    """The one worker, who waits for it, and what was studied last."""

    def __init__(self, apart: bool, patience: float = PATIENCE) -> None:
        self.apart, self.patience = apart, patience
        self.waiting = 0
        self.restarts = 0
        self._worker: _Worker | None = None
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: OrderedDict[bytes, Document] = OrderedDict()
        self._numbers = count(1)

    async def study(self, record: str, model: str | None) -> AsyncGenerator[Word, None]:
        """How far it has come, and at last the study or why there is none. Busy: come back."""
        key = hashlib.sha256(f"{model}\n{record}".encode()).digest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            yield kept
            return
        if self.waiting >= MOST_WAITING:
            raise Busy
        asked = _Asked(Wish(next(self._numbers), record, model))
        self.waiting += 1
        task = asyncio.get_running_loop().create_task(self._work(asked))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        word: Word | None = None
        try:
            while word is None or isinstance(word, Progress):
                word = await asked.words.get()
                if isinstance(word, Document):
                    self._keep(key, word)
                yield word
        finally:
            if not task.done():
                asked.leave()

    def _done(self, task: asyncio.Task[None]) -> None:
        self.waiting -= 1
        self._tasks.discard(task)

    def _keep(self, key: bytes, found: Document) -> None:
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _work(self, asked: _Asked) -> None:
        async with self._turn:
            if asked.left:
                return
            if self._worker is None:
                self._worker = _Worker(self.apart)
            worker = self._worker
            try:
                async with asyncio.timeout(self.patience):
                    await asyncio.to_thread(worker.line.send, asked.wish)
                    asked.begun(worker)
                    word: Word = Progress(0, 1)
                    while isinstance(word, Progress):
                        word = await asyncio.to_thread(worker.line.recv)
                        asked.words.put_nowait(word)
            except (EOFError, OSError, TimeoutError) as fault:
                LOG.warning("a studying worker was lost", extra={"reason": type(fault).__name__})
                self.restarts += 1
                self._worker = None
                worker.end()
                asked.words.put_nowait(Fault("That took too long. Try again."))
            finally:
                asked.worker = None

    def close(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None
        for task in self._tasks:
            task.cancel()
