"""The outlet: the only way by which a fact leaves the server.

Whatever goes to somebody outside is a `Frame`, and only this module makes frames. What a frame
says of a game has gone through `redact` for its viewer, or through the view of a seat that the
viewer holds. Viewers with the same seats get the same bytes.

Longer than 400 lines because it is the only one: there is no second place to look for a leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NewType

import msgspec
from msgspec import UNSET, Struct, UnsetType

from darklantern.core.actions import Action
from darklantern.core.codec import Json, write
from darklantern.core.events import Event, redact
from darklantern.core.game import Game
from darklantern.core.position import Position
from darklantern.core.seats import CHANCE, JACK, SPECTATOR, Seat
from darklantern.core.sentences import Sentence, wording
from darklantern.puzzles.facts import sentence
from darklantern.puzzles.moment import Moment as PuzzleMoment
from darklantern.puzzles.moment import moment_of
from darklantern.puzzles.puzzle import Puzzle
from darklantern.server.charter import POLICE, side
from darklantern.server.messages import (
    PROTOCOL,
    Assistance,
    Audience,
    Channel,
    Clock,
    Drawing,
    Drawn,
    Ended,
    Ending,
    Explained,
    Happened,
    Opening,
    Rejected,
    Said,
    Seated,
    Shown,
    Sitter,
    Told,
    ToPage,
    Turn,
    Utterance,
    Welcome,
    Wording,
)
from darklantern.server.notebook import What
from darklantern.server.pencil import Owner, Sheet
from darklantern.server.plain import plain_fields, write_setup
from darklantern.server.seals import FORMAT, salt_of, sealed_text
from darklantern.server.studying import Document, Progress
from darklantern.server.table import Moment, Sealed, Table

Frame = NewType("Frame", bytes)
"""Bytes that may leave."""

Present = frozenset[str]
"""The people who are connected."""

_encode = msgspec.json.Encoder().encode
CHANNELS: tuple[Channel, ...] = ("table", "police", "spectators")


def frame(message: ToPage) -> Frame:
    """A message that is made already."""
    return Frame(_encode(message))


def rejected(id: str, why_not: Sentence) -> Frame:
    return frame(Rejected(id, str(why_not), _wording(why_not)))


def explained(id: str, why_not: Sentence | None) -> Frame:
    if why_not is None:
        return frame(Explained(id, None))
    return frame(Explained(id, str(why_not), _wording(why_not)))


def refusal(why: str) -> Frame:
    """The body of an answer that says no."""
    made = wording(why)
    return answer({"why": str(why), **({"wording": made} if made and made["given"] else {})})


def _wording(sentence: Sentence) -> Wording | UnsetType:
    """What another language needs beside the English; of a bare pattern nothing."""
    made = wording(sentence)
    return Wording(**made) if made and made["given"] else UNSET


def answer(body: Struct | Json) -> Frame:
    """The body of an answer to a request: names, lists, what was made above."""
    return Frame(_encode(body))


# -- what happened -------------------------------------------------------------------------------


def told(table: Table, sealed: Sealed, seats: Sequence[Seat]) -> Told:
    """An event for the holder of these seats: what all hear, and what each seat hears beyond."""
    return _told(table.setup.game, *sealed, seats)


def _told(game: Game, number: int, event: Event, seal: str | None, seats: Sequence[Seat]) -> Told:
    prose = game.prose
    heard = redact(event, SPECTATOR)
    known = {}
    if not event.is_public:
        for seat in seats:
            own = redact(event, seat)
            if own != heard:
                known[seat] = {"event": write(own), "prose": prose(own)}
    return Told(number, write(heard), prose(heard), UNSET if seal is None else seal, known or UNSET)


def happened(
    table: Table, before: Moment, after: Moment, seats: Sequence[Seat], now: float
) -> Frame:
    """What came about between two moments."""
    was, state = before.position.state, after.position.state
    events = table.events[before.events : after.events]
    message = Happened(
        first=before.events + 1,
        events=[told(table, each, seats) for each in events],
        board=plain_fields(state.table, was.table),
        notes={
            seat: fields
            for seat in seats
            if seat in state.notes and (fields := plain_fields(state.notes[seat], was.notes[seat]))
        },
        turn=turn(table, after, seats, now),
    )
    return frame(message)


def turn(table: Table, moment: Moment, seats: Sequence[Seat], now: float) -> Turn:
    """Whose turn it is; and what its holder is asked, with all that may be done."""
    position, to_act = moment.position, turn_of(moment)
    clock = _clock(table, moment, to_act, now)
    if to_act is None or to_act not in seats:
        return Turn(moment.played, to_act, clock=clock)
    question = position.game.question(position.view(to_act))
    return Turn(moment.played, to_act, question, _legal(position), clock)


def turn_of(moment: Moment) -> Seat | None:
    """Who must act; None when it is over."""
    return None if moment.resigned else moment.position.seat


def _legal(position: Position) -> list[Any]:
    return [_written(action) for action in position.legal]


@lru_cache(maxsize=20_000)
def _written(action: Action) -> msgspec.Raw:
    """The same actions are offered again and again."""
    return msgspec.Raw(_encode(write(action)))


def _clock(table: Table, moment: Moment, to_act: Seat | None, now: float) -> Any:
    allowed = table.charter.seconds
    if allowed is None or to_act is None or to_act == CHANCE:
        return UNSET
    return Clock(to_act, round(allowed - max(0.0, now - table.began), 1))


def welcome(
    table: Table,
    seats: Sequence[Seat],
    person: str | None,
    since: int,
    present: Present,
    now: float,
) -> tuple[Frame, Moment]:
    """Everything this viewer may know, the events from `since` on; and how far that goes."""
    moment = table.seen_by(seats, now)
    state, setup = moment.position.state, table.setup
    since = since if since <= moment.events else 0
    over = ending(moment)
    message = Welcome(
        protocol=PROTOCOL,
        id=table.id,
        charter=msgspec.to_builtins(table.charter),
        seating=write_setup(setup.options, setup.seating),
        rules_version=table.rules_version,
        seats=sitters(table, present),
        yours=list(seats),
        host=person is not None and person == table.host,
        first=since + 1,
        events=[told(table, each, seats) for each in table.events[since : moment.events]],
        board=plain_fields(state.table),
        notes=_notes(position=moment.position, seats=seats, over=over is not None),
        turn=turn(table, moment, seats, now),
        channels=channels(table, seats, moment),
        talk=[
            Utterance(_channel(spoken.channel), number, spoken.name, spoken.text)
            for number, spoken in table.talk
            if may_hear(table, seats, spoken.channel, moment)
            and spoken.at <= now - later(table, seats, spoken.channel)
        ],
        assisted={
            seat: {what: sum(p <= moment.played for p in when) for what, when in asked.items()}
            for seat, asked in table.assisted.items()
        },
        drawings=[
            _drawing(owner, sheet, person)
            for owner, sheet in table.sheets.items()
            if may_see(owner, seats, person)
        ],
        ending=UNSET if over is None else over,
        openings=UNSET if over is None else openings(table),
        rematch=UNSET if table.rematch is None else table.rematch,
    )
    return frame(message), moment


def _notes(position: Position, seats: Sequence[Seat], over: bool) -> dict[str, Any]:
    """What stands behind one's own screens; when the game is over no screen stands any longer."""
    notes = position.state.notes
    return {seat: plain_fields(notes[seat]) for seat in notes if over or seat in seats}


