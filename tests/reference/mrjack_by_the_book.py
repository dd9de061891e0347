"""Mr. Jack by the book: a second, naive referee, used only to check game records in tests.

It shares no code with the game itself. Every rule is one small function that does literally what
the rulebook or the ruling named beside it says (J1 to J13), by brute force. A record is replayed
with full knowledge: at each action all legal actions are written down, those of chance too, and
the action must be one of them. Actions are counted from 0 in the faults that are reported.

    python tests/reference/mrjack_by_the_book.py BOARD.json FILE.jsonl...
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

Action = dict[str, Any]

CHARACTERS = ["bert", "goodley", "gull", "holmes", "lestrade", "smith", "stealthy", "watson"]
HEAD = {"format": "darklantern/1", "game": "mrjack", "seats": ["jack", "detective"]}
ORDER_OF_ODD_TURNS = ["detective", "jack", "jack", "detective"]
ORDER_OF_EVEN_TURNS = ["jack", "detective", "detective", "jack"]


# ------------------------------------------------------------------ the board, which never changes


def distances(start: str, one_step_from: Callable[[str], list[str]]) -> dict[str, int]:
    """How many steps each hex that can be reached is from `start`."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in one_step_from(here):
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


class Board:
    """One printing of the London board (J1)."""

    def __init__(self, facts: dict[str, Any], printing: str) -> None:
        later = facts["variants"]["revised"] if printing == "revised" else {}
        kinds = {spot["name"]: spot["kind"] for spot in facts["hexes"]}
        self.streets = {name for name in kinds if kinds[name] in ("street", "manhole")}  # J1, J2
        # J1: the printing's own list says where the manholes are, the kind of a hex does not
        holes = later.get("manholes", facts["manholes"])
        self.manholes = {hole["name"]: hole["covered"] for hole in holes}
        self.posts = {post["name"]: post["start"] for post in facts["gaslights"]}
        self.exits = {gate["id"]: gate["name"] for gate in facts["exits"]}
        self.cordons = {gate["id"] for gate in facts["exits"] if gate["cordon"]}
        # J13: an id is the last word of the name; whom the later board leaves out starts as before
        characters = facts["characters"] + later.get("characters", [])
        self.starts = {who["name"].split()[-1].lower(): who for who in characters}

        self.directions = facts["coords"]["directions"]
        place_of = {spot["name"]: (spot["q"], spot["r"]) for spot in facts["hexes"]}
        name_at = {place: name for name, place in place_of.items()}
        self.beside: dict[str, dict[str, str]] = {}  # hex → direction → the hex there, if any
        for name, (q, r) in place_of.items():
            steps = {way: (q + dq, r + dr) for way, (dq, dr) in self.directions.items()}
            self.beside[name] = {way: name_at[at] for way, at in steps.items() if at in name_at}
        # J9: walking distances, on foot along street hexes, everyone ignored
        self.walking = {name: distances(name, self.streets_beside) for name in self.streets}

    def hexes_beside(self, name: str) -> list[str]:
        return list(self.beside[name].values())

    def streets_beside(self, name: str) -> list[str]:
        return [there for there in self.hexes_beside(name) if there in self.streets]


# --------------------------------------------------------------------------------- a game under way


@dataclass
class Card:
    """The character card being played, and what is done and owed for it."""

    character: str
    seat: str
    used: bool  # the ability; true from the start for those whose ability goes with the move
    moved: bool = False
    whistling: bool = False
    whistle_points: int = 3  # J9
    owes_face: bool = False
    owes_alibi: bool = False


