"""The public side of a player in a view, as numbers."""

from __future__ import annotations

from typing import Final

from fateloom.games.destiny import cards as c
from fateloom.games.destiny.cards import Group, Powers
from fateloom.games.destiny.view import Player

TREASURE: Final = {name: kind for kind, name in enumerate(c.TREASURE_NAME)}
"""The kinds of treasures by their names."""


def groups_of(player: Player) -> tuple[Group, ...]:
    """A player's groups as numbers."""
    return tuple(
        tuple((c.CARD[it.card], c.ALIGNMENT_LETTERS.index(it.alignment)) for it in group.cards)
        for group in player.groups
    )


def powers_of(player: Player) -> Powers:
    """All powers a player has: identity, Aid cards and treasures."""
    powers = 0
    for name in (player.identity, *player.aids):
        if name is not None:
            powers |= c.power(name)
    for name in player.treasures:
        powers |= c.TREASURE_POWER[TREASURE[name]]
    return powers
