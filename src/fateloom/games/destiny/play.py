"""The effects of choices, and the set-up of a table. What happens between choices is in
`rounds.py`; dealing, drawing and shuffling are in `piles.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fateloom.core import rng
from fateloom.core.game import Move, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import laying, legal, piles, rounds
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card, Powers
from fateloom.games.destiny.numbers import NUMBERS
from fateloom.games.destiny.position import Position


def start(state: Position, seed: int) -> None:
    """Set up and deal an empty table, and wait for the first identity (DTY-SETUP)."""
    random, state.leader = rng.below(rng.start(seed), state.seats)
    state.random, state.treasures = rng.shuffled(c.TREASURE_DECK, random)
    state.tell("leads", state.leader)
    state.tell("treasures", tuple([c.TREASURE_NAME[kind] for kind in state.treasures]))
    piles.deal(state)
    state.waiting = (state.leader,)


def choose(state: Position, seat: Seat, move: Move) -> None:
    """Carry out a legal move and everything that follows from it."""
    _CHOICES[move.kind](state, seat, move)
    # Face down, nobody can see that there is nothing left to lay.
    in_turn = state.waiting and not state.face_down
    if in_turn and not state.owed and legal.only_passing(state, state.actor):
        rounds.end_turn(state, state.actor)


def _identity(state: Position, seat: Seat, move: Move) -> None:
    (card,) = move.parts
    state.take_from_hand(seat, card)
    state.identities = (*state.identities[:seat], card, *state.identities[seat + 1 :])
    state.powers[seat] = 1 << card - c.FIRST_CHARACTER
    state.tell("identity", seat, c.NAME[card])
    rounds.end_turn(state, seat)


def _aid(state: Position, seat: Seat, move: Move) -> None:
    (card,) = move.parts
    state.take_from_hand(seat, card)
    state.aids[seat] += (card,)
    state.powers[seat] |= 1 << card - c.FIRST_CHARACTER
    state.tell("aid", seat, c.NAME[card])


def _discard(state: Position, seat: Seat, move: Move) -> None:
    (card,) = move.parts
    if not state.owed:
        state.marked += (card,)
        return
    power, state.owed = state.owed, 0
    state.take_from_hand(seat, card)
    state.discards += (card,)
    state.tell("discards", seat, c.NAME[card], c.POWER_NAME[power])


def _keep(state: Position, seat: Seat, move: Move) -> None:
    (card,) = move.parts
    state.marked = tuple([marked for marked in state.marked if marked != card])


def _use(state: Position, seat: Seat, move: Move) -> None:
    power, *targets = move.parts
    state.used += (power,)
    _POWERS[power](state, seat, power, *targets)


def _steal(state: Position, seat: Seat, power: Powers, victim: Seat) -> None:
    state.tell("steals", seat, victim)
    card = piles.pick(state, victim)
    state.take_from_hand(victim, card)
    state.hands[seat] += (card,)
    state.tell("stolen", seat, victim, c.NAME[card])
    state.owed = power


def _swap(state: Position, seat: Seat, power: Powers, first: Seat, second: Seat) -> None:
    state.tell("swaps", seat, first, second)
    one, other = piles.pick(state, first), piles.pick(state, second)
    for giver, given, got in ((first, one, other), (second, other, one)):
        state.take_from_hand(giver, given)
        state.hands[giver] += (got,)
    state.tell("swapped", first, second, c.NAME[one], c.NAME[other])


def _exchange(state: Position, seat: Seat, power: Powers) -> None:
    state.tell("uses", seat, c.POWER_NAME[power])
    piles.draw(state, seat, _DRAWN[power])
    state.owed = power


def _assassinate(state: Position, seat: Seat, power: Powers, card: Card) -> None:
    owner = next(s for s in range(state.seats) if card in state.aids[s])
    state.aids[owner] = tuple(aid for aid in state.aids[owner] if aid != card)
    state.powers[owner] &= ~(1 << card - c.FIRST_CHARACTER)
    state.discards += (card,)
    state.tell("assassinates", seat, owner, c.NAME[card])


def _look(state: Position, seat: Seat, power: Powers) -> None:
    hands = tuple((s, state.hands[s]) for s in range(state.seats) if s != seat)
    state.looks = (*state.looks[:seat], (state.round, hands), *state.looks[seat + 1 :])
    state.learned += 1
    state.tell("looks", seat, c.POWER_NAME[power])
    state.tell("saw", seat, c.named_hands(hands))


def _declare(state: Position, seat: Seat, move: Move) -> None:
    laying.declare(state, seat, move.parts.alignment)


def _base(state: Position, seat: Seat, move: Move) -> None:
    laying.base(state, seat, move.parts.card)


def _attach(state: Position, seat: Seat, move: Move) -> None:
    laying.attach(state, seat, move.parts.card, move.parts.base)


def _done(state: Position, seat: Seat, move: Move) -> None:
    if state.phase == p.HIT:
        piles.exchange(state, seat)
    else:
        state.tell("done", seat, p.NAMES[state.phase])
    rounds.end_turn(state, seat)


_CHOICES: Final[dict[str, Callable[[Position, Seat, Move], None]]] = {
    "identity": _identity,
    "aid": _aid,
    "discard": _discard,
    "keep": _keep,
    "use": _use,
    "declare": _declare,
    "base": _base,
    "attach": _attach,
    "done": _done,
}
_DRAWN: Final = {
    c.MERCHANT: NUMBERS.take(
        "cards", "Merchant", "draws", 1, least=1, most=3, rule=c.character_rule("Merchant")
    ),
    c.MAGIC_TOME: NUMBERS.take(
        "treasures", "Magic Tome", "draws", 1, least=1, most=3, rule=c.treasure_rule("Magic Tome")
    ),
}
_POWERS: Final[dict[Powers, Any]] = {
    c.THIEF: _steal,
    c.JESTER: _swap,
    c.MERCHANT: _exchange,
    c.MAGIC_TOME: _exchange,
    c.ASSASSIN: _assassinate,
    c.ORACLE: _look,
    c.CRYSTAL_BALL: _look,
}
