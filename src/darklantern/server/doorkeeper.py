"""The doorkeeper: who may come in, asked before anything is accepted.

Browsers send the address of the page with every request that could do harm, and with every
WebSocket: a page of somebody else's cannot use our visitors' cookies.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from darklantern.server.sessions import digest_of
from darklantern.server.settings import Settings

COOKIE = "lantern"

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Strict without exception. Styles that Svelte sets by script (style={...}, style:left) are allowed
under it; those written out in the markup are not, and a test looks for them."""

HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def own_origin(connection: HTTPConnection, settings: Settings) -> str | None:
    """The address under which the browser must know us."""
    if settings.origin is not None:
        return settings.origin.rstrip("/").lower()
    host = connection.headers.get("host")
    if not host:
        return None
    return f"{'https' if is_secure(connection) else 'http'}://{host}".lower()


def comes_from_us(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of ours sent this. Without an Origin nobody can say, so it did not."""
    origins = connection.headers.getlist("origin")
    if len(origins) != 1:
        return False
    try:
        parts = urlsplit(origins[0])
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.path or parts.query or parts.fragment:
        return False
    return origins[0].lower() == own_origin(connection, settings)


def session_of(connection: HTTPConnection) -> str | None:
    """The digest of the token in the cookie."""
    token = connection.cookies.get(COOKIE)
    return None if not token or len(token) > 64 else digest_of(token)


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count: one machine, or one network of IPv6."""
    host = connection.client.host if connection.client else "nobody"
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


class Guarded:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_somebodys(scope["path"]) or "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, guarded)


def is_somebodys(path: str) -> bool:
    """Whether the answer may differ from person to person: then nothing in between keeps it."""
    return path.startswith("/api") and not path.startswith(THE_SAME_FOR_EVERYBODY)


THE_SAME_FOR_EVERYBODY = "/api/puzzles"
