"""Storage: every kind keeps the same promises; what cannot be used is refused and left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from darklantern.server import sqlite
from darklantern.server.entries import read_entry, write_entry
from darklantern.server.sqlite import FILE, SqliteStorage, back_up
from darklantern.server.storage import (
    Append,
    BeginSession,
    Close,
    EndSession,
    NamePerson,
    Storage,
    StorageFault,
    Taken,
)
from darklantern.server.table import DamagedTable, Table
from tests.at_play import GAMES, some_setups
from tests.server.callers import running
from tests.server.memory import MemoryStorage
from tests.server.tables import at_random, charter_of, gather


@pytest.fixture(params=["memory", "sqlite"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    stored: Storage = MemoryStorage() if request.param == "memory" else SqliteStorage(tmp_path)
    yield stored
    stored.close()


def entry(number: int, command: str | None = None, table: str = "t") -> Append:
    return Append(table, number, f'"{number}"'.encode(), "ann" if command else None, command)


def test_what_is_written_is_read(storage: Storage) -> None:
    async def write() -> None:
        await storage.write([entry(0), entry(1, "first")])
        await storage.write([entry(2, "second")])
        await storage.write([entry(0, table="u"), NamePerson("ann", "Ann")])
        await storage.write([BeginSession("digest", "ann", 1.5), BeginSession("other", "ann", 2.0)])
        await storage.write([EndSession("other"), Close("u"), NamePerson("ann", "Anne")])

    asyncio.run(write())
    assert list(storage.entries("t")) == [b'"0"', b'"1"', b'"2"']
    assert list(storage.entries("nowhere")) == []
    assert storage.open_tables() == ["t"]
    assert storage.tables_of("ann") == ["t"]
    assert storage.entry_of("t", "ann", "second") == b'"2"'
    assert storage.entry_of("t", "bob", "second") is None
    assert list(storage.people()) == [("ann", "Anne")]
    assert list(storage.sessions()) == [("digest", "ann", 1.5)]


def test_a_number_or_a_command_can_be_used_once_and_a_write_is_all_or_nothing(
    storage: Storage,
) -> None:
    async def write() -> None:
        await storage.write([entry(0), entry(1, "first")])
        for taken in (
            [entry(1, "other")],
            [entry(2, "first")],
            [NamePerson("bob", "Bob"), entry(1)],
        ):
            with pytest.raises(Taken):
                await storage.write(taken)

    asyncio.run(write())
    assert len(list(storage.entries("t"))) == 2
    assert list(storage.people()) == []


def test_who_shares_a_commit_does_not_share_a_fault(storage: Storage) -> None:
    async def write() -> list[Any]:
        await storage.write([entry(0)])
        jobs = [[entry(number)] for number in (1, 1, 2)] + [[entry(0, table=t)] for t in "abc"]
        return await asyncio.gather(*map(storage.write, jobs), return_exceptions=True)

    results = asyncio.run(write())
    assert [type(result) for result in results] == [type(None), Taken, *[type(None)] * 4]
    assert len(list(storage.entries("t"))) == 3


def test_a_group_is_kept_by_one_commit(tmp_path: Path) -> None:
    stored = SqliteStorage(tmp_path)

    async def write() -> None:
        await stored.write([entry(0)])
        await asyncio.gather(*(stored.write([entry(n)]) for n in range(1, 500)))

    asyncio.run(write())
    assert stored.commits < 200
    stored.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as kept:
        assert kept.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert kept.execute("SELECT count(*) FROM log").fetchone() == (500,)


def test_the_writer_syncs_every_commit(tmp_path: Path) -> None:
    with closing(sqlite._connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    stored = SqliteStorage(tmp_path)
    with pytest.raises(StorageFault, match="another server is using"):
        SqliteStorage(tmp_path)
    stored.close()
    SqliteStorage(tmp_path).close()


def spoil_shape(file: Path) -> None:
    with closing(sqlite3.connect(file)) as kept:
        kept.execute("PRAGMA user_version = 99")


def spoil_owner(file: Path) -> None:
    with closing(sqlite3.connect(file)) as kept:
        kept.execute("PRAGMA application_id = 7")


def spoil_bytes(file: Path) -> None:
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * 3000)


def spoil_all(file: Path) -> None:
    file.write_bytes(b"These are not the tables you are looking for." * 100)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (spoil_shape, "newer Dark Lantern"),
        (spoil_owner, "another program"),
        (spoil_bytes, "damaged|cannot be used"),
        (spoil_all, "damaged|cannot be used"),
    ],
)
def test_what_is_newer_or_damaged_is_refused_and_left_as_it_is(
    spoil: Any, says: str, tmp_path: Path
) -> None:
    SqliteStorage(tmp_path).close()
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StorageFault, match=says):
        SqliteStorage(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def played_table(storage: Storage, name: str = "whitehall", actions: int = 25) -> str:
    async def play() -> str:
        async with running(storage) as server:
            table = await gather(server, charter_of(some_setups(name, 1)[0]))
            for _ in range(actions):
                await table.act(at_random(actions))
            await table.wires["jack"].say("table", "Good evening")
            return table.table

    return asyncio.run(play())


@pytest.mark.parametrize("name", GAMES)
def test_a_restart_comes_to_the_same_table(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(SqliteStorage(tmp_path)) as server:
            table = await gather(server, charter_of(some_setups(name, 1)[0]))
            for _ in range(30):
                await table.act(at_random(name))
            await table.wires["jack"].say("table", "Good evening")
            was = server.house.rooms[table.table].table
        async with running(SqliteStorage(tmp_path)) as server:
            now = server.house.rooms[table.table].table
            assert now.position.state == was.position.state
            assert now.events == was.events  # the seals too
            for field in ("moves", "holders", "links", "talk", "entries", "has_sat", "began"):
                assert getattr(now, field) == getattr(was, field), field

    asyncio.run(play())


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b'{"type":"from-the-future"}',
        b'{"type":"played","position":3,"actions":[],"at":0,"newer":1}',
        b'{"type":"played","position":999,"actions":[],"at":0}',
        b'{"type":"played","position":25,"actions":[{"seat":"jack","type":"fly"}],"at":0}',
        b'{"type":"played","position":25,"actions":[{"seat":"red","type":"done"}],"at":0}',
        b'{"type":"sat-down","seat":"throne"}',
    ],
)
def test_a_damaged_or_newer_entry_is_refused_with_its_table_and_nothing_is_dropped(
    damage: bytes,
) -> None:
    storage = MemoryStorage()
    id = played_table(storage)
    whole = list(storage.logs[id])
    storage.logs[id].append(Append(id, len(whole), damage))

    async def start() -> None:
        async with running(storage):
            pass

    with pytest.raises(StorageFault, match=f"table {id} is damaged, or a newer"):
        asyncio.run(start())
    assert len(storage.logs[id]) == len(whole) + 1
    storage.logs[id] = whole
    asyncio.run(start())


def test_a_missing_entry_is_noticed(tmp_path: Path) -> None:
    id = played_table(SqliteStorage(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as kept:
        kept.execute("DELETE FROM log WHERE number = 12")
        kept.commit()

    async def start() -> None:
        async with running(SqliteStorage(tmp_path)):
            pass

    with pytest.raises(StorageFault, match=f"table {id}: entry 12 is missing"):
        asyncio.run(start())


def test_a_game_begun_under_other_rules_is_put_away_and_kept() -> None:
    storage = MemoryStorage()
    id = played_table(storage)
    log = storage.logs[id]
    opened = read_entry(log[0].body)
    assert opened.rules_version == 1  # type: ignore[union-attr]
    older = msgspec.structs.replace(opened, rules_version=0)
    log[0] = Append(id, 0, write_entry(older), log[0].person)

    async def start() -> None:
        async with running(storage) as server:
            assert server.house.room(id) is None
            assert "version 0 of the rules" in server.house.put_away[id]

    asyncio.run(start())
    assert storage.logs[id] == log


def test_a_log_that_does_not_begin_with_its_opening_is_no_table() -> None:
    with pytest.raises(DamagedTable, match="does not begin"):
        Table.of("t", iter(()))


def test_a_backup_while_people_play_holds_every_acknowledged_action(tmp_path: Path) -> None:
    async def play() -> int:
        async with running(SqliteStorage(tmp_path / "here")) as server:
            table = await gather(server, charter_of(some_setups("whitehall", 1)[0]))
            for _ in range(10):
                await table.act(at_random(3))
            await asyncio.to_thread(back_up, tmp_path / "here", tmp_path / "copy.sqlite3")
            played = server.house.rooms[table.table].table.played
            await table.act(at_random(3))
            return played

    played = asyncio.run(play())
    (tmp_path / "there").mkdir()
    (tmp_path / "copy.sqlite3").rename(tmp_path / "there" / FILE)

    async def start() -> None:
        async with running(SqliteStorage(tmp_path / "there")) as server:
            (room,) = server.house.rooms.values()
            assert room.table.played == played

    asyncio.run(start())
    with pytest.raises(StorageFault, match="no tables"):
        back_up(tmp_path / "nowhere", tmp_path / "x")
    (tmp_path / "taken").touch()
    with pytest.raises(StorageFault, match="exists already"):
        back_up(tmp_path / "here", tmp_path / "taken")
