"""A plain player of Destiny that takes whatever raises its total, for figures of many games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from fateloom.core.game import Move
from fateloom.games.destiny import cards as c
from fateloom.games.destiny.view import View


def thrifty(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """Call all Characters to aid, keep to one camp of alignments, play every card one can."""
    by_words = {str(move): move for move in legal}
    kept = camp(view.hand)
    if view.asked == "identity":
        return rng.choice(legal)
    if view.asked == "aid":
        return legal[0]
    if view.asked == "discard":
        others = [name for name in view.hand if name not in kept]
        return by_words[f"discard {others[0] if others else min(view.hand, key=value)}"]
    if view.asked == "hit":
        for name in view.hand:
            if name not in kept and name not in view.marked:
                return by_words[f"discard {name}"]
    if view.asked == "action":
        for words, move in by_words.items():
            if words.startswith("use ") and "Assassin" not in words:
                return move
    offers = [offer for offer in view.offers if offer.group.cards[-1].card in kept]
    if offers:
        return by_words[max(offers, key=lambda offer: offer.total).move]
    return by_words["done"]


def camp(hand: Sequence[str]) -> list[str]:
    """The best part of a hand without enemies, by printed alignments."""
    parts = [
        [name for name in hand if name in c.CHARACTER_NAMES or name[0] in (*letters, "N")]
        for letters in product("GE", "LC")
    ]
    return max(parts, key=lambda part: sum(value(name) + 1 for name in part))


def value(name: str) -> int:
    """The printed value of a card."""
    return c.VALUE[c.CARD[name]]
