"""Choosing, setting up the four waves, and how a run goes through its phases."""

from __future__ import annotations

from itertools import product

import pytest

from fateloom.core.errors import IllegalMove, InvalidSetup
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, play, waves
from fateloom.games.hand.game import HAND
from fateloom.games.hand.moves import TABLE
from fateloom.games.hand.state import HandState
from tests.games.hand import catalogue
from tests.games.hand.runs import RUNS, Step, run
from tests.games.hand.table import (
    act,
    asked,
    boss_phase,
    combat,
    faces,
    left,
    merchant,
    names,
    refused,
    told,
)

STRENGTH = {"casual": 4, "easy": 4, "normal": 3, "heroic": 3, "legendary": 2}
LINE = {"casual": 7, "easy": 7, "normal": 8, "heroic": 8, "legendary": 9}
RULE_OF = {name: f"HND-DIFF-0{number}" for number, name in enumerate(STRENGTH, 1)}

# One face of each card, all without an ability that is resolved: c1 to c11 of the catalogue.
DECK = (
    "Bramble Boar, Hill Raider, Cave Bear, Burrow Rat, Pit Brute, Thornback, "
    "Iron Sentinel, Young Wyvern, Elder Dragon, Carrion Bat, Cinder Hatchling"
)


def cards(*numbers: int) -> str:
    """Cards of the deck, c1 to c11, in words."""
    listed = DECK.split(", ")
    return ", ".join(listed[number - 1] for number in numbers)


def first_wave(deck: str, difficulty: str = "normal") -> HandState:
    """The first wave set up with this deck instead of a shuffled one."""
    state = HandState.empty(0, 0, c.DIFFICULTY_OPTIONS.index(difficulty))
    state.events = []
    state.underworld = faces(deck)
    state.push((frames.WAVE,))
    play.run(state)
    return state


def next_wave(state: HandState) -> None:
    """Set up the next wave, but begin no combat."""
    waves.begin(state)


# --- what is chosen -------------------------------------------------------------------


@pytest.mark.rule("HND-SETUP-01", "HND-SETUP-09", "HND-COMP-03", "HND-OBJ-03")
@pytest.mark.parametrize(("hero", "boss"), [*product(c.HERO_NAMES, c.BOSS_NAMES)])
def test_hero_and_boss_are_chosen(hero: str, boss: str) -> None:
    state = HAND.new(seed=3, seats=1, watch=True, hero=hero.lower(), boss=boss.lower())
    view = state.view(0)
    assert (view.hero, view.boss, view.hp) == (hero, boss, 6)
    assert told(state, "begins")[0].args == (hero, boss)


@pytest.mark.rule("HND-SETUP-01", "HND-SETUP-09")
def test_or_left_to_chance() -> None:
    found = {
        (state.hero, state.boss) for seed in range(200) for state in [HAND.new(seed=seed, seats=1)]
    }
    assert found == set(product(range(4), range(3)))
    with pytest.raises(InvalidSetup):
        HAND.new(seed=1, seats=1, hero="conan")
    with pytest.raises(InvalidSetup):
        HAND.new(seed=1, seats=2)


@pytest.mark.rule("HND-SETUP-09", "HND-SETUP-11", "HND-MERCH-01", "HND-PROP-02")
def test_the_same_hero_and_boss_all_game() -> None:
    for number in range(0, RUNS, 7):
        steps = run(number)
        start = steps[0].before
        sold = set(c.SHOP[c.RANGED[start.hero]])
        for step in steps:
            assert (step.after.hero, step.after.boss) == (start.hero, start.boss)
            if step.move.kind == "buy":
                assert step.move.parts.item in sold


@pytest.mark.rule("HND-SETUP-11", "HND-COMP-05")
def test_the_other_merchant_stays_out() -> None:
    assert refused(merchant(9, hero="Rhys"), "buy Hunting Bow") == ("hand-not-sold", "HND-MERCH-01")
    assert refused(merchant(9, hero="Elora"), "buy War Axe") == ("hand-not-sold", "HND-MERCH-01")


