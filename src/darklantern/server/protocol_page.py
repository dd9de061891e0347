"""docs/protocol.md, made from the message types: what is documented is what is spoken.

python -m darklantern.server.protocol_page > docs/protocol.md
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from darklantern.server import charter, connection, messages, pencil, rest, rest_knowledge
from darklantern.server import socket as wire

INTRODUCTION = """\
# The protocol, version {version}

This page is made from the types in `src/darklantern/server/messages.py` by
`python -m darklantern.server.protocol_page`; a test compares the two.

A page holds no rules. It draws what it is sent, and offers the legal actions that come with it.
REST is for names, tables and seats; one WebSocket for each device at a table is for the game.
Everything is JSON. The server refuses keys it does not know; a page passes over those that it does
not know in what it receives.

## How a game is followed

1. Open `/api/tables/{{table}}/socket`. The `Origin` must be the server's own and the cookie must be
   somebody's; otherwise the answer is 403, whatever else is wrong.
2. Send `hello` with the number of events known, 0 at first. `welcome` brings everything.
3. Each `happened` brings the events that follow, and the fields of the board and of one's own notes
   that have changed: put them in the place of what was there. `first` is the number of the first
   event; a page that misses one says `hello` again on a new connection.
4. To act, send `play` with an id of one's own and the position it answers. The answer is
   `accepted`, `rejected` (nothing happened) or `conflict` (the game has gone on). **No answer?
   Connect again and send the same command with the same id**: it happens once, and the answer is
   the same.
5. When it is over, `ended` brings everything that was hidden and what opens the seals.

A text message holds one or more frames, one a line. A message of the page is at most {frame} bytes
and {most} frames. What the server closes with: {closes}.

## Who hears what

Every event reaches every viewer, with the same number: numbers have no gaps. What an event *says*
is cut to the viewer: `event` is what everybody hears; `known` adds, for each of the viewer's own
seats, what that seat alone learns. `seal` stands on every event that hides something; how seals
are made and checked stands in [server.md](server.md).

