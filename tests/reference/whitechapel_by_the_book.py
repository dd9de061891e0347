"""Letters from Whitechapel by the book: a slow and literal second opinion on game records.

    python tests/reference/whitechapel_by_the_book.py BOARD.json FILE.jsonl...

The game is written down once, in the order in which the rulebook tells it, as a script: a run of
questions. Each question names the seat that must act and lists every action that is legal at that
moment. A record is right when its actions answer the questions one after the other, when every
`legal` list equals the question's own list, and when its `outcome` is what the rules say.

Nothing here is clever, on purpose: routes are found by trying them all, again and again. The
numbers in comments are those of the rulings (W: both street games, C: Letters from Whitechapel).
Actions are counted from 0. After an illegal action the rest of the record is not judged.

It is one long file so that it can be read from top to bottom beside the rulebook, and so that it
shares nothing with the program whose records it judges.
"""
# ruff: noqa: T201 (it is run by hand too, and says what it found)

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any, NamedTuple

Action = dict[str, Any]
Place = int | str  # a circle is a number, a crossing is a name like "k42"

COLOURS = ["blue", "yellow", "brown", "red", "green"]
PATROL_TOKENS = [*COLOURS, "false", "false"]
OPTIONS = [
    "jacks-letters",
    "false-clues",
    "rushing",
    "area-arrests",
    "catch-me-if-you-can",
    "i-know-your-address",
]
TRACK = ["V", "IV", "III", "II", "I", *range(1, 16)]  # C1
# Rulebook, Hell 1 and 2: what Jack collects on each night
COACHES = {1: 3, 2: 2, 3: 2, 4: 1}
ALLEYS = {1: 2, 2: 2, 3: 1, 4: 1}
MARKED_WOMEN = {1: 5, 2: 4, 3: 3, 4: 1}
UNMARKED_WOMEN = {1: 3, 2: 3, 3: 3, 4: 3}
# C7: the sections of the board from which a letter takes its tokens
DEAR_BOSS = ["A/a", "C/b"]
FROM_HELL = ["A/b", "C/a"]
SAUCY_JACKY = ["B/a", "B/b"]


class Question(NamedTuple):
    """The seat that must act now, and every action that is legal for it."""

    seat: str
    actions: list[Action]


class GameOver(Exception):
    """The game has ended: the winner and the reason."""


Script = Generator[Question, Action, None]


def act(type_: str, **keys: Any) -> Action:
    return {"type": type_, **keys}


PASS = act("pass")


# The board and its routes


class Board:
    """The printed board, as the board file tells it."""

    def __init__(self, facts: dict[str, Any]) -> None:
        circles, crossings = facts["circles"], facts["crossings"]
        self.circles = [circle["id"] for circle in circles]
        self.red_circles = [circle["id"] for circle in circles if circle["kind"] == "red"]
        self.section = {crossing["id"]: crossing["section"] for crossing in crossings}
        self.yellow_crossings = [k["id"] for k in crossings if k["border"] == "yellow"]
        [self.goulston_street] = [k["id"] for k in crossings if k["border"] == "red"]
        self.blocks = [block["circles"] for block in facts["blocks"]]
        places: list[Place] = [*self.circles, *self.section]
        self.streets: dict[Place, list[Place]] = {place: [] for place in places}
        for one, other in facts["streets"]:
            self.streets[one].append(other)
            self.streets[other].append(one)


def ends_of_routes(board: Board, start: Place, ends: type, closed: Iterable[str]) -> set[Any]:
    """Where one can get from a place: every route is followed until it meets the kind of place
    at which routes end, and none goes over a closed place or comes back to where it has been."""
    not_over = set(closed)
    found = set()

    def follow(route: list[Place]) -> None:
        for place in board.streets[route[-1]]:
            if place in route or place in not_over:
                continue
            if isinstance(place, ends):
                found.add(place)
            else:
                follow([*route, place])

    follow([start])
    return found


