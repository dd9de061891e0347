"""docs/rules/<game>.md: every clause has a function that is there and a test that is there, and who
learns what is as the labels have it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from darklantern.core.events import Event, known_to, known_to_seat_in, public, redact, tells
from darklantern.core.registry import find_game, game_names
from darklantern.core.seats import SPECTATOR, Seat

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"


def numbered(letter: str, last: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, last + 1)]


RULINGS = {
    "whitehall": [*numbered("W", 12), *numbered("H", 12)],
    "whitechapel": [*numbered("W", 12), *numbered("C", 18)],
    "mrjack": numbered("J", 13),
}

PAGES = [name for name in RULINGS if (RULES / f"{name}.md").exists()]


# -- reading a page -------------------------------------------------------------------------


class Row(NamedTuple):
    """One line of a table: what stands under each heading."""

    line: int
    cells: Mapping[str, str]


def rows(page: str) -> Iterator[Row]:
    """The rows of all tables of a page."""
    heading: list[str] = []
    for number, line in enumerate(page.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            heading = []
        elif not heading:
            heading = cells
        elif not set(line) <= set("|-: "):
            yield Row(number, dict(zip(heading, cells, strict=True)))


def with_columns(page: str, *columns: str) -> list[Row]:
    return [row for row in rows(page) if set(columns) <= set(row.cells)]


def quoted(cell: str) -> list[str]:
    """What stands in backquotes, one or several."""
    return re.findall(r"`([^`]+)`", cell)


# -- functions and tests --------------------------------------------------------------------


def fault_of_function(path: str) -> str | None:
    """Why this dotted path, relative to darklantern, leads nowhere."""
    module, _, names = path.partition(":")
    try:
        found: object = import_module(f"darklantern.{module}")
    except ImportError:
        return f"there is no module {module}"
    if not names:
        return f"{path} names no function"
    for name in names.split("."):
        known = hasattr(found, name) or name in getattr(found, "__annotations__", {})
        if not known:
            return f"there is no {name} in {path}"
        found = getattr(found, name, None)
    return None


@cache
def those_in(file: str) -> Collection[str] | None:
    """The tests in a file, those in a class as Class::test; None where there is no such file."""
    path = ROOT / file
    if not path.is_file():
        return None
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            methods = [n for n in node.body if isinstance(n, ast.FunctionDef)]
            found |= {f"{node.name}::{method.name}" for method in methods}
    return {name for name in found if name.rpartition("::")[2].startswith("test_")}


def fault_of_test(named: str) -> str | None:
    file, _, test = named.partition("::")
    there = those_in(file)
    if there is None:
        return f"there is no file {file}"
    return None if test in there else f"there is no test {test} in {file}"


def faults_of_clauses(page: str, rulings: Collection[str]) -> list[str]:
    """What is wrong with the tables of clauses."""
    faults = []
    cited: set[str] = set()
    clauses = with_columns(page, "clause", "what it says", "function", "test")
    for row in clauses:
        cited.update(re.findall(r"\b[A-Z]\d+\b", row.cells["clause"]))
        checks: tuple[tuple[str, Callable[[str], str | None]], ...] = (
            ("function", fault_of_function),
            ("test", fault_of_test),
        )
        for column, fault_of in checks:
            named = quoted(row.cells[column])
            if not named:
                faults.append(f"line {row.line}: no {column} is named")
            faults += [f"line {row.line}: {f}" for f in map(fault_of, named) if f]
        faults += [f"line {row.line}: {c} is empty" for c in row.cells if not row.cells[c]]
    faults += [f"there is no row for {ruling}" for ruling in rulings if ruling not in cited]
    faults += [f"there is no ruling {number}" for number in sorted(cited - {*rulings})]
    return faults


@pytest.mark.parametrize("game", PAGES)
def test_every_clause_has_its_function_and_its_test(game: str) -> None:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    assert faults_of_clauses(page, RULINGS[game]) == []


@pytest.mark.parametrize("game", PAGES)
def test_functions_named_beside_other_things_are_there_too(game: str) -> None:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    for row in with_columns(page, "function"):
        for path in quoted(row.cells["function"]):
            assert fault_of_function(path) is None


# -- who learns what ------------------------------------------------------------------------


Viewers = Callable[[Seat], Collection[Seat]]
"""The seats that a column stands for, given the seat that an event names."""

FIGURES = ("yellow", "blue", "red", "green", "brown")
POLICE = tuple(f"police-{number}" for number in range(1, 6))

COLUMNS: dict[str, dict[str, Viewers]] = {
    "whitehall": {
        "jack": lambda named: ["jack"],
        "police": lambda named: FIGURES,
        "spectator": lambda named: [SPECTATOR],
    },
    "whitechapel": {
        "jack": lambda named: ["jack"],
        "head": lambda named: [named],
        "other police": lambda named: [seat for seat in POLICE if seat != named],
        "spectator": lambda named: [SPECTATOR],
    },
    "mrjack": {
        "jack": lambda named: ["jack"],
        "detective": lambda named: ["detective"],
        "spectator": lambda named: [SPECTATOR],
    },
}

NAMED = {"whitehall": FIGURES, "whitechapel": POLICE, "mrjack": ("jack", "detective")}
"""The seats that an event of the game can name, as the head or as the one who draws a card."""


def naming(cls: type[Event], seat: Seat) -> Event:
    """An event that names this seat wherever it can name one."""
    event: Event = object.__new__(cls)
    annotations = {name: str(cls.__annotations__[name]) for name in cls.labels}
    event.__dict__.update({n: seat if said == "str" else 0 for n, said in annotations.items()})
    return event


def learned(cls: type[Event], field: str, game: str, column: str) -> str:
    """yes, no, or "the drawer": who is named in the event, and nobody else."""
    seen: set[tuple[bool, bool]] = set()
    for seat in NAMED[game]:
        event = naming(cls, seat)
        for viewer in COLUMNS[game][column](seat):
            seen.add((tells(redact(event, viewer), field), viewer == seat))
    told = {told for told, _ in seen}
    if len(told) == 1:
        return "yes" if told == {True} else "no"
    return "the drawer" if seen == {(True, True), (False, False)} else "it depends"


def faults_of_audiences(page: str, game: str, events: Mapping[str, type[Event]]) -> list[str]:
    """What is wrong with the table of who learns what."""
    by_name = {**events, **{cls.__name__: cls for cls in events.values()}}
    wanted = {(cls, field) for cls in events.values() for field in cls.labels}
    found: list[tuple[type[Event], str]] = []
    faults = []
    for row in with_columns(page, "event", "field", *COLUMNS[game]):
        name, field = (row.cells[column].strip("`") for column in ("event", "field"))
        cls = by_name.get(name)
        if cls is None or field not in cls.labels:
            faults.append(f"line {row.line}: there is no {name}.{field}")
            continue
        found.append((cls, field))
        for column in COLUMNS[game]:
            right = learned(cls, field, game, column)
            if row.cells[column] != right:
                said = row.cells[column]
                faults.append(f"line {row.line}: {name}.{field}, {column}: {said!r}, not {right!r}")
    for cls, field in sorted(wanted - {*found}, key=lambda pair: (pair[0].type, pair[1])):
        faults.append(f"there is no row for {cls.type}.{field}")
    faults += [f"{c.type}.{f} has two rows" for c, f in {*found} if found.count((c, f)) > 1]
    return faults


@pytest.mark.parametrize("game", PAGES)
def test_who_learns_what_is_as_the_labels_have_it(game: str) -> None:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    assert faults_of_audiences(page, game, find_game(game).events) == []


@pytest.mark.parametrize("game", PAGES)
def test_the_page_belongs_to_a_game(game: str) -> None:
    assert game in game_names()


# -- these tests can fail -------------------------------------------------------------------

PAGE = """
| clause | what it says | function | test |
|---|---|---|---|
| W1 | Figures bar the street. | `streets.streets:Streets.walks` | {first} |
| W2, W3 | Reach and moves. | {function} | {test} |
"""
HERE = "tests/architecture/test_rules_pages.py"
GOOD = {
    "first": f"`{HERE}::test_the_page_belongs_to_a_game`",
    "function": "`streets.track:coach_fits`",
    "test": f"`{HERE}::test_a_good_page_has_no_fault`",
}


def page_with(**other: str) -> list[str]:
    return faults_of_clauses(PAGE.format(**{**GOOD, **other}), ["W1", "W2", "W3"])


def test_a_good_page_has_no_fault() -> None:
    assert page_with() == []


@pytest.mark.parametrize(
    "function",
    [
        "`streets.track:coach_flies`",
        "`streets.nowhere:coach_fits`",
        "`streets.streets:Streets.flies`",
        "`streets.track`",
        "coach_fits",
        "",
    ],
)
def test_a_missing_function_is_reported(function: str) -> None:
    assert any("line 5" in fault for fault in page_with(function=function))


@pytest.mark.parametrize(
    "test",
    [
        f"`{HERE}::test_that_is_not_there`",
        "`tests/architecture/test_nowhere.py::test_a_good_page_has_no_fault`",
        f"`{HERE}::page_with`",
        f"`{HERE}`",
        "",
    ],
)
def test_a_missing_test_is_reported(test: str) -> None:
    assert any("line 5" in fault for fault in page_with(test=test))


def test_a_second_name_in_a_cell_is_looked_at_too() -> None:
    both = "`streets.track:coach_fits`<br>`streets.track:coach_flies`"
    assert page_with(function=both) == [
        "line 5: there is no coach_flies in streets.track:coach_flies"
    ]


def test_a_ruling_without_a_row_is_reported() -> None:
    page = PAGE.format(**GOOD)
    assert faults_of_clauses(page, ["W1", "W2", "W3", "W4"]) == ["there is no row for W4"]
    assert faults_of_clauses(page, ["W1", "W3"]) == ["there is no ruling W2"]


class TestsInClasses:
    def test_are_found(self) -> None:
        assert fault_of_test(f"{HERE}::TestsInClasses::test_are_found") is None
        assert fault_of_test(f"{HERE}::TestsInClasses::test_are_not_found") is not None


class CardDrawn(Event, type="card-drawn"):
    drawer: str = public()
    card: str = known_to_seat_in("drawer")
    marked: bool = known_to("jack")


DRAWN = {"card-drawn": CardDrawn}
AUDIENCES = """
| event | field | jack | detective | spectator |
|---|---|---|---|---|
| card-drawn | drawer | yes | yes | yes |
| CardDrawn | card | {card} | the drawer | no |
| `card-drawn` | `marked` | yes | {marked} | no |
"""


def test_a_label_that_names_a_seat_is_tried_with_every_seat() -> None:
    page = AUDIENCES.format(card="the drawer", marked="no")
    assert faults_of_audiences(page, "mrjack", DRAWN) == []
    (fault,) = faults_of_audiences(AUDIENCES.format(card="yes", marked="no"), "mrjack", DRAWN)
    assert fault == "line 5: CardDrawn.card, jack: 'yes', not 'the drawer'"


def test_a_wrong_audience_is_reported() -> None:
    page = AUDIENCES.format(card="the drawer", marked="yes")
    (fault,) = faults_of_audiences(page, "mrjack", DRAWN)
    assert "detective: 'yes', not 'no'" in fault


def test_a_missing_and_an_unknown_and_a_second_row_are_reported() -> None:
    page = AUDIENCES.format(card="the drawer", marked="no")
    line = "| card-drawn | drawer | yes | yes | yes |\n"
    assert faults_of_audiences(page.replace(line, ""), "mrjack", DRAWN) == [
        "there is no row for card-drawn.drawer"
    ]
    assert faults_of_audiences(page + line, "mrjack", DRAWN) == ["card-drawn.drawer has two rows"]
    unknown = line.replace("| drawer", "| suit")
    assert "no card-drawn.suit" in faults_of_audiences(page + unknown, "mrjack", DRAWN)[0]


def test_the_head_is_who_the_event_names() -> None:
    assert learned(CardDrawn, "card", "whitechapel", "head") == "yes"
    assert learned(CardDrawn, "card", "whitechapel", "other police") == "no"
