"""A game compared with a changed one, in the same deals, until what is asked is known."""
