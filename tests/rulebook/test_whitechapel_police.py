"""The police's side of the Hunting: moves, searches, arrests, options (W2, W3, W7 to W11, C10, C11,
C17)."""

from __future__ import annotations

from darklantern.core.seats import JACK
from darklantern.games.whitechapel.actions import (
    Arrest,
    Done,
    FalseClue,
    Move,
    Pass,
    Rush,
    Search,
    Walk,
)
from darklantern.games.whitechapel.events import (
    ArrestFailed,
    CircleSearched,
    FalseClueKept,
    FalseCluePlaced,
    JackArrested,
    JackEscaped,
    JackWalked,
    PawnDone,
    PawnMoved,
    PawnRushed,
)
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import STREETS, Phase
from tests.rulebook.whitechapel_table import Night

FAR = {"blue": "k1", "brown": "k7", "red": "k8", "green": "k16"}
"""Out of the way; yellow is where the scene is."""


def hunt(at: int = 100, head: str = "yellow", *, yellow: str = "k127", **wishes: object) -> Night:
    """Jack kills on `at`; yellow leads and stands on `yellow`."""
    table = Night(head=head, **wishes)  # type: ignore[arg-type]
    return table.hunt(at, pawns={**FAR, "yellow": yellow})


def suspicion(at: int = 100, to: int = 122, **wishes: object) -> Night:
    """Jack has walked on and no pawn has moved: phase 3 begins."""
    table = hunt(at, **wishes)  # type: ignore[arg-type]
    table.jack(Walk(to))
    table.police_move()
    return table


# -- reach and moves (W2, W3, C17) ----------------------------------------------------------


def test_W2_the_example_three_circles_in_reach_and_not_83() -> None:
    assert STREETS.reach["k127"] == (99, 100, 120)
    table = suspicion()
    assert "83 is out of yellow's reach on k127 (W2)" in table.refusal(
        "police-2", Search("yellow", 83)
    )


def test_W3_a_pawn_moves_0_1_or_2_crossings_past_circles_and_pawns() -> None:
    table = hunt(yellow="k101")
    table.jack(Walk(122))
    assert table.legal() == [Move("yellow", to) for to in STREETS.moves["k101"]]
    assert Move("yellow", "k101") in table.legal()
    assert "more than two crossings" in table.refusal("police-2", Move("yellow", "k230"))
    assert table.police(Move("yellow", "k87")) == [PawnMoved("yellow", "k87")]


def test_W3_pawns_pass_through_one_another_and_do_not_end_together() -> None:
    table = Night(head="yellow").hunt(65, pawns={**FAR, "yellow": "k101", "green": "k76"})
    table.jack(Walk(63))
    assert Move("yellow", "k76") not in table.legal()
    told = table.refusal("police-2", Move("yellow", "k76"))
    assert told == "green stands on k76: pawns do not end their moves together (W3)."
    beyond = {*STREETS.next_crossings["k76"]} - {*STREETS.next_crossings["k101"], "k101"}
    assert {Move("yellow", to) for to in beyond} <= {*table.legal()}
    # nor where a pawn that has yet to move still stands; once it has left, the place is free
    table.police_move(yellow="k95", green="k55")
    assert table.table.crossing_of("green") == "k55"


def test_C17_from_the_head_clockwise_each_seat_with_all_its_pawns() -> None:
    pawns = {"police-1": ["blue", "red"], "police-2": ["green"], "police-3": ["yellow", "brown"]}
    table = Night(head="green", pawns=pawns).hunt(100, pawns=FAR)
    table.jack(Walk(122))
    asked = []
    while table.table.phase is Phase.HUNTING:
        asked.append((table.acting, table.table.todo))
        pawn = table.table.todo[-1]
        table.police(Move(pawn, table.table.crossing_of(pawn)))
    assert asked == [
        ("police-2", ("green",)),
        ("police-3", ("yellow", "brown")),
        ("police-3", ("yellow",)),
        ("police-1", ("blue", "red")),
        ("police-1", ("blue",)),
    ]
    assert table.acting == "police-2"


