"""The table of hideouts, from the arena's own games."""

from __future__ import annotations

from darklantern.arena.bouts import bout, play
from darklantern.arena.hideouts import hideouts, nights_survived
from darklantern.games.whitechapel.hell import RED_CIRCLES


def test_where_jack_got_home_more_often_comes_first() -> None:
    games = [play(bout("whitechapel", "short-return-134", "random", "homes", n)) for n in range(2)]
    games += [play(bout("whitechapel", "random", "random", "homes", n)) for n in range(4)]
    for played in games:
        assert 0 <= nights_survived(played) <= 4
        assert (nights_survived(played) == 4) == played.jack_won
    assert nights_survived(games[0]) + nights_survived(games[1]) >= 6
    found = hideouts(games)
    assert len(found) == 187
    assert not {hideout.circle for hideout in found} & set(RED_CIRCLES)
    assert found[0].circle == 134
    assert found[0].games == 2
    assert [h.nights for h in found] == sorted((h.nights for h in found), reverse=True)
