"""A position of The Hand of Destiny: a run as data, without rules.

The stack of cards is held as three rows of faces, from front to back: the line of monsters,
the slotted strength cards and the Underworld (section 1.2 of the catalogue). All that is still
to be done stands in the frames (`frames.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from fateloom.core.game import Event, Move, Outcome, State
from fateloom.games.hand import cards as c
from fateloom.games.hand import phases
from fateloom.games.hand.cards import Face, Grid
from fateloom.games.hand.frames import NOTHING, Frame

NOBODY: Final = -1

_OUTCOMES: Final = {
    reason: Outcome(reason, (0,) if reason == "won" else (), ((0,),))
    for reason in ("won", "lost", "draw")
}


class Position(State):
    """The complete state of a run.

    hero, boss, difficulty   chosen for the whole run
    wave, phase   `wave` is 1 to 4
    line, strength, underworld   faces, front to back
    damage      accumulated damage, by card; `tainted` has a bit for each card that a
                Normal ability damaged and that cannot be slotted (HND-ABIL-02)
    absorbed    HP that the Forest Dragon took up
    peeked      the card that is visible in third place because it was peeked at, or -1
    at_front, at_second   the face whose Front or Second ability is done with for as long
                as it stays in that place, or -1
    fired       bit per face whose Instant, Front or x1 ability triggered this wave
    grid        abilities exhausted in the left and in the right column
    used        bit per ability of the hero (0 to 5): paid with strength this wave, or x1 spent
    pierced     Armor Piercing is in force; `grudge` the next strength attack has its +2
    weapon      the item owned, or -1; `ready` when it is slotted and not yet used
    potions     bit per potion (0 to 3, from Healing) that waits for the next setup
    bought      bit per item bought from the merchant in this phase; `gold` what is left
    boss_damage, criticals   damage on the boss, and a bit per critical hit used
    hit         the critical hit that is being paid, or -1
    owes        the highest strength card is rotated in the next setup (HND-PEN-03)
    ask         what the player is asked for; `frames` is what comes after that
    committed   strength cards of the attack that is being made ready, in order
    adds        bit per ability or item (see `cards.NAMED`) that goes with it
    deed        what is being paid for or turned with, as far as it is known
    amount      damage or healing that a grid is asked for
    purpose, choices   why a card is asked for, and among which faces
    hurt        the damage that was really taken last; `suffered` all that was in this run
    seen        bit per side the player has seen; `known` per card whose place they know
    """

    __slots__ = (
        "_offered",
        "absorbed",
        "adds",
        "amount",
        "ask",
        "at_front",
        "at_second",
        "boss",
        "boss_damage",
        "bought",
        "choices",
        "committed",
        "criticals",
        "damage",
        "deed",
        "difficulty",
        "fired",
        "frames",
        "gold",
        "grid",
        "grudge",
        "hero",
        "hit",
        "hurt",
        "known",
        "line",
        "owes",
        "peeked",
        "phase",
        "pierced",
        "potions",
        "purpose",
        "ready",
        "seen",
        "strength",
        "suffered",
        "tainted",
        "underworld",
        "used",
        "wave",
        "weapon",
    )

    hero: int
    boss: int
    difficulty: int
    wave: int
    phase: int
    line: tuple[Face, ...]
    strength: tuple[Face, ...]
    underworld: tuple[Face, ...]
    damage: tuple[int, ...]
    tainted: int
    absorbed: int
    peeked: int
    at_front: Face
    at_second: Face
    fired: int
    grid: Grid
    used: int
    pierced: bool
    grudge: bool
    weapon: int
    ready: bool
    potions: int
    bought: int
    gold: int
    boss_damage: int
    criticals: int
    hit: int
    owes: bool
    ask: int
    frames: tuple[Frame, ...]
    committed: tuple[Face, ...]
    adds: int
    deed: tuple[int, ...]
    amount: int
    purpose: int
    choices: tuple[Face, ...]
    hurt: int
    suffered: int
    seen: int
    known: int
    _offered: Sequence[Move]
    """The moves as `legal` has just listed them: `apply` need not look for them again."""

    @classmethod
    def empty(cls, hero: int, boss: int, difficulty: int) -> Self:
        """An empty hand before the first setup."""
        state = cls()
        state.seats, state.random, state.learned = 1, 0, 0
        state.waiting, state.outcome, state.events = (0,), None, None
        state.hero, state.boss, state.difficulty = hero, boss, difficulty
        state.wave, state.phase = 0, phases.SETUP
        state.line = state.strength = state.underworld = ()
        state.damage, state.tainted, state.absorbed = c.NO_DAMAGE, 0, 0
        state.peeked = state.at_front = state.at_second = NOBODY
        state.fired, state.grid, state.used = 0, (0, 0), 0
        state.pierced = state.grudge = False
        state.weapon, state.ready = NOBODY, False
        state.potions = state.bought = state.gold = 0
        state.boss_damage, state.criticals, state.hit = 0, 0, NOBODY
        state.owes = False
        state.ask, state.frames = NOTHING, ()
        state.committed, state.adds, state.deed = (), 0, ()
        state.amount, state.purpose, state.choices = 0, 0, ()
        state.hurt = state.suffered = state.seen = state.known = 0
        state._offered = ()
        return state

    def copy(self) -> Self:
        new = type(self)()
        new.events = None
        new.learned = self.learned
        new.outcome = self.outcome
        new.random = self.random
        new.seats = self.seats
        new.waiting = self.waiting
        new.absorbed = self.absorbed
        new.adds = self.adds
        new.frames = self.frames
        new.amount = self.amount
        new.ask = self.ask
        new.at_front = self.at_front
        new.at_second = self.at_second
        new.boss = self.boss
        new.boss_damage = self.boss_damage
        new.bought = self.bought
        new.choices = self.choices
        new.committed = self.committed
        new.criticals = self.criticals
        new.damage = self.damage
        new.deed = self.deed
        new.difficulty = self.difficulty
        new.fired = self.fired
        new.gold = self.gold
        new.grid = self.grid
        new.grudge = self.grudge
        new.hero = self.hero
        new.hit = self.hit
        new.hurt = self.hurt
        new.known = self.known
        new.line = self.line
        new.owes = self.owes
        new.peeked = self.peeked
        new.phase = self.phase
        new.pierced = self.pierced
        new.potions = self.potions
        new.purpose = self.purpose
        new.ready = self.ready
        new.seen = self.seen
        new.strength = self.strength
        new.suffered = self.suffered
        new.tainted = self.tainted
        new.underworld = self.underworld
        new.used = self.used
        new.wave = self.wave
        new.weapon = self.weapon
        new._offered = self._offered
        return new

    # --- queries -----------------------------------------------------------------

    @property
    def exhausted(self) -> int:
        """The number of exhausted abilities."""
        return self.grid[0] + self.grid[1]

    @property
    def hp(self) -> int:
        """The hero's HP: the abilities that are not exhausted (HND-OBJ-04)."""
        return c.HEALTH - self.grid[0] - self.grid[1]

    @property
    def working(self) -> int:
        """A bit per ability that the hero has and that is not exhausted."""
        left, right = self.grid
        return c.WORKING[self.hero][left][right]

    @property
    def stocks(self) -> int:
        """A bit per Stock ability that works now (HND-STOCK-05, HND-MN-07)."""
        stocks = self.working & c.STOCKS
        return 0 if stocks and c.HEX_WEAVER in self.visible else stocks

    @property
    def visible(self) -> tuple[Face, ...]:
        """The monsters that can be seen, front first (HND-VIS)."""
        line = self.line
        if len(line) < 3:
            return line
        if line[2] >> 2 == self.peeked or line[0] == c.SPECTER or line[1] == c.SPECTER:
            return line[:3]
        return line[:2]

    def has(self, ability: int) -> bool:
        """Whether the hero has this ability and it is not exhausted."""
        return bool(self.working >> ability & 1)

    # --- small changes ------------------------------------------------------------------

    def push(self, *frames: Frame) -> None:
        """Push frames before all others; the first of them runs first."""
        self.frames = frames + self.frames

    def tell(self, code: str, *args: Any) -> None:
        """Record an event if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args))

    def finish(self, reason: str) -> None:
        """End the run: won, lost, or drawn (HND-END)."""
        self.frames, self.ask, self.deed = (), NOTHING, ()
        self.waiting = ()
        self.outcome = _OUTCOMES[reason]
        self.tell("over", reason, self.wave)
