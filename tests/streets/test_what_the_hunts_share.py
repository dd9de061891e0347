"""Track, answers, inspections and false clues, as both street games use them (W5, W7 to W10)."""

from __future__ import annotations

import pytest

from darklantern.streets.answers import is_there, was_there
from darklantern.streets.falseclues import false_clues_held
from darklantern.streets.inspections import open_circles, unasked_circles
from darklantern.streets.streets import streets_of
from darklantern.streets.track import coach_fits

WHITECHAPEL = streets_of("whitechapel")


@pytest.mark.parametrize(("space", "fits"), [(-4, True), (0, True), (13, True), (14, False)])
def test_W5_a_coach_needs_two_free_spaces(space: int, fits: bool) -> None:
    assert coach_fits(space) == fits


def test_W7_W8_a_search_asks_about_the_row_and_an_arrest_about_its_end() -> None:
    row = (103, 69, 56)
    assert [was_there(row, circle) for circle in (103, 69, 56, 57)] == [True, True, True, False]
    assert [is_there(row, circles) for circles in ((103,), (69, 56), ())] == [False, True, False]


def test_W2_W9_W10_what_is_open_and_not_asked_yet() -> None:
    assert open_circles(WHITECHAPEL, "k127", ()) == (99, 100, 120)
    assert open_circles(WHITECHAPEL, "k127", {100}) == [99, 120]
    assert unasked_circles(WHITECHAPEL, "k127", {100}, {120}) == [99]
    assert unasked_circles(WHITECHAPEL, "k127", (), {99, 100, 120}) == []


@pytest.mark.parametrize(
    ("markers", "placed", "held"), [(4, 0, 0), (5, 0, 1), (9, 1, 0), (15, 1, 2), (25, 0, 3)]
)
def test_W9_a_false_clue_for_the_5th_10th_and_15th_marker(
    markers: int, placed: int, held: int
) -> None:
    assert false_clues_held(markers, placed) == held