def then(table: Table, moment: Moment, seats: Sequence[Seat], events: int) -> Frame:
    """The table as it lay for this viewer after so many events, of those that it has heard of."""
    assert events <= moment.events
    position, over = table.then(events), ending(moment) is not None
    board = plain_fields(position.state.table)
    return answer({"board": board, "notes": _notes(position, seats, over)})


# -- the end -------------------------------------------------------------------------------------


def ending(moment: Moment) -> Ending | None:
    """Who has won, once somebody has."""
    if moment.resigned is not None:
        return Ending(_other_side(moment), "resigned")
    outcome = moment.position.outcome
    return None if outcome is None else Ending(outcome.winner, outcome.reason)


def _other_side(moment: Moment) -> str:
    if moment.resigned != JACK:
        return JACK
    return "detective" if "detective" in moment.position.state.notes else POLICE


def openings(table: Table) -> list[Opening]:
    """What the seals hid. Only when nothing is secret any longer."""
    assert table.over
    prose = table.setup.game.prose
    return [
        Opening(
            number,
            seal,
            salt_of(table.key, number).hex(),
            sealed_text(table.id, number, event),
            prose(event),
        )
        for number, event, seal in table.events
        if seal is not None
    ]


def ended(table: Table) -> Frame:
    over = ending(table.moment)
    assert over is not None
    return frame(Ended(over, openings(table), _notes(table.position, (), over=True)))


