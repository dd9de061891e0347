"""`darklantern bench players` measures the rungs of every ladder."""

from __future__ import annotations

import json

import pytest

from darklantern.cli import bench_players
from darklantern.cli.main import main
from darklantern.players.levels import LADDERS, ladder

MEASURED = 2
"""Rungs of each ladder in this test: the weakest, which are quick."""


def test_bench_players_measures_the_rungs_of_every_ladder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_players, "_peers", dict)
    monkeypatch.setattr(bench_players, "_fresh", bench_players.first_game)
    monkeypatch.setattr(bench_players, "USUAL", "random")
    monkeypatch.setattr(bench_players, "ladder", lambda *role: ladder(*role)[:MEASURED])
    assert main(["bench", "players", "--seconds", "0.001", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    for (game, role), rungs in LADDERS.items():
        for rung in rungs[:MEASURED]:
            assert results[f"{game} {role} {rung}"]["decisions_per_cpu_s"] > 0
    assert results["mrjack, at random"]["playouts_per_cpu_s"] > 0
    assert results["whitehall police easy@1"]["first_move_cpu_s"] > 0
    assert results["whitehall police easy@1"]["longest_decision_cpu_s"] > 0
