"""A story from the first line to the last screen: made in the workshop, published, added to another
server and to a device without a network, and played to its end at both.

With SHOW_PICTURES=FOLDER, pictures of what is to be seen on the way are written to the folder.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom import cli
from fateloom.games.destinies.scenario import pack as packs
from tests.browser.conftest import Visitor
from tests.browser.test_destinies import DestiniesClicker, read_destinies
from tests.browser.test_offline import made_available
from tests.browser.test_stories import CHOOSER
from tests.browser.test_workshop import cursor_at, open_file, place, saved, write
from tests.conftest import SILENT
from tests.server.conftest import site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.test_workshop import Workshop

__all__ = ["place"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

STORY = Path(__file__).parents[2] / "examples/stories/grey-ness"
TITLE = "The Lamp at Grey Ness"
PATIENCE_MS = 60_000
LOOKS = {
    "age": "old",
    "face": "square",
    "hair-colour": "grey",
    "beard": "full",
    "hat": "hood",
    "gown": "cloak",
    "holds": "lantern",
}
"""How the keeper looks, trait by trait."""


def keep(page: Page, name: str) -> None:
    """Keep a picture, if that is asked for."""
    if folder := os.environ.get("SHOW_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def put(author: Visitor, path: str, text: str) -> None:
    """Write a whole file, which is created first if there is none."""
    page = author.page
    if (author.place.data / path).exists():
        open_file(author, path)
    else:
        page.get_by_role("button", name="New file …").click()
        page.get_by_role("textbox", name="Path of the new file").fill(path)
        page.keyboard.press("Enter")
    box = page.get_by_role("textbox", name=path)
    box.click()
    box.press("ControlOrMeta+a")
    page.keyboard.insert_text(text)
    box.press("ControlOrMeta+s")
    saved(page)
    assert (author.place.data / path).read_text(encoding="utf-8") == text


def begin(author: Visitor) -> None:
    """Begin a story on the page, and delete what it does not need."""
    page = author.page
    keep(page, "workshop-1-begin")
    page.get_by_role("button", name="Begin the story").click()
    expect(page.get_by_role("textbox", name="scenario.yaml")).to_be_visible()
    for path in ("pois/green.yaml", "pois/hill.yaml", "heroes/sib.yaml"):
        open_file(author, path)
        page.get_by_role("button", name="Delete …").click()
        page.get_by_role("button", name="Delete", exact=True).click()
        expect(page.get_by_role("textbox", name=path)).to_have_count(0)
        assert not (author.place.data / path).exists()


def text_of(path: str) -> str:
    """A file of the story, without what is made on the map and by sight."""
    text = (STORY / path).read_text(encoding="utf-8")
    if path == "map.yaml":
        return text[: text.index("  teeth:")]
    if path == "npcs.yaml":
        gale = text.index("  gale:")
        looks = re.compile(r"    portrait: \{[^}]*\}\n")
        return text[:gale] + looks.sub("", text[gale:])
    return text


def add_the_last_tile(author: Visitor) -> None:
    """On the map; its words are written where the form leads to."""
    page = author.page
    parts = page.get_by_role("navigation", name="Workshop")
    parts.get_by_role("button", name="Map", exact=True).click()
    sheet = page.get_by_role("region", name="Map", exact=True)
    form = page.get_by_role("region", name="Form")
    sheet.get_by_role("button", name="Add a tile at 1, 1").click()
    for key, value in (("name", "The Teeth"), ("terrain", "sea")):
        field = form.get_by_label(key, exact=True)
        field.fill(value)
        field.press("Tab")
        expect(field).to_have_value(value)
    form.get_by_role("button", name="Remove start").click()
    expect(sheet.get_by_role("button", name="The Teeth, at 1, 1")).to_be_visible()
    keep(page, "workshop-3-map")
    form.get_by_role("button", name=re.compile("^Line")).click()
    box = page.get_by_role("textbox", name="map.yaml")
    expect(box).to_be_focused()
    box.press("ControlOrMeta+End")
    whole = (STORY / "map.yaml").read_text(encoding="utf-8")
    page.keyboard.insert_text(whole[whole.rindex("    hint:") :])
    write(author, "tile-6", "teeth")
    saved(page)


def portray_the_keeper(author: Visitor) -> None:
    """By sight, in the form."""
    page = author.page
    open_file(author, "npcs.yaml")
    cursor_at(author, "Tobias Gale")
    page.get_by_role("button", name="Form", exact=True).click()
    form = page.get_by_role("region", name="Form")
    form.get_by_role("combobox", name="Add …").last.select_option("portrait")
    looks = form.get_by_role("list", name="Looks")
    for trait, value in LOOKS.items():
        looks.get_by_role("button", name=trait, exact=True).click()
        form.get_by_role("button", name=value, exact=True).first.click()
        expect(form.get_by_role("alert")).to_have_count(0)
        if trait == "hat":
            keep(page, "workshop-4-portrait")
    saved(page)


def test_a_story_is_written_published_added_and_played(
    page: Page, place: Workshop, browser: Browser, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    place.data = place.data.with_name("grey-ness")
    place.start()
    author = Visitor(page, place)
    author.goto("/" + place.said.split(" (")[0].rpartition("/")[2])

    # --- written
    begin(author)
    paths = sorted(path.relative_to(STORY).as_posix() for path in STORY.rglob("*.yaml"))
    for path in paths:
        put(author, path, text_of(path))
    page.locator("footer summary").first.click()
    keep(page, "workshop-2-errors")
    add_the_last_tile(author)
    portray_the_keeper(author)
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()
    parts = page.get_by_role("navigation", name="Workshop")
    parts.get_by_role("button", name="Graph").click()
    expect(page.get_by_role("region", name="Graph")).to_contain_text("Nothing was found")
    keep(page, "workshop-5-graph")

    # --- proved, playtested and published
    parts.get_by_role("button", name="Proof").click()
    page.get_by_role("button", name="Prove the story").click()
    expect(page.get_by_role("main")).to_contain_text(f"No dead ends in “{TITLE}”", timeout=180_000)
    keep(page, "workshop-6-proof")
    with page.expect_download() as download:
        parts.get_by_role("button", name="Publish").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    expect(parts).to_contain_text("with the certificate of its proof")
    keep(page, "workshop-7-published")
    pack = packs.loads(file.read_bytes(), file.name)
    assert pack.manifest.certificate is not None
    assert author.faults == []

    # --- on another server
    settings = ("--set=story_adding=everybody", "--set=bot_pace=0")
    with site(tmp_path / "second", *settings) as second, browser.new_context() as context:
        table = context.new_page()
        play_at_a_server(Visitor(table, second), file)
    added = tmp_path / "third"
    with pytest.raises(SystemExit, match="0"):
        cli.main(["story", "add", str(file), "--data", str(added)])
    with site(added) as third, browser.new_context(service_workers="allow") as context:
        context.add_init_script(SILENT)
        device = context.new_page()
        device.set_viewport_size({"width": 1440, "height": 900})
        device.goto(f"http://127.0.0.1:{third.port}/stories")
        expect(device.get_by_role("article", name=TITLE)).to_contain_text("proved")

        # --- on a device without a network
        url = made_available(device, third)
        context.set_offline(True)
        play_on_a_device(device, url, file)


def play_at_a_server(visitor: Visitor, file: Path) -> None:
    """One person against a bot, from the page of the shelf to the last screen."""
    page = visitor.page
    page.set_viewport_size({"width": 1440, "height": 900})
    visitor.goto("/stories")
    page.locator(CHOOSER).set_input_files(file)
    story = page.get_by_role("article", name=TITLE)
    expect(story).to_contain_text("proved")
    keep(page, "server-1-shelf")
    story.get_by_role("link", name="Play").click()
    expect(page.get_by_role("radio", name=TITLE)).to_be_checked()
    page.get_by_role("button", name="Add a player").click()
    page.locator("input[type=radio][value=greedy]").check()
    keep(page, "server-2-new-table")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".onward")).to_be_visible()
    keep(page, "server-3-opening")
    page.locator(".onward").click()
    page.locator("button.face.playable").first.click()
    page.locator(".banderole .gilt").click()
    read_destinies(page)
    expect(page.locator("button.tile.playable").first).to_be_visible()
    keep(page, "server-4-table")
    assert DestiniesClicker(page, 3).play()
    expect(page.locator("article.end")).to_be_visible()
    keep(page, "server-5-end")
    assert visitor.faults == []


def play_on_a_device(page: Page, url: str, file: Path) -> None:
    """Alone, with a reload in the middle of the game."""
    page.goto(f"{url}/stories")
    page.locator(CHOOSER).set_input_files(file)
    story = page.get_by_role("article", name=TITLE)
    expect(story).to_contain_text("proved")
    keep(page, "device-1-shelf")
    story.get_by_role("link", name="Play").click()
    expect(page.get_by_role("radio", name=TITLE)).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/here-*")
    page.locator(".onward").click()
    page.locator("button.face.playable").first.click()
    page.locator(".banderole .gilt").click()
    read_destinies(page)
    expect(page.locator("button.tile.playable").first).to_be_visible()
    assert not DestiniesClicker(page, 3).play(clicks=30)
    keep(page, "device-2-midway")
    page.reload()
    expect(page.locator(".banderole")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, "device-3-reloaded-on-a-phone")
    assert DestiniesClicker(page, 5).play()
    expect(page.locator("article.end")).to_be_visible()
    keep(page, "device-4-end-on-a-phone")