def circles_by_route(board: Board, circle: int, occupied: Iterable[str]) -> set[int]:  # W1, W12
    """The adjacent circles that some route reaches over no occupied crossing."""
    return ends_of_routes(board, circle, int, occupied)


def one_step_away(board: Board, crossing: str) -> set[str]:  # W2
    """The next crossings, circles between being ignored."""
    return ends_of_routes(board, crossing, str, [])


def within_two_steps(board: Board, crossing: str) -> set[str]:  # W3
    """The crossings 0, 1 or 2 steps away; one may pass over anybody."""
    found = {crossing}
    for first in one_step_away(board, crossing):
        found |= {first} | one_step_away(board, first)
    return found


def reach(board: Board, crossing: str) -> list[int]:  # W2
    """The circles one dotted segment away from a crossing."""
    return [place for place in board.streets[crossing] if isinstance(place, int)]


def coach_pairs(board: Board, start: int) -> list[tuple[int, int]]:  # W5
    """Every ordered pair of circles that a coach can visit, the police ignored."""
    return [
        (via, to)
        for via in circles_by_route(board, start, [])
        for to in circles_by_route(board, via, [])
        if to not in (start, via)
    ]


def alley_circles(board: Board, start: int) -> set[int]:  # W4
    """Every other circle on the boundary of a block on which the circle left lies."""
    return {to for block in board.blocks if start in block for to in block if to != start}


# The game, told in the rulebook's order


