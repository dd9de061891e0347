"""Who sits where: links, sitting down, handing over, votes, giving up, the return match."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping

from darklantern.core.seats import JACK, Seat
from darklantern.core.sentences import Sentence
from darklantern.players.levels import ladder, role_of, usual_level
from darklantern.players.levels import level as rung
from darklantern.server.charter import POLICE, side
from darklantern.server.entries import Agreed, Entry, Linked, Resigned, SatDown, Voted
from darklantern.server.referee import Refused
from darklantern.server.room import Room
from darklantern.server.sessions import digest_of, new_token
from darklantern.server.storage import Close
from darklantern.server.table import Holder, Table

FULL = Sentence("Somebody sits there already.")


def checked_level(game: str, seat: Seat, name: str) -> str:
    """The level by its full name; Refused where there is none."""
    try:
        return str(rung(game, role_of(game, seat), name))
    except LookupError:
        raise Refused(
            Sentence(
                'There is no computer player "{level}" for {seat}; there are {levels}.',
                level=name[:40],
                seat=seat,
                levels=[str(each) for each in ladder(game, role_of(game, seat))],
            )
        ) from None


def check_seat(table: Table, seat: str) -> Seat:
    if seat not in table.holders:
        raise Refused(
            Sentence(
                "There is no seat {seat}; there are {seats}.",
                seat=seat[:40],
                seats=list(table.holders),
            )
        )
    return seat


async def make_link(room: Room, person: str, seat: str) -> str:
    """A new code that leads to the seat. Whoever uses it sits down there."""
    return await room.to_the_end(_make_link(room, person, seat))


async def _make_link(room: Room, person: str, seat: str) -> str:
    async with room.alone():
        table = room.table
        if seat != POLICE:
            holder = table.holders[check_seat(table, seat)]
            if holder.person not in (None, person):
                raise Refused(FULL)
            if holder.person is None:
                _check_may_arrange(table, person, seat)
        else:
            _check_may_arrange(table, person, seat)
        code = new_token()
        await room.save([Linked(seat, digest_of(code))], person=person)
        return code


def _check_may_arrange(table: Table, person: str, seat: str) -> None:
    """For a free seat and a computer's: its own side; the host before the game.

    Where a side has no people left, everybody at the table may, so that no seat blocks a game for
    ever. A new name on the seat is seen by all.
    """
    people = table.people_of(seat if seat in (JACK, POLICE) else side(seat))
    if person in people or (person == table.host and table.played == 0):
        return
    if not people and (person == table.host or person in table.people_of()):
        return
    raise Refused(Sentence("Only who plays on this side, or opened the table, can do that."))


async def sit_down(room: Room, person: str, name: str, digest: str) -> Seat:
    """Use a link: the code dies, and so does every other code to that seat."""
    return await room.to_the_end(_sit_down(room, person, name, digest))


async def _sit_down(room: Room, person: str, name: str, digest: str) -> Seat:
    async with room.alone():
        table = room.table
        link = next((link for link, known in table.links.items() if known == digest), None)
        seat = None if link is None else table.free_seat(link)
        if link is None or seat is None:
            raise Refused(Sentence("This link leads nowhere any longer. Ask for a new one."))
        check_may_sit(table, person, seat)
        entries: list[Entry] = [SatDown(seat, person, name, None, room.now())]
        if seat in table.links:
            entries.append(Linked(seat))
        await room.save(entries)
        return seat


def check_may_sit(table: Table, person: str, seat: Seat) -> None:
    """Who has seen one side's secrets may not go over to the other in mid-game."""
    other = POLICE if seat == JACK else JACK
    if table.played and not table.over and person in table.has_sat[other]:
        raise Refused(
            Sentence("You have played on the other side of this game and know its secrets.")
        )


async def leave(room: Room, person: str, seat: str) -> None:
    """Free one's own seat; links to it die."""
    await _hand_over(room, person, check_seat(room.table, seat), Holder())


async def give_to_computer(room: Room, person: str, seat: str, level: str) -> None:
    """One's own seat, a free one, or a computer's."""
    table = room.table
    full = checked_level(table.charter.game, check_seat(table, seat), level)
    await _hand_over(room, person, seat, Holder(level=full))


