"""What a place to keep tables must offer. SQLite does (`sqlite`); PostgreSQL can.

Everything that is kept is a log of entries for each table, the people, and the digests of their
sessions. A `write` is one transaction: all of it is kept, durably, when the call returns, or
nothing is. Several writes may share one commit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias


class StorageFault(Exception):
    """What is stored cannot be used, or nothing can be stored now; the sentence says why."""


class Taken(StorageFault):
    """This number of the table's log, or this person's command id, is there already."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry to the end of a table's log."""

    table: str
    number: int
    body: bytes
    person: str | None = None
    """Who sent the command, if it was one; its id is kept in the same row."""
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Close:
    """The game is over: the table need not be in memory any longer."""

    table: str


@dataclass(frozen=True, slots=True)
class NamePerson:
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class BeginSession:
    digest: str
    person: str
    at: float


@dataclass(frozen=True, slots=True)
class EndSession:
    digest: str


Writing: TypeAlias = Append | Close | NamePerson | BeginSession | EndSession


class Storage(Protocol):
    """Reading is quick and done where it is needed; writing is awaited."""

    async def write(self, writings: Sequence[Writing]) -> None:
        """Keep all of these or, with `Taken` or `StorageFault`, none."""
        ...

    def open_tables(self) -> list[str]:
        """The tables whose game is not over, oldest first."""
        ...

    def tables_of(self, person: str) -> list[str]:
        """The tables at which this person has sent a command or taken a seat, newest first."""
        ...

    def entries(self, table: str) -> Iterator[bytes]:
        """The table's log from the first entry on; nothing if there is no such table."""
        ...

    def entry_of(self, table: str, person: str, command: str) -> bytes | None:
        """The entry that this command made, if it has been carried out."""
        ...

    def people(self) -> Iterator[tuple[str, str]]:
        """Each person with the name chosen last."""
        ...

    def sessions(self) -> Iterator[tuple[str, str, float]]:
        """Digest, person, and since when."""
        ...

    def close(self) -> None:
        """After the last write has been kept."""
        ...
