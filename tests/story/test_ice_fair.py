"""The Ice Fair: its budgets, and the ice, which falls and rises, breaks, and strands nobody."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

import pytest

from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.games.destinies.scenario.texts import Either
from fateloom.games.destinies.state import DestiniesState
from tests.games.destinies.table import (
    act,
    choices,
    explored,
    fact,
    fresh,
    give,
    happened,
    known,
    next_turn,
    read,
    stand,
    tile_of,
    told,
)

STORY: Final = packaged.scenario("ice-fair")
ICE: Final = tuple(tile.id for tile in STORY.tiles if tile.submap == "ice")
WEATHER: Final = {1: 6, 2: 5, 3: 6, 4: 5, 5: 4, 6: 5, 7: 3, 8: 2, 9: 0}
"""How thick the ice is in the evening of each day, if no hero does anything about it."""


def table(mode: str = "explorer") -> DestiniesState:
    """A table of the story for one hero, Crispin."""
    return fresh(1, DESTINIES, scenario="ice-fair", mode=mode)


def waited(state: DestiniesState, day: int) -> DestiniesState:
    """The same table, after nothing was done until this day."""
    while state.day < day:
        next_turn(state)
    return state


def places(state: DestiniesState) -> set[str]:
    """The places on the map, on explored tiles."""
    return {spot.poi for spot in state.view(0).pois}


@cache
def options() -> dict[str, d.Option]:
    """All options of places and rooms, by their ids, without the answers of choices."""
    return {
        each.option.id: each.option
        for each in w.acts(STORY)
        if each.option is not None and not each.after
    }


def trials() -> list[d.Test]:
    deeds = [option.deed for option in options().values()]
    return [
        deed.test if isinstance(deed, d.ScanOrTest) else deed
        for deed in deeds
        if isinstance(deed, d.Test | d.ScanOrTest)
    ]


# --- what a story has to have -------------------------------------------------------------------


def test_it_has_what_a_full_story_has() -> None:
    """BUD-14 to BUD-20."""
    assert len(STORY.tiles) == 14 and len({tile.submap for tile in STORY.tiles}) == 2
    assert len(STORY.heroes) == 3 and all(hero.companion for hero in STORY.heroes)
    for hero in STORY.heroes:
        for path in hero.paths:
            assert 3 <= len(path.finale.stages) <= 5 and len(path.steps) >= 3
    assert len(STORY.pois) >= 30
    assert len(STORY.npcs) >= 12 and all(npc.portrait for npc in STORY.npcs)
    assert len(STORY.items) >= 20 and sum(item.copies for item in STORY.items) >= 30
    stacks = [option for option in options().values() if isinstance(option.deed, d.Trade)]
    assert 2 <= len(stacks) <= 4


@pytest.mark.rule("DST-TEST-22")
def test_its_tests_ask_for_all_three_skills() -> None:
    """BUD-23 and BUD-25."""
    skills = Counter(test.skill for test in trials())
    assert set(skills) == set(SKILLS)
    assert sum(skills.values()) >= 50
    assert min(skills.values()) >= sum(skills.values()) / 4
    both = [each for each in options().values() if isinstance(each.deed, d.ScanOrTest)]
    assert len(both) >= 8


@pytest.mark.rule("DST-DSC-08")
def test_every_path_has_answers_of_its_own() -> None:
    """BUD-27: by at least five people for each path."""
    answers: Counter[str] = Counter()
    for option in options().values():
        if isinstance(option.deed, d.DestinyScan):
            answers.update(f"{each.hero}.{each.path}" for each in option.deed.answers)
    paths = [f"{hero.id}.{path}" for hero in STORY.heroes for path in PATHS]
    assert min(answers[path] for path in paths) >= 5, answers


def conditions_of_texts(story: Scenario) -> list[c.Leaf]:
    """What the alternatives of the texts ask for."""
    return [
        leaf
        for text in story.texts.values()
        for piece in text
        if isinstance(piece, Either)
        for leaf in c.leaves(piece.when)
    ]


@pytest.mark.rule("DST-EVT-02")
def test_its_texts_know_the_hero_the_virtue_and_the_ice() -> None:
    """BUD-28 to BUD-30, BUD-44."""
    assert len(STORY.events) >= 12
    leaves = conditions_of_texts(STORY)
    heroes = Counter(leaf.word for leaf in leaves if isinstance(leaf, c.Is) and leaf.name == c.ME)
    assert min(heroes[hero.id] for hero in STORY.heroes) >= 9
    assert len([leaf for leaf in leaves if getattr(leaf, "name", "") == "virtue"]) >= 10
    assert len([leaf for leaf in leaves if getattr(leaf, "name", "") in ("ice", "broken")]) >= 40
    chosen = [
        each
        for each in w.acts(STORY)
        if each.after and any(isinstance(x, e.Gain | e.Change) for x in each.effects)
    ]
    assert len(chosen) >= 12


def test_it_tells_the_campaign_how_it_ended() -> None:
    """Each path has its own number; the chain and the bear have their facts."""
    set_by: dict[str, set[str]] = {}
    for each in w.acts(STORY):
        for effect in each.effects:
            name = getattr(effect, "name", "")
            if name in ("fair-ending", "chain-down", "bear-free"):
                value = f"{name} {effect.value}" if isinstance(effect, e.Assign) else name
                set_by.setdefault(value, set()).add(each.spot.name)
    assert {name for name in set_by if name.startswith("fair-ending")} == {
        f"fair-ending {number}" for number in range(1, 7)
    }
    assert set_by["chain-down"] == set_by["fair-ending 5"]
    assert set_by["bear-free"] == set_by["fair-ending 3"]


# --- the ice ------------------------------------------------------------------------------------


@pytest.mark.rule("DST-EVT-08")
def test_the_ice_falls_and_rises_with_the_weather_and_breaks_in_the_last_third() -> None:
    state = table()
    for day, thick in WEATHER.items():
        waited(state, day)
        assert known(state, "ice") == thick, day
        assert known(state, "broken") == (day == 9)
    assert happened(state).count("break-up") == 1


@pytest.mark.rule("DST-EVT-08")
def test_water_poured_by_night_keeps_it_for_two_days() -> None:
    """A hand is left on day 9, and lies until the last of its weather, on day 11."""
    state = waited(table(), 8)
    fact(state, "ice", 3)
    for day, thick in {9: 1, 10: 1, 11: 0}.items():
        waited(state, day)
        assert known(state, "ice") == thick, day
        assert known(state, "broken") == (day == 11)
    told = [name for name in happened(state) if name in ("last-hand", "last-thumb", "break-up")]
    assert told == ["last-hand", "last-thumb", "break-up"]


@pytest.mark.rule("DST-POI-02")
def test_where_it_has_broken_there_are_boats() -> None:
    state = table()
    for tile in ICE:
        explored(state, tile)
    before = places(state)
    assert {"booths", "wrestlers"} <= before and not {"pie-boat", "drift"} & before
    waited(state, 10)
    after = places(state)
    assert after == (before - {"booths", "wrestlers"}) | {"pie-boat", "drift"}


@pytest.mark.rule("DST-TRV-02", "DST-MOV-03")
@pytest.mark.parametrize("tile", ICE)
def test_nobody_is_stranded_on_the_ice(tile: str) -> None:
    """From each tile of the ice a hero comes back to town, before it breaks and after."""
    for day in (1, 10):
        state = table()
        explored(state, *ICE)
        waited(state, day)
        stand(state, tile)
        assert home(state) <= 4, day


def home(state: DestiniesState) -> int:
    """Go back to town by the stairs, and how many turns that takes."""
    began = state.day
    rng = Random(1)
    while tile_of(state) in ICE:
        listed = choices(state)
        ways = ("travel landing.up.stairs", "take landing.up", "visit landing", "go foot")
        own = [text for text in ways if text in listed]
        if own:
            act(state, own[0])
        elif any(text.startswith("go ") for text in listed):
            act(state, nearer(state, listed))
        else:
            legal = state.legal(state.waiting[0])
            leave = [text for text in ("leave", "end", "done") if text in listed]
            act(state, leave[0] if leave else str(rng.choice(legal)))
    return state.day - began


def nearer(state: DestiniesState, listed: list[str]) -> str:
    """The move to the tile that is nearest to the stairs."""
    at = {tile.id: (tile.x, tile.y) for tile in STORY.tiles}
    x, y = at["foot"]
    goals = [text for text in listed if text.startswith("go ")]
    return min(goals, key=lambda text: abs(at[text[3:]][0] - x) + abs(at[text[3:]][1] - y))


@pytest.mark.rule("DST-EVT-02")
@pytest.mark.parametrize(("warned", "event"), [(False, "drum-gone"), (True, "drum-only")])
def test_the_drum_is_lost_with_or_without_the_drummer(warned: bool, event: str) -> None:
    state = table()
    if warned:
        fact(state, "kit-warned")
    waited(state, 11)
    assert [name for name in happened(state) if name.startswith("drum-")] == [event]


@pytest.mark.rule("DST-SOLO-04", "DST-SOLO-07")
@pytest.mark.parametrize(
    ("hero", "pressing"),
    [
        ("crispin", ["tailor", "summons", "asleep-on-a-sled"]),
        ("linnet", ["summons", "asleep-on-a-sled"]),
        ("maud", []),
    ],
)
def test_a_challenger_is_delayed_as_the_hero_can_bear(hero: str, pressing: list[str]) -> None:
    mine = {"tailor", "summons", "asleep-on-a-sled"}
    for mode, expected in (("challenger", pressing), ("explorer", [])):
        state = DESTINIES.new(seed=1, seats=1, watch=True, scenario="ice-fair", mode=mode)
        act(state, f"hero {hero}")
        waited(state, 10)
        assert [name for name in happened(state) if name in mine] == expected, mode


@pytest.mark.rule("DST-EVT-14")
def test_an_explorer_does_not_wake_up_in_the_water() -> None:
    """Thin ice presses; what befalls an Explorer when it breaks costs a breath at most."""
    state = table()
    stand(state, "quay")
    waited(state, 10)
    assert "thin-ice" not in happened(state)
    assert "events.break-up.text" in read(state)


@pytest.mark.rule("DST-FIN-07", "DST-POI-02")
def test_the_post_of_the_bear_is_empty_while_linnet_is_in_her_finale() -> None:
    """No playtest shows this: she has to fail on the stairs, and another has to come by."""
    state = fresh(2, DESTINIES, scenario="ice-fair", mode="race")
    explored(state, "skinners", "ring")
    for name in ("statute-read", "name-entered", "piece-made", "vouch-gannet", "vouch-hugh"):
        fact(state, name, hero=1)
    next_turn(state)
    stand(state, "skinners", 1)
    act(state, "stay", "visit skinners-hall")
    give(state, "knife", person=1)
    act(state, "take skinners-hall.oath", "scan knife at linnet.violet.stair.lure")
    stand(state, "ring")
    act(state, "stay", "visit bear-post")
    text, _, alternatives = told(state, "reads")[-1].args
    assert text == "pois.bear-post.states.tethered"
    assert alternatives[0]  # of {if linnet is in-finale: …|…}
