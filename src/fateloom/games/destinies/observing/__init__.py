"""Parts of a view of Destinies: the board and the secret destinies."""
