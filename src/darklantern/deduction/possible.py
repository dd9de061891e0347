"""What can be proved about a hidden path: the answer that every street game gives."""

from __future__ import annotations

from typing import Any, NamedTuple

from darklantern.core.sentences import Sentence


class NothingToDeduce(Exception):
    """There is no analysis at this point of the game; the sentence says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Possible(NamedTuple):
    """All that a seat can prove of the row that is being walked, and of where it leads."""

    spaces: tuple[tuple[int, ...], ...]
    """For each space of the row the circles possible there, ascending."""
    certain: tuple[int, ...]
    """The circles in every possible row."""
    goals: tuple[int, ...]
    """Hideouts; or white circles that can be a location not yet announced."""
    paths: int
    """How many different rows are possible."""

    @property
    def now(self) -> tuple[int, ...]:
        """Where Jack can be."""
        return self.spaces[-1] if self.spaces else ()

    def written(self) -> dict[str, Any]:
        """As JSON values; `paths` in digits, for it outgrows what JSON numbers hold."""
        return {
            "spaces": [list(circles) for circles in self.spaces],
            "now": list(self.now),
            "certain": list(self.certain),
            "goals": list(self.goals),
            "paths": str(self.paths),
        }


NO_ROW = Possible((), (), (), 1)
"""Before Jack's first circle of a night: one row, the empty one."""
