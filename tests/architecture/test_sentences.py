"""Every sentence that the server can send is known to those who translate it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from darklantern.core.registry import find_game, game_names
from darklantern.players.levels import FOR_PEOPLE, ladder, role_of

ROOT = Path(__file__).parents[2]
PATTERNS = ROOT / "frontend" / "src" / "words" / "en" / "patterns.ts"


def made() -> Iterator[tuple[Path, ast.Call]]:
    """All places where a sentence is made."""
    for path in sorted((ROOT / "src" / "darklantern").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Sentence":
                yield path, node


def promises() -> set[str]:
    """What is promised of the computer players that people meet."""
    return {
        rung.promise
        for name in game_names()
        for seat in find_game(name).seating(None, None).seats
        for rung in ladder(name, role_of(name, seat))
        if rung.name in FOR_PEOPLE
    }


def test_a_pattern_stands_where_the_sentence_is_made() -> None:
    for path, call in made():
        pattern = call.args[0]
        assert isinstance(pattern, ast.Constant), (path, call.lineno)


def test_the_page_has_a_list_of_all_sentences() -> None:
    patterns = {str(ast.literal_eval(call.args[0])) for _, call in made()} | promises()
    written = re.findall(r"^  (['\"])(.*)\1,$", PATTERNS.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {text.replace("\\'", "'") for _, text in written}
    assert len(listed) == len(written)
    assert not patterns - listed, "to be added there, and to sentences.ts of each language"
    assert not listed - patterns, "nobody says these any longer"
