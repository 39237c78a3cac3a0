"""The reasons why moves are not legal now, with their rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import legal
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities, exploration, items, trade, visits
from fateloom.games.destinies.scenario import names
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.model import MOMENTS

Numbers = tuple[int, ...]

_FIRST: Final = {
    f.HERO: ("destinies-hero-first", "DST-SET-03"),
    f.ANSWER: ("destinies-answer-first", "DST-INT-04"),
    f.WALK: ("destinies-way-first", "DST-DUN-06"),
    f.OVERFLOW: ("destinies-overflow", "DST-INV-06"),
    f.SPREAD: ("destinies-markers-first", "DST-SKL-14"),
    f.TRADE: ("destinies-trade-first", "DST-TRD-11"),
    f.SHARE: ("destinies-share-first", "DST-TEAM-15"),
    f.RETRY: ("destinies-retry-first", "DST-FIN-10"),
    f.CLIMAX: ("destinies-in-finale", "DST-FIN-06"),
    f.DICE: ("destinies-in-test", "DST-TEST-07"),
    f.SPOKEN: ("destinies-in-test", "DST-TEST-16"),
    f.AFTER: ("destinies-in-test", "DST-TEST-25"),
}
"""The refusal for moves that have to wait for the current question, by question."""


def refusal(state: Position, seat: Seat, move: Move) -> Reason | None:
    """The reason why this seat may not make this move now; None if it may."""
    if state.outcome is not None:
        return Reason("game-over")
    if seat not in state.waiting:
        return Reason("not-your-turn")
    if move in legal.moves(state):
        return None
    numbers = state.lexicon.numbers(move)
    if numbers is None:
        return Reason("destinies-other-story", (move.text,))
    frame = state.stack[-1]
    if move.kind == "spend" and frame[0] in f.IN_TEST:
        return Reason("destinies-no-xp-in-test", (), "DST-TEST-24")
    reason_of = _REASONS.get(move.kind)
    reason = reason_of(state, frame, numbers) if reason_of is not None else None
    if reason is not None:
        return reason
    code, rule = _FIRST.get(frame[0], ("destinies-not-now", "DST-TURN-03"))
    return Reason(code, (f.ASK_NAMES[frame[0]],), rule)


def _item(state: Position, item: int) -> str:
    return names.name(state, "item", items.item_id(state, item))


def _go(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.MOVE:
        return None
    (tile,) = numbers
    name = state.book.scenario.tiles[tile].id
    if not state.tiles[tile]:
        return Reason("destinies-not-on-table", (name,), "DST-MOV-03")
    name = names.name(state, names.LYING, name)
    if tile == state.where[state.active]:
        return Reason("destinies-there-already", (name,), "DST-MOV-13")
    within = exploration.within(state, state.where[state.active], through=exploration.UNEXPLORED)
    if tile in within:
        return Reason("destinies-unexplored-between", (name,), "DST-MOV-05")
    return Reason("destinies-too-far", (name,), "DST-MOV-01")


def _visit(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    name = state.book.scenario.pois[numbers[0]].id
    if frame[0] == f.PLACE:
        return Reason("destinies-not-on-tile", (name,), "DST-MOV-09")
    if frame[0] == f.OPTIONS:
        return Reason("destinies-one-visit", (), "DST-TURN-14")
    return None


def of_option(state: Position, frame: Frame, number: int) -> Reason | None:
    """The reason why an option is not open here; None if it is."""
    if frame[0] not in (f.OPTIONS, f.WALK, f.ANSWER, f.CLIMAX):
        return None
    option = state.book.entries[number].option
    numbers = frame[2] if frame[0] == f.CLIMAX else frame[4 if frame[0] == f.ANSWER else 3]
    if number in numbers:
        return None
    if option.id in state.taken and frame[0] in (f.OPTIONS, f.WALK):
        return Reason("destinies-taken", (option.id,), "DST-POI-06")
    if frame[0] in (f.ANSWER, f.CLIMAX):
        return None
    return Reason("destinies-not-offered", (option.id,), "DST-POI-04")


def _take(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    (number,) = numbers
    reason = of_option(state, frame, number)
    option = state.book.entries[number].option
    if reason is None and isinstance(option.deed, d.Pay) and frame[0] in _WITH_OPTIONS:
        have = state.coins[state.persons[frame[1]]]
        if have < option.deed.cost:
            details = str(option.deed.cost), str(have)
            return Reason("destinies-coins", details, "DST-INT-06")
    return reason


_WITH_OPTIONS: Final = (f.OPTIONS, f.WALK, f.ANSWER, f.CLIMAX)


def _scan(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    item, number = numbers
    if frame[0] not in _WITH_OPTIONS:
        return None
    if item not in state.bags[state.persons[frame[1]]]:
        return Reason("destinies-not-held", (_item(state, item),), "DST-SCAN-03")
    if (number, item) in state.tried:
        return Reason("destinies-shown-already", (_item(state, item),), "DST-SCAN-11")
    return of_option(state, frame, number)


def _tell(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    return of_option(state, frame, numbers[1])


def _travel(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.OPTIONS:
        return None
    journey = state.book.journeys[numbers[0]]
    reason = of_option(state, frame, journey.option)
    return reason or Reason("destinies-locked", (), "DST-TRV-03")


def _dice(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.DICE:
        return None
    ready = state.effort[state.persons[frame[1]]]
    return Reason("destinies-effort", (str(numbers[0]), str(ready)), "DST-TEST-06")


def _roll(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if not state.own_dice:
        return Reason("destinies-digital-dice", (), "DST-DICE-15")
    return None


def _use(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    power = state.book.powers[numbers[0]]
    person = frame[2] if frame[0] == f.OVERFLOW else state.persons[frame[1]]
    name = _item(state, power.item)
    if power.item not in state.bags[person]:
        return Reason("destinies-not-held", (name,), "DST-ITEM-05")
    if power.ability.harmful:
        return Reason("destinies-harmful", (name,), "DST-ITEM-23")
    if frame[0] in _FIRST and frame[0] not in (*f.IN_TEST, f.OVERFLOW, f.CLIMAX):
        return None
    if not abilities.affordable(state, person, numbers[0]):
        return Reason("destinies-no-effort-die", (name,), "DST-ITEM-13")
    moment = MOMENTS[power.moment]
    return Reason("destinies-not-its-moment", (name, moment), "DST-ITEM-09")


def _abandon(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] == f.OVERFLOW:
        return Reason("destinies-not-held", (_item(state, numbers[0]),), "DST-INV-03")
    return Reason("destinies-no-excess", (), "DST-INV-15")


def _pick(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    item = numbers[0]
    here = item in state.left[state.where[state.persons[frame[1]]]]
    if frame[0] == f.PLACE and here and visits.places(state, state.active):
        return Reason("destinies-visit-first", (_item(state, item),), "DST-INV-12")
    if frame[0] in (f.PLACE, f.OPTIONS) and not here:
        return Reason("destinies-not-lying", (_item(state, item),), "DST-INV-10")
    return None


def _buy(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.TRADE:
        return Reason("destinies-no-trade", (), "DST-TRD-09")
    item = numbers[0]
    cost = trade.price(state, item)
    if cost is None:
        return Reason("destinies-no-price", (_item(state, item),), "DST-TRD-13")
    if state.stacks[frame[2]].count(item) <= frame[4].count(item):
        return Reason("destinies-not-for-sale", (_item(state, item),), "DST-TRD-05")
    return Reason("destinies-coins", (str(cost), str(trade.balance(state, frame))), "DST-TRD-11")


def _sell(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.TRADE:
        return Reason("destinies-no-trade", (), "DST-TRD-09")
    item = numbers[0]
    if trade.price(state, item) is None:
        return Reason("destinies-no-price", (_item(state, item),), "DST-TRD-13")
    return Reason("destinies-not-held", (_item(state, item),), "DST-TRD-07")


def _shift(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.SPREAD:
        return Reason("destinies-no-points", (), "DST-SKL-16")
    return Reason("destinies-marker", (), "DST-SKL-09")


def _summon(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.OPTIONS:
        return None
    if state.summoned:
        return Reason("destinies-summoned", (), "DST-TEAM-22")
    return Reason("destinies-no-mate-near", (), "DST-TEAM-07")


def _spend(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] not in f.FREE:
        return None
    return Reason("destinies-no-xp", (), "DST-XP-06")


def _deal(state: Position, frame: Frame, numbers: Numbers) -> Reason | None:
    if frame[0] != f.TRADE:
        return Reason("destinies-no-trade", (), "DST-TRD-09")
    return Reason("destinies-empty-basket", (), "DST-TRD-07")


_REASONS: Final[dict[str, Callable[[Position, Frame, Numbers], Reason | None]]] = {
    "go": _go,
    "visit": _visit,
    "take": _take,
    "scan": _scan,
    "tell": _tell,
    "travel": _travel,
    "dice": _dice,
    "roll": _roll,
    "use": _use,
    "abandon": _abandon,
    "pick": _pick,
    "buy": _buy,
    "sell": _sell,
    "left": _shift,
    "right": _shift,
    "summon": _summon,
    "spend": _spend,
    "deal": _deal,
}