@dataclass
class Game:
    board: Board
    stands: dict[str, str]  # character → hex
    facing: str
    tiles: dict[str, str]  # post with a lit tile → "1", "2", "3", "4" or "lit"
    covered: set[str]  # manholes with a cover
    cordons: set[str]  # exits with a cordon
    identity: str | None = None
    alibis: list[str] = field(default_factory=list)  # drawn by either seat
    suspects: list[str] = field(default_factory=lambda: list(CHARACTERS))
    witness_card: str = "seen"  # J13: the table opens on "seen"
    turn: int = 1
    face_up: list[str] = field(default_factory=list)
    for_the_even_turn: list[str] = field(default_factory=list)
    cards_played: int = 0  # in this turn
    card: Card | None = None
    winner: str | None = None
    reason: str | None = None

    def taken(self) -> list[str]:
        return list(self.stands.values())

    def open_manholes(self) -> list[str]:
        return [hole for hole in self.board.manholes if hole not in self.covered]


def new_game(board: Board) -> Game:
    return Game(
        board=board,
        stands={who: board.starts[who]["hex"] for who in CHARACTERS},
        facing=board.starts["watson"]["facing"],
        tiles={post: tile for post, tile in board.posts.items() if tile != "out"},
        covered={hole for hole, is_covered in board.manholes.items() if is_covered},
        cordons=set(board.cordons),
    )


# ----------------------------------------------------------------------------------------- movement


def points(who: str) -> int:  # J2
    return 4 if who == "stealthy" else 3


def cheapest_ways(game: Game, who: str) -> dict[str, int]:  # J2
    """The points it costs `who` to get to each hex; other characters do not matter on the way."""
    crossing = game.board.hexes_beside if who == "stealthy" else game.board.streets_beside
    holes = game.open_manholes()

    def one_point_from(here: str) -> list[str]:
        return crossing(here) + (holes if here in holes else [])

    return distances(game.stands[who], one_point_from)


def reach(game: Game, who: str) -> list[str]:  # J2
    """Where a move can end if nobody stands there; never on its own starting hex."""
    cost = cheapest_ways(game, who)
    return [name for name in cost if name in game.board.streets and 1 <= cost[name] <= points(who)]


def moves(game: Game, who: str) -> list[Action]:  # J2
    return [{"type": "move", "to": to} for to in reach(game, who) if to not in game.taken()]


def accusations(game: Game, who: str, seat: str) -> list[Action]:  # J4
    if seat != "detective":
        return []
    return [{"type": "accuse", "to": to} for to in reach(game, who) if to in game.taken()]


def leavings(game: Game, who: str, seat: str) -> list[Action]:  # J5
    if seat != "jack" or who != game.identity or game.witness_card != "not-seen":
        return []
    cost = cheapest_ways(game, who)
    return [
        {"type": "leave", "exit": gate}
        for gate, name in game.board.exits.items()
        if gate not in game.cordons and name in cost and cost[name] + 1 <= points(who)
    ]


def swaps(who: str) -> list[Action]:  # J3: always possible; rulebook: with any other character
    others = [other for other in CHARACTERS if other != "gull"]
    return [{"type": "swap", "with": other} for other in others] if who == "gull" else []


def ways_to_move(game: Game, who: str, seat: str) -> list[Action]:
    free = moves(game, who) + swaps(who)
    staying: list[Action] = [] if free else [{"type": "stay"}]  # J3
    return free + staying + accusations(game, who, seat) + leavings(game, who, seat)


# ---------------------------------------------------------------------------------------- abilities


def lamps(game: Game) -> list[Action]:  # J10
    out = [post for post in game.board.posts if post not in game.tiles]
    return [{"type": "lamp", "from": lit, "to": post} for lit in game.tiles for post in out]


def cordon_moves(game: Game) -> list[Action]:  # J10
    free = [gate for gate in game.board.exits if gate not in game.cordons]
    return [{"type": "cordon", "from": gate, "to": to} for gate in game.cordons for to in free]


def manhole_moves(game: Game) -> list[Action]:  # J10
    holes = game.open_manholes()
    return [{"type": "manhole", "from": cover, "to": to} for cover in game.covered for to in holes]


