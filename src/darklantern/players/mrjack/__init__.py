"""Players of Mr. Jack: a search through what is left of the turn, over what everybody knows.

Read in this order: `ground`, `kernel`, `plays`, `thinker`, `suspicion`, `schemer`.
"""
