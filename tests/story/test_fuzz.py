"""Whatever an author's files hold, the loader finds words for it and never raises."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from fateloom.games.destinies.scenario.codec import dump, load
from fateloom.story.loader import read
from fateloom.terminal.stories import line_of

from .folders import files

PIECES = [
    b"",
    b" ",
    b"\n",
    b":",
    b"-",
    b"{",
    b"}",
    b"[",
    b"]",
    b"'",
    b'"',
    b"|",
    b">",
    b"#",
    b"&a",
    b"*a",
    b"!x",
    b"<<: ",
    b"\t",
    b"\x00",
    b"\xff",
    b"\xc3\xa9",
    b"\xe2\x80\xa8",
    b"\xc2\x85",
    b"null",
    b"true",
    b"12",
    b"-1",
    b"me",
    b"mill",
    b"and ",
    b"not ",
    b"{if me is osk: a|b}",
    b"{me}",
    b"0-6",
    b"? ",
    b"--- ",
    b"...",
    b"%YAML 1.1\n",
    b"~",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"99999999999",
]


def mutated(contents: dict[str, bytes], rng: Random) -> dict[str, bytes]:
    """The files with a few changes: bytes, lines, words of other places, whole files."""
    changed = dict(contents)
    for _ in range(rng.randint(1, 3)):
        name = rng.choice(sorted(changed))
        text = changed[name]
        lines = text.split(b"\n")
        at = rng.randrange(len(text) + 1)
        row = rng.randrange(len(lines))
        match rng.randrange(8):
            case 0:
                text = text[:at] + rng.choice(PIECES) + text[at:]
            case 1:
                text = text[:at] + text[at + rng.randint(1, 12) :]
            case 2:
                text = b"\n".join(lines[:row] + lines[row + 1 :])
            case 3:
                text = b"\n".join([*lines[:row], lines[row], *lines[row:]])
            case 4:
                lines[row] = rng.choice([b"  ", b" "]) + lines[row]
                text = b"\n".join(lines)
            case 5:
                words = text.split(b" ")
                words[rng.randrange(len(words))] = rng.choice(words)
                text = b" ".join(words)
            case 6:
                other = changed[rng.choice(sorted(changed))].split(b"\n")
                lines[row] = rng.choice(other)
                text = b"\n".join(lines)
            case 7:
                del changed[name]
                if rng.random() < 0.5:
                    changed[rng.choice(["x.yaml", "i18n/fr/x.yaml", "i18n/x.yaml"])] = text
                if not changed:
                    return changed
                continue
        changed[name] = text
    return changed


def attempt(name: str, seed: int) -> None:
    contents = mutated(files(name), Random(f"{name} {seed}"))
    story = read(contents)
    for found in story.found:
        assert "\n" not in line_of(found)
        assert found.place.line >= 1 and found.place.column >= 1
    if story.scenario is None:
        assert story.found
    else:
        assert load(dump(story.scenario)) == story.scenario


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["everything", "twotiles", "maze"])
def test_mutated_stories(name: str) -> None:
    for seed in range(100):
        attempt(name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["everything", "twotiles", "voyage", "maze", "team"])
def test_many_mutated_stories(name: str) -> None:
    for seed in range(100, 2100):
        attempt(name, seed)


def test_files_in_pieces() -> None:
    """A file may end anywhere, as one that is being written does."""
    contents = files("twotiles")
    text = contents["scenario.yaml"]
    for end in range(0, len(text), 53):
        read({"scenario.yaml": text[:end]})


def test_short_files_of_signs() -> None:
    signs = [b"a", b":", b" ", b"-", b"\n", b"{", b"[", b"'", b"|", b"?", b"\t"]
    for parts in itertools.product(signs, repeat=3):
        read({"scenario.yaml": b"".join(parts)})
