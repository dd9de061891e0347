"""The terminal front end: play, selfplay, verify, replay, games, board, bench."""
