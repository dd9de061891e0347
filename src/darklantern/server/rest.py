"""The requests: names, tables, links, seats, records. docs/protocol.md lists them.

What does not exist and what one may not see get the same answer, so that nothing can be found out
by trying.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from darklantern.core.codec import Json
from darklantern.core.options import choices
from darklantern.core.options import names as option_names
from darklantern.core.registry import find_game, game_names
from darklantern.core.sentences import Sentence
from darklantern.players.levels import newest, role_of
from darklantern.server import outlet, seats
from darklantern.server.charter import BadCharter
from darklantern.server.connection import LOGGED_OUT
from darklantern.server.doorkeeper import (
    COOKIE,
    address_of,
    comes_from_us,
    is_secure,
    session_of,
)
from darklantern.server.house import House
from darklantern.server.limits import Callers
from darklantern.server.messages import (
    PROTOCOL,
    CallMe,
    GiveToComputer,
    Join,
    Leave,
    MakeLink,
    OpenTable,
    Rematch,
    Replace,
    Resign,
    SeatWish,
)
from darklantern.server.page import board_address
from darklantern.server.referee import Refused
from darklantern.server.room import Room, one_line
from darklantern.server.sessions import LONGEST_SESSION, digest_of
from darklantern.server.storage import StorageFault

LARGEST_BODY = 64 * 1024
T = TypeVar("T")
Endpoint: TypeAlias = Callable[["Visit"], Awaitable[Response]]


class Turned(Exception):
    """Turned away at the door, with a status and a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.sentence = status, sentence


NOT_FOUND = Turned(404, Sentence("There is nothing here, or it is not for you."))


