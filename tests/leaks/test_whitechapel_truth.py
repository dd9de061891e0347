"""The truth tables of docs/rules/whitechapel.md, held against labels and against real views.

"Who learns what" is compared with the labels of the events, field by field. Of "Who knows what
when" each row is a pair of scenes that differ in that one thing: a seat knows it exactly when its
view differs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from darklantern.core.actions import Action
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.games.whitechapel import GAME
from darklantern.games.whitechapel.actions import (
    Accuse,
    Alley,
    Arrest,
    Coach,
    Kill,
    Letter,
    PlaceWoman,
    Reveal,
    Search,
    Wait,
    Walk,
)
from darklantern.games.whitechapel.events import FalseCluePlaced, JackEscaped, JackWalked
from darklantern.games.whitechapel.state import Phase
from tests.leaks.test_whitechapel_leaks import TURNED, begun, patrolled
from tests.rulebook.test_whitechapel_letters import SPREAD
from tests.rulebook.whitechapel_table import RED, TOKENS, Night

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "whitechapel.md"
HEAD, OTHER = "police-2", "police-1"
"""In every scene yellow leads, and yellow is held by police-2."""

COLUMNS = (JACK, HEAD, OTHER, SPECTATOR)


def table_under(heading: str) -> list[list[str]]:
    """The rows of the first table under this heading of the page."""
    _, _, text = PAGE.read_text("utf-8").partition(f"## {heading}\n")
    lines = [line for line in text.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


# -- who learns what ------------------------------------------------------------------------


def test_the_page_lists_every_field_of_every_event_as_it_is_labelled() -> None:
    stub = SimpleNamespace(head=HEAD)
    expected = [
        [kind, field, *("yes" if label(stub, seat) else "no" for seat in COLUMNS)]  # type: ignore[arg-type]
        for kind, cls in GAME.events.items()
        for field, label in cls.labels.items()
    ]
    assert table_under("Who learns what") == expected


# -- who knows what when --------------------------------------------------------------------

Scene = Callable[[bool], Night]


def night(number: int = 1, **wishes: object) -> Night:
    return Night(number, head="yellow", **wishes)  # type: ignore[arg-type]


def hunting(at: int = 103, number: int = 1, **wishes: object) -> Night:
    return night(number, **wishes).hunt(at, 84 if number == 3 else None)


def after(table: Night, *actions: Action) -> Night:
    """Each by the seat whose turn it is."""
    for action in actions:
        table.play(table.acting, action)
    return table


def women(other: bool) -> Night:
    marked = RED[3:] if other else RED[:5]
    return after(begun(), *(PlaceWoman(circle, circle in marked) for circle in RED))


def turned_over(other: bool) -> Night:
    return night(marked=RED[3:] if other else RED[:5])


def tokens(other: bool, number: int = 1, **wishes: object) -> Night:
    return patrolled(TURNED if other else TOKENS, number, head="yellow", **wishes)


def letter_moved(other: bool) -> Night:
    table = tokens(other, 2, stood=SPREAD, jacks_letters=True)
    return after(table, Letter("dear-boss", crossing="k1", to="k44"))


def revealed(other: bool) -> Night:
    table = after(tokens(other), Wait())
    while table.table.phase is Phase.SUSPENSE:
        table.head(table.legal()[0])
    return after(table, Reveal("k44"))


def whistled(other: bool) -> Night:
    table = tokens(other)
    return after(table, Kill(min(table.table.wretched)))


def murders(other: bool) -> Night:
    return after(night(3, marked=(3, 21, 27)), Kill(27, 3) if other else Kill(3, 27))


def inspected(other: bool, action: Action) -> Night:
    """Jack has walked from 103 to 69 or 70; yellow, who reaches all three, does this."""
    table = night().hunt(103, pawns={"yellow": "k92"})
    table.happens(JackWalked(1, 70 if other else 69))
    table.police_move()
    return after(table, action)


def named(other: bool) -> Night:
    circle = 69 if other else 90
    pawns = {"police-1": ["blue"], HEAD: ["brown", "yellow"], "police-3": ["red", "green"]}
    table = Night(head="brown", pawns=pawns, hideout=circle, i_know_your_address=True)
    return after(table, Accuse(circle))


def escaped(other: bool) -> Night:
    circle = 69 if other else 128
    return after(hunting(hideout=circle), Walk(circle, escape=True))


def slept(other: bool) -> Night:
    """The second night, after a first one in which Jack went another way."""
    table = hunting()
    table.happens(JackWalked(1, 70 if other else 69))
    table.happens(JackEscaped(2, 90))
    return table


SCENES: dict[tuple[str, str], Scene] = {
    ("hideout", "from the choice on"): lambda o: night(hideout=69 if o else 90),
    ("hideout", "after an escape"): escaped,
    ("hideout", "when the head has named it"): named,
    ("marks of the women", "face down, Hell 2 and 3"): women,
    ("marks of the women", "turned over, Hell 4"): turned_over,
    ("token under a patrol", "laid, Hell 3 to 8"): tokens,
    ("token under a patrol", "moved by a letter"): letter_moved,
    ("token under a patrol", "revealed, Hell 7"): revealed,
    ("token under a patrol", "alarm whistles, Hell 9"): whistled,
    ("Jack's first circle", "nights 1, 2 and 4"): lambda o: hunting(103 if o else 127),
    ("order of the double event", "night 3, always"): murders,
    ("Jack's circle", "after a walk"): lambda o: after(hunting(), Walk(69 if o else 70)),
    ("Jack's circle", "after an alley"): lambda o: after(hunting(), Alley(69 if o else 70)),
    ("Jack's circle", "after a coach"): lambda o: after(hunting(), Coach(69, 56 if o else 55)),
    ("Jack's circle", "an arrest elsewhere has failed"): lambda o: inspected(
        o, Arrest("yellow", 103)
    ),
    ("middle circle of a coach", "Hunting"): lambda o: after(
        hunting(), Coach(69 if o else 127, 102)
    ),
    ("walk, coach or alley", "Hunting"): lambda o: after(hunting(), Alley(69) if o else Walk(69)),
    ("that Jack is at home and silent", "Hunting"): lambda o: after(
        hunting(hideout=90 if o else 69), Walk(69)
    ),
    ("whether Jack was on a circle", "it has been searched"): lambda o: inspected(
        o, Search("yellow", 69)
    ),
    ("circle of a false clue", "Hunting 3"): lambda o: hunting_with_false_clue(69 if o else 70),
    ("earlier rows", "later nights"): slept,
}


def hunting_with_false_clue(circle: int) -> Night:
    table = hunting(false_clues=True)
    table.happens(FalseCluePlaced(circle))
    return table


def knows(scene: Scene, seat: str) -> bool:
    """Whether what has reached the seat, its view included, depends on the secret."""
    reached = []
    for other in (False, True):
        table = scene(other)
        reached.append((table.hears_all(seat), repr(table.position.view(seat))))
    return reached[0] != reached[1]


@pytest.mark.parametrize(("field", "when"), SCENES)
def test_who_knows_what_when(field: str, when: str) -> None:
    [row] = [row for row in table_under("Who knows what when") if row[:2] == [field, when]]
    scene = SCENES[field, when]
    assert row[2:] == ["yes" if knows(scene, seat) else "no" for seat in COLUMNS]


def test_the_page_has_no_row_without_a_scene() -> None:
    assert {tuple(row[:2]) for row in table_under("Who knows what when")} == {*SCENES}
