"""The commands of an author at the prompt: check, build, translate and print a story."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from fateloom.core.errors import FateloomError
from fateloom.core.registry import SHELF
from fateloom.games.destinies.scenario import built, packaged
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Pack
from fateloom.games.destinies.scenario.shelf import Kept, Shelf
from fateloom.games.destinies.scenario.texts import literal, words
from fateloom.story import Diagnostic, Loaded, load, output
from fateloom.story.campaigns import check_campaigns
from fateloom.story.cards import deck, page
from fateloom.story.reference import reference
from fateloom.story.schema import schema
from fateloom.terminal.screen import plain
from fateloom.words import diagnostic, has, listed, say

WRONG: Final = 1
"""The exit code when a story has errors."""


class NoStory(FateloomError):
    """A story was asked for that is not there."""


def check(folders: Sequence[Path]) -> int:
    """Print the diagnostics of the stories in these folders, and of their campaigns; return the
    exit code."""
    stories = [(folder, load(folder)) for folder in folders]
    codes = [_check(folder, loaded) for folder, loaded in stories]
    between = check_campaigns([loaded for _, loaded in stories])
    _print_found(between)
    return max(*codes, WRONG if any(found.wrong for found in between) else 0)


def _check(folder: Path, loaded: Loaded) -> int:
    """Print the diagnostics of a story; return the exit code."""
    print_diagnostics(loaded)
    scenario = loaded.scenario
    if scenario is None:
        print(say("story-page"))
        return WRONG
    print(
        say(
            "story-good",
            path=str(folder),
            title=_title(loaded),
            tiles=len(scenario.tiles),
            pois=len(scenario.pois),
            options=len({act.option.id for act in acts(scenario) if act.option is not None}),
            words=sum(words(text) for text in scenario.texts.values()),
        )
    )
    return 0


def write_schema(folder: Path, out: Path) -> None:
    """Write the JSON Schema of a story, with the names that could be read."""
    names = load(folder).names
    text = json.dumps(schema(names, describe), ensure_ascii=False, indent=1) + "\n"
    output.write(out, text)
    print(say("story-schema-written", path=str(out)))


def fields() -> str:
    """Every key that a story's files may contain, with its values and its meaning, as Markdown."""
    return reference(describe)


def build(folder: Path, out: Path) -> int:
    """Write the compiled form of a story; return the exit code."""
    loaded = load(folder)
    if loaded.scenario is None:
        print_diagnostics(loaded)
        return WRONG
    output.write(out, output.compiled(loaded.scenario))
    print(say("story-built", path=str(out)))
    if loaded.images:
        print(say("story-built-without-images"))
    return 0


def translate(folder: Path, language: str) -> int:
    """Write the texts that a translation lacks, as a template; return the exit code."""
    if not is_id(language.lower()):
        raise output.CannotWrite("story-language", language)
    loaded = load(folder)
    if loaded.scenario is None:
        print_diagnostics(loaded)
        return WRONG
    out = folder / "i18n" / language / "to-do.yaml"
    if out.exists():
        raise output.CannotWrite("story-to-do-left", str(out))
    text, count = output.untranslated(loaded.scenario, language)
    output.write(out, text)
    print(say("story-translated", path=str(out), count=count))
    return 0


def cards(name: str, out: Path | None) -> int:
    """Write the page of cards of a story, in a folder or packaged; return the exit code."""
    found = load_story(name)
    if found is None:
        return WRONG
    scenario = found.scenario
    made = deck(scenario)
    out = out or Path(f"{scenario.id}-cards.html")
    output.write(out, page(made, say))
    print(
        say(
            "story-cards-written",
            path=str(out),
            items=sum(card.copies for card in made.items),
            heroes=len(made.destinies),
        )
    )
    return 0


class Story(NamedTuple):
    """A story to be played or examined.

    scenario   the story, with the id that its author gave it
    lines      by the path of a thing, the file and line where it stands; empty for a built story
    name       what tables and records call it
    """

    scenario: Scenario
    lines: dict[str, str]
    name: str


