"""What a person types, understood: `57`, `k12`, `coach 37 34`, `a 112`, `done`.

Words may be shortened, and a bare number means the ordinary thing of the phase (walk, move,
search ...). Nothing is guessed: what could mean two actions is asked back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from darklantern.core.actions import Action
from darklantern.core.codec import Malformed, read_action, write
from darklantern.core.game import Game
from darklantern.core.position import Position
from darklantern.core.seats import Seat


class Understood(NamedTuple):
    """Either one action, or several that it may mean, or a sentence why it is none."""

    action: Action | None = None
    choices: Sequence[Action] = ()
    sentence: str = ""


def spelling(action: Action) -> str:
    """How an action is typed in full.

    >>> from darklantern.games.whitehall.actions import Arrest, Coach
    >>> spelling(Coach(37, 34)), spelling(Arrest(57, ability=True))
    ('coach 37 34', 'arrest 57 ability')
    """
    return " ".join((action.type, *_arguments(action)))


def _arguments(action: Action) -> Iterator[str]:
    for key, value in write(action).items():
        if key == "type":
            continue
        if value is True:
            yield key
        elif value is False:
            yield f"not-{key}"
        elif isinstance(value, list):
            yield from map(str, value)
        else:
            yield str(value)


def understand(position: Position, seat: Seat, typed: str) -> Understood:
    """Which legal action was meant; where none was, why not."""
    words = typed.lower().replace(",", " ").split()
    legal = position.legal
    named = [a for a in legal if _says(words, a)]
    bare = [a for a in legal if _fits(words, list(_arguments(a)))] if words else []
    plain = [a for a in bare if position.game.plain(a)]
    for fitting in (_exact(words, named), plain, bare, named):
        if len(fitting) == 1:
            return Understood(action=fitting[0])
        if fitting:
            return Understood(choices=fitting)
    return Understood(sentence=_why_not(position, seat, words))


def _says(words: Sequence[str], action: Action) -> bool:
    """Whether the words begin with (the beginning of) the action's name, and go on as it does."""
    if not words or not words[0][0].isalpha():
        return False
    return action.type.startswith(words[0]) and _begins(words[1:], list(_arguments(action)))


def _exact(words: Sequence[str], actions: Sequence[Action]) -> list[Action]:
    return [a for a in actions if len(list(_arguments(a))) == len(words) - 1]


def _begins(words: Sequence[str], arguments: Sequence[str]) -> bool:
    return len(words) <= len(arguments) and all(map(_matches, words, arguments))


def _fits(words: Sequence[str], arguments: Sequence[str]) -> bool:
    return len(words) == len(arguments) and all(map(_matches, words, arguments))


def _matches(word: str, argument: str) -> bool:
    """A number matches itself and the crossing of that number; a word may be shortened."""
    if word[0].isdigit() or argument[-1].isdigit():
        return argument in (word, f"k{word}")
    return argument.lower().startswith(word)


def _why_not(position: Position, seat: Seat, words: Sequence[str]) -> str:
    reasons = [reason for _, reason in judge(position, seat, words)]
    now = [reason for reason in reasons if not reason.startswith("Not now")]
    named = any(name.startswith(words[0]) for name in position.game.actions) if words else False
    if now or (reasons and named):
        return (now or reasons)[0]
    return "That is no action here: ? lists what is legal, help explains the rest."


def judge(position: Position, seat: Seat, words: Sequence[str]) -> list[tuple[Action, str]]:
    """Every action that the words can spell, legal or not, with what is to be said of it."""
    found = []
    for action in _spelled(position.game, words):
        reason = position.why_not(seat, action)
        found.append((action, reason or "legal."))
    return found


def _spelled(game: Game, words: Sequence[str]) -> Iterator[Action]:
    for name, cls in game.actions.items():
        if words and words[0][0].isalpha() and name.startswith(words[0]):
            yield from _with_arguments(game, name, cls, words[1:])
        elif words:
            yield from _with_arguments(game, name, cls, words)


def _with_arguments(
    game: Game, name: str, cls: type[Action], words: Sequence[str]
) -> Iterator[Action]:
    keys = [key for key in cls.__annotations__ if not key.startswith("__")]
    flags = {word: True for word in words if word in keys}
    values = [word for word in words if word not in flags]
    free = [key.rstrip("_") for key in keys if key not in flags][: len(values)]
    if len(free) != len(values):
        return
    for given in (_numbers(values), [f"k{v}" if v.isdigit() else v for v in values]):
        try:
            yield read_action(
                game.actions, {"type": name, **dict(zip(free, given, strict=True)), **flags}
            )
        except Malformed:
            continue
        return


def _numbers(values: Sequence[str]) -> list[Any]:
    return [int(v) if v.isascii() and v.isdigit() and len(v) < 6 else v for v in values]


def listing(actions: Sequence[Action], limit: int = 60) -> str:
    """Legal actions, one line a kind; long kinds are counted, and shown when asked for."""
    lines = []
    for kind, group in groupby(sorted(actions, key=lambda a: a.type), key=lambda a: a.type):
        spelled = [" ".join(_arguments(action)) for action in group]
        if len(spelled) > limit:
            lines.append(f"  {kind}  ({len(spelled)}; `? {kind}` lists them)")
        else:
            lines.append(f"  {kind}  {', '.join(filter(None, spelled))}".rstrip())
    return "\n".join(lines)
