"""Studies over the wire: of finished tables for their people, of records for whoever brings one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from darklantern.analysis.knowledge import FORMAT
from darklantern.core.seats import JACK
from darklantern.server.rest_knowledge import LARGEST_RECORD
from darklantern.server.studying import MOST_WAITING, Busy, Document, Fault, Progress, Studies
from tests.at_play import GAMES, some_setups
from tests.server.callers import ORIGIN, Answer, running
from tests.server.tables import at_random, charter_of, gather

PLAYED = Path(__file__).parents[1] / "playthroughs"


def line_of(name: str) -> str:
    return (PLAYED / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0]


def told(answer: Answer) -> tuple[list[Any], Any]:
    """The lines of progress, and the last one."""
    *progress, last = map(json.loads, answer.body.splitlines())
    return progress, last


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_studied_for_its_people_and_no_unfinished_one_for_anybody(
    game: str,
) -> None:
    async def play() -> None:
        async with running() as server:
            charter = charter_of(some_setups(game, 1)[0], spectators="nobody")
            table = await gather(server, charter)
            where = f"/api/tables/{table.table}/knowledge"
            stranger = await server.browser().call_me("Stranger")
            nobody = server.browser()
            for _ in range(3):
                await table.act(lambda legal: legal[0])
                for person in table.people.values():
                    refused = await person.get(where)
                    assert refused.status == 409
                    assert set(refused.json()) == {"why"}
            assert (await stranger.get(where)).status == 404
            assert (await nobody.get(where)).status == 404
            await table.play_out(at_random(game))
            assert (await stranger.get(where)).status == 404
            assert (await nobody.get(where)).status == 404
            assert (await nobody.get("/api/tables/nothing/knowledge")).status == 404
            for person in table.people.values():
                answer = await person.get(where)
                assert answer.status == 200
                progress, last = told(answer)
                assert last["knowledge"]["format"] == FORMAT
                assert last["knowledge"]["game"] == game
                assert all(0 <= each["done"] <= each["of"] for each in progress)
            await assert_boards(last["knowledge"], table)

    asyncio.run(play())


async def assert_boards(found: Any, table: Any) -> None:
    """Put together step by step, the board and Jack's notes are those that the table ended with."""
    board: dict[str, Any] = {}
    notes: dict[str, Any] = {}
    for step in found["steps"]:
        board |= step["board"]
        for seat, fields in step["notes"].items():
            notes[seat] = notes.get(seat, {}) | fields
    events = sum(len(step.get("events", ())) for step in found["steps"])
    lay = (await table.people[JACK].get(f"/api/tables/{table.table}/then/{events}")).json()
    assert board == lay["board"]
    assert notes == lay["notes"]
    assert found["seating"]["seats"] == list(table.people)


def test_a_spectator_may_have_a_finished_table_where_spectators_are_welcome() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups("mrjack", 1)[0]))
            fan = await server.browser().call_me("Fan")
            where = f"/api/tables/{table.table}/knowledge"
            assert (await fan.get(where)).status == 409
            await table.play_out(at_random(1))
            assert told(await fan.get(where))[1]["knowledge"]["moments"]

    asyncio.run(play())


@pytest.mark.parametrize(
    "name", ["whitehall-smoker", "whitechapel-double-event", "mrjack-wrong-accusation"]
)
def test_a_record_is_studied_for_whoever_brings_it(name: str) -> None:
    async def play() -> None:
        async with running() as server:
            answer = await server.browser().post("/api/knowledge", {"record": line_of(name)})
            assert answer.status == 200
            progress, last = told(answer)
            assert progress
            found = last["knowledge"]
            assert len(found["steps"]) == len(json.loads(line_of(name))["actions"]) + 1
            again = await server.browser().post("/api/knowledge", {"record": line_of(name)})
            assert told(again) == ([], last)

    asyncio.run(play())


def test_a_table_that_was_given_up_is_studied_as_far_as_it_went() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups("mrjack", 1)[0]))
            for _ in range(6):
                await table.act(lambda legal: legal[0])
            jack = table.people[JACK]
            assert (await jack.at(table.table, "resign", seat=JACK)).status == 200
            answer = await jack.get(f"/api/tables/{table.table}/knowledge")
            found = told(answer)[1]["knowledge"]
            assert found["outcome"] is None

    asyncio.run(play())


