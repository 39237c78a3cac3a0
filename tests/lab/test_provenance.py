from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from fateloom.lab import provenance


def git(folder: Path, *arguments: str) -> str:
    names = ("-c", "user.name=t", "-c", "user.email=nobody", "-c", "commit.gpgsign=false")
    command = ("git", "-C", str(folder), *names, *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "__init__.py").write_text("")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "First")
    return tmp_path


def test_a_checkout_has_its_commit_and_says_if_files_differ(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provenance, "_PACKAGE", checkout)
    head = git(checkout, "rev-parse", "HEAD")
    assert provenance.commit.__wrapped__() == head
    (checkout / "notes.txt").write_text("untracked files change no program")
    assert provenance.commit.__wrapped__() == head
    (checkout / "__init__.py").write_text("changed = True")
    assert str(provenance.commit.__wrapped__()).startswith(f"{head}+changes-")


def test_different_edits_of_one_commit_are_told_apart(checkout: Path) -> None:
    clean = provenance._of_checkout(checkout)
    found = []
    for text in ("changed = True", "changed = False", "changed = True"):
        (checkout / "__init__.py").write_text(text)
        found.append(provenance._of_checkout(checkout))
    git(checkout, "add", ".")
    found.append(provenance._of_checkout(checkout))
    assert found[0] == found[2] == found[3]
    assert len({clean, *found}) == 3
    (checkout / "ä new.py").write_text("")
    git(checkout, "add", ".")
    added = provenance._of_checkout(checkout)
    (checkout / "ä new.py").write_text("more = 1")
    assert len({clean, *found, added, provenance._of_checkout(checkout)}) == 5
    (checkout / "ä new.py").unlink()
    git(checkout, "rm", "-qf", "--cached", "ä new.py")
    (checkout / "__init__.py").unlink()
    assert str(provenance._of_checkout(checkout)).startswith(f"{clean}+changes-")
    (checkout / "__init__.py").write_text("")
    assert provenance._of_checkout(checkout) == clean


def test_an_installation_inside_another_checkout_has_not_its_commit(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = checkout / ".venv"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.setattr(provenance, "_PACKAGE", package)

    class Installed:
        text: str | None = None

        def read_text(self, name: str) -> str | None:
            return self.text if name == "direct_url.json" else None

    installed = Installed()
    monkeypatch.setattr(provenance, "distribution", lambda name: installed)
    assert provenance.commit.__wrapped__() is None
    installed.text = '{"url": "file:///somewhere", "dir_info": {}}'
    assert provenance.commit.__wrapped__() is None
    installed.text = '{"url": "https://example.org", "vcs_info": {"vcs": "git", "commit_id": "ab"}}'
    assert provenance.commit.__wrapped__() == "ab"


def test_without_git_there_is_no_commit(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert provenance._of_checkout(checkout) is None
