"""The samples of sentences to which the client is held have every event of every game."""

from __future__ import annotations

import json

import pytest

from fateloom.games import registry
from tests.expected.__main__ import words

pytestmark = pytest.mark.thorough

RARE = {"deals-anew", "flips-unseen", "hits-boss", "retries"}
"""Events that come up once in many games. Their sentences are tested by themselves."""


@pytest.mark.parametrize("name", list(registry))
def test_every_event_has_a_sample(name: str) -> None:
    told = json.loads(words(name))
    codes = {sample["code"] for key, sample in told.items() if key.startswith("event ")}
    assert registry[name].event_codes - codes <= RARE
