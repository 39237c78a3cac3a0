"""A run of The Hand of Destiny as its player sees it. `observe.py` makes views."""

from __future__ import annotations

from dataclasses import dataclass

from fateloom.core.game import Outcome


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of the line.

    sight   visible, known or hidden
    card    its number, 1 to 11, and `side` and `half` how it lies; None when hidden
    face    the monster, None when its side was never seen
    hp, dmg current values of a visible monster; `left` is what its damage leaves
    slots   whether it would be slotted if it were defeated with strength cards
    """

    sight: str
    card: int | None
    side: str | None
    half: int | None
    face: str | None
    hp: int | None
    left: int | None
    dmg: int | None
    damage: int
    slots: bool


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of the hero: unexhausted or not, and whether strength or its x1 is spent."""

    name: str
    exhausted: bool
    used: bool


@dataclass(frozen=True, slots=True)
class Critical:
    """A critical hit of the boss: its costs now (strength None for none), and its value."""

    damage: int
    strength: int | None
    attack: int
    used: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """The effect of the prepared attack.

    place    front, second, boss or critical
    cards    the value of each committed card
    changes  what is added to or taken from the whole, and why
    value    the sum; `against` what it has to reach
    falls    whether the target is defeated or the cost met; `slots` whether it is slotted
    """

    place: str
    cards: tuple[int, ...]
    changes: tuple[tuple[str, int], ...]
    value: int
    against: int
    falls: bool
    slots: bool


@dataclass(frozen=True, slots=True)
class Ware:
    """An item in the shop, with the reason why it cannot be bought now, if any."""

    item: str
    cost: int
    code: str | None
    rule: str | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why an ability or the weapon cannot be used now."""

    what: str
    code: str
    details: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Memory:
    """The history that a player could have noted, in the engine's numbers (see `Position`), for
    bots that search."""

    damage: tuple[int, ...]
    tainted: int
    absorbed: int
    peeked: int
    at_front: int
    at_second: int
    fired: int
    used: int
    pierced: bool
    grudge: bool
    bought: int
    hit: int
    owes: bool
    frames: tuple[tuple[int, ...], ...]
    adds: int
    deed: tuple[int, ...]
    amount: int
    hurt: int
    suffered: int
    seen: int
    known: int


@dataclass(frozen=True, slots=True)
class View:
    """A run of The Hand of Destiny.

    asked    what the player is asked for: fight, boss, critical, payment, stun, shield,
             loss, healing, card, turn, merchant; None when the run is over
    about    the ability, item or purpose the question is about, if it is about one
    strength, underworld   faces, front to back
    grid     abilities exhausted in the left and in the right column
    boss_hp  with its power's bonus; `boss_left` is what its damage leaves
    amount   the damage or healing that a grid is asked for
    choices  the cards among which one is to be chosen
    penalties   what stopping now would cost: kinds and amounts
    """

    seat: int | None
    waiting: tuple[int, ...]
    asked: str | None
    about: str | None
    hero: str
    boss: str
    difficulty: str
    wave: int
    phase: str
    line: tuple[Spot, ...]
    strength: tuple[str, ...]
    underworld: tuple[str, ...]
    hp: int
    grid: tuple[int, int]
    abilities: tuple[Ability, ...]
    weapon: str | None
    ready: bool
    potions: tuple[str, ...]
    gold: int
    shop: tuple[Ware, ...]
    boss_hp: int
    boss_left: int
    criticals: tuple[Critical, ...]
    penalties: tuple[tuple[str, int], ...]
    committed: tuple[str, ...]
    adds: tuple[str, ...]
    attacks: tuple[Attack, ...]
    amount: int
    choices: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    memory: Memory
    outcome: Outcome | None
