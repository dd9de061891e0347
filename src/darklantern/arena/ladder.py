"""The whole matrix of a game: every Jack against every other, ratings, and Jack's advantage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from darklantern.arena.bouts import Bout, Played, bout
from darklantern.arena.ratings import Cell, Ratings, rate
from darklantern.arena.statistics import interval, quantile


def match_bouts(game: str, jack: str, others: str, seed: str, games: int) -> Iterator[Bout]:
    """The same seed deals alike for all rungs: two matches can be compared game by game."""
    for number in range(games):
        yield bout(game, jack, others, seed, number)


def swapped_bouts(game: str, one: str, other: str, seed: str, games: int) -> Iterator[Bout]:
    """Pairs on the same deal: first the one is Jack, then the other."""
    for number in range((games + 1) // 2):
        yield bout(game, one, other, seed, number)
        yield bout(game, other, one, seed, number)


def ladder_bouts(
    game: str, jacks: Sequence[str], others: Sequence[str], seed: str, games: int
) -> Iterator[Bout]:
    """A few games of each cell in turn, so that a ladder cut short is even all over."""
    for number in range(games):
        for jack in jacks:
            for other in others:
                yield bout(game, jack, other, seed, number)


class Standing(NamedTuple):
    """What has been played of a game, cell by cell."""

    cells: dict[tuple[str, str], Cell]
    seconds: dict[tuple[str, str], list[float]]
    """CPU seconds of whole turns, by side (`jack`, `others`) and rung."""

    def ratings(self) -> Ratings:
        return rate(self.cells)


def standing(all_played: Iterable[Played]) -> Standing:
    cells: dict[tuple[str, str], Cell] = {}
    seconds: dict[tuple[str, str], list[float]] = {}
    for played in all_played:
        key = played.bout.jack, played.bout.others
        won, games = cells.get(key, Cell(0, 0))
        cells[key] = Cell(won + played.jack_won, games + 1)
        for side, rung in (("jack", played.bout.jack), ("others", played.bout.others)):
            seconds.setdefault((side, rung), []).extend(played.seconds(side))
    return Standing(cells, seconds)


def table(standing: Standing) -> str:
    """The matrix, the ratings and the times as a page of Markdown shows them."""
    cells = standing.cells
    ratings = standing.ratings()
    jacks = sorted(ratings.jacks, key=lambda name: ratings.jacks[name].elo)
    others = sorted(ratings.others, key=lambda name: ratings.others[name].elo)
    lines = [
        "Games that Jack won of 100, with the interval of 95 % and the number of games:",
        "",
        "| Jack \\ against | " + " | ".join(others) + " |",
        "|---" * (len(others) + 1) + "|",
    ]
    for jack in jacks:
        shown = [_cell(cells.get((jack, other), Cell(0, 0))) for other in others]
        lines.append(f"| {jack} | " + " | ".join(shown) + " |")
    side = ratings.side
    lines += [
        "",
        f"Jack's advantage between average players: {side.elo:+.0f} ± {side.margin:.0f} Elo.",
        "",
        "| rung | side | Elo | turns | CPU s a turn: median | 95 % | longest |",
        "|---|---|---|---|---|---|---|",
    ]
    for name_of_side, order, rated in (
        ("jack", jacks, ratings.jacks),
        ("others", others, ratings.others),
    ):
        for rung in order:
            turns = standing.seconds.get((name_of_side, rung), [])
            times = " | ".join(f"{quantile(turns, part):.3f}" for part in (0.5, 0.95, 1.0))
            elo = f"{rated[rung].elo:+.0f} ± {rated[rung].margin:.0f}"
            lines.append(f"| {rung} | {name_of_side} | {elo} | {len(turns)} | {times} |")
    return "\n".join(lines)


def _cell(cell: Cell) -> str:
    if not cell.games:
        return "–"
    low, high = interval(int(cell.wins), int(cell.games))
    return f"{100 * cell.wins / cell.games:.0f} ({100 * low:.0f}–{100 * high:.0f}; {cell.games:g})"
