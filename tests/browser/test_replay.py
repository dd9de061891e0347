"""The knowledge replay: records brought along, finished tables, every key, links, what is saved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
PLAYED = Path(__file__).parents[1] / "playthroughs"
RECORDS = {
    "whitehall": "whitehall-fourth-location",
    "whitechapel": "whitechapel-double-event",
    "mrjack": "mrjack-caught",
}
A_WHILE = 170_000
"""Milliseconds: the first study on a machine compiles, and others may be at work on it too."""


def record_of(game: str) -> Path:
    return PLAYED / f"{RECORDS[game]}.jsonl"


def actions_in(path: Path) -> int:
    return len(json.loads(path.read_text(encoding="utf-8").splitlines()[0])["actions"])


def bring(page: Page, path: Path) -> None:
    page.goto("/replay")
    page.get_by_label("A record from a file").set_input_files(path)
    shown(page)


def shown(page: Page) -> None:
    expect(page.get_by_role("slider")).to_be_visible(timeout=A_WHILE)
    page.locator("[data-place]").first.wait_for()


def position(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def shades(page: Page) -> int:
    return int(page.locator(".under > circle").count())


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_a_record_is_gone_through_by_keyboard(somebody: Come, game: str) -> None:
    ann = somebody("Ann")
    page, count = ann.page, actions_in(record_of(game))
    bring(page, record_of(game))
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(count))
    page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.locator("body").press("End")
    expect(slider).to_have_value(str(count))
    expect(page.get_by_role("status").last).to_contain_text(f"{count} of {count}")
    page.locator("body").press("Home")
    visited = []
    following = page.get_by_role("button", name="The next moment that mattered")
    while following.is_enabled():
        before = position(page)
        page.locator("body").press("n")
        expect(slider).not_to_have_value(str(before))
        visited.append(position(page))
    assert visited == sorted(visited)
    assert len(visited) >= 2
    page.locator("body").press("p")
    expect(slider).to_have_value(str(visited[-2]))
    assert_no_barriers(page, game)


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_three_layers_and_the_curves_as_a_table(somebody: Come, game: str) -> None:
    ann = somebody("Ann", night=True)
    page = ann.page
    bring(page, record_of(game))
    moments = page.get_by_role("tabpanel").get_by_role("listitem")
    assert moments.count() >= 2
    page.get_by_text("The curves as a table").click()
    rows = page.get_by_role("row")
    assert rows.count() > 2
    page.get_by_role("button", name=re.compile("Show the board after action")).nth(1).click()
    truth, proof, belief = (
        page.get_by_role("button", name=name, exact=True)
        for name in ("Truth", "Provable", "Likely")
    )
    expect(truth).to_have_attribute("aria-pressed", "true")
    drawn = shades(page)
    assert drawn > 0
    proof.click()
    expect(page.locator(".under > circle")).to_have_count(0)
    belief.click()
    assert shades(page) > 0
    jack = page.locator('[data-place][aria-label*="Jack"]').count()
    truth.click()
    expect(truth).to_have_attribute("aria-pressed", "false")
    assert page.locator('[data-place][aria-label*="Jack"]').count() < jack
    if game != "mrjack":
        page.get_by_label("About").select_option("true")
        assert shades(page) > 0
    assert_no_barriers(page, game)


def test_a_link_leads_somebody_else_to_the_same_moment(somebody: Come) -> None:
    ann, ben = somebody("Ann"), somebody("Ben")
    bring(ann.page, record_of("whitehall"))
    ann.page.locator("body").press("n")
    ann.page.get_by_role("tab", name="Share").click()
    link = ann.page.get_by_label(re.compile("^Link to this moment, for everybody"))
    wanted = position(ann.page)
    expect(link).to_have_value(re.compile(f"#at={wanted}&game="))
    ben.page.goto(link.input_value())
    shown(ben.page)
    assert position(ben.page) == wanted
    expect(ben.page).to_have_url(link.input_value())
    with ben.page.expect_download() as saved:
        ben.page.get_by_role("tab", name="Share").click()
        ben.page.get_by_role("button", name="Save the record").click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    brought = json.loads(record_of("whitehall").read_text(encoding="utf-8").splitlines()[0])
    assert [a["type"] for a in kept["actions"]] == [a["type"] for a in brought["actions"]]
    with ben.page.expect_download() as saved:
        ben.page.get_by_role("button", name="Save a picture of the board").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000


def test_a_link_that_was_cut_off_says_so(somebody: Come) -> None:
    ann = somebody("Ann")
    ann.page.goto("/replay#at=3&game=7V1dU7M6EP4v")
    expect(ann.page.get_by_role("alert")).to_contain_text("damaged")


@pytest.mark.parametrize(
    ("text", "why"),
    [("{", "not JSON"), ('{"format": "chess"}', "format"), ("", "nothing to read")],
    ids=["no JSON", "another format", "nothing"],
)
def test_what_is_no_record_is_refused_in_a_sentence(somebody: Come, text: str, why: str) -> None:
    ann = somebody("Ann")
    ann.forgiven = ("Failed to load resource",)
    ann.page.goto("/replay")
    ann.page.get_by_label("Or paste a record").fill(text)
    ann.page.get_by_role("button", name="Study this game").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(why, timeout=A_WHILE)
    assert_no_barriers(ann.page, "a refusal")


def test_from_the_end_of_a_table_to_its_replay(somebody: Come) -> None:
    ann, eve = somebody("Ann"), somebody("Eve")
    charter: dict[str, Any] = {"game": "mrjack", "pace": 0, "spectators": "nobody"}
    table = ann.open_table(charter, sit=["jack", "detective"])["table"]
    eve.call_me()
    eve.forgiven = ("Failed to load resource",)
    eve.page.goto(f"/replay/{table}")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    ann.sit_down(table)
    ann.page.get_by_role("heading", level=1).wait_for()
    ann.ask(f"/api/tables/{table}", {"do": "resign", "seat": "detective"})
    ann.page.get_by_role("dialog").get_by_role("link", name=re.compile("^Replay")).click()
    shown(ann.page)
    expect(ann.page).to_have_url(re.compile(f"/replay/{table}"))
    expect(ann.page.get_by_role("link", name="To the table")).to_be_visible()
    assert_no_barriers(ann.page, "a table's replay")


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_nothing_sticks_out_on_a_phone(somebody: Come, game: str) -> None:
    ann = somebody("Ann", phone=True)
    page = ann.page
    bring(page, record_of(game))
    for _ in range(3):
        wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= screen
        following = page.get_by_role("button", name="The next moment that mattered")
        if following.is_enabled():
            following.tap()
    for tab in ("Log", "Cards", "Share"):
        page.get_by_role("tab", name=tab).tap()
        wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= screen, tab
    small = page.evaluate(
        """() => [...document.querySelectorAll('.through button, .through select, .tabs button')]
            .map(each => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)"""
    )
    assert small == []
    assert_no_barriers(page, "phone")


def test_a_study_under_way_shows_how_far_it_is_and_can_be_stopped(somebody: Come) -> None:
    ann = somebody("Ann")
    ann.page.route("**/api/knowledge", lambda route: None)  # the answer never comes
    ann.page.goto("/replay")
    ann.page.get_by_label("A record from a file").set_input_files(record_of("mrjack"))
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    assert_no_barriers(ann.page, "under way")
    ann.page.get_by_role("button", name="Stop").click()
    expect(ann.page.get_by_role("button", name="Study this game")).to_be_visible()
    ann.page.unroute("**/api/knowledge")
    bring(ann.page, record_of("mrjack"))


def test_another_model_keeps_the_moment(somebody: Come) -> None:
    ann = somebody("Ann")
    bring(ann.page, record_of("mrjack"))
    ann.page.locator("body").press("n")
    before = position(ann.page)
    expect(ann.page).to_have_url(re.compile(f"#at={before}&"))
    ann.page.get_by_label("Likely, by the model").select_option("alike")
    expect(ann.page.get_by_label("Likely, by the model")).to_have_value("alike", timeout=A_WHILE)
    shown(ann.page)
    assert position(ann.page) == before
