"""What each potion does, at once or in the next setup."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    merchant,
    names,
    options,
    prices,
    refused,
    told,
    unsold,
    weapon,
)


@pytest.mark.rule("HND-MI-05", "HND-MI-12", "HND-POT-01", "HND-POT-07", "HND-PROP-14")
@pytest.mark.parametrize("hero", c.HERO_NAMES)
def test_healing_works_at_once(hero: str) -> None:
    state = merchant(20, hero=hero, grid=(2, 1))
    act(state, "buy Healing Potion")
    assert asked(state) == "healing"
    assert sorted(options(state)) == ["heal 1 1", "heal 2 0"]
    assert refused(state, "heal 1 0") == ("hand-grid", "HND-POT-07")
    act(state, "heal 1 1")
    assert (state.grid, state.hp) == ((1, 1), 4)
    assert told(state, "heals")[-1].args == (4,)
    assert state.potions == 0


@pytest.mark.rule("HND-POT-07")
def test_healing_leaves_a_legal_grid() -> None:
    state = merchant(20, grid=(3, 1))
    act(state, "buy Healing Potion")
    assert state.grid == (2, 1), "the only way: (3, 0) is not allowed"


@pytest.mark.rule("HND-POT-06")
def test_any_number_of_healing_potions() -> None:
    state = merchant(15, grid=(3, 2))
    for _ in range(5):
        act(state, "buy Healing Potion")
        if asked(state) == "healing":
            act(state, options(state)[0])
    assert (state.hp, state.wave) == (6, 2)


@pytest.mark.rule("HND-POT-08", "HND-OBJ-04")
def test_the_unhurt_are_not_healed() -> None:
    state = merchant(20)
    assert unsold(state, "Healing Potion") == ("hand-unhurt", "HND-POT-08")


@pytest.mark.rule("HND-POT-05")
@pytest.mark.parametrize(
    ("hero", "potion"),
    [("Rhys", "Might"), ("Rhys", "Turning"), ("Elora", "Scrying"), ("Elora", "Turning")],
)
def test_other_potions_are_bought_once(hero: str, potion: str) -> None:
    state = merchant(20, hero=hero)
    act(state, f"buy {potion} Potion")
    assert unsold(state, f"{potion} Potion") == ("hand-bought", "HND-POT-05")
    assert state.view(0).potions == (f"{potion} Potion",)
    act(state, "leave")
    while asked(state) != "fight":
        act(state, options(state)[0])
    assert state.view(0).memory.bought == 0, "the next merchant has another"


@pytest.mark.rule(
    "HND-POT-09", "HND-DIFF-01", "HND-DIFF-02", "HND-DIFF-03", "HND-DIFF-04", "HND-DIFF-05"
)
@pytest.mark.parametrize("hero", ["Rhys", "Elora"])
@pytest.mark.parametrize(
    ("difficulty", "healing"),
    [("casual", 2), ("easy", 3), ("normal", 3), ("heroic", 5), ("legendary", 3)],
)
def test_difficulty_changes_what_healing_costs(difficulty: str, healing: int, hero: str) -> None:
    here = prices(merchant(20, hero=hero, difficulty=difficulty))
    normal = prices(merchant(20, hero=hero, difficulty="normal"))
    assert here == {**normal, "Healing Potion": healing}


@pytest.mark.rule("HND-MI-06", "HND-POT-01", "HND-POT-04")
def test_scrying_shows_and_orders_three_cards() -> None:
    state = merchant(2, hero="Ifaris")
    state.known = state.seen = 0
    act(state, "buy Scrying Potion")
    assert (asked(state), state.view(0).about) == ("card", "place")
    first = [spot.face for spot in state.view(0).line[:3]]
    assert first == ["Marsh Hydra", "Hill Raider", "Cave Bear"]
    assert [spot.sight for spot in state.view(0).line] == ["known"] * 3 + ["hidden"] * 5
    assert told(state, "scries")[-1].args == (tuple(first),)
    assert options(state) == [f"choose {name}" for name in first]
    act(state, "choose Cave Bear")
    assert options(state) == ["choose Marsh Hydra", "choose Hill Raider"]
    act(state, "choose Hill Raider")
    assert names(state.line).startswith("Cave Bear, Hill Raider, Marsh Hydra, Burrow Rat, ")
    assert asked(state) == "fight"
    assert [spot.sight for spot in state.view(0).line][:4] == [*["visible"] * 2, "known", "hidden"]
    assert state.view(0).potions == ()


@pytest.mark.rule("HND-MI-06")
@pytest.mark.parametrize(
    ("chosen", "line"),
    [
        (("Marsh Hydra", "Hill Raider"), "Marsh Hydra, Hill Raider, Cave Bear"),
        (("Marsh Hydra", "Cave Bear"), "Marsh Hydra, Cave Bear, Hill Raider"),
        (("Hill Raider", "Marsh Hydra"), "Hill Raider, Marsh Hydra, Cave Bear"),
        (("Hill Raider", "Cave Bear"), "Hill Raider, Cave Bear, Marsh Hydra"),
        (("Cave Bear", "Marsh Hydra"), "Cave Bear, Marsh Hydra, Hill Raider"),
        (("Cave Bear", "Hill Raider"), "Cave Bear, Hill Raider, Marsh Hydra"),
    ],
)
def test_scrying_in_any_order(chosen: tuple[str, str], line: str) -> None:
    state = merchant(2, hero="Ifaris")
    rest = ", Burrow Rat, Pit Brute, Thornback, Great Serpent, Sand Stalker"
    act(state, "buy Scrying Potion", f"choose {chosen[0]}", f"choose {chosen[1]}")
    assert names(state.line) == line + rest
    assert [event.args for event in told(state, "places")] == [(chosen[0], 1), (chosen[1], 2)]


@pytest.mark.rule("HND-MI-07", "HND-MI-14", "HND-POT-01", "HND-POT-04")
@pytest.mark.parametrize(
    ("hero", "rule"),
    [
        pytest.param("Ifaris", "HND-MI-07", marks=pytest.mark.rule("HND-MI-07")),
        pytest.param("Rhys", "HND-MI-14", marks=pytest.mark.rule("HND-MI-14")),
    ],
)
def test_turning_turns_a_starting_card(hero: str, rule: str) -> None:
    state = merchant(2, hero=hero)
    act(state, "buy Turning Potion")
    assert (asked(state), state.view(0).about) == ("turn", "Turning Potion")
    drawn = ("Duelist", "Carrion Bat", "Night Stalker")
    turns = [f"{turn} {card}" for turn in ("rotate", "flip") for card in drawn]
    assert options(state) == [*turns, "decline"]
    assert refused(state, "flip Marsh Hydra")[0] == "hand-not-turnable"
    rotated, flipped, kept = state.copy(), state.copy(), state.copy()
    act(rotated, "rotate Carrion Bat")
    assert names(rotated.strength) == "Duelist, Gate Guard, Night Stalker"
    act(flipped, "flip Carrion Bat")
    assert names(flipped.strength) == "Duelist, Razor Boar, Night Stalker"
    act(kept, "decline")
    assert names(kept.strength) == "Duelist, Carrion Bat, Night Stalker"
    for after in (rotated, flipped, kept):
        view = after.view(0)
        assert (view.asked, view.about, view.potions) == ("fight", None, ())


@pytest.mark.rule("HND-MI-13", "HND-POT-01", "HND-POT-04", "HND-PROP-22")
@pytest.mark.parametrize(("difficulty", "drawn"), [("easy", 4), ("normal", 3), ("legendary", 2)])
def test_might_draws_one_more(difficulty: str, drawn: int) -> None:
    plain = merchant(4, hero="Rhys", difficulty=difficulty)
    state = plain.copy()
    state.events = []
    act(plain, "leave")
    assert len(plain.strength) == drawn
    act(state, "buy Might Potion")
    assert len(state.strength) == drawn + 1
    assert len(state.line) == 11 - drawn - 1
    assert state.strength[1:] == plain.strength
    assert state.strength[0] == plain.line[-1]
    assert state.view(0).potions == ()


@pytest.mark.rule("HND-POT-02", "HND-POT-03", "HND-POT-04")
def test_potions_are_gone_when_combat_begins() -> None:
    state = merchant(10, hero="Rhys")
    act(state, "buy Might Potion", "buy Turning Potion")
    assert state.view(0).potions == ("Turning Potion", "Might Potion")
    act(state, "leave")
    assert len(state.strength + state.line) == 11, "a potion is no strength card"
    assert asked(state) == "turn"
    act(state, "decline")
    assert state.view(0).potions == ()
    assert not [words for words in options(state) if "Potion" in words]


@pytest.mark.rule("HND-SETUP-14")
def test_the_penalty_comes_before_the_potions_and_the_weapon_last() -> None:
    """Carrion Bat and Night Stalker: the highest is rotated, then the potions act."""
    state = merchant(20, hero="Elora", weapon="Hunting Bow")
    state.owes = True
    act(state, "buy Scrying Potion", "buy Turning Potion", "leave")
    assert names(state.strength) == "Duelist, Carrion Bat, Cinder Hatchling"
    assert (asked(state), state.view(0).about) == ("card", "place")
    act(state, "choose Cave Bear", "choose Hill Raider")
    assert (asked(state), state.view(0).about) == ("turn", "Turning Potion")
    assert weapon(state) == ("Hunting Bow", False)
    act(state, "flip Cinder Hatchling")
    assert names(state.strength) == "Duelist, Carrion Bat, Banner Knight"
    assert weapon(state) == ("Hunting Bow", True)
