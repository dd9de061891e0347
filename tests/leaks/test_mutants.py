"""Mutants: leaks planted on purpose. Each must turn one of the leak tests red."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from darklantern.core import position as position_module
from darklantern.core.actions import Action
from darklantern.core.events import Event, known_to, public
from darklantern.core.game import State, View
from darklantern.core.seats import JACK
from darklantern.games.whitehall.actions import Search, Walk
from darklantern.games.whitehall.events import FigureDone, JackWalked
from darklantern.games.whitehall.game import Whitehall
from darklantern.games.whitehall.state import STREETS, Phase, Table
from tests.at_play import play_out, some_setups, strangers
from tests.leaks.test_canaries import DOORS, doors_used
from tests.leaks.worlds import Twin, compare, find_twin

PLAIN = some_setups("whitehall", 1)[0]


@pytest.fixture(scope="module")
def twins() -> list[tuple[Any, Twin]]:
    """Twins for yellow, found in the honest game."""
    rng, found = Random(1), []
    for seed in range(8):
        playthrough = play_out(PLAIN, f"mutant {seed}")
        twin = find_twin(playthrough, "yellow", rng, 45)
        if twin is not None:
            found.append((playthrough, twin))
    assert len(found) >= 6
    return found


def compare_all(game: Any, twins: list[tuple[Any, Twin]]) -> None:
    for playthrough, twin in twins:
        compare(game, playthrough, twin, strangers("whitehall"), Random(2))


def test_the_honest_game_passes(twins: list[tuple[Any, Twin]]) -> None:
    compare_all(Whitehall(), twins)


class ToldByNumber(Whitehall):
    """When Jack stands in yellow's reach, one event more is told."""

    def follows(self, state: State) -> Event | None:
        table: Table = state.table
        row = state.notes[JACK].row
        if table.phase is Phase.TURN_ENDS and row[-1] % 2 and table.found is None:
            return Mumbled()
        return super().follows(state)

    def evolve_table(self, table: Table, event: Event) -> Table:
        if isinstance(event, Mumbled):
            return table._replace(found=0)
        return super().evolve_table(table, event)._replace(found=None)

    def prose(self, event: Event) -> str:
        return "Somebody mumbles." if isinstance(event, Mumbled) else super().prose(event)


class Mumbled(Event, type="mumbled"):
    pass


class ToldByRefusal(Whitehall):
    """The sentence of a refusal depends on where Jack is."""

    row: tuple[int, ...] = ()

    def decide(self, state: State, action: Action) -> Event:
        self.row = state.notes[JACK].row
        return super().decide(state, action)

    def why_not(self, view: View, action: Action) -> str:
        sentence = super().why_not(view, action)
        if isinstance(action, Search) and action.circle in self.row:
            return sentence + " Warm, though."
        return sentence


class ToldByOptions(ToldByRefusal):
    """Figures are not offered circles where a search would be in vain."""

    def legal_actions(self, view: View) -> Sequence[Action]:
        legal = super().legal_actions(view)
        parity = sum(self.row[-1:]) % 2
        return legal[::-1] if parity and view.seat != JACK else legal

    why_not = Whitehall.why_not


class ToldByState(Whitehall):
    """The table is evolved from the whole event, and keeps what it should not know."""

    def evolve_table(self, table: Table, event: Event) -> Table:
        after = super().evolve_table(table, event)
        if isinstance(event, JackWalked):
            return after._replace(found=event.to)
        return after


@pytest.mark.parametrize("mutant", [ToldByNumber, ToldByRefusal, ToldByOptions])
def test_a_leak_by_number_refusal_or_options_is_seen(
    mutant: type[Whitehall], twins: list[tuple[Any, Twin]]
) -> None:
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        compare_all(mutant(), twins)


def test_the_table_cannot_keep_what_a_spectator_is_not_told(
    twins: list[tuple[Any, Twin]],
) -> None:
    """Fails closed: the field is not there. With redaction switched off the twins see the leak."""
    with pytest.raises(AttributeError, match="no attribute 'to'"):
        compare_all(ToldByState(), twins)


def test_switching_redaction_off_is_seen(
    twins: list[tuple[Any, Twin]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(position_module, "redact", lambda event, viewer: event)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        compare_all(ToldByState(), twins)


class ToldByPublicField(Whitehall):
    """The public number of the space says where Jack went."""

    def decide(self, state: State, action: Action) -> Event:
        event = super().decide(state, action)
        if isinstance(action, Walk):
            return JackStrode(space=event.space, near=action.to, to=action.to)
        return event


class JackStrode(JackWalked, type="jack-strode"):
    space: int = public()
    near: int = public()
    to: int = known_to(JACK)


def test_a_secret_in_a_public_field_is_seen() -> None:
    used = doors_used(PLAIN, ToldByPublicField(), games=1)
    assert "jack-strode.near" in used - DOORS["whitehall"]


class ToldByWalk(Whitehall):
    """A clue is answered with the figure that is nearest to Jack."""

    def decide(self, state: State, action: Action) -> Event:
        event = super().decide(state, action)
        if isinstance(event, FigureDone):
            table: Table = state.table
            near = state.notes[JACK].circle in STREETS.reach[table.crossing]
            return FigureDone(event.figure + (" nervously" if near else ""))
        return event


def test_a_derived_word_is_seen_in_twins() -> None:
    """Not a copy of the secret, so no canary; a twin in which Jack is elsewhere shows it."""
    rng = Random(3)
    for seed in range(60):
        playthrough = play_out(PLAIN, f"derived {seed}")
        twin = find_twin(playthrough, "yellow", rng, 60)
        if twin is None:
            continue
        try:
            compare(ToldByWalk(), playthrough, twin, strangers("whitehall"), rng)
        except AssertionError:
            return
    pytest.fail("no twins showed the leak")
