"""The stack of frames: run what runs by itself, and carry out what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fateloom.core.game import Move, Seat
from fateloom.games.realms import answers, auction, effects, turns
from fateloom.games.realms import frames as f
from fateloom.games.realms.frames import Frame

if TYPE_CHECKING:
    from fateloom.games.realms.state import RealmsState


def run(state: RealmsState) -> None:
    """Run frames until one waits for a choice or the game is over."""
    while state.outcome is None:
        frame = state.stack[-1]
        if frame[0] >= f.ASK:
            state.waiting = frame[1]
            return
        state.stack = state.stack[:-1]
        _RUNS[frame[0]](state, frame)


def answer(state: RealmsState, seat: Seat, move: Move) -> None:
    """Carry out a choice that was found legal, and run on."""
    frame = state.stack[-1]
    _ANSWERS[frame[0]](state, seat, move, frame)
    run(state)


_RUNS: Final[dict[int, Callable[[RealmsState, Frame], None]]] = {
    f.NEXT: turns.next_turn,
    f.TOKENS: turns.start_tokens,
    f.DRAW: turns.start_draw,
    f.AUCTION: auction.open_auction,
    f.TAX: auction.tax,
    f.BIDDING: auction.start_bidding,
    f.CLOSE: auction.close,
    f.EFFECTS: turns.effects_step,
    f.END: turns.end_step,
    f.DO: effects.do,
    f.BONES: effects.book_of_bones,
    f.REPEAT: effects.offer_repeat,
}

_ANSWERS: Final[dict[int, Callable[[RealmsState, Seat, Move, Frame], None]]] = {
    f.OFFER: auction.offered,
    f.FACE: auction.faced,
    f.OFFERS: auction.offered_together,
    f.BID: auction.called,
    f.UNSOLD: auction.unsold,
    f.LOT: auction.lot_chosen,
    f.COIN: auction.coin,
    f.PAY: auction.paid,
    f.EFFECT: turns.effect_chosen,
    f.TURN_UP: turns.turned_up,
    f.AGAIN: effects.repeated,
    f.AIM: answers.aimed,
    f.FAMILY: answers.named,
    f.CARD: answers.card_chosen,
    f.BORROW: answers.borrowed,
    f.TOKEN: answers.token_picked,
    f.PAIR: answers.paired,
    f.SEE: answers.seen,
    f.HOLDER: answers.aimed,
    f.SHIELD: answers.guarded,
    f.SEAL: answers.guarded,
    f.DISCARD: answers.discarded,
    f.GIVE: answers.given,
    f.TOGETHER: answers.discarded_together,
    f.ORDER: answers.ordered,
    f.EXCHANGE: answers.exchange_chosen,
    f.RETURN: answers.returned,
}
