"""A table of Destiny as one seat sees it. `observe.py` makes views."""

from __future__ import annotations

from dataclasses import dataclass

from fateloom.core.game import Outcome


@dataclass(frozen=True, slots=True)
class Term:
    """A played card in its group's sum.

    `adds` lists what is added to the printed value and why: "pair", "triple" or the name
    of a card with a power.
    """

    card: str
    alignment: str
    printed: int
    adds: tuple[tuple[str, int], ...]
    value: int


@dataclass(frozen=True, slots=True)
class Group:
    """A Base (first) with its Bonuses and Multipliers, and their value."""

    cards: tuple[Term, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Player:
    """The public side of a seat. `hand` counts its cards."""

    seat: int
    identity: str | None
    aids: tuple[str, ...]
    treasures: tuple[str, ...]
    points: int
    hand: int
    limit: int
    groups: tuple[Group, ...]
    total: int
    alchemist_used: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """The effect of a legal play on its group and on the seat's Destiny Total."""

    move: str
    group: Group
    total: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a card of the hand cannot be played now."""

    card: str
    code: str
    details: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Look:
    """The hands an Oracle or Crystal Ball showed, as they were in that round.

    `open` says that they lie open, and are shown as they are now.
    """

    round: int
    hands: tuple[tuple[int, tuple[str, ...]], ...]
    open: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that lies face down, known to its owner: on this Base, or as one.

    `declared` says that the Alchemist gave it its alignment.
    """

    card: str
    alignment: str
    base: str | None
    declared: bool


@dataclass(frozen=True, slots=True)
class View:
    """A table of Destiny as one seat sees it, or a spectator (`seat` None).

    together   whether all lay their cards at the same time
    actor      the seat whose turn it is in the phase, None when the game is over or several
               lay their cards at the same time
    asked      what it is asked for: identity, aid, hit, action, discard, base, bonus,
               multiplier; None when the game is over
    owed       the power that demands the discard, when `asked` is discard
    used       the powers that the actor has used, in order
    treasure   the prize of this round; `buried` goes with it, `coming` follows
    hand, laid, marked, looked, offers, refusals   the seat's own; empty for others
    """

    seat: int | None
    goal: int
    together: bool
    round: int
    phase: str
    leader: int
    actor: int | None
    waiting: tuple[int, ...]
    asked: str | None
    owed: str | None
    used: tuple[str, ...]
    declared: str | None
    treasure: str | None
    buried: tuple[str, ...]
    coming: tuple[str, ...]
    pile: int
    discards: tuple[str, ...]
    dry: int
    players: tuple[Player, ...]
    hand: tuple[str, ...]
    laid: tuple[Laid, ...]
    marked: tuple[str, ...]
    looked: Look | None
    offers: tuple[Offer, ...]
    refusals: tuple[Refusal, ...]
    outcome: Outcome | None
