"""The numbers of `evaluate.py`, `policy.py` and `appraisal.py`."""

from __future__ import annotations

from typing import Final

from fateloom.games.realms import cards as c

SOON: Final = 0.7
"""The value of a card that takes tokens, in tokens."""
WON: Final = 300.0
"""The value of completing a destiny."""
NEAR: Final = 14.0
"""The value of an almost completed destiny."""
AHEAD: Final = 3
"""The lead in cards over all rivals at which a player can wait for a better chance."""
PATIENCE: Final = 0.55
"""The share of a card's value that remains for a player who can wait."""
PLAN: Final = 40.0
"""The value of a card that lets the player's hand complete a destiny."""
STEPS: Final = 2
"""The maximum number of missing cards for that."""
SPARE: Final = 0.8
"""The value of a card in a hand that is larger than any rival's."""
THREAT: Final = 0.28
"""The threat from each card in a rival's hand."""
MAGNATE: Final = 1.05
"""The factor on a card's value when the Magnate is on the table."""

POWER: Final = {
    c.KING: 1.0,
    c.QUEEN: 0.8,
    c.JUDGE: 2.0,
    c.SPY: 1.2,
    c.TAX_COLLECTOR: 1.5,
    c.KNIGHT: 1.2,
    c.CAPTAIN: 1.0,
    c.CASTLE: 0.8,
    c.BOOK_OF_LAWS: 0.3,
    c.ROYAL_CHRONICLE: 1.8,
    c.KINGS_JESTER: 1.6,
    c.MAYOR: 0.3,
    c.CHAMPION: -0.6,
    c.MASTER_MERCHANT: 1.0,
    c.APPRENTICE: 1.8,
    c.BANKER: 1.2,
    c.PEDDLER: 1.4,
    c.MERCENARY: -1.2,
    c.BODYGUARD: 0.8,
    c.MARKET: 1.5,
    c.HARBOR: 1.8,
    c.LEDGER: 1.2,
    c.RING: 1.5,
    c.ACCOUNTANT: 1.0,
    c.USURER: 1.2,
    c.PAWNBROKER: 0.6,
    c.MASTER_NECROMANCER: 1.0,
    c.CEMETERY: 1.0,
    c.VAMPIRE: 2.4,
    c.IMMORTAL: 1.5,
    c.SKELETON_WARRIOR: 1.4,
    c.GRAVEDIGGER: 2.0,
    c.GRIMOIRE: 1.2,
    c.BOOK_OF_BONES: 0.5,
    c.PLAGUE_BEARER: 1.0,
    c.GHOST: 0.6,
    c.LICH: 1.4,
    c.DEATH_KNIGHT: 0.0,
    c.GHOUL: 1.2,
    c.ARCHMAGE: 1.0,
    c.DRUID: 0.4,
    c.FIRE_MAGE: 0.4,
    c.CLAIRVOYANT: 0.6,
    c.SPELLBOOK: 2.0,
    c.TOME_OF_SECRETS: 0.5,
    c.ENCHANTED_FOREST: 1.8,
    c.WIZARDS_TOWER: 0.8,
    c.HEALER: 1.2,
    c.STORM_MAGE: 0.8,
    c.ENCHANTRESS: 1.0,
    c.ALCHEMIST: 1.2,
    c.TIME_MAGE: 1.0,
}
"""The value of a power in front of a player, in cards."""
MAKERS: Final = c.cards(
    (
        c.CAPTAIN,
        c.BANKER,
        c.PEDDLER,
        c.BODYGUARD,
        c.TOME_OF_SECRETS,
        c.ENCHANTED_FOREST,
        c.HEALER,
        c.TIME_MAGE,
    )
)
"""Cards that take a token every turn."""
HUNTING: Final = c.cards((c.KNIGHT, c.SKELETON_WARRIOR, c.FIRE_MAGE, c.CHAMPION, c.TAX_COLLECTOR))
"""Cards that empty hands of others turn by turn."""
HUNTED: Final = 4.0
"""The additional value of such a card to an Assassin."""
TOKEN: Final = (0.0, 1.0, 1.0, 1.6, 0.6, -1.2, 1.0, 0.7, 0.3, -1.0)

# --- of evaluate.py ------------------------------------------------------------------

CARD: Final = 1.1
"""The value of a card in hand."""
DANGER: Final = (0.0, 6.0, 2.5)
"""The penalty for a small hand, by its size."""
RIVAL: Final = 0.6
"""The weight of the strongest rival, relative to the player's own standing."""
SCALE: Final = 8.0
"""The difference that multiplies the odds of a win by e."""
