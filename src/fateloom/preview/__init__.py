"""The preview of a story for its author: a real table, with a workshop beside it.

It wraps the server and client that everybody plays with; `fateloom serve` has nothing of it. The
table's story is read from the author's folder. When a file there changes, the game is replayed with
the new version.
"""
