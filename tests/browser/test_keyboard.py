"""A whole game by keyboard alone: no mouse, no touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.test_whole_games import against

pytestmark = pytest.mark.slow

FOCUSED = "document.activeElement?.dataset?.place ?? null"
# null: what was on offer is gone, for the page has drawn the choice anew.
IS_FOCUSED = """number => {
  const element = window.offered[number]
  return element?.isConnected ? document.activeElement === element : null
}"""
WAYS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


class KeyPlayer(Player):
    """Chooses with real keys: on the board, in the box for numbers, or with Tab and Enter."""

    def click(self, number: int) -> None:
        kind, name = self.seen.offers[number]
        self.clicks += 1
        if kind not in ("place", "laid"):
            self._press(number)
        elif self.rng.random() < 0.5:
            self._type(name)
        else:
            self._walk(name)

    def _press(self, number: int) -> None:
        """Tab to the button, then Enter; what waits to be confirmed needs Enter alone."""
        keys = self.page.keyboard
        self._rest()
        if self.seen.sure and self.seen.offers[number][0] == "main":
            keys.press("Enter")
            return
        if not self._means_a_choice("a"):
            keys.press("a")
        for _ in range(120):
            focused = self.page.evaluate(IS_FOCUSED, number)
            if focused:
                keys.press("Enter")
            if focused is not False:
                return
            keys.press("Tab")
        raise AssertionError(("no Tab leads to", self.seen.offers[number]))

    def _type(self, place: str) -> None:
        """Anywhere at the table."""
        self._rest()
        self.page.keyboard.type(place)
        self.page.keyboard.press("Enter")

    def _walk(self, place: str) -> None:
        """On the board: a few steps with the arrows, then straight to the place by its name."""
        keys = self.page.keyboard
        self._rest()
        if self._means_a_choice("b"):
            self._type(place)
            return
        keys.press("b")
        start = self.page.evaluate(FOCUSED)
        if start is None:  # the page has drawn the choice anew, and b meant another one
            return
        for _ in range(3):
            keys.press(self.rng.choice(WAYS))
        self.walked |= self.page.evaluate(FOCUSED) != start
        if self.page.evaluate(FOCUSED) != place:
            keys.type(place)
        assert self.page.evaluate(FOCUSED) == place
        keys.press("Enter")

    walked = False

    def _means_a_choice(self, key: str) -> bool:
        """The letters of what can be done come before those of the table."""
        return self.page.locator(f"section.ask [aria-keyshortcuts={key}]").count() > 0

    def _rest(self) -> None:
        """Leave the box or the board."""
        self.page.evaluate("document.activeElement?.blur()")


def test_a_whole_game_by_keyboard_alone(somebody: Callable[..., Person]) -> None:
    ann = somebody("Ann")
    ann.sit_down(ann.open_table(**against("whitehall", "jack"))["table"])
    player = KeyPlayer(ann, "keys")
    player.play_out()
    assert player.walked
    ann.page.keyboard.press("Escape")
    assert not player.look().over  # the outcome was put aside
