"""docs/protocol.md says what the message types are; nothing is spoken that it does not name."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from darklantern.core.options import choices, names
from darklantern.core.registry import find_game, game_names
from darklantern.server import messages, protocol_page, rest, rest_knowledge, rest_puzzles

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_made_from_the_types() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol_page.page(), (
        "python -m darklantern.server.protocol_page > docs/protocol.md"
    )


def test_every_route_is_on_the_page() -> None:
    served = {
        f"{method} {route.path}"
        for route in (*rest.ROUTES, *rest_knowledge.ROUTES, *rest_puzzles.ROUTES)
        for method in (route.methods or set())
    }
    assert {path for path in served if not path.startswith("HEAD ")} == set(protocol_page.REST)


def test_every_message_says_what_it_is_for() -> None:
    for cls in (*get_args(messages.FromPage), *get_args(messages.ToPage)):
        assert "__doc__" in vars(cls), cls.__name__
        assert not (cls.__doc__ or "").startswith(f"{cls.__name__}("), cls.__name__


def test_the_usual_value_of_an_option_comes_first() -> None:
    for name in game_names():
        options = find_game(name).options
        for attribute in names(options).values():
            assert choices(options, attribute)[0] == getattr(options(), attribute)