class Game:
    """One game on the table, with all that lies behind Jack's screen as well."""

    def __init__(self, board: Board, options: set[str], pawns_of: dict[str, list[str]]) -> None:
        self.board = board
        self.options = options
        self.pawns_of = pawns_of  # seat -> its pawns
        # all game long
        self.hideout = 0
        self.heads: list[str] = []  # the pawns on the tiles turned over; the last one leads
        self.letters_used: list[str] = []
        self.accused = False
        self.crime_scenes: list[int] = []
        self.pawns: dict[str, str] = {}  # pawn -> crossing; they stay where a night left them

    def play(self) -> Script:
        """The whole game: it ends by a GameOver."""
        yield from self.choose_hideout()
        for night in (1, 2, 3, 4):
            self.begin_night(night)
            yield from self.hell()
            yield from self.hunting()
        raise GameOver("jack", "fifth-victim-home")

    def choose_hideout(self) -> Script:
        # Rulebook: any circle that is not red
        forbidden = set(self.board.red_circles)
        if "catch-me-if-you-can" in self.options:  # C13
            for red in self.board.red_circles:
                forbidden |= circles_by_route(self.board, red, [])
        allowed = [circle for circle in self.board.circles if circle not in forbidden]
        action = yield Question("jack", [act("choose-hideout", circle=c) for c in allowed])
        self.hideout = action["circle"]

    def begin_night(self, night: int) -> None:
        # Rulebook: Hell 1 and the end of the hunting; W9: unused false clues are lost
        self.night = night
        self.coaches = COACHES[night]
        self.alleys = ALLEYS[night]
        self.letter_tonight = False
        self.patrols: dict[str, str] = {}  # crossing -> token
        self.revealed: set[str] = set()
        self.wretched: list[int] = []
        self.time = TRACK.index("I")  # where on TRACK the Time of the Crime lies
        self.row: list[int] = []  # the circles that Jack wrote down, in order
        self.jack_pawn = 0  # where on TRACK his pawn stands
        self.clues: list[int] = []
        self.false_clues = 0
        self.blocked: list[int] = []

    # First part: Hell

    def hell(self) -> Script:  # C18
        women = yield from self.place_women()
        yield from self.turn_over_a_head()
        yield from self.place_seven_patrols()
        yield from self.perhaps_accuse()
        yield from self.perhaps_write_a_letter()
        self.wretched = [circle for circle, marked in women.items() if marked]
        while True:
            action = yield Question("jack", self.kill_or_wait())
            if action["type"] == "kill":
                break
            self.time -= 1  # C1: the next Roman numeral is one space to the left
            yield from self.move_the_wretched()
            yield from self.reveal_a_patrol()
        self.corpse_on_the_sidewalk(action)
        self.alarm_whistles()

    def place_women(self) -> Generator[Question, Action, dict[int, bool]]:  # C16
        women: dict[int, bool] = {}
        in_hand = [True] * MARKED_WOMEN[self.night] + [False] * UNMARKED_WOMEN[self.night]
        while in_hand:
            choices = [
                act("place-woman", circle=circle, marked=marked)
                for circle in self.board.red_circles
                if circle not in women and circle not in self.crime_scenes
                for marked in set(in_hand)
            ]
            action = yield Question("jack", choices)
            women[action["circle"]] = action["marked"]
            in_hand.remove(action["marked"])
        return women

    def turn_over_a_head(self) -> Script:  # C12
        left = [pawn for pawn in COLOURS if pawn not in self.heads]
        action = yield Question("chance", [act("head", pawn=pawn) for pawn in left])
        self.heads.append(action["pawn"])

    def head(self) -> str:
        """The seat of the head of the investigation."""
        [seat] = [seat for seat, pawns in self.pawns_of.items() if self.heads[-1] in pawns]
        return seat

    def crossings_for_a_patrol(self) -> list[str]:  # C5
        free_yellow = self.yellow_without(self.patrols)
        if self.night == 1:
            return free_yellow
        stood = list(self.pawns.values())
        crossings = [k for k in stood if k not in self.patrols]
        if len([k for k in self.patrols if k not in stood]) < 2:
            crossings += [k for k in free_yellow if k not in stood]
        return crossings

    def place_seven_patrols(self) -> Script:  # C5
        in_hand = list(PATROL_TOKENS)
        while in_hand:
            choices = [
                act("place-patrol", crossing=crossing, token=token)
                for crossing in self.crossings_for_a_patrol()
                for token in set(in_hand)
            ]
            action = yield Question(self.head(), choices)
            self.patrols[action["crossing"]] = action["token"]
            in_hand.remove(action["token"])

    def perhaps_accuse(self) -> Script:  # C9
        if "i-know-your-address" not in self.options or self.accused:
            return
        if self.heads[-1] not in ("brown", "red"):
            return
        accusations = [act("accuse", circle=circle) for circle in self.board.circles]
        action = yield Question(self.head(), [*accusations, PASS])
        if action["type"] == "accuse":
            self.accused = True
            if action["circle"] == self.hideout:
                raise GameOver("police", "hideout-found")

    def perhaps_write_a_letter(self) -> Script:
        # C7: asked only when a letter is legal; a pass uses up nothing
        if "jacks-letters" not in self.options or self.night == 1:
            return
        letters = [
            *self.letters_for_one_token("dear-boss", DEAR_BOSS),
            *self.letters_for_one_token("from-hell", FROM_HELL),
            *self.letters_for_two_tokens("saucy-jacky", SAUCY_JACKY),
        ]
        if not letters:
            return
        action = yield Question("jack", [*letters, PASS])
        if action["type"] == "pass":
            return
        self.letters_used.append(action["letter"])
        self.letter_tonight = True
        if action["letter"] == "saucy-jacky":
            yield from self.relocate_two(*action["crossings"])
        else:
            self.patrols[action["to"]] = self.patrols.pop(action["crossing"])

    def letters_for_one_token(self, letter: str, sections: list[str]) -> list[Action]:  # C7
        if letter in self.letters_used:
            return []
        return [
            act("letter", letter=letter, crossing=crossing, to=to)
            for crossing in self.patrols
            if self.board.section[crossing] in sections
            for to in self.yellow_without(self.patrols)
        ]

    def letters_for_two_tokens(self, letter: str, sections: list[str]) -> list[Action]:
        # C7: each pair once, ascending by the number in the id; both can move, one after the other
        if letter in self.letters_used:
            return []
        tokens = [k for k in self.patrols if self.board.section[k] in sections]
        return [
            act("letter", letter=letter, crossings=[low, high])
            for low in tokens
            for high in tokens
            if int(low[1:]) < int(high[1:])
            and (self.first_relocations(low) or self.first_relocations(high))
        ]

    def yellow_without(self, tokens: Iterable[str]) -> list[str]:
        """The yellow-bordered crossings on which none of these tokens stands."""
        return [k for k in self.board.yellow_crossings if k not in tokens]

    def first_relocations(self, token: str) -> list[Action]:
        """Where a token can go so that after it another one can still go somewhere."""
        # C7: a crossing just left is free
        relocations = []
        for to in self.yellow_without(self.patrols):
            tokens_then = [k for k in self.patrols if k != token] + [to]
            if self.yellow_without(tokens_then):
                relocations.append(act("relocate", crossing=token, to=to))
        return relocations

    def relocate_two(self, low: str, high: str) -> Script:  # C7, C18
        choices = self.first_relocations(low) + self.first_relocations(high)
        action = yield Question(self.head(), choices)
        self.patrols[action["to"]] = self.patrols.pop(action["crossing"])
        last = high if action["crossing"] == low else low
        free = self.yellow_without(self.patrols)
        action = yield Question(self.head(), [act("relocate", crossing=last, to=k) for k in free])
        self.patrols[action["to"]] = self.patrols.pop(last)

    def kill_or_wait(self) -> list[Action]:
        # Rulebook: Hell 5
        choices = [act("kill", circle=circle) for circle in self.wretched]
        if self.night == 3:  # C6
            choices = [
                act("kill", circle=circle, then=then)
                for circle in self.wretched
                for then in self.wretched
                if circle != then
            ]
        if TRACK[self.time] != "V":  # C1
            choices.append(act("wait"))
        return choices

    def move_the_wretched(self) -> Script:
        # C3: each once, in any order; when none of those still to move can, they stay
        still_to_move = list(self.wretched)
        while True:
            choices = [
                act("move-wretched", circle=circle, to=to)
                for circle in still_to_move
                for to in self.wretched_destinations(circle)
            ]
            if not choices:
                return
            action = yield Question(self.head(), choices)
            still_to_move.remove(action["circle"])
            self.wretched.remove(action["circle"])
            self.wretched.append(action["to"])

    def wretched_destinations(self, circle: int) -> set[int]:  # C3
        allowed = circles_by_route(self.board, circle, self.patrols)
        allowed -= {*self.wretched, *self.crime_scenes}
        for crossing in self.patrols:
            allowed -= set(reach(self.board, crossing))
        return allowed

    def reveal_a_patrol(self) -> Script:  # C4
        unrevealed = [k for k in self.patrols if k not in self.revealed]
        action = yield Question("jack", [act("reveal", crossing=k) for k in unrevealed])
        self.revealed.add(action["crossing"])
        if self.patrols[action["crossing"]] == "false":
            del self.patrols[action["crossing"]]

    def corpse_on_the_sidewalk(self, kill: Action) -> None:
        # C1: a kill at time T puts Jack's pawn on T
        self.row = [kill["circle"]]
        self.jack_pawn = self.time
        if self.night == 3:  # C6
            self.row.append(kill["then"])
            self.jack_pawn += 1
        self.crime_scenes += self.row

    def alarm_whistles(self) -> None:
        # Rulebook: Hell 9
        self.pawns = {token: k for k, token in self.patrols.items() if token != "false"}

    # Second part: Hunting

    def hunting(self) -> Script:
        if self.night == 3:  # C6: the police act first
            yield from self.hunting_the_monster()
            yield from self.clues_and_suspicion()
        while True:
            escaped = yield from self.escape_in_the_night()
            if escaped:
                return
            yield from self.perhaps_goulston_street()
            yield from self.hunting_the_monster()
            yield from self.clues_and_suspicion()

    def spaces_left(self) -> int:  # C1
        return len(TRACK[self.jack_pawn :]) - 1

    def jack_moves(self) -> list[Action]:
        here = self.row[-1]
        walks = circles_by_route(self.board, here, self.pawns.values())  # W1
        moves = [act("walk", to=to) for to in walks]
        if self.hideout in walks:  # C2
            moves.append(act("walk", to=self.hideout, escape=True))
        if self.coaches > 0 and self.spaces_left() >= 2:  # W5, W12
            moves += [act("coach", via=via, to=to) for via, to in coach_pairs(self.board, here)]
        if self.alleys > 0:  # W4
            moves += [act("alley", to=to) for to in alley_circles(self.board, here)]
        return moves

    def escape_in_the_night(self) -> Generator[Question, Action, bool]:
        """Hunting 1: Jack moves. Has he escaped?"""
        choices = self.jack_moves()
        if not choices:  # W6
            raise GameOver("police", "no-legal-move")
        action = yield Question("jack", choices)
        visits = [action["via"], action["to"]] if "via" in action else [action["to"]]
        self.row += visits
        self.jack_pawn += len(visits)
        self.coaches -= action["type"] == "coach"
        self.alleys -= action["type"] == "alley"
        if "escape" in action:  # C2
            return True
        if self.spaces_left() == 0:  # C15
            raise GameOver("police", "out-of-moves")
        return False

    def perhaps_goulston_street(self) -> Script:
        # C8: asked after every move of Jack's; C7: only while at least one letter is legal
        if "jacks-letters" not in self.options or self.night == 1:
            return
        if self.letter_tonight or "goulston-street" in self.letters_used:
            return
        there = {pawn for pawn, k in self.pawns.items() if k == self.board.goulston_street}
        named = [pawn for pawn in ("red", "green", "blue") if there <= {pawn, "brown"}]
        letters = [act("letter", letter="goulston-street", pawn=pawn) for pawn in named]
        if not letters:
            return
        action = yield Question("jack", [*letters, PASS])
        if action["type"] == "pass":
            return
        self.letters_used.append("goulston-street")
        self.letter_tonight = True
        movable = [pawn for pawn in (action["pawn"], "brown") if there <= {pawn}]
        action = yield Question(self.head(), [act("relocate-pawn", pawn=p) for p in movable])
        self.pawns[action["pawn"]] = self.board.goulston_street

    def seats_from_the_head(self) -> list[str]:  # C17
        seats = sorted(self.pawns_of)
        first = seats.index(self.head())
        return seats[first:] + seats[:first]

    def hunting_the_monster(self) -> Script:
        """Hunting 2: each pawn moves."""
        for seat in self.seats_from_the_head():  # C17
            still_to_move = list(self.pawns_of[seat])
            while still_to_move:
                choices = [move for pawn in still_to_move for move in self.pawn_moves(pawn)]
                action = yield Question(seat, choices)
                self.pawns[action["pawn"]] = action["to"]
                still_to_move.remove(action["pawn"])

    def pawn_moves(self, pawn: str) -> list[Action]:
        # W3: not onto another pawn, moved or yet to move
        crossings = within_two_steps(self.board, self.pawns[pawn])
        crossings -= {k for other, k in self.pawns.items() if other != pawn}
        return [act("move", pawn=pawn, to=to) for to in crossings]

    def clues_and_suspicion(self) -> Script:
        """Hunting 3: each pawn has its part."""
        yield from self.perhaps_place_a_false_clue()
        for seat in self.seats_from_the_head():  # C17
            still_to_act = list(self.pawns_of[seat])
            while still_to_act:
                choices = [first for pawn in still_to_act for first in self.first_choices(pawn)]
                action = yield Question(seat, choices)
                still_to_act.remove(action["pawn"])
                yield from self.rest_of_the_part(seat, action)

    def perhaps_place_a_false_clue(self) -> Script:  # W9, C10
        if self.false_clues == 0:
            return
        free = [circle for circle in self.board.circles if circle not in self.blocked]
        action = yield Question("jack", [act("false-clue", circle=c) for c in free] + [PASS])
        if action["type"] == "false-clue":
            self.false_clues -= 1
            self.blocked.append(action["circle"])

    def open_circles(self, pawn: str) -> list[int]:  # W2, W9
        """The circles in a pawn's reach that are not blocked."""
        return [c for c in reach(self.board, self.pawns[pawn]) if c not in self.blocked]

    def first_choices(self, pawn: str) -> list[Action]:  # W10
        """All that a pawn may do when its part begins."""
        circles = self.open_circles(pawn)
        choices = [act("done", pawn=pawn)]
        choices += [act("search", pawn=pawn, circle=circle) for circle in circles]
        if "area-arrests" not in self.options:  # W8
            choices += [act("arrest", pawn=pawn, circle=circle) for circle in circles]
        elif circles:  # C11
            choices += [act("arrest", pawn=pawn)]
        if "rushing" in self.options:  # C11
            free = one_step_away(self.board, self.pawns[pawn]) - set(self.pawns.values())
            choices += [act("rush", pawn=pawn, to=to) for to in free]
        return choices

    def rest_of_the_part(self, seat: str, action: Action) -> Script:
        """A pawn's part, from what it did first to its end."""
        pawn = action["pawn"]
        if action["type"] == "arrest":  # W8, W11; C11: an area arrest names all that is open
            named = [action["circle"]] if "circle" in action else self.open_circles(pawn)
            if self.row[-1] in named:
                raise GameOver("police", "arrest")
        if action["type"] == "rush":  # C11
            self.pawns[pawn] = action["to"]
        not_asked = self.open_circles(pawn)
        while action["type"] == "search":  # W10
            not_asked.remove(action["circle"])
            if self.answers_yes(action["circle"]) or not not_asked:
                return
            searches = [act("search", pawn=pawn, circle=circle) for circle in not_asked]
            action = yield Question(seat, [*searches, act("done", pawn=pawn)])

    def answers_yes(self, circle: int) -> bool:  # W7
        """Jack says whether the circle is in the current row, and marks it with a clue."""
        if circle not in self.row:
            return False
        if circle not in self.clues:
            self.clues.append(circle)
            if "false-clues" in self.options and len(self.clues) in (5, 10, 15):  # W9
                self.false_clues += 1
        return True


