"""The options of Mr. Jack: which printing of the board is played (J1)."""

from __future__ import annotations

from typing import Literal

from darklantern.core.options import Options


class MrJackOptions(Options):
    """The first printing has eight manholes; the revised one nine, elsewhere."""

    board: Literal["2006", "revised"] = "2006"
