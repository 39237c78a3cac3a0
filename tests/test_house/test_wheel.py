"""What is in the package that people install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

import fateloom
import hatch_build
from compiling import compiler
from tests import packages

ROOT = Path(__file__).parents[2]
KEPT = (
    *("compiling", "frontend", "src", "LICENSE", "README.md"),
    *("hatch_build.py", "pyproject.toml", "uv.lock"),
)
PRETENDED = """
import sysconfig

def compiled(package, folder):
    made = "fateloom/core/game" + sysconfig.get_config_var("EXT_SUFFIX")
    (folder / made).parent.mkdir(parents=True)
    (folder / made).write_bytes(b"compiled " + (package / "core/game.py").read_bytes())
    return [(folder / made).relative_to(folder)]
"""
CHECK = """
import sys
from fateloom.conformance import check_everything
from fateloom.games import registry
for name in sys.argv[1:]:
    check_everything(registry[name], games=2, coverage=200)
"""


def build(root: Path, target: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Build with the real hook, in this environment, so that nothing is fetched."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
        cwd=root,
        env=os.environ | environ,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, without what is built from them."""
    for name in KEPT:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns(
                "node_modules", "web", "scenarios", "__pycache__", "dist"
            )
            shutil.copytree(source, tmp_path / name, ignore=ignored)
        else:
            shutil.copy(source, tmp_path / name)
    (tmp_path / ".gitignore").write_text((ROOT / ".gitignore").read_text())
    return tmp_path


def pretend_built(root: Path) -> None:
    """Put a client there that says it was built from these sources."""
    web = root / "src/fateloom/web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>")
    (web / ".built-from").write_text(digest(root))


def digest(root: Path) -> str:
    program = (
        "import hatch_build, pathlib; print(hatch_build.CLIENT.digest(pathlib.Path()), end='')"
    )
    return subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    ).stdout


def test_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == fateloom.__version__


@pytest.mark.thorough
def test_wheel_carries_client_stories_words_and_rules(checkout: Path) -> None:
    pretend_built(checkout)
    done = build(checkout, "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())

    assert "fateloom/web/index.html" in names
    assert not any(name.endswith(".built-from") for name in names)
    package = checkout / "src/fateloom"
    for suffix in ("py", "ftl", "json", "md", "yaml"):
        for path in set(package.rglob(f"*.{suffix}")) - set(package.glob("games/*/golden/*")):
            assert f"fateloom/{path.relative_to(package).as_posix()}" in names
    for name in (
        "py.typed",
        "games/destinies/scenarios/late-tithe.json",
        "games/destinies/scenarios/training.json",
        "games/destinies/scenarios/upstream-mail.json",
        "games/destiny/rules.md",
        "locale/en/refusals.ftl",
        "games/destiny/words/en/destiny.ftl",
        "games/destiny/words/events.json",
        "server/store/migrations/env.py",
        "server/store/migrations/versions/first_tables.py",
    ):
        assert f"fateloom/{name}" in names
    strangers = {name.split("/")[0] for name in names} - {"fateloom"}
    assert all(name.endswith(".dist-info") for name in strangers), strangers


@pytest.mark.thorough
def test_compiled_wheel_has_all_of_the_other_and_fits_one_platform(checkout: Path) -> None:
    pretend_built(checkout)
    (checkout / "compiling/__init__.py").write_text(PRETENDED)
    assert build(checkout, "wheel").returncode == 0
    done = build(checkout, "wheel", FATELOOM_COMPILED="1")
    assert done.returncode == 0, done.stderr
    (plain,) = (checkout / "dist").glob("*-py3-none-any.whl")
    (compiled,) = set((checkout / "dist").iterdir()) - {plain}
    assert f"-cp3{sys.version_info.minor}-" in compiled.name
    ours, theirs = (set(zipfile.ZipFile(each).namelist()) for each in (compiled, plain))
    assert ours > theirs
    (module,) = ours - theirs
    assert zipfile.ZipFile(compiled).read(module).startswith(b"compiled ")


@pytest.mark.slow
def test_wheel_whose_games_cannot_be_compiled_is_refused(checkout: Path) -> None:
    pretend_built(checkout)
    with (checkout / "src/fateloom/core/rng.py").open("a") as file:
        file.write("\nWRONG: int = ''\n")
    done = build(checkout, "wheel", FATELOOM_COMPILED="1")
    assert done.returncode != 0
    assert "the games could not be compiled" in done.stderr
    assert 'variable has type "int"' in done.stderr
    assert not any((checkout / "dist").glob("*"))


@pytest.mark.slow
def test_compiled_wheel_plays_the_same_games(checkout: Path, tmp_path: Path) -> None:
    """Also those of others, whose classes are not compiled; and it needs no compiler."""
    if compiler() is None:
        pytest.skip("there is no C compiler")
    pretend_built(checkout)
    done = build(checkout, "wheel", FATELOOM_COMPILED="1")
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "wheels"
    folder.mkdir()
    wheels = [*packages.games(folder), *(checkout / "dist").glob("*.whl")]
    python = packages.environment(folder, wheels)
    environ = os.environ | {"PATH": ""}
    assert packages.on_trial(python, environ) == packages.COMPILED
    for command in (
        ("-c", CHECK, *packages.GAMES),
        ("-m", "fateloom", "simulate", "realms", "--games", "8", "--seats", "greedy,random"),
    ):
        done = subprocess.run(
            [python, *command], env=environ, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_mypyc_is_the_one_that_contributors_have() -> None:
    assert hatch_build.locked(ROOT, "mypy") == version("mypy")


def test_what_is_built_is_built_again_when_its_sources_change() -> None:
    uv = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]
    watched = {
        path
        for key in uv["cache-keys"]
        if "{" not in key.get("file", "{")
        for path in ROOT.glob(key["file"])
    }
    package = ROOT / "src/fateloom"
    for part in (
        "locale/en/*.ftl",
        "games/*/board/**/*.svelte",
        "games/*/rules.md",
        "games/*/words/*/*.ftl",
        "games/*/words/events.json",
        "stories/**/*.yaml",
        "story/**/*.py",
    ):
        found = set(package.glob(part))
        assert found
        assert found <= watched


@pytest.mark.thorough
def test_sdist_becomes_a_wheel_without_node(checkout: Path) -> None:
    pretend_built(checkout)
    assert build(checkout, "sdist").returncode == 0
    (sdist,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(checkout / "unpacked", filter="data")
    (unpacked,) = (checkout / "unpacked").iterdir()

    assert (unpacked / "frontend/package.json").is_file()
    done = build(unpacked, "wheel", PATH="")
    assert done.returncode == 0, done.stderr


@pytest.mark.thorough
def test_wheel_without_client_is_refused(checkout: Path) -> None:
    for environ in ({"PATH": ""}, {"PATH": "", "FATELOOM_SKIP_WEB": "1"}):
        done = build(checkout, "wheel", **environ)
        assert done.returncode != 0
        assert not (checkout / "dist").exists() or not any((checkout / "dist").iterdir())


def test_nothing_that_is_built_is_committed() -> None:
    """What git ignores is what a build writes, and none of it is tracked."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--ignored", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert listed.stdout == ""
    for path in (
        "src/fateloom/games/destinies/scenarios/training.json",
        "src/fateloom/web/index.html",
        "frontend/src/lib/protocol.ts",
        "frontend/src/preview/protocol.ts",
        "tests/expected/words-destiny.json",
    ):
        ignored = subprocess.run(["git", "check-ignore", "--quiet", path], cwd=ROOT, check=False)
        assert ignored.returncode == 0, f"{path} is built, and not ignored"
