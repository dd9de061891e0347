"""`darklantern play`: a game in the terminal, on one screen or against the computer.

Between two people who keep secrets from each other the screen is cleared and says who is next;
nothing is shown until that person is there. Everything printed has gone through `redact`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from darklantern.cli.typed import judge, listing, spelling, understand
from darklantern.cli.wishes import (
    BadWish,
    add_setup,
    game_named,
    player_named,
    record_at,
    seats_of,
    setup_wanted,
)
from darklantern.core.events import Event, redact
from darklantern.core.game import InvalidSetup
from darklantern.core.record import Playthrough, RecordFault
from darklantern.core.registry import game_names
from darklantern.core.seats import CHANCE, JACK, SPECTATOR, Seat
from darklantern.players.company import Company
from darklantern.players.dealer import Dealer
from darklantern.players.levels import hint_level, level, role_of
from darklantern.players.player import Player, reason_of

COMMANDS = """\
  57, k12          the ordinary thing: walk, move, search ...; `a 57` or `arrest 57` arrests
  coach 37 34      an action by its name (which may be shortened) and its places
  ?                what is legal now;  ? coach  lists one kind
  why 57           why something is not legal, or that it is
  hint, hint easy  what a computer of that level would do in your place, and why
  look             the position as you see it
  log, log 20      the last things that happened, as you heard them
  save FILE        write the game so far (it holds every secret)
  help, quit"""

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Play on one screen: people hand it over, the computer takes the seats you "
        "give it. Type `help` at the table.",
        epilog="commands at the table:\n" + COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("game", nargs="?", metavar="GAME", help=", ".join(game_names()))
    command.add_argument(
        "--computer",
        default="",
        metavar="ROLE[=NAME],...",
        help="seats for the computer: jack, police, or a seat; NAME is a level, such as easy",
    )
    add_setup(command)
    command.add_argument(
        "--apart", action="store_true", help="each police seat is a person of its own"
    )
    command.add_argument("--save", metavar="FILE", help="write the game there after every action")
    command.add_argument("--resume", metavar="FILE", help="go on with a game saved earlier")
    command.add_argument("--seed", type=int, metavar="S", help="make chance and computer repeat")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    if wishes.game is None and wishes.resume is None:
        _ask_what(wishes)
    playthrough = _resumed(wishes) if wishes.resume else _begun(wishes)
    rng: Random = SystemRandom() if wishes.seed is None else Random(wishes.seed)
    computers: dict[Seat, Player] = {}
    for word in filter(None, wishes.computer.split(",")):
        role, _, name = word.partition("=")
        player = player_named(playthrough.game, role, playthrough.seating, name, rng)
        computers |= dict.fromkeys(seats_of(role, playthrough.seating), player)
    return Table(playthrough, computers, Dealer(rng), wishes.apart, wishes.save).play()


def _begun(wishes: argparse.Namespace) -> Playthrough:
    game = game_named(wishes.game)
    return Playthrough(game, *setup_wanted(game, wishes))


def _resumed(wishes: argparse.Namespace) -> Playthrough:
    record = record_at(wishes.resume, 1)
    if wishes.game not in (None, record.game.name):
        raise BadWish(f"{wishes.resume} holds a game of {record.game.name}, not {wishes.game}")
    try:
        playthrough = Playthrough.of(record)
    except (RecordFault, InvalidSetup) as fault:
        raise BadWish(f"{wishes.resume}: {fault}") from None
    wishes.save = wishes.save or wishes.resume
    return playthrough


def _ask_what(wishes: argparse.Namespace) -> None:
    """No game on the command line: ask, with an answer that Enter gives."""
    print("Welcome to Dark Lantern.\n")
    known = game_names()
    wishes.game = _choose("Which game?", known, known[0])
    roles = {
        "jack": "the computer plays the police",
        "police": "the computer plays Jack",
        "both": "two people on this screen",
    }
    for role, meaning in roles.items():
        print(f"  {role:8}{meaning}")
    role = _choose("Which side do you play?", list(roles), JACK)
    others = [seat for seat in game_named(wishes.game).seating(None, None).seats if seat != JACK]
    if not wishes.computer:
        wishes.computer = {"jack": ",".join(others), "police": JACK}.get(role, "")


def _choose(question: str, answers: Sequence[str], usual: str) -> str:
    while True:
        try:
            typed = input(f"{question} ({', '.join(answers)}) [{usual}] ").strip().lower()
        except EOFError:
            raise BadWish("nobody answered; name a game: darklantern play GAME") from None
        fitting = [answer for answer in answers if answer.startswith(typed)] if typed else [usual]
        if typed in answers or len(fitting) == 1:
            return typed if typed in answers else fitting[0]
        print(f"Please answer one of: {', '.join(answers)}.")


class Quit(Exception):
    """Somebody leaves the table."""


class Table:
    """One game on one screen: who sits where, what each has been told, what is asked."""

    def __init__(
        self,
        playthrough: Playthrough,
        computers: dict[Seat, Player],
        dealer: Dealer,
        apart: bool,
        save: str | None,
    ) -> None:
        self.playthrough = playthrough
        self.game = playthrough.game
        self.company = Company(playthrough, computers)
        self.dealer, self.save = dealer, save
        self.people = self._seat_people(apart)
        self.present: str | None = None
        self.heard = dict.fromkeys(self.people.values(), 0)
        """How many events each person has been shown."""

    def _seat_people(self, apart: bool) -> dict[Seat, str]:
        """The person in each seat that no computer takes: Jack, and the police together or not."""
        human = [
            seat for seat in self.playthrough.seating.seats if seat not in self.company.players
        ]
        return {seat: seat if apart or seat == JACK else "the police" for seat in human}

    @property
    def events(self) -> list[Event]:
        return [event for step in self.playthrough.steps for event in step.events]

    def play(self) -> int:
        """Until the game is over, or somebody leaves."""
        try:
            while (seat := self.playthrough.position.seat) is not None:
                if seat in self.people:
                    self._turn_of(seat)
                else:
                    self._computer_turn(seat)
                self._autosave()
        except Quit:
            self._say_where_saved()
            return 0
        self._finish()
        return 0

    def _computer_turn(self, seat: Seat) -> None:
        drawn = seat == CHANCE
        position = self.playthrough.position
        action = self.dealer.draw(position) if drawn else self.company.choose(seat)
        self.playthrough.play(seat, action)

    # -- a person's turn ----------------------------------------------------------------------

    def _turn_of(self, seat: Seat) -> None:
        person = self.people[seat]
        if person != self.present:
            self._hand_over(person)
            self._tell(person, seat)
            print(self.game.describe(self.playthrough.position.view(seat)))
        else:
            self._tell(person, seat)
        position = self.playthrough.position
        question = self.game.question(position.view(seat))
        while True:
            typed = self._read(f"\n{question}\n> ")
            if self._obey(seat, typed):
                continue
            meant = understand(position, seat, typed)
            if meant.action is not None:
                self.playthrough.play(seat, meant.action)
                return
            if meant.choices:
                print("Which one? " + "; ".join(map(spelling, meant.choices[:12])))
            else:
                print(meant.sentence)

    def _hand_over(self, person: str) -> None:
        """A neutral screen between two people: nothing of the last one's stays in sight."""
        alone = len(set(self.people.values())) < 2
        if not alone:
            self._cover()
            self._read(f"Hand the screen to {person.capitalize()}, then press Enter. ")
        self.present = person

    def _cover(self) -> None:
        print(CLEAR if sys.stdout.isatty() else "\n" * 60, end="")

    def _tell(self, person: str, seat: Seat) -> None:
        """What has happened since this person last heard, as the seat hears it."""
        events = self.events
        for event in events[self.heard[person] :]:
            print(f"  {self.game.prose(redact(event, seat))}")
        self.heard[person] = len(events)

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Quit from None

    # -- commands that are no actions -----------------------------------------------------------

    def _obey(self, seat: Seat, typed: str) -> bool:
        """Whether it was a command; then it has been carried out."""
        position = self.playthrough.position
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                return True
            case "?":
                wanted = [a for a in position.legal if a.type.startswith(rest)]
                print(listing(wanted, 60 if not rest else 10_000) or "Nothing of that kind.")
            case "why":
                self._explain(seat, rest.lower().replace(",", " ").split())
            case "hint":
                self._hint(seat, rest)
            case "look":
                print(self.game.describe(position.view(seat)))
            case "log":
                count = int(rest) if rest.isascii() and rest.isdigit() else 12
                for event in self.events[-count:] if count else []:
                    print(f"  {self.game.prose(redact(event, seat))}")
            case "save":
                self._save_as(rest)
            case "help":
                print(COMMANDS)
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def _explain(self, seat: Seat, words: list[str]) -> None:
        judged = judge(self.playthrough.position, seat, words)
        now = [(a, reason) for a, reason in judged if not reason.startswith("Not now")]
        for action, reason in now or judged[:1]:
            print(f"  {spelling(action)}: {reason}")
        if not judged:
            print("Say what: why 57, why coach 37 34, why arrest 112.")

    def _hint(self, seat: Seat, name: str) -> None:
        """What somebody new in this chair would do, told what this person was told."""
        game = self.game.name
        role = role_of(game, seat)
        rng = Random(len(self.playthrough.steps))  # asked again, it says the same
        try:
            rung = level(game, role, name or hint_level(game, role))
        except LookupError as missing:
            print(f"No: {missing.args[0]}.")
            return
        adviser = rung.make(rng)
        mine = [other for other, person in self.people.items() if person == self.people[seat]]
        company = Company(self.playthrough, dict.fromkeys(mine, adviser))
        action = company.choose(seat)
        print(f"  {rung.name} would play: {spelling(action)}. {reason_of(adviser)}")

    # -- saving ---------------------------------------------------------------------------------

    def _save_as(self, path: str) -> None:
        if not path:
            print("Say where: save FILE.")
            return
        try:
            self._write(path)
        except OSError as fault:
            print(f"Not saved: {fault}")
        else:
            print(f"Saved in {path}; go on with: darklantern play --resume {path}")

    def _autosave(self) -> None:
        if self.save:
            self._write(self.save)

    def _write(self, path: str) -> None:
        """All or nothing: a game saved earlier is lost only to one saved whole."""
        text = json.dumps(self.playthrough.written()) + "\n"
        beside = Path(f"{path}.part")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)

    def _say_where_saved(self) -> None:
        if self.save and self.playthrough.steps:
            self._autosave()
            print(f"The game is saved: darklantern play --resume {self.save}")

    # -- the end --------------------------------------------------------------------------------

    def _finish(self) -> None:
        viewer = next(iter(self.people), SPECTATOR)
        if self.present is not None:
            self._tell(self.present, next(s for s, p in self.people.items() if p == self.present))
        elif not self.people:
            for event in self.events:
                print(f"  {self.game.prose(redact(event, viewer))}")
        outcome = self.playthrough.position.outcome
        assert outcome is not None
        reason = outcome.reason.replace("-", " ")
        print(f"\nThe game is over: {outcome.winner.capitalize()} wins ({reason}).")
        print("What was hidden:")
        for event in self.events:
            if not event.is_public:
                print(f"  {self.game.prose(event)}")
        self._say_where_saved()
