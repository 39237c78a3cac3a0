"""The Effects step: activating, borrowing and repeating cards, and resolving their powers.

Each verb of `powers.py` is a function here. It gets the card of the power, the verb's object, the
two choices made so far, and the safe seats. The rest of the power is already on the stack, so a
verb may ask a question, and may end the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fateloom.core.game import Move, Seat
from fateloom.games.realms import asking, checkpoints, hands, openings
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import powers as p
from fateloom.games.realms.cards import Card
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position


def activate(state: Position, card: Card) -> None:
    """Rotate the player's own card and resolve its power (RLM-TURN-08)."""
    legal = openings.may_resolve(state, card)
    state.done |= f.ACTED
    state.rotated |= 1 << card
    state.tell("uses", state.cur, c.NAME[card])
    if not legal:
        state.tell("idle", c.NAME[card])
        return
    if c.KIND[card] == c.ACTIVATION:
        state.push((f.REPEAT, card))
    resolve(state, card)


def borrow(state: Position, card: Card) -> None:
    """Resolve the power of a card that is not rotated for it (RLM-FAQ-01, RLM-FAQ-02)."""
    state.done |= f.ACTED
    state.tell("borrows", state.cur, c.NAME[card], state.holder(card))
    resolve(state, card)


def resolve(state: Position, card: Card) -> None:
    """Put a power on the stack, followed by the check for the Book of Bones."""
    state.frames = (*state.frames, (f.BONES,), (f.DO, card, 0, -1, -1, 0))


def do(state: Position, frame: Frame) -> None:
    """Run one step of a power."""
    _, card, step, one, other, safe = frame
    power = p.POWERS[card]
    verb, arg = power[step]
    if step + 1 < len(power):
        state.push((f.DO, card, step + 1, one, other, safe))
    _VERBS[verb](state, card, arg, one, other, safe)


def book_of_bones(state: Position, frame: Frame) -> None:
    """Draw a card after a power that made another player discard, once a resolution."""
    if not state.bled:
        return
    state.bled = False
    if state.in_play(state.cur) >> c.BOOK_OF_BONES & 1:
        state.tell("works", state.cur, c.NAME[c.BOOK_OF_BONES])
        hands.draw(state, state.cur, 1)
        checkpoints.checkpoint(state)


def offer_repeat(state: Position, frame: Frame) -> None:
    """Offer to resolve the power again with the Queen or Cemetery (RLM-FAQ-07)."""
    card = frame[1]
    if openings.repeater(state, card) is not None:
        state.push((f.AGAIN, (state.cur,), card))


