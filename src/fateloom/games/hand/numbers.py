"""The numbers of The Hand of Destiny that a designer may change: see `fateloom.core.numbers`."""

from __future__ import annotations

from typing import Final

from fateloom.core.numbers import Numbers

NUMBERS: Final = Numbers()


def monster(name: str, number: str, value: int) -> int:
    """The `hp` or the `dmg` of a monster (HND-HP-01, HND-GEO-07)."""
    least, most, rule = (1, 12, "HND-HP-01") if number == "hp" else (0, 5, "HND-GEO-07")
    return NUMBERS.take("monsters", name, number, value, least=least, most=most, rule=rule)


def boss(name: str, level: int, hp: int, rule: str) -> int:
    """The Hit Points of a boss at a level from 1 (HND-BS)."""
    return NUMBERS.take("bosses", name, f"hp-{level}", hp, least=1, most=60, rule=rule)


def damage(name: str, value: int, rule: str) -> int:
    """The damage that a hero's ability deals."""
    return NUMBERS.take("abilities", name, "damage", value, least=0, most=20, rule=rule)


def price(item: str, value: int, rule: str) -> int:
    """The gold that the merchant asks for an item."""
    return NUMBERS.take("items", item, "price", value, least=0, most=15, rule=rule)


def reward(level: int, value: int) -> int:
    """The gold that a defeated boss leaves at a level from 1 (HND-BOSS-12)."""
    thing, rule = f"level-{level}", "HND-BOSS-12"
    return NUMBERS.take("rewards", thing, "gold", value, least=0, most=20, rule=rule)


def critical(level: int, hit: int, costs: tuple[int, int, int]) -> tuple[int, int, int]:
    """The damage cost, the strength cost (0 for none) and the attack value of a critical hit from 1
    at a level from 1 (HND-CRIT-03)."""
    most = {"costs-damage": 5, "costs-strength": 20, "attack": 40}
    thing, rule = f"level-{level}-hit-{hit}", "HND-CRIT-03"
    damage, strength, attack = (
        NUMBERS.take("criticals", thing, name, value, least=0, most=most[name], rule=rule)
        for name, value in zip(most, costs, strict=True)
    )
    return damage, strength, attack


def healing(difficulty: str, value: int, rule: str) -> int:
    """What a Healing Potion costs more at a difficulty, or less if it is below 0."""
    return NUMBERS.take("difficulties", difficulty, "healing", value, least=-3, most=5, rule=rule)


def strength(difficulty: str, value: int, rule: str) -> int:
    """The strength cards with which a wave begins."""
    return NUMBERS.take("difficulties", difficulty, "strength", value, least=1, most=6, rule=rule)
