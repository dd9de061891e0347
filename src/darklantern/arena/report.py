"""The page of docs/strength.md: what the games in some ledgers prove, and what they do not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

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
KEPT, MISSED, OPEN = "kept", "**missed**", "not played"


class Line(NamedTuple):
    """A line of a table, whose last column is the verdict on what was asked."""

    cells: tuple[str, ...]
    verdict: str
    said: str
    """The same as a sentence without an end."""

    def __str__(self) -> str:
        return "| " + " | ".join((*self.cells, self.verdict)) + " |"


class Chapter(NamedTuple):
    """What there is to say of one game."""

    game: str
    found: Standing
    """Of all the games between rungs."""
    ladder: Sequence[Played]
    hunts: Sequence[Hunt]

    def who(self, side: str) -> str:
        return "Jack" if side == JACK else role_of(self.game, side)

    def rung(self, side: str, name: str) -> str:
        """The newest of this name, as bouts call it."""
        return str(level(self.game, role_of(self.game, side), name))

    def cell(self, jack: str, others: str) -> Cell:
        return self.found.cells.get(
            (self.rung(JACK, jack), self.rung("others", others)), Cell(0, 0)
        )


def page(all_played: Sequence[Played]) -> str:
    """In short; then game by game what was asked, the matrix, exploiters, commands."""
    chapters = list(_chapters(all_played))
    return "\n".join([*_in_short(chapters), *(line for c in chapters for line in _chapter(c))])


def _chapters(all_played: Sequence[Played]) -> Iterator[Chapter]:
    for game in game_names():
        ours = [p for p in all_played if p.bout.game == game and not p.bout.options]
        hunting = [p for p in ours if is_probe(p.bout.jack) or is_probe(p.bout.others)]
        ladder = [p for p in ours if not (is_probe(p.bout.jack) or is_probe(p.bout.others))]
        if ladder:
            yield Chapter(game, standing(ladder), ladder, list(hunts(hunting)))


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield from (f"## {TITLES.get(chapter.game, chapter.game)}", "")
    promised = list(_promises(chapter))
    if promised:
        yield from ("### What was asked", "")
        yield from _table("who | against | asked | won (95 %) | games", promised)
        few = sum(chapter.cell(p.jack, p.others).games < GAMES for p in PROMISES[chapter.game])
        if few:
            yield from (f"{few} of these cells have fewer than the {GAMES} games asked for.", "")
    yield from ("### The matrix", "", table(chapter.found), "")
    yield from ("### From level to level", "", f"Asked for: {APART} points each.", "")
    yield from _table("side | level | above | Elo", _neighbours(chapter))
    yield from ("### Time for a turn", "")
    yield from _table("side | level | turns | 95 % of turns within | asked", _times(chapter))
    if chapter.hunts:
        yield from ("### Exploiters", "")
        for hunt in sorted(chapter.hunts, key=lambda hunt: (hunt.hunted, hunt.seed)):
            yield from (_told(chapter, hunt), "")
    yield from ("### To have it again", "", "```sh", *_commands(chapter), "```", "")


def _table(head: str, lines: Iterable[Line]) -> Iterator[str]:
    yield f"| {head} | |"
    yield "|---" * (head.count("|") + 2) + "|"
    yield from map(str, lines)
    yield ""


def _in_short(chapters: Sequence[Chapter]) -> Iterator[str]:
    """What was asked and is not proved to be there, before anything else."""
    yield from ("## In short", "")
    yield "| game | asked | kept | kept so far | missed so far | missed | not played |"
    yield "|---|---|---|---|---|---|---|"
    open_lines = []
    for chapter in chapters:
        lines = [*_promises(chapter), *_neighbours(chapter), *_times(chapter)]
        kinds = (KEPT, "kept so far", "missed so far", MISSED, OPEN)
        counts = [sum(line.verdict == kind for line in lines) for kind in kinds]
        title = TITLES.get(chapter.game, chapter.game)
        yield f"| {title} | {len(lines)} | " + " | ".join(map(str, counts)) + " |"
        open_lines += [(title, line) for line in lines if "missed" in line.verdict]
    yield ""
    if open_lines:
        yield from ("What was asked and is not there, as far as these games say:", "")
        for title, line in open_lines:
            yield f"- {title}: {line.said} ({line.verdict})."
        yield ""


def _share(wins: int, games: int) -> str:
    if not games:
        return "–"
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def _promises(chapter: Chapter) -> Iterator[Line]:
    for promise in PROMISES.get(chapter.game, ()):
        cell = chapter.cell(promise.jack, promise.others)
        pair = [
            f"{chapter.who(side)} {chapter.rung(side, name)}"
            for side, name in ((JACK, promise.jack), ("others", promise.others))
        ]
        if promise.side != JACK:
            pair.reverse()
        share = _share(promise.won(cell), int(cell.games))
        asked = f"{100 * promise.least:.0f} %"
        said = f"{pair[0]} wins {share} against {pair[1]}, {asked} was asked"
        yield Line((*pair, asked, share, f"{cell.games:g}"), promise.kept(cell), said)


def _neighbours(chapter: Chapter) -> Iterator[Line]:
    """The levels that people meet, each against the next one up."""
    gaps = chapter.found.ratings().gaps
    for side in (JACK, "others"):
        names = [chapter.rung(side, name) for name in FOR_PEOPLE]
        for below, above in pairwise(names):
            gap = gaps.get((side, above, below))
            shown, verdict = "–", OPEN
            if gap is not None:
                sure = abs(gap.elo - APART) >= gap.margin
                enough = gap.elo >= APART
                shown = points(gap)
                verdict = (KEPT if enough else MISSED) if sure else "missed so far"
                if enough and not sure:
                    verdict = "kept so far"
            who = chapter.who(side)
            said = f"{who} {above} is {shown} points above {below}, {APART} was asked"
            yield Line((who, above, below, shown), verdict, said)


def _times(chapter: Chapter) -> Iterator[Line]:
    for side in (JACK, "others"):
        for name in FOR_PEOPLE:
            rung = chapter.rung(side, name)
            turns = chapter.found.seconds.get((side, rung), [])
            late = quantile(turns, 0.95)
            verdict = OPEN if not turns else KEPT if late <= SECONDS[name] else MISSED
            who, asked, shown = chapter.who(side), f"{SECONDS[name]:g} s", f"{late:.3f} s"
            said = f"{who} {rung} takes {shown} for a turn, {asked} was asked"
            yield Line((who, rung, f"{len(turns)}", shown, asked), verdict, said)


def _told(chapter: Chapter, hunt: Hunt) -> str:
    role, rung = hunt.hunted.role, hunt.hunted.rung
    hunter = JACK if role == JACK else role_of(chapter.game, role)
    text = f"**Against {chapter.who('others' if role == JACK else JACK)} {rung}** "
    text += f"(seed {hunt.seed}): {hunt.crowd} probes, {hunt.games} games. "
    if hunt.found is None:
        return text + "The search is not finished."
    name, wins, games = hunt.found
    text += f"The best, {name}, won {_share(wins, games)} of {games} games on fresh deals"
    usual = [
        (cell.wins / cell.games if role == JACK else 1 - cell.wins / cell.games, pair)
        for pair, cell in chapter.found.cells.items()
        if pair[1 if role == JACK else 0] == rung and cell.games >= games / 2
    ]
    if usual:
        best, pair = max(usual)
        text += f"; the best rung, {pair[0 if role == JACK else 1]}, wins {100 * best:.1f} %"
    return f"{text}. It is a {probe(chapter.game, hunter, name).says}."


def _commands(chapter: Chapter) -> Iterator[str]:
    yield from commands_for(chapter.ladder)
    for hunt in chapter.hunts:
        side = role_of(chapter.game, "others") if hunt.hunted.role == JACK else JACK
        yield (
            f"darklantern arena exploit {chapter.game} {side}={hunt.hunted.rung} --seed {hunt.seed}"
            f" --crowd {hunt.crowd} --games {hunt.first}"
            f" --fresh {hunt.found.games if hunt.found else 0}"
        )
