"""What is printed on the cards of The Hand of Destiny, for clients."""

from __future__ import annotations

from typing import Any, Final

from fateloom.games.hand import cards as c
from fateloom.games.hand.waves import FLIPPED_WAVE


def _monster(face: c.Face) -> dict[str, Any]:
    """A monster: its face, its card (from 1), its side of all sides, and what it is turned to."""
    return {
        "name": c.NAME[face],
        "type": c.TYPE_NAMES[c.TYPE[face]],
        "hp": c.HP[face],
        "dmg": c.DMG[face],
        "kind": c.KIND_NAMES[c.KIND[face]],
        "once": face in c.ONCE,
        "coins": c.COINS[face],
        "face": face,
        "card": (face >> 2) + 1,
        "side": c.side(face),
        "rotated": c.NAME[c.rotated(face)],
        "flipped": c.NAME[c.flipped(face)],
    }


def _ability(ability: c.Ability) -> dict[str, Any]:
    return {
        "name": c.ABILITY_NAME[ability],
        "cost": c.COST_NAMES[c.ABILITY_COST[ability]],
        "slots": c.SLOTS[ability],
    }


def _item(item: int) -> dict[str, Any]:
    return {
        "name": c.ITEM_NAMES[item],
        "upgrade": c.is_upgrade(item),
        "costs": {name: c.cost(item, level) for level, name in enumerate(c.DIFFICULTY_OPTIONS)},
    }


CATALOGUE: Final[dict[str, Any]] = {
    "monsters": [_monster(face) for face in range(c.FACES)],
    "heroes": [
        {
            "name": name,
            "ranged": c.RANGED[hero],
            "abilities": [_ability(hero * 6 + place) for place in range(6)],
        }
        for hero, name in enumerate(c.HERO_NAMES)
    ],
    "bosses": list(c.BOSS_NAMES),
    "rewards": list(c.REWARD),
    "waves": c.WAVES,
    "flipped_wave": FLIPPED_WAVE,
    "items": [_item(item) for item in range(len(c.ITEM_NAMES))],
    "shop": {
        name: [c.ITEM_NAMES[item] for item in c.SHOP[ranged]]
        for ranged, name in enumerate(("melee", "ranged"))
    },
    "strength": dict(zip(c.DIFFICULTY_OPTIONS, c.START_STRENGTH, strict=True)),
}
"""Monsters by their faces, heroes with their abilities from the top left, bosses, the gold for each
wave, the wave for which the deck is flipped, items in the order of the merchants' cards, what each
merchant sells, and how many strength cards a wave begins with, by difficulty."""
