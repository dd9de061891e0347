"""The page's files: the right one at every address, squeezed, kept as long as it may be."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

from darklantern.core.registry import game_names
from darklantern.server.app import make_app
from darklantern.server.settings import Settings
from darklantern.server.thinking import Here
from tests.server.callers import FREE, Answer, Browser, Server, running
from tests.server.memory import MemoryStorage

SCRIPT = b"export const night = 1;\n" * 100
FILES = {
    "index.html": b"<!doctype html><title>Dark Lantern</title>",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/index-B4dC0ffee_.js": SCRIPT,
    "assets/index-B4dC0ffee_.js.br": b"squeezed by the build",
    "assets/style-a1b2c3d4.css": b"b{color:red}" * 100,
    "assets/plain.txt": b"no hash in the name",
    "assets/font-A1b2C3d4.woff2": bytes(range(256)) * 4,
}
OWN = ("/", "/join", "/about", "/table/AAAA", "/play/whitehall", "/play", "/rules/mrjack/J3")
OWN += ("/rules", "/replay/x", "/replay", "/lessons/1", "/lessons", "/puzzles/p/7", "/puzzles")
NOT_OWN = ("/index", "/table/a/b", "/joined", "/nothing", "/assets", "/assets/", "/api", "/boards")
NOT_OWN += ("/assets/../index.html", "/../pyproject.toml", "/assets/%2e%2e/index.html", "/api/x")
NOT_OWN += ("//etc/passwd", "/assets/index-B4dC0ffee_.js.br", "/boards/streetboard.json")
NOT_OWN += ("/boards/__init__.py", "/boards/..%2fwhitehall.json", "/assets/\x00")


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    settings = Settings(tmp_path / "nowhere", **FREE)  # type: ignore[arg-type]
    return Server(make_app(settings, MemoryStorage(), Here(), web=tmp_path)).browser()


def get(browser: Browser, path: str, **headers: str) -> tuple[Answer, dict[bytes, bytes]]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = asyncio.run(browser.get(path, **named))
    return answer, dict(answer.headers)


@pytest.mark.parametrize("path", OWN)
def test_the_page_answers_all_its_own_addresses(browser: Browser, path: str) -> None:
    answer, headers = get(browser, path)
    assert (answer.status, answer.body) == (200, FILES["index.html"])
    assert headers[b"content-type"] == b"text/html; charset=utf-8"
    assert headers[b"cache-control"] == b"no-cache"
    again, _ = get(browser, path, if_none_match=headers[b"etag"].decode())
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", NOT_OWN)
def test_all_others_are_not_there(browser: Browser, path: str) -> None:
    answer, headers = get(browser, path)
    assert answer.status == 404
    assert headers[b"content-type"] == b"application/json"
    assert b"nothing here" in answer.body


def test_somebody_at_a_wrong_address_is_told_so_by_the_page(browser: Browser) -> None:
    answer, _ = get(browser, "/wrong/turning", accept="text/html,*/*;q=0.8")
    assert (answer.status, answer.body) == (404, FILES["index.html"])
    answer, _ = get(browser, "/api/wrong", accept="text/html,*/*;q=0.8")
    assert b"nothing here" in answer.body


def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: Browser) -> None:
    for name, kept in (
        ("/assets/index-B4dC0ffee_.js", b"public, max-age=31536000, immutable"),
        ("/assets/style-a1b2c3d4.css", b"public, max-age=31536000, immutable"),
        ("/assets/font-A1b2C3d4.woff2", b"public, max-age=31536000, immutable"),
        ("/assets/plain.txt", b"no-cache"),
        ("/favicon.svg", b"no-cache"),
    ):
        answer, headers = get(browser, name)
        assert answer.status == 200
        assert headers[b"cache-control"] == kept
        assert answer.body == FILES[name[1:]]


def test_the_shortest_encoding_that_the_caller_reads(browser: Browser) -> None:
    script = "/assets/index-B4dC0ffee_.js"
    tags = set()
    for accepted, encoding, body in (
        ("", None, SCRIPT),
        ("gzip;q=0, identity", None, SCRIPT),
        ("gzip", b"gzip", SCRIPT),
        ("gzip, deflate, br", b"br", FILES["assets/index-B4dC0ffee_.js.br"]),
    ):
        answer, headers = get(browser, script, accept_encoding=accepted)
        assert headers.get(b"content-encoding") == encoding
        assert headers[b"vary"] == b"accept-encoding"
        assert headers[b"content-type"] == b"text/javascript; charset=utf-8"
        assert (gzip.decompress(answer.body) if encoding == b"gzip" else answer.body) == body
        tags.add((encoding, headers[b"etag"]))
    assert len(tags) == 3
    plain, headers = get(browser, "/assets/font-A1b2C3d4.woff2", accept_encoding="gzip")
    assert b"content-encoding" not in headers  # is squeezed already
    assert plain.body == FILES["assets/font-A1b2C3d4.woff2"]


@pytest.mark.parametrize("game", game_names())
def test_boards_have_an_address_that_changes_with_them(browser: Browser, game: str) -> None:
    listed = asyncio.run(browser.get("/api/games")).json()["games"]
    (address,) = [each["board"] for each in listed if each["game"] == game]
    answer, headers = get(browser, address)
    assert answer.status == 200
    assert json.loads(answer.body)
    assert headers[b"content-type"] == b"application/json"
    assert headers[b"cache-control"] == b"public, max-age=31536000, immutable"
    digest = hashlib.sha256(answer.body).hexdigest()[:32]
    assert headers[b"etag"].decode() == f'"{digest}"'
    assert address.endswith(digest)
    plain, headers = get(browser, address.partition("?")[0])
    assert plain.body == answer.body
    assert headers[b"cache-control"] == b"public, max-age=3600"
    again, _ = get(browser, address, if_none_match=f'W/"other", "{digest}"')
    assert again.status == 304
    squeezed, headers = get(browser, address, accept_encoding="gzip")
    assert gzip.decompress(squeezed.body) == answer.body
    assert headers[b"etag"].decode() == f'"{digest}-gzip"'


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "nowhere", **FREE)  # type: ignore[arg-type]
    app = make_app(settings, MemoryStorage(), Here(), web=tmp_path / "no-web")
    answer, _ = get(Server(app).browser(), "/")
    assert b"has not been built" in answer.body


def test_one_sees_at_which_tables_it_is_ones_turn() -> None:
    async def look() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            bob = await server.browser().call_me("Bob")
            opened = await ann.open({"game": "whitehall", "listed": True}, sit=["jack"])
            await bob.join(opened["links"]["yellow"])
            for person, turn in ((ann, True), (bob, False)):
                (mine,) = (await person.get("/api/me")).json()["tables"]
                assert mine["your_turn"] is turn
            (seen,) = (await server.browser().get("/api/tables")).json()["tables"]
            assert seen["your_turn"] is False
            await ann.at(opened["table"], "resign", seat="jack")
            (mine,) = (await ann.get("/api/me")).json()["tables"]
            assert (mine["your_turn"], mine["over"]) == (False, True)

    asyncio.run(look())


def test_the_assistance_agreed_on_is_stored_and_shown_to_all(tmp_path: Path) -> None:
    async def look() -> None:
        storage = MemoryStorage()
        agreed = {"jack": "full", "police": "possible"}
        async with running(storage) as server:
            ann = await server.browser().call_me("Ann")
            wanted = {"game": "whitehall", "assist": agreed, "listed": True}
            opened = await ann.open(wanted, sit=["jack"])
            (seen,) = (await server.browser().get("/api/tables")).json()["tables"]
            assert seen["charter"]["assist"] == agreed
            fan = await (await server.browser().call_me("Fan")).sit(opened["table"])
            assert fan.welcome["charter"]["assist"] == agreed
            for value in ("certain", "everything", None, 1):
                charter = {"game": "whitehall", "assist": {"jack": value}}
                assert (await ann.post("/api/tables", {"charter": charter})).status == 400
        async with running(storage) as server:
            path = f"/api/tables/{opened['table']}"
            kept = (await server.browser().get(path)).json()["charter"]
            assert kept["assist"] == agreed

    asyncio.run(look())


def test_the_page_writes_no_style_that_the_content_security_policy_forbids() -> None:
    """style={...} and style:left are set by the script, and allowed; a style written out in the
    markup, a <style> element and a script in the page would be blocked, and nobody would see why.
    """
    frontend = Path(__file__).parents[2] / "frontend"
    sources = [*(frontend / "src").rglob("*.svelte"), frontend / "index.html"]
    assert sources
    for path in sources:
        text = path.read_text(encoding="utf-8")
        markup = text if path.suffix == ".html" else text.partition("<style")[0]
        assert not re.search(r"""\sstyle=(["'])[^{]*?\1""", markup), path.name
        assert "<script>" not in text or path.suffix == ".svelte", path.name
        assert not re.search(r"\son[a-z]+=[\"']", markup), path.name
