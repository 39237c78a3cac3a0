"""What became of the people of a story: a line of its author, told at the end."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.scenario import packaged
from fateloom.story.loader import read

from .folders import changed, files

WOLF = "figure: wolf}"


@pytest.mark.parametrize(
    ("fate", "found"),
    [
        ("is never seen again.", []),
        ('"{if bettany is angry: runs.|sleeps by the mill.}"', []),
        ("rings The Tenth Bell.", []),
        (f"«{'goes on and ' * 7}on.", ["W601"]),
        ("«TODO", ["W602"]),
        ('"{if «moonlit: runs.|sleeps.}"', ["E206"]),
        ("«[runs]", ["E102"]),
    ],
)
def test_a_fate_is_checked_at_its_place(fate: str, found: list[str]) -> None:
    """It may name what was secret: the story is over."""
    line = f"figure: wolf, fate: {fate}" + "}"
    contents, place = changed(files("everything"), "pois/valley.yaml", WOLF, line)
    story = read(contents)
    assert [each.code for each in story.found] == found
    assert place is None or place in [tuple(each.place) for each in story.found]


@pytest.mark.parametrize("name", packaged.NAMES)
def test_everybody_has_a_fate_in_both_languages(name: str) -> None:
    story = packaged.scenario(name)
    german = story.translations["de"]
    for npc in story.npcs:
        assert npc.fate is not None
        assert german[npc.fate]
