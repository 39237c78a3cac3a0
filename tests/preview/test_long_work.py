"""Proof, playtest and pack of a story that is being written."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fateloom.games.destinies.scenario import pack as packs
from fateloom.preview import jobs
from fateloom.story import output

from .author import Json
from .desk import HEADERS, Editor, editing

pytestmark = pytest.mark.thorough


def blocked(folder: Path) -> None:
    """A story in which the hero who listens to the owls is stuck."""
    output.start(folder)
    hill, green = folder / "pois/hill.yaml", folder / "pois/green.yaml"
    text = hill.read_text(encoding="utf-8")
    text = text.replace("when: not rope-found\n", "when: not rope-found and not owls-met\n")
    text = text.replace("finale: sib.gold", "finale: sib.gold\n        when: not owls-met")
    hill.write_text(text, encoding="utf-8")
    text = green.read_text(encoding="utf-8")
    text = text.replace("finale: sib.violet", "finale: sib.violet\n        when: rope-found")
    green.write_text(text, encoding="utf-8")


def done(author: Editor, wanted: Callable[[Json], bool]) -> Json:
    """What the workshop says of the work, once it is as wanted."""
    with author.client.websocket_connect("ws://127.0.0.1/api/preview/socket") as panel:
        while True:
            job: Json | None = panel.receive_json()["job"]
            if job is not None and wanted(job):
                return job


def ended(job: Json) -> bool:
    return job["state"] not in {"idle", "running"}


def test_a_proof_is_run_and_reported_and_goes_into_the_pack(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        assert author.get("proof")["code"] == "preview-no-result"
        assert author.post("job", kind="prove")["state"] == "running"
        job = done(author, ended)
        assert (job["state"], job["done"], job["all"], job["known"]) == ("done", 1, 1, ["prove"])
        report = author.get("proof")
        assert (report["good"], report["current"]) == (True, True)
        assert report["summary"].startswith("No dead ends in “The Quiet Bell”")
        (hero,) = report["heroes"]
        assert [each["status"] for each in hero["verdicts"]] == ["proved"]

        answer = author.client.get("/api/preview/pack", headers=HEADERS)
        assert 'filename="quiet-bell-1.fateloom"' in answer.headers["content-disposition"]
        made = packs.loads(answer.content, "made")
        assert made.manifest.certificate is not None and made.manifest.certificate.good
        assert made.sources["pois/hill.yaml"] == (author.folder / "pois/hill.yaml").read_bytes()

        # Another version is not proved yet.
        author.rewrite("pois/hill.yaml", "a hand’s breadth", "a finger’s breadth")
        assert author.get("proof")["current"] is False
        answer = author.client.get("/api/preview/pack", headers=HEADERS)
        assert packs.loads(answer.content, "made").manifest.certificate is None
        assert answer.headers["x-certified"] == "no"


def test_a_dead_end_is_told_and_opened_at_the_table(tmp_path: Path) -> None:
    with editing(tmp_path, before=blocked) as author:
        own = author.shown()["table"]
        author.post("job", kind="prove")
        assert done(author, ended)["state"] == "done"
        report = author.get("proof")
        (scene,) = [each for each in report["scenes"] if each["stuck"]]
        assert "dead end" in scene["words"]
        assert any("Nine young owls" in line for line in scene["lines"])
        number = report["scenes"].index(scene)
        author.post("scene", scene=number)
        shown = author.shown()
        assert shown["record"] is True and shown["table"] != own
        assert shown["steps"] > 0
        assert author.client.post("/api/preview").json()["table"] == shown["table"]
        assert any("Nine young owls" in text for text in author.read())
        assert author.ask(t="go", step=shown["steps"] - 1)["steps"] == shown["steps"] - 1
        # A change of the files replays this game.
        author.rewrite("pois/hill.yaml", "Nine young owls", "Ten young owls")
        author.ask(t="go", step=shown["steps"])
        assert any("Ten young owls" in text for text in author.read())
        author.post("scene", scene=None)
        shown = author.shown()
        assert (shown["record"], shown["steps"]) == (False, 0)
        assert author.post("scene", scene=99)["code"] == "preview-no-scene"


def test_a_story_with_errors_is_refused(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        author.rewrite("pois/hill.yaml", "when: not owls-met", "when: not owls-mett")
        author.post("job", kind="prove")
        job = done(author, ended)
        assert (job["state"], job["refusal"]["code"]) == ("failed", "preview-has-errors")
        assert author.get("pack")["code"] == "preview-has-errors"
        assert author.get("playtest")["code"] == "preview-no-result"
        assert author.post("job", kind="sing")["code"] == "malformed-message"


def test_a_work_is_stopped_with_all_its_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "WORKS", {"prove": _sleep})
    with editing(tmp_path) as author:
        author.post("job", kind="prove")
        done(author, lambda job: job["done"] == 1)
        process = author.desk._jobs._process
        assert process.is_alive()
        assert author.post("job", kind=None)["state"] == "stopped"
        assert process.exitcode == -signal.SIGKILL
        # One after the other: a new one ends the old.
        author.post("job", kind="prove")
        first = author.desk._jobs._process
        author.post("job", kind="prove")
        assert first.exitcode is not None
    assert author.desk._jobs._process.exitcode is not None, "it ends with the server"


def test_a_work_that_dies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "WORKS", {"prove": _die})
    with editing(tmp_path) as author:
        author.post("job", kind="prove")
        job = done(author, ended)
        assert (job["state"], job["refusal"]["code"]) == ("failed", "preview-work-failed")


def test_a_playtest_has_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with editing(tmp_path) as author:
        author.post("job", kind="playtest")
        assert done(author, ended)["state"] == "done"
        path = author.get("playtest")["path"]
        page = author.client.get(path)
        assert "The Quiet Bell" in page.text
        assert "sandbox" in page.headers["content-security-policy"]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert author.client.get(f"{path}x").status_code == 404
        assert author.client.get("/api/preview/playtest/").status_code in {404, 405}


def _sleep(folder: Path, progress: Callable[[int, int], None]) -> None:
    progress(1, 2)
    time.sleep(600)


def _die(folder: Path, progress: Callable[[int, int], None]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
