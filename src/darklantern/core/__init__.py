"""The contract every game keeps: seats, actions, labelled events, positions, records.

Read in this order: `seats`, `actions`, `events`, `game`, `position`, `record`.
Standard library only, and no file here knows any particular game.
"""
