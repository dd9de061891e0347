"""The text mode: whole games by typing and listening, and nothing left when the screen goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person
from tests.browser.test_puzzles import first
from tests.browser.test_replay import actions_in, bring, record_of
from tests.browser.test_whole_games import MORE, SEATS, against
from tests.browser.truth import assert_told_no_more
from tests.browser.typist import Typist

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
LISTEN = """() => {
  window.heard = []
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) window.heard.push(textContent)
  }).observe(document.querySelector('[data-speaker]'), { childList: true, subtree: true })
}"""
# Every text, attribute and typed value of the page.
ALL = """() => {
  const found = [document.title, document.documentElement.outerHTML]
  for (const box of document.querySelectorAll('input, textarea')) found.push(box.value)
  return found.join('\\n')
}"""


def sat(somebody: Come, game: str, role: str, **manner: object) -> tuple[Person, str]:
    ann = somebody("Ann", **manner)
    table = ann.open_table(**against(game, role))["table"]
    ann.sit_down(table)
    return ann, table


@pytest.mark.parametrize(
    ("game", "role"), [("whitehall", "jack"), ("whitechapel", "jack"), ("mrjack", "police")]
)
def test_a_whole_game_is_played_by_typing(somebody: Come, game: str, role: str) -> None:
    ann, table = sat(somebody, game, role)
    typist = Typist(ann, f"typing {game}", avoid=("accuse", "leave"))
    typist.turn_to_text()
    assert not ann.page.locator("[data-place]").count(), "the board is put away"
    assert typist.play_out() > 10
    assert assert_told_no_more(ann, table) > 15
    told = [line for _, _, lines in typist.entries() for line in lines]
    assert "The game is over." in told


def test_the_police_lay_their_patrols_by_typing(somebody: Come) -> None:
    ann, _ = sat(somebody, "whitechapel", "police")
    typist = Typist(ann, "patrols")
    typist.turn_to_text()
    ann.page.get_by_text("lay seven patrol tokens").first.wait_for()
    free = [each.split() for each in typist.options()]
    crossings = list(dict.fromkeys(crossing for _, crossing, _ in free))
    tokens = ["blue", "yellow", "brown", "red", "green", "false", "false"]
    typed = "; ".join(f"{at} {token}" for at, token in zip(crossings, tokens, strict=False))
    before = len(ann.frames)
    typist.do(typed)
    ann.page.get_by_text("All is arranged").first.wait_for()
    assert not any(frame["type"] == "accepted" for frame in ann.frames[before:])
    typist.do("")
    ann.page.locator(".entry[data-kind=news]").last.wait_for()
    expect(ann.page.locator(".text")).to_contain_text("A patrol token is laid")
    assert sum(frame["type"] == "accepted" for frame in ann.frames[before:]) == 1


def test_the_notebook_is_asked_by_typing(somebody: Come) -> None:
    ann = somebody("Ann")
    wish = against("whitehall", "police")
    wish["charter"]["assist"] = {"police": "full"}
    ann.sit_down(ann.open_table(**wish)["table"])
    typist = Typist(ann, "notebook")
    typist.turn_to_text()
    typist.play(4)
    told = " ".join(typist.say("possible"))
    count = re.search(r"Jack can be on (\d+) circles? now\. ([\d, ]+)\.", told)
    assert count, told
    circles = count[2].split(", ")
    assert len(circles) == int(count[1])
    assert "It can be." in " ".join(typist.say(f"can {circles[0]}"))
    assert "a proof" in " ".join(typist.say("likely"))
    assert typist.say("can") == ["Say where: can 57."]


@pytest.mark.parametrize(
    ("game", "kind"), [("whitehall", "where"), ("mrjack", "who"), ("mrjack", "split")]
)
def test_a_puzzle_is_solved_by_typing(somebody: Come, game: str, kind: str) -> None:
    ann = somebody("Ann")
    path, asked = first(game, kind)
    ann.page.goto(path)
    ann.page.get_by_role("button", name="Show the answer").wait_for()
    ann.page.keyboard.press("/")
    typist = Typist(ann, "puzzle")
    typist.listen()
    listed = typist.options()
    right = typed(asked.answer)
    assert right in listed
    wrong = typist.rng.choice([each for each in listed if each != right])
    typist.do(f"{wrong}!")
    expect(ann.page.locator(".entry[data-kind=no]")).to_contain_text(
        re.compile("^(Not|That is not)")
    )
    assert "Is that your answer?" in " ".join(typist.say(right))
    typist.do("yes")
    expect(ann.page.locator(".entry").last).to_contain_text("Right, at the 2nd try.")
    assert_no_barriers(ann.page, "a puzzle in the text mode")
    typist.do("next")
    expect(ann.page).to_have_url(re.compile(r"/puzzles/\w+/\d+$"))
    expect(ann.page).not_to_have_url(re.compile(f"{path}$"))


def test_a_replay_is_gone_through_by_typing(somebody: Come) -> None:
    ann = somebody("Ann")
    bring(ann.page, record_of("mrjack"))
    count = actions_in(record_of("mrjack"))
    typist = Typist(ann, "replay")
    typist.turn_to_text()
    assert typist.say("go 3")[0] == f"3 of {count}"
    then = typist.say("next")
    assert then[0] == f"4 of {count}"
    assert len(then) > 1, "what happened is told"
    expect(ann.page.get_by_role("slider")).to_have_value("4")
    assert "suspect" in " ".join(typist.say("known"))
    assert typist.say("previous 2")[0] == f"2 of {count}"
    known = len(typist.say("log 1000"))
    assert typist.say(f"go {count}")[0] == f"{count} of {count}"
    assert len(typist.say("log 1000")) > known
    assert "You are" in typist.say("notes")[0]
    typist.say("go 0")
    mattered = typist.say("moment")
    assert mattered[0] != f"0 of {count}"
    assert len(mattered) > 2, "why it mattered is told"
    assert typist.options() == []
    assert_no_barriers(ann.page, "a replay in the text mode")


def typed(answer: Any) -> str:
    """How an answer of a puzzle is typed."""
    if isinstance(answer, dict):
        return " ".join(map(str, answer.values()))
    return f"answer-{'circle' if isinstance(answer, int) else 'character'} {answer}"


def test_what_is_said_twice_is_heard_twice(somebody: Come) -> None:
    ann, _ = sat(somebody, "mrjack", "police")
    typist = Typist(ann, "twice")
    typist.turn_to_text()
    typist.say("turn")
    ann.page.evaluate(LISTEN)
    first = typist.say("score")
    assert typist.say("score") == first
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("k")
    ann.page.wait_for_function("window.heard.length >= 3")
    assert ann.page.evaluate("window.heard") == [" ".join(first)] * 3


def test_single_keys_announce_and_lead_back_to_the_line(somebody: Come) -> None:
    ann, _ = sat(somebody, "whitehall", "jack")
    page = ann.page
    page.locator("[data-place]").first.wait_for(state="attached")
    page.keyboard.press("/")
    line = page.get_by_label("Command", exact=True)
    expect(line).to_be_focused()
    page.keyboard.type("choose-l")
    page.keyboard.press("Tab")
    expect(line).to_have_value("choose-location ")
    page.keyboard.press("Escape")
    expect(line).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="where")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator(".text")).to_contain_text("Coach: 2 of 2 left.")
    page.keyboard.press("5")
    expect(line).to_be_focused()
    expect(line).to_have_value("5")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(line).not_to_be_focused()
    page.reload()
    expect(page.get_by_label("Command", exact=True)).to_be_visible()
    page.get_by_label("Command", exact=True).fill("board")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]").first).to_be_attached()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_text_mode_has_no_barriers(somebody: Come, phone: bool) -> None:
    ann, _ = sat(somebody, "whitechapel", "jack", phone=phone, night=phone)
    ann.page.locator("[data-place]").first.wait_for(state="attached")
    ann.page.get_by_role("button", name="Text mode").click()
    ann.page.get_by_label("Command", exact=True).wait_for()
    typist = Typist(ann, "barriers")
    for line in ("help", "?", "fnord", "look"):
        typist.say(line)
    assert_no_barriers(ann.page, "the text mode")
    wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen


def test_what_jack_typed_and_heard_is_out_of_the_page(somebody: Come) -> None:
    ann = somebody("Ann")
    charter = {"game": "whitehall", "pace": 0, **MORE["whitehall"]}
    ann.sit_down(ann.open_table(charter, sit=["jack", *SEATS["whitehall"]])["table"])
    page = ann.page
    show = page.get_by_role("button", name=re.compile("show me"))
    show.click()
    typist = Typist(ann, "hot seat")
    typist.turn_to_text()
    secrets: set[str] = set()
    looked = {"jack": 0, "police": 0, "nobody": 0}
    for _ in range(60):
        page.wait_for_function(
            "document.querySelector('main.over') || document.querySelector('.entry')"
        )
        if show.is_visible():
            assert_clean(page, secrets)
            assert not page.locator(".text").count()
            looked["nobody"] += 1
            show.click()
            page.locator(".entry").first.wait_for()
            continue
        if "Jack" in page.locator(".whose").inner_text():
            looked["jack"] += 1
            secrets |= of_jack(typist.say("notes")) | of_jack(typist.say("log"))
        else:
            looked["police"] += 1
            assert_clean(page, secrets)
            for line in ("notes", "log", "answers", "look", "where"):
                typist.say(line)
            assert_clean(page, secrets)
        if looked["jack"] > 3 and looked["police"] > 8:
            break
        free = typist.options()
        choice = typist.rng.choice([each for each in free if not each.startswith("arrest")])
        if "Jack" in page.locator(".whose").inner_text():
            secrets.add(f"&gt; {choice}!")
        since = typist.last_number()
        typist.do(f"{choice}!")
        page.wait_for_function(TURNED, arg=since)
    assert min(looked.values()) > 2, looked
    assert len(secrets) > 6, "there was never a secret to look for"


TURNED = """since => Boolean(document.querySelector('main.over'))
  || [...document.querySelectorAll('.entry')].some(each => Number(each.dataset.number) > since
      && each.dataset.kind !== 'you' && /Your turn as|Arranged/.test(each.textContent))"""


def of_jack(lines: list[str]) -> set[str]:
    """Sentences that only Jack's own notes can make: where he walked, what he noted."""
    found = r"^(Space.*Jack .* to \d+|Jack notes a location: \d+|Jack’s locations: |Jack’s way)"
    return {line for line in lines if re.search(found, line)}


