"""What can be asked in the two street games, and what proves the answer.

    where     the circle on which Jack must be
    arrest    the same, with somebody beside it who may still act: the arrest that must succeed
    clue      the one circle in reach that he must have passed: the search that must find a clue
    passed    the one circle without a clue that he must have passed
    search    the search that tells most, every possible row counted alike
    hideout   the circle on which every finished night can have ended (Letters from Whitechapel)

But for `search` and `hideout` the proof is a smallest set of facts that leaves no row in which the
answer is wrong: the same reasons that the notebook gives.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, NamedTuple

from darklantern.core.events import Event, redact
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.reasons import smallest_reason
from darklantern.games.whitechapel import deduce as whitechapel
from darklantern.games.whitehall import deduce as whitehall
from darklantern.players.trail import Trail
from darklantern.puzzles.facts import fact
from darklantern.puzzles.moment import Moment
from darklantern.puzzles.puzzle import Difficulty, Json, Posed
from darklantern.streets.explore import explore
from darklantern.streets.paths import Paths
from darklantern.streets.questions import entropy
from darklantern.streets.rows import Fact, NotThere, Row, Vain
from darklantern.streets.streets import Streets, streets_of
from darklantern.streets.why import RowQuestion, ending_at

DEDUCE: Mapping[str, ModuleType] = {"whitehall": whitehall, "whitechapel": whitechapel}

FEWEST_FACTS = 2
"""What a single fact proves is no puzzle."""
MOST_FACTS = 8
"""More than these nobody holds in the head at once."""
MOST_OTHERS = 5
"""For so many wrong answers the file says what excludes them."""
CLEARLY_MORE = 0.1
"""In bits: by so much the best search must beat the second."""
WORTH_ASKING = 0.5
"""In bits: so much the best search must tell."""
MOST_ENDS = 60
"""A night that can have ended on more circles than these is not worth listing."""


class Pursuit(NamedTuple):
    """What the police know of Jack's rows, fed event by event."""

    notebook: Any

    def told(self, game: str, events: Iterable[Event]) -> Pursuit:
        notebook = self.notebook
        for event in events:
            notebook = DEDUCE[game].see(notebook, redact(event, SPECTATOR))
        return Pursuit(notebook)


def pursuit(moment: Moment) -> Pursuit:
    """Before the first action."""
    return Pursuit(DEDUCE[moment.game.name].Notebook(moment.opening))


class Lookout:
    """What can be proved at this moment: all that the questions share."""

    def __init__(
        self,
        moment: Moment,
        known: Pursuit | None = None,
        asked: Container[tuple[str, int]] = (),
    ) -> None:
        self.moment, self.game, self.asked = moment, moment.game.name, asked
        if known is None:
            known = pursuit(moment).told(self.game, moment.heard)
        self.notebook = known.notebook
        self.streets: Streets = streets_of(self.game)

    @cached_property
    def row(self) -> Row | None:
        """The current row, where its own facts say all that there is to say of it."""
        try:
            row: Row | None = DEDUCE[self.game].current_row(self.notebook)
        except NothingToDeduce:
            return None
        if row is None or row.last < 2:
            return None
        # Whitehall's locations can be so scarce that they too bar rows: too much to explain.
        if self.game == "whitehall" and whitehall.scarce(self.notebook, row) is not None:
            return None
        return row

    @cached_property
    def paths(self) -> Paths:
        assert self.row is not None
        return explore(self.streets, self.row)

    @cached_property
    def naive(self) -> frozenset[int]:
        """Where he can be to somebody who keeps sets of circles and no rows."""
        trail = Trail(self.streets)
        trail.listen(self.moment.heard, len(self.moment.heard))
        return trail.now()

    @property
    def to_search(self) -> tuple[int, ...]:
        """The circles that the seat to act can search."""
        found = {action.circle for action in self.moment.legal if action.type == "search"}
        return tuple(sorted(found))

    @property
    def to_arrest(self) -> tuple[int, ...]:
        """The circles that it, or whoever acts after it in this turn, can name in an arrest."""
        table = self.moment.table
        if table.phase.name != "SUSPICION":
            return ()
        ready = _ready(table) if self.game == "whitehall" else _ready_pawns(table)
        found = {c for crossing in ready for c in self.streets.reach[crossing]}
        return tuple(sorted(found - table.blocked))


