"""What is printed on the 18 cards, held against the catalogue."""

from __future__ import annotations

from collections import Counter

import pytest

from fateloom.games.hand import boss as bosses
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import merchant as merchants
from fateloom.games.hand.game import HAND
from tests.games.hand.catalogue import BY_NAME, MONSTERS, Monster, flipped, rotated
from tests.games.hand.table import act, boss_phase, combat, left, merchant, names, told

pytestmark = pytest.mark.usefixtures("shipped")

# --- monsters -------------------------------------------------------------------------


@pytest.mark.rule("HND-COMP-01", "HND-COMP-02", "HND-CON-01", "HND-GEO-07")
def test_44_faces_as_the_catalogue_lists_them() -> None:
    assert c.CARDS == 11 and c.FACES == len(MONSTERS) == 44
    assert len(set(c.NAME)) == 44
    for face, monster in enumerate(MONSTERS):
        assert face >> 2 == monster.card - 1
        assert c.NAME[face] == monster.name
        assert c.TYPE_NAMES[c.TYPE[face]] == monster.type
        assert (c.HP[face], c.DMG[face]) == (monster.hp, monster.dmg)
        assert c.KIND_NAMES[c.KIND[face]] == monster.kind
        assert (face in c.ONCE) == monster.once
        assert c.COINS[face] in (1, 2, 3)
        assert c.FACE[monster.name] == face


@pytest.mark.rule("HND-COMP-02", "HND-GEO-06")
def test_four_monsters_a_card() -> None:
    assert Counter(face >> 2 for face in range(c.FACES)) == dict.fromkeys(range(11), 4)
    for face, monster in enumerate(MONSTERS):
        other = "Young Wyvern" if monster.card != 8 else "Cave Bear"
        line = combat(f"{monster.name}, {other}").view(0).line
        (spot,) = [spot for spot in line if spot.card == monster.card]
        assert (spot.face, spot.side, spot.half) == (monster.name, monster.side, monster.half)
        assert c.NAME[face] not in {c.NAME[face ^ turn] for turn in (1, 2, 3)}


@pytest.mark.rule("HND-CON-02", "HND-CON-03")
def test_numbers_of_the_monsters() -> None:
    assert sorted(set(c.HP)) == list(range(2, 13))
    assert 6 <= sum(c.HP) / 44 <= 6.5 and sum(c.HP) == 274
    assert Counter(c.DMG) == {1: 22, 2: 18, 3: 4}
    assert sum(c.DMG) / 44 == pytest.approx(1.6, abs=0.05)
    assert sum(hp >= 10 for hp in c.HP) == 6
    assert {4, 5, 6, 9} <= set(c.HP)
    types = Counter(c.TYPE_NAMES[kind] for kind in c.TYPE)
    assert types == {"warrior": 13, "magic": 12, "creature": 11, "dragon": 8}


@pytest.mark.rule("HND-CON-04", "HND-CON-05", "HND-CON-08", "HND-ATYPE-01")
def test_kinds_of_abilities() -> None:
    kinds = Counter(c.KIND_NAMES[kind] for kind in c.KIND)
    assert kinds == {"normal": 17, "front": 6, "instant": 5, "second": 3, "none": 13}
    assert {c.NAME[face] for face in c.ONCE} == {"Assassin", "Great Serpent", "Bone Drake"}
    assert {c.NAME[face] for face in c.ACTIONS} == {"Forest Dragon", "Watcher"}


@pytest.mark.rule("HND-CON-08", "HND-PROP-11")
@pytest.mark.parametrize("monster", [m for m in MONSTERS if m.kind in ("front", "second")])
def test_who_moves_itself_does_so_once_a_wave(monster: Monster) -> None:
    """Every Front or Second ability, in its place: if it moved its monster it is x1."""
    name, kind, once = monster.name, monster.kind, monster.once
    others = ["Pit Brute", "Ogre Mauler", "Cave Bear"]
    line = [name, *others] if kind == "front" else [others[0], name, *others[1:]]
    state = combat(", ".join(line), "Hill Raider")
    if state.view(0).asked == "loss":
        act(state, "lose 1 0")
    assert names(state.line).split(", ").index(name) == line.index(name) or once


