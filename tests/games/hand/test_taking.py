"""Damage taken: which abilities go, Build Rage, shields; and the grid of abilities."""

from __future__ import annotations

from itertools import product

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import phases
from fateloom.games.hand.cards import Grid
from fateloom.games.hand.state import HandState
from tests.games.hand.table import (
    act,
    asked,
    boss_phase,
    combat,
    left,
    names,
    options,
    refused,
    told,
)

Spots = frozenset[tuple[int, int]]
"""Abilities by row, 1 the lowest, and column: the grid as it is printed."""

ALL_SPOTS: Spots = frozenset(product((1, 2, 3), (0, 1)))


def spots(grid: Grid) -> Spots:
    return frozenset((row, column) for row, column in ALL_SPOTS if row <= grid[column])


def is_legal(gone: Spots) -> bool:
    """The rules of the grid in other words than the game's: on sets of abilities."""
    bottom_up = all(row == 1 or (row - 1, column) in gone for row, column in gone)
    both = all(
        not {(1, a), (2, a), (3, a)} <= gone or any(column != a for _, column in gone)
        for a in (0, 1)
    )
    return bottom_up and both


SUBSETS = [
    frozenset(spot for spot, chosen in zip(sorted(ALL_SPOTS), picked, strict=True) if chosen)
    for picked in product((False, True), repeat=6)
]
LEGAL = [gone for gone in SUBSETS if is_legal(gone)]
ALIVE = [grid for grid in c.GRIDS if grid != c.DEAD]


# --- the grid ---------------------------------------------------------------------------


@pytest.mark.rule("HND-GRID-01")
def test_six_abilities_stand_in_three_rows_of_two() -> None:
    for hero in range(4):
        places = [c.place(ability) for ability in range(hero * 6, hero * 6 + 6)]
        assert places == [(3, 0), (3, 1), (2, 0), (2, 1), (1, 0), (1, 1)]


@pytest.mark.rule("HND-GRID-02", "HND-GRID-03", "HND-GRID-07")
def test_of_all_sets_of_abilities_14_may_be_exhausted() -> None:
    assert len(LEGAL) == 14 and len(ALIVE) == 13
    assert {spots(grid) for grid in c.GRIDS} == set(LEGAL)
    assert spots(c.DEAD) == ALL_SPOTS
    assert (3, 0) not in c.GRIDS and (0, 3) not in c.GRIDS


@pytest.mark.rule("HND-GRID-02", "HND-GRID-04", "HND-GRID-06")
@pytest.mark.parametrize("grid", ALIVE)
@pytest.mark.parametrize("ability", range(6))
def test_exhausting_an_ability_takes_the_least_that_is_legal(grid: Grid, ability: int) -> None:
    """What stands below it goes too, and a top ability needs one of the other column."""
    wanted = c.place(ability)
    if wanted in spots(grid):
        return
    ways = [gone for gone in LEGAL if spots(grid) | {wanted} <= gone]
    least = min(ways, key=len)
    assert all(least <= gone for gone in ways)
    assert spots(c.after_exhausting(grid, ability)) == least


PAID = [ability for ability in range(c.ABILITIES) if c.ABILITY_COST[ability] == c.PAID]


def use_by_exhausting(state: HandState, ability: int) -> None:
    """Use or add the ability in any way that is open, and exhaust it."""
    name = c.ABILITY_NAME[ability]
    if asked(state) == "stun" and ability != c.STUN_SPELL:
        act(state, "decline")
    if ability in c.ADD_ONS:
        act(state, "commit Hill Raider", f"add {name}", "exhaust")
    else:
        words = next(words for words in options(state) if words.startswith(f"use {name}"))
        act(state, words, "exhaust")


@pytest.mark.rule("HND-GRID-02", "HND-GRID-04", "HND-GRID-06")
@pytest.mark.parametrize("ability", PAID, ids=[c.ABILITY_NAME[ability] for ability in PAID])
def test_in_play_every_ability_takes_with_it_what_it_must(ability: int) -> None:
    hero = c.HERO_NAMES[c.hero_of(ability)]
    for grid in ALIVE:
        wanted = c.place(ability)
        if wanted in spots(grid):
            continue
        line = "Night Stalker, Cave Bear, Pit Brute"
        state = combat(line, "Hill Raider, Burrow Rat", hero=hero, grid=grid)
        use_by_exhausting(state, ability)
        least = min((gone for gone in LEGAL if spots(grid) | {wanted} <= gone), key=len)
        expected = {
            c.ABILITY_NAME[other]
            for other in range(c.hero_of(ability) * 6, c.hero_of(ability) * 6 + 6)
            if c.place(other) in least - spots(grid)
        }
        assert set(told(state, "exhausts")[0].args[0]) == expected
        assert (state.outcome is not None) == (state.hp == 0)


