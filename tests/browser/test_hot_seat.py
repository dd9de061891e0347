"""One screen, two people: what one knows is not in the page while the other looks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.test_whole_games import MORE, SEATS

pytestmark = pytest.mark.slow

# Whose view it is, and every text and every attribute of the page: at one moment.
ALL_WORDS = """() => {
  const found = new Set()
  const keep = text => { const plain = text.trim(); if (plain) found.add(plain) }
  const all = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT
  const walk = document.createTreeWalker(document.body, all)
  keep(document.title)
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) keep(node.data)
    else for (const { value } of node.attributes) keep(value)
  }
  return [document.querySelector('.whose')?.innerText ?? null, [...found]]
}"""


def words(page: Page) -> tuple[str | None, set[str]]:
    """Whose view it is (None: nobody's, the screen is handed on), and all that is in the page."""
    whose, found = page.evaluate(ALL_WORDS)
    return whose, set(found)


@pytest.mark.parametrize("game", ["whitehall", "mrjack"])
def test_the_other_sides_secrets_are_out_of_the_page(
    somebody: Callable[..., Person], game: str
) -> None:
    ann, fan = somebody("Ann"), somebody("Fan")
    charter = {"game": game, "pace": 0, **MORE[game]}
    table = ann.open_table(charter, sit=["jack", *SEATS[game]])["table"]
    fan.call_me()
    fan.sit_down(table)
    ann.sit_down(table)
    player = Player(ann, f"hot seat {game}", avoid=("Accuse", "Leave"))
    secrets: set[str] = set()
    checked: dict[str | None, int] = {}
    for _ in range(130):
        whose, found = words(ann.page)
        if whose and "over" in whose:
            break
        if whose and whose.endswith("Jack"):
            secrets |= {text for text in found if is_notes(game, text)}
        else:
            if found & secrets:
                secrets -= words(fan.page)[1]  # what has come out since
            assert not found & secrets, (whose, found & secrets)
            checked[whose] = checked.get(whose, 0) + bool(secrets)
        player.act_soon()
    assert len(checked) > 1, checked
    assert all(checked.values()), "there was never a secret to look for"


def is_notes(game: str, text: str) -> bool:
    """Sentences that only Jack's own notes can make."""
    if game == "mrjack":
        return bool(re.search("^You are [A-Z]|this is you", text))
    return bool(re.search(r"location|Jack", text)) and bool(re.search(r"\d", text))


def test_leaving_the_window_covers_at_once(somebody: Callable[..., Person]) -> None:
    ann = somebody("Ann")
    table = ann.open_table({"game": "mrjack", "pace": 0}, sit=["jack", "detective"])["table"]
    ann.sit_down(table)
    show = ann.page.get_by_role("button", name=re.compile("show me"))
    show.click()
    expect(ann.page.locator("[data-place]").first).to_be_attached()
    ann.page.evaluate("dispatchEvent(new Event('blur'))")
    assert show.is_visible()
    assert not ann.page.locator("[data-place]").count()
