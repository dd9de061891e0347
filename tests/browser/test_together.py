"""Two people, each with a browser of their own; and one whose server goes away."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.playing import Player
from tests.browser.serving import served
from tests.browser.test_whole_games import against
from tests.browser.truth import assert_told_no_more

pytestmark = pytest.mark.slow

Come = Callable[..., Person]


def test_two_browsers_play_each_other_to_the_end(somebody: Come) -> None:
    ann, ben, fan = somebody("Ann"), somebody("Ben", night=True), somebody("Fan")
    opened = ann.open_table({"game": "whitehall", "pace": 0}, sit=["jack"])
    table = opened["table"]
    for seat, code in opened["links"].items():
        if seat != "police":  # that one leads to whichever seat is free
            ben.join(code)
    fan.call_me()
    for person in (ann, ben, fan):
        person.sit_down(table)
    players = [Player(ann, "ann"), Player(ben, "ben")]
    while not all(player.look().over for player in players):
        assert sum(player.clicks for player in players) < 3000
        acted = [player.act() for player in players]
        if not any(acted):
            ann.page.wait_for_timeout(15)
    fan.page.get_by_role("dialog").wait_for()
    counts = {assert_told_no_more(person, table) for person in (ann, ben, fan)}
    assert len(counts) == 1  # everybody heard of every event
    assert ann.page.get_by_role("dialog").get_by_text("seals hold").is_visible()


def test_a_server_that_goes_away_and_comes_back(somebody: Come, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with served(tmp_path, port) as address:
        ann = somebody("Ann", address)
        ann.forgiven = ("WebSocket connection", "Failed to load resource")
        ann.sit_down(ann.open_table(**against("mrjack", "police"))["table"])
        player = Player(ann, "away", avoid=("Accuse",))
        for _ in range(6):
            while not player.act():
                ann.page.wait_for_timeout(15)
        expect(ann.page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    before = len(ann.frames)
    with served(tmp_path, port):
        expect(ann.page.get_by_text("Connection lost")).not_to_be_visible(timeout=40_000)
        ann.page.wait_for_timeout(300)
        came = ann.frames[before:]
        assert [frame["type"] for frame in came[:1]] == ["welcome"]
        assert came[0]["first"] > 1  # only what was missed
        clicks = player.clicks
        while player.clicks < clicks + 6 and not player.look().over:
            if not player.act():
                ann.page.wait_for_timeout(15)
        assert any(frame["type"] == "accepted" for frame in ann.frames[before:])
        ann.page.goto("about:blank")
