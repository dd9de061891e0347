"""The map of possibility: every sign is where it belongs, counted in the legend, and harmless."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from darklantern.boards import possibilitymap
from darklantern.boards.possibilitymap import Sighting
from darklantern.boards.streetboard import street_board

BOARD = street_board("whitehall")
SIGHTING = Sighting(
    now=(57, 58),
    been=(39, 57, 58, 75),
    certain=(39,),
    goals=(1, 2, 3),
    figures={"k12": "yellow", "k30": "brown"},
    clues=(39,),
    blocked=(4,),
    caption='Where is Jack? "here" & there',
)


def titles(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [e.text or "" for e in root.iter("{http://www.w3.org/2000/svg}title")]


@pytest.mark.parametrize("name", ["whitehall", "whitechapel"])
def test_every_number_is_written(name: str) -> None:
    board = street_board(name)
    picture = possibilitymap.draw(board, Sighting(now=(57,)))
    assert all(f">{circle}</text>" in picture for circle in board.circles)


def test_each_sign_stands_at_its_circle() -> None:
    told = titles(possibilitymap.draw(BOARD, SIGHTING))
    assert {t for t in told if t.endswith("possible now")} == {
        "57: possible now",
        "58: possible now",
        "possible now",  # in the legend
    }
    assert [t for t in told if t.endswith("earlier")] == ["75: possible earlier"]
    assert [t for t in told if t.endswith("must have passed")] == ["39: he must have passed"]


def test_the_legend_counts() -> None:
    picture = possibilitymap.draw(BOARD, SIGHTING)
    legend = picture[picture.index('<g id="legend">') :]
    for words in ("possible now: 2", "only earlier: 1", "certainly passed: 1", "false clue: 1"):
        assert words in legend
    assert "likelier" not in legend


def test_what_is_likely_bears_the_models_name_and_burns_brighter() -> None:
    shares = SIGHTING._replace(likely={57: 0.75, 58: 0.25}, model="homing")
    picture = possibilitymap.draw(BOARD, shares)
    assert "by the model homing" in picture
    assert ">75%</text>" in picture
    bright = {
        circle: float(shine)
        for shine, circle in re.findall(r'opacity="([\d.]+)"><title>(\d+): possible now', picture)
    }
    assert bright["57"] == 1 > bright["58"]


def test_words_from_outside_are_escaped() -> None:
    assert '"here" &amp; there' in possibilitymap.draw(BOARD, SIGHTING)
    ElementTree.fromstring(possibilitymap.draw(BOARD, SIGHTING))
