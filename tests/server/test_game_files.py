"""What a game's package brings for the browser, as the server hands it out."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fateloom.server.api import game_files
from tests.server.conftest import seated

if TYPE_CHECKING:
    from starlette.testclient import TestClient

PRIVATE = "what nobody may read"


@pytest.fixture(autouse=True)
def _a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with a board, as if it were installed."""
    board = tmp_path / "halma_game/board"
    (board / "art").mkdir(parents=True)
    (tmp_path / "halma_game/__init__.py").write_text("")
    (tmp_path / "halma_game/secret.txt").write_text(PRIVATE)
    (board / "board.js").write_text("export function mount() {}")
    (board / "art/stone.svg").write_text("<svg/>")
    (board / ".hidden").write_text(PRIVATE)
    monkeypatch.syspath_prepend(str(tmp_path))
    point = EntryPoint("halma", "halma_game.board", game_files.GROUP)
    monkeypatch.setattr(game_files, "installed", lambda: (point,))


def test_a_board_is_sent_with_all_that_lies_beside_it(client: TestClient) -> None:
    answer = client.get("/boards/halma/board.js")
    assert answer.text == "export function mount() {}"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert client.get("/boards/halma/art/stone.svg").headers["content-type"] == "image/svg+xml"


def test_a_browser_that_has_it_gets_it_once(client: TestClient) -> None:
    first = client.get("/boards/halma/board.js")
    assert first.headers["cache-control"] == "no-cache"
    etag = {"if-none-match": first.headers["etag"]}
    assert client.get("/boards/halma/board.js", headers=etag).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "halma/",
        "halma/art",
        "halma/.hidden",
        "halma/../secret.txt",
        "halma/%2e%2e/secret.txt",
        "halma/..%2fsecret.txt",
        "halma/%2fetc/passwd",
        "halma/art/..%5c..%5csecret.txt",
        "halma/%00",
        "destiny/Board.svelte",
        "chess/board.js",
    ],
)
def test_nothing_else_is_sent(client: TestClient, path: str) -> None:
    answer = client.get(f"/boards/{path}")
    assert PRIVATE not in answer.text and "root:" not in answer.text
    assert answer.status_code == 404 or "text/html" in answer.headers["content-type"]


def test_a_board_without_its_module_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("halma", "halma_game", game_files.GROUP)
    monkeypatch.setattr(game_files, "installed", lambda: (point,))
    with pytest.raises(LookupError, match=r"halma_game has no board\.js"):
        game_files.Boards()


def test_chance_is_no_opponent_that_is_offered(client: TestClient) -> None:
    offered = {each["name"]: each["bots"] for each in client.get("/api/games").json()["games"]}
    assert offered["destiny"] == ["careless", "greedy", "search"]
    assert offered["realms"] == ["careless", "greedy", "search", "rollout"]


def test_words_are_handed_out_by_language(client: TestClient) -> None:
    (game,) = (
        each for each in client.get("/api/games").json()["games"] if each["name"] == "destiny"
    )
    assert game["languages"] == ["de", "en"]
    assert game["board"] is None
    told = client.get("/api/games/destiny/words/en").json()
    assert told["events"]["draws"] == ["seat", "count"]
    assert any("destiny-event-draws" in text for text in told["texts"])
    assert not any("terminal-destiny" in text for text in told["texts"])


@pytest.mark.parametrize(
    "path", ["destiny/words/fr", "destiny/words/..", "chess/words/en", "chess/rules"]
)
def test_words_and_rules_that_there_are_none_of(client: TestClient, path: str) -> None:
    assert client.get(f"/api/games/{path}").status_code == 404


def test_rules_are_handed_out(client: TestClient) -> None:
    answer = client.get("/api/games/destiny/rules")
    assert "DTY-SETUP-01" in answer.text
    assert answer.headers["content-type"].startswith("text/markdown")


def test_a_story_brings_the_picture_that_its_table_begins_with(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    (options,) = (each["options"] for each in games if each["name"] == "destinies")
    (stories,) = (each["told"] for each in options if each["name"] == "scenario")
    (picture,) = (each["picture"] for each in stories if each["value"] == "training")
    setup = {"seats": [{"name": "Ada"}], "options": {"scenario": "training"}}
    table = client.post("/api/tables", json={"game": "destinies", **setup}).json()["table"]
    with seated(client, table, 0) as seat:
        assert seat.view["view"]["frontispiece"] == picture
