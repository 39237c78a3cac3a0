"""Programs for slow play: a seat's answers in auctions, settled in advance.

limit   the lowest bid that is allowed, up to the limit, then no more
pass    no bid in the auction that runs
until   no bid in any auction, until one of these words comes true: a card or a card of a
        family is up, or the seat was outbid. The order stands until cancelled, and is suspended in
        the auctions that it waits for. Programs answer only calls for bids. A card that
lies face down may be any card, so an order that waits for cards waits for it as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fateloom.core.game import Move, Program, ProgramKind, Slot
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import moves as m
from fateloom.games.realms.view import View

LIMIT, PASS, UNTIL = "limit", "pass", "until"
OUTBID: Final = "outbid"
WORDS: Final = (OUTBID, *c.FAMILY_NAMES, *c.NAME)

PROGRAMS: Final = (
    # Nobody can bid their last card.
    ProgramKind(LIMIT, (Slot("limit", 1, c.DECK_SIZE - 1),)),
    ProgramKind(PASS),
    ProgramKind(UNTIL, (Slot("what", 1, len(WORDS), WORDS),), lasts=True),
)


def topic(view: View) -> str | None:
    """The auction in which bids are still to come: its turn and its cards."""
    bids = any(frame[0] in (f.BIDDING, f.BID) for frame in view.frames)
    return _auction(view) if bids else None


def stands(program: Program, view: View) -> bool:
    """Whether the program may still answer.

    A program for an auction stands until its cards are gone, because the pass that closed the
    auction may be undone.
    """
    if view.outcome is not None or view.seat is None or not view.players[view.seat].alive:
        return False
    if program.topic is not None:
        return program.topic == _auction(view)
    return any(_may_come(word, view) for word in _words(program))


def follow(program: Program, view: View, legal: Sequence[Move]) -> Move | None:
    """The answer to a call for bids; None if the person has to be asked."""
    if not legal or m.PASS not in legal or not stands(program, view):
        return None
    if program.kind == LIMIT:
        limit = program.args["limit"]
        assert isinstance(limit, int)
        bids = (move for move in legal if move.kind == "bid" and move.parts.bid <= limit)
        return min(bids, key=lambda move: move.parts.bid, default=m.PASS)
    if program.kind == UNTIL and any(_is_true(word, view) for word in _words(program)):
        return None
    return m.PASS


def _words(program: Program) -> tuple[str, ...]:
    words = program.args["what"]
    assert isinstance(words, tuple)
    return words


def _auction(view: View) -> str | None:
    if view.auction is None:
        return None
    lots = sorted((lot.seller, lot.card or "") for lot in view.auction.lots)
    return f"{view.turn}: " + ", ".join(f"{seller} {card}".strip() for seller, card in lots)


def _may_come(word: str, view: View) -> bool:
    """Whether a word can come true in this game; some need the advanced cards."""
    return word not in c.CARD or view.advanced or not c.IS_ADVANCED[c.CARD[word]]


def _is_true(word: str, view: View) -> bool:
    auction = view.auction
    if auction is None:
        return False
    if word == OUTBID:
        return any(seat == view.seat and bid for seat, bid in auction.calls)
    return any(
        lot.card is None or word in (lot.card, c.FAMILY_NAMES[c.FAMILY[c.CARD[lot.card]]])
        for lot in auction.lots
    )
