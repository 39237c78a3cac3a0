"""How a run ends: won, lost, or a draw."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.games.hand.runs import every_step
from tests.games.hand.table import (
    act,
    asked,
    boss_left,
    boss_phase,
    combat,
    hurt_boss,
    names,
    options,
    refused,
    told,
)


def ending(state: HandState) -> str | None:
    """How the run ended, and that nothing can be chosen any more."""
    if state.outcome is None:
        return None
    assert state.waiting == ()
    assert list(state.legal(0)) == []
    assert refused(state, "take")[0] == "game-over"
    assert told(state, "over")[-1].args == (state.outcome.reason, state.wave)
    assert state.outcome.winners == ((0,) if state.outcome.reason == "won" else ())
    assert state.outcome.ranking == ((0,),)
    view = state.view(0)
    assert (view.asked, view.outcome) == (None, state.outcome)
    return state.outcome.reason


def last(strength: str, hp_left: int, grid: c.Grid, **others: str) -> HandState:
    """Before the last level of a boss, which has so much HP left."""
    state = boss_phase(
        strength, **{"hero": "Galathar", "boss": "Arbiter", **others}, wave=4, grid=grid
    )
    return hurt_boss(state, boss_left(state) - hp_left)


# --- at HP 0 -------------------------------------------------------------------------------


@pytest.mark.rule("HND-END-01", "HND-OBJ-02")
@pytest.mark.parametrize("wave", [1, 2, 3, 4])
def test_damage_may_kill(wave: int) -> None:
    state = combat("Storm Wyrm, Scout", "Hill Raider", hero="Rhys", wave=wave, grid=(2, 1))
    act(state, "take")
    assert ending(state) == "lost"
    assert state.hp == 0


@pytest.mark.rule("HND-END-01")
def test_at_hp_0_the_game_ends_at_once() -> None:
    """Neither does the monster leave nor does anything else happen."""
    state = combat("Assassin, Razor Boar", hero="Rhys", grid=(2, 3))
    assert ending(state) == "lost"
    assert names(state.line) == "Assassin, Razor Boar", "it did not even move"
    assert not told(state, "swaps")


@pytest.mark.rule("HND-END-01", "HND-ACTV-09")
def test_a_cost_may_kill() -> None:
    """Only a top ability takes the last HP, and of those only Illusionist is ever paid for."""
    state = combat("Scout", "Hill Raider", hero="Ifaris", wave=4, grid=(1, 3))
    act(state, "use Illusionist", "exhaust")
    assert ending(state) == "lost"
    assert names(state.line) == "Scout", "and it does nothing any more"


@pytest.mark.rule("HND-EX-38", "HND-END-01", "HND-HERO-I3")
def test_fire_ball_at_hp_2() -> None:
    state = combat("Scout, Razor Boar", "Hill Raider", hero="Ifaris", wave=4, grid=(1, 3))
    assert state.hp == 2
    act(state, "use Fire Ball", "exhaust")
    assert [event.args for event in told(state, "hurt")] == [(1,)]
    assert state.hp == 0
    assert ending(state) == "lost"
    assert not told(state, "defeated")


@pytest.mark.rule("HND-END-01", "HND-CRIT-11", "HND-END-05")
@pytest.mark.parametrize("wave", [1, 2, 3])
def test_a_suicidal_critical_hit_before_the_last_wave(wave: int) -> None:
    state = boss_phase("Hill Raider", hero="Galathar", boss="Arbiter", wave=wave, grid=(3, 2))
    hurt_boss(state, boss_left(state) - 1)
    assert "critical 2" in options(state), "it may be chosen"
    act(state, "critical 2")
    assert ending(state) == "lost"


# --- the last boss -------------------------------------------------------------------------


@pytest.mark.rule("HND-END-02", "HND-OBJ-01", "HND-WAVE-04")
@pytest.mark.parametrize("boss", c.BOSS_NAMES)
def test_defeating_the_last_level_wins(boss: str) -> None:
    state = last("Young Wyvern, Hill Raider", 1, (3, 2), boss=boss)
    act(state, "commit Hill Raider", "strike boss")
    assert ending(state) == "won"
    assert state.hp == 1
    assert told(state, "boss-falls")[-1].args == (boss, 4)
    assert not [event for event in told(state, "phase") if event.args == ("merchant",)]


@pytest.mark.rule("HND-END-03", "HND-CRIT-11", "HND-CRIT-10")
def test_a_critical_hit_paid_with_the_last_hp_is_finished() -> None:
    """The damage, then the strength cost, then the attack; and then the end is decided."""
    state = last("Hill Raider, Bone Drake", 12, (3, 2))
    act(state, "critical 1")
    assert state.hp == 0
    assert (ending(state), asked(state)) == (None, "critical")
    assert options(state) == ["commit Hill Raider", "commit Bone Drake"]
    act(state, "commit Hill Raider", "commit Bone Drake", "strike critical")
    assert ending(state) == "draw"


@pytest.mark.rule("HND-CRIT-11", "HND-END-01")
def test_a_critical_hit_that_is_too_weak_ends_it() -> None:
    state = last("Hill Raider, Bone Drake", 13, (3, 2))
    act(state, "critical 1", "commit Hill Raider", "commit Bone Drake", "strike critical")
    assert boss_left(state) == 1
    assert ending(state) == "lost"


@pytest.mark.rule("HND-CRIT-11", "HND-END-03")
def test_more_damage_than_hp() -> None:
    state = last("Pit Brute", 10, (3, 2))
    act(state, "critical 2")
    assert state.hp == 0
    assert ending(state) == "draw"


@pytest.mark.rule("HND-END-02")
def test_with_one_hp_left_it_is_a_victory() -> None:
    """Summons by exhausting all but Battle Magic attacks for 2 x (1 + 3)."""
    state = last("Hill Raider, Ogre Mauler", 8, (3, 1), hero="Ifaris")
    act(state, "use Summons on boss", "exhaust")
    assert (ending(state), state.hp) == ("won", 1)


@pytest.mark.rule("HND-END-04")
def test_stopping_before_the_last_boss_is_losing() -> None:
    state = last("Hill Raider", 1, (0, 0))
    act(state, "stop")
    assert ending(state) == "lost"


@pytest.mark.rule("HND-END-04")
def test_without_means_there_is_only_stopping() -> None:
    state = last("", 28, (3, 2))
    act(state, "critical 2")
    assert ending(state) == "lost"


# --- examples ------------------------------------------------------------------------------


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A boss without a power, whose first critical hit costs 1 damage, no strength, and
    attacks for 10, in waves 3 and 4."""
    nothing = (c.NO_POWER,) * c.WAVES
    monkeypatch.setattr(c, "BOSS_POWER", (nothing,) * len(c.BOSS_NAMES))
    hits = ((1, c.ANY, 10), *c.CRITICALS[3][1:])
    monkeypatch.setattr(c, "CRITICALS", (*c.CRITICALS[:2], hits, hits))


