"""Canaries in the browser: marked secrets are in no frame, no text and no store of the other side.

The server runs in this process with every hidden value marked, as in tests/server; the computer
plays whoever has the secrets, and a person clicks at the other side of the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.serving import served_here
from tests.browser.test_whole_games import against
from tests.server.test_frame_canaries import marked

__all__ = ["marked"]
pytestmark = pytest.mark.slow

MARK = re.compile(r"CANARY[\w-]+")
EVERYTHING = """JSON.stringify([document.documentElement.outerHTML, document.title, location.href,
  {...localStorage}, {...sessionStorage}])"""
CLICKS = 120


@pytest.fixture
def marking_server(marked: None) -> Iterator[str]:
    with served_here() as (address, _):
        yield address


@pytest.mark.parametrize("game", ["whitehall", "whitechapel", "mrjack"])
def test_no_marked_secret_reaches_a_browser(
    browser: Browser, marking_server: str, game: str
) -> None:
    ann, fan = (Person(browser, marking_server, name) for name in ("Ann", "Fan"))
    # Whitechapel's police have secrets of their own, so there everybody is a computer.
    wish = against(game, "police")
    if game == "whitechapel":
        wish["computers"].update(dict.fromkeys(wish.pop("sit"), "random"))
        wish["charter"]["pace"] = 1
    ann.call_me()
    fan.call_me()
    table = ann.open_table(**wish)["table"]
    for person in (ann, fan):
        person.sit_down(table)
        person.page.locator("[data-place]").first.wait_for(state="attached")
    player = Player(ann, f"canary {game}", avoid=("Accuse",))
    for _ in range(CLICKS):
        if player.look().over:
            break
        for person in (ann, fan):
            shown = person.page.evaluate(EVERYTHING)
            if any(frame["type"] == "ended" for frame in person.frames):
                break
            own = set(MARK.findall(str([f.get("notes") for f in ann.frames])))  # an alibi drawn
            allowed = own if person is ann else set()
            assert set(MARK.findall(shown)) <= allowed
            assert set(MARK.findall(str(person.frames))) <= allowed
        if not player.act():
            ann.page.wait_for_timeout(20)
    assert any(frame["type"] == "happened" for frame in fan.frames)
    for person in (ann, fan):
        person.page.goto("about:blank")
        # At the end all is told, and a marked name is no character's that the page knows.
        person.forgiven = ("Cannot read properties of undefined",)
        person.go()
