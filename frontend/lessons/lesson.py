"""A lesson: a table at which a plot is played through the rules, and what its page receives.

The browser holds no rules. So what can be chosen at every step of a lesson, what comes of it, and
why nothing else can be chosen is worked out here by the rules themselves, and has gone through the
server's outlet like every frame of a real table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from darklantern.boards.hexboard import hex_board
from darklantern.boards.streetboard import street_board
from darklantern.core.codec import read_action
from darklantern.core.events import redact
from darklantern.core.seats import JACK, SPECTATOR, Seat
from darklantern.core.sentences import Sentence, wording
from darklantern.server import notebook, outlet
from darklantern.server.charter import Charter, Setup
from darklantern.server.entries import Entry, Opened, Played
from darklantern.server.plain import write_setup
from darklantern.server.table import Moment, Table

Written: TypeAlias = dict[str, Any]
"""An action, an event or a step, as JSON has it."""
Place: TypeAlias = str


class Plot(NamedTuple):
    """Who learns, at which kind of table, and what is played there."""

    game: str
    yours: tuple[Seat, ...]
    play: Callable[[Lesson], None]
    charter: dict[str, Any] = {}  # noqa: RUF012 - read, never written


def act(type: str, **keys: Any) -> Written:
    """An action as the record writes it; `from_` is "from"."""
    return {"type": type, **{key.rstrip("_"): value for key, value in keys.items()}}


class Lesson:
    """Played by a plot: `play` is for the others, `look` and `ask` are the learner's steps."""

    def __init__(self, plot: Plot) -> None:
        self.game, self.yours = plot.game, plot.yours
        self.charter = Charter(game=plot.game, **plot.charter)
        self.steps: list[Written] = []
        self.board: Written = {}
        self.notes: dict[Seat, Written] = {}
        self.lay()

    def lay(self) -> None:
        """Another table: what follows happens there."""
        version = Setup(self.charter).game.rules_version
        self.entries: list[Entry] = [Opened(self.charter, "", version, b"lesson", 0.0)]
        self.table = Table.of("lesson", iter(self.entries))
        self.heard = self.table.moment
        """Up to here the learner has been told what happened."""

    # -- the others --------------------------------------------------------------------------------

    def play(self, type: str, **keys: Any) -> None:
        """Whoever must act does this."""
        assert self.table.to_act not in self.yours, "the learner does that"
        self._command([act(type, **keys)])

    def prepare(self, *actions: Written) -> None:
        """Done before the learner sits down: nothing of it is told."""
        for action in actions:
            self._command([action])
        self.heard = self.table.moment

    def _command(self, actions: Sequence[Written]) -> None:
        played(self.table, self.entries, actions)

    # -- the learner -------------------------------------------------------------------------------

    def look(self, id: str, show: Sequence[Any] = (), possible: bool = False) -> None:
        """A step at which there is something to see, and nothing to do. `show`: places that the
        page points at; `possible`: where Jack can be, as the notebook proves it."""
        self._step(id, show, possible, asked=False)

    def ask(
        self,
        id: str,
        *command: Written,
        show: Sequence[Any] = (),
        possible: bool = False,
    ) -> None:
        """The learner does this, as one command."""
        step = self._step(id, show, possible, asked=True)
        step["answers"] = [self._answer(command)]
        self._why(step, self.table)
        self._command(command)
        self.heard = self.table.moment

    def search(
        self, id: str, *vain: int, found: int | None = None, possible: bool = False, **keys: Any
    ) -> None:
        """The learner searches these circles in any order. With `found` a clue ends it, whenever it
        is asked for; without, all of them are asked in vain."""
        step = self._step(id, (), possible, asked=True)
        searches = {circle: act("search", circle=circle, **keys) for circle in vain}
        orders = [set(c) for n in range(len(vain) + 1) for c in combinations(vain, n)]
        if found is None:
            orders.pop()
        for number, asked in enumerate(orders):
            table, entries = self._anew()
            for circle in vain:
                if circle in asked:
                    played(table, entries, [searches[circle]])
            node = step
            if number:
                frame = self._frame(table, None)
                node = self._changes(frame) | {"turn": without(frame["turn"], "question")}
                step.setdefault("detours", []).append(node)
            node["answers"] = []
            for circle in vain:
                after = asked | {circle}
                if circle not in asked:
                    answer = self._answer([searches[circle]], table, entries)
                    if after in orders:
                        answer["detour"] = orders.index(after) - 1
                    node["answers"].append(answer)
            if found is not None:
                clue = act("search", circle=found, **keys)
                node["answers"].append(self._answer([clue], table, entries))
            self._why(node, table)
        for circle in vain if found is None else (found,):
            self._command([act("search", circle=circle, **keys)])
        self.heard = self.table.moment

    def attempt(self, id: str, place: Any, show: Sequence[Any] = ()) -> None:
        """The learner tries what cannot be, and reads why."""
        step = self._step(id, show, False, asked=True)
        self._why(step, self.table)
        step["attempt"] = str(place)
        reasons = step["why"]["others"]
        assert any(str(place) in each["places"] for each in reasons), f"{place} is like the rest"

    def _step(self, id: str, show: Sequence[Any], possible: bool, asked: bool) -> Written:
        frame = self._frame(self.table, None)
        turn = without(frame["turn"], "question")
        assert not asked or turn["to_act"] in self.yours, (id, turn["to_act"])
        step: Written = {"id": id} | self._changes(frame)
        step["turn"] = turn if asked else without(turn, "legal")
        if self.heard != self.table.moment:
            step["told"] = self._frame(self.table, self.heard)["told"]
        if (ending := outlet.ending(self.table.moment)) is not None:
            step["ending"] = {"winner": ending.winner, "reason": ending.reason}
        if show:
            step["show"] = [str(each) for each in show]
        if possible:
            step["possible"] = self._possible()
        self.board |= frame["board"]
        for seat, own in frame["notes"].items():
            self.notes[seat] = self.notes.get(seat, {}) | own
        self.heard = self.table.moment
        self.steps.append(step)
        return step

    def _anew(self) -> tuple[Table, list[Entry]]:
        """The same table once more, to try something at."""
        entries = list(self.entries)
        return Table.of("lesson", iter(entries)), entries

    def _answer(
        self,
        command: Sequence[Written],
        table: Table | None = None,
        entries: Sequence[Entry] | None = None,
    ) -> Written:
        """What the learner is told when he has done this."""
        tried = list(self.entries if entries is None else entries)
        trial = Table.of("lesson", iter(tried))
        before = trial.moment
        played(trial, tried, command)
        return {"actions": list(command), "told": self._frame(trial, before)["told"]}

    # -- what leaves -------------------------------------------------------------------------------

    def _frame(self, table: Table, since: Moment | None) -> Written:
        """What the page would be told since then; from the beginning if not said."""
        if since is None:
            whole, _ = outlet.welcome(table, self.yours, None, 0, frozenset(), 0.0)
            frame = json.loads(whole)
        else:
            frame = json.loads(outlet.happened(table, since, table.moment, self.yours, 0.0))
        told = [plain(each) for each in frame["events"]]
        return {key: frame[key] for key in ("board", "notes", "turn")} | {"told": told}

    def _changes(self, frame: Written) -> Written:
        """What lies otherwise than the learner last saw it."""
        board = changed(self.board, frame["board"])
        notes = {
            seat: now
            for seat, own in frame["notes"].items()
            if (now := changed(self.notes.get(seat, {}), own))
        }
        return ({"board": board} if board else {}) | ({"notes": notes} if notes else {})

    def _possible(self) -> list[str]:
        """Where Jack can be, by what this seat has been told and by proof alone."""
        seat = self.yours[0]
        heard = [
            redact(each.event, SPECTATOR if seat == JACK else seat) for each in self.table.events
        ]
        opening, view = self.table.setup.opening, self.table.position.view(seat)
        inquiry = notebook.Inquiry(
            self.game, opening.state.table, seat, heard, view, "possible", None, "uniform"
        )
        return [str(circle) for circle in notebook.answer(inquiry)["now"]]

    def _why(self, step: Written, table: Table) -> None:
        """Why other places cannot be chosen: each sentence once, "{}" for the place. What is said
        of most places stands by itself, and holds for all that are not named."""
        position, seat = table.position, table.to_act
        assert seat is not None
        found: dict[str, list[Place]] = {}
        for place in places(self.game):
            wanted = meant(self.game, position.state.table, seat, place)
            if wanted is None:
                continue
            why = position.why_not(seat, read_action(table.setup.game.actions, wanted))
            if why is not None:
                found.setdefault(json.dumps(reason(why, place)), []).append(place)
        if found:
            most = max(found, key=lambda written: len(found[written]))
            few = [json.loads(w) | {"places": where} for w, where in found.items() if w != most]
            step["why"] = {"rest": json.loads(most), "others": few}

    def file(self) -> str:
        """As it is kept: one step on each line."""
        setup = self.table.setup
        head = {
            "game": self.game,
            "yours": self.yours,
            "seating": write_setup(setup.options, setup.seating),
        }
        steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in self.steps)
        return json.dumps(head, separators=(",", ":"))[:-1] + f',"steps":[\n{steps}\n]}}\n'


