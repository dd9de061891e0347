"""Jack's letters: Dear Boss, From Hell and Saucy Jacky (C7), Goulston Street (C8)."""

from __future__ import annotations

import pytest

from darklantern.core.seats import JACK
from darklantern.games.whitechapel.actions import (
    Alley,
    Coach,
    Letter,
    Move,
    Pass,
    Relocate,
    RelocatePawn,
    Walk,
)
from darklantern.games.whitechapel.events import (
    GoulstonStreetSent,
    JackEscaped,
    JackWalked,
    LetterKept,
    LetterMovedPatrol,
    PatrolPlaced,
    PatrolRelocated,
    PawnRelocated,
    SaucyJackySent,
)
from darklantern.games.whitechapel.state import Phase
from tests.rulebook.whitechapel_table import FALSE, PATROLS, YELLOW, Night

SPREAD = {
    "k1": "blue",  # C/b
    "k5": "brown",  # A/b
    "k42": FALSE,  # B/b, yellow
    "k117": "green",  # B/a
    "k118": "red",  # C/a
    "k123": "yellow",  # A/a
    "k138": FALSE,  # B/a, yellow
}
FREE = ("k44", "k58", "k143", "k156", "k181")
"""The yellow-bordered crossings that are left."""


def writing(number: int = 2, **wishes: object) -> Night:
    """A night with the letter option and the tokens spread over all sections."""
    wishes = {"stood": SPREAD, "patrols": SPREAD, "jacks_letters": True, **wishes}
    return Night(number, **wishes)  # type: ignore[arg-type]


def dear_boss(crossing: str, to: str) -> Letter:
    return Letter("dear-boss", crossing=crossing, to=to)


def from_hell(crossing: str, to: str) -> Letter:
    return Letter("from-hell", crossing=crossing, to=to)


def saucy_jacky(first: str, second: str) -> Letter:
    return Letter("saucy-jacky", crossings=(first, second))


def goulston_street(pawn: str) -> Letter:
    return Letter("goulston-street", pawn=pawn)


# -- in Hell (C7) ---------------------------------------------------------------------------


def test_C7_each_letter_with_all_that_it_can_do_in_order() -> None:
    assert writing().legal() == [
        *(dear_boss(crossing, to) for crossing in ("k1", "k123") for to in FREE),
        *(from_hell(crossing, to) for crossing in ("k5", "k118") for to in FREE),
        *(saucy_jacky("k42", other) for other in ("k117", "k138")),
        saucy_jacky("k117", "k138"),
        Pass(),
    ]


def test_C7_never_on_the_first_night_nor_without_the_option() -> None:
    assert writing(1).table.phase is Phase.BLOOD
    assert writing(jacks_letters=False).table.phase is Phase.BLOOD


def test_C7_not_asked_when_no_letter_is_legal() -> None:
    """All seven on the yellow crossings: no token has anywhere to go."""
    assert Night(2, jacks_letters=True, patrols=PATROLS).table.phase is Phase.BLOOD


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        (dear_boss("k5", "k44"), "k5 lies in A/b; dear-boss takes from A/a and C/b"),
        (from_hell("k1", "k44"), "k1 lies in C/b; from-hell takes from A/b and C/a"),
        (saucy_jacky("k1", "k42"), "k1 lies in C/b; saucy-jacky takes from B/a and B/b"),
        (dear_boss("k2", "k44"), "No patrol token lies on k2"),
        (dear_boss("k1", "k2"), "yellow-bordered"),
        (dear_boss("k1", "k42"), "A patrol token lies on k42"),
        (saucy_jacky("k138", "k42"), "the lower crossing first"),
        (saucy_jacky("k42", "k42"), "two tokens"),
        (Letter("dear-boss", crossings=("k1", "k123")), "Dear Boss names a crossing"),
        (Letter("from-hell", crossing="k5"), "From Hell names a crossing"),
        (Letter("saucy-jacky", crossing="k42", to="k44"), "Saucy Jacky names two"),
        (goulston_street("red"), "after Jack's move"),
        (Letter("dear-father"), "The letters are"),
    ],
)
def test_C7_other_letters_are_refused(letter: Letter, told: str) -> None:
    assert told in writing().refusal(JACK, letter)