BAD = {
    "no JSON": ("{", "not JSON"),
    "no record": ("[]", "JSON object"),
    "another format": ('{"format": "chess/1"}', "format"),
    "a key twice": ('{"format": "darklantern/1", "game": "mrjack", "game": "mrjack"}', "twice"),
    "no such game": ('{"format": "darklantern/1", "game": "cluedo"}', "cluedo"),
    "an action of no kind": (
        line_of("whitehall-arrest").replace("choose-location", "choose-dinner", 1),
        "action 1",
    ),
    "deep": ('{"format": "darklantern/1", "game": ' + "[" * 5000 + "]" * 5000 + "}", ""),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_record_is_refused_with_the_reason(fault: str) -> None:
    record, why = BAD[fault]

    async def play() -> None:
        async with running() as server:
            answer = await server.browser().post("/api/knowledge", {"record": record})
            assert answer.status == 400, answer.body
            assert why in answer.json()["why"]

    asyncio.run(play())


def test_an_illegal_action_late_in_a_record_is_told_in_the_last_line() -> None:
    written = json.loads(line_of("whitehall-arrest"))
    written["actions"].insert(25, written["actions"][0])

    async def play() -> None:
        async with running() as server:
            answer = await server.browser().post("/api/knowledge", {"record": json.dumps(written)})
            assert answer.status == 200
            assert "action 26" in told(answer)[1]["why"]

    asyncio.run(play())


def test_what_is_no_request_is_refused() -> None:
    async def play() -> None:
        async with running() as server:
            browser = server.browser()
            line = line_of("mrjack-caught")
            for body in ({}, {"record": 7}, {"record": line, "modle": "mixed"}, [], b"\xff"):
                assert (await browser.post("/api/knowledge", body)).status == 400
            wrong = await browser.post("/api/knowledge", {"record": line, "model": "mixed"})
            assert (wrong.status, "choices" in wrong.json()["why"]) == (400, True)
            large = {"record": "x" * LARGEST_RECORD}
            assert (await browser.post("/api/knowledge", large)).status == 413
            foreign = await browser.post(
                "/api/knowledge", {"record": line}, origin="https://elsewhere.example"
            )
            assert foreign.status == 403
            assert (await browser.ask("GET", "/api/knowledge", b"", {"origin": ORIGIN})).status in (
                404,
                405,
            )

    asyncio.run(play())


def test_nobody_has_more_studies_than_there_is_room_for() -> None:
    async def play() -> None:
        async with running(studies=0.02) as server:
            line = line_of("mrjack-caught")
            asks = [await server.browser().post("/api/knowledge", {"record": line}) for _ in "123"]
            assert [answer.status for answer in asks] == [200, 200, 429]

    asyncio.run(play())


def test_who_goes_away_ends_the_study_and_the_next_one_is_made() -> None:
    async def play() -> None:
        studies = Studies(apart=False)
        try:
            words = studies.study(line_of("whitechapel-full-game"), None)
            assert isinstance(await anext(words), Progress)
            await words.aclose()
            *_, last = [word async for word in studies.study(line_of("mrjack-caught"), None)]
            assert isinstance(last, Document)
            assert studies.waiting == 0 or not studies._turn.locked()
        finally:
            studies.close()

    asyncio.run(play())


def test_too_many_at_once_are_asked_to_come_back() -> None:
    async def play() -> None:
        studies = Studies(apart=False)
        lines = [json.dumps(json.loads(line_of("mrjack-left")) | {"n": n}) for n in range(30)]

        async def one(line: str) -> str:
            try:
                *_, last = [word async for word in studies.study(line, None)]
            except Busy:
                return "busy"
            return type(last).__name__

        try:
            found = await asyncio.gather(*map(one, lines))
        finally:
            studies.close()
        assert found.count("Document") == MOST_WAITING
        assert found.count("busy") == len(lines) - MOST_WAITING

    asyncio.run(play())


@pytest.mark.slow
def test_a_worker_of_its_own_studies_and_one_that_is_lost_is_replaced() -> None:
    async def play() -> None:
        studies = Studies(apart=True)
        try:
            *progress, last = [w async for w in studies.study(line_of("whitehall-arrest"), None)]
            assert isinstance(last, Document)
            assert all(isinstance(word, Progress) for word in progress)
            assert studies._worker is not None
            studies._worker.process.kill()
            studies._worker.process.join()
            *_, last = [w async for w in studies.study(line_of("mrjack-caught"), None)]
            assert isinstance(last, Fault)
            *_, last = [w async for w in studies.study(line_of("mrjack-caught"), None)]
            assert isinstance(last, Document)
            assert studies.restarts == 1
        finally:
            studies.close()

    asyncio.run(play())