def test_C17_a_seat_chooses_among_its_pawns_and_searches_with_one_at_a_time() -> None:
    pawns = {"police-1": ["yellow", "green"], "police-2": ["blue", "red", "brown"]}
    table = Night(head="yellow", pawns=pawns).hunt(65, pawns={**FAR, "yellow": "k127"})
    table.jack(Walk(63))
    yellow = [Move("yellow", to) for to in STREETS.moves["k127"]]
    green = [Move("green", to) for to in STREETS.moves["k16"] if to not in FAR.values()]
    assert [m for m in table.legal() if m not in green and m != Move("green", "k16")] == yellow
    assert "does not hold the blue pawn" in table.refusal("police-1", Move("blue", "k1"))
    table.police(Move("green", "k16"))
    assert table.legal() == yellow
    assert "has had its turn" in table.refusal("police-1", Move("green", "k16"))
    table.police_move()
    own = [a.pawn for a in table.legal() if isinstance(a, Done)]
    assert own == ["yellow", "green"]  # each with its own done
    table.police(Search("yellow", 99))
    assert {action.pawn for action in table.legal()} == {"yellow"}  # type: ignore[attr-defined]
    assert "yellow has begun to search" in table.refusal("police-1", Done("green"))
    assert "The pawns are" in table.refusal("police-1", Done("pink"))
    table.done("yellow")
    assert {action.pawn for action in table.legal()} == {"green"}  # type: ignore[attr-defined]
    table.done("green")
    assert table.acting == "police-2"


# -- searches (W7, W10) ---------------------------------------------------------------------


def test_W10_the_example_99_nothing_100_a_clue_and_120_is_not_asked() -> None:
    table = suspicion(at=100)
    assert table.police(Search("yellow", 99)) == [CircleSearched("yellow", 99, False)]
    assert table.legal() == [Search("yellow", 100), Search("yellow", 120), Done("yellow")]
    assert table.police(Search("yellow", 100)) == [CircleSearched("yellow", 100, True)]
    assert table.table.clues == {100}
    assert table.acting == "police-3"  # the part is over, 120 or not


def test_W10_after_a_search_only_search_and_done() -> None:
    table = suspicion(rushing=True)
    table.police(Search("yellow", 99))
    assert "asked for 99 in this part already" in table.refusal("police-2", Search("yellow", 99))
    for other in (Arrest("yellow", 120), Rush("yellow", "k114")):
        assert "begun to search" in table.refusal("police-2", other)
    assert table.police(Done("yellow")) == [PawnDone("yellow")]


def test_W10_the_part_ends_when_everything_in_reach_has_been_asked() -> None:
    table = suspicion(at=63, to=62)
    for circle in (99, 100, 120):
        table.police(Search("yellow", circle))
    assert table.acting == "police-3"


def test_W10_asked_even_with_nothing_to_inspect() -> None:
    table = suspicion(yellow="k157")  # no circle in reach
    assert table.legal() == [Done("yellow")]
    table.done("yellow")
    assert table.acting == "police-3"


def test_W7_a_search_asks_about_the_whole_row_the_crime_scene_included() -> None:
    table = hunt(at=120, yellow="k127")
    table.walk(98, 82, 83)
    table.jack(Walk(82))
    table.police_move()
    assert table.police(Search("yellow", 120)) == [CircleSearched("yellow", 120, True)]


def test_W7_both_crime_scenes_of_the_double_event_answer() -> None:
    table = Night(3, head="yellow").hunt(99, 120, pawns={**FAR, "yellow": "k127", "green": "k117"})
    table.police_move()
    table.police(Search("yellow", 120))
    table.done("brown", "red")
    assert table.police(Search("green", 99)) == [CircleSearched("green", 99, True)]
    assert table.table.clues == {99, 120}


def test_W7_a_clue_is_found_again_without_a_new_marker() -> None:
    table = suspicion(at=100)
    table.police(Search("yellow", 100))
    table.everyone_done()
    table.jack(Walk(123))
    table.police_move()
    assert table.police(Search("yellow", 100)) == [CircleSearched("yellow", 100, True)]
    assert table.table.clues == {100}
    assert table.acting == "police-3"


