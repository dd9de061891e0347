"""What can be asked in Mr. Jack. All but cards lies in the open, so every choice is tried.

who      the witnesses have answered: who alone can Jack be now?
split    the detective's last choice of a turn: the one that divides the suspects most evenly
catch    Jack is known to the detective: the one card of those face up that can accuse him now
crowd    Jack's last choice of a turn: the one that leaves most others under suspicion with him
dark     Jack's last choice of a turn: the only one after which he is not seen
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from darklantern.core.codec import write
from darklantern.core.events import redact
from darklantern.core.game import State, View
from darklantern.core.seats import JACK, SPECTATOR
from darklantern.games.mrjack import rules
from darklantern.games.mrjack.actions import Accuse, Leave, Manhole, Pick, Whistle
from darklantern.games.mrjack.evolve import evolve_table
from darklantern.games.mrjack.seats import DETECTIVE
from darklantern.games.mrjack.state import CARDS_A_TURN, WATSON, Notes, Phase, Table
from darklantern.puzzles.moment import Moment
from darklantern.puzzles.puzzle import Difficulty, Json, Posed

FEWEST_SUSPECTS = 3


def suspects_of(moment: Moment) -> tuple[str, ...]:
    """Who can be Jack, as far as this seat knows; Jack's own seat asks as everybody sees it."""
    table: Table = moment.table
    if moment.seat == JACK:
        return table.suspects
    notes: Notes = moment.view.notes
    return tuple(suspect for suspect in table.suspects if suspect not in notes.alibis)


# -- who is Jack? -------------------------------------------------------------------------------


def who(moment: Moment) -> Posed | None:
    """One call, and what the detective holds, clear all but one."""
    table: Table = moment.table
    if moment.seat != DETECTIVE or table.phase is not Phase.CLEARING:
        return None
    before = suspects_of(moment)
    if len(before) < FEWEST_SUSPECTS:
        return None
    cleared = rules.cleared_by_the_answer(table)
    left = [suspect for suspect in before if suspect not in cleared]
    if len(left) != 1:
        return None
    because = tuple(_light(table, suspect) for suspect in before)
    alibis = tuple(c for c in moment.view.notes.alibis if c in table.suspects)
    because += tuple({"fact": "alibi", "character": c} for c in alibis)
    measures = {"suspects": len(before), "alibis": len(alibis)}
    difficulty: Difficulty = (
        "easy" if len(before) == FEWEST_SUSPECTS else "medium" if len(before) == 4 else "hard"
    )
    choices = table.suspects
    return Posed("who", left[0], choices, difficulty, measures, because)


def _light(table: Table, character: str) -> Json:
    """Why this character is seen, or that it is not (J8)."""
    here, hexes = table.place(character), table.hexes
    told: Json = {"character": character}
    for post in table.lit:
        if here in hexes.board.around((post,)):
            return {"fact": "lit", **told, "by": post}
    for there in hexes.by_street[here]:
        other = table.standing_on(there)
        if other is not None:
            return {"fact": "beside", **told, "by": other}
    if here in hexes.board.sight(table.place(WATSON), table.facing):
        return {"fact": "lantern", **told}
    return {"fact": "dark", **told}


# -- the last choice of a turn ------------------------------------------------------------------


def split(moment: Moment) -> Posed | None:
    if moment.seat != DETECTIVE:
        return None

    def evenness(seen: Sequence[str], suspects: Sequence[str]) -> int:
        return min(len(seen), len(suspects) - len(seen))

    return _last_choice(moment, "split", evenness)


def crowd(moment: Moment) -> Posed | None:
    if moment.seat != JACK:
        return None
    me = moment.view.notes.identity

    def company(seen: Sequence[str], suspects: Sequence[str]) -> int:
        return len(seen) if me in seen else len(suspects) - len(seen)

    return _last_choice(moment, "crowd", company)