@pytest.mark.rule("HND-GRID-05")
def test_abilities_exhausted_as_a_step_do_nothing() -> None:
    """Avenger takes Throw Sword with it, Illusionist nearly everything."""
    state = combat("Night Stalker, Pit Brute, Cave Bear", hero="Rhys")
    act(state, "use Avenger on front", "exhaust")
    assert state.grid == (0, 2)
    # Night Stalker had turned Pit Brute to Storm Wyrm, which no sword was thrown at.
    assert names(state.line) == "Storm Wyrm, Cave Bear"
    assert left(state, 0) == 11 and left(state, 1) == 8
    mage = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Ifaris")
    act(mage, "use Illusionist", "exhaust")
    assert mage.grid == (3, 1)
    assert names(mage.line) == "Mirror Shade, Specter" and names(mage.strength) == "Hill Raider"


@pytest.mark.rule("HND-GRID-08", "HND-GRID-02", "HND-GRID-03", "HND-TAKE-02")
@pytest.mark.parametrize(
    ("front", "damage"), [("Hill Raider", 1), ("Cave Bear", 2), ("Storm Wyrm", 3)]
)
@pytest.mark.parametrize("grid", ALIVE)
def test_the_player_chooses_which_abilities_damage_takes(
    grid: Grid, front: str, damage: int
) -> None:
    state = combat(f"{front}, Razor Boar", hero="Elora", grid=grid)
    act(state, "take")
    if sum(grid) + damage >= 6:
        assert state.outcome is not None and state.hp == 0
        return
    ways = {gone for gone in LEGAL if spots(grid) <= gone and len(gone) == sum(grid) + damage}
    assert ways
    if len(ways) == 1:
        assert {spots(state.grid)} == ways
    else:
        assert asked(state) == "loss"
        listed = [tuple(map(int, words.split()[1:])) for words in options(state)]
        assert {spots((left_, right)) for left_, right in listed} == ways
        act(state, options(state)[-1])
        assert spots(state.grid) in ways
    assert names(state.line) == "Razor Boar"


@pytest.mark.rule("HND-GRID-08")
def test_other_losses_are_refused() -> None:
    state = combat("Cave Bear, Razor Boar", hero="Elora", grid=(1, 0))
    act(state, "take")
    assert options(state) == ["lose 1 2", "lose 2 1"]
    for words in ("lose 1 1", "lose 2 2", "lose 3 1", "lose 0 2"):
        assert refused(state, words) == ("hand-grid", "HND-GRID-08")
    assert refused(state, "take") == ("hand-asked-otherwise", "HND-ORDER-04")


@pytest.mark.rule("HND-PROP-18")
@pytest.mark.parametrize("grid", c.GRIDS)
def test_damage_below_hp_and_healing_of_what_is_lost_always_have_a_way(grid: Grid) -> None:
    gone = spots(grid)
    for amount in range(6 - sum(grid)):
        ways = {spots(to) for to in c.after_loss(grid, amount)}
        assert ways == {to for to in LEGAL if gone <= to and len(to) == len(gone) + amount}
        assert ways
    for amount in range(sum(grid) + 1):
        ways = {spots(to) for to in c.after_healing(grid, amount)}
        assert ways == {to for to in LEGAL if to <= gone and len(to) == len(gone) - amount}
        assert ways


# --- taking a monster's damage ------------------------------------------------------------


@pytest.mark.rule("HND-TAKE-01", "HND-TAKE-02", "HND-TAKE-03")
def test_the_front_monster_s_damage_is_taken_and_it_goes_under() -> None:
    state = combat("Ogre Mauler, Razor Boar, Cave Bear", "Hill Raider", underworld="Scout")
    act(state, "take", "lose 1 2")
    assert state.hp == 3
    assert names(state.line) == "Razor Boar, Cave Bear"
    assert names(state.underworld) == "Scout, Ogre Mauler"
    assert names(state.strength) == "Hill Raider"


@pytest.mark.rule("HND-TAKE-02")
@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("Carrion Bat, Pit Brute", 1),
        ("Carrion Bat, Swarm Queen", 2),
        ("Swarm Queen, Carrion Bat", 1),
        ("Hill Raider, Banner Knight", 2),
        ("Ogre Mauler, Banner Knight", 4),
        ("Cave Bear, Pit Brute, Swarm Queen", 2),
    ],
)
def test_damage_is_what_the_monster_deals_now(line: str, damage: int) -> None:
    state = combat(line, hero="Elora")
    act(state, "take")
    assert [event.args[0] for event in told(state, "hurt")] == [damage]


