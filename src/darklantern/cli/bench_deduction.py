"""`darklantern bench deduction`: how long it takes to know all that can be known.

Games are recorded first (Jack walks home, the police search), then told event by event to a
notebook; after each answer everything provable is worked out anew: all spaces, the certain
circles, the goals, the number of rows. Beside it stand, on the same positions,

    listing    every row written down, circle by circle, up to a cut-off
    sets       only the circles that each space can hold, going forwards: what a pencil does

The worst case is made up: a full row on an empty board, eight clues, all told at its very end.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median
from typing import Any

from darklantern.cli.analyse import GAMES
from darklantern.cli.wishes import players_wanted
from darklantern.core.events import Event, redact
from darklantern.core.game import Table
from darklantern.core.position import begin
from darklantern.core.record import Playthrough
from darklantern.core.registry import find_game
from darklantern.core.seats import CHANCE, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.reasons import smallest_reason
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.streets.explore import explore
from darklantern.streets.paths import Search
from darklantern.streets.rows import TO, WALK, Clue, Row, Step, narrowed
from darklantern.streets.streets import Streets, streets_of
from darklantern.streets.ways import ways
from darklantern.streets.why import ending_at

STREET_GAMES = {"whitehall": 15, "whitechapel": 19}
"""Each with the most steps a row can have."""

ANSWERS = frozenset(
    {"circle-searched", "arrest-failed", "smoker-answered", "accusation-failed", "address-wrong"}
)
LISTING_STOPS = 50_000
GAMES_EACH = 25
WORST_CASES = 30


def run(wishes: argparse.Namespace) -> int:
    results = {name: _measured(name, steps) for name, steps in STREET_GAMES.items()}
    tell(results, wishes.json)
    return 0


def tell(results: dict[str, dict[str, float]], as_json: bool) -> None:
    """What was measured of each game: for programs, or a line a figure."""
    if as_json:
        print(json.dumps(results))
        return
    for name, found in results.items():
        print(name)
        for key, value in found.items():
            print(f"  {key:24}{value:>12,}")


def _measured(name: str, steps: int) -> dict[str, float]:
    games = [_recorded(name, seed) for seed in range(GAMES_EACH)]
    first = _first_call(name)
    _worst(streets_of(name), steps, 1)  # bring the compiled search in before the clock runs
    resident = _peak_mb()
    times: list[float] = []
    rows: list[tuple[Row, int]] = []
    for table, told in games:
        spent, seen = _updates(name, table, told)
        times += spent
        rows += seen
    worst = _worst(streets_of(name), steps)
    peak = _peak_mb() - resident
    times.sort()
    some = Random(1888).sample(rows, min(len(rows), 150))
    return {
        "median_ms": round(1000 * median(times), 3),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 3),
        "worst_ms": round(1000 * max(worst, times[-1]), 3),
        "peak_mb": round(peak, 1),
        "first_call_s": round(first, 3),
        "updates": len(times),
        "why_median_ms": round(1000 * median(_whys(streets_of(name), some)), 3),
        **_peers(streets_of(name), some),
    }


def _peak_mb() -> float:
    """The most memory this process has held so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _recorded(name: str, seed: int) -> tuple[Table, list[Sequence[Event]]]:
    """One game, told to a spectator action by action."""
    game, rng = find_game(name), Random(f"deduction/{name}/{seed}")
    options = game.options(**{key: rng.random() < 0.5 for key in ("false_clues",)})
    seating = game.seating(None, None)
    playthrough = Playthrough(game, options, seating)
    company = Company(playthrough, players_wanted(_WHO, game, seating, rng))
    dealer = Dealer(rng)
    told: list[Sequence[Event]] = []
    while (seat := playthrough.position.seat) is not None:
        draws = seat == CHANCE
        action = dealer.draw(playthrough.position) if draws else company.choose(seat)
        told.append([redact(event, SPECTATOR) for event in playthrough.play(seat, action)])
    return begin(game, options, seating).state.table, told


_WHO = "jack=easy,police=easy"


def _updates(
    name: str, table: Table, told: Sequence[Sequence[Event]]
) -> tuple[list[float], list[tuple[Row, int]]]:
    """CPU seconds of the update after each answer; the rows asked about and the circles left."""
    deduce = GAMES[name]
    notebook = deduce.Notebook(table)
    times, rows = [], []
    for events in told:
        answered = any(event.type in ANSWERS for event in events)
        start = time.process_time()
        for event in events:
            notebook = deduce.see(notebook, event)
        if not answered:
            continue
        try:
            found = deduce.possible(notebook)
        except NothingToDeduce:
            continue
        times.append(time.process_time() - start)
        if row := deduce.current_row(notebook):
            rows.append((row, len(found.now)))
    return times, rows


