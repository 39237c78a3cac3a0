"""Checks that every game has to pass.

`check_game` plays a random game and tries the whole contract at every step. It is public,
so that games outside this package can test themselves:

    from fateloom.core.conformance import check_coverage, check_game

    def test_my_game():
        for seed in range(20):
            check_game(MY_GAME, seed, seats=2)
        check_coverage(MY_GAME, range(200))

A failed check raises `AssertionError` with the seed, the step and what is wrong.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

from fateloom.core.errors import IllegalMove, InvalidMove, InvalidProgram
from fateloom.core.game import Event, Game, Move, Seat, Slot, State, seen
from fateloom.core.learning import check_learning
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.standstill import LIMIT, standstill
from fateloom.core.undo import undoable, undone

MOST_CHOICES: Final = 50_000
"""A random game with more choices counts as endless."""


def check_game(game: Game[Any, Any], seed: int, seats: int, **options: Any) -> Recorder:
    """Play one random game and check the contract at every step. Returns the finished game."""
    rng = Random(seed)
    recorder = Recorder(game, seed=seed, seats=seats, **options)
    state = recorder.state
    past: list[tuple[State, dict[str, Any]]] = []
    for step in range(MOST_CHOICES):
        where = f"{game.name}, seed {seed}, {seats} seats, choice {step}"
        check_moves(game, state, where)
        check_copies(state, where)
        check_views(game, state, where)
        check_two_worlds(game, state, Random(rng.random()), where)
        if step % 5 == 0:  # it is slow
            check_learning(game, state, Random(step), where)
        check_refusals(game, state, rng, where)
        check_programs(game, state, Random(rng.random()), where)
        past.append((state.copy(), state.fields()))
        if state.outcome is not None:
            break
        seat = rng.choice(state.waiting)
        known = len(recorder.events)
        recorder.choose(seat, str(rng.choice(state.legal(seat))))
        check_events(game, recorder.events[known:], state, where)
        check_languages(game, recorder, known, where)
        check_undo(recorder, where)
    assert state.outcome is not None, f"{game.name}, seed {seed}: no end in sight"
    assert sorted(s for place in state.outcome.ranking for s in place) == list(range(seats))
    tied = len(state.outcome.ranking) == 1  # so all may have lost
    assert state.outcome.winners or tied, f"{game.name}, seed {seed}: no winner"
    for number, (kept, truth) in enumerate(past):
        assert kept.fields() == truth, f"{game.name}, seed {seed}: copy {number} changed later"
    record = Record.loads(recorder.record().dumps())
    again = replay(game, record)
    assert again.state == state, f"{game.name}, seed {seed}: replay differs"
    assert again.events == recorder.events, f"{game.name}, seed {seed}: replayed events differ"
    return recorder


def check_undo(recorder: Recorder, where: str) -> None:
    """A choice that can be undone past another seat's choice leaves that other one in place."""
    last = len(recorder.choices) - 1
    for seat in range(recorder.state.seats):
        index = undoable(recorder, seat)
        if index is not None and index < last:
            again = undone(recorder, index)
            kept = [*recorder.choices[:index], *recorder.choices[index + 1 :]]
            assert list(again.choices) == kept, f"{where}: taken back by seat {seat}"


def check_moves(game: Game[Any, Any], state: State, where: str) -> None:
    """Exactly the waiting seats have legal moves, and no two of them have the same text."""
    assert (state.outcome is None) == bool(state.waiting), f"{where}: waiting and outcome disagree"
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.waiting), f"{where}: legal moves of seat {seat}"
        words = [str(move) for move in legal]
        assert len(set(words)) == len(words), f"{where}: two moves read alike: {words}"
        assert list(state.legal(seat)) == list(legal), f"{where}: the list changes"
        for move in legal:
            assert game.parse(str(move)) is move, f"{where}: {move} does not parse to itself"
            assert move.kind in game.move_kinds, f"{where}: kind {move.kind} is not declared"


def check_copies(state: State, where: str) -> None:
    """A copy is equal and independent and keeps no events; a state survives pickling."""
    copy = state.copy()
    assert copy == state and copy.events is None, f"{where}: the copy differs"
    pickled = pickle.dumps(state)
    assert pickle.loads(pickled) == state, f"{where}: not the same when pickled"
    before = state.fields()
    for seat in state.waiting:
        child = state.copy()
        child.apply(seat, child.legal(seat)[-1])
        assert state.fields() == before, f"{where}: a choice in a copy changed the original"


