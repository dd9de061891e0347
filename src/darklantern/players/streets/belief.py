"""Where Jack is likely to be and to go, fast enough to ask at every decision.

    belief = Belief(STREETS, targets, prior, walkers)    # once a row: a round, a night
    now = belief.weigh(row, cautions)                    # at every change of the row's facts
    now.here[c]          how likely he stands on circle c
    now.spaces[t, c]     how likely space t holds c
    now.goals[i]         how likely he goes to targets[i]
    now.both[c, i]       both together: he stands on c and goes to targets[i]
    now.walkers[k]       how likely he walks as walkers[k] (the last one: as nobody in particular)
    now.ahead(n)[h, c]   how likely he stands on c after h + 1 more walks, the police ignored
    now.rows(chances)    rows drawn as likely as they are, and the target of each
    now.evidence         the log of how well the facts were foreseen

`row` is the `Row` of a notebook (`games.*.deduce.see`): its facts are minded exactly, but for W6,
for how many tiles of a kind there are face down, and for goals other than the row's own. So nothing
possible is excluded. `targets`, `prior` and `walkers` are those of the whole row; what is learnt
between rows (an announced location, a night's last circle) goes into the next prior. A prior has
one number for each target, or a line of them for each walker.

A `Walker` chooses among the ways of a jump with weight

    exp(-pull × steps from the end to his target - fear × caution[end] - late × steps too many)

`caution` is any public vector by circle that says how much he has to fear where, for each step of
the row (the caller makes it, as of that moment); steps too many are those that the track no longer
holds. One more lane walks nowhere, afraid of nothing, and may touch any target: whatever is
possible has a weight, and when all walkers are refuted it alone is left, as a set would be.

`barring`: a row may not touch its own target but by arriving with its last walk, not told yet
(Whitehall). Without it a silent arrival is an ordinary step (Whitechapel).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from darklantern.boards.streetboard import Circle
from darklantern.players.streets import arrivals, kernel
from darklantern.streets.distances import far
from darklantern.streets.rows import TO, VIA, WALK, Row, Step, narrowed
from darklantern.streets.streets import Streets
from darklantern.streets.track import LAST_SPACE
from darklantern.streets.ways import ways

Array = NDArray[Any]

NOWHERE = 0.02
"""How likely Jack walks as nobody in particular."""


class Walker(NamedTuple):
    """One way to walk."""

    name: str
    pull: float
    fear: float = 0.0
    late: float = 1.0


WALKERS = (
    Walker("straying", 0.0, 0.0),
    Walker("strolling", 0.35, 1.0),
    Walker("careful", 0.8, 2.5),
    Walker("straight", 1.6, 0.5),
)
"""A mixture that holds something for everybody."""


class Belief:
    """The lanes of one row: each walker to each target, and the one who goes nowhere."""

    def __init__(
        self,
        streets: Streets,
        targets: Sequence[Circle],
        prior: Sequence[float] | Array,
        walkers: Sequence[Walker] = WALKERS,
        shares: Sequence[float] | Array | None = None,
        barring: bool = True,
        nowhere: float = NOWHERE,
        length: int = LAST_SPACE,
    ) -> None:
        """`length`: the last space of the row, counted from 0, when the track is full."""
        self.length = length
        self.streets, self.targets, self.walkers = streets, tuple(targets), tuple(walkers)
        self.barring = barring
        size, many = streets.size, len(self.targets)
        weights = np.asarray(prior, float)
        weights = np.broadcast_to(weights, (len(walkers), many))
        weights = weights / weights.sum(axis=1, keepdims=True)
        parts = np.ones(len(walkers)) if shares is None else np.asarray(shares, float)
        each = (parts[:, None] / parts.sum() * weights).ravel()
        self.prior = np.append(each * (1 - nowhere), nowhere)
        self.lanes = len(self.prior)
        self._own = np.full(size, -1, np.int64)
        self._own[list(self.targets)] = np.arange(many)
        if not barring:
            self._own[:] = -1
        self._own_lanes = np.append(np.tile(np.array(self.targets, np.int64), len(walkers)), -1)
        self._steps_to = far(streets, False)[:, list(self.targets)]
        self._arrival = np.zeros((length, size, self.lanes))
        self._scale = np.zeros((length, size, self.lanes))
        self._filled: list[tuple[Any, ...]] = [()] * length
        self._attraction: dict[int, Array] = {}

    # -- the tables of each jump ----------------------------------------------------------------

    def _attracted(self, left: int) -> Array:
        """What each end is worth when so many spaces are left after it, the police ignored."""
        if left not in self._attraction:
            steps = self._steps_to.astype(float)
            many = np.maximum(0, steps - left)
            each = [np.exp(-w.pull * steps - w.late * many) for w in self.walkers]
            nowhere = np.ones((self.streets.size, 1))
            self._attraction[left] = np.concatenate([*each, nowhere], axis=1)
        return self._attraction[left]

    def _fill(self, jump: int, step: Step, space: int, caution: Array | None) -> None:
        key = (step, space, None if caution is None else caution.tobytes())
        if self._filled[jump] == key:
            return
        begin, ends, vias, open_here = _jump_arrays(self.streets, step)
        courage = np.ones((len(self.walkers), self.streets.size))
        if caution is not None:
            for k, walker in enumerate(self.walkers):
                if walker.fear:
                    courage[k] = np.exp(-walker.fear * caution)
        arrivals.choices(
            begin,
            ends,
            vias,
            open_here,
            self._attracted(self.length - space),
            courage,
            self._own,
            self.barring and step.kind != WALK,
            self._arrival[jump],
            self._scale[jump],
        )
        self._filled[jump] = key

    # -- the question ---------------------------------------------------------------------------

    def weigh(self, row: Row, cautions: Sequence[Array | None] = ()) -> Posterior:
        """What is likely, given all that is known of the row."""
        question = narrowed(self.streets, row)
        first, size = len(row.starts[0]) - 1, self.streets.size
        allowed = np.frombuffer(b"".join(question.allowed), np.uint8).reshape(-1, size)
        jumps = jumps_of(row)
        space_of = np.array([first, *(space for _, space, _ in jumps)], np.int64)
        for jump, (step, space, number) in enumerate(jumps):
            caution = cautions[number] if number < len(cautions) else None
            self._fill(jump, step, space, caution)
        clues = sorted(question.clues, key=lambda clue: clue[1])
        starts = [start for start in row.starts if all(allowed[s, c] for s, c in enumerate(start))]
        begin, ends, vias = _row_arrays(self.streets, tuple(step for step, _, _ in jumps))
        short_cuts = any(step.kind not in (WALK, VIA, TO) for step in row.steps)
        while True:
            unfolded = kernel.unfold(
                np.array([_key(start, clues) for start in starts], np.int64),
                begin,
                ends,
                vias,
                space_of,
                allowed,
                np.array([circle for circle, _ in clues], np.int64),
                np.array([until for _, until in clues], np.int64),
                far(self.streets, short_cuts),
            )
            if unfolded[1][-1] or not clues:
                break
            clues.pop()  # too many states, or facts that clash: what was told last is given up
        return self._posterior(row, starts, space_of, unfolded)

    def _posterior(
        self, row: Row, starts: Sequence[tuple[Circle, ...]], space_of: Array, unfolded: Any
    ) -> Posterior:
        keys, layer, sources, targets, through, edge_layer, edge_of = unfolded
        assert layer[-1], f"no row at all fits what is known: {row}"
        share = np.zeros(self.streets.size)
        for start in starts:
            share[start[-1]] = 1 / len(starts)
        arriving = not row.told and bool(row.steps) and row.steps[-1].kind == WALK
        jumps = len(space_of) - 1
        arrival, scale = self._arrival[: max(1, jumps)], self._scale[: max(1, jumps)]
        alpha, beta = kernel.weigh(
            keys, layer, sources, targets, through, edge_layer, arrival, scale,
            self._own, self._own_lanes, self.barring, arriving, share,
        )  # fmt: skip
        spaces, here, lane = kernel.gather(
            keys, layer, sources, targets, through, edge_layer, space_of, alpha, beta,
            arrival, scale, self._own, self._own_lanes, self.barring,
            self.prior, self.streets.size, len(starts[0]) - 1,
        )  # fmt: skip
        total = float(lane.sum())
        assert total > 0, f"no row has any weight: {row}"
        before = np.zeros(self.streets.size, np.int64)
        for start in starts:
            before[start[-1]] = start[0]
        drawing = (keys, layer, targets, through, edge_of, space_of, alpha, beta, before)
        for start in starts:
            if len(start) > 1:
                spaces[0, start[0]] += spaces[len(start) - 1, start[-1]]
        return Posterior(self, spaces / total, here / total, lane / total, np.log(total), drawing)


class Posterior:
    """What is likely now. The module's docstring says how to read it."""

    def __init__(
        self,
        belief: Belief,
        spaces: Array,
        ends: Array,
        lanes: Array,
        evidence: float,
        drawing: tuple[Any, ...],
    ) -> None:
        self.belief, self.spaces, self.lanes = belief, spaces, lanes
        self.evidence = float(evidence)
        self._ends, self._drawing = ends, drawing
        self._ahead: Array = np.zeros((0, len(ends)))

    @property
    def here(self) -> Array:
        here: Array = self.spaces[-1]
        return here

    @cached_property
    def both(self) -> Array:
        """By circle and target; he who goes nowhere has none, so the sum is less than one."""
        many = len(self.belief.targets)
        each = self._ends[:, :-1].reshape(len(self._ends), -1, many)
        both: Array = each.sum(axis=1)
        return both

    @cached_property
    def goals(self) -> Array:
        """By target; of him who goes nowhere as likely as before."""
        many = len(self.belief.targets)
        goals = self.lanes[:-1].reshape(-1, many).sum(axis=0)
        before = self.belief.prior[:-1].reshape(-1, many).sum(axis=0)
        goals_with_his: Array = goals + self.lanes[-1] * before / before.sum()
        return goals_with_his

    @cached_property
    def walkers(self) -> Array:
        many = len(self.belief.targets)
        each = self.lanes[:-1].reshape(-1, many).sum(axis=1)
        walkers: Array = np.append(each, self.lanes[-1])
        return walkers

    def ahead(self, walks: int) -> Array:
        """Where he goes on to in the next walks, by circle, were there no police; roughly.

        Who has reached his target is gone with the walk after, and whom the track ends is gone too.
        """
        if len(self._ahead) >= walks:
            return self._ahead[:walks]
        belief, space = self.belief, len(self.spaces) - 1
        begin, ends, _, _ = _jump_arrays(belief.streets, Step(WALK, 0))
        found, here = np.zeros((walks, belief.streets.size)), self._ends
        for walk in range(walks):
            space += 1
            if space > belief.length:
                break
            attraction = belief._attracted(belief.length - space)
            here = arrivals.onward(
                begin, ends, here, attraction, belief._own, belief._own_lanes, belief.barring
            )
            found[walk] = here.sum(axis=1)
        self._ahead = found
        return found

    def rows(self, chances: Array) -> tuple[Array, Array]:
        """One row for each line of `chances` (numbers from 0 to 1, `length + 1` of them).

        Rows come as circles by space; targets as places in `targets`, -1 where he goes nowhere.
        """
        keys, layer, targets, through, edge_of, space_of, alpha, beta, before = self._drawing
        belief = self.belief
        rows = np.zeros((len(chances), self.spaces.shape[0]), np.int64)
        lanes = np.zeros(len(chances), np.int64)
        kernel.draw(
            keys, layer, targets, through, edge_of, space_of, alpha, beta, belief._own,
            belief._own_lanes, belief.barring, belief.prior, chances, rows, lanes,
        )  # fmt: skip
        if space_of[0]:  # the double event: which of the two crimes came first
            rows[:, 0] = before[rows[:, space_of[0]]]
        goals = np.where(lanes == belief.lanes - 1, -1, lanes % len(belief.targets))
        return rows, goals


