"""Laying Bases, Bonuses and Multipliers: in turn and face up, or all together and face down.

What lies face down works for its owner at once. `seen_groups`, `seen_hand` and `seen_alchemy` say
what everybody else sees until the cards are turned up (DTY-TOG).
"""

from __future__ import annotations

from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import scoring
from fateloom.games.destiny.cards import Alignment, Card, Group
from fateloom.games.destiny.position import Laid, Position


def declare(state: Position, seat: Seat, alignment: Alignment) -> None:
    """Name the alignment of the card that this seat lays next; -1 for its own."""
    state.declared = (*state.declared[:seat], alignment, *state.declared[seat + 1 :])


def base(state: Position, seat: Seat, card: Card) -> None:
    """Lay a Base."""
    laid = _out_of_hand(state, seat, card, -1)
    state.groups[seat] += (((card, laid.alignment),),)
    _lay(state, seat, laid)


def attach(state: Position, seat: Seat, card: Card, base: Card) -> None:
    """Lay a Bonus or Multiplier on a Base."""
    laid = _out_of_hand(state, seat, card, base)
    state.groups[seat] = tuple(
        (*group, (card, laid.alignment)) if group[0][0] == base else group
        for group in state.groups[seat]
    )
    _lay(state, seat, laid)


def _out_of_hand(state: Position, seat: Seat, card: Card, base: Card) -> Laid:
    """Take a card out of the hand, with the alignment that it counts as (DTY-CONV)."""
    alignment = state.declared[seat]
    declared = alignment >= 0
    if declared:
        state.alchemy |= 1 << seat
        declare(state, seat, -1)
    else:
        alignment = scoring.alignments(state.powers[seat])[card]
    state.take_from_hand(seat, card)
    return Laid(card, alignment, base, declared)


def _lay(state: Position, seat: Seat, laid: Laid) -> None:
    if state.face_down:
        state.laid = (*state.laid[:seat], (*state.laid[seat], laid), *state.laid[seat + 1 :])
    elif state.events is not None:
        _tell(state, seat, laid)


def turn_up(state: Position) -> None:
    """Show everybody what all seats have laid (DTY-TOG-03)."""
    state.learned += 1  # also where nobody has laid anything
    state.tell("turns-up")
    for turn in range(state.seats):
        seat = (state.leader + turn) % state.seats
        for laid in state.laid[seat]:
            _tell(state, seat, laid)
    state.laid = ((),) * state.seats


def _tell(state: Position, seat: Seat, laid: Laid) -> None:
    name, letter = c.NAME[laid.card], c.ALIGNMENT_LETTERS[laid.alignment]
    if laid.declared:
        state.tell("declares", seat, name, letter)
    if laid.base < 0:
        state.tell("base", seat, name, letter)
    else:
        state.tell("attach", seat, name, letter, c.NAME[laid.base])


def seen_groups(state: Position, seat: Seat) -> tuple[Group, ...]:
    """The groups of a seat as the others see them."""
    hidden = {laid.card for laid in state.laid[seat]}
    if not hidden:
        return state.groups[seat]
    open_groups = [
        tuple([played for played in group if played[0] not in hidden])
        for group in state.groups[seat]
    ]
    return tuple([group for group in open_groups if group])


def seen_hand(state: Position, seat: Seat) -> int:
    """How many cards the others see in a hand: also those that the seat has laid face down."""
    return len(state.hands[seat]) + len(state.laid[seat])


def seen_alchemy(state: Position, seat: Seat) -> bool:
    """Whether the others know that a seat has used the Alchemist this round."""
    hidden = any(laid.declared for laid in state.laid[seat])
    return bool(state.alchemy >> seat & 1) and not hidden