async def _hand_over(room: Room, person: str, seat: Seat, to: Holder) -> None:
    async def change() -> None:
        async with room.alone():
            table = room.table
            holder = table.holders[seat]
            if holder.person != person:
                if to.free or holder.person is not None:
                    raise Refused(Sentence("That is not your seat."))
                _check_may_arrange(table, person, seat)
            await room.save(_seat_entries(room, seat, to), person=person)

    await room.to_the_end(change())


def _seat_entries(room: Room, seat: Seat, to: Holder) -> list[Entry]:
    entries: list[Entry] = [SatDown(seat, to.person, to.name, to.level, room.now())]
    if seat in room.table.links:
        entries.append(Linked(seat))
    return entries


def is_absent(room: Room, seat: Seat, after: float) -> bool:
    """Whether the person on this seat keeps the others waiting: gone, or out of time."""
    table = room.table
    person, allowed = table.holders[seat].person, table.charter.seconds
    if person is None:
        return False
    if allowed is not None:
        return table.to_act == seat and room.now() - table.began > allowed
    return room.away(person) > after


async def replace(room: Room, person: str, seat: str, level: str | None, after: float) -> None:
    """Vote on an absent person's seat; more than half of the others decide."""

    async def change() -> None:
        async with room.alone():
            table = room.table
            holder = table.holders[check_seat(table, seat)]
            others = table.people_of() - {holder.person}
            if person not in others:
                raise Refused(Sentence("Only the others at the table can vote on this."))
            if not is_absent(room, seat, after):
                raise Refused(Sentence("Nobody is keeping you waiting there."))
            to = None if level is None else checked_level(table.charter.game, seat, level)
            entries: list[Entry] = [Voted(seat, person, to)]
            votes = {**table.votes.get(seat, {}), person: to}
            in_favour = sum(1 for who, wish in votes.items() if who in others and wish == to)
            if 2 * in_favour > len(others):
                entries += _seat_entries(room, seat, Holder(level=to))
            await room.save(entries, person=person)

    await room.to_the_end(change())


async def resign(room: Room, person: str, seat: str, agree: bool) -> None:
    """When all people of a side agree, it gives up; computers go along."""

    async def change() -> None:
        async with room.alone():
            table = room.table
            if table.holders[check_seat(table, seat)].person != person:
                raise Refused(Sentence("That is not your seat."))
            if table.over:
                raise Refused(Sentence("The game is over."))
            which = side(seat)
            entries: list[Entry] = [Agreed(which, person, agree)]
            if agree and table.people_of(which) <= table.agreed[which] | {person}:
                entries.append(Resigned(which, room.now()))
                await room.save(entries, person=person, besides=[Close(table.id)])
            else:
                await room.save(entries, person=person)

    await room.to_the_end(change())


# -- the return match ----------------------------------------------------------------------


def passed_on(table: Table) -> Mapping[Seat, Holder]:
    """The same people, every role passed on: the next one after Jack is Jack now.

    Each holder's seats, few or many, go to the holder before.
    """
    groups: dict[Holder, list[Seat]] = {}
    for seat, holder in table.holders.items():
        groups.setdefault(holder, []).append(seat)
    holders, seats = list(groups), list(groups.values())
    holders = holders[1:] + holders[:1]
    game = table.charter.game
    return {
        seat: _fitting(game, seat, holder)
        for holder, held in zip(holders, seats, strict=True)
        for seat in held
    }


def _fitting(game: str, seat: Seat, holder: Holder) -> Holder:
    """A computer that cannot play this role makes room for one that can."""
    if holder.level is None:
        return holder
    try:
        return Holder(level=checked_level(game, seat, holder.level.partition("@")[0]))
    except Refused:
        return Holder(level=checked_level(game, seat, usual_level(game, role_of(game, seat))))


def new_key() -> bytes:
    return secrets.token_bytes(32)


def opening_entries(
    holders: Mapping[Seat, Holder], links: Iterable[str], now: float
) -> tuple[list[Entry], dict[str, str]]:
    """Who sits down first, and the codes of the links to what is free."""
    entries: list[Entry] = [
        SatDown(seat, *holder, now) for seat, holder in holders.items() if not holder.free
    ]
    codes = {link: new_token() for link in links}
    entries += [Linked(link, digest_of(code)) for link, code in codes.items()]
    return entries, codes
