"""The arena: bouts that can be repeated, ledgers that can be resumed, figures that are known."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from darklantern.arena.bouts import Bout, bout, play
from darklantern.arena.ladder import ladder_bouts, standing, swapped_bouts, table
from darklantern.arena.ledger import Ledger, LedgerFault
from darklantern.arena.ratings import ELO, Cell, rate
from darklantern.arena.statistics import Trial, interval, quantile
from darklantern.arena.workers import AllCores, OneCore
from darklantern.cli.main import main
from darklantern.core.seats import JACK
from darklantern.players.levels import level

CELL = ("whitehall", "shortest", "random")

# -- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Wilson, 95 %, as printed in tables
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_sequential_test_stops_where_wald_says() -> None:
    trial = Trial(0.5, 0.55)
    assert trial.bound == pytest.approx(log(19))
    assert trial.evidence(1, 1) == pytest.approx(log(1.1))
    assert trial.evidence(0, 1) == pytest.approx(log(0.9))
    wins = next(n for n in range(100) if trial.verdict(n, n))
    assert wins == 31  # log 19 / log 1.1 = 30.9
    losses = next(n for n in range(100) if trial.verdict(0, n))
    assert losses == 28
    assert trial.verdict(0, 28) == "at most 0.5"


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "at most 0.5"), (0.6, "at least 0.6")])
def test_the_sequential_test_is_seldom_wrong(truth: float, verdict: str) -> None:
    rng, wrong = Random(1888), 0
    for _ in range(400):
        trial, wins, games = Trial(0.5, 0.6), 0, 0
        while (said := trial.verdict(wins, games)) is None:
            wins, games = wins + (rng.random() < truth), games + 1
        wrong += said != verdict
    assert wrong <= 400 * 0.05 + 9


def test_ratings_of_two_are_the_logarithm_of_the_odds() -> None:
    rated = rate({("a", "x"): Cell(75, 100), ("b", "x"): Cell(50, 100)}, extra=0)
    assert rated.jacks["a"].elo - rated.jacks["b"].elo == pytest.approx(ELO * log(3))
    assert rated.jacks["a"].elo + rated.jacks["b"].elo == pytest.approx(0, abs=1e-6)
    assert rated.others["x"].elo == pytest.approx(0, abs=1e-6)
    assert rated.side.elo == pytest.approx(ELO * log(3) / 2)
    # One cell against one opponent: the margin is that of a difference of two log odds.
    margin = 1.96 * ELO * (1 / 75 + 1 / 25 + 1 / 50 + 1 / 50) ** 0.5 / 2
    assert rated.jacks["a"].margin == pytest.approx(margin, rel=1e-3)


def test_ratings_find_what_the_games_were_drawn_from() -> None:
    jacks, others, side = {"a": 1.0, "b": 0.0, "c": -1.0}, {"x": 0.5, "y": -0.5}, 0.3
    cells = {
        (j, o): Cell(1e6 / (1 + exp(-(side + jacks[j] - others[o]))), 1e6)
        for j in jacks
        for o in others
    }
    rated = rate(cells)
    for name, strength in jacks.items():
        assert rated.jacks[name].elo == pytest.approx(ELO * strength, abs=0.1)
    for name, strength in others.items():
        assert rated.others[name].elo == pytest.approx(ELO * strength, abs=0.1)
    assert rated.side.elo == pytest.approx(ELO * side, abs=0.1)


def test_a_cell_won_by_one_side_alone_is_rated_with_an_end() -> None:
    rated = rate({("a", "x"): Cell(100, 100), ("b", "x"): Cell(0, 100)})
    assert 500 < rated.jacks["a"].elo < 2000


def test_quantiles() -> None:
    assert quantile([], 0.95) == 0
    assert [quantile([3, 1, 2], part) for part in (0, 0.5, 1)] == [1, 2, 3]


# -- bouts and ledgers ----------------------------------------------------------------------------


def alike(bout: Bout) -> list[object]:
    return play(bout).record["actions"]  # type: ignore[no-any-return]


def test_a_bout_is_the_same_whenever_it_is_played() -> None:
    assert alike(bout(*CELL, "1", 0)) == alike(bout(*CELL, "1", 0)) != alike(bout(*CELL, "1", 1))


def test_bouts_of_one_seed_and_number_are_dealt_alike() -> None:
    dealt = []
    for jack in ("random", "shortest"):
        record = play(bout("whitechapel", jack, "random", "deal", 2)).record
        dealt.append([a["pawn"] for a in record["actions"] if a["seat"] == "chance"])
    shorter = min(map(len, dealt))
    assert shorter
    assert dealt[0][:shorter] == dealt[1][:shorter]


def test_a_swapped_pair_is_one_deal_twice() -> None:
    pairs = list(swapped_bouts("mrjack", "random", "random@1", "s", 4))
    assert [pair.number for pair in pairs] == [0, 0, 1, 1]


def test_a_match_cut_short_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    bouts = list(ladder_bouts("whitehall", ["shortest"], ["random"], "r", 5))
    games = Ledger(path).play(bouts, OneCore())
    first = [next(games) for _ in range(3)]
    with path.open("a") as file:
        file.write('{"format": "darklantern/1", "game": "whi')  # killed in mid-line

    class Counting(OneCore):
        played: list[Bout] = []  # noqa: RUF012

        def results(self, play, bouts):  # type: ignore[no-untyped-def]
            for one in bouts:
                self.played.append(one)
                yield play(one)

    again = list(Ledger(path).play(bouts, Counting()))
    assert Counting.played == bouts[3:]
    assert [p.record["actions"] for p in again[:3]] == [p.record["actions"] for p in first]
    assert len(path.read_text().splitlines()) == 5
    assert main(["verify", str(path)]) == 0


def test_a_ledger_refuses_what_no_match_wrote(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text('{"format": "darklantern/1"}\n')
    with pytest.raises(LedgerFault, match=r"other.jsonl:1"):
        Ledger(path)


@pytest.mark.slow
def test_many_cores_play_as_one_does_and_stop_when_nobody_listens() -> None:
    bouts = [bout(*CELL, "cores", number) for number in range(12)]
    alone = [p.record["actions"] for p in OneCore().results(play, bouts)]
    assert [p.record["actions"] for p in AllCores(2).results(play, bouts)] == alone
    results = AllCores(2).results(play, iter(bouts * 1000))
    assert next(results).record["actions"] == alone[0]
    results.close()  # type: ignore[attr-defined]


def test_the_matrix_names_rungs_cells_and_times() -> None:
    ledger = Ledger()
    bouts = list(ladder_bouts("whitehall", ["shortest", "random"], ["random"], "t", 3))
    shown = table(standing(ledger.play(bouts, OneCore())))
    assert "| shortest@1 |" in shown
    assert "; 3)" in shown
    assert "Jack's advantage" in shown


# -- the command ----------------------------------------------------------------------------------


def test_match_ladder_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.jsonl")
    usual = ["--games", "4", "--cores", "1", "--out", out]
    match = ["arena", "match", "shortest", "random", "--game", "whitehall"]
    assert main([*match, *usual, "--sprt", "0.3", "0.6"]) == 0
    shown = capsys.readouterr()
    assert "shortest won " in shown.out
    assert "SPRT 0.3 v 0.6" in shown.out
    assert "[" in shown.err
    ladder = ["arena", "ladder", "whitehall", "--jacks", "shortest,easy", "--others", "random"]
    assert main([*ladder, *usual]) == 0
    assert "| easy@" in capsys.readouterr().out
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 8
    assert main(["arena", "report", out]) == 0
    shown = capsys.readouterr().out
    assert "whitehall, played with" in shown
    # What was typed, or the same in other words: the cells with their seed and numbers.
    easy = level("whitehall", JACK, "easy")
    asked = f"--jacks {easy},shortest@1 --others random@1 --games 4 --seed 1"
    assert f"    darklantern arena ladder whitehall {asked}\n" in shown
    again = shown.partition("    darklantern ")[2].partition("\n")[0].split()
    assert main([*again, "--workers", "1", "--out", out]) == 0
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 8
    assert main(["arena", "levels"]) == 0
    assert "easy@1" in capsys.readouterr().out
    for line in (tmp_path / "out.jsonl").read_text().splitlines():
        assert set(json.loads(line)["arena"]) == {"jack", "others", "seed", "number", "seconds"}


def test_options_are_played_reported_and_kept_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "revised.jsonl")
    match = ["arena", "match", "random", "random", "--game", "mrjack", "--workers", "1"]
    for options in ("board=revised", ""):
        asked = [*match, "--games", "2", "--seed", "r", "--options", options, "--out", out]
        assert main(asked) == 0
    boards = [
        json.loads(line)["options"] for line in Path(out).read_text(encoding="utf-8").splitlines()
    ]
    assert boards == [{"board": "revised"}] * 2 + [{}] * 2
    capsys.readouterr()
    assert main(["arena", "report", out]) == 0
    shown = capsys.readouterr().out
    assert shown.count("mrjack, played with") == 2
    assert "--seed r --options board=revised\n" in shown


def test_a_player_from_elsewhere_is_named_by_where_it_stands() -> None:
    name = "tests.players.held_out_mrjack:Runner"
    asked = bout("mrjack", name, "random", "elsewhere", 0)
    assert (asked.jack, asked.others) == (name, "random@1")
    assert play(asked).record["arena"]["jack"] == name
    for missing in ("tests.players.held_out_mrjack:Nemo", "nowhere.at.all:Nemo", ":Nemo"):
        with pytest.raises(LookupError, match="no player to import"):
            bout("mrjack", missing, "random", "elsewhere", 0)


def test_cells_that_never_met_are_not_compared() -> None:
    ledger = Ledger()
    pairs = [("shortest", "random"), ("random", "easy")]
    bouts = [bout("whitehall", *pair, "apart", 0) for pair in pairs]
    assert "unknown" in table(standing(ledger.play(bouts, OneCore())))


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "match", "random", "random", "--game", "mrjack", "--options", "board=nowhere"],
        ["arena", "match", "random", "random", "--game", "mrjack", "--workers", "0"],
        ["arena", "match", "nemo", "random", "--game", "whitehall"],
        ["arena", "match", "random", "shortest", "--game", "whitehall"],
        ["arena", "match", "random", "random", "--game", "chess"],
        ["arena", "match", "random", "random", "--game", "whitehall", "--sprt", "0.6", "0.5"],
        ["arena", "ladder", "whitehall", "--jacks", "nemo"],
        ["arena", "report", "/nowhere/at/all"],
    ],
)
def test_a_wish_that_cannot_be(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("darklantern: ")
