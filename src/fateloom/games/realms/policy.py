"""A heuristic player of Realms of Destiny. It uses only a view. It buys cards that advance its
destinies or would advance a rival's too far, pays with the cards it needs least, keeps a reserve in
hand, and turns its powers against the leader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from fateloom.core.game import Move
from fateloom.games.realms import cards as c
from fateloom.games.realms import moves as m
from fateloom.games.realms.appraisal import Table
from fateloom.games.realms.view import View
from fateloom.games.realms.weights import PLAN, POWER, TOKEN, WON

Legal = Sequence[Move]

_RICH: Final = 2
"""The lead in cards over the richest rival at which a player outbids everybody for a plan."""
_OWN: Final = 0.4
"""The value of an offered card to its seller, who has to buy it, as a share of its full value."""
_KEPT: Final = 5
_KEPT_SELLING: Final = 8
"""The cards to keep after a bid that only stops a Spendthrift; more for one's own card, because
that bid is paid to the rivals."""
_SUSPICION: Final = 0.5
"""The share of a possible Hermit's win that a bid may cost."""
_PREY: Final = 60.0
"""The weight of targets with few cards for an Assassin."""
_FED: Final = 0.2
"""The weight of a card that is paid to a possible Spendthrift."""


def choose(view: View, legal: Legal, rng: Random) -> Move:
    """Make a choice."""
    if len(legal) == 1 or view.ask is None:
        return legal[0]
    answer = _ANSWERS.get(view.ask.what)
    if answer is None:
        return rng.choice(legal)
    return answer(Table(view), legal, rng)


# --- the auction --------------------------------------------------------------------------


def _offer(table: Table, legal: Legal, rng: Random) -> Move:
    """Sell what others do not need. A card that wins at once is also sold if it can be bought
    back."""
    if legal[0].kind == "face":
        return m.FACE_UP

    def appeal(move: Move) -> float:
        card = move.parts.card
        gain = table.gain(table.me, card)
        rival = max((table.gain(seat, card) for seat in table.rivals), default=0.0)
        richest = max((table.hand[seat] for seat in table.rivals), default=0)
        if gain >= WON / 2:
            return PLAN if table.hand[table.me] > richest else -1.0
        if rival >= WON / 2:
            return -WON
        if table.hand[table.me] - richest > richest + _RICH and table.brings_nearer(card):
            return table.brings_nearer(card) - rival
        return _OWN * gain - rival

    return max(legal, key=appeal)


def _bid(table: Table, legal: Legal, rng: Random) -> Move:
    auction = table.view.auction
    assert auction is not None
    bids = [move for move in legal if move.kind == "bid"]
    if not bids:
        return m.PASS
    lots = [lot for lot in auction.lots if lot.card is not None]
    mine = _mine(table, [c.CARD[lot.card] for lot in lots if lot.card is not None])
    selling = any(lot.seller == table.me for lot in auction.lots) and len(auction.lots) == 1
    hand = table.hand[table.me]
    lowest = bids[0].parts.bid
    winning = table.secret.get(table.me) == c.SPENDTHRIFT
    need = table.need[c.SPENDTHRIFT]
    if winning and bids[-1].parts.bid >= need:
        return next(move for move in bids if move.parts.bid >= need)
    if _becomes_hermit(table, selling):
        return bids[-1]
    enough = _against_hermit(table, bids)
    if enough is not None:
        return enough
    gain = mine + _denied(table, auction.bidder)
    richest = max((table.hand[seat] for seat in table.rivals), default=0)
    if mine < WON / 2 and hand - lowest > richest + _RICH:
        gain += max(
            (table.brings_nearer(c.CARD[lot.card]) for lot in lots if lot.card), default=0.0
        )
    if selling and auction.bidder is not None:
        gain -= table.cost(auction.high, hand + auction.high)
    if gain >= WON / 2:
        return bids[0]
    gain -= _provoked(table, lowest)
    gain -= _feeds(table, lowest)
    if table.cost(lowest, hand) < gain and hand - lowest >= (1 if gain > 20 else 2):
        return bids[0]
    return m.PASS


