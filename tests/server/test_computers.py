"""Computer seats: outside the loop, paced alike whatever they think, and replaceable."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from darklantern.core.actions import Action
from darklantern.core.seats import JACK
from darklantern.server import house
from darklantern.server.thinking import Here, Question, Workers, answer
from tests.at_play import GAMES, some_setups
from tests.server.callers import quiet, running
from tests.server.tables import at_random, charter_of, gather

WHITEHALL = some_setups("whitehall", 1)[0]


@pytest.mark.parametrize("name", GAMES)
def test_computers_play_a_whole_game_by_themselves(name: str) -> None:
    async def play() -> None:
        setup = some_setups(name, 1)[0]
        async with running() as server:
            fan = await server.browser().call_me("Fan")
            levels = {
                seat: rungs[-1]["level"]
                for game in (await fan.get("/api/games")).json()["games"]
                if game["game"] == name
                for seat, rungs in game["levels"].items()
            }
            levels = {
                seat: "easy" if level == "easy" else "random" for seat, level in levels.items()
            }
            opened = await fan.open(charter_of(setup), computers=levels)
            wire = await fan.sit(opened["table"])
            async with asyncio.timeout(120):
                while wire.turn["to_act"] is not None:
                    await asyncio.sleep(0.001)
            assert all(seat["computer"] for seat in wire.welcome["seats"])

    asyncio.run(play())


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    async def ask() -> None:
        async with running() as server:
            ann = await server.browser().call_me("Ann")
            wish = {"charter": charter_of(WHITEHALL), "computers": {"jack": "nemo"}}
            answer = await ann.post("/api/tables", wish)
            assert answer.status == 409
            assert "random" in answer.json()["why"]

    asyncio.run(ask())


class Noting(Here):
    """Thinks on the spot, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Action:
        self.asked.append(question)
        return await super().choose(question)


def test_a_computer_is_told_what_its_seat_knows_and_nothing_else() -> None:
    async def play() -> None:
        thinkers = Noting()
        async with running(thinkers=thinkers) as server:
            table = await gather(server, charter_of(WHITEHALL))
            for _ in range(12):
                await table.act(at_random(12))
            give = {"do": "computer", "seat": "red", "level": "random"}
            assert (
                await table.people["red"].post(f"/api/tables/{table.table}", give)
            ).status == 200
            for _ in range(20):
                await quiet()
                if table.to_act in ("red", None):
                    continue
                await table.act(at_random(20))
            assert thinkers.asked
            for question in thinkers.asked:
                assert question.view.seat == "red"
                assert question.view.notes is None
                assert question.seats == ("red",)
                assert "circle" not in vars(question.heard[0])

    asyncio.run(play())


def sleeps(monkeypatch: pytest.MonkeyPatch, seconds: list[float]) -> list[float]:
    """Let thinking take so long, on a clock that is not real; what was slept is noted."""
    slept: list[float] = []
    clock = [0.0]

    class Slow(Here):
        async def choose(self, question: Question) -> Action:
            clock[0] += seconds[len(slept) % len(seconds)]
            return answer(question)

    async def sleep(length: float) -> None:
        slept.append(round(clock[0] % 1.0 + length, 6))
        clock[0] += length

    class Loop:
        def __init__(self, loop: Any) -> None:
            self.loop = loop

        def __getattr__(self, name: str) -> Any:
            return getattr(self.loop, name)

        def time(self) -> float:
            return clock[0]

    real = asyncio.get_running_loop

    class Asyncio:
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        @staticmethod
        async def sleep(length: float) -> None:
            await sleep(length)

        @staticmethod
        def get_running_loop() -> Any:
            return Loop(real())

    monkeypatch.setattr(house, "asyncio", Asyncio())
    monkeypatch.setattr("tests.server.test_computers.Thinking", Slow, raising=False)
    return slept


def test_the_pace_is_the_same_whatever_the_secrets_and_however_long_it_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each decision falls on the next beat: forced or free, known in a moment or after half a beat.

    The same public game is paced with different secrets and different times of thinking.
    """

    async def play(seconds: list[float]) -> list[float]:
        with monkeypatch.context() as patch:
            slept = sleeps(patch, seconds)
            async with running(thinkers=Thinking()) as server:  # type: ignore[name-defined]  # noqa: F821
                ann = await server.browser().call_me("Ann")
                opened = await ann.open(
                    charter_of(WHITEHALL, pace=1.0),
                    sit=["yellow", "blue", "red"],
                    computers={"jack": "random"},
                )
                wire = await ann.sit(opened["table"])
                for _ in range(400):
                    await quiet()
                    seat = wire.turn["to_act"]
                    if seat in ("yellow", "blue", "red"):
                        await wire.play(seat, wire.turn["legal"][-1])
                    if len(slept) > 8:
                        break
            return slept[:8]

    quick = asyncio.run(play([0.0]))
    slow = asyncio.run(play([0.3, 0.9, 0.01]))
    assert quick == slow == [1.0] * 8


def test_a_seat_taken_back_while_the_computer_thinks_is_not_played_by_it() -> None:
    class Never(Here):
        asked = 0
        cancelled = 0

        async def choose(self, question: Question) -> Action:
            self.asked += 1
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
            raise AssertionError

    async def play() -> None:
        thinkers = Never()
        async with running(thinkers=thinkers) as server:
            table = await gather(server, charter_of(WHITEHALL))
            jack = table.people["jack"]
            give = {"do": "computer", "seat": "jack", "level": "random"}
            assert (await jack.post(f"/api/tables/{table.table}", give)).status == 200
            await quiet()
            assert (thinkers.asked, thinkers.cancelled) == (1, 0)
            code = (await jack.at(table.table, "link", seat="jack")).json()["code"]
            assert (await jack.join(code)).status == 200
            await quiet()
            assert (thinkers.asked, thinkers.cancelled) == (1, 1)
            assert (await table.act(at_random(1)))["type"] == "accepted"

    asyncio.run(play())


def a_question() -> Question:
    position = WHITEHALL.begin()
    return Question(
        "whitehall", "random", WHITEHALL.seating, (JACK,), position.view(), position.legal, [], 1.0
    )


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced() -> None:
    async def think() -> None:
        workers = Workers(1)
        try:
            question = a_question()
            assert await workers.choose(question) in question.legal
            for worker in workers.ids:
                os.kill(worker, signal.SIGKILL)
            assert await workers.choose(question) in question.legal
            assert workers.restarts <= 1
        finally:
            workers.close()

    asyncio.run(think())


@pytest.mark.slow
def test_a_worker_that_never_answers_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def think() -> None:
        workers = Workers(1, patience=0.01)
        try:
            question = a_question()
            assert await workers.choose(question) in question.legal  # drawn by lot, after two tries
            assert workers.restarts >= 1
        finally:
            workers.close()

    asyncio.run(think())
