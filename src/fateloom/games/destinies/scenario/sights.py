"""What the looks of a story can depend on, and who may know it.

A picture looks the same to everybody who sees it, so nothing in it asks about one hero. What
everybody knows at any time changes it for everybody. All else is seen on the spot: by those who
read what is read there.
"""

from __future__ import annotations

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.conditions import Condition, Leaf


def personal(condition: Condition) -> list[Leaf]:
    """The parts that ask about one hero: what only this hero knows, does or holds."""
    return [leaf for leaf in c.leaves(condition) if _personal(leaf)]


def _personal(leaf: Leaf) -> bool:
    match leaf:
        case c.Flag(_, who) | c.Compare(_, who, _, _):
            return who not in (c.WORLD, c.CAMPAIGN)
        case c.Is(kind, _, _):
            return kind == c.ME
        case c.Attends():
            return False
    return True


def public(condition: Condition) -> bool:
    """Whether everybody at the table knows at any time if it holds: it asks about the day, the
    mode, the players, the tiles, who is in a Finale, and which places are on the map."""
    return all(_public(leaf) for leaf in c.leaves(condition))


def _public(leaf: Leaf) -> bool:
    match leaf:
        case c.Compare(name, c.WORLD, _, _):
            return name in c.GAUGES
        case c.Is(c.POI, _, word):
            return word == c.PRESENT
        case c.Is(kind, _, _):
            return kind in (c.TILE, c.HERO, c.MODE)
    return False
