"""A table of Realms of Destiny as one seat sees it. `observe.py` makes views."""

from __future__ import annotations

from dataclasses import dataclass

from fateloom.core.game import Outcome
from fateloom.games.realms.frames import Frame


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's progress on a destiny: current and needed.

    count   the required number of what it counts; `among` of cards of any kind
    """

    seat: int
    destiny: str
    have: int
    need: int
    count: int
    among: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in front of a player."""

    card: str
    rotated: bool
    support: bool


@dataclass(frozen=True, slots=True)
class Request:
    """What a Mayor asked a player for: who asked, and the family."""

    by: int
    family: str


@dataclass(frozen=True, slots=True)
class Player:
    """The public side of a seat. `hand` counts its cards.

    cursed    who made it take Poison or Debt, by token
    not_held  Secret Destinies that this player visibly does not hold: they did what it asks
              for, and the game went on
    """

    seat: int
    alive: bool
    hand: int
    front: tuple[Laid, ...]
    tokens: tuple[str, ...]
    cursed: tuple[tuple[str, int], ...]
    requests: tuple[Request, ...]
    not_held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lot:
    """A card up for auction; `card` is None if the viewer may not see it."""

    seller: int
    card: str | None
    covered: bool


@dataclass(frozen=True, slots=True)
class Auction:
    """The running auction.

    calls     all bids in their order, 0 for a pass
    lowest, highest   the range of legal bids; None when nobody is asked to bid
    passing   what a pass would do: "on" goes to the next player, "sells" closes the auction
              for the highest bidder, "unsold" closes it without a bid; None as above
    """

    lots: tuple[Lot, ...]
    high: int
    bidder: int | None
    calls: tuple[tuple[int, int], ...]
    lowest: int | None
    highest: int | None
    passing: str | None


@dataclass(frozen=True, slots=True)
class Ask:
    """The question to the waiting seats.

    what      see `frames.ASK_NAMES`
    source    the card or token it is for
    other     the player it is about: whom the cards go to, whose hand is looked at
    count     the number still to be chosen, or due
    family    the family the cards have to be of
    """

    what: str
    source: str | None
    other: int | None
    count: int | None
    family: str | None


@dataclass(frozen=True, slots=True)
class Noted:
    """Cards that a player was last known to hold; the viewer is certain of those in `sure`."""

    seat: int
    cards: tuple[str, ...]
    sure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a card in hand or in front of the viewer cannot be chosen now."""

    card: str
    code: str
    details: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class View:
    """A table of Realms of Destiny as one seat sees it, or a spectator (`seat` None).

    cur        whose turn it is; with two players, who is first in the round
    extra      the additional draws of this turn
    done       what was done in this turn: acted, queen, cemetery, hourglass
    lich, lent whom the Lich preys on, and what was borrowed through it
    bled       whether the power under way made another player discard
    supply     the number of tokens of each kind in the supply
    shared     progress of all players in the game with both Shared Destinies
    secret     the viewer's Secret Destiny and how far they are with it
    unmasked   Secret Destinies of others that the viewer has seen
    noted      cards that the viewer knows to be in other hands
    pile_known cards of the draw pile that the viewer knows: how many lie above each
    chosen     the viewer's own pending choices
    fallen     who was eliminated, in order
    frames     work in progress, innermost last, for bots; -2 stands for hidden cards
    """

    seat: int | None
    advanced: bool
    cap: int
    turn: int
    cur: int
    step: str
    waiting: tuple[int, ...]
    ask: Ask | None
    auction: Auction | None
    pile: int
    discards: tuple[str, ...]
    supply: tuple[tuple[str, int], ...]
    extra: int
    done: tuple[str, ...]
    lich: int | None
    lent: tuple[str, ...]
    bled: bool
    players: tuple[Player, ...]
    fallen: tuple[tuple[int, ...], ...]
    blame: tuple[int, ...]
    shared: tuple[str, ...]
    progress: tuple[Progress, ...]
    hand: tuple[str, ...]
    secret: Progress | None
    unmasked: tuple[Progress, ...]
    noted: tuple[Noted, ...]
    pile_known: tuple[tuple[int, str], ...]
    chosen: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    frames: tuple[Frame, ...]
    outcome: Outcome | None
