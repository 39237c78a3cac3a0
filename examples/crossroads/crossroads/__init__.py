"""Crossroads: the game that "Adding a game" in the docs builds, as a package of its own."""
