"""A changed game is another game, and the game that it was made of stays as it is."""

from __future__ import annotations

import pickle
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fateloom.bots import BOTS, bot
from fateloom.core.conformance import playthrough
from fateloom.core.errors import BadRecord, InvalidSetup
from fateloom.core.game import Game
from fateloom.core.numbers import Changes
from fateloom.core.record import Record, Recorder, replay
from fateloom.games import registry
from fateloom.lab.compare.variants import changed, numbers_of
from fateloom.lab.play import play

CHANGED = ["destiny", "hand", "realms"]
"""The games whose numbers can be changed."""
DESTINY = registry["destiny"]
RICHER: Changes = {("treasures", "Lesser Hoard", "points"): 2}


def test_the_rules_read_the_changed_number() -> None:
    richer = changed(DESTINY, RICHER)
    assert numbers_of(richer)["treasures", "Lesser Hoard", "points"].value == 2
    points = {each["name"]: each["points"] for each in richer.catalogue["treasures"]}
    assert points["Lesser Hoard"] == 2
    state = richer.new(seed=1, seats=3)
    while state.outcome is None:
        seat = state.waiting[0]
        state.apply(seat, richer.policy(state.view(seat), state.legal(seat), Random(1)))
    for player in asdict(state.view(None))["players"]:
        assert player["points"] == sum(map(points.__getitem__, player["treasures"]))


@pytest.mark.parametrize("name", CHANGED)
def test_the_game_itself_stays_as_it_is(name: str) -> None:
    game = registry[name]
    golden = Path(sys.modules[type(game).__module__].__file__ or "").parent / "golden/short.txt"
    kept = golden.read_text(encoding="utf-8")
    _, _, _, _, seed, _, seats = kept.splitlines()[0].split()
    before = dict(numbers_of(game))
    other = changed(game, {path: number.most for path, number in before.items()})
    row = play(other, [bot("random")] * int(seats), 0, 0, other.checked({}))
    assert row != play(game, [bot("random")] * int(seats), 0, 0, game.checked({}))
    assert dict(numbers_of(game)) == before
    assert playthrough(game, seed=int(seed), seats=int(seats)) == kept
    assert registry[name] is game
    assert not game.changed


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_game_shares_no_module_with_the_game(name: str) -> None:
    game = registry[name]
    path, number = next(iter(numbers_of(game).items()))
    other = changed(game, {path: number.most})
    package = f"fateloom.games.{name}"
    own = [each for each in sys.modules if each.startswith(f"{package}~{other.changed}.")]
    assert f"{package}~{other.changed}.cards" in own
    for each in own:
        for thing in vars(sys.modules[each]).values():
            module = getattr(thing, "__module__", None) or getattr(thing, "__name__", "")
            assert not str(module).startswith(f"{package}."), (each, thing)


@pytest.mark.parametrize("name", CHANGED)
@pytest.mark.parametrize("end", ["least", "most"])
@pytest.mark.thorough
def test_a_game_can_be_played_with_every_number_at_a_bound(name: str, end: str) -> None:
    game = registry[name]
    numbers = numbers_of(game)
    other = changed(game, {path: getattr(number, end) for path, number in numbers.items()})
    for seats in {game.seat_counts[0], game.seat_counts[-1]}:
        for player in ("random", "greedy"):
            row = play(other, [BOTS[player]] * seats, 0, 1, other.checked({}))
            assert row.choices > 0


def test_the_same_changes_give_the_same_game_in_every_process() -> None:
    richer = changed(DESTINY, RICHER)
    assert changed(DESTINY, dict(RICHER)) is richer
    assert pickle.loads(pickle.dumps(richer)) is richer
    assert changed(DESTINY, {("treasures", "Lesser Hoard", "points"): 3}) is not richer
    assert changed(DESTINY, {("treasures", "Lesser Hoard", "points"): 1}) is DESTINY


def test_a_changed_game_has_neither_tables_nor_records() -> None:
    richer = changed(DESTINY, RICHER)
    with pytest.raises(InvalidSetup, match="game changed"):
        Recorder(richer, seed=1, seats=3)
    with pytest.raises(InvalidSetup, match="game changed"):
        registry.add(richer)
    with pytest.raises(InvalidSetup, match="game changed"):
        changed(richer, {("rules", "hand", "cards"): 8})
    record = Recorder(DESTINY, seed=1, seats=3).record()
    with pytest.raises(BadRecord, match="other rules"):
        replay(richer, Record.loads(record.dumps()))
    assert richer.rules < 0
    assert richer.rules != changed(DESTINY, {("rules", "hand", "cards"): 8}).rules


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({("treasures", "Lesser Hoard", "weight"): 2}, "no-such-number"),
        ({("treasures", "Lesser Hoard", "points"): 10}, "number-bounds"),
        ({("treasures", "Lesser Hoard", "points"): -1}, "number-bounds"),
        ({("treasures", "Lesser Hoard", "points"): True}, "number-bounds"),
    ],
)
def test_what_a_game_does_not_have_is_refused(changes: dict[Any, Any], code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        changed(DESTINY, changes)
    assert refusal.value.code == code


def test_a_game_without_numbers_has_none() -> None:
    game: Game[Any, Any] = registry["destinies"]
    assert not numbers_of(game)
    with pytest.raises(InvalidSetup, match="no such number"):
        changed(game, {("cards", "Fox", "tails"): 1})
