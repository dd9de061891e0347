"""A second referee for Whitehall Mystery: slow, literal, and on purpose without a line of `src`.

It plays a record through as the rulebook tells the game, from the set-up to the fourth location,
and looks everything up anew at every step: routes by following the dotted lines, the rest by
reading through the list of what was done so far. The numbers (# H3) are those of the rulings.

    python tests/reference/whitehall_by_the_book.py BOARD.json FILE.jsonl...

prints a line for each fault (`file:line: action 12: sentence`, the first action being 0, or
`file:line: record: sentence`), then the sums; it exits with 1 when there was a fault.
An illegal action ends the check of its record: what follows it has no position to be judged in.
"""

# ruff: noqa: T201 (it is a program for the terminal too)

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Generator
from pathlib import Path
from typing import Any, TypeVar

Place = TypeVar("Place", int, str)  # a circle or a crossing
T = TypeVar("T")
Action = dict[str, Any]
Choice = tuple[str, list[Action]]  # the seat that must act, and all that it may do
Outcome = dict[str, str | None]
Asking = Generator[Choice, Action, T]

FIGURES = ["yellow", "blue", "red", "green", "brown"]  # in order of priority
TEAMS = [list(three) for three in itertools.combinations(FIGURES, 3)]
OPTIONS = [
    "murderer-at-large",
    "newspaper-fabrications",
    "false-clues",
    "roll-up-your-sleeves",
    "smoker",
]
SPACES = 15  # on the move track, besides space 0
TILES_OF_A_KIND = 2  # two coaches, two alleys, two boats

RUNNING: Outcome = {"winner": None, "reason": None}
FOURTH_LOCATION: Outcome = {"winner": "jack", "reason": "fourth-location"}
ARREST: Outcome = {"winner": "police", "reason": "arrest"}
ACCUSATION: Outcome = {"winner": "police", "reason": "accusation"}
OUT_OF_MOVES: Outcome = {"winner": "police", "reason": "out-of-moves"}
NO_LEGAL_MOVE: Outcome = {"winner": "police", "reason": "no-legal-move"}