@pytest.mark.rule("HND-SETUP-15")
def test_melee_or_ranged() -> None:
    reaches = {}
    for hero in c.HERO_NAMES:
        state = combat("Cave Bear, Hill Raider", "Pit Brute", hero=hero)
        act(state, "commit Pit Brute")
        reaches[hero] = "strike second" in {str(move) for move in state.legal(0)}
    assert reaches == {"Rhys": False, "Ifaris": True, "Elora": True, "Galathar": False}


# --- what the hero's health is --------------------------------------------------------


@pytest.mark.rule("HND-OBJ-03", "HND-OBJ-04", "HND-OBJ-05", "HND-PROP-03")
def test_health_is_what_is_not_exhausted() -> None:
    state = combat("Cave Bear, Pit Brute, Razor Boar", "Hill Raider, Iron Sentinel")
    assert state.hp == 6
    act(state, "use Throw Sword", "exhaust")
    assert state.hp == 5  # exhausted for its effect
    act(state, "take", "lose 1 2")
    assert state.hp == 3  # exhausted by damage
    exhausted = [ability.name for ability in state.view(0).abilities if ability.exhausted]
    assert exhausted == ["Avenger", "Shield Bash", "Throw Sword"]


@pytest.mark.rule("HND-OBJ-02", "HND-END-01", "HND-TAKE-05")
def test_at_no_health_the_run_is_lost() -> None:
    state = combat("Cave Bear, Hill Raider", grid=(2, 2))
    act(state, "take")
    assert state.hp == 0
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("lost", ())
    assert state.waiting == () and state.legal(0) == ()
    with pytest.raises(IllegalMove):
        state.apply(0, TABLE.parse("take"))


@pytest.mark.rule("HND-OBJ-01", "HND-END-02", "HND-WAVE-04")
def test_who_survives_four_waves_and_fells_the_boss_wins() -> None:
    won = [run(number) for number in range(RUNS) if _reason(run(number)) == "won"]
    assert len(won) > 10
    for steps in won:
        last = steps[-1].after
        assert last.wave == 4 and last.hp > 0
        assert [event.args[0] for step in steps for event in step.told if event.code == "wave"] == [
            2,
            3,
            4,
        ]
        assert any(event.code == "boss-falls" for event in steps[-1].told)
        assert last.outcome is not None and last.outcome.winners == (0,)


def _reason(steps: tuple[Step, ...]) -> str:
    outcome = steps[-1].after.outcome
    assert outcome is not None
    return outcome.reason


# --- difficulty -----------------------------------------------------------------------


@pytest.mark.rule("HND-PROP-22", "HND-SETUP-08")
@pytest.mark.parametrize(
    "difficulty",
    [pytest.param(name, marks=pytest.mark.rule(RULE_OF[name]), id=name) for name in STRENGTH],
)
def test_starting_strength(difficulty: str) -> None:
    for seed in range(20):
        state = HAND.new(seed=seed, seats=1, watch=True, difficulty=difficulty)
        (drawn,) = told(state, "draws")
        assert len(drawn.args[0]) == STRENGTH[difficulty]
        assert STRENGTH[difficulty] + LINE[difficulty] == 11
        first_line = first_wave(DECK, difficulty)
        assert (len(first_line.strength), len(first_line.line)) == (
            STRENGTH[difficulty],
            LINE[difficulty],
        )


@pytest.mark.rule("HND-PROP-22", "HND-MI-13")
def test_each_wave_starts_with_the_strength_of_its_difficulty() -> None:
    mighty = 0
    for number in range(RUNS):
        might = 0
        for step in run(number):
            might += str(step.move) == "buy Might Potion"
            for event in step.told:
                if event.code == "draws":
                    difficulty = c.DIFFICULTY_OPTIONS[step.after.difficulty]
                    assert len(event.args[0]) == STRENGTH[difficulty] + might
                    mighty += might
                    might = 0
    assert mighty > 3


