"""The Upstream Mail: what it contains, its timetable, its letters, and what it leaves to the next
part of its campaign."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from fateloom.games.destinies.chapters import legacy
from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario import acts, packaged
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.state import DestiniesState

STORY: Final = packaged.scenario("upstream-mail")
ENDINGS: Final = (
    *("edith.gold", "edith.violet"),
    *("jonas.gold", "jonas.violet"),
    *("tib.gold", "tib.violet"),
)
"""The paths by the number that is passed on, from 1."""


# --- what the story contains --------------------------------------------------------------------


def rolls() -> list[d.Test]:
    """All tests of the story."""
    found: list[d.Test] = []
    for act in acts.acts(STORY):
        deed = act.option.deed if act.option is not None else None
        match deed:
            case d.Test() as test:
                found.append(test)
            case d.ScanOrTest(_, test):
                found.append(test)
    return list({id(test): test for test in found}.values())


@pytest.mark.rule("DST-CMP-19")
def test_it_has_as_much_as_a_full_story() -> None:
    assert len(STORY.tiles) == 15
    assert len(STORY.heroes) == 3
    assert len(STORY.pois) >= 30
    assert 10 <= len(STORY.npcs) <= 16
    assert len(STORY.items) >= 20
    assert 30 <= sum(item.copies for item in STORY.items) <= 36
    assert all(3 <= len(p.finale.stages) <= 5 for hero in STORY.heroes for p in hero.paths)


def test_each_skill_is_tested() -> None:
    skills = Counter(test.skill for test in rolls())
    assert 50 <= skills.total() <= 90, skills
    assert min(skills.values()) >= skills.total() / 5, skills


def test_each_path_can_be_asked_about_in_three_places() -> None:
    asked: Counter[str] = Counter()
    for poi in STORY.pois:
        for option in poi.options:
            if isinstance(option.deed, d.DestinyScan):
                asked.update(f"{each.hero}.{each.path}" for each in option.deed.answers)
    assert len(asked) == 6
    assert min(asked.values()) >= 3, asked


# --- driving it ---------------------------------------------------------------------------------


def game(hero: str = "tib", **options: str) -> DestiniesState:
    """A game of one hero without pressure, in which every event is noted."""
    state = DESTINIES.new(
        seed=1, seats=1, scenario="upstream-mail", mode="explorer", watch=True, **options
    )
    do(state, f"hero {hero}")
    return state


def do(state: DestiniesState, *words: str) -> None:
    for text in words:
        state.apply(0, DESTINIES.parse(text))


def offered(state: DestiniesState) -> list[str]:
    return [move.text for move in state.legal(0)]


def wait(state: DestiniesState, day: int) -> None:
    """Stay, and visit nothing, up to the choice of a place on this day."""
    while True:
        legal = offered(state)
        if "end" in legal and state.day == day:
            return
        usual = [text for text in ("stay", "end") if text in legal]
        do(state, usual[0] if usual else legal[0])


def stand(state: DestiniesState, tile: str, *items: str) -> None:
    """Put the hero on a tile, with these items besides their own."""
    me = state.active
    place = [each.id for each in STORY.tiles].index(tile)
    numbers = [[each.id for each in STORY.items].index(item) for item in items]
    state.where = put(state.where, me, place)
    state.tiles = put(state.tiles, place, 2)
    for number, poi in enumerate(STORY.pois):
        if poi.tile == tile:
            state.pois = put(state.pois, number, place)
    state.bags = put(state.bags, me, (*state.bags[me], *numbers))


def happened(state: DestiniesState) -> set[str]:
    return {str(event.args[0]) for event in state.events or () if event.code == "happens"}


def boats(state: DestiniesState, stage: str) -> set[str]:
    """Where the barges go today, from this stage."""
    do(state, f"visit {stage}")
    prefix = f"travel {stage}.go."
    ways = {text.removeprefix(prefix) for text in offered(state) if text.startswith(prefix)}
    return {way.removesuffix("-boat") for way in ways if way.endswith("-boat")}


# --- the timetable ------------------------------------------------------------------------------


@pytest.mark.rule("DST-TRV-08")
@pytest.mark.parametrize(
    ("day", "bound"),
    [(1, {"down"}), (2, {"hythe", "overwater"}), (3, {"down"}), (8, {"down"}), (9, {"down"}),
     (10, {"hythe", "overwater"})],
)  # fmt: skip
def test_barges_go_up_on_even_days_and_down_on_odd_ones(day: int, bound: set[str]) -> None:
    """On day 8 they get it wrong."""
    state = game()
    wait(state, day)
    assert boats(state, "stage-c") == bound


@pytest.mark.rule("DST-TRV-06")
def test_a_barge_takes_you_past_a_landing_and_the_towpath_to_the_next() -> None:
    state = game()
    wait(state, 2)
    do(state, "visit stage-c")
    ways = [text for text in offered(state) if text.startswith("travel")]
    assert {"travel stage-c.go.up-walk", "travel stage-c.go.down-walk"} < set(ways)
    do(state, "travel stage-c.go.overwater-boat")
    assert STORY.tiles[state.where[state.active]].id == "overwater"
    assert state.day == 3


def test_a_complaint_that_is_delivered_has_no_cause() -> None:
    state = game()
    stand(state, "hythe", "letter-complaint")
    wait(state, 1)
    do(state, "visit packet", "scan letter-complaint at packet.mail", "leave")
    stand(state, "quay")
    wait(state, 8)
    assert "right-way" in happened(state)
    assert "wrong-way" not in happened(state)
    assert boats(state, "stage-c") == {"hythe", "overwater"}


# --- letters from days to come ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "moves", "comes"),
    [
        ("quay", (), "bread-dear"),
        ("street", ("visit exchange", "scan letter-green at exchange.deliver"), "bread-dearer"),
        ("meadow", ("visit kitchen", "scan letter-green at kitchen.bread"), "bread-plenty"),
    ],
)
def test_what_a_letter_says_comes_true_or_not(
    tile: str, moves: tuple[str, ...], comes: str
) -> None:
    state = game()
    stand(state, tile, "letter-green")
    wait(state, 1)
    do(state, *moves)
    if moves:
        assert "letter-green" not in [STORY.items[i].id for i in state.bags[state.active]]
        do(state, "leave")
    wait(state, 6)
    found = happened(state)
    assert {name for name in found if name.startswith("bread-")} == {comes}


def test_a_letter_that_is_opened_is_read_and_stays() -> None:
    state = game()
    stand(state, "quay", "letter-green")
    wait(state, 1)
    do(state, "use letter-green.open")
    assert "read-green" in happened(state)
    assert "letter-green" in [STORY.items[i].id for i in state.bags[state.active]]
    assert "use letter-green.open" not in offered(state)


def test_a_hero_who_still_holds_the_bill_falls() -> None:
    state = game()
    stand(state, "quay", "letter-bill")
    wait(state, 7)
    assert "falls" in happened(state)
    assert "letter-bill" not in [STORY.items[i].id for i in state.bags[state.active]]


@pytest.mark.parametrize(("delivered", "married"), [("tollhouse", True), ("school", False)])
def test_one_letter_makes_a_wedding_or_ends_one(delivered: str, married: bool) -> None:
    state = game()
    stand(state, "eyot" if delivered == "tollhouse" else "lane", "letter-wet")
    wait(state, 1)
    do(state, f"visit {delivered}", f"scan letter-wet at {delivered}.letter", "leave")
    wait(state, 10)
    assert ("wedding-day" in happened(state)) is married


# --- the campaign -------------------------------------------------------------------------------


@pytest.mark.rule("DST-SCN-13")
@pytest.mark.parametrize("opened", [False, True])
def test_a_letter_is_kept_only_if_it_was_not_read(opened: bool) -> None:
    state = game()
    stand(state, "lane", "letter-black")
    wait(state, 1)
    if opened:
        do(state, "use letter-black.open")
    do(state, "visit register", "scan letter-black at register.keep")
    assert legacy(state)["letter-kept"] == (not opened)


@pytest.mark.rule("DST-SCN-13")
@pytest.mark.parametrize("signed", [False, True])
def test_a_signature_sells_the_guild(signed: bool) -> None:
    state = game()
    wait(state, 8)
    do(state, "end")
    while not offered(state)[0].startswith("take offer."):
        do(state, offered(state)[0])
    do(state, f"take offer.happens.{'sign' if signed else 'refuse'}")
    assert legacy(state)["guild"] == signed


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-13")
@pytest.mark.parametrize("seed", range(4))
def test_it_passes_on_who_has_won(seed: int) -> None:
    """Players who are after their Destinies come to an end, also from the far end of the river."""
    state = DESTINIES.new(seed=seed, seats=3, scenario="upstream-mail")
    rng = Random(seed)
    while state.outcome is None:
        (seat, *_) = state.waiting
        state.apply(seat, DESTINIES.policy(state.view(seat), state.legal(seat), rng))
        assert state.day < 30
    (winner,) = state.outcome.winners
    number = state.hero_of(state.persons[winner])
    hero = STORY.heroes[number]
    facts = legacy(state)
    path = f"{hero.id}.{hero.paths[state.path[number]].id}"
    assert facts["mail-ending"] == ENDINGS.index(path) + 1
    assert facts["guild"] in ({2} if facts["mail-ending"] == 3 else {0, 1})
