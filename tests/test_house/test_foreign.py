"""The project speaks for itself: no machine, mirror or person leaks into it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[2]
PUBLIC = {
    "uv.lock": {"pypi.org", "files.pythonhosted.org"},
    "frontend/package-lock.json": {"registry.npmjs.org"},
}
# The absolute paths of somebody's machine.
HOME = re.compile(r"(?<![\w.$~)}])/(?:home|root|Users|work|workspace|builds)/[\w.-]+")
ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de)\b")


def texts() -> list[Path]:
    """Return the text files of the project, as git sees them; in an sdist there is no git."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    paths = (ROOT / name for name in listed.split("\0") if name and name not in PUBLIC)
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:8000]]


@pytest.mark.thorough
@pytest.mark.parametrize("pattern", [HOME, ADDRESS], ids=["paths", "addresses"])
def test_no_private_places(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


def test_python_lock_names_public_registries_only() -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert hosts(re.findall(r'"(\w+://[^"]+)"', text)) == PUBLIC["uv.lock"]


def test_client_lock_names_public_registries_only() -> None:
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text(encoding="utf-8"))
    resolved = [entry["resolved"] for entry in lock["packages"].values() if "resolved" in entry]
    assert hosts(resolved) <= PUBLIC["frontend/package-lock.json"]


def hosts(urls: list[str]) -> set[str | None]:
    return {urlsplit(url).hostname for url in urls}
