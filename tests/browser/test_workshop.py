"""A story that is written in a browser, beside its table."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.games.destinies.scenario import pack as packs
from fateloom.story import output
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults, ready
from tests.server.conftest import Site

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

pytestmark = pytest.mark.browser

HILL = "pois/hill.yaml"


class Workshop(Site):
    """`fateloom story edit`, run as it is typed. Its address ends in a secret."""

    def command(self) -> list[str]:
        program = [sys.executable, "-m", "fateloom", "story", "edit", str(self.data)]
        return [*program, "--port", str(self.port), "--no-browser"]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    """A workshop, in a folder without a story."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    workshop = Workshop(tmp_path / "quiet-bell")
    yield workshop
    if workshop.process is not None:
        workshop.kill(signal.SIGINT)


def come(page: Page, place: Workshop) -> Visitor:
    """Start the workshop, and open the address that it prints."""
    place.start()
    somebody = Visitor(page, place)
    somebody.goto("/" + place.said.split(" (")[0].rpartition("/")[2])
    return somebody


@pytest.fixture
def author(page: Page, place: Workshop) -> Iterator[Visitor]:
    """Somebody who writes the story of two tiles. A fault on the page fails the test."""
    output.start(place.data)
    somebody = come(page, place)
    yield somebody
    assert somebody.faults == []


def write(author: Visitor, text: str, new: str) -> None:
    """Replace the one occurrence of a text in the file that is shown, by keyboard."""
    page = author.page
    page.locator(".cm-editor .cm-content").first.press("ControlOrMeta+f")
    page.get_by_role("textbox", name="Find").fill(text)
    page.get_by_role("textbox", name="Replace").fill(new)
    page.get_by_role("button", name="replace all").click()
    page.keyboard.press("Escape")


def open_file(author: Visitor, path: str) -> None:
    folder, _, name = path.rpartition("/")
    del folder
    author.page.get_by_role("navigation", name="Files").get_by_role("button", name=name).click()
    expect(author.page.get_by_role("textbox", name=path)).to_be_visible()


def saved(page: Page) -> None:
    """Wait until everything that was written is saved."""
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\s*Saved\s*$"))).to_be_visible()


def offered(page: Page, typed: str) -> Locator:
    """What the editor offers after this was typed."""
    page.keyboard.type(typed)
    return page.get_by_role("listbox").last


def jump(author: Visitor, name: str) -> None:
    panel = author.page.get_by_role("complementary", name="Workshop")
    panel.get_by_role("button", name="Workshop", exact=True).click()
    panel.get_by_role("combobox", name="To").select_option(label=name)
    panel.get_by_role("button", name="Go there").click()
    panel.get_by_role("button", name="Workshop", exact=True).click()


def test_a_story_is_written_beside_its_table(author: Visitor) -> None:
    page = author.page
    table = page.frame_locator("iframe")
    page.wait_for_url("**/preview")  # the secret is not shown
    jump(author, "The Bell Tower (tower)")
    book = table.get_by_role("article", name="The Bell Tower")
    expect(book).to_contain_text("a hand’s breadth")

    # What is written is saved by itself, and read at the table.
    open_file(author, HILL)
    write(author, "a hand’s breadth", "a finger’s breadth")
    expect(book).to_contain_text("a finger’s breadth")
    saved(page)
    path = author.place.data / HILL
    assert "a finger’s breadth" in path.read_text(encoding="utf-8")

    # Undoing is saved, too.
    page.get_by_role("textbox", name=HILL).press("ControlOrMeta+z")
    expect(book).to_contain_text("a hand’s breadth")

    # Another program's change of a text that was not touched here is shown at once.
    path.write_text(path.read_text(encoding="utf-8") + "# theirs\n", encoding="utf-8")
    text = page.get_by_role("textbox", name=HILL)
    text.press("ControlOrMeta+End")
    expect(text).to_contain_text("# theirs")


