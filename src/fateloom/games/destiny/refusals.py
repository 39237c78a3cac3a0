"""The reasons why moves are not legal. `refusal` judges a move; `refused` lists the cards of a hand
that cannot be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import legal, scoring
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card, Group, Powers
from fateloom.games.destiny.piles import may_be_identity
from fateloom.games.destiny.position import Position

_PHASES_OF: Final = {
    "identity": (p.IDENTITY,),
    "aid": (p.FIRST_AID, p.SECOND_AID),
    "discard": (p.HIT,),
    "keep": (p.HIT,),
    "use": (p.ACTION,),
    "declare": (p.BASE, p.BONUS, p.MULTIPLIER),
    "base": (p.BASE,),
    "attach": (p.BONUS, p.MULTIPLIER),
    "done": (p.FIRST_AID, p.HIT, p.SECOND_AID, p.ACTION, p.BASE, p.BONUS, p.MULTIPLIER),
}


def refusal(state: Position, seat: Seat, move: Move) -> Reason | None:
    """The reason why this seat may not make this move now; None if it may."""
    if seat not in state.waiting:
        return Reason("game-over" if state.outcome else "not-your-turn", (), "DTY-SEQ-03")
    kind = move.kind
    if state.owed:
        if kind != "discard":
            return Reason("discard-first", (c.POWER_NAME[state.owed],), _OWED_RULE[state.owed])
    elif state.phase not in _PHASES_OF[kind]:
        return Reason("not-in-this-phase", (), "DTY-SEQ-01")
    if kind in _FROM_HAND and move.parts.card not in state.hands[seat]:
        return Reason("not-in-hand", (c.NAME[move.parts.card],), _hand_rule(state, kind))
    judge = _REFUSALS.get(kind)
    return judge(state, seat, move) if judge is not None else None


def _hand_rule(state: Position, kind: str) -> str:
    """The rule that requires a discard: of the power that demands it, or of the kind of move."""
    if state.owed:
        return _OWED_RULE[state.owed]
    if kind == "attach":
        return _FULL_RULE[legal.KIND_PLAYED[state.phase]][0]
    return _FROM_HAND[kind]


_FROM_HAND: Final = {
    "identity": "DTY-SETUP-07",
    "aid": "DTY-AID-01",
    "discard": "DTY-HIT-01",
    "keep": "DTY-HIT-01",
    "base": "DTY-BASE-01",
    "attach": "",
}


def _refuse_identity(state: Position, seat: Seat, move: Move) -> Reason | None:
    if may_be_identity(move.parts.card, state.seats):
        return None
    return Reason("jester-needs-three", (), "DTY-SETUP-13")


def _refuse_discard(state: Position, seat: Seat, move: Move) -> Reason | None:
    if move.parts.card in state.marked:
        return Reason("already-marked", (c.NAME[move.parts.card],), "DTY-HIT-01")
    return None


def _refuse_keep(state: Position, seat: Seat, move: Move) -> Reason | None:
    if move.parts.card not in state.marked:
        return Reason("not-marked", (c.NAME[move.parts.card],), "DTY-HIT-01")
    return None


def _refuse_base(state: Position, seat: Seat, move: Move) -> Reason | None:
    card = move.parts.card
    rival = scoring.opponent_in(
        legal.alignment_if_played(state, seat, card), [group[0] for group in state.groups[seat]]
    )
    if rival is not None:
        return Reason("bases-oppose", (c.NAME[card], c.NAME[rival]), "DTY-BASE-03")
    return None


def _refuse_attach(state: Position, seat: Seat, move: Move) -> Reason | None:
    card, base = move.parts
    kind = c.KIND[card]
    if kind != legal.KIND_PLAYED[state.phase]:
        wanted = c.KIND_NAMES[legal.KIND_PLAYED[state.phase]]
        return Reason("other-kind", (c.NAME[card], wanted), "DTY-SEQ-01")
    group = next((group for group in state.groups[seat] if group[0][0] == base), None)
    if group is None:
        return Reason("no-such-base", (c.NAME[base],), "DTY-TOTAL-20")
    if not legal.has_room(kind, group, state.powers[seat]):
        return _no_room(kind, group, state.powers[seat])
    rival = scoring.opponent_in(legal.alignment_if_played(state, seat, card), group)
    if rival is not None:
        rule = "DTY-BONUS-02" if kind == c.BONUS else "DTY-MULT-02"
        return Reason("cards-oppose", (c.NAME[card], c.NAME[rival]), rule)
    return None


def _no_room(kind: int, group: Group, powers: Powers) -> Reason:
    base = c.NAME[group[0][0]]
    if kind == c.BONUS:
        if powers & c.DRAGON:
            return Reason("dragon-no-bonus", (), "DTY-BONUS-07")
        return Reason("bonus-full", (base,), _FULL_RULE[kind][bool(powers & c.ROGUE)])
    if len([card for card, _ in group if c.KIND[card] == c.BONUS]) > 1:
        return Reason("rogue-no-multiplier", (base,), "DTY-BONUS-05")
    return Reason("multiplier-full", (base,), _FULL_RULE[kind][bool(powers & c.DRAGON)])


def _refuse_declare(state: Position, seat: Seat, move: Move) -> Reason | None:
    if not state.powers[seat] & c.ALCHEMIST:
        return Reason("no-such-power", ("Alchemist",), "DTY-CONV-07")
    if state.alchemy >> seat & 1:
        return Reason("power-used", ("Alchemist",), "DTY-CONV-07")
    if not legal.may_be_changed(state, seat):
        return Reason("nothing-to-change", (), "DTY-CONV-10")
    if move.parts.alignment == state.declared[seat]:
        return Reason("already-declared", (), "DTY-CONV-08")
    return None


def _refuse_use(state: Position, seat: Seat, move: Move) -> Reason | None:
    power = move.parts.power
    name = c.POWER_NAME[power]
    if not state.powers[seat] & power:
        return Reason("no-such-power", (name,), "DTY-ACT-01")
    if power in state.used:
        return Reason("power-used", (name,), "DTY-ACT-03")
    if move in legal.uses(state, seat):
        return None
    if power in legal.LOOKING:
        return Reason("nothing-new", (name,), "DTY-ACT-18")
    return Reason("no-target", (name,), _target_rule(state, seat, move))


def _target_rule(state: Position, seat: Seat, move: Move) -> str:
    """The rule that a wrong target breaks, or that leaves a power without any target."""
    power = move.parts.power
    if power == c.ASSASSIN:
        spared = move.parts.card == legal.ASSASSIN or move.parts.card in state.identities
        return "DTY-ACT-14" if spared else "DTY-ACT-13"
    idle = not any(each.parts.power == power for each in legal.uses(state, seat))
    return (_IDLE_RULE if idle else _WRONG_RULE)[power]


def refused(state: Position, seat: Seat) -> Iterator[tuple[Card, Reason]]:
    """The cards of the hand that cannot be played now, with the reasons."""
    open_cards = {
        move.parts.card
        for move in legal.moves(state, seat)
        if move.kind not in ("use", "declare", "done")
    }
    for card in state.hands[seat]:
        if card not in open_cards:
            yield card, _of_card(state, seat, card)


def _of_card(state: Position, seat: Seat, card: Card) -> Reason:
    """The reason why no move with this card of the hand is legal now."""
    kind = c.KIND[card]
    wanted = legal.kind_asked(state)
    if wanted is None:
        return Reason("not-in-this-phase", (), "DTY-SEQ-01")
    if kind != wanted:
        return Reason("other-kind", (c.NAME[card], c.KIND_NAMES[wanted]), "DTY-SEQ-01")
    tries = (
        [m.IDENTITY[card]]
        if kind == c.CHARACTER
        else [m.BASE[card]]
        if kind == c.BASE
        else [m.ATTACH[card, group[0][0]] for group in state.groups[seat]]
    )
    for move in tries:
        reason = refusal(state, seat, move)
        if reason is not None:
            return reason
    return Reason("no-base", (), "DTY-TOTAL-20")


_FULL_RULE: Final = {
    c.BONUS: ("DTY-BONUS-01", "DTY-BONUS-04"),
    c.MULTIPLIER: ("DTY-MULT-01", "DTY-MULT-04"),
}
"""The rules for a full Base: without and with the power that allows two."""
_OWED_RULE: Final = {
    c.THIEF: "DTY-ACT-06",
    c.MERCHANT: "DTY-ACT-10",
    c.MAGIC_TOME: "DTY-ACT-10",
}
_IDLE_RULE: Final = {
    c.THIEF: "DTY-ACT-07",
    c.JESTER: "DTY-ACT-09",
    c.MERCHANT: "DTY-ACT-11",
    c.MAGIC_TOME: "DTY-ACT-11",
}
_WRONG_RULE: Final = {c.THIEF: "DTY-ACT-05", c.JESTER: "DTY-ACT-08"}
_REFUSALS: Final = {
    "identity": _refuse_identity,
    "discard": _refuse_discard,
    "keep": _refuse_keep,
    "base": _refuse_base,
    "attach": _refuse_attach,
    "declare": _refuse_declare,
    "use": _refuse_use,
}