@pytest.mark.rule("HND-EX-31", "HND-END-03")
def test_boss_and_hero_fall_together(toy: None) -> None:
    state = last("Hill Raider", 9, (3, 2))
    assert (boss_left(state), state.hp) == (9, 1)
    act(state, "critical 1")
    assert ending(state) == "draw"
    assert told(state, "boss-falls")


@pytest.mark.rule("HND-EX-32", "HND-END-05", "HND-END-02")
def test_not_in_wave_3_and_not_with_hp_2(toy: None) -> None:
    early = boss_phase("Hill Raider", hero="Galathar", boss="Arbiter", wave=3, grid=(3, 2))
    hurt_boss(early, boss_left(early) - 9)
    act(early, "critical 1")
    assert ending(early) == "lost"
    hale = last("Hill Raider", 9, (2, 2))
    act(hale, "critical 1", "lose 3 2")
    assert (ending(hale), hale.hp) == ("won", 1)


# --- always --------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-23", "HND-END-01", "HND-END-02", "HND-END-03", "HND-END-04")
def test_every_end_has_its_reason() -> None:
    ends = set()
    for step in every_step():
        after, outcome = step.after, step.after.outcome
        fell = any(event.code == "boss-falls" for event in step.told)
        stands = any(event.code == "boss-stands" for event in step.told)
        last_boss = after.wave == c.WAVES and fell
        if outcome is None:
            assert after.hp or (after.wave == c.WAVES and after.view(0).phase == "boss")
            assert not last_boss
            continue
        expected = ("won" if after.hp else "draw") if last_boss else "lost"
        assert outcome.reason == expected
        assert last_boss or after.hp == 0 or (stands and after.wave == c.WAVES)
        ends.add(outcome.reason)
    assert ends >= {"won", "lost"}


# --- which of two runs went better ----------------------------------------------------------

RANKED: tuple[tuple[str, int, c.Grid, int], ...] = (
    ("won legendary", 4, (0, 0), 9),
    ("won normal", 4, (0, 0), 3),
    ("won normal", 4, (0, 0), 4),
    ("won normal", 4, (1, 0), 1),
    ("draw normal", 4, (3, 3), 5),
    ("won casual", 4, (0, 0), 0),
    ("draw casual", 4, (3, 3), 5),
    ("lost legendary", 4, (3, 3), 5),
    ("lost normal", 4, (1, 1), 5),
    ("lost normal", 4, (3, 3), 5),
    ("lost casual", 3, (3, 3), 5),
    ("lost legendary", 1, (3, 3), 5),
    ("lost casual", 1, (3, 3), 5),
)
"""How runs ended and how hard they were, in which wave, with which grid, and the damage taken:
the best first."""


@pytest.mark.rule("HND-END-07")
def test_which_of_two_runs_went_better() -> None:
    ranks = []
    for words, wave, grid, damage in RANKED:
        reason, difficulty = words.split()
        state = combat("Burrow Rat", wave=wave, grid=grid, difficulty=difficulty)
        state.suffered = damage
        state.finish(reason)
        score = HAND.tally(state).score
        ranks.append([part.worth for part in score])
        assert {part.name: part.value for part in score} == {
            "wave": wave,
            "difficulty": difficulty,
            "result": reason,
            "health": 6 - sum(grid),
            "damage": damage,
        }
    assert ranks == sorted(ranks, reverse=True)
    assert len({tuple(rank) for rank in ranks}) == len(ranks)


@pytest.mark.rule("HND-END-07")
def test_the_damage_of_a_run_is_added_up() -> None:
    """Of every kind, as it was really taken; what is exhausted for its use is none."""
    state = combat("Cave Bear, Razor Boar, Pit Brute", "Scout", weapon="Round Shield")
    act(state, "use Shield Bash on second", "exhaust", "take", "prevent 1")
    act(state, options(state)[0], "take")
    act(state, options(state)[0])
    damage = {part.name: part.value for part in HAND.tally(state).score}["damage"]
    assert damage == sum(event.args[0] for event in told(state, "hurt")) == 2
