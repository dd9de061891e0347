"""The words of Whitechapel: the log, the position, the question, and what a bare number means."""

from __future__ import annotations

import pytest

from darklantern.core.events import redact
from darklantern.core.seats import JACK
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import (
    Coach,
    Done,
    Kill,
    Letter,
    Move,
    Pass,
    PlaceWoman,
    Search,
    Wait,
    Walk,
)
from darklantern.games.whitechapel.notation import QUESTIONS
from darklantern.games.whitechapel.state import Phase
from tests.playthroughs.test_whitechapel_playthroughs import RECORDS, played
from tests.rulebook.test_whitechapel_letters import SPREAD
from tests.rulebook.whitechapel_table import FALSE, Night


@pytest.mark.parametrize("name", sorted(RECORDS))
@pytest.mark.parametrize("viewer", [JACK, "police-1", "spectator"])
def test_every_event_is_a_sentence_to_every_viewer(name: str, viewer: str) -> None:
    for event in played(name)[0]:
        line = GAME.prose(redact(event, viewer))
        assert line[0].isupper()
        assert line[-1] in ".!"
        assert "hidden" not in line


def test_the_position_as_each_sees_it() -> None:
    table = Night(2, stood=SPREAD, patrols=SPREAD, jacks_letters=True)
    table.jack(Letter("dear-boss", crossing="k1", to="k44"))
    head = GAME.describe(table.position.view(table.table.head))
    other = GAME.describe(table.position.view("police-1"))
    jack = GAME.describe(table.position.view(JACK))
    assert "Night 2 of 4, Blood on the Streets" in head
    assert "Head of the investigation: police-2 (yellow)" in other
    assert "Letters sent: dear-boss" in other
    assert "Wretched: 3, 21, 27, 65" in jack
    assert "Patrol tokens: k5, k42, k44, k117, k118, k123, k138" in other
    assert "k44 (blue)" in head
    assert "k44 (blue)" not in other + jack
    assert "Your hideout: 90" in jack
    assert "hideout" not in head + other


def test_the_position_in_the_hunting() -> None:
    table = Night(false_clues=True).hunt(103)
    table.turn(Coach(69, 56))
    text = GAME.describe(table.position.view("spectator"))
    assert "Pawns: blue on k42, yellow on k44, brown on k58, red on k138, green on k143" in text
    assert "Time of the Crime I, space 2 of 15, 2 coaches and 2 alleys left" in text
    assert "Crime scenes: 103" in text
    assert "Your row: 103 - 69 - 56" in GAME.describe(table.position.view(JACK))


def test_there_is_a_question_for_every_phase_that_rests() -> None:
    passing = {Phase.NIGHT_BEGINS, Phase.VICTIMS, Phase.WHISTLES, Phase.NO_SPACE_LEFT}
    assert {*Phase} - passing == {*QUESTIONS}
    table = Night().hunt(103)
    table.jack(Walk(69))
    view = table.position.view()
    assert GAME.question(view) == "Police-1, move blue 0, 1 or 2 crossings."
    table.police_move()
    table.police(Search("blue", 29))
    assert GAME.question(table.position.view()) == "Police-1, search on with blue, or be done."


def test_a_bare_number_means_the_ordinary_thing() -> None:
    for action in (Walk(57), Kill(21), Move("blue", "k7"), Search("red", 99)):
        assert GAME.plain(action)
    for other in (Walk(57, escape=True), Kill(21, 27), Coach(1, 2), PlaceWoman(3, True)):
        assert not GAME.plain(other)
    for other in (Done("red"), Pass(), Wait()):
        assert not GAME.plain(other)


def test_a_fake_token_is_told_as_such_when_it_is_revealed() -> None:
    table = Night()
    table.jack(Wait())
    while table.table.phase is Phase.SUSPENSE:
        table.head(table.legal()[0])
    events = table.jack(next(a for a in table.legal("reveal") if a.crossing == "k181"))  # type: ignore[attr-defined]
    assert table.hears("spectator", events) == [f"Jack turns over the token on k181: {FALSE}."]