def test_C7_dear_boss_moves_a_token_that_jack_does_not_see() -> None:
    table = writing()
    events = table.jack(dear_boss("k1", "k44"))
    assert events[0] == LetterMovedPatrol("dear-boss", "k1", "k44")
    assert table.hears(JACK, events[:1]) == ["Jack sends Dear Boss: the patrol on k1 goes to k44."]
    assert [patrol.crossing for patrol in table.table.patrols] == [
        *("k5", "k42", "k44", "k117", "k118", "k123", "k138")
    ]
    assert ("k44", "blue") in table.head_notes.patrols
    table.kill(min(table.table.wretched))
    assert table.table.crossing_of("blue") == "k44"


def test_C7_from_hell_takes_from_the_two_other_sections() -> None:
    table = writing()
    table.jack(from_hell("k118", "k181"))
    assert table.table.phase is Phase.BLOOD
    assert ("k181", "red") in table.head_notes.patrols


def test_C7_saucy_jacky_lets_the_head_move_two_tokens_in_the_order_it_likes() -> None:
    table = writing()
    assert table.jack(saucy_jacky("k42", "k138")) == [SaucyJackySent(("k42", "k138"))]
    assert table.acting == table.table.head
    assert table.legal() == [Relocate(k, to) for k in ("k42", "k138") for to in FREE]
    assert "k42 and k138" in table.refusal("police-2", Relocate("k1", "k44"))
    assert "yellow-bordered" in table.refusal("police-2", Relocate("k42", "k1"))
    assert table.head(Relocate("k138", "k58"))[0] == PatrolRelocated("k138", "k58")
    # the crossing just left is free for the other
    free = ("k44", "k138", "k143", "k156", "k181")
    assert table.legal() == [Relocate("k42", to) for to in free]
    table.head(Relocate("k42", "k138"))
    assert table.table.phase is Phase.BLOOD
    assert {"k58", "k138"} <= {patrol.crossing for patrol in table.table.patrols}


def test_C7_the_first_of_two_moves_only_so_that_the_second_still_can() -> None:
    """One yellow crossing, k181, is free: the token on a yellow one must go first."""
    tokens = ("blue", "yellow", "brown", "red", "green", FALSE, FALSE)
    crowded = dict(zip((*YELLOW[:6], "k117"), tokens, strict=True))
    table = writing(patrols=crowded)
    assert saucy_jacky("k117", "k143") in table.legal()
    table.jack(saucy_jacky("k117", "k143"))
    assert table.legal() == [Relocate("k143", "k181")]
    assert "must still be able" in table.refusal("police-2", Relocate("k117", "k181"))
    table.head(Relocate("k143", "k181"))
    assert table.legal() == [Relocate("k117", "k143")]


def test_C7_each_once_a_game_one_a_night_and_a_pass_uses_up_nothing() -> None:
    table = writing(2)
    assert table.jack(Pass())[0] == LetterKept()
    table = next_night(table, "green")
    assert dear_boss("k1", "k44") in table.legal()
    table.jack(dear_boss("k1", "k44"))
    table = next_night(table, "red")
    assert table.table.phase is Phase.LETTERS
    assert not [a for a in table.legal() if isinstance(a, Letter) and a.letter == "dear-boss"]
    assert "once a game" in table.refusal(JACK, dear_boss("k1", "k44"))
    assert from_hell("k5", "k44") in table.legal()


def next_night(table: Night, head: str) -> Night:
    first, *others = sorted(table.table.wretched)
    table.hunt(first, others[0] if table.table.night == 3 else None)
    table.happens(JackEscaped(table.table.space + 1, 90))
    table.lay_women()
    table.draw(head)
    for crossing, token in SPREAD.items():
        table.happens(PatrolPlaced(table.table.head, crossing, token))
    return table


# -- Goulston Street (C8) -------------------------------------------------------------------


def hunted(number: int = 2, passes: bool = True, **pawns: str) -> Night:
    """The Hunting of a night with letters, these pawns elsewhere, Jack on 65 (then 84)."""
    table = writing(number)
    if passes and table.table.phase is Phase.LETTERS:
        table.jack(Pass())
    return table.hunt(65, 84 if number == 3 else None, pawns=pawns)


