"""Abilities of items: which can be used now, and their costs (DST-ITEM-04 to -13)."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import counters, items
from fateloom.games.destinies.scenario.model import MOMENTS

ANY, TURN_START, STAY, EXPLORE, BEFORE_ROLL, AFTER_ROLL = range(len(MOMENTS))
_MOMENTS_OF: Final = {
    f.DICE: (ANY, BEFORE_ROLL),
    f.SPOKEN: (ANY, AFTER_ROLL),
    f.AFTER: (ANY, AFTER_ROLL),
    f.OVERFLOW: (ANY,),
    **dict.fromkeys(f.FREE - {f.USE}, (ANY,)),
}
"""The moments whose abilities can be used, by what is asked (DST-ITEM-09 to -11)."""


def open_now(state: Position, person: int) -> tuple[int, ...]:
    """The abilities of held items whose conditions hold."""
    powers = state.book.powers
    return tuple(
        [
            number
            for item in dict.fromkeys(state.bags[person])
            for number in state.book.powers_of[item]
            if powers[number].open(state, person)
        ]
    )


def usable(state: Position, frame: Frame) -> list[int]:
    """The abilities that the person asked may use now."""
    code = frame[0]
    if code == f.USE:
        return [n for n in frame[4] if affordable(state, frame[2], n)]
    moments = _MOMENTS_OF.get(code)
    if moments is None:
        return []
    person = state.persons[frame[1]]
    in_test = code in f.IN_TEST
    return [
        number
        for number in state.able
        for power in (state.book.powers[number],)
        if power.moment in moments
        and (in_test or not power.rolls)
        and (code != f.OVERFLOW or power.ability.discard)
        and not power.ability.harmful
        and affordable(state, person, number)
        and not _spent(state, person, number)
    ]


def of_moment(state: Position, person: int, moment: int, harmful: bool) -> tuple[int, ...]:
    """The abilities of held items for a moment that has come."""
    return tuple(
        [
            number
            for number in open_now(state, person)
            for power in (state.book.powers[number],)
            if power.moment == moment
            and power.ability.harmful == harmful
            and affordable(state, person, number)
            and not _spent(state, person, number)
        ]
    )


def affordable(state: Position, person: int, number: int) -> bool:
    """Whether enough Effort dice are ready for an ability (DST-ITEM-13)."""
    return state.effort[person] >= state.book.powers[number].ability.effort


def _spent(state: Position, person: int, number: int) -> bool:
    """Whether an ability is used up. An Always ability works once a turn for each copy, in a test
    once for each roll; one without a moment that costs Effort dice has no other limit."""
    power = state.book.powers[number]
    ability = power.ability
    if ability.discard or (power.moment == ANY and ability.effort and not power.rolls):
        return False
    copies = state.bags[person].count(power.item)
    rolling = power.rolls or power.moment in (BEFORE_ROLL, AFTER_ROLL)
    used = attempt(state)[4] if rolling else state.used
    return bool(used.count(number) >= copies)


def attempt(state: Position) -> Frame:
    """The test that is under way."""
    return next(frame for frame in reversed(state.stack) if frame[0] == f.ATTEMPT)


def use(state: Position, person: int, number: int) -> None:
    """Use an ability: pay for it, then resolve it."""
    power = state.book.powers[number]
    ability = power.ability
    item = items.item_id(state, power.item)
    code = "suffers" if ability.harmful else "uses"
    state.tell(code, state.seat_of(person), item, ability.id)
    counters.add(state, person, "effort", -ability.effort)
    rolling = power.rolls or power.moment in (BEFORE_ROLL, AFTER_ROLL)
    if ability.discard:
        items.lose(state, person, power.item)
    elif rolling:
        _note_in_attempt(state, number)
    else:
        state.used = (*state.used, number)
    state.push((f.RESULT, person, power.result, power.item))


def _note_in_attempt(state: Position, number: int) -> None:
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if frame[0] == f.ATTEMPT:
            noted = (*frame[:4], (*frame[4], number), frame[5])
            state.stack = counters.put(state.stack, place, noted)
            return


def moment(state: Position, person: int, now: int) -> None:
    """Resolve a moment for abilities: harmful ones happen, helpful ones are offered
    (DST-ITEM-23)."""
    state.push((f.MOMENT, person, now))
    if harm(state, person, now):
        return
    state.stack = state.stack[:-1]
    helping = of_moment(state, person, now, harmful=False)
    if helping:
        state.push((f.USE, state.seat_of(person), person, now, helping))


def harm(state: Position, person: int, now: int) -> bool:
    """Resolve one harmful ability of this moment; return whether there was one."""
    found = of_moment(state, person, now, harmful=True)
    if found:
        use(state, person, found[0])
    return bool(found)