@pytest.mark.rule("HND-CON-06", "HND-FACT-06")
def test_assassin_and_scout_are_one_card() -> None:
    assert c.flipped(c.FACE["Assassin"]) == c.FACE["Scout"]
    assert flipped("Assassin") == "Scout" and flipped("Scout") == "Assassin"
    assert BY_NAME["Assassin"].half == BY_NAME["Scout"].half
    assert c.KIND[c.FACE["Scout"]] == c.KIND[c.FACE["Assassin"]] == c.FRONT


def test_magic_monsters_with_instants() -> None:
    found = {
        name
        for name, kind, of in zip(c.NAME, c.KIND, c.TYPE, strict=True)
        if kind == c.INSTANT and of == c.MAGIC
    }
    assert found == {"Phase Worm", "Ember Wisp", "Lantern Imp"}


def test_effects_that_the_rulebook_tells_of() -> None:
    per_attack = combat("Shieldbearer, Cave Bear", "Thornback, Scout", hero="Galathar")
    act(per_attack, "commit Thornback", "commit Scout")
    assert per_attack.view(0).attacks[0].value == 7 + 3 - 4
    per_card = combat("Mirror Shade, Cave Bear", "Thornback, Scout")
    act(per_card, "commit Thornback", "commit Scout")
    assert per_card.view(0).attacks[0].cards == (3, 0)
    gravecaller = combat("Gravecaller, Pit Brute", "Scout")
    assert names(gravecaller.strength) == ""
    changed = combat("Burrow Rat, Swarm Queen").view(0).line[0]
    assert changed.dmg == 2
    assert combat("Scout, Pit Brute, Cave Bear").view(0).line[2].sight == "visible"


@pytest.mark.rule("HND-CON-09")
def test_coins() -> None:
    for monster in MONSTERS:
        coins = 1 if monster.hp in (2, 3, 4) else 2 if monster.hp in (5, 6, 7, 8) else 3
        state = boss_phase(monster.name, boss="Sythra", wave=2)
        act(state, "stop", "lose 1 0")  # a penalty without gold
        assert told(state, "gold")[0].args == (coins,), monster.name


def test_the_seven_given_names_and_no_others_twice() -> None:
    given = {"Forest Dragon", "Chieftain", "Watcher", "Assassin", "Phase Worm", "Scout", "Specter"}
    assert given <= set(c.NAME)
    every = [*c.NAME, *c.NAMED, *c.HERO_NAMES, *c.BOSS_NAMES]
    assert len(set(every)) == len(every)


# --- heroes ---------------------------------------------------------------------------

HEROES = {
    "Rhys": (
        False,
        [
            ("Crossfire", "stock", "normal"),
            ("Dual Wield", "stock", "normal"),
            ("Resourceful", "paid", "normal"),
            ("Avenger", "paid", "slot"),
            ("Shield Bash", "paid", "normal"),
            ("Throw Sword", "paid", "normal"),
        ],
    ),
    "Ifaris": (
        True,
        [
            ("Illusionist", "paid", "normal"),
            ("Battle Magic", "stock", "normal"),
            ("Fire Ball", "paid", "normal"),
            ("Summons", "paid", "slot"),
            ("Gain Wisdom", "paid", "normal"),
            ("Energy Surge", "paid", "normal"),
        ],
    ),
    "Elora": (
        True,
        [
            ("Experience", "stock-once", "slot"),
            ("Grudge", "stock", "normal"),
            ("Armor Piercing", "paid", "normal"),
            ("Long Range", "paid", "normal"),
            ("Shoot Through", "paid", "slot"),
            ("Maneuver", "paid", "normal"),
        ],
    ),
    "Galathar": (
        False,
        [
            ("Build Rage", "stock", "normal"),
            ("Dragon Master", "stock-once", "slot"),
            ("Retribution", "paid", "slot"),
            ("Intimidate", "paid", "normal"),
            ("Shadow Spear", "paid", "normal"),
            ("Stun Spell", "paid", "normal"),
        ],
    ),
}
"""Ranged or not, and the six abilities as they are read, with cost and kind."""


