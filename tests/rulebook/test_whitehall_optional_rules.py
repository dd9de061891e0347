"""Murderer at Large (H6), Newspaper Fabrications (H7), False Clues (H8, W9)."""

from __future__ import annotations

from darklantern.core.events import redact
from darklantern.games.whitehall.actions import (
    Alley,
    Arrest,
    Boat,
    Coach,
    Done,
    FalseClue,
    Pass,
    Reclaim,
    Search,
    Walk,
)
from darklantern.games.whitehall.events import (
    FalseClueKept,
    FalseCluePlaced,
    JackTookCoach,
    JackUsedHiddenTile,
    LocationAnnounced,
    RoundBegan,
    TileNotReclaimed,
    TileReclaimed,
    TilesShown,
)
from darklantern.games.whitehall.state import STREETS
from darklantern.streets.falseclues import false_clues_held
from tests.rulebook.whitehall_table import Hunt, blocking, five_clues

NEAR_36 = {"locations": (36, 42, 147, 159), "start": 42}
"""42, 56, 36: the second location is two walks away; 56 and 39 share a block of houses."""


def round_two(*before: Walk | Alley | Coach, **options: bool) -> Hunt:
    """These turns, then 56 and 36, where the second round begins."""
    table = Hunt(**NEAR_36, **options)
    for action in before:
        table.turn(action)
    table.walk(56, 36)
    assert table.table.round == 2
    return table


# -- Murderer at Large ----------------------------------------------------------------------


def test_H6_the_police_learn_only_that_a_special_move_was_made() -> None:
    table = Hunt(**NEAR_36, murderer_at_large=True)
    table.walk(56)
    events = table.jack(Alley(39))
    assert events == [JackUsedHiddenTile(space=2, tile="alley", to=39)]
    for viewer in ("yellow", "blue", "red", "spectator"):
        assert table.hears(viewer, events) == ["Space 2: Jack uses a tile face down."]
        assert vars(redact(events[0], viewer)) == {"space": 2}
    assert table.hears("jack", events) == ["Space 2: Jack uses a tile face down (alley) to 39."]
    assert [tuple(special) for special in table.table.specials] == [(2, None)]
    assert table.table.used == ()


def test_H6_alley_and_boat_look_alike() -> None:
    table = Hunt(locations=(33, 46, 137, 147), start=137, murderer_at_large=True)
    table.walk(138)
    boat = table.jack(Boat(157))
    table = Hunt(locations=(33, 46, 137, 147), start=137, murderer_at_large=True)
    table.walk(139)
    alley = table.jack(Alley(135))
    assert [redact(e, "red") for e in boat] == [redact(e, "red") for e in alley]


def test_H6_a_coach_is_known_by_its_two_spaces() -> None:
    table = Hunt(**NEAR_36, murderer_at_large=True)
    events = table.jack(Coach(41, 40))
    assert events == [JackTookCoach(space=2, via=41, to=40)]
    assert table.hears("red", events) == ["Spaces 1 and 2: Jack takes a coach."]


def test_H6_the_tiles_are_shown_when_the_round_ends() -> None:
    table = Hunt(**NEAR_36, murderer_at_large=True)
    table.turn(Alley(40))
    table.turn(Alley(39))
    table.walk(56)
    assert table.table.used == ()
    events = table.walk(36)
    shown = TilesShown(spaces=(1, 2), tiles=("alley", "alley"))
    assert events[1:] == [LocationAnnounced(36), shown, RoundBegan(2, 36)]
    assert table.hears("red", [shown]) == [
        "The tiles face down are shown: an alley at 1, an alley at 2."
    ]
    assert table.table.used == ("alley", "alley")


def test_H6_nothing_is_shown_where_nothing_lay_face_down() -> None:
    table = Hunt(**NEAR_36, murderer_at_large=True)
    table.turn(Coach(41, 40))
    table.walk(39, 56)
    assert table.walk(36)[1:] == [LocationAnnounced(36), RoundBegan(2, 36)]
    assert table.table.used == ("coach",)


def test_H6_the_used_tile_is_gone_all_the_same() -> None:
    table = Hunt(**NEAR_36, murderer_at_large=True)
    table.turn(Alley(40))
    table.turn(Alley(42))
    assert table.legal("alley") == []


# -- Newspaper Fabrications -----------------------------------------------------------------


def test_H7_as_a_round_begins_jack_may_take_a_tile_back() -> None:
    table = round_two(Alley(40), Walk(39), newspaper_fabrications=True)
    assert table.seat == "jack"
    assert table.legal() == [Reclaim("alley"), Pass()]
    assert "Not now" in table.refusal("jack", Walk(56))
    events = table.jack(Reclaim("alley"))
    assert events == [TileReclaimed("alley")]
    assert table.table.used == ()
    assert table.notes.tiles.count("alley") == 2
    assert table.legal("walk")


def test_H7_what_he_takes_back_is_public() -> None:
    table = round_two(Alley(40), Walk(39), newspaper_fabrications=True)
    events = table.jack(Reclaim("alley"))
    assert table.hears("spectator", events) == ["Jack takes an alley back."]