def played(table: Table, entries: list[Entry], actions: Sequence[Written]) -> None:
    """Whoever must act at this table does these."""
    entry = Played(table.played, [{"seat": table.to_act, **action} for action in actions], 0.0)
    table.apply(entry)
    entries.append(entry)


def plain(told: Written) -> Written:
    """Without seals, and without the prose: the page has its own."""
    known = {seat: {"event": own["event"]} for seat, own in told.get("known", {}).items()}
    return {"number": told["number"], "event": told["event"]} | ({"known": known} if known else {})


def without(fields: Written, key: str) -> Written:
    return {name: value for name, value in fields.items() if name != key}


def changed(before: Written, now: Written) -> Written:
    return {key: value for key, value in now.items() if before.get(key, ...) != value}


def reason(sentence: Sentence, place: Place) -> Written:
    """The sentence, and how it was made for those who speak another language; "{}" is the place."""

    def put_in(part: Any) -> Any:
        if isinstance(part, dict):
            return part | {"given": {name: put_in(each) for name, each in part["given"].items()}}
        if isinstance(part, list):
            return [put_in(each) for each in part]
        return "{}" if str(part) == place else part

    made = wording(sentence)
    assert made is not None
    return {"why": re.sub(rf"\b{place}\b", "{}", sentence), "wording": put_in(made)}


