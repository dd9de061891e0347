"""What the two street games share: where one can walk, ride, search and hide.

`streets` answers every question about the map, `track`, `answers`, `inspections` and `falseclues`
the questions both hunts share, `sentences` says why not. Nothing here knows whose turn it is.
"""
