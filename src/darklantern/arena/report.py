"""The page of docs/strength.md: what the games in some ledgers prove, and what they do not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from darklantern.arena.bouts import Played
from darklantern.arena.exploit import Hunt, hunts
from darklantern.arena.ladder import Standing, commands_for, points, standing, table
from darklantern.arena.promises import APART, GAMES, PROMISES, SECONDS
from darklantern.arena.ratings import Cell
from darklantern.arena.statistics import interval, quantile
from darklantern.core.registry import game_names
from darklantern.core.seats import JACK
from darklantern.players.levels import FOR_PEOPLE, level, role_of
from darklantern.players.probes import is_probe, probe

TITLES = {
    "whitehall": "Whitehall Mystery",
    "whitechapel": "Letters from Whitechapel",
    "mrjack": "Mr. Jack",
}


def page(all_played: Sequence[Played]) -> str:
    """Game by game: what was asked, the matrix, the levels, the time, the exploiters, commands."""
    return "\n".join(_page(all_played))


def _page(all_played: Sequence[Played]) -> Iterator[str]:
    for game in game_names():
        ours = [p for p in all_played if p.bout.game == game and not p.bout.options]
        ladder = [p for p in ours if not _is_hunt(p)]
        if not ladder:
            continue
        found = standing(ladder)
        yield from (f"## {TITLES.get(game, game)}", "", f"{len(ours)} games.", "")
        yield from _promises(game, found)
        yield from ("### The matrix", "", table(found), "")
        yield from _neighbours(game, found)
        yield from _times(game, found)
        yield from _exploiters(game, list(hunts([p for p in ours if _is_hunt(p)])), found)
        yield from ("### To have it again", "", *_block(commands_for(ladder)), "")


def _is_hunt(played: Played) -> bool:
    return is_probe(played.bout.jack) or is_probe(played.bout.others)


def _block(lines: Iterable[str]) -> list[str]:
    return ["```sh", *lines, "```"]


def _named(game: str, side: str, name: str) -> str:
    """The newest rung of this name, as bouts call it."""
    return str(level(game, role_of(game, side), name))


def _share(wins: int, games: int) -> str:
    if not games:
        return "–"
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def _promises(game: str, found: Standing) -> Iterator[str]:
    promises = PROMISES.get(game, ())
    if not promises:
        return
    yield from ("### What was asked", "")
    yield "| who | against | asked | won (95 %) | games | |"
    yield "|---|---|---|---|---|---|"
    for promise in promises:
        names = _named(game, "jack", promise.jack), _named(game, "others", promise.others)
        cell = found.cells.get(names, Cell(0, 0))
        jack, others = f"Jack {names[0]}", f"{role_of(game, 'others')} {names[1]}"
        pair = (jack, others) if promise.side == JACK else (others, jack)
        share = _share(promise.won(cell), int(cell.games))
        asked = f"{100 * promise.least:.0f} %"
        yield (
            f"| {pair[0]} | {pair[1]} | {asked} | {share} | {cell.games:g} | {promise.kept(cell)} |"
        )
    few = sum(_games(game, p.jack, p.others, found) < GAMES for p in promises)
    if few:
        yield from ("", f"{few} of these cells have fewer than the {GAMES} games asked for.")
    yield ""


def _games(game: str, jack: str, others: str, found: Standing) -> float:
    names = _named(game, "jack", jack), _named(game, "others", others)
    return found.cells.get(names, Cell(0, 0)).games


def _neighbours(game: str, found: Standing) -> Iterator[str]:
    """The levels that people meet, each against the next one up."""
    gaps = found.ratings().gaps
    yield from ("### From level to level", "")
    yield from ("| side | level | above | Elo | |", "|---|---|---|---|---|")
    for side in ("jack", "others"):
        names = [_named(game, side, name) for name in FOR_PEOPLE]
        for below, above in pairwise(names):
            gap = gaps.get((side, above, below))
            if gap is None:
                verdict, shown = "not played", "–"
            else:
                shown = points(gap)
                verdict = "kept" if gap.elo >= APART else "**missed**"
                if abs(gap.elo - APART) < gap.margin:
                    verdict = "kept so far" if gap.elo >= APART else "missed so far"
            who = "Jack" if side == "jack" else role_of(game, side)
            yield f"| {who} | {above} | {below} | {shown} | {verdict} |"
    yield from ("", f"Asked for: {APART} points each.", "")


def _times(game: str, found: Standing) -> Iterator[str]:
    yield from ("### Time", "", "| side | level | turns | 95 % of turns within | asked | |")
    yield "|---|---|---|---|---|---|"
    for side in ("jack", "others"):
        for name in FOR_PEOPLE:
            rung = _named(game, side, name)
            turns = found.seconds.get((side, rung), [])
            if not turns:
                continue
            late = quantile(turns, 0.95)
            verdict = "kept" if late <= SECONDS[name] else "**missed**"
            who = "Jack" if side == "jack" else role_of(game, side)
            asked = f"{SECONDS[name]:g} s"
            yield f"| {who} | {rung} | {len(turns)} | {late:.3f} s | {asked} | {verdict} |"
    yield from ("", "CPU seconds for all decisions of a side until the other side has one.", "")


def _exploiters(game: str, searches: Sequence[Hunt], found: Standing) -> Iterator[str]:
    if not searches:
        return
    yield from ("### Exploiters", "")
    for hunt in sorted(searches, key=lambda hunt: hunt.hunted):
        yield from (_told(game, hunt, found), "")


def _told(game: str, hunt: Hunt, found: Standing) -> str:
    role, rung = hunt.hunted.role, hunt.hunted.rung
    prey = f"{role_of(game, 'others')} {rung}" if role == JACK else f"Jack {rung}"
    text = f"**Against {prey}** (seed {hunt.seed}): {hunt.crowd} probes, {hunt.games} games. "
    if hunt.found is None:
        return text + "The search is not finished."
    name, wins, games = hunt.found
    says = probe(game, role if role == JACK else role_of(game, "others"), name).says
    text += f"The best, {name}, won {_share(wins, games)} of {games} games on fresh deals. "
    usual = [
        (cell.wins / cell.games if role == JACK else 1 - cell.wins / cell.games, pair)
        for pair, cell in found.cells.items()
        if pair[1 if role == JACK else 0] == rung and cell.games >= games / 2
    ]
    if usual:
        best, pair = max(usual)
        text += f"The best rung, {pair[0 if role == JACK else 1]}, wins {100 * best:.1f} %. "
    return text + f"It is a {says}."