# -- what a person means who chooses a place -------------------------------------------------------


def places(game: str) -> Collection[Place]:
    """All that can be pointed at on the board."""
    if game == "mrjack":
        board = hex_board("2006")
        return [*board.spots, *board.exits]
    streets = street_board(game)
    return [*map(str, streets.circles), *streets.crossings]


def meant(game: str, table: Any, seat: Seat, place: Place) -> Written | None:
    """What the page takes a dead place for, as `meant` of the game's face has it."""
    if game == "mrjack":
        return meant_on_hexes(table, seat, place)
    circle = int(place) if place.isdigit() else None
    phase = table.phase.name.lower()
    if circle is None:
        return {
            "deployment": act("deploy", crossing=place),
            "patrolling": act("place-patrol", crossing=place, token="false"),
            "ready": act("reveal", crossing=place),
            "hunting": act("move", to=place, **pawn_of(game, table)),
        }.get(phase)
    return {
        "locations": act("choose-location", circle=circle),
        "beginning": act("begin", circle=circle),
        "hideout": act("choose-hideout", circle=circle),
        "targets": act("place-woman", circle=circle, marked=True),
        "blood": act("kill", circle=circle),
        "escape": act("walk", to=circle),
        "suspicion": act("search", circle=circle, **pawn_of(game, table)),
    }.get(phase)


def pawn_of(game: str, table: Any) -> Written:
    if game == "whitehall":
        return {}
    return {"pawn": table.searching or (table.todo[0] if table.todo else "")}


def meant_on_hexes(table: Any, seat: Seat, place: Place) -> Written | None:
    there = table.standing_on(place)
    phase = table.phase.name.lower()
    if phase == "picking":
        return None if there is None else act("pick", character=there)
    if phase != "playing" or table.turning:
        return None
    if place in ("NW", "NE", "SE", "SW"):
        return act("leave", exit=place)
    return act("accuse" if there and seat != JACK else "move", to=place)
