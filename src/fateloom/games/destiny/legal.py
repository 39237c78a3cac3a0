"""What a seat may choose, and why it may not choose the rest.

`refusal` is the one judge of a move: `apply` asks it, and so do views when they tell a
player why a card rests. `moves` lists what `refusal` lets pass, without asking it about
each of some 900 moves; a test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny.cards import Card, Powers
from fateloom.games.destiny.piles import may_be_identity
from fateloom.games.destiny.scoring import Group

if TYPE_CHECKING:
    from fateloom.games.destiny.state import DestinyState

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
_KIND_PLAYED: Final = {p.BASE: c.BASE, p.BONUS: c.BONUS, p.MULTIPLIER: c.MULTIPLIER}


# --- the list -----------------------------------------------------------------------


def moves(state: DestinyState, seat: Seat) -> list[Move]:
    """All moves of the seat whose turn it is."""
    if state.owed:
        return [m.DISCARD[card] for card in state.hands[seat]]
    return _LISTS[state.phase](state, seat)


def _identities(state: DestinyState, seat: Seat) -> list[Move]:
    return [m.IDENTITY[card] for card in state.hands[seat] if may_be_identity(card, state.seats)]


def _aids(state: DestinyState, seat: Seat) -> list[Move]:
    listed = [m.AID[card] for card in state.hands[seat] if card >= c.FIRST_CHARACTER]
    listed.append(m.DONE)
    return listed


def _discards(state: DestinyState, seat: Seat) -> list[Move]:
    discard, keep, marked = m.DISCARD, m.KEEP, state.marked
    listed = [keep[card] if card in marked else discard[card] for card in state.hands[seat]]
    listed.append(m.DONE)
    return listed


def _actions(state: DestinyState, seat: Seat) -> list[Move]:
    listed = list(uses(state, seat))
    listed.append(m.DONE)
    return listed


def _plays(state: DestinyState, seat: Seat) -> list[Move]:
    powers = state.powers[seat]
    groups = state.groups[seat]
    counts_as = scoring.alignments(powers)
    declared = state.declared
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


def may_be_changed(state: DestinyState, seat: Seat) -> bool:
    """Whether the hand holds a card that the Alchemist could change as it is laid now.

    As Nature, which has no enemy, any card of the phase's kind can be laid where there is room.
    """
    kind, powers = _KIND_PLAYED[state.phase], state.powers[seat]
    return any(c.KIND[card] == kind for card in state.hands[seat]) and (
        kind == c.BASE or any(has_room(kind, group, powers) for group in state.groups[seat])
    )


def has_room(kind: int, group: Group, powers: Powers) -> bool:
    """Whether a group takes one more card of this kind."""
    if kind == c.BONUS:
        return scoring.bonus_room(group, powers)
    return scoring.multiplier_room(group, powers)


def uses(state: DestinyState, seat: Seat) -> list[Move]:
    """The power uses open to a seat in the Action Phase. All of it is public."""
    powers = state.powers[seat] & ~sum(state.used)
    others = [s for s in range(state.seats) if s != seat and state.hands[s]]
    listed = []
    if powers & c.THIEF:
        listed += [m.THIEF[victim] for victim in others]
    if powers & c.JESTER:
        listed += [
            m.JESTER[one, other] for i, one in enumerate(others) for other in others[i + 1 :]
        ]
    if powers & c.ASSASSIN:
        listed += [m.ASSASSIN[card] for aids in state.aids for card in aids if card != _ASSASSIN]
    if state.top < len(state.deck) or state.discards:
        listed += [m.USE[bit] for bit in (c.MERCHANT, c.MAGIC_TOME) if powers & bit]
    if not sees_already(state):
        listed += [m.USE[bit] for bit in _LOOKING if powers & bit]
    return listed


def sees_already(state: DestinyState) -> bool:
    """Whether the acting seat was shown all hands this turn and has changed none since.

    Only its own powers change the hands of others before its turn ends.
    """
    looks = [power for power in state.used if power in _LOOKING or power in _CHANGING]
    return bool(looks) and looks[-1] in _LOOKING


_LOOKING: Final = (c.ORACLE, c.CRYSTAL_BALL)
_CHANGING: Final = (c.THIEF, c.JESTER)
_ASSASSIN: Final = c.CARD["Assassin"]

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


def kind_asked(state: DestinyState) -> int | None:
    """The kind of card the phase is about; None when it is about any or none."""
    if state.phase in (p.IDENTITY, p.FIRST_AID, p.SECOND_AID):
        return c.CHARACTER
    return _KIND_PLAYED.get(state.phase)


def only_passing(state: DestinyState, seat: Seat) -> bool:
    """Whether everybody can see that this seat could only pass (DTY-SEQ-08). It is not asked.

    Only public facts count: hand sizes and what lies on the table, never what is in hand.
    """
    phase = state.phase
    if phase == p.ACTION:
        return not uses(state, seat)
    if not state.hands[seat]:
        return True
    if phase in (p.BONUS, p.MULTIPLIER):
        kind = _KIND_PLAYED[phase]
        powers = state.powers[seat]
        return not any(has_room(kind, group, powers) for group in state.groups[seat])
    return False


# --- the judge -----------------------------------------------------------------------


def refusal(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    """Why this seat may not make this move now; None when it may."""
    if seat not in state.waiting:
        return Reason("game-over" if state.outcome else "not-your-turn", (), "DTY-SEQ-03")
    kind = move.kind
    if state.owed:
        if kind != "discard":
            return Reason("discard-first", (c.POWER_NAME[state.owed],), _OWED_RULE[state.owed])
    elif state.phase not in _PHASES_OF[kind]:
        return Reason("not-in-this-phase", (), "DTY-SEQ-01")
    if kind in _FROM_HAND and move.parts[0] not in state.hands[seat]:
        return Reason("not-in-hand", (c.NAME[move.parts[0]],), _hand_rule(state, kind))
    judge = _REFUSALS.get(kind)
    return judge(state, seat, move) if judge is not None else None


def _hand_rule(state: DestinyState, kind: str) -> str:
    """The rule that has a card leave the hand: of the power that is owed a discard, or the kind."""
    if state.owed:
        return _OWED_RULE[state.owed]
    if kind == "attach":
        return _FULL_RULE[_KIND_PLAYED[state.phase]][0]
    return _FROM_HAND[kind]


_FROM_HAND: Final = {
    "identity": "DTY-SETUP-07",
    "aid": "DTY-AID-01",
    "discard": "DTY-HIT-01",
    "keep": "DTY-HIT-01",
    "base": "DTY-BASE-01",
    "attach": "",
}


def _refuse_identity(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    if may_be_identity(move.parts[0], state.seats):
        return None
    return Reason("jester-needs-three", (), "DTY-SETUP-13")


def _refuse_discard(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    if move.parts[0] in state.marked:
        return Reason("already-marked", (c.NAME[move.parts[0]],), "DTY-HIT-01")
    return None


def _refuse_keep(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    if move.parts[0] not in state.marked:
        return Reason("not-marked", (c.NAME[move.parts[0]],), "DTY-HIT-01")
    return None


def _refuse_base(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    card = move.parts[0]
    rival = scoring.opponent_in(
        alignment_if_played(state, seat, card), [group[0] for group in state.groups[seat]]
    )
    if rival is not None:
        return Reason("bases-oppose", (c.NAME[card], c.NAME[rival]), "DTY-BASE-03")
    return None


def _refuse_attach(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    card, base = move.parts
    kind = c.KIND[card]
    if kind != _KIND_PLAYED[state.phase]:
        wanted = c.KIND_NAMES[_KIND_PLAYED[state.phase]]
        return Reason("other-kind", (c.NAME[card], wanted), "DTY-SEQ-01")
    group = next((group for group in state.groups[seat] if group[0][0] == base), None)
    if group is None:
        return Reason("no-such-base", (c.NAME[base],), "DTY-TOTAL-20")
    if not has_room(kind, group, state.powers[seat]):
        return _no_room(kind, group, state.powers[seat])
    rival = scoring.opponent_in(alignment_if_played(state, seat, card), group)
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


def _refuse_declare(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    if not state.powers[seat] & c.ALCHEMIST:
        return Reason("no-such-power", ("Alchemist",), "DTY-CONV-07")
    if state.alchemy >> seat & 1:
        return Reason("power-used", ("Alchemist",), "DTY-CONV-07")
    if not may_be_changed(state, seat):
        return Reason("nothing-to-change", (), "DTY-CONV-10")
    if move.parts[0] == state.declared:
        return Reason("already-declared", (), "DTY-CONV-08")
    return None


def _refuse_use(state: DestinyState, seat: Seat, move: Move) -> Reason | None:
    power = move.parts[0]
    name = c.POWER_NAME[power]
    if not state.powers[seat] & power:
        return Reason("no-such-power", (name,), "DTY-ACT-01")
    if power in state.used:
        return Reason("power-used", (name,), "DTY-ACT-03")
    if move in uses(state, seat):
        return None
    if power in _LOOKING:
        return Reason("nothing-new", (name,), "DTY-ACT-18")
    return Reason("no-target", (name,), _target_rule(state, seat, move))


def _target_rule(state: DestinyState, seat: Seat, move: Move) -> str:
    """The rule that a wrong target breaks, or by which a power has nothing to work on at all."""
    power = move.parts[0]
    if power == c.ASSASSIN:
        spared = move.parts[1] == _ASSASSIN or move.parts[1] in state.identities
        return "DTY-ACT-14" if spared else "DTY-ACT-13"
    idle = not any(each.parts[0] == power for each in uses(state, seat))
    return (_IDLE_RULE if idle else _WRONG_RULE)[power]


def alignment_if_played(state: DestinyState, seat: Seat, card: Card) -> int:
    """The alignment a card of the seat's hand would have if it were played now."""
    if state.declared >= 0:
        return state.declared
    return scoring.alignments(state.powers[seat])[card]


_FULL_RULE: Final = {
    c.BONUS: ("DTY-BONUS-01", "DTY-BONUS-04"),
    c.MULTIPLIER: ("DTY-MULT-01", "DTY-MULT-04"),
}
"""Why a Base takes no more: without and with the power that lets it take two."""
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
