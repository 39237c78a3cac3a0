"""What the audit says, and that a machine without the advisories is no reason to fail."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPT = Path(__file__).parents[2] / ".ci/audit.py"
main: Callable[..., int] = runpy.run_path(str(SCRIPT))["main"]

CLEAN = '{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}'
FLAWED = '{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]}'
SKIPPED = '{"dependencies": [{"name": "a", "skip_reason": "not found"}]}'
NPM_CLEAN = '{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}'
NPM_FLAWED = NPM_CLEAN.replace("{}", '{"b": {"severity": "high"}}', 1)
NPM_AWAY = '{"error": {"code": "EAUDITNOLOCK"}}'


def program(path: Path, body: str) -> str:
    """A program that does what the body says with its arguments in `argv`."""
    path.write_text(f"#!{sys.executable}\nimport sys\nargv = sys.argv\n{body}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.skipif(os.name == "nt", reason="the programs of this test are scripts")
@pytest.mark.parametrize(
    ("python", "npm", "code", "told"),
    [
        (CLEAN, NPM_CLEAN, 0, "npm audit: packages checked: 9; no known vulnerabilities"),
        (FLAWED, NPM_CLEAN, 1, "pip-audit: packages checked: 1; a 1: CVE-1"),
        (CLEAN, NPM_FLAWED, 1, "npm audit: packages checked: 9; b: high"),
        (SKIPPED, NPM_FLAWED, 1, "pip-audit: the advisories cannot be reached"),
        (SKIPPED, NPM_CLEAN, 3, "pip-audit: the advisories cannot be reached"),
        ("", NPM_CLEAN, 3, "pip-audit: the advisories cannot be reached"),
        (CLEAN, NPM_AWAY, 3, "npm audit: the advisories cannot be reached"),
        (CLEAN, "no JSON", 3, "npm audit: the advisories cannot be reached"),
    ],
)
def test_found_and_unreachable_are_told_apart(
    tmp_path: Path, capsys: Any, python: str, npm: str, code: int, told: str
) -> None:
    write = (
        "for each in argv:\n"
        "    if each.startswith('--output='):\n"
        f"        open(each[9:], 'w').write({python!r})"
    )
    uv = program(tmp_path / "uv", write if python else "sys.exit(2)")
    assert main(uv, program(tmp_path / "npm", f"print({npm!r}); sys.exit(1)")) == code
    assert told in capsys.readouterr().out


def test_ci_goes_on_only_where_the_advisories_cannot_be_reached() -> None:
    root = SCRIPT.parents[1]
    line = next(
        each for each in (root / ".ci/run").read_text().splitlines() if each.startswith("./x audit")
    )
    for code, status in ((0, "0"), (1, "1"), (2, "1"), (3, "0")):
        shell = f"status=0; {line.replace('./x audit', f'(exit {code})')}; echo $status"
        done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == status
