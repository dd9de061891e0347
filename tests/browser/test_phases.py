"""Every phase of every game, looked at by axe, from both sides of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.axe import assert_no_barriers
from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.test_whole_games import MORE, SEATS

pytestmark = pytest.mark.slow

TABS = ("Cards", "Log", "Talk", "Seats")
ENOUGH = 260
"""Clicks."""


@pytest.mark.parametrize(
    ("game", "manner"),
    [("whitehall", "night"), ("whitechapel", "phone"), ("mrjack", "day")],
    ids=str,
)
def test_no_phase_has_barriers(somebody: Callable[..., Person], game: str, manner: str) -> None:
    ann = somebody("Ann", night=manner == "night", phone=manner == "phone")
    charter = {"game": game, "pace": 0, **MORE[game]}
    table = ann.open_table(charter, sit=["jack", *SEATS[game]])["table"]
    ann.sit_down(table)
    ann.page.get_by_role("button", name=re.compile("show me")).wait_for()
    looked: set[str] = set()

    def look() -> None:
        seen = player.seen
        if seen.next is not None:
            what = "hand-over"
        else:
            buttons = sorted({kind for kind, _ in seen.offers})
            what = re.sub(r"\b(k?\d+|[a-m]\d+)\b", "…", f"{seen.question} {buttons} {seen.sure}")
        if what not in looked and len(looked) < 24:
            looked.add(what)
            assert_no_barriers(ann.page, f"{game}: {what}")

    player = Player(ann, f"axe {game}", avoid=("Accuse", "Leave"))
    while not player.look().over and player.clicks < ENOUGH:
        look()
        if not player.act():
            ann.page.wait_for_timeout(15)
    assert len(looked) > 6, looked
    if not player.seen.over:  # give up, so that the end is looked at too
        for seat in ("jack",):
            ann.ask(f"/api/tables/{table}", {"do": "resign", "seat": seat})
    ann.page.get_by_role("dialog").wait_for()
    assert_no_barriers(ann.page, f"{game}: the end")
    ann.page.keyboard.press("Escape")
    for tab in TABS:
        ann.page.get_by_role("tab", name=tab).click()
        assert_no_barriers(ann.page, f"{game}: {tab}")
    ann.page.get_by_role("button", name="Table", exact=True).click()
    assert_no_barriers(ann.page, f"{game}: the table's menu")