def test_C8_asked_after_a_walk_and_sent_by_jack() -> None:
    table = hunted()
    assert table.jack(Walk(63)) == [JackWalked(1, 63)]
    assert table.legal() == [*map(goulston_street, ("red", "green", "blue")), Pass()]
    assert "red, green or blue" in table.refusal(JACK, goulston_street("yellow"))
    assert "after Jack's move" in table.refusal(JACK, dear_boss("k1", "k44"))
    assert table.jack(goulston_street("red")) == [GoulstonStreetSent("red")]
    assert table.acting == table.table.head
    assert table.legal() == [RelocatePawn("red"), RelocatePawn("brown")]
    assert "red or brown" in table.refusal("police-2", RelocatePawn("blue"))
    assert table.head(RelocatePawn("brown")) == [PawnRelocated("brown", "k101")]
    assert table.table.crossing_of("brown") == "k101"
    assert table.table.phase is Phase.HUNTING


def test_C8_asked_after_a_coach_and_an_alley_too_until_it_is_used() -> None:
    table = hunted()
    table.jack(Coach(63, 62))
    assert table.table.phase is Phase.GRAFFITI
    table.jack(Pass())
    table.police_move()
    table.everyone_done()
    table.jack(Alley(61))
    assert table.table.phase is Phase.GRAFFITI
    table.jack(goulston_street("green"))
    table.head(RelocatePawn("green"))
    table.police_move()
    table.everyone_done()
    table.jack(Walk(47))
    assert table.table.phase is Phase.HUNTING


def test_C8_the_pawn_still_moves_in_phase_2() -> None:
    table = hunted()
    table.jack(Walk(63))
    table.jack(goulston_street("blue"))
    table.head(RelocatePawn("blue"))
    for _ in range(4):  # yellow leads; blue is the last of the five
        pawn = table.table.todo[0]
        table.police(Move(pawn, table.table.crossing_of(pawn)))
    assert Move("blue", "k76") in table.legal()


def test_C8_not_on_the_first_night_not_after_another_letter_not_twice() -> None:
    table = hunted(1)
    table.jack(Walk(63))
    assert table.table.phase is Phase.HUNTING
    table = writing()
    table.jack(from_hell("k5", "k44"))
    table.hunt(65)
    table.jack(Walk(63))
    assert table.table.phase is Phase.HUNTING


def test_C8_not_between_the_double_event_and_the_first_police_turn() -> None:
    table = hunted(3)
    assert table.table.phase is Phase.HUNTING
    table.police_move()
    table.everyone_done()
    table.jack(table.legal("walk")[0])
    assert table.table.phase is Phase.GRAFFITI


def test_C8_not_after_an_escape_nor_when_the_track_is_full() -> None:
    table = hunted()
    table.happens(JackWalked(14, 63))
    table.jack(Pass())
    table.police_move()
    table.everyone_done()
    table.jack(Walk(62))
    assert table.outcome == ("police", "out-of-moves")


@pytest.mark.parametrize(
    ("there", "named"),
    [
        ("red", ["red"]),
        ("green", ["green"]),
        ("blue", ["blue"]),
        ("brown", ["red", "green", "blue"]),
    ],
)
def test_C8_a_pawn_is_named_unless_another_stands_in_goulston_street(
    there: str, named: list[str]
) -> None:
    table = hunted(**{there: "k101"})
    table.jack(Walk(63))
    assert table.legal() == [*map(goulston_street, named), Pass()]
    for other in {"red", "green", "blue"} - {*named}:
        told = f"{there} stands in Goulston Street, so neither {other} nor brown"
        assert told in table.refusal(JACK, goulston_street(other))
    table.jack(goulston_street(named[0]))
    # the one standing there may be chosen, the other of the two may not: asked all the same
    assert table.legal() == [RelocatePawn(there)]
    other = "brown" if there == named[0] else named[0]
    assert f"{there} stands in Goulston Street" in table.refusal("police-2", RelocatePawn(other))
    assert table.head(RelocatePawn(there)) == [PawnRelocated(there, "k101")]


def test_C8_with_yellow_there_none_can_be_named_and_jack_is_not_asked() -> None:
    """C7: letter or pass is asked only when at least one letter is legal at that moment."""
    table = hunted(yellow="k101")
    table.jack(Walk(63))
    assert table.table.phase is Phase.HUNTING
    table.police_move(yellow="k76")
    table.everyone_done()
    table.jack(Walk(62))
    assert table.table.phase is Phase.GRAFFITI
