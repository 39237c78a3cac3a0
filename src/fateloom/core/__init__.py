"""The contract of a game and what every game shares; knows no game, no web, no disk."""
