"""The legal moves of the seat that is asked; `moves` is the only list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fateloom.core.game import Move
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies import setup
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import (
    abilities,
    exploration,
    options,
    skill_tests,
    skills,
    teams,
    trade,
    visits,
)
from fateloom.games.destinies.rules.standing import IN_FINALE, PLAYING


def moves(state: Position) -> list[Move]:
    """All moves of the seat that is asked, in a fixed order."""
    frame = state.stack[-1]
    listed = _LISTS[frame[0]](state, frame)
    if frame[0] in f.FREE and skills.may_spend(state, state.persons[frame[1]]):
        listed.append(m.SPEND)
    listed += [state.lexicon.use[number] for number in abilities.usable(state, frame)]
    end = _ENDS.get(frame[0])
    if end is not None:
        listed.append(end)
    return listed


_ENDS: Final = {
    f.EXCHANGE: m.DONE,
    f.USE: m.DONE,
    f.PLACE: m.END,
    f.OPTIONS: m.LEAVE,
    f.AFTER: m.DONE,
}
"""The move that ends each question, listed last."""


def _hero(state: Position, frame: Frame) -> list[Move]:
    return [state.lexicon.hero[hero] for hero in setup.free(state)]


def _nothing(state: Position, frame: Frame) -> list[Move]:
    return []


def _move(state: Position, frame: Frame) -> list[Move]:
    listed = [m.STAY]
    listed += [state.lexicon.go[tile] for tile in exploration.reach(state, state.active)]
    if alone(state):
        listed.append(m.YIELD)
    return listed


def alone(state: Position) -> bool:
    """Whether all the others are finished: the last hero plays on, or concedes (AMB-36)."""
    left = {state.hero_of(p) for p in state.playing if state.standing[p] in (PLAYING, IN_FINALE)}
    return len(left) == 1 and len({state.hero_of(p) for p in state.playing}) > 1


def _place(state: Position, frame: Frame) -> list[Move]:
    pois = visits.places(state, state.active)
    listed = [state.lexicon.visit[poi] for poi in pois]
    if not pois:  # abandoned items on a tile without POIs (DST-INV-19)
        listed += _lying(state)
    return listed


def _lying(state: Position) -> list[Move]:
    there = state.left[state.where[state.active]]
    return [state.lexicon.pick[item] for item in dict.fromkeys(there)]


def _options(state: Position, frame: Frame) -> list[Move]:
    _, seat, _, numbers, journeys = frame
    person = state.persons[seat]
    listed = [move for number in numbers for move in options.ways(state, person, number, journeys)]
    listed += _lying(state)
    if teams.may_summon(state, person):
        listed.append(m.SUMMON)
    return listed


def _answer(state: Position, frame: Frame) -> list[Move]:
    _, _, person, _, numbers = frame
    return [move for number in numbers for move in options.ways(state, person, number, ())]


def _walk(state: Position, frame: Frame) -> list[Move]:
    _, seat, _, numbers, passages = frame
    person = state.persons[seat]
    listed = [move for number in numbers for move in options.ways(state, person, number, ())]
    return listed + [state.lexicon.walk[passage] for passage in passages]


def _climax(state: Position, frame: Frame) -> list[Move]:
    _, seat, numbers = frame
    person = state.persons[seat]
    listed = [move for number in numbers for move in options.ways(state, person, number, ())]
    if alone(state):
        listed.append(m.YIELD)
    return listed


def _dice(state: Position, frame: Frame) -> list[Move]:
    return list(m.DICE[: state.effort[state.persons[frame[1]]] + 1])


def _spoken(state: Position, frame: Frame) -> list[Move]:
    return list(m.ROLL[skill_tests.least_said(abilities.attempt(state), frame[2]) :])


def _spread(state: Position, frame: Frame) -> list[Move]:
    return skills.moves(frame)


def _overflow(state: Position, frame: Frame) -> list[Move]:
    return [state.lexicon.abandon[item] for item in dict.fromkeys(state.bags[frame[2]])]


def _share(state: Position, frame: Frame) -> list[Move]:
    return [state.lexicon.keep[frame[2]], state.lexicon.hand[frame[2]]]


def _retry(state: Position, frame: Frame) -> list[Move]:
    return [m.RETRY, m.YIELD]


_LISTS: Final[dict[int, Callable[[Position, Frame], list[Move]]]] = {
    f.HERO: _hero,
    f.EXCHANGE: teams.exchanges,
    f.USE: _nothing,
    f.MOVE: _move,
    f.PLACE: _place,
    f.OPTIONS: _options,
    f.ANSWER: _answer,
    f.WALK: _walk,
    f.CLIMAX: _climax,
    f.DICE: _dice,
    f.SPOKEN: _spoken,
    f.AFTER: _nothing,
    f.SPREAD: _spread,
    f.OVERFLOW: _overflow,
    f.TRADE: trade.moves,
    f.SHARE: _share,
    f.RETRY: _retry,
}
