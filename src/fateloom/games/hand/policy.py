"""A heuristic player of The Hand of Destiny. It uses only a view. Everything is valued in strength:
a slotted card is worth its value plus a constant, and an HP is worth more the fewer are left. Every
way to remove a monster then has a price, and the best bargain wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from fateloom.core.game import Move
from fateloom.games.hand import boss, frames, heroes, legal, phases
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand import weights as w
from fateloom.games.hand.cards import Face
from fateloom.games.hand.determinize import determinize
from fateloom.games.hand.position import Position
from fateloom.games.hand.view import View

Legal = Sequence[Move]

NEVER: Final = 1_000.0


def choose(view: View, legal_moves: Legal, rng: Random) -> Move:
    """Make a choice."""
    if len(legal_moves) == 1:
        return legal_moves[0]
    state = determinize(view, rng)
    return _ANSWERS[state.ask](state, legal_moves)


def decisive(view: View, legal_moves: Legal) -> Legal:
    """The choices with which the run may be won at once: those made against the last boss."""
    return legal_moves if view.wave == c.WAVES and view.phase == phases.NAMES[phases.BOSS] else ()


def card_worth(face: Face) -> float:
    """The value of a strength card."""
    return c.HP[face] + w.CARD_PRICE


def hurt_worth(hp: int, amount: int) -> float:
    """The cost of losing `amount` of these HP."""
    if amount >= hp:
        return NEVER
    return sum(w.HP_PRICE[hp - amount + 1 : hp + 1])


# --- combat ----------------------------------------------------------------------------


def _fight(state: Position, legal_moves: Legal) -> Move:
    if state.committed:
        return _strike(state, legal_moves)
    left = ln.remaining(state)
    best, price = m.TAKE, _price_of_taking(state) - burden(state.line[0])
    for place in legal.strike_places(state):
        face = state.line[place]
        slots = not state.tainted >> (face >> 2) & 1
        cards, cost = _cheapest(state, place, left[place], slots)
        if cards and cost - burden(face) < price:
            best, price = m.COMMIT[cards[0]], cost - burden(face)
    for move in legal_moves:
        if move.kind == "use":
            cost = _price_of_use(state, move, left)
            if cost < price:
                best, price = move, cost
    return best


def burden(face: Face) -> float:
    """The value of removing a monster."""
    return 3.0 + 0.6 * c.HP[face] + 2.0 * c.DMG[face]


def _price_of_taking(state: Position) -> float:
    amount = ln.harm(state.visible, m.FRONT)
    if state.ready and state.weapon in c.SHIELDED:
        amount = max(amount - c.SHIELDED[state.weapon], 0)
    price = hurt_worth(state.hp, amount)
    return price - 4.0 if state.stocks >> c.BUILD_RAGE & 1 and state.grid[0] < 2 else price


def _cheapest(
    state: Position, place: int, needed: int, slots: bool
) -> tuple[tuple[Face, ...], float]:
    """The cheapest cards that defeat the monster in that place, and their price."""
    face = state.line[place]
    gain = card_worth(face) if slots else 0.0
    worth = {each: st.card_value(state, each, place) for each in state.strength}
    bonus = sum([change for _, change in st.changes(state, place)])
    dual = state.stocks >> c.DUAL_WIELD & 1
    axe = c.AXE_BONUS.get(state.weapon, 0) if state.ready else 0
    best: tuple[Face, ...] = ()
    price = NEVER
    for count in (1, 2, 3):
        extra = bonus + (dual and count > 1)
        for cards in combinations(state.strength, count):
            value = sum([worth[each] for each in cards]) + extra
            if value < needed and value + axe < needed:
                continue
            cost = sum([card_worth(each) for each in cards]) - gain
            if value < needed:
                cost += w.WEAPON_PRICE
            if cost < price:
                best, price = cards, cost
        if best and price < 2 * w.CARD_PRICE:
            break
    return best, price


def _strike(state: Position, legal_moves: Legal) -> Move:
    """Continue an attack: strike if it suffices, else add what is missing."""
    left = ln.remaining(state)
    missing: dict[int, int] = {}
    for place in legal.strike_places(state):
        missing[place] = left[place] - st.attack_value(state, place)
    ready = [place for place, need in missing.items() if need <= 0]
    if ready:
        return m.STRIKE[max(ready, key=lambda place: c.HP[state.line[place]])]
    axes = [move for move in legal_moves if move.kind == "add" and move.parts.what >= c.ABILITIES]
    for move in axes:
        bonus = c.AXE_BONUS[move.parts.what - c.ABILITIES]
        if min(missing.values()) <= bonus:
            return move
    place = min(missing, key=lambda each: missing[each])
    more = [move.parts.face for move in legal_moves if move.kind == "commit"]
    if not more:
        return m.STRIKE[place]
    enough = [f for f in more if st.card_value(state, f, place) >= missing[place]]
    if enough:
        return m.COMMIT[min(enough, key=card_worth)]
    return m.COMMIT[max(more, key=card_worth)]


def _price_of_use(state: Position, move: Move, left: list[int]) -> float:
    """The cost of using an ability or weapon, less its value."""
    what, *args = move.parts
    pay = _price_of_paying(state, what)
    if what == c.FIRE_BALL:
        struck = [face for face in state.line[:2] if face != c.THORNBACK]
        return pay + hurt_worth(state.hp - 1, 1) - sum(map(burden, struck))
    if what == c.LONG_RANGE:
        last = state.line[-1]
        known = state.known >> (last >> 2) & 1
        return pay - (burden(last) if known else 8.0)
    place = m.SECOND if what == c.THROW_SWORD else args[0] if args else -1
    damage = _damage(state, what, args)
    if place < 0 or damage is None:
        return NEVER
    face = state.line[place]
    slots = not state.tainted >> (face >> 2) & 1 and (what >= c.ABILITIES or c.SLOTS[what])
    if damage >= left[place]:
        return pay - (card_worth(face) if slots else 0.0) - burden(face)
    cards, with_it = _cheapest(state, place, left[place] - damage, slots)
    if not cards or place not in legal.strike_places(state):
        return NEVER
    return pay + with_it - burden(face) + 0.5


def _price_of_paying(state: Position, what: int) -> float:
    if what >= c.ABILITIES:
        return w.WEAPON_PRICE
    if c.ABILITY_COST[what] == c.STOCK_ONCE:
        return 1.0
    by_card = min([card_worth(face) for face in legal.payments(state, what)], default=NEVER)
    return min(by_card, _price_of_exhausting(state, what))


def _price_of_exhausting(state: Position, what: int) -> float:
    after = c.after_exhausting(state.grid, what)
    return hurt_worth(state.hp, sum(after) - state.exhausted)


def _damage(state: Position, what: int, args: Sequence[int]) -> int | None:
    """The damage that a use deals to its target; None if it deals none."""
    if what == c.AVENGER or (what in (c.SHIELD_BASH, c.SHADOW_SPEAR) and len(args) > 1):
        return ln.FATAL
    if what == c.SHIELD_BASH:
        return heroes.half_down(state.line[args[0]])
    if what == c.DRAGON_MASTER:
        return heroes.half_up(state.line[args[1]])
    if what == c.SUMMONS:
        return heroes.summoned(state.strength)
    if what == c.RETRIBUTION:
        return 2 * state.exhausted
    if what == c.EXPERIENCE:
        return state.wave
    if what >= c.ABILITIES:
        return c.BOW_DMG.get(what - c.ABILITIES)
    return {c.THROW_SWORD: c.THROW, c.SHADOW_SPEAR: c.SPEAR}.get(what)


# --- the boss --------------------------------------------------------------------------


def _face_boss(state: Position, legal_moves: Legal) -> Move:
    if state.committed:
        return m.STRIKE[m.BOSS]
    free = [move for move in legal_moves if move.kind == "use" and move.parts.what >= c.ABILITIES]
    for move in free:
        if c.BOW_DMG.get(move.parts.what - c.ABILITIES):
            return move
    hits = _hits_needed(state, legal_moves)
    if hits is None:
        return m.STOP if state.wave < c.WAVES else _last_effort(legal_moves)
    if hits:
        return m.HIT[hits[0]]
    return m.COMMIT[max(state.strength, key=lambda face: st.card_value(state, face, m.BOSS))]


def _hits_needed(state: Position, legal_moves: Legal) -> tuple[int, ...] | None:
    """The critical hits that fell the boss together with the cards; None if no acceptable price
    defeats it."""
    left = boss.health(state) - state.boss_damage
    values = sorted([st.card_value(state, face, m.BOSS) for face in state.strength])
    open_hits = [move.parts.hit for move in legal_moves if move.kind == "critical"]
    best: tuple[int, ...] | None = None
    price = NEVER if state.wave == c.WAVES else w.BOSS_PRICE
    for hits in _subsets(open_hits):
        damage = sum([c.CRITICALS[state.wave - 1][hit][0] for hit in hits])
        cost = hurt_worth(state.hp, damage) if damage else 0.0
        if cost < price and _total(state, hits, values) >= left:
            best, price = hits, cost
    return best


def _subsets(hits: list[int]) -> Iterable[tuple[int, ...]]:
    for count in range(len(hits) + 1):
        yield from combinations(hits, count)


def _total(state: Position, hits: tuple[int, ...], values: list[int]) -> int:
    """The total damage of these critical hits and of the cards that do not pay for them."""
    cards = values[:]
    total = 0
    for hit in hits:
        cost, attack = st.hit_cost(state, hit), c.CRITICALS[state.wave - 1][hit][2]
        while cost > 0 and cards:
            enough = [value for value in cards if value >= cost]
            paid = min(enough) if enough else max(cards)
            cards.remove(paid)
            cost -= paid
        if cost > 0:
            return 0
        total += attack
    return total + sum(cards)


def _last_effort(legal_moves: Legal) -> Move:
    """Hit a last boss that seems too strong with everything."""
    for kind in ("critical", "commit", "use"):
        found = [move for move in legal_moves if move.kind == kind]
        if found:
            return found[-1]
    return m.STOP


def _pay_critical(state: Position, legal_moves: Legal) -> Move:
    if legal_moves[-1] is m.STRIKE[m.CRITICAL]:
        return legal_moves[-1]
    missing = st.hit_cost(state, state.hit) - st.attack_value(state, m.CRITICAL)
    more = [move.parts.face for move in legal_moves if move.kind == "commit"]
    if not more:
        return legal_moves[0]
    enough = [face for face in more if st.card_value(state, face, m.CRITICAL) >= missing]
    return m.COMMIT[min(enough, key=card_worth) if enough else max(more, key=card_worth)]


# --- the merchant ----------------------------------------------------------------------


def _bargain(state: Position, legal_moves: Legal) -> Move:
    wished: tuple[int, ...] = _WISHES[c.RANGED[state.hero]] if state.hp > 2 else ()
    for item in (*wished, c.HEALING_POTION):
        if m.BUY[item] in legal_moves:
            return m.BUY[item]
    affordable = [move for move in legal_moves if move.kind == "buy"]
    potions = [move for move in affordable if move.parts.item in c.POTIONS]
    return potions[0] if potions else m.LEAVE


_WISHES: Final = (
    (c.TOWER_SHIELD, c.ROUND_SHIELD, c.MIGHT),
    (c.GREAT_BOW, c.HUNTING_BOW),
)
"""The items that Melee and Ranged heroes buy before healing while in good health."""

# --- answers ---------------------------------------------------------------------------


def _payment(state: Position, legal_moves: Legal) -> Move:
    cards = [move for move in legal_moves if move.kind == "pay"]
    if not cards:
        return legal_moves[-1]
    cheapest = min(cards, key=lambda move: card_worth(move.parts.face))
    by_card = card_worth(cheapest.parts.face)
    if m.EXHAUST in legal_moves and _price_of_exhausting(state, state.deed[0]) < by_card:
        return m.EXHAUST
    return cheapest


def _stun(state: Position, legal_moves: Legal) -> Move:
    return m.DECLINE


def _shield(state: Position, legal_moves: Legal) -> Move:
    most = legal_moves[-2]  # the last is to decline
    wasted = c.SHIELDED[state.weapon] - most.parts.damage
    return most if wasted == 0 or state.hp <= 3 or state.amount > 1 else m.DECLINE


def _grid(state: Position, legal_moves: Legal) -> Move:
    """Keep the abilities in balance: the top ones cost nothing to use."""
    return min(legal_moves, key=lambda move: (max(move.parts), move.parts))


def _card(state: Position, legal_moves: Legal) -> Move:
    faces: list[int] = [move.parts.face for move in legal_moves]
    if state.purpose == frames.DISCARD:
        return m.CHOOSE[min(faces, key=card_worth)]
    if state.purpose == frames.FLIP:
        return m.CHOOSE[max(faces, key=lambda face: c.HP[face ^ 2] - c.HP[face])]
    if state.purpose == frames.PLACE:
        return m.CHOOSE[min(faces, key=lambda face: c.HP[face])]
    return m.CHOOSE[max(faces, key=lambda face: c.HP[face ^ 1] - c.HP[face])]


def _turn(state: Position, legal_moves: Legal) -> Move:
    """Turn the card that gains most: a strength card upwards, a monster downwards."""

    def gain(move: Move) -> float:
        if move.kind == "decline":
            return 0.0
        face: int = move.parts.face
        to = face ^ (1 if move.kind == "rotate" else 2)
        more = c.HP[to] - c.HP[face]
        return more if face in state.strength else -0.6 * more

    best: Move = max(legal_moves, key=gain)
    return best


_ANSWERS: Final[dict[int, Callable[[Position, Legal], Move]]] = {
    frames.FIGHT: _fight,
    frames.FACE_BOSS: _face_boss,
    frames.PAY_CRITICAL: _pay_critical,
    frames.BARGAIN: _bargain,
    frames.PAYMENT: _payment,
    frames.STUN: _stun,
    frames.SHIELD: _shield,
    frames.LOSS: _grid,
    frames.HEALING: _grid,
    frames.CARD: _card,
    frames.TURN: _turn,
}
