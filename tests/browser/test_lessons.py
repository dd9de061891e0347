"""Every lesson learnt to its end on the real board: by mouse, by touch, by keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person

pytestmark = pytest.mark.slow

Come = Callable[..., Person]
FILES = Path(__file__).parents[2] / "frontend" / "src" / "lessons"
LESSONS = sorted(path.stem for path in FILES.glob("*.json"))
BY_MAIN_BUTTON = {"done", "pass"}
ON_THE_BOARD = ("via", "from", "to", "circle", "crossing", "exit")
"""The keys of an action that are chosen there, in the order in which one does."""
ON_THE_BOARD_FIRST = 4
"""So many places the keyboard alone chooses by walking there."""
LIES_THERE = """([x, y]) =>
    document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place"""
KINDS = {"coach": "Coach", "alley": "Alley", "arrest": "Arrest", "accuse": "Accuse"}
KINDS |= {"leave": "Leave", "search": "Search", "reveal": "Turn a token over"}


class Learner:
    """Somebody who does what the lesson asks, reading the answers from its file."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.page = person, person.page
        self.steps = json.loads((FILES / f"{name}.json").read_text(encoding="utf-8"))["steps"]
        self.page.goto(f"/lessons/{name.replace('-', '/')}")
        self.lesson = self.page.get_by_role("region", name="Lesson", exact=True)
        self.choice = self.page.get_by_role("region", name="Your choice")

    def at(self, number: int) -> None:
        """The page shows this step, counted from 0."""
        expect(self.page.get_by_text(f"Step {number + 1} of {len(self.steps)}")).to_be_visible()

    def press(self, button: Locator) -> None:
        button.scroll_into_view_if_needed()
        if self.person.phone:
            button.tap()
        else:
            button.click()

    def go_on(self) -> None:
        self.press(self.lesson.get_by_role("button", name="Go on"))

    def confirm(self) -> None:
        self.press(self.choice.locator("button.main"))

    def place(self, name: str) -> None:
        """Choose it on the board, brought into view as a person would."""
        # Only a phone's board moves by itself.
        x, y, seen = self.come_to_rest(name) if self.person.phone else self.find(name)
        show = self.lesson.get_by_role("button", name="Show me")
        whole = self.page.get_by_role("button", name="Show the whole board")
        for nearer in (show, whole) if self.person.phone else (whole,):
            if not seen and nearer.count():
                self.press(nearer)
                x, y, seen = self.come_to_rest(name)
        assert seen, name
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def come_to_rest(self, name: str) -> tuple[float, float, bool]:
        """Where it is once the board has stopped moving."""
        before, found, rests = None, self.find(name), 0
        while rests < 3:
            self.page.wait_for_timeout(30)
            before, found = found, self.find(name)
            rests = rests + 1 if found == before else 0
        return found

    def find(self, name: str) -> tuple[float, float, bool]:
        """Where it is on the screen, and whether it can be reached there."""
        box = self.page.locator(f'[data-place="{name}"]').bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return x, y, self.page.evaluate(LIES_THERE, [x, y]) == name

    def kind(self, action: dict[str, Any]) -> None:
        """The kind of gesture, where there are several."""
        button = self.choice.get_by_role(
            "button", name=re.compile(rf"^{KINDS.get(action['type'], '-')}\b")
        )
        if button.count() and button.first.get_attribute("aria-pressed") == "false":
            self.press(button.first)

    def listed(self, action: dict[str, Any]) -> None:
        """What is taken in hand from a list before it goes onto the board."""
        names = {"true": "Marked", "false": "Fake"} if "marked" in action else {"false": "Fake"}
        for key in ("token", "marked", "pawn"):
            if key in action:
                value = str(action[key]).lower()
                name = names.get(value, value.capitalize())
                button = self.choice.get_by_role("button", name=name, exact=True)
                if button.count() and button.get_attribute("aria-pressed") == "false":
                    self.press(button)

    def do(self, action: dict[str, Any], standing: dict[str, str]) -> None:
        if action["type"] == "pick":
            self.place(standing[action["character"]])
            return
        if action["type"] in ("wait", "face"):
            words = {"wait": "^Wait", "face": "north-west$"}[action["type"]]
            self.press(self.choice.get_by_role("button", name=re.compile(words)).first)
            return
        self.kind(action)
        self.listed(action)
        for key in ON_THE_BOARD:
            if key in action:
                self.place(str(action[key]))
        if action.get("escape"):
            self.press(self.choice.get_by_role("button", name=re.compile("escaped!")))

    def answer(self, actions: list[dict[str, Any]], board: dict[str, Any]) -> None:
        stays = all(each["type"] == "move" and not self.is_move(each, board) for each in actions)
        if all(each["type"] in BY_MAIN_BUTTON for each in actions) or stays:
            self.confirm()
            return
        names = ("bert", "goodley", "gull", "holmes", "lestrade", "smith", "stealthy", "watson")
        standing = dict(zip(names, board.get("places", ()), strict=False))
        for each in actions:
            self.do(each, standing)
        if self.choice.locator("button.main").count() and not self.is_light(actions):
            self.confirm()

    @staticmethod
    def is_move(action: dict[str, Any], board: dict[str, Any]) -> bool:
        return action["to"] not in board.get("crossings", ())

    @staticmethod
    def is_light(actions: list[dict[str, Any]]) -> bool:
        """Done at once, without being asked again."""
        light = {"search", "pick", "lamp", "cordon", "face"}
        on_hexes = actions[0]["type"] == "move" and not str(actions[0]["to"]).startswith("k")
        return actions[0]["type"] in light or on_hexes

    def learn(self, each: Callable[[int], None] = lambda number: None) -> None:
        board: dict[str, Any] = {}
        for number, step in enumerate(self.steps):
            board |= step.get("board", {})
            self.at(number)
            each(number)
            if "attempt" in step:
                self.place(step["attempt"])
                expect(self.lesson.get_by_text("That cannot be:")).to_be_visible()
                self.go_on()
            elif "answers" in step:
                for actions in self.shortest(step):
                    self.answer(actions, board)
            elif number < len(self.steps) - 1:
                self.go_on()
        expect(self.lesson.get_by_text("That was the lesson")).to_be_visible()

    @staticmethod
    def shortest(step: dict[str, Any]) -> list[list[dict[str, Any]]]:
        """The answers that end the step: the last one, and those that follow it on its detour."""
        found, asked = [], step
        while True:
            answer = asked["answers"][-1]
            found.append(answer["actions"])
            if "detour" not in answer:
                return found
            asked = step["detours"][answer["detour"]]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_learnt_by_mouse(somebody: Come, name: str) -> None:
    ann = somebody("Ann", night=name.endswith("jack"))
    learner = Learner(ann, name)

    def look(number: int) -> None:
        if number in (4, len(learner.steps) - 1):
            assert_no_barriers(ann.page, f"{name}, step {number + 1}")

    learner.learn(look)
    ann.page.goto("/lessons")
    expect(ann.page.get_by_text("Done", exact=True)).to_have_count(1)