def test_a_panel_opened_at_once_stays_open(page: Page, place: Workshop) -> None:
    """A click before the server says whether the files can be edited is not undone."""
    output.start(place.data)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/preview", hold)
    author = come(page, place)
    panel = page.get_by_role("complementary", name="Workshop")
    panel.get_by_role("button", name="Workshop", exact=True).click()
    held[0].continue_()
    expect(page.get_by_role("navigation", name="Files")).to_be_visible()
    expect(panel.get_by_role("combobox", name="To")).to_be_visible()
    assert author.faults == []


def test_a_mistake_is_told_under_its_line_and_mended(author: Visitor) -> None:
    page = author.page
    open_file(author, HILL)
    write(author, "when: not owls-met", "when: not owls-mett")
    text = page.get_by_role("textbox", name=HILL)
    expect(text).to_contain_text("there is no fact “owls-mett”: did you mean “owls-met”?")
    expect(page.get_by_text("One error", exact=True)).to_be_visible()

    # Its code tells more.
    text.get_by_role("button", name="E206").click()
    about = page.get_by_role("dialog", name="About E206")
    expect(about).to_contain_text("No such fact.")
    about.get_by_role("button", name="Close").click()

    # The list of the whole story leads there from another file, and mends it.
    open_file(author, "scenario.yaml")
    page.get_by_text("One error", exact=True).click()
    page.get_by_role("button", name="there is no fact").click()
    expect(text).to_be_focused()
    text.get_by_role("button", name="Mend it").click()
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()
    expect(text).not_to_contain_text("owls-mett")
    page.keyboard.press("ControlOrMeta+z")
    expect(text).to_contain_text("there is no fact “owls-mett”")
    text.press("ControlOrMeta+.")
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()


def test_the_editor_completes_and_leads_to_definitions(author: Visitor) -> None:
    page = author.page
    with page.expect_response("**/api/preview/lore"):
        page.reload()
    open_file(author, HILL)
    text = page.get_by_role("textbox", name=HILL)
    text.press("ControlOrMeta+End")
    page.keyboard.type("\n    ")
    for _ in range(2):  # the line is indented like the one above
        page.keyboard.press("Shift+Tab")
    expect(offered(page, "pict")).to_contain_text("picture")
    page.keyboard.press("Escape")

    # The finale of the last option is that of a hero, in another file.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    page.keyboard.press("F12")
    expect(page.get_by_role("heading", level=1)).to_have_text("heroes/sib.yaml")


def cursor_at(author: Visitor, text: str) -> None:
    """Put the cursor behind the first occurrence of a text in the file that is shown."""
    page = author.page
    content = page.locator(".cm-editor .cm-content").first
    content.press("ControlOrMeta+Home")
    content.press("ControlOrMeta+f")
    find = page.get_by_role("textbox", name="Find")
    find.fill("")
    find.press_sequentially(text)
    find.press("Enter")
    find.press("Escape")
    expect(content).to_be_focused()


def files_of(place: Workshop) -> dict[str, str]:
    return {
        path.relative_to(place.data).as_posix(): path.read_text(encoding="utf-8")
        for path in place.data.rglob("*.yaml")
    }


