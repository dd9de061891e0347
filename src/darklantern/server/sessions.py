"""People without accounts, and the sessions by which a device is known.

A session is 128 random bits in a cookie; kept is its digest alone. A person can have a session on
each of several devices.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

from darklantern.server.storage import BeginSession, EndSession, NamePerson, Storage

TOKEN_BYTES = 16
LONGEST_SESSION = 180 * 86_400
DEVICE_CODE_LIVES = 600
MOST_DEVICE_CODES = 10_000


def new_token() -> str:
    """128 bits from the system, as 22 letters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


class Sessions:
    """Looked up by digest: how long a look-up takes says nothing about any token."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.storage, self.now = storage, now
        self.names = dict(storage.people())
        self._sessions = {digest: (person, at) for digest, person, at in storage.sessions()}
        self._device_codes: dict[str, tuple[str, float]] = {}

    def person(self, digest: str | None) -> str | None:
        """Who this session belongs to, if it is one."""
        found = self._sessions.get(digest or "")
        if found is None or found[1] < self.now() - LONGEST_SESSION:
            return None
        return found[0]

    async def begin(self, name: str) -> tuple[str, str]:
        """A new person, and the token of the first session."""
        person, token = secrets.token_hex(16), new_token()
        await self.storage.write([NamePerson(person, name), self._new(token, person)])
        self.names[person] = name
        return person, self._started(token, person)

    async def rename(self, person: str, name: str) -> None:
        await self.storage.write([NamePerson(person, name)])
        self.names[person] = name

    async def rotate(self, digest: str) -> str:
        """The same session under a new token; the old one is worth nothing any longer."""
        person, token = self._sessions[digest][0], new_token()
        await self.storage.write([EndSession(digest), self._new(token, person)])
        self._sessions.pop(digest, None)
        return self._started(token, person)

    async def end(self, digest: str) -> None:
        await self.storage.write([EndSession(digest)])
        self._sessions.pop(digest, None)

    def device_code(self, person: str) -> str:
        """A code by which another device becomes this person's, once, within ten minutes."""
        now = self.now()
        self._device_codes = {
            digest: entry for digest, entry in self._device_codes.items() if entry[1] > now
        }
        if len(self._device_codes) >= MOST_DEVICE_CODES:
            self._device_codes.clear()
        code = new_token()
        self._device_codes[digest_of(code)] = (person, now + DEVICE_CODE_LIVES)
        return code

    async def use_device_code(self, code: str) -> tuple[str, str] | None:
        """The person and a new session's token, if the code is good."""
        person, until = self._device_codes.pop(digest_of(code), ("", 0.0))
        if until <= self.now():
            return None
        token = new_token()
        await self.storage.write([self._new(token, person)])
        return person, self._started(token, person)

    def _new(self, token: str, person: str) -> BeginSession:
        return BeginSession(digest_of(token), person, self.now())

    def _started(self, token: str, person: str) -> str:
        self._sessions[digest_of(token)] = (person, self.now())
        return token