def record(table: Table) -> Frame:
    """The record, with everything in it: of a game that is over."""
    assert table.over
    return answer(table.record())


def seals(table: Table, moment: Moment) -> Frame:
    """The seals given out so far; when the game is over, with what opens them and the record."""
    body: dict[str, Json] = {"format": FORMAT, "table": table.id}
    body["seals"] = {
        str(each.number): each.seal for each in table.events[: moment.events] if each.seal
    }
    if ending(moment) is not None:
        body["openings"] = [msgspec.to_builtins(opening) for opening in openings(table)]
        body["record"] = table.record()
    return answer(body)


def studying(progress: Progress) -> Frame:
    """How far the study has come: one line of the answer."""
    return Frame(_encode(progress._asdict()) + b"\n")


def studied(found: Document) -> Frame:
    """The study of a record that whoever asks holds in full, or of a game that is over for him."""
    return Frame(b'{"knowledge":' + found.body + b"}\n")


# -- who is there, and what they say -------------------------------------------------------------


def sitters(table: Table, present: Present) -> list[Sitter]:
    return [
        Sitter(
            seat,
            holder.level or holder.name,
            holder.level is not None,
            holder.person is None or holder.person in present,
            _count(table.votes.get(seat, {})),
        )
        for seat, holder in table.holders.items()
    ]


def _count(votes: Mapping[str, str | None]) -> Any:
    if not votes:
        return UNSET
    wishes = [level or "free" for level in votes.values()]
    return {wish: wishes.count(wish) for wish in sorted(set(wishes))}


def seated(table: Table, present: Present) -> Frame:
    agreed = {which: len(people) for which, people in table.agreed.items() if people}
    return frame(Seated(sitters(table, present), agreed))


def channels(table: Table, seats: Sequence[Seat], moment: Moment) -> list[Audience]:
    """The channels this viewer has, with who hears what is said there."""
    return [
        Audience(each, _heard_by(table, each), may_speak(table, seats, each))
        for each in CHANNELS
        if may_hear(table, seats, each, moment)
    ]


def _heard_by(table: Table, channel: Channel) -> str:
    if channel == "police":
        private = table.charter.talk == "private"
        return "the police, and everybody when the game is over" if private else "everybody"
    if channel == "spectators":
        return "spectators, and everybody when the game is over"
    return "everybody"


def may_speak(table: Table, seats: Sequence[Seat], channel: str) -> bool:
    match channel:
        case "table":
            return bool(seats)
        case "police":
            return table.charter.talk != "closed" and any(side(seat) == POLICE for seat in seats)
    return not seats and table.charter.spectators == "welcome"


def may_hear(table: Table, seats: Sequence[Seat], channel: str, moment: Moment) -> bool:
    """Who could otherwise use what is said hears it when the game is over."""
    if channel == "police" and table.charter.talk == "closed":
        return False
    if channel == "table" or ending(moment) is not None:
        return True
    if channel == "police":
        return table.charter.talk == "open" or may_speak(table, seats, channel)
    return not seats