def test_an_item_is_renamed_in_all_files_and_back(page: Page, place: Workshop) -> None:
    output.start(place.data)
    path = place.data / HILL
    more = "            lantern: {text: It shows a nest., do: [set rope-found]}\n"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("            any light", f"{more}            any light"), "utf-8")
    before = files_of(place)
    author = come(page, place)
    jump(author, "The Bell Tower (tower)")
    book = page.frame_locator("iframe").get_by_role("article", name="The Bell Tower")
    expect(book).to_contain_text("a hand’s breadth")

    # Its uses lead to their lines.
    open_file(author, "items.yaml")
    cursor_at(author, "lantern")
    page.keyboard.press("Shift+F12")
    uses = page.get_by_role("region", name="Uses of lantern")
    expect(uses).to_contain_text("4 places")
    uses.get_by_role("button", name="It shows a nest.").click()
    expect(page.get_by_role("textbox", name=HILL)).to_be_focused()
    uses.get_by_role("button", name="Close").click()

    # A name that is taken is refused; another is planned, and given.
    cursor_at(author, "lantern")
    page.keyboard.press("F2")
    dialog = page.get_by_role("dialog", name="Rename")
    expect(dialog).to_contain_text("item lantern")
    name = dialog.get_by_role("textbox", name="New name")
    expect(name).to_be_focused()
    name.fill("pie")
    expect(dialog).to_contain_text("“pie” is already a name, in items.yaml")
    expect(dialog.get_by_role("button", name="Rename")).to_be_disabled()
    name.fill("lamp")
    listed = dialog.get_by_role("listitem")
    expect(listed).to_have_count(4)
    expect(listed.nth(1)).to_contain_text("pois/green.yaml")
    expect(listed.nth(1)).to_contain_text("2 places")
    expect(dialog).to_contain_text("lantern: lamp")
    page.keyboard.press("Enter")
    done = page.get_by_role("status").filter(has_text="lantern is now lamp, in 4 files.")
    expect(done).to_be_visible()
    text_box = page.get_by_role("textbox", name=HILL)
    expect(text_box).to_contain_text("lamp: {text: It shows a nest.")
    expect(text_box).to_be_focused()
    there = files_of(place)
    assert "  renamed: {lantern: lamp}\n" in there["scenario.yaml"]
    assert {path for path, text in there.items() if text != before[path]} == {
        *("items.yaml", "pois/green.yaml", HILL, "scenario.yaml")
    }
    assert not any("lantern" in text for path, text in there.items() if path != "scenario.yaml")
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()
    expect(book).to_contain_text("a hand’s breadth")

    done.get_by_role("button", name="Undo in all files").click()
    expect(done).to_have_count(0)
    assert files_of(place) == before
    expect(page.get_by_role("textbox", name=HILL)).to_contain_text("lantern: {text: It shows")

    # What has no name is told.
    cursor_at(author, "Something pale")
    page.get_by_role("button", name="Rename …").click()
    expect(page.get_by_role("alert")).to_have_text("No name of the story stands at the cursor.")
    author.faults.clear()  # the browser itself reports the requests that were refused


def test_a_story_is_proved_mended_and_published(author: Visitor) -> None:
    page = author.page
    table = page.frame_locator("iframe[title='The table']")
    parts = page.get_by_role("navigation", name="Workshop")
    # Who listens to the owls has lost both paths.
    open_file(author, "pois/green.yaml")
    write(author, "finale: sib.violet", "finale: sib.violet\\n        when: rope-found")
    open_file(author, HILL)
    write(author, "finale: sib.gold", "finale: sib.gold\\n        when: not owls-met")
    write(author, "when: not rope-found", "when: not rope-found and not owls-met")
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()
    parts.get_by_role("button", name="Proof").click()
    page.get_by_role("button", name="Prove the story").click()
    report = page.get_by_role("main")
    expect(report).to_contain_text("one dead end", timeout=60_000)
    expect(report).to_contain_text("Sib Arkwright chooses: Sit still at the foot of the stair")

    # The game opens at the table, and the story is mended.
    page.get_by_role("button", name="Step through it at the table").click()
    expect(table.get_by_role("article", name="The Bell Tower")).to_contain_text("Nine young owls")
    open_file(author, HILL)
    write(author, " and not owls-met", "")
    expect(page.get_by_text("No errors", exact=True)).to_be_visible()
    parts.get_by_role("button", name="Proof").click()
    page.get_by_role("button", name="Back to your own game").click()
    page.get_by_role("button", name="Prove it again").click()
    expect(report).to_contain_text("No dead ends in “The Quiet Bell”", timeout=60_000)

    with page.expect_download() as download:
        parts.get_by_role("button", name="Publish").click()
    assert download.value.suggested_filename == "quiet-bell-1.fateloom"
    expect(parts).to_contain_text("with the certificate of its proof")
    pack = packs.loads(Path(download.value.path()).read_bytes(), "downloaded")
    assert pack.manifest.certificate is not None
    assert pack.manifest.certificate.good
    ready(page)
    assert faults(page) == []