def whistles(game: Game) -> list[Action]:  # J9
    assert game.card is not None
    to_goodley = game.board.walking[game.stands["goodley"]]
    return [
        {"type": "whistle", "character": who, "to": there}
        for who, here in game.stands.items()
        for there, cost in game.board.walking[here].items()
        if who != "goodley" and there not in game.taken()
        if cost <= game.card.whistle_points and to_goodley[there] < to_goodley[here]
    ]


# J6: before or after the move, all of it on one side
ABILITIES = {"smith": lamps, "lestrade": cordon_moves, "bert": manhole_moves, "goodley": whistles}


# ---------------------------------------------------------------------------------- who may do what


def card_actions(game: Game, card: Card) -> list[Action]:
    if card.owes_face:  # J6, J7: at once; all six, the old one too
        return [{"type": "face", "direction": way} for way in game.board.directions]
    if card.whistling:  # J6: a whistle once begun is finished before anything else
        return whistles(game)
    by_move = [] if card.moved else ways_to_move(game, card.character, card.seat)
    return by_move if card.used else by_move + ABILITIES[card.character](game)


def seat_to_pick(game: Game) -> str:
    order = ORDER_OF_ODD_TURNS if game.turn % 2 == 1 else ORDER_OF_EVEN_TURNS
    return order[game.cards_played]


def card_draws() -> list[Action]:  # J13: all eight cards are shuffled before each odd turn
    fours = combinations(sorted(CHARACTERS), 4)
    return [{"type": "deal-cards", "characters": list(four)} for four in fours]


def alibi_draws(game: Game) -> list[Action]:  # J12
    held = [game.identity, *game.alibis]
    return [{"type": "deal-alibi", "character": who} for who in CHARACTERS if who not in held]


def legal_actions(game: Game) -> tuple[str | None, list[Action]]:
    """The seat that must act (nobody once the game is over), and all that it may do."""
    if game.winner is not None:
        return None, []
    if game.identity is None:
        return "chance", [{"type": "deal-identity", "character": who} for who in CHARACTERS]
    if game.card is not None and game.card.owes_alibi:
        return "chance", alibi_draws(game)
    if game.card is not None:
        return game.card.seat, card_actions(game, game.card)
    if not game.face_up:
        return "chance", card_draws()
    return seat_to_pick(game), [{"type": "pick", "character": who} for who in game.face_up]


# ------------------------------------------------------------------------------ what an action does


def play(game: Game, action: Action) -> Action | None:
    """Play one legal action; the answer is the call for witnesses, if it ended the turn."""
    match action["type"]:
        case "deal-identity":
            game.identity = action["character"]
        case "deal-cards":
            game.face_up = list(action["characters"])
            game.for_the_even_turn = [who for who in CHARACTERS if who not in game.face_up]
        case "pick":
            who = action["character"]
            game.face_up.remove(who)
            game.card = Card(who, seat_to_pick(game), used=who not in ABILITIES)
        case _:
            assert game.card is not None
            play_card(game, game.card, action)
            if game.winner is None and card_is_done(game, game.card):
                game.card = None
                game.cards_played += 1
                return end_of_turn(game) if game.cards_played == 4 else None
    return None


def play_card(game: Game, card: Card, action: Action) -> None:
    match action["type"]:
        case "move":
            game.stands[card.character] = action["to"]
            after_the_move(card)
        case "stay":  # J3: it counts as the move
            after_the_move(card)
        case "accuse":
            accuse(game, action["to"])
        case "leave":  # J5
            game.winner, game.reason = "jack", "left"
        case "swap":
            stands, other = game.stands, action["with"]
            stands["gull"], stands[other] = stands[other], stands["gull"]
            card.moved = True  # rulebook: instead of the move
            card.owes_face = other == "watson"  # J7
        case "lamp":  # J10: the tile keeps its number
            game.tiles[action["to"]] = game.tiles.pop(action["from"])
            card.used = True
        case "cordon":  # J10
            game.cordons = game.cordons - {action["from"]} | {action["to"]}
            card.used = True
        case "manhole":  # J10
            game.covered = game.covered - {action["from"]} | {action["to"]}
            card.used = True
        case "whistle":
            whistle(game, card, action["character"], action["to"])
        case "face":
            game.facing = action["direction"]
            card.owes_face = False
        case "deal-alibi":
            game.alibis.append(action["character"])
            card.owes_alibi = False


