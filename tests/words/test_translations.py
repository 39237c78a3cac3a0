"""Every language says everything that the client says, of the English as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words import translations as t

FILES = [(language, file) for language in t.languages() for file in t.files()]
HINT = "python -m tests.words.translations"


@pytest.mark.parametrize("language", t.languages())
def test_a_language_has_no_files_of_its_own(language: str) -> None:
    names = {path.name for path in (t.LOCALE / language).iterdir()} - {t.MADE_OF}
    assert names <= set(t.files())


@pytest.mark.thorough
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
    text = (t.LOCALE / language / file).read_text(encoding="utf-8")
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
@pytest.mark.parametrize("language", t.languages())
def test_no_translation_is_stale(language: str) -> None:
    """What it was made of is noted, and has not changed since."""
    now, made = t.hashes(), t.made_of(language)
    there = {name for file in t.files() for name in t.messages(language, file)}
    assert there & now.keys() == made.keys(), HINT
    stale = sorted(name for name, each in made.items() if each != now[name])
    assert stale == [], f"translate it again, then: {HINT} {' '.join(stale)}"


@pytest.mark.thorough
def test_changes_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that was made of other words is stale until it was read again."""
    language, name = t.languages()[0], next(iter(t.hashes()))
    monkeypatch.setattr(t, "LOCALE", _copied(tmp_path))
    path = t.LOCALE / t.ORIGINAL / t.files()[0]
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"{name} = ", f"{name} = Lo: ", 1), encoding="utf-8")
    assert t.note(language, set()) == [name]
    assert t.note(language, {name}) == []


def _copied(folder: Path) -> Path:
    place = folder / "locale"
    for path in t.LOCALE.glob("*/*"):
        (place / path.parent.name).mkdir(parents=True, exist_ok=True)
        (place / path.parent.name / path.name).write_bytes(path.read_bytes())
    return place
