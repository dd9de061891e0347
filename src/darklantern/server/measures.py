"""What the server counts, for /metrics, in the text format of Prometheus. No names, no secrets."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Measures:
    def __init__(self) -> None:
        self.tables_opened = 0
        self.games_finished = 0
        self.answers: dict[str, int] = {}
        """By type: accepted, rejected, conflict."""
        self.refused: dict[str, int] = {}
        """Connections and requests turned away, by reason."""
        self.cut_off = 0
        """Connections that read too slowly."""
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, answers: dict[str, int], name: str) -> None:
        answers[name] = answers.get(name, 0) + 1

    def took(self, seconds: float) -> None:
        """A command, from its arrival to its answer."""
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, now: Mapping[str, int]) -> str:
        """All counters, and these gauges."""
        return "\n".join([*self._lines(now), ""])

    def _lines(self, now: Mapping[str, int]) -> Iterator[str]:
        for name, value in now.items():
            yield f"# TYPE darklantern_{name} gauge"
            yield f"darklantern_{name} {value}"
        for name, value in (
            ("tables_opened", self.tables_opened),
            ("games_finished", self.games_finished),
            ("connections_cut_off", self.cut_off),
        ):
            yield f"# TYPE darklantern_{name}_total counter"
            yield f"darklantern_{name}_total {value}"
        for name, label, counts in (
            ("answers", "type", self.answers),
            ("refused", "reason", self.refused),
        ):
            yield f"# TYPE darklantern_{name}_total counter"
            for key, value in sorted(counts.items()):
                yield f'darklantern_{name}_total{{{label}="{key}"}} {value}'
        yield "# TYPE darklantern_command_seconds histogram"
        total = 0
        for bound, count in zip(BOUNDS, self._times, strict=False):
            total += count
            yield f'darklantern_command_seconds_bucket{{le="{bound}"}} {total}'
        total += self._times[-1]
        yield f'darklantern_command_seconds_bucket{{le="+Inf"}} {total}'
        yield f"darklantern_command_seconds_sum {self._seconds:.6f}"
        yield f"darklantern_command_seconds_count {total}"