def check_views(game: Game[Any, Any], state: State, where: str) -> None:
    """Views are frozen and of the declared type. `check_two_worlds` writes them as JSON."""
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert isinstance(view, game.view_type), f"{where}: not a {game.view_type.__name__}"
        assert is_dataclass(view), f"{where}: the view is not a dataclass"
        assert hash(view) == hash(state.view(seat)), f"{where}: the view can change"
        names = {field.name for field in fields(view)}
        assert not names & {"random", "seed", "learned"}, f"{where}: the view shows future chance"


def check_languages(game: Game[Any, Any], recorder: Recorder, known: int, where: str) -> None:
    """Texts in another language change nothing and reveal nothing.

    The slow parts are checked after every tenth choice.
    """
    state, step = recorder.state, len(recorder.choices)
    before = state.fields()
    for language in state.languages[1:]:
        told = state.translated(language)
        if step % 10 == 1:
            check_views(game, told, f"{where}, in {language}")
            check_two_worlds(game, told, Random(step), f"{where}, in {language}")
        for event in recorder.events[known:]:
            again = told.translate_event(event)
            assert (again.code, again.seats, len(again.args)) == (
                event.code,
                event.seats,
                len(event.args),
            ), f"{where}: {event.code} in {language}"
        for seat in range(state.seats):
            moves = list(state.legal(seat))
            assert list(told.legal(seat)) == moves, f"{where}: moves of {seat} in {language}"
    original = state.translated(state.languages[0]) if state.languages else state
    assert all(original.translate_event(each) == each for each in recorder.events[known:]), where
    assert state.fields() == before, f"{where}: reading it changed something"


def check_two_worlds(game: Game[Any, Any], state: State, rng: Random, where: str) -> None:
    """What a seat gets does not depend on what it cannot see.

    A second world is created from the seat's view only. In both worlds, the seat has to get
    the same view and legal moves, byte for byte. When another seat makes the same move in
    both, those not involved have to see the same events.
    """
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        other = game.determinize(view, rng)
        other.random = state.random
        assert view_bytes(other.view(seat)) == view_bytes(view), f"{where}: two views of {seat}"
        if not game.secret_progress:
            known, guessed = ([game.progress(s, e) for e in range(s.seats)] for s in (state, other))
            assert guessed == known, f"{where}: progress of others, seen by {seat}"
        if seat is not None:
            told = [str(move) for move in state.legal(seat)]
            assert [str(move) for move in other.legal(seat)] == told, f"{where}: moves of {seat}"
        for chooser in state.waiting:
            if chooser != seat:
                _check_same_choice(game, state, other, chooser, seat, rng, where)


def _check_same_choice(
    game: Game[Any, Any],
    state: State,
    other: State,
    chooser: Seat,
    seat: Seat | None,
    rng: Random,
    where: str,
) -> None:
    theirs = set(other.legal(chooser))
    both = [move for move in state.legal(chooser) if move in theirs]
    if not both:
        return
    move = rng.choice(both)
    told = []
    for world in (state, other):
        child = world.copy()
        child.events = []
        child.apply(chooser, move)
        told.append(list(_until_revealed(game, child.events)))
    assert told[0] == told[1], f"{where}: {move} of {chooser} leaks hidden information to {seat}"


def _until_revealed(game: Game[Any, Any], events: Iterable[Event]) -> Iterator[Event]:
    """The events as a spectator gets them, up to one that by the rules reveals something."""
    for event in events:
        if event.code in game.reveals:
            return
        yield seen(event, None)


def check_events(game: Game[Any, Any], events: Iterable[Event], state: State, where: str) -> None:
    """Events have declared codes, arguments that JSON can hold, and seats of this table."""
    for event in events:
        assert event.code in game.event_codes, f"{where}: event {event.code} is not declared"
        json.dumps(event.args)
        assert event.seats is None or set(event.seats) <= set(range(state.seats))


