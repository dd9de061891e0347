"""Another world of Mr. Jack that looks the same to a seat: who Jack is, what the alibis show."""

from __future__ import annotations

from collections.abc import Sequence

from darklantern.core.chance import Rng
from darklantern.core.events import Event, tells
from darklantern.core.game import State
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.worlds import completed, state_after
from darklantern.games.mrjack.deduce import Notebook, possible, see
from darklantern.games.mrjack.events import AlibiDrawn, IdentityDealt
from darklantern.games.mrjack.game import MrJack
from darklantern.games.mrjack.state import CHARACTERS, Phase


def sample(setup: State, told: Sequence[Event], rng: Rng) -> State:
    """The referee's knowledge in a world drawn from those that this seat cannot exclude."""
    return state_after(MrJack(), setup, imagined(setup, told, rng))


def imagined(setup: State, told: Sequence[Event], rng: Rng) -> list[Event]:
    """The events told to a seat, with what was hidden from it filled in.

    Whoever Jack is, the cards that nobody has seen are dealt in as many ways: each is as likely.
    """
    notebook = Notebook(setup.table)
    for event in told:
        notebook = see(notebook, event)
    if notebook.table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: nothing is left to imagine."))
    if not told:
        return []
    identity = rng.choice(possible(notebook).suspects)
    unseen = [c for c in CHARACTERS if c != identity and c not in notebook.own.alibis]
    rng.shuffle(unseen)
    events: list[Event] = []
    for event in told:
        if isinstance(event, IdentityDealt):
            event = completed(event, character=identity)
        if isinstance(event, AlibiDrawn) and not tells(event, "character"):
            event = completed(event, character=unseen.pop())
        events.append(event)
    return events
