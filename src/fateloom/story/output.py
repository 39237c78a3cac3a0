"""The output of the compiler: new stories, compiled scenarios and lists for translators."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.scenario.codec import dump
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.prose import written
from fateloom.story.translations import source_hash

TEMPLATE: Final = "template"
_NAME: Final = "new-story"
"""What the template is called; a new story bears the name of its folder."""


class CannotWrite(FateloomError):
    """A file or folder that cannot be written, or whose name is not allowed."""


def start(folder: Path) -> None:
    """Write a new story of two tiles into a folder that does not exist yet or is empty.

    The name of the folder becomes the id of the story. Raises `CannotWrite`.
    """
    name = folder.resolve().name
    if not is_id(name):
        raise CannotWrite("story-folder-name", name)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise CannotWrite("story-folder-taken", str(folder))
        for path, text in _template():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text.replace(_NAME, name), encoding="utf-8")
    except OSError as error:
        raise CannotWrite("file-unwritable", str(folder), error.strerror or "") from error


def _template() -> Iterator[tuple[str, str]]:
    root = files("fateloom.story") / TEMPLATE
    waiting = [("", root)]
    while waiting:
        around, folder = waiting.pop()
        for entry in folder.iterdir():
            path = f"{around}{entry.name}"
            if entry.is_dir():
                waiting.append((f"{path}/", entry))
            elif entry.name.endswith(".yaml"):
                yield path, entry.read_text(encoding="utf-8")


def compiled(scenario: Scenario) -> str:
    """A scenario as JSON, the form in which the game loads it. Each text is on its own line."""
    return json.dumps(dump(scenario), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def write(target: Path, content: str | bytes) -> None:
    """Write a file, whole or not at all, and the folders it is in. Raises `CannotWrite`."""
    data = content if isinstance(content, bytes) else content.encode()
    part = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and not target.is_file():  # such as /dev/stdout
            target.write_bytes(data)
            return
        part.write_bytes(data)
        part.replace(target)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise CannotWrite("file-unwritable", str(target), error.strerror or "") from error


def replace_all(contents: Mapping[Path, bytes]) -> None:
    """Replace the contents of several files, of all or of none. Raises `CannotWrite`."""
    parts = {target: target.with_name(f".{target.name}.part") for target in contents}
    before: dict[Path, bytes] = {}
    target = Path()
    try:
        for target, part in parts.items():
            part.write_bytes(contents[target])
        for target, part in parts.items():
            there = target.read_bytes()
            part.replace(target)
            before[target] = there
    except OSError as error:
        for replaced, there in before.items():
            with suppress(CannotWrite):
                write(replaced, there)
        raise CannotWrite("file-unwritable", str(target), error.strerror or "") from error
    finally:
        for part in parts.values():
            with suppress(OSError):
                part.unlink(missing_ok=True)


def untranslated(scenario: Scenario, language: str) -> tuple[str, int]:
    """A YAML file with every text that has no translation into `language`, and their number."""
    done = scenario.translations.get(language, {})
    lines: list[str] = []
    missing = [(key, text) for key, text in scenario.texts.items() if key not in done]
    for key, text in missing:
        lines += [f"{key}:", f"  src: {source_hash(text)}", "  text: |-"]
        lines += [f"    {line}".rstrip() for line in written(text).split("\n")]
    return "\n".join([*lines, ""]), len(missing)
