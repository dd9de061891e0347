"""The facts of a proof: as JSON values in the file, and as one reads them aloud.

In the street games they are the facts of `streets.reasons`; in Mr. Jack who is seen and why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from darklantern.puzzles.puzzle import Json
from darklantern.streets.reasons import Barred, NotBeaten
from darklantern.streets.rows import Clue, NotThere, Reached, Scent, Shunned, Vain

FACTS: Mapping[str, Callable[..., Any]] = {
    "vain": Vain,
    "clue": Clue,
    "not-there": NotThere,
    "scent": Scent,
    "reached": Reached,
    "shunned": Shunned,
    "barred": Barred,
}
"""What was told of a row, by the name it has in the file."""


def fact(known: Any) -> Json:
    """A fact of a row, for the file."""
    if isinstance(known, NotBeaten):
        return {"fact": "not-beaten"}
    name = next(name for name, cls in FACTS.items() if type(known) is cls)
    values = known._asdict().items()
    return {"fact": name, **{k: list(v) if isinstance(v, tuple) else v for k, v in values}}


def sentence(written: Json) -> str:
    """A fact as one reads it aloud.

    >>> sentence({"fact": "vain", "circle": 57, "space": 3, "night": 2})
    'in night 2, no clue at 57 after space 3'
    >>> sentence({"fact": "beside", "character": "gull", "by": "bert"})
    'Gull is seen: beside Bert'
    """
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in written.items()
    }
    name, night = values.pop("fact"), values.pop("night", None)
    if name in FACTS:
        said: str = FACTS[name](**values).sentence
        return said if night is None else f"in night {night}, {said}"
    who = values.get("character", "").capitalize()
    match name:
        case "not-beaten":
            return "Jack was not beaten for want of a move"
        case "ended":
            return f"night {night} ended on one of {', '.join(map(str, values['circles']))}"
        case "share":
            return f"a clue in {values['clue']:.0%} of the rows: {values['bits']:.2f} bits"
        case "lit":
            return f"{who} is seen: in the light of the lamp on {values['by']}"
        case "beside":
            return f"{who} is seen: beside {values['by'].capitalize()}"
        case "lantern":
            return f"{who} is seen: in Watson's lantern"
        case "dark":
            return f"{who} is not seen"
        case "alibi":
            return f"{who} is innocent: the alibi card is in your hand"
        case "seen":
            names = ", ".join(map(str.capitalize, values["characters"]))
            return f"of the suspects would be seen: {names or 'nobody'}"
        case "play":
            return " ".join(map(str, written["action"].values()))
    raise ValueError(f"no words for {written}")
