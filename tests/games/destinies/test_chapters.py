"""What a game of a campaign tells the later ones, and what they take from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fateloom.core import campaigns
from fateloom.core.errors import BadRecord, InvalidSetup
from fateloom.core.game import Game
from fateloom.core.record import Record, replay
from fateloom.core.strict import BadData
from fateloom.games.destinies.game import DESTINIES, with_scenarios
from tests.campaigns import FIRST, SECOND, played, stories
from tests.story.folders import scenario


@pytest.fixture(scope="module")
def game() -> Game[Any, Any]:
    return with_scenarios(*stories())


def first(game: Game[Any, Any]) -> campaigns.Chapter:
    """The chapter of the first part."""
    told = game.chapter(played(game, scenario=FIRST).state, ["Hedda"])
    assert told is not None
    return told


@pytest.mark.rule("DST-SCN-05", "DST-SCN-13")
def test_a_finished_game_tells_its_chapter(game: Game[Any, Any]) -> None:
    recorder = played(game, scenario=FIRST)
    chapter = first(game)
    assert (chapter.campaign, chapter.part, chapter.story) == ("ferry", 1, FIRST)
    assert (chapter.title, chapter.name) == ({"en": "The Ferry"}, {"en": "The Rope"})
    (hero,) = chapter.heroes
    assert (hero.player, hero.name, hero.won) == ("Hedda", {"en": "Anna Bell"}, True)
    rung = hero.path == {"en": "Ring the old bell"}
    assert rung or hero.path == {"en": "Let it be"}
    assert chapter.facts == {"bell-rung": int(rung), "ending": 1 if rung else 2}
    assert hero.ending["en"].endswith("valley." if rung else "quiet.")
    (fate,) = chapter.fates
    assert fate.name == {"en": "Pim"}
    assert fate.words["en"].startswith("rows")
    assert chapter.days == recorder.state.view(None).day


@pytest.mark.rule("DST-SCN-13")
def test_nothing_carries_over_but_facts_of_the_story(game: Game[Any, Any]) -> None:
    assert set(first(game).facts) == {"bell-rung", "ending"}
    options = game.continued({"scenario": SECOND}, [first(game)])
    changed = {name: value for name, value in options.items() if name != "scenario"}
    assert set(changed) == {"fact-bell-rung", "fact-ending", "fact-rope-kept"}


def test_an_unfinished_game_and_one_of_no_campaign_tell_nothing(game: Game[Any, Any]) -> None:
    assert game.chapter(game.new(seed=1, seats=1, scenario=FIRST), ["Hedda"]) is None
    recorder = played(DESTINIES, scenario="training")
    alone: Game[Any, Any] = DESTINIES
    assert alone.chapter(recorder.state, ["Hedda"]) is None


@pytest.mark.rule("DST-SCN-03", "DST-SCN-13")
def test_a_later_part_begins_with_what_the_earlier_ones_left(game: Game[Any, Any]) -> None:
    chapter = replace(first(game), facts={"bell-rung": 1, "ending": 9, "unheard-of": 3})
    options = game.checked(game.continued({"scenario": SECOND}, [chapter]))
    state = game.new(seed=2, seats=1, **options)
    assert state.legacy == (1, 2, 0)  # within the range of the fact
    assert game.new(seed=2, seats=1, scenario=SECOND).legacy == (0, 0, 0)


def test_facts_pass_over_a_part_that_does_not_name_them(game: Game[Any, Any]) -> None:
    before = replace(first(game), facts={"rope-kept": 1})
    after = replace(before, facts={})
    options = game.continued({"scenario": SECOND}, [before, after])
    assert options["fact-rope-kept"] == 1


@pytest.mark.rule("DST-SCN-03")
@pytest.mark.parametrize(
    ("story", "change", "code"),
    [
        (FIRST, {}, "campaign-earlier"),
        (SECOND, {"part": 2}, "campaign-earlier"),
        (SECOND, {"campaign": "other"}, "campaign-other"),
    ],
)
def test_only_a_later_part_goes_on(
    game: Game[Any, Any], story: str, change: dict[str, object], code: str
) -> None:
    chapter = replace(first(game), **change)  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup) as refused:
        game.continued({"scenario": story}, [chapter])
    assert refused.value.code == code


def test_a_record_contains_the_chapters_before_it(game: Game[Any, Any]) -> None:
    before = [first(game)]
    options = game.checked(game.continued({"scenario": SECOND}, before))
    text = played(game, chapters=before, **options).record().dumps()
    again = replay(game, Record.loads(text))
    assert again.header.chapters == tuple(before)
    with pytest.raises(BadRecord) as refused:
        Record.loads(text.replace('"campaign":[{', '"campaign":[{"gold":3,', 1))
    assert refused.value.code == "record-altered"


@pytest.mark.parametrize(
    "wrong",
    [7, [7], [{}], [{"gold": 3}], [{"campaign": "x"}]],
)
def test_what_is_no_chapter_is_refused(wrong: object) -> None:
    with pytest.raises(BadData):
        campaigns.read(wrong)


def test_chapters_are_bounded_and_writing(game: Game[Any, Any]) -> None:
    chapter = first(game)
    assert campaigns.read(campaigns.written([chapter])) == (chapter,)
    with pytest.raises(BadData):
        campaigns.read(campaigns.written([chapter] * 21))
    with pytest.raises(BadData):
        campaigns.read(campaigns.written([replace(chapter, name={"en": "x" * 10**6})]))
    odd = replace(chapter, name={"en": "The\x07 \u202eRope\nof Pim"})
    assert campaigns.read(campaigns.written([odd]))[0].name == {"en": "The Rope\nof Pim"}


@pytest.mark.rule("DST-SCN-03")
def test_the_parts_of_a_campaign_are_offered_together_and_in_order() -> None:
    one, two = stories()
    others = [scenario("twotiles"), scenario("maze")]
    game = with_scenarios(others[0], two, others[1], one)
    assert game.options[0].values == ("twotiles", FIRST, SECOND, "maze")
