"""The application: the routes, the page, and what lives as long as the server does."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from darklantern.server import outlet, rest, rest_knowledge, rest_puzzles, socket
from darklantern.server.doorkeeper import Guarded
from darklantern.server.house import House
from darklantern.server.limits import Callers
from darklantern.server.page import built_page, page_routes
from darklantern.server.settings import Settings
from darklantern.server.sqlite import SqliteStorage
from darklantern.server.storage import Storage
from darklantern.server.thinking import Here, Thinkers, Workers


def make_app(
    settings: Settings,
    storage: Storage | None = None,
    thinkers: Thinkers | None = None,
    now: Callable[[], float] = time.time,
    web: Path | None = None,
) -> Starlette:
    """The server as an ASGI application. StorageFault where the tables cannot be read."""
    stored = SqliteStorage(settings.folder) if storage is None else storage
    try:
        thinking = thinkers or (Workers(settings.workers) if settings.workers else Here())
        house = House(settings, stored, thinking, now)
    except BaseException:
        stored.close()
        raise

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.wake()
        yield
        await house.close()

    app = Starlette(
        routes=[
            *rest.ROUTES,
            *rest_knowledge.ROUTES,
            *rest_puzzles.ROUTES,
            *socket.ROUTES,
            *page_routes(web or built_page()),
        ],
        middleware=[Middleware(Guarded)],
        lifespan=lifespan,
        exception_handlers={404: _nothing, 405: _nothing},
    )
    app.state.house = house
    app.state.connected = Counter()
    app.state.callers = {
        "requests": Callers(settings.requests, 20 * settings.requests, time.monotonic),
        "studies": Callers(settings.studies, 100 * settings.studies, time.monotonic),
        "new_things": Callers(settings.new_things, 50 * settings.new_things, time.monotonic),
    }
    return app


async def _nothing(request: Request, fault: Exception) -> Response:
    return rest.send(outlet.refusal(rest.NOT_FOUND.sentence), 404)