def jumps_of(row: Row) -> list[tuple[Step, int, int]]:
    """The row's steps, a coach's two as one: the step, the space it ends on, its number."""
    first = len(row.starts[0])
    return [
        (step, first + number, number) for number, step in enumerate(row.steps) if step.kind != VIA
    ]


def _key(start: Sequence[Circle], clues: Sequence[tuple[Circle, int]]) -> int:
    passed = sum(1 << i for i, (circle, until) in enumerate(clues) if circle in start[: until + 1])
    return passed << kernel.CLUES | start[-1]


@lru_cache(maxsize=1024)
def _jump_arrays(streets: Streets, step: Step) -> tuple[Array, Array, Array, Array]:
    """The ways of one jump: where those of each circle begin, their ends, their first circles."""
    size = streets.size
    open_here = np.ones(size, np.uint8)
    if step.kind == TO:
        open_here[list(streets.circles("blue"))] = 0
        known = streets.circles()
        listed = [
            [(end, via) for via, end in streets.rides(circle)] if circle in known else []
            for circle in range(size)
        ]
    else:
        listed = [[(end, 0) for end, _ in each] for each in ways(streets, step)]
    begin = np.zeros(size + 1, np.int64)
    begin[1:] = np.cumsum([len(each) for each in listed])
    flat = [way for each in listed for way in each]
    ends = np.array([end for end, _ in flat], np.int64)
    return begin, ends, np.array([via for _, via in flat], np.int64), open_here


@lru_cache(maxsize=64)
def _row_arrays(streets: Streets, steps: tuple[Step, ...]) -> tuple[Array, Array, Array]:
    """The ways of all jumps, one after the other."""
    size, offset = streets.size, 0
    begin = np.zeros((max(1, len(steps)), size + 1), np.int64)
    ends, vias = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for jump, step in enumerate(steps):
        own, own_ends, own_vias, _ = _jump_arrays(streets, step)
        begin[jump] = own + offset
        ends.append(own_ends)
        vias.append(own_vias)
        offset += len(own_ends)
    return begin, np.concatenate(ends), np.concatenate(vias)
