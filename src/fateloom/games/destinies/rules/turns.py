"""The turn order: days, the steps of a turn, and the next player (DST-TURN)."""

from __future__ import annotations

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities, counters, events, finales, standing, visits

STEPS: tuple[f.Frame, ...] = ((f.CLOSE,), (f.ACT,), (f.EVENTS,), (f.MEET,), (f.REFRESH,))
"""The steps of a turn, the first step last. Start-of-turn abilities come before events
(DST-TURN-03, DST-TURN-09, AMB-42)."""


def next_turn(state: Position) -> None:
    """Pass the turn to the next player, and count the day (DST-TURN-02, DST-TURN-17)."""
    seat = state.turn
    for _ in range(state.seats):
        seat = state.first if seat < 0 else (seat + 1) % state.seats
        if seat == state.first:
            if _out_of_time(state):
                finales.close(state, "time")
                return
            state.day += 1
            state.tell("day", state.day)
        if _plays(state, seat):
            break
    state.turn = seat
    state.used = ()
    state.tell("turn", seat)
    state.push(*STEPS)


def _plays(state: Position, seat: int) -> bool:
    """Whether a seat gets turns: not when defeated (DST-FIN-17) or at the end of its story, nor as
    the team mate who did not start the Finale (DST-TEAM-18)."""
    person = state.persons[seat]
    match state.standing[person]:
        case standing.PLAYING:
            return True
        case standing.IN_FINALE:
            return state.leader[state.hero_of(person)] == person
    return False


def _out_of_time(state: Position) -> bool:
    """Whether a Challenger's last day is over with no Finale running (DST-SOLO-07)."""
    if not state.limit or state.day < state.limit:
        return False
    return not any(finales.running(state, person) for person in state.playing)


def refresh(state: Position) -> None:
    """Refresh one Effort die (DST-TURN-04, DST-TURN-05), then run abilities that name this
    moment."""
    person = state.active
    counters.add(state, person, "effort", 1)
    state.push((f.MOMENT, person, abilities.TURN_START))


def act(state: Position) -> None:
    """Ask for movement, or run the next stage of a Finale instead (DST-FIN-14)."""
    if events.settle(state, (f.ACT,)):
        return
    if finales.running(state, state.active):
        state.leaving = False
        state.push((f.STAGE, state.active))
    elif not state.leaving:
        state.push((f.MOVE, state.turn))


def close(state: Position) -> None:
    """End the turn (DST-TURN-15)."""
    if events.settle(state, (f.CLOSE,)):
        return
    visits.end(state)
    state.leaving = False
    state.push((f.TURN,))
