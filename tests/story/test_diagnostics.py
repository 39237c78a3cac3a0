"""Every diagnostic: brought about, at its place, with its sentence and its page."""

from __future__ import annotations

import re
from json import dumps
from pathlib import Path

import pytest

from fateloom import words
from fateloom.story import Diagnostic, Place, load
from fateloom.story import loader as loading
from fateloom.story.loader import Loaded, read
from fateloom.terminal.stories import line_of

from .cases import CASES
from .folders import ROOT, changed, files

PAGE = ROOT / "docs/story/diagnostics.md"
WON_IN_GERMAN = (
    "heroes.osk.paths.gold.finale.won: {src: 4414f4da, text: The Tenth Bell ist die Glocke.}\n"
)
ELSEWHERE = {"E001", "E002", "E012", "E013", "E014", "E016", "E018", "E415"}
"""Codes that the tests below bring about."""
IMAGES = {"E131", "E132", "E133", "E134", "E135", "E136", "W829"}
"""Codes of pictures, that `test_images` brings about."""
IMAGES = {"E131", "E132", "E133", "E134", "E135", "E136", "W829"}
"""Codes of pictures of an author's own, that `test_images` brings about."""
BETWEEN = {"E901", "E902", "W901"}
"""Codes of campaigns, that `test_campaigns` brings about."""


def emitted() -> set[str]:
    """Every code that stands in the source."""
    sources = (ROOT / "src/fateloom/story").rglob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(r'"([EW]\d{3})"', text))


def codes(story: Loaded) -> list[str]:
    return [found.code for found in story.found]


@pytest.mark.thorough
@pytest.mark.rule("DST-TEST-04", "DST-TEST-23", "DST-HINT-02", "DST-DSC-06")
@pytest.mark.parametrize(
    ("code", "file", "old", "new"),
    CASES,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(CASES)],
)
def test_what_is_wrong_is_found_at_its_place(code: str, file: str, old: str, new: str) -> None:
    """Among it: words that promise another difficulty (W603), paths with too few hints (W604,
    W608), and public texts that tell a secret (E602)."""
    contents, place = changed(files("everything"), file, old, new)
    story = read(contents)
    found = [each for each in story.found if each.code == code]
    assert found, [line_of(each) for each in story.found]
    assert place is None or place in [tuple(each.place) for each in found], found
    assert (story.scenario is None) == any(each.wrong for each in story.found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Rain{if siege > 1: bow} again.", [("Rain", "bow")]),
        ("It rains.{if siege > 1: “Again,” she says.}", [("rains.", "“Again,”")]),
        ("“Rain,” she says.{if bell-rung: *Rain.*|Sun.}", [("says.", "*Rain.*")]),
        ("{if siege > 1: Rain. }Then night.", [("Rain.", "Then")]),
        ("{if siege > 1: Rain.} {if bell-rung: Bells.}Night.", [("Bells.", "Night.")]),
        ("Rain.{if siege > 1: |Sun.}", [("Rain.", "Sun.")]),
        ("Dusk.{if siege > 1: |{npc:wolf} howls.}", [("Dusk.", "{npc:wolf}")]),
        ("„Regen.“{if siege > 1: Nacht.}", [("„Regen.“", "Nacht.")]),
        ("Rain{if siege > 1: , and wind}, and night.", []),
        ("“{if siege > 1: Rain|Sun},” she says.", []),
        ("„{if siege > 1: Regen|Sonne}“, sagt sie.", []),
        ("Rain{if siege > 1: —at last—|, then }night.", [("then", "night.")]),
        ("{if siege > 1: Rain.}{if siege <= 1: Sun.}", []),
        ("{if siege > 1: Rain.}{if siege < 1: Sun.}{if siege = 1: Snow.}", []),
        ("Rain.{once: Again.}", [("Rain.", "Again.")]),
        ("Rain. {once: Again.}Sun.", [("Again.", "Sun.")]),
        ("Ra{once: ,|}in.", [(",", "in."), ("Ra", "in.")]),
        ("Rain{sequence: , again|, at last}.", []),
        ("Rain.\n\n{if siege > 1: Night.} {if bell-rung: Bells.}", []),
    ],
)
def test_words_that_run_together_are_found(text: str, found: list[tuple[str, str]]) -> None:
    """Where both may be read at the same time, and a name counts as a word."""
    contents, _ = changed(files("everything"), "events.yaml", "text: Dusk.", f"text: {dumps(text)}")
    story = read(contents)
    assert [each.details for each in story.found if each.code == "W610"] == found


