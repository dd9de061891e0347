"""Computer players of Letters from Whitechapel.

ground      the streets as arrays, and how the compiled functions see them
kernel      compiled: rows weighed forwards, searches weighed, and the safest ways home
belief      what the police believe: hideout and circle together, under several kinds of Jack
stand       where five pawns do most good
detectives  the police player; patrols and questions in files of their own
schemes     Jacks of fixed habits: straight home, detours, short returns
wary        the Jack who knows what the police believe
"""
