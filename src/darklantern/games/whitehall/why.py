"""Why can Jack be there, or not? Why can this be a location, or not?"""

from __future__ import annotations

from darklantern.core.sentences import Sentence
from darklantern.deduction.explanations import Explanation
from darklantern.deduction.reasons import smallest_reason
from darklantern.games.whitehall.deduce import Notebook, current_row, possible
from darklantern.games.whitehall.rules import SECTION, WHITE_CIRCLES
from darklantern.games.whitehall.state import STREETS
from darklantern.streets.reasons import route_in_words
from darklantern.streets.rows import Row
from darklantern.streets.why import RowQuestion, ending_at, last_passing, sparing, standing_at

SCARCE = Sentence("every such row would touch all the choices of locations that are left")


def why(notebook: Notebook, circle: int) -> list[Explanation]:
    """Whether he can be there now; if not, can have been; and whether it can be a location."""
    row, found = current_row(notebook), possible(notebook)
    now = _answer(
        f"Can Jack be on {circle} now?", row, ending_at(STREETS, row, circle), circle in found.now
    )
    answers = [now]
    if not now.answer:
        space = last_passing(STREETS, row, circle)
        if space is not None and circle in found.spaces[space]:
            question = f"Can he have been on {circle}, at space {space}?"
            asked = standing_at(STREETS, row, circle, space)
            passed = _answer(question, row, asked, True)
            answers.append(passed._replace(about="passed", space=space))
    goal = _location(notebook, row, circle, circle in found.goals)
    return [*answers, goal._replace(about="goal")]


def _answer(question: str, row: Row, asked: RowQuestion, possible: bool) -> Explanation:
    route = asked.route()
    if possible and route is not None:
        return Explanation(question, True, route, route_in_words(row, route))
    reason = smallest_reason(asked.facts, asked.world, asked.broken)
    if reason is None:  # the row's own facts allow it: it is the goals that do not
        return Explanation(question, False, because=(SCARCE,))
    sentences = tuple(fact.sentence for fact in reason.facts)
    return Explanation(question, False, because=sentences, smallest=reason.smallest)


def _location(notebook: Notebook, row: Row, circle: int, possible: bool) -> Explanation:
    question = f"Can {circle} be a location not yet announced?"
    if possible:
        return Explanation(question, True)
    said = _said_outright(notebook, circle)
    if said:
        return Explanation(question, False, because=(said,))
    for number, one in enumerate((*notebook.rows[:-1], row), 1):
        asked = sparing(STREETS, one, circle)
        reason = smallest_reason(asked.facts, asked.world, asked.broken)
        if reason is not None:
            sentences = tuple(fact.sentence for fact in reason.facts)
            passed = Sentence("the row of round {number} passed it", number=number)
            return Explanation(question, False, (), "", (passed, *sentences), reason.smallest)
    return Explanation(question, False, because=(SCARCE,), smallest=False)


def _said_outright(notebook: Notebook, circle: int) -> Sentence | None:
    """What excludes a location by name."""
    if circle not in WHITE_CIRCLES:
        return Sentence("locations are white circles")
    announced = notebook.table.announced
    if circle in announced:
        return Sentence("it is announced already")
    for other in announced:
        if SECTION[other] == SECTION[circle]:
            return Sentence("the location of its quarter is {other}", other=other)
    if circle in notebook.no_locations:
        return Sentence("it bore a false clue, or was accused in vain")
    return None
