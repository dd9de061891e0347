"""Limits on what one caller may do: so many at once, and so many again with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """Holds so many drops and fills up again at a rate; each request takes one.

    >>> bucket = Bucket(rate=2, holds=2, at=0.0)
    >>> [bucket.wait(0.0), bucket.wait(0.0), bucket.wait(0.0), bucket.wait(10.0)]
    [0.0, 0.0, 0.5, 0.0]
    """

    rate: float
    holds: float
    at: float
    drops: float = field(init=False)

    def __post_init__(self) -> None:
        self.drops = self.holds

    def wait(self, now: float) -> float:
        """Take a drop; for how many seconds the caller must wait until it is there."""
        self.drops = min(self.holds, self.drops + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.drops / self.rate)

    @property
    def full_at(self) -> float:
        return self.at + (self.holds - self.drops) / self.rate


class Callers:
    """A bucket for each caller, forgotten when it is full again."""

    MOST = 20_000

    def __init__(self, rate: float, holds: float, now: Callable[[], float]) -> None:
        self.rate, self.holds, self.now = rate, holds, now
        self._buckets: dict[str, Bucket] = {}

    def refuses(self, caller: str) -> bool:
        """Whether this caller has had enough for now; asking on does not make it worse."""
        now = self.now()
        if len(self._buckets) > self.MOST:
            self._buckets = {k: b for k, b in self._buckets.items() if b.full_at > now}
        bucket = self._buckets.setdefault(caller, Bucket(self.rate, self.holds, now))
        if bucket.wait(now) == 0:
            return False
        bucket.drops += 1
        return True
