"""The board of Mr. Jack as its rules use it.

    walking         how far it is on foot, everybody ignored                       J9
    ways            what each hex costs to reach, by street, sewer or rooftop      J2
    nearer          where the whistle can bring somebody                           J9
    seen            who stands in the light or beside somebody                     J8

The board itself (`boards.hexboard`) knows what lies beside what, the line of sight and what a
lamp lights. Hexes are listed column by column from the west, each column from the north.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property

from darklantern.boards.hexboard import Hex, HexBoard, hex_board


class Hexes:
    """One printing's streets and the ways through them."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        self.around: Mapping[Hex, tuple[Hex, ...]] = {
            here: tuple(beside.values()) for here, beside in board.beside.items()
        }
        """All the hexes beside each hex."""
        streets = set(board.streets)
        self.by_street: Mapping[Hex, tuple[Hex, ...]] = {
            here: tuple(there for there in around if there in streets)
            for here, around in self.around.items()
        }
        """Those of them that one can walk on."""

    @cached_property
    def walking(self) -> Mapping[Hex, Mapping[Hex, int]]:
        """How many steps on foot from each street hex to each other, everybody ignored (J9)."""
        ends = len(self.board.streets)
        return {
            start: _spread(start, ends, self.by_street.__getitem__) for start in self.board.streets
        }

    def ways(
        self, start: Hex, points: int, open_manholes: frozenset[Hex], over_roofs: bool
    ) -> Mapping[Hex, int]:
        """J2: the street hexes within so many points, with the fewest that each takes; the start 0.

        One point leads to a hex beside, a street hex unless the roofs may be crossed, or from
        an open manhole to any other.
        """
        beside = self.around if over_roofs else self.by_street

        def one_point_from(here: Hex) -> Iterable[Hex]:
            if here not in open_manholes:
                return beside[here]
            return (*beside[here], *open_manholes)

        cost = _spread(start, points, one_point_from)
        return {name: cost[name] for name in self.board.streets if name in cost}

    def nearer(self, here: Hex, goodley: Hex, points: int) -> tuple[tuple[Hex, int], ...]:
        """J9: the hexes within so many steps on foot that are nearer to Goodley, with the steps."""
        to_goodley, steps = self.walking[goodley], self.walking[here]
        return tuple(
            (there, steps[there])
            for there in self.board.streets
            if there != goodley and steps[there] <= points and to_goodley[there] < to_goodley[here]
        )

    def seen(
        self, places: Iterable[Hex], lamps: Iterable[Hex], watson: Hex, facing: str
    ) -> frozenset[Hex]:
        """J8: on which of these places, where the characters stand, one is seen."""
        places = frozenset(places)
        lit = self.board.around(lamps).union(self.board.sight(watson, facing))
        return frozenset(
            here
            for here in places
            if here in lit or any(there in places for there in self.by_street[here])
        )


def _spread(
    start: Hex, points: int, one_point_from: Callable[[Hex], Iterable[Hex]]
) -> dict[Hex, int]:
    """What each hex costs from the start, spreading one point at a time."""
    cost = {start: 0}
    edge = [start]
    for spent in range(1, points + 1):
        edge = [there for here in edge for there in one_point_from(here)]
        edge = [there for there in dict.fromkeys(edge) if there not in cost]
        cost.update(dict.fromkeys(edge, spent))
    return cost


@cache
def hexes_of(printing: str) -> Hexes:
    """The hexes of this printing, worked out once."""
    return Hexes(hex_board(printing))