def _against_hermit(table: Table, bids: list[Move]) -> Move | None:
    """A bid that leaves a possible Hermit who sells with too many cards, if needed."""
    auction = table.view.auction
    assert auction is not None
    seller = auction.lots[0].seller
    if len(auction.lots) > 1 or seller == table.me:
        return None
    hand, laid = table.hand[seller], table.front[seller].bit_count()
    others = auction.bidder is not None and auction.bidder != seller
    if auction.bidder is not None:
        hand += auction.high if others else -auction.high
    if hand > 2 or laid + (not others) < table.need[c.HERMIT] - 1:
        return None
    bid = next((move for move in bids if table.hand[seller] + move.parts.bid > 2), None)
    if bid is None:
        return None
    worth = _SUSPICION * table.chance(seller, c.HERMIT) * WON
    return bid if table.cost(bid.parts.bid, table.hand[table.me]) < worth else None


def _feeds(table: Table, bid: int) -> float:
    """The cost of paying a possible Spendthrift."""
    auction = table.view.auction
    assert auction is not None
    need = table.need[c.SPENDTHRIFT]
    if len(auction.lots) > 1:
        return 0.0
    seller = auction.lots[0].seller
    if seller == table.me:
        fed = {seat: bid / len(table.rivals) for seat in table.rivals}
    else:
        fed = {seller: bid}
    worth = 0.0
    for seat, more in fed.items():
        before = max(0, table.hand[seat] - need)
        after = max(0, table.hand[seat] + more - need)
        worth += (
            _FED * table.chance(seat, c.SPENDTHRIFT) * WON * (min(after, 4) - min(before, 4)) / 4
        )
    return worth


def _becomes_hermit(table: Table, selling: bool) -> bool:
    """Whether spending everything on one's own card completes the Hermit at the end of this
    turn."""
    if table.secret.get(table.me) != c.HERMIT or table.view.cur != table.me:
        return False
    return table.front[table.me].bit_count() + 1 >= table.need[c.HERMIT] - 1


def _mine(table: Table, cards: list[int]) -> float:
    """The value of winning the auction: the better of the cards up for auction."""
    return max((table.gain(table.me, card) for card in cards), default=1.5)


def _denied(table: Table, bidder: int | None) -> float:
    """The value of keeping the card from the others."""
    auction = table.view.auction
    assert auction is not None
    worst = 0.0
    for lot in auction.lots:
        if lot.card is None:
            continue
        for seat in table.rivals:
            gain = table.gain(seat, c.CARD[lot.card])
            if gain < WON / 2:
                gain *= 0.12 if seat == bidder else 0.1
            elif seat != bidder and table.hand[seat] - 1 <= auction.high:
                gain = 0.0
            elif seat != bidder and lot.seller != seat:
                gain *= 0.3
            worst = max(worst, gain)
    if bidder is not None and auction.high >= table.need[c.SPENDTHRIFT]:
        own = auction.lots[0].seller == table.me
        stays_rich = table.hand[table.me] - auction.high > (_KEPT_SELLING if own else _KEPT)
        worst += (2.0 if stays_rich else 0.05) * table.chance(bidder, c.SPENDTHRIFT) * WON
    return worst


def _provoked(table: Table, bid: int) -> float:
    """The cost of driving up the bids of a rich Spendthrift."""
    need = table.need[c.SPENDTHRIFT]
    able = [seat for seat in table.rivals if table.hand[seat] > need]
    chance = sum(table.chance(seat, c.SPENDTHRIFT) for seat in able)
    return 0.1 * chance * WON * min(bid, need) / need


def _unsold(table: Table, legal: Legal, rng: Random) -> Move:
    auction = table.view.auction
    assert auction is not None and auction.lots[0].card is not None
    gain = table.gain(table.me, c.CARD[auction.lots[0].card])
    return m.PLACE if gain > -0.5 else m.DROP


def _lot(table: Table, legal: Legal, rng: Random) -> Move:
    """Choose one of two cards by the difference in value between the players. The other keeps its
    power."""
    auction = table.view.auction
    assert auction is not None

    def appeal(seller: int) -> float:
        card = next(lot.card for lot in auction.lots if lot.seller == seller)
        other = next(lot.card for lot in auction.lots if lot.seller != seller)
        worth = 1.5 if card is None else table.gain(table.me, c.CARD[card])
        return worth - (0.0 if other is None else 0.4 * POWER.get(c.CARD[other], 0.0))

    return max(legal, key=lambda move: appeal(move.parts.seat))


# --- cards in hand -------------------------------------------------------------------------


def _least(table: Table, legal: Legal, rng: Random) -> Move:
    """Choose the card with the least value."""
    return min(legal, key=lambda move: table.kept(move.parts.card))


