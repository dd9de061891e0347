"""The way to a table: three clicks to a game, links to seats, and every room of the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person
from tests.browser.playing import Player

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
ROOMS = (
    "/",
    "/play/friends",
    "/play/here",
    "/join",
    "/about",
    "/play/nowhere",
    "/puzzles",
    "/replay",
    "/lessons",
    "/rules",
    "/rules/mrjack",
    "/table/nothing",
)
YOUR_CHOICE = "Your choice"


def test_a_newcomer_plays_after_three_clicks(somebody: Come) -> None:
    ann = somebody("Ann")
    ann.page.goto("/")
    ann.page.locator("label", has_text="Mr. Jack").click()
    ann.page.get_by_role("radio", name="the detective").check()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Mr. Jack")
    expect(ann.page.get_by_text("Your turn", exact=True)).to_be_visible()
    player = Player(ann, "newcomer")
    before = len(ann.frames)
    assert player.act()
    for _ in range(100):  # the move is saved before it is told
        if any(frame["type"] == "accepted" for frame in ann.frames[before:]):
            break
        player.act_soon()
        ann.page.wait_for_timeout(50)
    assert any(frame["type"] == "accepted" for frame in ann.frames[before:])
    expect(ann.page.get_by_role("region", name=YOUR_CHOICE)).not_to_contain_text("Pick the")


def test_a_friend_sits_down_by_a_link(somebody: Come) -> None:
    ann, ben = somebody("Ann"), somebody("Ben")
    ann.page.goto("/play/friends")
    ann.page.locator("label", has_text="Mr. Jack").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Lay the table").click()
    link = ann.page.get_by_label(re.compile("^Link to ")).first.input_value()
    ben.page.goto(link)
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Mr. Jack")
    ann.page.get_by_role("link", name="To the table").click()
    ann.page.get_by_role("tab", name="Seats").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("Ben")
    ann.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_role("textbox", name="To the table").fill("<b>Good evening</b>")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    ben.page.get_by_role("tab", name="Talk").click()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("<b>Good evening</b>")


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_no_room_has_barriers(somebody: Come, night: bool) -> None:
    ann = somebody("Ann", night=night)
    ann.forgiven = ("Failed to load resource",)  # the table that is not there
    for room in ROOMS:
        ann.page.goto(room)
        ann.page.get_by_role("heading", level=1).wait_for()
        ann.page.wait_for_load_state("networkidle")
        assert_no_barriers(ann.page, room)
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Settings").click()
    assert_no_barriers(ann.page, "settings")


def test_nothing_of_a_room_sticks_out_on_a_phone(somebody: Come) -> None:
    ann = somebody("Ann", phone=True)
    ann.forgiven = ("Failed to load resource",)
    for room in ROOMS:
        ann.page.goto(room)
        ann.page.get_by_role("heading", level=1).wait_for()
        ann.page.wait_for_load_state("networkidle")
        wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= screen, room