def test_H7_he_may_pass() -> None:
    table = round_two(Alley(40), Walk(39), newspaper_fabrications=True)
    assert table.jack(Pass()) == [TileNotReclaimed()]
    assert table.notes.tiles.count("alley") == 1
    assert table.legal("walk")


def test_H7_each_kind_used_is_listed_once() -> None:
    table = round_two(Alley(40), Alley(39), newspaper_fabrications=True)
    assert table.table.used == ("alley", "alley")
    assert table.legal() == [Reclaim("alley"), Pass()]
    table = alley_and_boat()
    assert table.legal() == [Reclaim("alley"), Reclaim("boat"), Pass()]


def alley_and_boat() -> Hunt:
    """Both are used on the way from 135 to 165."""
    table = Hunt(locations=(33, 46, 135, 165), start=135, newspaper_fabrications=True)
    table.turn(Alley(139))
    table.walk(138)
    table.turn(Boat(160))
    table.walk(139, 140, 141, 164, 181, 165)
    assert table.table.round == 2
    return table


def test_H7_coaches_are_not_taken_back() -> None:
    table = Hunt(**NEAR_36, newspaper_fabrications=True)
    table.turn(Coach(41, 40))
    table.walk(39, 56, 36)
    assert table.table.round == 2
    assert "Not now" in table.refusal("jack", Reclaim("coach"))
    assert table.legal("walk")  # he is not even asked
    table = round_two(Alley(40), Walk(39), newspaper_fabrications=True)
    assert "(H7)" in table.refusal("jack", Reclaim("coach"))
    assert "no used boat" in table.refusal("jack", Reclaim("boat"))


def test_H7_with_no_alley_or_boat_used_he_is_not_asked() -> None:
    table = round_two(newspaper_fabrications=True)
    assert table.legal("walk")
    assert "Not now" in table.refusal("jack", Pass())


def test_H7_without_the_option_nothing_comes_back() -> None:
    table = round_two(Alley(40), Walk(39))
    assert table.legal("walk")
    assert "Not now" in table.refusal("jack", Reclaim("alley"))


def test_H7_used_means_used_now() -> None:
    """Taken back in round 2 and not played again: in round 3 he is not asked."""
    for again in (False, True):
        table = Hunt(
            locations=(71, 77, 119, 130),
            start=119,
            figures={"yellow": "k1", "blue": "k2", "red": "k3"},
            newspaper_fabrications=True,
        )
        table.turn(Alley(100))
        table.walk(85, 71)
        table.jack(Reclaim("alley"))
        table.turn(Alley(87) if again else Walk(87))
        table.walk(75, 77)
        assert table.table.round == 3
        assert bool(table.legal("reclaim")) == again


def test_H7_after_a_pass_the_tile_is_still_used_in_round_3() -> None:
    table = Hunt(
        locations=(71, 77, 119, 130),
        start=119,
        figures={"yellow": "k1", "blue": "k2", "red": "k3"},
        newspaper_fabrications=True,
    )
    table.turn(Alley(100))
    table.walk(85, 71)
    table.jack(Pass())
    table.walk(87, 75, 77)
    assert table.legal() == [Reclaim("alley"), Pass()]


def test_H7_with_murderer_at_large_the_tiles_are_shown_first() -> None:
    table = Hunt(**NEAR_36, newspaper_fabrications=True, murderer_at_large=True)
    table.turn(Alley(40))
    table.walk(39, 56)
    events = table.walk(36)
    assert [event.type for event in events[-2:]] == ["tiles-shown", "round-began"]
    assert table.legal() == [Reclaim("alley"), Pass()]


# -- False Clues ----------------------------------------------------------------------------


def test_W9_the_fifth_new_marker_earns_a_false_clue() -> None:
    table = five_clues()
    assert table.table.false_clues == 1
    assert table.seat == "jack"
    assert table.legal("walk")  # earned in phase 3: asked in the next turn
    table.jack(Walk(77))
    assert table.seat == "yellow"
    table.police_stay()
    assert table.seat == "jack"
    assert table.legal("false-clue")
    assert table.legal()[-1] == Pass()


def test_W9_the_tenth_and_the_fifteenth_too_and_no_more_than_three() -> None:
    earned = [false_clues_held(markers, placed=0) for markers in range(17)]
    assert earned == [0] * 5 + [1] * 5 + [2] * 5 + [3, 3]
    assert false_clues_held(10, placed=2) == 0


def test_W9_an_old_clue_found_again_does_not_count() -> None:
    table = Hunt(
        (44, 71, 147, 159), {"yellow": "k44", "blue": "k88", "red": "k71"}, 44, false_clues=True
    )
    table.walk(24, 42, 56, 59)
    for circle in (76, 59, 76, 59, 76, 59):
        table.jack(Walk(circle))
        table.police_stay()
        table.yellow(Search(42))
        table.everyone_done()
    assert table.table.clues == {42}
    assert table.table.false_clues == 0


