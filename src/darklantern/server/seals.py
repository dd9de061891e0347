"""Fair-play seals: whoever fixes a secret is bound to it before everybody's eyes.

With every event that hides something the viewers get a seal: the SHA-256 of 32 random-looking
bytes, the salt, and of what happened. It tells nothing. When the game is over the salts are
published, and everybody can check that nothing was changed in between, be Jack a person or a
computer.

>>> salt = salt_of(b"a key of the table", 3)
>>> text = '{"event":{"to":57,"type":"jack-walked"},"number":3,"table":"x"}'
>>> seal = seal_of(salt, text)
>>> len(seal), seal == seal_of(salt, text), seal == seal_of(salt, text.replace("57", "58"))
(64, True, False)
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping
from typing import Any

from darklantern.core.codec import write
from darklantern.core.events import Event
from darklantern.core.record import RecordFault, read, replay

FORMAT = "darklantern-seals/1"


def salt_of(key: bytes, number: int) -> bytes:
    """The salt of this event: from the table's key, which never leaves the server."""
    return hmac.digest(key, number.to_bytes(8, "big"), "sha256")


def sealed_text(table: str, number: int, event: Event) -> str:
    """What is sealed: place and content, so that no seal fits elsewhere."""
    told = {"table": table, "number": number, "event": write(event)}
    return json.dumps(told, sort_keys=True, separators=(",", ":"))


def seal_of(salt: bytes, text: str) -> str:
    return hashlib.sha256(salt + text.encode()).hexdigest()


def seal_event(key: bytes, table: str, number: int, event: Event) -> str | None:
    """The seal on what the event hides; None where it hides nothing."""
    if event.is_public:
        return None
    return seal_of(salt_of(key, number), sealed_text(table, number, event))


def faults(published: Any, kept: Mapping[int, str] | None = None) -> Iterator[str]:
    """What does not fit in published openings: with the game, with each other, with seals kept.

    `published` is the file that a table gives out when its game is over; `kept` are the seals
    that somebody noted during the game, by number.
    """
    if not isinstance(published, dict) or published.get("format") != FORMAT:
        yield f'this is no file of seals: "format" must be "{FORMAT}"'
        return
    table, openings = published.get("table"), published.get("openings") or []
    if not isinstance(table, str) or not _openings(openings):
        yield 'a file of seals has "table" and "openings", each with number, seal and salt'
        return
    try:
        record = read(json.dumps(published.get("record")))
        events = [event for step in replay(record) for event in step.events]
    except RecordFault as fault:
        yield f"the game in the file is not legal: {fault}"
        return
    by_number = {opening["number"]: opening for opening in openings}
    if len(by_number) != len(openings):
        yield "an event is opened twice"
    for number, event in enumerate(events, 1):
        opening = by_number.pop(number, None)
        if event.is_public:
            if opening is not None:
                yield f"event {number} hides nothing, and yet it has a seal"
        elif opening is None:
            yield f"event {number} hides something, and its seal is not opened"
        else:
            text = sealed_text(table, number, event)
            if seal_of(bytes.fromhex(opening["salt"]), text) != opening["seal"]:
                yield f"event {number}: the seal was put on something else than {text}"
            elif kept and kept.get(number, opening["seal"]) != opening["seal"]:
                yield f"event {number}: this is not the seal that was given out during the game"
    for number in by_number:
        yield f"there is no event {number} in the game, and yet a seal for it"
    for number in kept or ():
        if number > len(events):
            yield f"a seal was given out for event {number}, which the game does not have"


def _openings(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(opening, dict)
        and type(opening.get("number")) is int
        and isinstance(opening.get("seal"), str)
        and _hexadecimal(opening.get("salt"))
        for opening in value
    )


def _hexadecimal(value: Any) -> bool:
    try:
        bytes.fromhex(value)
    except (TypeError, ValueError):
        return False
    return True
