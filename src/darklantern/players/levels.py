"""The computer players there are: for each game and role a ladder of named, frozen rungs.

A rung that has played for a published result is never changed: a better one gets the next
version, and the names for people (easy, normal, hard, expert) move on to it.

>>> seat_player("whitehall", "jack", "nemo", Random())
Traceback (most recent call last):
LookupError: there is no computer player "nemo" for jack in whitehall; there are ...
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from darklantern.core.seats import JACK, Seat
from darklantern.players.at_random import RandomPlayer
from darklantern.players.careless import Careless
from darklantern.players.homing import HomingJack
from darklantern.players.player import Player
from darklantern.players.set_only import SetOnlyPolice

FOR_PEOPLE = ("easy", "normal", "hard", "expert")
"""The names that promise a person how strong the other side is, as far as they exist."""


class Level(NamedTuple):
    """One rung: who it is, for ever."""

    name: str
    version: int
    promise: str
    """What to expect of it, honestly, in one line."""
    make: Callable[[Random], Player]

    def __str__(self) -> str:
        return f"{self.name}@{self.version}"


AT_RANDOM = Level("random", 1, "Does anything that is legal.", RandomPlayer)

_STREET_JACKS = (
    AT_RANDOM,
    Level(
        "shortest", 1, "Takes the shortest way to his nearest goal; never waits.",
        partial(HomingJack, whim=0.0, waits=0.0),
    ),
    Level("homing", 1, "Walks home by a short way, with whims, blind to the police.", HomingJack),
    Level("easy", 1, "The same as homing: walks home, does not see the police.", HomingJack),
    Level(
        "easy", 2, "Walks home and does not see the police; one time in four goes anywhere.",
        partial(HomingJack, whim=0.25),
    ),
)  # fmt: skip
_STREET_POLICE = (
    AT_RANDOM,
    Level(
        "easy", 1, "Knows where Jack can be, as far as sets tell; goes where most of that is.",
        SetOnlyPolice,
    ),
)  # fmt: skip


def _whitehall(rng: Random, role: str, rung: str) -> Player:
    """Brought in when it is wanted: a compiler comes with it."""
    from darklantern.players.whitehall import rungs

    return (rungs.jack if role == JACK else rungs.police)(rng, rung)


def _whitehall_level(role: str, rung: str, promise: str) -> Level:
    name, version = rung.split("@")
    return Level(name, int(version), promise, partial(_whitehall, role=role, rung=rung))


_WHITEHALL_JACKS = (
    *_STREET_JACKS,
    _whitehall_level(
        JACK, "belief@1", "Knows what the police believe of him, and fears wherever they can come."
    ),
    _whitehall_level(
        JACK, "normal@1", "Knows what the police believe of him, and often does not mind it."
    ),
    _whitehall_level(
        JACK, "normal@2", "Foresees where the police will stand, and not what they will know then."
    ),
    _whitehall_level(
        JACK, "hard@1", "Foresees where the police will stand; his locations are near each other."
    ),
    _whitehall_level(
        JACK, "hard@2", "Foresees what the police will ask and know, and is sometimes careless."
    ),
    _whitehall_level(
        JACK, "expert@1", "Foresees what the police will ask and know; dares what pays, in haste."
    ),
    _whitehall_level(
        JACK, "expert@2", "Foresees what the police will ask and know, and whom they take him for."
    ),
)
_WHITEHALL_POLICE = (
    *_STREET_POLICE,
    Level(
        "set-only", 1, "The same as easy: knows where Jack can be, as far as sets tell.",
        SetOnlyPolice,
    ),
    _whitehall_level(
        "police", "greedy@1", "Knows how likely Jack is where, and grasps at it, one after another."
    ),
    _whitehall_level(
        "police", "normal@1", "Moves together and weighs its questions, not very carefully."
    ),
    _whitehall_level(
        "police", "hard@1", "Moves together and asks well; expects two sorts of Jack."
    ),
    _whitehall_level(
        "police", "hard@2", "Moves together and asks well; expects careful Jacks and hasty ones."
    ),
    _whitehall_level(
        "police", "expert@1", "Moves together, asks well, and learns which sort of Jack it hunts."
    ),
    _whitehall_level(
        "police", "expert@2", "Moves together, asks well, and knows that Jack is in haste."
    ),
)  # fmt: skip


def _thinker(
    rng: Random, depth: int, widths: tuple[int, int, int, int], mood: float, chances: str
) -> Player:
    """Brought in when it is wanted: a compiler comes with it."""
    from darklantern.players.mrjack.thinker import Effort, Thinker

    return Thinker(rng, Effort(depth, widths, mood, chances))


def _schemer(rng: Random, widths: tuple[int, int, int], mood: float, suspicious: bool) -> Player:
    from darklantern.players.mrjack.schemer import Scheme, Schemer

    return Schemer(rng, Scheme(widths, mood, 1.0, suspicious))


_MRJACK: tuple[Level, ...] = (
    AT_RANDOM,
    Level(
        "one-ply", 1, "Looks at its own card only, as if the witnesses were called right after.",
        partial(_thinker, depth=1, widths=(999, 1, 1, 1), mood=0.002, chances="guessed"),
    ),
    Level(
        "rest-of-turn", 1, "Looks to the end of the turn, at one answer for each card.",
        partial(_thinker, depth=4, widths=(6, 1, 1, 1), mood=0.002, chances="guessed"),
    ),
    Level(
        "whole-turn", 1, "Looks to the end of the turn, at several answers for each card.",
        partial(_thinker, depth=4, widths=(10, 4, 4, 4), mood=0.002, chances="guessed"),
    ),
    Level(
        "easy", 1, "Looks at its own card only, and often does the second or tenth best thing.",
        partial(_thinker, depth=1, widths=(999, 1, 1, 1), mood=0.06, chances="counted"),
    ),
    Level(
        "normal", 1, "Looks at its own card only, as if the witnesses were called right after.",
        partial(_thinker, depth=1, widths=(999, 1, 1, 1), mood=0.004, chances="counted"),
    ),
)  # fmt: skip
_MRJACK_JACKS = (
    *_MRJACK,
    Level(
        "hard", 1, "Looks to the end of the turn, and has learnt from games what that is worth.",
        partial(_thinker, depth=4, widths=(6, 2, 2, 2), mood=0.004, chances="counted"),
    ),
    Level(
        "expert", 1, "Thinks for each suspect to the end of the turn, and minds how he looks.",
        partial(_schemer, widths=(14, 3, 3), mood=0.003, suspicious=True),
    ),
)  # fmt: skip
_MRJACK_DETECTIVES = (
    *_MRJACK,
    Level(
        "hard", 1, "Thinks for each suspect to the end of the turn, all of them alike to it.",
        partial(_schemer, widths=(6, 2, 2), mood=0.004, suspicious=False),
    ),
    Level(
        "expert", 1, "Thinks for each suspect to the end of the turn; minds what choices betray.",
        partial(_schemer, widths=(8, 2, 2), mood=0.003, suspicious=True),
    ),
)  # fmt: skip


def _chapel_police(rng: Random, manner: str) -> Player:
    from darklantern.players.whitechapel import rungs

    return rungs.police(rng, manner)


def _chapel_jack(rng: Random, temper: str) -> Player:
    from darklantern.players.whitechapel import rungs

    return rungs.jack(rng, temper)


def _chapel_schemer(rng: Random, habits: str) -> Player:
    from darklantern.players.whitechapel import rungs

    return rungs.schemer(rng, habits)


_CHAPEL_JACKS: tuple[Level, ...] = (
    *_STREET_JACKS,
    Level(
        "early-detour", 1, "Wanders off for a few spaces first, then goes straight home.",
        partial(_chapel_schemer, habits="early-detour"),
    ),
    Level(
        "direct", 1, "Goes straight home, round the pawns that he sees.",
        partial(_chapel_schemer, habits="direct"),
    ),
    Level(
        "adapting", 1, "Goes straight or wanders, by where the pawns stood the night before.",
        partial(_chapel_schemer, habits="adapting"),
    ),
    Level(
        "short-return-134", 1, "Lives at 134 and keeps the murder next door for the last night.",
        partial(_chapel_schemer, habits="short-return-134"),
    ),
    Level(
        "short-return-51", 1, "Lives at 51, 66 or 67 and keeps two murders next door till late.",
        partial(_chapel_schemer, habits="short-return-51"),
    ),
    Level(
        "belief", 1, "Knows what the police believe, and looks one step ahead.",
        partial(_chapel_jack, temper="belief"),
    ),
    Level(
        "normal", 1, "Knows what the police believe, looks one step ahead, and is often careless.",
        partial(_chapel_jack, temper="normal"),
    ),
    Level(
        "normal", 2, "Foresees how the police will stand; settles and walks carelessly.",
        partial(_chapel_jack, temper="normal@2"),
    ),
    Level(
        "hard", 1, "Foresees how the police will stand; settles and walks a little carelessly.",
        partial(_chapel_jack, temper="hard"),
    ),
    Level(
        "hard", 2, "Foresees how the police will stand; seldom settles or walks carelessly.",
        partial(_chapel_jack, temper="hard@2"),
    ),
    Level(
        "expert", 1, "Lives near his victims, foresees how the police will stand, seldom errs.",
        partial(_chapel_jack, temper="expert"),
    ),
)  # fmt: skip
_CHAPEL_POLICE: tuple[Level, ...] = (
    *_STREET_POLICE,
    Level(
        "easy", 2, "Goes where Jack can be, as far as sets tell; one time in three does anything.",
        lambda rng: Careless(rng, SetOnlyPolice(rng), 0.35),
    ),
    Level(
        "greedy", 1, "Weighs every way Jack can have gone, and goes where he most likely is.",
        partial(_chapel_police, manner="greedy"),
    ),
    Level(
        "normal", 1, "Weighs every way Jack can have gone, and overlooks most of its own moves.",
        partial(_chapel_police, manner="normal"),
    ),
    Level(
        "normal", 2, "Stands between Jack and where he may live; overlooks most of its own moves.",
        partial(_chapel_police, manner="normal@2"),
    ),
    Level(
        "hard", 1, "Stands between Jack and where he may live; overlooks half of its own moves.",
        partial(_chapel_police, manner="hard"),
    ),
    Level(
        "hard", 2, "Stands between Jack and where he may live; overlooks many of its own moves.",
        partial(_chapel_police, manner="hard@2"),
    ),
    Level(
        "expert", 1, "Believes in several kinds of Jack, bars his ways home, minds the next night.",
        partial(_chapel_police, manner="expert"),
    ),
)  # fmt: skip

LADDERS: dict[tuple[str, str], tuple[Level, ...]] = {
    ("whitehall", "jack"): _WHITEHALL_JACKS,
    ("whitehall", "police"): _WHITEHALL_POLICE,
    ("whitechapel", "jack"): _CHAPEL_JACKS,
    ("whitechapel", "police"): _CHAPEL_POLICE,
    ("mrjack", "jack"): _MRJACK_JACKS,
    ("mrjack", "detective"): _MRJACK_DETECTIVES,
}
"""By game and role, from weak to strong as far as that was known when they were written."""


def role_of(game: str, seat: Seat) -> str:
    """The side a seat is on, as outcomes name the winner."""
    if seat == JACK:
        return JACK
    return "detective" if game == "mrjack" else "police"


def ladder(game: str, role: str) -> tuple[Level, ...]:
    """The rungs for this role; a game that nobody has written players for is played at random."""
    return LADDERS.get((game, role), (AT_RANDOM,))


def newest(game: str, role: str) -> tuple[Level, ...]:
    """The rungs as bare names mean them: of each name the last version."""
    return tuple({rung.name: rung for rung in ladder(game, role)}.values())


def level(game: str, role: str, name: str) -> Level:
    """The rung called so, `name` or `name@version`; LookupError lists those there are."""
    for rung in reversed(ladder(game, role)):
        if name in (rung.name, str(rung)):
            return rung
    there = ", ".join(rung.name for rung in newest(game, role))
    raise LookupError(
        f'there is no computer player "{name}" for {role} in {game}; there are {there}'
    )


def seat_player(game: str, role: str, name: str, rng: Random) -> Player:
    """A player for one game, for any number of seats of this role."""
    return level(game, role, name).make(rng)


def usual_level(game: str, role: str) -> str:
    """Whom a person meets who names no level: normal, or the next best there is below."""
    names = {rung.name for rung in ladder(game, role)}
    return next((name for name in ("normal", "easy") if name in names), AT_RANDOM.name)


def hint_level(game: str, role: str) -> str:
    """Who gives advice unless somebody else is asked for: hard, or the next best below."""
    names = {rung.name for rung in ladder(game, role)}
    return next((name for name in ("hard", "normal", "easy") if name in names), AT_RANDOM.name)
