"""What the catalogue of rules says about every card, written down a second time.

Nothing here comes from the game's own tables: tests hold those against these.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Monster(NamedTuple):
    """A monster as the catalogue lists it; `once` when its ability is marked (x1)."""

    card: int
    side: str
    half: int
    name: str
    type: str
    hp: int
    dmg: int
    kind: str
    once: bool


_TYPES: Final = {"W": "warrior", "M": "magic", "D": "dragon", "C": "creature"}

_ROWS: Final = """
M01 A0 Assassin         W  5 2 front once
M01 A1 Marsh Hydra      D  9 2 normal
M01 B0 Scout            W  3 1 front
M01 B1 Bramble Boar     C  6 1 none
M02 A0 Phase Worm       M  7 1 instant
M02 A1 Hill Raider      W  5 1 none
M02 B0 Chieftain        W  7 2 normal
M02 B1 Ember Wisp       M  3 2 instant
M03 A0 Watcher          M  6 1 normal
M03 A1 Cave Bear        C  8 2 none
M03 B0 Specter          M  4 2 normal
M03 B1 Ash Drake        D 10 2 none
M04 A0 Forest Dragon    D  8 3 normal
M04 A1 Burrow Rat       C  2 1 none
M04 B0 Shieldbearer     W  4 1 normal
M04 B1 Gravecaller      M  6 2 front
M05 A0 Mirror Shade     M  3 2 normal
M05 A1 Pit Brute        W 10 2 none
M05 B0 Dire Wolf        C  5 1 normal
M05 B1 Storm Wyrm       D 11 3 none
M06 A0 Cutpurse         W  4 1 instant
M06 A1 Thornback        C  7 2 normal
M06 B0 Bone Drake       D  6 2 second once
M06 B1 Hex Weaver       M  5 1 normal
M07 A0 War Drummer      W  4 1 normal
M07 A1 Great Serpent    C  8 2 front once
M07 B0 Lantern Imp      M  2 1 instant
M07 B1 Iron Sentinel    W 10 1 none
M08 A0 Young Wyvern     D  7 2 none
M08 A1 Sand Stalker     C  5 2 instant
M08 B0 Rune Thief       M  4 1 normal
M08 B1 Ogre Mauler      W 10 3 none
M09 A0 Swarm Queen      C  6 1 normal
M09 A1 Duelist          W  6 2 front
M09 B0 Frost Shaman     M  5 1 second
M09 B1 Elder Dragon     D 12 3 none
M10 A0 Gate Guard       W  7 1 normal
M10 A1 Carrion Bat      C  3 1 none
M10 B0 Soul Leech       M  6 2 normal
M10 B1 Razor Boar       C  7 1 none
M11 A0 Cinder Hatchling D  5 1 normal
M11 A1 Night Stalker    C  8 1 front
M11 B0 Banner Knight    W  8 2 normal
M11 B1 Fen Witch        M  7 1 second
"""


def _read(row: str) -> Monster:
    card, place, *words = row.split()
    once = words[-1] == "once"
    *name, kind_of_monster, hp, dmg, kind = words[:-1] if once else words
    return Monster(
        int(card[1:]),
        place[0],
        int(place[1]),
        " ".join(name),
        _TYPES[kind_of_monster],
        int(hp),
        int(dmg),
        kind,
        once,
    )


MONSTERS: Final = tuple(_read(row) for row in _ROWS.strip().splitlines())
BY_NAME: Final = {monster.name: monster for monster in MONSTERS}


def on_card(card: int, side: str, half: int) -> str:
    """The monster that a card shows when it lies like this."""
    (name,) = [m.name for m in MONSTERS if (m.card, m.side, m.half) == (card, side, half)]
    return name


def rotated(name: str) -> str:
    """The monster on the other half of the same side."""
    m = BY_NAME[name]
    return on_card(m.card, m.side, 1 - m.half)


def flipped(name: str) -> str:
    """The monster on the same half of the other side."""
    m = BY_NAME[name]
    return on_card(m.card, "B" if m.side == "A" else "A", m.half)