@pytest.mark.rule("HND-COMP-03", "HND-SETUP-15", "HND-OBJ-03", "HND-GRID-01", "HND-ABIL-01")
@pytest.mark.parametrize("hero", HEROES)
def test_heroes(hero: str) -> None:
    assert tuple(HEROES) == c.HERO_NAMES
    ranged, abilities = HEROES[hero]
    number = c.HERO_NAMES.index(hero)
    assert c.RANGED[number] is ranged
    for place, (name, cost, kind) in enumerate(abilities):
        ability = c.ABILITY[name]
        assert c.hero_of(ability) == number
        assert c.COST_NAMES[c.ABILITY_COST[ability]] == cost
        assert c.SLOTS[ability] is (kind == "slot")
        # Read row by row from the top left: row 3 is the highest, column 0 the left one.
        assert c.place(ability) == [(3, 0), (3, 1), (2, 0), (2, 1), (1, 0), (1, 1)][place]
    view = combat("Cave Bear", hero=hero).view(0)
    assert [ability.name for ability in view.abilities] == [name for name, _, _ in abilities]
    assert view.hp == 6


def test_galathars_card_has_every_kind() -> None:
    kinds = {(cost, kind) for _, cost, kind in HEROES["Galathar"][1]}
    assert {("paid", "slot"), ("paid", "normal"), ("stock", "normal")} <= kinds
    assert not c.SLOTS[c.BUILD_RAGE]


# --- bosses ---------------------------------------------------------------------------

BOSSES = {
    "Gorvane": [
        (6, "rotate-lowest", {"damage": 1, "gold": 2}),
        (9, "weak-are-nothing", {"damage": 1, "rotate": 1}),
        (14, "rotate-highest", {"damage": 3, "gold": 3}),
        (33, "less-per-slotted", {"game": 1}),
    ],
    "Sythra": [
        (5, "discard-lowest", {"damage": 2}),
        (8, "one-per-slotted", {"damage": 1, "weapon": 1}),
        (13, "dragons-and-warriors", {"damage": 1, "merchant": 1}),
        (31, "two-per-slotted", {"game": 1}),
    ],
    "Arbiter": [
        (6, "even-less", {"damage": 1, "gold": 4}),
        (9, "even-rotate-all", {"merchant": 1}),
        (14, "dearer", {"damage": 2, "rotate": 1}),
        (33, "less-and-flip", {"game": 1}),
    ],
}
"""HP, power and penalty of the four levels of each boss."""
BOSS_RULES = {
    "Gorvane": ("HND-BS-11", "HND-BS-12", "HND-BS-13", "HND-BS-14"),
    "Sythra": ("HND-BS-21", "HND-BS-22", "HND-BS-23", "HND-BS-24"),
    "Arbiter": ("HND-BS-31", "HND-BS-32", "HND-BS-33", "HND-BS-34"),
}
CRITICALS = [
    [(1, 4, 8), (1, None, 5), (2, 6, 13)],
    [(1, 5, 9), (1, None, 5), (2, 7, 15)],
    [(1, 5, 10), (2, None, 9), (2, 8, 17)],
    [(1, 6, 12), (2, None, 10), (3, 8, 20)],
]
"""Damage, strength and attack of the critical hits of each level; None for an asterisk."""


@pytest.mark.parametrize(
    ("name", "wave"),
    [
        pytest.param(name, wave, marks=pytest.mark.rule(rule), id=rule)
        for name, rules in BOSS_RULES.items()
        for wave, rule in enumerate(rules, 1)
    ],
)
def test_boss_levels(name: str, wave: int) -> None:
    hp, power, penalties = BOSSES[name][wave - 1]
    state = boss_phase("", boss=name, wave=wave)
    view = state.view(0)
    assert (view.boss, view.boss_hp, view.boss_left) == (name, hp, hp)
    assert c.POWER_NAMES[bosses.power(state)] == power
    assert dict(view.penalties) == penalties
    found = [(hit.damage, hit.strength, hit.attack) for hit in view.criticals]
    assert found == CRITICALS[wave - 1]
    assert c.REWARD[wave - 1] == [6, 7, 8, 0][wave - 1]


@pytest.mark.rule("HND-COMP-04", "HND-CON-10")
def test_three_bosses_that_grow() -> None:
    assert tuple(BOSSES) == c.BOSS_NAMES
    for levels in c.BOSS_HP:
        assert len(levels) == 4
        assert list(levels) == sorted(set(levels))
    powers = [power for levels in c.BOSS_POWER for power in levels]
    assert len(set(powers)) == 12


