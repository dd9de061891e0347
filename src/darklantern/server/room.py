"""A room: one table and the connections around it. What happens is saved first, then told.

Everything that changes the table goes through `save`, one change at a time. A change runs to its
end even if the person who asked for it is gone by then: what is in the log is on the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from darklantern.core.actions import Action
from darklantern.core.events import redact
from darklantern.core.seats import JACK, SPECTATOR, Seat
from darklantern.core.sentences import Sentence
from darklantern.players.dealer import Dealer
from darklantern.server import outlet
from darklantern.server.charter import side
from darklantern.server.connection import Connection
from darklantern.server.entries import (
    Agreed,
    Assisted,
    Entry,
    Linked,
    Pencilled,
    Played,
    Resigned,
    SatDown,
    Spoken,
    Voted,
    read_entry,
    write_entry,
)
from darklantern.server.messages import (
    Accepted,
    Conflict,
    Look,
    Pencil,
    Play,
    Say,
    Why,
)
from darklantern.server.notebook import AGREED, Inquiry, NotAnswered, What
from darklantern.server.outlet import Frame
from darklantern.server.pencil import Owner
from darklantern.server.referee import Refused, judge, read_actions, work_out
from darklantern.server.storage import Append, Close, Storage, StorageFault, Taken, Writing
from darklantern.server.table import Moment, Step, Table
from darklantern.server.thinking import Thinkers

T = TypeVar("T")
NOT_YOURS = Sentence("You do not sit there.")
NOT_SAVED = Sentence("It could not be saved, and so it has not happened. Try again.")
ABOUT_SEATS = (SatDown, Linked, Voted, Agreed, Resigned)
"""Entries after which everybody is told anew who sits where."""
NOT_AGREED = Sentence("This table has agreed on less help from the notebook for your side.")
OTHER_COMMAND = Sentence("This id has been used for another command.")


class Room:
    """Where people and computers meet at a table."""

    def __init__(
        self, table: Table, storage: Storage, dealer: Dealer, now: Callable[[], float]
    ) -> None:
        self.table, self.storage, self.dealer, self.now = table, storage, dealer, now
        self.connections: set[Connection] = set()
        self.gone: dict[str, float] = {}
        """Person: since when there has been no connection."""
        self.opened = now()
        self.changed: Callable[[Room], None] = lambda room: None
        """Called after every change: somebody may have to think."""
        self._one_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()

    # -- commands --------------------------------------------------------------------------------

    async def play(self, person: str, command: Play) -> Frame:
        """Accepted, rejected or conflict; whatever it is, it is true for ever."""
        return await self.to_the_end(self._play(person, command))

    async def _play(self, person: str, command: Play) -> Frame:
        async with self._one_at_a_time:
            table = self.table
            if command.position != table.played:
                earlier = self._earlier(person, command.id)
                return earlier or outlet.frame(Conflict(command.id, table.played))
            if command.seat not in table.seats_of(person):
                return outlet.rejected(command.id, NOT_YOURS)
            try:
                actions = read_actions(table, command.actions)
                entry, step = work_out(table, command.seat, actions, self.dealer, self.now())
                await self.save([entry], step, person=person, command=command.id)
            except Refused as refusal:
                return outlet.rejected(command.id, refusal.sentence)
            except Taken:
                return outlet.rejected(command.id, OTHER_COMMAND)
            except StorageFault:
                return outlet.rejected(command.id, NOT_SAVED)
            return outlet.frame(Accepted(command.id, table.played))

    def _earlier(self, person: str, command: str) -> Frame | None:
        """The answer that this command got, if it has been carried out before."""
        body = self.storage.entry_of(self.table.id, person, command)
        match None if body is None else read_entry(body):
            case Played(position, actions):
                return outlet.frame(Accepted(command, position + len(actions)))
            case Spoken(position=position):
                return outlet.frame(Accepted(command, position))
        return None

    async def play_computer(self, seat: Seat, position: int, action: Action) -> bool:
        """A computer's choice, if it still answers the question."""
        return await self.to_the_end(self._play_computer(seat, position, action))

    async def _play_computer(self, seat: Seat, position: int, action: Action) -> bool:
        async with self._one_at_a_time:
            table = self.table
            if table.played != position or table.holders[seat].level is None:
                return False
            entry, step = work_out(table, seat, [action], self.dealer, self.now())
            await self.save([entry], step)
            return True

    async def say(self, person: str, name: str, command: Say) -> Frame:
        return await self.to_the_end(self._say(person, name, command))

    async def _say(self, person: str, name: str, command: Say) -> Frame:
        async with self._one_at_a_time:
            table, seats = self.table, self.table.seats_of(person)
            if not outlet.may_speak(table, seats, command.channel):
                return outlet.rejected(command.id, Sentence("You cannot speak in this channel."))
            text = one_line(command.text)
            if not text:
                return outlet.rejected(command.id, Sentence("There is nothing in it to read."))
            position = table.seen_by(seats, self.now()).played
            entry = Spoken(command.channel, name, text, position, self.now())
            try:
                await self.save([entry], person=person, command=command.id)
            except Taken:
                earlier = self._earlier(person, command.id)
                return earlier or outlet.rejected(command.id, OTHER_COMMAND)
            except StorageFault:
                return outlet.rejected(command.id, NOT_SAVED)
            return outlet.frame(Accepted(command.id, position))

    async def pencil(self, person: str, name: str, command: Pencil) -> Frame:
        return await self.to_the_end(self._pencil(person, name, command))

    async def _pencil(self, person: str, name: str, command: Pencil) -> Frame:
        async with self._one_at_a_time:
            table = self.table
            if command.seat not in table.seats_of(person):
                return outlet.rejected(command.id, NOT_YOURS)
            owner = Owner(person, side(command.seat), command.shared)
            entry = Pencilled(person, name, owner.side, owner.shared, command.marks)
            try:
                await self.save([entry], person=person)
            except StorageFault:
                return outlet.rejected(command.id, NOT_SAVED)
            for connection in self.connections:
                if outlet.may_see(owner, connection.seats, connection.person):
                    sheet = table.sheets[owner]
                    connection.put(outlet.drawn(owner, sheet, connection.person))
            return outlet.frame(Accepted(command.id, table.played))

    async def look(self, person: str, command: Look, thinkers: Thinkers) -> Frame:
        """What the notebook of a seat says; that it was asked is saved and told first."""
        table, seat, what = self.table, command.seat, command.what
        if seat not in table.seats_of(person):
            return outlet.rejected(command.id, NOT_YOURS)
        if table.over:
            return outlet.rejected(command.id, Sentence("The game is over."))
        if what not in AGREED[table.charter.assist_of(seat)]:
            return outlet.rejected(command.id, NOT_AGREED)
        played, inquiry = table.played, self._inquiry(command)
        try:
            found = await thinkers.look(inquiry)
            await self.to_the_end(self._assisted(seat, what, played))
        except NotAnswered as silence:
            return outlet.rejected(command.id, silence.sentence)
        except StorageFault:
            return outlet.rejected(command.id, NOT_SAVED)
        return outlet.shown(command.id, played, what, found)

    def _inquiry(self, command: Look) -> Inquiry:
        table, seat = self.table, command.seat
        game = table.charter.game
        hears = SPECTATOR if seat == JACK and game != "mrjack" else seat
        return Inquiry(
            game,
            table.setup.opening.state.table,
            seat,
            [redact(sealed.event, hears) for sealed in table.events],
            table.position.view(seat),
            command.what,
            command.circle,
            command.model,
        )

    async def _assisted(self, seat: Seat, what: What, position: int) -> None:
        async with self._one_at_a_time:
            if position in self.table.assisted.get(seat, {}).get(what, ()):
                return
            await self.save([Assisted(seat, what, position)])
            told = outlet.assisted(self.table, seat, what)
            self._tell_all(lambda seats: told, late=True)

    def why(self, person: str, command: Why) -> Frame:
        """The rule against an action, from what the seat can see."""
        if command.seat not in self.table.seats_of(person):
            return outlet.explained(command.id, NOT_YOURS)
        try:
            actions = read_actions(self.table, [command.action])
            fault = judge(self.table.position, command.seat, actions)
        except Refused as refusal:
            fault = refusal.sentence
        return outlet.explained(
            command.id, Sentence("The game is over.") if self.table.over else fault
        )

    # -- saving, then telling --------------------------------------------------------------------

    async def to_the_end(self, change: Coroutine[Any, Any, T]) -> T:
        """The change goes on even if nobody waits for it any longer."""
        task = asyncio.ensure_future(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Until every change under way is done."""
        while self._running:
            await asyncio.wait(self._running)

    def alone(self) -> asyncio.Lock:
        """Hold this while deciding on a change and saving it."""
        return self._one_at_a_time

    async def save(
        self,
        entries: Sequence[Entry],
        step: Step | None = None,
        *,
        person: str | None = None,
        command: str | None = None,
        besides: Sequence[Writing] = (),
    ) -> None:
        """Keep these entries, let them take effect, tell everybody. Only while `alone`."""
        table = self.table
        writings: list[Writing] = [
            Append(
                table.id,
                table.entries + number,
                write_entry(entry),
                entry.person if isinstance(entry, SatDown) else person,
                None if number else command,
            )
            for number, entry in enumerate(entries)
        ]
        if step is not None and step.after.seat is None:
            writings.append(Close(table.id))
        await self.storage.write([*writings, *besides])
        before, over, spoken = table.moment, table.over, len(table.talk)
        for entry in entries:
            table.apply(entry, step if isinstance(entry, Played) else None)
        self._tell(before, spoken, any(isinstance(entry, SatDown) for entry in entries))
        if any(isinstance(entry, ABOUT_SEATS) for entry in entries):
            self.tell_seats()
        if table.over and not over:
            self._tell_all(lambda seats: outlet.ended(table), late=True)
        self.changed(self)

    def _tell(self, before: Moment, spoken: int, seats_changed: bool) -> None:
        table, after = self.table, self.table.moment
        if after.events > before.events or after.played > before.played:
            self._tell_moments(before, after, late=False)
            if table.charter.delay:
                self._later(lambda: self._tell_moments(before, after, late=True))
        for index in range(spoken, len(table.talk)):
            self._tell_said(index)
        if seats_changed:
            for connection in self.connections:
                if connection.seats != table.seats_of(connection.person):
                    self.welcome(connection, 0)

    def _tell_moments(self, before: Moment, after: Moment, late: bool) -> None:
        """Those with the same seats get the same bytes."""
        made: dict[tuple[Seat, ...], Frame] = {}
        now = self.now()
        for connection in self.connections:
            seats = connection.seats
            if self._is_late(seats) != late or connection.heard != before.events:
                continue
            if seats not in made:
                made[seats] = outlet.happened(self.table, before, after, seats, now)
            connection.heard = after.events
            connection.put(made[seats])

    def _tell_said(self, index: int) -> None:
        channel = self.table.talk[index][1].channel
        frame = outlet.said(self.table, index)

        def tell(late: bool) -> None:
            moment = self.table.moment
            for connection in self.connections:
                waits = outlet.later(self.table, connection.seats, channel) > 0
                if waits == late and outlet.may_hear(self.table, connection.seats, channel, moment):
                    connection.put(frame)

        tell(False)
        if self.table.charter.delay:
            self._later(lambda: tell(True))

    def _tell_all(self, make: Callable[[Sequence[Seat]], Frame], late: bool = False) -> None:
        """Tell everybody, those who are kept waiting later."""
        for connection in self.connections:
            if not (late and self._is_late(connection.seats)):
                connection.put(make(connection.seats))
        if late and self.table.charter.delay:

            def tell_late() -> None:
                for connection in self.connections:
                    if self._is_late(connection.seats):
                        connection.put(make(()))

            self._later(tell_late)

    def _is_late(self, seats: Sequence[Seat]) -> bool:
        return not seats and self.table.charter.delay > 0

    def _later(self, tell: Callable[[], Any]) -> None:
        # A little later than the delay, so that what is due is due for everybody who looks.
        asyncio.get_running_loop().call_later(self.table.charter.delay + 0.01, tell)

    def tell_seats(self) -> None:
        frame = outlet.seated(self.table, self.present)
        self._tell_all(lambda seats: frame)

    def tell(self, frame: Frame) -> None:
        self._tell_all(lambda seats: frame)

    # -- who is there ----------------------------------------------------------------------------

    @property
    def present(self) -> frozenset[str]:
        return frozenset(connection.person for connection in self.connections)

    def enter(self, connection: Connection, since: int) -> None:
        """A connection comes in, and is told everything from event number `since` on."""
        new = connection.person not in self.present
        self.connections.add(connection)
        self.gone.pop(connection.person, None)
        self.welcome(connection, since)
        if new and connection.seats:
            self.tell_seats()

    def welcome(self, connection: Connection, since: int) -> None:
        connection.seats = self.table.seats_of(connection.person)
        frame, moment = outlet.welcome(
            self.table, connection.seats, connection.person, since, self.present, self.now()
        )
        connection.heard = moment.events
        connection.put(frame)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.person not in self.present:
            self.gone[connection.person] = self.now()
            if connection.seats:
                self.tell_seats()

    def away(self, person: str) -> float:
        """For how many seconds this person has had no connection."""
        if person in self.present:
            return 0.0
        return self.now() - self.gone.get(person, self.opened)


def one_line(text: str) -> str:
    """Text without control characters and without blanks around it; all the rest stays text."""
    return "".join(c if c.isprintable() else " " for c in text).strip()
