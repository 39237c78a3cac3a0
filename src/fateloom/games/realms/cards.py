"""The components of Realms of Destiny: 56 game cards, 36 tokens and 14 destinies (RLM-COMP).

Game cards are small ints, fourteen a family in the order of the catalogue, the last three
of each family advanced:

    0-13 Kingdom    14-27 Shop    28-41 Necromancy    42-55 Magic

A set of cards is one int, bit i for card i: hands, cards in front of a player, all cards
of a family. Tokens are the numbers 1-9, a set of them bits 1-9; destinies are 0-13.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fateloom.games.realms.numbers import NUMBERS, token

Card = int
Cards = int
"""A set of cards, as a bit mask."""
Family = int
Token = int

KINGDOM, SHOP, NECROMANCY, MAGIC = FAMILIES = range(4)
FAMILY_NAMES: Final = ("Kingdom", "Shop", "Necromancy", "Magic")

NO_TYPE, FIGHTER, FIELD, BOOK = range(4)
TYPE_NAMES: Final = ("", "Fighter", "Field", "Book")

PERMANENT, ACTIVATION, MANDATORY, ONE_TIME, PLAIN = range(5)
KIND_NAMES: Final = ("Permanent", "Activation", "Mandatory", "One-Time", "")


class _Row(NamedTuple):
    name: str
    kind: int
    extra: int = NO_TYPE


_ROWS: Final = (
    _Row("The King", ACTIVATION),
    _Row("The Queen", PERMANENT),
    _Row("Judge", ACTIVATION),
    _Row("Spy", ONE_TIME),
    _Row("Tax Collector", PERMANENT),
    _Row("Knight", ACTIVATION, FIGHTER),
    _Row("Captain of the Guard", ACTIVATION, FIGHTER),
    _Row("Castle", PERMANENT, FIELD),
    _Row("Village", PLAIN, FIELD),
    _Row("Book of Laws", PERMANENT, BOOK),
    _Row("Royal Chronicle", ACTIVATION, BOOK),
    _Row("King's Jester", ACTIVATION),
    _Row("Mayor", ACTIVATION),
    _Row("Champion", MANDATORY),
    _Row("Master Merchant", ACTIVATION),
    _Row("Apprentice", ACTIVATION),
    _Row("Banker", ACTIVATION),
    _Row("Peddler", ACTIVATION),
    _Row("Mercenary", MANDATORY, FIGHTER),
    _Row("Bodyguard", ACTIVATION, FIGHTER),
    _Row("Market", PERMANENT, FIELD),
    _Row("Harbor", ACTIVATION, FIELD),
    _Row("Ledger", PERMANENT, BOOK),
    _Row("Almanac", PLAIN, BOOK),
    _Row("Ring of Value", ACTIVATION),
    _Row("Accountant", ACTIVATION),
    _Row("Usurer", ACTIVATION),
    _Row("Pawnbroker", ACTIVATION),
    _Row("Master Necromancer", ACTIVATION),
    _Row("Cemetery", PERMANENT, FIELD),
    _Row("Vampire", ACTIVATION, FIGHTER),
    _Row("Immortal", PERMANENT),
    _Row("Skeleton Warrior", ACTIVATION, FIGHTER),
    _Row("Gravedigger", ACTIVATION),
    _Row("Crypt", PLAIN, FIELD),
    _Row("Grimoire", ONE_TIME, BOOK),
    _Row("Book of Bones", PERMANENT, BOOK),
    _Row("Plague Bearer", ACTIVATION),
    _Row("Ghost", ACTIVATION),
    _Row("Lich", ACTIVATION),
    _Row("Death Knight", MANDATORY, FIGHTER),
    _Row("Ghoul", MANDATORY),
    _Row("Archmage", ACTIVATION),
    _Row("Druid", PERMANENT),
    _Row("Fire Mage", MANDATORY, FIGHTER),
    _Row("Clairvoyant", ACTIVATION),
    _Row("Spellbook", ACTIVATION, BOOK),
    _Row("Tome of Secrets", ACTIVATION, BOOK),
    _Row("Enchanted Forest", ACTIVATION, FIELD),
    _Row("Wizard's Tower", PERMANENT, FIELD),
    _Row("Golem", PLAIN, FIGHTER),
    _Row("Healer", ACTIVATION),
    _Row("Storm Mage", ONE_TIME),
    _Row("Enchantress", ACTIVATION),
    _Row("Alchemist", ONE_TIME),
    _Row("Time Mage", ACTIVATION),
)

DECK_SIZE: Final = len(_ROWS)
A_FAMILY: Final = DECK_SIZE // len(FAMILIES)
BASE_OF_FAMILY: Final = 11

NAME: Final = tuple(row.name for row in _ROWS)
KIND: Final = tuple(row.kind for row in _ROWS)
TYPE: Final = tuple(row.extra for row in _ROWS)
FAMILY: Final = tuple(card // A_FAMILY for card in range(DECK_SIZE))
IS_ADVANCED: Final = tuple(card % A_FAMILY >= BASE_OF_FAMILY for card in range(DECK_SIZE))
CARD: Final = {name: card for card, name in enumerate(NAME)}
"""The cards by name: `CARD["Golem"]`."""

BASE_DECK: Final = tuple(card for card in range(DECK_SIZE) if not IS_ADVANCED[card])
FULL_DECK: Final = tuple(range(DECK_SIZE))


def cards(items: Iterable[Card]) -> Cards:
    """These cards as a set."""
    held = 0
    for card in items:
        held |= 1 << card
    return held


def each(held: Cards) -> tuple[Card, ...]:
    """The cards of a set, in the order of the catalogue."""
    found = []
    while held:
        card = held.bit_length() - 1
        found.append(card)
        held ^= 1 << card
    found.reverse()
    return tuple(found)


def names(held: Cards) -> tuple[str, ...]:
    """The names of the cards of a set."""
    return tuple([NAME[card] for card in each(held)])


def _all(column: tuple[int, ...], value: int) -> Cards:
    return cards(card for card in range(DECK_SIZE) if column[card] == value)


OF_FAMILY: Final = tuple(_all(FAMILY, family) for family in FAMILIES)
OF_KIND: Final = tuple(_all(KIND, kind) for kind in range(5))
OF_TYPE: Final = tuple(_all(TYPE, extra) for extra in range(4))
TYPED: Final = OF_TYPE[FIGHTER] | OF_TYPE[FIELD] | OF_TYPE[BOOK]
USABLE: Final = OF_KIND[ACTIVATION] | OF_KIND[MANDATORY] | OF_KIND[ONE_TIME]
"""Cards a player can activate (RLM-TURN-08)."""

(KING, QUEEN, JUDGE, SPY, TAX_COLLECTOR, KNIGHT, CAPTAIN) = range(7)
(CASTLE, VILLAGE, BOOK_OF_LAWS, ROYAL_CHRONICLE, KINGS_JESTER, MAYOR, CHAMPION) = range(7, 14)
(MASTER_MERCHANT, APPRENTICE, BANKER, PEDDLER, MERCENARY, BODYGUARD, MARKET) = range(14, 21)
(HARBOR, LEDGER, ALMANAC, RING, ACCOUNTANT, USURER, PAWNBROKER) = range(21, 28)
(MASTER_NECROMANCER, CEMETERY, VAMPIRE, IMMORTAL, SKELETON_WARRIOR) = range(28, 33)
(GRAVEDIGGER, CRYPT, GRIMOIRE, BOOK_OF_BONES, PLAGUE_BEARER, GHOST) = range(33, 39)
(LICH, DEATH_KNIGHT, GHOUL) = range(39, 42)
(ARCHMAGE, DRUID, FIRE_MAGE, CLAIRVOYANT, SPELLBOOK, TOME_OF_SECRETS) = range(42, 48)
(ENCHANTED_FOREST, WIZARDS_TOWER, GOLEM, HEALER, STORM_MAGE) = range(48, 53)
(ENCHANTRESS, ALCHEMIST, TIME_MAGE) = range(53, 56)

BORROWING: Final = cards(
    (KING, MASTER_MERCHANT, MASTER_NECROMANCER, ARCHMAGE, KINGS_JESTER, ENCHANTRESS, LICH)
)
"""Cards that let their user resolve the powers of others (RLM-LEX-06)."""
BORROWABLE: Final = OF_KIND[ACTIVATION] & ~BORROWING
"""Cards whose power can be borrowed when it is legal (RLM-LEX-07)."""

# --- tokens --------------------------------------------------------------------------

TOKEN_NAMES: Final = (
    "",
    "Coin",
    "Shield",
    "Amulet",
    "Seal",
    "Poison",
    "Harvest",
    "Hourglass",
    "Lantern",
    "Debt",
)
COIN, SHIELD, AMULET, SEAL, POISON, HARVEST, HOURGLASS, LANTERN, DEBT = range(1, 10)
TOKENS: Final = tuple(range(1, 10))
TOKEN: Final = {name: number for number, name in enumerate(TOKEN_NAMES) if name}
COPIES: Final = (0, *(token(name, "copies", 4, 6, "RLM-TOK-01") for name in TOKEN_NAMES if name))
"""The number of tokens of each kind."""
COIN_LESS: Final = token("Coin", "less", 1, 5, "RLM-TK-1")
AMULET_DRAWS: Final = token("Amulet", "draws", 1, 5, "RLM-TK-3")
POISON_DISCARDS: Final = token("Poison", "discards", 1, 5, "RLM-TK-5")
HARVEST_DRAWS: Final = token("Harvest", "draws", 1, 5, "RLM-TK-6")
LANTERN_SHOWS: Final = token("Lantern", "shows", 3, 3, "RLM-TK-8")
DEBT_GIVES: Final = token("Debt", "gives", 1, 5, "RLM-TK-9")
AT_START: Final = 1 << POISON | 1 << HARVEST | 1 << LANTERN | 1 << DEBT
"""Tokens that work at the start of their holder's turn (RLM-TOK-02)."""