def check_refusals(game: Game[Any, Any], state: State, rng: Random, where: str) -> None:
    """Texts that are not moves and illegal moves are refused and change nothing."""
    before = state.fields()
    for words in ("", "   ", "\x00", "do the right thing", "done" * 5_000, "1", "None"):
        try:
            game.parse(words)
        except InvalidMove:
            continue
        raise AssertionError(f"{where}: {words[:20]!r} parses")
    for seat in range(state.seats):
        legal = set(state.legal(seat))
        for move in _some_moves(game, rng):
            if move in legal:
                continue
            try:
                state.apply(seat, move)
            except IllegalMove:
                continue
            raise AssertionError(f"{where}: {move} of seat {seat} is accepted but not listed")
    assert state.fields() == before, f"{where}: a refused choice changed something"


def _some_moves(game: Game[Any, Any], rng: Random) -> Iterator[Move]:
    moves = list(game.moves)
    for _ in range(min(12, len(moves))):
        yield rng.choice(moves)


def check_programs(game: Game[Any, Any], state: State, rng: Random, where: str) -> None:
    """A program makes legal moves or none, and uses only what its seat can see."""
    if not game.programs:
        return
    for seat in range(state.seats):
        view, legal = state.view(seat), state.legal(seat)
        kept, other = view_bytes(view), game.determinize(view, rng)
        for kind in game.programs:
            args = {slot.name: _some_argument(slot, rng) for slot in kind.slots}
            try:
                program = game.program(kind.name, args, view)
            except InvalidProgram:
                continue
            assert state.outcome is None, f"{where}: a program after the end"
            assert game.stands(program, view), f"{where}: {program} ends before it begins"
            assert game.program(kind.name, program.args, view) == program, f"{where}: {program}"
            move = game.follow(program, view, legal)
            assert move is None or move in legal, f"{where}: {program} answers {move}"
            guessed = game.follow(program, other.view(seat), other.legal(seat))
            assert guessed is move, f"{where}: {program} uses what seat {seat} cannot see"
        assert view_bytes(view) == kept, f"{where}: a program changed its view"


def _some_argument(slot: Slot, rng: Random) -> int | list[str]:
    number = rng.randint(slot.least, min(slot.most, slot.least + 5))
    return rng.sample(slot.words, number) if slot.words else number


def check_guesses(
    game: Game[Any, Any], seed: int, seats: int, moments: int, **options: Any
) -> None:
    """Determinizations of the states of a random game can be played to their end.

    At its beginning, where the first choices are still open, every viewer gets one. Later, one
    viewer gets one at each of up to `moments` random moments.
    """
    rng = Random(seed)
    states = [game.new(seed=seed, seats=seats, **options)]
    while states[-1].outcome is None:
        state = states[-1].copy()
        seat = rng.choice(state.waiting)
        state.apply(seat, rng.choice(state.legal(seat)))
        states.append(state)
    viewers = (None, *range(seats))
    later = rng.sample(range(seats, len(states)), min(moments, len(states) - seats))
    for step in (*range(seats), *sorted(later)):
        for viewer in viewers if step < seats else (rng.choice(viewers),):
            where = f"{game.name}, seed {seed}, {seats} seats, choice {step}, guessed by {viewer}"
            _play_out(game.determinize(states[step].view(viewer), rng), rng, where)


def _play_out(state: State, rng: Random, where: str) -> None:
    for _ in range(MOST_CHOICES):
        if state.outcome is not None:
            return
        seat = rng.choice(state.waiting)
        legal = state.legal(seat)
        assert legal, f"{where}: seat {seat} has no choice"
        state.apply(seat, rng.choice(legal))
    raise AssertionError(f"{where}: no end after {MOST_CHOICES} choices")


Player = Callable[[Game[Any, Any], Any, Sequence[Move], Random], Move]
"""Chooses for a seat: gets the game, the seat's view, its legal moves and a source of chance."""


def check_standstill(
    game: Game[Any, Any], players: Sequence[Player], seed: int, **options: Any
) -> Recorder:
    """These players, one per seat, finish their game, and none of them gets into a standstill."""
    recorder = Recorder(game, seed=seed, seats=len(players), **options)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(players))]
    while recorder.state.outcome is None:
        seat = recorder.state.waiting[0]
        view, legal = recorder.state.view(seat), recorder.state.legal(seat)
        recorder.choose(seat, str(players[seat](game, view, legal, rngs[seat])))
        step = len(recorder.choices)
        where = f"{game.name}, seed {seed}, {len(players)} seats, choice {step}"
        still = standstill(recorder, seat)
        assert still < LIMIT, f"{where}: seat {seat} makes no progress: {recorder.choices[-1]}"
        assert step < MOST_CHOICES, f"{where}: the game does not end"
    return recorder


