"""The small parts of the core: chance, words, errors, options, the registry, undo."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from crossroads.game import CROSSROADS, MOVES
from hypothesis import given
from hypothesis import strategies as st

import fateloom
from fateloom.core import rng
from fateloom.core.errors import IllegalMove, InvalidMove, InvalidSetup, UnknownGame
from fateloom.core.game import SKIP, Event, Move, seen
from fateloom.core.move_table import MoveTable
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.registry import Registry
from fateloom.core.undo import undoable, undone

DESTINY = fateloom.games.registry["destiny"]


def test_the_generator_is_splitmix64() -> None:
    """The first numbers of the published reference implementation, from state 1234567."""
    random, numbers = 1234567, []
    for _ in range(3):
        random, number = rng.draw(random)
        numbers.append(number)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_below_stays_below(random: int, limit: int) -> None:
    after, number = rng.below(random, limit)
    assert 0 <= number < limit
    assert after != random


def test_numbers_are_those_that_below_gives_one_by_one() -> None:
    random = rng.start(3)
    after, found = rng.numbers(random, 4, 20)
    for number in found:
        random, below = rng.below(random, 4)
        assert number == below
    assert after == random


def test_shuffles_are_even() -> None:
    random = rng.start(1)
    first = Counter()  # type: Counter[int]
    for _ in range(6000):
        random, order = rng.shuffled(range(6), random)
        assert sorted(order) == [0, 1, 2, 3, 4, 5]
        first[order[0]] += 1
    assert all(870 < count < 1130 for count in first.values())


def test_seeds_beyond_64_bits_differ() -> None:
    assert len({rng.start(seed) for seed in (0, 1, 2**64, 2**64 + 1, 2**80)}) == 5


def test_the_keyed_stream_is_blake2b_of_key_and_counter() -> None:
    """As docs/fairness.md says it, so that others can write it too."""
    seed = rng.KEYED + 12345
    key = b"\x01" + blake2b(seed.to_bytes(33, "big"), digest_size=32).digest()
    random = rng.start(seed)
    for counter in range(5):
        hashed = blake2b(key + counter.to_bytes(8, "big")).digest()
        after, bits = rng.draw(random)
        assert bits == int.from_bytes(hashed[:8], "big")
        assert rng.below(random, 6) == (after, bits * 6 >> 64)
        random = after


def test_a_keyed_stream_is_drawn_one_by_one_or_together() -> None:
    random = rng.start(rng.KEYED + 3)
    after, found = rng.numbers(random, 4, 20)
    for number in found:
        random, below = rng.below(random, 4)
        assert number == below
    assert after == random


def test_keyed_shuffles_are_even() -> None:
    random = rng.start(rng.KEYED + 1)
    first, last = Counter(), Counter()  # type: Counter[int], Counter[int]
    for _ in range(6000):
        random, order = rng.shuffled(iter(range(6)), random)
        assert sorted(order) == [0, 1, 2, 3, 4, 5]
        first[order[0]] += 1
        last[order[5]] += 1
    assert all(870 < count < 1130 for count in (*first.values(), *last.values()))


def test_only_seeds_that_nobody_can_type_are_keyed() -> None:
    assert rng.start(rng.KEYED - 1) < 2**64
    assert all(rng.start(rng.KEYED + more) > 2**320 for more in (0, 1, rng.KEYED, 1 << 5000))
    assert len({rng.start(rng.KEYED + more) for more in (0, 1, rng.KEYED, 1 << 5000)}) == 4


@pytest.mark.parametrize("name", list(fateloom.games.registry))
def test_a_secret_seed_stays_in_the_state_and_replays(name: str) -> None:
    """Views, and the worlds that bots guess from them, hold nothing that chance follows from."""
    game = fateloom.games.registry[name]
    seed = rng.KEYED + 99
    recorder = Recorder(game, seed=seed, seats=game.seat_counts[-1])
    key = str(rng.start(seed) >> 64)
    chance = Random(4)
    for _ in range(40):
        state = recorder.state
        if state.outcome is not None:
            break
        assert str(state.random >> 64) == key
        for seat in range(state.seats):
            view = state.view(seat)
            assert key not in repr(view)
            assert game.determinize(view, chance).random < 2**64
        seat = chance.choice(state.waiting)
        recorder.choose(seat, str(chance.choice(state.legal(seat))))
    again = replay(game, Record.loads(recorder.record().dumps()))
    assert again.state == recorder.state
    assert again.header.seed == seed


def test_words_are_forgiving_about_case_and_spaces_only() -> None:
    assert MOVES.parse("  SET   3 ") is MOVES.parse("set 3")
    with pytest.raises(InvalidMove) as refusal:
        MOVES.parse("sett 3")
    assert refusal.value.code == "no-such-move"
    assert refusal.value.details == ("sett 3", "set 3")
    with pytest.raises(InvalidMove) as refusal:
        MOVES.parse("?" * 500)
    assert len(str(refusal.value)) < 200


def test_two_moves_cannot_read_alike() -> None:
    with pytest.raises(ValueError, match="two moves"):
        MoveTable([Move("a", (), "go"), Move("b", (), "Go")])


def test_a_refusal_says_why_in_words() -> None:
    refusal = IllegalMove("bases-oppose", "EB2", ("GB1", "GB2"), rule="DTY-BASE-03")
    assert str(refusal) == "bases oppose: EB2, GB1 GB2 [DTY-BASE-03]"


def test_events_not_for_a_seat_are_skipped() -> None:
    event = Event("drawn", (1, ("GB1",)), (1,))
    assert seen(event, 1) is event
    assert seen(event, 0) is SKIP
    assert seen(event, None) is SKIP
    assert seen(Event("round", (1, 0)), None).code == "round"


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 99, True, "3", None])
@pytest.mark.rule("DTY-SETUP-01", "DTY-RUL-1")
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        DESTINY.new(seed=1, seats=seats)
    assert refusal.value.code == "seat-count"


@pytest.mark.parametrize("seed", [-1, 1.5, "7", None, True])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(InvalidSetup, match="seed"):
        DESTINY.new(seed=seed, seats=2)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"gaol": 5}, "unknown-option"),
        ({"goal": 9}, "option-value"),
        ({"goal": "5"}, "option-value"),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        DESTINY.new(seed=1, seats=2, **options)
    assert refusal.value.code == code


def test_options_have_defaults() -> None:
    assert DESTINY.checked({}) == {"goal": 5, "laying": "turns"}
    assert DESTINY.checked({"goal": 3}) == {"goal": 3, "laying": "turns"}


def test_the_package_is_the_registry() -> None:
    assert fateloom.games["destiny"] is DESTINY
    assert "destiny" in list(fateloom.games)
    assert "destiny" in fateloom.games


def test_an_unknown_game_is_named_with_its_neighbours() -> None:
    with pytest.raises(UnknownGame) as refusal:
        fateloom.games["destny"]
    assert refusal.value.details == ("destny", "destiny")


def test_a_game_joins_by_being_added() -> None:
    registry = Registry({})
    registry.add(CROSSROADS)
    assert registry["crossroads"] is CROSSROADS
    with pytest.raises(ValueError, match="already"):
        registry.add(CROSSROADS)


def test_a_turn_can_be_taken_back_until_somebody_answers() -> None:
    recorder = Recorder(DESTINY, seed=1, seats=2)
    first = recorder.state.waiting[0]
    start = recorder.state.copy()
    recorder.choose(first, str(recorder.state.legal(first)[0]))
    index = undoable(recorder, first)
    assert index == 0
    assert undone(recorder, index).state == start
    second = recorder.state.waiting[0]
    assert undoable(recorder, second) is None
    recorder.choose(second, str(recorder.state.legal(second)[0]))
    assert undoable(recorder, first) is None


def test_what_was_drawn_cannot_be_taken_back() -> None:
    recorder = Recorder(DESTINY, seed=1, seats=2)
    while recorder.state.view(None).phase != "hit":
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(recorder.state.legal(seat)[-1]))
    seat = recorder.state.waiting[0]
    assert undoable(recorder, seat) is None
    recorder.choose(seat, str(recorder.state.legal(seat)[0]))
    assert undoable(recorder, seat) == len(recorder.choices) - 1
    recorder.choose(seat, "done")
    assert undoable(recorder, seat) is None