Events, actions and options are written as in [record.md](record.md). `board` and `notes` hold the
fields of the game's own table and notes by name (`src/darklantern/games/*/state.py`): sets as
sorted lists, named tuples as objects, and `null` where there is nothing.
"""

CLOSES = {
    connection.LOGGED_OUT: "logged out",
    wire.BAD_HELLO: "no `hello`",
    wire.OTHER_PROTOCOL: "another protocol version",
    connection.TOO_SLOW: "read too slowly: resume",
    connection.SHUTTING_DOWN: "the server stops: come back",
    wire.FAILED: "a fault of the server's",
}

SUMMARY = (
    "`id`, `charter`, `seating`, `seats` (list of Sitter), `yours` (one's own seats), `your_turn` "
    "(whether one of them must act), `begun`, `over`"
)
"""A table from outside."""

STUDY = (
    "lines of JSON as the study goes on: `done` and `of`; at last `knowledge` (see "
    "[knowledge.md](knowledge.md); besides, `seating`, and with each step what changed of `board` "
    "and `notes`), or `why` there is none. Whoever hangs up ends it"
)

REST: dict[str, tuple[Any, str]] = {
    "GET /api/games": (
        "What can be played.",
        "`protocol`, `games`: list of `game`, `board` (where its board file is), `rules_version`, "
        "`options` (each with its values, the usual one first), `seats`, `levels` (seat: list of "
        "`level` and `promise`)",
    ),
    "GET /api/me": ("One's name and tables.", f"`name` or null, `tables`: list of {SUMMARY}"),
    "POST /api/me": (messages.CallMe, "`name`; the cookie is set"),
    "POST /api/me/log-out": ("End this device's session.", "nothing; the cookie is taken back"),
    "POST /api/me/device": (
        "A code by which another device becomes one's own, through `/api/join`.",
        "`code`, good once and for ten minutes",
    ),
    "GET /api/tables": ("Listed tables with a game running.", f"`tables`: list of {SUMMARY}"),
    "POST /api/tables": (
        messages.OpenTable,
        "`table`, and `links`: seat (or `police` for any free one) to code",
    ),
    "POST /api/join": (
        messages.Join,
        "`table` and `seat`; for a code of `/api/me/device`, `name`; the cookie is set",
    ),
    "GET /api/tables/{table}": ("What hangs on the door.", SUMMARY),
    "POST /api/tables/{table}": (
        messages.SeatWish,
        "for `link` its `code`, for `rematch` the new `table`, else nothing",
    ),
    "GET /api/tables/{table}/record": (
        "The [record](record.md), once the game is over; 409 before.",
        "the record, with the keys `names`, `rules-version`, and `resigned` where a side gave up",
    ),
    "GET /api/tables/{table}/knowledge": (
        "What was known at this table, and when, once the game is over; 409 before. `?model=` "
        "names the model of Jack.",
        STUDY,
    ),
    "POST /api/knowledge": (messages.Study, STUDY),
    "GET /api/tables/{table}/then/{events}": (
        "How the table lay after so many events, as the viewer saw it then.",
        "`board` and `notes`, as in `welcome`",
    ),
    "GET /api/tables/{table}/seals": (
        "The seals so far; with openings and record at the end.",
        "`format`, `table`, `seals` (number: seal), and at the end `openings` and `record`",
    ),
    "GET /api/puzzles": (
        "The puzzles that there are.",
        "`puzzles`: game: list of `number`, `kind`, `difficulty`",
    ),
    "GET /api/puzzles/today": (
        "The day's puzzle of each game, the same for everybody; days begin and end in UTC.",
        "`day`, `zone`, `numbers` (game: number)",
    ),
    "GET /api/puzzles/{game}/{number}": (
        "What one seat was told, and a question that has one answer.",
        "`game`, `number`, `kind`, `difficulty`, `seat`, `seating`, `rules_version`, `choices` "
        "(what can be answered; empty: any circle), `events` (list of Told), `board`, `notes`",
    ),
    "GET /api/puzzles/{game}/{number}/solution": (
        "The answer and what proves it. [puzzles.md](puzzles.md) says what stands in it.",
        "`answer`, `because` (list of facts, each with its `prose`), `route`, `others` (what "
        "excludes other answers, or what they would do), `measures`, `source`",
    ),
    "GET /api/puzzles/{game}/{number}/then/{events}": (
        "How the table lay for the puzzle's seat after so many of its events.",
        "`board` and `notes`",
    ),
    "GET /healthz": ("Whether it is well.", "`well`"),
    "GET /metrics": ("Counters, for this machine alone unless set otherwise.", "text"),
}


def page() -> str:
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    yield INTRODUCTION.format(
        version=messages.PROTOCOL,
        frame=wire.LARGEST_FRAME,
        most=wire.MOST_FRAMES_A_MESSAGE,
        closes=", ".join(f"{code} {why}" for code, why in CLOSES.items()),
    )
    yield "## From the page\n"
    for cls in get_args(messages.FromPage):
        yield from _struct(cls)
    yield "## To the page\n"
    for cls in get_args(messages.ToPage):
        yield from _struct(cls)
    yield "## Parts of these\n"
    for cls in (
        *(messages.Told, messages.Turn, messages.Clock, messages.Sitter, messages.Audience),
        *(messages.Utterance, messages.Drawing, pencil.Mark, messages.Wording),
        *(messages.Ending, messages.Opening),
    ):
        yield from _struct(cls)
    yield "## Requests\n"
    yield f"Bodies are at most {rest.LARGEST_BODY} bytes; POST needs the server's own `Origin`."
    yield f"A record to be studied may be {rest_knowledge.LARGEST_RECORD} bytes long."
    yield 'Refusals have a status from 400 on and `{"why": sentence}`, perhaps with its wording.\n'
    for path, (what, answer) in REST.items():
        yield f"### `{path}`\n"
        if isinstance(what, str):
            yield what + "\n"
        elif isinstance(what, types.UnionType):
            yield "One of these, told apart by `do`.\n"
            for cls in get_args(what):
                yield from _struct(cls)
        else:
            yield from _struct(what, titled=False)
        yield f"Answer: {answer}.\n"
    yield "## The charter of a table\n"
    for cls in (charter.Charter, charter.LiveClock, charter.DaysClock):
        yield from _struct(cls)


def _struct(cls: type[Struct], titled: bool = True) -> Iterator[str]:
    tag = cls.__struct_config__.tag
    if titled:
        field = cls.__struct_config__.tag_field
        yield f'### `"{field}": "{tag}"`\n' if tag else f"### {cls.__name__}\n"
    if "__doc__" in vars(cls) and cls.__doc__:  # its own, not what it inherits
        yield inspect.cleandoc(cls.__doc__) + "\n"
    hints = typing.get_type_hints(cls, include_extras=True)
    notes = _notes(cls)
    rows = list(msgspec.structs.fields(cls))
    for row in rows:
        usual = "" if row.required else ", may be absent"
        note = f": {notes[row.name]}" if row.name in notes else ""
        yield f"- `{row.encode_name}` ({_kind(hints[row.name])}{usual}){note}"
    if rows:
        yield ""


def _notes(cls: type[Struct]) -> dict[str, str]:
    """The sentences that stand under the fields in the source."""
    (body,) = ast.parse(inspect.getsource(cls)).body
    assert isinstance(body, ast.ClassDef)
    notes = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            name, said = field.target, below.value
            if isinstance(name, ast.Name) and isinstance(said, ast.Constant):
                notes[name.id] = " ".join(str(said.value).split())
    return notes


def _kind(hint: Any) -> str:
    """A type in words."""
    if hasattr(hint, "__metadata__"):
        bounds = [_bound(meta) for meta in hint.__metadata__ if isinstance(meta, Meta)]
        return " ".join((_kind(get_args(hint)[0]), *bounds)).strip()
    arguments = get_args(hint)
    if get_origin(hint) in (typing.Union, types.UnionType):
        kinds = [_kind(each) for each in arguments if each is not msgspec.UnsetType]
        return " or ".join(kinds)
    if get_origin(hint) is typing.Literal:
        return " or ".join(f'"{value}"' for value in arguments)
    if get_origin(hint) is list:
        return f"list of {_kind(arguments[0])}"
    if get_origin(hint) is dict:
        return "object" if arguments[1] is Any else f"object of {_kind(arguments[1])}"
    simple = {str: "text", int: "number", float: "number", bool: "true or false"}
    if hint in simple:
        return simple[hint]
    return "nothing" if hint is type(None) else getattr(hint, "__name__", "anything")


def _bound(meta: Meta) -> str:
    bounds = []
    if meta.ge is not None:
        bounds.append(f"from {meta.ge}")
    if meta.le is not None:
        bounds.append(f"to {meta.le}")
    if meta.min_length is not None:
        bounds.append(f"at least {meta.min_length} long")
    if meta.max_length is not None:
        bounds.append(f"at most {meta.max_length} long")
    return " ".join(bounds)


if __name__ == "__main__":
    sys.stdout.write(page())
