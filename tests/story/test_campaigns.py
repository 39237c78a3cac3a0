"""Campaigns: whether their parts agree, and what is read where earlier parts were played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fateloom import cli
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.codec import dump, load
from fateloom.story import load as load_story
from fateloom.story.campaigns import check_campaigns
from fateloom.story.loader import read

from .folders import SCENARIOS, STORIES, changed, files, loaded, scenario

FIRST, SECOND = "ferry-one", "ferry-two"
HEAD = "scenario.yaml"


@pytest.mark.rule("DST-SCN-03", "DST-SCN-13")
@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("part: 2", "part: 2", []),
        ("ending: {range: [0, 2]}", "«ending: {range: [0, 3]}", ["E901"]),
        ("part: 2", "«part: 1", ["E902"]),
        ("      rope-kept: {}", "      rope-kept: {}\n      «owls: {}", ["W901"]),
        ("id: ferry\n", "id: other\n", []),
    ],
)
def test_the_parts_of_a_campaign_agree_about_its_facts(
    old: str, new: str, codes: list[str]
) -> None:
    contents, place = changed(files(SECOND), HEAD, old, new)
    second = read(contents)
    assert second.scenario is not None
    found = check_campaigns([second, loaded(FIRST)])
    assert [each.code for each in found] == codes
    assert place is None or [tuple(each.place) for each in found] == [place]


def test_a_story_with_errors_is_no_part() -> None:
    contents, _ = changed(files(SECOND), HEAD, "ending: {range: [0, 2]}", "ending: {range: [3, 2]}")
    assert check_campaigns([read(contents), loaded(FIRST)]) == ()


def test_several_stories_are_checked_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def check(*folders: Path) -> tuple[object, list[str]]:
        with pytest.raises(SystemExit) as left:
            cli.main(["story", "check", *map(str, folders)])
        return left.value.code, capsys.readouterr().out.splitlines()

    code, out = check(SCENARIOS / FIRST, SCENARIOS / SECOND)
    assert code == 0
    assert [line for line in out if "has no errors" in line] == out
    text = files(SECOND)[HEAD].replace(b"range: [0, 2]", b"range: [0, 3]")
    (tmp_path / HEAD).write_bytes(text)
    code, out = check(SCENARIOS / FIRST, tmp_path)
    assert code == 1
    assert out[-2].endswith("E901 “ending” has other values here than in part 1 of the campaign")
    assert out[-1] == "One error."


@pytest.mark.rule("DST-SCN-05", "DST-SCN-06")
def test_the_recap_is_read_only_where_earlier_parts_were_played() -> None:
    game = with_scenarios(scenario(SECOND))

    def read_at_first(**facts: Any) -> list[str]:
        state = game.new(seed=1, seats=1, watch=True, **facts)
        assert state.events is not None
        return [str(event.args[0]) for event in state.events if event.code == "reads"]

    recap, opening = "scenario.campaign.recap", "scenario.opening"
    assert read_at_first() == [opening]
    assert read_at_first(**{"fact-bell-rung": 0}) == [recap, opening]
    rung: dict[str, Any] = {"fact-bell-rung": 1}
    state = game.new(seed=1, seats=1, **rung)
    said = [page.words for page in state.view(0).pages]
    assert said[0] == "The bell rings over the water again."


def test_a_campaign_is_stored_with_its_title_and_recap() -> None:
    story = scenario(SECOND)
    assert load(dump(story)) == story
    assert story.campaign is not None
    assert (story.campaign.title, story.campaign.recap) == (
        "scenario.campaign.title",
        "scenario.campaign.recap",
    )


@pytest.mark.rule("PAIN-09", "DST-SCN-05")
def test_the_parts_of_the_packaged_campaign_belong_together() -> None:
    parts = [load_story(STORIES / name) for name in ("ice-fair", "upstream-mail")]
    assert check_campaigns(parts) == ()
    first, second = [part.scenario.campaign for part in parts if part.scenario]
    assert first is not None
    assert second is not None
    assert (first.id, first.part, second.part) == (second.id, 1, 2)
    assert second.recap is not None
    # What has happened is met again where heroes go.
    places = [path.read_text("utf-8") for path in (STORIES / "upstream-mail/pois").glob("*.yaml")]
    for fact in first.facts:
        assert any(f"{{if campaign.{fact.id}" in text for text in places), fact.id