# The record


JSON_TEXT = json.JSONEncoder(sort_keys=True)


def literally(value: Any) -> str:  # W11
    """A value as JSON text, in which 33, 33.0, "33" and true all differ."""
    return JSON_TEXT.encode(value)


def faults_above_the_actions(record: Any) -> list[str]:
    if not isinstance(record, dict):
        return ["record: it must be an object"]
    faults = []
    if record.get("format") != "darklantern/1":
        faults.append('record: the format is not "darklantern/1"')
    if record.get("game") != "whitechapel":
        faults.append('record: the game is not "whitechapel"')
    if not isinstance(record.get("options"), dict):
        return [*faults, "record: options must be an object"]
    for name, value in record["options"].items():
        if name not in OPTIONS:
            faults.append(f"record: there is no option {literally(name)}")
        if not isinstance(value, bool):
            faults.append(f"record: option {literally(name)} must be true or false")
    if not isinstance(record.get("actions"), list):
        faults.append("record: actions must be a list")
    if "outcome" not in record:
        faults.append("record: the outcome is missing")
    return faults + faults_of_seats(record.get("seats"), record.get("pawns"))


def faults_of_seats(seats: Any, pawns: Any) -> list[str]:  # C17
    tables = [["jack", *(f"police-{n}" for n in range(1, size + 1))] for size in range(1, 6)]
    if seats not in tables:
        return ["record: seats must be jack and police-1 to police-N, N from 1 to 5, in order"]
    if not isinstance(pawns, dict) or sorted(pawns) != seats[1:]:
        return ["record: pawns must name every police seat and nobody else"]
    if not all(isinstance(held, list) and held for held in pawns.values()):
        return ["record: every police seat must hold a list of at least one pawn"]
    all_held = [literally(pawn) for held in pawns.values() for pawn in held]
    if sorted(all_held) != sorted(map(literally, COLOURS)):
        return ["record: the five pawns must all be held, each once"]
    return []


