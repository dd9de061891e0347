"""Running the server on a port, from the first line it prints to an orderly end."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from darklantern import __version__
from darklantern.server.app import make_app
from darklantern.server.journal import open_journal
from darklantern.server.settings import Settings
from darklantern.server.socket import LARGEST_FRAME

LOG = logging.getLogger("darklantern.server")
BACKLOG = 1024
PING_EVERY = 20.0
"""Seconds. Who does not answer a ping within as long is cut off."""

SWITCH = 0.0005
"""Seconds after which a busy thread lets another one go on: the writer needs little, but soon."""

LAST_WORDS = 10
"""Seconds that requests under way get when the server is told to stop."""


def listen(host: str, port: int) -> socket.socket:
    """The socket; port 0 takes any that is free."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening


def address_to_open(settings: Settings, listening: socket.socket) -> str:
    """What to type into a browser."""
    if settings.origin is not None:
        return f"{settings.origin}/"
    port = listening.getsockname()[1]
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Until a signal ends it. StorageFault and OSError where it cannot begin."""
    open_journal()
    app = make_app(settings)
    listening = listen(settings.host, settings.port)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # the size of what is compressed would tell about it
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1" if settings.behind_proxy else "",
        timeout_graceful_shutdown=LAST_WORDS,
        timeout_keep_alive=30,
        limit_concurrency=settings.most_connections + 500,
    )
    sys.setswitchinterval(SWITCH)
    say(f"Dark Lantern is at {address_to_open(settings, listening)}")
    LOG.info("serving", extra={"version": __version__, "tables": len(app.state.house.rooms)})
    uvicorn.Server(config).run(sockets=[listening])
    LOG.info("stopped")
