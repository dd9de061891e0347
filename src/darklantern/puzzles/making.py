"""Looking for puzzles in games between computer players.

The same seed gives the same games, and the same games the same puzzles: each game is looked
through from its first action to its last, and of what it offers the kinds and difficulties of
which there are fewest so far are taken.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from darklantern.arena.bouts import bout, play
from darklantern.core.record import Record, Step, read, replay
from darklantern.core.seats import JACK
from darklantern.games.mrjack.events import WitnessesCalled
from darklantern.puzzles import mrjack, streets
from darklantern.puzzles.moment import Moment, opening
from darklantern.puzzles.puzzle import Json, Posed, Puzzle, Source, puzzle
from darklantern.puzzles.streets import Lookout

PLAYERS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "whitehall": (("belief@1", "greedy@1"), ("homing@1", "set-only@1"), ("normal@1", "normal@1")),
    "whitechapel": (("homing@1", "hard@1"), ("early-detour@1", "hard@1"), ("belief@1", "greedy@1")),
    "mrjack": (("normal@1", "normal@1"), ("one-ply@1", "easy@1")),
}
"""Jack and the others, pair after pair: quick players who leave traces. All of them are frozen."""

MOST_FROM_A_GAME = 2
LARGEST_PART: Mapping[str, float] = {"whitehall": 0.25, "whitechapel": 0.3, "mrjack": 0.3}
"""So much of a set may be of one kind."""


class Offer(NamedTuple):
    """A question that could be asked after so many actions of a game."""

    actions: int
    moment: Moment
    posed: Posed


def made(game: str, seed: int, wanted: int, so_far: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles beyond those there are, which are taken up where they end."""
    there = list(so_far)
    first = there[-1].source.game if there else 0
    there = [each for each in there if each.source.game < first]
    already = len(so_far) - len(there)
    for number in count(first):
        jack, others = PLAYERS[game][number % len(PLAYERS[game])]
        played = play(bout(game, jack, others, f"puzzles {seed}", number)).record
        for found in chosen(offers(read(json.dumps(played))), there, wanted):
            if len(there) == wanted:
                return
            source = Source(seed, number, jack, others, found.actions)
            made = on_file(found, source, played)
            there.append(made)
            if already:  # this one is on file already
                already -= 1
            else:
                yield made
        already = 0
        if len(there) >= wanted:
            return


def on_file(found: Offer, source: Source, record: Json) -> Puzzle:
    setup: Json = {key: record[key] for key in ("options", "seats", "pawns") if key in record}
    moment = found.moment
    return puzzle(found.posed, moment.game, setup, moment.seat, moment.heard, source)


def chosen(found: Iterable[Offer], there: Sequence[Puzzle], wanted: int) -> list[Offer]:
    """At most two of what a game offers, of different kinds; what is rare so far comes first."""
    kinds = Counter(each.kind for each in there)
    degrees = Counter((each.kind, each.difficulty) for each in there)

    def rarity(offer: Offer) -> tuple[int, int, int]:
        kind, difficulty = offer.posed.kind, offer.posed.difficulty
        return kinds[kind], degrees[kind, difficulty], offer.actions

    taken: list[Offer] = []
    for offer in sorted(found, key=rarity):
        kind = offer.posed.kind
        if len(taken) == MOST_FROM_A_GAME:
            break
        most = LARGEST_PART[offer.moment.game.name] * wanted
        if kinds[kind] < most and all(o.posed.kind != kind for o in taken):
            taken.append(offer)
    return taken


def offers(record: Record) -> Iterator[Offer]:
    """All that could be asked in this game."""
    look = _in_mrjack if record.game.name == "mrjack" else _in_the_streets
    return look(record, list(replay(record)))


def _in_the_streets(record: Record, steps: Sequence[Step]) -> Iterator[Offer]:
    game = record.game
    moments = {
        seat: opening(game, record.options, record.seating, seat)
        for seat in record.seating.seats
        if seat != JACK
    }
    known = streets.pursuit(next(iter(moments.values())))
    asked: set[tuple[str, int]] = set()
    for number, step in enumerate(steps):
        moment = moments.get(step.before.seat or "")
        if moment is not None and streets.askable(moment):
            look = Lookout(moment, known, asked)
            for kind, pose in streets.KINDS.items():
                posed = pose(look)
                if posed is not None:
                    assert isinstance(posed.answer, int)
                    asked.add((kind, posed.answer))
                    yield Offer(number, moment, posed)
        moments = {seat: each.told(step.events) for seat, each in moments.items()}
        known = known.told(game.name, step.events)


def _in_mrjack(record: Record, steps: Sequence[Step]) -> Iterator[Offer]:
    moments = {
        seat: opening(record.game, record.options, record.seating, seat)
        for seat in record.seating.seats
    }
    for number, step in enumerate(steps):
        for moment in moments.values():
            if moment.seat == step.before.seat:
                found = (mrjack.KINDS[kind](moment) for kind in ("split", "catch", "crowd"))
                yield from (Offer(number, moment, posed) for posed in found if posed is not None)
        calls = [n for n, event in enumerate(step.events) if isinstance(event, WitnessesCalled)]
        for moment in moments.values() if calls else ():
            called = moment.told(step.events[: calls[0] + 1])
            posed = mrjack.who(called)
            if posed is not None:
                yield Offer(number + 1, called, posed)
        moments = {seat: each.told(step.events) for seat, each in moments.items()}