def load_story(name: str) -> Story | None:
    """The story in a folder, in a file, one that comes with the package, or one on the shelf.

    The first of these wins; a story on the shelf that it hides is named on the screen. Errors in a
    folder are printed, and then there is None. Raises `NoStory`, and `BadScenario` for a file that
    is no story.
    """
    if Path(name).exists() or name in packaged.NAMES:
        for kept in shelf_of().find(name):
            at = "package" if name in packaged.NAMES and not Path(name).exists() else "path"
            print(say("story-hidden", name=name, at=at, key=kept.manifest.key), file=sys.stderr)
    if Path(name).is_dir():
        loaded = load(Path(name))
        if loaded.scenario is None:
            print_diagnostics(loaded)
            return None
        places = loaded.source.places.items()
        lines = {path: f"{place.file}:{place.line}" for path, place in places}
        return Story(loaded.scenario, lines, loaded.scenario.id)
    if Path(name).is_file():
        found = built.read(Path(name))
        return Story(found.scenario, {}, found.name)
    if name in packaged.NAMES:
        return Story(packaged.scenario(name), {}, name)
    kept = on_shelf(name)
    return Story(kept.pack.scenario(str(kept.file)), {}, kept.manifest.key)


def open_pack(name: str) -> tuple[Pack, Scenario]:
    """The pack in a file or on the shelf, and its story. Raises `NoStory`, and `BadScenario`."""
    path = Path(name)
    if path.is_dir() and not shelf_of().find(name):
        raise NoStory("story-no-pack", name)
    if path.exists() and not path.is_dir():
        found = built.read(path)
        if found.pack is None:
            raise NoStory("story-no-pack", name)
        return found.pack, found.scenario
    kept = on_shelf(name)
    return kept.pack, kept.pack.scenario(str(kept.file))


def shelf_of(data: Path | None = None) -> Shelf:
    """The shelf in a data directory, or in that of this user."""
    return Shelf((user_data_path("fateloom", False) if data is None else data) / SHELF)


def on_shelf(name: str) -> Kept:
    """The story on the user's shelf that a name means. Raises `NoStory`.

    One that was removed is found if there is no other, for games that were played with it.
    """
    shelf = shelf_of()
    found = shelf.find(name) or shelf.find(name, removed=True)
    if not found:
        code = "story-not-on-shelf" if "@" in name else "story-unknown"
        raise NoStory(code, name, listed(packaged.NAMES))
    return only(name, found)


def only(name: str, found: Sequence[Kept]) -> Kept:
    """The one story that a name means. Raises `NoStory` if it means several."""
    if len(found) > 1:
        raise NoStory("story-ambiguous", name, listed([kept.manifest.key for kept in found]))
    return found[0]


def line_of(found: Diagnostic) -> str:
    """A diagnostic on one line: place, code, sentence."""
    sentence = diagnostic(found.code, found.details, found.near)
    return plain(say("story-line", place=str(found.place), code=found.code, sentence=sentence))


def print_diagnostics(loaded: Loaded) -> None:
    """Print the errors and warnings of a folder, and how many there are."""
    _print_found(loaded.found)


def _print_found(diagnostics: Sequence[Diagnostic]) -> None:
    for found in diagnostics:
        print(line_of(found))
    if diagnostics:
        errors = sum(found.wrong for found in diagnostics)
        print(say("story-counted", errors=errors, doubts=len(diagnostics) - errors))


def _title(loaded: Loaded) -> str:
    assert loaded.scenario is not None
    return literal(loaded.scenario.texts[loaded.scenario.title])


def describe(key: str) -> str | None:
    """The description of a key of a story's files: its own, or one for the key in any record."""
    record, _, name = key.partition(".")
    for message in (f"story-key-{record}-{name}", f"story-key-{name}"):
        if has(message):
            return say(message)
    return None
