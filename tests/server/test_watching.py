"""Monitoring of a server: readiness, metrics and log."""

from __future__ import annotations

import json
import logging
import signal
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from benchmarks.postgres import Cluster
from fateloom.server import logs, main
from tests.moves import ids
from tests.server.conftest import TWO, Site, free_port, site, waited

if TYPE_CHECKING:
    from pathlib import Path

    import httpx2 as httpx
    from websockets.sync.client import ClientConnection

    from tests.server.conftest import Json

pytestmark = pytest.mark.thorough

MOVE = "castle"
"""No move of any game."""


def numbers(port: int) -> dict[str, float]:
    """The numbers of a server by name, with the code if there is one."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        families = list(text_string_to_metric_families(answer.read().decode()))
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def ask(socket: ClientConnection, **message: object) -> Json:
    """Send a message and get the next that does not tell who sits there."""
    socket.send(json.dumps(message))
    while (answer := json.loads(socket.recv(timeout=30)))["t"] == "table":
        pass
    return dict(answer)


def test_numbers_and_log_tell_what_happened_and_no_more(tmp_path: Path) -> None:
    """A table, a choice and a refusal, and then a socket that goes."""
    port = free_port()
    place = Site(tmp_path, "--set=log=json", f"--set=metrics=127.0.0.1:{port}")
    with (tmp_path / "errors").open("w+") as errors:
        place.errors = errors
        place.start()
        try:
            seed = "918273645546372819"
            wish = {**TWO, "seed": seed}
            table = place.http("POST", "/api/tables", json=wish).json()["table"]
            assert place.http("GET", f"/api/tables/{table}/record").status_code == 409
            before = numbers(port)
            with place.socket(table) as socket:
                seat = ask(socket, t="look", seat=0)["waiting"][0]
                view = ask(socket, t="look", seat=seat)
                move = ids(view)[0]
                assert ask(socket, t="choose", seat=seat, move=move, number=0)["t"] == "view"
                answer = ask(socket, t="choose", seat=seat, move=MOVE, number=1)
                assert answer["t"] == "refused"
                after = numbers(port)
            # Not where everybody can ask.
            assert "fateloom_tables" not in place.http("GET", "/metrics").text
        finally:
            assert place.kill(signal.SIGINT) == 0
        errors.seek(0)
        lines = errors.read().splitlines()
    assert before["fateloom_sockets"] == 0
    assert before["fateloom_choices_total"] == 0
    assert after["fateloom_sockets"] == after["fateloom_tables"] == 1
    assert after["fateloom_choices_total"] == 1
    assert after["fateloom_messages_sent_total"] >= 4
    assert after[f"fateloom_refused_total {answer['code']}"] == 1
    assert after["fateloom_refused_total game-not-over"] == 1
    assert after["fateloom_saving_seconds_count"] >= 2
    told = [json.loads(line) for line in lines]
    assert all({"at", "level", "from", "what"} <= line.keys() for line in told)
    assert {"table-opened", "refused"} <= {line["what"] for line in told}
    assert next(line for line in told if line["what"] == "refused")["code"] == "game-not-over"
    said = "".join(lines) + " ".join(after)
    for secret in (seed, "Hedda", place.secret, move, MOVE):
        assert secret is not None and secret not in said


def test_the_trace_of_trouble_is_one_line_of_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    logs.set_up("json")
    try:
        raise ValueError("no idea")
    except ValueError:
        logs.trouble("bots-stopped", table="abc")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["level"], told["what"], told["table"]) == ("error", "bots-stopped", "abc")
    assert "ValueError: no idea" in told["trace"]


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:http", "127.0.0.1:99999"])
def test_numbers_that_cannot_be_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    assert main.serve(port=0, data_dir=tmp_path, metrics=address) == 1
    assert address in capsys.readouterr().err


def test_a_server_with_its_tables_is_ready(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        assert place.http("GET", "/readyz").text == "ok\n"


def refused(place: Site) -> httpx.Response | None:
    """The answer of a server that is not ready."""
    answer = place.http("GET", "/readyz", timeout=60)
    return None if answer.is_success else answer


@pytest.mark.postgres
def test_a_server_without_its_tables_is_up_but_not_ready(tmp_path: Path) -> None:
    cluster = Cluster("fsync=off")
    try:
        cluster.start()
        with site(tmp_path, f"--set=database={cluster.url}") as place:
            assert place.http("GET", "/readyz").status_code == 200
            cluster.kill()
            # What was found a moment ago holds for some seconds.
            answer = waited(lambda: refused(place), 60)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
            assert place.http("GET", "/healthz").status_code == 200
            cluster.start()
            waited(lambda: refused(place) is None, 60)
    finally:
        cluster.close()
