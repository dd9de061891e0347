"""Fair-play seals: given out when a secret is fixed, opened at the end, checked by anybody."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest

from darklantern.cli.main import main
from darklantern.server.seals import faults
from tests.at_play import GAMES, some_setups
from tests.server.callers import quiet, running
from tests.server.tables import at_random, charter_of, gather


def published(name: str, computers: bool = False) -> tuple[Any, dict[int, str]]:
    """What a table publishes, and the seals as a spectator noted them."""

    async def play() -> tuple[Any, dict[int, str]]:
        async with running() as server:
            setup = some_setups(name, 1)[0]
            fan = await server.browser().call_me("Fan")
            if computers:
                seats = dict.fromkeys(setup.seating.seats, "random")
                opened = await fan.open(charter_of(setup), computers=seats)
                wire = await fan.sit(opened["table"])
                while wire.turn["to_act"] is not None:
                    await quiet()
                id = opened["table"]
            else:
                table = await gather(server, charter_of(setup))
                wire = await fan.sit(table.table)
                await table.play_out(at_random(name))
                id = table.table
            await quiet()
            kept = {
                event["number"]: event["seal"]
                for frame in map(json.loads, wire.frames)
                for event in frame.get("events", [])
                if "seal" in event
            }
            return (await fan.get(f"/api/tables/{id}/seals")).json(), kept

    return asyncio.run(play())


@pytest.mark.parametrize("computers", [False, True], ids=["people", "computers"])
@pytest.mark.parametrize("name", GAMES)
def test_the_openings_prove_that_nothing_was_changed(
    name: str, computers: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = published(name, computers)
    assert kept
    assert list(faults(file, kept)) == []
    (tmp_path / "end.json").write_text(json.dumps(file))
    (tmp_path / "kept.json").write_text(json.dumps({"seals": kept}))
    arguments = ["verify", "--seals", str(tmp_path / "end.json")]
    assert main([*arguments, "--kept", str(tmp_path / "kept.json")]) == 0
    assert "nothing was changed" in capsys.readouterr().err
    file["openings"][0]["salt"] = "00" * 32
    (tmp_path / "end.json").write_text(json.dumps(file))
    assert main(arguments) == 1


def test_every_way_to_cheat_is_noticed() -> None:
    file, kept = published("whitehall")
    walk = next(
        number
        for number, action in enumerate(file["record"]["actions"])
        if action["type"] == "choose-location"
    )

    def other_secret(cheat: Any) -> None:
        cheat["record"]["actions"][walk]["circle"] += 1

    def no_opening(cheat: Any) -> None:
        cheat["openings"].pop()

    def one_more(cheat: Any) -> None:
        cheat["openings"].append({**cheat["openings"][0], "number": 9999})

    def twice(cheat: Any) -> None:
        cheat["openings"].append(cheat["openings"][0])

    def swapped(cheat: Any) -> None:
        first, second = cheat["openings"][:2]
        first["number"], second["number"] = second["number"], first["number"]

    def shorter(cheat: Any) -> None:
        del cheat["record"]["actions"][-1]

    def no_record(cheat: Any) -> None:
        del cheat["record"]

    def not_hexadecimal(cheat: Any) -> None:
        cheat["openings"][0]["salt"] = "zz"

    ways = (other_secret, no_opening, one_more, twice, swapped, no_record, not_hexadecimal)
    for way in ways:
        cheat = copy.deepcopy(file)
        way(cheat)
        assert list(faults(cheat)), way.__name__
    assert list(faults(file, {**kept, 1: "0" * 64}))
    cheat = copy.deepcopy(file)
    shorter(cheat)  # legal so far as it goes; what was given out tells that there was more
    assert list(faults(cheat, {**kept, 99_999: "0" * 64}))
    for nonsense in (None, [], {}, {"format": "darklantern-seals/1"}, {"format": 1}):
        assert list(faults(nonsense))


def test_while_the_game_runs_seals_tell_nothing_and_openings_are_kept_back() -> None:
    async def play() -> None:
        async with running() as server:
            table = await gather(server, charter_of(some_setups("whitehall", 1)[0]))
            for _ in range(20):
                await table.act(at_random(5))
            file = (await table.people["yellow"].get(f"/api/tables/{table.table}/seals")).json()
            assert set(file) == {"format", "table", "seals"}
            room = server.house.rooms[table.table]
            seals = list(file["seals"].values())
            assert len(set(seals)) == len(seals) > 4
            assert len(room.table.key) == 32
            seen = b"".join(b"".join(person.seen) for person in table.people.values())
            assert room.table.key.hex().encode() not in seen
            assert b"salt" not in seen

    asyncio.run(play())
