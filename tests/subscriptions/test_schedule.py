"""A server fetches from subscriptions if a setting says so, and tells from where a story is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.server.settings import Settings
from fateloom.server.tables.story_shelf import StoryShelf
from fateloom.server.upkeep import subscribing
from fateloom.server.upkeep.subscribing import Subscribing
from fateloom.subscriptions.subscribed import FILE, Subscriptions
from tests.story.test_shelf import keys, made

from .test_subscriptions import INDEX, put

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Folder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "data", story_updates=0.01)


def subscribed(settings: Settings, plain: Folder) -> Shelf:
    shelf = Shelf(settings.shelf)
    Subscriptions(shelf.folder).add(plain.url, private=True)
    return shelf


def test_nothing_is_fetched_without_the_setting(
    settings: Settings, plain: Folder, packs: Path
) -> None:
    put(packs, 1)
    shelf = subscribed(settings, plain)
    asyncio.run(Subscribing(replace(settings, story_updates=0)).run())
    assert plain.asked == keys(shelf) == []


def test_it_is_fetched_again_and_again(
    settings: Settings, plain: Folder, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscribing, "LEAST", 0.01)
    put(packs, 1)
    shelf = subscribed(settings, plain)

    async def twice() -> None:
        running = asyncio.create_task(Subscribing(settings).run())
        while plain.asked.count(INDEX) < 2:
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(asyncio.wait_for(twice(), 60))
    assert keys(shelf) == [made(1).pack.manifest.key]
    (story,) = StoryShelf(settings).listed(None, host=False).stories
    assert story.source == f"{plain.url}{INDEX}"


def test_what_fails_is_told_in_the_log(
    settings: Settings, plain: Folder, packs: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    shelf = subscribed(settings, plain)
    Subscribing(settings).fetch()
    put(packs, 1, 2)
    (packs / "twotiles-1.fateloom").unlink()
    Subscribing(settings).fetch()
    assert keys(shelf) == [made(2).pack.manifest.key]
    (shelf.folder / FILE).write_text("noise")
    Subscribing(settings).fetch()
    told = [record.getMessage() for record in caplog.records]
    assert told == ["subscription-failed", "story-refused", "story-fetched", "subscriptions-failed"]
