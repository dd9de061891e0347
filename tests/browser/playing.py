"""Playing at the page as people do: what is on offer there, and choosing some of it at random."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.browser.people import Person

PATIENCE = 20.0
"""Seconds without any change on the page after which a game counts as stuck."""

# What can be chosen now: places on the board that are live and in sight, and buttons of the choice.
OFFERS = """() => {
  const choice = document.querySelector('section[aria-label="Your choice"]')
  const stage = document.querySelector('[role=application]')
  const offers = []
  window.offered = []
  const add = (element, kind, name) => { window.offered.push(element); offers.push([kind, name]) }
  const room = stage?.getBoundingClientRect()
  for (const each of document.querySelectorAll('[data-place][aria-disabled=false]')) {
    const box = each.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    if (x < room.left + 4 || x > room.right - 4 || y < room.top + 4 || y > room.bottom - 4) continue
    add(each, each.ariaLabel.includes(', chosen') ? 'laid' : 'place', each.dataset.place)
  }
  for (const each of choice?.querySelectorAll('button:enabled') ?? []) {
    if (!each.checkVisibility() || each.hasAttribute('aria-expanded')) continue
    const pressed = each.ariaPressed === 'true' ? 'kind now' : 'kind'
    const kind = each.hasAttribute('aria-pressed') ? pressed
      : each.classList.contains('main') ? 'main'
      : each.classList.contains('quiet') ? 'back' : 'button'
    add(each, kind, each.innerText)
  }
  return {
    offers,
    sure: Boolean(choice?.querySelector('.sure')),
    over: Boolean(document.querySelector('dialog[open] #end-title')),
    next: document.querySelector('main.over button')?.innerText ?? null,
    trouble: document.querySelector('.toast')?.innerText ?? null,
    question: choice?.querySelector('.question')?.innerText ?? null,
  }
}"""
# Where an offer is, once it has come to rest: the board may be gliding to what must be looked at.
POINT = """async number => {
  const element = window.offered[number]
  if (!element?.isConnected) return null
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest' })
  const middle = () => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const frame = () => new Promise(requestAnimationFrame)
  for (let [x, y] = middle(), calm = 0; element.isConnected; calm += 1) {
    await frame()
    const now = middle()
    if (now[0] !== x || now[1] !== y) [[x, y], calm] = [now, 0]
    if (calm > 1) return [x, y]
  }
  return null
}"""

# Plays by lot for the seats of this device over a connection of its own, until so much has been
# played and the game is in this phase; whether it came to that before the end.
QUICKLY = """([table, least, phase, seed]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
  let acted = 0, board = {}, over = false
  const lot = n => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n
  const leave = came => { over = true; socket.close(); done(came) }
  const turn = ({ to_act, legal, position }) => {
    if (!legal || over) return
    if (acted >= least && (!phase || board.phase === phase)) return leave(true)
    const id = `quickly-${String(++acted).padStart(6, '0')}`
    const actions = [legal[lot(legal.length)]]
    socket.send(JSON.stringify({ type: 'play', id, position, seat: to_act, actions }))
  }
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
  socket.onmessage = ({ data }) => data.split('\\n').forEach(line => {
    const frame = JSON.parse(line)
    if (over) return
    if (frame.type === 'ended') leave(false)
    if (frame.type === 'rejected') failed(new Error(line))
    if (frame.board) board = { ...board, ...frame.board }
    if (frame.turn) turn(frame.turn)
  })
})"""


class Seen(NamedTuple):
    """What somebody sees on offer."""

    offers: list[tuple[str, str]]
    sure: bool
    over: bool
    next: str | None
    trouble: str | None
    question: str | None

    def of(self, *kinds: str) -> list[int]:
        return [number for number, (kind, _) in enumerate(self.offers) if kind in kinds]


class Player:
    """Somebody at a table who chooses at random from what the page offers."""

    def __init__(self, person: Person, seed: str, avoid: tuple[str, ...] = ()) -> None:
        self.person, self.page = person, person.page
        self.rng = Random(seed)
        self.avoid = avoid
        """Names of choices that are left alone as long as there are others."""
        self.clicks = 0
        self.seen = self.look()

    def look(self) -> Seen:
        found: dict[str, Any] = self.page.evaluate(OFFERS)
        found["offers"] = [tuple(each) for each in found["offers"]]
        self.seen = Seen(**found)
        return self.seen

    def choose(self) -> int | None:
        """The number of an offer; None where nothing is asked."""
        seen, rng = self.seen, self.rng
        main, kinds = seen.of("main"), self._wanted(seen.of("kind"))
        free = self._wanted(seen.of("place", "button"))
        if main and (seen.sure or seen.of("laid") or not free or rng.random() < 0.4):
            return rng.choice(main)
        if kinds and rng.random() < 0.3:
            return rng.choice(kinds)
        if seen.of("laid") and not free:
            self.step_back()
            return None
        there = free or seen.of("kind", "button", "place", "back")
        return rng.choice(there) if there else None

    def step_back(self) -> None:
        """What can be chosen lies out of sight: look at the whole board."""
        self.page.get_by_role("button", name="Show the whole board").click()
        self.page.wait_for_timeout(50)

    def _wanted(self, numbers: list[int]) -> list[int]:
        names = {n: self.seen.offers[n][1] for n in numbers}
        return [n for n in numbers if not names[n].startswith(self.avoid or ("\0",))]

    def click(self, number: int) -> None:
        point = self.page.evaluate(POINT, number)
        if point is None:
            return
        self.clicks += 1
        if self.person.phone:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def act(self) -> bool:
        """Choose something, if anything is asked; whether it was."""
        seen = self.look()
        if seen.over:
            return False
        if seen.next:
            self.page.get_by_role("button", name=seen.next).click()
            return True
        number = self.choose()
        if number is None:
            return False
        self.click(number)
        return True

    def act_soon(self) -> bool:
        """Choose something as soon as anything is asked; False where the game is over."""
        since = time.monotonic()
        while not self.act():
            if self.seen.over:
                return False
            assert time.monotonic() - since < PATIENCE, ("stuck", self.seen)
            self.page.wait_for_timeout(15)
        return True

    def play_out(self, most: int = 3000, each: Callable[[], Any] | None = None) -> int:
        """To the end of the game; how many clicks that took."""
        changed = time.monotonic()
        before: Seen | None = None
        while not self.look().over:
            if self.seen != before:
                before, changed = self.seen, time.monotonic()
                if each is not None:
                    each()
            assert time.monotonic() - changed < PATIENCE, ("stuck", self.seen)
            assert self.clicks < most, ("no end", self.seen)
            if not self.act():
                self.page.wait_for_timeout(15)
        return self.clicks


def play_quickly(person: Person, table: str, least: int, phase: str = "", seed: int = 7) -> bool:
    """By lot, without the page's board; whether it came so far before the game was over."""
    person.page.goto("/about")
    came: bool = person.page.evaluate(QUICKLY, [table, least, phase, seed])
    return came
