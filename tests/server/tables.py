"""Tables for tests: people in their seats, and games played over the wire."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from darklantern.core.options import write_options
from darklantern.core.seats import JACK
from tests.at_play import Setup
from tests.server.callers import Browser, Server, Wire, quiet

Chooser = Callable[[list[Any]], Any]


class Gathering(NamedTuple):
    """One person for each seat, and who else is there."""

    table: str
    people: dict[str, Browser]
    wires: dict[str, Wire]

    @property
    def to_act(self) -> str | None:
        return next(iter(self.wires.values())).turn["to_act"]

    async def act(self, choose: Chooser) -> dict[str, Any]:
        """Whoever must act does."""
        wire = self.wires[self.to_act or ""]
        answer = await wire.play(self.to_act or "", choose(wire.turn["legal"]))
        await quiet()
        return answer

    async def play_out(self, choose: Chooser, each: Callable[[int], Any] | None = None) -> int:
        """To the end of the game."""
        count = 0
        while self.to_act is not None:
            answer = await self.act(choose)
            assert answer["type"] == "accepted", answer
            count += 1
            assert count < 5000
            if each is not None:
                await each(count)
        return count


def charter_of(setup: Setup, **more: Any) -> dict[str, Any]:
    charter: dict[str, Any] = {"game": setup.game.name, "options": write_options(setup.options)}
    if setup.game.name == "whitehall":
        charter["figures"] = list(setup.seating.seats[1:])
    if setup.game.name == "whitechapel":
        charter["detectives"] = len(setup.seating.seats) - 1
    return {**charter, "pace": 0, **more}


async def gather(server: Server, charter: dict[str, Any]) -> Gathering:
    """Jack opens the table; the others come by their links."""
    jack = await server.browser().call_me("Jack")
    opened = await jack.open(charter, sit=[JACK])
    people = {JACK: jack}
    for seat, code in opened["links"].items():
        if seat != "police":
            people[seat] = await server.browser().call_me(f"P-{seat}")
            assert (await people[seat].join(code)).status == 200
    wires = {seat: await person.sit(opened["table"]) for seat, person in people.items()}
    return Gathering(opened["table"], people, wires)


def at_random(seed: int | str) -> Chooser:
    """Any action; half the time the kind first, so that rare kinds happen."""
    rng = Random(seed)

    def choose(legal: list[Any]) -> Any:
        if rng.random() < 0.5:
            kind = rng.choice(sorted({action["type"] for action in legal}))
            legal = [action for action in legal if action["type"] == kind]
        return rng.choice(legal)

    return choose
