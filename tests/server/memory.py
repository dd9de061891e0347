"""Storage that forgets: for tests of all that is not storage. It keeps the same promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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


class MemoryStorage:
    def __init__(self) -> None:
        self.logs: dict[str, list[Append]] = {}
        self.finished: set[str] = set()
        self.named: dict[str, str] = {}
        self.begun: dict[str, tuple[str, float]] = {}
        self.fault: StorageFault | None = None
        """Raised by the next writes, if set."""

    async def write(self, writings: Sequence[Writing]) -> None:
        if self.fault is not None:
            raise self.fault
        for each in writings:
            if isinstance(each, Append):
                log = self.logs.get(each.table, [])
                known = {(entry.person, entry.command) for entry in log if entry.command}
                if each.number < len(log) or (each.person, each.command) in known:
                    raise Taken("it is there already")
        for each in writings:
            match each:
                case Append():
                    self.logs.setdefault(each.table, []).append(each)
                case Close():
                    self.finished.add(each.table)
                case NamePerson(person, name):
                    self.named[person] = name
                case BeginSession(digest, person, at):
                    self.begun[digest] = (person, at)
                case EndSession(digest):
                    self.begun.pop(digest, None)

    def open_tables(self) -> list[str]:
        return [table for table in self.logs if table not in self.finished]

    def tables_of(self, person: str) -> list[str]:
        return [t for t, log in self.logs.items() if any(e.person == person for e in log)][::-1]

    def entries(self, table: str) -> Iterator[bytes]:
        return (entry.body for entry in self.logs.get(table, []))

    def entry_of(self, table: str, person: str, command: str) -> bytes | None:
        for entry in self.logs.get(table, []):
            if (entry.person, entry.command) == (person, command):
                return entry.body
        return None

    def people(self) -> Iterator[tuple[str, str]]:
        return iter(self.named.items())

    def sessions(self) -> Iterator[tuple[str, str, float]]:
        return ((digest, *rest) for digest, rest in self.begun.items())

    def close(self) -> None:
        pass
