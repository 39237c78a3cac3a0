"""The powers of cards as data: lists of steps, each with a verb and its object.

A step is one atomic change and is followed by a checkpoint (RLM-LEX-02). Steps that ask
come before those that act; the choices are kept in the frame of the power. `effects.py` implements
the verbs; `openings.py` decides when a power is legal.
"""

from __future__ import annotations

from typing import Final

from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Card
from fateloom.games.realms.numbers import draws

Step = tuple[str, int]
Power = tuple[Step, ...]

# Target players of a power.
ANYBODY, RICHER, NO_FIGHTER, LACKS = range(4)
"""Another player: any, with more cards in hand, without a Fighter, without the token cast."""

# Target cards of a power.
(
    OWN_KINGDOM,
    OWN_SHOP,
    OWN_NECROMANCY,
    OWN_MAGIC,
    OWN_TYPED,
    OTHERS_CARD,
    OWN_OTHER,
    OWN_ANY,
    DISCARDED,
    DISCARDED_NECROMANCY,
    A_FIGHTER,
    A_FIELD_OR_BOOK,
    THEIR_ANY,
) = range(13)
"""To borrow, the first six; own cards beside this one; any own card; discards; cards in front
of players; cards in front of others."""

POWERS: Final[dict[Card, Power]] = {
    # Kingdom
    c.KING: (("borrow", OWN_KINGDOM),),
    c.JUDGE: (("aim", RICHER), ("shield", 0), ("gives", 1)),
    c.SPY: (("aim", ANYBODY), ("shield", 0), ("unmask", 0), ("steal", 0)),
    c.TAX_COLLECTOR: (("shield", 0), ("tax", 0)),  # aimed at the seller
    c.KNIGHT: (("aim", NO_FIGHTER), ("shield", 0), ("loses", 0)),
    c.CAPTAIN: (("token", c.SHIELD),),
    c.ROYAL_CHRONICLE: (("draw", draws("Royal Chronicle", 1, "RLM-K-11")),),
    c.KINGS_JESTER: (("borrow", OTHERS_CARD),),
    c.MAYOR: (("aim", ANYBODY), ("family", 0), ("request", 0)),
    c.CHAMPION: (("aim", ANYBODY), ("shield", 0), ("both-lose", 0)),
    # Shop
    c.MASTER_MERCHANT: (("borrow", OWN_SHOP),),
    c.APPRENTICE: (("aim", ANYBODY), ("family", 0), ("shield", 0), ("demand", 0)),
    c.BANKER: (("token", c.COIN),),
    c.PEDDLER: (("any-token", 0),),
    c.MERCENARY: (("aim", ANYBODY), ("gift", 0)),
    c.BODYGUARD: (("token", c.SEAL),),
    c.HARBOR: (("draw", draws("Harbor", 2, "RLM-S-08")), ("discard", 0)),
    c.RING: (
        ("draw", draws("Ring of Value", 2, "RLM-S-11")),
        ("new-holder", 0),
        ("seal-place", 0),
        ("pass-on", 0),
    ),
    c.ACCOUNTANT: (
        ("card", OWN_OTHER),
        ("aim", ANYBODY),
        ("place", 0),
        ("shield-rest", 0),
        ("gives-but-one", 2),
    ),
    c.USURER: (("aim", LACKS), ("curse", c.DEBT)),
    c.PAWNBROKER: (
        ("card", OWN_OTHER),
        ("destroy", 0),
        ("draw", draws("Pawnbroker", 2, "RLM-S-14")),
    ),
    # Necromancy
    c.MASTER_NECROMANCER: (("borrow", OWN_NECROMANCY),),
    c.VAMPIRE: (("aim", ANYBODY), ("shield", 0), ("steal", 1)),
    c.SKELETON_WARRIOR: (("aim", ANYBODY), ("shield", 0), ("loses", 0)),
    c.GRAVEDIGGER: (("card", DISCARDED), ("recover", 0)),
    c.GRIMOIRE: (("card", DISCARDED_NECROMANCY), ("raise", 0)),
    c.PLAGUE_BEARER: (("aim", LACKS), ("curse", c.POISON)),
    c.GHOST: (("aim", ANYBODY), ("shield", 0), ("see-hand", 0), ("exchange", 0)),
    c.LICH: (("aim", ANYBODY), ("lich", 0)),
    c.DEATH_KNIGHT: (("card", A_FIGHTER), ("seal-card", 0), ("destroy", 0)),
    c.GHOUL: (("discard", 0), ("draw", draws("Ghoul", 2, "RLM-N-14"))),
    # Magic
    c.ARCHMAGE: (("borrow", OWN_MAGIC),),
    c.FIRE_MAGE: (("pair", 0), ("shield-pair", 0), ("pair-loses", 0)),
    c.CLAIRVOYANT: (("see", 0), ("unmask", 0)),
    c.SPELLBOOK: (("draw", draws("Spellbook", 1, "RLM-M-05")),),
    c.TOME_OF_SECRETS: (("token", c.LANTERN),),
    c.ENCHANTED_FOREST: (("token", c.HARVEST),),
    c.HEALER: (("token", c.AMULET),),
    c.STORM_MAGE: (("card", A_FIELD_OR_BOOK), ("seal-card", 0), ("destroy", 0)),
    c.ENCHANTRESS: (("borrow", OWN_TYPED),),
    c.ALCHEMIST: (("card", OWN_ANY), ("other-card", THEIR_ANY), ("seal-other", 0), ("swap", 0)),
    c.TIME_MAGE: (("token", c.HOURGLASS),),
}

TOKEN_CAST: Final = {c.USURER: c.DEBT, c.PLAGUE_BEARER: c.POISON}
"""The token that each of these cards makes another player take."""
