"""What is printed on the cards and tokens of Realms of Destiny, for clients."""

from __future__ import annotations

from typing import Any, Final

from fateloom.games.realms import cards as c


def _card(card: c.Card) -> dict[str, Any]:
    """A game card; `type` is null for most, and the kind of one without a power is plain."""
    return {
        "name": c.NAME[card],
        "family": c.FAMILY_NAMES[c.FAMILY[card]],
        "type": c.TYPE_NAMES[c.TYPE[card]] or None,
        "kind": c.KIND_NAMES[c.KIND[card]].casefold() or "plain",
        "advanced": c.IS_ADVANCED[card],
    }


CATALOGUE: Final[dict[str, Any]] = {
    "families": list(c.FAMILY_NAMES),
    "types": list(c.TYPE_NAMES[1:]),
    "cards": [_card(card) for card in range(c.DECK_SIZE)],
    "tokens": list(c.TOKEN_NAMES[1:]),
    "shared": [c.DESTINY_NAMES[destiny] for destiny in c.SHARED],
    "secret": [c.DESTINY_NAMES[destiny] for destiny in c.SECRET],
}
"""The game cards family by family, tokens by their numbers from 1, and the destinies."""
