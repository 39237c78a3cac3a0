"""The files of the page about hosting are what their programs can read, and name what there is."""

from __future__ import annotations

import re
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

from fateloom.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_systemd_unit_can_be_read() -> None:
    unit = ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DOCS / "hosting/fateloom.service").read_text())
    assert {"Unit", "Service", "Install"} == set(unit.sections())
    assert " serve --no-browser " in unit["Service"]["ExecStart"]


def test_the_caddyfile_is_whole() -> None:
    text = (DOCS / "hosting/Caddyfile").read_text()
    assert text.count("{") == text.count("}") == 2
    assert "/readyz" in text


def test_the_page_names_settings_that_there_are() -> None:
    text = (DOCS / "hosting.md").read_text()
    told = {name.lower() for name in re.findall(r"FATELOOM_([A-Z_]+)", text)} - {""}
    assert {"log", "metrics", "database"} <= told <= {each.name for each in fields(Settings)}
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (DOCS / link).is_file(), link
