"""Whitehall Mystery. Start reading at `rules`, or at README.md beside it."""

from darklantern.games.whitehall.game import Whitehall

GAME = Whitehall()
