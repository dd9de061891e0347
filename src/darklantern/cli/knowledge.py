"""What `darklantern replay --knowledge` found, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from darklantern.analysis.knowledge import Knowledge
from darklantern.analysis.known import Known
from darklantern.analysis.moments import Moment

TELLING = frozenset(
    {
        *("circle-searched", "arrest-failed", "smoker-answered", "accusation-failed"),
        *("address-wrong", "jack-escaped", "witnesses-called", "suspects-cleared", "alibi-drawn"),
    }
)
"""Events that answer something."""

HEADINGS = {
    "whitehall": ("round", "circles", "locations"),
    "whitechapel": ("night", "circles", "hideouts"),
    "mrjack": ("turn", "suspects", ""),
}


def findings_of(found: Knowledge) -> Iterator[str]:
    """The curves as a table, a line for each turn; then the moments."""
    game = found.record.game.name
    chapter, places, goals = HEADINGS[game]
    yield f"What was known after each turn (likely: by the model {found.model}, no proof)"
    yield (
        f"{'after':>6} {chapter:>8} {'space' if goals else '':>5} {places:>9} {goals:>10} "
        f"{'truth likely: here':>19} {'goal' if goals else '':>6}"
    )
    for known in _last_of_turns(found.told):
        yield _line(known)
    yield ""
    yield "The moments that mattered"
    if not found.moments:
        yield "  none"
    for moment in found.moments:
        yield f"{moment.at:6}  {_told(moment, found.told)}"


def _last_of_turns(told: Sequence[Known]) -> Iterator[Known]:
    with_knowledge = [known for known in told if known.places or known.goals]
    for known, after in zip(with_knowledge, [*with_knowledge[1:], None], strict=True):
        if after is None or after.turn != known.turn:
            yield known


def _line(known: Known) -> str:
    chapter, space = (*known.turn, "")[:2]
    return (
        f"{known.at:6} {chapter:8} {space:>5} {known.places or '-':>9} "
        f"{'' if known.goals is None else known.goals:>10} {_percent(known.here):>19} "
        f"{_percent(known.there):>6}"
    ).rstrip()


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _told(moment: Moment, told: Sequence[Known]) -> str:
    """One moment in a sentence or two."""
    facts: Any = moment.facts
    jack = told[0].position.game.name == "mrjack"
    who = " and ".join(dict.fromkeys(map(str.capitalize, facts.get("who", ()))))
    where = facts.get("where")
    match moment.kind:
        case "proof" if jack:
            return (
                f"Only {where[0].capitalize()} could be Jack, and stood within the reach of an "
                "accusation that was not made."
            )
        case "proof":
            only = " or ".join(map(str, where))
            by = f", from {facts['by']}," if "by" in facts else ""
            return f"He could only be {only}: {who} could have made a sure arrest{by} and did not."
        case "belief":
            events = told[moment.at].events
            telling = [event for event in events if event.type in TELLING] or events[:1]
            said = " ".join(map(told[moment.at].position.game.prose, telling))
            return f"{said} {facts['moved']:.0%} of belief moved. {_from_to(facts)}"
        case "search":
            answer = "a clue" if facts["found"] else "no clue"
            before, after = facts["places"]
            return (
                f"{who} could have searched {facts['circle']}: {answer}, {facts['bits']:.1f} bits "
                f"instead of {facts['made']:.1f}; Jack could then be on {after}, not {before}."
            )
        case "call":
            left, would = facts["places"]
            action = " ".join(map(str, facts["action"].values()))
            return f'With "{action}" the call would have left {would} suspects, not {left}.'
        case "escape" if jack and where is not None:
            return (
                f"{where.capitalize()} was Jack and stood within the reach of an accusation that "
                f"was not made, {facts['here'][0]:.1%} likely to be right."
            )
        case "escape" if where is not None:
            return (
                f"Jack at {where} was within the reach of {who}, who did not try: an arrest that "
                f"{facts['here'][0]:.1%} of belief spoke for ({facts['places'][0]} could be)."
            )
        case "escape":
            kind = "suspects were left" if jack else "circles were left for him"
            return f"Never within reach; here {facts['places'][0]} {kind}."
    how = f", {facts['here'][0]:.1%} likely" if "here" in facts else ""
    return f"{str(facts['winner']).capitalize()} won ({facts['reason']}{how})."


def _from_to(facts: Any) -> str:
    parts = [
        f"{name} {before} to {after}"
        for name, key in (("places", "places"), ("goals", "goals"))
        if None not in (pair := facts[key]) and pair[0] != pair[1]
        for before, after in (pair,)
    ]
    parts += [
        f"{name} {before:.1%} to {after:.1%}"
        for name, key in (("the truth", "here"), ("his goal", "there"))
        if None not in (pair := facts[key]) and pair[0] != pair[1]
        for before, after in (pair,)
    ]
    return ("; ".join(parts) + ".").capitalize() if parts else ""