def _worst(streets: Streets, steps: int, cases: int = WORST_CASES) -> float:
    """The longest of some searches with eight clues, all told when the track is full."""
    times = []
    for seed in range(cases):
        rng = Random(seed)
        walked = [rng.choice(streets.circles())]
        for _ in range(steps):
            walked.append(rng.choice(streets.neighbours[walked[-1]]))
        clues = list(dict.fromkeys(walked[1:]))[-8:]
        facts = tuple(Clue(circle, steps) for circle in clues)
        row = Row(((walked[0],),), (Step(WALK),) * steps, facts)
        start = time.process_time()
        explore(streets, row)
        times.append(time.process_time() - start)
    return max(times)


def _whys(streets: Streets, rows: Sequence[tuple[Row, int]]) -> list[float]:
    """CPU seconds to find the reasons why Jack is not on some circle."""
    rng, times = Random(7), []
    for row, _ in rows:
        here = explore(streets, row).spaces[-1]
        circle = rng.choice([c for c in streets.circles() if c not in here])
        asked = ending_at(streets, row, circle)
        start = time.process_time()
        smallest_reason(asked.facts, asked.world, asked.broken)
        times.append(time.process_time() - start)
    return times


def _first_call(name: str) -> float:
    """CPU seconds from asking a fresh process to its answer, the compiled search brought in."""
    program = (
        "import time\n"
        "from darklantern.streets.explore import explore\n"
        "from darklantern.streets.rows import WALK, Clue, Row, Step\n"
        "from darklantern.streets.streets import streets_of\n"
        f"streets = streets_of({name!r})\n"
        "walked = [7]\n"
        "for _ in range(12):\n"
        "    walked.append(max(set(streets.neighbours[walked[-1]]) - set(walked)))\n"
        "facts = tuple(Clue(circle, 12) for circle in walked[-6:])\n"
        "row = Row(((7,),), (Step(WALK),) * 12, facts)\n"
        "start = time.process_time()\n"
        "explore(streets, row)\n"
        "spent, sys = time.process_time() - start, __import__('sys')\n"
        "assert 'darklantern.streets.kernel' in sys.modules\n"
        "print(spent)\n"
    )
    command = [sys.executable, "-c", program]
    return min(
        float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
        for _ in range(3)
    )


# -- what others do -------------------------------------------------------------------------


def _peers(streets: Streets, rows: Sequence[tuple[Row, int]]) -> dict[str, float]:
    plain = [_timed(lambda row=row: Search(streets, row).paths())[0] for row, _ in rows]  # type: ignore[misc]
    listed = [_timed(lambda row=row: _listing(streets, row)) for row, _ in rows]  # type: ignore[misc]
    sets = [_timed(lambda row=row: _sets(streets, row)) for row, _ in rows]  # type: ignore[misc]
    return {
        "plain_median_ms": round(1000 * median(plain), 3),
        "listing_median_ms": round(1000 * median(spent for spent, _ in listed), 3),
        "listing_given_up_share": round(mean(done is None for _, done in listed), 3),
        "sets_median_ms": round(1000 * median(spent for spent, _ in sets), 3),
        "sets_circles": round(mean(size for _, size in sets), 2),
        "exact_circles": round(mean(size for _, size in rows), 2),
    }


def _timed(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.process_time()
    found = work()
    return time.process_time() - start, found


def _listing(streets: Streets, row: Row) -> int | None:
    """How many rows there are, every one written down; None past the cut-off."""
    question = narrowed(streets, row)
    rows: list[tuple[int, ...]] = list(row.starts)
    for space in range(len(row.starts[0]), row.last + 1):
        listed, kind = ways(streets, row.step(space)), row.step(space).kind
        rows = [
            (*begun, end)
            for begun in rows
            for end, _ in listed[begun[-1]]
            if question.allowed[space][end] and not (kind == TO and end == begun[-2])
        ]
        if len(rows) > LISTING_STOPS:
            return None
    return sum(all(circle in one[: until + 1] for circle, until in question.clues) for one in rows)


def _sets(streets: Streets, row: Row) -> int:
    """How many circles are left for Jack when each space keeps but the set of its circles."""
    question = narrowed(streets, row)
    here = {start[-1] for start in row.starts}
    for space in range(len(row.starts[0]), row.last + 1):
        listed = ways(streets, row.step(space))
        ends = {end for circle in here for end, _ in listed[circle]}
        here = {end for end in ends if question.allowed[space][end]}
    return len(here)
