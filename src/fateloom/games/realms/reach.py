"""Candidate choices for an immediate win, from a view. It only excludes choices that clearly cannot
win or that duplicate another; the rules decide whether the rest win. Every bot calls it before
every choice, mostly without a result, so it is fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fateloom.core.game import Move
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms import moves as m
from fateloom.games.realms import powers as p
from fateloom.games.realms.cards import Cards
from fateloom.games.realms.view import Progress, View

_OF_A_SALE: Final = frozenset({"bid", "coin", "lot", "unsold"})
_OF_A_POWER: Final = frozenset(
    {"aim", "borrow", "card", "family", "holder", "pair", "repeat", "token"}
)
# Sets of cards by the effect of their powers.
_BORROWING: Final = c.cards([card for card, power in p.POWERS.items() if power[0][0] == "borrow"])
_BRINGING: Final = _BORROWING | c.cards((c.GRIMOIRE, c.ALCHEMIST, c.RING))
"""Cards that may bring a card from elsewhere in front of the player."""
_TAKING: Final = _BORROWING | c.cards(
    [card for card, power in p.POWERS.items() if power[0][0] in ("token", "any-token")]
)
_STRIKING: Final = _BORROWING | c.cards(
    (
        c.JUDGE,
        c.SPY,
        c.KNIGHT,
        c.CHAMPION,
        c.APPRENTICE,
        c.VAMPIRE,
        c.SKELETON_WARRIOR,
        c.FIRE_MAGE,
    )
)
"""Cards that take a card from another hand."""
_DRAWING: Final = _STRIKING | c.cards((c.ROYAL_CHRONICLE, c.SPELLBOOK))
"""Cards that bring an additional draw, perhaps with the Book of Bones, and more when repeated."""
_DRAWING_TWO: Final = c.cards((c.HARBOR, c.RING, c.PAWNBROKER, c.GHOUL))
_REPEATING: Final = frozenset((c.NAME[c.QUEEN], c.NAME[c.CEMETERY]))
_SPENDTHRIFT: Final = c.DESTINY_NAMES[c.SPENDTHRIFT]
_BY_ONE_CARD: Final = 2
"""The maximum that one card in front can count for a destiny: by its kind, and as a card."""
_CHANGE: Final = 3
"""The maximum number of cards by which a power changes a hand."""


def decisive(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """The choices with which this seat may win at once."""
    ask = view.ask
    if ask is None or view.seat is None:
        return ()
    if ask.what in _OF_A_SALE:
        if not _may_buy_what_wins(view, view.seat):
            return ()
        return _bids(view, legal) if ask.what == "bid" else legal
    if view.cur != view.seat:
        return ()
    if ask.what == "effect":
        return _effects(view, view.seat, legal)
    if ask.what in _OF_A_POWER and ask.source is not None:
        near = _powers(view, view.seat) >> c.CARD[ask.source] & 1
        return legal if near or _may_end(view, _CHANGE) else ()
    return ()


def _own(view: View) -> list[Progress]:
    """The seat's progress on each destiny that it may complete."""
    shared = [each for each in view.progress if each.seat == view.seat]
    return [*shared, view.secret] if view.secret is not None else shared


def _others(view: View) -> list[int]:
    """The sizes of all other hands."""
    return [player.hand for player in view.players if player.alive and player.seat != view.seat]


# --- in an auction ----------------------------------------------------------------------


def _may_buy_what_wins(view: View, me: int) -> bool:
    """Whether a card that is up may complete a destiny of the seat, or the bid for it."""
    auction = view.auction
    assert auction is not None
    for own in _own(view):
        if own.destiny == _SPENDTHRIFT:
            if max(auction.highest or 0, auction.high) >= own.need:
                return True
        elif own.need - own.have <= _BY_ONE_CARD and _completes(view, me, own):
            return True
    return False


def _completes(view: View, me: int, own: Progress) -> bool:
    """Whether one of the cards that are up, in front of the seat, would complete this destiny."""
    laid = c.cards([c.CARD[each.card] for each in view.players[me].front if not each.support])
    destiny = c.DESTINY[own.destiny]
    if destiny in destinies.LAID:
        goal = destinies.goals(len(view.players), view.advanced)[destiny]
        assert view.auction is not None
        cards = [c.CARD[lot.card] for lot in view.auction.lots if lot.card is not None]
        return any(destinies.laid(destiny, laid | 1 << card, goal) >= own.need for card in cards)
    # The Renter or Relic Hunter may lack nothing but a card in front of them.
    return own.need - own.have == 1 and own.among == laid.bit_count() + 1


def _bids(view: View, legal: Sequence[Move]) -> list[Move]:
    """The lowest bid that nobody can top, and one that is enough for the Spendthrift as well.
    A pass may give the seller the card for free."""
    assert view.auction is not None and view.secret is not None
    wanted = [max(_others(view)) - 1]
    if view.secret.destiny == _SPENDTHRIFT:
        wanted.append(max(wanted[0], view.secret.need))
    found = [m.PASS] if view.auction.passing == "unsold" and view.cur == view.seat else []
    for least in wanted:
        found += [move for move in legal if move.kind == "bid" and move.parts.bid >= least][:1]
    return found


# --- with a power, or at the end of the turn ----------------------------------------------


def _effects(view: View, me: int, legal: Sequence[Move]) -> Sequence[Move]:
    if len(legal) <= 2 and _may_end(view, _CHANGE):
        return legal  # with a single card to use, the turn may end by itself after it
    powers = _powers(view, me)
    cards = (move for move in legal if move.kind in ("use", "borrow"))
    found = [move for move in cards if powers >> move.parts.card & 1]
    return [*found, m.END] if m.END in legal and _may_end(view, 0) else found


def _may_end(view: View, change: int) -> bool:
    """Whether the end of the turn may complete a destiny, after a change of the hand by
    `change`."""
    return any(
        c.DESTINY[own.destiny] in (c.MAGNATE, c.HERMIT) and own.need - own.have <= change
        for own in _own(view)
    )


def _powers(view: View, me: int) -> Cards:
    """The cards whose powers may complete a destiny of the seat, or outlive its last rival."""
    laid = view.players[me].front
    front = sum([not each.support for each in laid])
    others = _others(view)
    repeats = any(each.card in _REPEATING for each in laid)
    struck = _STRIKING if min(others) <= 1 + repeats else 0
    found = struck if len(others) == 1 else 0
    for own in _own(view):
        destiny = c.DESTINY[own.destiny]
        cards = max(own.among - front, 0)
        short = own.need - own.have - cards
        if destiny in destinies.LAID:
            # One card may count twice for the Wanderer: as one more, and for its type.
            if cards <= 1 and short <= 1 + (destiny == c.WANDERER):
                found |= _BRINGING
        elif destiny == c.RENTER:
            if cards == 0 and short <= _CHANGE:
                found |= _DRAWING_TWO | (_DRAWING if short <= 1 or repeats else _BORROWING)
        elif destiny == c.RELIC_HUNTER:
            found |= _TAKING if cards == 0 and short <= 1 else 0
        elif destiny in (c.ASSASSIN, c.GUARDIAN_ANGEL):
            found |= struck
    return found
