"""What players of such games complain of (docs/complaints.md), at the table of Destinies."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry
from tests.browser.clicking import BANDEROLE
from tests.browser.standing import bring_in
from tests.browser.test_aloud import ALOUD, VOICE
from tests.browser.test_destinies import FOUR, sit_down, to_the_hut, to_the_map

if TYPE_CHECKING:
    from fateloom.games.destinies.view import View
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

TWO_THIRDS: Final = 0.64
"""Two thirds of the width, but for the frames."""
NEARLY_ALL: Final = 0.85
"""The height, but for the head of the page."""


@pytest.mark.rule("PAIN-07")
def test_a_wrong_text_is_reported_with_all_that_its_author_needs(visitor: Visitor) -> None:
    page = visitor.page
    to_the_hut(visitor)
    words = page.locator(".book .read p").first.inner_text()
    page.get_by_role("button", name="Report this text").first.click()
    dialog = page.get_by_role("dialog", name="Report this text")
    dialog.get_by_label("Describe the problem").fill("It should be a willow.")
    report = dialog.get_by_label("Report", exact=True).input_value()
    assert "pois.hut.states.busy" in report and "training" in report
    assert "It should be a willow." in report
    assert words.split()[-1] in report
    with page.expect_download() as download:
        dialog.get_by_role("button", name=re.compile("^Save")).click()
    assert download.value.suggested_filename == "training-pois.hut.states.busy.txt"


@pytest.mark.rule("PAIN-08")
@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1440, 900), (1920, 1080)])
def test_the_map_takes_two_thirds_of_the_window(visitor: Visitor, width: int, height: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    to_the_map(visitor)
    box = page.locator(".field.chart .stage").bounding_box()
    assert box
    assert box["width"] >= TWO_THIRDS * width
    assert box["height"] >= NEARLY_ALL * height
    assert box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.rule("PAIN-11")
def test_pieces_are_told_apart(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, FOUR[:3], heroes="dealt")
    page.get_by_role("button", name="Continue", exact=True).click()
    pieces = page.locator(".hero .piece")
    expect(pieces).to_have_count(3)
    looks = pieces.evaluate_all(
        """all => all.map((each) => [
            getComputedStyle(each.querySelector(".shield path")).fill,
            each.querySelector(".shield").innerHTML,
            each.innerHTML.replace(/<g class="shield".*/s, ""),
        ])"""
    )
    for kind in zip(*looks, strict=True):
        assert len(set(kind)) == 3, "colour, shield and face"
    acting = page.locator(".hero.now")
    expect(acting).to_have_count(1)
    large, others = acting.bounding_box(), page.locator(".hero:not(.now)").all()
    assert large and all(
        box["width"] < large["width"] for each in others if (box := each.bounding_box())
    )


@pytest.mark.rule("PAIN-14")
def test_what_was_walked_is_drawn(visitor: Visitor) -> None:
    page = visitor.page
    bring_in(visitor, "way")
    plan = page.get_by_role("figure", name="Plan of the explored rooms")
    expect(plan).to_be_visible()
    before = plan.locator("path.floor").count()
    page.locator("button.exit.playable").first.click()
    expect(plan.locator("path.floor")).not_to_have_count(before)
    # What was walked is told in words, too.
    plan.locator("summary").click()
    expect(plan.locator("li")).not_to_have_count(0)


def on_the_way() -> tuple[str, View]:
    """A game in which the first seat has reached a step, and asked somebody about a path."""
    for seed in range(400):
        recorder = Recorder(registry["destinies"], seed=seed, seats=1, scenario="training")
        rng = Random(seed)
        asked = False
        for _ in range(300):
            state = recorder.state
            if state.outcome is not None:
                break
            view = state.view(0)
            steps = (
                [step for road in view.destiny.roads for step in road.steps] if view.destiny else []
            )
            done = [step for step in steps if step.reached]
            if asked and done and len(done) < len(steps) and view.asked == "move":
                return recorder.record().dumps(), view
            legal = [str(move) for move in state.legal(0)]
            tell = [text for text in legal if text.startswith("tell ")]
            asked = asked or bool(tell)
            recorder.choose(
                0, tell[0] if tell else str(registry["destinies"].policy(view, state.legal(0), rng))
            )
    raise AssertionError("no step is ever reached")


@pytest.mark.rule("PAIN-15")
def test_the_card_tells_the_known_steps_and_what_was_heard(visitor: Visitor) -> None:
    page = visitor.page
    record, view = on_the_way()
    visitor.resume(record)
    page.get_by_role("button", name="Destiny").click()
    card = page.get_by_role("region", name="Destiny")
    card.get_by_role("button", name="Open the seal").click()
    assert view.destiny
    for road in view.destiny.roads:
        place = card.locator(f".road.{road.path}")
        expect(place.locator("li")).to_have_count(len(road.steps))
        expect(place.locator("li.reached")).to_have_count(sum(step.reached for step in road.steps))
        for step in road.steps:
            if step.text:
                expect(place).to_contain_text(step.text.split(".")[0])
    expect(card.get_by_role("heading", name="What you were told when you asked")).to_be_visible()
    answer = card.locator("details").first
    answer.locator("summary").click()
    expect(answer.locator("p").first).not_to_have_text("")


@pytest.mark.rule("PAIN-16")
@pytest.mark.parametrize("asked", ["move", "option", "way", "dice", "after-roll", "trade"])
def test_the_table_opens_where_it_was_left(visitor: Visitor, asked: str) -> None:
    page = visitor.page
    bring_in(visitor, asked)
    choices = "main button.playable:visible"
    expect(page.locator(choices).first).to_be_visible()
    before = page.locator(BANDEROLE).inner_text(), page.locator(choices).all_inner_texts()
    page.reload()
    expect(page.locator(".banderole .ask svg").first).to_be_visible()
    expect(page.locator(choices)).to_have_count(len(before[1]))
    assert before == (page.locator(BANDEROLE).inner_text(), page.locator(choices).all_inner_texts())


@pytest.mark.rule("PAIN-18")
def test_the_voice_is_slower_softer_or_gone_and_every_text_stays(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(VOICE)
    to_the_hut(visitor)
    text = page.locator(".book .read").inner_text()
    table = page.url
    visitor.goto("/settings")
    voice = page.get_by_role("group", name="Voice for reading the story aloud")
    speed = page.get_by_role("group", name="Speed of the voice")
    voice.get_by_label("soft").check()
    speed.get_by_role("radio").first.check()
    page.goto(table)
    page.get_by_role("button", name=ALOUD).first.click()
    volume, rate = page.evaluate("[reading.volume, reading.rate]")
    assert 0 < volume < 1 and 0 < rate < 1
    visitor.goto("/settings")
    voice.get_by_label("off").check()
    page.goto(table)
    expect(page.locator(".book .read")).to_have_text(text, use_inner_text=True)
    expect(page.get_by_role("button", name=ALOUD)).to_have_count(0)
