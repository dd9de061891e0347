"""Labels fail closed, and what each game hides from bystanders is written down here by hand."""

from __future__ import annotations

import dataclasses
import pickle
from types import SimpleNamespace

import pytest

from darklantern.core.codec import write
from darklantern.core.events import Event, everybody, known_to, known_to_seat_in, public, redact
from darklantern.core.registry import find_game
from tests.at_play import GAMES

HIDDEN = {
    "whitehall": {
        "location-chosen": {"circle"},
        "jack-walked": {"to"},
        "jack-took-coach": {"via", "to"},
        "jack-used-tile": {"to"},
        "jack-used-hidden-tile": {"tile", "to"},
    },
    "whitechapel": {
        "hideout-chosen": {"circle"},
        "woman-placed": {"marked"},
        "patrol-placed": {"token"},
        "double-event": {"order"},
        "jack-walked": {"to"},
        "jack-took-coach": {"via", "to"},
        "jack-used-alley": {"to"},
        "jack-escaped": {"to"},
    },
    "mrjack": {
        "identity-dealt": {"character"},
        "alibi-drawn": {"character"},
    },
}
"""Game, event, and the fields that some seat is not told. A new secret is added here too."""


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_what_is_meant_to_be(name: str) -> None:
    hidden = {
        kind: {field for field, label in cls.labels.items() if label is not everybody}
        for kind, cls in find_game(name).events.items()
        if not cls.is_public
    }
    assert hidden == HIDDEN[name]


def test_a_field_without_a_label_is_refused_when_the_class_is_made() -> None:
    for label in ({}, {"circle": 5}, {"circle": dataclasses.field()}):
        namespace = {"__annotations__": {"circle": int}, "__module__": __name__, **label}
        with pytest.raises(TypeError, match="circle says not who learns it"):
            type("Careless", (Event,), namespace, type="careless")


class Note(Event, type="note"):
    keeper: str = public()
    circle: int = known_to("jack")
    token: str = known_to_seat_in("keeper")


SECRET, TOKEN = 918273645, "unmistakable"


@pytest.mark.parametrize(
    ("viewer", "circle", "token"),
    [
        ("jack", True, False),
        ("police-2", False, True),
        ("police-1", False, False),
        ("spectator", False, False),
        ("", False, False),
        ("chance", False, False),
    ],
)
def test_redact_tells_each_viewer_just_its_fields(viewer: str, circle: bool, token: bool) -> None:
    told = redact(Note(keeper="police-2", circle=SECRET, token=TOKEN), viewer)
    assert hasattr(told, "circle") is circle
    assert hasattr(told, "token") is token
    assert told.keeper == "police-2"


def test_nothing_of_a_hidden_field_is_left_anywhere_in_the_redacted_event() -> None:
    told = redact(Note(keeper="police-2", circle=SECRET, token=TOKEN), "spectator")
    everything = [repr(told), str(told), str(vars(told)), str(write(told)), str(dir(told))]
    everything += [pickle.dumps(SimpleNamespace(**vars(told))).decode("latin1")]
    for text in everything:
        assert str(SECRET) not in text
        assert TOKEN not in text
    with pytest.raises(AttributeError):
        dataclasses.asdict(told)  # type: ignore[call-overload]


def test_redacting_twice_or_for_another_brings_nothing_back() -> None:
    told = redact(Note(keeper="police-2", circle=SECRET, token=TOKEN), "spectator")
    with pytest.raises(KeyError):
        redact(told, "jack")