@pytest.mark.rule("HND-CON-11", "HND-PEN-06")
def test_all_penalties_occur() -> None:
    kinds = {
        c.PENALTY_NAMES[kind]
        for levels in c.PENALTIES
        for penalties in levels[:3]
        for kind, _ in penalties
    }
    assert kinds == {"damage", "gold", "rotate", "merchant", "weapon"}
    third = [dict(levels[2]) for levels in c.PENALTIES]
    assert third.count({c.LOSE_DAMAGE: 3, c.LOSE_GOLD: 3}) == 1


@pytest.mark.rule("HND-CON-12", "HND-CRIT-01", "HND-CRIT-03")
def test_three_critical_hits_a_level_one_with_an_asterisk() -> None:
    for hits in c.CRITICALS:
        assert len(hits) == 3
        assert [strength for _, strength, _ in hits].count(c.ANY) == 1
        assert all(damage > 0 and attack > 0 for damage, _, attack in hits)


# --- merchants ------------------------------------------------------------------------

WARES = {
    "HND-MI-01": ("Ifaris", "Hunting Bow", 4),
    "HND-MI-02": ("Ifaris", "Great Bow", 4),
    "HND-MI-03": ("Ifaris", "Ember Wand", 3),
    "HND-MI-04": ("Ifaris", "Blazing Wand", 4),
    "HND-MI-05": ("Ifaris", "Healing Potion", 4),
    "HND-MI-06": ("Ifaris", "Scrying Potion", 2),
    "HND-MI-07": ("Ifaris", "Turning Potion", 2),
    "HND-MI-08": ("Rhys", "War Axe", 4),
    "HND-MI-09": ("Rhys", "Giant Axe", 4),
    "HND-MI-10": ("Rhys", "Round Shield", 3),
    "HND-MI-11": ("Rhys", "Tower Shield", 4),
    "HND-MI-12": ("Rhys", "Healing Potion", 4),
    "HND-MI-13": ("Rhys", "Might Potion", 2),
    "HND-MI-14": ("Rhys", "Turning Potion", 2),
}
BASIC = {
    "Great Bow": "Hunting Bow",
    "Blazing Wand": "Ember Wand",
    "Giant Axe": "War Axe",
    "Tower Shield": "Round Shield",
}


@pytest.mark.parametrize(
    ("hero", "item", "cost"),
    [pytest.param(*ware, marks=pytest.mark.rule(rule), id=rule) for rule, ware in WARES.items()],
)
def test_wares(hero: str, item: str, cost: int) -> None:
    state = merchant(20, hero=hero, weapon=BASIC.get(item, ""), grid=(1, 0))
    assert {ware.item: ware.cost for ware in state.view(0).shop}[item] == cost
    act(state, f"buy {item}")
    assert state.gold == 20 - cost


@pytest.mark.rule("HND-COMP-05", "HND-CON-13", "HND-MERCH-05", "HND-MERCH-01")
@pytest.mark.parametrize("hero", HEROES)
def test_one_merchant_for_each_class(hero: str) -> None:
    ranged = HEROES[hero][0]
    of = "Ifaris" if ranged else "Rhys"
    sold = [ware.item for ware in merchant(5, hero=hero).view(0).shop]
    assert sorted(sold) == sorted(item for whose, item, _ in WARES.values() if whose == of)
    weapons = [item for item in sold if "Potion" not in item]
    assert len(weapons) == 4 and sum(item in BASIC for item in weapons) == 2
    assert len(sold) == 7 and "Healing Potion" in sold
    for item, basic in BASIC.items():
        assert c.is_upgrade(c.ITEM[item]) and not c.is_upgrade(c.ITEM[basic])
        assert c.ITEM[item] == c.ITEM[basic] + 1


HEALING = {"casual": 3, "easy": 4, "normal": 4, "heroic": 6, "legendary": 4}


