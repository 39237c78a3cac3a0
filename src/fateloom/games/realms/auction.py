"""The auction: putting up a card, tax, bids, payment (RLM-AUCTION; RLM-TWO with two players).

With three or more there is one lot and the seller is last to be asked; with two there are
two lots, and the player whose turn it is opens. Otherwise they are alike: bids rise, and the
auction closes when all players except the highest bidder have passed in succession.
"""

from __future__ import annotations

from fateloom.core.game import Move, Seat
from fateloom.games.realms import asking, checkpoints, destinies, hands
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import moves as m
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position


def open_auction(state: Position, frame: Frame) -> None:
    """Ask for the lots: one player, or both in secret (RLM-TWO-08). The last card of a hand is put
    up without asking (RLM-AUCTION-27).
    """
    state.step = f.AUCTION_STEP
    state.frames = (*state.frames, (f.CLOSE,), (f.BIDDING,), (f.TAX, 0))
    if state.seats == 2:
        sellers, ask = state.in_turn(), offered_together
        state.push((f.OFFERS, sellers, (-1, -1), (-1, -1)))
    else:
        sellers, ask = (state.cur,), offered
        state.push((f.OFFER, sellers))
    for seat in sellers:
        held = state.hands[seat]
        if not held & (held - 1):
            state.learned += 1  # shown without a choice of its owner
            ask(state, seat, m.OFFER[held.bit_length() - 1], state.frames[-1])


def may_offer(state: Position, seat: Seat) -> Cards:
    """The cards that a player may put up: a single request binds, two cancel out (RLM-RUL-37)."""
    held = state.hands[seat]
    asked = [family for target, _, family in state.requests if target == seat]
    if len(asked) == 1:
        return held & c.OF_FAMILY[asked[0]] or held
    return held


