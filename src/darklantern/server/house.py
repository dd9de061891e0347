"""The house: all the rooms, what is kept, who is who, and the computers that think."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from random import SystemRandom

import msgspec

from darklantern.core.events import redact
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, JACK, Seat
from darklantern.core.sentences import Sentence
from darklantern.players.dealer import Dealer
from darklantern.server import outlet, seats
from darklantern.server.charter import POLICE, BadCharter, Charter, side
from darklantern.server.connection import SHUTTING_DOWN, Connection
from darklantern.server.entries import Entry, Linked, Opened, WentOn, read_entry, write_entry
from darklantern.server.measures import Measures
from darklantern.server.messages import OpenTable, Rematched
from darklantern.server.referee import Refused, work_out
from darklantern.server.room import Room
from darklantern.server.sessions import Sessions, digest_of, new_token
from darklantern.server.settings import Settings
from darklantern.server.storage import Append, Storage, StorageFault
from darklantern.server.studying import Studies
from darklantern.server.table import DamagedTable, Holder, OtherRules, Table
from darklantern.server.thinking import Question, Thinkers

LOG = logging.getLogger("darklantern.server")
MOST_FINISHED = 64
"""Tables of finished games kept in memory; the others are read when somebody looks."""


class House:
    """Everything one server has. Made at start from what is stored."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings, self.storage, self.thinkers, self.now = settings, storage, thinkers, now
        self.sessions = Sessions(storage, now)
        self.dealer = Dealer(SystemRandom())
        self.measures = Measures()
        self.studies = Studies(apart=settings.workers > 0)
        self.rooms: dict[str, Room] = {}
        self.finished: OrderedDict[str, Room] = OrderedDict()
        self.links: dict[str, str] = {}
        """Digest of a link's code: the table it belongs to."""
        self.put_away: dict[str, str] = {}
        """Tables that cannot be played on here, and why."""
        self._thinking: dict[str, tuple[tuple[int, Holder], asyncio.Task[None]]] = {}
        for id in storage.open_tables():
            self._recover(id)

    # -- at start -------------------------------------------------------------------------------

    def _recover(self, id: str) -> None:
        try:
            self._add(self._read(id))
        except OtherRules as fault:
            self.put_away[id] = str(fault)
            LOG.warning("a table is put away", extra={"table": id[:6], "reason": str(fault)})

    def _read(self, id: str) -> Table:
        """The table as it is stored; StorageFault where it cannot be read."""
        try:
            return Table.of(id, iter([read_entry(body) for body in self.storage.entries(id)]))
        except OtherRules:
            raise
        except (DamagedTable, BadCharter, msgspec.MsgspecError) as fault:
            raise StorageFault(
                f"table {id} is damaged, or a newer Dark Lantern wrote it: {fault}. Nothing was "
                "changed. Restore a backup, or use the program that wrote it."
            ) from fault

    def _add(self, table: Table) -> Room:
        room = Room(table, self.storage, self.dealer, self.now)
        room.changed = self._changed
        self.rooms[table.id] = room
        self.links.update(dict.fromkeys(table.links.values(), table.id))
        return room

    def wake(self) -> None:
        """Let computers think at all tables where it is their turn. Once the loop runs."""
        for room in self.rooms.values():
            self._changed(room)

    # -- tables ---------------------------------------------------------------------------------

    def room(self, id: str) -> Room | None:
        """The room of a table, be its game running or finished."""
        if (room := self.rooms.get(id) or self.finished.get(id)) is not None:
            return room
        if id in self.put_away:
            return None
        try:
            table = self._read(id) if next(iter(self.storage.entries(id)), None) else None
        except StorageFault:
            LOG.error("a finished table cannot be read", extra={"table": id[:6]})
            return None
        except OtherRules as fault:
            self.put_away[id] = str(fault)
            return None
        if table is None:
            return None
        room = Room(table, self.storage, self.dealer, self.now)
        room.changed = self._changed
        self._keep_finished(room)
        return room

    def _keep_finished(self, room: Room) -> None:
        self.finished[room.table.id] = room
        for id, old in list(self.finished.items())[:-MOST_FINISHED]:
            if not old.connections:
                del self.finished[id]

    async def open_table(self, person: str, wish: OpenTable) -> tuple[Room, dict[str, str]]:
        """A new table, and a link for each seat that is free."""
        holders = self._holders(person, wish)
        return await self._open(person, wish.charter, holders)

    def _holders(self, person: str, wish: OpenTable) -> dict[Seat, Holder]:
        table = Table(new_token(), self._opened(person, wish.charter))
        holders = dict(table.holders)
        name = self.sessions.names[person]
        for seat in wish.sit:
            holders[seats.check_seat(table, seat)] = Holder(person, name)
        for seat, level in wish.computers.items():
            if not holders[seats.check_seat(table, seat)].free:
                raise Refused(
                    Sentence("You cannot sit on {seat} and give it to the computer.", seat=seat)
                )
            holders[seat] = Holder(level=seats.checked_level(wish.charter.game, seat, level))
        return holders

    def _opened(self, person: str, charter: Charter) -> Opened:
        try:
            version = find_game(charter.game).rules_version
        except LookupError as missing:
            raise BadCharter(str(missing.args[0])) from None
        return Opened(charter, person, version, seats.new_key(), self.now())

    async def _open(
        self, person: str, charter: Charter, holders: dict[Seat, Holder]
    ) -> tuple[Room, dict[str, str]]:
        if len(self.rooms) >= self.settings.most_tables:
            raise Refused(Sentence("All tables of this server are taken. Come back later."))
        opened = self._opened(person, charter)
        table = Table(new_token(), opened)
        free = [seat for seat, holder in holders.items() if holder.free]
        links = [*free, *([POLICE] if sum(seat != JACK for seat in free) > 1 else [])]
        entries, codes = seats.opening_entries(holders, links, self.now())
        if table.position.seat == CHANCE:  # what is dealt before anybody chooses
            entries.append(work_out(table, CHANCE, [], self.dealer, self.now())[0])
        log: list[Entry] = [opened, *entries]
        await self.storage.write(
            [
                Append(table.id, number, write_entry(entry), _whose(entry, person))
                for number, entry in enumerate(log)
            ]
        )
        for entry in entries:
            table.apply(entry)
        room = self._add(table)
        self.measures.tables_opened += 1
        self._changed(room)
        return room, codes

    async def rematch(self, person: str, room: Room) -> Room:
        """Once for each finished game; who asks again is led to the same table."""
        await room.to_the_end(self._rematch(person, room))
        found = self.room(room.table.rematch or "")
        if found is None:
            raise Refused(Sentence("The table of the rematch cannot be opened here."))
        return found

    async def _rematch(self, person: str, room: Room) -> None:
        async with room.alone():
            table = room.table
            if not table.over:
                raise Refused(Sentence("The game is not over yet."))
            if person not in table.people_of():
                raise Refused(Sentence("Only the people at the table can ask for a rematch."))
            if table.rematch is None:
                holders = dict(seats.passed_on(table))
                again, _ = await self._open(table.host, table.charter, holders)
                await room.save([WentOn(again.table.id)], person=person)
                room.tell(outlet.frame(Rematched(again.table.id)))

    # -- links ----------------------------------------------------------------------------------

    async def link(self, person: str, room: Room, seat: str) -> str:
        code = await seats.make_link(room, person, seat)
        self.links[digest_of(code)] = room.table.id
        return code

    def room_of_link(self, code: str) -> Room | None:
        """The room to which this code leads, as long as it leads anywhere."""
        digest = digest_of(code)
        room = self.rooms.get(self.links.get(digest, ""))
        if room is None or digest not in room.table.links.values():
            self.links.pop(digest, None)
            return None
        return room

    def listed(self) -> Iterator[Room]:
        """What hangs on the door: tables that want to be found, with a game running."""
        return (r for r in self.rooms.values() if r.table.charter.listed and not r.table.over)

    # -- computers ------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        """After every change: the game may be over, or a computer have to choose."""
        table = room.table
        if table.over:
            self._rest(table.id)
            if self.rooms.pop(table.id, None) is not None:
                self.measures.games_finished += 1
                self._keep_finished(room)
            return
        assert table.to_act is not None
        question = (table.played, table.holders[table.to_act])
        thinking = self._thinking.get(table.id)
        if thinking is not None and thinking[0] == question:
            return
        self._rest(table.id)
        if question[1].level is not None:
            task = asyncio.get_running_loop().create_task(self._think(room, table.to_act))
            self._thinking[table.id] = (question, task)

    def _rest(self, table: str) -> None:
        """Nobody need think about this any longer."""
        _, task = self._thinking.pop(table, (None, None))
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _think(self, room: Room, seat: Seat) -> None:
        """Choose, and play at the next beat: a beat for every choice, easy or hard or none."""
        table, loop = room.table, asyncio.get_running_loop()
        played, began, pace = table.played, loop.time(), table.charter.pace
        try:
            action = await self.thinkers.choose(self._question(table, seat))
            if pace:
                beats = int((loop.time() - began) / pace) + 1
                await asyncio.sleep(began + beats * pace - loop.time())
            else:
                await asyncio.sleep(0)
            await room.play_computer(seat, played, action)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a computer player failed", extra={"table": table.id[:6]})

    def _question(self, table: Table, seat: Seat) -> Question:
        holder = table.holders[seat]
        assert holder.level is not None
        own = tuple(s for s, h in table.holders.items() if h == holder and side(s) == side(seat))
        return Question(
            table.charter.game,
            holder.level,
            table.setup.seating,
            own,
            table.position.view(seat),
            table.position.legal,
            [redact(sealed.event, seat) for sealed in table.events],
            max(0.2, 0.8 * table.charter.pace),
        )

    # -- people ---------------------------------------------------------------------------------

    def connections(self) -> Iterator[Connection]:
        for room in (*self.rooms.values(), *self.finished.values()):
            yield from room.connections

    async def log_out(self, digest: str, code: int) -> None:
        """End a session; its connections are cut."""
        await self.sessions.end(digest)
        for connection in self.connections():
            if connection.digest == digest:
                connection.close(code)

    async def rotate(self, digest: str) -> str:
        """A new token for a session; its connections go on under it."""
        token = await self.sessions.rotate(digest)
        for connection in self.connections():
            if connection.digest == digest:
                connection.digest = digest_of(token)
        return token

    # -- at the end -----------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish what is under way, keep it, and let go of everything."""
        for connection in self.connections():
            connection.close(SHUTTING_DOWN)
        for _, task in self._thinking.values():
            task.cancel()
        for room in (*self.rooms.values(), *self.finished.values()):
            await room.settle()
        self.thinkers.close()
        self.studies.close()
        self.storage.close()


def _whose(entry: Entry, host: str) -> str | None:
    """Under which person the entry is found again."""
    match entry:
        case Opened():
            return host
        case Linked():
            return None
    return getattr(entry, "person", None)