def later(table: Table, seats: Sequence[Seat], channel: str) -> float:
    """How many seconds later this viewer hears what players do and say."""
    return 0 if seats or channel == "spectators" else table.charter.delay


def said(table: Table, index: int) -> Frame:
    """One thing said."""
    number, spoken = table.talk[index]
    return frame(Said(Utterance(_channel(spoken.channel), number, spoken.name, spoken.text)))


def _channel(name: str) -> Channel:
    return next(channel for channel in CHANNELS if channel == name)


# -- the notebook --------------------------------------------------------------------------------


def shown(id: str, position: int, what: What, found: Json) -> Frame:
    """What was worked out from what the asking seat knows."""
    return frame(Shown(id, position, what, found))


def assisted(table: Table, seat: Seat, what: What) -> Frame:
    """That it was asked, for everybody."""
    return frame(Assistance(seat, what, len(table.assisted[seat][what])))


# -- pencil marks --------------------------------------------------------------------------------


def may_see(owner: Owner, seats: Sequence[Seat], person: str | None) -> bool:
    """Whoever sits on the side for which it was drawn; what is not shared, its owner there."""
    if all(side(seat) != owner.side for seat in seats):
        return False
    return owner.shared or owner.person == person


def drawn(owner: Owner, sheet: Sheet, person: str | None) -> Frame:
    return frame(Drawn(_drawing(owner, sheet, person)))


def _drawing(owner: Owner, sheet: Sheet, person: str | None) -> Drawing:
    return Drawing(owner.side, sheet.name, owner.person == person, owner.shared, sheet.marks)


# -- lists ---------------------------------------------------------------------------------------


def summary(table: Table, seats: Sequence[Seat], present: Present, now: float) -> Json:
    """A table in a listing: nothing but what hangs on the door."""
    moment = table.seen_by(seats, now)
    return {
        "id": table.id,
        "charter": msgspec.to_builtins(table.charter),
        "seating": write_setup(table.setup.options, table.setup.seating),
        "seats": [msgspec.to_builtins(sitter) for sitter in sitters(table, present)],
        "yours": list(seats),
        "your_turn": turn_of(moment) in seats,
        "begun": moment.played > 0,
        "over": ending(moment) is not None,
    }


# -- puzzles -------------------------------------------------------------------------------------


def puzzle(asked: Puzzle, number: int) -> Frame:
    """What its seat was told and what is asked; not a word of the answer."""
    moment = moment_of(asked)
    game, seat = moment.game, moment.seat
    return answer(
        {
            "game": asked.game,
            "number": number,
            "kind": asked.kind,
            "difficulty": asked.difficulty,
            "seat": seat,
            "seating": {
                key: value
                for key, value in (
                    ("options", asked.options),
                    ("seats", asked.seats),
                    ("pawns", asked.pawns),
                )
                if value is not None
            },
            "rules_version": asked.rules_version,
            "choices": asked.choices,
            "events": [
                _told(game, n, event, None, (seat,)) for n, event in enumerate(moment.heard, 1)
            ],
            **_seen(moment),
        }
    )


def puzzle_then(asked: Puzzle, events: int) -> Frame:
    """The table as it lay for the puzzle's seat after so many of the events it was told."""
    assert events <= len(asked.heard)
    return answer(_seen(moment_of(asked, events)))


def _seen(moment: PuzzleMoment) -> dict[str, Json]:
    seat, table, notes = moment.view
    own = {} if notes is None else {seat: plain_fields(notes)}
    return {"board": plain_fields(table), "notes": own}


def solution(asked: Puzzle) -> Frame:
    """The answer with its proof, for whoever asks for it."""
    return answer(
        {
            "answer": asked.answer,
            "because": [_with_words(fact) for fact in asked.because],
            "route": asked.route,
            "others": {
                other: [_with_words(fact) for fact in facts]
                for other, facts in asked.others.items()
            },
            "measures": asked.measures,
            "source": msgspec.to_builtins(asked.source),
        }
    )


def _with_words(fact: Json) -> Json:
    return {**fact, "prose": str(sentence(fact))}
