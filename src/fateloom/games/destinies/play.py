"""The effects of choices, and the frames that run automatically."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fateloom.core.game import Move, Seat
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies import setup
from fateloom.games.destinies.components import HAND
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import (
    abilities,
    events,
    exploration,
    finales,
    items,
    progress,
    results,
    skill_tests,
    skills,
    teams,
    trade,
    turns,
    visits,
)
from fateloom.games.destinies.scenario.codec import BadScenario

Numbers = tuple[int, ...]
MOST_FRAMES: Final = 1000
"""Maximum number of frames between two questions; in a proper story they are dozens."""


def choose(state: Position, seat: Seat, move: Move) -> None:
    """Carry out a legal move and everything that follows from it."""
    read, state.pages = state.pages, ()
    before = progress.asked_about(state)
    frame = state.stack[-1]
    state.stack = state.stack[:-1]
    numbers = state.lexicon.numbers(move)
    assert numbers is not None, "a move of another story is never legal"
    _DEEDS[move.kind](state, frame, numbers, move)
    run(state, before)
    if not state.pages:
        state.pages = read


def run(state: Position, before: progress.Snapshot = ()) -> None:
    """Run frames until somebody is asked or the game is over.

    Raises `BadScenario` for a story that goes round in circles, as the compiler makes none. The
    state is worth nothing then.
    """
    state._offered = ()
    left = MOST_FRAMES
    while state.stack and state.stack[-1][0] < f.ASK:
        left -= 1
        if not left:
            raise BadScenario("scenario-endless", state.scenario)
        frame = state.stack[-1]
        state.stack = state.stack[:-1]
        _RUNS[frame[0]](state, frame)
    if state.stack:
        state.waiting = (state.stack[-1][1],)
    progress.note(state, before)


def again(state: Position, frame: Frame) -> None:
    """Repeat a question, after anything that has to happen first."""
    person = state.persons[frame[1]]
    match frame[0]:
        case f.MOVE:
            state.push((f.ACT,))
        case f.PLACE:
            state.push((f.LOOK,))
        case f.OPTIONS:
            state.push((f.VISIT, person, frame[2]))
        case f.USE:
            state.push((f.MOMENT, person, frame[3]))
        case f.OVERFLOW:
            state.push((f.SHED, person))
        case _:
            state.push(frame)


# --- choices -----------------------------------------------------------------------------


def _hero(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    setup.take(state, frame[1], numbers[0])


def _stay(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    state.tell("stays", frame[1])
    state.push((f.LOOK,), (f.MOMENT, state.active, abilities.STAY))


def _go(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    state.push((f.LOOK,))
    exploration.move(state, state.active, numbers[0])


def _visit(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    visits.visit(state, state.active, numbers[0])


def _nothing(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    pass


def _back(state: Position, frame: Frame, person: int) -> None:
    """The frame to return to after an option."""
    match frame[0]:
        case f.OPTIONS:
            state.push((f.VISIT, person, frame[2]))
        case f.WALK:
            state.push((f.ROOM, person, frame[2]))


def _person(state: Position, frame: Frame) -> int:
    """The person who takes an option."""
    return int(frame[2]) if frame[0] == f.ANSWER else state.persons[frame[1]]


def _take(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    person = _person(state, frame)
    _back(state, frame, person)
    visits.take(state, person, numbers[0])


def _scan(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    person = _person(state, frame)
    item, number = numbers
    answered = item in state.book.entries[number].scanned
    if frame[0] == f.ANSWER and not answered:
        state.push((f.CHOOSE, person, frame[3]))  # no answer to the question
    elif frame[0] == f.CLIMAX and not answered:
        state.push(frame)
    else:
        _back(state, frame, person)
    visits.scan(state, person, item, number)


def _tell(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    person = _person(state, frame)
    _back(state, frame, person)
    visits.ask_about(state, person, *numbers)


def _travel(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    person = _person(state, frame)
    _back(state, frame, person)
    visits.travel(state, person, numbers[0])


def _walk(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    visits.walk(state, state.active, numbers[0])


def _leave(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    state.tell("leaves", frame[1], state.book.scenario.pois[frame[2]].id)
    visits.end(state)


def _dice(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    skill_tests.throw(state, frame[2], numbers[0])


def _roll(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    skill_tests.say(state, frame[2], numbers[0])


def _use(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    again(state, frame)
    person = frame[2] if frame[0] in (f.USE, f.OVERFLOW) else state.persons[frame[1]]
    abilities.use(state, person, numbers[0])


def _spend(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    again(state, frame)
    skills.spend(state, state.persons[frame[1]])


def _shift(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    skills.step(state, frame, *numbers)


def _abandon(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    again(state, frame)
    items.abandon(state, frame[2], numbers[0])


def _pick(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    again(state, frame)
    items.pick_up(state, state.persons[frame[1]], numbers[0])


def _buy(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    trade.add(state, frame, numbers[0], sell=False)


def _sell(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    trade.add(state, frame, numbers[0], sell=True)


def _deal(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    trade.deal(state, frame)


def _give(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    give = move.kind == "give"
    if move in (m.GIVE_COIN, m.ASK_COIN):
        teams.hand_coin(state, frame, give)
    else:
        teams.hand_over(state, frame, numbers[0], give)


def _summon(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    again(state, frame)
    teams.summon(state, state.active)


def _share(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    teams.share(state, frame, keep=move.kind == "keep")


def _retry(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    state.tell("retries", frame[1])


def _yield(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    state.tell("yields", frame[1])
    if frame[0] == f.RETRY:
        finales.defeat(state, frame[2])
    else:
        finales.close(state, "conceded")


def _done(state: Position, frame: Frame, numbers: Numbers, move: Move) -> None:
    match frame[0]:
        case f.AFTER:
            skill_tests.enough(state)
        case f.SPREAD:
            skills.finish(state, frame)
        case f.EXCHANGE:
            teams.part(state, frame[1])


_DEEDS: Final[dict[str, Callable[[Position, Frame, Numbers, Move], None]]] = {
    "hero": _hero,
    "stay": _stay,
    "go": _go,
    "visit": _visit,
    "end": _nothing,
    "take": _take,
    "scan": _scan,
    "tell": _tell,
    "travel": _travel,
    "walk": _walk,
    "leave": _leave,
    "dice": _dice,
    "roll": _roll,
    "use": _use,
    "spend": _spend,
    "left": _shift,
    "right": _shift,
    "abandon": _abandon,
    "pick": _pick,
    "buy": _buy,
    "sell": _sell,
    "deal": _deal,
    "give": _give,
    "ask": _give,
    "summon": _summon,
    "keep": _share,
    "pass": _share,
    "retry": _retry,
    "yield": _yield,
    "done": _done,
}


# --- frames that run automatically
# --------------------------------------------------------------------


def _shed(state: Position, frame: Frame) -> None:
    person = frame[1]
    if len(state.bags[person]) > HAND:
        state.push((f.OVERFLOW, state.seat_of(person), person))


_RUNS: Final[dict[int, Callable[[Any, Frame], None]]] = {
    f.TURN: lambda state, frame: turns.next_turn(state),
    f.REFRESH: lambda state, frame: turns.refresh(state),
    f.MEET: lambda state, frame: teams.meet(state),
    f.EVENTS: lambda state, frame: events.start_of_turn(state),
    f.ACT: lambda state, frame: turns.act(state),
    f.LOOK: lambda state, frame: visits.look(state),
    f.CLOSE: lambda state, frame: turns.close(state),
    f.MOMENT: lambda state, frame: abilities.moment(state, *frame[1:]),
    f.HAPPEN: lambda state, frame: events.may_happen(state, frame[1]),
    f.ARRIVED: lambda state, frame: visits.arrived(state, *frame[1:]),
    f.GREET: lambda state, frame: visits.greet(state, *frame[1:]),
    f.VISIT: lambda state, frame: visits.go_on(state, *frame[1:]),
    f.RESULT: lambda state, frame: results.result(state, *frame[1:]),
    f.DO: lambda state, frame: results.do(state, *frame[1:]),
    f.CHOOSE: lambda state, frame: results.choose(state, *frame[1:]),
    f.WAY: lambda state, frame: finales.go_on(state, *frame[1:]),
    f.ENTER: lambda state, frame: visits.enter(state, *frame[1:]),
    f.ROOM: lambda state, frame: visits.stand_in(state, *frame[1:]),
    f.STAGE: lambda state, frame: finales.stage(state, frame[1]),
    f.ATTEMPT: skill_tests.proceed,
    f.SHED: _shed,
}
