"""Rules at hand, and "what is this?" for everything at a table, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person
from tests.browser.playing import play_quickly
from tests.browser.test_whole_games import SEATS

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
OPTIONS = {"whitehall": {"roll-up-your-sleeves": True}, "whitechapel": {"jacks-letters": True}}
FALLBACK = "What is written on it says what it does."


def at_a_table(somebody: Come, game: str, **manner: bool) -> Person:
    ann = somebody("Ann", **manner)
    charter = {"game": game, "pace": 0, "options": OPTIONS.get(game, {})}
    if game == "whitechapel":
        charter["detectives"] = 1
    computers = {"jack": "random"}
    for _ in range(8):
        table = ann.open_table(charter, sit=SEATS[game], computers=computers)["table"]
        if play_quickly(ann, table, 9, "" if game == "mrjack" else "suspicion"):
            break
    ann.sit_down(table)
    ann.page.locator("[data-place]").first.wait_for()
    return ann


def explained(page: Page) -> str:
    """What the dialog says; then it is put away."""
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("dd").first).to_be_visible()
    text = dialog.inner_text()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    return text


@pytest.mark.parametrize("game", ["whitehall", "whitechapel", "mrjack"])
def test_everything_at_the_table_is_explained_by_keyboard(somebody: Come, game: str) -> None:
    ann = at_a_table(somebody, game)
    page = ann.page
    page.locator("[data-place][tabindex='0']").focus()
    page.keyboard.press("?")
    assert "In the rules" in explained(page)
    page.locator("[role=application]").evaluate("() => document.activeElement.blur()")
    for button in (
        page.get_by_role("tabpanel").get_by_role("button", name=re.compile("What is this")).all()
    ):
        button.press("Enter")
        assert FALLBACK not in explained(page)
    kinds = page.locator("section.ask [data-what] button, section.ask button[data-what]")
    for button in [each for each in kinds.all() if each.is_visible()][:4]:
        button.focus()
        page.keyboard.press("?")
        assert FALLBACK not in explained(page)
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Rules at hand")).to_be_visible()
    for part in ("The order of play", "Optional rules in force", "What lies on the board now"):
        expect(sheet.get_by_role("heading", name=part)).to_be_visible()
    if game != "mrjack":
        name = {"whitehall": "Roll up your sleeves", "whitechapel": "Jack’s letters"}[game]
        expect(sheet).to_contain_text(name)
    assert_no_barriers(page, "rules at hand")


def test_a_choice_is_explained_and_not_done_while_one_asks(somebody: Come) -> None:
    ann = at_a_table(somebody, "mrjack")
    page = ann.page
    sent = len([f for f in ann.frames if f["type"] == "accepted"])
    page.get_by_role("button", name="Rules at hand").click()
    page.get_by_role("button", name=re.compile("Choose anything")).click()
    expect(page.get_by_text("Choose anything, and it is explained.")).to_be_visible()
    page.locator("[data-place][aria-label*=suspicion]").first.dispatch_event("click")
    assert "Both players move all eight" in explained(page)
    page.get_by_role("button", name="Rules at hand").click()
    page.get_by_role("button", name=re.compile("Choose anything")).click()
    page.get_by_role("tab", name="Talk").click()
    assert "Each channel says who hears it" in explained(page)
    expect(page.get_by_role("tab", name="Talk")).to_have_attribute("aria-selected", "false")
    page.get_by_role("button", name="Rules at hand").click()
    page.get_by_role("button", name=re.compile("Choose anything")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Choose anything, and it is explained.")).not_to_be_attached()
    page.locator("[data-place]").first.click(button="right", force=True)
    link = page.get_by_role("dialog").get_by_role("link", name=re.compile("^In the rules")).first
    with page.expect_popup() as opened:
        link.click()
    rules = opened.value
    rules.get_by_role("heading", level=1).wait_for()
    section = rules.url.rpartition("#")[2]
    expect(rules.locator(f"[id='{section}']")).to_be_visible()
    assert len([f for f in ann.frames if f["type"] == "accepted"]) == sent


def test_a_finger_that_rests_asks(somebody: Come) -> None:
    ann = at_a_table(somebody, "whitehall", phone=True, night=True)
    page = ann.page
    box = page.locator("[role=application]").bounding_box()
    assert box is not None
    # Playwright's finger cannot rest: so the events as a screen sends them.
    page.evaluate(
        """([x, y]) => {
          const stage = document.querySelector('[role=application]')
          const places = [...document.querySelectorAll('[data-place]')]
          const boxes = places.map(each => each.getBoundingClientRect())
          const far = box => Math.hypot(box.x - x, box.y - y)
          const near = boxes.reduce((a, b) => far(a) < far(b) ? a : b)
          const at = { clientX: near.x + near.width / 2, clientY: near.y + near.height / 2 }
          const finger = { pointerId: 7, pointerType: 'touch', bubbles: true, ...at }
          stage.dispatchEvent(new PointerEvent('pointerdown', finger))
        }""",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert "In the rules" in explained(page)
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert_no_barriers(page, "the table on a phone")
