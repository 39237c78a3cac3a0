"""Events: which are due, in what order, and that none comes in between (DST-EVT).

Events wait for the start of a turn, or for the moment after a deed; they are never put on
the stack above a choice that is pending (DST-EVT-13).
"""

from __future__ import annotations

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.counters import put


def start_of_turn(state: Position) -> None:
    """The next event that is due, until none is left (DST-EVT-02, DST-EVT-12)."""
    if settle(state, (f.EVENTS,)):
        return
    for number in state.book.timed:
        if _due(state, number):
            state.push((f.EVENTS,))
            happen(state, number)
            return


def settle(state: Position, then: f.Frame) -> bool:
    """Let happen what was called or what a deed has brought about at once (DST-EVT-03);
    `then` comes after it. Tells whether anything did."""
    if state.called:
        number, state.called = state.called[0], state.called[1:]
        state.push(then)
        may_happen(state, number)
        return True
    for number in state.book.at_once:
        if _due(state, number):
            state.push(then)
            happen(state, number)
            return True
    return False


def on(state: Position, trigger: str, place: str) -> None:
    """Let happen, one after the other, what waits for somebody to do this with a place."""
    for number in reversed(state.book.on(trigger, place)):
        state.push((f.HAPPEN, number))


def may_happen(state: Position, number: int) -> None:
    """Let an event happen whose time has come, if its condition holds now and it has not
    happened before, or repeats."""
    happening = state.book.happenings[number]
    again = happening.event.repeats or not state.told[number]
    if again and _allowed(state, number) and happening.open(state, state.active):
        happen(state, number)


def happen(state: Position, number: int) -> None:
    """An event happens to the active hero (DST-EVT-01)."""
    happening = state.book.happenings[number]
    state.told = put(state.told, number, state.day)
    state.tell("happens", happening.event.id)
    state.push((f.RESULT, state.active, happening.result, -1))


def _due(state: Position, number: int) -> bool:
    """Whether an event that waits for a day or a deed is due. What repeats does so once a
    day at most."""
    happening = state.book.happenings[number]
    event = happening.event
    last = state.told[number]
    if last and (not event.repeats or last == state.day):
        return False
    match event.trigger:
        case "day" if state.day < event.number or (event.repeats and state.day != event.number):
            return False
        case "every" if state.day % event.number:
            return False
    return _allowed(state, number) and happening.open(state, state.active)


def _allowed(state: Position, number: int) -> bool:
    """Nothing presses an Explorer (DST-SOLO-03), nor a story table (DST-WIN-07); a short
    evening goes without what is optional (DST-EVT-14)."""
    event = state.book.happenings[number].event
    unhurried = state.mode == "explorer" or state.story_table
    return not ((event.pressure and unhurried) or (event.optional and state.short))
