"""The command that formats the files of a story."""

from __future__ import annotations

from pathlib import Path

from fateloom.story import output
from fateloom.story.diagnostics import Findings
from fateloom.story.edits import CannotEdit
from fateloom.story.formatting import formatted
from fateloom.story.loader import files_of
from fateloom.story.yaml_tree import compose
from fateloom.terminal.screen import plain
from fateloom.terminal.stories import WRONG, line_of
from fateloom.words import say


def format_story(folder: Path, *, only_check: bool) -> int:
    """Format the files of a story, all or none, and print which; return the exit code."""
    found = Findings()
    files = files_of(folder, found)
    for name, content in files.items():
        compose(f"{folder}/{name}", content, found)
    problems = [line_of(each) for each in found.all if each.wrong]
    changed: dict[Path, bytes] = {}
    for name, content in files.items() if not problems else ():
        try:
            new = formatted(content.decode()).encode()
        except CannotEdit as error:
            place = f"{folder}/{name}"
            problems.append(plain(say("story-format-odd", path=place, line=error.details[0])))
            continue
        if new != content:
            changed[folder / name] = new
    for line in problems:
        print(line)
    if problems:
        print(say("story-format-nothing"))
        return WRONG
    if not only_check:
        output.replace_all(changed)
    for path in changed:
        told = "story-unformatted" if only_check else "story-formatted"
        print(plain(say(told, path=str(path))))
    if only_check or not changed:
        print(say("story-format-counted", files=len(changed)))
    return WRONG if only_check and changed else 0
