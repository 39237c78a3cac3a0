"""CITATION.cff names the last release, in the form that GitHub and Zenodo read."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import yaml

import fateloom

ROOT = Path(__file__).parents[2]
REQUIRED = {"cff-version", "message", "title", "authors"}
"""Keys that the format asks for: https://citation-file-format.github.io/1.2.0/schema.json"""
OPTIONAL = {"abstract", "date-released", "keywords", "license", "type", "version"}
"""Those of the others that we use."""


def citation() -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    return told


def test_it_has_the_keys_of_the_format() -> None:
    told = citation()
    assert REQUIRED <= told.keys() <= REQUIRED | OPTIONAL
    assert (told["cff-version"], told["type"]) == ("1.2.0", "software")
    assert told["authors"] and all(author.keys() == {"name"} for author in told["authors"])
    assert len(set(told["keywords"])) == len(told["keywords"])
    texts = (told["message"], told["title"], told["abstract"], *told["keywords"])
    assert all(isinstance(text, str) and text for text in texts)


def test_it_names_the_last_release_and_its_date() -> None:
    told = citation()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert told["version"] == fateloom.__version__
    assert told["license"] == project["license"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(rf"^## \[{re.escape(told['version'])}\] - (\S+)$", changes, re.MULTILINE)
    assert released is not None
    assert told["date-released"] == date.fromisoformat(released[1])
