"""The requests for studies: what was known, and when, in a finished game or a record brought along.

The answer is told line by line while the worker is at it; whoever hangs up ends the study. Of a
table it tells no more, and to nobody else, than its record would.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator

from starlette.responses import Response, StreamingResponse

from darklantern.core.sentences import Sentence
from darklantern.server import outlet
from darklantern.server.doorkeeper import address_of
from darklantern.server.limits import Callers
from darklantern.server.messages import Study
from darklantern.server.rest import Turned, Visit, is_open, route
from darklantern.server.studying import Busy, Document, Fault, Progress, Word

LARGEST_RECORD = 1024 * 1024
"""Bytes of a record to be studied; those of whole games have a twentieth of that."""


async def knowledge(visit: Visit) -> Response:
    """What was known at a table whose game is over, for whoever may have its record."""
    room = visit.room()
    if not is_open(visit, room):
        raise Turned(409, Sentence("What was known is told when the game is over."))
    model = visit.request.query_params.get("model")
    return await _studied(visit, json.dumps(room.table.record()), model)


async def study(visit: Visit) -> Response:
    """What was known in a record that somebody brings. Nothing of it is kept on the disk."""
    wish: Study = await visit.read(Study, LARGEST_RECORD)
    return await _studied(visit, wish.record, wish.model)


async def _studied(visit: Visit, record: str, model: str | None) -> Response:
    callers: dict[str, Callers] = visit.request.app.state.callers
    if callers["studies"].refuses(address_of(visit.request)):
        raise Turned(429, Sentence("Too many studies from here. Wait a little."))
    words = visit.house.studies.study(record, model)
    try:
        first = await anext(words)
    except Busy:
        raise Turned(
            503, Sentence("Many records are being studied just now. Try again soon.")
        ) from None
    if isinstance(first, Fault):
        raise Turned(400, first.why)
    lines = _lines(visit, first, words)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(
    visit: Visit, first: Word, words: AsyncGenerator[Word, None]
) -> AsyncGenerator[bytes, None]:
    try:
        yield _line(first)
        async for word in words:
            if await visit.request.is_disconnected():
                return
            yield _line(word)
    finally:
        await words.aclose()


def _line(word: Word) -> outlet.Frame:
    match word:
        case Progress():
            return outlet.studying(word)
        case Document():
            return outlet.studied(word)
    return outlet.answer({"why": word.why})


ROUTES = [
    route("/api/tables/{table}/knowledge", knowledge),
    route("/api/knowledge", study, "POST"),
]
