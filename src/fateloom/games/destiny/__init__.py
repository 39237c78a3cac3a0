"""Destiny: armies, bonuses and multipliers of five alignments fight for treasures."""
