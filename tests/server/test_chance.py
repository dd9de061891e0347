"""Chance comes from the system alone: nothing to seed, nothing to predict, nothing to leak."""

from __future__ import annotations

import ast
import asyncio
import random
from pathlib import Path

import pytest

import darklantern.server
from tests.server.callers import running

ROOM = Path(darklantern.server.__file__).parent


async def dealt() -> str:
    """Who Jack is at a new table of Mr. Jack."""
    async with running() as server:
        opened = await (await server.browser().call_me("Jack")).open(
            {"game": "mrjack"}, sit=["jack"]
        )
        room = server.house.room(opened["table"])
        assert room is not None
        identity: str = room.table.position.state.notes["jack"].identity
        return identity


def test_chance_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the system's source replaced, all that is dealt follows it; without, it differs."""
    random.seed(1888)  # what a program might seed does not matter
    assert len({asyncio.run(dealt()) for _ in range(12)}) > 1
    found = set()
    for byte in b"\x00\x55\xaa":
        monkeypatch.setattr(random, "_urandom", lambda size, byte=byte: bytes([byte]) * size)
        people = {asyncio.run(dealt()) for _ in range(3)}
        assert len(people) == 1
        found |= people
    assert len(found) > 1


def test_no_other_source_is_made_in_the_server() -> None:
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                assert called.rpartition(".")[2] not in ("Random", "seed", "getrandbits"), path