def test_W9_without_the_option_he_earns_nothing() -> None:
    table = five_clues(false_clues=False)
    table.jack(Walk(77))
    table.police_stay()
    assert table.seat == "yellow"
    assert table.table.false_clues == 0


def test_W9_any_circle_not_blocked_already() -> None:
    """With a clue or without, of any colour, near or far, but see H8."""
    table = blocking()
    locations = (44, 71, 147, 159)
    circles = [c for c in STREETS.circles() if c not in locations]
    assert table.legal() == [*map(FalseClue, circles), Pass()]
    assert FalseClue(42) in table.legal()  # a clue lies there
    assert FalseClue(66) in table.legal()  # blue
    assert FalseClue(77) in table.legal()  # Jack is there


def test_H8_not_on_one_of_jacks_locations() -> None:
    table = blocking()
    for location in (71, 147, 159):
        assert "(H8)" in table.refusal("jack", FalseClue(location))


def test_H8_nor_on_an_announced_one() -> None:
    table = blocking()
    reason = table.refusal("jack", FalseClue(44))
    assert reason == "44 is one of your four locations: no false clue may lie there (H8)."


def test_W9_a_blocked_circle_can_be_neither_searched_nor_named() -> None:
    table = blocking()
    events = table.jack(FalseClue(59))
    assert events == [FalseCluePlaced(59)]
    assert table.hears("spectator", events) == ["Jack blocks 59 with a false clue."]
    assert table.legal("search") == [Search(42), Search(43), Search(44)]
    assert table.legal("arrest") == [Arrest(42), Arrest(43), Arrest(44)]
    assert table.refusal("yellow", Search(59)) == "59 is blocked by a false clue (W9)."
    assert table.refusal("yellow", Arrest(59)) == "59 is blocked by a false clue (W9)."


def test_W9_blocked_for_the_rest_of_the_round() -> None:
    table = blocking()
    table.jack(FalseClue(59))
    table.everyone_done()
    table.jack(Walk(78))
    table.police_stay()
    assert table.seat == "yellow"  # he holds no other
    assert "(W9)" in table.refusal("yellow", Search(59))


def test_W9_blocks_and_unused_false_clues_go_when_the_round_ends() -> None:
    table = blocking()
    table.jack(FalseClue(59))
    table.everyone_done()
    table.walk(75, 87, 71)
    assert table.table.round == 2
    assert table.table.blocked == set()
    table.jack(Walk(87))
    table.police_stay()
    table.yellow(Search(59))
    table = five_clues()
    table.walk(77, 75, 87, 71)
    assert table.table.round == 2
    assert table.table.false_clues == 0
    table.jack(Walk(87))
    table.police_stay()
    assert table.seat == "yellow"


def test_W9_a_false_clue_kept_is_asked_about_every_turn() -> None:
    table = blocking()
    events = table.jack(Pass())
    assert events == [FalseClueKept()]
    assert table.hears("red", events) == ["Jack keeps his false clue."]
    table.everyone_done()
    table.jack(Walk(78))
    table.police_stay()
    assert table.seat == "jack"
    table.jack(FalseClue(59))


def test_W9_one_a_turn_and_none_while_he_holds_none() -> None:
    table = blocking()
    table.jack(FalseClue(59))
    assert table.seat == "yellow"
    assert "yellow must act" in table.refusal("jack", FalseClue(58))


def test_W9_the_sixth_marker_earns_nothing_new() -> None:
    table = blocking()
    table.jack(FalseClue(58))
    table.yellow(Search(59))
    table.everyone_done()
    assert len(table.table.clues) == 6
    table.jack(Walk(78))
    table.police_stay()
    assert table.seat == "yellow"


def test_W9_the_tenth_marker_earns_another_and_no_circle_is_blocked_twice() -> None:
    table = blocking()
    table.jack(FalseClue(58))
    table.yellow(Search(59))
    table.everyone_done()
    for circle, moves, searches in (
        (75, {"yellow": "k46"}, {"red": 75}),
        (87, {"yellow": "k54", "red": "k85"}, {"yellow": 56, "red": 87}),
        (86, {"red": "k91"}, {"red": 86}),
    ):
        table.jack(Walk(circle))
        table.police_move(**moves)
        assert table.seat == "yellow"  # not asked: fewer than ten
        for figure in ("yellow", "blue", "red"):
            found = figure in searches
            table.play(figure, Search(searches[figure]) if found else Done())
    assert len(table.table.clues) == 10
    table.jack(Walk(88))
    table.police_stay()
    assert table.refusal("jack", FalseClue(58)) == "58 is blocked already (W9)."
    table.jack(FalseClue(59))
    assert table.table.blocked == {58, 59}


def test_W10_with_everything_in_reach_blocked_the_list_is_just_done() -> None:
    """k32 reaches 42 alone."""
    table = blocking(yellow="k32")
    table.jack(FalseClue(42))
    assert table.legal() == [Done()]
    table.yellow(Done())
    assert table.seat == "blue"