@pytest.mark.parametrize(
    "name", ["everything", "twotiles", "voyage", "maze", "team", "ferry-one", "ferry-two"]
)
def test_stories_of_the_tests_are_in_order(name: str) -> None:
    story = read(files(name))
    assert story.scenario is not None
    assert story.found == ()


@pytest.mark.thorough
def test_every_code_has_its_case_its_sentence_and_its_page() -> None:
    cases = {case[0] for case in CASES} | ELSEWHERE | IMAGES | BETWEEN
    anchors = set(re.findall(r"^### ([EW]\d{3})\b", PAGE.read_text(encoding="utf-8"), re.M))
    assert emitted() == cases
    assert emitted() == anchors
    for code in emitted():
        assert words.has(f"story-{code}"), code


@pytest.mark.parametrize(
    ("contents", "code", "place"),
    [
        (b"scenario:\n  id: \xff\n", "E001", (2, 1)),
        (b"#" * 1_000_001, "E002", (1, 1)),
        (b"", "E012", (1, 1)),
        (b"# nothing yet\n", "E012", (1, 1)),
        (b"scenario:\n  id: a\x07b\n", "E018", (2, 8)),
        (b"\t", "E004", (1, 1)),
        (b"just words", "E102", (1, 1)),
        (b"[]", "E102", (1, 1)),
    ],
)
def test_a_file_that_is_none(contents: bytes, code: str, place: tuple[int, int]) -> None:
    story = read({"scenario.yaml": contents})
    assert story.scenario is None
    assert (code, place) in [(each.code, each.place[1:]) for each in story.found]


def test_a_story_needs_a_hero() -> None:
    text = files("twotiles")["scenario.yaml"].decode()
    head = text[: text.index("\nfacts:")]
    map_ = text[text.index("\ntiles:") : text.index("\nheroes:")]
    story = read({"scenario.yaml": (head + map_).encode()})
    assert codes(story) == ["E415"]


def test_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert codes(load(tmp_path / "missing")) == ["E014"]
    (tmp_path / "scenario.yml").write_text("")
    (tmp_path / ".hidden.yaml").write_text("a: [")
    (tmp_path / "notes.txt").write_text("a: [")
    assert codes(load(tmp_path)) == ["E013"]
    (tmp_path / "scenario.yml").unlink()
    (tmp_path / "dangling.yaml").symlink_to(tmp_path / "nowhere")
    assert codes(load(tmp_path)) == ["E014"]
    monkeypatch.setattr(loading, "MOST_FILES", 1)
    (tmp_path / "dangling.yaml").unlink()
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text("facts: {}")
    assert "E016" in codes(load(tmp_path))


@pytest.mark.parametrize(
    ("states", "found"),
    [
        ("{still: Four pans, dry as bones.}", [("E019", 32)]),
        ("{still: Four pans, dry, and, well, empty.}", [("E019", 32)]),
        ("{still: 'Four pans, dry as bones.'}", []),
        ("{still: 'Four pans', Dry as bones.: }", [("E108", 34)]),
        ("{still: 12, Dry as bones.}", [("E108", 25)]),
        ("{still: Four pans, Dry as bones.: Water.}", [("E108", 32)]),
        ("{Dry as bones.}", [("E108", 14)]),
        ("\n      still: Four pans\n      Dry as bones.:", [("E108", 7)]),
    ],
)
def test_a_comma_ends_a_text_without_quotation_marks(
    states: str, found: list[tuple[str, int]]
) -> None:
    contents, _ = changed(
        files("twotiles"), "scenario.yaml", "\n      still: Water, and a bucket.", f" {states}"
    )
    story = read(contents)
    assert [(each.code, each.place.column) for each in story.found] == found


