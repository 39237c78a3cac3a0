"""The sentences of every game, as the client's tests expect them too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fateloom.games import registry
from tests.words.__main__ import SAMPLES

ROOT = Path(__file__).parents[2]

RARE = {"deals-anew", "hits-boss", "retries"}
"""Events that come up once in many games. Their sentences are tested by themselves."""


@pytest.mark.parametrize("name", list(registry))
def test_the_samples_are_what_python_says(name: str) -> None:
    path = SAMPLES / f"{name}.json"
    assert path.is_file(), "python -m tests.words writes what is missing"
    # In a process of its own: which moves there are depends on the stories read so far.
    told = subprocess.run(
        (sys.executable, "-m", "tests.words", name), cwd=ROOT, capture_output=True, check=True
    )
    assert path.read_text(encoding="utf-8") == told.stdout.decode()


@pytest.mark.parametrize("name", list(registry))
def test_every_event_has_a_sample(name: str) -> None:
    told = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    codes = {sample["code"] for key, sample in told.items() if key.startswith("event ")}
    assert registry[name].event_codes - codes <= RARE