@pytest.mark.parametrize("name", ["whitehall-police", "mrjack-jack"])
def test_a_lesson_is_learnt_on_a_phone(somebody: Come, name: str) -> None:
    ann = somebody("Ann", phone=True)
    learner = Learner(ann, name)

    def nothing_sticks_out(number: int) -> None:
        wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= screen, number

    learner.learn(nothing_sticks_out)


def test_a_lesson_fits_a_phone_in_every_language(somebody: Come) -> None:
    ann = somebody("Ann", phone=True)
    ann.page.goto("/about")
    for language in ("it", "fr"):
        for name in ("whitechapel-police", "whitehall-jack", "mrjack-detective"):
            of = len(json.loads((FILES / f"{name}.json").read_text(encoding="utf-8"))["steps"])
            kept = {
                "lantern.lessons": {name: {"at": 5, "of": of, "done": False}},
                "lantern.preferences": {"language": language},
            }
            for key, value in kept.items():
                keep = "([key, value]) => localStorage.setItem(key, value)"
                ann.page.evaluate(keep, [key, json.dumps(value)])
            ann.page.goto(f"/lessons/{name.replace('-', '/')}")
            expect(ann.page.locator("html")).to_have_attribute("lang", language)
            expect(ann.page.locator("progress")).to_have_attribute("value", "6")
            wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert wide <= screen, (name, language)


class KeyLearner(Learner):
    """With keys alone: on the board, in the box for numbers, and with Tab and Enter."""

    places = 0

    def press(self, button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("each => document.activeElement === each"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(("no Tab leads to", button))

    def place(self, name: str) -> None:
        keys = self.page.keyboard
        self.places += 1
        if self.places <= ON_THE_BOARD_FIRST:
            if self.page.evaluate("!document.activeElement?.dataset.place"):
                keys.press("b")
            keys.type(name)
            expect(self.page.locator(f'[data-place="{name}"]')).to_be_focused()
        else:
            # Anywhere else a number goes into the box.
            keys.type(name)
            expect(self.page.get_by_role("textbox")).to_have_value(name)
        keys.press("Enter")


def test_a_lesson_is_learnt_by_keyboard_alone(somebody: Come) -> None:
    KeyLearner(somebody("Ann"), "whitehall-jack").learn()


def test_a_wrong_move_is_answered_kindly(somebody: Come) -> None:
    ann = somebody("Ann")
    learner = Learner(ann, "whitehall-jack")
    lesson = learner.lesson
    learner.go_on()
    learner.place("19")
    expect(lesson.get_by_text("A location is a white circle, and 19 is not")).to_be_visible()
    lesson.get_by_role("button", name="Show me").click()
    expect(lesson.get_by_text("Meant is: 71 is a location")).to_be_visible()
    learner.answer(learner.steps[1]["answers"][0]["actions"], {})
    learner.at(2)
    learner.go_on()
    learner.place("78")
    learner.confirm()
    expect(lesson.get_by_text("The rules would allow that.")).to_be_visible()
    lesson.get_by_role("button", name="One step back").click()
    learner.at(2)


def test_a_lesson_goes_on_where_one_left_it(somebody: Come) -> None:
    ann = somebody("Ann")
    learner = Learner(ann, "mrjack-detective")
    learner.go_on()
    learner.at(1)
    ann.page.goto("/lessons")
    ann.page.get_by_role("link", name="Go on at step 2 of 18").click()
    learner.at(1)


def test_after_a_lesson_one_plays(somebody: Come) -> None:
    ann = somebody("Ann")
    learner = Learner(ann, "mrjack-jack")
    last = len(learner.steps) - 1
    reached = {"mrjack-jack": {"at": last - 1, "of": last + 1, "done": False}}
    ann.page.evaluate("far => localStorage.setItem('lantern.lessons', far)", json.dumps(reached))
    ann.page.reload()
    learner.at(last - 1)
    learner.answer(learner.steps[last - 1]["answers"][0]["actions"], {})
    ann.page.get_by_role("button", name="Play a game against the easy computer").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Mr. Jack")