# --- the first wave -------------------------------------------------------------------


@pytest.mark.rule("HND-SETUP-03", "HND-OP-10", "HND-PROP-01", "HND-GEO-13")
def test_the_first_wave_is_shuffled() -> None:
    shown: set[int] = set()
    fronts: set[int] = set()
    for seed in range(300):
        state = HAND.new(seed=seed, seats=1, difficulty="legendary")
        rows = state.line + state.strength + state.underworld
        assert sorted(face >> 2 for face in rows) == [*range(11)]
        shown |= set(state.strength)
        fronts.add(state.strength[0] >> 2)
    assert len(shown) == 44 and len(fronts) == 11


@pytest.mark.rule("HND-SETUP-10", "HND-BOSS-02")
@pytest.mark.parametrize("wave", [1, 2, 3, 4])
def test_the_boss_has_the_level_of_the_wave(wave: int) -> None:
    hp = [15, 20, 25, 29][wave - 1]
    assert combat("Cave Bear", wave=wave).view(0).boss_hp == hp
    assert boss_phase(wave=wave).view(0).boss_hp == hp


@pytest.mark.rule("HND-EX-21", "HND-OP-14", "HND-SETUP-08", "HND-GEO-01")
def test_example_21_eleven_cards_at_normal() -> None:
    state = first_wave(DECK)
    assert names(state.strength) == cards(9, 10, 11)
    assert names(state.line) == cards(1, 2, 3, 4, 5, 6, 7, 8)
    assert state.underworld == ()


# --- the next waves -------------------------------------------------------------------


def end_of_wave(wave: int) -> HandState:
    """The end of a wave as example 22 tells it: c3 and c8 slotted, the others sunk."""
    state = HandState.empty(0, 0, c.DIFFICULTY_OPTIONS.index("normal"))
    state.wave = wave
    state.strength = faces(cards(3, 8))
    state.underworld = faces(cards(1, 2, 4, 5, 6, 7, 9, 10, 11))
    return state


@pytest.mark.rule(
    "HND-EX-22", "HND-OP-11", "HND-OP-12", "HND-SETUP-04", "HND-SETUP-05", "HND-CLEAN-02"
)
def test_example_22_wave_two_rotates() -> None:
    state = end_of_wave(1)
    next_wave(state)
    listed = cards(3, 8, 1, 2, 4, 5, 6, 7, 9, 10, 11).split(", ")
    turned = ", ".join(map(catalogue.rotated, listed))
    assert f"{names(state.line)}, {names(state.strength)}" == turned
    assert names(state.strength) == "Frost Shaman, Gate Guard, Night Stalker"
    assert names(state.strength) == ", ".join(map(catalogue.rotated, cards(9, 10, 11).split(", ")))


@pytest.mark.rule("HND-EX-22", "HND-OP-13", "HND-SETUP-06", "HND-SETUP-04")
def test_example_22_wave_three_flips_and_turns_the_order_round() -> None:
    state = end_of_wave(2)
    next_wave(state)
    assert names(state.strength) == ", ".join(map(catalogue.flipped, cards(1, 8, 3).split(", ")))
    assert names(state.line) == ", ".join(
        map(catalogue.flipped, cards(11, 10, 9, 7, 6, 5, 4, 2).split(", "))
    )


@pytest.mark.rule("HND-SETUP-07", "HND-SETUP-04")
def test_wave_four_rotates_again() -> None:
    second, fourth = end_of_wave(1), end_of_wave(3)
    next_wave(second)
    next_wave(fourth)
    assert (fourth.line, fourth.strength) == (second.line, second.strength)


@pytest.mark.rule("HND-EX-20", "HND-WAVE-05", "HND-PROP-06")
def test_example_20_chieftains_card() -> None:
    assert catalogue.on_card(2, "B", 0) == "Chieftain"
    state = HandState.empty(0, 0, 2)
    state.underworld = faces(DECK.replace("Hill Raider", "Chieftain"))
    shown = []
    for _ in range(4):
        next_wave(state)
        (face,) = [face for face in state.line + state.strength if face >> 2 == 1]
        shown.append(c.NAME[face])
        state.underworld, state.line, state.strength = state.line + state.strength, (), ()
    assert shown == ["Chieftain", "Ember Wisp", "Hill Raider", "Phase Worm"]


