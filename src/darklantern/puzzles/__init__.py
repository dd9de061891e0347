"""Puzzles: moments of games between computer players at which one answer is provably right.

puzzle      what a puzzle is: what one seat was told, the question, the answer, its proof
moment      what that seat knows then, evolved from what it was told and nothing else
streets     what can be asked in the two street games, with the proof from the deduction
mrjack      what can be asked in Mr. Jack, with every choice tried by the rules
making      looking through games for such moments
shelf       the sets that come with the package, and which puzzle is today's
"""
