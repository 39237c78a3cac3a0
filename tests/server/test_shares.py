"""A joint seed: every device has a share in it, by commit and reveal, before anything is dealt."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.record import Record, Recorder
from fateloom.core.shares import JointSeed, share_digest
from fateloom.games import registry
from fateloom.server.schema.socket import encode
from tests.server.conftest import Device, rechained, seated, serving, sql
from tests.server.test_commitment import fits

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json

HEDDA, ANNA = "11" * 32, "22" * 32


def digests(**shares: str) -> dict[str, str]:
    """The digests of these shares, by seat, as a client sends them."""
    return {seat: share_digest(seat=int(seat), share=share) for seat, share in shares.items()}


def gathered(host: Device, friend: Device, **wish: Any) -> str:
    """A table with a joint seed, at which two people sit."""
    table = host.open(seed=None, joint=True, **wish)
    friend.join(table, host.link(table, 1), "Otto")
    return table


def committed(host: Device, friend: Device, **wish: Any) -> str:
    """One where both have committed to their shares."""
    table = gathered(host, friend, **wish)
    host.change(table, "ready", on=True, shares=digests(**{"0": HEDDA}))
    friend.change(table, "ready", on=True, shares=digests(**{"1": ANNA}))
    return table


def dealt(host: Device, friend: Device, **wish: Any) -> str:
    """One that has been dealt."""
    table = committed(host, friend, **wish)
    host.change(table, "reveal", shares={"0": HEDDA})
    friend.change(table, "reveal", shares={"1": ANNA})
    return table


def ended(table: str, host: Device, friend: Device) -> Json:
    """The last view of a game that both end."""
    with host.at(table, 0) as screen:
        number = screen.ask(t="end")["question"]["number"]
    with friend.at(table, 1) as screen:
        view = screen.ask(t="answer", number=number, agree=True)
        assert fits(screen.table, view["deal"])
        return view


def test_a_game_is_dealt_from_everybodys_shares(host: Device, friend: Device) -> None:
    table = gathered(host, friend)
    with host.at(table, 0) as screen:
        told = screen.table
        assert told["joint"]
        assert len(told["commitment"]) == 64
        assert [each["share"] for each in told["players"]] == [None, None]
        assert screen.view["view"] is None
    host.change(table, "ready", on=True, shares=digests(**{"0": HEDDA}))
    friend.change(table, "ready", on=True, shares=digests(**{"1": ANNA}))
    with friend.at(table, 1) as screen:
        assert screen.table["revealing"]
        assert not screen.table["begun"]
        assert screen.view["view"] is None
        found = [each["share"] for each in screen.table["players"]]
        assert found == list(digests(**{"0": HEDDA, "1": ANNA}).values())
    friend.change(table, "reveal", shares={"1": ANNA})
    with host.at(table, 0) as screen:
        assert [each["revealed"] for each in screen.table["players"]] == [False, True]
        assert screen.view["view"] is None
        assert ANNA not in "".join(screen.raw)
    host.change(table, "reveal", shares={"0": HEDDA})
    with host.at(table, 0) as screen:
        assert screen.table["begun"]
        assert not screen.table["revealing"]
        assert screen.view["view"] is not None
        assert screen.table["commitment"] == told["commitment"]
        assert HEDDA not in "".join(screen.raw)
    view = ended(table, host, friend)
    assert view["deal"]["shares"] == [HEDDA, ANNA]
    host.come()
    record = Record.loads(host.client.get(f"/api/tables/{table}/record").text)
    assert record.joint == JointSeed(int(view["deal"]["seed"]), (HEDDA, ANNA))
    assert record.seed == record.joint.seed
    assert record.commitment == told["commitment"]


def test_the_shares_decide_what_is_dealt(host: Device, friend: Device) -> None:
    """The table that was made from the drawn seed alone is not the one that is played at."""
    table = dealt(host, friend)
    with host.at(table, 0) as screen:
        shown = screen.view["view"]
    ended(table, host, friend)
    host.come()
    record = Record.loads(host.client.get(f"/api/tables/{table}/record").text)
    assert record.joint is not None
    game = registry["destiny"]
    options: dict[str, Any] = dict(record.options)

    def hand(seed: int) -> Any:
        state = Recorder(game, seed=seed, seats=2, **options).state
        return json.loads(encode(state.view(0)))

    assert hand(record.seed) == shown
    assert hand(record.joint.drawn) != shown


def test_a_bot_has_no_share(host: Device) -> None:
    seats = [{"name": "Hedda"}, {"name": "Owl", "bot": "random"}]
    table = host.open(seed=None, joint=True, seats=seats)
    with host.at(table, 0) as screen:
        assert not screen.table["begun"]
    host.change(table, "ready", on=True, shares=digests(**{"0": HEDDA}))
    host.change(table, "reveal", shares={"0": HEDDA})
    with host.at(table, 0) as screen:
        assert screen.table["begun"]
        deal = screen.ask(t="end")["deal"]
    assert deal["shares"] == [HEDDA, None]


def test_a_table_of_bots_alone_needs_no_shares(host: Device) -> None:
    seats = [{"name": "Owl", "bot": "random"}, {"name": "Fox", "bot": "random"}]
    table = host.open(seed=None, joint=True, seats=seats)
    with host.at(table, None) as screen:
        assert screen.table["begun"]
        assert not screen.table["joint"]


def test_nobody_reveals_before_all_have_committed(host: Device, friend: Device) -> None:
    table = gathered(host, friend)
    host.change(table, "ready", on=True, shares=digests(**{"0": HEDDA}))
    assert host.refused(table, "reveal", shares={"0": HEDDA}) == "share-early"


def test_another_share_than_the_promised_is_refused(host: Device, friend: Device) -> None:
    table = committed(host, friend)
    assert host.refused(table, "reveal", shares={"0": ANNA}) == "share-differs"
    assert host.refused(table, "reveal", shares={"1": ANNA}) == "not-your-seat"
    assert host.refused(table, "reveal", shares={"0": "short"}) == "malformed-message"
    host.change(table, "reveal", shares={"0": HEDDA})
    host.change(table, "reveal", shares={"0": HEDDA})  # said again, after a lost answer
    friend.change(table, "reveal", shares={"1": ANNA})
    friend.change(table, "reveal", shares={"1": ANNA})


def test_nobody_is_ready_without_a_share(host: Device, friend: Device) -> None:
    table = gathered(host, friend)
    assert host.refused(table, "ready", on=True) == "share-missing"
    other = digests(**{"1": ANNA})
    assert host.refused(table, "ready", on=True, shares=other) == "share-missing"
    assert host.refused(table, "begin") == "share-missing"


def test_nobody_changes_a_share_after_seeing_another(host: Device, friend: Device) -> None:
    """The one who has revealed is asked again, with a fresh share."""
    table = committed(host, friend)
    host.change(table, "reveal", shares={"0": HEDDA})
    other = secrets.token_hex(32)
    friend.change(table, "ready", on=True, shares=digests(**{"1": other}))
    with host.at(table, 0) as screen:
        assert not screen.table["revealing"]
        assert [each["ready"] for each in screen.table["players"]] == [False, True]
        assert [each["share"] is None for each in screen.table["players"]] == [True, False]


def test_nobody_changes_a_share_when_all_have_committed(host: Device, friend: Device) -> None:
    """Others may be about to reveal theirs to the digests of before."""
    table = committed(host, friend)
    friend.change(table, "ready", on=True, shares=digests(**{"1": HEDDA}))
    assert host.refused(table, "reveal", shares={"0": HEDDA}) == "share-early"
    with host.at(table, 0) as screen:
        assert [each["ready"] for each in screen.table["players"]] == [False, True]


@pytest.mark.parametrize("leaves", [True, False])
def test_a_draw_that_is_broken_off_begins_again(host: Device, friend: Device, leaves: bool) -> None:
    table = committed(host, friend)
    host.change(table, "reveal", shares={"0": HEDDA})
    if leaves:
        friend.change(table, "leave", seat=1)
    else:
        friend.change(table, "ready", on=False)
    with host.at(table, 0) as screen:
        assert [each["ready"] for each in screen.table["players"]] == [False, False]
        assert [each["share"] for each in screen.table["players"]] == [None, None]
        assert not screen.table["begun"]


def test_a_chosen_seed_is_not_drawn_together(host: Device) -> None:
    host.come()
    body = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "joint": True}
    answer = host.client.post("/api/tables", json={**body, "seed": "7"})
    assert (answer.status_code, answer.json()["code"]) == (422, "joint-seed")


def test_it_outlives_the_process(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = committed(host, friend)
        host.change(table, "reveal", shares={"0": HEDDA})
    with serving(settings) as client:
        host, friend = Device(client, host.secret), Device(client, friend.secret)
        friend.change(table, "reveal", shares={"1": ANNA})
        with host.at(table, 0) as screen:
            before = screen.view["view"]
            assert before is not None
    with serving(settings) as client:
        host, friend = Device(client, host.secret), Device(client, friend.secret)
        with host.at(table, 0) as screen:
            assert screen.view["view"] == before
        assert ended(table, host, friend)["deal"]["shares"] == [HEDDA, ANNA]


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_deal_at_another_process_is_seen_here(settings: Settings) -> None:
    with serving(settings) as first, serving(settings) as second:
        host = Device(first)
        table = host.open(seed=None, joint=True)
        friend = Device(second, host.secret)
        friend.join(table, host.link(table, 1), "Otto")
        both = digests(**{"0": HEDDA, "1": ANNA})
        host.change(table, "ready", on=True, shares=both)
        with host.at(table, 0) as screen:
            assert screen.view["view"] is None
            friend.change(table, "reveal", shares={"0": HEDDA, "1": ANNA})
            view = screen.until(lambda message: message["t"] == "view" and message["view"])
        with friend.at(table, 0) as screen:
            assert screen.view["view"] == view["view"]


def test_a_changed_share_is_found(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = dealt(host, friend)
    line = " ".join((ANNA, HEDDA))
    sql(settings.url, "UPDATE log SET move = :line WHERE kind = 'dealt'", line=line)
    with serving(settings) as client:
        again = Device(client, host.secret)
        again.come()
        (listed,) = client.get("/api/tables").json()["tables"]
        assert listed["broken"]["code"] == "table-damaged"
    sql(settings.url, "UPDATE log SET move = 'nonsense' WHERE kind = 'dealt'")
    rechained(settings.url, table)
    with serving(settings) as client:
        again = Device(client, host.secret)
        again.come()
        (listed,) = client.get("/api/tables").json()["tables"]
        assert listed["broken"]["code"] == "table-damaged"


def test_a_rematch_is_drawn_together_too(host: Device, friend: Device) -> None:
    table = dealt(host, friend)
    first = ended(table, host, friend)
    again = host.ask(f"{table}/rematch").json()["table"]
    assert friend.ask(f"{table}/rematch").json()["table"] == again
    with host.at(again, 0) as screen:
        assert screen.table["joint"]
        assert not screen.table["begun"]
        assert [each["ready"] for each in screen.table["players"]] == [False, False]
    host.change(again, "ready", on=True, shares=digests(**{"0": ANNA}))
    friend.change(again, "ready", on=True, shares=digests(**{"1": HEDDA}))
    host.change(again, "reveal", shares={"0": ANNA})
    friend.change(again, "reveal", shares={"1": HEDDA})
    second = ended(again, host, friend)
    assert second["deal"]["shares"] == [ANNA, HEDDA]
    assert second["deal"]["seed"] != first["deal"]["seed"]


def test_clocks_start_with_the_deal(host: Device, friend: Device) -> None:
    table = dealt(host, friend, clock={"kind": "turn", "seconds": 60})
    with host.at(table, 0) as screen:
        left = screen.view["clocks"]
        assert len(left) == 2
        assert all(0 < each <= 60 for each in left)
        asked = [seat for seat in (0, 1) if seat in screen.view["waiting"]]
    assert asked


def test_a_copy_has_the_same_deal(client: TestClient) -> None:
    alone = Device(client)
    wish = {"game": "destinies", "seats": [{"name": "Hedda"}], "seed": None, "joint": True}
    table = alone.open(**wish)
    alone.change(table, "ready", on=True, shares=digests(**{"0": HEDDA}))
    alone.change(table, "reveal", shares={"0": HEDDA})
    copy = client.post(f"/api/tables/{table}/copies", json={"name": None}).json()["table"]
    with seated(client, table, 0) as one, seated(client, copy, 0) as other:
        assert other.table["begun"]
        assert other.view["view"] == one.view["view"]
        assert other.table["commitment"] == one.table["commitment"]
