"""Playing in the text mode: nothing is looked at but what it says, nothing done but typed."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

from tests.browser.people import Person

PATIENCE = 30.0
"""Seconds without anything said after which a game counts as stuck."""

ENTRIES = """() => [...document.querySelectorAll('.text .entry')].slice(-12).map(each => [
  Number(each.dataset.number), each.dataset.kind,
  [...each.children].map(line => line.textContent)])"""
# Asked anew since the entry of that number, or nothing will be asked any longer.
ASKED = """since => Boolean(document.querySelector('dialog[open] #end-title, main.over'))
  || [...document.querySelectorAll('.text .entry')].some(each =>
    Number(each.dataset.number) > since && each.dataset.kind !== 'you'
      && /Your turn as|Arranged/.test(each.textContent))"""


class Typist:
    """Somebody who asks what is legal, and types some of it."""

    def __init__(self, person: Person, seed: str, avoid: tuple[str, ...] = ()) -> None:
        self.person, self.page = person, person.page
        self.rng = Random(seed)
        self.avoid = avoid
        """Kinds of action that are left alone as long as there are others."""
        self.typed: list[str] = []

    def turn_to_text(self) -> None:
        self.page.get_by_role("button", name="Text mode").click()
        self.listen()

    def listen(self) -> None:
        """Until the text mode is there and has said something."""
        self.page.get_by_label("Command", exact=True).wait_for()
        self.page.locator(".entry").first.wait_for()

    def say(self, line: str) -> list[str]:
        """Type a line; the lines of what is answered to it, without what happens later."""
        before = self.last_number()
        self.typed.append(line)
        box = self.page.get_by_label("Command", exact=True)
        box.fill(line)
        box.press("Enter")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = [
                lines for n, kind, lines in self.entries() if n > before and kind in ("told", "no")
            ]
            if found:
                return found[0]
            if self.over():
                return []
            self.page.wait_for_timeout(10)
        raise AssertionError(("no answer to", line, self.entries()[-5:]))

    def do(self, line: str) -> None:
        """Type what the game goes on by: until the page has taken it."""
        self.typed.append(line)
        box = self.page.get_by_label("Command", exact=True)
        box.fill(line)
        box.press("Enter")

    def entries(self) -> list[tuple[int, str, list[str]]]:
        found: list[Any] = self.page.evaluate(ENTRIES)
        return [(number, kind, lines) for number, kind, lines in found]

    def last_number(self) -> int:
        return max((number for number, _, _ in self.entries()), default=0)

    def over(self) -> bool:
        return bool(
            self.page.evaluate("Boolean(document.querySelector('dialog[open] #end-title'))")
        )

    def options(self) -> list[str]:
        """All that the text mode lists as legal, each as it is typed; empty: not one's turn."""
        told = self.say("?")
        found: list[str] = []
        for line in told[1:]:
            counted = re.fullmatch(r"([\w-]+): .* ways; .*", line)
            found += self._listed(counted[1]) if counted else self._spelt(line)
        return found

    def _listed(self, kind: str) -> list[str]:
        return [each for line in self.say(f"? {kind}")[1:] for each in self._spelt(line)]

    @staticmethod
    def _spelt(line: str) -> list[str]:
        name, _, rests = line.rstrip(".").partition(" ")
        return [f"{name} {rest}" for rest in rests.split(", ")] if rests else [name]

    def play_out(self, most: int = 2000) -> int:
        """To the end of the game; how many things were done."""
        done = self.play(most)
        assert done < most
        return done

    def play(self, most: int) -> int:
        """So many things, or to the end of the game; then one is asked again."""
        since, done = 0, 0
        while True:
            self.page.wait_for_function(ASKED, arg=since, timeout=PATIENCE * 1000, polling=15)
            if self.over() or done == most:
                return done
            found = self.options()
            free = [line for line in found if not line.startswith(self.avoid or ("\0",))] or found
            since = self.last_number()
            self.do(f"{self.rng.choice(free)}!")
            done += 1
