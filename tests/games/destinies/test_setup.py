"""Setting up: modes and seats, heroes, what everybody gets, and the campaign's facts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies import setup
from fateloom.games.destinies.chapters import legacy
from fateloom.games.destinies.game import DESTINIES, GRADES, options, with_scenarios
from fateloom.games.destinies.scenario.cache import add, book
from tests.story.folders import scenario

from .table import BENCH, act, asked, bag, choices, fresh, give, known, read, refused, told


@pytest.mark.rule("DST-CMP-24", "DST-SOLO-01", "DST-SOLO-02", "DST-TEAM-01", "DST-SOLO-06")
@pytest.mark.rule("DST-APP-31")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "explorer"), (2, "race"), (3, "race"), (4, "team")]
)
def test_the_mode_goes_with_the_seats(seats: int, mode: str) -> None:
    assert BENCH.new(seed=1, seats=seats).mode == mode
    assert DESTINIES.new(seed=1, seats=seats).mode == mode


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"mode": "explorer"}, "destinies-mode-seats"),
        (1, {"mode": "race"}, "destinies-mode-seats"),
        (3, {"mode": "team"}, "destinies-mode-seats"),
        (1, {"mode": "challenger", "grade": 3}, "destinies-no-grade"),
        (1, {"scenario": "nowhere"}, "option-value"),
    ],
)
def test_a_table_that_cannot_be(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        BENCH.new(seed=1, seats=seats, **options)
    assert refusal.value.code == code


def test_a_story_for_one() -> None:
    alone = with_scenarios(scenario("twotiles"))
    assert alone.seat_counts == (1,)
    state = alone.new(seed=1, seats=1)
    assert state.persons == (0,), "nothing to choose"
    with pytest.raises(InvalidSetup) as refusal:
        alone.new(seed=1, seats=1, mode="challenger")
    assert refusal.value.code == "destinies-no-challenger"


@pytest.mark.rule("DST-SET-01", "DST-SET-02", "DST-SET-03", "DST-SCN-09", "DST-APP-02")
@pytest.mark.rule("DST-APP-03", "DST-APP-04")
def test_the_introduction_is_read_and_heroes_are_taken() -> None:
    state = BENCH.new(seed=3, seats=2, watch=True)
    assert read(state) == ["scenario.opening"]
    assert asked(state) == "hero" and state.waiting == (0,)
    assert choices(state) == ["hero ada", "hero ben", "hero cor"]
    shown = state.view(None).heroes
    assert [candidate.hero for candidate in shown] == ["ada", "ben", "cor"]
    assert shown[1].items == ("rope",) and shown[0].tracks[0] == (5, 6, 9)
    act(state, "hero ben")
    assert choices(state) == ["hero ada", "hero cor"], "each takes a different one"
    taken = {hero.hero: hero.taken for hero in state.view(1).heroes}
    assert taken == {"ada": None, "ben": 0, "cor": None}
    assert refused(state, "stay") == ("destinies-hero-first", "DST-SET-03")
    act(state, "hero ada")
    assert [player.hero for player in state.view(None).players] == ["ben", "ada"]
    assert state.view(None).heroes == ()


@pytest.mark.rule("DST-SET-04")
def test_heroes_are_dealt() -> None:
    dealt = {BENCH.new(seed=n, seats=2, heroes="dealt").persons for n in range(30)}
    assert len(dealt) == 6
    state = BENCH.new(seed=1, seats=3, heroes="dealt", watch=True)
    assert told(state, "deals")[0].args == (state.persons,)


@pytest.mark.rule("DST-SET-05", "DST-SET-06", "DST-SET-07", "DST-SET-08", "DST-SKL-11")
@pytest.mark.rule("DST-COIN-01", "DST-SET-16", "DST-APP-04", "DST-ITEM-20", "DST-COIN-02")
def test_what_everybody_gets() -> None:
    state = BENCH.new(seed=3, seats=3)
    act(state, "hero ada", "hero ben")
    assert state.coins[:3] == (1, 1, 1)
    assert sum(state.effort[:3]) == 1, "the first has refreshed one already"
    assert state.tracks[0] == ((5, 6, 9), (6, 7, 10), (6, 7, 11))
    assert bag(state, 0) == [] and bag(state, 1) == ["rope"]
    assert state.xp[:3] == (0, 0, 0)


@pytest.mark.rule("DST-SET-12", "DST-SET-14", "DST-SET-15", "DST-APP-05", "DST-APP-06")
@pytest.mark.rule("DST-POI-18", "DST-MOV-07", "DST-MOV-08", "DST-SKL-05", "DST-APP-07")
def test_what_lies_on_the_table() -> None:
    view = fresh(3).view(None)
    lies = {tile.tile: tile.explored for tile in view.tiles}
    assert lies == {
        "square": True,
        "east": True,
        "north": False,
        "far-east": False,
        "gap": False,
    }
    assert [spot.poi for spot in view.pois] == ["inn", "shop", "forge"]
    assert {player.tile for player in view.players} == {"square"}
    assert all(len(player.tracks) == 3 for player in view.players)


@pytest.mark.rule("DST-SET-13", "DST-SET-17")
def test_the_training_story_begins_on_one_tile() -> None:
    view = DESTINIES.new(seed=1, seats=1, heroes="dealt").view(0)
    assert [tile.tile for tile in view.tiles if tile.explored] == ["kingsmile"]
    hints = {tile.id: tile.hint for tile in book("training").scenario.tiles}
    assert all(hints[tile.tile] for tile in view.tiles if not tile.explored)


@pytest.mark.rule("DST-SET-18", "DST-TURN-02", "DST-TEAM-02")
def test_who_is_first_is_drawn_and_the_order_stays() -> None:
    firsts = set()
    for seed in range(40):
        state = BENCH.new(seed=seed, seats=3, heroes="dealt", watch=True)
        firsts.add(state.first)
        while len(told(state, "turn")) < 7:
            act(state, next(text for text in ("stay", "end") if text in choices(state)))
        order = [event.args[0] for event in told(state, "turn")]
        assert order[0] == state.first
        assert all((one + 1) % 3 == other for one, other in pairwise(order))
    assert firsts == {0, 1, 2}
    team = fresh(4)
    assert [team.hero_of(person) for person in team.persons] == [0, 1, 0, 1]


@pytest.mark.rule("DST-CMP-23", "DST-SET-09", "DST-SET-11", "DST-DEST-04")
def test_a_destiny_is_for_its_own_seat() -> None:
    state = fresh(3)
    for seat in range(3):
        destiny = state.view(seat).destiny
        assert destiny is not None
        assert destiny.name == f"The Wish of {['Ada', 'Ben', 'Cor'][seat]}"
    assert state.view(None).destiny is None
    assert "destiny.name" not in repr(state.view(None))


def test_an_option_is_offered_where_it_makes_a_difference() -> None:
    plain = scenario("twotiles")
    assert not any(event.optional for event in plain.events)
    both = options((add(plain), "training"))
    where = {
        (option.name, value): dict(told.where)
        for option in both
        for value, told in option.told.items()
        if told.where
    }
    assert where["length", "short"] == {"scenario": ("training",)}
    assert where["end", "all"] == {"mode": ("fitting", "race")}
    assert where["grade", 2]["mode"] == ("challenger",)
    for grade in GRADES[1:]:
        for name in ("twotiles", "training"):
            there = grade <= len(book(name).scenario.modes.limits)
            assert (name in where["grade", grade]["scenario"]) == there


@pytest.mark.rule("DST-SCN-13")
def test_facts_of_a_campaign_come_and_go() -> None:
    options = {option.name: option for option in BENCH.options}
    assert options["fact-bells"].values == (-1, *range(10))
    state = fresh()
    assert legacy(state) == {"mill-saved": 0, "bells": 2}
    given: dict[str, Any] = {"fact-bells": 5, "fact-mill-saved": 1}
    state = fresh(**given)
    assert legacy(state) == {"mill-saved": 1, "bells": 5}
    assert state.coins[0] == 1 and state.xp[0] == 0 and bag(state) == []
    act(state, "go east", "visit forge", "take forge.tinker")
    assert legacy(state) == {"mill-saved": 1, "bells": 6}


@pytest.mark.rule("DST-SCN-07", "DST-SCN-11")
def test_choices_change_the_world_for_good() -> None:
    state = fresh()
    give(state, "hatchet")
    act(state, "stay", "visit inn", "scan hatchet at inn.chest")
    assert known(state, "door-open") == 1
    act(state, "leave", "stay", "visit inn")
    assert "take inn.chest" not in choices(state), "it is open already"


def test_setup_never_gives_out_more_than_there_is() -> None:
    state = fresh(3)
    assert setup.free(state) == []
    for item, copies in enumerate(state.book.scenario.items):
        out = sum([held.count(item) for held in state.bags])
        assert state.box[item] + out == copies.copies
