"""What all three games share of deduction: what is possible, what is likely, and why.

`possible` is what can be proved from what a seat has seen; `likely` is what a named model of
Jack makes of it. The two are never mixed, in names least of all.
"""
