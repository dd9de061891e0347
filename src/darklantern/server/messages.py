"""All messages between a page and the server, by type. docs/protocol.md is made from this file.

A text message on the WebSocket holds one or more frames, a JSON object each, one a line.
What a class is called in `type` is its tag. Unknown types and keys are refused. Longer than
400 lines because the whole language stands in one place.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from darklantern.server.charter import Charter, Word
from darklantern.server.notebook import Model, What
from darklantern.server.pencil import Mark, Marks

PROTOCOL = 1
"""Raised when an old page could no longer understand the server, or the server it."""

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Channel: TypeAlias = Literal["table", "police", "spectators"]
Json: TypeAlias = dict[str, Any]

# -- from the page, on the WebSocket -------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: what the page has heard already. Answer: `welcome`."""

    protocol: int
    events: Number = 0
    """How many events it has; the server goes on from there."""


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """One seat acts. Answer: `accepted`, `rejected` or `conflict`.

    Several actions are a batch: all happen or none. A batch may not go on behind an action whose
    answer its player cannot foresee, so that a refusal tells nothing.
    """

    id: CommandId
    """Made by the page. The same id again is the same command: it gets the same answer."""
    position: Number
    """How many actions had been played when the page chose."""
    seat: Word
    actions: Annotated[list[Json], Meta(min_length=1, max_length=32)]


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Plain text to a channel. Answer: `accepted` or `rejected`."""

    id: CommandId
    channel: Channel
    text: Text


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why may this seat not do this now? Answer: `explained`."""

    id: CommandId
    seat: Word
    action: Json


class Pencil(Struct, tag="pencil", forbid_unknown_fields=True):
    """One's own sheet of pencil marks, as it is from now on. Answer: `accepted` or `rejected`."""

    id: CommandId
    seat: Word
    """One's own; the sheet belongs to its side."""
    shared: bool
    """For everybody on this side, or for oneself. Each person has one sheet of either kind."""
    marks: Marks


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask the notebook of one's seat, as far as the table's charter lets its side.

    Answer: `shown`, or `rejected`. That it was asked is recorded and told to all.
    """

    id: CommandId
    seat: Word
    what: What
    """What can be by proof; what is likely under a model; why, for one circle; or what each search
    and arrest would tell (for Jack: each of his moves)."""
    circle: Annotated[int, Meta(ge=1, le=999)] | None = None
    """For `why`."""
    model: Model = "mixed"
    """For `likely` and `tell`."""


FromPage: TypeAlias = Hello | Play | Say | Why | Pencil | Look

# -- to the page, on the WebSocket ---------------------------------------------------------------


class Told(Struct, omit_defaults=True):
    """An event as everybody learns it, and what some of the viewer's own seats learn beyond."""

    number: int
    """From 1; every viewer hears of every event, so that the numbers have no gaps that tell."""
    event: Json
    prose: str
    seal: str | UnsetType = UNSET
    """The commitment to what the event hides, as 64 hexadecimal digits."""
    known: dict[str, Json] | UnsetType = UNSET
    """Own seat: {"event": ..., "prose": ...} with all that this seat learns."""


class Sitter(Struct, omit_defaults=True):
    """Who sits on a seat."""

    seat: str
    name: str | None
    """Nobody yet, the name of a person, or the level of a computer."""
    computer: bool = False
    present: bool = True
    """Whether the person is connected."""
    votes: dict[str, int] | UnsetType = UNSET
    """How many others want an absent person's seat to go to a computer, or to be free."""


class Audience(Struct):
    """A channel as this viewer has it."""

    channel: Channel
    heard_by: str
    """In words: the page shows it wherever one can write."""
    may_speak: bool


class Utterance(Struct):
    channel: Channel
    number: int
    """From 1 in each channel."""
    by: str
    text: str
    """Plain text, never markup."""


class Clock(Struct):
    seat: str
    left: float
    """Seconds; below 0 the others may give the seat away."""


class Turn(Struct, omit_defaults=True):
    """Where the game stands, for this viewer."""

    position: int
    to_act: str | None
    question: str | UnsetType = UNSET
    """What is asked of the viewer's own seat."""
    legal: list[Json] | UnsetType = UNSET
    """All that the viewer's own seat may do now, in the order of docs/rules."""
    clock: Clock | UnsetType = UNSET


class Ending(Struct):
    winner: str
    reason: str


class Opening(Struct):
    """What a seal hid: SHA-256 of the salt's bytes and then `sealed`, in UTF-8, is the seal."""

    number: int
    seal: str
    salt: str
    sealed: str
    """Table, number and the whole event, as JSON with sorted keys and no blanks."""
    prose: str


class Drawing(Struct):
    """A sheet of pencil marks that the viewer may see."""

    side: str
    by: str
    yours: bool
    shared: bool
    marks: list[Mark]


class Welcome(Struct, tag="welcome", omit_defaults=True):
    """Everything: after `hello`, and anew whenever the viewer's own seats change."""

    protocol: int
    id: str
    """Of the table."""
    charter: Json
    seating: Json
    rules_version: int
    seats: list[Sitter]
    yours: list[str]
    host: bool
    """Whether the viewer opened the table."""
    first: int
    """The number of the first event in `events`."""
    events: list[Told]
    board: Json
    """The table as it lies in the open."""
    notes: dict[str, Json]
    """Own seat (when the game is over, every seat): what it keeps behind its screen."""
    turn: Turn
    channels: list[Audience]
    talk: list[Utterance]
    assisted: dict[str, dict[str, int]]
    """Seat: what its notebook was asked, and in how many positions."""
    drawings: list[Drawing]
    """Sheets of pencil marks: one's own, and those shared on one's side."""
    ending: Ending | UnsetType = UNSET
    openings: list[Opening] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Happened(Struct, tag="happened", omit_defaults=True):
    """Something was played and saved."""

    first: int
    events: list[Told]
    board: Json
    """The fields of the table that have changed."""
    notes: dict[str, Json]
    """Own seat: the fields of its notes that have changed."""
    turn: Turn