# --- effects -------------------------------------------------------------------------------


_FIRST: Final = (
    c.LICH,
    c.VAMPIRE,
    c.JUDGE,
    c.APPRENTICE,
    c.SPELLBOOK,
    c.ROYAL_CHRONICLE,
    c.GRAVEDIGGER,
    c.GRIMOIRE,
    c.HARBOR,
)


def _effect(table: Table, legal: Legal, rng: Random) -> Move:
    """Choose a helpful power: those that win cards first, duties that cost cards last."""
    if m.END in legal and _wins_at_the_end(table):
        return m.END
    best, most = None, 0.0
    for move in legal:
        worth = _use_worth(table, move)
        if worth > most:
            best, most = move, worth
    if best is not None:
        return best
    if m.END in legal:
        return m.END
    return max(legal, key=lambda move: _use_worth(table, move))


def _wins_at_the_end(table: Table) -> bool:
    """Whether a destiny tested at the end of the turn is already met."""
    hand = table.hand[table.me]
    if c.MAGNATE in table.shared and hand >= table.need[c.MAGNATE]:
        return True
    hermit = table.secret.get(table.me) == c.HERMIT and hand <= 2
    return hermit and table.front[table.me].bit_count() >= table.need[c.HERMIT] - 1


def _use_worth(table: Table, move: Move) -> float:
    if move.kind == "end":
        return 0.0
    if move.kind == "spend":
        return 0.4 if table.secret.get(table.me) != c.RELIC_HUNTER else -1.0
    card = move.parts.card
    me, hand = table.me, table.hand[table.me]
    if card in _FIRST:
        return 10.0 - _FIRST.index(card)
    if card == c.RING:
        lost = table.loss(me, card) if not table.support[me] >> card & 1 else 0.0
        return 1.6 - lost
    if card == c.PAWNBROKER:
        return 1.4 - min(_spare(table, card), default=WON)
    if card == c.ACCOUNTANT:
        return 1.4 - min(_spare(table, card), default=WON)
    if card == c.ALCHEMIST:
        return _best_swap(table)
    if card in (c.CLAIRVOYANT, c.GHOST, c.MAYOR):
        return 0.2
    if card == c.STORM_MAGE or card == c.DEATH_KNIGHT:
        return max((_harm(table, other) for other in _reach(table, card)), default=-1.0)
    if card in (c.CHAMPION, c.FIRE_MAGE) and table.secret.get(me) == c.ASSASSIN and hand > 2:
        return 0.5
    if card in (c.MERCENARY, c.CHAMPION, c.FIRE_MAGE):
        return -2.0
    if card == c.GHOUL:
        return 1.0 if hand > 1 else -10.0
    return 0.5


def _spare(table: Table, source: int) -> list[float]:
    held = table.front[table.me] | table.support[table.me]
    return [table.loss(table.me, card) for card in c.each(held & ~(1 << source))]


def _reach(table: Table, source: int) -> list[int]:
    wanted = c.OF_TYPE[c.FIGHTER]
    if source == c.STORM_MAGE:
        wanted = c.OF_TYPE[c.FIELD] | c.OF_TYPE[c.BOOK]
    everything = 0
    for seat in table.alive:
        everything |= table.front[seat] | table.support[seat]
    return list(c.each(everything & wanted & ~(1 << source)))


def _owner(table: Table, card: int) -> int:
    for seat in table.alive:
        if (table.front[seat] | table.support[seat]) >> card & 1:
            return seat
    return table.me


def _harm(table: Table, card: int) -> float:
    """The value of removing a card from the table."""
    owner = _owner(table, card)
    return table.loss(owner, card) * (-1.0 if owner == table.me else 1.0)


def _best_swap(table: Table) -> float:
    given = min((table.loss(table.me, card) for card in c.each(table.front[table.me])), default=WON)
    got = max(
        (
            table.gain(table.me, card)
            for seat in table.rivals
            for card in c.each(table.front[seat] | table.support[seat])
        ),
        default=0.0,
    )
    return got - given