def _last_choice(
    moment: Moment, kind: str, worth: Callable[[Sequence[str], Sequence[str]], int]
) -> Posed | None:
    """The one choice that is worth more than every other, the call being made right after it."""
    tried = _tried(moment)
    suspects = suspects_of(moment)
    if len(tried) < FEWEST_SUSPECTS or len(suspects) < FEWEST_SUSPECTS:
        return None
    worths = [worth(seen, suspects) for _, seen in tried]
    best, second = sorted(worths, reverse=True)[:2]
    if best == second:
        return None
    choices = tuple(written for written, _ in tried)
    answer = worths.index(best)
    others = {
        str(n): ({"fact": "seen", "characters": list(seen)},) for n, (_, seen) in enumerate(tried)
    }
    measures = {
        "choices": len(tried),
        "suspects": len(suspects),
        "best": best,
        "second": second,
    }
    difficulty: Difficulty = "easy" if len(tried) <= 8 else "medium" if len(tried) <= 16 else "hard"
    return Posed(
        kind, choices[answer], choices, difficulty, measures, others[str(answer)], (), others
    )


def _tried(moment: Moment) -> list[tuple[Json, tuple[str, ...]]]:
    """Every choice with the suspects who would be seen; none where the turn would go on, or where
    it could end the game instead."""
    table: Table = moment.table
    if table.phase is not Phase.PLAYING or table.played != CARDS_A_TURN - 1:
        return []
    suspects, tried = suspects_of(moment), []
    for action in moment.legal:
        if isinstance(action, Leave):
            return []
        if isinstance(action, Accuse):
            continue
        after = _after(table, action)
        if after.phase is not Phase.ALIBI and not rules.part_over(after):
            return []
        seen = rules.seen_characters(after)
        tried.append((write(action), tuple(s for s in suspects if s in seen)))
    return tried


def _after(table: Table, action: Any) -> Table:
    """What lies in the open decides what these actions do: accusing and leaving are not asked."""
    event = rules.decide(State(table, {}), action)
    return evolve_table(table, redact(event, SPECTATOR))


# -- catch him ----------------------------------------------------------------------------------


def catch(moment: Moment) -> Posed | None:
    """One card of those face up can bring its character to Jack's hex in this very move."""
    table: Table = moment.table
    if moment.seat != DETECTIVE or table.phase is not Phase.PICKING or moment.to_act != DETECTIVE:
        return None
    suspects = suspects_of(moment)
    if len(suspects) != 1 or len(table.cards) < 2:
        return None
    (jack,) = suspects
    ways = {card: _way_to(moment, card, jack) for card in table.cards}
    able = [card for card, way in ways.items() if way is not None]
    if len(able) != 1:
        return None
    way = ways[able[0]] or ()
    because = tuple({"fact": "play", "action": write(action)} for action in way)
    measures = {"choices": len(table.cards), "actions": len(way)}
    difficulty: Difficulty = (
        "hard" if len(way) > 2 else "medium" if len(table.cards) > 2 else "easy"
    )
    return Posed("catch", able[0], table.cards, difficulty, measures, because)


def _way_to(moment: Moment, card: str, jack: str) -> tuple[Any, ...] | None:
    """What the card's player does to accuse Jack; nothing where that cannot be done."""
    picked = Pick(card)
    table = _after(moment.table, picked)
    return next(_accusing(View(moment.seat, table, moment.view.notes), jack, (picked,)), None)


def _accusing(view: View, jack: str, done: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The ways to accuse him, at once or with the ability first; the shortest of each begin."""
    table: Table = view.table
    if table.phase is not Phase.PLAYING or table.moved:
        return
    legal = rules.legal_actions(view)
    accused = Accuse(table.place(jack))
    if accused in legal:
        yield (*done, accused)
        return
    for action in legal:
        if isinstance(action, Manhole | Whistle) or table.turning:
            yield from _accusing(view._replace(table=_after(table, action)), jack, (*done, action))


KINDS: Mapping[str, Callable[[Moment], Posed | None]] = {
    "who": who,
    "split": split,
    "catch": catch,
    "crowd": crowd,
}
