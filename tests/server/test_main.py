"""The server as a program: its port, its data, its end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fateloom.server.main import PORT, Cannot, host_hint, open_port, url_of
from tests.server.conftest import TWO, Site, environment, free_port, site, waited


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Start a server that cannot start."""
    return subprocess.run(
        [sys.executable, "-m", "fateloom.server", *arguments],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.thorough
def test_a_server_starts_and_ends_in_peace(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with site(data) as place:
        assert place.http("GET", "/healthz").text == "ok\n"
        table = place.http("POST", "/api/tables", json=TWO).json()["table"]
        with place.socket(table) as screen:
            assert json.loads(screen.recv())["t"] == "table"
            assert place.kill(signal.SIGINT) == 0
            with pytest.raises(ConnectionClosed):
                screen.recv()


@pytest.mark.thorough
def test_frames_are_compressed_and_giants_refused(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        table = place.http("POST", "/api/tables", json=TWO).json()["table"]
        with place.socket(table) as screen:
            extensions = [extension.name for extension in screen.protocol.extensions]
            assert extensions == ["permessage-deflate"]
            screen.recv()
            screen.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                screen.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with place.socket(table) as screen:
            screen.recv()
            for frame in (b"\xff\xfe", "{", "\x00"):
                screen.send(frame)
                assert json.loads(screen.recv())["code"] == "malformed-message"


@pytest.mark.thorough
def test_the_link_of_the_host_is_for_a_terminal_alone(tmp_path: Path) -> None:
    assert host_hint("http://127.0.0.1:8765/stories#key").strip().endswith("/stories#key")
    with site(tmp_path, "--set=story_adding=host") as place:
        assert place.process is not None and place.process.stdout is not None
        said = place.process.stdout.readline()
        assert said == "The host's key is in host.key in the data directory.\n"
        assert (tmp_path / "host.key").is_file()


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"Port {port} is in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_next_port_is_taken_when_none_was_asked_for() -> None:
    [first] = open_port(["127.0.0.1"], None)
    [second] = open_port(["127.0.0.1"], None)
    ports = [each.getsockname()[1] for each in (first, second)]
    first.close()
    second.close()
    assert PORT <= ports[0] < ports[1]


def test_no_such_address() -> None:
    for host in ("203.0.113.7", "no-such-host.invalid", "x" * 64):
        with pytest.raises(Cannot, match="no address"):
            open_port([host], free_port())


def test_a_port_that_cannot_be_opened() -> None:
    # A multicast address without an interface: nobody can listen there.
    with pytest.raises(Cannot, match=r"address|Port"):
        open_port(["ff02::1"], free_port())


@pytest.mark.thorough
@pytest.mark.parametrize("port", ["65536", "-1", "eighty", "9" * 5000])
def test_a_port_that_is_none(port: str) -> None:
    done = run("--port", port)
    assert done.returncode == 2
    assert "no port" in done.stderr or "expected one argument" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root writes anywhere")
def test_data_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("--port", str(free_port()), "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"The data directory {tmp_path} cannot be used: Permission denied\n"


@pytest.mark.thorough
def test_data_that_nobody_can_write() -> None:
    if not Path("/proc/self").exists():
        pytest.skip("needs /proc")
    for where in ("/proc", "/proc/fateloom"):
        done = run("--port", str(free_port()), "--data", where)
        assert done.returncode == 1
        assert done.stderr.startswith(f"The data directory {where} cannot be used: ")
        assert done.stderr.count("\n") == 1


@pytest.mark.thorough
def test_a_second_server_on_the_same_data(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        done = run("--port", str(free_port()), "--data", str(tmp_path))
        assert done.returncode == 1
        assert f"http://127.0.0.1:{place.port}/" in done.stderr
        assert "Traceback" not in done.stderr
        assert place.http("GET", "/healthz").status_code == 200
        place.kill()
    with site(tmp_path) as again:
        assert again.http("GET", "/healthz").status_code == 200


@pytest.mark.thorough
@pytest.mark.parametrize("where", ["file", "file/below", "broken"])
def test_data_that_cannot_be_used(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "tables.sqlite").write_bytes(b"no database" * 500)
    done = run("--port", str(free_port()), "--data", str(tmp_path / where))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert str(tmp_path) in done.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("setting", ["halma=1", "credits=many", "credits"])
def test_a_setting_that_is_none(setting: str) -> None:
    done = run("--set", setting)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_addresses_for_browsers() -> None:
    assert url_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert url_of("::1", 8765) == "http://[::1]:8765/"
    assert url_of("localhost", 8765) == "http://localhost:8765/"


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_bots_go_on_where_a_killed_server_left_them_and_leave_nothing_running(
    tmp_path: Path,
) -> None:
    bots = [{"name": f"Bot {seat}", "bot": "greedy"} for seat in range(6)]
    with site(tmp_path, "--set=bot_pace=0.2") as place:
        six = {**TWO, "seats": bots}
        table = place.http("POST", "/api/tables", json=six).json()["table"]
        played(place, table)
        workers = children(place)
        assert workers
        place.kill()
        waited(lambda: not any(alive(pid) for pid in workers))
        place.start()
        played(place, table)
        workers = children(place)
        assert workers
        assert place.kill(signal.SIGINT) == 0
        waited(lambda: not any(alive(pid) for pid in workers))


def played(place: Site, table: str) -> None:
    """Look on until the bots of a table have made three more choices."""
    with place.socket(table) as screen:
        screen.send('{"t":"look"}')
        begun = choices(screen)
        while choices(screen) < begun + 3:
            pass


def choices(screen: ClientConnection) -> int:
    """How many choices had been made at the next view that comes."""
    while "choices" not in (message := json.loads(screen.recv())):
        pass
    count: int = message["choices"]
    return count


def children(place: Site) -> list[int]:
    """The processes a server has started."""
    assert place.process is not None
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(place.process.pid)],
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(pid) for pid in listed.stdout.split()]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not yet fetched does not."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.thorough
def test_the_log_is_of_events_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line is an object, and none says who came from where, or what an address had in it."""
    monkeypatch.setenv("FATELOOM_METRIX", "127.0.0.1:9464")
    said = tmp_path / "log"
    place = Site(tmp_path / "data", "--set=log=json")
    with said.open("w") as place.errors:
        place.start()
        table = place.http("POST", "/api/tables", json=TWO).json()["table"]
        with place.socket(table, "?secret=castle") as screen:
            screen.recv()
        place.kill(signal.SIGTERM)
    lines = [json.loads(line) for line in said.read_text().splitlines()]
    assert {line["from"] for line in lines} == {"fateloom.server"}
    events = [line["what"] for line in lines]
    assert events == ["unknown-setting", "started", "table-opened", "stopping", "stopped"]
    assert (lines[0]["variable"], lines[0]["meant"]) == ("FATELOOM_METRIX", "FATELOOM_METRICS")
    assert "castle" not in said.read_text()
