"""The built page and the boards, as files: read once at start, and served from memory.

What is not in the folder when the server starts is not served: no request ever names a path on the
disk. Every answer is the same for everybody, so nothing here knows of people or tables.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from darklantern.core.registry import game_names

ROOMS = ("play", "rules", "replay", "lessons", "puzzles")
ADDRESSES = (
    "/",
    "/join",
    "/about",
    "/table/{rest}",
    *(f"/{room}" for room in ROOMS),
    *(f"/{room}/{{rest:path}}" for room in ROOMS),
)
"""The page's own: one file answers them all, and finds its way by the address."""

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ASK_AGAIN = "no-cache"
"""Keep it, but ask each time whether it is still the same."""

HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+\Z")
"""How the build names what it may change: with a hash of the content before the ending."""

NO_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Dark Lantern</title>
<h1>Dark Lantern</h1><p>The server runs; the page has not been built. Programs can play by
docs/protocol.md.</p></html>"""

KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
WORTH_SQUEEZING = 500
"""Bytes; what is shorter hardly becomes shorter."""

READY = {".br": "br", ".gz": "gzip"}
"""Files that the build has squeezed already lie beside what they were made from."""


class Leaf:
    """One file in all its encodings, with a strong tag for each."""

    def __init__(self, name: str, content: bytes, keep: str, ready: Mapping[str, bytes]) -> None:
        ending = Path(name).suffix
        self.kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.keep = keep
        self.digest = hashlib.sha256(content).hexdigest()[:32]
        self._encoded = {"": content, **ready}
        if "gzip" not in ready and len(content) > WORTH_SQUEEZING and _may_shrink(self.kind):
            self._encoded["gzip"] = gzip.compress(content, mtime=0)

    def answer(self, request: Request, keep: str = "") -> Response:
        """Shortest first, among what the caller can read; 304 where it has it already."""
        can_read = _accepted(request.headers.get("accept-encoding", ""))
        fit = {name: body for name, body in self._encoded.items() if not name or name in can_read}
        encoding = min(fit, key=lambda name: len(fit[name]))
        tag = f'"{self.digest}{"-" + encoding if encoding else ""}"'
        headers = {"etag": tag, "cache-control": keep or self.keep, "vary": "accept-encoding"}
        known = [each.strip() for each in request.headers.get("if-none-match", "").split(",")]
        if tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(fit[encoding], headers=headers, media_type=self.kind)


def _is_read_by_somebody(request: Request) -> bool:
    """Whether it was asked for by typing or following an address, not by a program."""
    api = request.url.path.startswith("/api/")
    return not api and "text/html" in request.headers.get("accept", "")


def _may_shrink(kind: str) -> bool:
    return kind.startswith("text/") or kind.endswith(("javascript", "json", "xml", "wasm"))


def _accepted(header: str) -> set[str]:
    """The encodings that the caller takes; those with q=0 it does not."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality):
            accepted.add(name.strip())
    return accepted


def built_page() -> Path:
    """Where the build puts the page; there need be none."""
    return Path(str(files("darklantern"))) / "web"


def leaves_of(folder: Path) -> dict[str, Leaf]:
    """All files of a built page, by their address."""
    contents = {
        "/" + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    leaves = {}
    for name, content in contents.items():
        if name.endswith(tuple(READY)):
            continue
        hashed = name.startswith("/assets/") and HASHED.search(name)
        ready = {how: contents[name + e] for e, how in READY.items() if name + e in contents}
        leaves[name] = Leaf(name, content, FOREVER if hashed else ASK_AGAIN, ready)
    return leaves


def board_leaves() -> dict[str, Leaf]:
    """The board of each game that has one here, by the game's name."""
    boards = files("darklantern.boards")
    return {
        game: Leaf(file.name, file.read_bytes(), AN_HOUR, {})
        for game in game_names()
        if (file := boards / f"{game}.json").is_file()
    }


def board_address(game: str) -> str | None:
    """Where the page finds the board, by an address that changes when the board does."""
    leaf = BOARDS.get(game)
    return None if leaf is None else f"/boards/{game}.json?v={leaf.digest}"


BOARDS = board_leaves()


def page_routes(folder: Path) -> list[Route]:
    """The page, its files, and the boards."""
    leaves = leaves_of(folder)
    page = leaves.pop("/index.html", None) or Leaf("index.html", NO_PAGE, ASK_AGAIN, {})

    async def index(request: Request) -> Response:
        return page.answer(request)

    async def board(request: Request) -> Response:
        leaf = BOARDS.get(request.path_params["game"])
        if leaf is None:
            raise HTTPException(404)
        return leaf.answer(request, FOREVER if request.query_params.get("v") == leaf.digest else "")

    async def file(request: Request) -> Response:
        leaf = leaves.get(request.url.path)
        if leaf is not None:
            return leaf.answer(request)
        if not _is_read_by_somebody(request):
            raise HTTPException(404)
        answer = page.answer(request)  # which says in its own words that there is nothing here
        if answer.status_code == 200:
            answer.status_code = 404
        answer.headers["vary"] = "accept-encoding, accept"
        return answer

    return [
        *(Route(address, index) for address in ADDRESSES),
        Route("/boards/{game}.json", board),
        Route("/{name:path}", file),
    ]
