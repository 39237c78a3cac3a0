"""What a seat may not see is never sent to it: not in views, events, lists, records or refusals."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from prometheus_client import generate_latest

from fateloom.games import registry
from fateloom.games.destiny import cards as destiny
from fateloom.games.realms import cards as realms
from fateloom.server import metrics
from fateloom.server.api.devices import hashed
from fateloom.server.settings import COOKIE
from tests.moves import ids
from tests.server.conftest import Screen, Seat, admitted, done, opened, seated, tables_of
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.games.destiny.state import DestinyState
    from fateloom.games.realms.state import RealmsState
    from fateloom.server.tables.registry import TableRegistry
    from fateloom.table.seating import Seating

SEED = "918273645546372819"


def given_away(client: TestClient, table: str, seat: int) -> str:
    """Let a second device hold this seat instead of the first; the second one's secret."""
    tables = tables_of(client)
    secret = admitted(client)

    def given(seating: Seating) -> Seating:
        holders = list(seating.holders)
        holders[seat] = frozenset((hashed(secret),))
        return replace(seating, holders=tuple(holders))

    done(client, tables.store.reseat, table, given)
    return secret


def hidden_in_destiny(state: DestinyState, seat: int | None) -> set[str]:
    """The cards in the pile and in other hands, except those an Oracle showed."""
    cards = set(state.deck[state.top :])
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards |= set(hand)
    look = state.looks[seat] if seat is not None else None
    if look is not None:
        cards -= {card for _, hand in look[1] for card in hand}
    return {destiny.NAME[card] for card in cards}


def hidden_in_realms(state: RealmsState, seat: int | None) -> set[str]:
    """The cards in the pile, in other hands and face down, except those that were shown."""
    cards = realms.cards(state.deck[state.top :])
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards |= hand
    for seller, card in state.lots:
        if seller != seat and state.covered >> seller & 1:
            cards |= 1 << card
    if seat is not None:
        cards &= ~state.sure[seat]
        for known in state.seen[seat * state.seats : (seat + 1) * state.seats]:
            cards &= ~known
    return set(realms.names(cards))


HIDDEN: dict[str, Callable[[Any, int | None], set[str]]] = {
    "destiny": hidden_in_destiny,
    "realms": hidden_in_realms,
}
NAMED = re.compile(r'"(?:[a-z]+ )?([^"]+)"')
"""A thing alone between quotation marks, or the object of a move."""


def check(tables: TableRegistry, table: str, screen: Screen, raw: str, seat: int | None) -> None:
    """One message, as it was sent to a seat, against the whole truth in this process."""
    message = json.loads(raw)
    live = tables._live[table]
    state: Any = live.play.state
    for secret in (str(live.header.seed), str(state.random), live.header.secret):
        assert secret not in raw
    if message["t"] != "view":
        return
    # Each event is the true one, or is hidden and skipped.
    for index, sent in enumerate(message["events"], message["first"]):
        if message["number"] != live.play.number:
            break
        code, args, seats = live.play.events[index]
        if seats is not None and seat not in seats:
            assert sent == {"code": "skip", "args": []}
        else:
            private = {} if seats is None else {"private": True}
            assert sent == json.loads(json.dumps({"code": code, "args": args, **private}))
    if message["number"] != live.play.number:
        return
    message["events"] = []
    rest = json.dumps(message)
    told = set(NAMED.findall(rest.replace("Aid ", "")))
    shown = told & HIDDEN[live.header.game](state, seat)
    assert not shown, f"{seat} was told of {shown}"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "options", "games"), [("destiny", {"goal": 3}, 4), ("realms", {"deck": "all"}, 8)]
)
def test_two_devices_see_their_own_cards_only(
    client: TestClient, name: str, options: dict[str, Any], games: int
) -> None:
    tables = tables_of(client)
    checked = 0
    for game in range(games):
        client.cookies.clear()
        table = opened(client, game=name, seed=str(int(SEED) + game), options=options)
        first = client.cookies[COOKIE]
        second = given_away(client, table, 1)
        with seated(client, table, 0) as hedda:
            client.cookies.clear()
            client.cookies[COOKIE] = second
            with seated(client, table, 1) as anna:
                client.cookies.clear()
                with seated(client, table) as guest:
                    client.cookies[COOKIE] = first
                    watch: list[tuple[Seat, int | None]] = [(hedda, 0), (anna, 1), (guest, None)]
                    checked += play_together(tables, table, watch, Random(game))
                    for screen, seat in watch:
                        # Once it is over, everything may be seen.
                        assert screen.look(0 if seat is None else 1 - seat, 5)["t"] == "view"
    assert checked > 500


def play_together(
    tables: TableRegistry, table: str, watch: list[tuple[Seat, int | None]], rng: Random
) -> int:
    """Play by chance to the end, and check every message that anybody gets."""
    checked = 0
    number = 0
    while True:
        for screen, seat in watch:
            while screen.view["number"] < number:
                screen.get()
            if screen.view["over"]:
                continue
            for raw in screen.raw:
                check(tables, table, screen, raw, seat)
                checked += 1
            screen.raw.clear()
            if rng.random() < 0.1:
                # Refusals and looks must not tell either.
                assert screen.choose(seat or 0, "castle")["t"] == "refused"
                screen.look(seat)
        hedda, anna, _ = watch
        if hedda[0].view["over"]:
            return checked
        asked = hedda if 0 in hedda[0].view["waiting"] else anna
        screen, seat = asked
        undo, question = screen.view["undo"], screen.view["question"]
        if question and question["awaited"] and rng.random() < 0.7:
            screen, _ = watch[question["awaited"][0]]
            agree = rng.random() < 0.5
            answer = screen.ask(t="answer", number=question["number"], agree=agree)
        elif undo and rng.random() < 0.3:
            answer = screen.ask(t="undo", seat=seat, number=number)
        else:
            answer = screen.choose(seat or 0, rng.choice(ids(screen.view)))
        assert answer["t"] == "view", answer
        number += 1