@pytest.mark.rule("HND-TAKE-04")
def test_damage_may_be_taken_though_the_monster_could_be_defeated() -> None:
    state = combat("Burrow Rat, Cave Bear", "Pit Brute")
    act(state, "take", "lose 0 1")
    assert names(state.line) == "Cave Bear" and names(state.strength) == "Pit Brute"


@pytest.mark.rule("HND-TAKE-05", "HND-OBJ-02")
@pytest.mark.parametrize(
    ("grid", "front", "lost"),
    [
        ((3, 2), "Hill Raider", True),
        ((2, 2), "Cave Bear", True),
        ((2, 2), "Storm Wyrm", True),
        ((2, 2), "Hill Raider", False),
        ((1, 2), "Cave Bear", False),
    ],
)
def test_damage_of_all_hp_loses_the_game(grid: Grid, front: str, lost: bool) -> None:
    state = combat(f"{front}, Razor Boar", hero="Elora", grid=grid)
    act(state, "take")
    assert (state.outcome is not None) == lost
    if state.outcome is not None:
        assert state.outcome.reason == "lost" and state.hp == 0 and state.legal(0) == ()


@pytest.mark.rule("HND-TAKE-06")
def test_damage_from_an_ability_sends_no_monster_away() -> None:
    state = combat("Great Serpent, Razor Boar")
    assert asked(state) == "loss"
    act(state, "lose 1 0")
    assert state.hp == 5 and names(state.line) == "Great Serpent, Razor Boar"


# --- Build Rage ---------------------------------------------------------------------------


@pytest.mark.rule("HND-TAKE-07", "HND-TAKE-08", "HND-HERO-G1")
def test_build_rage_hits_the_new_front_when_the_front_s_damage_is_taken() -> None:
    state = combat("Hill Raider, Pit Brute, Ash Drake", hero="Galathar")
    act(state, "take", "lose 1 0")
    assert names(state.line) == "Pit Brute, Ash Drake"
    assert [left(state, place) for place in (0, 1)] == [1, 10]


@pytest.mark.rule("HND-TAKE-07")
def test_build_rage_does_not_answer_other_damage() -> None:
    state = combat("Great Serpent, Pit Brute, Ash Drake", hero="Galathar")
    act(state, "decline", "lose 0 1")
    assert state.hp == 5 and [left(state, place) for place in (0, 1)] == [8, 10]
    moved = combat("Assassin, Pit Brute, Ash Drake", hero="Galathar")
    act(moved, "decline", "lose 0 1")
    assert names(moved.line) == "Pit Brute, Assassin, Ash Drake"
    assert [left(moved, place) for place in (0, 1)] == [10, 5]


@pytest.mark.rule("HND-TAKE-09", "HND-TAKE-10")
def test_build_rage_comes_before_the_front_ability_of_what_it_hits() -> None:
    state = combat("Hill Raider, Duelist, Ash Drake", "Burrow Rat", hero="Galathar")
    act(state, "take", "lose 1 0")
    # Duelist is dead before it rotates the lowest strength card; nor can it be slotted.
    assert names(state.line) == "Ash Drake" and names(state.strength) == "Burrow Rat"
    assert state.underworld[-2:] == (c.HILL_RAIDER, c.DUELIST)
    assert told(state, "resolves") == []


@pytest.mark.rule("HND-TAKE-10", "HND-STOCK-04")
def test_what_build_rage_damaged_cannot_be_slotted() -> None:
    state = combat("Hill Raider, Pit Brute, Ash Drake", "Carrion Bat", hero="Galathar")
    act(state, "take", "lose 1 0", "commit Carrion Bat", "strike front")
    assert names(state.line) == "Ash Drake"
    assert state.strength == () and state.underworld[-1] == c.PIT_BRUTE


@pytest.mark.rule("HND-TAKE-11", "HND-STOCK-05")
@pytest.mark.parametrize(("loss", "hp_left"), [("lose 3 1", 10), ("lose 2 2", 1)])
def test_build_rage_must_be_unexhausted_after_the_damage(loss: str, hp_left: int) -> None:
    state = combat("Young Wyvern, Pit Brute, Ash Drake", hero="Galathar", grid=(2, 0))
    act(state, "take", loss)
    assert left(state) == hp_left


@pytest.mark.rule("HND-TAKE-11")
def test_build_rage_with_nothing_behind_does_nothing() -> None:
    state = combat("Hill Raider", "Carrion Bat", hero="Galathar")
    act(state, "take", "lose 1 0")
    assert asked(state) == "boss" and state.boss_damage == 0
    assert told(state, "rages") == []


@pytest.mark.rule("HND-MN-05")
def test_build_rage_skips_thornback() -> None:
    state = combat("Hill Raider, Thornback, Ash Drake", hero="Galathar")
    act(state, "take", "lose 1 0")
    assert left(state) == 7 and not state.tainted
    assert [left(state, place) for place in (0, 1)] == [7, 10]


