"""A heuristic player of Destiny. It uses only a view. It plans the groups that its hand could make
now, plays according to the plan, exchanges cards that the plan does not need, and plays Aid cards
that improve the plan or cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fateloom.core.game import Move
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card, Played, Powers
from fateloom.games.destiny.planning import Plan, best, best_declaration
from fateloom.games.destiny.reading import groups_of, powers_of
from fateloom.games.destiny.view import View
from fateloom.games.destiny.weights import KEEPING, STRENGTH


def choose(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """Choose one of the legal moves."""
    assert view.seat is not None and view.asked is not None
    if len(legal) == 1:
        return legal[0]
    return _ANSWERS[view.asked](_Hand(view), legal, rng)


def decisive(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """The choices with which this seat may win at once: those that end a round with the treasure
    points it lacks."""
    if view.asked not in _LAYING or view.seat is None:
        return ()
    points = view.players[view.seat].points
    for name in (*view.buried, view.treasure):
        points += _POINTS.get(name, 0)
    return legal if points >= view.goal else ()


class _Hand:
    """The view with the seat's own cards and powers as numbers."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.cards = frozenset(c.CARD[name] for name in view.hand)
        self.powers: Powers = powers_of(self.me)
        self.groups = groups_of(self.me)
        self.phase = p.NAMES.index(view.phase)

    def plan(self, powers: Powers | None = None, without: Card = -1) -> Plan:
        """The best plan, perhaps with other powers or without one card."""
        cards = self.cards - {without} if without in self.cards else self.cards
        return best(cards, self.groups, self.powers if powers is None else powers, self.phase)

    def plan_to_play(self) -> tuple[Plan, Played | None]:
        """The best plan now, and what the Alchemist must declare for it, if anything."""
        if not self.powers & c.ALCHEMIST or self.me.alchemist_used:
            return self.plan(), None
        return best_declaration(self.cards, self.groups, self.powers, self.phase)


def _identity(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    return min(legal, key=lambda move: STRENGTH.index(c.NAME[move.parts.card]))


def _aid(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    """Choose an Aid card. In the First Aid Phase a played card is replaced by a draw, so every
    harmless one is played; in the Second only those that improve the plan."""
    now = hand.plan().total
    first = hand.phase == p.FIRST_AID
    chosen, most = m.DONE, 0
    for move in legal:
        if move is m.DONE:
            continue
        bit = c.power(c.NAME[move.parts.card])
        gain = hand.plan(hand.powers | bit).total - now
        harmless = first and gain >= 0 and not bit & c.DRAGON
        at_once = not first and bit & (c.THIEF | c.MERCHANT)
        if harmless or at_once:
            gain += 1
        if gain > most:
            chosen, most = move, gain
    return chosen


def _hit(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    """Keep what the plan uses, and the best of the rest if the plan has room for more."""
    planned = hand.plan().cards()
    for move in legal:
        if move.kind == "discard" and not _worth_keeping(move.parts.card, planned, hand):
            return move
    return m.DONE


def _worth_keeping(card: Card, planned: frozenset[Card], hand: _Hand) -> bool:
    if card in planned:
        return True
    kind = c.KIND[card]
    if kind == c.CHARACTER:
        return False
    return kind == c.MULTIPLIER and c.VALUE[card] == 4 and len(planned) < 4


def _action(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    """Draw and steal first, then assassinate an opponent's best Aid card."""
    uses = [move for move in legal if move.kind == "use"]
    for bit in (c.MERCHANT, c.MAGIC_TOME):
        for move in uses:
            if move.parts.power == bit:
                return move
    players = hand.view.players
    thefts = [move for move in uses if move.parts.power == c.THIEF]
    if thefts:
        return max(
            thefts,
            key=lambda move: (players[move.parts.seat].hand, players[move.parts.seat].points),
        )
    strikes = [
        move
        for move in uses
        if move.parts.power == c.ASSASSIN and c.NAME[move.parts.card] not in hand.me.aids
    ]
    if strikes:
        return min(strikes, key=lambda move: STRENGTH.index(c.NAME[move.parts.card]))
    looks = [move for move in uses if move.parts.power in (c.ORACLE, c.CRYSTAL_BALL)]
    return looks[0] if looks else m.DONE


def _discard(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    """Discard the card whose loss costs the plan least."""
    return max(
        legal,
        key=lambda move: (hand.plan(without=move.parts.card).total, -KEEPING[move.parts.card]),
    )


def _play(hand: _Hand, legal: Sequence[Move], rng: Random) -> Move:
    """Play the next card of the plan; hold it back when the round is lost."""
    plan, declaration = hand.plan_to_play()
    if hand.phase != p.BASE and plan.total < _rival(hand):
        return m.DONE
    if declaration is not None and hand.view.declared is None:
        card, alignment = declaration
        if c.KIND[card] == hand.phase - p.BASE:
            return m.DECLARE[alignment]
    wanted = {move for group in plan.groups for move in _moves_of(group)}
    if hand.view.declared is not None and declaration is not None:
        wanted = {move for move in wanted if move.parts.card == declaration[0]}
    for move in legal:
        if move in wanted:
            return move
    return m.DONE


def _moves_of(group: tuple[tuple[Card, int], ...]) -> list[Move]:
    base = group[0][0]
    return [m.BASE[base], *(m.ATTACH[card, base] for card, _ in group[1:])]


def _rival(hand: _Hand) -> int:
    """The highest total an opponent has on the table already."""
    return max(player.total for player in hand.view.players if player.seat != hand.me.seat)


_POINTS: Final[dict[str | None, int]] = dict(zip(c.TREASURE_NAME, c.TREASURE_POINTS, strict=True))
_LAYING: Final = ("base", "bonus", "multiplier")
_ANSWERS: Final = {
    "identity": _identity,
    "aid": _aid,
    "hit": _hit,
    "action": _action,
    "discard": _discard,
    "base": _play,
    "bonus": _play,
    "multiplier": _play,
}
