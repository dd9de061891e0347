"""Storage in one SQLite file: write-ahead log, synchronous FULL, one writer with group commit.

Whatever is to be written while a commit is under way goes into the next one, so that one sync of
the disk serves many tables. Nobody is answered before the commit that holds his entry is done.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from darklantern.server.storage import (
    Append,
    BeginSession,
    Close,
    EndSession,
    NamePerson,
    StorageFault,
    Taken,
    Writing,
)

FILE = "darklantern.sqlite3"
APPLICATION = 0x4C_41_4D_50
"""Written into the file, so that another program's file is known to be one."""

MIGRATIONS = (
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, open INTEGER NOT NULL DEFAULT 1) STRICT;
    CREATE TABLE log (
        id TEXT NOT NULL, number INTEGER NOT NULL, person TEXT, command TEXT, body TEXT NOT NULL,
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX commands ON log (id, person, command) WHERE command IS NOT NULL;
    CREATE INDEX doings ON log (person) WHERE person IS NOT NULL;
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE sessions (
        digest TEXT PRIMARY KEY, person TEXT NOT NULL, at REAL NOT NULL
    ) STRICT;
    """,
)
"""Each brings the file from one version of its shape to the next; PRAGMA user_version counts."""

MOST_AT_ONCE = 2000


class _Job(NamedTuple):
    writings: Sequence[Writing]
    done: asyncio.Future[None]


class SqliteStorage:
    """Opened by one server at a time: the file is locked while it runs."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = folder / FILE
        self._lock = _lock_folder(folder)
        self._reading = _connect(self.path)
        try:
            _check(self._reading, self.path)
            _migrate(self._reading)
        except sqlite3.DatabaseError as fault:
            raise StorageFault(f"{self.path} is damaged: {fault}. {RESTORE}") from None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self.commits = 0
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    # -- writing ---------------------------------------------------------------------------------

    async def write(self, writings: Sequence[Writing]) -> None:
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(writings, done))
        await done

    def _write_all(self) -> None:
        """The writer thread: takes all that has gathered, commits, and says so."""
        with closing(_connect(self.path)) as writing:
            while (job := self._jobs.get()) is not None:
                jobs = [job, *self._gathered()]
                stop = jobs[-1] is None
                self._commit(writing, [job for job in jobs if job is not None])
                if stop:
                    return

    def _gathered(self) -> Iterator[_Job | None]:
        with suppress(Empty):
            for _ in range(MOST_AT_ONCE):
                job = self._jobs.get_nowait()
                yield job
                if job is None:
                    return

    def _commit(self, writing: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
        faults: list[StorageFault | None] = []
        try:
            writing.execute("BEGIN IMMEDIATE")
            faults += _carry_out_all(writing, jobs)
            writing.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as fault:
            with suppress(sqlite3.Error):
                writing.execute("ROLLBACK")
            faults = [StorageFault(f"nothing can be stored now: {fault}")] * len(jobs)
        settled = list(zip(jobs, faults, strict=True))
        with suppress(RuntimeError):  # the loop is gone: nobody waits any longer
            jobs[0].done.get_loop().call_soon_threadsafe(_settle, settled)

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._reading.close()
        self._lock.close()

    # -- reading ---------------------------------------------------------------------------------

    def open_tables(self) -> list[str]:
        rows = self._reading.execute("SELECT id FROM tables WHERE open ORDER BY rowid")
        return [id for (id,) in rows]

    def tables_of(self, person: str) -> list[str]:
        rows = self._reading.execute(
            "SELECT t.id FROM tables t JOIN (SELECT DISTINCT id FROM log WHERE person = ?) USING "
            "(id) ORDER BY t.rowid DESC LIMIT 200",
            (person,),
        )
        return [id for (id,) in rows]

    def entries(self, table: str) -> Iterator[bytes]:
        rows = self._reading.execute(
            "SELECT number, body FROM log WHERE id = ? ORDER BY number", (table,)
        ).fetchall()
        for expected, (number, body) in enumerate(rows):
            if number != expected:
                raise StorageFault(f"table {table}: entry {expected} is missing. {RESTORE}")
            yield body.encode()

    def entry_of(self, table: str, person: str, command: str) -> bytes | None:
        row = self._reading.execute(
            "SELECT body FROM log WHERE id = ? AND person = ? AND command = ?",
            (table, person, command),
        ).fetchone()
        return None if row is None else row[0].encode()

    def people(self) -> Iterator[tuple[str, str]]:
        yield from self._reading.execute("SELECT id, name FROM people")

    def sessions(self) -> Iterator[tuple[str, str, float]]:
        yield from self._reading.execute("SELECT digest, person, at FROM sessions")


RESTORE = "Nothing was changed. Restore a backup, or use the program that wrote it."


def _settle(settled: Sequence[tuple[_Job, StorageFault | None]]) -> None:
    for job, fault in settled:
        if job.done.cancelled():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)


