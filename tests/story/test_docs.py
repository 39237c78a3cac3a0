"""What the pages for authors show is what there is."""

from __future__ import annotations

import re
from importlib.resources import files as resources
from pathlib import Path

import pytest

from fateloom.lab import playtest
from fateloom.story import load, output
from fateloom.story.loader import read
from fateloom.terminal import stories

from .folders import ROOT, STORIES
from .test_language import read_condition, read_effect, read_text

GUIDE = ROOT / "docs/writing-scenarios.md"
LANGUAGE = ROOT / "docs/story/language.md"
TRAINING = load(STORIES / "training")


def blocks() -> dict[str, str]:
    """The files that the guide shows, by their names."""
    text = GUIDE.read_text(encoding="utf-8")
    return dict(re.findall(r'^```yaml title="(.+?)"\n(.*?)^```$', text, re.M | re.S))


def test_the_guide_shows_what_a_new_story_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output.start(tmp_path / "my-story")
    made = {
        path.relative_to(tmp_path / "my-story").as_posix(): path.read_text(encoding="utf-8")
        for path in (tmp_path / "my-story").rglob("*.yaml")
    }
    assert made == {name: text for name, text in blocks().items() if not name.startswith("more/")}
    assert stories.check([tmp_path / "my-story"]) == 0
    said = capsys.readouterr().out.replace(f"{tmp_path}/", "")
    assert f"```text\n{said}```" in GUIDE.read_text(encoding="utf-8")


@pytest.mark.rule("PAIN-22")
def test_what_the_guide_adds_is_in_order() -> None:
    story = read({name: text.encode() for name, text in blocks().items()})
    assert story.found == ()
    assert "more/cellar.yaml" in blocks()


# PROP-TXT-01
@pytest.mark.thorough
def test_what_the_guide_tells_to_build_passes_its_playtest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in blocks().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = stories.load_story(str(tmp_path))
    assert found is not None
    wishes = playtest.Wishes(games=40, seats=None, mode=None, jobs=1, seed=0)
    code = playtest.run(found.scenario, found.lines, wishes, None)
    assert code == 0, capsys.readouterr().out


def test_the_guide_knows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    from fateloom import cli

    named = set(re.findall(r"fateloom story (\w+)", GUIDE.read_text(encoding="utf-8")))
    with pytest.raises(SystemExit):
        cli.main(["story", "--help"])
    listed = set(re.findall(r"^  (\w+)  ", capsys.readouterr().out, re.M))
    assert named == listed


def rows(heading: str) -> list[str]:
    """What stands in the first column of the table below a heading."""
    text = LANGUAGE.read_text(encoding="utf-8")
    section = text[text.index(f"## {heading}") :]
    found = re.findall(r"^\| `(.+?)` \|", section[: section.index("\n## ", 4)], re.M)
    return [row.replace(r"\|", "|") for row in found]


@pytest.mark.rule("PAIN-22")
@pytest.mark.parametrize("text", rows("Conditions"))
def test_every_condition_on_the_page_can_be_written(text: str) -> None:
    at = "tally-stone" if text.startswith("taken") else ""
    assert str(read_condition(text, TRAINING.names, at)) == text


@pytest.mark.rule("PAIN-22")
@pytest.mark.parametrize("text", rows("Effects"))
def test_every_effect_on_the_page_can_be_written(text: str) -> None:
    assert str(read_effect(text, TRAINING.names)) == text


@pytest.mark.parametrize("text", rows("Texts"))
def test_every_brace_on_the_page_can_be_written(text: str) -> None:
    assert read_text(text, TRAINING.names)


def test_every_verb_is_on_the_page() -> None:
    grammar = (resources("fateloom.story") / "grammar.lark").read_text(encoding="utf-8")
    rule = grammar[grammar.index("effect: ") : grammar.index("\n\nset:")]
    verbs = set(re.findall(r"[a-z]+", rule.removeprefix("effect:")))
    shown = {type(read_effect(text, TRAINING.names)).__name__.lower() for text in rows("Effects")}
    assert {verb.replace("end", "endvisit") for verb in verbs} == shown
