"""One game online: what its log of entries makes of it. No input or output, no clock, no chance.

`apply` is the only thing that changes a table. The server calls it after an entry is saved, and
when it starts, for every entry there is: what a restart comes back to is what there was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from darklantern.core.actions import Action
from darklantern.core.codec import Json, read_action, write
from darklantern.core.events import Event
from darklantern.core.game import Outcome
from darklantern.core.position import Position
from darklantern.core.record import FORMAT, Move
from darklantern.core.seats import JACK, Seat
from darklantern.server.charter import POLICE, Setup, side
from darklantern.server.entries import (
    Agreed,
    Assisted,
    Entry,
    Linked,
    Opened,
    Pencilled,
    Played,
    Resigned,
    SatDown,
    Spoken,
    Voted,
    WentOn,
)
from darklantern.server.pencil import Owner, Sheet
from darklantern.server.plain import write_setup
from darklantern.server.seals import seal_event


class DamagedTable(Exception):
    """The log does not make a table: it is damaged, or a newer program wrote it."""


class OtherRules(DamagedTable):
    """The game began under another version of the rules than the one installed."""


class Holder(NamedTuple):
    """Who sits on a seat: a person, a computer of some level, or nobody."""

    person: str | None = None
    name: str | None = None
    level: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class Sealed(NamedTuple):
    """An event as it stands in the log, with its number and the seal on what it hides."""

    number: int
    event: Event
    seal: str | None


class Moment(NamedTuple):
    """How far the game had come at some time."""

    at: float
    position: Position
    played: int
    events: int
    resigned: str | None


class Step(NamedTuple):
    """What one entry did to the game, worked out before it is saved."""

    moves: Sequence[Move]
    events: Sequence[Event]
    after: Position


class Table:
    """A fold over entries."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id, self.charter, self.host = id, opened.charter, opened.host
        self.key, self.rules_version = opened.key, opened.rules_version
        self.setup = Setup(opened.charter)
        if self.setup.game.rules_version != opened.rules_version:
            raise OtherRules(
                f"the game began under version {opened.rules_version} of the rules of "
                f"{self.setup.game.name}; installed is {self.setup.game.rules_version}"
            )
        self.entries = 1
        self.position = self.setup.opening
        self.moves: list[Move] = []
        self.events: list[Sealed] = []
        self.holders: dict[Seat, Holder] = dict.fromkeys(self.setup.seating.seats, Holder())
        self.links: dict[str, str] = {}
        self.talk: list[tuple[int, Spoken]] = []
        self.spoken: dict[str, int] = {}
        self.votes: dict[Seat, dict[str, str | None]] = {}
        self.agreed: dict[str, set[str]] = {JACK: set(), POLICE: set()}
        self.resigned: str | None = None
        self.rematch: str | None = None
        self.assisted: dict[Seat, dict[str, set[int]]] = {}
        """Seat: what its notebook was asked, with the positions in which it was."""
        self.sheets: dict[Owner, Sheet] = {}
        """Pencil marks."""
        self.has_sat: dict[str, set[str]] = {JACK: set(), POLICE: set()}
        """Side: everybody who has sat there since the game began, and so knows what it knows."""
        self.began = opened.at
        """When the present decision was first asked for."""
        self.moments: deque[Moment] = deque([self.moment])

    @classmethod
    def of(cls, id: str, entries: Iterator[Entry]) -> Table:
        """The table that these entries make; DamagedTable where they make none."""
        opened = next(entries, None)
        if not isinstance(opened, Opened):
            raise DamagedTable("the log does not begin with the opening of the table")
        try:
            table = cls(id, opened)
            for entry in entries:
                table.apply(entry)
        except DamagedTable:
            raise
        except (ValueError, LookupError, TypeError, AttributeError) as fault:
            raise DamagedTable(f"{type(fault).__name__}: {fault}") from fault
        return table

    # -- what is the case ------------------------------------------------------------------------

    @property
    def played(self) -> int:
        """How many actions have been played: the position that commands answer."""
        return len(self.moves)

    @property
    def moment(self) -> Moment:
        """Now."""
        return Moment(self.began, self.position, self.played, len(self.events), self.resigned)

    @property
    def to_act(self) -> Seat | None:
        return None if self.resigned else self.position.seat

    @property
    def over(self) -> bool:
        return self.to_act is None

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats of this person, in the order of the game."""
        if person is None:
            return ()
        return tuple(seat for seat, holder in self.holders.items() if holder.person == person)

    def people_of(self, which: str | None = None) -> set[str]:
        """The people at the table, or of one side."""
        return {
            holder.person
            for seat, holder in self.holders.items()
            if holder.person is not None and which in (None, side(seat))
        }

    def free_seat(self, link: str) -> Seat | None:
        """The seat to which a link leads: the one it names, or any free one of the police."""
        if link != POLICE:
            return link
        free = (seat for seat, holder in self.holders.items() if seat != JACK and holder.free)
        return next(free, None)

    def seen_by(self, seats: Sequence[Seat], now: float) -> Moment:
        """How far the game has come for this viewer: spectators may be kept waiting."""
        if seats or not self.charter.delay:
            return self.moment
        while len(self.moments) > 1 and self.moments[1].at <= now - self.charter.delay:
            self.moments.popleft()
        return self.moments[0]

    def then(self, events: int) -> Position:
        """How it lay after so many events, and whatever came at one stroke with the last."""
        position, happened = self.setup.opening, 0
        for move in self.moves:
            if happened >= events:
                break
            position, more = position.play(*move)
            happened += len(more)
        return position

    # -- what changes it -------------------------------------------------------------------------

    def work_out(self, moves: Sequence[tuple[Seat, Action]]) -> Step:
        """What these actions would do; IllegalAction where they may not be."""
        position, events = self.position, list[Event]()
        for seat, action in moves:
            position, happened = position.play(seat, action)
            events += happened
        return Step([Move(seat, action) for seat, action in moves], events, position)

    def apply(self, entry: Entry, step: Step | None = None) -> None:
        """Let a saved entry take effect; `step` spares working it out again."""
        match entry:
            case Played():
                self._play(entry, step)
            case Spoken():
                number = self.spoken[entry.channel] = self.spoken.get(entry.channel, 0) + 1
                self.talk.append((number, entry))
            case SatDown():
                self._sit_down(entry)
            case Linked(seat, None):
                self.links.pop(seat, None)
            case Linked(seat, digest):
                assert digest is not None
                self.links[seat] = digest
            case Voted():
                self.votes.setdefault(entry.seat, {})[entry.person] = entry.level
            case Agreed():
                people = self.agreed[entry.side]
                (people.add if entry.agree else people.discard)(entry.person)
            case Resigned():
                self.resigned, self.began = entry.side, entry.at
                self._remember()
            case WentOn():
                self.rematch = entry.table
            case Assisted():
                self.assisted.setdefault(entry.seat, {}).setdefault(entry.what, set()).add(
                    entry.position
                )
            case Pencilled():
                self.sheets[Owner(entry.person, entry.side, entry.shared)] = Sheet(
                    entry.name, entry.marks
                )
            case Opened():
                raise DamagedTable("the table is opened twice")
        self.entries += 1

    def _play(self, entry: Played, step: Step | None) -> None:
        if entry.position != self.played:
            raise DamagedTable(f"position {entry.position} follows position {self.played}")
        if step is None:
            step = self.work_out([self._read_move(written) for written in entry.actions])
        for number, event in enumerate(step.events, len(self.events) + 1):
            self.events.append(Sealed(number, event, seal_event(self.key, self.id, number, event)))
        self.moves += step.moves
        self.position, self.began = step.after, entry.at
        self.votes.clear()
        self._remember()

    def _read_move(self, written: Json) -> tuple[Seat, Action]:
        rest = {key: value for key, value in written.items() if key != "seat"}
        return written["seat"], read_action(self.setup.game.actions, rest)

    def _remember(self) -> None:
        """For spectators who hear of it later."""
        if self.charter.delay:
            self.moments.append(self.moment)
        else:
            self.moments[0] = self.moment

    def _sit_down(self, entry: SatDown) -> None:
        if entry.seat not in self.holders:
            raise DamagedTable(f"there is no seat {entry.seat}")
        self.holders[entry.seat] = Holder(entry.person, entry.name, entry.level)
        self.votes.pop(entry.seat, None)
        if entry.person is not None:
            self.has_sat[side(entry.seat)].add(entry.person)
        for which, people in self.agreed.items():
            people &= self.people_of(which)
        if entry.seat == self.to_act:
            self.began = max(self.began, entry.at)

    # -- what is left of it ----------------------------------------------------------------------

    def record(self) -> Json:
        """The record of the game. It tells every secret."""
        setup = self.setup
        outcome: Outcome | None = self.position.outcome
        written: Json = {"format": FORMAT, "game": setup.game.name}
        written |= write_setup(setup.options, setup.seating)
        written["actions"] = [{"seat": move.seat, **write(move.action)} for move in self.moves]
        written["outcome"] = (
            {"winner": None, "reason": None} if outcome is None else outcome._asdict()
        )
        if self.resigned:
            written["resigned"] = self.resigned
        written["rules-version"] = self.rules_version
        written["names"] = {
            seat: holder.name or holder.level for seat, holder in self.holders.items()
        }
        return written
