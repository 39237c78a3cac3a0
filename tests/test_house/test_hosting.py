"""The files of the page about hosting are what their programs can read, and name what there is."""

from __future__ import annotations

import re
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from sqlalchemy.engine import make_url

from fateloom.cli import fateloom
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
    # With one process there is none to send people to that could save more than this one.
    assert "/healthz" in text


def test_both_proxies_wait_for_a_process_that_restarts() -> None:
    """And look so often that nobody waits long: Caddy's own half minute leaves people outside."""
    for name in ("Caddyfile", "compose.yaml"):
        told = dict(line.split() for line in proxying((DOCS / "hosting" / name).read_text()))
        wait, look = (int(told[each][:-1]) for each in ("lb_try_duration", "health_interval"))
        assert look < wait
        # Whatever a stranger's request comes to, it must not count against a process.
        assert not {"fail_duration", "max_fails", "unhealthy_status"} & set(told)


def proxying(text: str) -> list[str]:
    """What is set for the proxy in a Caddyfile."""
    inner = text.partition("reverse_proxy")[2].partition("{")[2].partition("}")[0]
    return [line for line in inner.splitlines() if line.strip() and "#" not in line]


def test_the_page_names_settings_that_there_are() -> None:
    text = (DOCS / "hosting.md").read_text()
    told = {name.lower() for name in re.findall(r"FATELOOM_([A-Z_]+)", text)} - {""}
    assert {"log", "metrics", "database"} <= told <= {each.name for each in fields(Settings)}
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (DOCS / link).is_file(), link


def test_the_compose_file_fits_the_program() -> None:
    text = (DOCS / "hosting/compose.yaml").read_text().replace("${SITE:?}", "table.example.org")
    services = yaml.safe_load(text)["services"]
    caddyfile = yaml.safe_load(text)["configs"]["caddyfile"]["content"]
    servers = [name for name, each in services.items() if each["image"] == "fateloom"]
    assert len(servers) == 2
    for name in servers:
        program, command, *options = services[name]["command"].split()
        assert program == "fateloom"
        told = fateloom.commands[command].make_context(command, options).params
        assert f"{name}:{told['port']}" in caddyfile
        environment = services[name]["environment"]
        ours = Settings.from_environment(environment)
        assert len(ours) == sum(each.startswith("FATELOOM_") for each in environment)
        url = make_url(ours["database"])
        database = services[url.host]["environment"]
        assert database["POSTGRES_USER"] == url.username
        assert database["POSTGRES_DB"] == url.database
        assert database["POSTGRES_PASSWORD"] == environment["PGPASSWORD"]
        assert f":{told['port']}/readyz" in services[name]["healthcheck"]["test"][-1]
    assert "ports" not in {*services["one"], *services["two"], *services["db"]}


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile"])
def test_images_are_pinned_by_digest(name: str) -> None:
    text = (DOCS / "hosting" / name).read_text()
    images = re.findall(r"^ *(?:image:|FROM) (.+)$", text, re.M)
    strange = [
        each
        for each in images
        if each != "fateloom" and not re.fullmatch(r"[a-z]+:\d+\.\d+\S*@sha256:[0-9a-f]{64}", each)
    ]
    assert images
    assert not strange


@pytest.mark.parametrize("name", ["compose.yaml", "Caddyfile"])
def test_browsers_are_told_to_stay_with_https(name: str) -> None:
    text = (DOCS / "hosting" / name).read_text()
    age = re.search(r'header Strict-Transport-Security "max-age=(\d+)"', text)
    assert age is not None
    assert int(age[1]) >= 365 * 24 * 3600


def test_containers_install_what_was_tested() -> None:
    text = (DOCS / "hosting/Dockerfile").read_text()
    assert re.findall(r"pip install (.+?) \\\n", text) == [
        "--no-cache-dir --require-hashes --find-links /release "
        "--requirement /release/requirements.txt"
    ]
    assert "COPY requirements.txt fateloom-*.whl /release/" in text
