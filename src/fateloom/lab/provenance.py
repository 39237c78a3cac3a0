"""Which program made rows: the commit it was made from, and the options of its command."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

_PACKAGE: Final = Path(__file__).parents[1]
_CHANGED: Final = "+changes-"
_DIGITS: Final = 12


@cache
def commit() -> str | None:
    """The commit of the running program; None if it is unknown, as in an installed release.

    A checkout whose tracked files differ from the commit adds "+changes-" and a digest of them, so
    that different edits of one commit are told apart.
    """
    return _of_checkout(_PACKAGE) or _of_installation()


def options_in_words(options: Mapping[str, Any], programs: Mapping[str, str]) -> list[str]:
    """What a command of the lab needs to play with these options, and programs as bots."""
    words: list[str] = []
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    for name, command in programs.items():
        words += ["--program", f"{name}={command}"]
    return words


def _of_checkout(package: Path) -> str | None:
    """The commit of the git checkout that a package is part of."""
    if _git(package, "ls-files", "__init__.py") is None:
        return None
    head = _git(package, "rev-parse", "HEAD")
    if head is None:
        return None
    changed = _git(package, "diff", "--name-only", "--relative", "--no-renames", "-z", "HEAD")
    return head if changed is None else head + _CHANGED + _digest(package, changed.split("\0"))


def _digest(folder: Path, names: Iterable[str]) -> str:
    """A digest of what these files hold now. The text of a diff would depend on settings of git."""
    total = sha256()
    for name in filter(None, names):
        path = folder / name
        content = sha256(path.read_bytes()).hexdigest() if path.is_file() else "deleted"
        total.update(f"{name}\0{content}\n".encode())
    return total.hexdigest()[:_DIGITS]


def _of_installation() -> str | None:
    """The commit from which pip or uv installed the package, if it was one."""
    with suppress(PackageNotFoundError, ValueError, KeyError, TypeError):
        made = json.loads(distribution("fateloom").read_text("direct_url.json") or "{}")
        found: str = made["vcs_info"]["commit_id"]
        return found
    return None


def _git(folder: Path, *arguments: str) -> str | None:
    """What git prints in a folder; None if it prints nothing, fails or is missing."""
    git = shutil.which("git")
    if git is None:
        return None
    command = (git, "-C", str(folder), *arguments)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return done.stdout.strip() or None if done.returncode == 0 else None
