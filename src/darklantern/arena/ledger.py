"""The file of a match: the records of all its games, one a line, each naming its bout.

`darklantern verify` reads it like any other file of records. A match that was cut short goes on
where it stopped: what stands in the file is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from darklantern.arena.bouts import Bout, Played, play
from darklantern.arena.workers import Workers


class LedgerFault(Exception):
    """The file holds something that no match wrote."""


class Ledger:
    """The games played so far, in a file or, without one, in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.played: dict[Bout, Played] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        whole = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break  # cut off while it was written: that game is played again
                whole += len(line)
                self._enter(_played(path, number, line))
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def _enter(self, played: Played) -> None:
        self.played[played.bout] = played

    def play(self, bouts: Iterable[Bout], workers: Workers) -> Iterator[Played]:
        """All these bouts in order, the ones played before at once."""
        wanted = list(bouts)
        fresh = workers.results(play, (bout for bout in wanted if bout not in self.played))
        for bout in wanted:
            if bout not in self.played:
                played = next(fresh)
                self._write(played)
                self._enter(played)
            yield self.played[bout]

    def _write(self, played: Played) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played.record) + "\n")


def _played(path: Path, number: int, line: bytes) -> Played:
    try:
        record: dict[str, Any] = json.loads(line)
        arena = record["arena"]
        options = tuple(sorted(record["options"].items()))
        bout = Bout(
            record["game"], options, arena["jack"], arena["others"], arena["seed"], arena["number"]
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise LedgerFault(f"{path}:{number} is not a game of the arena") from None
    return Played(bout, record)
