"""Check that a tag names this release, and print its section of the changelog.

python .github/release.py v0.2.0
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(root: Path, tag: str) -> str:
    """The section of the changelog for a tag. Raises `ValueError` if the versions differ."""
    version = tag.removeprefix("v")
    if tag != f"v{version}" or not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ValueError(f"{tag} is not a tag such as v1.2.3")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    code = (root / "src/fateloom/__init__.py").read_text("utf-8")
    said = re.search(r'^__version__ = "(.+)"$', code, re.MULTILINE)
    for place, found in (
        ("pyproject.toml", project["version"]),
        ("fateloom.__version__", said and said[1]),
    ):
        if found != version:
            raise ValueError(f"{place} is {found}, but the tag is {tag}")
    _, *sections = re.split(r"^## ", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.M)
    for section in sections:
        title, _, text = section.partition("\n")
        if re.fullmatch(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d", title.strip()):
            if not text.strip():
                raise ValueError(f"the section of {version} in CHANGELOG.md is empty")
            return text.strip() + "\n"
    raise ValueError(f"CHANGELOG.md has no section [{version}] with a date")


if __name__ == "__main__":
    try:
        sys.stdout.write(notes(ROOT, sys.argv[1]))
    except ValueError as error:
        sys.exit(f"release: {error}")
