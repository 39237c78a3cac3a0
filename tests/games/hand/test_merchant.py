"""The merchant: gold, prices, and which weapons can be bought when."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    boss_phase,
    combat,
    left,
    merchant,
    names,
    options,
    prices,
    refused,
    strike_boss,
    told,
    unsold,
    weapon,
)

MELEE, RANGED = ("Rhys", "Galathar"), ("Ifaris", "Elora")
BASICS = {
    "Hunting Bow": "Great Bow",
    "Ember Wand": "Blazing Wand",
    "War Axe": "Giant Axe",
    "Round Shield": "Tower Shield",
}


# --- gold ----------------------------------------------------------------------------------


@pytest.mark.rule("HND-MERCH-01", "HND-MERCH-05")
@pytest.mark.parametrize("hero", c.HERO_NAMES)
def test_each_hero_has_a_merchant(hero: str) -> None:
    state = merchant(20, hero=hero, grid=(1, 1))
    ranged = {
        "Hunting Bow": 4,
        "Great Bow": 4,
        "Ember Wand": 3,
        "Blazing Wand": 4,
        "Healing Potion": 3,
        "Scrying Potion": 2,
        "Turning Potion": 2,
    }
    melee = {
        "War Axe": 4,
        "Giant Axe": 4,
        "Round Shield": 3,
        "Tower Shield": 4,
        "Healing Potion": 3,
        "Might Potion": 4,
        "Turning Potion": 2,
    }
    assert prices(state) == (ranged if hero in RANGED else melee)
    other = "War Axe" if hero in RANGED else "Hunting Bow"
    assert refused(state, f"buy {other}") == ("hand-not-sold", "HND-MERCH-01")


@pytest.mark.rule("HND-MERCH-02")
def test_gold_is_reward_and_coins() -> None:
    """Reward 7, and coins 1 for HP 4, 2 for HP 8, 3 for HP 9."""
    state = boss_phase(
        "Cutpurse, Cave Bear, Marsh Hydra, Pit Brute", hero="Galathar", boss="Arbiter", wave=2
    )
    state.boss_damage = 19
    strike_boss(state, "Pit Brute")
    assert asked(state) == "merchant"
    assert state.gold == 7 + 1 + 2 + 3
    assert state.view(0).gold == 13


@pytest.mark.rule("HND-MERCH-03")
def test_gold_is_split_as_one_likes() -> None:
    state = merchant(12, hero="Rhys", grid=(1, 1))
    act(state, "buy Turning Potion", "buy Might Potion", "buy Healing Potion", "heal 0 1")
    assert state.gold == 12 - 2 - 4 - 3
    assert unsold(state, "War Axe") == ("hand-too-dear", "HND-MERCH-02")
    assert unsold(state, "Healing Potion") == (None, None)
    act(state, "buy Healing Potion")
    assert told(state, "buys")[-1].args == ("Healing Potion", 0)
    assert state.hp == 6
    assert state.wave == 2, "nothing can be bought, so the next wave begins"


@pytest.mark.rule("HND-MERCH-04", "HND-PROP-16")
def test_unspent_gold_is_lost() -> None:
    state = merchant(12, hero="Rhys")
    act(state, "leave")
    assert told(state, "leaves")[-1].args == (12,)
    assert (state.wave, state.gold) == (2, 0)


@pytest.mark.rule("HND-MERCH-02", "HND-PROP-16")
def test_nothing_is_bought_on_credit() -> None:
    state = merchant(3, hero="Elora", grid=(1, 0))
    assert unsold(state, "Hunting Bow") == ("hand-too-dear", "HND-MERCH-02")
    assert options(state) == [
        "buy Ember Wand",
        "buy Healing Potion",
        "buy Scrying Potion",
        "buy Turning Potion",
        "leave",
    ]


# --- weapons -------------------------------------------------------------------------------


@pytest.mark.rule("HND-WEAP-01")
@pytest.mark.parametrize("bought", BASICS)
def test_a_bought_weapon_is_slotted_in_the_next_setup(bought: str) -> None:
    hero = "Rhys" if c.ITEM[bought] in c.SHOP[0] else "Ifaris"
    state = merchant(c.ITEM_COST[c.ITEM[bought]] + 2, hero=hero)
    act(state, f"buy {bought}")
    assert weapon(state) == (bought, False)
    act(state, "buy Turning Potion")
    assert state.view(0).phase == "setup"
    assert weapon(state) == (bought, False)
    act(state, "decline")
    assert state.wave == 2
    assert weapon(state) == (bought, True)


@pytest.mark.rule("HND-WEAP-01", "HND-WEAP-02")
def test_a_weapon_not_owned_or_used_is_refused() -> None:
    state = combat("Iron Sentinel, Razor Boar", "Scout", hero="Ifaris", weapon="Hunting Bow")
    assert refused(state, "use Great Bow on front") == ("hand-not-owned", "HND-WEAP-01")
    act(state, "use Hunting Bow on front")
    assert weapon(state) == ("Hunting Bow", False)
    assert refused(state, "use Hunting Bow on front") == ("hand-weapon-used", "HND-WEAP-02")


@pytest.mark.rule("HND-WEAP-02", "HND-WEAP-12")
def test_the_player_picks_the_moment() -> None:
    """Between actions, again and again, until it is used."""
    state = combat(
        "Iron Sentinel, Razor Boar", "Scout, Cutpurse", hero="Ifaris", weapon="Great Bow"
    )
    act(state, "commit Scout")
    assert refused(state, "use Great Bow on front") == ("hand-strike-first", "HND-FIGHT-01")
    act(state, "strike front")
    assert left(state) == 7
    act(state, "use Great Bow on front")
    assert names(state.line) == "Razor Boar"


@pytest.mark.rule("HND-WEAP-03", "HND-ABIL-07")
@pytest.mark.parametrize("order", ["bow first", "bow last"])
def test_weapons_do_not_prevent_slotting(order: str) -> None:
    state = combat(
        "Cave Bear, Razor Boar", "Scout, Hill Raider", hero="Elora", weapon="Hunting Bow"
    )
    blows = [["use Hunting Bow on front"], ["commit Hill Raider", "strike front"]]
    for blow in blows if order == "bow first" else blows[::-1]:
        act(state, *blow)
    assert names(state.strength) == "Scout, Cave Bear"


@pytest.mark.rule("HND-WEAP-04", "HND-WEAP-10", "HND-SETUP-14")
@pytest.mark.parametrize("used", [True, False])
@pytest.mark.parametrize("owned", ["Hunting Bow", "Great Bow"])
def test_a_weapon_returns_in_each_wave(owned: str, used: bool) -> None:
    state = combat("Burrow Rat", "Iron Sentinel", hero="Ifaris", boss="Arbiter", weapon=owned)
    if used:
        act(state, f"use {owned} on front")
        assert weapon(state) == (owned, False)
    else:
        act(state, "commit Iron Sentinel", "strike front")
    act(state, "stop", "lose 1 0")
    while asked(state) != "fight":
        act(state, options(state)[-1])
    assert state.wave == 2
    assert weapon(state) == (owned, True)


@pytest.mark.rule("HND-WEAP-05")
@pytest.mark.parametrize(("basic", "upgrade"), BASICS.items())
def test_an_upgrade_needs_the_basic_weapon(basic: str, upgrade: str) -> None:
    hero = "Rhys" if c.ITEM[basic] in c.SHOP[0] else "Ifaris"
    state = merchant(20, hero=hero)
    assert unsold(state, upgrade) == ("hand-needs-basic", "HND-WEAP-05")
    owner = merchant(20, hero=hero, weapon=basic)
    act(owner, f"buy {upgrade}")
    assert owner.view(0).weapon == upgrade


@pytest.mark.rule("HND-WEAP-05", "HND-WEAP-06", "HND-WEAP-11")
def test_both_halves_may_be_bought_at_once() -> None:
    state = merchant(20, hero="Galathar")
    act(state, "buy Round Shield", "buy Tower Shield")
    assert state.gold == 20 - 3 - 4
    assert unsold(state, "Round Shield") == ("hand-owned", "HND-WEAP-11")
    assert unsold(state, "Tower Shield") == ("hand-owned", "HND-WEAP-11")
    assert unsold(state, "War Axe") == ("hand-one-weapon", "HND-WEAP-09")


@pytest.mark.rule("HND-WEAP-07")
def test_a_used_weapon_can_be_upgraded() -> None:
    state = combat("Burrow Rat", "Iron Sentinel", hero="Ifaris", boss="Sythra", weapon="Ember Wand")
    act(state, "use Ember Wand", "rotate Burrow Rat")
    assert names(state.line) == "Forest Dragon"
    act(state, "commit Iron Sentinel", "strike front")
    assert asked(state) == "boss"
    state.boss_damage, state.strength = 11, state.strength[:0]
    act(state, "critical 2", "lose 1 0")
    assert weapon(state) == ("Ember Wand", False)
    act(state, "buy Blazing Wand")
    while asked(state) != "fight":
        act(state, options(state)[-1])
    assert weapon(state) == ("Blazing Wand", True)


@pytest.mark.rule("HND-WEAP-08", "HND-WEAP-09", "HND-WEAP-11")
def test_another_weapon_replaces_the_old_one_for_nothing() -> None:
    state = merchant(20, hero="Rhys", weapon="Giant Axe")
    assert unsold(state, "Giant Axe") == ("hand-owned", "HND-WEAP-11")
    assert unsold(state, "War Axe") == ("hand-owned", "HND-WEAP-11")
    assert unsold(state, "Tower Shield") == ("hand-needs-basic", "HND-WEAP-05")
    act(state, "buy Round Shield")
    assert state.gold == 20 - 3
    assert state.view(0).weapon == "Round Shield"
    assert unsold(state, "War Axe") == ("hand-one-weapon", "HND-WEAP-09")
    act(state, "leave")
    assert weapon(state) == ("Round Shield", True)


@pytest.mark.rule("HND-WEAP-11", "HND-WEAP-01")
def test_a_new_weapon_is_not_slotted_because_the_old_one_was() -> None:
    state = merchant(20, hero="Rhys", weapon="Giant Axe")
    state.ready = True
    act(state, "buy Round Shield")
    assert weapon(state) == ("Round Shield", False)


@pytest.mark.rule("HND-WEAP-12")
def test_weapons_in_the_boss_phase() -> None:
    for owned, words in [
        ("Great Bow", "use Great Bow on boss"),
        ("Ember Wand", "use Ember Wand"),
        ("Blazing Wand", "use Blazing Wand"),
    ]:
        assert words in options(boss_phase("Scout", hero="Ifaris", weapon=owned))
    for owned in ("War Axe", "Giant Axe"):
        state = boss_phase("Scout", hero="Galathar", weapon=owned)
        assert refused(state, f"add {owned}") == ("hand-nothing-committed", "HND-WEAP-12")
        act(state, "commit Scout")
        assert f"add {owned}" in options(state)


@pytest.mark.rule("HND-WEAP-12")
def test_a_wand_needs_something_to_turn() -> None:
    state = boss_phase("", hero="Ifaris", weapon="Ember Wand")
    assert "use Ember Wand" not in options(state)
    refused(state, "use Ember Wand")


@pytest.mark.rule("HND-STR-12")
def test_a_weapon_is_no_strength_card() -> None:
    state = combat("Cutpurse, Razor Boar", "Scout", hero="Rhys", weapon="War Axe")
    assert state.strength == (), "Cutpurse discarded the only one"
    assert weapon(state) == ("War Axe", True)
    assert not [words for words in options(state) if words.startswith("commit")]
    act(state, "use Shield Bash on front")
    assert options(state) == ["exhaust"], "it pays for nothing"
    sold = boss_phase("", hero="Rhys", boss="Arbiter", weapon="War Axe")
    act(sold, "stop", "lose 1 0")
    assert told(sold, "gold")[-1].args == (0,), "and has no coins"


# --- examples ------------------------------------------------------------------------------


@pytest.mark.rule("HND-EX-34")
def test_healing_prices() -> None:
    costs = {
        difficulty: prices(merchant(8, difficulty=difficulty))["Healing Potion"]
        for difficulty in c.DIFFICULTY_OPTIONS
    }
    assert costs == {"casual": 2, "easy": 3, "normal": 3, "heroic": 5, "legendary": 3}
    state = merchant(8, difficulty="heroic", grid=(1, 1))
    act(state, "buy Healing Potion", "heal 0 1")
    assert state.gold == 3
    assert unsold(state, "Healing Potion") == ("hand-too-dear", "HND-MERCH-02")
    assert "buy Round Shield" in options(state)


@pytest.mark.rule("HND-EX-35", "HND-WEAP-01", "HND-WEAP-04", "HND-WEAP-06", "HND-WEAP-10")
def test_an_axe_bought_and_used() -> None:
    state = merchant(8, hero="Galathar", difficulty="normal")
    act(state, "buy War Axe", "buy Giant Axe")
    assert told(state, "buys")[-1].args == ("Giant Axe", 0)
    assert (state.wave, weapon(state)) == (2, ("Giant Axe", True))
    state.line = state.line[:1]  # the rest of the wave is of no interest
    act(state, f"commit {c.NAME[state.strength[0]]}", "add Giant Axe", "strike front")
    assert weapon(state) == ("Giant Axe", False)
    assert asked(state) == "boss"
    act(state, "stop")
    while (state.wave, asked(state)) != (3, "fight"):
        act(state, options(state)[-1])
    assert weapon(state) == ("Giant Axe", True)