@pytest.mark.parametrize("game", registry)
def test_seed_and_chance_are_in_no_byte_before_the_end(
    client: TestClient, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """Views, refusals, lists, saves, copies, records, spectators, the log and the numbers."""
    caplog.set_level(logging.INFO)
    rng = Random(1)
    seats = [{"name": name} for name in ("Hedda", "Anna")][: max(registry[game].seat_counts)]
    table = opened(client, game=game, seed=SEED, seats=seats)
    holder = client.cookies[COOKIE]
    told: list[str] = []

    def listen(table: str, seat: int | None, choices: int = 0) -> None:
        with seated(client, table, seat) as screen:
            for _ in range(choices):
                asked = screen.view["waiting"][0]
                screen.look(asked)
                assert screen.choose(asked, rng.choice(ids(screen.view)))["t"] == "view"
            for message in ({"t": "choose", "move": "castle"}, {"t": "undo"}):
                screen.ask(**message, seat=0, number=screen.view["number"])
            screen.look(seat, 0)
            told.extend(screen.raw)
        told.append(client.get(f"/api/tables/{table}/record").text)
        told.append(client.get("/api/tables").text)
        told.append(client.get(f"/api/games/{game}/runs").text)

    listen(table, 0, 12)
    answers = [
        client.post(f"/api/tables/{table}/copies", json=wish) for wish in ({"name": "Eve"}, {})
    ]
    told += [answer.text for answer in answers]
    copies = [answer.json()["table"] for answer in answers if answer.status_code == 201]
    assert len(copies) == (2 if registry[game].saves else 0)
    for each in copies:
        listen(each, 0)
    client.cookies.clear()
    listen(table, None)
    tables = tables_of(client)
    log = "".join(f"{each.getMessage()} {vars(each)}" for each in caplog.records)
    told += [log, generate_latest(metrics.REGISTRY).decode()]
    assert len(told) > 30
    for each in (table, *copies):
        live = tables._live[each]
        assert not live.play.over
        secrets = (SEED, live.header.secret, str(live.play.state.random), holder)
        assert min(map(len, secrets)) > 9
        for text in told:
            assert not [secret for secret in secrets if secret in text]
    assert "Hedda" not in log
    assert ("table-copied" in log) == bool(copies)


def test_another_seat_is_not_shown(client: TestClient) -> None:
    table = opened(client)
    second = given_away(client, table, 1)
    with seated(client, table, 0) as hedda:
        assert hedda.look(1)["code"] == "look-not-your-seat"
        assert hedda.choose(1, "done")["code"] == "not-your-seat"
        assert hedda.look(0, 0)["code"] == "replay-not-over"
    client.cookies.clear()
    client.cookies[COOKIE] = second
    with seated(client, table, 1) as anna:
        assert anna.look(0)["code"] == "look-not-your-seat"


@pytest.mark.thorough
@pytest.mark.parametrize("game", registry)
def test_open_hands_and_estimates_come_after_the_end(client: TestClient, game: str) -> None:
    names = ("Hedda", "Anna")[: max(registry[game].seat_counts)]
    table = opened(client, game=game, seats=[{"name": name} for name in names])
    with seated(client, table, 0) as hedda:
        for _ in range(4):
            asked = hedda.view["waiting"][0]
            hedda.look(asked)
            hedda.choose(asked, ids(hedda.view)[0])
        assert hedda.ask(t="look", seat=0, open=True)["code"] == "replay-not-over"
        assert "open" not in hedda.look(0)
        before = hedda.ask(t="course")
        assert before["chances"] is None
        assert (before["counts"] is None) == registry[game].secret_progress
        play_out(hedda, Random(1))
        course = hedda.ask(t="course")
        moments = hedda.view["choices"] + 1
        assert len(course["marks"]) == len(course["counts"]) == len(course["chances"]) == moments
        assert all(len(row) == len(names) for row in course["counts"] + course["chances"])
        shown = hedda.ask(t="look", seat=0, at=2, open=True)
        assert shown["open"] == [hedda.look(seat, 2)["view"] for seat in range(len(names))]


def test_lists_are_a_spectators(client: TestClient) -> None:
    table = opened(client, seed=SEED)
    text = client.get("/api/tables").text
    assert SEED not in text
    (info,) = json.loads(text)["tables"]
    game = registry["destiny"]
    assert info["view"] == json.loads(
        json.dumps(_plain(game.new(seed=int(SEED), seats=2).view(None)))
    )
    assert info["table"] == table


def _plain(view: Any) -> Any:
    from dataclasses import asdict

    return asdict(view)


def test_secrets_are_kept_as_hashes_only(client: TestClient, settings: Any) -> None:
    opened(client)
    secret = client.cookies[COOKIE]
    kept = b"".join(path.read_bytes() for path in settings.data.glob("tables.sqlite*"))
    assert hashed(secret).encode() in kept
    assert secret.encode() not in kept


def test_the_cookie_is_for_the_server_alone(client: TestClient) -> None:
    wish = {"game": "destiny", "seats": [{"name": "A"}, {"name": "B"}]}
    answer = client.post("/api/tables", json=wish)
    cookie = answer.headers["set-cookie"].casefold()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    client.base_url = client.base_url.copy_with(scheme="https")
    answer = client.post("/api/tables", json=wish)
    assert "secure" in answer.headers["set-cookie"].casefold()