def test_the_workshop_speaks_the_language_of_the_device(author: Visitor) -> None:
    page = author.page
    files = page.get_by_role("navigation", name="Files")
    expect(files).to_be_visible()
    settings = page.context.new_page()
    settings.goto(f"{author.url}/settings")
    settings.get_by_role("radio", name="Deutsch").check()
    settings.close()
    # It follows at once, also within an open text.
    expect(page.get_by_role("navigation", name="Dateien")).to_be_visible()
    expect(page.get_by_role("complementary", name="Werkstatt")).to_contain_text("Keine Fehler.")
    page.get_by_role("textbox", name="scenario.yaml").press("ControlOrMeta+f")
    expect(page.get_by_role("textbox", name="Suchen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("navigation", name="Dateien")).to_be_visible()
    expect(page.get_by_text("Keine Fehler", exact=True)).to_be_visible()


def test_two_changes_of_one_file_are_both_kept(author: Visitor) -> None:
    page = author.page
    open_file(author, HILL)
    path = author.place.data / HILL
    before = path.read_text(encoding="utf-8")
    # The page learns of their change only by being refused: nothing is sent while it is offline.
    page.context.set_offline(True)
    write(author, "a hand’s breadth", "a finger’s breadth")
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    path.write_text(before.replace("Something pale", "Something grey"), encoding="utf-8")
    page.context.set_offline(False)
    page.get_by_role("textbox", name=HILL).press("ControlOrMeta+s")
    conflict = page.get_by_role("region", name="In the file")
    expect(conflict).to_contain_text("Nothing is lost")
    expect(conflict.get_by_role("textbox", name="In the file")).to_contain_text("Something grey")
    expect(conflict.get_by_role("textbox", name="Yours")).to_contain_text("a finger’s breadth")
    assert "Something grey" in path.read_text(encoding="utf-8")
    conflict.get_by_role("button", name="Keep yours").click()
    saved(page)
    assert "a finger’s breadth" in path.read_text(encoding="utf-8")
    # Theirs is a version.
    page.get_by_role("button", name="Versions").click()
    page.get_by_role("region", name="Versions").get_by_role("listitem").get_by_role(
        "button"
    ).click()
    expect(page.get_by_role("textbox").first).to_contain_text("Something grey")
    page.get_by_role("button", name="Back").click()
    author.faults.clear()  # the browser itself reports the requests that were refused


def test_a_story_is_begun_on_the_page(page: Page, place: Workshop) -> None:
    author = come(page, place)
    page.get_by_role("button", name="Begin the story").click()
    expect(page.get_by_role("textbox", name="scenario.yaml")).to_contain_text("id: quiet-bell")
    expect(page.frame_locator("iframe").get_by_role("main")).to_contain_text("Sib")
    assert (place.data / "scenario.yaml").is_file()
    assert author.faults == []


@pytest.mark.parametrize("width", [1366, 390])
def test_the_editor_can_be_used_by_everybody(author: Visitor, width: int) -> None:
    page = author.page
    page.set_viewport_size({"width": width, "height": 800})
    open_file(author, HILL)
    ready(page)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # The keyboard leaves the text again.
    text = page.get_by_role("textbox", name=HILL)
    text.focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(text).not_to_be_focused()


def test_another_address_only_previews(author: Visitor) -> None:
    page = author.page
    page.evaluate("sessionStorage.clear()")
    author.goto("/preview")
    panel = page.get_by_role("complementary", name="Workshop")
    # The page says so once it has a seat, which takes a server that has just begun a while.
    expect(panel).to_contain_text("The files can be edited at the address", timeout=20_000)
    expect(page.get_by_role("navigation", name="Files")).to_have_count(0)
