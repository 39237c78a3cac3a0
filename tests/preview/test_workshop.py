"""What an author does in the workshop: jump, set, ask why; and who else may not."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

import fateloom
from fateloom.cli import fateloom as command
from fateloom.core.errors import FateloomError, InvalidMove
from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.games.destinies.game import with_scenarios
from fateloom.preview.schema import schema
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.server.api.app import create_app
from fateloom.server.settings import Settings
from fateloom.story import load, output
from fateloom.terminal import saves
from tests.moves import ids

from .author import HOST, Author, closed, fact, person, writing


def test_a_fact_opens_an_option(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.author("visit sib tower")
        assert "take tower.climb" not in ids(author.look())
        shown = author.shown()
        assert closed(shown, "tower.climb")["unmet"] == [{"words": "rope-found", "now": None}]
        shown = author.author("set world rope-found 1")
        assert fact(shown, "world", "rope-found") == 1
        assert "take tower.climb" in ids(author.look())
        assert "take tower.search" not in ids(author.view)
        assert closed(shown, "tower.search")["unmet"] == [{"words": "not rope-found", "now": None}]
        assert author.view["view"]["place"] == "tower"


def test_a_picture_follows_what_is_set(tmp_path: Path) -> None:
    def paint(folder: Path) -> None:
        (folder / "pictures.yaml").write_text(
            "pictures:\n  bells:\n    {hour: dusk, middle: [church 300 330 100],"
            " states: {roped: {when: rope-found, hour: night}}}\n"
        )
        file = folder / "pois/hill.yaml"
        file.write_text(file.read_text().replace("token: 1\n", "token: 1\n    picture: bells\n", 1))

    with writing(tmp_path, before=paint) as author:
        author.author("visit sib tower")
        for value, hour in ((0, "dusk"), (1, "night"), (0, "dusk")):
            author.author(f"set world rope-found {value}")
            view = author.look()["view"]
            (scene,) = [each["scene"] for each in view["pictures"] if each["of"] == "tower"]
            assert scene.startswith(f"hour={hour};")


@pytest.mark.thorough
def test_why_an_option_is_closed_names_what_players_may_know_too(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.author("visit sib alehouse")
        shown = author.author("coins sib 1")
        (reason,) = closed(shown, "alehouse.buy-round")["reasons"]
        assert (reason["code"], reason["details"]) == ("destinies-coins", ["2", "1"])
        author.choose("take alehouse.ask")
        (reason,) = closed(author.shown(), "alehouse.ask")["reasons"]
        assert (reason["code"], reason["rule"]) == ("destinies-taken", "DST-POI-06")


def test_amounts_and_items_and_the_day(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for words in ("coins sib 7", "xp sib 2", "virtue sib -3", "effort sib 1", "day 3"):
            assert author.author(words)["t"] == "workshop"
        shown = author.author("give sib lantern")
        sib = person(shown, "sib")
        found = [sib[name] for name in ("coins", "xp", "virtue", "effort", "items")]
        assert found == [7, 2, -3, 1, ["lantern"]]
        assert shown["stage"]["day"] == 3
        assert author.author("give sib lantern")["code"] == "author-none-left"
        assert person(author.author("take sib lantern"), "sib")["items"] == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("set world rope-found 2", "author-range"),
        ("set world rope-found much", "author-range"),
        ("set world rope 1", "author-unknown"),
        ("set sib rope-found 1", "author-unknown"),
        ("visit wat tower", "author-unknown"),
        ("visit sib tower loud", "author-unknown"),
        ("finale sib red", "author-unknown"),
        ("coins sib", "author-words"),
        ("fly sib", "author-words"),
        ("", "author-words"),
    ],
)
def test_what_cannot_be_done_changes_nothing(tmp_path: Path, words: str, code: str) -> None:
    with writing(tmp_path) as author:
        before = author.shown()
        assert author.author(words)["code"] == code
        after = author.shown()
        after["read"] = before["read"]  # the folder's watcher may have read it meanwhile
        assert after == before


@pytest.mark.thorough
def test_a_jump_goes_anywhere_at_once(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.choose("stay")
        author.author("visit sib tower")
        view = author.look()["view"]
        assert (view["place"], view["asked"]) == ("tower", "option")
        author.author("meet sib wat")
        assert author.look()["view"]["place"] == "alehouse"
        author.author("arrive sib hill anew")
        assert author.look()["view"]["asked"] == "place"
        assert "somebody has swept it" in author.read()[-1]
        author.author("finale sib gold pull")
        assert author.look()["view"]["asked"] == "stage"
        assert ids(author.view) == ["take sib.gold.pull.ring"]


def test_the_turn_goes_on_after_a_jump(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.author("visit sib tower")
        day = author.look()["view"]["day"]
        author.choose("leave")
        assert author.look()["view"]["asked"] == "move"
        assert author.view["view"]["day"] == day + 1


@pytest.mark.thorough
def test_a_game_that_is_over_goes_on_with_a_jump_and_may_end_again(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for _ in range(2):
            author.author("finale sib violet")
            for _ in range(40):
                if author.look()["over"]:
                    break
                assert author.choose(ids(author.view)[-1])["t"] == "view"
            assert author.view["over"]
            assert author.author("day 2")["code"] == "game-over"


@pytest.mark.thorough
def test_the_latest_step_is_taken_back_whatever_it_was(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.choose("go hill")
        author.author("xp sib 5")
        assert author.steps() == ["go hill", "author xp sib 5"]
        assert person(author.ask(t="go", step=1), "sib")["xp"] == 0
        author.ask(t="go", step=0)
        assert ids(author.look()) == ["stay", "go hill"]
        author.choose("go hill")
        author.ask(t="again")
        assert author.steps() == []


@pytest.mark.thorough
def test_what_was_gone_back_from_is_gone_on_over(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for move in ("stay", "visit alehouse", "take alehouse.buy-round"):
            author.choose(move)
        there = author.look()["view"]
        assert author.ask(t="go", step=1)["ahead"] == 2
        # A version of the story leaves it where it is, and what waits waits.
        shown = author.rewrite("pois/green.yaml", "By the third cup", "By the fourth cup")
        assert (shown["steps"], shown["ahead"], shown["lost"]) == (1, 2, None)
        assert author.ask(t="go", step=99)["steps"] == 3
        assert author.look()["view"]["place"] == there["place"]
        assert "By the fourth cup" in author.read()[-1]
        author.ask(t="go", step=0)
        author.choose("go hill")
        assert author.shown()["ahead"] == 0
        assert author.ask(t="go", step=-1)["code"] == "malformed-message"


@pytest.mark.thorough
def test_what_no_longer_fits_is_not_gone_on_over(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        for move in ("stay", "visit alehouse", "take alehouse.ask"):
            author.choose(move)
        author.ask(t="go", step=1)
        author.rewrite("pois/green.yaml", "      ask:\n", "      inquire:\n")
        assert author.ask(t="go", step=3)["t"] == "refused"
        shown = author.shown()
        assert (shown["steps"], shown["ahead"]) == (1, 2)


@pytest.mark.thorough
def test_a_record_is_opened_at_its_end_and_stepped_through(tmp_path: Path) -> None:
    """What a proof or a playtest wrote down is looked at where its story is written."""
    written = tmp_path / "elsewhere/quiet-bell"
    output.start(written)
    story = load(written).scenario
    assert story is not None
    game = Recorder(
        with_scenarios(story), seed=9, seats=1, scenario=story.id, dice="own", players=("sib",)
    )
    while len(game.choices) < 12:
        seat = game.state.waiting[0]
        game.choose(seat, game.state.legal(seat)[-1].text)
    file = tmp_path / "game.jsonl"
    saves.write(game.record(), file)
    with writing(tmp_path, wish=TableSetup(record=saves.load(file))) as author:
        shown = author.shown()
        assert (shown["steps"], shown["ahead"], shown["lost"]) == (12, 0, None)
        assert author.steps() == [choice.move for choice in game.choices]
        assert ids(author.look()) == [move.text for move in game.state.legal(0)]
        assert author.ask(t="go", step=5)["ahead"] == 7
        then = game.moments[5]
        assert author.look(then.waiting[0])["waiting"] == list(then.waiting)
        assert ids(author.view) == [move.text for move in then.legal(then.waiting[0])]
        author.choose(ids(author.view)[0], then.waiting[0])
        assert author.ask(t="again")["steps"] == 12


def test_a_record_of_another_story_is_refused(tmp_path: Path) -> None:
    output.start(tmp_path / "tale")
    record = Recorder(registry["destinies"], seed=1, seats=1).record()
    with pytest.raises(FateloomError) as refused:
        Workbench(tmp_path / "tale", TableSetup(record=record))
    assert refused.value.code == "preview-other-record"


@pytest.mark.thorough
def test_the_log_that_is_kept_tells_the_table(tmp_path: Path) -> None:
    """Reloading the table gives the same result for any sequence of replacements."""
    with writing(tmp_path) as author:
        for move in ("go hill", "visit tower", "leave"):
            author.choose(move)
        author.author("coins sib 9")
        author.ask(t="go", step=3)
        author.rewrite("pois/hill.yaml", "  tower:\n", "  spire:\n")
        author.rewrite("pois/hill.yaml", "  spire:\n", "  tower:\n")
        table = author.bench._table
        assert table is not None and author.client.portal is not None
        _, kept, _ = author.client.portal.call(table._reload, table.header.table)
        assert kept.state.fields() == table.play.state.fields()
        assert [choice.move for choice in kept.choices] == author.steps()


# --- who else may not -----------------------------------------------------------------------


@pytest.mark.thorough
def test_the_normal_server_has_none_of_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(tmp_path, client=tmp_path / "web"))) as client:
        assert client.post("/api/preview").status_code == 405
        with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)):
            client.websocket_connect("/api/preview/socket").__enter__()
    room = Path(fateloom.__file__).parent
    for path in sorted((room / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(each.startswith("fateloom.preview") for each in names)


def test_interventions_are_no_moves_of_the_game() -> None:
    with pytest.raises(InvalidMove):
        registry["destinies"].parse("author coins nell 5")


def test_a_view_tells_no_more_than_at_any_table(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        author.author("virtue sib 4")
        view = json.dumps(author.look()["view"])
        assert "virtue" not in view
        assert "owls-met" not in view


def test_it_answers_to_no_other_name(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        rebound = {"host": "evil.example:8765", "origin": "http://evil.example:8765"}
        assert author.client.post("/api/preview", headers=rebound).status_code == 400
        with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)):
            author.client.websocket_connect(
                f"ws://{HOST}/api/preview/socket", headers=rebound
            ).__enter__()
        foreign = {"origin": "http://evil.example"}
        answer = author.client.post("/api/preview", headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)):
            author.client.websocket_connect(
                f"ws://{HOST}/api/preview/socket", headers=foreign
            ).__enter__()


def test_words_that_are_nested_deep_are_refused(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        nested = f'{{"a":{"[" * 3000}{"]" * 3000},"t":"go","step":0}}'
        with author.client.websocket_connect(f"ws://{HOST}/api/preview/socket") as panel:
            panel.receive_json()
            panel.send_text(nested)
            assert panel.receive_json()["code"] == "malformed-message"
            assert panel.receive_json()["t"] == "workshop"


@pytest.mark.thorough
def test_it_keeps_its_one_table(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        table = author.shown()["table"]
        client = author.client
        assert client.post("/api/tables", json={}).json()["code"] == "preview-one-table"
        assert client.post("/api/records", json={}).json()["code"] == "preview-one-table"
        assert client.delete(f"/api/tables/{table}").json()["code"] == "preview-one-table"
        assert client.post(f"/api/tables/{table}/copies").json()["code"] == "preview-one-table"
        assert client.post(f"/api/tables/{table}/rematch").json()["code"] == "preview-one-table"
        assert [each["table"] for each in client.get("/api/tables").json()["tables"]] == [table]


def test_nonsense_is_refused(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        assert author.ask(t="nonsense")["code"] == "malformed-message"


def test_a_folder_or_record_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, ["story", "preview", str(tmp_path / "none")])
    assert "preview-no-folder" in repr(done.exception)
    record = ["--record", str(tmp_path / "none.jsonl")]
    done = CliRunner().invoke(command, ["story", "preview", str(tmp_path), *record])
    assert "cannot-read" in repr(done.exception)


# --- the client's types ----------------------------------------------------------------------


def test_what_is_sent_is_in_the_schema(tmp_path: Path) -> None:
    shape = schema()
    fits = jsonschema.Draft202012Validator(
        {**shape["properties"]["ToWorkshop"], "$defs": shape["$defs"]}
    )

    def check(author: Author) -> None:
        fits.validate(author.shown())

    with writing(tmp_path) as author:
        check(author)
        author.author("visit sib tower")
        check(author)
        fits.validate(author.author("coins sib x"))