def test_a_line_reads_as_compilers_do() -> None:
    found = Diagnostic("E203", Place("salt/pois/mill.yaml", 18, 9), ("lantren",), "lantern")
    assert line_of(found) == (
        "salt/pois/mill.yaml:18:9 E203 there is no item “lantren”: did you mean “lantern”?"
    )


def test_all_that_is_wrong_is_said_in_one_run() -> None:
    contents = files("everything")
    for file, old, new in (
        ("map.yaml", "terrain: hills", "terrain: hill"),
        ("events.yaml", "siege = 5", "siege = 6"),
        ("heroes/osk.yaml", "to: fulfilled}}}\n          won: It is still.", "to: over}}}"),
        ("pois/valley.yaml", "on: 3-6", "on: 4-6"),
    ):
        contents, _ = changed(contents, file, old, new)
    assert {"E104", "E223", "E217", "E109", "E301"} <= set(codes(read(contents)))


def test_a_file_that_cannot_be_read_makes_nothing_else_seem_missing() -> None:
    contents, _ = changed(files("everything"), "map.yaml", "tiles:", "tiles: [")
    assert codes(read(contents)) == ["E003"]


def test_what_every_item_is_answered_to_needs_no_silence() -> None:
    """Neither is one asked for there, nor is one heard (DST-SCAN-10)."""
    whole = "            rope: {text: No.}\n            pole: {text: No.}\n            ember:"
    contents, _ = changed(files("everything"), "pois/valley.yaml", "            ember:", whole)
    assert codes(read(contents)) == ["W818"]
    contents, _ = changed(contents, "pois/valley.yaml", "    silence: She shrugs.\n", "")
    assert codes(read(contents)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("heroes/osk.yaml", "won: It rings.", "won: The Tenth Bell rings.", []),
        ("heroes/osk.yaml", "won: It is still.", "won: So it was; Cast it.", []),
        ("heroes/osk.yaml", "epilogue: He hums.", "epilogue: The Tenth Bell.", []),
        ("heroes/maudlin.yaml", "won: Water comes.", "won: The Tenth Bell rings.", ["E602"]),
        ("heroes/osk.yaml", "text: It sings.", "text: The Tenth Bell.", ["E602"]),
        ("i18n/de/alles.yaml", "pois.mill.name:", WON_IN_GERMAN + "pois.mill.name:", []),
    ],
)
def test_a_destiny_is_no_secret_once_it_is_fulfilled(
    file: str, old: str, new: str, found: list[str]
) -> None:
    contents, _ = changed(files("everything"), file, old, new)
    assert codes(read(contents)) == found


def test_a_doubt_can_be_accepted_for_a_reason() -> None:
    contents, _ = changed(files("everything"), "events.yaml", "text: Dusk.", "text: TODO")
    assert codes(read(contents)) == ["W602"]
    accepted = "  accepted:\n    - {code: W602, thing: events.dusk, because: not written yet}\n"
    contents, _ = changed(contents, "scenario.yaml", "  accepted:\n", accepted)
    assert codes(read(contents)) == []


def test_what_is_wrong_cannot_be_accepted() -> None:
    contents, _ = changed(files("everything"), "map.yaml", "number: 4", "number: 1")
    accepted = "  accepted:\n    - {code: E401, thing: tiles.quay, because: I like it}\n"
    contents, _ = changed(contents, "scenario.yaml", "  accepted:\n", accepted)
    assert codes(read(contents)) == ["E401", "W609"]
