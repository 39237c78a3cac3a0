"""Events: which are due, and in which order they happen (DST-EVT).

Events wait for the start of a turn, or for the moment after a deed; they are never put on
the stack above a choice that is pending (DST-EVT-13).
"""

from __future__ import annotations

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario.model import Event


def start_of_turn(state: Position) -> None:
    """Run the events that are due, one after the other (DST-EVT-02, DST-EVT-12)."""
    if settle(state, (f.EVENTS,)):
        return
    for number in state.book.timed:
        if _due(state, number):
            state.push((f.EVENTS,))
            happen(state, number)
            return


def settle(state: Position, then: f.Frame) -> bool:
    """Run the events that were called or that follow a deed at once (DST-EVT-03), then `then`.
    Returns whether there were any."""
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
    """Run the events that wait for this trigger at a place, one after the other."""
    for number in reversed(state.book.on(trigger, place)):
        state.push((f.HAPPEN, number))


def may_happen(state: Position, number: int) -> None:
    """Run a due event if its condition holds and it repeats or has never happened."""
    happening = state.book.happenings[number]
    again = happening.event.repeats or not state.told[number]
    if again and _allowed(state, happening.event) and happening.open(state, state.active):
        happen(state, number)


def happen(state: Position, number: int) -> None:
    """Run an event for the active hero (DST-EVT-01)."""
    happening = state.book.happenings[number]
    state.told = put(state.told, number, state.day)
    state.tell("happens", happening.event.id)
    state.push((f.RESULT, state.active, happening.result, -1))


def _due(state: Position, number: int) -> bool:
    """Whether an event that waits for a day or a deed is due. A repeating one fires up to once a
    day."""
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
    return _allowed(state, event) and happening.open(state, state.active)


def _allowed(state: Position, event: Event) -> bool:
    """Whether the mode allows an event: no pressure for Explorers (DST-SOLO-03) and story tables
    (DST-WIN-07), nothing optional in a short evening (DST-EVT-14)."""
    if event.pressure and (state.mode == "explorer" or state.story_table):
        return False
    return not (event.optional and state.short)