def _aim(table: Table, legal: Legal, rng: Random) -> Move:
    """Choose a target: for harm the leader or a player who can be eliminated, for gifts the
    last."""
    ask = table.view.ask
    source = c.CARD.get(ask.source or "") if ask is not None else None
    kindly = source in (c.MERCENARY, c.RING, c.ACCOUNTANT)
    killing = table.secret.get(table.me) == c.ASSASSIN

    def appeal(move: Move) -> float:
        worth = 0.0
        for seat in move.parts:
            if seat == table.me:
                worth -= 20.0 if not kindly else -WON
                continue
            worth += -table.threat(seat) if kindly else table.threat(seat)
            if table.hand[seat] == 1 and not kindly:
                worth += WON if killing else 4.0
            elif killing:
                worth += _PREY / table.hand[seat]
        return worth

    return max(legal, key=appeal)


def _family(table: Table, legal: Legal, rng: Random) -> Move:
    """Choose the family with the most hidden cards."""
    seen = table.mine
    for seat in range(table.seats):
        seen |= table.front[seat] | table.support[seat]
    seen |= c.cards([c.CARD[name] for name in table.view.discards])
    known = [c.cards([c.CARD[name] for name in noted.cards]) for noted in table.view.noted]

    def hidden(move: Move) -> int:
        family: int = c.OF_FAMILY[move.parts.family]
        return -(family & seen).bit_count() + sum(3 * (family & k).bit_count() for k in known)

    return max(legal, key=hidden)


def _card(table: Table, legal: Legal, rng: Random) -> Move:
    ask = table.view.ask
    assert ask is not None
    source = c.CARD.get(ask.source or "")
    own = table.front[table.me] | table.support[table.me]
    discarded = c.cards([c.CARD[name] for name in table.view.discards])

    def appeal(move: Move) -> float:
        card = move.parts.card
        if source in (c.DEATH_KNIGHT, c.STORM_MAGE):
            return _harm(table, card)
        if own >> card & 1:
            return -table.loss(table.me, card)
        if discarded >> card & 1:
            return table.gain(table.me, card)
        return table.gain(table.me, card) + 0.5 * table.loss(_owner(table, card), card)

    return max(legal, key=appeal)


def _borrow(table: Table, legal: Legal, rng: Random) -> Move:
    return max(legal, key=lambda move: 0.0 if move is m.DECLINE else _use_worth(table, move))


def _repeat(table: Table, legal: Legal, rng: Random) -> Move:
    return m.REPEAT


def _token(table: Table, legal: Legal, rng: Random) -> Move:
    if table.secret.get(table.me) == c.RELIC_HUNTER:
        return max(legal, key=lambda move: abs(TOKEN[move.parts.token]))
    return max(legal, key=lambda move: TOKEN[move.parts.token])


def _spend(table: Table, legal: Legal, rng: Random) -> Move:
    """Spend a token if it helps, except as a Relic Hunter who has almost enough."""
    if table.secret.get(table.me) == c.RELIC_HUNTER and table.hand[table.me] > 2:
        return legal[1]
    return legal[0]


def _see(table: Table, legal: Legal, rng: Random) -> Move:
    unknown = [move for move in legal if move.kind == "aim" and move.parts.seat not in table.secret]
    if unknown:
        return max(unknown, key=lambda move: table.threat(move.parts.seat))
    return legal[-1]


def _order(table: Table, legal: Legal, rng: Random) -> Move:
    """Put the best card on top if the seat draws it next."""
    known = [c.CARD[name] for _, name in table.view.pile_known[: len(legal[0].parts.places)]]
    if len(known) < len(legal[0].parts.places):
        return legal[0]
    return max(legal, key=lambda move: table.kept(known[move.parts.places[0]]))


def _exchange(table: Table, legal: Legal, rng: Random) -> Move:
    worst = min((table.kept(card) for card in c.each(table.mine)), default=WON)

    def appeal(move: Move) -> float:
        return worst + 0.5 if move is m.DECLINE else table.kept(move.parts.card)

    return max(legal, key=appeal)


_ANSWERS: Final[dict[str, Callable[[Table, Legal, Random], Move]]] = {
    "offer": _offer,
    "face": _offer,
    "bid": _bid,
    "unsold": _unsold,
    "lot": _lot,
    "coin": _spend,
    "pay": _least,
    "give": _least,
    "discard": _least,
    "return": _least,
    "effect": _effect,
    "repeat": _repeat,
    "aim": _aim,
    "holder": _aim,
    "pair": _aim,
    "family": _family,
    "card": _card,
    "borrow": _borrow,
    "token": _token,
    "see": _see,
    "shield": _spend,
    "seal": _spend,
    "order": _order,
    "exchange": _exchange,
}
