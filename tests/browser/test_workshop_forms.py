"""A story that is changed in forms and on the map, and the text that says so afterwards."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import faults, ready
from tests.browser.test_workshop import (
    HILL,
    author,
    cursor_at,
    open_file,
    place,
    saved,
)

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from playwright.sync_api import Locator, Page, Response, Route

    from tests.browser.conftest import Visitor

__all__ = ["author", "place"]

pytestmark = pytest.mark.browser


def storing(page: Page, path: str) -> AbstractContextManager[object]:
    """Wait until a file is saved after what is done here."""

    def is_stored(answer: Response) -> bool:
        posted = answer.request.method == "POST" and answer.url.endswith("/preview/file")
        return posted and json.loads(answer.request.post_data or "{}")["path"] == path

    return page.expect_response(is_stored)


def form_at(author: Visitor, text: str) -> Locator:
    """The form of what stands behind a text of the file that is shown."""
    cursor_at(author, text)
    author.page.get_by_role("button", name="Form", exact=True).click()
    return author.page.get_by_role("region", name="Form")


def test_a_tile_is_changed_in_its_form(author: Visitor) -> None:
    page = author.page
    file = author.place.data / "map.yaml"
    text = file.read_text(encoding="utf-8")
    open_file(author, "map.yaml")
    form = form_at(author, "Bell Hill")
    expect(form.get_by_role("heading", name="tile hill")).to_be_visible()
    name = form.get_by_label("name", exact=True)
    expect(name).to_have_value("Bell Hill")
    name.fill("Bell Hill: the Tower")
    with storing(page, "map.yaml"):
        name.press("Tab")
    now = text.replace("name: Bell Hill", 'name: "Bell Hill: the Tower"')
    assert file.read_text(encoding="utf-8") == now

    # What is wrong stands at its field.
    terrain = form.get_by_label("terrain", exact=True)
    terrain.fill("desert")
    terrain.press("Tab")
    row = form.locator(".row.wrong")
    expect(row).to_contain_text("desert")
    expect(row).to_contain_text("terrain")
    form.get_by_role("button", name="Undo").click()
    expect(row).to_have_count(0)
    expect(terrain).to_have_value("hills")

    # A key that is missing is added where it usually stands, and removed again.
    form.get_by_role("combobox", name="Add …").last.select_option("reveals")
    form.get_by_role("combobox", name="Add to reveals").fill("green")
    form.get_by_role("combobox", name="Add to reveals").press("Tab")
    expect(form.get_by_role("list", name="reveals")).to_contain_text("green")
    form.get_by_role("button", name="Remove reveals").click()
    expect(form.get_by_role("list", name="reveals")).to_have_count(0)
    saved(page)
    assert file.read_text(encoding="utf-8") == now

    # What needs the language of effects leads to its line, and the editor takes all back.
    form.get_by_role("button", name=re.compile("^text")).click()
    editor = page.get_by_role("textbox", name="map.yaml")
    expect(editor).to_be_focused()
    for _ in range(5):
        page.keyboard.press("ControlOrMeta+z")
    expect(editor).not_to_contain_text("the Tower")
    saved(page)
    assert file.read_text(encoding="utf-8") == text


def test_an_icon_is_chosen_by_sight(author: Visitor) -> None:
    page = author.page
    file = author.place.data / HILL
    text = file.read_text(encoding="utf-8")
    open_file(author, HILL)
    form = form_at(author, "The Bell Tower")
    form.get_by_role("combobox", name="Add …").select_option("icon")
    form.get_by_role("button", name="Choose by sight").click()
    form.get_by_role("button", name="church", exact=True).click()
    expect(form.get_by_label("icon", exact=True).first).to_have_value("church")
    saved(page)
    assert file.read_text(encoding="utf-8") == text.replace(
        "    token: 1\n", "    token: 1\n    icon: church\n"
    )


def test_somebody_is_portrayed_by_sight(author: Visitor) -> None:
    page = author.page
    file = author.place.data / "heroes/sib.yaml"
    text = file.read_text(encoding="utf-8")
    open_file(author, "heroes/sib.yaml")
    form = form_at(author, "Sib Arkwright")
    form.get_by_role("combobox", name="Add …").select_option("portrait")
    looks = form.get_by_role("list", name="Looks")
    looks.get_by_role("button", name="hat", exact=True).click()
    ready(page)
    assert faults(page) == []
    form.get_by_role("button", name="hood", exact=True).click()
    expect(form.get_by_role("button", name="hood", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    saved(page)
    assert file.read_text(encoding="utf-8") == text.replace(
        "    figure: sib\n", "    figure: sib\n    portrait: {hat: hood}\n"
    )
    form.get_by_role("button", name="without hat", exact=True).click()
    expect(form.get_by_role("button", name="Remove portrait")).to_have_count(0)
    saved(page)
    assert file.read_text(encoding="utf-8") == text


def center(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_map_is_changed_by_hand(author: Visitor) -> None:
    page = author.page
    maps, hill = author.place.data / "map.yaml", author.place.data / HILL
    before = maps.read_text(encoding="utf-8")
    page.get_by_role("button", name="Map", exact=True).click()
    part = page.get_by_role("region", name="Map", exact=True)
    form = page.get_by_role("region", name="Form")
    told = part.get_by_role("status")

    # A tile is moved by keys: not onto another one, but to a free cell.
    tile = part.get_by_role("button", name="Bell Hill, at")
    tile.focus()
    tile.press("Enter")
    expect(form.get_by_role("heading", name="tile hill")).to_be_visible()
    tile.press("ArrowLeft")
    expect(told).to_have_text("Ottering Green lies there already.")
    tile.press("Enter")
    expect(part.get_by_role("button", name="Bell Hill, at 1, 0")).to_be_visible()
    tile.press("ArrowDown")
    tile.press("ArrowLeft")
    expect(told).to_have_text("It fits here.")
    tile.press("Enter")
    expect(part.get_by_role("button", name="Bell Hill, at 0, 1")).to_be_focused()
    expect(form.get_by_label("at", exact=True)).to_have_value("0, 1")

    # What crosses an edge crosses that of the neighbour, too.
    part.get_by_role("combobox", name="Northern edge of Bell Hill").select_option("river")
    expect(form.get_by_label("n", exact=True)).to_have_value("river")
    with storing(page, "map.yaml"):
        form.get_by_label("start", exact=True).select_option("explored")
    now = before.replace("at: [1, 0]", "at: [0, 1]").replace("{w: road}", "{n: river, w: road}")
    now = now.replace("{e: road}", "{e: road, s: river}").replace("unexplored", "explored")
    assert maps.read_text(encoding="utf-8") == now
    for _ in range(3):
        form.get_by_role("button", name="Undo").click()
    expect(part.get_by_role("button", name="Bell Hill, at 1, 0")).to_be_visible()

    # A place is dragged to another tile.
    page.mouse.move(*center(part.get_by_role("button", name="The Bell Tower")))
    page.mouse.down()
    page.mouse.move(*center(part.get_by_role("button", name="Ottering Green, at")), steps=4)
    with storing(page, HILL):
        page.mouse.up()
    expect(told).to_have_text("The Bell Tower is on Ottering Green now.")
    assert "    tile: green\n" in hill.read_text(encoding="utf-8")
    expect(form.get_by_role("heading", name="place tower")).to_be_visible()

    assert faults(page) == []

    # An empty cell becomes a tile, whose form is shown.
    part.get_by_role("button", name="Add a tile at 0, -1").click()
    expect(part.get_by_role("button", name="New tile, at 0, -1")).to_be_visible()
    expect(form.get_by_label("number", exact=True)).to_have_value("3")
    form.get_by_role("button", name="Undo").click()
    expect(part.get_by_role("button", name="Add a tile at 0, -1")).to_be_visible()
    page.get_by_role("button", name="Write", exact=True).click()
    saved(page)
    assert maps.read_text(encoding="utf-8") == before


def test_places_and_people_are_moved_by_keys(author: Visitor) -> None:
    page = author.page
    maps, hill = author.place.data / "map.yaml", author.place.data / HILL
    tiles, text = maps.read_text(encoding="utf-8"), hill.read_text(encoding="utf-8")
    folk = author.place.data / "npcs.yaml"
    folk.write_text("npcs:\n  tull:\n    name: Tull\n    at: tower\n", encoding="utf-8")
    page.get_by_role("button", name="Map", exact=True).click()
    part = page.get_by_role("region", name="Map", exact=True)
    told = part.get_by_role("status")

    # A place by small steps on its tile; Escape leaves it where it was.
    tower = part.get_by_role("button", name="The Bell Tower, on Bell Hill")
    tower.press("Enter")
    expect(tower).to_have_attribute("aria-pressed", "true")
    expect(tower).to_have_accessible_description(re.compile("Arrow keys move it"))
    tower.press("ArrowLeft")
    expect(told).to_have_text(re.compile(r"On Bell Hill: \d+ across, \d+ down\."))
    tower.press("Escape")
    tower.press("ArrowDown")
    with storing(page, "map.yaml"):
        tower.press("Enter")
    assert re.search(r"spots: \[\[\d+, \d+\]\]", maps.read_text(encoding="utf-8"))
    expect(tower).to_be_focused()
    with storing(page, "map.yaml"):
        part.page.get_by_role("button", name="Undo").click()
    assert maps.read_text(encoding="utf-8") == tiles

    # By whole tiles, but not off them.
    tower.press("Shift+ArrowRight")
    expect(told).to_have_text("There is no tile. Places and people stand on tiles.")
    tower.press("Enter")
    expect(tower).to_be_focused()
    tower.press("Shift+ArrowLeft")
    expect(told).to_have_text("The Bell Tower moves to Ottering Green.")
    with storing(page, HILL):
        tower.press("Enter")
    expect(told).to_have_text("The Bell Tower is on Ottering Green now.")
    moved = part.get_by_role("button", name="The Bell Tower, on Ottering Green")
    expect(moved).to_be_focused()
    assert "    tile: green\n" in hill.read_text(encoding="utf-8")
    with storing(page, HILL):
        part.page.get_by_role("button", name="Undo").click()
    assert hill.read_text(encoding="utf-8") == text

    # A person from place to place.
    tull = part.get_by_role("button", name="Tull, at The Bell Tower")
    tull.press("Enter")
    tull.press("ArrowRight")
    expect(told).to_have_text("There is no place further in this direction.")
    tull.press("ArrowLeft")
    expect(told).to_have_text(re.compile("^Tull goes to "))
    with storing(page, "npcs.yaml"):
        tull.press("Enter")
    assert "at: tower" not in folk.read_text(encoding="utf-8")
    expect(part.get_by_role("button", name=re.compile("^Tull, at "))).to_be_focused()
    assert faults(page) == []


def test_an_edge_of_two_files_changes_in_both(author: Visitor) -> None:
    page = author.page
    maps, other = author.place.data / "map.yaml", author.place.data / "tiles.yaml"
    whole = maps.read_text(encoding="utf-8")
    start = whole.index("  hill:")
    stop = whole.find("\n\n", start) + 1 or len(whole)
    hill = f"tiles:\n{whole[start:stop]}"
    other.write_text(hill, encoding="utf-8")
    maps.write_text(green := whole[:start] + whole[stop:], encoding="utf-8")
    page.get_by_role("button", name="Map", exact=True).click()
    part = page.get_by_role("region", name="Map", exact=True)
    form = page.get_by_role("region", name="Form")
    part.get_by_role("button", name="Bell Hill, at 1, 0").click()
    edge = part.get_by_role("combobox", name="Western edge of Bell Hill")

    with storing(page, "map.yaml"), storing(page, "tiles.yaml"):
        edge.select_option("river")
    assert "{e: river}" in maps.read_text(encoding="utf-8")
    assert "{w: river}" in other.read_text(encoding="utf-8")
    with storing(page, "map.yaml"), storing(page, "tiles.yaml"):
        form.get_by_role("button", name="Undo").click()
    assert (maps.read_text(encoding="utf-8"), other.read_text(encoding="utf-8")) == (green, hill)

    # Neither changes, if the other one cannot.
    def lose(route: Route) -> None:
        if "hill:" in (route.request.post_data or ""):
            route.continue_()
        else:
            route.abort()

    page.route("**/api/preview/edit", lose)
    edge.select_option("river")
    expect(form.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/preview/edit")
    author.faults.clear()  # the browser itself reports the request that was lost
    open_file(author, "tiles.yaml")
    expect(page.get_by_role("textbox", name="tiles.yaml")).to_contain_text("{w: road}")
    assert (maps.read_text(encoding="utf-8"), other.read_text(encoding="utf-8")) == (green, hill)
    page.get_by_role("button", name="Map", exact=True).click()
    part.get_by_role("button", name="Bell Hill, at 1, 0").click()

    # In the text of one, undoing reaches the other, unless that has changed since.
    edge.select_option("river")
    expect(form.get_by_label("w", exact=True)).to_have_value("river")
    open_file(author, "tiles.yaml")
    editor = page.get_by_role("textbox", name="tiles.yaml")
    editor.click()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.type("# Steep.")
    open_file(author, "map.yaml")
    page.get_by_role("textbox", name="map.yaml").click()
    page.keyboard.press("ControlOrMeta+z")
    expect(page.get_by_role("alert")).to_contain_text("tiles.yaml")
    expect(page.get_by_role("textbox", name="map.yaml")).to_contain_text("{e: river}")
    open_file(author, "tiles.yaml")
    editor.click()
    page.keyboard.press("ControlOrMeta+z")
    page.keyboard.press("ControlOrMeta+z")
    expect(editor).to_contain_text("{w: road}")
    saved(page)
    open_file(author, "map.yaml")
    saved(page)
    assert (maps.read_text(encoding="utf-8"), other.read_text(encoding="utf-8")) == (green, hill)
