"""Views, records, endings and the list of moves, checked over whole runs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fateloom.core.game import Event
from fateloom.core.record import Recorder
from fateloom.games.hand import boss as bosses
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases, refusals
from fateloom.games.hand.game import HAND
from fateloom.games.hand.moves import TABLE
from fateloom.games.hand.state import HandState
from tests.games.hand.runs import RUNS, TABLES, choose, every_step, run
from tests.games.hand.table import boss_phase


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-21", "HND-GEO-11", "HND-VIS-03")
def test_hidden_cards_make_no_difference_to_the_view() -> None:
    """Two worlds: the hidden cards in another order, and turned another way."""
    chance = Random(4)
    different = 0
    for step in every_step():
        if chance.random() > 0.2:
            continue
        state, twin = step.after, step.after.copy()
        shown = len(state.visible)
        places = [
            i
            for i, face in enumerate(state.line)
            if i >= shown and not state.known >> (face >> 2) & 1
        ]
        hidden = [state.line[i] for i in places]
        chance.shuffle(hidden)
        line = list(state.line)
        for i, face in zip(places, hidden, strict=True):
            line[i] = face ^ chance.randrange(4)
        twin.line = tuple(line)
        different += twin.line != state.line
        for seat in (0, None):
            assert twin.view(seat) == state.view(seat)
        assert twin.legal(0) == state.legal(0)
        for i in places:
            spot = state.view(0).line[i]
            assert (spot.sight, spot.card, spot.side, spot.face) == ("hidden", None, None, None)
    assert different > 300


@pytest.mark.rule("HND-PROP-21", "HND-GEO-11")
def test_what_was_never_seen_is_not_told() -> None:
    """A name in the view was told before, or shares its side with one that was."""
    for number in range(0, RUNS, 4):
        hero, boss, difficulty = TABLES[number % len(TABLES)]
        start = HAND.new(
            seed=number, seats=1, watch=True, hero=hero, boss=boss, difficulty=difficulty
        )
        assert start.events is not None
        seen = _sides(tuple(start.events))
        for step in run(number):
            seen |= _sides(step.told)
            for spot in step.after.view(0).line:
                if spot.face is not None:
                    assert c.FACE[spot.face] >> 1 in seen


def _sides(told: tuple[Event, ...]) -> set[int]:
    """The sides of the monsters that were named."""
    words = [word for event in told for arg in event.args
             for word in (arg if isinstance(arg, tuple) else (arg,))]  # fmt: skip
    return {c.FACE[word] >> 1 for word in words if word in c.FACE}


@pytest.mark.rule("HND-PROP-21")
@pytest.mark.parametrize("number", range(0, len(TABLES), 5))
def test_same_seed_same_choices_same_game(number: int) -> None:
    hero, boss, difficulty = TABLES[number]
    games = []
    for _ in range(2):
        chance = Random(number)
        recorder = Recorder(HAND, seed=number, seats=1, hero=hero, boss=boss, difficulty=difficulty)
        state = recorder.state
        assert isinstance(state, HandState)
        while state.waiting:
            recorder.choose(0, str(choose(state, chance)))
        games.append((state, recorder.events))
    assert games[0] == games[1]


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-22", "HND-PROP-23", "HND-END-01", "HND-END-02", "HND-END-04")
def test_runs_end_in_one_of_three_ways() -> None:
    for number in range(RUNS):
        *steps, last = run(number)
        assert all(step.after.outcome is None and step.after.waiting == (0,) for step in steps)
        state = last.after
        assert state.outcome is not None and state.waiting == ()
        reason, winners, ranking = (
            state.outcome.reason,
            state.outcome.winners,
            state.outcome.ranking,
        )
        assert reason in ("won", "lost", "draw")
        assert ranking == ((0,),)
        assert winners == ((0,) if reason == "won" else ())
        falls = [event.code for event in last.told].count("boss-falls")
        if reason == "won":
            assert (state.wave, state.hp > 0, falls) == (4, True, 1)
        elif reason == "draw":
            assert (state.wave, state.hp, falls) == (4, 0, 1)
        else:
            assert falls == 0
            assert state.hp == 0 or str(last.move) == "stop"
            assert (str(last.move) == "stop") <= (state.wave == 4 or state.hp == 0)


@pytest.mark.rule("HND-PROP-23", "HND-END-03", "HND-END-05", "HND-CRIT-11")
@pytest.mark.parametrize(
    ("wave", "ends"),
    [(1, {"", "lost"}), (2, {"", "lost"}), (3, {"", "lost"}), (4, {"won", "lost", "draw"})],
)
def test_draws_happen_in_wave_four_only(wave: int, ends: set[str]) -> None:
    """Many fights against each boss, with a hero who has little left; "" is to go on."""
    found = Counter[str]()
    strength = "Elder Dragon, Storm Wyrm, Ogre Mauler, Iron Sentinel, Ash Drake"
    for seed in range(300):
        chance = Random(seed)
        state = boss_phase(
            strength,
            hero=chance.choice(c.HERO_NAMES),
            boss=chance.choice(c.BOSS_NAMES),
            wave=wave,
            grid=(1, 1 + seed % 2),
        )
        while state.outcome is None and (state.wave, state.phase) == (wave, phases.BOSS):
            state.apply(0, choose(state, chance))
        reason = state.outcome.reason if state.outcome else ""
        assert (reason in ("draw", "lost")) >= (state.hp == 0)
        assert reason != "won" or state.hp > 0
        found[reason] += 1
    assert set(found) == ends


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-20", "HND-ORDER-04")
def test_the_list_and_the_judge_agree() -> None:
    """What is listed is allowed and nothing else is."""
    chance = Random(11)
    every = list(TABLE)
    for step in every_step():
        if chance.random() > 0.15:
            continue
        state = step.after
        listed = state.legal(0)
        assert len(set(listed)) == len(listed)
        for move in listed:
            assert refusals.refusal(state, 0, move) is None
        if state.outcome is None:
            assert listed
            for move in chance.sample(every, 25):
                assert (refusals.refusal(state, 0, move) is None) == (move in listed), str(move)


@pytest.mark.rule("HND-PROP-15", "HND-BOSS-09")
def test_the_boss_stands_as_long_as_it_has_health() -> None:
    for step in every_step():
        state = step.after
        if state.phase == phases.BOSS and state.ask == frames.FACE_BOSS:
            assert bosses.health(state) > state.boss_damage
