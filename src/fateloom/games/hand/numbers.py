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


def strength(difficulty: str, value: int, rule: str) -> int:
    """The strength cards with which a wave begins."""
    return NUMBERS.take("difficulties", difficulty, "strength", value, least=1, most=6, rule=rule)
