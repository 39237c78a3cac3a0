"""The legal moves of a seat. `refusals.py` says why others are not legal.

`moves` lists the moves that `refusal` allows, without calling it for each of some 900 moves; a test
keeps the two consistent.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from fateloom.core.game import Move, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny.cards import Card, Group, Powers
from fateloom.games.destiny.piles import may_be_identity
from fateloom.games.destiny.position import Position

KIND_PLAYED: Final = {p.BASE: c.BASE, p.BONUS: c.BONUS, p.MULTIPLIER: c.MULTIPLIER}
"""The kind of card that is played in a phase."""


def moves(state: Position, seat: Seat) -> list[Move]:
    """All moves of a seat that waits."""
    if state.owed:
        return [m.DISCARD[card] for card in state.hands[seat]]
    return _LISTS[state.phase](state, seat)


def _identities(state: Position, seat: Seat) -> list[Move]:
    return [m.IDENTITY[card] for card in state.hands[seat] if may_be_identity(card, state.seats)]


def _aids(state: Position, seat: Seat) -> list[Move]:
    listed = [m.AID[card] for card in state.hands[seat] if card >= c.FIRST_CHARACTER]
    listed.append(m.DONE)
    return listed


def _discards(state: Position, seat: Seat) -> list[Move]:
    discard, keep, marked = m.DISCARD, m.KEEP, state.marked
    listed = [keep[card] if card in marked else discard[card] for card in state.hands[seat]]
    listed.append(m.DONE)
    return listed


def _actions(state: Position, seat: Seat) -> list[Move]:
    listed = list(uses(state, seat))
    listed.append(m.DONE)
    return listed


def _plays(state: Position, seat: Seat) -> list[Move]:
    powers = state.powers[seat]
    groups = state.groups[seat]
    counts_as = scoring.alignments(powers)
    declared = state.declared[seat]
    kind = state.phase - p.BASE
    listed = []
    for card in state.hands[seat]:
        if c.KIND[card] != kind:
            continue
        opposed = c.OPPOSED[declared if declared >= 0 else counts_as[card]]
        if kind == c.BASE:
            if all(group[0][1] != opposed for group in groups):
                listed.append(m.BASE[card])
            continue
        for group in groups:
            if has_room(kind, group, powers) and all(other != opposed for _, other in group):
                listed.append(m.ATTACH[card, group[0][0]])
    if powers & c.ALCHEMIST and not state.alchemy >> seat & 1 and may_be_changed(state, seat):
        listed += [move for alignment, move in m.DECLARE.items() if alignment != declared]
    listed.append(m.DONE)
    return listed


def may_be_changed(state: Position, seat: Seat) -> bool:
    """Whether the Alchemist could change a card of the hand as it is played now. As Nature, which
    opposes nothing, any card of the phase's kind can be played where there is room.
    """
    kind, powers = KIND_PLAYED[state.phase], state.powers[seat]
    return any(c.KIND[card] == kind for card in state.hands[seat]) and (
        kind == c.BASE or any(has_room(kind, group, powers) for group in state.groups[seat])
    )


def has_room(kind: int, group: Group, powers: Powers) -> bool:
    """Whether a group takes one more card of this kind."""
    if kind == c.BONUS:
        return scoring.bonus_room(group, powers)
    return scoring.multiplier_room(group, powers)


def uses(state: Position, seat: Seat) -> list[Move]:
    """The uses of powers open to a seat in the Action Phase. All of them are public."""
    powers = state.powers[seat] & _USED_IN_TURN & ~sum(state.used)
    if not powers:
        return []
    others = [s for s in range(state.seats) if s != seat and state.hands[s]]
    listed = []
    if powers & c.THIEF:
        listed += [m.THIEF[victim] for victim in others]
    if powers & c.JESTER:
        listed += [
            m.JESTER[one, other] for i, one in enumerate(others) for other in others[i + 1 :]
        ]
    if powers & c.ASSASSIN:
        listed += [m.ASSASSIN[card] for aids in state.aids for card in aids if card != ASSASSIN]
    if state.top < len(state.deck) or state.discards:
        listed += [m.USE[bit] for bit in (c.MERCHANT, c.MAGIC_TOME) if powers & bit]
    if not sees_already(state):
        listed += [m.USE[bit] for bit in LOOKING if powers & bit]
    return listed


def sees_already(state: Position) -> bool:
    """Whether the acting seat was shown all hands this turn and has changed none since.

    Only its own powers change the hands of others before its turn ends.
    """
    looks = [power for power in state.used if power in LOOKING or power in _CHANGING]
    return bool(looks) and looks[-1] in LOOKING


_USED_IN_TURN: Final = (
    c.THIEF | c.JESTER | c.ASSASSIN | c.MERCHANT | c.MAGIC_TOME | c.ORACLE | c.CRYSTAL_BALL
)
"""The powers that are used in the Action Phase."""
LOOKING: Final = (c.ORACLE, c.CRYSTAL_BALL)
"""The powers that reveal hands."""
_CHANGING: Final = (c.THIEF, c.JESTER)
ASSASSIN: Final = c.CARD["Assassin"]
"""The card that is immune to an Assassin."""

_LISTS: Final = {
    p.IDENTITY: _identities,
    p.FIRST_AID: _aids,
    p.HIT: _discards,
    p.SECOND_AID: _aids,
    p.ACTION: _actions,
    p.BASE: _plays,
    p.BONUS: _plays,
    p.MULTIPLIER: _plays,
}


def kind_asked(state: Position) -> int | None:
    """The kind of card that the phase asks for; None if any or none."""
    if state.phase in (p.IDENTITY, p.FIRST_AID, p.SECOND_AID):
        return c.CHARACTER
    return KIND_PLAYED.get(state.phase)


def only_passing(state: Position, seat: Seat) -> bool:
    """Whether everybody can see that this seat could only pass (DTY-SEQ-08); it is then not asked.
    Only public facts count: hand sizes and what lies open, never who holds the other cards.
    """
    phase, hand = state.phase, state.hands[seat]
    if phase == p.ACTION:
        return not uses(state, seat)
    if not hand:
        return True
    if phase == p.FIRST_AID or phase == p.SECOND_AID:
        return max(hand) < c.FIRST_CHARACTER and max(_not_open(state)) < c.FIRST_CHARACTER
    if phase < p.BASE:
        return False
    kind, powers = KIND_PLAYED[phase], state.powers[seat]
    groups = state.groups[seat]
    if kind != c.BASE:
        groups = tuple([group for group in groups if has_room(kind, group, powers)])
        if not groups:
            return True
    # Most often a card of the hand itself shows that one of all those would fit.
    return not (
        _one_fits(state, seat, kind, groups, hand)
        or _one_fits(state, seat, kind, groups, _not_open(state))
    )


def _not_open(state: Position) -> Iterable[Card]:
    """The cards in hands and in the pile: any of them may be in this hand or that."""
    return chain(*state.hands, state.deck[state.top :])


def _one_fits(
    state: Position, seat: Seat, kind: int, groups: tuple[Group, ...], cards: Iterable[Card]
) -> bool:
    """Whether the seat could play one of these cards now if it held it: a Base beside all of these
    groups, a Bonus or Multiplier on one of them.
    """
    powers = state.powers[seat]
    # As Nature, which opposes nothing, every card fits.
    changes = powers & c.ALCHEMIST and not state.alchemy >> seat & 1
    counts_as = scoring.alignments(powers)
    for card in cards:
        if c.KIND[card] != kind:
            continue
        opposed = c.OPPOSED[counts_as[card]]
        if kind == c.BASE:
            fits = all(group[0][1] != opposed for group in groups)
        else:
            fits = any(all(other != opposed for _, other in group) for group in groups)
        if fits or changes:
            return True
    return False


def alignment_if_played(state: Position, seat: Seat, card: Card) -> int:
    """The alignment that a card in the seat's hand would have if played now."""
    if state.declared[seat] >= 0:
        return state.declared[seat]
    return scoring.alignments(state.powers[seat])[card]
