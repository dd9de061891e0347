"""The three boards as facts, and the loaders that refuse a broken one.

`streetboard` reads the two street boards and `streetpicture` draws them. The files are ours, in
our own format: positions, streets and blocks, no art.
"""
