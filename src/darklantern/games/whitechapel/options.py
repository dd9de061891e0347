"""The optional rules of Letters from Whitechapel."""

from __future__ import annotations

from darklantern.core.options import Options


class WhitechapelOptions(Options):
    """Two help Jack, four help the police."""

    jacks_letters: bool = False
    false_clues: bool = False
    rushing: bool = False
    area_arrests: bool = False
    catch_me_if_you_can: bool = False
    i_know_your_address: bool = False
