"""What a view of The Hand of Destiny says in numbers, for programs that learn.

Left out is what the rest of the view determines (`refusals`, and why an attack is worth what it is
worth), and of the memory the frames: the work that is under way below the question that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fateloom.core import features as f
from fateloom.core.features import Features, Part
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand import moves as m
from fateloom.games.hand.view import Ability, Critical, Spot, View

_ASKED: Final = frames.ASK_NAMES[1:]
_SIDES: Final = tuple(range(c.FACES // 2))
_CARDS: Final = tuple(range(c.CARDS))
_FACES: Final = tuple(range(c.FACES))
_ITEMS: Final = tuple(range(len(c.ITEM_NAMES)))
_NUMBERS: Final = tuple(range(1, c.CARDS + 1))
_MOST: Final = 50
"""The largest number of health, damage, gold and the like."""
_MOST_SUFFERED: Final = 99
_ABILITIES: Final = 6
_DEED: Final = 4


def _bits(value: int) -> list[int]:
    return [bit for bit in range(value.bit_length()) if value >> bit & 1]


def _one(value: int) -> tuple[int, ...]:
    """The number itself; nothing for one below 0, which stands for none."""
    return (value,) if value >= 0 else ()


def _faces(name: str, read: Callable[[View], Sequence[str]]) -> Part[View]:
    """Cards from front to back, by their faces."""
    return f.listed(c.CARDS, f.one_of(name, c.NAME, lambda face: face), read)


def _spots(*parts: Part[Spot]) -> tuple[Part[View], ...]:
    return tuple([f.listed(c.CARDS, part, lambda view: view.line) for part in parts])


def _abilities(*parts: Part[Ability]) -> tuple[Part[View], ...]:
    return tuple([f.listed(_ABILITIES, part, lambda view: view.abilities) for part in parts])


def _criticals(*parts: Part[Critical]) -> tuple[Part[View], ...]:
    return tuple([f.listed(len(m.HIT), part, lambda view: view.criticals) for part in parts])


def _parts(seats: int, options: Mapping[str, Any]) -> tuple[Part[View], ...]:
    return (
        f.one_of("hero", c.HERO_NAMES, lambda view: view.hero),
        f.one_of("boss", c.BOSS_NAMES, lambda view: view.boss),
        f.one_of("difficulty", c.DIFFICULTY_OPTIONS, lambda view: view.difficulty),
        f.number("wave", c.WAVES, lambda view: view.wave),
        f.one_of("phase", phases.NAMES, lambda view: view.phase),
        f.one_of("asked", _ASKED, lambda view: view.asked),
        f.one_of("about", (*c.NAMED, *c.NAME, *frames.PURPOSE_NAMES), lambda view: view.about),
        *_spots(
            f.one_of("line-sight", ("visible", "known", "hidden"), lambda spot: spot.sight),
            f.one_of("line-card", _NUMBERS, lambda spot: spot.card),
            f.number("line-side-b", 1, lambda spot: spot.side == "B"),
            f.number("line-half", 1, lambda spot: spot.half),
            f.one_of("line-face", c.NAME, lambda spot: spot.face),
            f.number("line-health", _MOST, lambda spot: spot.hp),
            f.number("line-left", _MOST, lambda spot: max(spot.left or 0, 0)),
            f.number("line-strikes", _MOST, lambda spot: spot.dmg),
            f.number("line-damage", _MOST, lambda spot: spot.damage),
            f.number("line-slots", 1, lambda spot: spot.slots),
        ),
        _faces("strength", lambda view: view.strength),
        _faces("underworld", lambda view: view.underworld),
        f.number("health", c.HEALTH, lambda view: view.hp),
        Part("grid", (2,), 3, lambda view: view.grid, ("left", "right")),
        *_abilities(
            f.number("exhausted", 1, lambda ability: ability.exhausted),
            f.number("spent", 1, lambda ability: ability.used),
        ),
        f.one_of("weapon", c.ITEM_NAMES, lambda view: view.weapon),
        f.number("weapon-ready", 1, lambda view: view.ready),
        f.some_of("potions", c.ITEM_NAMES, lambda view: view.potions),
        f.number("gold", _MOST, lambda view: view.gold),
        f.valued(
            "shop", c.ITEM_NAMES, lambda view: [(ware.item, ware.cost) for ware in view.shop], 9
        ),
        f.number("boss-health", _MOST, lambda view: view.boss_hp),
        f.number("boss-left", _MOST, lambda view: max(view.boss_left, 0)),
        *_criticals(
            f.number("critical-damage", _MOST, lambda hit: hit.damage),
            f.number("critical-strength", _MOST, lambda hit: hit.strength),
            f.number("critical-attack", _MOST, lambda hit: hit.attack),
            f.number("critical-used", 1, lambda hit: hit.used),
        ),
        f.valued("penalties", c.PENALTY_NAMES, lambda view: view.penalties, _MOST),
        f.some_of("committed", c.NAME, lambda view: view.committed),
        f.some_of("adds", c.NAMED, lambda view: view.adds),
        f.valued(
            "attack",
            m.PLACE_NAMES,
            lambda view: [(attack.place, attack.value) for attack in view.attacks],
            _MOST,
        ),
        f.valued(
            "attack-against",
            m.PLACE_NAMES,
            lambda view: [(attack.place, attack.against) for attack in view.attacks],
            _MOST,
        ),
        f.some_of(
            "attack-falls",
            m.PLACE_NAMES,
            lambda view: [attack.place for attack in view.attacks if attack.falls],
        ),
        f.some_of(
            "attack-slots",
            m.PLACE_NAMES,
            lambda view: [attack.place for attack in view.attacks if attack.slots],
        ),
        f.number("amount", _MOST, lambda view: view.amount),
        f.some_of("choices", c.NAME, lambda view: view.choices),
        f.number("absorbed", _MOST, lambda view: view.memory.absorbed),
        f.some_of("peeked", _CARDS, lambda view: _one(view.memory.peeked)),
        f.some_of("done-at-front", _FACES, lambda view: _one(view.memory.at_front)),
        f.some_of("done-at-second", _FACES, lambda view: _one(view.memory.at_second)),
        f.some_of("fired", _FACES, lambda view: _bits(view.memory.fired)),
        f.number("pierced", 1, lambda view: view.memory.pierced),
        f.number("grudge", 1, lambda view: view.memory.grudge),
        f.some_of("bought", _ITEMS, lambda view: _bits(view.memory.bought)),
        f.number("paid-hit", len(m.HIT), lambda view: view.memory.hit + 1),
        f.number("owes", 1, lambda view: view.memory.owes),
        f.listed(_DEED, f.number("deed", _MOST, lambda part: part + 1), lambda v: v.memory.deed),
        f.number("hurt", _MOST, lambda view: view.memory.hurt),
        f.number("suffered", _MOST_SUFFERED, lambda view: view.memory.suffered),
        f.some_of("sides-seen", _SIDES, lambda view: _bits(view.memory.seen)),
    )


FEATURES: Final = Features(version=0, parts=_parts)
