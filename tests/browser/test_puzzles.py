"""The room of the puzzles: solved by clicking, typing, by keyboard; what was solved is kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from darklantern.puzzles.puzzle import Puzzle
from darklantern.puzzles.shelf import puzzles_of
from tests.browser.axe import assert_no_barriers
from tests.browser.people import PHONE, Person
from tests.puzzles.some import one_of_each

pytestmark = pytest.mark.slow

Come = Callable[..., Person]


def first(game: str, kind: str) -> tuple[str, Puzzle]:
    """The address of the first puzzle of a kind, and the puzzle."""
    for number, each in enumerate(puzzles_of(game), 1):
        if each.kind == kind:
            return f"/puzzles/{game}/{number}", each
    raise LookupError(kind)


def open_puzzle(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-place]").first).to_be_attached()
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()


def test_from_the_front_page_to_todays_puzzle_and_all_the_others(somebody: Come) -> None:
    ann = somebody("Ann")
    ann.page.goto("/")
    ann.page.get_by_role("link", name=re.compile("^Puzzles")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    today = ann.ask("/api/puzzles/today")["numbers"]
    expect(ann.page.locator(".today")).to_have_count(3)
    for game, number in today.items():
        expect(ann.page.locator(f'.today[href="/puzzles/{game}/{number}"]')).to_be_visible()
    expect(ann.page.locator(".numbers a")).to_have_count(200)
    assert_no_barriers(ann.page, "the list of puzzles")
    ann.page.locator("label", has_text="Mr. Jack").click()
    expect(ann.page.locator('.numbers a[href="/puzzles/mrjack/1"]')).to_be_visible()
    ann.page.locator(".today").last.click()
    expect(ann.page.get_by_role("button", name="Show the answer")).to_be_visible()


def test_a_circle_is_typed_and_what_was_wrong_is_explained(somebody: Come) -> None:
    ann = somebody("Ann")
    path, asked = first("whitehall", "where")
    open_puzzle(ann.page, path)
    wrong = next(iter(asked.others))
    box = ann.page.locator("#typed-choice")
    box.fill(wrong)
    box.press("Enter")
    expect(ann.page.get_by_text("Is that your answer?")).to_be_visible()
    ann.page.get_by_role("button", name=wrong, exact=True).click()
    expect(ann.page.get_by_text(f"Not {wrong}.")).to_be_visible()
    expect(ann.page.get_by_text("It is excluded by:")).to_be_visible()
    expect(ann.page.get_by_text("The answer:")).to_have_count(0)
    assert_no_barriers(ann.page, "a wrong answer")
    box.fill(str(asked.answer))
    box.press("Enter")
    box.press("Enter")
    expect(ann.page.get_by_text("Right, at the 2nd try.")).to_be_visible()
    expect(ann.page.get_by_text(" – ".join(map(str, asked.route)))).to_be_visible()
    facts = ann.page.locator(".proof li")
    expect(facts).to_have_count(len(asked.because))
    expect(ann.page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert_no_barriers(ann.page, "a solution")


def test_what_was_solved_is_kept_in_this_browser(somebody: Come) -> None:
    ann = somebody("Ann")
    path, asked = first("mrjack", "who")
    open_puzzle(ann.page, path)
    name = str(asked.answer).capitalize()
    ann.page.get_by_role("button", name=name, exact=True).click()
    ann.page.locator(".out").get_by_role("button", name=name, exact=True).click()
    expect(ann.page.get_by_text("Right!")).to_be_visible()
    expect(ann.page.locator(".proof li").first).to_be_visible()
    ann.page.get_by_role("link", name="All puzzles").first.click()
    ann.page.locator("label", has_text="Mr. Jack").click()
    expect(ann.page.get_by_text("1 of 200 solved")).to_be_visible()
    solved = ann.page.locator(f'.numbers a[href="{path}"]')
    expect(solved).to_have_accessible_name(re.compile("solved$"))
    ann.page.reload()
    expect(solved).to_have_accessible_name(re.compile("solved$"))


def test_a_circle_is_chosen_on_the_board_by_keyboard_alone(somebody: Come) -> None:
    ann = somebody("Ann")
    path, asked = first("whitechapel", "passed")
    open_puzzle(ann.page, path)
    ann.page.keyboard.type(str(asked.answer))
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Is that your answer?")).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Right!")).to_be_visible()


def test_a_circle_is_chosen_on_the_board_with_the_mouse(somebody: Come) -> None:
    ann = somebody("Ann")
    path, asked = first("whitehall", "clue")
    open_puzzle(ann.page, path)
    ann.page.locator(f'[data-place="{asked.answer}"]').click()
    ann.page.get_by_role("button", name=str(asked.answer), exact=True).last.click()
    expect(ann.page.get_by_text("Right!")).to_be_visible()


def test_the_log_shows_the_board_as_it_was(somebody: Come) -> None:
    ann = somebody("Ann")
    path, _ = first("mrjack", "crowd")
    open_puzzle(ann.page, path)
    ann.page.get_by_role("tab", name="The log").click()
    ann.page.locator("button.line").nth(1).click()
    banner = ann.page.locator(".banner")
    expect(banner).to_be_visible()
    assert_no_barriers(ann.page, "looking back")
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)


def test_on_a_phone_nothing_is_wider_than_the_screen(somebody: Come) -> None:
    ann = somebody("Ann", phone=True, night=True)
    for path in ("/puzzles", first("mrjack", "split")[0], first("whitechapel", "hideout")[0]):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        if path != "/puzzles":
            ann.page.get_by_role("button", name="Show the answer").tap()
            expect(ann.page.get_by_role("link", name="Next puzzle")).to_be_visible()
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert ann.page.evaluate(wide) <= 0, path
        assert_no_barriers(ann.page, path)
        ann.page.set_viewport_size({"width": 320, "height": 640})
        assert ann.page.evaluate(wide) <= 0, path
        ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_every_kind_shows_its_answer_with_its_proof(somebody: Come) -> None:
    ann = somebody("Ann")
    for asked in one_of_each():
        path = f"/puzzles/{asked.game}/{puzzles_of(asked.game).index(asked) + 1}"
        open_puzzle(ann.page, path)
        ann.page.get_by_role("button", name="Show the answer").click()
        expect(ann.page.get_by_text("The answer:")).to_be_visible()
        expect(ann.page.locator(".proof")).to_contain_text("From a game of the computer")
        assert "undefined" not in ann.page.locator(".asking").inner_text(), path


def test_nothing_of_the_solution_is_fetched_before_an_answer_is_given(somebody: Come) -> None:
    ann = somebody("Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    path, _ = first("whitehall", "passed")
    open_puzzle(ann.page, path)
    assert any(url.endswith(f"/api{path}") for url in asked)
    assert not [url for url in asked if "solution" in url]
    ann.page.get_by_role("button", name="Show the answer").click()
    expect(ann.page.get_by_text("The answer:")).to_be_visible()
    assert [url for url in asked if "solution" in url]


def test_a_puzzle_that_is_not_there_is_said_so(somebody: Come) -> None:
    ann = somebody("Ann")
    ann.forgiven = ("Failed to load resource",)
    for path in ("/puzzles/whitehall/0", "/puzzles/whitehall/x", "/puzzles/chess/1"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ann.page.get_by_role("button", name="Show the answer")).to_have_count(0)
