"""The lessons of Letters from Whitechapel: a first night, as Jack and as the police."""

from __future__ import annotations

from frontend.lessons.lesson import Lesson, Plot, Written, act

PATROLS = {
    "k42": "blue",
    "k58": "yellow",
    "k138": "brown",
    "k181": "red",
    "k156": "green",
    "k143": "false",
    "k44": "false",
}
"""As the police lay them while the learner is Jack: the way home past k143 is free."""

ALL = ("blue", "yellow", "brown", "red", "green")


def women(*fakes: int) -> list[Written]:
    red = (3, 21, 27, 65, 84, 147, 149, 158)
    return [act("place-woman", circle=each, marked=each not in fakes) for each in red]


def patrols(laid: dict[str, str]) -> list[Written]:
    return [act("place-patrol", crossing=each, token=token) for each, token in laid.items()]


def police_turn(at: Lesson, **pawns: str) -> None:
    """All five move, then search: blue="k67 66" goes to k67 and asks for 66. Others stay."""
    table = at.table.position.state.table
    for pawn in ALL:
        here = table.crossing_of(pawn)
        at.play("move", pawn=pawn, to=pawns.get(pawn, here).split()[0])
    for pawn in ALL:
        for circle in pawns.get(pawn, "").split()[1:]:
            at.play("search", pawn=pawn, circle=int(circle))
        if pawn in at.table.position.state.table.todo:
            at.play("done", pawn=pawn)


def jack(at: Lesson) -> None:
    at.look("welcome")
    at.ask("hideout", act("choose-hideout", circle=98))
    at.ask("women", *women(3, 21, 149))
    at.play("head", pawn="blue")
    for laid in patrols(PATROLS):
        at.play(**laid)
    at.look("patrols", show=tuple(PATROLS))
    at.ask("wait", act("wait"))
    for here, to in ((84, 67), (65, 66), (27, 26), (147, 134), (158, 157)):
        at.play("move-wretched", circle=here, to=to)
    at.ask("reveal", act("reveal", crossing="k143"))
    at.ask("kill", act("kill", circle=67))
    at.look("whistles", show=("k42", "k58"))
    at.ask("walk", act("walk", to=66))
    police_turn(at, blue="k67 66", yellow="k69 52", red="k166", brown="k119 85")
    at.look("clue", show=(66,), possible=True)
    at.ask("alley", act("alley", to=63))
    police_turn(at, blue="k71 64 63", yellow="k80 51", brown="k99 86")
    at.look("close", show=(63,), possible=True)
    at.ask("coach", act("coach", via=62, to=80))
    police_turn(at, blue="k89 82", yellow="k83 65", brown="k117 99")
    at.look("gone", possible=True)
    at.ask("home", act("walk", to=98, escape=True))
    at.look("night", show=(98,))
    at.look("end")


def police(at: Lesson) -> None:
    at.prepare(act("choose-hideout", circle=150), *women(3, 21, 149))
    at.look("welcome")
    at.play("head", pawn="blue")
    laid = PATROLS | {"k143": "red", "k181": "false"}
    at.ask("patrols", *patrols(laid))
    at.play("kill", circle=65)
    at.look("crime", show=(65,))
    at.play("walk", to=82)
    at.look("walked", possible=True)
    at.ask("move", act("move", pawn="blue", to="k67"))
    stay(at, "stay")
    at.search("search", 66, pawn="blue")
    at.ask("enough", act("done", pawn="blue"), possible=True)
    done(at, "others")
    at.play("walk", to=80)
    at.ask("follow", act("move", pawn="blue", to="k89"), possible=True)
    stay(at, "stay-again")
    at.search("clue", 63, found=82, pawn="blue")
    done(at, "read")
    at.play("walk", to=81)
    at.ask("corner", act("move", pawn="blue", to="k111"), possible=True)
    stay(at, "hold")
    at.search("found", found=81, pawn="blue")
    done(at, "certain", possible=True)
    at.play("walk", to=118)
    at.look("one-way", show=("k111",), possible=True)
    stay(at, "nobody-moves")
    at.ask("arrest", act("arrest", pawn="red", circle=118))
    at.look("end", show=(118,))


def stay(at: Lesson, id: str) -> None:
    """All who have not moved yet stay where they are."""
    table = at.table.position.state.table
    at.ask(id, *(act("move", pawn=pawn, to=table.crossing_of(pawn)) for pawn in table.todo))


def done(at: Lesson, id: str, possible: bool = False) -> None:
    """Nobody else searches."""
    todo = at.table.position.state.table.todo
    at.ask(id, *(act("done", pawn=pawn) for pawn in todo), possible=possible)


ALONE = {"detectives": 1}
PLOTS = {
    "whitechapel-jack": Plot("whitechapel", ("jack",), jack, ALONE),
    "whitechapel-police": Plot("whitechapel", ("police-1",), police, ALONE),
}
