"""What `darklantern analyse` found, in words and as a map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from darklantern.boards import possibilitymap
from darklantern.boards.possibilitymap import Sighting
from darklantern.boards.streetboard import street_board
from darklantern.deduction.likely import Likely
from darklantern.deduction.possible import Possible
from darklantern.games.mrjack.deduce import Suspicion
from darklantern.games.whitechapel.tell import OUT_HUNTING
from darklantern.streets.questions import Inquiry, best

GOALS = {
    "whitehall": "Locations not yet announced can be",
    "whitechapel": "The hideout can be",
}
GOAL = {"whitehall": "can be a location", "whitechapel": "can be the hideout"}
GOING = {"whitehall": "going to", "whitechapel": "his hideout"}


def told(game: str, found: Possible | Suspicion) -> str:
    """What is possible."""
    if isinstance(found, Suspicion):
        return (
            f"Suspects in the open:   {_listed(found.public)}\n"
            f"Suspects for this seat: {_listed(found.suspects)}"
        )
    lines = []
    if found.spaces:
        lines.append("Where Jack can have been, space by space:")
        lines += [f"  {n:3}  {_listed(circles)}" for n, circles in enumerate(found.spaces)]
        lines.append(f"He is on one of {len(found.now)} circles: {_listed(found.now)}")
        lines.append(f"He must have passed: {_listed(found.certain)}")
        lines.append(f"Different rows possible: {found.paths:,}")
    else:
        lines.append("No row is being walked.")
    lines.append(f"{GOALS[game]} ({len(found.goals)}): {_listed(found.goals)}")
    return "\n".join(lines)


def guessed(game: str, weighed: Likely) -> str:
    """What is likely, never without the model's name."""
    lines = [f'Likely, if Jack walks as the model "{weighed.model}" says (no proof):']
    if weighed.now:
        lines.append(f"  he is on   {_ranked(weighed.now)}")
    lines.append(f"  {GOING[game]:11}{_ranked(weighed.goals)}")
    kinds = ", ".join(f"{name} {share:.0%}" for name, share in weighed.types.items())
    return "\n".join([*lines, f"  he walks   {kinds}"])


def inquiries(told: Sequence[Any], model: str | None) -> Iterator[str]:
    """The most telling order of searches and the likeliest arrest of each figure."""
    if not told:
        yield "Nobody can ask anything now."
    for one in told:
        who = f"{one[0]} on {one.crossing}"
        yield f"{who}, by possible rows:  {_advice(one.possible)}"
        if model:
            yield f"{who}, by the model {model}:  {_advice(one.likely)}"


def _advice(inquiries: Iterable[Inquiry]) -> str:
    listed = list(inquiries)
    search = best(one for one in listed if one.what == "search")
    arrest = max(
        (one for one in listed if one.what == "arrest"),
        key=lambda one: one.answers[0],
        default=None,
    )
    words = []
    if search is not None:
        clue = 1 - search.answers[-1]
        words.append(f"search {_listed(search.circles)}: {search.bits:.2f} bits, clue {clue:.0%}")
    if arrest is not None:
        words.append(f"arrest at {_listed(arrest.circles)}: {arrest.answers[0]:.0%}")
    return "; ".join(words) or "nothing in reach"


def moves(told: Sequence[Any]) -> Iterator[str]:
    """What each of Jack's moves would let a perfect police know."""
    for move in told:
        way = " ".join(str(value) for value in move.written()["action"].values())
        share = "" if move.share is None else f", {move.share:.1%} of the rows end with him"
        yield (
            f"{way:22} {len(move.police.now):3} circles, {move.police.paths:,} rows{share}, "
            f"{len(move.police.goals)} goals"
        )


def picture(game: str, found: Possible, weighed: Likely | None, table: Any, when: str) -> str:
    """The board as a map of possibility."""
    out = game == "whitehall" or table.phase in OUT_HUNTING
    standing = zip(table.figures, table.crossings, strict=False) if game == "whitehall" else ()
    if game == "whitechapel" and out:
        standing = table.standing()
    here = f"{len(found.now)} circles, {found.paths:,} rows" if found.now else "nobody walks"
    sighting = Sighting(
        now=found.now,
        been=sorted({circle for space in found.spaces for circle in space}),
        certain=found.certain,
        goals=found.goals,
        likely=weighed.now if weighed else None,
        model=weighed.model if weighed else "",
        figures={crossing: who for who, crossing in standing},
        clues=sorted(table.clues),
        blocked=sorted(table.blocked),
        goal=GOAL[game],
        caption=f"Where is Jack? {when}: {here}",
    )
    return possibilitymap.draw(street_board(game), sighting)


def _ranked(shares: Mapping[int, float], most: int = 12) -> str:
    ranked = sorted(shares.items(), key=lambda item: -item[1])[:most]
    return "  ".join(f"{circle} {share:.1%}" for circle, share in ranked)


def _listed(things: Sequence[object]) -> str:
    return " ".join(map(str, things)) or "none"
