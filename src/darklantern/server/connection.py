"""A connection: one device of one person at one table, and the frames that wait for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from darklantern.core.seats import Seat
from darklantern.server.outlet import Frame

MOST_WAITING = 1024 * 1024
"""Bytes. Who reads so slowly that more gathers is cut off, and can resume from a number."""

TOO_SLOW, LOGGED_OUT, SHUTTING_DOWN = 4008, 4001, 1012
"""Why the server closes, as a close code of WebSockets."""


class Connection:
    """Frames go in at once and never wait; `message` takes out all there are."""

    def __init__(self, person: str, digest: str, seats: Sequence[Seat] = ()) -> None:
        self.person, self.digest, self.seats = person, digest, tuple(seats)
        self.heard = 0
        """How many events of the game it has been told."""
        self.closing: int | None = None
        self._frames: deque[Frame] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self.questions: set[asyncio.Task[None]] = set()
        """What is asked of the notebook and not answered yet."""
        self.one_question = asyncio.Lock()

    def put(self, frame: Frame) -> None:
        if self.closing is not None:
            return
        self._frames.append(frame)
        self._waiting += len(frame)
        if self._waiting > MOST_WAITING:
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Nothing more goes out, and what waits is thrown away."""
        self.closing = code
        self._frames.clear()
        self._waiting = 0
        self._wake.set()

    async def message(self) -> str | None:
        """All frames that wait, a line each; None when the connection is to be closed."""
        await self._wake.wait()
        if self.closing is not None:
            return None
        text = b"\n".join(self._frames).decode()
        self._frames.clear()
        self._waiting = 0
        self._wake.clear()
        return text
