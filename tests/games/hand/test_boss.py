"""The boss phase: single attacks and critical hits."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand.state import HandState
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
    strike_boss,
    told,
)

WAVES = (1, 2, 3, 4)


def codes(state: HandState, *wanted: str) -> list[str]:
    """The codes of all events so far, of those wanted, in order."""
    assert state.events is not None
    return [event.code for event in state.events if event.code in wanted]


# --- when the boss is faced ----------------------------------------------------------------


@pytest.mark.rule("HND-BOSS-01", "HND-BOSS-04")
def test_the_boss_is_faced_when_the_last_monster_has_left() -> None:
    state = combat("Burrow Rat, Carrion Bat", "Hill Raider, Cave Bear", hero="Ifaris")
    for words in ("critical 1", "stop", "use Summons on boss"):
        assert refused(state, words) == ("hand-monsters-first", "HND-BOSS-04")
    act(state, "commit Hill Raider")
    assert refused(state, "strike boss") == ("hand-monsters-first", "HND-BOSS-04")
    act(state, "strike front")
    assert asked(state) == "fight"
    act(state, "take", "lose 1 0")
    assert asked(state) == "boss"
    assert state.view(0).phase == "boss"
    assert told(state, "faces")[-1].args == ("Gorvane", 1, 15)
    assert refused(state, "take") == ("hand-no-monsters", "HND-BOSS-01")
    act(state, "commit Cave Bear")
    assert refused(state, "strike front") == ("hand-no-monsters", "HND-BOSS-01")


@pytest.mark.rule("HND-BOSS-04")
def test_a_weapon_does_not_reach_the_boss_past_a_monster() -> None:
    state = combat("Carrion Bat", "Hill Raider", hero="Ifaris", weapon="Great Bow")
    assert refused(state, "use Great Bow on boss") == ("hand-monsters-first", "HND-BOSS-04")


@pytest.mark.rule("HND-BOSS-02")
@pytest.mark.parametrize("boss", c.BOSS_NAMES)
def test_the_level_is_the_wave(boss: str) -> None:
    hp = {"Gorvane": (15, 20, 25, 29), "Sythra": (12, 18, 23, 26), "Arbiter": (14, 20, 25, 28)}
    assert tuple(boss_left(boss_phase(boss=boss, wave=wave)) for wave in WAVES) == hp[boss]


@pytest.mark.rule("HND-BOSS-03")
def test_in_combat_the_boss_has_no_power() -> None:
    weak = combat("Pit Brute, Carrion Bat", "Scout", boss="Gorvane", wave=2)
    act(weak, "commit Scout", "strike front")
    assert weak.damage[4] == 3, "strength of 3 or less counts"
    mixed = combat("Pit Brute, Carrion Bat", "Watcher", boss="Sythra", wave=3)
    act(mixed, "commit Watcher", "strike front")
    assert mixed.damage[4] == 6, "MAGIC counts in full"
    even = combat("Pit Brute, Carrion Bat", "Cave Bear", boss="Arbiter", wave=1)
    act(even, "commit Cave Bear", "strike front")
    assert even.damage[4] == 8, "even cards count in full"
    many = combat("Carrion Bat", "Scout, Watcher, Cutpurse", boss="Sythra", wave=4)
    assert many.view(0).boss_hp == 26
    rotates = combat("Pit Brute, Carrion Bat", "Scout, Watcher", boss="Gorvane", wave=1)
    act(rotates, "commit Watcher", "strike front")
    assert names(rotates.strength) == "Scout", "nothing is rotated after an attack"
    discards = combat("Pit Brute, Carrion Bat", "Scout, Watcher", boss="Sythra", wave=1)
    assert names(discards.strength) == "Scout, Watcher"


# --- what may be used on a boss ------------------------------------------------------------


@pytest.mark.rule("HND-BOSS-05", "HND-BOSS-06", "HND-BOSS-07", "HND-HERO-11")
@pytest.mark.parametrize(
    ("hero", "uses"),
    [
        ("Rhys", []),
        ("Ifaris", ["use Summons on boss", "use Gain Wisdom"]),
        ("Elora", []),
        ("Galathar", []),
    ],
)
def test_what_abilities_are_good_for(hero: str, uses: list[str]) -> None:
    """Only Summons names the boss, and only Gain Wisdom leaves it alone and still does
    something."""
    state = boss_phase("Hill Raider, Forest Dragon", hero=hero)
    listed = ["commit Hill Raider", "commit Forest Dragon", *uses]
    assert options(state) == [*listed, "critical 1", "critical 2", "critical 3", "stop"]


@pytest.mark.rule("HND-BOSS-06")
@pytest.mark.parametrize(
    ("hero", "words"),
    [
        ("Rhys", "use Avenger on front"),
        ("Rhys", "use Shield Bash on front"),
        ("Rhys", "use Throw Sword"),
        ("Ifaris", "use Fire Ball"),
        ("Ifaris", "use Illusionist"),
        ("Elora", "use Experience on front"),
        ("Elora", "use Long Range"),
        ("Elora", "use Maneuver on front"),
        ("Galathar", "use Retribution on front"),
        ("Galathar", "use Shadow Spear on front"),
        ("Galathar", "use Dragon Master on front by front"),
        ("Galathar", "use Intimidate"),
    ],
)
def test_a_boss_is_no_monster(hero: str, words: str) -> None:
    state = boss_phase("Hill Raider, Forest Dragon", hero=hero)
    assert refused(state, words) == ("hand-not-on-boss", "HND-BOSS-06")


@pytest.mark.rule("HND-BOSS-05", "HND-HERO-I4", "HND-HERO-06")
def test_summons_attacks_the_boss() -> None:
    state = boss_phase("Hill Raider, Ogre Mauler, Cave Bear", hero="Ifaris", boss="Arbiter")
    act(state, "use Summons on boss", "pay Ogre Mauler")
    assert boss_left(state) == 14 - 2 * (1 + 2)
    assert told(state, "hits-boss")[-1].args == ("Summons", 6)


@pytest.mark.rule("HND-BOSS-07", "HND-HERO-I5")
def test_gain_wisdom_helps_against_a_boss() -> None:
    state = boss_phase("Hill Raider, Scout", hero="Ifaris", boss="Arbiter")
    act(state, "use Gain Wisdom", "exhaust")
    assert names(state.strength) == "Phase Worm, Scout"
    assert boss_left(state) == 14


@pytest.mark.rule("HND-BOSS-14")
@pytest.mark.parametrize("hero", c.HERO_NAMES)
def test_every_hero_reaches_the_boss(hero: str) -> None:
    state = boss_phase("Hill Raider, Scout", hero=hero, boss="Arbiter")
    strike_boss(state, "Hill Raider")
    assert boss_left(state) == 14 - 5


# --- single attacks ------------------------------------------------------------------------


@pytest.mark.rule("HND-BOSS-08")
def test_each_card_is_an_attack_of_its_own() -> None:
    state = boss_phase("Hill Raider, Cutpurse", hero="Rhys", boss="Sythra", wave=2)
    act(state, "commit Hill Raider")
    assert refused(state, "commit Cutpurse") == ("hand-one-card", "HND-BOSS-08")
    assert refused(state, "stop") == ("hand-strike-first", "HND-BOSS-08")
    assert refused(state, "critical 2") == ("hand-strike-first", "HND-BOSS-08")
    assert options(state) == ["add Resourceful", "strike boss"]
    act(state, "strike boss")
    assert told(state, "strikes-boss")[-1].args == (5, ("Hill Raider",)), "no Dual Wield"
    assert state.view(0).asked == "boss"


@pytest.mark.rule("HND-BOSS-10")
def test_damage_accumulates_until_the_phase_ends() -> None:
    state = boss_phase("Razor Boar, Watcher, Sand Stalker", hero="Galathar", boss="Arbiter")
    strike_boss(state, "Razor Boar", "Sand Stalker")
    assert boss_left(state) == 14 - 7 - 5
    act(state, "stop", "lose 1 0")
    assert state.wave == 2, "without gold the merchant has nothing for us"
    assert state.view(0).boss_left == state.view(0).boss_hp == 20
    assert state.boss_damage == 0


@pytest.mark.rule("HND-BOSS-11")
def test_used_cards_sink_and_the_boss_is_never_slotted() -> None:
    state = hurt_boss(boss_phase("Razor Boar, Hill Raider", hero="Galathar", boss="Arbiter"), 9)
    act(state, "commit Hill Raider", "strike boss")
    assert told(state, "boss-falls")[-1].args == ("Arbiter", 1)
    assert names(state.strength) == "Razor Boar"
    assert names(state.underworld).endswith(", Hill Raider")
    assert len(state.strength + state.underworld) == 11


@pytest.mark.rule("HND-BOSS-12", "HND-MERCH-02")
@pytest.mark.parametrize(("wave", "reward"), [(1, 6), (2, 7), (3, 8)])
def test_a_defeated_boss_gives_its_reward(wave: int, reward: int) -> None:
    state = boss_phase("Hill Raider, Ash Drake, Scout", hero="Galathar", boss="Arbiter", wave=wave)
    hp = state.view(0).boss_left
    strike_boss(hurt_boss(state, hp - 1), "Hill Raider")
    assert asked(state) == "merchant"
    assert state.gold == reward + 3 + 1
    assert codes(state, "boss-falls", "phase", "gold") == ["phase", "boss-falls", "phase", "gold"]
    assert told(state, "gold")[-1].args == (reward + 4,)


@pytest.mark.rule("HND-BOSS-13")
@pytest.mark.parametrize("wave", [1, 2, 3])
def test_the_player_may_stop_at_any_time(wave: int) -> None:
    state = boss_phase("Hill Raider, Ash Drake, Razor Boar", hero="Galathar", wave=wave)
    assert "stop" in options(state)
    strike_boss(state, "Hill Raider")
    while asked(state) == "card":
        act(state, options(state)[0])
    assert "stop" in options(state)
    act(state, "stop")
    while asked(state) == "loss":
        act(state, options(state)[0])
    before = codes(state, "boss-stands", "penalty", "hurt", "phase", "wave")
    assert before[:2] == ["phase", "boss-stands"]
    assert before.index("penalty") < before.index("hurt")
    assert before.index("hurt") < before.index("phase", 1), "the penalty comes before the merchant"


# --- critical hits -------------------------------------------------------------------------


@pytest.mark.rule("HND-CRIT-01", "HND-CRIT-03", "HND-CRIT-07")
@pytest.mark.parametrize("boss", c.BOSS_NAMES)
@pytest.mark.parametrize(
    ("wave", "rows"),
    [
        (1, [(1, 4, 8), (1, None, 5), (2, 6, 13)]),
        (2, [(1, 5, 9), (1, None, 5), (2, 7, 15)]),
        (3, [(1, 5, 10), (2, None, 9), (2, 8, 17)]),
        (4, [(1, 6, 12), (2, None, 10), (3, 8, 20)]),
    ],
)
def test_each_level_has_three(
    boss: str, wave: int, rows: list[tuple[int, int | None, int]]
) -> None:
    hits = boss_phase(boss=boss, wave=wave).view(0).criticals
    assert [(hit.damage, hit.strength, hit.attack) for hit in hits] == rows
    assert not any(hit.used for hit in hits)


@pytest.mark.rule("HND-CRIT-04", "HND-CRIT-07", "HND-CRIT-08")
def test_an_asterisk_costs_damage_only() -> None:
    state = boss_phase("Hill Raider", hero="Galathar", boss="Arbiter", grid=(0, 2))
    act(state, "critical 2")
    assert (state.grid, state.hp) == ((1, 2), 3), "nothing to choose: (0, 3) is not allowed"
    assert names(state.strength) == "Hill Raider"
    assert boss_left(state) == 14 - 5
    assert asked(state) == "boss"


@pytest.mark.rule("HND-CRIT-02")
def test_a_critical_hit_is_made_once_in_a_phase() -> None:
    state = boss_phase(hero="Galathar", boss="Arbiter")
    act(state, "critical 2", "lose 1 0")
    assert refused(state, "critical 2") == ("hand-critical-used", "HND-CRIT-02")
    assert [hit.used for hit in state.view(0).criticals] == [False, True, False]
    act(state, "stop", "lose 1 1")
    assert state.wave == 2
    assert not any(hit.used for hit in state.view(0).criticals), "the next level's are fresh"


@pytest.mark.rule("HND-CRIT-05", "HND-CRIT-06", "HND-CRIT-08", "HND-CRIT-10")
def test_the_strength_cost_is_paid_by_an_attack() -> None:
    state = boss_phase("Scout, Burrow Rat, Razor Boar", hero="Galathar", boss="Sythra", wave=2)
    act(state, "critical 3", "lose 1 1", "commit Scout", "commit Burrow Rat")
    assert asked(state) == "critical"
    assert refused(state, "strike critical") == ("hand-cost-not-met", "HND-CRIT-05")
    assert refused(state, "strike boss") == ("hand-pay-critical", "HND-CRIT-06")
    assert state.view(0).attacks[0].value == 5
    assert state.view(0).attacks[0].against == 7
    act(state, "commit Razor Boar")
    assert state.view(0).attacks[0].value == 12
    act(state, "strike critical")
    assert told(state, "lands")[-1].args == (3, 15)
    assert boss_left(state) == 18 - 15, "what was paid too much does not hit the boss"
    assert state.strength == ()
    assert names(state.underworld).endswith("Scout, Burrow Rat, Razor Boar")
    order = codes(state, "critical", "hurt", "exhausts", "pays-critical", "lands", "discards")
    paid = ["critical", "hurt", "exhausts", "pays-critical", "lands"]
    assert order == [*paid, "discards", "discards", "discards"]
    assert refused(state, "strike critical") == ("hand-nothing-committed", "HND-STR-01")


@pytest.mark.rule("HND-CRIT-06")
def test_cards_count_for_one_critical_hit() -> None:
    state = boss_phase("Iron Sentinel", hero="Galathar", boss="Sythra", wave=2)
    act(state, "critical 1", "lose 1 0")
    act(state, "commit Iron Sentinel", "strike critical")
    assert refused(state, "critical 3") == ("hand-hit-out-of-reach", "HND-CRIT-05")
    assert boss_left(state) == 18 - 9


@pytest.mark.rule("HND-CRIT-05")
def test_a_cost_out_of_reach_is_not_begun() -> None:
    state = boss_phase("Scout", hero="Galathar", boss="Arbiter")
    assert options(state) == ["commit Scout", "critical 2", "stop"]
    assert refused(state, "critical 1") == ("hand-hit-out-of-reach", "HND-CRIT-05")
    act(state, "commit Scout")
    assert refused(state, "strike critical") == ("hand-no-critical", "HND-CRIT-03")


@pytest.mark.rule("HND-CRIT-09", "HND-BSR-01")
def test_a_critical_hit_is_one_attack() -> None:
    """The power that follows an attack follows the whole of it, once."""
    state = boss_phase("Carrion Bat, Ember Wisp, Scout, Rune Thief", hero="Galathar")
    act(state, "critical 3", "lose 1 1", "commit Carrion Bat", "commit Ember Wisp")
    act(state, "commit Rune Thief", "strike critical")
    assert len(told(state, "power")) == 1
    assert names(state.strength) == "Bramble Boar", "not rotated three times"


@pytest.mark.rule("HND-CRIT-05", "HND-HERO-03", "HND-HERO-E2")
def test_the_damage_just_taken_arms_grudge() -> None:
    state = boss_phase("Scout", hero="Elora", boss="Sythra", wave=2)
    assert "critical 1" in options(state), "3 + 2 = 5"
    act(state, "critical 1")
    act(state, "lose 1 0", "commit Scout", "strike critical")
    assert told(state, "pays-critical")[-1].args == (5, ("Scout",))
    assert not state.grudge


@pytest.mark.rule("HND-CRIT-05", "HND-HERO-03")
def test_damage_that_would_cost_grudge_is_not_offered() -> None:
    """Of the ways to exhaust, those that leave the cost out of reach are refused."""
    state = boss_phase("Scout, Burrow Rat", hero="Elora", boss="Sythra", wave=2, grid=(1, 1))
    act(state, "critical 3")
    assert sorted(options(state)) == ["lose 2 2", "lose 3 1"]
    assert refused(state, "lose 1 3") == ("hand-cost-out-of-reach", "HND-CRIT-05")
    assert refused(state, "lose 3 2") == ("hand-grid", "HND-GRID-08")


@pytest.mark.rule("HND-HERO-04", "HND-HERO-R2")
def test_dual_wield_pays_too() -> None:
    state = boss_phase("Scout, Burrow Rat", hero="Rhys", boss="Sythra", wave=2)
    act(state, "critical 1")
    act(state, options(state)[0], "commit Scout")
    assert state.view(0).attacks[0].value == 3
    act(state, "commit Burrow Rat")
    assert state.view(0).attacks[0].value == 3 + 2 + 1


@pytest.mark.rule("HND-HERO-05", "HND-HERO-R3")
def test_resourceful_keeps_a_card_that_hits() -> None:
    state = boss_phase("Scout, Hill Raider", hero="Rhys", boss="Sythra", wave=2)
    act(state, "commit Scout", "add Resourceful", "exhaust", "strike boss")
    assert names(state.strength) == "Bramble Boar, Hill Raider"
    assert told(state, "strikes-boss")[-1].args == (3, ("Scout",))
    act(state, "critical 1", "commit Bramble Boar")
    assert refused(state, "add Resourceful") == ("hand-exhausted", "HND-ACTV-05")


@pytest.mark.rule("HND-HERO-05")
def test_resourceful_pays_with_another_card_than_the_cost_needs() -> None:
    state = boss_phase("Hill Raider, Scout", hero="Rhys", boss="Sythra", wave=2)
    act(state, "critical 1", "lose 0 1", "commit Hill Raider", "add Resourceful")
    assert options(state) == ["pay Scout", "exhaust"]
    assert refused(state, "pay Hill Raider") == ("hand-committed", "HND-ACTV-08")
    act(state, "pay Scout", "strike critical")
    assert names(state.strength) == "Phase Worm"


@pytest.mark.rule("HND-HERO-05", "HND-CRIT-05")
def test_no_add_on_may_put_the_cost_out_of_reach() -> None:
    state = boss_phase("Burrow Rat, Scout", hero="Rhys", boss="Sythra", wave=2)
    act(state, "critical 1", "lose 0 1", "add Resourceful")
    assert options(state) == ["exhaust"], "5 takes both cards"
    assert refused(state, "pay Scout") == ("hand-cost-out-of-reach", "HND-CRIT-05")


@pytest.mark.rule("HND-CRIT-05", "HND-MI-08", "HND-MI-09", "HND-WEAP-12")
@pytest.mark.parametrize(("axe", "bonus"), [("War Axe", 4), ("Giant Axe", 7)])
def test_axes_pay_too(axe: str, bonus: int) -> None:
    state = boss_phase("Scout", hero="Galathar", boss="Arbiter", weapon=axe)
    act(state, "critical 3", "lose 1 1")
    assert refused(state, "strike critical") == ("hand-nothing-committed", "HND-STR-01")
    act(state, f"add {axe}", "commit Scout")
    assert state.view(0).attacks[0].value == 3 + bonus
    act(state, "strike critical")
    assert boss_left(state) == 14 - 13
    assert not state.ready


@pytest.mark.rule("HND-CRIT-04", "HND-MI-10", "HND-MI-11")
@pytest.mark.parametrize("shield", ["Round Shield", "Tower Shield"])
def test_no_shield_helps_against_a_cost(shield: str) -> None:
    state = boss_phase("Scout", hero="Rhys", boss="Arbiter", weapon=shield)
    act(state, "critical 2")
    assert asked(state) == "loss"
    act(state, "lose 1 0")
    assert (state.hp, state.ready) == (5, True)
