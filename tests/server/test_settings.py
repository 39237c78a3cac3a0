"""The table of settings that the documentation shows is that of the program."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from fateloom.server.settings import Settings, table

ROOT = Path(__file__).parents[2]
DEFAULTS = Settings(Path())
SETTINGS = [each.name for each in fields(Settings) if each.name != "data"]
ROWS = [line.strip("| ").split(" | ") for line in table().splitlines()]


def test_every_setting_has_one_row() -> None:
    assert ROWS[:2] == [
        ["setting", "in the environment", "default", "unit", "meaning"],
        ["---"] * 5,
    ]
    assert [row[0] for row in ROWS[2:]] == [f"`{name}`" for name in SETTINGS]


@pytest.mark.parametrize("row", ROWS[2:], ids=SETTINGS)
def test_a_row_is_whole_and_true(row: list[str]) -> None:
    name, variable, default, unit, meaning = row
    value = getattr(DEFAULTS, name.strip("`"))
    if default.startswith("`"):
        assert default == f"`{value}`"
        assert Settings.from_environment({variable.strip("`"): str(value)}) == {
            name.strip("`"): value
        }
    else:
        assert value is None or default != "none"
    assert unit
    assert re.fullmatch(r"[A-Z`].*\.", meaning)


@pytest.mark.thorough
def test_the_module_prints_the_table() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fateloom.server.settings"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == table()
    assert done.stderr == ""


def test_the_page_of_settings_includes_what_the_build_prints() -> None:
    page = (ROOT / "docs/hosting/settings.md").read_text(encoding="utf-8")
    (included,) = re.findall(r'{% include-markdown "(.+)" %}', page)
    target = (ROOT / "docs/hosting" / included).resolve().relative_to(ROOT).as_posix()
    assert f"python -m fateloom.server.settings >{target}" in (ROOT / "x").read_text()
    assert "/build/" in (ROOT / ".gitignore").read_text().splitlines()
