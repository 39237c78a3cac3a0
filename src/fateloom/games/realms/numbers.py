"""The numbers of Realms of Destiny that a designer may change: see `fateloom.core.numbers`."""

from __future__ import annotations

from typing import Final

from fateloom.core.numbers import Numbers

NUMBERS: Final = Numbers()


def draws(card: str, value: int, rule: str) -> int:
    """The cards that the power of a card draws."""
    return NUMBERS.take("cards", card, "draws", value, least=1, most=5, rule=rule)


def token(name: str, number: str, value: int, most: int, rule: str) -> int:
    """A number of what a token does, or of how many there are."""
    return NUMBERS.take("tokens", name, number, value, least=1, most=most, rule=rule)


def requirement(
    section: str, destiny: str, seats: int, number: int | tuple[int, int]
) -> int | tuple[int, int]:
    """What a destiny requires at a table of this size (RLM-DS, RLM-DX): a number of what it counts,
    or that and a number of cards. There is nothing to change where it counts players."""
    rule = _RULES.get(destiny)
    if rule is None:
        return number
    if isinstance(number, int):
        return _requires(section, destiny, f"needs-{seats}", number, rule)
    return (
        _requires(section, destiny, f"needs-{seats}", number[0], rule),
        _requires(section, destiny, f"among-{seats}", number[1], rule),
    )


def _requires(section: str, destiny: str, name: str, value: int, rule: str) -> int:
    return NUMBERS.take(section, destiny, name, value, least=1, most=25, rule=rule)


_RULES: Final = {
    **{
        name: f"RLM-DS-{place}"
        for place, name in enumerate(
            ("Warlord", "Landlord", "Scholar", "Dynasty", "Unifier", "Magnate"), 1
        )
    },
    **{
        name: f"RLM-DX-{place}"
        for place, name in enumerate(
            ("Renter", "Relic Hunter", "Hermit", "Spendthrift", "Wanderer", "Twin Crowns"), 3
        )
    },
}