def test_W7_not_about_the_rows_of_earlier_nights() -> None:
    table = Night(2, head="yellow")
    assert table.notes.earlier_rows == ((7, 90),)
    table.hunt(65, pawns={**FAR, "yellow": "k8"} | {"red": "k20"})
    table.jack(Walk(63))
    table.police_move()
    assert table.police(Search("yellow", 7)) == [CircleSearched("yellow", 7, False)]


# -- arrests (W8, W11, C11) -----------------------------------------------------------------


def test_W8_the_example_an_arrest_on_99_fails_and_tells_no_more() -> None:
    table = suspicion(at=100)
    events = table.police(Arrest("yellow", 99))
    assert events == [ArrestFailed("yellow", (99,))]
    assert table.hears("police-1", events) == ["Yellow makes an arrest at 99: Jack is not there."]
    assert table.acting == "police-3"


def test_W8_only_where_jack_is_now() -> None:
    table = suspicion(at=100)
    assert table.police(Arrest("yellow", 100)) == [ArrestFailed("yellow", (100,))]
    assert "An arrest names one circle" in suspicion().refusal("police-2", Arrest("yellow"))
    assert "out of yellow's reach" in suspicion().refusal("police-2", Arrest("yellow", 83))


def test_W11_an_arrest_ends_the_game_at_once() -> None:
    table = suspicion(at=122, to=100)
    assert table.police(Arrest("yellow", 100)) == [JackArrested("yellow", (100,))]
    assert table.outcome == ("police", "arrest")
    assert table.position.seat is None
    assert table.legal() == []


def test_C11_an_area_arrest_names_all_in_reach() -> None:
    table = suspicion(at=122, to=100, area_arrests=True)
    assert table.legal("arrest") == [Arrest("yellow")]
    assert "none by number (C11)" in table.refusal("police-2", Arrest("yellow", 100))
    assert table.police(Arrest("yellow")) == [JackArrested("yellow", (99, 100, 120))]


def test_C11_an_area_arrest_that_fails_and_one_with_nothing_in_reach() -> None:
    table = suspicion(at=100, area_arrests=True)
    assert table.police(Arrest("yellow")) == [ArrestFailed("yellow", (99, 100, 120))]
    table = suspicion(yellow="k157", area_arrests=True)
    assert table.legal() == [Done("yellow")]
    assert "or there is none (C11)" in table.refusal("police-2", Arrest("yellow"))


# -- rushing (C11) --------------------------------------------------------------------------


def test_C11_rushing_to_a_free_crossing_exactly_one_step_away_ends_the_part() -> None:
    table = suspicion(rushing=True)
    one_step = ("k114", "k117", "k120", "k135", "k143")
    assert table.legal("rush") == [Rush("yellow", to) for to in one_step]
    assert "exactly one step away" in table.refusal("police-2", Rush("yellow", "k128"))
    assert table.police(Rush("yellow", "k114")) == [PawnRushed("yellow", "k114")]
    assert table.table.crossing_of("yellow") == "k114"
    assert table.acting == "police-3"


def test_C11_rushing_not_onto_a_pawn_and_with_nothing_to_inspect_too() -> None:
    table = Night(head="yellow", rushing=True)
    table.hunt(65, pawns={**FAR, "yellow": "k157", "green": "k156"})
    table.jack(Walk(63))
    table.police_move()
    assert table.legal() == [Rush("yellow", "k159"), Rush("yellow", "k179"), Done("yellow")]
    assert "green stands on k156" in table.refusal("police-2", Rush("yellow", "k156"))


def test_C11_no_rushing_without_the_option() -> None:
    table = suspicion()
    assert table.legal("rush") == []
    assert "takes the option rushing" in table.refusal("police-2", Rush("yellow", "k114"))


# -- false clues (W9, C10) ------------------------------------------------------------------


def marked(*circles: int, **options: bool) -> Night:
    """Jack has walked over all these, and the police have found each of them."""
    table = Night(head="yellow", **options)
    table.hunt(circles[0], pawns={**FAR, "yellow": "k127"})
    for space, circle in enumerate(circles[1:], 1):
        table.happens(JackWalked(space, circle))
        table.police_move()
        assert table.table.phase is Phase.SUSPICION
        table.happens(CircleSearched("yellow", circle, True))
        table.everyone_done()
    return table


