"""The main loop: it carries out a choice, then runs frames until one waits for a choice. Frames are
implemented in `turns.py`, `auction.py` and `effects.py`, choices there and in `answers.py`,
elimination and victory in `checkpoints.py`, hidden cards in `hands.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fateloom.core import rng
from fateloom.core.game import Move, Seat
from fateloom.games.realms import answers, auction, destinies, effects, hands, turns
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position


def start(state: Position, seed: int, youngest: Seat | None) -> None:
    """Set up and deal an empty table, and begin the first turn (RLM-SETUP).

    Without a given `youngest` it is random; the cards dealt are the same either way.
    """
    seats = state.seats
    random, named = rng.below(rng.start(seed), seats)
    youngest = named if youngest is None else youngest
    random, shared = rng.shuffled(c.SHARED, random)
    random, secrets = rng.shuffled(destinies.secret(seats), random)
    state.random, state.deck = rng.shuffled(c.FULL_DECK if state.full else c.BASE_DECK, random)
    state.shared, state.secrets = shared[:2], secrets[:seats]
    first = (youngest + 1) % seats
    state.cur = youngest
    state.tell("first", youngest, first)
    state.tell("shared", tuple([c.DESTINY_NAMES[destiny] for destiny in state.shared]))
    for turn in range(seats):
        seat = (first + turn) % seats
        state.tell("secret", seat, c.DESTINY_NAMES[state.secrets[seat]])
        hands.draw(state, seat, c.HAND_SIZE, additional=False)
    state.frames = ((f.NEXT,),)
    run(state)


def run(state: Position) -> None:
    """Run frames until one waits for a choice or the game is over."""
    while state.outcome is None:
        frame = state.frames[-1]
        if frame[0] >= f.ASK:
            state.waiting = frame[1]
            return
        state.frames = state.frames[:-1]
        _RUNS[frame[0]](state, frame)


def choose(state: Position, seat: Seat, move: Move) -> None:
    """Carry out a legal move and everything that follows from it."""
    frame = state.frames[-1]
    _ANSWERS[frame[0]](state, seat, move, frame)
    run(state)


_RUNS: Final[dict[int, Callable[[Position, Frame], None]]] = {
    f.NEXT: turns.next_turn,
    f.TOKENS: turns.start_tokens,
    f.POISON: turns.poison,
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

_ANSWERS: Final[dict[int, Callable[[Position, Seat, Move, Frame], None]]] = {
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
