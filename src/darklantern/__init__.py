"""Dark Lantern: three hidden-information board games of London in 1888.

*Letters from Whitechapel*, *Whitehall Mystery* and *Mr. Jack*, with friends, against the computer,
or beside the physical board. The rooms of the house, from the ground up: `core`, `boards`,
`streets`, `games`, `players`, `cli`.
"""

__version__ = "0.1.0"
