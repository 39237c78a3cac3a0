"""Realms of Destiny: an auction game for two to six."""
