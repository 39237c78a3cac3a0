"""What a seat may see of a table, and who may see an event: the one place that decides.

Everybody sees the table, hand sizes, discards, the size of the pile and the order of the
Treasure deck (DTY-SEQ-07, DTY-TREAS-02). A seat sees its own hand, what it marked for
discarding, and what an Oracle or Crystal Ball showed it. Nobody sees the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fateloom.core.errors import Reason
from fateloom.core.game import Outcome, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import legal, scoring
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card, Powers

if TYPE_CHECKING:
    from fateloom.games.destiny.state import DestinyState

EVENT_CODES: Final = frozenset(
    {
        "treasures",
        "leads",
        "deals",
        "redeals",
        "deals-anew",
        "draws",
        "drawn",
        "shuffles",
        "identity",
        "round",
        "phase",
        "treasure",
        "aid",
        "changes",
        "discards",
        "uses",
        "steals",
        "stolen",
        "swaps",
        "swapped",
        "assassinates",
        "looks",
        "saw",
        "declares",
        "base",
        "attach",
        "done",
        "total",
        "wins",
        "ties",
        "over",
    }
)
"""What can happen; `audience` decides who may see it."""

_PRIVATE: Final = {"drawn": 1, "saw": 1, "stolen": 2, "swapped": 2}
"""Events only for the seats their first arguments name: how many arguments those are."""


def audience(code: str, args: tuple[Any, ...]) -> tuple[Seat, ...] | None:
    """The seats that may see an event; None is everybody."""
    count = _PRIVATE.get(code)
    return None if count is None else args[:count]


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
    """A Base (first) with its Bonuses and Multipliers, and what they are worth."""

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
    """What a legal play would make of its group, and of the seat's Destiny Total."""

    move: str
    group: Group
    total: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """Why a card of the hand cannot be played now."""

    card: str
    code: str
    details: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Look:
    """The hands an Oracle or Crystal Ball showed, as they were in that round."""

    round: int
    hands: tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table of Destiny as one seat sees it, or a spectator (`seat` None).

    actor      the seat whose turn it is in the phase, None when the game is over
    asked      what it is asked for: identity, aid, hit, action, discard, base, bonus,
               multiplier; None when the game is over
    owed       the power whose discard is owed, when `asked` is discard
    used       what the actor has used of its powers, in this order
    treasure   what this round is fought for; `buried` goes with it, `coming` follows
    hand, marked, looked, offers, blocked   the seat's own; empty for others
    """

    seat: int | None
    goal: int
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
    marked: tuple[str, ...]
    looked: Look | None
    offers: tuple[Offer, ...]
    blocked: tuple[Blocked, ...]
    outcome: Outcome | None


_ASKED: Final = {
    p.IDENTITY: "identity",
    p.FIRST_AID: "aid",
    p.HIT: "hit",
    p.SECOND_AID: "aid",
    p.ACTION: "action",
    p.BASE: "base",
    p.BONUS: "bonus",
    p.MULTIPLIER: "multiplier",
}


def view(state: DestinyState, seat: Seat | None) -> View:
    """What this seat may see of the table."""
    over = state.outcome is not None
    acting = seat is not None and seat in state.waiting
    look = state.looks[seat] if seat is not None else None
    treasure = state.treasure
    return View(
        seat=seat,
        goal=state.goal,
        round=state.round,
        phase=p.NAMES[state.phase],
        leader=state.leader,
        actor=None if over else state.actor,
        waiting=state.waiting,
        asked=None if over else "discard" if state.owed else _ASKED[state.phase],
        owed=c.POWER_NAME[state.owed] if state.owed else None,
        used=tuple([c.POWER_NAME[power] for power in state.used]),
        declared=c.ALIGNMENT_LETTERS[state.declared] if state.declared >= 0 else None,
        treasure=None if treasure is None else c.TREASURE_NAME[treasure],
        buried=tuple([c.TREASURE_NAME[kind] for kind in state.buried]),
        coming=tuple([c.TREASURE_NAME[kind] for kind in state.treasures[max(state.round, 1) :]]),
        pile=len(state.deck) - state.top,
        discards=_names(state.discards),
        dry=state.dry,
        players=tuple([_player(state, each) for each in range(state.seats)]),
        hand=_names(state.hands[seat]) if seat is not None else (),
        marked=_names(state.marked) if acting else (),
        looked=Look(look[0], named_hands(look[1])) if look else None,
        offers=_offers(state, seat) if acting and seat is not None else (),
        blocked=_blocked(state, seat) if acting and seat is not None else (),
        outcome=state.outcome,
    )


def named_hands(
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...],
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Hands with their cards by name."""
    return tuple((seat, _names(hand)) for seat, hand in hands)


