"""The Jack who knows what the police believe.

All that he tells is public, so he works out their belief as exactly as they do, and how five pawns
would stand then. Each step is judged by the chance of an arrest there, by what the way home costs
past the pawns as they will stand, and by the spaces to spare. Never the best alone: one of the
better steps is drawn, or he could be read.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from darklantern.core.actions import Action
from darklantern.core.game import View
from darklantern.games.whitechapel.seats import PAWNS
from darklantern.games.whitechapel.state import DOUBLE_EVENT, FALSE, LAST_NIGHT, Phase, Table
from darklantern.players.player import Chair
from darklantern.players.streets.belief import Posterior
from darklantern.players.whitechapel.detectives import at_first
from darklantern.players.whitechapel.ground import HOMES, NUMBER, REDS, SIZE, ground, moves
from darklantern.players.whitechapel.hunch import Hunch
from darklantern.players.whitechapel.picture import picture_of
from darklantern.players.whitechapel.stand import ascend, ways_home
from darklantern.players.whitechapel.temper import Temper
from darklantern.streets.track import LAST_SPACE

Array = NDArray[Any]


class Wary:
    """Jack."""

    def __init__(self, rng: Random, temper: Temper = Temper()) -> None:  # noqa: B008
        self.rng, self.temper = rng, temper
        self.hunch: Hunch | None = None
        self._night = 0
        self._by_way_of: int | None = None
        self._said = ""

    def reason(self) -> str:
        """Why, in a sentence. For Jack's eyes only."""
        return self._said

    def choose(self, view: View, legal: Sequence[Action], chair: Chair) -> Action:
        """One of the legal actions."""
        chosen: Action = self._choose(view, legal, chair)
        return chosen

    def _choose(self, view: View, legal: Sequence[Any], chair: Chair) -> Any:
        table: Table = view.table
        if self.hunch is None:
            self.hunch = Hunch(at_first(view, chair), self.temper.walkers)
        self.hunch.listen(chair.heard)
        match table.phase:
            case Phase.HIDEOUT:
                return self._move_in(legal)
            case Phase.TARGETS:
                return self._place_woman(view, legal)
            case Phase.LETTERS:
                return self._write(view, legal)
            case Phase.BLOOD:
                return self._kill(view, legal)
            case Phase.READY:
                return self._reveal(view, legal)
            case Phase.GRAFFITI:
                return self._graffiti(view, legal)
            case Phase.BLOCKING:
                return self._block(view, legal)
            case Phase.ESCAPE:
                return self._step(view, legal, chair.hurry)
        return self.rng.choice(legal)

    def _drawn(self, worths: Sequence[float], mood: float) -> int:
        best = max(worths)
        weights = [math.exp(max(-60.0, (worth - best) / mood)) for worth in worths]
        return self.rng.choices(range(len(weights)), weights)[0]

    # -- the hideout, the women -----------------------------------------------------------------

    def _move_in(self, legal: Sequence[Any]) -> Any:
        """Where several red circles are near: from those he has short ways home."""
        liked = dict(self.temper.hideouts)
        self._said = "From here several victims are near, and the ways home short."
        if liked:
            weights = [liked.get(action.circle, 0.0) for action in legal]
            if sum(weights):
                return self.rng.choices(list(legal), weights)[0]
        steps = ground().steps
        worths = []
        for action in legal:
            far = sorted(int(steps[red, action.circle]) for red in REDS)
            worths.append(-float(sum(max(2, steps) for steps in far[:4])))
        return legal[self._drawn(worths, self.temper.settling)]

    def _place_woman(self, view: View, legal: Sequence[Any]) -> Any:
        """Marked where he would begin tonight; the circles next to home are kept for later."""
        table: Table = view.table
        home = view.notes.hideout
        steps = ground().steps
        reds = sorted((r for r in REDS if r not in table.scenes), key=lambda r: int(steps[r, home]))
        kept = self.temper.kept[table.night]
        rank = {red: place for place, red in enumerate(reds)}
        worths = []
        for action in legal:
            place = rank[action.circle]
            worth = -float(place) if place >= kept else -float(len(reds) + place)
            worths.append(worth if action.marked else -worth - 4)
        self._said = "The marked ones where I would begin; those next door are for later nights."
        return legal[self._drawn(worths, 0.5)]

    # -- blood ----------------------------------------------------------------------------------

    def _tokens(self, table: Table) -> list[int]:
        return [NUMBER[p.crossing] for p in table.patrols if p.token != FALSE]

    def _kill(self, view: View, legal: Sequence[Any]) -> Any:
        table: Table = view.table
        home = view.notes.hideout
        danger = self._danger(self._tokens(table), home)
        kills = [a for a in legal if a.type == "kill"]
        waits = [a for a in legal if a.type == "wait"]
        worths = [self._beginning(table, home, danger, action) for action in kills]
        best = max(worths)
        self._said = "A good place to begin: not a giveaway, and the way home is open."
        if waits:
            patience = self.temper.patience[table.time] + self.rng.gauss(0, 0.05)
            if best < patience:
                self._said = "I wait: no victim is well placed yet."
                return waits[0]
        return kills[self._drawn(worths, self.temper.mood)]

    def _beginning(self, table: Table, home: int, danger: Array, kill: Any) -> float:
        """The chance to get home from where this kill leaves him."""
        last = kill.circle if kill.then is None else kill.then
        steps = int(ground().steps[last, home]) or 2
        near, o = float(danger[last]), self.temper.start
        found = 1 / (1 + math.exp(-(o[0] + o[1] * steps + o[2] * near)))
        if steps < self.temper.starts[table.night]:
            found -= 0.1 * (self.temper.starts[table.night] - steps)
        if table.night == DOUBLE_EVENT:  # the police act first, and know it is one of two
            found *= 1 - 0.95 * self._met(table, last)
        return found

    def _met(self, table: Table, circle: int) -> float:
        """How likely a pawn is near enough to name this circle at once."""
        known = [p for p in table.patrols if p.token not in (None, FALSE)]
        hidden = [p for p in table.patrols if p.token is None]
        real = (len(PAWNS) - len(known)) / max(1, len(hidden))
        free = 1.0
        for patrol in table.patrols:
            if ground().away[NUMBER[patrol.crossing], circle] <= 2:
                free *= 1 - (real if patrol.token is None else 1.0)
        return 1 - free

    def _danger(self, pawns: Sequence[int], home: int) -> Array:
        found: Array = ways_home(pawns, [home])[:, 0]
        return found

    def _reveal(self, view: View, legal: Sequence[Any]) -> Any:
        """The token nearest to his way home: a fake one goes, a real one is known."""
        home = view.notes.hideout
        away = ground().away
        self._said = "I would know whether that one near my way is real."
        worths = []
        for action in legal:
            k = NUMBER[action.crossing]
            starts = [int(away[k, c]) for c in view.table.wretched]
            worths.append(-float(away[k, home]) - 0.5 * min(starts, default=0))
        return legal[self._drawn(worths, 0.7)]

    # -- letters and false clues ----------------------------------------------------------------

    def _write(self, view: View, legal: Sequence[Any]) -> Any:
        """A letter that opens the way home; kept while it opens little."""
        table: Table = view.table
        home = view.notes.hideout
        starts = sorted(view.notes.marked)
        tokens = self._tokens(table)
        here = self._danger(tokens, home)[starts].mean()
        best: tuple[float, Any] = (0.0, legal[-1])
        trials = [a for a in legal if a.type == "letter"]
        for action in self.rng.sample(trials, min(60, len(trials))):
            if action.crossings is not None:
                gone = {NUMBER[k] for k in action.crossings}
                there = [k for k in tokens if k not in gone]
                gain = 0.5 * float(here - self._danger(there, home)[starts].mean())
            else:
                there = [k for k in tokens if k != NUMBER[action.crossing]] + [NUMBER[action.to]]
                gain = float(here - self._danger(there, home)[starts].mean())
            if gain > best[0]:
                best = (gain, action)
        enough = 0.25 if table.night < LAST_NIGHT else 0.02
        self._said = "That letter opens my way home, or else I keep it."
        return best[1] if best[0] > enough else legal[-1]

    def _graffiti(self, view: View, legal: Sequence[Any]) -> Any:
        """Calls a pawn away that stands between him and home."""
        table: Table = view.table
        home, here = view.notes.hideout, view.notes.circle
        pawns = [NUMBER[k] for k in table.crossings]
        now = float(self._danger(pawns, home)[here])
        best: tuple[float, Any] = (0.2 if table.night < LAST_NIGHT else 0.05, legal[-1])
        for action in legal[:-1]:
            there = [k for k, pawn in zip(pawns, PAWNS, strict=True) if pawn != action.pawn]
            gain = now - float(self._danger(there, home)[here])
            if gain > best[0]:
                best = (gain, action)
        self._said = "That pawn stands in my way, or else I keep the letter."
        return best[1]

    def _block(self, view: View, legal: Sequence[Any]) -> Any:
        """A false clue on his own circle or a telling one, when a pawn has it in reach."""
        assert self.hunch is not None
        table: Table = view.table
        now = self.hunch.now()
        away = ground().away
        pawns = [NUMBER[k] for k in table.crossings]
        in_reach = {a.circle for a in legal[:-1] if min(away[k, a.circle] for k in pawns) == 0}
        row = view.notes.row
        assert now is not None
        worths = dict.fromkeys(in_reach, 0.0)
        for circle in in_reach & set(row):
            worths[circle] = 0.15 + 0.05 * row.index(circle)
        if row[-1] in in_reach:
            worths[row[-1]] = 0.3 + float(now.here[row[-1]])
        good = {c: w for c, w in worths.items() if w > 0.2}
        if not good:
            self._said = "Nothing that tells much is in reach: I keep it."
            return legal[-1]
        chosen = max(good, key=lambda c: good[c] + self.rng.random() * 0.2)
        self._said = f"They must not ask about {chosen}."
        return next(a for a in legal if getattr(a, "circle", None) == chosen)

    # -- the hunt -------------------------------------------------------------------------------

    def _step(self, view: View, legal: Sequence[Any], hurry: Callable[[], bool]) -> Any:
        table: Table = view.table
        for action in legal:
            if getattr(action, "escape", False):
                self._said = "I am home."
                return action
        if len(legal) == 1:
            self._said = "There is no other way."
            return legal[0]
        if self._night != table.night:
            self._night = table.night
            self._by_way_of = self._detour(view)
        if self._by_way_of == view.notes.circle:
            self._by_way_of = None
        worths: list[float] = []
        order: list[Any] = []
        for kind in ("walk", "alley", "coach"):
            of_kind = [a for a in legal if a.type == kind]
            if not of_kind or (kind != "walk" and order and hurry()):
                continue
            price = {"walk": 0.0, "alley": self.temper.alley, "coach": self.temper.coach}[kind]
            if kind != "walk" and worths and max(worths) > 0.9 - price:
                continue
            for action, worth in zip(of_kind, self._judge(view, kind, of_kind, hurry), strict=True):
                order.append(action)
                worths.append(worth - price)
        place = self._drawn(worths, self.temper.mood)
        self._said = f"There I am as safe as can be: {max(0.0, worths[place]):.0%} to get home."
        return order[place]

    def _detour(self, view: View) -> int | None:
        """A circle to go by, with spaces to spare; none, as often as not."""
        if self.rng.random() >= self.temper.detours:
            return None
        here, home = view.notes.circle, view.notes.hideout
        steps = ground().steps
        spare = LAST_SPACE - view.table.space - 4
        shortest = int(steps[here, home])
        fit = [
            c for c in HOMES
            if shortest + 2 <= steps[here, c] + steps[c, home] <= min(spare, shortest + 6)
            and c not in (here, home)
        ]  # fmt: skip
        return self.rng.choice(fit) if fit else None

    def _judge(
        self, view: View, kind: str, actions: Sequence[Any], hurry: Callable[[], bool]
    ) -> list[float]:
        """What each action of one kind is worth: about the chance to get home."""
        assert self.hunch is not None
        table: Table = view.table
        temper, home, g = self.temper, view.notes.hideout, ground()
        now = self.hunch.foreseen(kind)
        pawns = [NUMBER[k] for k in table.crossings]
        cover, stands = self._expected(now, table, pawns, hurry)
        space = table.space + (2 if kind == "coach" else 1)
        left = LAST_SPACE - space
        by_way_of = self._by_way_of
        target = home
        if by_way_of is not None and kind == "walk":
            if g.steps[view.notes.circle, by_way_of] + g.steps[by_way_of, home] <= left - 2:
                target = by_way_of
            else:
                self._by_way_of = None
        targets = [home] if target == home else [home, target]
        ways = np.mean([ways_home(stand, targets) for stand in stands], axis=0)
        away = np.array([g.away[stand] for stand in stands])
        door = float((away[:, :, home] <= 1).sum()) / len(stands)
        found = []
        for action in actions:
            to = action.to
            taken = temper.share * float(now.here[to]) - temper.unseen
            taken = float(cover[to]) * min(0.95, max(0.01, taken))
            steps, danger = int(g.steps[to, home]), float(ways[to, 0])
            if target != home:  # by way of it; a little of home's own danger stays in mind
                steps = int(g.steps[to, target])
                danger = min(float(ways[to, 1]) + 0.3 * danger, danger + 0.5)
            steps = steps or 2
            spare = left - (int(g.steps[to, home]) or 2)
            near = away[:, :, to]
            look = self._outlook(steps, danger, spare, door, near) if spare >= 0 else 0.0
            found.append((1 - taken) * look)
        return found

    def _outlook(self, steps: int, danger: float, spare: int, door: float, near: Array) -> float:
        """The chance to get home, as games have taught it."""
        o, many = self.temper.outlook, len(near)
        total = (
            o.level + o.danger * danger + o.steps * steps + o.spare * spare
            + o.short * min(3, spare) + o.reached * (near == 0).sum() / many
            + o.near * (near <= 2).sum() / many + o.nearish * (near <= 4).sum() / many
            + o.door * door
        )  # fmt: skip
        return 1 / (1 + math.exp(-total))

    def _expected(
        self, now: Posterior, table: Table, pawns: list[int], hurry: Callable[[], bool]
    ) -> tuple[Array, list[list[int]]]:
        """How likely each circle comes into reach, and stands that the pawns may take."""
        g = ground()
        near = (g.away[pawns] <= 2).sum(axis=0)
        could = 1 - 0.6**near
        if not self.temper.foresees or hurry():
            return could, [pawns]
        assert self.hunch is not None
        order = self.rng.sample(range(len(pawns)), len(pawns))
        choices: list[list[int]] = [[] for _ in pawns]
        for place in order:
            choices[place] = [int(k) for k in moves()[pawns[place]]]
        stands, would = [], np.zeros(SIZE)
        for manner in self.temper.expects:
            picture = picture_of(self.hunch, now, table, manner)
            stand, _ = ascend(picture, pawns, choices, self.temper.foresees, hurry)
            stands.append(stand)
            would += (g.away[stand] == 0).any(axis=0) / len(self.temper.expects)
        cover = np.maximum(0.95 * would, self.temper.stray_cover * could)
        return cover, stands
