"""Seats: taking, leaving, handing over, in any phase and any order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from darklantern.core.seats import JACK
from darklantern.server.charter import side
from tests.at_play import GAMES, Setup, some_setups
from tests.server.callers import Browser, Refused, Server, Wire, quiet, running
from tests.server.tables import Gathering, at_random, charter_of, gather

CHARTER = charter_of(some_setups("whitehall", 1)[0])
SEATS = ("jack", "yellow", "blue", "red")


class Clock:
    """Time stands still until a test says otherwise."""

    def __init__(self) -> None:
        self.time = 1888.0

    def __call__(self) -> float:
        return self.time


def test_a_link_works_once_and_any_free_police_seat_has_one_too() -> None:
    async def play() -> None:
        async with running() as server:
            jack = await server.browser().call_me("Jack")
            opened = await jack.open(CHARTER, sit=["jack"])
            assert set(opened["links"]) == {"yellow", "blue", "red", "police"}
            ann, bob, cid, dan = [await server.browser().call_me(n) for n in ("A", "B", "C", "D")]
            assert (await ann.join(opened["links"]["blue"])).json()["seat"] == "blue"
            assert (await bob.join(opened["links"]["blue"])).status == 404
            assert (await bob.join(opened["links"]["police"])).json()["seat"] == "yellow"
            assert (await cid.join(opened["links"]["police"])).json()["seat"] == "red"
            assert (await dan.join(opened["links"]["police"])).status == 409
            stranger = server.browser()
            code = (await cid.at(opened["table"], "link", seat="red")).json()["code"]
            assert (await stranger.post("/api/join", {"code": code})).status == 401
            joined = await stranger.post("/api/join", {"code": code, "name": "Eve"})
            assert joined.json() == {"table": opened["table"], "seat": "red"}
            seats = (await stranger.get(f"/api/tables/{opened['table']}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Jack", "B", "A", "Eve"]

    asyncio.run(play())


PHASES = {
    "whitehall": "LOCATIONS DEPLOYMENT BEGINNING ESCAPE HUNTING SUSPICION",
    "whitechapel": "HIDEOUT TARGETS PATROLLING ADDRESS BLOOD SUSPENSE READY "
    "ESCAPE HUNTING SUSPICION",
    "mrjack": "PICKING PLAYING",
}
"""In which somebody is asked, and to which random games come soon enough."""


@pytest.mark.parametrize("name", GAMES)
def test_an_abandoned_seat_can_be_handed_over_in_any_phase(name: str) -> None:
    """Whoever must act is gone; the others give the seat to the computer, it plays on, and a new
    person takes the seat back from it."""
    missing = set(PHASES[name].split())
    for number, setup in enumerate(some_setups(name, 16)):
        if missing:
            missing -= asyncio.run(_abandoned_again_and_again(setup, missing, number))
    assert not missing


async def _abandoned_again_and_again(setup: Setup, wanted: set[str], seed: int) -> set[str]:
    clock, seen = Clock(), set[str]()
    async with running(now=clock, absent_after=100) as server:
        table = await gather(server, charter_of(setup, pace=0))
        room, choose = server.house.rooms[table.table], at_random(seed)
        while not room.table.over:
            phase = room.table.position.state.table.phase.name
            if phase in wanted - seen:
                await _abandon(server, table, clock)
                seen.add(phase)
            else:
                await table.act(choose)
    return seen


async def _abandon(server: Server, table: Gathering, clock: Clock) -> None:
    room, seat = server.house.rooms[table.table], table.to_act
    assert seat is not None
    await table.wires[seat].gone()
    others = [s for s in table.people if s != seat]
    vote = {"do": "replace", "seat": seat, "level": "random"}
    early = await table.people[others[0]].post(f"/api/tables/{table.table}", vote)
    assert early.status == 409  # not so fast
    clock.time += 101
    played = room.table.played
    for other in others:
        if room.table.holders[seat].level is None:
            await table.people[other].post(f"/api/tables/{table.table}", vote)
    await quiet()
    assert room.table.holders[seat].level
    assert room.table.played > played
    if room.table.over:
        return
    host = table.people[others[0]]
    friend = next((table.people[s] for s in others if side(s) == side(seat)), host)
    made = await friend.at(table.table, "link", seat=seat)
    assert made.status == 200, made
    new = await server.browser().call_me("New")
    assert (await new.join(made.json()["code"])).status == 200
    table.people[seat], table.wires[seat] = new, await new.sit(table.table)
    await quiet()


def test_who_left_a_side_in_mid_game_may_not_join_the_other() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            await table.act(at_random(1))
            jack, yellow = table.people["jack"], table.people["yellow"]
            code = (await yellow.at(table.table, "link", seat="yellow")).json()["code"]
            answer = await jack.join(code)
            assert answer.status == 409
            assert "other side" in answer.json()["why"]

    asyncio.run(play())


def test_a_person_may_hold_several_seats_and_hears_each_of_them() -> None:
    async def play() -> None:
        async with running() as server:
            both = await server.browser().call_me("Both")
            opened = await both.open(CHARTER, sit=list(SEATS))
            assert opened["links"] == {}
            wire = await both.sit(opened["table"])
            answer = await wire.play("jack", wire.turn["legal"][0])
            assert answer["type"] == "accepted"
            happened = next(f for f in map(json.loads, wire.frames) if f["type"] == "happened")
            (event,) = happened["events"]
            assert "circle" not in event["event"]  # what all hear
            assert event["known"]["jack"]["event"]["circle"]
            assert list(event["known"]) == ["jack"]

    asyncio.run(play())


def test_a_side_resigns_when_all_its_people_agree() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            await table.act(at_random(1))
            for seat in ("yellow", "blue"):
                assert (await table.people[seat].at(table.table, "resign", seat=seat)).status == 200
            agree = {"do": "resign", "seat": "blue", "agree": False}
            assert (
                await table.people["blue"].post(f"/api/tables/{table.table}", agree)
            ).status == 200
            await table.people["red"].at(table.table, "resign", seat="red")
            await quiet()
            assert table.to_act == "jack"
            await table.people["blue"].at(table.table, "resign", seat="blue")
            await quiet()
            for wire in table.wires.values():
                ended = json.loads(wire.frames[-1])
                assert ended["ending"] == {"winner": "jack", "reason": "resigned"}
                assert ended["openings"]
            answer = await table.wires["jack"].play("jack", {"type": "pass"})
            assert answer["type"] == "rejected"
            record = (await table.people["red"].get(f"/api/tables/{table.table}/record")).json()
            assert record["resigned"] == "police"

    asyncio.run(play())


def test_the_rematch_passes_the_roles_on_and_is_one_table_for_all() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, CHARTER)
            assert (await table.people["jack"].at(table.table, "rematch")).status == 409
            await table.people["jack"].at(table.table, "resign", seat="jack")
            asked = await asyncio.gather(
                *(person.at(table.table, "rematch") for person in table.people.values())
            )
            (again,) = {answer.json()["table"] for answer in asked}
            await quiet()
            assert json.loads(table.wires["red"].frames[-1]) == {"type": "rematched", "id": again}
            seats = (await table.people["red"].get(f"/api/tables/{again}")).json()["seats"]
            named = {seat["seat"]: seat["name"] for seat in seats}
            assert named == {"jack": "P-yellow", "yellow": "P-blue", "blue": "P-red", "red": "Jack"}
            fan = await server.browser().call_me("Fan")
            assert (await fan.at(table.table, "rematch")).status == 409

    asyncio.run(play())


def test_days_for_a_move_and_then_the_others_decide() -> None:
    async def play() -> None:
        clock = Clock()
        async with running(now=clock, absent_after=1) as server:
            charter = {**CHARTER, "clock": {"kind": "days", "days": 2}}
            table = await gather(server, charter)
            assert table.wires["red"].turn["clock"] == {"seat": "jack", "left": 172800.0}
            await table.wires["jack"].gone()
            clock.time += 86_400  # gone for a day, but in time
            vote = {"do": "replace", "seat": "jack"}
            path = f"/api/tables/{table.table}"
            assert (await table.people["red"].post(path, vote)).status == 409
            clock.time += 86_401
            assert (await table.people["red"].post(path, vote)).status == 200
            seats = (await table.people["red"].get(path)).json()["seats"]
            assert seats[0]["votes"] == {"free": 1}
            assert (await table.people["blue"].post(path, vote)).status == 200
            seats = (await table.people["red"].get(path)).json()["seats"]
            assert seats[0] == {"seat": "jack", "name": None}

    asyncio.run(play())


def test_spectators_may_be_kept_waiting() -> None:
    async def play() -> None:
        clock = Clock()
        async with running(now=clock) as server:
            table = await gather(server, {**CHARTER, "delay": 3600})
            fan = await server.browser().call_me("Fan")
            early = await fan.sit(table.table)
            for _ in range(6):
                await table.act(at_random(6))
                clock.time += 10
            await table.wires["jack"].say("table", "he is near")
            await quiet()
            assert [json.loads(f)["type"] for f in early.frames] == ["welcome"]
            late = await fan.sit(table.table)
            assert late.turn["position"] == 0
            assert late.welcome["talk"] == []
            clock.time += 3600 - 35  # the first three are an hour old
            later = await fan.sit(table.table)
            assert later.turn["position"] == 3
            await table.people["jack"].at(table.table, "resign", seat="jack")
            summary = (await fan.get(f"/api/tables/{table.table}")).json()
            assert summary["over"] is False
            assert (await fan.get(f"/api/tables/{table.table}/record")).status == 409
            assert "openings" not in (await fan.get(f"/api/tables/{table.table}/seals")).json()
            assert (
                await table.people["red"].get(f"/api/tables/{table.table}/record")
            ).status == 200
            clock.time += 3601
            assert (await fan.get(f"/api/tables/{table.table}/record")).status == 200
            assert (await fan.sit(table.table)).welcome["openings"]

    asyncio.run(play())


@pytest.mark.parametrize("talk", ["private", "open", "closed"])
def test_talk_reaches_its_audience(talk: str) -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, {**CHARTER, "talk": talk})
            fan = await server.browser().call_me("Fan")
            wires = {**table.wires, "fan": await fan.sit(table.table)}
            for channel in ("table", "police", "spectators"):
                for who, wire in wires.items():
                    await wire.say(channel, f"{who} in {channel}")
            await quiet()
            heard = {
                who: {
                    frame["said"]["text"]
                    for frame in map(json.loads, wire.frames)
                    if frame["type"] == "said"
                }
                for who, wire in wires.items()
            }
            public = {f"{who} in table" for who in SEATS}
            police = {f"{who} in police" for who in SEATS[1:]} if talk != "closed" else set()
            listed = {
                who: {c["channel"] for c in w.welcome["channels"]} for who, w in wires.items()
            }
            assert heard["yellow"] == public | police
            assert heard["jack"] == (public | police if talk == "open" else public)
            assert heard["fan"] == heard["jack"] | {"fan in spectators"}
            assert ("police" in listed["jack"]) is (talk == "open")
            assert ("police" in listed["red"]) is (talk != "closed")
            resumed = await table.people["jack"].sit(table.table)
            assert {said["text"] for said in resumed.welcome["talk"]} == heard["jack"]
            await table.people["jack"].at(table.table, "resign", seat="jack")
            after = await table.people["jack"].sit(table.table)
            everything = public | police | {"fan in spectators"}
            assert {said["text"] for said in after.welcome["talk"]} == everything

    asyncio.run(play())


class Comings(RuleBasedStateMachine):
    """Sitting down, leaving, coming back, logging out, in any order; a model knows who sits where.

    After each step every open connection must have just the seats and the notes of its person.
    """

    people = ("ann", "bob", "cid")

    @initialize()
    def open(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.run(self._open())

    def run(self, step: Any) -> Any:
        return self.loop.run_until_complete(step)

    async def _open(self) -> None:
        self.context = running()
        self.server: Server = await self.context.__aenter__()
        self.browsers: dict[str, Browser] = {}
        for name in self.people:
            self.browsers[name] = await self.server.browser().call_me(name)
        opened = await self.browsers["ann"].open(CHARTER, sit=list(SEATS))
        self.table = opened["table"]
        self.holder: dict[str, str | None] = dict.fromkeys(SEATS, "ann")
        self.wires: list[tuple[str, Wire]] = []
        self.begun = False
        self.sides: dict[str, set[str]] = {"ann": {JACK, "police"}}

    @rule(who=st.sampled_from(people))
    def connect(self, who: str) -> None:
        async def step() -> None:
            self.wires.append((who, await self.browsers[who].sit(self.table)))

        self.run(step())
        self.check()

    @precondition(lambda self: self.wires)
    @rule(data=st.data())
    def hang_up(self, data: st.DataObject) -> None:
        number = data.draw(st.integers(0, len(self.wires) - 1))
        self.run(self.wires.pop(number)[1].gone())
        self.check()

    @rule(seat=st.sampled_from(SEATS), to=st.sampled_from(people))
    def hand_over(self, seat: str, to: str) -> None:
        """By a link that the holder makes."""
        who = self.holder[seat]
        if who is None or who == to:
            return

        async def step() -> None:
            made = await self.browsers[who].at(self.table, "link", seat=seat)
            assert made.status == 200
            joined = await self.browsers[to].join(made.json()["code"])
            other = "police" if seat == JACK else JACK
            crosses = self.begun and other in self.sides.get(to, set())
            assert joined.status == (409 if crosses else 200), joined.body
            if joined.status == 200:
                self.holder[seat] = to
                self.sides.setdefault(to, set()).add(side(seat))

        self.run(step())
        self.check()

    @rule(seat=st.sampled_from(SEATS))
    def leave(self, seat: str) -> None:
        who = self.holder[seat]
        if who is None:
            return

        async def step() -> None:
            assert (await self.browsers[who].at(self.table, "leave", seat=seat)).status == 200
            self.holder[seat] = None

        self.run(step())
        self.check()

    @rule(who=st.sampled_from(people))
    def log_out_and_come_as_somebody_new(self, who: str) -> None:
        async def step() -> None:
            assert (await self.browsers[who].post("/api/me/log-out", {})).status == 200
            await quiet()
            for other, wire in self.wires:
                if other == who:
                    assert wire.closed == 4001
            self.wires = [pair for pair in self.wires if pair[0] != who]
            # The seats stay with the person who cannot come back any longer; nobody else has them.
            for seat, holder in self.holder.items():
                if holder == who:
                    self.holder[seat] = None
            self.sides.pop(who, None)
            with pytest.raises(Refused):
                await self.browsers[who].knock(self.table)
            self.browsers[who] = await self.server.browser().call_me(who)

        self.run(step())
        self.check()

    @rule()
    def act(self) -> None:
        async def step() -> None:
            room = self.server.house.rooms[self.table]
            seat = room.table.to_act
            for who, wire in self.wires:
                if seat is not None and self.holder[seat] == who:
                    answer = await wire.play(seat, wire.turn["legal"][0])
                    assert answer["type"] == "accepted"
                    self.begun = True
                    return

        self.run(step())
        self.check()

    def check(self) -> None:
        async def step() -> None:
            await quiet()
            room = self.server.house.rooms[self.table]
            for who, wire in self.wires:
                mine = [seat for seat in SEATS if self.holder[seat] == who]
                assert wire.welcome["yours"] == mine
                assert ("jack" in wire.welcome["notes"]) is ("jack" in mine)
                since = list(map(json.loads, wire.frames))
                last = max(n for n, f in enumerate(since) if f["type"] == "welcome")
                for frame in since[last:]:
                    assert set(frame.get("notes", {})) <= set(mine)
                    for event in frame.get("events", []):
                        assert set(event.get("known", {})) <= set(mine)
                assert wire.turn["position"] == room.table.played

        self.run(step())

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.context.__aexit__(None, None, None))
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.run(asyncio.sleep(0))
            self.loop.close()


TestComings = pytest.mark.slow(Comings.TestCase)
TestComings.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
