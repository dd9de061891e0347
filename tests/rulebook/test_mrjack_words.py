"""What is said at the table: the log, the position, the question. It tells what a seat may hear."""

from __future__ import annotations

from random import Random

from darklantern.core.actions import Action
from darklantern.core.events import redact
from darklantern.core.position import Position
from darklantern.core.record import Playthrough
from darklantern.games.mrjack import GAME
from darklantern.games.mrjack.actions import (
    Accuse,
    Face,
    Lamp,
    Leave,
    Move,
    Pick,
    Swap,
    Whistle,
)
from darklantern.games.mrjack.events import EVENTS
from tests.at_play import any_action, play_out, setups
from tests.rulebook.mrjack_table import Evening


def calmly(position: Position, rng: Random) -> Action:
    """Any action, but seldom one that ends the game."""
    action = any_action(position, rng)
    return action if action.type != "accuse" else any_action(position, rng)


def log(table: Evening, *actions: Action) -> list[str]:
    """What the detective hears of these actions."""
    start = len(table.told)
    table.play(*actions)
    return table.hears("detective", table.told[start:])


def test_the_log_of_a_turn() -> None:
    table = Evening(cards=["goodley", "gull", "smith", "watson"], gull="m8", smith="l10")
    assert log(table, Pick("smith"), Lamp("b2", "f9"), Move("k9")) == [
        *("The detective plays Smith.", "Smith puts out b2 and lights f9."),
        *("Smith goes to k9.", "Smith is done."),
    ]
    assert log(table, Pick("watson"), Move("a4"), Face("S")) == [
        *("Jack plays Watson.", "Watson goes to a4.", "Watson faces S.", "Watson is done."),
    ]
    assert log(table, Pick("goodley"), Whistle("smith", "l10"), Whistle("bert", "k9")) == [
        *("Jack plays Goodley.", "The whistle brings Smith to l10 (1 point)."),
        "The whistle brings Bert to k9 (2 points).",
    ]
    assert log(table, Move("m11"), Pick("gull"), Swap("bert"))[2:] == [
        *("The detective plays Gull.", "Gull and Bert change places.", "Gull is done."),
        "The witnesses are called: Jack is seen.",
        "Cleared: Bert, Stealthy and Watson.",
        *("Gaslight 1 goes out on f9.", "Turn 2 begins."),
        "The cards of this turn: Bert, Holmes, Lestrade and Stealthy.",
    ]


def test_the_last_line_names_the_winner() -> None:
    table = Evening(jack="gull", cards=["lestrade"], gull="e6")
    table.pick("lestrade")
    (line,) = log(table, Accuse("e6"))
    assert line == "Lestrade accuses Gull: right, it is Jack! The detective wins."
    table = Evening(jack="gull", turn=2, seen=False, cards=["gull"], gull="l6")
    table.pick("gull")
    (line,) = log(table, Leave("SE"))
    assert line == "Gull leaves by SE: it was Jack! Jack wins."


def test_every_event_has_words_for_every_viewer() -> None:
    unheard = set(EVENTS)
    for setup in setups("mrjack"):
        for seed in range(40):
            playthrough: Playthrough = play_out(setup, f"words {seed}", calmly)
            for step in playthrough.steps:
                for event in step.events:
                    unheard.discard(event.type)
                    for viewer in ("jack", "detective", "spectator"):
                        assert GAME.prose(redact(event, viewer)).endswith((".", "!"))
    assert unheard <= {"character-stayed", "jack-left"}


def test_the_position_tells_a_spectator_what_lies_in_the_open() -> None:
    table = Evening(jack="gull", cards=["holmes"])
    table.pick("holmes")
    text = GAME.describe(table.position.view("spectator"))
    assert "Turn 1 of 8; the witness card says: seen" in text
    assert "Holmes    g5   suspect, seen" in text
    assert "Watson    a3   suspect, in the dark, facing NE" in text
    assert "Gaslights lit: b2 (goes out in turn 1)" in text
    assert "cordons: NE, SW" in text
    assert "You are" not in text


def test_the_position_tells_each_seat_its_own_cards() -> None:
    table = Evening(jack="gull", turn=2, drawn=[("detective", "bert"), ("jack", "smith")])
    jack = GAME.describe(table.position.view("jack")).splitlines()
    detective = GAME.describe(table.position.view("detective")).splitlines()
    assert jack[-3:] == [
        *("Alibi cards drawn: detective 1, jack 1", "You are Gull", "Your alibi cards: Smith"),
    ]
    assert detective[-1] == "Your alibi cards: Bert"
    assert jack[:-2] == detective[:-1]


def test_the_question_says_what_is_asked() -> None:
    table = Evening(cards=["goodley", "gull", "smith", "watson"])
    ask = lambda: GAME.question(table.position.view())  # noqa: E731
    assert ask() == "Detective, pick a character: Goodley, Gull, Smith and Watson."
    table.pick("smith")
    assert ask() == "Detective, move Smith, or use the ability first."
    table.play(Move("g9"))
    assert ask() == "Detective, use Smith's ability."
    table.play(Lamp("b2", "f9"), Pick("gull"))
    assert ask() == "Jack, move Gull, or swap him with another character."
    table.play(Swap("watson"))
    assert ask() == "Jack, choose where Watson faces."
    table.play(Face("N"), Pick("goodley"))
    assert ask() == "Jack, move Goodley, or whistle first."
    call = next(a for a in table.legal("whistle") if a.character == "bert")  # type: ignore[attr-defined]
    table.play(call)
    assert ask().startswith("Jack, the whistle goes on: ")


def test_the_question_of_chance_and_of_nobody() -> None:
    table = Evening(cards=["holmes"])
    table.play(Pick("holmes"), Move("g6"))
    assert GAME.question(table.position.view()) == "Chance decides: an alibi card is drawn."
    table = Evening(jack="bert", cards=["lestrade"], gull="e6")
    table.play(Pick("lestrade"), Accuse("e6"))
    assert GAME.question(table.position.view()) == "The game is over."


def test_a_bare_word_means_a_card_a_hex_or_a_direction() -> None:
    for action in (Pick("gull"), Move("g5"), Face("N")):
        assert GAME.plain(action)
    for action in (Accuse("g5"), Leave("NW"), Swap("gull"), Whistle("gull", "g5")):
        assert not GAME.plain(action)
