"""What the two street games share: where one can walk, ride, search and hide.

`streets` answers every question about the map; nothing here knows whose turn it is.
"""
