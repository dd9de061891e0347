"""The lessons of Whitehall Mystery: one round as Jack; two scenes of a hunt as the police."""

from __future__ import annotations

from frontend.lessons.lesson import Lesson, Plot, Written, act

LOCATIONS = (71, 78, 123, 147)


def locations(*circles: int) -> list[Written]:
    return [act("choose-location", circle=circle) for circle in circles]


def police_turn(at: Lesson, *figures: str) -> None:
    """All three move and then search, each as written: "k96 105" goes to k96 and asks for 105."""
    orders = [order.split() for order in figures]
    for crossing, *_ in orders:
        at.play("move", to=crossing)
    for _, *circles in orders:
        acting = at.table.to_act
        for circle in circles:
            at.play("search", circle=int(circle))
        if at.table.to_act == acting:
            at.play("done")


def jack(at: Lesson) -> None:
    at.look("welcome")
    at.ask("locations", *locations(*LOCATIONS))
    for crossing in ("k85", "k107", "k112"):
        at.play("deploy", crossing=crossing)
    at.look("deployed", show=("k85", "k107", "k112"))
    at.ask("begin", act("begin", circle=123))
    at.attempt("barred", 105)
    at.ask("walk", act("walk", to=122))
    police_turn(at, "k96 105", "k122 122", "k117 126")
    at.look("clue", show=(122,), possible=True)
    at.ask("alley", act("alley", to=121))
    police_turn(at, "k107 104 105", "k120 124 125", "k134 140")
    at.look("vanished", possible=True)
    at.ask("coach", act("coach", via=104, to=105))
    police_turn(at, "k116 121", "k122 124", "k129 139")
    at.look("late", show=(121,))
    at.ask("north", act("walk", to=86))
    police_turn(at, "k107 104", "k116", "k122")
    at.ask("arrive", act("walk", to=71))
    police_turn(at, "k96 86", "k107", "k116")
    at.look("announced", show=(71,))
    at.look("end")


def police(at: Lesson) -> None:
    at.prepare(*locations(71, 78, 129, 137))
    at.look("welcome")
    at.ask("deploy", act("deploy", crossing="k92"), show=("k92",))
    at.ask("deploy-blue", act("deploy", crossing="k112"))
    at.ask("deploy-red", act("deploy", crossing="k86"))
    at.play("begin", circle=129)
    at.play("walk", to=143)
    at.look("walked", possible=True)
    at.ask("yellow", act("move", to="k109"))
    at.ask("blue", act("move", to="k121"))
    at.ask("red", act("move", to="k102"))
    at.search("vain", 130)
    at.ask("done", act("done"))
    at.search("both", 126, 128)
    at.ask("leave-129", act("done"), possible=True)
    at.ask("red-done", act("done"))
    at.play("boat", to=131)
    at.look("boat", show=(143,), possible=True)

    at.lay()
    at.prepare(*locations(71, 78, 123, 147))
    at.prepare(*(act("deploy", crossing=each) for each in ("k96", "k107", "k112")))
    at.prepare(act("begin", circle=123), act("walk", to=122))
    at.look("another", show=("k107",), possible=True)
    at.ask("through", act("move", to="k116"))
    at.ask("close", act("move", to="k122"))
    at.ask("stay", act("move", to="k112"))
    at.search("which", 104, 121, found=122)
    at.ask("arrest", act("arrest", circle=122), possible=True)
    at.look("end", show=(122,))


PLOTS = {
    "whitehall-jack": Plot("whitehall", ("jack",), jack),
    "whitehall-police": Plot("whitehall", ("yellow", "blue", "red"), police),
}