class Accepted(Struct, tag="accepted"):
    """It was done and saved."""

    id: str
    position: int


class Wording(Struct):
    """How a sentence was made, for a page that speaks another language than English.

    A sentence without a wording is its own pattern, with nothing in it.
    """

    pattern: str
    """In English, with names in braces where something is put in."""
    given: Json
    """What is put in, by name: a number, a name, another wording, or a list of these."""


class Rejected(Struct, tag="rejected", omit_defaults=True):
    """It was not done, and nothing changed."""

    id: str
    why_not: str
    wording: Wording | UnsetType = UNSET


class Conflict(Struct, tag="conflict"):
    """The game has gone on: the command answered a position that is past."""

    id: str
    position: int


class Explained(Struct, tag="explained", omit_defaults=True):
    """The answer to `why`."""

    id: str
    why_not: str | None
    """Nothing: it is legal."""
    wording: Wording | UnsetType = UNSET


class Shown(Struct, tag="shown"):
    """The answer to `look`; docs/deduction.md says what its keys mean."""

    id: str
    position: int
    """How many actions had been played: what is found is about this position."""
    what: What
    found: Json


class Assistance(Struct, tag="assisted"):
    """A seat has asked its notebook."""

    seat: str
    what: What
    times: int
    """In how many positions so far."""


class Said(Struct, tag="said"):
    """Somebody spoke in a channel that the viewer hears."""

    said: Utterance


class Drawn(Struct, tag="drawn"):
    """A sheet of pencil marks is as it stands here from now on."""

    drawing: Drawing


class Seated(Struct, tag="seated"):
    """Somebody sat down, left, came back or went away, or votes changed."""

    seats: list[Sitter]
    agreed: dict[str, int]
    """Side: how many of its people want to resign."""


class Ended(Struct, tag="ended"):
    """The game is over, and nothing is hidden any longer."""

    ending: Ending
    openings: list[Opening]
    notes: dict[str, Json]
    """Every seat: what it kept behind its screen."""


class Rematched(Struct, tag="rematched"):
    """The people go on at another table."""

    id: str
    """The new table."""


class Problem(Struct, tag="problem"):
    """The frame could not be read. Nothing happened."""

    why: str


ToPage: TypeAlias = (
    Welcome
    | Happened
    | Accepted
    | Rejected
    | Conflict
    | Explained
    | Shown
    | Assistance
    | Said
    | Drawn
    | Seated
    | Ended
    | Rematched
    | Problem
)

# -- REST: bodies of POST requests ---------------------------------------------------------------


class CallMe(Struct, forbid_unknown_fields=True):
    """Take a name; no account is needed."""

    name: Name


class OpenTable(Struct, forbid_unknown_fields=True):
    """Open a table; whoever opens it is its host."""

    charter: Charter
    sit: Annotated[list[Word], Meta(max_length=10)] = []
    """The seats one takes oneself."""
    computers: dict[Word, Word] = {}
    """Seat: level."""


class Study(Struct, forbid_unknown_fields=True):
    """Have a record studied: what was known, and when ([knowledge.md](knowledge.md))."""

    record: str
    """One line of a file of records, as it is."""
    model: Word | None = None
    """The model of Jack by which things are likely; the usual one if none is named."""


class Join(Struct, forbid_unknown_fields=True):
    """Use the code of a link; in the link it stands behind the #, and so is in no log."""

    code: Code
    name: Name | None = None


class MakeLink(Struct, tag="link", tag_field="do", forbid_unknown_fields=True):
    """A new link to a free seat, a computer's, or one's own, to hand it over; the old one dies."""

    seat: Word
    """Or "police": whichever police seat is free."""


class Leave(Struct, tag="leave", tag_field="do", forbid_unknown_fields=True):
    """Free one's own seat. The session's token is changed."""

    seat: Word


class GiveToComputer(Struct, tag="computer", tag_field="do", forbid_unknown_fields=True):
    """Let the computer play one's own seat, a free one, or a computer's at another level."""

    seat: Word
    level: Word


class Replace(Struct, tag="replace", tag_field="do", forbid_unknown_fields=True):
    """Vote that an absent person's seat goes to a computer, or (no level) is free again."""

    seat: Word
    level: Word | None = None


class Resign(Struct, tag="resign", tag_field="do", forbid_unknown_fields=True):
    """Agree that one's side gives up, or take that back; it does when all its people agree."""

    seat: Word
    agree: bool = True


class Rematch(Struct, tag="rematch", tag_field="do", forbid_unknown_fields=True):
    """After the game: a new table with the same charter and the roles passed on."""


SeatWish: TypeAlias = MakeLink | Leave | GiveToComputer | Replace | Resign | Rematch
"""POST /api/tables/{id}."""

_frames = msgspec.json.Decoder(FromPage)


def read_frame(text: str) -> FromPage:
    """A frame from the page; DecodeError says what is wrong with it."""
    frame: FromPage = _frames.decode(text)
    return frame
