"""The views of seats; with `events.py`, the only place that decides what a seat may see.

Everybody sees the table, the discards, counts of hands and pile, tokens, bids and who is
out (RLM-INFO-01, RLM-INFO-02). A seat sees its own hand and Secret Destiny (RLM-INFO-03),
and keeps what it has learned about others: cards it gave or was given, hands, destinies and
cards of the pile it was shown. Nobody sees the rest (RLM-INFO-04, RLM-INFO-05).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.realms import auction, destinies, refusals
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position
from fateloom.games.realms.view import (
    Ask,
    Auction,
    Laid,
    Lot,
    Noted,
    Player,
    Progress,
    Refusal,
    Request,
    View,
)

HIDDEN: Final = -2
"""The value in a frame for a chosen card that is hidden."""

DONE_NAMES: Final = (
    ("acted", f.ACTED),
    ("queen", f.QUEEN_USED),
    ("cemetery", f.CEMETERY_USED),
    ("hourglass", f.HOURGLASS_USED),
)


def view(state: Position, seat: Seat | None) -> View:
    """The view of this seat."""
    mine = seat is not None
    frames = tuple([redacted(frame, seat) for frame in state.frames])
    acting = seat is not None and seat in state.waiting
    return View(
        seat=seat,
        advanced=state.full,
        cap=state.cap,
        turn=state.turn,
        cur=state.cur,
        step=f.STEP_NAMES[state.step],
        waiting=state.waiting,
        ask=_ask(state),
        auction=_auction(state, seat) if state.lots else None,
        pile=len(state.deck) - state.top,
        discards=tuple([c.NAME[card] for card in state.discards]),
        supply=_supply(tuple(state.tokens)),
        extra=state.extra,
        done=tuple([name for name, bit in DONE_NAMES if state.done & bit]),
        lich=state.lich if state.lich >= 0 else None,
        lent=c.names(state.lent),
        bled=state.bled,
        players=tuple([_player(state, each) for each in range(state.seats)]),
        fallen=state.fallen,
        blame=tuple(state.blame),
        shared=_destinies(state.shared),
        progress=_shared_progress(
            state.full,
            state.shared,
            state.alive,
            tuple(state.front),
            tuple([held.bit_count() for held in state.hands]),
        ),
        hand=c.names(state.hands[seat]) if seat is not None else (),
        secret=_progress(state, seat, state.secrets[seat]) if seat is not None else None,
        unmasked=_unmasked(state, seat) if seat is not None else (),
        noted=_noted(state, seat) if seat is not None else (),
        pile_known=_pile_known(state, seat) if seat is not None else (),
        chosen=_chosen(state, seat) if mine else (),
        refusals=_refusals(state, seat) if acting and seat is not None else (),
        frames=frames,
        outcome=state.outcome,
    )


def _destinies(destinies: Iterable[int]) -> tuple[str, ...]:
    return tuple([c.DESTINY_NAMES[destiny] for destiny in destinies])


def source_name(source: int) -> str:
    """The name of a source: a card or token."""
    return c.TOKEN_NAMES[source - f.TOKEN_SOURCE] if source >= f.TOKEN_SOURCE else c.NAME[source]


# Making frozen objects takes long, and a choice changes few things that everybody sees: they are
# kept by all that they depend on.


@lru_cache(maxsize=1 << 10)
def _supply(tokens: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """The tokens that are left, from those that the seats have."""
    return tuple([(c.TOKEN_NAMES[token], c.supply(tokens, token)) for token in c.TOKENS])


@lru_cache(maxsize=1 << 10)
def _shared_progress(
    full: bool,
    shared: tuple[int, ...],
    alive: int,
    front: tuple[int, ...],
    hands: tuple[int, ...],
) -> tuple[Progress, ...]:
    """The progress of all seats in the game on the Shared Destinies, which are about the cards in
    front of them and the sizes of their hands."""
    found = []
    for destiny in shared:
        goal = destinies.goals(len(front), full)[destiny]
        for seat, laid in enumerate(front):
            if alive >> seat & 1:
                have = destinies.shared(destiny, laid, hands[seat], goal)
                found.append(_towards(seat, destiny, have, goal.need, goal.many, goal.among))
    return tuple(found)


def _progress(state: Position, seat: Seat, destiny: int) -> Progress:
    have, need = destinies.progress(state, seat, destiny)
    goal = destinies.goal(state, destiny)
    return _towards(seat, destiny, have, need, goal.many, goal.among)


@lru_cache(maxsize=1 << 12)
def _towards(seat: Seat, destiny: int, have: int, need: int, many: int, among: int) -> Progress:
    return Progress(seat, c.DESTINY_NAMES[destiny], have, need, many, among)


def _player(state: Position, seat: Seat) -> Player:
    support = state.support[seat]
    front = state.front[seat] | support
    return _laid_out(
        seat,
        bool(state.alive >> seat & 1),
        state.hands[seat].bit_count(),
        front,
        state.rotated & front,
        support,
        state.tokens[seat],
        (state.curses[2 * seat], state.curses[2 * seat + 1]),
        tuple([each for each in state.requests if each[0] == seat]),
        state.ruled[seat],
    )


@lru_cache(maxsize=1 << 11)
def _laid_out(
    seat: Seat,
    alive: bool,
    hand: int,
    front: int,
    rotated: int,
    support: int,
    tokens: int,
    curses: tuple[int, int],
    requests: tuple[tuple[Seat, Seat, int], ...],
    ruled: int,
) -> Player:
    """The public area of a player."""
    return Player(
        seat=seat,
        alive=alive,
        hand=hand,
        front=tuple(
            [
                Laid(c.NAME[card], bool(rotated >> card & 1), bool(support >> card & 1))
                for card in c.each(front)
            ]
        ),
        tokens=tuple([c.TOKEN_NAMES[token] for token in c.TOKENS if tokens >> token & 1]),
        cursed=tuple(
            [
                (c.TOKEN_NAMES[token], by)
                for token, by in zip((c.POISON, c.DEBT), curses, strict=True)
                if tokens >> token & 1
            ]
        ),
        requests=tuple([Request(by, c.FAMILY_NAMES[family]) for _, by, family in requests]),
        not_held=_destinies([destiny for destiny in c.SECRET if ruled >> destiny & 1]),
    )


def _auction(state: Position, seat: Seat | None) -> Auction:
    lots = []
    for seller, card in state.lots:
        covered = bool(state.covered >> seller & 1)
        shown = c.NAME[card] if not covered or seller == seat else None
        lots.append(Lot(seller, shown, covered))
    lowest = highest = passing = None
    if state.frames and state.frames[-1][0] == f.BID:
        _, _, lowest, highest = state.frames[-1]
        live = state.alive.bit_count()
        if state.passes + 1 < (live if state.bidder < 0 else live - 1):
            passing = "on"
        else:
            passing = "unsold" if state.bidder < 0 else "sells"
    return Auction(
        lots=tuple(lots),
        high=state.high,
        bidder=state.bidder if state.bidder >= 0 else None,
        calls=state.calls,
        lowest=lowest,
        highest=highest,
        passing=passing,
    )


def _ask(state: Position) -> Ask | None:
    if not state.frames or state.outcome is not None:
        return None
    frame = state.frames[-1]
    code = frame[0]
    source = other = count = family = None
    if code in _HAS_SOURCE:
        source = source_name(frame[2])
    if code == f.GIVE:
        other, count = frame[3], frame[4]
        family = c.FAMILY_NAMES[frame[6]] if frame[6] >= 0 else None
    elif code == f.PAY:
        other, count = auction.receiver(state, len(frame[3])), frame[2]
    elif code == f.COIN:
        count = frame[2]
    elif code in (f.EXCHANGE, f.RETURN):
        other = frame[3]
    elif code == f.ORDER:
        count, source = frame[2], source_name(frame[3])
    elif code in (f.SHIELD, f.SEAL, f.DISCARD, f.TOGETHER):
        other = state.cur
    return Ask(f.ASK_NAMES[code], source, other, count, family)


_HAS_SOURCE: Final = frozenset(
    {
        f.AGAIN,
        f.AIM,
        f.FAMILY,
        f.CARD,
        f.BORROW,
        f.TOKEN,
        f.PAIR,
        f.SEE,
        f.HOLDER,
        f.SHIELD,
        f.SEAL,
        f.DISCARD,
        f.GIVE,
        f.TOGETHER,
        f.EXCHANGE,
        f.RETURN,
    }
)

# --- what a seat has learned --------------------------------------------------------------


def _unmasked(state: Position, seat: Seat) -> tuple[Progress, ...]:
    spied = state.spied[seat]
    return tuple(
        [
            _progress(state, other, state.secrets[other])
            for other in range(state.seats)
            if spied >> other & 1
        ]
    )


def _noted(state: Position, seat: Seat) -> tuple[Noted, ...]:
    """A seat's notes on hidden cards, without cards revealed since or now in its own hand."""
    first = seat * state.seats
    if not any(state.seen[first : first + state.seats]):
        return ()
    open_now = state.on_table() | c.cards(state.discards) | state.hands[seat]
    for seller, card in state.lots:
        if seller == seat or not state.covered >> seller & 1:
            open_now |= 1 << card
    noted = []
    for other in range(state.seats):
        cards = state.seen[first + other] & ~open_now
        if cards and state.alive >> other & 1:
            noted.append(Noted(other, c.names(cards), c.names(cards & state.sure[seat])))
    return tuple(noted)


