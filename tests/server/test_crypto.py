"""The key of a house: what is sealed with another is refused, and it goes along with its house."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.server.api.app import create_app
from fateloom.server.crypto import KEY, server_seal
from fateloom.server.refusals import StoreRefusal
from tests.server.conftest import opened, serving
from tests.server.test_save_files import brought_in, taken

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def test_a_save_of_another_house(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as client:
        data = taken(client, opened(client))
    there = replace(settings, data=tmp_path / "there", database=None)
    there.data.mkdir()
    with serving(there) as client:
        answer = client.post("/api/saves/contents", content=data).json()
        assert answer["code"] == "file-elsewhere"
        assert answer["details"] == [
            server_seal(None, settings.data).fingerprint,
            server_seal(None, there.data).fingerprint,
        ]


@pytest.mark.thorough
def test_the_key_goes_along_to_a_new_machine(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as client:
        data = taken(client, opened(client))
    key = settings.data / KEY
    assert key.stat().st_mode & 0o777 == 0o600
    there = replace(settings, data=tmp_path / "there", database=None)
    there.data.mkdir()
    (there.data / KEY).write_bytes(key.read_bytes())
    told = replace(there, data=tmp_path / "told", save_key=key.read_text().strip())
    told.data.mkdir()
    for each in (there, told):
        with serving(each) as client:
            assert brought_in(client, data, 0, 1)
    assert not (told.data / KEY).exists()
    assert str(told.save_key) not in repr(told)


@pytest.mark.parametrize("key", ["", "secret", "a" * 44, "é" * 44, b64encode(b"k" * 31).decode()])
def test_keys_that_are_none(settings: Settings, key: str) -> None:
    with pytest.raises(StoreRefusal) as error:
        create_app(replace(settings, save_key=key))
    assert error.value.code == "file-key"


def test_a_key_that_cannot_be_read(client: TestClient, settings: Settings) -> None:
    (settings.data / KEY).mkdir()
    answer = client.post(f"/api/tables/{opened(client)}/save")
    assert (answer.status_code, answer.json()["code"]) == (422, "file-key-unread")