def after_the_move(card: Card) -> None:  # J6
    card.moved = True
    card.owes_face = card.character == "watson"
    card.owes_alibi = card.character == "holmes"


def accuse(game: Game, to: str) -> None:  # J4
    assert game.identity is not None
    if game.stands[game.identity] == to:
        game.winner, game.reason = "detective", "caught"
    else:
        game.winner, game.reason = "jack", "wrong-accusation"


def whistle(game: Game, card: Card, who: str, to: str) -> None:  # J9
    card.whistling = True
    card.whistle_points -= game.board.walking[game.stands[who]][to]
    game.stands[who] = to
    card.owes_face = who == "watson"  # J7


def whistle_is_over(game: Game, card: Card) -> bool:  # J9
    """Begun, it ends when no use is legal; not begun before the move, it may lapse after it."""
    return (card.whistling or card.moved) and not whistles(game)


def card_is_done(game: Game, card: Card) -> bool:
    if card.owes_face or card.owes_alibi:
        return False
    if card.character == "goodley" and whistle_is_over(game, card):
        card.whistling, card.used = False, True
    return card.moved and card.used


# ------------------------------------------------------------------------------------ end of a turn


def in_lantern(game: Game, who: str) -> bool:  # J8
    here = game.stands["watson"]
    while game.facing in game.board.beside[here]:
        here = game.board.beside[here][game.facing]
        if here not in game.board.streets:  # a building, a garden or a gaslight post, lit or out
            return False
        if here == game.stands[who]:
            return True
    return False


def seen(game: Game, who: str) -> bool:  # J8
    beside = game.board.hexes_beside(game.stands[who])
    by_gaslight = any(name in game.tiles for name in beside)
    by_a_neighbour = any(name in game.taken() for name in beside)
    return by_gaslight or by_a_neighbour or in_lantern(game, who)


def call_for_witnesses(game: Game) -> None:  # rulebook, "Call for Witnesses"
    assert game.identity is not None
    jack_is_seen = seen(game, game.identity)
    game.witness_card = "seen" if jack_is_seen else "not-seen"
    game.suspects = [who for who in game.suspects if seen(game, who) == jack_is_seen]


def lamp_goes_out(game: Game) -> str | None:  # J10: tile N after turn N's call, wherever it lies
    for post, tile in game.tiles.items():
        if tile == str(game.turn):
            del game.tiles[post]
            return post
    return None


def end_of_turn(game: Game) -> Action:  # J11
    call_for_witnesses(game)
    lamp = lamp_goes_out(game)
    if game.turn == 8:
        game.winner, game.reason = "jack", "dawn"
    else:
        game.turn += 1
        game.cards_played = 0
        game.face_up = list(game.for_the_even_turn) if game.turn % 2 == 0 else []
    return {"answer": game.witness_card, "suspects": sorted(game.suspects), "lamp": lamp}


# -------------------------------------------------------------------------------- checking a record


def written(value: object) -> str:
    """One spelling for each JSON value, so that 33, 33.0, "33" and true all differ (W11)."""
    return json.dumps(value, sort_keys=True)


def faults_of_the_head(record: dict[str, Any]) -> list[str]:
    faults: list[str] = []
    for key, value in HEAD.items():
        if written(record.get(key)) != written(value):
            faults.append(f"record: its {key} should be {written(value)}")
    options = record.get("options")
    if options not in ({}, {"board": "2006"}, {"board": "revised"}):
        faults.append(f"record: its options cannot be {written(options)}")
    if not isinstance(record.get("actions"), list):
        faults.append("record: its actions are not a list")
    return faults


