"""What was known, when: a whole record studied after the game, moment by moment.

knowledge.study     after each action: the truth, what the police could prove, what was likely
moments.remarkable  the moments that mattered, found in that
written             all of it as a document, for the page and for programs
"""
