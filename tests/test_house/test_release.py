"""What a tag has to agree with before it becomes a release."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

import fateloom

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / ".github/release.py"
CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.3] - 2026-11-23

### Added

- A thing.

## [1.2.2] - 2026-11-01
"""
notes: Callable[[Path, str], str] = runpy.run_path(str(SCRIPT))["notes"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src/fateloom").mkdir(parents=True)
    (tmp_path / "src/fateloom/__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3" # as in the code\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def test_the_notes_are_the_section_of_the_version(checkout: Path) -> None:
    assert notes(checkout, "v1.2.3") == "### Added\n\n- A thing.\n"


@pytest.mark.parametrize(
    ("file", "text", "tag", "reason"),
    [
        ("CHANGELOG.md", CHANGELOG, "1.2.3", "not a tag"),
        ("CHANGELOG.md", CHANGELOG, "v1.2", "not a tag"),
        ("CHANGELOG.md", CHANGELOG, "v1.2.2", "pyproject.toml is 1.2.3"),
        ("pyproject.toml", '[project]\nversion = "1.2.2"', "v1.2.3", "pyproject.toml is 1.2.2"),
        ("src/fateloom/__init__.py", "", "v1.2.3", "__version__ is None"),
        ("CHANGELOG.md", "## [Unreleased]\n\n- A thing.\n", "v1.2.3", "no section"),
        ("CHANGELOG.md", CHANGELOG.replace(" - 2026-11-23", ""), "v1.2.3", "no section"),
        ("CHANGELOG.md", "## [1.2.3] - 2026-11-23\n\n", "v1.2.3", "is empty"),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(
    checkout: Path, file: str, text: str, tag: str, reason: str
) -> None:
    (checkout / file).write_text(text)
    with pytest.raises(ValueError, match=reason):
        notes(checkout, tag)


def test_the_script_says_in_a_sentence_what_is_wrong() -> None:
    other = f"v9{fateloom.__version__}"
    done = subprocess.run(
        [sys.executable, SCRIPT, other], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("release: pyproject.toml is ")
    assert done.stdout == ""


def test_nothing_is_published_without_the_switch() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    jobs = yaml.safe_load(text)["jobs"]
    assert jobs["pypi"]["if"] == "vars.PUBLISH_TO_PYPI == 'true'"
    assert jobs["pypi"]["environment"] == "pypi"
    assert [name for name, job in jobs.items() if "id-token" in job.get("permissions", {})] == [
        "pypi"
    ]
    assert jobs["pypi"]["needs"] == "github"
    assert jobs["github"]["needs"] == "build"
