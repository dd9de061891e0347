"""Matches between computer players, and what they prove: ratings, intervals, tests.

Read in this order: `bouts`, `workers`, `ledger`, `statistics`, `ratings`, `ladder`, `report`.
"""
