"""`darklantern bench page`: the page as a browser gets it, on this machine.

How much a browser loads before anything can be done: JS and CSS, compressed, on the front page and
then at a table. How long a click takes until the server has saved it and the page has drawn it,
here without any network between. How many frames a second the board keeps while it is dragged,
with the processor slowed four times.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

GAMES = ("whitehall", "whitechapel", "mrjack")
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NO_LIMITS = ("--frames=1e6", "--requests=1e6", "--new-things=1e6")
SLOWER = 4
CLICKS = 60
PATIENCE = 60_000
"""Milliseconds."""

# Notes when a click was made, and when the frame after its answer had been drawn.
WATCH = """
window.clicks = []
addEventListener('click', event => { window.clicked = event.timeStamp }, true)
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"type":"accepted"') || window.clicked === undefined) return
      const since = window.clicked
      window.clicked = undefined
      requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - since)))
    })
  }
}
"""
COUNT = """
window.drawn = []
const count = now => {
  if (window.drawn === null) return
  window.drawn.push(now)
  requestAnimationFrame(count)
}
requestAnimationFrame(count)
"""
# How many clicks have been answered, whether the game is over, and where something can be clicked.
OFFER = """() => {
  const live = [...document.querySelectorAll('[data-place][aria-disabled=false]')]
  const buttons = 'section.ask button:enabled:not([aria-expanded], [aria-pressed])'
  const there = [...live, ...document.querySelectorAll(buttons)]
  const main = document.querySelector('section.ask button.main:enabled')
  const any = there[Math.floor(Math.random() * there.length)]
  const chosen = main && Math.random() < 0.5 ? main : any
  if (chosen instanceof HTMLElement) chosen.scrollIntoView({ block: 'nearest' })
  const box = chosen?.getBoundingClientRect()
  const point = box ? [box.x + box.width / 2, box.y + box.height / 2] : null
  return [clicks.length, document.querySelector('dialog[open]') !== null, point]
}"""


class NotMeasured(Exception):
    """What is missing, and how to get it."""


def run(wishes: argparse.Namespace) -> int:
    try:
        figures = measure()
    except NotMeasured as why:
        print(f"darklantern: {why}", file=sys.stderr)
        return 1
    if wishes.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:40}{value:>12,}")
    return 0


def measure() -> dict[str, float]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NotMeasured(
            "bench page looks through a browser: install playwright (scripts/setup work does)"
        ) from None
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "darklantern", "serve", "--port=0", "--workers=1"]
        command += [f"--data={folder}", *NO_LIMITS]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[-1].rstrip("/")
                with sync_playwright() as playwright:
                    path = next((found for n in CHROMIUMS if (found := shutil.which(n))), None)
                    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
                    figures = look(browser, address)
                    browser.close()
                    return figures
            finally:
                server.terminate()


def look(browser: Browser, address: str) -> dict[str, float]:
    figures: dict[str, float] = {}
    for game in GAMES:
        visit = Visit(browser, address)
        visit.page.goto("/", wait_until="networkidle")
        figures["front page kB"] = visit.kilobytes()
        visit.sit_down(game)
        figures[f"{game} kB, front page and table"] = visit.kilobytes()
        figures[f"{game} click to drawn, median ms"] = visit.click_to_drawn()
        figures[f"{game} panning, frames a second"] = visit.panning()
        visit.page.context.close()
    return figures


class Visit:
    """A browser that has been here never before."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        self.page: Page = context.new_page()
        self.loaded: list[Response] = []
        self.page.on("response", lambda response: self.loaded.append(response))

    def kilobytes(self) -> float:
        """JS and CSS so far, as they came over the wire."""
        wanted = [each for each in self.loaded if each.url.endswith((".js", ".css"))]
        sizes = {each.url: each.request.sizes()["responseBodySize"] for each in wanted}
        return round(sum(sizes.values()) / 1000, 1)

    def ask(self, path: str, body: Any) -> Any:
        answer = self.page.request.post(path, data=body, headers={"origin": self.address})
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def sit_down(self, game: str) -> None:
        """All police seats against a computer that chooses at once."""
        self.ask("/api/me", {"name": "Somebody"})
        charter: dict[str, Any] = {"game": game, "pace": 0}
        seats = ["detective"] if game == "mrjack" else ["yellow", "blue", "red"]
        if game == "whitechapel":
            charter["detectives"], seats = 1, ["police-1"]
        opened = self.ask(
            "/api/tables", {"charter": charter, "sit": seats, "computers": {"jack": "random"}}
        )
        self.page.goto(f"/table/{opened['table']}", wait_until="networkidle")
        self.page.locator("[data-place]").first.wait_for()

    def click_to_drawn(self) -> float:
        """The median, from the click to the frame after the server's answer."""
        for _ in range(40 * CLICKS):
            done, over, point = self.page.evaluate(OFFER)
            if done >= CLICKS or over:
                break
            if point is None:
                self.page.wait_for_timeout(10)
            else:
                self.page.mouse.click(*point)
        times: list[float] = self.page.evaluate("clicks")
        if len(times) < 5:
            raise NotMeasured(f"only {len(times)} clicks were answered")
        return round(statistics.median(times), 1)

    def panning(self) -> float:
        """Frames a second while the board is dragged about, with the processor slowed."""
        page = self.page
        page.keyboard.press("Escape")  # the outcome, if the game is over
        box = page.locator("[role=application]").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.wheel(0, -600)
        page.wait_for_timeout(800)
        slower = page.context.new_cdp_session(page)
        slower.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.mouse.move(box["x"] + 8, box["y"] + 8)
        page.mouse.down()
        page.evaluate(COUNT)
        for step in range(120):
            page.mouse.move(box["x"] + 8 + 3 * (step % 60), box["y"] + 8 + 2 * (step % 60))
        drawn: list[float] = page.evaluate("(() => { const d = drawn; drawn = null; return d })()")
        page.mouse.up()
        slower.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        return round(1000 * (len(drawn) - 1) / (drawn[-1] - drawn[0]), 1)
