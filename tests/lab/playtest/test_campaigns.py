"""Playtests of campaigns: the games of a part begin as those of the part before it have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fateloom import cli
from fateloom.lab.playtest import Table, playtest
from fateloom.lab.playtest.catalogue import catalogue
from fateloom.lab.playtest.play import ALONE, UNFINISHED, starts_of
from tests.campaigns import FIRST, SECOND
from tests.story.folders import SCENARIOS, scenario

if TYPE_CHECKING:
    from pathlib import Path

HERO = Table("explorer", ("random",))
RECAP = "scenario.campaign.recap"


def test_a_later_part_is_played_alone_and_after_earlier_ones() -> None:
    assert starts_of(scenario("twotiles")) == starts_of(scenario(FIRST)) == (ALONE,)
    starts = starts_of(scenario(SECOND))
    assert starts[0] == ALONE
    assert {facts.get("ending") for facts in starts[1:]} == {0, 1, 2}
    done = playtest(scenario(SECOND), 6, chosen=(HERO,), seed=1, search=False)
    things = catalogue(done.book)
    (recap,) = [bit for bit, thing in enumerate(things.things) if thing.id == RECAP]
    heard = [bool(row.seen >> recap & 1) for row in done.rows]
    assert heard == [False, True, True, True, True, True]


def test_facts_go_on_from_game_to_game() -> None:
    first = playtest(scenario(FIRST), 8, chosen=(HERO,), seed=1, search=False)
    ends = [row.facts for row in first.rows if row.reason != UNFINISHED]
    assert {facts["ending"] for facts in ends} == {1, 2}
    left = [{**facts, "of-another-part": 3} for facts in ends]
    second = playtest(scenario(SECOND), 8, chosen=(HERO,), seed=1, search=False, starts=left)
    for row in second.rows:
        before = left[row.index % len(left)]
        assert {**row.facts, "rope-kept": 0} == {**before, "rope-kept": 0}


@pytest.mark.thorough
def test_the_parts_of_a_campaign_are_played_in_their_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*names: str) -> tuple[object, str, str]:
        folders = [str(SCENARIOS / name) for name in names]
        wishes = ["--games", "4", "--jobs", "1", "--no-search", "--out", str(tmp_path / "all.html")]
        with pytest.raises(SystemExit) as left:
            cli.main(["story", "playtest", *folders, *wishes])
        return (left.value.code, *capsys.readouterr())

    code, out, _ = run(SECOND, FIRST)
    assert code in (0, 1)
    said = "".join(out.split())  # lines are wrapped
    pages = [said.find(f"all-{name}.html") for name in (FIRST, SECOND)]
    assert 0 <= pages[0] < pages[1]
    assert {path.name for path in tmp_path.iterdir()} == {f"all-{FIRST}.html", f"all-{SECOND}.html"}
    for names in ((FIRST, "twotiles"), (FIRST, FIRST)):
        code, _, err = run(*names)
        assert (code, "not different parts of one campaign" in err) == (2, True)
