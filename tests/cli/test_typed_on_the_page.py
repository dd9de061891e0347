"""The page's text mode understands what the terminal's does: one vocabulary, and the same examples.

The two files below are read by frontend/src/text. After a change of the actions or of
`darklantern.cli.typed`, write them anew:

    .venv/bin/python -m tests.cli.test_typed_on_the_page
"""

from __future__ import annotations

import json
import types
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from darklantern.cli.typed import spelling, understand
from darklantern.core.actions import Action
from darklantern.core.codec import read_action
from darklantern.core.game import Game
from darklantern.core.position import Position
from darklantern.core.registry import find_game, game_names

FRONTEND = Path(__file__).parents[2] / "frontend" / "src"
VOCABULARY = FRONTEND / "text" / "vocabulary.json"
EXAMPLES = FRONTEND / "text" / "fixtures" / "understood.json"
SORTS = {int: "number", str: "text", bool: "truth"}
OF_CHANCE = ("head", "deal-identity", "deal-cards", "deal-alibi")


def vocabulary() -> dict[str, Any]:
    """Each game's actions with the sort of every key, and what a bare number means there."""
    return {
        name: {
            "actions": {
                kind: {f.name.rstrip("_"): sort(cls, f.name, f.default) for f in fields(cls)}
                for kind, cls in find_game(name).actions.items()
                if kind not in OF_CHANCE
            },
            "plain": [cls.type for cls in notation(name).PLAIN],
        }
        for name in sorted(game_names())
    }


def notation(game: str) -> Any:
    return import_module(f"darklantern.games.{game}.notation")


def sort(cls: type[Action], name: str, default: Any) -> str:
    if default is False:
        return "flag"
    hint = get_type_hints(cls)[name]
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not type(None))
    found = "texts" if get_origin(hint) is tuple else SORTS[hint]
    return found if default is MISSING else f"{found}?"


def examples() -> dict[str, list[dict[str, Any]]]:
    """For every question of the faces' fixtures, what is typed and what it means."""
    return {name: list(understood(find_game(name))) for name in sorted(game_names())}


def understood(game: Game) -> Any:
    rng = Random(game.name)
    fixtures = json.loads((FRONTEND / "games" / "fixtures" / f"{game.name}.json").read_bytes())
    for number, frame in enumerate(fixtures["frames"]):
        legal = [read_action(game.actions, action) for action in frame["turn"].get("legal", ())]
        if not legal:
            continue
        here = cast(Position, SimpleNamespace(legal=legal, game=game, why_not=lambda *_: "no"))
        typed = sorted({t for a in rng.sample(legal, min(3, len(legal))) for t in ways(a, rng)})
        said = {}
        for text in typed:
            meant = understand(here, "", text)
            if meant.action is not None:
                said[text] = spelling(meant.action)
        yield {"frame": number, "said": said}


def ways(action: Action, rng: Random) -> list[str]:
    """In full, with words cut short, without the name, with bare numbers for crossings."""
    kind, *parts = spelling(action).split()
    short = [part if part[-1].isdigit() else part[: rng.randint(1, len(part))] for part in parts]
    bare = [part.lstrip("k") if part[1:].isdigit() else part for part in parts]
    ways = [[kind, *parts], [kind[: rng.randint(1, len(kind))], *short], [kind, *bare], bare]
    return [" ".join(words) for words in ways if words]


def test_the_page_knows_the_actions_by_the_same_names() -> None:
    assert json.loads(VOCABULARY.read_bytes()) == vocabulary()


def test_the_pages_examples_are_what_the_terminal_understands() -> None:
    assert json.loads(EXAMPLES.read_bytes()) == examples()


if __name__ == "__main__":
    EXAMPLES.parent.mkdir(exist_ok=True)
    VOCABULARY.write_text(json.dumps(vocabulary(), indent=1) + "\n", encoding="utf-8")
    EXAMPLES.write_text(json.dumps(examples(), indent=1) + "\n", encoding="utf-8")
