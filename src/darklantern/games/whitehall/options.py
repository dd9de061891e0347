"""The optional rules of Whitehall Mystery."""

from __future__ import annotations

from darklantern.core.options import Options


class WhitehallOptions(Options):
    """Three help Jack, two help the police. Reinforcements are a choice of seats."""

    murderer_at_large: bool = False
    newspaper_fabrications: bool = False
    false_clues: bool = False
    roll_up_your_sleeves: bool = False
    smoker: bool = False
