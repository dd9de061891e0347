"""An answer with its reasons, ready to be read aloud."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from darklantern.core.sentences import Sentence, wording

About: TypeAlias = Literal["now", "passed", "goal"]
"""Whether he is there; has been there; or whether it is where he is going."""


class Explanation(NamedTuple):
    """Yes with a route that shows it, or no with the facts that say so."""

    question: str
    answer: bool
    route: tuple[int, ...] = ()
    """A possible row, circle by circle."""
    told: str = ""
    """The same route as one reads it aloud."""
    because: tuple[Sentence, ...] = ()
    """The facts that exclude it; without any one of them it would be possible."""
    smallest: bool = True
    """Whether no smaller set of facts excludes it."""
    about: About = "now"
    space: int | None = None
    """The place in the row, where it is asked about one that he has passed."""

    def written(self) -> dict[str, Any]:
        """As JSON values."""
        value: dict[str, Any] = {"question": self.question, "about": self.about}
        if self.space is not None:
            value["space"] = self.space
        value["answer"] = self.answer
        if self.answer:
            value["route"] = list(self.route)
        else:
            value.update(
                because=[str(fact) for fact in self.because],
                wordings=[wording(fact) for fact in self.because],
                smallest=self.smallest,
            )
        return value

    def __str__(self) -> str:
        if self.answer:
            return f"{self.question} It can be{f': {self.told}' if self.told else ''}."
        if not self.because:
            return f"{self.question} No: no such row fits its steps, whatever was answered."
        return f"{self.question} No: {'; '.join(self.because)}."
