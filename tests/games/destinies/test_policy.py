"""The heuristic player: what it must never do, whatever the story."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fateloom.games import registry
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.determinize import determinize
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.policy import Thinker
from fateloom.games.destinies.rules import abilities
from fateloom.games.destinies.rules.counters import put
from fateloom.story.loader import read

from .table import ROOT

TRAINING = ROOT.parents[2] / "src/fateloom/stories/training"
WISH = """            cost: 1
            text: You do not hear it fall. You feel better all the same.
            do: [effort +1]
"""
HARD = """            test:
              skill: power
              outcomes:
                no: {on: 0-5, text: It is too deep.}
                yes: {on: 6, text: There it is., do: [set me.witness-found]}
"""
PRIZE = """      prize:
        label: Take the prize
        once: hero
        text: It is yours.
        do: [xp +3, effort +2]
"""
FINALES = ("take cross.weigh", "take nave.burn")
MOST_IN_A_TURN = 60


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_it_comes_out_of_a_dungeon_again(seed: int) -> None:
    """What it wants is in a room, and hardly to be had there: it looked better from next door,
    so that the walk from room to room never ended."""
    files = {
        path.relative_to(TRAINING).as_posix(): path.read_bytes()
        for path in TRAINING.rglob("*.yaml")
    }
    assert WISH.encode() in files["dungeons.yaml"]
    files["dungeons.yaml"] = files["dungeons.yaml"].replace(WISH.encode(), HARD.encode())
    scenario = read(files).scenario
    assert scenario is not None
    game = with_scenarios(replace(scenario, id="deep-well"))
    state = game.new(seed=seed, seats=1)
    state.apply(0, game.parse("hero nell"))
    rng = Random(seed)
    while state.asked[0] != f.WALK:  # by chance down there
        going_on = [m for m in state.legal(0) if m.kind != "yield" and m.text not in FINALES]
        state.apply(0, rng.choice(going_on))
    day, walked = state.day, 0
    while state.outcome is None and state.day == day:
        assert walked < MOST_IN_A_TURN
        move = game.policy(state.view(0), state.legal(0), rng)
        walked += move.kind == "walk"
        state.apply(0, move)
    assert walked


@pytest.mark.thorough
@pytest.mark.rule("DST-TEAM-11")
@pytest.mark.parametrize("seed", [0, 5])
def test_it_counts_joint_tests_with_own_dice(seed: int) -> None:
    """One of two says their successes before the other has rolled."""
    game = registry["destinies"]
    state = game.new(seed=seed, seats=4, scenario="late-tithe", dice="own")
    rng, joint = Random(seed), 0
    while state.outcome is None:
        seat = state.waiting[0]
        move = game.policy(state.view(seat), state.legal(seat), rng)
        joint += state.asked[0] == f.SPOKEN and len(abilities.attempt(state)[2]) == 2
        state.apply(seat, move)
    assert joint


def test_it_does_not_come_back_for_what_it_has_taken() -> None:
    """An option of once looked as good from outside as before, so that it came every day."""
    files = {
        path.relative_to(TRAINING).as_posix(): path.read_bytes()
        for path in TRAINING.rglob("*.yaml")
    }
    place = files["pois/kingsmile.yaml"].decode()
    place = place.replace("    options:\n", f"    options:\n{PRIZE}", 1)
    files["pois/kingsmile.yaml"] = place.encode()
    scenario = read(files).scenario
    assert scenario is not None
    game = with_scenarios(replace(scenario, id="prize"))
    state = game.new(seed=0, seats=1)
    state.apply(0, game.parse("hero nell"))
    while state.asked[0] != f.PLACE:
        state.apply(0, game.parse("stay"))
    (visit,) = [move for move in state.legal(0) if move.text == "visit cross"]

    def worth() -> float:
        inside = determinize(state.view(0), Random(0))
        return Thinker(inside, inside.stack[-1], Random(0)).placing(visit)

    before = worth()
    number = state.book.number_of["cross.prize"]
    state.done = put(state.done, number, 1 << state.hero_of(state.active))
    assert worth() < before