def repeated(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Answer the offer to repeat a power."""
    state.frames = state.frames[:-1]
    card = frame[2]
    by = openings.repeater(state, card)
    if move.kind == "repeat" and by is not None:
        state.done |= f.QUEEN_USED if by == c.QUEEN else f.CEMETERY_USED
        state.tell("repeats", seat, c.NAME[card], c.NAME[by])
        resolve(state, card)


def choose(state: Position, *, one: int = -1, other: int = -1) -> None:
    """Note a choice in the frame of the current power, on top of the stack."""
    code, card, step, before, beside, safe = state.frames[-1]
    frame = (
        code,
        card,
        step,
        one if one >= 0 else before,
        other if other >= 0 else beside,
        safe,
    )
    state.frames = (*state.frames[:-1], frame)


def aim(state: Position, card: Card, seat: Seat) -> None:
    """Aim a power at a player."""
    choose(state, one=seat)
    state.tell("aims", state.cur, c.NAME[card], seat)


def aim_at_card(state: Position, card: Card, chosen: Card, which: int) -> None:
    """Aim a power at a card."""
    if which == p.THEIR_ANY:
        choose(state, one=chosen)
    else:
        choose(state, other=chosen)
    state.tell("aims-at-card", state.cur, c.NAME[card], c.NAME[chosen])


# --- verbs that ask -------------------------------------------------------------------


def _aim(state: Position, card: Card, how: int, one: int, other: int, safe: int) -> None:
    seats = openings.targets(state, card, how)
    if len(seats) == 1:
        aim(state, card, seats[0])
    else:
        state.push((f.AIM, (state.cur,), card, how))


def _new_holder(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    seats = openings.new_holders(state, card)
    if len(seats) == 1:
        aim(state, card, seats[0])
    else:
        state.push((f.HOLDER, (state.cur,), card))


def _pair(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    pairs = openings.pairs(state)
    if len(pairs) == 1:
        choose(state, one=1 << pairs[0][0] | 1 << pairs[0][1])
    else:
        state.push((f.PAIR, (state.cur,), card))


def _card(state: Position, card: Card, which: int, one: int, other: int, safe: int) -> None:
    found = openings.candidates(state, card, which)
    if found & (found - 1):
        state.push((f.CARD, (state.cur,), card, which))
    else:
        aim_at_card(state, card, found.bit_length() - 1, which)


def _family(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    state.push((f.FAMILY, (state.cur,), card))


def _see(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    others = state.others()
    if len(others) == 1 and state.top == len(state.deck):
        aim(state, card, others[0])
    else:
        state.push((f.SEE, (state.cur,), card))


def _borrow(state: Position, card: Card, which: int, one: int, other: int, safe: int) -> None:
    state.push((f.BORROW, (state.cur,), card, which))


def _any_token(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    tokens = openings.tokens(state)
    if len(tokens) == 1:
        gain_token(state, state.cur, tokens[0])
    else:
        state.push((f.TOKEN, (state.cur,), card))


def _shield(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    """Ask for the Shield, before anything hidden is revealed (RLM-TOK-04)."""
    if state.tokens[one] >> c.SHIELD & 1 and state.hands[one]:
        state.push((f.SHIELD, (one,), card))


def _shield_rest(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    held = state.hands[one]
    if held & (held - 1):
        _shield(state, card, arg, one, other, safe)


def _shield_pair(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    for seat in reversed(state.others()):
        if one >> seat & 1:
            _shield(state, card, arg, seat, other, safe)


def _seal(state: Position, owner: Seat, card: Card) -> None:
    if owner != state.cur and state.tokens[owner] >> c.SEAL & 1:
        state.push((f.SEAL, (owner,), card))


def _seal_card(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    _seal(state, state.holder(other), other)


def _seal_other(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    _seal(state, state.holder(one), one)


def _seal_place(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    _seal(state, state.holder(card), card)


# --- verbs about hands ------------------------------------------------------------------


def _draw(state: Position, card: Card, count: int, one: int, other: int, safe: int) -> None:
    hands.draw(state, state.cur, count)
    checkpoints.checkpoint(state)


def _discard(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    asking.discard_one(state, state.cur, card, hands.NOBODY)


def _loses(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    if not safe >> one & 1:
        asking.discard_one(state, one, card, state.cur, bleeds=True)


def _both_lose(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    seats = [state.cur] if safe >> one & 1 else [state.cur, one]
    asking.discard_together(state, seats, card)


def _pair_loses(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    seats = [seat for seat in state.in_turn() if one & ~safe & 1 << seat]
    asking.discard_together(state, seats, card)


def _gives(state: Position, card: Card, count: int, one: int, other: int, safe: int) -> None:
    if not safe >> one & 1:
        asking.give_some(state, one, state.cur, count, card, state.cur)


def _gives_but_one(state: Position, card: Card, most: int, one: int, other: int, safe: int) -> None:
    count = min(most, state.hands[one].bit_count() - 1)
    if count > 0:
        _gives(state, card, count, one, other, safe)


def _gift(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    asking.give_some(state, state.cur, one, 1, card, hands.NOBODY)


def _tax(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    if not safe >> one & 1:
        collector = state.holder(c.TAX_COLLECTOR)
        asking.give_some(state, one, collector, 1, card, collector)


def _demand(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    """Demand cards of a family; the hand is searched only now, after the Shield (RLM-RUL-39)."""
    if safe >> one & 1:
        return
    state.learned += 1
    state.tell("demands", state.cur, one, c.FAMILY_NAMES[other])
    if state.hands[one] & c.OF_FAMILY[other]:
        asking.give_some(state, one, state.cur, 1, card, state.cur, other)
    else:
        state.tell("misses", one, c.FAMILY_NAMES[other])


def _steal(state: Position, card: Card, counts: int, one: int, other: int, safe: int) -> None:
    if safe >> one & 1:
        return
    cur = state.cur
    taken = hands.pick(state, one)
    hands.give(state, one, cur, 1 << taken, cur)
    state.extra += counts
    state.tell("takes", cur, one)
    state.tell("taken", cur, one, c.NAME[taken])
    checkpoints.checkpoint(state)


def _see_hand(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    hands.show_hand(state, state.cur, one)
    state.tell("sees-hand", state.cur, one)
    if state.events is not None:
        state.tell("saw-hand", state.cur, one, c.names(state.hands[one]))


def _exchange(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    if not safe >> one & 1:
        state.push((f.EXCHANGE, (state.cur,), card, one))


def _unmask(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    """Show a Secret Destiny to the player of the power only (RLM-FAQ-11)."""
    if one < 0:
        return
    cur, spied = state.cur, state.spied
    state.spied = (*spied[:cur], spied[cur] | 1 << one, *spied[cur + 1 :])
    state.learned += 1
    state.tell("unmasks", cur, one)
    state.tell("saw-destiny", cur, one, c.DESTINY_NAMES[state.secrets[one]])


# --- verbs about the table ----------------------------------------------------------------


def gain_token(state: Position, seat: Seat, token: int) -> None:
    """Give a token to the player who takes it."""
    state.take_token(seat, token, seat)
    state.tell("gains", seat, c.TOKEN_NAMES[token])
    checkpoints.checkpoint(state)


def _token(state: Position, card: Card, token: int, one: int, other: int, safe: int) -> None:
    gain_token(state, state.cur, token)


def _curse(state: Position, card: Card, token: int, one: int, other: int, safe: int) -> None:
    state.take_token(one, token, state.cur)
    state.tell("cursed", one, c.TOKEN_NAMES[token])
    checkpoints.checkpoint(state)


def _request(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    cur = state.cur
    kept = [request for request in state.requests if request[:2] != (one, cur)]
    state.requests = (*kept, (one, cur, other))
    state.tell("requests", cur, one, c.FAMILY_NAMES[other])


def _pass_on(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    _put_in_front(state, card, one, safe)


def _place(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    _put_in_front(state, other, one, safe)


def _put_in_front(state: Position, card: Card, seat: Seat, safe: int) -> None:
    owner = state.holder(card)
    if owner >= 0 and not safe >> owner & 1:
        state.move(card, seat)
        state.tell("moves", owner, c.NAME[card], seat)
        checkpoints.checkpoint(state)


def _destroy(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    owner = state.holder(other)
    if owner >= 0 and not safe >> owner & 1:
        state.destroy(other)
        checkpoints.checkpoint(state)


def _swap(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    owner = state.holder(one)
    if not safe >> owner & 1:
        state.move(other, owner)
        state.move(one, state.cur)
        state.tell("swaps", state.cur, c.NAME[other], owner, c.NAME[one])
        checkpoints.checkpoint(state)


def _recover(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    cur = state.cur
    state.discards = tuple([left for left in state.discards if left != other])
    state.hands[cur] |= 1 << other
    hands.show_publicly(state, cur, other)
    state.tell("recovers", cur, c.NAME[other])
    checkpoints.checkpoint(state)


def _raise(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    state.discards = tuple([left for left in state.discards if left != other])
    state.lay(state.cur, other)
    state.tell("raises", state.cur, c.NAME[other])
    checkpoints.checkpoint(state)


def _lich(state: Position, card: Card, arg: int, one: int, other: int, safe: int) -> None:
    state.lich, state.lent = one, 0


_VERBS: Final[dict[str, Callable[[Position, Card, int, int, int, int], None]]] = {
    "aim": _aim,
    "any-token": _any_token,
    "borrow": _borrow,
    "both-lose": _both_lose,
    "card": _card,
    "curse": _curse,
    "demand": _demand,
    "destroy": _destroy,
    "discard": _discard,
    "draw": _draw,
    "exchange": _exchange,
    "family": _family,
    "gift": _gift,
    "gives": _gives,
    "gives-but-one": _gives_but_one,
    "lich": _lich,
    "loses": _loses,
    "new-holder": _new_holder,
    "other-card": _card,
    "pair": _pair,
    "pair-loses": _pair_loses,
    "pass-on": _pass_on,
    "place": _place,
    "raise": _raise,
    "recover": _recover,
    "request": _request,
    "seal-card": _seal_card,
    "seal-other": _seal_other,
    "seal-place": _seal_place,
    "see": _see,
    "see-hand": _see_hand,
    "shield": _shield,
    "shield-pair": _shield_pair,
    "shield-rest": _shield_rest,
    "steal": _steal,
    "swap": _swap,
    "tax": _tax,
    "token": _token,
    "unmask": _unmask,
}
