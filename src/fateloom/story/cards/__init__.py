"""Printed cards of a scenario: one page to print and cut out, with codes that tables can read."""

from __future__ import annotations

from fateloom.story.cards.deck import Deck, deck
from fateloom.story.cards.page import page

__all__ = ["Deck", "deck", "page"]