def _ready(table: Any) -> Sequence[str]:
    """Where the figures stand whose part has not begun."""
    begun = table.part.name != "FRESH"
    crossings: Sequence[str] = table.crossings[table.acting + begun :]
    return crossings


def _ready_pawns(table: Any) -> list[str]:
    later = (pawn for held in table.held[table.acting + 1 :] for pawn in held)
    ready = (*(pawn for pawn in table.todo if pawn != table.searching), *later)
    return [table.crossing_of(pawn) for pawn in ready]


def proved(look: Lookout, otherwise: Fact) -> tuple[Json, ...] | None:
    """A smallest set of facts that leaves no row in which things are otherwise."""
    assert look.row is not None
    return reasons(RowQuestion(look.streets, look.row, otherwise))


def reasons(asked: RowQuestion) -> tuple[Json, ...] | None:
    reason = smallest_reason(asked.facts, asked.world, asked.broken)
    return None if reason is None else tuple(map(fact, reason.facts))


# -- where he is --------------------------------------------------------------------------------


def where(look: Lookout) -> Posed | None:
    """Jack must be on one circle, and nobody beside it may still act in this turn."""
    found = _certain_place(look)
    if found is None or found in look.to_arrest:
        return None
    return _of_his_place(look, "where", found, ())


def arrest(look: Lookout) -> Posed | None:
    """Of the arrests that can still be made in this turn one must succeed."""
    found, choices = _certain_place(look), look.to_arrest
    if found is None or found not in choices or len(choices) < 3:
        return None
    return _of_his_place(look, "arrest", found, choices)


def _certain_place(look: Lookout) -> int | None:
    if look.row is None or len(look.paths.spaces[-1]) != 1:
        return None
    return look.paths.spaces[-1][0]


def _of_his_place(look: Lookout, kind: str, circle: int, choices: tuple[int, ...]) -> Posed | None:
    assert look.row is not None
    row, looks_possible = look.row, len(look.naive | {circle})
    if looks_possible < 2 or (kind, circle) in look.asked:
        return None
    because = proved(look, NotThere((circle,), row.last))
    if because is None or not FEWEST_FACTS <= len(because) <= MOST_FACTS:
        return None
    route = ending_at(look.streets, row, circle).route()
    assert route is not None
    rivals = sorted(look.naive - {circle})
    if choices:
        rivals = [c for c in choices if c != circle and c in look.naive] or rivals
    measures = {"facts": len(because), "looks": looks_possible, "spaces": row.last}
    return Posed(
        kind,
        circle,
        choices,
        by_facts(len(because)),
        measures,
        because,
        route,
        _why_not(look, rivals),
    )


def _why_not(look: Lookout, rivals: Sequence[int]) -> dict[str, tuple[Json, ...]]:
    """For circles where he is not: what excludes each."""
    assert look.row is not None
    found = {}
    for circle in rivals[:MOST_OTHERS]:
        because = reasons(ending_at(look.streets, look.row, circle))
        if because:
            found[str(circle)] = because
    return found


def by_facts(facts: int) -> Difficulty:
    """The more facts must be held together, the harder."""
    return "easy" if facts <= 3 else "medium" if facts <= 5 else "hard"


# -- where he was -------------------------------------------------------------------------------


def clue(look: Lookout) -> Posed | None:
    """Of the searches that can be made now one must find a clue."""
    if look.row is None:
        return None
    known = look.moment.table.clues | _beginnings(look.row)
    choices = tuple(c for c in look.to_search if c not in known)
    must = [circle for circle in choices if circle in look.paths.certain]
    if len(must) != 1 or len(choices) < 3:
        return None
    return _of_his_way(look, "clue", must[0], choices)


def passed(look: Lookout) -> Posed | None:
    """He must have passed one circle on which no clue lies."""
    if look.row is None or len(look.paths.spaces[-1]) < 2:
        return None
    known = look.moment.table.clues | _beginnings(look.row)
    must = [circle for circle in look.paths.certain if circle not in known]
    if len(must) != 1:
        return None
    return _of_his_way(look, "passed", must[0], ())


def _beginnings(row: Row) -> frozenset[int]:
    return frozenset(circle for start in row.starts for circle in start)


