"""The table of Destinies in a browser, as people use it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import (
    BANDEROLE,
    WIDTHS,
    Clicker,
    cards,
    last_of_the_log,
    take,
    too_wide,
)
from tests.browser.conftest import ALONE
from tests.browser.test_access import at_the_end, by_day_and_night, faults, ready
from tests.browser.test_seats import friend, gathered
from tests.browser.test_seats import sit_down as sit_down_by_link

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from tests.browser.conftest import Seats, Visitor

pytestmark = pytest.mark.browser
__all__ = ["friend"]  # the fixture, whose screen is narrow

FOUR: Final = (("Hedda", None), ("Anna", None), ("Otto", None), ("Brida", None))


def sit_down(
    visitor: Visitor,
    seats: Seats = ALONE,
    seed: str = "7",
    **options: str | int,
) -> str:
    """Set a table up and go there."""
    table = visitor.set_up("destinies", seats, seed, **{"scenario": "training", **options})
    visitor.goto(f"/t/{table}")
    expect(visitor.page.locator(BANDEROLE).first).to_be_visible()
    return table


def confirm(page: Page) -> None:
    """Press the gilt button of the ribbon."""
    page.locator(f"{BANDEROLE} .gilt").click()


def to_the_map(visitor: Visitor, **options: Any) -> None:
    """Sit down alone, and take the first hero."""
    page = visitor.page
    sit_down(visitor, **options)
    page.locator("button.face.playable").first.click()
    confirm(page)
    expect(page.locator("button.tile.playable").first).to_be_visible()


def to_the_hut(visitor: Visitor, **options: Any) -> None:
    """Walk to the Osier Beds and visit the Basket Hut."""
    page = visitor.page
    to_the_map(visitor, **options)
    page.locator("[data-tile=osiers] button").click()
    page.locator("button.place.playable").click()
    expect(page.locator(".book h2")).to_contain_text("What will")


def read_opening(*pages: Page) -> None:
    """Go on from the page on which the story begins."""
    for page in pages:
        page.locator("button.onward").click()


def read_destinies(*pages: Page) -> None:
    """Break the seals of the Destinies, and seal them again."""
    for page in pages:
        page.locator("button.wax").click()
        page.locator(".card .gilt").click()


class DestiniesClicker(Clicker):
    """Plays a story: what is new before what was clicked already."""

    selectors = (
        ("confirm", ".banderole .btn.gilt"),
        ("refused", "main button[aria-disabled=true]"),
        ("table", "main button.playable:not([aria-pressed=true])"),
        # A shared screen has no other sign of a Finale than the seal.
        ("fate", ".seal[aria-expanded=false], .begin"),
        ("said", ".banderole .btn:not(.gilt):not(.back)"),
    )

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        news = self.news(found, kinds)
        if news is not None and self.rng.random() < 0.25:
            return news
        fate = [i for i, kind in enumerate(kinds) if kind == "fate"]
        if fate and self.rng.random() < 0.12:
            return fate[-1]
        choices = [i for i, kind in enumerate(kinds) if kind not in ("refused", "fate")]
        confirm = [i for i in choices if kinds[i] == "confirm"]
        finale = [i for i in choices if "Finale" in found[i]]
        fresh = [i for i in choices if found[i] not in self.made]
        if confirm and self.rng.random() < 0.8:
            choices = confirm
        elif finale and self.rng.random() < 0.8:
            choices = finale
        elif fresh and self.rng.random() < 0.7:
            choices = fresh
        return self.rng.choice(choices or range(len(found)))


_MEETINGS: Final = """() => {
    const labels = [...document.querySelectorAll(".place .label")]
        .map((each) => [each.innerText, each.getBoundingClientRect()]);
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return labels.flatMap(([name, box], i) =>
        labels.slice(i + 1)
            .filter(([, other]) => meet(box, other))
            .map(([other]) => [name, other]));
}"""


class Surveyor(DestiniesClicker):
    """Looks on the way for names on the map that meet.

    seen      how many maps with two names or more were seen
    meetings  the names that meet
    """

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.seen = 0
        self.meetings: list[tuple[str, str]] = []

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        self.seen += self.page.locator(".place .label").count() > 1
        self.meetings += self.page.evaluate(_MEETINGS)
        return super().pick(found, kinds)


def told(page: Page) -> str:
    """All words on the page."""
    return page.locator("main").inner_text()


@pytest.mark.rule("PAIN-06")
def test_a_story_from_the_set_up_page_to_its_end(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/destinies")
    expect(page.get_by_label("Name at seat 1")).to_be_visible()
    while page.get_by_label(re.compile("^Name at seat")).count() > 1:
        page.get_by_role("button", name=re.compile("^Remove ")).click()
    page.get_by_label("Name at seat 1").fill("Hedda")
    take(page, "Story", "training")
    take(page, "Mode", "challenger")
    take(page, "Days of a Challenger", "2")
    page.get_by_text("More settings").click()
    page.get_by_label("Seed").fill("5")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[0-9a-f]+$"))
    expect(page.locator(".tale")).to_contain_text("Ninety years ago")
    clicker = Surveyor(page, 5)
    assert clicker.play(), "the story does not end"
    assert clicker.reasons, "nothing said why it cannot be chosen"
    assert clicker.seen
    assert clicker.meetings == []
    end = page.locator("article.end")
    expect(end.locator("h2").first).to_be_visible()
    people = end.locator("li", has_text="Mother Marrable")
    expect(people.locator("svg")).to_be_visible()
    expect(people).to_contain_text("one place too many at supper")
    expect(end).to_contain_text(re.compile("of [0-9]{3} texts of this story"))
    expect(end).to_contain_text("Statistics")
    expect(end).to_contain_text("What is revealed")
    expect(end).to_contain_text(re.compile("Gold path, .*: [0-9] of [0-9] steps"))
    assert not re.search(r"undefined|NaN|destinies-(board|move|ask|event|end)", told(page))
    assert faults(page) == []
    expect(last_of_the_log(page)).to_contain_text(re.compile("The story ends|The last day"))
    page.go_back()
    end.get_by_role("link", name="Set up this story").click()
    expect(cards(page, "Story").locator("input[value=late-tithe]")).to_be_checked()


@pytest.mark.rule("DST-APP-01", "DST-APP-02")
def test_a_story_and_a_mode_are_introduced_before_they_are_chosen(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/destinies")
    expect(cards(page, "Story")).to_have_accessible_description(re.compile("fair"))
    take(page, "Mode", "team")
    expect(cards(page, "Mode")).to_have_accessible_description(re.compile("companion"))
    expect(page.get_by_role("alert")).to_contain_text("is not available for")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/new/destinies$"))
    take(page, "Mode", "fitting")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(cards(page, "Days of a Challenger")).to_have_count(0)
    take(page, "Mode", "challenger")
    expect(cards(page, "Days of a Challenger")).to_be_visible()
    expect(cards(page, "Texts")).to_be_hidden()
    page.get_by_text("More settings").click()
    expect(cards(page, "Texts")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "seed", "width"),
    [(1, "1", 390), (2, "2", 390), (3, "3", 1280), (4, "4", 1280), (4, "5", 390)],
)
def test_people_at_one_device_play_to_the_end(
    visitor: Visitor, people: int, seed: str, width: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 800})
    sit_down(visitor, FOUR[:people], seed)
    clicker = DestiniesClicker(page, int(seed))
    assert clicker.play(), "the story does not end"
    assert not re.search(r"undefined|NaN|destinies-(board|move|ask|event)", told(page))


@pytest.mark.rule("PAIN-16")
def test_what_was_read_is_not_told_again_when_the_table_is_opened_again(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, heroes="dealt")
    news = page.locator(".just-read")
    expect(news).to_contain_text("Ninety years ago")
    page.reload()
    expect(news).to_contain_text("Ninety years ago")
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(news).to_have_count(0)
    page.reload()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    expect(news).to_have_count(0)


@pytest.mark.rule("DST-REQ-09", "PAIN-16")
def test_one_tap_makes_a_move_and_a_slip_takes_it_back(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    slip = page.locator(".undo-slip")
    page.locator("[data-tile=kingsmile] button").click(force=True)
    expect(page.locator(f"{BANDEROLE} .why")).to_contain_text("is already on Kingsmile")
    page.locator("[data-tile=osiers] button").hover()
    expect(page.locator(".route")).to_have_count(1)
    stay = page.get_by_role("button", name="Stay here")
    stay.click()
    expect(slip).to_contain_text("Stay here")
    slip.get_by_role("button", name="Undo", exact=True).click()
    expect(slip).to_have_count(0)
    # It goes by itself; what it offered stays in the head of the table.
    stay.click()
    expect(slip).to_be_visible()
    expect(slip).to_have_count(0, timeout=8000)
    expect(page.get_by_role("button", name="Undo: Stay")).to_be_visible()
    # What was read at a place cannot be taken back.
    page.locator("button.place.playable").first.click()
    expect(page.locator(".book")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)


@pytest.mark.rule("DST-REQ-02")
def test_places_are_named_and_news_of_them_is_told(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    page.locator("[data-tile=hill] button").click()
    stone = page.locator(".place").filter(has_text="The Tally Stone")
    expect(stone).to_be_visible()
    expect(stone).to_have_accessible_name(re.compile("^The Tally Stone.*new"))
    for place in page.locator(".place").all():
        expect(place.locator(".label")).not_to_have_text("")
        expect(place.locator("svg").first).to_be_visible()
    news = "The Tally Stone is on the map now."
    expect(page.get_by_role("log").filter(has_text=news)).to_have_count(1)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".log li").filter(has_text=news)).to_be_visible()


@pytest.mark.rule("DST-REQ-07", "DST-REQ-08")
def test_two_at_one_device_take_turns_without_a_curtain(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, FOUR[:2], heroes="dealt")
    page.get_by_role("button", name="Continue", exact=True).click()
    board = page.locator(".board:has(button.seal)")
    expect(board).to_be_visible()
    first, second = ("Hedda", "Anna") if "Hedda" in board.inner_text() else ("Anna", "Hedda")
    page.get_by_role("button", name="Destiny").click()
    expect(page.get_by_role("region", name="Destiny")).to_be_visible()
    # They are under the card.
    page.get_by_role("button", name="Stay here").press("Enter")
    page.get_by_role("button", name="End the turn").press("Enter")
    expect(board).to_contain_text(second)
    expect(board).not_to_contain_text(first)
    # The card of the one before does not stay for the next.
    expect(page.get_by_role("region", name="Destiny")).to_have_count(0)
    expect(page.locator(".curtain")).to_have_count(0)


@pytest.mark.rule("DST-REQ-03")
def test_own_notes_stay_on_the_device(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    card = page.get_by_role("region", name="Destiny")
    notes = card.get_by_label("Your own notes")
    page.get_by_role("button", name="Destiny").click()
    card.get_by_role("button", name="Open the seal").click()
    notes.fill("The bell lies in the pond.")
    page.reload()
    page.get_by_role("button", name="Destiny").click()
    expect(notes).to_have_count(0)
    card.get_by_role("button", name="Open the seal").click()
    expect(notes).to_have_value("The bell lies in the pond.")


def tracks(page: Page) -> list[str]:
    """The labels of the skills on the first hero board: where markers are, and are planned."""
    return [
        str(each.get_attribute("aria-label"))
        for each in page.locator(".board").first.locator(".track").all()
    ]


@pytest.mark.rule("DST-REQ-18", "DST-XP-03", "DST-XP-06", "DST-XP-09")
def test_experience_is_planned_and_spent_as_planned(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    board = page.locator(".board").first
    expect(board).to_be_visible()
    before = tracks(page)
    page.get_by_role("button", name="Plan experience").click()
    dexterity = board.locator(".track").nth(1)
    # Past the marker next to it, where there is one; never onto it.
    dexterity.get_by_role("button").last.click()
    expect(board).to_contain_text("Planned: one experience (you have none yet)")
    page.get_by_role("button", name="Done", exact=True).click()
    planned = tracks(page)
    assert planned[1] != before[1]
    assert planned[1].startswith(f"{before[1]}; planned on ")
    page.reload()
    expect(board).to_contain_text("Planned: one experience")
    assert tracks(page) == planned
    assert faults(page) == []

    # The hill gives the experience that it takes.
    page.locator("[data-tile=hill] button").click()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(board).to_contain_text("(you have 1)")
    page.get_by_role("button", name="Spend one experience").click()
    page.get_by_role("button", name="Move as planned").click()
    aims = planned[1].split("planned on ")[1]
    expect(dexterity).to_have_attribute("aria-label", re.compile(f"markers on {aims}(;|$)"))


@pytest.mark.rule("DST-REQ-18", "DST-XP-05", "PAIN-01")
def test_others_plan_while_somebody_has_the_turn(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down_by_link(friend, gathered(visitor, game="destinies"), "Otto")
    host.get_by_role("button", name="Start now").click()
    read_opening(host, guest)
    for left in (3, 2):
        expect(host.locator(BANDEROLE)).to_contain_text("takes a hero")
        page = asked(host, guest, "button.face.playable")
        expect(page.locator("button.face.playable")).to_have_count(left)
        # Everybody sees who has taken a hero.
        for each in (host, guest):
            expect(each.locator(".face .owner")).to_have_count(3 - left)
        page.locator("button.face.playable").first.click()
        expect(page.locator(".face .owner")).to_have_count(4 - left)
        confirm(page)
        expect(page.locator("button.face.playable")).to_have_count(0)
    read_destinies(host, guest)
    actor = asked(host, guest, "button.tile.playable")
    other = guest if actor is host else host
    expect(other.get_by_role("button", name="Spend one experience")).to_have_count(0)
    if other is guest:  # the board is folded on a phone
        other.locator(".party li.main .who").click()
    other.get_by_role("button", name="Plan experience").click()
    other.locator(".board").first.locator(".track").nth(2).get_by_role("button").last.click()
    expect(other.locator(".board").first).to_contain_text("Planned: one experience")
    # It is nobody else's to see.
    assert "planned" in "".join(tracks(other))
    actor.locator("button.tile.playable").first.click()
    expect(actor.locator("button.tile.playable")).to_have_count(0)
    assert "planned" not in " ".join(
        str(each.get_attribute("aria-label")) for each in actor.locator(".track").all()
    )


@pytest.mark.rule("PAIN-01")
def test_those_who_wait_decide_where_to_go_and_guess_who_wins(
    visitor: Visitor, friend: Visitor
) -> None:
    host, guest = visitor.page, friend.page
    sit_down_by_link(friend, gathered(visitor, game="destinies", seed="7"), "Otto")
    host.get_by_role("button", name="Start now").click()
    read_opening(host, guest)
    for _ in range(2):
        page = asked(host, guest, "button.face.playable")
        page.locator("button.face.playable").first.click()
        confirm(page)
        expect(page.locator("button.face.playable")).to_have_count(0)
    read_destinies(host, guest)
    actor = asked(host, guest, "button.tile.playable")
    other = guest if actor is host else host
    aim = other.get_by_label("Where do you mean to go next?")
    expect(actor.get_by_label("Where do you mean to go next?")).to_have_count(0)
    named = aim.locator("option").nth(1).inner_text()
    aim.select_option(index=1)
    guess = other.get_by_role("group", name="Who will fulfil a Destiny first?")
    guess.get_by_role("button").first.click()
    expect(guess.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    # It is still there after the page was loaded again, and offered when the turn comes.
    other.reload()
    expect(aim.locator("option:checked")).to_have_text(named)
    go = other.get_by_role("button", name=f"Go to {named.removesuffix('.')}, as planned")
    actor.get_by_role("button", name="Stay here").click()
    actor.locator("button.place.playable").first.click()
    # Their own Destiny can be looked at on the other's page.
    expect(other.locator(".strip .reader").get_by_role("button", name="Destiny")).to_be_visible()
    actor.get_by_role("button", name="Leave", exact=True).click()
    # What was read meanwhile is told.
    told = other.get_by_role("region", name="Meanwhile")
    go.click()
    expect(go).to_have_count(0)
    told.get_by_role("button").first.click()
    expect(other.get_by_role("dialog")).to_be_visible()


def asked(host: Page, guest: Page, choice: str) -> Page:
    """The page of the two on which something can be chosen."""
    for _ in range(200):
        for page in (host, guest):
            if page.locator(choice).count():
                return page
        host.wait_for_timeout(100)
    raise AssertionError(f"nobody can choose: {choice}")


@pytest.mark.rule("DST-REQ-01", "DST-REQ-10")
def test_the_map_is_walked_with_the_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    gold = page.locator("[data-tile]:has(button.tile.playable)")
    assert {each.get_attribute("data-tile") for each in gold.all()} == {"hill", "shore", "osiers"}
    page.locator("[data-tile=kingsmile] button").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-tile=osiers] button")).to_be_focused()
    page.keyboard.press("0")
    before = page.locator("[data-tile=osiers]").bounding_box()
    page.keyboard.press("+")
    after = page.locator("[data-tile=osiers]").bounding_box()
    assert before and after and after["width"] > before["width"]
    page.keyboard.press("0")
    fitted = page.locator("[data-tile=osiers]").bounding_box()
    assert fitted == before
    page.keyboard.press("Enter")
    expect(page.locator("button.place.playable")).to_be_visible()


@pytest.mark.rule("DST-REQ-01")
def test_the_map_is_dragged(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    tile = page.locator("[data-tile=kingsmile]")
    before = tile.bounding_box()
    assert before
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(before["x"] + 80, before["y"] + 50, steps=5)
    page.mouse.up()
    after = tile.bounding_box()
    assert after and after["x"] - before["x"] > 30 and after["y"] - before["y"] > 10
    # It was no touch of the tile.
    expect(page.locator(f"{BANDEROLE} .why")).to_have_count(0)


@pytest.mark.rule("DST-REQ-05")
def test_dice_are_chosen_rolled_and_counted(visitor: Visitor) -> None:
    page = visitor.page
    to_the_hut(visitor)
    page.locator(".offer.test button").first.click()
    trial = page.get_by_role("region", name="Test of Dexterity")
    expect(trial).to_contain_text("Let her show you how a halter is made")
    # The page that was read stays beside it, and the first Effort is explained.
    expect(page.locator(".book .read")).to_contain_text("in her doorway")
    expect(trial.locator("aside")).to_contain_text("Effort adds dice")
    expect(trial.locator(".track .marker")).to_have_count(3)
    trial.get_by_role("button", name="Effort die 1").click()
    expect(page.locator(f"{BANDEROLE} .gilt")).to_have_text("Roll with one Effort die")
    confirm(page)
    count = page.get_by_role("region", name="The count")
    expect(count).to_contain_text("success")
    expect(trial.locator(".tray")).to_contain_text("=")
    stamped = trial.locator(".hit").count() + trial.locator(".miss").count()
    assert stamped == 3
    tool = trial.get_by_role("region", name="Usable now")
    expect(tool).to_contain_text("Wax Candle")
    page.get_by_role("button", name="Accept the roll").click()
    expect(page.locator(".book .receipts")).to_contain_text("roll total")
    # It is explained once: the next test offers the chances instead.
    page.locator(".offer.test:not(.taken) button").first.click()
    expect(trial.locator("aside")).to_have_count(0)


@pytest.mark.rule("DST-REQ-05", "DST-REQ-09")
def test_own_dice_are_told_as_successes(visitor: Visitor) -> None:
    page = visitor.page
    to_the_hut(visitor, dice="own")
    page.locator(".offer.test button").first.click()
    confirm(page)
    expect(page.locator(f"{BANDEROLE} .number")).to_have_count(7)
    page.get_by_role("button", name="3 successes").click()
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="2 successes").click()
    expect(page.locator(".book .passage")).to_have_count(0)
    confirm(page)
    expect(page.locator(".book .passage")).to_be_visible()


def test_a_basket_is_filled_and_emptied(visitor: Visitor) -> None:
    page = visitor.page
    to_the_hut(visitor)
    page.locator(".offer.trade button").click()
    basket = page.get_by_role("region", name="Basket")
    expect(basket).to_contain_text("You have")
    expect(page.locator(".place .frame")).to_be_visible()  # the place, where there is room
    basket.locator(".plate.playable").first.click()
    expect(basket).to_contain_text("buying")
    basket.locator(".plate.barred").first.click(force=True)
    expect(page.locator(f"{BANDEROLE} .why")).to_contain_text("short")
    page.get_by_role("button", name=re.compile("^Undo: Buy")).click()
    expect(basket).not_to_contain_text("buying")


@pytest.mark.rule("PAIN-15")
def test_the_destiny_opens_to_its_owner(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    page.get_by_role("button", name="Destiny").click()
    card = page.get_by_role("region", name="Destiny")
    expect(card).to_contain_text("Sealed for Nell Gannet")
    page.get_by_role("button", name="Open the seal").click()
    expect(card).to_contain_text("Gold: Before the whole market")
    assert faults(page) == []


@pytest.mark.rule("DST-REQ-07")
def test_a_shared_screen_shows_a_destiny_only_while_it_is_held(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, FOUR[:3], heroes="dealt")
    page.get_by_role("button", name="Destiny").click()
    card = page.get_by_role("region", name="Destiny")
    hold = page.get_by_role("button", name="Hold to view")
    hold.hover()
    page.mouse.down()
    expect(card).to_contain_text("Gold:")
    page.mouse.up()
    expect(card).not_to_contain_text("Gold:")
    hold.focus()
    page.keyboard.down(" ")
    expect(card).to_contain_text("Violet:")
    page.keyboard.up(" ")
    expect(card).not_to_contain_text("Violet:")


def test_items_are_read_closely(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    page.locator(".bag .plate").first.focus()
    page.keyboard.press("i")
    glass = page.get_by_role("dialog")
    expect(glass).to_contain_text("After the roll: 1 success.")
    page.keyboard.press("Escape")
    expect(glass).to_have_count(0)


@pytest.mark.rule("DST-REQ-10")
def test_axe_finds_nothing_in_a_story(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, seed="1")
    clicker = DestiniesClicker(page, 1)
    for _ in range(8):
        assert by_day_and_night(page) == []
        clicker.play(9)
    assert clicker.play()
    assert at_the_end(page) == []


@pytest.mark.rule("DST-REQ-10", "PAIN-20")
@pytest.mark.parametrize("text", WIDTHS)
def test_nothing_scrolls_sideways(visitor: Visitor, text: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": WIDTHS[text][-1], "height": 800})
    visitor.wish(textSize=text)
    sit_down(visitor, seed="5")
    ready(page)
    clicker = DestiniesClicker(page, 5)
    for _ in range(45):
        assert too_wide(page, WIDTHS[text]) == [], page.locator(BANDEROLE).inner_text()
        if clicker.play(3):
            break
