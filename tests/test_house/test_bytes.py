"""How much JavaScript a page loads before it is whole, in the built client."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

import fateloom
from fateloom.games import registry

WEB: Final = Path(fateloom.__file__).parent / "web"
MANIFEST: Final = WEB / ".vite" / "manifest.json"
ENTRY: Final = "index.html"
KB: Final = 1000
HOME: Final = 130 * KB
TABLE: Final = 230 * KB

pytestmark = pytest.mark.skipif(not MANIFEST.is_file(), reason="the client is not built")


def size(*modules: str) -> int:
    """The gzipped bytes of these modules with everything that they import at once."""
    manifest: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    found: set[str] = set()
    coming = [ENTRY, *modules]
    while coming:
        module = coming.pop()
        if module not in found:
            found.add(module)
            coming += manifest[module].get("imports", ())
    files = {manifest[module]["file"] for module in found}
    return sum(len(gzip.compress((WEB / file).read_bytes(), 9)) for file in files)


def words(language: str) -> str:
    """The module of the words of the pages."""
    return f"src/lib/languages/{language}.ts"


def words_of(game: str, language: str) -> list[str]:
    """The modules of the words of a game, without those of its lessons, rules, advice, tips and
    chronicle, and those that are fetched later."""
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    folder = f"/games/{game}/words/{language}/"
    later = re.compile(f"{folder}(lesson-|later-|rules|advice|tips|chronicle)")
    found = [
        name for name in manifest if folder in name and ".ftl" in name and not later.search(name)
    ]
    assert found
    return [*found, f"../src/fateloom/games/{game}/words/events.json"]


LANGUAGES: Final = ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page(language: str) -> None:
    assert size("src/pages/Home.svelte", words(language)) <= HOME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry))
def test_a_table(game: str, language: str) -> None:
    board = f"../src/fateloom/games/{game}/board/index.ts"
    spoken = [words(language), *words_of(game, language)]
    assert size("src/table/Table.svelte", board, *spoken) <= TABLE


def test_an_icon_comes_only_where_it_is_used() -> None:
    # Lighthouses stand in stories only, and not in each of them.
    one = "virtual:icon/lighthouse"
    home = size("src/pages/Home.svelte")
    board = size("../src/fateloom/games/destinies/board/index.ts")
    assert size("src/pages/Home.svelte", one) > home
    assert size("../src/fateloom/games/destinies/board/index.ts", one) > board