def bare(action: Action) -> Action:
    """An action without its seat and its list of legal actions."""
    return {key: value for key, value in action.items() if key not in ("seat", "legal")}


def some_of(texts: Counter[str]) -> str:
    """A few actions for a person to read, and how many more there are."""
    few = sorted(texts.elements())
    return ", ".join(few[:6]) + (f" and {len(few) - 6} more" if len(few) > 6 else "")


def fault_of_action(action: Action, seat: str, legal: Counter[str]) -> str | None:
    """Why an action is no answer to the question; None when it is one."""
    if action.get("seat") != seat:
        return f"{seat} must act now, not {literally(action.get('seat'))}"
    if literally(bare(action)) not in legal:
        return f"{seat} may not {literally(bare(action))}; legal: {some_of(legal)}"
    return None


def fault_of_list(given: Any, seat: str, legal: Counter[str]) -> str | None:
    """Whether an action's `legal` has each legal action once, in any order; None when it does."""
    if seat == "chance":
        return "legal must not stand on an action of chance's"
    if not isinstance(given, list):
        return "legal must be a list"
    theirs = Counter(map(literally, given))
    if theirs == legal:
        return None
    missing, extra = some_of(legal - theirs), some_of(theirs - legal)
    return f"missing from legal: {missing or 'nothing'}; extra in legal: {extra or 'nothing'}"


