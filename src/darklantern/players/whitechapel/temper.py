"""How Whitechapel's Jack thinks, in numbers: what `wary` goes by."""

from __future__ import annotations

from typing import NamedTuple

from darklantern.players.streets.belief import Walker
from darklantern.players.whitechapel.hunch import WALKERS
from darklantern.players.whitechapel.picture import Manner
from darklantern.players.whitechapel.stand import Weights


class Outlook(NamedTuple):
    """How likely he gets home from a circle: the terms of a logistic sum, learnt from games."""

    level: float = 1.0
    danger: float = -0.75
    """Of the safest way home, as the pawns will stand."""
    steps: float = -0.4
    spare: float = 0.14
    """Spaces left beyond the steps home."""
    short: float = 0.5
    """The first three of them once more."""
    reached: float = -0.6
    """Pawns with the circle in reach; then those that are two, and four crossings off."""
    near: float = -0.16
    nearish: float = 0.16
    door: float = -0.7
    """Pawns at his door."""


class Temper(NamedTuple):
    """How Jack thinks: his strength, and his habits."""

    walkers: tuple[Walker, ...] = WALKERS
    foresees: int = 1
    """How many rounds he gives the police's pawns to find their stand; 0: he looks at where they
    can be, not at where they would be."""
    expects: tuple[Manner, ...] = (
        Manner(goals=10, rounds=1),
        Manner(walkers=WALKERS, weights=Weights(1.0, 0.0, 0.3, 0.05)),
    )
    """The police that he expects, each as likely."""
    mood: float = 0.03
    """Steps as much worse than the best are taken less often, by a factor of e."""
    share: float = 1.5
    """What his own share of the belief costs where a pawn can name him."""
    unseen: float = 0.04
    """So much of the chance of an arrest never comes: they have too much else to ask."""
    stray_cover: float = 0.2
    """How likely a pawn is where it could be and is not expected."""
    outlook: Outlook = Outlook()
    detours: float = 0.4
    """How often he walks by way of some other circle."""
    coach: float = 0.06
    alley: float = 0.03
    """What must be gained for a special movement to be spent, while it could still be needed."""
    starts: tuple[int, ...] = (0, 3, 2, 1, 1)
    """Nearer to home than this he does not like to kill, night by night: it tells too much."""
    start: tuple[float, float, float] = (4.2, -0.5, -0.6)
    """The chance to get home after a kill: level, for a step, for the danger of the way."""
    patience: tuple[float, ...] = (0.0, 0.8, 0.7, 0.6, 0.5)
    """By the Time of the Crime: he waits while no victim gives him such a chance."""
    kept: tuple[int, ...] = (0, 3, 2, 1, 0)
    """How many of the nearest red circles are kept for later nights."""
    settling: float = 2.0
    """Hideouts so many steps farther from the murders are chosen less often, by a factor of e."""
    hideouts: tuple[tuple[int, float], ...] = ()
    """Where he likes to live, with weights; anywhere alike, if none is named."""
