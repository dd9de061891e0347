"""Twin worlds at the door: bytes, order, number, status are alike for whoever cannot know better.

Two servers play two games that differ only in what one seat cannot know. The seat's holder does the
same in both, illegal things included. Random by nature, and so made alike before comparing: ids,
seals.
"""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import pytest

from darklantern.core.actions import Action
from darklantern.core.codec import write
from darklantern.core.position import Position
from darklantern.core.record import Move
from darklantern.core.seats import CHANCE, JACK, SPECTATOR
from tests.at_play import GAMES, Setup, play_out, some_setups, strangers
from tests.leaks.worlds import Twin, find_twin
from tests.server.callers import quiet, running
from tests.server.tables import charter_of

SETUPS = [setup for name in GAMES for setup in some_setups(name, 4, seed=53)]
SEAL = re.compile(rb'"seal":"[0-9a-f]{64}"|"\d+":"[0-9a-f]{64}"')


class FixedDealer:
    """Draws what this world's chance drew."""

    def __init__(self, moves: list[Move]) -> None:
        self.draws = [move.action for move in moves if move.seat == CHANCE]

    def draw(self, position: Position) -> Action:
        return self.draws.pop(0) if self.draws else position.legal[0]


async def one_world(setup: Setup, seat: str, moves: list[Move], seed: str) -> list[Any]:
    """Everything that reaches the seat's holder."""
    rng, tries = Random(seed), strangers(setup.game.name)
    async with running(now=lambda: 1888.0) as server:
        server.house.dealer = FixedDealer(moves)  # type: ignore[assignment]
        viewer = await server.browser().call_me("Viewer")
        others = await server.browser().call_me("Others")
        charter = charter_of(setup, assist={"jack": "full", "police": "full"})
        opened = await others.open(
            charter, sit=[each for each in setup.seating.seats if each != seat]
        )
        if seat != SPECTATOR:
            assert (await viewer.join(opened["links"][seat])).status == 200
        viewer.seen.clear()
        mine = await viewer.sit(opened["table"])
        theirs = await others.sit(opened["table"])
        got: list[Any] = []
        number = 0
        for move in moves:
            if move.seat == CHANCE:
                continue
            number += 1
            legal = mine.turn.get("legal", [])
            wrong = [action for action in rng.sample(tries, 4) if write(action) not in legal]
            for count, action in enumerate(wrong):
                await mine.play(
                    rng.choice(setup.seating.seats), action, id=f"wrong-{number}-{count}"
                )
                if seat != SPECTATOR:
                    why = {"type": "why", "id": f"why-{number:04}-{count}", "seat": seat}
                    mine.send({**why, "action": write(action)})
                    await mine.until("explained")
            if (
                len(wrong) > 1 and move.seat != seat != SPECTATOR
            ):  # a batch, to see how far it would get
                await mine.play(seat, *wrong[:2], id=f"batch-{number:04}")
            wire = mine if move.seat == seat else theirs
            answer = await wire.play(move.seat, move.action, id=f"right-{number:04}")
            assert answer["type"] == "accepted", answer
            await quiet()
            if number % 4 == 0 and seat != SPECTATOR and mine.turn["to_act"] is not None:
                for what in ("possible", "likely", "why", "tell"):
                    look = {"type": "look", "id": f"look-{number:04}-{what}", "what": what}
                    mine.send({**look, "seat": seat, "circle": 1 + rng.randrange(190)})
                    await mine.until("shown", "rejected")
            if number % 5 == 0:
                for path in ("", "/record", "/seals", "/then/3", f"/then/{number}"):
                    asked = await viewer.get(f"/api/tables/{opened['table']}{path}")
                    got.append((asked.status, len(asked.body)))
        got.append(mine.messages)
        table = opened["table"].encode()
        return [*got, *(SEAL.sub(b"SEAL", seen.replace(table, b"TABLE")) for seen in viewer.seen)]


def a_twin(setup: Setup, seat: str, rng: Random, length: int) -> Twin | None:
    """Of a game that is still running, for afterwards everybody may know everything."""
    for seed in range(5):
        playthrough = play_out(setup, f"frame twin {seed}")
        longest = min(length - 5 * seed, len(playthrough.steps) - 1)
        if (twin := find_twin(playthrough, seat, rng, longest)) is not None:
            return twin
    return None


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_viewer_can_tell_twin_worlds_apart_by_anything_sent(setup: Setup) -> None:
    rng = Random(f"frames of {setup}")
    seats = [seat for seat in setup.seating.seats if seat != JACK]
    if setup.game.name == "mrjack":
        seats.append(JACK)  # an alibi card of the detective's is none of his business
    compared = 0
    for number, seat in enumerate([*rng.sample(seats, min(2, len(seats))), SPECTATOR]):
        twin = a_twin(setup, seat, rng, 30 + 15 * number)
        if twin is None:
            continue
        seed = f"{setup} {seat}"
        ours, theirs = (
            asyncio.run(one_world(setup, seat, moves, seed))
            for moves in (twin.moves, twin.other_moves)
        )
        assert len(ours) == len(theirs)
        for here, there in zip(ours, theirs, strict=True):
            assert here == there
        compared += 1
    assert compared


def test_a_batch_cannot_ask_what_a_search_would_find() -> None:
    """The second of two searches is refused alike, whether the first would find a clue or not."""

    async def world(setup: Setup, circle_walked: bool) -> bytes:
        async with running() as server:
            both = await server.browser().call_me("Both")
            opened = await both.open(charter_of(setup), sit=list(setup.seating.seats))
            wire = await both.sit(opened["table"])
            while True:  # to the first search of anybody
                legal = wire.turn["legal"]
                searches = [action for action in legal if action["type"] == "search"]
                if len(searches) > 1:
                    break
                await wire.play(wire.turn["to_act"], legal[0])
            row = server.house.rooms[opened["table"]].table.position.state.notes[JACK].row
            on = [s for s in searches if (s["circle"] in row) == circle_walked]
            others = [s for s in searches if s not in on[:1]]
            if not on:
                return b""
            position = wire.turn["position"]
            answer = await wire.play(wire.turn["to_act"], on[0], others[0], id="batch-000")
            assert wire.turn["position"] == position
            return json.dumps(answer).encode()

    setup = some_setups("whitehall", 1)[0]
    answers = {asyncio.run(world(setup, walked)) for walked in (True, False)} - {b""}
    assert len(answers) == 1
    assert b"rejected" in answers.pop()


def test_jacks_notebook_tells_nothing_of_what_the_head_alone_knows() -> None:
    """It is about what the police can know in the open; which patrol is false is not."""
    setup = next(s for s in some_setups("whitechapel", 4, seed=53) if len(s.seating.seats) > 2)
    rng = Random("the notebook of Jack")
    twin = a_twin(setup, JACK, rng, 24)  # later the patrols are turned over
    assert twin is not None
    ours, theirs = (
        asyncio.run(one_world(setup, JACK, moves, "of Jack"))
        for moves in (twin.moves, twin.other_moves)
    )
    assert ours == theirs
    assert "'type': 'shown'" in str(ours) or '"type":"shown"' in str(ours)