class Board:
    """What is printed on the board. Circles are integers, crossings are strings."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.circles: list[int] = [circle["id"] for circle in facts["circles"]]
        self.colour: dict[int, str] = {c["id"]: c["kind"] for c in facts["circles"]}
        self.quadrant: dict[int, str] = {c["id"]: c["section"] for c in facts["circles"]}
        self.crossings: list[str] = [crossing["id"] for crossing in facts["crossings"]]
        self.yellow_bordered: list[str] = [
            crossing["id"] for crossing in facts["crossings"] if crossing["border"] == "yellow"
        ]
        self.blocks: list[dict[str, Any]] = facts["blocks"]
        self.whites = [circle for circle in self.circles if self.colour[circle] == "white"]
        self.segments: dict[int | str, list[int | str]] = defaultdict(list)
        for one, other in facts["streets"]:
            self.segments[one].append(other)
            self.segments[other].append(one)

    def adjacent(self, here: Place, occupied: Collection[str] = ()) -> set[Place]:
        """From a circle: the other circles, by a route through free crossings only (W1, W12).
        From a crossing: the other crossings, by a route through circles only (W2)."""
        found: set[Place] = set()

        def follow(place: int | str, route: list[int | str]) -> None:
            for after in self.segments[place]:
                if isinstance(after, type(here)):
                    if after != here:
                        found.add(after)
                elif after not in occupied and after not in route:
                    follow(after, [*route, after])

        follow(here, [])
        return found

    def reach(self, crossing: str) -> list[int]:  # W2
        return [place for place in self.segments[crossing] if isinstance(place, int)]

    def crossings_within(self, here: str, steps: int) -> set[str]:  # W2 W3
        found = {here}
        for _ in range(steps):
            for crossing in list(found):
                found |= self.adjacent(crossing)
        return found

    def same_block(self, here: int, kind: str) -> set[int]:  # H5
        blocks = [b["circles"] for b in self.blocks if b["kind"] == kind and here in b["circles"]]
        return {circle for block in blocks for circle in block if circle != here}

    def by_alley(self, here: int) -> set[int]:  # W4 H5
        return self.same_block(here, "houses")

    def by_boat(self, here: int) -> set[int]:  # W4 H5
        if self.colour[here] != "blue":
            return set()
        return {c for c in self.same_block(here, "water") if self.colour[c] == "blue"}

    def across_water(self, here: str) -> set[str]:  # H9, blue
        shores = {shore for circle in self.reach(here) for shore in self.by_boat(circle)}
        return {crossing for crossing in self.crossings if shores & set(self.reach(crossing))}


class Game:
    """One game, told in order. `play` hands out each decision and is sent what was decided."""

    def __init__(self, board: Board, figures: list[str], options: dict[str, bool]) -> None:
        self.board = board
        self.figures = figures
        self.options = options
        self.history: list[Action] = []  # every action so far, with its seat
        self.announced: list[int] = []  # locations under a red marker
        self.row: list[int] = []  # this round's circles, space 0 first
        self.clues: list[int] = []  # this round's clue markers
        self.blocked: list[int] = []  # this round's false clues

    # What can be read from the history.

    def done_by(self, seat: str, *types: str) -> list[Action]:
        return [a for a in self.history if a["seat"] == seat and a["type"] in types]

    def locations(self) -> list[int]:
        return [action["circle"] for action in self.done_by("jack", "choose-location")]

    def unannounced(self) -> list[int]:
        return [circle for circle in self.locations() if circle not in self.announced]

    def tiles_used(self, kind: str) -> int:  # H7: used means used now
        taken_back = [a for a in self.done_by("jack", "reclaim") if a["tile"] == kind]
        return len(self.done_by("jack", kind)) - len(taken_back)

    def tile_left(self, kind: str) -> bool:
        return self.tiles_used(kind) < TILES_OF_A_KIND

    def here(self) -> int:
        return self.row[-1]

    def free_spaces(self) -> int:
        return SPACES - (len(self.row) - 1)

    def stands(self, figure: str) -> str:
        last = self.done_by(figure, "deploy", "move")[-1]
        crossing: str = last["crossing"] if last["type"] == "deploy" else last["to"]
        return crossing

    def may_use_ability(self, figure: str) -> bool:  # H9: each once per game
        used = any("ability" in a for a in self.history if a["seat"] == figure)
        used = used or bool(self.done_by(figure, "accuse"))
        return self.options["roll-up-your-sleeves"] and not used

    def may_use_smoker(self) -> bool:  # H9: a tile of its own
        return self.options["smoker"] and not self.done_by("yellow", "smoker")

    def false_clues_held(self) -> int:  # W9: the 5th, 10th and 15th new marker of the round
        earned = len([count for count in (5, 10, 15) if len(self.clues) >= count])
        return earned - len(self.blocked) if self.options["false-clues"] else 0

    def in_reach(self, figure: str) -> list[int]:  # W2 W9
        return [c for c in self.board.reach(self.stands(figure)) if c not in self.blocked]

    # What a seat may do.

    def location_choices(self) -> list[Action]:  # H1
        chosen = self.locations()
        whites, quadrant = self.board.whites, self.board.quadrant
        needed = {quadrant[c] for c in whites} - {quadrant[c] for c in chosen}
        choices: list[Action] = []
        for circle in whites:
            if quadrant[circle] in needed and all(circle > earlier for earlier in chosen):
                later = {quadrant[c] for c in whites if c > circle}
                if needed - {quadrant[circle]} <= later:
                    choices.append({"type": "choose-location", "circle": circle})
        return choices

    def deploy_choices(self) -> list[Action]:
        taken = [action["crossing"] for action in self.history if action["type"] == "deploy"]
        free = [crossing for crossing in self.board.yellow_bordered if crossing not in taken]
        return [{"type": "deploy", "crossing": crossing} for crossing in free]

    def reclaim_choices(self) -> list[Action]:  # H7
        used = [tile for tile in ("alley", "boat") if self.tiles_used(tile) > 0]
        return [*({"type": "reclaim", "tile": tile} for tile in used), {"type": "pass"}]

    def jack_choices(self) -> list[Action]:
        alleys = self.tile_moves("alley", self.board.by_alley(self.here()))
        boats = self.tile_moves("boat", self.board.by_boat(self.here()))
        return [*self.walks(), *self.coaches(), *alleys, *boats]

    def walks(self) -> list[Action]:  # W1
        occupied = [self.stands(figure) for figure in self.figures]
        circles = self.board.adjacent(self.here(), occupied)
        return [{"type": "walk", "to": circle} for circle in sorted(circles)]

    def coaches(self) -> list[Action]:  # W5 W12
        if not self.tile_left("coach") or self.free_spaces() < 2:
            return []
        here = self.here()
        return [
            {"type": "coach", "via": via, "to": to}
            for via in sorted(self.board.adjacent(here))
            for to in sorted(self.board.adjacent(via))
            if len({here, via, to}) == 3 and self.coach_may_enter(via) and self.coach_may_enter(to)
        ]

    def coach_may_enter(self, circle: int) -> bool:  # H3 H4
        return self.board.colour[circle] != "blue" and circle not in self.unannounced()

    def tile_moves(self, kind: str, circles: set[int]) -> list[Action]:  # W4 H3
        free = circles - set(self.unannounced()) if self.tile_left(kind) else set()
        return [{"type": kind, "to": circle} for circle in sorted(free)]

    def move_choices(self, figure: str) -> list[Action]:  # W3 H10
        taken = [self.stands(other) for other in self.figures if other != figure]
        start = self.stands(figure)
        near = self.board.crossings_within(start, 2)
        plain = sorted(near - set(taken))
        special = sorted(self.ability_moves(figure, start) - set(taken))
        return [
            *({"type": "move", "to": crossing} for crossing in plain),
            *({"type": "move", "to": crossing, "ability": True} for crossing in special),
        ]

    def ability_moves(self, figure: str, start: str) -> set[str]:  # H9
        if not self.may_use_ability(figure):
            return set()
        near = self.board.crossings_within(start, 2)
        if figure == "yellow":  # at distance exactly three
            return self.board.crossings_within(start, 3) - near
        if figure == "blue":  # by water, at distance three or more
            return self.board.across_water(start) - near
        return set()

    def false_clue_choices(self) -> list[Action]:  # W9 H8
        barred = [*self.blocked, *self.locations()]
        free = [circle for circle in self.board.circles if circle not in barred]
        return [*({"type": "false-clue", "circle": circle} for circle in free), {"type": "pass"}]

    def part_choices(self, figure: str) -> list[Action]:  # W8 W9 W10
        choices = [*self.search_choices(figure, [])]
        choices += [{"type": "arrest", "circle": circle} for circle in self.in_reach(figure)]
        if figure == "green" and self.may_use_ability("green") and self.in_reach("green"):  # H9
            choices.append({"type": "arrest", "ability": True})
        if figure == "brown" and self.may_use_ability("brown"):  # H9
            choices += [{"type": "accuse", "circle": white} for white in self.board.whites]
        return [*choices, {"type": "done"}]

    def search_choices(self, figure: str, asked: list[int]) -> list[Action]:  # W10
        circles = [circle for circle in self.in_reach(figure) if circle not in asked]
        return [{"type": "search", "circle": circle} for circle in circles]

    def second_arrest_choices(self) -> list[Action]:  # H9, red
        arrests: list[Action] = [
            {"type": "arrest", "circle": circle, "ability": True} for circle in self.in_reach("red")
        ]
        return [*arrests, {"type": "done"}]

    # The course of the game.

    def ask(self, seat: str, choices: list[Action]) -> Asking[Action]:
        action = yield seat, choices
        self.history.append({"seat": seat, **action})
        return action

    def play(self) -> Asking[Outcome]:
        yield from self.set_up()
        for number in (1, 2, 3):
            ending = yield from self.play_round(number)
            if ending is not None:
                return ending
        return FOURTH_LOCATION

    def set_up(self) -> Asking[None]:  # H1
        for _ in range(4):
            yield from self.ask("jack", self.location_choices())
        for figure in self.figures:
            yield from self.ask(figure, self.deploy_choices())
        starts: list[Action] = [{"type": "begin", "circle": c} for c in self.locations()]
        begin = yield from self.ask("jack", starts)
        self.announced.append(begin["circle"])

    def play_round(self, number: int) -> Asking[Outcome | None]:  # H12
        self.row = [self.announced[-1]]
        self.clues = []
        self.blocked = []
        used = self.tiles_used("alley") + self.tiles_used("boat")
        if self.options["newspaper-fabrications"] and number > 1 and used > 0:  # H7
            yield from self.ask("jack", self.reclaim_choices())
        while True:
            ending = yield from self.play_turn()
            if ending is not None:
                return ending  # W11
            if self.here() in self.unannounced():  # H2
                self.announced.append(self.here())
                return None
            if self.free_spaces() == 0:  # H2
                return OUT_OF_MOVES

    def play_turn(self) -> Asking[Outcome | None]:  # H2: all phases on every turn
        if not self.jack_choices():  # W6
            return NO_LEGAL_MOVE
        step = yield from self.ask("jack", self.jack_choices())
        if step["type"] == "coach":  # W5
            self.row.append(step["via"])
        self.row.append(step["to"])
        for figure in self.figures:  # W10
            yield from self.ask(figure, self.move_choices(figure))
        if self.false_clues_held() > 0:  # W9
            placed = yield from self.ask("jack", self.false_clue_choices())
            if placed["type"] == "false-clue":
                self.blocked.append(placed["circle"])
        for figure in self.figures:  # W10
            ending = yield from self.play_part(figure)
            if ending is not None:
                return ending
        return None

    def play_part(self, figure: str) -> Asking[Outcome | None]:  # W10
        action = yield from self.ask(figure, self.part_choices(figure))
        if action["type"] == "search":
            return (yield from self.play_search(figure, action["circle"]))
        if action["type"] == "arrest":
            named = [action["circle"]] if "circle" in action else self.in_reach(figure)  # W8 H9
            return ARREST if self.here() in named else None
        if action["type"] == "accuse":  # H9: where he stands now counts as reached
            unreached = [circle for circle in self.unannounced() if circle != self.here()]
            return ACCUSATION if action["circle"] in unreached else None
        return None

    def play_search(self, figure: str, circle: int) -> Asking[Outcome | None]:  # W7 W10
        asked = [circle]
        while circle not in self.row and self.search_choices(figure, asked):
            choices = [*self.search_choices(figure, asked), {"type": "done"}]
            action = yield from self.ask(figure, choices)
            if action["type"] == "done":
                break
            circle = action["circle"]
            asked.append(circle)
        if circle in self.row and circle not in self.clues:  # W7 W9: a new marker
            self.clues.append(circle)
            if figure == "yellow" and self.may_use_smoker():  # H9
                yield from self.ask("yellow", [{"type": "smoker"}, {"type": "done"}])
        if figure == "red" and self.may_use_ability("red"):  # H9
            action = yield from self.ask("red", self.second_arrest_choices())
            if action["type"] == "arrest" and action["circle"] == self.here():
                return ARREST
        return None


text = json.JSONEncoder(sort_keys=True).encode  # W11: so 33, 33.0, "33" and true all differ


def check_heading(record: dict[str, Any]) -> list[str]:
    """Faults of all but the actions and the outcome: without these no game can be played."""
    faults: list[str] = []
    for key, wanted in (("format", "darklantern/1"), ("game", "whitehall")):
        if text(record.get(key)) != text(wanted):
            faults.append(f"record: {key} is {text(record.get(key))}, not {text(wanted)}")
    if not isinstance(record.get("actions"), list):
        faults.append("record: there is no list of actions")
    options = record.get("options")
    if not isinstance(options, dict):
        return [*faults, "record: there are no options"]
    for key, value in options.items():
        if key not in OPTIONS:
            faults.append(f"record: there is no option {text(key)}")
        elif not isinstance(value, bool):
            faults.append(f"record: option {key} is {text(value)}, neither true nor false")
    seats = record.get("seats")
    if text(seats) not in [text(["jack", *team]) for team in TEAMS]:
        return [*faults, f"record: no game has the seats {text(seats)}"]
    assert isinstance(seats, list)
    sleeves_rolled_up = options.get("roll-up-your-sleeves") is True
    if not sleeves_rolled_up and ("green" in seats or "brown" in seats):
        faults.append("record: reinforcements need roll-up-your-sleeves")
    if not sleeves_rolled_up and options.get("smoker") is True:
        faults.append("record: smoker needs roll-up-your-sleeves")
    if "yellow" not in seats and options.get("smoker") is True:  # H11
        faults.append("record: smoker needs yellow")
    return faults


def check_legal(listed: object, legal: list[str]) -> list[str]:
    """Sentences about a list of legal actions that is not the one wanted, in any order."""
    if not isinstance(listed, list):
        return [f"its legal list is {text(listed)}, which is no list"]
    theirs = Counter(text(action) for action in listed)
    missing = sorted((Counter(legal) - theirs).elements())
    extra = sorted((theirs - Counter(legal)).elements())
    sentences = [f"its legal list is missing {len(missing)}: {', '.join(missing)}"] * bool(missing)
    sentences += [f"its legal list has {len(extra)} extra: {', '.join(extra)}"] * bool(extra)
    return sentences


def check(record: dict[str, Any], board: dict[str, Any]) -> list[str]:
    """The faults of a record; none when it tells a game as the rules have it."""
    if not isinstance(record, dict):
        return ["record: it is no object"]
    faults = check_heading(record)
    if faults:
        return faults
    options = {option: record["options"].get(option, False) for option in OPTIONS}
    decisions = Game(Board(board), record["seats"][1:], options).play()
    outcome = RUNNING
    seat, legal = next(decisions)
    actions = record["actions"]
    with_legal = any(isinstance(action, dict) and "legal" in action for action in actions)
    for index, action in enumerate(actions):
        if outcome != RUNNING:
            return [*faults, f"action {index}: the game was over ({outcome['reason']})"]
        if not isinstance(action, dict):
            return [*faults, f"action {index}: it is no object"]
        if text(action.get("seat")) != text(seat):
            who = text(action.get("seat"))
            return [*faults, f"action {index}: {who} acts, but it is for {seat} to act"]
        allowed = [text(choice) for choice in legal]
        if "legal" in action:
            found = check_legal(action["legal"], allowed)
            faults += [f"action {index}: {sentence}" for sentence in found]
        elif with_legal:
            faults.append(f"action {index}: it has no legal list, but others have")
        bare = {key: value for key, value in action.items() if key not in ("seat", "legal")}
        if text(bare) not in allowed:
            return [*faults, f"action {index}: {text(bare)} is not legal for {seat}"]
        try:
            seat, legal = decisions.send(bare)
        except StopIteration as end:
            outcome = end.value
    if "outcome" not in record:
        faults.append("record: there is no outcome")
    elif text(record["outcome"]) != text(outcome):
        faults.append(f"record: outcome is {text(record['outcome'])}, not {text(outcome)}")
    return faults


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print("usage: whitehall_by_the_book.py BOARD.json FILE.jsonl...", file=sys.stderr)
        return 2
    board = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    records = actions = faults = 0
    for name in arguments[1:]:
        with Path(name).open("rb") as lines:
            for number, line in enumerate(lines, 1):
                records += 1
                try:
                    record = json.loads(line.decode("utf-8"))
                    found = check(record, board)
                except (ValueError, RecursionError) as error:
                    record, found = None, [f"record: it cannot be read: {error}"]
                if isinstance(record, dict) and isinstance(record.get("actions"), list):
                    actions += len(record["actions"])
                for fault in found:
                    print(f"{name}:{number}: {fault}")
                faults += len(found)
    print(f"{records} records, {actions} actions, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