def offered(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Put up the seller's card; with the Druid, ask for its face."""
    state.frames = state.frames[:-1]
    card = move.parts.card
    if state.in_play(seat) >> c.DRUID & 1:
        state.push((f.FACE, (seat,), card))
    else:
        _put_up(state, seat, card, 0)
        state.tell("offers", seat, c.NAME[card])


def faced(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Put up a card face up or face down."""
    state.frames = state.frames[:-1]
    card, down = frame[2], move.parts.down
    _put_up(state, seat, card, down)
    _tell_offer(state, seat, card, down)


def offered_together(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Record the card of one of two players; with both chosen, reveal them together."""
    state.frames = state.frames[:-1]
    _, waiting, chosen, faces = frame
    if move.kind == "offer":
        chosen = tuple([move.parts.card if s == seat else chosen[s] for s in range(2)])
        if not state.in_play(seat) >> c.DRUID & 1:
            faces = tuple([0 if s == seat else faces[s] for s in range(2)])
    else:
        faces = tuple([move.parts.down if s == seat else faces[s] for s in range(2)])
    if faces[seat] >= 0:
        state.tell("seals", seat)
        waiting = tuple([other for other in waiting if other != seat])
    if waiting:
        state.push((f.OFFERS, waiting, chosen, faces))
        return
    state.learned += 1
    state.tell("opens")
    for other in state.in_turn():
        _put_up(state, other, chosen[other], faces[other])
    for other in state.in_turn():
        _tell_offer(state, other, chosen[other], faces[other])


def _put_up(state: Position, seat: Seat, card: Card, down: int) -> None:
    if state.requests:
        state.requests = tuple([request for request in state.requests if request[0] != seat])
    if down:
        hands.cover(state, seat, card)
        state.covered |= 1 << seat
    else:
        hands.lose(state, seat, 1 << card, hands.NOBODY)
    state.lots = (*state.lots, (seat, card))


def _tell_offer(state: Position, seat: Seat, card: Card, down: int) -> None:
    if down:
        state.tell("covers", seat)
    else:
        state.tell("shows", seat, c.NAME[card])


def tax(state: Position, frame: Frame) -> None:
    """Collect the Tax Collector's card for each lot that is not Kingdom (RLM-AUCTION-02)."""
    index = frame[1]
    if index + 1 < len(state.lots):
        state.push((f.TAX, index + 1))
    collector = state.holder(c.TAX_COLLECTOR)
    seller, card = state.lots[index]
    if collector < 0 or collector == seller:
        return
    if state.covered >> seller & 1:
        state.learned += 1
        state.tell("tax-looks", collector, seller)
    if c.FAMILY[card] != c.KINGDOM and state.hands[seller]:
        state.tell("taxes", collector, seller)
        state.push((f.DO, c.TAX_COLLECTOR, 0, seller, -1, 0))


# --- bids -------------------------------------------------------------------------------


def start_bidding(state: Position, frame: Frame) -> None:
    """Give the first bid to the player left of the seller, or to the first player of two."""
    _ask(state, state.cur if state.seats == 2 else state.left_of(state.cur))


def _lowest_bid(state: Position, seat: Seat) -> int:
    """The minimum bid; the Book of Laws makes other players open with 2."""
    if state.high:
        return state.high + 1
    for seller, _ in state.lots:
        if seller != seat and state.in_play(seller) >> c.BOOK_OF_LAWS & 1:
            return 2
    return 1


def is_closed(state: Position) -> bool:
    """Whether nobody can bid any more (RLM-AUCTION-14, -15)."""
    live = state.alive.bit_count()
    return state.passes >= (live if state.bidder < 0 else live - 1)


def called(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Make a bid or pass."""
    state.frames = state.frames[:-1]
    if move.kind == "bid":
        bid = move.parts.bid
        state.high, state.bidder, state.passes = bid, seat, 0
        state.calls = (*state.calls, (seat, bid))
        state.tell("bids", seat, bid)
    else:
        state.passes += 1
        state.calls = (*state.calls, (seat, 0))
        state.tell("passes", seat)
    if not is_closed(state):
        _ask(state, state.left_of(seat))


def _ask(state: Position, seat: Seat) -> None:
    """Ask the next player who can bid; the others pass automatically (RLM-AUCTION-12). Nobody can
    bid their last card (RLM-AUCTION-10).
    """
    while (lowest := _lowest_bid(state, seat)) > (highest := state.hands[seat].bit_count() - 1):
        state.passes += 1
        state.calls = (*state.calls, (seat, 0))
        state.tell("cannot-bid", seat)
        if is_closed(state):
            return
        seat = state.left_of(seat)
    state.push((f.BID, (seat,), lowest, highest))


# --- payment ----------------------------------------------------------------------------


def close(state: Position, frame: Frame) -> None:
    """Close the auction."""
    if state.seats == 2:
        if state.bidder < 0:
            state.tell("unsold", state.cur)
            state.bidder = state.cur
        else:
            state.tell("wins", state.bidder, state.high)
        state.push((f.LOT, (state.bidder,)))
    elif state.bidder < 0:
        seller = state.lots[0][0]
        state.tell("unsold", seller)
        state.push((f.UNSOLD, (seller,)))
    else:
        state.tell("wins", state.bidder, state.high)
        _settle(state)


def unsold(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Without bids, let the seller take the card free, or discard it (RLM-AUCTION-16)."""
    state.frames = state.frames[:-1]
    card = state.lots[0][1]
    _turn_up(state)
    if move.parts.taken:
        state.lay(seat, card)
        state.tell("acquires", seat, c.NAME[card])
    else:
        state.discards += (card,)
        state.tell("discards", seat, c.NAME[card])
    _clear(state)
    checkpoints.checkpoint(state)


def lot_chosen(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose the winner's card with two players; it becomes the first lot."""
    state.frames = state.frames[:-1]
    state.lots = tuple(sorted(state.lots, key=lambda lot: lot[0] != move.parts.seat))
    state.tell("takes-lot", seat, move.parts.seat)
    _settle(state)


def _settle(state: Position) -> None:
    """Determine the price: the bid, less Ledger and Coin (RLM-AUCTION-24)."""
    winner, due = state.bidder, state.high
    if due >= 2 and state.in_play(winner) >> c.LEDGER & 1:
        due -= 1
        state.tell("works", winner, c.NAME[c.LEDGER])
    if due and state.tokens[winner] >> c.COIN & 1:
        state.push((f.COIN, (winner,), due))
    else:
        _ask_payment(state, due)


def coin(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Spend or save a Coin."""
    state.frames = state.frames[:-1]
    due = frame[2]
    if move.kind == "spend":
        state.return_token(seat, c.COIN)
        state.tell("spends", seat, c.TOKEN_NAMES[c.COIN])
        due = max(due - c.COIN_LESS, 0)
    _ask_payment(state, due)


def _ask_payment(state: Position, due: int) -> None:
    if due:
        state.push((f.PAY, (state.bidder,), due, ()))
    else:
        _deliver(state, ())


def paid(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Add a card to the payment; with the last one, all change hands."""
    _, seats, left, chosen = frame
    chosen = (*chosen, move.parts.card)
    below = state.frames[:-1]
    if left > 1:
        state.frames = (*below, (f.PAY, seats, left - 1, chosen))
    else:
        state.frames = below
        _deliver(state, chosen)


def receiver(state: Position, place: int) -> Seat | None:
    """The receiver of the card in this place of the payment; None for the discards.

    A seller who buys gives one card after another to the left (RLM-AUCTION-20).
    """
    if state.seats == 2:
        return None
    seller = state.lots[0][0]
    if seller != state.bidder:
        return seller
    others = state.others()
    return others[place % len(others)]


def _deliver(state: Position, chosen: tuple[Card, ...]) -> None:
    """Pay and place the card in one step; then run triggers, then a checkpoint."""
    winner, bid = state.bidder, state.high
    if state.seats == 2:
        for card in chosen:
            hands.discard(state, winner, card, hands.NOBODY)
    else:
        seller = state.lots[0][0]
        paid_to = [seller] if seller != winner else state.others()
        for place, seat in enumerate(paid_to[: len(chosen)]):
            cards = chosen[place :: len(paid_to)]
            asking.hand_over(state, winner, seat, cards, hands.NOBODY)
    _turn_up(state)
    lots = state.lots
    for place, (_, card) in enumerate(lots):
        if place == 0:
            state.lay(winner, card)
            state.tell("acquires", winner, c.NAME[card])
        else:
            _support(state, 1 - winner, card)
    _clear(state)
    for place, (seller, _) in enumerate(lots):
        owner = winner if place == 0 else 1 - winner
        if seller != owner and state.in_play(seller) >> c.MARKET & 1:
            state.tell("works", seller, c.NAME[c.MARKET])
            hands.draw(state, seller, 1)
    enough = bid >= destinies.goal(state, c.SPENDTHRIFT).need
    checkpoints.checkpoint(state, spender=winner if enough else -1)


def _support(state: Position, seat: Seat, card: Card) -> None:
    """Put the other card into the support area of the loser of two (RLM-TWO-04)."""
    support = list(state.support)
    support[seat] |= 1 << card
    state.support = tuple(support)
    state.rotated &= ~(1 << card)
    state.tell("supports", seat, c.NAME[card])


def _turn_up(state: Position) -> None:
    """Turn up face-down lots when the auction is resolved."""
    for seller, card in state.lots:
        if state.covered >> seller & 1:
            state.learned += 1
            state.tell("turns-up", seller, c.NAME[card])


def _clear(state: Position) -> None:
    state.lots, state.covered, state.calls = (), 0, ()
    state.high, state.bidder, state.passes = 0, -1, 0
