"""Finales: their start, stages and endings (DST-FIN, DST-WIN)."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import options
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import read
from fateloom.games.destinies.rules.standing import DEFEATED, FULFILLED, IN_FINALE
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Road
from fateloom.games.destinies.scenario.model import PATHS

FIRST: Final = 0


def running(state: Position, person: int) -> bool:
    """Whether this person is in a Finale."""
    return state.standing[person] == IN_FINALE


def team(state: Position, person: int) -> tuple[int, ...]:
    """This person and their team mate."""
    mate = state.mate_of(person)
    return (person,) if mate < 0 else (person, mate)


def _stand(state: Position, person: int, standing: int) -> None:
    for one in team(state, person):
        state.standing = put(state.standing, one, standing)


def start(state: Position, person: int, number: int) -> None:
    """Start a Finale: it fixes the path (DST-FIN-13) and runs its first stage at once
    (DST-FIN-16)."""
    fate = state.book.entries[number].fate
    assert fate is not None
    hero, path = fate
    _stand(state, person, IN_FINALE)
    state.path = put(state.path, hero, path)
    state.stage = put(state.stage, hero, FIRST)
    state.leader = put(state.leader, hero, person)
    state.tell("finale", state.seat_of(person), PATHS[path])
    state.push((f.STAGE, person))


def road(state: Position, person: int) -> Road:
    """The path on which this person's Finale runs."""
    hero = state.hero_of(person)
    return state.book.roads[hero][state.path[hero]]


def stage(state: Position, person: int) -> None:
    """Begin the next stage that is not skipped (DST-FIN-09); its options are fixed now
    (DST-FIN-19). Fulfilment follows the last stage."""
    hero = state.hero_of(person)
    acts = road(state, person).acts
    number = state.stage[hero]
    while number < len(acts) and not acts[number].open(state, person):
        number += 1
    state.stage = put(state.stage, hero, number)
    if number >= len(acts):
        fulfil(state, person)
        return
    mate = state.mate_of(person)
    state.joined = mate  # both act together (DST-TEAM-17)
    act = acts[number]
    state.tell("stage", state.seat_of(person), act.stage.id)
    read(state, act.stage.text, person)
    numbers = options.open_answers(state, person, act.options)
    if any(options.can_take(state, person, each) for each in numbers):
        state.push((f.CLIMAX, state.seat_of(person), numbers))


def go_on(state: Position, person: int, number: int) -> None:
    """Continue with the stage or ending that a result names (DST-FIN-10)."""
    hero = state.hero_of(person)
    to = state.book.results[number].to
    match to:
        case d.AGAIN | None:
            pass
        case d.NEXT:
            state.stage = put(state.stage, hero, state.stage[hero] + 1)
            if state.stage[hero] >= len(road(state, person).acts):
                fulfil(state, person)
        case d.FULFILLED:
            fulfil(state, person)
        case d.DEFEATED:
            lose(state, person)
        case _:
            ids = [act.stage.id for act in road(state, person).acts]
            state.stage = put(state.stage, hero, ids.index(to))


def fulfil(state: Position, person: int) -> None:
    """Fulfil the Destiny: this wins and ends the game (DST-WIN-01, DST-WIN-02), except at a story
    table, where the others play on (DST-WIN-07)."""
    _stand(state, person, FULFILLED)
    state.tell("fulfils", state.seat_of(person))
    read(state, road(state, person).path.finale.won, person)
    if not state.story_table:
        _conclude(state, "fulfilled")
    elif over(state):
        _conclude(state, "told")


def over(state: Position) -> bool:
    """Whether all players have finished."""
    return all(state.standing[one] in (FULFILLED, DEFEATED) for one in state.playing)


def _conclude(state: Position, reason: str) -> None:
    """End a won game and read the epilogues of the others (DST-WIN-06)."""
    winners = [s for s, one in enumerate(state.persons) if state.standing[one] == FULFILLED]
    for seat, other in enumerate(state.persons):
        if seat not in winners and other < state.book.heroes:
            read(state, state.book.scenario.heroes[other].epilogue, other)
    state.finish(reason, tuple(winners))


def lose(state: Position, person: int) -> None:
    """Handle a defeat; Explorers (AMB-39) and players at a story table may retry the stage."""
    if state.mode == "explorer" or state.story_table:
        state.push((f.RETRY, state.seat_of(person), person))
    else:
        defeat(state, person)


def defeat(state: Position, person: int) -> None:
    """Eliminate a player (DST-FIN-17); if the last one falls, nobody wins (DST-FIN-18)."""
    _stand(state, person, DEFEATED)
    state.tell("defeated", state.seat_of(person))
    told = state.book.scenario.heroes[state.hero_of(person)].defeat
    if told is not None:
        read(state, told, person)
    if over(state):
        close(state, "defeated")


def close(state: Position, reason: str) -> None:
    """End the game; its winners are those who have already fulfilled their Destiny."""
    if FULFILLED in state.standing:
        _conclude(state, "told")
        return
    read(state, state.book.scenario.closing, state.playing[0])
    state.finish(reason, ())
