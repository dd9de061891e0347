"""The fast belief against a plain one: every row listed and weighed by itself."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random

import numpy as np
import pytest

from darklantern.players.streets.belief import Belief, Walker
from darklantern.streets.distances import far
from darklantern.streets.rows import ALLEY, BOAT, TO, VIA, WALK, Clue, NotThere, Row, Step, Vain
from darklantern.streets.streets import Streets, streets_of

WALKERS = (Walker("straying", 0.0, 0.0, 0.5), Walker("wary", 0.7, 1.3, 1.0))
NOWHERE = 0.1


class Case:
    """A short row that somebody walked, and what was asked about it."""

    def __init__(self, rng: Random) -> None:
        self.streets = streets_of(rng.choice(["whitehall", "whitechapel"]))
        streets, circles = self.streets, self.streets.circles()
        self.barring = rng.random() < 0.5
        crossings = list(streets.bits)
        start = (rng.choice(circles),)
        starts: tuple[tuple[int, ...], ...] = (start,)
        if rng.random() < 0.3:
            start = (start[0], rng.choice([c for c in circles if c != start[0]]))
            starts = (start, start[::-1])
        row, path = Row(starts), list(start)
        self.targets = rng.sample(circles, 5)
        self.cautions: list[np.ndarray | None] = []
        for _ in range(3):
            mask = streets.mask(rng.sample(crossings, 6))
            here, kind = path[-1], rng.choice([WALK, WALK, ALLEY, BOAT, TO])
            step, ends = self._ends(kind, here, mask)
            if not ends:
                continue
            end = rng.choice(ends)
            path += end
            row = row.filled(*([Step(VIA)] if kind == TO else []), step)
            self.cautions += [None] * (kind == TO)
            self.cautions.append(np.array([rng.random() for _ in range(streets.size)]))
            for _ in range(rng.randrange(3)):
                row = row.and_(self._fact(rng, path, row.last))
        self.row = row._replace(told=rng.random() < 0.5)
        self.path = tuple(path)

    def _ends(self, kind: str, here: int, mask: int) -> tuple[Step, list[tuple[int, ...]]]:
        streets = self.streets
        if kind == WALK:
            return Step(WALK, mask), [(c,) for c in streets.walks(here, mask)]
        if kind == TO:
            blue = streets.circles("blue")
            return Step(TO), [r for r in streets.rides(here) if not set(r) & set(blue)]
        found = streets.alleys(here) if kind == ALLEY else streets.boats(here)
        return Step(kind), [(c,) for c in found]

    def _fact(self, rng: Random, path: list[int], last: int) -> Clue | Vain | NotThere:
        circle = rng.choice(path if rng.random() < 0.4 else self.streets.circles())
        if rng.random() < 0.2 and circle != path[-1]:
            return NotThere((circle,), last)
        return Clue(circle, last) if circle in path else Vain(circle, last)

    # -- by listing -----------------------------------------------------------------------------

    def rows(self, lane: tuple[Walker, int] | None) -> Iterator[tuple[tuple[int, ...], float]]:
        """All rows that the facts allow, each with its weight in this lane."""
        for start in self.row.starts:
            yield from self._on(start, 1 / len(self.row.starts), 0, lane)

    def _on(
        self, path: tuple[int, ...], weight: float, number: int, lane: tuple[Walker, int] | None
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        if number == len(self.row.steps):
            if self._fits(path):
                yield path, weight
            return
        step = self.row.steps[number]
        number += step.kind == VIA
        step = self.row.steps[number]
        _, ends = self._ends(step.kind, path[-1], step.occupied)
        caution = self.cautions[number]
        assert caution is not None
        weights = {end: self._worth(step, len(path), end, caution, lane) for end in ends}
        total = sum(weights.values())
        arrival = number == len(self.row.steps) - 1 and step.kind == WALK and not self.row.told
        for end, worth in weights.items():
            if self.barring and lane and lane[1] in end and not arrival:
                continue
            if worth:
                yield from self._on(path + end, weight * worth / total, number + 1, lane)

    def _worth(
        self,
        step: Step,
        space: int,
        end: tuple[int, ...],
        caution: np.ndarray,
        lane: tuple[Walker, int] | None,
    ) -> float:
        if lane is None:
            return 1.0
        walker, target = lane
        if self.barring and step.kind != WALK and target in end:
            return 0.0
        steps = int(far(self.streets, False)[end[-1], target])
        too_many = max(0, steps - (15 - space - len(end) + 1))
        return exp(-walker.pull * steps - walker.late * too_many - walker.fear * caution[end[-1]])

    def _fits(self, path: tuple[int, ...]) -> bool:
        for fact in self.row.facts:
            if isinstance(fact, NotThere):
                if path[fact.space] in fact.circles:
                    return False
            elif (fact.circle in path[: fact.space + 1]) is not isinstance(fact, Clue):
                return False
        return True


@pytest.mark.parametrize("seed", range(25))
def test_the_belief_is_that_of_all_rows_listed(seed: int) -> None:
    case = Case(Random(seed))
    streets: Streets = case.streets
    targets = case.targets
    belief = Belief(
        streets, targets, range(1, 6), WALKERS, (1, 2), barring=case.barring, nowhere=NOWHERE
    )
    now = belief.weigh(case.row, case.cautions)
    spaces = np.zeros_like(now.spaces)
    both = np.zeros((streets.size, len(targets)))
    walkers = np.zeros(3)
    for k, share in ((0, 1 / 3), (1, 2 / 3), (2, 0.0)):
        for i, target in enumerate(targets if k < 2 else [0]):
            prior = NOWHERE if k == 2 else (1 - NOWHERE) * share * (i + 1) / 15
            for path, weight in case.rows(None if k == 2 else (WALKERS[k], target)):
                for space, circle in enumerate(path):
                    spaces[space, circle] += prior * weight
                walkers[k] += prior * weight
                if k < 2:
                    both[path[-1], i] += prior * weight
    total = walkers.sum()
    assert total > 0
    assert now.evidence == pytest.approx(log(total))
    np.testing.assert_allclose(now.spaces, spaces / total, atol=1e-12)
    np.testing.assert_allclose(now.both, both / total, atol=1e-12)
    np.testing.assert_allclose(now.walkers, walkers / total, atol=1e-12)
    assert now.spaces[range(len(case.path)), case.path].min() > 0
    assert now.goals.sum() == pytest.approx(1)


@pytest.mark.parametrize("seed", range(6))
def test_rows_are_drawn_as_often_as_they_are_likely(seed: int) -> None:
    case = Case(Random(100 + seed))
    belief = Belief(case.streets, case.targets, [1] * 5, WALKERS, barring=case.barring)
    now = belief.weigh(case.row, case.cautions)
    number = 4000
    rows, goals = now.rows(np.random.default_rng(seed).random((number, 16)))
    possible = {path for path, _ in case.rows(None)}
    assert {tuple(row) for row in rows.tolist()} <= possible
    for space in range(rows.shape[1]):
        drawn = np.bincount(rows[:, space], minlength=case.streets.size) / number
        np.testing.assert_allclose(drawn, now.spaces[space], atol=0.05)
    drawn = np.bincount(goals[goals >= 0], minlength=5) / number
    np.testing.assert_allclose(drawn, now.both.sum(axis=0), atol=0.05)


def test_too_many_states_give_up_a_clue_and_keep_the_truth() -> None:
    streets = streets_of("whitechapel")
    rng, path = Random(4), [streets.circles()[90]]
    row = Row(((path[0],),))
    for _ in range(15):
        path.append(rng.choice(streets.walks(path[-1], 0)))
        row = row.filled(Step(WALK, 0))
    row = row.and_(*(Clue(circle, 15) for circle in sorted(set(path[1:]))))
    belief = Belief(streets, streets.circles("white")[:3], [1] * 3, WALKERS[:1], barring=False)
    now = belief.weigh(row)
    assert now.spaces[range(16), path].min() > 0