def check_coverage(
    game: Game[Any, Any],
    seeds: Iterable[int],
    besides: frozenset[str] = frozenset(),
    start: Callable[[int], State] | None = None,
) -> None:
    """In random games with these seeds, every kind of move and every event occurs.

    Moves of a kind have arguments of the same names; JSON can hold these, and the catalogue.

    `besides` names event codes that are too rare for this and have separate tests.
    `start` makes a watched state from a seed, for games in which random play does not get far.
    """
    json.dumps(dict(game.catalogue))
    names: dict[str, tuple[str, ...]] = {}
    for move in game.moves:
        json.dumps(move.args)
        same = names.setdefault(move.kind, tuple(move.args)) == tuple(move.args)
        assert same, f"{game.name}: {move} has other arguments than moves of its kind"
    kinds: set[str] = set()
    codes: set[str] = set()
    for seed in seeds:
        rng = Random(seed)
        seats = rng.choice(game.seat_counts)
        state = start(seed) if start else game.new(seed=seed, seats=seats, watch=True)
        while state.outcome is None:
            seat = rng.choice(state.waiting)
            move = rng.choice(state.legal(seat))
            kinds.add(move.kind)
            state.apply(seat, move)
        assert state.events is not None
        codes |= {event.code for event in state.events}
    unseen = sorted(game.move_kinds - kinds) + sorted(game.event_codes - codes - besides)
    assert not unseen, f"{game.name}: never seen: {', '.join(unseen)}"


def check_objects(
    game: Game[Any, Any],
    seeds: Iterable[int],
    start: Callable[[int], State] | None = None,
    of: Callable[[Move], object] = lambda move: move.parts[0],
) -> None:
    """In random games with these seeds, each object that a kind of move can have is used with it.

    An object that is never used belongs to a move that nobody can ever make. `start` is the same as
    for `check_coverage`. `of` gives the object of a move, by default its first part.
    """
    possible = {(move.kind, of(move)): str(move) for move in game.moves if move.parts}
    for seed in seeds:
        rng = Random(seed)
        seats = rng.choice(game.seat_counts)
        state = start(seed) if start else game.new(seed=seed, seats=seats)
        while state.outcome is None:
            seat = rng.choice(state.waiting)
            move = rng.choice(state.legal(seat))
            if move.parts:
                possible.pop((move.kind, of(move)), None)
            state.apply(seat, move)
    assert not possible, f"{game.name}: never chosen: {', '.join(sorted(possible.values()))}"


def playthrough(game: Game[Any, Any], seed: int, seats: int) -> str:
    """A random game as readable text: every choice, with the number of legal moves, and event.

    A change of the rules shows as a change of the text.
    """
    rng = Random(seed)
    recorder = Recorder(game, seed=seed, seats=seats)
    state, told = recorder.state, 0
    lines = [f"{game.name} rules {game.rules} seed {seed} seats {seats}"]
    while True:
        for event in recorder.events[told:]:
            whom = "" if event.seats is None else f"  (only {event.seats})"
            lines.append(f"    {event.code} {json.dumps(event.args)}{whom}")
        told = len(recorder.events)
        if state.outcome is not None:
            break
        seat = rng.choice(state.waiting)
        legal = state.legal(seat)
        move = rng.choice(legal)
        lines.append(f"{seat}: {move}  (of {len(legal)})")
        recorder.choose(seat, str(move))
    return "\n".join(lines) + "\n"


def view_bytes(view: Any) -> bytes:
    """A view as canonical JSON. Raises `TypeError` when JSON cannot hold it."""
    return json.dumps(view, default=_fields, sort_keys=True, ensure_ascii=True).encode()


def _fields(part: Any) -> dict[str, Any]:
    """The fields of a dataclass in a view; `asdict` would also copy their values."""
    return {name: getattr(part, name) for name in _names(part.__class__)}


@lru_cache(maxsize=1 << 10)
def _names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass."""
    if not is_dataclass(kind):
        raise TypeError(f"a view holds a {kind.__name__}")
    return tuple(field.name for field in fields(kind))
