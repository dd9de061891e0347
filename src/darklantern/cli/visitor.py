"""A visitor of a server, for measuring: requests and a WebSocket with no more to them than needed.

Made to cost little, so that what is measured is the server. It speaks to one's own server alone.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any

import msgspec


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's body; ConnectionError where the answer is not 200."""
        text = b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"Origin: {self.origin}\r\nCookie: {self.cookie}\r\nConnection: close\r\n"
                f"Content-Length: {len(text)}\r\n\r\n".encode()
                + text
            )
            head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        lines = head.decode("latin-1").split("\r\n")
        for line in lines:
            key, _, value = line.partition(": ")
            if key.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        if " 200 " not in f"{lines[0]} ":
            raise ConnectionError(f"{method} {path}: {lines[0]} {rest[:200]!r}")
        return json.loads(rest) if rest.startswith(b"{") else rest.decode()

    async def call(self, table: str, hear: Callable[[bytes], None]) -> Line:
        """Open the WebSocket of a table; `hear` gets every frame."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(hear), "127.0.0.1", self.port)
        await line.shake_hands(self, table)
        return line


class Line(asyncio.Protocol):
    """The near end of a WebSocket."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.gone = asyncio.get_running_loop().create_future()
        self._hands: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._open = False
        self._buffer = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._hands.done():
            self._hands.set_exception(ConnectionError("not accepted"))
        if not self.gone.done():
            self.gone.set_result(None)

    async def shake_hands(self, visitor: Visitor, table: str) -> None:
        assert self.transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{visitor.port}\r\n"
            f"Origin: {visitor.origin}\r\nCookie: {visitor.cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            "".encode()
        )
        await self._hands

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._hands.set_exception(ConnectionError(head[:80].decode("latin-1")))
                self.close()
                return
            self._open, self._buffer = True, rest
            self._hands.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length > 125:
                size = 2 if length == 126 else 8
                start += size
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + length:
                break
            self._take(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == 1:
            for frame in body.split(b"\n"):
                self.hear(frame)
        elif kind == 8:
            self.close()
        elif kind == 9:
            self._write(0x8A, body)

    def send(self, frame: Any) -> None:
        self._write(0x81, msgspec.json.encode(frame))

    def _write(self, kind: int, body: bytes) -> None:
        """A mask of zeros is a mask."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(body)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
