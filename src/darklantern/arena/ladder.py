"""The whole matrix of a game: every Jack against every other, ratings, and Jack's advantage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from darklantern.arena.bouts import Bout, Differences, Played, bout
from darklantern.arena.ratings import Cell, Rating, Ratings, rate
from darklantern.arena.statistics import interval, quantile


def match_bouts(
    game: str, jack: str, others: str, seed: str, games: int, options: Differences = ()
) -> Iterator[Bout]:
    """The same seed deals alike for all rungs: two matches can be compared game by game."""
    for number in range(games):
        yield bout(game, jack, others, seed, number, options)


def swapped_bouts(
    game: str, one: str, other: str, seed: str, games: int, options: Differences = ()
) -> Iterator[Bout]:
    """Pairs on the same deal: first the one is Jack, then the other."""
    for number in range((games + 1) // 2):
        yield bout(game, one, other, seed, number, options)
        yield bout(game, other, one, seed, number, options)


def ladder_bouts(
    game: str,
    jacks: Sequence[str],
    others: Sequence[str],
    seed: str,
    games: int,
    options: Differences = (),
) -> Iterator[Bout]:
    """A few games of each cell in turn, so that a ladder cut short is even all over."""
    for number in range(games):
        for jack in jacks:
            for other in others:
                yield bout(game, jack, other, seed, number, options)


def commands_for(all_played: Iterable[Played]) -> list[str]:
    """What to type to have the same games again, as ladders of cells with the same seeds."""
    numbers: dict[tuple[str, str, str, Differences], int] = {}
    rows: dict[tuple[str, tuple[tuple[str, int], ...], Differences, str], list[str]] = {}
    for one, _ in all_played:
        key = one.jack, one.others, one.seed, one.options
        numbers[key] = max(numbers.get(key, 0), one.number + 1)
        game = one.game
    for jack, seed, options in dict.fromkeys((j, s, o) for j, _, s, o in numbers):
        cells = tuple(
            sorted((other, n) for (j, other, s, o), n in numbers.items()
                   if (j, s, o) == (jack, seed, options))
        )  # fmt: skip
        rows.setdefault((game, cells, options, seed), []).append(jack)
    commands = []
    for (game, cells, options, seed), jacks in rows.items():
        for games in sorted({n for _, n in cells}):
            others = ",".join(other for other, n in cells if n == games)
            asked = ",".join(f"{name}={value}" for name, value in options)
            commands.append(
                f"darklantern arena ladder {game} --jacks {','.join(sorted(jacks))}"
                f" --others {others} --games {games} --seed {seed}"
                + (f" --options {asked}" if asked else "")
            )
    return commands


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
    lines += [
        "",
        f"Jack's advantage between average players: {points(ratings.side)} Elo.",
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
            elo = points(rated[rung])
            lines.append(f"| {rung} | {name_of_side} | {elo} | {len(turns)} | {times} |")
    return "\n".join(lines)


UNKNOWN = 2000
"""A margin so wide says that the games do not compare: parts of the matrix never met."""


def points(rating: Rating) -> str:
    """A rating with its margin."""
    if rating.margin > UNKNOWN:
        return "unknown"
    return f"{rating.elo:+.0f} ± {rating.margin:.0f}"


def _cell(cell: Cell) -> str:
    if not cell.games:
        return "–"
    low, high = interval(int(cell.wins), int(cell.games))
    return f"{100 * cell.wins / cell.games:.0f} ({100 * low:.0f}–{100 * high:.0f}; {cell.games:g})"