@pytest.mark.rule(
    "HND-SETUP-02", "HND-SETUP-04", "HND-SETUP-05", "HND-SETUP-06", "HND-SETUP-07", "HND-OP-11"
)
def test_every_next_wave_is_the_last_one_turned() -> None:
    """Over whole runs: strength and Underworld as they lay become line and strength."""
    seen = lines = 0
    for number in range(RUNS):
        for step in run(number):
            if step.after.wave == step.before.wave:
                continue
            deck = _deck_at_the_end(step)
            turn = catalogue.flipped if step.after.wave == 3 else catalogue.rotated
            turned = [turn(name) for name in (reversed(deck) if step.after.wave == 3 else deck)]
            (drawn,) = [event.args[0] for event in step.told if event.code == "draws"]
            assert turned[-len(drawn) :] == list(drawn)
            if not {event.code for event in step.told} & {"resolves", "places"}:
                assert list(c.named(step.after.line)) == turned[: -len(drawn)]
                lines += 1
            seen += 1
    assert seen > 300 and lines > 50


def _deck_at_the_end(step: Step) -> list[str]:
    """The cards of the wave that ends with this choice, in the order they are gathered.

    A choice in the boss phase may still discard or turn cards before the wave is over.
    """
    strength, underworld = (
        list(c.named(step.before.strength)),
        list(c.named(step.before.underworld)),
    )
    for event in step.told:
        if event.code == "wave":
            break
        if event.code == "discards":
            strength.remove(event.args[0])
            underworld.append(event.args[0])
        elif event.code == "turns":
            strength[strength.index(event.args[0])] = event.args[1]
    return strength + underworld


@pytest.mark.rule("HND-SETUP-12")
def test_exhausted_abilities_stay_exhausted() -> None:
    state = merchant(0, grid=(2, 1), strength="Hill Raider")
    assert state.wave == 2 and state.phase == 1
    assert state.grid == (2, 1)


@pytest.mark.rule("HND-SETUP-13", "HND-ACC-03", "HND-HERO-02", "HND-ATYPE-06")
def test_marks_are_cleared() -> None:
    state = end_of_wave(1)
    state.fired = state.tainted = 2**44 - 1
    state.used = 63
    state.damage, state.absorbed, state.boss_damage, state.criticals = (5,) * 11, 8, 9, 7
    state.pierced = state.grudge = True
    state.peeked = 3
    next_wave(state)
    assert (state.fired, state.used, state.tainted, state.absorbed) == (0, 0, 0, 0)
    assert (state.damage, state.boss_damage, state.criticals) == ((0,) * 11, 0, 0)
    assert not state.pierced and not state.grudge
    assert state.peeked == -1


@pytest.mark.rule("HND-SETUP-13", "HND-STOCK-03", "HND-ACTV-03")
def test_once_a_wave_means_again_in_the_next() -> None:
    state = combat("Cave Bear", "Hill Raider, Pit Brute, Thornback, Elder Dragon", hero="Elora")
    act(state, "use Experience on front")
    assert refused(state, "use Experience on front") == ("hand-once", "HND-STOCK-03")
    act(state, "use Armor Piercing", "pay Hill Raider", "commit Elder Dragon", "strike front")
    assert asked(state) == "boss"
    act(state, "stop", "lose 1 0")
    if asked(state) == "merchant":
        act(state, "leave")
    assert state.wave == 2
    while asked(state) != "fight":
        state.apply(0, state.legal(0)[0])
    assert state.used == 0
    act(state, "use Experience on front", "use Armor Piercing")
    assert f"pay {c.NAME[state.strength[0]]}" in [str(move) for move in state.legal(0)]


