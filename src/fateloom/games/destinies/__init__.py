"""Destinies: a story game for one to three heroes, or two teams of two."""
