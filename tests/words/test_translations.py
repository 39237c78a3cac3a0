"""Every language says everything that the client says, of the English as it is now."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words import translations as t

FILES = [(language, file) for language in t.languages() for file in t.files(language)]
PLACES = [place for language in t.languages() for place in t.places(language)]
HINT = "python -m tests.words.translations"


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_language_has_no_files_of_its_own(place: Path) -> None:
    names = {path.name for path in place.iterdir()} - {t.MADE_OF}
    pages = {path.name for path in (place.parent / t.ORIGINAL).glob("*.md")}
    assert names <= {Path(file).name for file in t.files_of(place)} | pages


@pytest.mark.thorough
@pytest.mark.rule("PAIN-07")
@pytest.mark.parametrize(("language", "file"), FILES)
def test_every_message_is_translated(language: str, file: str) -> None:
    """In the order of the original, and each with the attributes that it has there."""
    original, told = t.messages(t.ORIGINAL, file), t.messages(language, file)
    assert original.keys() - told.keys() == set(), "missing"
    assert told.keys() - original.keys() == set(), "no longer wanted"
    for name, message in told.items():
        here, there = dict(t.parts(message)), dict(t.parts(original[name]))
        assert here.keys() == there.keys(), name


@pytest.mark.parametrize(("language", "file"), FILES)
def test_files_are_whole(language: str, file: str) -> None:
    text = t.path_of(language, file).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [each.content for each in body if isinstance(each, ftl.Junk)] == []
    names = [each.id.name for each in body if isinstance(each, ftl.Message)]
    assert len(set(names)) == len(names), "a message is written twice"


@pytest.mark.parametrize(("language", "file"), FILES)
def test_sentences_are_given_what_they_use(language: str, file: str) -> None:
    """And tell apart the cases that the original tells apart."""
    original = t.messages(t.ORIGINAL, file)
    wrong = []
    for name, message in t.messages(language, file).items():
        there = dict(t.parts(original[name])) if name in original else {}
        for part, pattern in t.parts(message):
            if part not in there:
                continue
            before = there[part]
            if not t.variables(pattern) <= t.variables(before):
                wrong.append(f"{name}.{part} uses {t.variables(pattern) - t.variables(before)}")
            if t.shown(before) - t.variables(pattern):
                wrong.append(f"{name}.{part} lacks {t.shown(before) - t.variables(pattern)}")
            for variable, words in t.cases(pattern).items():
                if not words <= t.cases(before).get(variable, words):
                    wrong.append(f"{name}.{part} knows {words} of {variable}")
            for variable, words in t.cases(before).items():
                if not words <= t.cases(pattern).get(variable, words):
                    wrong.append(f"{name}.{part} does not know {words} of {variable}")
    assert wrong == []


@pytest.mark.thorough
@pytest.mark.rule("PAIN-07")
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_no_translation_is_stale(place: Path) -> None:
    """What it was made of is noted, and has not changed since."""
    now, made = t.hashes(*t.files_of(place)), t.made_of(place)
    there = {name for file in t.files_of(place) for name in t.messages(place.name, file)}
    assert there & now.keys() == made.keys(), HINT
    stale = sorted(name for name, each in made.items() if each != now[name])
    assert stale == [], f"translate it again, then: {HINT} {' '.join(stale)}"


@pytest.mark.thorough
def test_changes_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that was made of other words is stale until it was read again."""
    shutil.copytree(t.SRC / "locale", tmp_path / "locale")
    monkeypatch.setattr(t, "SRC", tmp_path)
    (place,) = t.places(t.languages()[0])
    file = t.files_of(place)[0]
    name = next(iter(t.hashes(file)))
    path = t.path_of(t.ORIGINAL, file)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"{name} = ", f"{name} = Lo: ", 1), encoding="utf-8")
    assert t.note(place, set()) == [name]
    assert t.note(place, {name}) == []