def _carry_out_all(writing: sqlite3.Connection, jobs: Sequence[_Job]) -> list[StorageFault | None]:
    """Entries that come alone, nearly all there are, go in by one statement.

    Each statement gives the interpreter away and has to wait to get it back: with one for each
    entry, writer and server would spend their time waiting for each other.
    """
    faults: list[StorageFault | None] = [None] * len(jobs)
    alone = [number for number, job in enumerate(jobs) if _is_entry(job.writings)]
    rows = [_row(job.writings[0]) for job in (jobs[number] for number in alone)]
    if len(rows) > 1:
        writing.execute("SAVEPOINT entries")
        try:
            writing.execute(INSERT_ALL, (json.dumps(rows),))
        except sqlite3.IntegrityError:  # one by one, to find out whose
            writing.execute("ROLLBACK TO entries")
            alone = []
        writing.execute("RELEASE entries")
    else:
        alone = []
    done = set(alone)
    for number, job in enumerate(jobs):
        if number not in done:
            faults[number] = _carry_out(writing, job.writings)
    return faults


def _is_entry(writings: Sequence[Writing]) -> bool:
    """One entry, and not the first of a table."""
    return len(writings) == 1 and isinstance(writings[0], Append) and writings[0].number > 0


def _row(entry: Writing) -> tuple[str | int | None, ...]:
    assert isinstance(entry, Append)
    return entry.table, entry.number, entry.person, entry.command, entry.body.decode()


INSERT_ALL = """
    INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
    FROM json_each(?)
"""


def _carry_out(writing: sqlite3.Connection, writings: Sequence[Writing]) -> StorageFault | None:
    """All of one job, or nothing of it, without spoiling the others of the same commit."""
    alone = len(writings) == 1
    if not alone:
        writing.execute("SAVEPOINT job")
    try:
        for each in writings:
            _put(writing, each)
    except sqlite3.IntegrityError as fault:
        if not alone:
            writing.execute("ROLLBACK TO job")
            writing.execute("RELEASE job")
        return Taken(f"it is there already: {fault}")
    if not alone:
        writing.execute("RELEASE job")
    return None


def _put(writing: sqlite3.Connection, each: Writing) -> None:
    match each:
        case Append(table, number):
            if number == 0:
                writing.execute("INSERT INTO tables (id) VALUES (?)", (table,))
            writing.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", _row(each))
        case Close(table):
            writing.execute("UPDATE tables SET open = 0 WHERE id = ?", (table,))
        case NamePerson(person, name):
            writing.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (person, name))
        case BeginSession(digest, person, at):
            writing.execute("INSERT INTO sessions VALUES (?, ?, ?)", (digest, person, at))
        case EndSession(digest):
            writing.execute("DELETE FROM sessions WHERE digest = ?", (digest,))


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.DatabaseError as fault:
        connection.close()
        raise StorageFault(f"{path} cannot be used: {fault}. {RESTORE}") from None
    return connection


def _lock_folder(folder: Path) -> sqlite3.Connection:
    """Two servers on one folder would not hear of each other's moves."""
    lock = sqlite3.connect(folder / "lock.sqlite3", isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StorageFault(f"another server is using {folder}") from None
    return lock


def _check(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version and application != APPLICATION:
        raise StorageFault(f"{path} belongs to another program")
    if version > len(MIGRATIONS):
        raise StorageFault(
            f"{path} was written by a newer Dark Lantern (shape {version}; this one knows "
            f"{len(MIGRATIONS)}). {RESTORE}"
        )
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise StorageFault(f"{path} is damaged: {sound}. {RESTORE}")


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(
            f"BEGIN; {migration} PRAGMA application_id = {APPLICATION}; "
            f"PRAGMA user_version = {number}; COMMIT;"
        )


def back_up(folder: Path, to: Path) -> None:
    """A copy of all that is committed, while the server runs; all of it or no file."""
    source = folder / FILE
    if not source.exists():
        raise StorageFault(f"{folder} holds no tables")
    if to.exists():
        raise StorageFault(f"{to} exists already")
    beside = to.with_name(to.name + ".part")
    with (
        closing(sqlite3.connect(source, timeout=30)) as here,
        closing(sqlite3.connect(beside)) as there,
    ):
        here.backup(there)
    beside.rename(to)
