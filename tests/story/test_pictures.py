"""How places look: the words that stories may use are those that the client draws."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from fateloom.games.destinies.scenario import packaged, sights
from fateloom.story import pictures
from fateloom.story.loader import read

from .folders import changed, files, scenario

BOARD = Path(__file__).parents[2] / "src/fateloom/games/destinies/board"
DRAWN = BOARD / "draw/places"
LISTS = {
    "hour": "HOURS",
    "weather": "WEATHERS",
    "light": "LIGHTS",
    "phase": "PHASES",
    "sky": "SKIES",
    "base": "BASES",
}
LEAST_PLACES = {"ice-fair": 60, "late-tithe": 40, "training": 25, "upstream-mail": 60}
"""How many pictures a story has at least."""


def source(name: str) -> str:
    return (DRAWN / name).read_text(encoding="utf-8")


def listed(name: str) -> tuple[str, ...]:
    found = re.search(rf"export const {name} = \[(.*?)\] as const", source("words.ts"), re.DOTALL)
    assert found
    return tuple(re.findall(r'"([^"]+)"', found[1]))


@pytest.mark.parametrize(("key", "name"), LISTS.items())
def test_the_client_draws_every_word(key: str, name: str) -> None:
    assert listed(name) == pictures.WORDS[key]


def test_the_client_knows_every_pose_and_colour() -> None:
    assert listed("POSES") == pictures.POSES
    earths = re.findall(r'^  (\w+): "#', source("colours.ts"), re.MULTILINE)
    assert tuple(earths) == pictures.COLOURS[-len(earths) :]


def test_the_client_draws_every_thing() -> None:
    drawn: set[str] = set()
    for file in (DRAWN / "things").glob("*.ts"):
        text = file.read_text(encoding="utf-8")
        drawn |= set(re.findall(r'^  "?([a-z-]+)"?(?:: \(|,$)', text, re.MULTILINE))
    assert drawn >= set(pictures.THINGS)
    kinds = "trees|buildings|grounds|beasts|indoors|fires"
    assert len(re.findall(rf'from "\./(?:{kinds})"', source("things/things.ts"))) == 6


def test_every_key_is_one_that_the_client_reads() -> None:
    readers = re.search(r"const READERS.*?^};", source("spec.ts"), re.DOTALL | re.MULTILINE)
    assert readers
    read = set(re.findall(r"^  (\w+): ", readers[0], re.MULTILINE))
    written = {*pictures.WORDS, *pictures.NUMBERS, *pictures.SWITCHES, *pictures.LAYERS}
    written |= {"light-at", "road", "windows", "people"}
    assert {re.sub(r"-(\w)", lambda m: m[1].upper(), key) for key in written} == read


def test_a_scene_is_written_as_the_client_reads_it() -> None:
    picture = {
        "hour": "dusk",
        "horizon": 168,
        "river": True,
        "beams": False,
        "light-at": [520, 148, 30],
        "windows": [[1, 2, 3, 4], [5, 6, 7, 8]],
        "back": ["church 250 232 50", "house 560 236 42 mirrored"],
    }
    assert pictures.scene(picture) == (
        "hour=dusk;horizon=168;river=yes;beams=no;light-at=520 148 30;windows=1 2 3 4,5 6 7 8;"
        "back=church 250 232 50,house 560 236 42 mirrored"
    )


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("church 250 232 50", "church"),
        ("well-ring -10 232 mirrored", "well-ring"),
        ("church 250", None),
        ("church 250 232 50 60", None),
        ("church 250 232 wide", None),
        ("Church 250 232 50", None),
    ],
)
def test_a_line_names_a_thing(line: str, name: str | None) -> None:
    assert pictures.thing(line) == name


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("me 250 232 150 kneel mirrored", "me"),
        ("old-carter-2 250 232", "old-carter-2"),
        ("me 250 232 150 mirrored kneel", None),
        ("me", None),
    ],
)
def test_a_line_names_somebody(line: str, name: str | None) -> None:
    assert pictures.figure(line) == name


def test_the_largest_thing_comes_first() -> None:
    scene = "back=church 250 232 50;middle=well 1 2 200,goose 3 4 100;fore=well 5 6"
    assert pictures.sizes(scene) == [("well", 208), ("well", 104), ("church", 86), ("goose", 46)]


@pytest.mark.parametrize("name", sorted(LEAST_PLACES))
def test_no_two_places_of_a_story_look_alike(name: str) -> None:
    story = packaged.scenario(name)
    assert len(story.pictures) >= LEAST_PLACES[name]
    for one, other in combinations(story.pictures, 2):
        assert one.scene != other.scene


@pytest.mark.parametrize("name", sorted(LEAST_PLACES))
def test_every_place_room_tile_and_stage_has_a_picture(name: str) -> None:
    story = packaged.scenario(name)
    known = {picture.id for picture in story.pictures}
    if story.frontispiece is not None:
        known.remove(story.frontispiece)
    stages = [stage for hero in story.heroes for path in hero.paths for stage in path.finale.stages]
    rooms = [room for dungeon in story.dungeons for room in dungeon.rooms]
    shown = {each.picture for each in story.tiles} | {each.picture for each in story.pois}
    shown |= {each.picture for each in rooms} | {each.picture for each in stages}
    assert shown == known


@pytest.mark.parametrize("name", sorted(LEAST_PLACES))
def test_strangers_stand_in_pictures_only(name: str) -> None:
    story = packaged.scenario(name)
    people = " ".join(pictures.traits(each.scene).get("people", "") for each in story.pictures)
    assert all(stranger.id in people for stranger in story.strangers)
    named = {npc.id for npc in story.npcs} | {hero.id for hero in story.heroes}
    assert named.isdisjoint(stranger.id for stranger in story.strangers)


def test_a_state_of_a_picture_replaces_keys_and_leaves_some_out() -> None:
    (wheel,) = [each for each in scenario("everything").pictures if each.id == "wheel"]
    plain = pictures.traits(wheel.scene)
    stopped, besieged = [pictures.traits(state.scene) for state in wheel.states]
    assert besieged == {**plain, "weather": "ash"}
    del plain["light"], plain["people"]
    assert stopped == {**plain, "hour": "blue"}


@pytest.mark.parametrize("name", sorted(LEAST_PLACES))
def test_every_state_of_a_picture_shows_something_else(name: str) -> None:
    story = packaged.scenario(name)
    changing = [picture for picture in story.pictures if picture.states]
    assert len(changing) >= 3
    for picture in changing:
        scenes = [picture.scene, *(state.scene for state in picture.states)]
        assert len(set(scenes)) == len(scenes)


CONDITIONS = [
    ("day >= 3", True),
    ("mode is team", True),
    ("heroes = 1", True),
    ("ford is explored", True),
    ("camp is present and not osk is in-finale", True),
    ("mill is stopped", False),
    ("bettany is angry", False),
    ("bettany at mill", False),
    ("siege >= 4", False),
    ("bell-rung or day = 2", False),
    ("campaign.mill-saved", False),
]


@pytest.mark.parametrize(("words", "known"), CONDITIONS)
def test_what_everybody_knows_is_told_from_what_is_seen_on_the_spot(
    words: str, known: bool
) -> None:
    contents, _ = changed(files("everything"), "pictures.yaml", "siege >= 4", words)
    story = read(contents)
    assert not [each for each in story.found if each.code == "E130"]
    assert story.scenario is not None
    (wheel,) = [each for each in story.scenario.pictures if each.id == "wheel"]
    assert sights.personal(wheel.states[1].when) == []
    assert sights.public(wheel.states[1].when) is known
