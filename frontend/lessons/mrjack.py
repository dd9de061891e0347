"""The lessons of Mr. Jack: three turns as the detective, two as Jack."""

from __future__ import annotations

from frontend.lessons.lesson import Lesson, Plot, act


def jack(at: Lesson) -> None:
    at.look("welcome")
    at.play("deal-identity", character="stealthy")
    at.look("identity", show=("i4",))
    at.play("deal-cards", characters=["bert", "holmes", "lestrade", "smith"])
    at.play("pick", character="holmes")
    at.play("move", to="g4")
    at.play("deal-alibi", character="gull")
    at.look("cards")
    at.ask("smith", act("pick", character="smith"))
    at.attempt("occupied", "i8")
    at.ask("move", act("move", to="g7"))
    at.ask("lamp", act("lamp", from_="b2", to="f9"))
    at.ask("lestrade", act("pick", character="lestrade"))
    at.ask("shade", act("move", to="e4"))
    at.ask("cordon", act("cordon", from_="SW", to="NW"))
    at.play("pick", character="bert")
    at.play("move", to="i10")
    at.play("manhole", from_="c2", to="f7")
    at.look("call", show=("i4",))
    at.ask("yourself", act("pick", character="stealthy"))
    at.ask("leave", act("leave", exit="SE"))
    at.look("end")


def detective(at: Lesson) -> None:
    at.prepare(act("deal-identity", character="bert"))
    at.look("welcome")
    at.look("light", show=("g5", "e5", "g8", "i8"))
    at.play("deal-cards", characters=["bert", "lestrade", "smith", "watson"])
    at.ask("smith", act("pick", character="smith"))
    at.ask("move", act("move", to="g7"))
    at.ask("lamp", act("lamp", from_="b2", to="h4"))
    at.play("pick", character="lestrade")
    at.play("move", to="e7")
    at.play("cordon", from_="SW", to="SE")
    at.play("pick", character="bert")
    at.play("move", to="i6")
    at.play("manhole", from_="c2", to="h3")
    at.look("dark", show=("e7", "i6"))
    at.ask("watson", act("pick", character="watson"))
    at.ask("sewer", act("move", to="f7"))
    at.ask("face", act("face", direction="NW"))
    at.look("call")
    at.play("pick", character="goodley")
    at.play("move", to="m11")
    at.play("whistle", character="gull", to="h10")
    at.ask("holmes", act("pick", character="holmes"))
    at.ask("walk", act("move", to="g3"))
    at.play("deal-alibi", character="goodley")
    at.ask("stealthy", act("pick", character="stealthy"))
    at.ask("beside", act("move", to="i5"))
    at.play("pick", character="gull")
    at.play("move", to="e9")
    at.look("one-left", show=("i6",))
    at.play("deal-cards", characters=["lestrade", "smith", "stealthy", "watson"])
    at.ask("hunter", act("pick", character="stealthy"))
    at.ask("accuse", act("accuse", to="i6"))
    at.look("end")


PLOTS = {
    "mrjack-jack": Plot("mrjack", ("jack",), jack),
    "mrjack-detective": Plot("mrjack", ("detective",), detective),
}
