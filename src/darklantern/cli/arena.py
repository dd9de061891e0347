"""`darklantern arena`: computer players against each other, many times, and what that proves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from darklantern.arena.bouts import Bout, Differences, Played
from darklantern.arena.endurance import endurance_bouts
from darklantern.arena.exploit import Hunted, exploit
from darklantern.arena.hideouts import hideouts
from darklantern.arena.ladder import (
    commands_for,
    ladder_bouts,
    match_bouts,
    standing,
    swapped_bouts,
    table,
)
from darklantern.arena.ledger import Ledger, LedgerFault
from darklantern.arena.report import page
from darklantern.arena.statistics import Trial, interval
from darklantern.arena.workers import workers
from darklantern.cli.wishes import BadWish, game_named, options_wanted
from darklantern.core.registry import game_names
from darklantern.core.seats import JACK
from darklantern.players.levels import ladder, level, role_of
from darklantern.players.probes import probe


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "arena",
        help="matches between computer players, and what they prove",
        description="Plays computer players against each other. Results are records, one a line; "
        "a match cut short goes on where it stopped.",
    )
    kinds = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    levels = kinds.add_parser("levels", help="the computer players there are")
    levels.add_argument("game", nargs="?", metavar="GAME", help=", ".join(game_names()))
    levels.set_defaults(run=list_levels)
    match = kinds.add_parser("match", help="A as Jack against B in all the other seats")
    match.add_argument("one", metavar="A")
    match.add_argument("other", metavar="B")
    match.add_argument("--game", required=True, metavar="G", help=", ".join(game_names()))
    match.add_argument(
        "--swap", action="store_true", help="in pairs on the same deal, A and B changing sides"
    )
    match.add_argument(
        "--sprt", nargs=2, type=float, metavar=("P0", "P1"),
        help="stop as soon as A's rate of wins is known to be P0 or less, or P1 or more",
    )  # fmt: skip
    match.set_defaults(run=run_match)
    whole = kinds.add_parser("ladder", help="every Jack against every other, with ratings")
    whole.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    whole.add_argument("--jacks", metavar="A,B", help="these Jacks alone")
    whole.add_argument("--others", metavar="A,B", help="these opponents alone")
    whole.set_defaults(run=run_ladder)
    for kind, meaning in ((match, "at most so many games"), (whole, "so many games a cell")):
        kind.add_argument("--games", type=int, default=100, metavar="N", help=meaning)
        kind.add_argument("--seed", default="1", metavar="S", help="the same gives the same deals")
        kind.add_argument(
            "--workers", "--cores", type=int, metavar="N", help="default: one for each core"
        )
        kind.add_argument(
            "--options",
            default="",
            metavar="A,B,KEY=VALUE",
            help="optional rules, as `darklantern games` lists them",
        )
        kind.add_argument("--out", metavar="FILE", help="default: arena-GAME-….jsonl")
    report = kinds.add_parser("report", help="matrix and ratings of files written before")
    report.add_argument("files", nargs="+", metavar="FILE")
    report.add_argument(
        "--out", metavar="PAGE", help="write docs/strength.md anew, below what is said there"
    )
    report.set_defaults(run=run_report)
    exploiter = kinds.add_parser(
        "exploit",
        help="look for a player that a rung cannot stand",
        description="Many players drawn by lot against one rung; the better half plays on, till "
        "one is left, whose result is that of fresh deals.",
    )
    exploiter.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    exploiter.add_argument("rung", metavar="RUNG", help="such as jack=expert or police=expert")
    for flag, many, meaning in (
        ("--crowd", 16, "so many players to begin with"),
        ("--games", 8, "so many games for each of them at first"),
        ("--fresh", 100, "so many games for the best one in the end"),
    ):
        exploiter.add_argument(flag, type=int, default=many, metavar="N", help=meaning)
    exploiter.set_defaults(run=run_exploit)
    endurance = kinds.add_parser(
        "endure", help="every rung with random options, to the end: nobody may err"
    )
    endurance.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    endurance.add_argument("--rungs", metavar="A,B", help="these rungs alone")
    endurance.add_argument("--games", type=int, default=1000, metavar="N", help="for each rung")
    endurance.set_defaults(run=run_endure)
    for kind in (exploiter, endurance):
        kind.add_argument("--seed", default="1", metavar="S", help="the same gives the same games")
        kind.add_argument(
            "--workers", "--cores", type=int, metavar="N", help="default: one for each core"
        )
        kind.add_argument("--out", metavar="FILE", help="default: arena-GAME-….jsonl")
    homes = kinds.add_parser("hideouts", help="where Jack lived well in Whitechapel, by such files")
    homes.add_argument("files", nargs="+", metavar="FILE")
    homes.add_argument("--jacks", metavar="A,B", help="games of these Jacks alone")
    homes.set_defaults(run=run_hideouts)


def list_levels(wishes: argparse.Namespace) -> int:
    for name in [wishes.game] if wishes.game else game_names():
        game_named(name)
        for role in (JACK, role_of(name, "the others")):
            print(f"{name}, {role}:")
            for rung in ladder(name, role):
                print(f"  {rung!s:16}{rung.promise}")
    return 0


def run_match(wishes: argparse.Namespace) -> int:
    one, other = wishes.one, wishes.other
    trial = _trial(wishes.sprt)
    pairs = swapped_bouts if wishes.swap else match_bouts
    options = options_wanted(game_named(wishes.game), wishes.options)
    bouts = _named_well(pairs(wishes.game, one, other, wishes.seed, wishes.games, options=options))
    ledger = _ledger(wishes, f"{one}-{other}")
    won, played, ours = 0, 0, []
    verdict = None
    for number, game in enumerate(ledger.play(bouts, workers(wishes.workers))):
        ours.append(game)
        one_is_jack = not (wishes.swap and number % 2)
        won, played = won + (game.jack_won is one_is_jack), played + 1
        _progress(played, len(bouts), won)
        # A pair counts whole, so that neither side's advantage tips the test.
        if trial and (not wishes.swap or number % 2) and (verdict := trial.verdict(won, played)):
            break
    print(file=sys.stderr)
    low, high = interval(won, played)
    rate = f"{100 * won / max(1, played):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    print(f"{one} won {won} of {played} games against {other}: {rate}")
    if trial:
        print(f"SPRT {trial.p0:g} v {trial.p1:g}: {verdict or 'not settled'}")
    if ours:
        print(table(standing(ours)))
    return 0


def run_ladder(wishes: argparse.Namespace) -> int:
    options = options_wanted(game_named(wishes.game), wishes.options)
    jacks = _wanted(wishes.jacks, wishes.game, JACK)
    others = _wanted(wishes.others, wishes.game, role_of(wishes.game, "the others"))
    bouts = _named_well(
        ladder_bouts(wishes.game, jacks, others, wishes.seed, wishes.games, options=options)
    )
    ledger = _ledger(wishes, "ladder")
    ours: list[Played] = []
    for game in ledger.play(bouts, workers(wishes.workers)):
        ours.append(game)
        _progress(len(ours), len(bouts), sum(played.jack_won for played in ours))
    print(file=sys.stderr)
    if ours:
        print(table(standing(ours)))
    return 0


def run_report(wishes: argparse.Namespace) -> int:
    try:
        found = [Ledger(Path(name)).played.values() for name in wishes.files if _is_there(name)]
    except LedgerFault as fault:
        raise BadWish(str(fault)) from None
    alike: dict[tuple[str, Differences], list[Played]] = {}
    for played in chain.from_iterable(found):
        alike.setdefault((played.bout.game, played.bout.options), []).append(played)
    if wishes.out:
        _write_page(Path(wishes.out), page(list(chain.from_iterable(alike.values()))))
        return 0
    for (name, _), games in alike.items():
        commands = "\n".join(f"    {command}" for command in commands_for(games))
        print(f"{name}, played with\n\n{commands}\n\n{table(standing(games))}\n")
    return 0


MARK = "<!-- What follows is written by `darklantern arena report`, from the games played. -->"


def _write_page(path: Path, games: str) -> None:
    """What a person has written above the mark stays."""
    said = path.read_text(encoding="utf-8") if path.exists() else "# Strength\n\n"
    path.write_text(f"{said.partition(MARK)[0]}{MARK}\n\n{games}", encoding="utf-8")


def run_exploit(wishes: argparse.Namespace) -> int:
    side, _, name = wishes.rung.partition("=")
    game = game_named(wishes.game).name
    others = role_of(game, "the others")
    if side not in (JACK, others, "police") or not name:
        raise BadWish(f"the rung is named by its side: {JACK}=expert or {others}=expert")
    role = "others" if side == JACK else JACK
    try:
        rung = str(level(game, JACK if side == JACK else others, name))
    except LookupError as missing:
        raise BadWish(missing.args[0]) from None
    if wishes.crowd < 1 or wishes.games < 1 or wishes.fresh < 1:
        raise BadWish("--crowd, --games and --fresh take a number from 1 on")
    found = exploit(
        Hunted(game, role, rung), wishes.crowd, wishes.games, wishes.fresh, wishes.seed,
        _ledger(wishes, f"exploit-{side}-{name}"), workers(wishes.workers),
        lambda line: print(line, file=sys.stderr, flush=True),
    )  # fmt: skip
    low, high = interval(found.wins, found.games)
    rate = f"{100 * found.wins / found.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    print(f"{found.probe} won {found.wins} of {found.games} fresh games against {rung}: {rate}")
    print(probe(game, JACK if role == JACK else others, found.probe).says)
    return 0


def run_endure(wishes: argparse.Namespace) -> int:
    game = game_named(wishes.game)
    ledger = _ledger(wishes, "endure")
    for role in (JACK, role_of(game.name, "the others")):
        for rung in ladder(game.name, role):
            if wishes.rungs and rung.name not in wishes.rungs.split(","):
                continue
            bouts = endurance_bouts(game, role, rung, wishes.seed, wishes.games)
            ended = sum(1 for _ in ledger.play(bouts, workers(wishes.workers)))
            print(f"{role} {rung}: {ended} games ended legally", flush=True)
    return 0


def run_hideouts(wishes: argparse.Namespace) -> int:
    try:
        found = [Ledger(Path(name)).played.values() for name in wishes.files if _is_there(name)]
    except LedgerFault as fault:
        raise BadWish(str(fault)) from None
    jacks = None if wishes.jacks is None else wishes.jacks.split(",")
    games = [g for g in chain.from_iterable(found) if jacks is None or g.bout.jack in jacks]
    for hideout in hideouts(games):
        print(f"{hideout.circle:4}{hideout.games:6}  {hideout.nights:.2f}")
    return 0


def _is_there(name: str) -> bool:
    if not Path(name).is_file():
        raise BadWish(f"there is no file {name}")
    return True


def _wanted(names: str | None, game: str, role: str) -> Sequence[str]:
    if names is None:
        return [str(rung) for rung in ladder(game, role)]
    return [name for name in names.split(",") if name]


def _named_well(bouts: Iterator[Bout]) -> list[Bout]:
    try:
        return list(bouts)
    except LookupError as missing:
        raise BadWish(missing.args[0]) from None


def _trial(rates: Sequence[float] | None) -> Trial | None:
    if rates is None:
        return None
    low, high = rates
    if not 0 < low < high < 1:
        raise BadWish("--sprt takes two rates, the lower first, between 0 and 1")
    return Trial(low, high)


def _ledger(wishes: argparse.Namespace, what: str) -> Ledger:
    if wishes.games < 0:
        raise BadWish("--games takes a number from 0 on")
    if wishes.workers is not None and wishes.workers < 1:
        raise BadWish("--workers takes a number from 1 on")
    path = Path(wishes.out or f"arena-{wishes.game}-{what}.jsonl")
    try:
        ledger = Ledger(path)
    except LedgerFault as fault:
        raise BadWish(str(fault)) from None
    print(f"records: {path}", file=sys.stderr)
    return ledger


def _progress(done: int, wanted: int, won: int) -> None:
    """One line that overwrites itself; in a file, now and then a line."""
    full = 30 * done // max(1, wanted)
    line = f"[{'#' * full}{'.' * (30 - full)}] {done}/{wanted}, {won} won"
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    elif done == wanted or done % max(1, wanted // 10) == 0:
        print(line, file=sys.stderr, flush=True)
