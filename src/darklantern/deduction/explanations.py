"""An answer with its reasons, ready to be read aloud."""

from __future__ import annotations

from typing import Any, NamedTuple


class Explanation(NamedTuple):
    """Yes with a route that shows it, or no with the facts that say so."""

    question: str
    answer: bool
    route: tuple[int, ...] = ()
    """A possible row, circle by circle."""
    told: str = ""
    """The same route as one reads it aloud."""
    because: tuple[str, ...] = ()
    """The facts that exclude it; without any one of them it would be possible."""
    smallest: bool = True
    """Whether no smaller set of facts excludes it."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        value: dict[str, Any] = {"question": self.question, "answer": self.answer}
        if self.answer:
            value["route"] = list(self.route)
        else:
            value.update(because=list(self.because), smallest=self.smallest)
        return value

    def __str__(self) -> str:
        if self.answer:
            return f"{self.question} It can be{f': {self.told}' if self.told else ''}."
        if not self.because:
            return f"{self.question} No: no such row fits its steps, whatever was answered."
        return f"{self.question} No: {'; '.join(self.because)}."