def assert_clean(page: Page, secrets: set[str]) -> None:
    everything = page.evaluate(ALL)
    assert not {each for each in secrets if each in everything}


def test_what_jack_said_is_gone_while_the_computer_chooses(somebody: Come) -> None:
    """Nobody is asked to hand on the screen then, and both people may look at it."""
    ann = somebody("Ann")
    opened = ann.open_table(
        {"game": "whitehall", "pace": 60},
        sit=["jack", "red"],
        computers={"yellow": "random", "blue": "random"},
    )
    ann.sit_down(opened["table"])
    page = ann.page
    page.get_by_role("button", name=re.compile("show me")).click()
    typist = Typist(ann, "beside the computer")
    typist.turn_to_text()
    for _ in range(3):
        typist.say(typist.rng.choice(typist.options()))
    secret = {line for _, _, lines in typist.entries() for line in lines if "choose-" in line}
    assert len(secret) > 3
    typist.do(f"{typist.rng.choice(typist.options())}!")
    page.get_by_text("The computer chooses").wait_for()
    typist.listen()
    assert_clean(page, secret)
    assert typist.say("notes") == ["Secrets are covered."]
    assert_clean(page, secret)


def test_a_line_not_yet_said_is_covered_too(somebody: Come) -> None:
    ann = somebody("Ann")
    table = ann.open_table({"game": "mrjack", "pace": 0}, sit=["jack", "detective"])["table"]
    ann.sit_down(table)
    show = ann.page.get_by_role("button", name=re.compile("show me"))
    show.click()
    typist = Typist(ann, "covered")
    typist.turn_to_text()
    line = ann.page.get_by_label("Command", exact=True)
    line.fill("I am watson")
    ann.page.evaluate("dispatchEvent(new Event('blur'))")
    assert show.is_visible()
    assert "watson" not in ann.page.evaluate(ALL)
    show.click()
    typist.listen()
    expect(line).to_have_value("")
