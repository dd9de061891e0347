"""Letters from Whitechapel. Start reading at `rules`, or at README.md beside it."""

from darklantern.games.whitechapel.game import Whitechapel

GAME = Whitechapel()
