"""Another world of Letters from Whitechapel that looks the same to a seat.

Three secrets, which do not know of each other: the hideout with the rows of all nights, the marks
on the women lying face down, and the colours of the patrol tokens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from darklantern.core.chance import Rng, weighed
from darklantern.core.events import Event, tells
from darklantern.core.game import State
from darklantern.core.sentences import Sentence
from darklantern.deduction.possible import NothingToDeduce
from darklantern.deduction.worlds import completed, state_after
from darklantern.games.whitechapel.deduce import (
    Notebook,
    current_row,
    possible_hideouts,
    see,
)
from darklantern.games.whitechapel.events import (
    AlarmWhistled,
    DoubleEvent,
    HideoutChosen,
    JackEscaped,
    JackTookCoach,
    JackUsedAlley,
    JackWalked,
    LetterMovedPatrol,
    NightBegan,
    PatrolPlaced,
    PatrolRelocated,
    PatrolRevealed,
    WomanPlaced,
    WomenTurnedOver,
)
from darklantern.games.whitechapel.game import Whitechapel
from darklantern.games.whitechapel.state import (
    FAKE_WOMEN,
    FALSE,
    MARKED_WOMEN,
    STREETS,
    TOKENS,
    Phase,
)
from darklantern.streets.draws import draw_row, searched
from darklantern.streets.rows import Reached


def sample(setup: State, told: Sequence[Event], rng: Rng) -> State:
    """The referee's knowledge in a world drawn from those that this seat cannot exclude."""
    return state_after(Whitechapel(), setup, imagined(setup, told, rng))


def imagined(setup: State, told: Sequence[Event], rng: Rng) -> list[Event]:
    """The events told to a seat, with what was hidden from it filled in."""
    notebook = Notebook(setup.table)
    for event in told:
        notebook = see(notebook, event)
    if notebook.table.phase is Phase.OVER:
        raise NothingToDeduce(Sentence("The game is over: nothing is left to imagine."))
    is_jack = any(isinstance(event, HideoutChosen) and tells(event, "circle") for event in told)
    events = list(told)
    if not is_jack and told:
        events = list(_with_rows(events, *_rows(notebook, rng)))
        events = list(_with_marks(events, rng))
    return list(_with_tokens(events, rng))


# -- Jack's path ----------------------------------------------------------------------------


def _rows(notebook: Notebook, rng: Rng) -> tuple[int, list[tuple[int, ...]]]:
    """A hideout, as likely as it ends rows of all finished nights, and a row of each night."""
    finished = notebook.rows[:-1] if notebook.hunting else notebook.rows
    weights = dict.fromkeys(possible_hideouts(notebook), 1)
    for row in finished:
        ends: dict[int, int] = {}
        for state, count in searched(STREETS, row).layers[-1].items():
            ends[state.circle] = ends.get(state.circle, 0) + count
        weights = {circle: weight * ends[circle] for circle, weight in weights.items()}
    home = weighed(list(weights.items()), rng)
    ended = [row.and_(Reached(home, row.last, False)) for row in finished]
    rows = [draw_row(searched(STREETS, row), rng) for row in ended]
    tonight = current_row(notebook)
    if tonight is not None:
        rows.append(draw_row(searched(STREETS, tonight), rng))
    return home, rows


def _with_rows(
    events: Sequence[Event], home: int, rows: Sequence[tuple[int, ...]]
) -> Iterator[Event]:
    night, at = -1, 0
    for event in events:
        match event:
            case HideoutChosen():
                yield completed(event, circle=home)
            case DoubleEvent():
                at = 1
                yield completed(event, order=rows[night][:2])
            case JackWalked() | JackEscaped() | JackUsedAlley():
                at += 1
                yield completed(event, to=rows[night][at])
            case JackTookCoach():
                at += 2
                yield completed(event, via=rows[night][at - 1], to=rows[night][at])
            case NightBegan():
                night, at = night + 1, 0
                yield event
            case _:
                yield event


# -- the women ------------------------------------------------------------------------------


def _with_marks(events: Sequence[Event], rng: Rng) -> Iterator[Event]:
    """Turned over, they are known; before that any of the hand may lie anywhere."""
    shown = [event.marked for event in events if isinstance(event, WomenTurnedOver)]
    night, hand = 0, list[bool]()
    for event in events:
        if isinstance(event, NightBegan):
            night = event.night
            hand = [True] * MARKED_WOMEN[night] + [False] * FAKE_WOMEN[night]
            rng.shuffle(hand)
        if isinstance(event, WomanPlaced):
            known = event.circle in shown[night - 1] if night <= len(shown) else hand.pop()
            yield completed(event, marked=known)
        else:
            yield event


# -- the patrols ----------------------------------------------------------------------------


def _with_tokens(events: Sequence[Event], rng: Rng) -> Iterator[Event]:
    """What was turned over is known, wherever a letter has moved it; the rest is dealt out."""
    tokens = _tokens(events, rng)
    for place, event in enumerate(events):
        yield completed(event, token=tokens[place]) if isinstance(event, PatrolPlaced) else event


def _tokens(events: Sequence[Event], rng: Rng) -> dict[int, str]:
    """The token of each patrol, by the place of its event in the history."""
    tokens: dict[int, str] = {}
    lying: dict[str, int] = {}
    """Where tonight's tokens lie now."""
    for place, event in enumerate(events):
        match event:
            case NightBegan():
                _deal(tokens, lying, rng)
                lying = {}
            case PatrolPlaced():
                lying[event.crossing] = place
                if tells(event, "token"):
                    tokens[place] = event.token
            case LetterMovedPatrol() | PatrolRelocated():
                lying[event.to] = lying.pop(event.crossing)
            case PatrolRevealed():
                tokens[lying[event.crossing]] = event.token
            case AlarmWhistled():
                at = dict(zip(event.crossings, event.pawns, strict=True))
                tokens.update({placed: at.get(k, FALSE) for k, placed in lying.items()})
    _deal(tokens, lying, rng)
    return tokens


def _deal(tokens: dict[int, str], lying: dict[str, int], rng: Rng) -> None:
    """The tokens not known go where nothing is known, each way as likely."""
    left = list(TOKENS)
    for place in lying.values():
        if place in tokens:
            left.remove(tokens[place])
    rng.shuffle(left)
    for place in lying.values():
        if place not in tokens:
            tokens[place] = left.pop()