def test_W9_one_for_the_fifth_new_marker_and_asked_from_the_next_turn_on() -> None:
    table = marked(65, 120, 99, 100, 83, false_clues=True)
    assert table.table.false_clues == 0
    table.jack(Walk(82))
    table.police_move()
    assert table.table.phase is Phase.SUSPICION  # four so far: not asked
    table.happens(CircleSearched("yellow", 82, True))
    assert table.table.false_clues == 1
    table.everyone_done()
    table.jack(Walk(62))
    assert table.acting != JACK
    table.police_move()
    assert table.acting == JACK
    assert table.table.phase is Phase.BLOCKING


def blocking(**options: bool) -> Night:
    table = marked(65, 120, 99, 100, 83, 82, false_clues=True, **options)
    table.jack(Walk(62))
    table.police_move()
    return table


def test_W9_C10_on_any_circle_the_hideout_and_his_own_included() -> None:
    table = blocking()
    assert table.legal() == [*map(FalseClue, range(1, 196)), Pass()]
    assert table.jack(FalseClue(90))[0] == FalseCluePlaced(90)
    assert table.table.false_clues == 0


def test_W9_a_blocked_circle_is_neither_searched_nor_named() -> None:
    table = blocking()
    table.jack(FalseClue(100))
    open_now = [Search("yellow", 99), Search("yellow", 120)]
    assert table.legal("search") == open_now
    assert table.legal("arrest") == [Arrest("yellow", 99), Arrest("yellow", 120)]
    assert "blocked by a false clue (W9)" in table.refusal("police-2", Search("yellow", 100))
    table = blocking(area_arrests=True)
    table.jack(FalseClue(100))
    assert table.police(Arrest("yellow")) == [ArrestFailed("yellow", (99, 120))]


def test_W9_kept_and_asked_again_next_turn() -> None:
    table = blocking()
    assert table.jack(Pass()) == [FalseClueKept()]
    table.everyone_done()
    table.jack(Walk(63))
    table.police_move()
    assert table.table.phase is Phase.BLOCKING


def test_W9_not_where_one_lies_already_and_gone_with_the_night() -> None:
    table = blocking()
    table.jack(FalseClue(100))
    for space, circle in enumerate((64, 66, 67, 51, 50), 7):
        table.everyone_done()
        table.happens(JackWalked(space, circle))
        table.police_move()
        table.happens(CircleSearched("yellow", circle, True))
    table.everyone_done()
    table.jack(Walk(52))
    table.police_move()
    assert table.table.phase is Phase.BLOCKING
    assert FalseClue(100) not in table.legal()
    assert "100 is blocked already (W9)" in table.refusal(JACK, FalseClue(100))
    table.jack(Pass())
    table.everyone_done()
    table.happens(JackEscaped(13, 90))
    assert table.table.blocked == frozenset()
    assert table.table.false_clues == 0


def test_W9_none_without_the_option() -> None:
    table = marked(65, 120, 99, 100, 83, 82)
    table.jack(Walk(62))
    table.police_move()
    assert table.table.phase is Phase.SUSPICION
    assert table.table.clues == {120, 99, 100, 83, 82}


def test_W11_clue_markers_are_not_limited_by_the_box() -> None:
    """Nineteen lie in the box; the track has room for 21 circles."""
    table = Night(head="yellow")
    table.hunt(65, pawns={**FAR, "yellow": "k127"})
    table.jack(Walk(63))
    table.police_move()
    for circle in range(1, 22):
        if table.table.phase is not Phase.SUSPICION:
            table.jack(Walk(62) if Walk(62) in table.legal() else Walk(63))
            table.police_move()
        table.happens(CircleSearched(table.table.todo[0], circle, True))
    assert len(table.table.clues) == 21


def test_C17_everybody_has_pawns_and_the_round_ends_after_the_last() -> None:
    table = suspicion()
    for pawn in ("yellow", "brown", "red", "green", "blue"):
        assert table.table.todo == (pawn,)
        table.done(pawn)
    assert table.acting == JACK
    assert {*PAWNS} == {*dict(table.table.standing())}
