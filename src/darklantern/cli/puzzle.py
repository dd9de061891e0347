"""`darklantern puzzle`: solve a puzzle in the terminal."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from darklantern.cli.wishes import BadWish
from darklantern.puzzles.facts import sentence
from darklantern.puzzles.moment import Moment, moment_of
from darklantern.puzzles.puzzle import Answer, Puzzle
from darklantern.puzzles.shelf import (
    day_of,
    games_with_puzzles,
    number_of_day,
    puzzle_of,
)

ASKS = {
    "where": "Jack can be on one circle only. Which?",
    "arrest": "Of the arrests that police can still make in this turn, one must succeed: which?",
    "clue": "Of the searches that you can make now, one must find a new clue. Which?",
    "passed": "There is one circle that Jack must have passed, though no clue lies on it and he "
    "did not begin there. Which?",
    "search": "Which of your searches tells most, if every possible row counts alike?",
    "hideout": "The finished nights together leave one circle on which Jack can live. Which?",
    "who": "The witnesses have been called. Who is Jack?",
    "split": "Your last choice before the call: which divides your suspects most evenly?",
    "catch": "You know who Jack is. Which of the cards lets you accuse him at once?",
    "crowd": "You are Jack. Your last choice before the call: which leaves most others under "
    "suspicion with you?",
}
BEGINNINGS = ("hunt-began", "round-began", "night-began", "turn-began")
GIVE_UP = "?"


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "puzzle",
        help="solve a puzzle in the terminal",
        description="Asks one puzzle: today's (by UTC, the same for everybody), or the one named.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help=", ".join(games_with_puzzles()))
    command.add_argument("--number", type=int, metavar="N", help="default: today's")
    command.add_argument("--log", action="store_true", help="the whole log, not the last of it")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    games, today = games_with_puzzles(), day_of(time.time())
    game = wishes.game or games[today.toordinal() % len(games)]
    if game not in games:
        raise BadWish(f'there are no puzzles of "{game}"; there are {", ".join(games)}')
    number = number_of_day(game, today) if wishes.number is None else wishes.number
    try:
        asked = puzzle_of(game, number)
    except LookupError as missing:
        raise BadWish(str(missing.args[0])) from None
    print("\n".join(shown(asked, number, wishes.log)))
    return 0 if _solved(asked) else 1


def shown(asked: Puzzle, number: int, whole: bool) -> list[str]:
    """What the seat knows, and the question."""
    moment = moment_of(asked)
    lines = [f"{asked.game}, puzzle {number}: {asked.kind}, {asked.difficulty}", ""]
    lines += [f"  {moment.game.prose(event)}" for event in _recent(moment, whole)]
    lines += ["", moment.game.describe(moment.view), "", f"You sit as {asked.seat}."]
    if asked.choices:
        lines += [f"  {n:3}  {in_words(choice)}" for n, choice in enumerate(asked.choices, 1)]
    return [*lines, ASKS[asked.kind]]


def _recent(moment: Moment, whole: bool) -> Sequence[Any]:
    """The events of this round, night or turn; a question about several nights needs them all."""
    heard = moment.heard
    began = [n for n, event in enumerate(heard) if event.type in BEGINNINGS]
    return heard if whole or not began else heard[began[-1] :]


def in_words(answer: Answer) -> str:
    if isinstance(answer, dict):
        return " ".join(map(str, answer.values()))
    return str(answer)


def _solved(asked: Puzzle) -> bool:
    """Ask until it is right or given up."""
    while True:
        try:
            line = input(f'Your answer ("{GIVE_UP}" to give up): ').strip().lower()
        except EOFError:
            line = GIVE_UP
        if line == GIVE_UP:
            print(f"The answer is {in_words(asked.answer)}.")
            break
        answer = read_answer(asked, line)
        if answer is None:
            print("That cannot be answered here.")
        elif answer == asked.answer:
            print("Right!")
            break
        else:
            print(f"Not {in_words(answer)}.")
            print_facts(asked.others.get(_key(asked, answer), []))
    print_facts(asked.because)
    if asked.route:
        print(f"A row that fits everything: {' - '.join(map(str, asked.route))}")
    return line != GIVE_UP


def read_answer(asked: Puzzle, line: str) -> Answer | None:
    """A circle, a name, or the number that an action has in the list."""
    if isinstance(asked.answer, int):
        number = int(line) if line.isascii() and line.isdigit() else None
        return number if not asked.choices or number in asked.choices else None
    if line.isascii() and line.isdigit() and 1 <= int(line) <= len(asked.choices):
        return asked.choices[int(line) - 1]
    return next((choice for choice in asked.choices if in_words(choice) == line), None)


def _key(asked: Puzzle, answer: Answer) -> str:
    return str(asked.choices.index(answer)) if isinstance(answer, dict) else str(answer)


def print_facts(facts: Sequence[Any]) -> None:
    for fact in facts:
        print(f"  - {sentence(fact)}")
