"""The views of seats; with `events.py`, the only place that decides what a seat may see.

Everybody sees the table, hand sizes, discards, the size of the pile and the order of the
Treasure deck (DTY-SEQ-07, DTY-TREAS-02). A seat sees its own hand, its cards marked for discarding,
what it has laid face down (DTY-TOG-02), and the hands that an Oracle or Crystal Ball showed it.
Nobody sees the pile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import laying, legal, refusals, scoring
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card, Powers
from fateloom.games.destiny.position import Position
from fateloom.games.destiny.view import Group, Laid, Look, Offer, Player, Refusal, Term, View

ASKED: Final = {
    p.IDENTITY: "identity",
    p.FIRST_AID: "aid",
    p.HIT: "hit",
    p.SECOND_AID: "aid",
    p.ACTION: "action",
    p.BASE: "base",
    p.BONUS: "bonus",
    p.MULTIPLIER: "multiplier",
}
"""The questions of the phases, for views."""


def view(state: Position, seat: Seat | None) -> View:
    """The view of this seat."""
    over = state.outcome is not None
    acting = seat is not None and seat in state.waiting
    look = state.looks[seat] if seat is not None else None
    treasure = state.treasure
    return View(
        seat=seat,
        goal=state.goal,
        together=state.together,
        round=state.round,
        phase=p.NAMES[state.phase],
        leader=state.leader,
        actor=None if over or state.face_down else state.actor,
        waiting=state.waiting,
        asked=None if over else "discard" if state.owed else ASKED[state.phase],
        owed=c.POWER_NAME[state.owed] if state.owed else None,
        used=tuple([c.POWER_NAME[power] for power in state.used]),
        declared=_declared(state, seat),
        treasure=None if treasure is None else c.TREASURE_NAME[treasure],
        buried=tuple([c.TREASURE_NAME[kind] for kind in state.buried]),
        coming=tuple([c.TREASURE_NAME[kind] for kind in state.treasures[max(state.round, 1) :]]),
        pile=len(state.deck) - state.top,
        discards=c.names(state.discards),
        dry=state.dry,
        players=tuple([_player(state, each, own=each == seat) for each in range(state.seats)]),
        hand=c.names(state.hands[seat]) if seat is not None else (),
        laid=_laid(state, seat) if seat is not None else (),
        marked=c.names(state.marked) if acting else (),
        looked=Look(look[0], c.named_hands(look[1])) if look else None,
        offers=_offers(state, seat) if acting and seat is not None else (),
        refusals=_refusals(state, seat) if acting and seat is not None else (),
        outcome=state.outcome,
    )


def all_others(state: Position, seat: Seat) -> Look:
    """The hands of all other seats as they are now."""
    hands = tuple([(s, state.hands[s]) for s in range(state.seats) if s != seat])
    return Look(state.round, c.named_hands(hands), open=True)


def _declared(state: Position, seat: Seat | None) -> str | None:
    """What was declared for the next card: by the seat itself where cards lie face down."""
    if not state.face_down:
        seat = state.actor
    alignment = -1 if seat is None else state.declared[seat]
    return c.ALIGNMENT_LETTERS[alignment] if alignment >= 0 else None


def _laid(state: Position, seat: Seat) -> tuple[Laid, ...]:
    return tuple(
        [
            Laid(
                c.NAME[laid.card],
                c.ALIGNMENT_LETTERS[laid.alignment],
                c.NAME[laid.base] if laid.base >= 0 else None,
                laid.declared,
            )
            for laid in state.laid[seat]
        ]
    )


def _player(state: Position, seat: Seat, *, own: bool) -> Player:
    # What lies face down is hidden from all others; most often there is nothing.
    known = own or not state.laid[seat]
    return _seen_player(
        seat,
        state.identities[seat],
        state.aids[seat],
        state.owned[seat],
        len(state.hands[seat]) if known else laying.seen_hand(state, seat),
        state.groups[seat] if known else laying.seen_groups(state, seat),
        state.powers[seat],
        bool(state.alchemy >> seat & 1) if known else laying.seen_alchemy(state, seat),
    )


@lru_cache(maxsize=1 << 10)
def _seen_player(
    seat: Seat,
    identity: Card,
    aids: tuple[Card, ...],
    owned: tuple[int, ...],
    hand: int,
    groups: tuple[c.Group, ...],
    powers: Powers,
    alchemy: bool,
) -> Player:
    """A player as others see them, kept because a choice changes few of them."""
    return Player(
        seat=seat,
        identity=c.NAME[identity] if identity >= 0 else None,
        aids=c.names(aids),
        treasures=tuple([c.TREASURE_NAME[kind] for kind in owned]),
        points=c.points(owned),
        hand=hand,
        limit=c.hand_limit(powers),
        groups=tuple([_group(group, powers) for group in groups]),
        total=scoring.total(groups, powers),
        alchemist_used=alchemy,
    )


def _group(group: c.Group, powers: Powers) -> Group:
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


def _offers(state: Position, seat: Seat) -> tuple[Offer, ...]:
    if state.phase not in (p.BASE, p.BONUS, p.MULTIPLIER):
        return ()
    powers = state.powers[seat]
    groups = state.groups[seat]
    now = scoring.total(groups, powers)
    offers = []
    for move in legal.moves(state, seat):
        if move.kind not in ("base", "attach"):
            continue
        card = move.parts.card
        played = (card, legal.alignment_if_played(state, seat, card))
        before: c.Group = ()
        if move.kind == "attach":
            before = next(group for group in groups if group[0][0] == move.parts.base)
        after = (*before, played)
        gained = scoring.worked(after, powers).value - (
            scoring.worked(before, powers).value if before else 0
        )
        offers.append(Offer(move.text, _group(after, powers), now + gained))
    return tuple(offers)


def _refusals(state: Position, seat: Seat) -> tuple[Refusal, ...]:
    return tuple(
        [
            Refusal(c.NAME[card], reason.code, reason.details, reason.rule)
            for card, reason in refusals.refused(state, seat)
        ]
    )
