"""Folders that keep the games of a plan, so that the same command goes on where it stopped."""