@pytest.mark.rule("HND-MN-07", "HND-MN-13")
@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("Hill Raider, Hex Weaver, Ash Drake", 0),
        ("Hex Weaver, Ash Drake", 0),
        ("Hill Raider, Ash Drake, Hex Weaver", 9),
    ],
)
def test_build_rage_is_off_if_hex_weaver_was_visible(line: str, damage: int) -> None:
    state = combat(line, hero="Galathar")
    act(state, "take", "lose 1 0")
    assert sum(state.damage) == damage


# --- shields ------------------------------------------------------------------------------


@pytest.mark.rule("HND-WEAP-12", "HND-MI-10", "HND-WEAP-02")
def test_a_round_shield_keeps_off_1_when_damage_is_about_to_be_taken() -> None:
    state = combat("Cave Bear, Razor Boar, Pit Brute", weapon="Round Shield")
    act(state, "take")
    assert asked(state) == "shield" and options(state) == ["prevent 1", "decline"]
    assert refused(state, "prevent 2") == ("hand-prevent-less", "HND-WEAP-12")
    act(state, "prevent 1", "lose 0 1")
    assert state.hp == 5 and names(state.line) == "Razor Boar, Pit Brute"
    assert state.weapon == c.ROUND_SHIELD and not state.ready
    act(state, "take")
    assert asked(state) == "loss"


@pytest.mark.rule("HND-WEAP-12", "HND-MI-10")
def test_a_shield_may_be_kept_for_later() -> None:
    state = combat("Cave Bear, Razor Boar, Pit Brute", weapon="Round Shield")
    act(state, "take", "decline", "lose 1 1")
    assert state.hp == 4 and state.ready
    act(state, "take")
    assert asked(state) == "shield"


@pytest.mark.rule("HND-MI-10", "HND-MI-11")
@pytest.mark.parametrize("shield", ["Round Shield", "Tower Shield"])
def test_a_shield_works_against_a_monster_s_ability(shield: str) -> None:
    state = combat("Great Serpent, Razor Boar", weapon=shield)
    assert asked(state) == "shield" and options(state) == ["prevent 1", "decline"]
    act(state, "prevent 1")
    assert state.hp == 6 and asked(state) == "fight" and not state.ready
    moved = combat("Assassin, Razor Boar", weapon=shield)
    act(moved, "prevent 1")
    assert moved.hp == 6 and names(moved.line) == "Razor Boar, Assassin"


@pytest.mark.rule("HND-MI-11")
@pytest.mark.parametrize("kept_off", [1, 2, 3])
def test_a_tower_shield_keeps_off_up_to_3(kept_off: int) -> None:
    state = combat("Ogre Mauler, Banner Knight", weapon="Tower Shield")
    act(state, "take")
    assert options(state) == ["prevent 1", "prevent 2", "prevent 3", "decline"]
    act(state, f"prevent {kept_off}")
    if asked(state) == "loss":
        act(state, options(state)[0])
    assert state.hp == 6 - (4 - kept_off) and not state.ready


@pytest.mark.rule("HND-MI-11")
def test_a_tower_shield_keeps_off_no_more_than_there_is() -> None:
    state = combat("Cave Bear, Razor Boar", weapon="Tower Shield")
    act(state, "take")
    assert options(state) == ["prevent 1", "prevent 2", "decline"]
    assert refused(state, "prevent 3") == ("hand-prevent-less", "HND-WEAP-12")


@pytest.mark.rule("HND-WEAP-12", "HND-TAKE-05")
def test_a_shield_may_save_the_last_hp() -> None:
    state = combat("Hill Raider, Razor Boar", grid=(2, 3), weapon="Round Shield")
    act(state, "take", "prevent 1")
    assert state.outcome is None and state.hp == 1 and names(state.line) == "Razor Boar"


def test_build_rage_needs_damage_that_was_really_taken() -> None:
    state = combat("Hill Raider, Pit Brute, Ash Drake", hero="Galathar", weapon="Round Shield")
    act(state, "take", "prevent 1")
    assert names(state.line) == "Pit Brute, Ash Drake" and left(state) == 10


@pytest.mark.rule("HND-WEAP-12")
def test_a_shield_reduces_neither_costs_nor_penalties() -> None:
    paid = combat("Night Stalker, Razor Boar", weapon="Tower Shield")
    act(paid, "use Avenger on front", "exhaust")
    assert asked(paid) == "fight" and paid.hp == 4 and paid.ready
    hit = boss_phase("Hill Raider", weapon="Tower Shield")
    act(hit, "critical 2")
    assert asked(hit) == "loss"
    failed = boss_phase("Hill Raider", weapon="Tower Shield")
    assert failed.phase == phases.BOSS
    act(failed, "stop")
    assert asked(failed) == "loss"
