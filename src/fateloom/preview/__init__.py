"""A story tried out while it is written: the real table, with a workshop beside it.

The server and its client are those that everybody plays with; what is added here is added
from outside, and `fateloom serve` has none of it. The table's story is read from an author's
folder, and whenever a file there changes, what was chosen so far is told anew.
"""
