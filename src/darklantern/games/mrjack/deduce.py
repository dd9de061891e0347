"""Who can be Jack: as the public knows it, and as each seat knows it with its own cards.

The suspects lie in the open: every call clears those who were seen when Jack was not, or the other
way round. Besides, whoever drew an alibi card knows that its character is innocent, and Jack knows
who he is. Nothing else is proof: not leaving, not staying, no choice of cards or moves.

>>> from darklantern.games.mrjack.options import MrJackOptions
>>> from darklantern.games.mrjack.state import opening
>>> table = opening(MrJackOptions())._replace(phase=Phase.PICKING, suspects=("bert", "gull"))
>>> possible(Notebook(table, Notes(alibis=("gull",))))
Suspicion(public=('bert', 'gull'), suspects=('bert',))
"""

from __future__ import annotations

from typing import Any, NamedTuple

from darklantern.core.events import Event, redact
from darklantern.core.seats import SPECTATOR
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce
from darklantern.games.mrjack.evolve import evolve_notes, evolve_table
from darklantern.games.mrjack.state import Notes, Phase, Table


class Suspicion(NamedTuple):
    """Who can be Jack."""

    public: tuple[str, ...]
    """For everybody at the table."""
    suspects: tuple[str, ...]
    """For this seat."""

    def written(self) -> dict[str, Any]:
        return {"public": list(self.public), "suspects": list(self.suspects)}


class Notebook(NamedTuple):
    """What has been told so far."""

    table: Table
    own: Notes = Notes()
    """The cards that this seat has seen; a spectator sees none."""


def see(notebook: Notebook, event: Event) -> Notebook:
    """The notebook after one more event, told as the seat heard it."""
    table = evolve_table(notebook.table, redact(event, SPECTATOR))
    return Notebook(table, evolve_notes(notebook.own, event))


def possible(notebook: Notebook) -> Suspicion:
    """Who can be Jack now."""
    table, own = notebook
    if table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: there is nothing left to deduce."))
    if table.phase is Phase.IDENTITY:
        raise NothingToDeduce(Sentence("Nobody is Jack yet: there is nothing to deduce."))
    if own.identity is not None:
        return Suspicion(table.suspects, (own.identity,))
    left = tuple(suspect for suspect in table.suspects if suspect not in own.alibis)
    return Suspicion(table.suspects, left)
