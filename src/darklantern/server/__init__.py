"""The server: the only room with sockets, clocks, storage and true randomness.

From the inside out: `table` (one game online, a fold over its entries), `outlet` (the only way
out for a fact), `storage` and `sqlite` (what is kept), `house` (all tables: save, then tell),
`app`, `rest` and `socket` (the doors).
"""