def _pile_known(state: Position, seat: Seat) -> tuple[tuple[int, str], ...]:
    known = state.sure[seat] & state.peeked
    if not known:
        return ()
    return tuple(
        [
            (above, c.NAME[card])
            for above, card in enumerate(state.deck[state.top :])
            if known >> card & 1
        ]
    )


def _chosen(state: Position, seat: Seat | None) -> tuple[str, ...]:
    """The viewer's pending choices: a payment, or a sealed choice."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    code = frame[0]
    cards: tuple[int, ...] = ()
    if code == f.OFFERS and seat is not None:
        cards = (frame[2][seat],) if frame[2][seat] >= 0 else ()
    elif code == f.TOGETHER:
        cards = tuple([card for chooser, card in frame[3] if chooser == seat])
    elif seat in frame[1]:
        place = {f.FACE: 2, f.PAY: 3, f.GIVE: 5, f.RETURN: 4}.get(code)
        if place is not None:
            cards = frame[place] if isinstance(frame[place], tuple) else (frame[place],)
    return tuple([c.NAME[card] for card in cards])


def redacted(frame: Frame, seat: Seat | None) -> Frame:
    """A frame with everything that this seat may not see replaced by `HIDDEN`."""
    code = frame[0]
    if code < f.ASK:
        return frame
    if code == f.OFFERS:
        chosen = [
            card if each == seat or card < 0 else HIDDEN for each, card in enumerate(frame[2])
        ]
        faces = [face if each == seat or face < 0 else HIDDEN for each, face in enumerate(frame[3])]
        return (code, frame[1], tuple(chosen), tuple(faces))
    if code == f.TOGETHER:
        picks = tuple([(each, card if each == seat else HIDDEN) for each, card in frame[3]])
        return (*frame[:3], picks)
    if seat in frame[1]:
        return frame
    if code == f.FACE:
        return (code, frame[1], HIDDEN)
    if code == f.PAY:
        return (*frame[:3], (HIDDEN,) * len(frame[3]))
    if code == f.GIVE:
        return (*frame[:5], (HIDDEN,) * len(frame[5]), *frame[6:])
    if code == f.RETURN:
        return (*frame[:4], HIDDEN)
    return frame


def _refusals(state: Position, seat: Seat) -> tuple[Refusal, ...]:
    return tuple(
        [
            Refusal(c.NAME[card], reason.code, reason.details, reason.rule)
            for card, reason in refusals.refused(state, seat)
        ]
    )
