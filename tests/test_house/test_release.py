"""What a tag has to agree with before it becomes a release."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
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
REQUIREMENTS = ROOT / ".github/requirements.py"
requirements: Callable[[str, Path], str] = runpy.run_path(str(REQUIREMENTS))["requirements"]
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
    assert jobs["github"]["needs"] == "install"
    assert jobs["install"]["needs"] == ["build", "wheels"]


EXPORTED = """# made by uv
click==8.4.1 \\
    --hash=sha256:aa
    # via fateloom
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:bb
"""


def test_the_requirements_name_the_release_with_its_hashes(tmp_path: Path) -> None:
    (tmp_path / "fateloom-1.2.3-py3-none-any.whl").write_bytes(b"wheel")
    (tmp_path / "fateloom-1.2.3.tar.gz").write_bytes(b"sdist")
    (tmp_path / "fateloom-1.2.3-cp311-cp311-manylinux_2_28_x86_64.whl").write_bytes(b"compiled")
    own, _, rest = requirements(EXPORTED, tmp_path).partition("# made")
    assert own.splitlines() == [
        "fateloom[postgres,push]==1.2.3 \\",
        f"    --hash=sha256:{sha256(b'compiled').hexdigest()} \\",
        f"    --hash=sha256:{sha256(b'wheel').hexdigest()} \\",
        f"    --hash=sha256:{sha256(b'sdist').hexdigest()}",
    ]
    assert rest == EXPORTED.removeprefix("# made")


def test_no_requirement_goes_without_a_hash(tmp_path: Path) -> None:
    def refused(reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            requirements(f"{EXPORTED}lark==1.3.1\n", tmp_path)

    (tmp_path / "fateloom-1.2.3-cp311-cp311-win_amd64.whl").write_bytes(b"compiled")
    (tmp_path / "fateloom-1.2.3.tar.gz").write_bytes(b"sdist")
    refused("one wheel for every system is needed in .*, not none")
    (tmp_path / "fateloom-1.2.3-py3-none-any.whl").write_bytes(b"wheel")
    refused("no hash for lark")
    older = tmp_path / "fateloom-1.2.2-cp311-cp311-win_amd64.whl"
    older.write_bytes(b"an older one")
    refused("one version is needed in .*, not 1.2.2, 1.2.3")
    older.rename(tmp_path / "fateloom-1.2.2.tar.gz")
    refused("one sdist is needed in .*, not fateloom-1.2.2.tar.gz, fateloom-1.2.3.tar.gz")
