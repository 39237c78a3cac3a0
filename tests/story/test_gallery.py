"""The page about the packs in a folder, and that of the documentation."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.pack import Certificate, Verdict
from fateloom.story import gallery, packing

from .folders import files, scenario
from .pictured import made, written
from .test_cli import run

if TYPE_CHECKING:
    from fateloom.games.destinies.scenario.model import Scenario

ROOT = Path(__file__).parents[2]
COVERS = ROOT / "docs/images/stories"


def put(folder: Path, name: str, story: Scenario, certificate: Certificate | None = None) -> None:
    sources = files("twotiles") if name == "twotiles" else {}
    whole = packing.pack(story, sources, certificate, name)
    (folder / f"{name}.fateloom").write_bytes(whole.data)


def shown(folder: Path) -> str:
    return gallery.page(gallery.opened(folder), "covers")


def test_the_page_of_the_documentation_has_every_packaged_story(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its cover as it would be drawn now; docs/story/gallery.md tells how to draw it."""
    for name in packaged.NAMES:
        put(tmp_path, name, packaged.scenario(name))
    code, out, err = run(capsys, "gallery", str(tmp_path), "--covers", str(COVERS))
    assert code == 0, err
    assert sorted(re.findall(r"/([\w-]+\.svg)\)", out)) == sorted(
        file.name for file in COVERS.iterdir()
    )
    for name in packaged.NAMES:
        assert f"comes with Fateloom: `fateloom play --story {name}`" in out
    page = (ROOT / "docs/story/gallery.md").read_text(encoding="utf-8")
    assert '{% include-markdown "../../build/docs/gallery.md"' in page
    build = (ROOT / "x").read_text(encoding="utf-8")
    assert "--covers docs/images/stories --at docs/story >build/docs/gallery.md" in build


def test_what_the_page_tells_about_a_story(tmp_path: Path) -> None:
    story = replace(
        scenario("twotiles"), minutes=(20, 40), mood="eerie", author="A. Bell", licence="CC0"
    )
    put(tmp_path, "twotiles", story)
    page = shown(tmp_path)
    assert "## Two Tiles" in page and "The smallest story that can be won." in page
    for row in (
        "- length: 20 to 40 minutes",
        "- mood: eerie",
        "- heroes: Anna Bell",
        "- languages: English",
        "- proof: the pack has no certificate",
        "- author: A. Bell",
        "- licence: CC0",
        "`fateloom story add twotiles.fateloom`",
    ):
        assert row in page
    assert "comes with Fateloom" not in page
    assert "covers/twotiles-" in page
    assert "covers" not in gallery.page(gallery.opened(tmp_path), None)


@pytest.mark.parametrize(
    ("status", "words"),
    [("proved", "no hero can ever be blocked"), ("unproved", "not everything could be proved")],
)
def test_proof_is_the_word_of_the_pack(status: str, words: str, tmp_path: Path) -> None:
    verdict = Verdict("explorer", ("anna",), "anna", status, "open", "open")
    put(tmp_path, "twotiles", scenario("twotiles"), Certificate("1.0", (verdict,)))
    assert f"- proof: {words}, says its certificate" in shown(tmp_path)


def test_texts_of_strangers_are_no_markup(tmp_path: Path) -> None:
    author = "<script>alert(1)</script> | [x](javascript:y) `z` *w* # v"
    put(tmp_path, "twotiles", replace(scenario("twotiles"), author=author))
    (row,) = [line for line in shown(tmp_path).splitlines() if line.startswith("- author")]
    told = row.removeprefix("- author: ").removesuffix("")
    assert not set(told) & set("<>[]|`*:")
    assert re.sub(r"&#(\d+);", lambda sign: chr(int(sign[1])), told) == author


def test_a_cover_with_a_picture_of_the_author(tmp_path: Path) -> None:
    whole = made(written(tmp_path / "story"))
    (tmp_path / "twotiles.fateloom").write_bytes(whole.data)
    (told,) = json.loads(gallery.views(gallery.opened(tmp_path)))
    assert base64.b64decode(told["image"]) in whole.pack.images.values()
    assert told["view"]["scenario"] == "twotiles"


def test_a_cover_changes_its_name_with_what_is_drawn(tmp_path: Path) -> None:
    def name(story: Scenario) -> str:
        put(tmp_path, "twotiles", story)
        ((found),) = gallery.opened(tmp_path)
        return found.cover_name

    story = scenario("twotiles")
    first = name(story)
    assert name(replace(story, version=2)) == first
    assert name(replace(story, border="knots")) != first


def test_faults_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "gallery", str(tmp_path))
    assert (code, "There are no packs" in err) == (2, True)
    put(tmp_path, "twotiles", scenario("twotiles"))
    code, out, err = run(capsys, "gallery", str(tmp_path), "--covers", str(tmp_path))
    assert (code, out) == (2, "")
    assert "These covers are not in" in err and "twotiles-" in err
    (tmp_path / "broken.fateloom").write_bytes(b"noise")
    code, _, err = run(capsys, "gallery", str(tmp_path))
    assert (code, "broken.fateloom is not a pack" in err) == (2, True)
