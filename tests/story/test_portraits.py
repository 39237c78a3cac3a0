"""How people look: the words that stories may use are those that the client draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fateloom.games.destinies.scenario import packaged
from fateloom.story import portraits

from .folders import scenario

DRAWN = Path(__file__).parents[2] / "src/fateloom/games/destinies/board/draw/people"
LISTS = {
    "sex": "SEXES",
    "age": "AGES",
    "build": "BUILDS",
    "face": "FACES",
    "hair": "HAIRS",
    "beard": "BEARDS",
    "hat": "HATS",
    "eyes": "EYES",
    "brow": "BROWS",
    "nose": "NOSES",
    "mouth": "MOUTHS",
    "gown": "GOWNS",
    "frame": "FRAMES",
    "diaper": "DIAPERS",
    "beast": "BEASTS",
}


def listed(name: str) -> list[str]:
    source = (DRAWN / "person.ts").read_text(encoding="utf-8")
    found = re.search(rf"export const {name} = \[(.*?)\] as const", source, re.DOTALL)
    assert found
    return re.findall(r'"([^"]+)"', found[1])


def keys(name: str) -> list[str]:
    source = (DRAWN / "pigments.ts").read_text(encoding="utf-8")
    found = re.search(rf"export const {name} = {{(.*?)}} as const", source, re.DOTALL)
    assert found
    return re.findall(r'(\w+): "#', found[1])


@pytest.mark.parametrize(("trait", "name"), LISTS.items())
def test_the_client_draws_every_word(trait: str, name: str) -> None:
    assert listed(name) == list(portraits.TRAITS[trait])


def test_the_client_draws_every_list() -> None:
    assert listed("MARKS") == list(portraits.LISTS["marks"][1])
    assert listed("HOLDS") == list(portraits.LISTS["holds"][1])


def test_the_client_has_every_colour() -> None:
    assert keys("PIGMENTS") == list(portraits.PIGMENTS)
    assert keys("SKINS") == list(portraits.TRAITS["skin"])
    assert keys("HAIR_COLOURS") == list(portraits.TRAITS["hair-colour"])


def test_every_trait_is_one_that_the_client_reads() -> None:
    source = (DRAWN / "person.ts").read_text(encoding="utf-8")
    read = set(re.findall(r"^  (\w+)\??:", source, re.MULTILINE)) - {"id"}
    written = {*portraits.TRAITS, *portraits.LISTS, *portraits.SWITCHES, "tilt"}
    assert {re.sub(r"-(\w)", lambda m: m[1].upper(), trait) for trait in written} == read


def test_traits_are_written_as_the_client_reads_them() -> None:
    portrait = {
        "hair": "plaits",
        "holds": ["ladle", "child"],
        "halo": False,
        "long": True,
        "tilt": -3,
    }
    assert portraits.traits(portrait) == "hair=plaits holds=ladle,child long=yes tilt=-3"


@pytest.mark.parametrize("name", packaged.NAMES)
def test_everybody_in_the_stories_has_a_face_of_their_own(name: str) -> None:
    story = packaged.scenario(name)
    faces = [hero.portrait for hero in story.heroes] + [npc.portrait for npc in story.npcs]
    faces += [hero.companion.portrait for hero in story.heroes if hero.companion]
    assert all(faces)
    assert len(set(faces)) == len(faces)


def test_a_look_replaces_traits_and_leaves_some_out() -> None:
    (bettany,) = [npc for npc in scenario("everything").npcs if npc.id == "bettany"]
    assert bettany.portrait == "brow=thin holds=mug"
    assert [(look.state, look.portrait) for look in bettany.looks] == [("angry", "brow=frown")]


@pytest.mark.parametrize("name", packaged.NAMES)
def test_every_look_is_another(name: str) -> None:
    looks = [(npc, look) for npc in packaged.scenario(name).npcs for look in npc.looks]
    assert len(looks) >= 2
    assert all(look.portrait != npc.portrait for npc, look in looks)
