"""The computer players at one table: each hears what its seat is told, and chooses for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from darklantern.core.actions import Action
from darklantern.core.events import Event, redact
from darklantern.core.record import Playthrough
from darklantern.core.seats import Seat
from darklantern.players.player import Chair, Player, in_peace


class Company:
    """Not a player: like the dealer it serves the referee, and redacts what it passes on."""

    def __init__(self, playthrough: Playthrough, players: Mapping[Seat, Player]) -> None:
        self.playthrough, self.players = playthrough, players
        self._heard: dict[Seat, list[Event]] = {seat: [] for seat in players}
        self._steps_heard = dict.fromkeys(players, 0)

    def choose(self, seat: Seat, hurry: Callable[[], bool] = in_peace) -> Action:
        """What the computer in this seat does now."""
        position = self.playthrough.position
        chair = self.chair(seat, hurry)
        return self.players[seat].choose(position.view(seat), position.legal, chair)

    def chair(self, seat: Seat, hurry: Callable[[], bool] = in_peace) -> Chair:
        """Where the player of this seat sits, told of all that has happened by now."""
        heard, steps = self._heard[seat], self.playthrough.steps
        for step in steps[self._steps_heard[seat] :]:
            heard += (redact(event, seat) for event in step.events)
        self._steps_heard[seat] = len(steps)
        player = self.players[seat]
        seats = tuple(s for s, other in self.players.items() if other is player)
        seating = self.playthrough.seating
        return Chair(self.playthrough.game, seating, seats, heard, hurry)