def faults_at_the_end(record: dict[str, Any], outcome: dict[str, str | None]) -> list[str]:
    faults = []
    decisions = [action for action in record["actions"] if action["seat"] != "chance"]
    without = [action for action in decisions if "legal" not in action]
    if 0 < len(without) < len(decisions):
        faults.append(f"record: {len(without)} of {len(decisions)} decisions have no legal list")
    theirs, ours = literally(record["outcome"]), literally(outcome)
    if theirs != ours:
        faults.append(f"record: the outcome is {theirs}, by the book it is {ours}")
    return faults


def check(record: dict[str, Any], board: dict[str, Any]) -> list[str]:
    """The faults of a record; an empty list says that it is right."""
    faults = faults_above_the_actions(record)
    if faults:
        return faults
    options = {name for name, chosen in record["options"].items() if chosen}
    script = Game(Board(board), options, record["pawns"]).play()
    question: Question | None = next(script)
    outcome: dict[str, str | None] = {"winner": None, "reason": None}
    for index, action in enumerate(record["actions"]):
        if question is None:  # W11
            return [*faults, f"action {index}: nothing may follow the end of the game"]
        if not isinstance(action, dict):
            return [*faults, f"action {index}: an action must be an object"]
        legal = Counter(map(literally, question.actions))
        if "legal" in action:
            fault = fault_of_list(action["legal"], question.seat, legal)
            faults += [f"action {index}: {fault}"] if fault else []
        fault = fault_of_action(action, question.seat, legal)
        if fault:
            return [*faults, f"action {index}: {fault}"]
        try:
            question = script.send(bare(action))
        except GameOver as over:
            question = None
            outcome["winner"], outcome["reason"] = over.args
    return faults + faults_at_the_end(record, outcome)


def number_of_actions(record: Any) -> int:
    actions = record.get("actions") if isinstance(record, dict) else None
    return len(actions) if isinstance(actions, list) else 0


def main(arguments: list[str]) -> int:
    """Check every line of every file; 1 when something is wrong."""
    if len(arguments) < 2:
        print("usage: whitechapel_by_the_book.py BOARD.json FILE.jsonl...")
        return 2
    board = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    records = actions = faults = 0
    for name in arguments[1:]:
        with Path(name).open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                records += 1
                try:
                    record = json.loads(line)
                except (ValueError, RecursionError):
                    found = ["record: the line is not JSON"]
                else:
                    found = check(record, board)
                    actions += number_of_actions(record)
                for fault in found:
                    print(f"{name}:{number}: {fault}")
                faults += len(found)
    print(f"{records} records, {actions} actions, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
