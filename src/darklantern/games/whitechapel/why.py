"""Why can Jack be there, or not? Why can this be his hideout, or not?"""

from __future__ import annotations

from darklantern.core.sentences import Sentence
from darklantern.deduction.explanations import Explanation
from darklantern.deduction.reasons import smallest_reason
from darklantern.games.whitechapel.deduce import Notebook, current_row, possible
from darklantern.games.whitechapel.hell import RED_CIRCLES
from darklantern.games.whitechapel.state import STREETS
from darklantern.streets.reasons import route_in_words
from darklantern.streets.rows import Row
from darklantern.streets.why import RowQuestion, ending_at, last_passing, standing_at


def why(notebook: Notebook, circle: int) -> list[Explanation]:
    """Whether he can be there now; if not, can have been; and whether it can be the hideout."""
    row, found = current_row(notebook), possible(notebook)
    answers = []
    if row is not None:
        now = _answer(f"Can Jack be on {circle} now?", row, ending_at(STREETS, row, circle))
        answers.append(now)
        space = None if now.answer else last_passing(STREETS, row, circle)
        if space is not None:
            question = f"Can he have been on {circle}, at space {space}?"
            passed = _answer(question, row, standing_at(STREETS, row, circle, space))
            answers.append(passed._replace(about="passed", space=space))
    goal = _hideout(notebook, circle, circle in found.goals)
    return [*answers, goal._replace(about="goal")]


def _answer(question: str, row: Row, asked: RowQuestion) -> Explanation:
    route = asked.route()
    if route is not None:
        return Explanation(question, True, route, route_in_words(row, route))
    reason = smallest_reason(asked.facts, asked.world, asked.broken)
    assert reason is not None
    sentences = tuple(fact.sentence for fact in reason.facts)
    return Explanation(question, False, because=sentences, smallest=reason.smallest)


def _hideout(notebook: Notebook, circle: int, possible: bool) -> Explanation:
    question = f"Can the hideout be {circle}?"
    if possible:
        return Explanation(question, True)
    if circle in RED_CIRCLES:
        return Explanation(question, False, because=(Sentence("the hideout is never red"),))
    if circle in notebook.no_hideouts:
        return Explanation(
            question, False, because=(Sentence("it was named as the address, wrongly"),)
        )
    finished = notebook.rows[:-1] if notebook.hunting else notebook.rows
    for night, row in enumerate(finished, 1):
        found = _answer("", row, ending_at(STREETS, row, circle))
        if not found.answer:
            ended = Sentence("night {night} did not end there", night=night)
            return Explanation(question, False, (), "", (ended, *found.because), found.smallest)
    return Explanation(
        question, False, because=(Sentence("the hideout is not beside a red circle (C13)"),)
    )