@pytest.mark.rule(
    "HND-DIFF-01",
    "HND-DIFF-02",
    "HND-DIFF-03",
    "HND-DIFF-04",
    "HND-DIFF-05",
    "HND-POT-09",
)
@pytest.mark.parametrize("difficulty", HEALING)
def test_only_healing_depends_on_the_difficulty(difficulty: str) -> None:
    for hero in HEROES:
        state = merchant(20, hero=hero, difficulty=difficulty, grid=(1, 1))
        cost = {ware.item: ware.cost for ware in state.view(0).shop}
        assert cost.pop("Healing Potion") == HEALING[difficulty]
        of = "Ifaris" if HEROES[hero][0] else "Rhys"
        for whose, item, price in WARES.values():
            if whose == of and item != "Healing Potion":
                assert cost[item] == price
        act(state, "buy Healing Potion")
        assert state.gold == 20 - HEALING[difficulty]
    heroic = merchant(9, difficulty="heroic", grid=(1, 1))
    act(heroic, "buy Healing Potion")
    assert heroic.gold == 3
    assert merchants.refusal(heroic, c.HEALING_POTION) is not None
    assert merchants.refusal(heroic, c.ROUND_SHIELD) is None


# --- how cards lie --------------------------------------------------------------------


@pytest.mark.rule("HND-GEO-01", "HND-GEO-05", "HND-GEO-10")
def test_rows_from_front_to_back() -> None:
    state = combat("Cave Bear, Hill Raider, Pit Brute", "Iron Sentinel, Razor Boar")
    view = state.view(0)
    assert [spot.face for spot in view.line[:2]] == ["Cave Bear", "Hill Raider"]
    assert view.strength == ("Iron Sentinel", "Razor Boar")
    act(state, "commit Iron Sentinel", "strike front")
    assert state.view(0).underworld[-1] == "Iron Sentinel"
    assert names(state.strength) == "Razor Boar, Cave Bear"


@pytest.mark.rule("HND-GEO-08", "HND-GEO-09", "HND-GEO-10", "HND-PROP-08")
@pytest.mark.parametrize("monster", MONSTERS, ids=[m.name for m in MONSTERS])
def test_numbers_of_slotted_cards(monster: Monster) -> None:
    """Its HP is its strength, and what Summons counts is twice its DMG."""
    name, hp, dmg = monster.name, monster.hp, monster.dmg
    target = "Elder Dragon" if monster.card != 9 else "Storm Wyrm"
    state = combat(target, name, hero="Ifaris")
    whole = left(state)
    act(state, f"commit {name}")
    assert state.view(0).attacks[0].cards == (hp,)
    state = combat(target, name, hero="Ifaris")
    act(state, "use Summons on front", "exhaust")
    assert left(state) == whole - 2 * dmg


@pytest.mark.rule("HND-GEO-06")
def test_the_upside_down_half_does_not_count() -> None:
    """Hill Raider stands on Phase Worm's card, which does nothing."""
    assert rotated("Hill Raider") == "Phase Worm"
    state = combat("Hill Raider, Cave Bear")
    assert names(state.line) == "Hill Raider, Cave Bear"
    assert ln.harm(state.visible, 0) == 1


@pytest.mark.rule("HND-GEO-11", "HND-PROP-21")
def test_only_what_faces_the_player_is_known() -> None:
    state = HAND.new(seed=5, seats=1, hero="rhys", boss="gorvane")
    view = state.view(0)
    visible = [spot for spot in view.line if spot.sight == "visible"]
    assert len(visible) == len(state.visible)
    told = {spot.face for spot in visible} | set(view.strength)
    for face in state.line[len(visible) :]:
        if not state.known >> (face >> 2) & 1:
            for side in (face, face ^ 1, face ^ 2, face ^ 3):
                assert c.NAME[side] not in told
    seen = {face >> 1 for face in state.strength + state.visible}
    assert all(state.seen >> side & 1 for side in seen)


@pytest.mark.rule("HND-GEO-13", "HND-STR-12", "HND-COMP-01")
def test_boss_hero_and_weapon_lie_in_no_row() -> None:
    state = combat("Cave Bear, Hill Raider", "Pit Brute", weapon="War Axe")
    assert state.ready
    assert sorted(face >> 2 for face in state.line + state.strength + state.underworld) == [
        *range(11)
    ]
    before = state.underworld
    act(state, "commit Pit Brute", "add War Axe", "strike front")
    assert state.underworld == (*before, c.PIT_BRUTE)
    assert not state.ready
    # 11 monsters, 2 heroes a card, 3 bosses and 2 merchants make 18 cards.
    assert c.CARDS + len(c.HERO_NAMES) // 2 + len(c.BOSS_NAMES) + len(c.SHOP) == 18