def supply(owned: Iterable[int], token: Token) -> int:
    """The number of tokens of a kind that are left when the seats have these."""
    held = 0
    for tokens in owned:
        held += tokens >> token & 1
    return COPIES[token] - held


# --- destinies -----------------------------------------------------------------------

DESTINY_NAMES: Final = (
    "Warlord",
    "Landlord",
    "Scholar",
    "Dynasty",
    "Unifier",
    "Magnate",
    "Assassin",
    "Guardian Angel",
    "Renter",
    "Relic Hunter",
    "Hermit",
    "Spendthrift",
    "Wanderer",
    "Twin Crowns",
)
(WARLORD, LANDLORD, SCHOLAR, DYNASTY, UNIFIER, MAGNATE) = range(6)
(ASSASSIN, GUARDIAN_ANGEL, RENTER, RELIC_HUNTER) = range(6, 10)
(HERMIT, SPENDTHRIFT, WANDERER, TWIN_CROWNS) = range(10, 14)
SHARED: Final = tuple(range(6))
SECRET: Final = tuple(range(6, 14))
DESTINY: Final = {name: destiny for destiny, name in enumerate(DESTINY_NAMES)}

HAND_SIZE: Final = NUMBERS.take("rules", "hand", "cards", 6, least=3, most=9, rule="RLM-SETUP-06")