@pytest.mark.rule("HND-SETUP-14", "HND-PEN-03")
def test_penalty_before_potion_before_weapon() -> None:
    state = end_of_wave(1)
    state.events = []
    state.owes, state.weapon = True, c.WAR_AXE
    state.potions = 1 << c.TURNING - c.HEALING_POTION
    state.push((frames.WAVE,))
    play.run(state)
    # Strength: Frost Shaman 5, Gate Guard 7, Night Stalker 8, which is rotated first.
    (turned,) = told(state, "turns")
    assert turned.args == ("Night Stalker", "Cinder Hatchling")
    assert (asked(state), state.phase) == ("turn", 0)
    assert not state.ready
    assert "War Axe" not in names(state.strength)
    act(state, "flip Cinder Hatchling")
    assert names(state.strength) == "Frost Shaman, Gate Guard, Banner Knight"
    assert state.ready and state.phase == 1


@pytest.mark.rule("HND-SETUP-14", "HND-MI-06", "HND-MI-13")
def test_potions_act_after_the_draw() -> None:
    state = end_of_wave(1)
    state.events = []
    state.potions = 1 << c.SCRYING - c.HEALING_POTION | 1 << c.MIGHT - c.HEALING_POTION
    state.push((frames.WAVE,))
    play.run(state)
    assert len(state.strength) == 4 and len(state.line) == 7
    assert asked(state) == "card"
    codes = [event.code for event in state.events]
    assert codes.index("wave") < codes.index("draws") < codes.index("scries")
    (seen,) = told(state, "scries")
    assert seen.args[0] == c.named(state.line[:3])


# --- phases ---------------------------------------------------------------------------


@pytest.mark.rule("HND-WAVE-01", "HND-WAVE-02", "HND-WAVE-04", "HND-SETUP-02", "HND-END-02")
def test_phases_follow_each_other() -> None:
    whole = 0
    for number in range(RUNS):
        steps = run(number)
        told_here = [event for step in steps for event in step.told]
        order = [
            str(event.args[0]) for event in told_here if event.code in ("wave", "phase", "over")
        ]
        assert order.pop() in ("won", "lost", "draw")
        expected: list[str] = ["boss"]
        for wave in ("2", "3", "4"):
            expected += ["merchant", wave, "combat", "boss"]
        # No merchant comes after some failures, so that "merchant" may be missing.
        for found in order:
            while expected and expected[0] == "merchant" != found:
                expected.pop(0)
            assert expected.pop(0) == found
        whole += not expected
    assert whole > 50


@pytest.mark.rule("HND-WAVE-03", "HND-BOSS-01", "HND-CLEAN-05", "HND-GEO-02")
def test_the_boss_comes_when_the_line_is_empty() -> None:
    state = combat("Cave Bear, Hill Raider", "Pit Brute, Thornback")
    act(state, "commit Pit Brute", "strike front")
    assert asked(state) == "fight"
    act(state, "commit Thornback", "strike front")
    assert state.line == ()
    assert (asked(state), state.view(0).phase) == ("boss", "boss")
    for number in range(RUNS):
        for step in run(number):
            if step.after.outcome is None:
                assert (step.after.phase == 1) == bool(step.after.line) or step.after.phase == 0


@pytest.mark.rule("HND-SETUP-13", "HND-VIS-06")
def test_nothing_of_the_last_wave_holds() -> None:
    """What waited at the end of a wave does not wait in the next one."""
    for number in range(0, RUNS, 3):
        for step in run(number):
            if step.after.wave > step.before.wave and step.after.phase == 0:
                assert step.after.fired == step.after.used == 0
                assert step.after.damage == (0,) * 11


@pytest.mark.rule("HND-SETUP-08", "HND-GEO-10")
def test_starting_cards_count_with_the_face_they_show() -> None:
    state = first_wave(DECK)
    act(state, "commit Elder Dragon", "strike front")
    assert names(state.strength) == cards(10, 11, 1)
    assert left(state) == 5
