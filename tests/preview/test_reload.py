"""A file changes: the table shows the same spot with what is written now."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fateloom.core.errors import FateloomError
from fateloom.preview.app import _watch
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.story import output
from tests.aio import complete
from tests.moves import ids

from .author import fact, writing

ALEHOUSE = "pois/green.yaml"
TOWER = "pois/hill.yaml"


@pytest.mark.thorough
def test_the_same_spot_has_the_new_words(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.choose("stay")
        author.choose("visit alehouse")
        author.choose("take alehouse.buy-round")
        before = author.look()
        assert "By the third cup" in author.read()[-1]
        author.rewrite(ALEHOUSE, "By the third cup", "By the fourth cup")
        after = author.look()
        assert "By the fourth cup" in author.read()[-1]
        assert ids(after) == ids(before)
        assert after["view"]["place"] == before["view"]["place"] == "alehouse"
        assert after["choices"] == before["choices"] == 3


@pytest.mark.thorough
def test_dice_fall_as_they_did(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for move in ("go hill", "visit tower", "take tower.listen", "dice 1"):
            assert author.choose(move)["t"] == "view"
        rolls = [each for each in author.look()["events"] if each["code"] == "rolls"]
        author.rewrite(TOWER, "You sneeze.", "You cough.")
        assert [each for each in author.look()["events"] if each["code"] == "rolls"] == rolls != []


def test_what_is_wrong_is_told_and_the_last_good_version_stays(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.choose("stay")
        shown = author.rewrite(TOWER, "when: not owls-met", "when: not owls-mett")
        (problem,) = [each for each in shown["problems"] if each["wrong"]]
        lines = (author.folder / TOWER).read_text(encoding="utf-8").splitlines()
        row = next(n for n, text in enumerate(lines, 1) if "owls-mett" in text)
        assert problem["line"].startswith(f"{author.folder}/{TOWER}:{row}:")
        assert "owls-met" in problem["line"]
        assert not shown["current"]
        assert shown["table"] is not None
        assert author.choose("visit alehouse")["t"] == "view"
        shown = author.rewrite(TOWER, "when: not owls-mett", "when: not owls-met")
        assert shown["current"]
        assert not shown["problems"]


def test_a_story_that_was_wrong_from_the_start_opens_once_it_is_not(tmp_path: Path) -> None:
    def spoil(folder: Path) -> None:
        path = folder / ALEHOUSE
        path.write_text(path.read_text(encoding="utf-8").replace("cost: 2", "cost: two"))

    with writing(tmp_path, before=spoil) as author:
        shown = author.shown()
        assert shown["table"] is None
        assert [each["wrong"] for each in shown["problems"]] == [True]
        assert author.author("day 2")["code"] == "preview-no-table"
        shown = author.rewrite(ALEHOUSE, "cost: two", "cost: 1")
        assert author.client.post("/api/preview").json()["table"] == shown["table"]
        assert ids(author.look()) == ["stay", "go hill"]


@pytest.mark.thorough
def test_telling_stops_at_a_step_that_is_gone_and_goes_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    with writing(tmp_path) as author:
        for move in ("stay", "visit alehouse", "take alehouse.ask", "take alehouse.buy-round"):
            assert author.choose(move)["t"] == "view"
        shown = author.rewrite(ALEHOUSE, "      ask:\n", "      inquire:\n")
        assert shown["lost"]["words"] == "take alehouse.ask"
        assert shown["lost"]["waiting"] == 2
        assert shown["lost"]["refusal"]["code"] in ("no-such-move", "destinies-other-story")
        assert author.look()["view"]["place"] == "alehouse"
        assert "take alehouse.inquire" in ids(author.view)
        shown = author.rewrite(ALEHOUSE, "      inquire:\n", "      ask:\n")
        assert shown["lost"] is None
        assert author.steps()[2:] == ["take alehouse.ask", "take alehouse.buy-round"]


def test_a_step_goes_by_the_new_name_of_what_was_renamed(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.choose("stay")
        author.choose("visit alehouse")
        author.author("visit sib alehouse")
        author.choose("take alehouse.ask")
        assert author.rewrite(ALEHOUSE, "      ask:\n", "      inquire:\n")["lost"]
        head = "  id: quiet-bell\n"
        renamed = f"{head}  renamed: {{alehouse.ask: alehouse.inquire}}\n"
        assert author.rewrite("scenario.yaml", head, renamed)["lost"] is None
        assert author.steps()[2:] == ["author visit sib alehouse", "take alehouse.inquire"]


@pytest.mark.thorough
def test_another_choice_drops_what_was_lost(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for move in ("stay", "visit alehouse", "take alehouse.ask"):
            author.choose(move)
        assert author.rewrite(ALEHOUSE, "      ask:\n", "      inquire:\n")["lost"]
        author.choose("take alehouse.inquire")
        assert author.shown()["lost"] is None
        shown = author.rewrite(ALEHOUSE, "lives up there", "is up there")
        assert shown["lost"] is None
        assert author.steps() == ["stay", "visit alehouse", "take alehouse.inquire"]


def test_choices_mean_what_they_name_wherever_it_stands(tmp_path: Path) -> None:
    """Options before it do not make a choice another one."""
    with writing(tmp_path) as author:
        for move in ("stay", "visit alehouse", "take alehouse.buy-round"):
            author.choose(move)
        added = "      yawn:\n        label: Yawn at the fire\n        text: Wat yawns too.\n"
        author.rewrite(ALEHOUSE, "      ask:\n", f"{added}      ask:\n")
        assert "By the third cup" in author.read()[-1]
        assert "take alehouse.yawn" in ids(author.look())


@pytest.mark.thorough
def test_interventions_are_told_again_too(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.author("set world rope-found 1")
        author.author("visit sib tower")
        shown = author.rewrite(TOWER, "hand’s breadth", "finger’s breadth")
        assert fact(shown, "world", "rope-found") == 1
        assert "finger’s breadth" in author.read()[-1]
        assert author.look()["view"]["place"] == "tower"


@pytest.mark.thorough
def test_a_story_that_changes_its_name_is_another_one(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        shown = author.rewrite("scenario.yaml", "id: quiet-bell", "id: loud-bell")
        assert not shown["current"]
        assert "quiet-bell" in shown["problems"][-1]["line"]
        assert ids(author.look()) == ["stay", "go hill"]


@pytest.mark.thorough
def test_a_change_of_a_file_is_noticed(tmp_path: Path) -> None:
    async def watched() -> None:
        folder = tmp_path / "quiet-bell"
        output.start(folder)
        bench = Workbench(folder, TableSetup())
        read = asyncio.Event()

        async def reload() -> None:
            read.set()

        async def at_last() -> None:
            async with asyncio.timeout(30):
                await read.wait()
            read.clear()

        bench.reload = reload  # type: ignore[method-assign]
        watching = asyncio.create_task(_watch(bench))
        await at_last()  # what was saved before it was watched
        (folder / "events.yaml").write_text("# more\n", encoding="utf-8")
        await at_last()
        await asyncio.sleep(1.5)
        assert not read.is_set(), "nothing has changed"
        watching.cancel()

    complete(watched())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (TableSetup(heroes=("nobody",)), "preview-hero"),
        (TableSetup(heroes=("sib", "sib")), "preview-hero"),
        (TableSetup(seats=3), "seat-count"),
        (TableSetup(mode="challenger"), "destinies-no-challenger"),
    ],
)
def test_a_table_that_cannot_be_had_is_refused_at_once(
    tmp_path: Path, wish: Any, code: str
) -> None:
    output.start(tmp_path / "quiet-bell")
    with pytest.raises(FateloomError) as refused:
        Workbench(tmp_path / "quiet-bell", wish)
    assert refused.value.code == code
