"""The story to learn by: in order, shipped as it is written, with one of each kind."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.story import load, output
from fateloom.story.loader import read
from fateloom.terminal.stories import line_of
from tests.games.destinies import table

from .folders import ROOT, STORIES

SHIPPED = ROOT / "src/fateloom/games/destinies/scenarios"
TRAINING = packaged.scenario("training")


@pytest.mark.thorough
@pytest.mark.parametrize("name", sorted(path.name for path in STORIES.iterdir()))
def test_what_is_shipped_is_what_is_written(name: str) -> None:
    """The stories are compiled when the package is built; any `./x` command does so."""
    story = load(STORIES / name)
    assert not story.found, [line_of(found) for found in story.found]
    assert story.scenario is not None
    written = (SHIPPED / f"{name}.json").read_text(encoding="utf-8")
    assert output.compiled(story.scenario) == written
    assert packaged.scenario(name) == story.scenario


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "secret"),
    [
        ("training", "Großmutter"),
        ("training", "ertrunkene Junge"),
        ("training", "alte Graue"),
        ("late-tithe", "zehn Schalen"),
        ("late-tithe", "der Abtei versprochen"),
        ("late-tithe", "meine eigene Hand"),
    ],
)
def test_no_secret_is_told_in_a_translation_either(name: str, secret: str) -> None:
    """Nor could be: what everybody reads of a place gives it away here."""
    contents = {
        path.relative_to(STORIES / name).as_posix(): path.read_bytes()
        for path in (STORIES / name).rglob("*.yaml")
    }
    overlay = contents["i18n/de/map.yaml"].decode()
    told = overlay.replace("  text: |-\n    ", f"  text: |-\n    {secret}: ", 1)
    found = read(contents | {"i18n/de/map.yaml": told.encode()}).found
    assert ("E602", secret) in [(each.code, each.details[0]) for each in found]


@pytest.mark.rule("DST-APP-01")
def test_the_shelf_holds_every_story() -> None:
    assert set(packaged.NAMES) == {path.name for path in STORIES.iterdir()}
    assert {f"{name}.json" for name in packaged.NAMES} == {
        path.name for path in SHIPPED.glob("*.json")
    }
    with pytest.raises(KeyError):
        packaged.scenario("nothing")


def test_it_has_options_of_every_kind() -> None:
    kinds = {type(act.option.deed) for act in acts(TRAINING) if act.option is not None}
    assert kinds == {
        d.Interaction, d.Pay, d.Test, d.ItemScan, d.DestinyScan, d.ScanOrTest, d.Trade,
        d.StartFinale, d.Travel, d.Enter,
    }  # fmt: skip
    assert any(act.result.choice is not None for act in acts(TRAINING))


@pytest.mark.rule("DST-DEST-02", "DST-CMP-08")
def test_every_hero_has_two_paths() -> None:
    assert len(TRAINING.heroes) == 3
    for hero in TRAINING.heroes:
        assert tuple(path.id for path in hero.paths) == PATHS


@pytest.mark.rule("DST-TEST-19")
def test_no_test_asks_for_more_than_six() -> None:
    for act in acts(TRAINING):
        if act.option is not None and isinstance(act.option.deed, d.Test):
            assert act.option.deed.outcomes[0].least == 0
            assert act.option.deed.outcomes[-1].most == d.MOST_SUCCESSES


# PROP-WIN-05
@pytest.mark.parametrize(("hero", "offered"), [("nell", True), ("pim", False), ("wat", False)])
def test_nell_may_find_a_leaf_of_the_ledger_on_the_first_day(hero: str, offered: bool) -> None:
    """As early as Pim and Wat begin: in the fair nobody reads it before the third day."""
    state = DESTINIES.new(seed=1, seats=1, scenario="training", mode="explorer")
    table.act(state, f"hero {hero}", "go shore", "visit landing")
    assert ("take landing.papers" in table.choices(state)) == offered
