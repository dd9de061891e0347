"""The notebook at the table: what is worked out lies on the board, pencils, and who sees what."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person
from tests.browser.playing import play_quickly
from tests.browser.test_whole_games import SEATS

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
FULL = {"jack": "full", "police": "full"}
LABELS = "all => all.map(each => each.ariaLabel)"
SLOW = 60_000
"""Milliseconds: the first answer brings numbers and their compiler into a worker."""


def charter(game: str, **more: Any) -> dict[str, Any]:
    seats = {"detectives": 1} if game == "whitechapel" else {}
    return {"game": game, "pace": 0, "assist": FULL, **seats, **more}


def against_the_computer(somebody: Come, game: str, jack: bool = False, **manner: Any) -> Person:
    """At a table in the middle of a hunt, with the notebook open."""
    ann = somebody("Ann", **manner)
    mine, theirs = (["jack"], SEATS[game]) if jack else (SEATS[game], ["jack"])
    computers = dict.fromkeys(theirs, "random")
    phase = "" if game == "mrjack" else "escape" if jack else "suspicion"
    least = 8 if jack or game == "mrjack" else 22
    for _ in range(8):
        table = ann.open_table(charter(game), sit=mine, computers=computers)["table"]
        if play_quickly(ann, table, least, phase):
            break
    ann.sit_down(table)
    ann.page.get_by_role("tab", name="Notebook").click()
    expect(ann.page.get_by_role("heading", name="Worked out")).to_be_visible()
    return ann


def layer(page: Page, name: str) -> None:
    page.locator("#notebook label", has_text=name).first.click()


def found(person: Person, what: str) -> dict[str, Any]:
    """The newest answer of the notebook."""
    shown = [f for f in person.frames if f["type"] == "shown" and f["what"] == what]
    answer: dict[str, Any] = shown[-1]["found"]
    return answer


def labelled(page: Page, words: str) -> set[str]:
    """The places of which this is said."""
    names = page.locator("[data-place]").evaluate_all(
        "all => all.map(e => [e.dataset.place, e.ariaLabel])"
    )
    return {place for place, name in names if words in name}


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=name)


@pytest.mark.parametrize("game", ["whitehall", "whitechapel"])
def test_what_is_possible_and_what_is_likely_lie_on_the_board(somebody: Come, game: str) -> None:
    ann = against_the_computer(somebody, game)
    page = ann.page
    layer(page, "Possible")
    expect(heading(page, "Possible: by proof")).to_be_visible(timeout=SLOW)
    possible = found(ann, "possible")
    assert labelled(page, "possible now") == set(map(str, possible["now"]))
    assert labelled(page, "certain: ") == set(map(str, possible["certain"]))
    expect(page.locator("#notebook")).to_contain_text(
        f"Jack can be on {len(possible['now'])} circle"
    )
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    assert not labelled(page, "possible now")
    assert labelled(page, "possible at space") == set(map(str, possible["spaces"][-2]))
    page.locator(
        "#notebook label", has_text="Locations" if game == "whitehall" else "Hideouts"
    ).click()
    assert labelled(page, "possible: can be") == set(map(str, possible["goals"]))
    layer(page, "Likely")
    expect(heading(page, "Likely, by the model “Wanderer or homing”")).to_be_visible(timeout=SLOW)
    page.get_by_label("Model of Jack").select_option("homing")
    expect(heading(page, "Likely, by the model “Homing”")).to_be_visible(timeout=SLOW)
    page.locator("#notebook label", has_text="Where he was").click()
    slider.focus()
    page.keyboard.press("End")
    said = page.locator("[data-place]").evaluate_all(LABELS)
    likely = [name for name in said if "likely" in name]
    assert len(likely) == len(found(ann, "likely")["now"])
    assert all("model: Homing" in name and "possible" not in name for name in likely)
    layer(page, "Nothing")
    assert not any("likely" in name for name in page.locator("[data-place]").evaluate_all(LABELS))


def test_why_by_keyboard_and_what_each_question_would_tell(somebody: Come) -> None:
    ann = against_the_computer(somebody, "whitehall")
    page = ann.page
    page.get_by_role("button", name="Choose it on the board").focus()
    page.keyboard.press("Enter")
    put_down = page.get_by_role("button", name="Put it down")
    expect(put_down).to_be_visible()
    page.keyboard.press("b")
    page.keyboard.type("57")
    page.keyboard.press("Enter")
    answers = page.locator("#notebook .answer")
    expect(answers.first).to_contain_text("Can Jack be on 57 now?", timeout=SLOW)
    why = found(ann, "why")["why"]
    for number, each in enumerate(why):
        expect(answers.nth(number)).to_contain_text("It can be." if each["answer"] else "No.")
        for fact in each.get("because", []):
            expect(answers.nth(number)).to_contain_text(fact)
    routes = [each["route"] for each in why if each.get("route")]
    if routes:
        on_route = labelled(page, "a route that fits all that is known")
        assert on_route == set(map(str, routes[0]))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(put_down).not_to_be_attached()
    page.get_by_role("button", name="What each search and arrest would tell").click()
    rows = page.locator("#notebook table tbody tr")
    expect(rows.first).to_be_visible(timeout=SLOW)
    told = found(ann, "tell")["tell"]
    alone = [q for each in told for q in each["possible"] if len(q["circles"]) == 1]
    assert rows.count() >= len(alone) > 0
    assert_no_barriers(page, "notebook")


def test_jack_sees_what_the_police_can_prove_and_what_his_moves_tell(somebody: Come) -> None:
    ann = against_the_computer(somebody, "whitehall", jack=True, phone=True, night=True)
    page = ann.page
    layer(page, "Possible")
    expect(heading(page, "Possible: by proof")).to_be_visible(timeout=SLOW)
    possible = found(ann, "possible")
    expect(page.locator("#notebook")).to_contain_text(
        "to spare" if possible["to_spare"] >= 0 else "too few"
    )
    page.get_by_role("button", name="What each of my moves would tell").click()
    rows = page.locator("#notebook table tbody tr")
    expect(rows.first).to_be_visible(timeout=SLOW)
    moves = found(ann, "tell")["moves"]
    assert rows.count() == len(moves) > 0
    rows.nth(0).get_by_role("button").click()
    assert labelled(page, "possible now") == set(map(str, moves[0]["police"]["now"]))
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert_no_barriers(page, "notebook on a phone")


def test_suspects_of_mr_jack(somebody: Come) -> None:
    ann = against_the_computer(somebody, "mrjack")
    layer(ann.page, "Possible")
    expect(heading(ann.page, "Who can be Jack: by proof")).to_be_visible(timeout=SLOW)
    suspects = found(ann, "possible")["suspects"]
    assert len(labelled(ann.page, "possible: can be Jack")) == len(suspects)
    expect(ann.page.get_by_role("button", name="Why?")).not_to_be_attached()
    assert_no_barriers(ann.page, "suspects")


def draw(page: Page, tool: str, *places: str) -> None:
    button = page.get_by_role("button", name=tool, exact=True)
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    for place in places:
        page.locator(f'[data-place="{place}"]').dispatch_event("click")


def test_pencil_marks_are_for_oneself_or_for_ones_side(somebody: Come) -> None:
    ann, ben, eve, fan = (somebody(name) for name in ("Ann", "Ben", "Eve", "Fan"))
    opened = ann.open_table(charter("whitehall"), sit=["yellow", "blue"])
    table, links = opened["table"], opened["links"]
    ben.join(links["red"])
    eve.join(links["jack"])
    fan.call_me()
    for person in (ann, ben, eve, fan):
        person.sit_down(table)
        person.page.locator("[data-place]").first.wait_for()
    for person in (ann, ben, eve):
        person.page.get_by_role("tab", name="Notebook").click()
        expect(heading(person.page, "Pencil")).to_be_visible()
    assert fan.page.get_by_role("tab", name="Notebook").count() == 0
    expect(eve.page.get_by_text("Who sees them")).not_to_be_attached()
    draw(ann.page, "Circle", "57")
    expect(ann.page.get_by_text("1 mark on this sheet")).to_be_visible()
    ann.page.locator("#notebook label", has_text="The police").click()
    draw(ann.page, "Arrow", "57", "73")
    draw(ann.page, "Text", "88")
    expect(ann.page.get_by_role("alert")).to_contain_text("what to write")
    ann.page.get_by_label("What to write").fill("Here?")
    draw(ann.page, "Text", "88")
    draw(eve.page, "Cross", "99")
    arrow = "a pencil arrow from 57 to 73 by "
    expect(ben.page.locator('[data-place="88"]')).to_have_attribute(
        "aria-label", re.compile("“Here\\?” in pencil by Ann")
    )
    assert labelled(ben.page, arrow + "Ann") == {"57", "73"}
    expect(ben.page.get_by_text("Shared by others too: Ann.")).to_be_visible()
    assert not labelled(ben.page, "pencil circle")
    for person in (eve, fan):
        assert not any(
            f["type"] == "drawn" and f["drawing"]["side"] == "police" for f in person.frames
        )
    for person in (ann, ben, fan):
        assert not any(
            f["type"] == "drawn" and f["drawing"]["side"] == "jack" for f in person.frames
        )
    ann.page.get_by_role("button", name="Undo").click()
    expect(ben.page.locator('[data-place="88"]')).not_to_have_attribute(
        "aria-label", re.compile("pencil")
    )
    ann.page.reload()
    ann.page.locator("[data-place]").first.wait_for()
    assert labelled(ann.page, "a pencil circle by you") == {"57"}
    assert labelled(ann.page, arrow + "you") == {"57", "73"}


def test_nothing_is_worked_out_where_that_was_agreed_and_what_was_asked_everybody_sees(
    somebody: Come,
) -> None:
    ann, eve, fan = somebody("Ann"), somebody("Eve"), somebody("Fan")
    agreed = charter("mrjack", assist={"police": "possible"})
    opened = ann.open_table(agreed, sit=["detective"])
    eve.join(opened["links"]["jack"])
    fan.call_me()
    for person in (ann, eve, fan):
        person.sit_down(opened["table"])
        person.page.locator("[data-place]").first.wait_for()
    eve.page.get_by_role("tab", name="Notebook").click()
    expect(eve.page.locator("#notebook")).to_contain_text("pencil and head alone")
    assert eve.page.get_by_role("group", name="On the board").count() == 0
    ann.page.get_by_role("tab", name="Notebook").click()
    layer(ann.page, "Possible")
    expect(heading(ann.page, "Who can be Jack: by proof")).to_be_visible(timeout=SLOW)
    assert ann.page.get_by_text("Likely").count() == 0
    for person in (eve, fan):
        person.page.get_by_role("button", name="Table", exact=True).click()
        expect(person.page.get_by_role("dialog")).to_contain_text(
            "Detective: possible in 1 position"
        )
        expect(person.page.get_by_role("dialog")).to_contain_text("Nothing: pencil and head alone")


def test_what_one_person_draws_and_finds_is_out_of_the_page_while_the_other_looks(
    somebody: Come,
) -> None:
    ann = somebody("Ann")
    charter_here = charter("mrjack")
    table = ann.open_table(charter_here, sit=["jack", "detective"])["table"]
    ann.sit_down(table)
    page = ann.page
    page.get_by_role("button", name=re.compile("show me")).click()
    page.get_by_role("tab", name="Notebook").click()
    layer(page, "Possible")
    expect(heading(page, "Who can be Jack: by proof")).to_be_visible(timeout=SLOW)
    draw(page, "Circle", "g5")
    assert labelled(page, "pencil circle")
    assert labelled(page, "possible: can be Jack")
    page.evaluate("dispatchEvent(new Event('blur'))")
    show = page.get_by_role("button", name=re.compile("show me"))
    expect(show).to_be_visible()
    assert not page.locator("[data-place], #notebook").count()
    show.click()
    expect(page.locator("[data-place]").first).to_be_attached()
    assert labelled(page, "pencil circle")  # it is the same person who looks again
    assert not labelled(page, "possible: can be Jack")
