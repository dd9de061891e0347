"""Three languages: chosen by the browser or the person; nothing is English still or sticks out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import DESK, PHONE, Person

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
ROOMS = (
    "/",
    "/play/friends",
    "/play/here",
    "/join",
    "/about",
    "/rules",
    "/rules/whitehall",
    "/rules/whitechapel",
    "/rules/mrjack",
    "/puzzles",
    "/lessons",
    "/replay",
    "/nowhere",
)
WITH_A_BOARD = (
    "/puzzles/whitehall/1",
    "/puzzles/whitechapel/1",
    "/puzzles/mrjack/1",
    "/lessons/whitehall/jack",
    "/lessons/whitechapel/police",
    "/lessons/mrjack/detective",
)
LANGUAGES = {"fr": "FR: Français", "it": "IT: Italiano", "en": "EN: English"}
LOADING = re.compile("A moment …|Un instant …|Un momento …")
ALIKE = 3
"""Names, and words that are spelt alike, are no longer than this."""

WIDE = """() => {
  const wide = document.documentElement.scrollWidth
  if (wide <= innerWidth) return null
  const out = [...document.querySelectorAll('body *')]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
  return `${wide} > ${innerWidth}: ${out.slice(0, 3).map(each => each.outerHTML.slice(0, 120))}`
}"""


def assert_nothing_sticks_out(page: Page, where: str) -> None:
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(WIDE) is None, (where, size)


def lines(page: Page) -> set[str]:
    """What can be read on the page, sentence by sentence."""
    text: str = page.locator("body").inner_text()
    found = (part.strip() for part in re.split(r"\n|(?<=[.:?!])\s", text))
    return {part for part in found if len(set(re.findall(r"[a-zà-ÿ]{2,}", part))) > ALIKE}


@contextmanager
def spoken(page: Page, language: str) -> Iterator[None]:
    """All that is shown from here on must have come from the page in this language."""
    page.get_by_role("button", name=LANGUAGES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    page.get_by_role("heading", level=1).wait_for()
    expect(page.locator("body")).not_to_contain_text(LOADING)
    yield


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_speaks_every_language(somebody: Come, room: str) -> None:
    ann = somebody("Ann")
    ann.forgiven = ("Failed to load resource",)  # the room that is not there
    page = ann.page
    page.goto(room)
    page.get_by_role("heading", level=1).wait_for()
    expect(page.locator("body")).not_to_contain_text(LOADING)
    said: dict[str, set[str]] = {}
    for language in LANGUAGES:
        with spoken(page, language):
            assert_nothing_sticks_out(page, f"{room} in {language}")
            said[language] = lines(page)
            if language == "fr":
                assert_no_barriers(page, f"{room} in {language}")
    for language in ("fr", "it"):
        same = said[language] & said["en"]
        assert not same, (language, sorted(same))


def test_the_browser_chooses_and_the_person_changes_it(somebody: Come) -> None:
    ann = somebody("Ann", locale="fr-FR")
    page = ann.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Londres")
    with spoken(page, "it"):
        expect(page.get_by_role("heading", level=1)).to_contain_text("Londra")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Londra")
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("combobox", name="Lingua").select_option("auto")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Londres")


@pytest.mark.parametrize("game", ["whitehall", "whitechapel", "mrjack"])
@pytest.mark.parametrize("locale", ["it-IT", "fr-FR"])
def test_a_table_speaks_the_language(somebody: Come, game: str, locale: str) -> None:
    ann = somebody("Ann", locale=locale)
    opened = ann.open_table({"game": game, "assist": {"jack": "full"}}, sit=["jack"])
    ann.sit_down(opened["table"])
    page = ann.page
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.get_by_role("application").wait_for()
    page.wait_for_load_state("networkidle")
    assert_nothing_sticks_out(page, f"{game} in {locale}")
    assert_no_barriers(page, f"{game} in {locale}")


@pytest.mark.parametrize("room", WITH_A_BOARD)
def test_rooms_with_a_board_speak_every_language(somebody: Come, room: str) -> None:
    said: dict[str, set[str]] = {}
    for locale in ("en-GB", "it-IT", "fr-FR"):
        ann = somebody("Ann", locale=locale)
        ann.page.goto(room)
        expect(ann.page.locator("html")).to_have_attribute("lang", locale[:2])
        ann.page.get_by_role("application").wait_for()
        ann.page.wait_for_load_state("networkidle")
        expect(ann.page.locator("body")).not_to_contain_text(LOADING)
        assert_nothing_sticks_out(ann.page, f"{room} in {locale}")
        said[locale] = lines(ann.page)
    for locale in ("it-IT", "fr-FR"):
        same = said[locale] & said["en-GB"]
        assert not same, (locale, sorted(same))


def test_a_refusal_is_said_in_the_language(somebody: Come) -> None:
    ann = somebody("Ann", locale="fr-FR")
    opened = ann.open_table({"game": "whitehall"}, sit=["jack"])
    ann.sit_down(opened["table"])
    page = ann.page
    page.get_by_role("application").wait_for()
    page.wait_for_load_state("networkidle")
    dead = page.locator("[data-place][aria-disabled=true]").filter(has_text="").first
    dead.wait_for()
    dead.focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_contain_text(
        re.compile("Un lieu est un cercle blanc, et .* n’en est pas un")
    )
