"""Mr. Jack. Start reading at `rules`, or at README.md beside it."""

from darklantern.games.mrjack.game import MrJack

GAME = MrJack()