class Visit:
    """One request, and who makes it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house: House = request.app.state.house
        self.digest = session_of(request)
        self.person: str | None = self.house.sessions.person(self.digest)

    async def read(self, what: Any, most: int = LARGEST_BODY) -> Any:
        """The body, read strictly."""
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > most:
                raise Turned(413, Sentence("A request holds at most {bytes} bytes.", bytes=most))
        try:
            return msgspec.json.decode(bytes(body), type=what)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Turned(400, f"The request could not be read: {fault!s:.200}") from None

    def somebody(self) -> str:
        """The person; who has not taken a name yet must do so first."""
        if self.person is None:
            raise Turned(401, Sentence("Say first how you want to be called."))
        return self.person

    def room(self) -> Room:
        """The room asked for, if the visitor may look in."""
        room: Room | None = self.house.room(self.request.path_params["table"])
        if room is None or not may_look_in(room, self.person):
            raise NOT_FOUND
        return room

    def seats(self, room: Room) -> tuple[str, ...]:
        return room.table.seats_of(self.person)

    def told(self, body: Any, token: str | None = None) -> Response:
        response = send(outlet.answer(body))
        if token is not None:
            response.set_cookie(
                COOKIE,
                token,
                max_age=LONGEST_SESSION,
                path="/",
                httponly=True,
                samesite="strict",
                secure=is_secure(self.request)
                or (self.house.settings.origin or "").startswith("https:"),
            )
        return response


def send(frame: outlet.Frame, status: int = 200) -> Response:
    return Response(frame, status, media_type="application/json")


def may_look_in(room: Room, person: str | None) -> bool:
    """Its people, and spectators where they are welcome."""
    table = room.table
    if person is not None and (person == table.host or table.seats_of(person)):
        return True
    return table.charter.spectators == "welcome"


def route(
    path: str, endpoint: Endpoint, method: str = "GET", new: bool = False, open_: bool = False
) -> Route:
    """A route with the doorkeeper before it; `new` ones make something that stays."""

    async def answered(request: Request) -> Response:
        house: House = request.app.state.house
        callers: dict[str, Callers] = request.app.state.callers
        try:
            address = address_of(request)
            if not open_ and callers["requests"].refuses(address):
                raise Turned(429, Sentence("Too many requests. Wait a little."))
            if method == "POST" and not comes_from_us(request, house.settings):
                raise Turned(
                    403, Sentence("This request does not come from a page of this server.")
                )
            if new and callers["new_things"].refuses(address):
                raise Turned(429, Sentence("Too many new things from here. Wait a little."))
            return await endpoint(Visit(request))
        except Turned as turned:
            house.measures.count(house.measures.refused, str(turned.status))
            return send(outlet.refusal(turned.sentence), turned.status)
        except Refused as refused:
            return send(outlet.refusal(refused.sentence), 409)
        except BadCharter as fault:
            return send(outlet.refusal(str(fault)), 409)
        except StorageFault:
            return send(outlet.refusal(Sentence("It could not be saved. Try again.")), 503)

    return Route(path, answered, methods=[method])


# -- people --------------------------------------------------------------------------------------


async def me(visit: Visit) -> Response:
    """Who I am, and at which tables I sit."""
    person = visit.person
    if person is None:
        return visit.told({"name": None, "tables": []})
    house = visit.house
    rooms = [room for id in house.storage.tables_of(person) if (room := house.room(id))]
    mine = [room for room in rooms if may_look_in(room, person)]
    return visit.told(
        {
            "name": house.sessions.names.get(person),
            "tables": [
                outlet.summary(room.table, visit.seats(room), room.present, house.now())
                for room in mine
                if visit.seats(room) or room.table.host == person
            ],
        }
    )


async def call_me(visit: Visit) -> Response:
    name = checked_name((await visit.read(CallMe)).name)
    if visit.person is not None:
        await visit.house.sessions.rename(visit.person, name)
        return visit.told({"name": name})
    _, token = await visit.house.sessions.begin(name)
    return visit.told({"name": name}, token)


def checked_name(name: str) -> str:
    name = one_line(name)
    if not name:
        raise Turned(400, Sentence("A name needs something that can be read."))
    return name


async def log_out(visit: Visit) -> Response:
    visit.somebody()
    assert visit.digest is not None
    await visit.house.log_out(visit.digest, LOGGED_OUT)
    response = visit.told({})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return response


async def device(visit: Visit) -> Response:
    """A code for another device of mine."""
    return visit.told({"code": visit.house.sessions.device_code(visit.somebody())})


# -- tables --------------------------------------------------------------------------------------


async def games(visit: Visit) -> Response:
    """What can be played: options, seats, levels of the computer."""
    return visit.told({"protocol": PROTOCOL, "games": [_game(name) for name in game_names()]})


def _game(name: str) -> Json:
    game = find_game(name)
    seating = game.seating(None, None)
    board = board_address(name)
    return {
        "game": name,
        **({} if board is None else {"board": board}),
        "rules_version": game.rules_version,
        "options": {
            key: list(choices(game.options, attribute))
            for key, attribute in option_names(game.options).items()
        },
        "seats": list(seating.seats),
        "levels": {
            seat: [
                {"level": rung.name, "promise": rung.promise}
                for rung in newest(name, role_of(name, seat))
            ]
            for seat in seating.seats
        },
    }


async def tables(visit: Visit) -> Response:
    house = visit.house
    listed = [
        outlet.summary(room.table, visit.seats(room), room.present, house.now())
        for room in house.listed()
        if may_look_in(room, visit.person)
    ]
    return visit.told({"tables": listed[-200:]})


async def open_table(visit: Visit) -> Response:
    person, wish = visit.somebody(), await visit.read(OpenTable)
    room, codes = await visit.house.open_table(person, wish)
    return visit.told({"table": room.table.id, "links": codes})


async def table(visit: Visit) -> Response:
    room = visit.room()
    return visit.told(
        outlet.summary(room.table, visit.seats(room), room.present, visit.house.now())
    )


async def join(visit: Visit) -> Response:
    """Use a link to a seat, or a code for another device."""
    wish, house = await visit.read(Join), visit.house
    used = await house.sessions.use_device_code(wish.code)
    if used is not None:
        return visit.told({"name": house.sessions.names[used[0]]}, used[1])
    room = house.room_of_link(wish.code)
    if room is None:
        raise Turned(404, Sentence("This link leads nowhere any longer. Ask for a new one."))
    person, token = visit.person, None
    if person is None:
        if wish.name is None:
            visit.somebody()
        person, token = await house.sessions.begin(checked_name(wish.name or ""))
    seat = await seats.sit_down(room, person, house.sessions.names[person], digest_of(wish.code))
    return visit.told({"table": room.table.id, "seat": seat}, token)


async def at_table(visit: Visit) -> Response:
    """Everything about seats."""
    person, room = visit.somebody(), visit.room()
    wish: SeatWish = await visit.read(SeatWish)
    absent_after = visit.house.settings.absent_after
    match wish:
        case MakeLink(seat):
            return visit.told({"code": await visit.house.link(person, room, seat)})
        case Leave(seat):
            await seats.leave(room, person, seat)
            assert visit.digest is not None
            return visit.told({}, await visit.house.rotate(visit.digest))
        case GiveToComputer(seat, level):
            await seats.give_to_computer(room, person, seat, level)
        case Replace(seat, level):
            await seats.replace(room, person, seat, level, absent_after)
        case Resign(seat, agree):
            await seats.resign(room, person, seat, agree)
        case Rematch():
            return visit.told({"table": (await visit.house.rematch(person, room)).table.id})
    return visit.told({})


async def record(visit: Visit) -> Response:
    room = visit.room()
    if not is_open(visit, room):
        raise Turned(409, Sentence("The record is given out when the game is over."))
    return send(outlet.record(room.table))


async def then(visit: Visit) -> Response:
    """How the table lay earlier, for whoever wants to look back."""
    room = visit.room()
    seats = visit.seats(room)
    moment = room.table.seen_by(seats, visit.house.now())
    wanted: str = visit.request.path_params["events"]
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 8):
        raise NOT_FOUND
    if int(wanted) > moment.events:
        raise NOT_FOUND
    return send(outlet.then(room.table, moment, seats, int(wanted)))


async def seals(visit: Visit) -> Response:
    room = visit.room()
    moment = room.table.seen_by(visit.seats(room), visit.house.now())
    return send(outlet.seals(room.table, moment))


def is_open(visit: Visit, room: Room) -> bool:
    """Whether this visitor has been told that the game is over."""
    moment = room.table.seen_by(visit.seats(room), visit.house.now())
    return outlet.ending(moment) is not None


# -- operations ----------------------------------------------------------------------------------


async def health(visit: Visit) -> Response:
    return visit.told({"well": True})


async def metrics(visit: Visit) -> Response:
    house, client = visit.house, visit.request.client
    here = client is not None and client.host in ("127.0.0.1", "::1", "testclient")
    if not (here or house.settings.metrics_for_all):
        raise NOT_FOUND
    now = {
        "tables": len(house.rooms),
        "tables_put_away": len(house.put_away),
        "connections": sum(1 for _ in house.connections()),
        "commits": getattr(house.storage, "commits", 0),
        "worker_restarts": getattr(house.thinkers, "restarts", 0),
    }
    return Response(house.measures.text(now), media_type="text/plain; version=0.0.4")


ROUTES = [
    route("/healthz", health, open_=True),
    route("/metrics", metrics, open_=True),
    route("/api/games", games),
    route("/api/me", me),
    route("/api/me", call_me, "POST", new=True),
    route("/api/me/log-out", log_out, "POST"),
    route("/api/me/device", device, "POST"),
    route("/api/join", join, "POST", new=True),
    route("/api/tables", tables),
    route("/api/tables", open_table, "POST", new=True),
    route("/api/tables/{table}", table),
    route("/api/tables/{table}", at_table, "POST"),
    route("/api/tables/{table}/record", record),
    route("/api/tables/{table}/then/{events}", then),
    route("/api/tables/{table}/seals", seals),
]