def faults_of_a_legal_list(action: Action, seat: str, legal: list[Action]) -> list[str]:
    if seat == "chance":
        return ["chance carries a legal list"] if "legal" in action else []
    if not isinstance(action.get("legal"), list):
        return ["carries no legal list"]
    given = Counter(written(one) for one in action["legal"])
    mine = Counter(written(one) for one in legal)
    faults = {"is missing": mine - given, "has extra": given - mine}
    return [f"its legal list {how} {', '.join(f.elements())}" for how, f in faults.items() if f]


def faults_of_a_call(action: Action, call: Action | None, with_legal: bool) -> list[str]:
    if "call" not in action:
        owed = with_legal and call is not None
        return [f"ends the turn without its call, {written(call)}"] if owed else []
    if call is None:
        return ["carries a call and does not end a turn"]
    if written(action["call"]) != written(call):
        return [f"its call is {written(action['call'])} and should be {written(call)}"]
    return []


def replay(game: Game, actions: list[Any], with_legal: bool) -> tuple[list[str], bool]:
    """The faults of the actions, and whether all could be played, up to the end of the game."""
    faults: list[str] = []
    for index, action in enumerate(actions):
        at = f"action {index}: "
        if not isinstance(action, dict):
            return [*faults, at + "is not an object"], False
        bare = {key: value for key, value in action.items() if key not in ("seat", "legal", "call")}
        seat, legal = legal_actions(game)
        if seat is None:
            return [*faults, at + f"{written(bare)} follows the end, {game.reason}"], True
        if written(action.get("seat")) != written(seat):
            by = written(action.get("seat"))
            return [*faults, at + f"{written(bare)} is by {by}, but {seat} must act"], False
        if with_legal:
            faults += [at + fault for fault in faults_of_a_legal_list(action, seat, legal)]
        if written(bare) not in [written(one) for one in legal]:
            sentence = f"{written(bare)} is not legal for {seat} in turn {game.turn}"
            return [*faults, at + sentence], False
        call = play(game, bare)
        faults += [at + fault for fault in faults_of_a_call(action, call, with_legal)]
    return faults, True


def carries_legal(record: Any) -> bool:
    actions = record.get("actions") if isinstance(record, dict) else None
    return isinstance(actions, list) and any(isinstance(a, dict) and "legal" in a for a in actions)


def check(record: dict[str, Any], board: dict[str, Any], with_legal: bool = False) -> list[str]:
    """The faults of a record; `with_legal`: legal lists and calls are owed even if it has none."""
    if faults := faults_of_the_head(record):
        return faults
    game = new_game(Board(board, record["options"].get("board", "2006")))
    with_legal = with_legal or carries_legal(record)
    faults, complete = replay(game, record["actions"], with_legal)
    given, right = record.get("outcome"), {"winner": game.winner, "reason": game.reason}
    if complete and written(given) != written(right):
        faults.append(f"record: its outcome is {written(given)} and should be {written(right)}")
    return faults


def read(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def main(arguments: list[str]) -> int:
    board = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    record_count = action_count = fault_count = 0
    for file in arguments[1:]:
        records = [read(line) for line in Path(file).read_bytes().splitlines()]
        with_legal = any(carries_legal(record) for record in records)
        for number, record in enumerate(records, start=1):
            faults = ["record: is not a JSON object"]
            if isinstance(record, dict):
                faults = check(record, board, with_legal)
                actions = record.get("actions")
                action_count += len(actions) if isinstance(actions, list) else 0
            for fault in faults:
                sys.stdout.write(f"{file}:{number}: {fault}\n")
            record_count += 1
            fault_count += len(faults)
    sys.stdout.write(f"{record_count} records, {action_count} actions, {fault_count} faults\n")
    return 1 if fault_count else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: mrjack_by_the_book.py BOARD.json FILE.jsonl...")
    sys.exit(main(sys.argv[1:]))