def _names(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([c.NAME[card] for card in cards])


def _player(state: DestinyState, seat: Seat) -> Player:
    powers = state.powers[seat]
    identity = state.identities[seat]
    groups = state.groups[seat]
    return Player(
        seat=seat,
        identity=c.NAME[identity] if identity >= 0 else None,
        aids=_names(state.aids[seat]),
        treasures=tuple([c.TREASURE_NAME[kind] for kind in state.owned[seat]]),
        points=state.points(seat),
        hand=len(state.hands[seat]),
        limit=c.hand_limit(powers),
        groups=tuple([_group(group, powers) for group in groups]),
        total=scoring.total(groups, powers),
        alchemist_used=bool(state.alchemy >> seat & 1),
    )


def _group(group: scoring.Group, powers: Powers) -> Group:
    terms, value = scoring.worked(group, powers)
    return Group(
        tuple(
            Term(
                c.NAME[term.card],
                c.ALIGNMENT_LETTERS[term.alignment],
                c.VALUE[term.card],
                term.adds,
                term.value,
            )
            for term in terms
        ),
        value,
    )


def _offers(state: DestinyState, seat: Seat) -> tuple[Offer, ...]:
    if state.phase not in (p.BASE, p.BONUS, p.MULTIPLIER):
        return ()
    powers = state.powers[seat]
    groups = state.groups[seat]
    now = scoring.total(groups, powers)
    offers = []
    for move in legal.moves(state, seat):
        if move.kind not in ("base", "attach"):
            continue
        card = move.parts[0]
        played = (card, legal.alignment_if_played(state, seat, card))
        before: scoring.Group = ()
        if move.kind == "attach":
            before = next(group for group in groups if group[0][0] == move.parts[1])
        after = (*before, played)
        gained = scoring.worked(after, powers).value - (
            scoring.worked(before, powers).value if before else 0
        )
        offers.append(Offer(move.text, _group(after, powers), now + gained))
    return tuple(offers)


def _blocked(state: DestinyState, seat: Seat) -> tuple[Blocked, ...]:
    open_cards = {
        move.parts[0]
        for move in legal.moves(state, seat)
        if move.kind not in ("use", "declare", "done")
    }
    blocked = []
    for card in state.hands[seat]:
        if card in open_cards:
            continue
        reason = _why_blocked(state, seat, card)
        blocked.append(Blocked(c.NAME[card], reason.code, reason.details, reason.rule))
    return tuple(blocked)


def _why_blocked(state: DestinyState, seat: Seat, card: Card) -> Reason:
    """Why no move with this card of the hand is legal now."""
    kind = c.KIND[card]
    wanted = legal.kind_asked(state)
    if wanted is None:
        return Reason("not-in-this-phase", (), "DTY-SEQ-01")
    if kind != wanted:
        return Reason("other-kind", (c.NAME[card], c.KIND_NAMES[wanted]), "DTY-SEQ-01")
    tries = (
        [m.IDENTITY[card]]
        if kind == c.CHARACTER
        else [m.BASE[card]]
        if kind == c.BASE
        else [m.ATTACH[card, group[0][0]] for group in state.groups[seat]]
    )
    for move in tries:
        reason = legal.refusal(state, seat, move)
        if reason is not None:
            return reason
    return Reason("no-base", (), "DTY-TOTAL-20")