def _of_his_way(look: Lookout, kind: str, circle: int, choices: tuple[int, ...]) -> Posed | None:
    assert look.row is not None
    if (kind, circle) in look.asked:
        return None
    because = proved(look, Vain(circle, look.row.last))
    if because is None or not FEWEST_FACTS <= len(because) <= MOST_FACTS:
        return None
    here = look.paths.spaces[-1]
    route = ending_at(look.streets, look.row, here[0]).route()
    assert route is not None
    measures = {"facts": len(because), "looks": len(here), "spaces": look.row.last}
    others: dict[str, tuple[Json, ...]] = {}
    return Posed(kind, circle, choices, by_facts(len(because)), measures, because, route, others)


# -- what to ask --------------------------------------------------------------------------------


def search(look: Lookout) -> Posed | None:
    """One search tells clearly more than any other, every possible row counted alike."""
    if look.row is None:
        return None
    choices = look.to_search
    if len(choices) < 3 or look.paths.number < 3:
        return None
    weighed = {circle: _share(look, circle) for circle in choices}
    told = {circle: entropy((share, 1 - share)) for circle, share in weighed.items()}
    best, second = sorted(told, key=lambda circle: (-told[circle], circle))[:2]
    margin = told[best] - told[second]
    if told[best] < WORTH_ASKING or margin < CLEARLY_MORE or ("search", best) in look.asked:
        return None
    measures = {
        "margin": round(margin, 4),
        "bits": round(told[best], 4),
        "choices": len(choices),
        "spaces": look.row.last,
    }
    others = {
        str(circle): (
            {"fact": "share", "clue": round(weighed[circle], 4), "bits": round(told[circle], 4)},
        )
        for circle in choices
    }
    difficulty: Difficulty = "easy" if margin > 0.5 else "medium" if margin > 0.25 else "hard"
    return Posed("search", best, choices, difficulty, measures, (), (), others)


def _share(look: Lookout, circle: int) -> float:
    """In what part of the possible rows a search there would find a clue."""
    assert look.row is not None
    if circle in look.moment.table.clues or circle in _beginnings(look.row):
        return 1.0
    without = explore(look.streets, look.row.and_(Vain(circle, look.row.last))).number
    return 1 - without / look.paths.number


# -- where he lives -----------------------------------------------------------------------------


def hideout(look: Lookout) -> Posed | None:
    """All finished nights together leave one circle on which they can have ended."""
    if look.game != "whitechapel" or look.moment.table.night < 2:
        return None
    try:
        homes = whitechapel.possible_hideouts(look.notebook)
    except NothingToDeduce:
        return None
    if len(homes) != 1 or ("hideout", homes[0]) in look.asked:
        return None
    book: whitechapel.Notebook = look.notebook
    rows = book.rows[:-1] if book.hunting else book.rows
    allowed = whitechapel.possible_hideouts(book._replace(rows=()))
    ends = [
        [circle for circle in explore(look.streets, row).spaces[-1] if circle in allowed]
        for row in rows
    ]
    fewest = min(map(len, ends))
    if len(rows) < 2 or fewest < 2:
        return None
    because = tuple(
        {"fact": "ended", "night": night, "circles": circles}
        for night, circles in enumerate(ends, 1)
        if len(circles) <= MOST_ENDS
    )
    others: dict[str, tuple[Json, ...]] = {}
    for circle in next(each for each in ends if len(each) == fewest):
        night = next((n for n, each in enumerate(ends, 1) if circle not in each), None)
        if night is None or len(others) == MOST_OTHERS:
            continue
        found = reasons(ending_at(look.streets, rows[night - 1], circle))
        if found:
            others[str(circle)] = tuple({**each, "night": night} for each in found)
    difficulty: Difficulty = "easy" if fewest <= 3 else "medium" if fewest <= 8 else "hard"
    measures = {"nights": len(rows), "looks": fewest}
    return Posed("hideout", homes[0], (), difficulty, measures, because, (), others)


KINDS: Mapping[str, Callable[[Lookout], Posed | None]] = {
    "where": where,
    "arrest": arrest,
    "clue": clue,
    "passed": passed,
    "search": search,
    "hideout": hideout,
}


def askable(moment: Moment) -> bool:
    """Whether the police are asked something out hunting: one can then look at all of it."""
    seat = moment.to_act
    if seat is None or seat == JACK or seat != moment.seat:
        return False
    return moment.table.phase.name in ("HUNTING", "SUSPICION")
